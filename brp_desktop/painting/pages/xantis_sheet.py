"""A Xantis sheet on paper: who it is, Pa and penalties, the tree of scores, weapons, actions, counters, notes."""

from PySide6.QtCore import QCoreApplication, QDate

from brp_desktop.painting.pages.brp_head import head, track_rows
from brp_desktop.painting.pages.brp_things import note_blocks
from brp_desktop.painting.pages.composer import HAIR, ROW, RULE, Block, Composer, going_on, together
from brp_desktop.painting.pages.marks import Line, PageSet
from brp_desktop.painting.pages.paper import BODY, NUMBER, SMALL, STRONG, VALUE, PrintOptions, Style
from brp_desktop.painting.pages.tables import Head, Row, free_lines, table_blocks
from brp_desktop.sheet.derived_values import DerivedResource
from brp_desktop.sheet.xantis import ScoreNode, XantisCharacter
from brp_desktop.sheet.xantis_derive import XantisDerived, derive_xantis
from brp_desktop.storage.form_fields import field_name
from brp_desktop.storage.words import word
from brp_desktop.storage.xantis_form import INITIATIVE, PA

tr = QCoreApplication.translate

_INDENT = 3.2
_SHORT = 70.0
"""Up to this height, in millimetres, a tree of scores stays in one column."""
_NUMBER = 9.0


