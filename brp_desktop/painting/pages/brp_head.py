"""The upper part of a percentile sheet: who it is, characteristics, derived values, tracks, levels of success."""

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.names import characteristic_abbreviation, derived_name, roll_name
from brp_desktop.painting.pages.composer import HAIR, RULE, Block, Composer
from brp_desktop.painting.pages.marks import Line, Picture
from brp_desktop.painting.pages.paper import BODY, INITIALS, NAME, NUMBER, SMALL, STRONG, VALUE, Style
from brp_desktop.painting.pictures import unpacked
from brp_desktop.painting.portrait import initials
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS, RULES_RESOURCES, DerivedResource, move_of
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.storage.form_fields import MOVE, POW_TICK, field_name
from brp_desktop.storage.words import word

tr = QCoreApplication.translate

PORTRAIT_WIDTH, PORTRAIT_HEIGHT = 25.3, 29.6
LONGEST_TRACK = 120
"""A track with more points than this is a number to write over: nobody strikes so many out."""


def head(page: Composer, name: str, portrait: bytes, facts: list[tuple[str, str, str]]) -> None:
    """Name, portrait and facts (label, value, name of the form's field) in rows of four."""
    width = page.width - page.mm(PORTRAIT_WIDTH + 4.3)
    top = page.y
    picture(page, page.right - page.mm(PORTRAIT_WIDTH), top - page.mm(0.9), name, portrait)
    style = _fitting(page, name, width)
    lines = page.lines(name, width, style)
    page.y = top + page.mm(3.2)
    if page.options.fillable:
        large = NAME.smaller(0.5)
        deep = min(6, len(page.field_lines(name, width, large)))
        page.field(page.left, page.y + page.mm(4.5), width, field_name("about", "name"), name, large, deep=deep)
        page.y += page.mm(5) + (deep - 1) * page.line_height(large)
    else:
        for line in lines[:6]:
            page.text(page.left, page.y + page.mm(4.2) * style.points / NAME.points, line, style, "accent")
            page.y += page.line_height(style) * 0.72 if len(lines) > 1 else page.mm(4.9)
    if len(lines) > 1 and not page.options.fillable:
        page.y += page.mm(2)
    page.y += page.mm(1.8)
    page.rule(page.left, page.y, page.left + width, RULE, "ink")
    page.y += page.mm(0.6)
    for row in _rows(page, facts, width):
        _fact_row(page, row, width)
    page.y = max(page.y, top + page.mm(PORTRAIT_HEIGHT - 0.9)) + page.mm(3.0)
    if len(lines) > 6 and not page.options.fillable:
        page.place([*page.paragraph(page.left, page.width, "".join(lines[6:])), page.gap(2)])


def _fitting(page: Composer, name: str, width: float) -> Style:
    """The style a name is set in: smaller where it is long, and then on several lines."""
    for share in (1.0, 0.9, 0.75, 0.6, 0.5):
        style = NAME.smaller(share)
        if page.measure(name, style) <= width:
            return style
    return NAME.smaller(0.5)


_SHARES = (0.317, 0.142, 0.236, 0.236)


def _rows(page: Composer, facts: list[tuple[str, str, str]], width: float) -> list[list[tuple[str, str, str, float]]]:
    """The facts in rows, each with its share of the width; a long one has a row of its own."""
    if page.scale > 1.2:
        shares: tuple[float, ...] = (0.5, 0.47)
    else:
        shares = _SHARES
    rows: list[list[tuple[str, str, str, float]]] = []
    place = len(shares)
    for label, value, field in facts:
        if place >= len(shares):
            rows.append([])
            place = 0
        share = shares[place]
        if (
            value
            and page.measure(value, VALUE.smaller(0.9)) > share * width
            and page.measure(value, VALUE) > width * 0.3
        ):
            rows.append([(label, value, field, 1.0)])
            place = len(shares)
            continue
        rows[-1].append((label, value, field, share))
        place += 1
    return [row for row in rows if row]


