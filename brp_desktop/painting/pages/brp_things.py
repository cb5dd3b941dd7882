"""What a character of percentiles has on paper: weapons, gear, armour, powers, wounds, wealth, contacts, notes."""

import re

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.belonging_names import armour_name, weapon_name
from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import category_name, full_skill_name, roll_name
from brp_desktop.catalogue.tables import hit_location_catalogue
from brp_desktop.catalogue.weapons import weapon_catalogue
from brp_desktop.painting.pages.composer import Block, Column, Composer
from brp_desktop.painting.pages.paper import BODY, STRONG
from brp_desktop.painting.pages.tables import Head, Row, free_lines, labelled_lines, table_blocks
from brp_desktop.rules.brp import Difficulty, effective_chance, thresholds
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.storage.hindrance_text import texts_of
from brp_desktop.storage.words import kind_word, weight_in_points, with_bonus, word

tr = QCoreApplication.translate

_WEAPON_ROWS, _GEAR_LINES = 4, 6


def weapons_and_gear(page: Composer, character: BrpCharacter, derived: Derived) -> None:
    """Weapons and armour at the left, things at the right; under each other in large type."""
    free = page.options.has_free_lines
    weapons = weapon_rows(page, character, derived)
    wide = page.scale <= 1.2
    left = page.width * (0.6 if wide else 1.0)
    right = page.width * (0.365 if wide else 1.0)
    first = [page.heading(word("weapons", page.lang), left)]
    first += table_blocks(
        page, left, _weapon_heads(page, character), weapons, max(0, _WEAPON_ROWS - len(weapons)) * free
    )
    first += armour_blocks(page, character, derived, left)
    second = [page.heading(word("gear", page.lang), right), *gear_blocks(page, character, right)]
    if free:
        second += free_lines(page, right, max(1, _GEAR_LINES - len(character.items)))
    if not weapons and not free:
        first = first[len(first) - len(armour_blocks(page, character, derived, left)) :]
    if not character.items and not free:
        second = []
    if page.room < page.mm(35):
        page.new_page()
    if wide:
        page.place_columns([Column(page.left, left, first), Column(page.right - right, right, second)])
    else:
        page.place([*first, page.gap(3), *second])
    page.y += page.mm(2.5)


def _weapon_heads(page: Composer, character: BrpCharacter) -> list[Head]:
    lang, limits = page.lang, page.options.limits
    heads = [Head(word("weapon", lang), 33), Head("%", 8, STRONG, 1.0)]
    if limits:
        heads += [Head("½", 7, BODY, 1.0), Head("", 7, BODY, 1.0, "special")]
        if character.options.critical:
            heads.append(Head("", 7, BODY, 1.0, "critical"))
    return [*heads, Head("", 1.5), Head(word("damage", lang), 19), Head(word("range", lang), 13),
            Head(word("ammunition", lang), 16)]  # fmt: skip


def weapon_rows(page: Composer, character: BrpCharacter, derived: Derived) -> list[Row]:
    """A row for each weapon; what has no column stands under it."""
    return [_weapon_row(page, weapon, character, derived) for weapon in character.weapons]


def _weapon_row(page: Composer, weapon: Weapon, character: BrpCharacter, derived: Derived) -> Row:
    lang, kinds = page.lang, weapon_catalogue().special_kinds
    numbers = derived.weapons[weapon.id]
    facts = numbers.facts
    limits: list[str] = []
    if page.options.limits:
        if numbers.score is not None:
            found = thresholds(numbers.score, character.options, base=numbers.base)
            limits = [f"{effective_chance(numbers.score, Difficulty.DIFFICULT):02}", f"{found.special:02}"]
            limits += [f"{found.critical:02}"] if character.options.critical else []
        else:
            limits = [""] * (3 if character.options.critical else 2)
    bonus = derived.damage_bonus
    damage = ", ".join(f"{_damage(each, bonus, lang)} ({far} m)" for far, each in facts.damage_by_range)
    damage = damage or _damage(facts.damage, bonus, lang)
    shots = (
        ""
        if facts.ammunition is None
        else f"{facts.ammunition if numbers.loaded is None else numbers.loaded}/{facts.ammunition}"
    )
    shots += f" +{weapon.spare}" if weapon.spare is not None else ""
    special = kinds[facts.special].names if facts.special is not None and facts.special in kinds else {}
    rows = {row.id: row for row in character.skills}
    skill = rows.get(numbers.row) if numbers.row is not None else None
    parry = "" if numbers.parry_score is None or numbers.parry_score == numbers.score else f"{numbers.parry_score:02}"
    parts = (
        full_skill_name(skill, lang) if skill is not None and weapon.skill is not None else "",
        f"{word('attacks', lang)} {facts.attacks}" if facts.attacks not in ("", "1") else "",
        f"{localised(_PARRY, lang)} {parry}" if parry else "",
        localised(special, lang) if special else "",
        "" if numbers.hit_points is None else f"{localised(_HIT_POINTS, lang)} {numbers.hit_points}/{facts.hit_points}",
        "" if facts.malfunction is None else f"{localised(_MALFUNCTION, lang)} {facts.malfunction:02}",
        "" if weapon.carried else tr("pages", "not carried"),
        " ".join(weapon.note.split("\n")),
    )
    cells = (
        weapon_name(weapon.weapon, weapon.name, lang) or "—",
        "" if numbers.score is None else f"{numbers.score:02}",
        *limits,
        "",
        damage or facts.effect or "",
        "" if numbers.range_m is None else f"{numbers.range_m} m",
        shots,
    )
    return Row(cells, " · ".join(filter(None, parts)))