def xantis_pages(character: XantisCharacter, options: PrintOptions, lang: str, *, date: QDate) -> PageSet:
    """The pages; «single» has no notes."""
    numbers = derive_xantis(character)
    page = Composer(options, character.name, lang)
    name = character.name or tr("pages", "a person without a name")
    page.bookmark(name, 0)
    facts = [
        (word("player", lang), character.player, "about/player"),
        (tr("pages", "Group"), character.group, "about/group"),
        (word("race", lang), character.people, "about/people"),
        (word("adventure", lang), character.adventure, "about/adventure"),
    ]
    head(page, character.name, character.portrait, facts)
    _numbers(page, character, numbers)
    page.place(_tracks(page, character, numbers))
    page.y += page.mm(1.5)
    page.flow(_tree(page, numbers), _columns(page), page.mm(5))
    page.y += page.mm(3)
    if options.fillable:
        from brp_desktop.painting.pages.xantis_form import thing_blocks

        page.place(thing_blocks(page, character, numbers))
        return _finished(page, name, date)
    page.place([*_weapons(page, character), *_actions(page, character)])
    if options.layout != "single":
        page.place(note_blocks(page, tuple((note.title, note.text) for note in character.notes)))
        if options.has_free_lines and page.room > page.mm(25):
            page.place([page.heading(tr("pages", "Notes of the session"), page.width, outline=False)])
            page.place(free_lines(page, page.width, int(page.room // page.mm(4.6))))
    return _finished(page, name, date)


def _finished(page: Composer, name: str, date: QDate) -> PageSet:
    title = tr("pages", "Sheet of {name}").format(name=name)
    foot = tr("pages", "{name}, sheet printed on {date}. Rules: {rules}.")
    return page.finish(title, foot.format(name=name, date="\0", rules="Xantis"), date)


def _columns(page: Composer) -> int:
    return 3 if page.scale <= 1.2 else 2


def _numbers(page: Composer, character: XantisCharacter, derived: XantisDerived) -> None:
    """The frame of the values that are looked at in every turn."""
    missing = character.initiative_terms and derived.initiative.missing
    cells = [
        ("Pa Max", str(derived.pa_max), "", ""),
        ("Iniziativa", "—" if missing else str(derived.initiative.value), "", ""),
        *((short, str(each.value), each.name, f"penalty/{short.lower()}") for short, each in
          (("Pme", character.pme), ("Pr", character.pr), ("Pd", character.pd))),
    ]  # fmt: skip
    if character.initiative is not None or page.options.fillable:
        result = tr("pages", "Iniziativa rolled")
        cells.insert(2, (result, "" if character.initiative is None else str(character.initiative), "", INITIATIVE))
    if page.options.fillable:
        cells = cells[2:]  # what is worked out would be wrong as soon as something is written
    width, height = page.width / len(cells), page.mm(16.5)
    names = [page.lines(name, width - page.mm(2), SMALL) if name else [] for _, _, name, _ in cells]
    height += max(0, max(map(len, names)) - 1) * page.line_height(SMALL)
    page.box(page.left, page.y, page.width, height, radius=1.2, stroke=RULE, ink="ink")
    for place, ((label, value, name, field), lines) in enumerate(zip(cells, names, strict=True)):
        x = page.left + place * width
        page.text(x + width / 2, page.y + page.mm(10.8), label, Style("text", 9.5, 600), align=0.5)
        if page.options.fillable:
            number_field = field if field == INITIATIVE else f"{field}/value"
            page.field(
                x + width / 2 - page.mm(8), page.y + page.mm(6.4), page.mm(16), number_field, value, VALUE, align=1
            )
            if field != INITIATIVE:
                wide = width - page.mm(3)
                page.field(x + page.mm(1.5), page.y + page.mm(14.4), wide, f"{field}/name", name, SMALL, align=1)
        else:
            page.text(x + width / 2, page.y + page.mm(6.4), value, NUMBER, align=0.5)
            for number, line in enumerate(lines):
                y = page.y + page.mm(14.4) + number * page.line_height(SMALL)
                page.text(x + width / 2, y, line, SMALL, align=0.5)
        if place:
            page.put(Line(x, page.y, x, page.y + height, page.mm(HAIR), "line"))
    page.y += height + page.mm(2.4)


def _tracks(page: Composer, character: XantisCharacter, derived: XantisDerived) -> list[Block]:
    tracks = [("Pa", DerivedResource(derived.pa_left, derived.pa_max), PA)]
    tracks += [
        (each.name or "—", DerivedResource(each.now, each.maximum, name=each.name), field_name("counter", each.id))
        for each in character.counters
    ]
    widest = max(page.measure(label, STRONG) for label, _, _ in tracks)
    indent = min(max(page.mm(20), widest + page.mm(3)), page.width * 0.4)
    return [block for label, track, field in tracks for block in track_rows(page, label, track, indent, None, field)]


def _tree(page: Composer, derived: XantisDerived) -> list[Block]:
    """Every score under the one it belongs to: name, value, capacity. What is not long stays in one column."""
    rows = {node.id: node for node in derived.character.nodes}
    count = _columns(page)
    width = (page.width - (count - 1) * page.mm(5)) / count
    trees: list[list[Block]] = []
    again: Block | None = None
    for id_, node in derived.nodes.items():
        if node.depth == 0 and node.children and trees:
            trees[-1].append(page.gap(1.6))
        if node.depth == 0 or not trees:
            trees.append([])
            again = None
        blocks = trees[-1]
        if node.depth == 0 and node.children:
            blocks.append(_root(page, rows[id_], width, again=False))
            again = _root(page, rows[id_], width, again=True)
        below: list[Block] = []
        if page.options.fillable:
            below = _score_fields(page, rows[id_], node.depth, width)
        elif node.depth or not node.children:
            below = _score(page, rows[id_], node.depth, node.capacity, width)
        blocks += below if again is None else going_on(below, again)
    short = page.mm(_SHORT)
    return [
        block for tree in trees for block in ([together(tree)] if sum(each.height for each in tree) < short else tree)
    ]


def _root(page: Composer, row: ScoreNode, width: float, *, again: bool) -> Block:
    """The heading of a tree; ``again``: where it goes on."""
    name = row.name or row.id
    if again:
        name = tr("pages", "{name} (continued)").format(name=name)
    if page.options.fillable:
        return page.heading(name, width, outline=not again)

    def number(x: float, base: float) -> None:
        page.text(x + width - page.mm(_NUMBER), base, str(row.value), Style("text", 10, 600), align=1.0)
        page.text(x + width, base, tr("pages", "cap."), SMALL, "soft", 1.0)

    lines = page.lines(name, width - page.mm(2 * _NUMBER), Style("head", 12.5, 700))
    if len(lines) > 1:
        return page.heading(f"{name} {row.value}", width, outline=not again)
    return page.heading(name, width, outline=not again, extra=number)


def _score(page: Composer, row: ScoreNode, depth: int, capacity: int, width: float) -> list[Block]:
    indent = min(max(0, depth - 1), 8) * page.mm(_INDENT)
    style = STRONG if depth <= 1 else BODY
    lines = page.lines(row.name or row.id, max(page.mm(12), width - indent - page.mm(2 * _NUMBER)), style)
    step = page.line_height(style)

    def block(place: int, line: str) -> Block:
        last = place == len(lines) - 1
        height = (page.mm(ROW) if len(lines) == 1 else step) + (page.mm(0.6) if last and len(lines) > 1 else 0.0)

        def draw(x: float, y: float) -> None:
            base = y + page.mm(3.2)
            page.text(x + indent, base, line, style)
            if place == 0:
                page.text(x + width - page.mm(_NUMBER), base, str(row.value), BODY, align=1.0)
                page.text(x + width, base, str(capacity), Style("text", 9, 600), align=1.0)
            if last:
                page.rule(x, y + height - page.mm(0.15), x + width)

        return Block(height, draw)

    return [block(place, line) for place, line in enumerate(lines)]


def _score_fields(page: Composer, row: ScoreNode, depth: int, width: float) -> list[Block]:
    """Name and value of a score to write in; capacities are worked out."""
    indent = min(max(0, depth - 1), 8) * page.mm(_INDENT)
    room = max(page.mm(12), width - indent - page.mm(_NUMBER + 1))
    deep = min(6, len(page.field_lines(row.name, room)))
    height = page.mm(ROW) + (deep - 1) * page.line_height(BODY)

    def draw(x: float, y: float) -> None:
        base = y + page.mm(3.2)
        page.field(x + indent, base, room, field_name("node", row.id, "name"), row.name, BODY, deep=deep)
        left = x + width - page.mm(_NUMBER)
        page.field(left, base, page.mm(_NUMBER), field_name("node", row.id, "value"), str(row.value), BODY, align=2)
        page.rule(x, y + height - page.mm(0.15), x + width)

    return [Block(height, draw)]


def _weapons(page: Composer, character: XantisCharacter) -> list[Block]:
    names = {node.id: node.name for node in character.nodes}
    rows = [
        Row(
            (
                each.name or "—",
                names.get(each.node, str(each.node)) if each.node is not None else "",
                f"{each.bonus:+}".replace("-", "−") if each.bonus else "",
                "" if each.attack_pa is None else str(each.attack_pa),
                "" if each.parry_pa is None else str(each.parry_pa),
                each.damage,
            ),
            " ".join(each.note.split("\n")),
        )
        for each in character.weapons
    ]
    heads = [Head(word("weapon", page.lang), 30, STRONG), Head(tr("pages", "Score"), 24), Head("Bonus", 9, BODY, 1.0),
             Head("Pa", 8, BODY, 1.0), Head(tr("pages", "Pa, parata"), 11, BODY, 1.0), Head("Danni", 18)]  # fmt: skip
    return _section(page, word("weapons", page.lang), table_blocks(page, page.width, heads, rows))


def _actions(page: Composer, character: XantisCharacter) -> list[Block]:
    names = {node.id: node.name for node in character.nodes}
    rows = [
        Row(
            (
                each.name or "—",
                names.get(each.node, str(each.node)) if each.node is not None else "",
                "" if each.pa is None else str(each.pa),
                tr("pages", "spell") if each.spell else "",
            ),
            " ".join(each.note.split("\n")),
        )
        for each in character.actions
    ]
    heads = [
        Head(tr("pages", "Action"), 36, STRONG),
        Head(tr("pages", "Score"), 34),
        Head("Pa", 10, BODY, 1.0),
        Head("", 20),
    ]
    return _section(page, tr("pages", "Actions"), table_blocks(page, page.width, heads, rows))


def _section(page: Composer, title: str, blocks: list[Block]) -> list[Block]:
    return [page.heading(title, page.width), *blocks, page.gap(3)] if blocks else []