def _fact_row(page: Composer, row: list[tuple[str, str, str, float]], width: float) -> None:
    gap = (width - sum(share for *_, share in row) * width) / max(1, len(row) - 1) if len(row) > 1 else 0.0
    gap = min(gap, page.mm(3.7))
    x, deepest = page.left, 0.0
    for label, value, field, share in row:
        wide = share * width
        page.text(x, page.y + page.mm(3.3), label, SMALL, "soft")
        style = VALUE if page.measure(value, VALUE) <= wide else VALUE.smaller(0.9)
        lines = page.field_lines(value, wide, style) if page.options.fillable else page.lines(value, wide, style)
        step = page.line_height(style)
        if page.options.fillable:
            page.field(x, page.y + page.mm(6.8), wide, field, value, style, deep=min(40, len(lines)))
        else:
            for place, line in enumerate(lines[:40]):
                page.text(x, page.y + page.mm(6.8) + place * step, line, style)
        extra = (len(lines[:40]) - 1) * step
        page.rule(x, page.y + page.mm(8.1) + extra, x + wide, HAIR, "soft")
        deepest = max(deepest, extra)
        x += wide + gap
    page.y += page.mm(7.5) + deepest


def picture(page: Composer, x: float, y: float, name: str, portrait: bytes) -> None:
    """The portrait in its frame, or initials."""
    width, height = page.mm(PORTRAIT_WIDTH), page.mm(PORTRAIT_HEIGHT)
    if portrait and unpacked(portrait) is not None:
        page.put(Picture(x, y, width, height, portrait))
    else:
        page.text(x + width / 2, y + height / 2 + page.mm(3.4), initials(name), INITIALS, "soft", 0.5)
    page.box(x, y, width, height, stroke=0.25, ink="soft")


def brp_head(page: Composer, character: BrpCharacter) -> None:
    """Head of a percentile sheet; what is empty has a line to write on, rare facts only where there is something."""
    lang = page.lang
    age = "" if character.age is None else str(character.age)
    always = ("occupation", "age", "place", "player", "features", "height")
    rare = ("gender", "weight", "adventure")
    held = {key: age if key == "age" else getattr(character, key) for key in (*always, *rare)}
    wealth = character.wealth[0] if len(character.wealth) == 1 and not character.wealth[0].note else None
    facts = [(word(key, lang), held[key], field_name("about", key)) for key in always]
    if wealth is not None and not page.options.fillable:
        facts.append((wealth.name or word("wealth", lang), wealth.amount, ""))
    shown = rare if page.options.fillable else [key for key in rare if held[key] or key == "adventure"]
    facts += [(word(key, lang), held[key], field_name("about", key)) for key in shown]
    head(page, character.name, character.portrait, facts)