_PARRY = {"en": "parry", "fr": "parade", "it": "parata"}
_HIT_POINTS = {"en": "HP", "fr": "PV", "it": "PF"}
_MALFUNCTION = {"en": "fails from", "fr": "s’enraye dès", "it": "si inceppa da"}

_FIGURES = re.compile("[0-9Dd+/b -]+")


def _damage(text: str, bonus: str | None, lang: str) -> str:
    """What a weapon does with the bonus in figures, as on the screen; the word for it where nobody knows it yet.

    >>> [_damage("1D3+1+db", bonus, "fr") for bonus in ("", "+1D4", "-1D4", None)]
    ['1D3+1', '1D3+1+1D4', '1D3+1−1D4', '1D3+1+BD']
    >>> _damage("1D6+db/2", "+1D4", "en"), _damage("1D6+db/2", "-1D4", "en"), _damage("1D6+db/2", "", "en")
    ('1D6+½\\xa01D4', '1D6−1D4', '1D6')
    >>> _damage("as the well-known axe", "+1D4", "en")
    'as the well-known axe'
    """
    if _FIGURES.fullmatch(text) is None:
        return text
    if bonus is None:
        return with_bonus(text, lang)
    half = f"+½\N{NO-BREAK SPACE}{bonus[1:]}" if bonus.startswith("+") else bonus
    return text.replace("+db/2", half).replace("+db", bonus).replace("-", "−")


def armour_blocks(page: Composer, character: BrpCharacter, derived: Derived, width: float) -> list[Block]:
    """Each piece of armour with its points and what it burdens."""
    lang = page.lang
    rows = []
    for piece in character.armour:
        numbers = derived.armour[piece.id]
        parts = [
            ", ".join(f"{_place(place, lang)} {points}" for place, points in piece.places or ()),
            ", ".join(f"{_burdened(on, character, lang)} {_signed(value)}" for on, value in piece.burdens or ()),
            "" if piece.worn else tr("pages", "not worn"),
            "" if piece.carried else tr("pages", "not carried"),
            " ".join(piece.note.split("\n")),
        ]
        points = numbers.random if character.options.random_armour and numbers.random else str(numbers.points)
        points = f"{'+' if numbers.adds else ''}{points}".replace("-", "−")
        name = armour_name(piece.armour, piece.name, lang) or "—"
        rows.append(Row((name, points), " · ".join(filter(None, parts))))
    if not rows and not page.options.has_free_lines:
        return []
    heads = [Head(word("armour", lang), 80), Head(word("points", lang).capitalize(), 20, STRONG, 1.0)]
    return [page.gap(2), *table_blocks(page, width, heads, rows, 0 if rows else 1)]


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def _place(place: str, lang: str) -> str:
    known = hit_location_catalogue().get(place)
    return place if known is None else localised(known.names, lang)


def _burdened(on: str, character: BrpCharacter, lang: str) -> str:
    kind, _, id_ = on.partition(".")
    if kind == "category":
        return category_name(id_, lang)
    try:
        if kind == "roll":
            return roll_name(id_, character.options, lang)
        from brp_desktop.catalogue.brp import brp_catalogue

        return localised(brp_catalogue().skills[id_].names, lang)
    except KeyError:
        return id_


def gear_blocks(page: Composer, character: BrpCharacter, width: float) -> list[Block]:
    """Every thing with its number, where it lies and what was noted."""
    names = {item.id: item.name for item in character.items}
    rows = []
    for item in character.items:
        inside = names.get(item.inside, "") if item.inside is not None else ""
        parts = [
            tr("pages", "in {container}").format(container=inside) if inside else "",
            "" if item.carried else tr("pages", "not carried"),
            " ".join(item.note.split("\n")),
        ]
        count = f" × {item.quantity}" if item.quantity != 1 else ""
        weight = (
            weight_in_points(item.encumbrance, page.lang) if item.encumbrance and character.options.encumbrance else ""
        )
        rows.append(Row((f"{item.name or '—'}{count}", weight), " · ".join(filter(None, parts))))
    return table_blocks(page, width, [Head("", 85), Head("", 15, BODY, 1.0)], rows)


def power_blocks(page: Composer, character: BrpCharacter, derived: Derived) -> list[Block]:
    """Powers, passions and the like with chance, tick, level and cost."""
    lang, rows = page.lang, []
    skills = {row.id: row for row in character.skills}
    for power in character.powers:
        row = skills.get(power.skill) if power.skill is not None else None
        chance = power.chance if row is None else derived.skills[row.id].score
        cells = (
            power.name or "—",
            kind_word(power.kind, lang),
            "" if chance is None else f"{chance:02}",
            "✓" if row is not None and row.ticked and page.options.ticks else "",
            "" if power.level is None else str(power.level),
            "" if power.cost is None else str(power.cost),
        )
        rows.append(Row(cells, " ".join(filter(None, (row.note if row is not None else "", power.note)))))
    heads = [Head(word("power", lang), 40), Head(word("kind", lang), 20), Head("%", 8, STRONG, 1.0)]
    heads += [
        Head("✓", 8, BODY, 1.0),
        Head(word("level", lang), 12, BODY, 1.0),
        Head(word("cost", lang), 12, BODY, 1.0),
    ]
    return _section(page, word("powers", lang), table_blocks(page, page.width, heads, rows))


def wound_blocks(page: Composer, character: BrpCharacter, derived: Derived) -> list[Block]:
    """Open wounds, what holds back in a fight, and hit locations."""
    lang, blocks = page.lang, []
    if character.wounds:
        rows = []
        for wound in character.wounds:
            where = "" if wound.location is None else _place(wound.location, lang)
            about = [tr("pages", "Major wound") if wound.major else "", tr("pages", "treated") if wound.treated else ""]
            rows.append(Row((f"{wound.left}/{wound.amount}", where, ", ".join(filter(None, about)), wound.note)))
        heads = [Head(word("points", lang).capitalize(), 12, STRONG), Head(word("where", lang), 24), Head("", 24),
                 Head(word("notes", lang), 40)]  # fmt: skip
        blocks += _section(page, word("wounds", lang), table_blocks(page, page.width, heads, rows))
    if character.hindrances:
        lines = [page.paragraph(page.left, page.width, text) for text in texts_of(character, lang)]
        blocks += _section(page, word("hindrances", lang), [block for line in lines for block in line])
    places = derived.health.locations
    if places:
        rows = [
            Row((_place(id_, lang), f"{place.left}/{place.points}", str(place.armour))) for id_, place in places.items()
        ]
        heads = [
            Head("", 50),
            Head(localised(_HIT_POINTS, lang), 25, STRONG, 1.0),
            Head(word("armour", lang), 25, BODY, 1.0),
        ]
        blocks += _section(page, tr("pages", "Hit locations"), table_blocks(page, page.width * 0.5, heads, rows))
    return blocks


def wealth_blocks(page: Composer, character: BrpCharacter) -> list[Block]:
    """What somebody owns, and whom somebody knows."""
    lang, blocks = page.lang, []
    rows = [Row((each.name or "—", each.amount, each.note)) for each in character.wealth]
    heads = [Head("", 30, STRONG), Head("", 30), Head("", 40)]
    blocks += _section(page, word("wealth", lang), table_blocks(page, page.width, heads, rows))
    rows = [Row((each.name or "—", each.relation, each.place, each.note)) for each in character.contacts]
    heads = [Head("", 26, STRONG), Head("", 24), Head("", 20), Head("", 30)]
    blocks += _section(page, word("contacts", lang), table_blocks(page, page.width, heads, rows))
    return blocks


def note_blocks(page: Composer, notes: tuple[tuple[str, str], ...]) -> list[Block]:
    """Pages of notes (title, text) as they were written."""
    blocks: list[Block] = []
    for title, text in notes:
        blocks += _section(page, title or word("notes", page.lang), page.paragraph(page.left, page.width, text))
    return blocks


def progress_blocks(page: Composer, character: BrpCharacter, history: tuple[str, ...]) -> list[Block]:
    """Adventures, what is being learnt, and every roll of development (sentences made by others)."""
    blocks: list[Block] = []
    names = [each.name for each in character.adventures if each.name]
    if names:
        blocks += _section(page, tr("pages", "Adventures"), page.paragraph(page.left, page.width, " · ".join(names)))
    study = character.study
    if study is not None and study.teacher:
        text = tr("pages", "taught by {teacher}").format(teacher=study.teacher)
        skill = next((row for row in character.skills if row.id == study.skill), None)
        name = full_skill_name(skill, page.lang) if skill is not None else str(study.skill)
        blocks += [*labelled_lines(page, name, text, page.width), page.gap(3)]
    if history:
        lines = [block for line in history for block in page.paragraph(page.left, page.width, line)]
        blocks += _section(page, tr("pages", "Progress"), lines)
    return blocks


def _section(page: Composer, title: str, blocks: list[Block]) -> list[Block]:
    return [page.heading(title, page.width), *blocks, page.gap(3.5)] if blocks else []