def characteristics(page: Composer, character: BrpCharacter, derived: Derived) -> None:
    """The frame of characteristics with the chance of each roll, and the derived values beside them."""
    rows = list(derived.characteristics.items())
    aside = page.mm(43)
    across = max(1, min(len(rows), int((page.width - aside) // page.mm(17))))
    across = -(-len(rows) // -(-len(rows) // across))
    cell = (page.width - aside) / across
    deep = -(-len(rows) // across)
    height = page.mm(17.3)
    total = max(deep * height, page.mm(17.3))
    page.box(page.left, page.y, page.width, total, radius=1.2, stroke=0.28, ink="ink")
    for place, (id_, found) in enumerate(rows):
        x, y = page.left + place % across * cell, page.y + place // across * height
        value = "" if found.value is None else str(found.value)
        middle = x + cell / 2
        if page.options.fillable:
            page.field(middle - page.mm(6), y + page.mm(6.1), page.mm(12), field_name("characteristic", id_), value,
                       NUMBER.smaller(0.7), align=1)  # fmt: skip
        else:
            page.text(middle, y + page.mm(6.1), value, NUMBER, align=0.5)
        short = characteristic_abbreviation(id_, character.options, page.lang)
        wide = page.text(middle, y + page.mm(10.4), short, Style("text", 10, 600), align=0.5)
        if id_ == "pow" and page.options.ticks:
            page.tick_box(middle - wide / 2 - page.mm(4), y + page.mm(9.2), character.pow_ticked, POW_TICK)
        if found.roll is not None:
            name = roll_name(found.roll, character.options, page.lang)
            _roll_line(page, middle, y + page.mm(14.4), cell, name, found.chance)
        page.put(Line(x + cell, y, x + cell, y + height, page.mm(HAIR), "line"))
    _derived_values(page, character, derived, page.right - aside, aside)
    page.y += total + page.mm(2.4)


def _roll_line(page: Composer, middle: float, y: float, cell: float, name: str, chance: int | None) -> None:
    style, strong = SMALL, Style("text", SMALL.points, 600)
    number = "" if chance is None else f" {chance}"
    width = page.measure(name, style) + page.measure(number, strong)
    if width <= cell - page.mm(0.8):
        x = middle - width / 2
        page.text(x + page.text(x, y, name, style), y, number, strong)
    else:
        page.text(middle, y - page.mm(1.1), name, style, align=0.5)
        page.text(middle, y + page.mm(1.7), number.strip(), strong, align=0.5)


def _derived_values(page: Composer, character: BrpCharacter, derived: Derived, x: float, width: float) -> None:
    lang = page.lang
    rows: list[tuple[str, str, str]] = []
    bonus = derived.damage_bonus
    shown = "" if bonus is None else bonus or word("none", lang)
    rows.append((derived_name("damage_bonus", lang), shown, ""))
    rows.append((derived_name("move", lang), str(derived.move), MOVE))
    if derived.major_wound is not None:
        rows.append((derived_name("major_wound", lang), str(derived.major_wound), ""))
    if derived.experience_bonus is not None:
        rows.append((derived_name("experience_bonus", lang), f"+{derived.experience_bonus}", ""))
    step = page.mm(3.75) if len(rows) < 5 else page.mm(3.2)
    y = page.y + page.mm(4.0)
    strong = Style("text", 8.5, 600)
    for name, value, field in rows:
        wide = page.measure(value, strong)
        style = Style("text", 8.5)
        while page.measure(name, style) + wide > width - page.mm(6) and style.points > 8:
            style = style.smaller(0.94)
        page.text(x + page.mm(2.7), y, name, style)
        if field and page.options.fillable:
            page.field(x + width - page.mm(12), y, page.mm(10), field, str(move_of(character)), strong, align=2)
        else:
            page.text(x + width - page.mm(2.7), y, value, strong, align=1.0)
        y += step


def track_blocks(page: Composer, derived: Derived, character: BrpCharacter) -> list[Block]:
    """Every track from 0 to its maximum, lost points struck out, the major wound grey."""
    labels = {id_: _track_name(id_, track, character, page.lang) for id_, track in derived.resources.items()}
    widest = max((page.measure(label, STRONG) for label in labels.values()), default=0.0)
    indent = min(max(page.mm(28), widest + page.mm(3)), page.width * 0.4)
    blocks: list[Block] = []
    for id_, track in derived.resources.items():
        major = derived.major_wound if id_ == HIT_POINTS else None
        group = "track" if id_ in RULES_RESOURCES else "counter"
        blocks += track_rows(page, labels[id_], track, indent, major, field_name(group, id_))
    return blocks


def _track_name(id_: ResourceId, track: DerivedResource, character: BrpCharacter, lang: str) -> str:
    if id_ in (HIT_POINTS, POWER_POINTS):
        return word(id_, lang)
    return derived_name(id_, lang) if id_ in RULES_RESOURCES else track.name or "—"


def track_rows(
    page: Composer,
    label: str,
    track: DerivedResource,
    indent: float,
    major: int | None,
    field: str,
    width: float | None = None,
) -> list[Block]:
    """One track; a long one goes on below, one without an end is a number."""
    most, now = track.maximum, track.current
    if page.options.fillable and field:
        return [_track_fields(page, label, track, indent, field)]
    names = page.lines(label, indent - page.mm(2), STRONG)
    if most is None and now is None:
        return [_label_block(page, names, indent, "")]
    if most is None or now is None or not 0 <= most <= LONGEST_TRACK:
        text = " / ".join("—" if number is None else str(number) for number in (now, most))
        return [_label_block(page, names, indent, text if most is not None else text.partition(" / ")[0])]
    cell = page.mm(5.55 if most < 100 else 6.2)
    across = max(5, int(((page.width if width is None else width) - indent) // cell))
    rows = [range(start, min(start + across, most + 1)) for start in range(0, most + 1, across)]
    blocks = []
    for place, row in enumerate(rows):
        blocks.append(_cells(page, names if place == 0 else [], row, cell, indent, now, major, track))
    if now < 0 or now > most:
        blocks.append(_label_block(page, [], indent, f"{now} / {most}"))
    return blocks


def _label_block(page: Composer, names: list[str], indent: float, text: str) -> Block:
    step = page.line_height(STRONG)

    def draw(x: float, y: float) -> None:
        for place, line in enumerate(names):
            page.text(x, y + page.mm(3.3) + place * step, line, STRONG)
        page.text(x + indent, y + page.mm(3.3), text, VALUE)
        if not text:
            page.rule(x + indent, y + page.mm(4.2), x + indent + page.mm(28), HAIR, "soft")

    return Block(max(page.mm(5.4), len(names) * step + page.mm(1)), draw)


def _track_fields(page: Composer, label: str, track: DerivedResource, indent: float, field: str) -> Block:
    def draw(x: float, y: float) -> None:
        base = y + page.mm(3.3)
        page.value(x, base, indent - page.mm(3), label, STRONG, field=f"{field}/name" if track.name else "")
        for place, (key, number) in enumerate((("now", track.current), ("maximum", track.maximum))):
            left = x + indent + place * page.mm(22)
            shown = "" if number is None else str(number)
            page.field(left, base, page.mm(16), f"{field}/{key}", shown, VALUE, align=2 * (1 - place))
            if place == 0:
                page.text(left + page.mm(19), base, "/", BODY, align=0.5)

    return Block(page.mm(5.4), draw)


def _cells(page: Composer, names: list[str], row: range, cell: float, indent: float, now: int, major: int | None,
           track: DerivedResource) -> Block:  # fmt: skip
    height, step = page.mm(4.2), page.line_height(STRONG)

    def draw(x: float, y: float) -> None:
        for place, line in enumerate(names):
            page.text(x, y + page.mm(3.1) + place * step, line, STRONG)
        for place, number in enumerate(row):
            left = x + indent + place * cell
            wounded = number == major and number > 0
            page.box(left, y, cell, height, fill="shade" if wounded else "", stroke=0.18, ink="soft")
            style = Style("text", 8.5, 600) if wounded else Style("text", 8.5)
            wide = page.text(left + cell / 2, y + page.mm(3.1), str(number), style, align=0.5)
            if number > now:
                half = wide / 2 + page.mm(0.7)
                page.put(Line(left + cell / 2 - half, y + page.mm(2.9), left + cell / 2 + half, y + page.mm(1.3),
                              page.mm(0.3), "ink"))  # fmt: skip

    return Block(max(page.mm(5.4), len(names) * step), draw)


def levels(page: Composer, character: BrpCharacter) -> Block:
    """The frame that says what the signs mean, by the rules of the sheet."""
    parts = [("special", tr("pages", "Special"), tr("pages", "≤ 1/5")),
             ("success", tr("pages", "Success"), tr("pages", "≤ score")),
             ("failure", tr("pages", "Failure"), tr("pages", "above it")),
             ("fumble", tr("pages", "Fumble"), tr("pages", "the highest rolls"))]  # fmt: skip
    if character.options.critical:
        parts.insert(0, ("critical", tr("pages", "Critical"), tr("pages", "≤ 1/20")))
    title = tr("pages", "Levels")
    side = page.mm(3.6)

    def wide(part: tuple[str, str, str]) -> float:
        return side + page.mm(1.2) + page.measure(part[1], STRONG) + page.mm(1.2) + page.measure(part[2], BODY)

    lines: list[list[tuple[str, str, str]]] = [[]]
    first = page.measure(title, STRONG)
    room = page.width - page.mm(6)
    for part in parts:
        if lines[-1] and first + sum(map(wide, [*lines[-1], part])) + page.mm(3) * (len(lines[-1]) + 1) > room:
            lines.append([])
            first = 0.0
        lines[-1].append(part)
    height = page.mm(1.4) + len(lines) * page.mm(5.0)

    def draw(x: float, y: float) -> None:
        page.box(x, y, page.width, height, radius=1.0, stroke=0.2, ink="soft")
        for place, line in enumerate(lines):
            base = y + page.mm(4.3) + place * page.mm(5.0)
            at = x + page.mm(3)
            used = sum(map(wide, line)) + (page.measure(title, STRONG) if place == 0 else 0.0)
            gap = min(page.mm(9), (room - used) / (len(line) - (1 if place else 0) or 1))
            if place == 0:
                at += page.text(at, base, title, STRONG) + gap
            for level, name, limit in line:
                page.sign(at, base - page.mm(1.1), 3.6, level)
                end = at + side + page.mm(1.2)
                end += page.text(end, base, name, STRONG) + page.mm(1.2)
                end += page.text(end, base, limit, BODY)
                at = end + gap

    return Block(height + page.mm(2), draw)
