"""A sheet as Markdown, all that stands on its pages; markup in a name is shown, not obeyed."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from brp_desktop.catalogue.belonging_names import armour_name, weapon_name
from brp_desktop.catalogue.brp import brp_catalogue, localised
from brp_desktop.catalogue.names import (
    category_name,
    characteristic_abbreviation,
    derived_name,
    full_skill_name,
)
from brp_desktop.catalogue.tables import hit_location_catalogue
from brp_desktop.catalogue.weapons import weapon_catalogue
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS, RULES_RESOURCES
from brp_desktop.sheet.names import in_words_of
from brp_desktop.sheet.skill_rules import OTHER_CATEGORY
from brp_desktop.sheet.systems import brp_or_none, xantis_or_none
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.exporters.plain_text import in_order, labelled, percent
from brp_desktop.storage.words import kind_word, weight_in_points, with_bonus, word

_SIGNS: Final = re.compile(r"([\\`*_{}\[\]<>#|~])")
_AT_THE_START: Final = re.compile(r"^(\s*)([-+=]|\d+[.)])(?=\s|$)")
TICK: Final = "✓"


def write(document: SheetDocument, lang: str) -> bytes:
    """The sheet as UTF-8; notes stand as they were written, except that no HTML in them is obeyed."""
    character = brp_or_none(document.character)
    if character is not None:
        return ("\n".join(_lines(in_words_of(character, lang), derive(character), lang)).rstrip() + "\n").encode()
    xantis = xantis_or_none(document.character)
    assert xantis is not None
    from brp_desktop.storage.exporters.xantis_text import xantis_markdown

    return xantis_markdown(xantis, lang).encode()


def escaped(text: str) -> str:
    """A name as Markdown that shows it as it is, on one line.

    >>> escaped("*Tom* <b>")
    '\\\\*Tom\\\\* \\\\<b\\\\>'
    """
    return _AT_THE_START.sub(r"\1\\\2", _SIGNS.sub(r"\\\1", " ".join(text.split())))


def prose(text: str) -> str:
    """A note as it was written: its lines stay lines, its HTML is shown instead of obeyed."""
    shown = re.sub(r"<(?=[!/?A-Za-z])", r"\\<", text)
    return re.sub(r"(?<=[^\n ])\n(?=[^\n])", "  \n", shown)


def fact(label: str, text: str, lang: str) -> str:
    """A line of a list: a label in bold type and a text, with the colon in the manner of the language."""
    return "- " + labelled(f"**{label}**", text, lang)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table, nothing at all without rows; columns that hold nothing are left out."""
    held = [list(row) for row in rows]
    used = [place for place in range(len(heads)) if any(row[place] for row in held)]
    if held:
        yield "| " + " | ".join(heads[place] for place in used) + " |"
        yield "|" + "---|" * len(used)
        for row in held:
            yield "| " + " | ".join(row[place] for place in used) + " |"
        yield ""


def _lines(character: BrpCharacter, derived: Derived, lang: str) -> Iterator[str]:
    yield f"# {escaped(character.name) or '—'}"
    yield ""
    yield from _person(character, lang)
    yield f"## {word('characteristics', lang)}"
    yield ""
    values = derived.values
    heads = [characteristic_abbreviation(id_, character.options, lang) for id_ in values]
    yield from table(heads, [["—" if value is None else str(value) for value in values.values()]])
    yield from _tracks(derived, lang)
    yield from _skills(character, derived, lang)
    yield from _weapons(character, derived, lang)
    yield from _armour(character, derived, lang)
    yield from _wounds(character, lang)
    yield from _hindrances(character, lang)
    yield from _powers(character, derived, lang)
    yield from _gear(character, lang)
    for note in character.notes:
        yield f"## {escaped(note.title) or word('notes', lang)}"
        yield ""
        yield prose(note.text)
        yield ""


def _person(character: BrpCharacter, lang: str) -> Iterator[str]:
    fields = (
        ("player", character.player), ("occupation", character.occupation), ("age", character.age),
        ("gender", character.gender), ("place", character.place), ("features", character.features),
        ("height", character.height), ("weight", character.weight), ("adventure", character.adventure),
    )  # fmt: skip
    for key, value in fields:
        if value not in ("", None):
            yield fact(word(key, lang), escaped(str(value)), lang)
    yield ""


def _tracks(derived: Derived, lang: str) -> Iterator[str]:
    for id_, track in derived.resources.items():
        name = derived_name(id_, lang) if id_ in RULES_RESOURCES else escaped(track.name) or "—"
        if id_ in (HIT_POINTS, POWER_POINTS):
            name = word(id_, lang)
        numbers = " / ".join("—" if number is None else str(number) for number in (track.current, track.maximum))
        yield fact(name, numbers if track.maximum is not None else numbers.partition(" / ")[0], lang)
    yield fact(word("move", lang), str(derived.move), lang)
    if derived.damage_bonus is not None:
        yield fact(word("damage_bonus", lang), derived.damage_bonus or word("none", lang), lang)
    if derived.major_wound is not None:
        yield fact(derived_name("major_wound", lang), str(derived.major_wound), lang)
    yield ""


def _skills(character: BrpCharacter, derived: Derived, lang: str) -> Iterator[str]:
    powers = {power.skill for power in character.powers}
    by_category: dict[str, list[list[str]]] = {}
    for row in in_order(character.skills, lang):
        if row.id in powers and row.hidden:
            continue
        numbers = derived.skills[row.id]
        score = "—" if numbers.score is None else percent(numbers.score, lang)
        name = escaped(full_skill_name(row, lang))
        shown = [name, score, TICK if row.ticked else "", escaped(row.note)]
        by_category.setdefault(numbers.category, []).append(shown)
    if by_category:
        yield f"## {word('skills', lang)}"
        yield ""
    for category in filter(by_category.__contains__, (*brp_catalogue().categories, OTHER_CATEGORY)):
        other = category == OTHER_CATEGORY
        yield f"### {word('other_skills', lang) if other else category_name(category, lang)}"
        yield ""
        yield from table([word("skill", lang), "%", TICK, word("notes", lang)], by_category[category])


def _weapons(character: BrpCharacter, derived: Derived, lang: str) -> Iterator[str]:
    kinds = weapon_catalogue().special_kinds
    rows = []
    for row in character.weapons:
        numbers = derived.weapons[row.id]
        facts = numbers.facts
        damage = ", ".join(f"{each} ({far} m)" for far, each in facts.damage_by_range) or facts.damage
        special = kinds[facts.special].names if facts.special is not None and facts.special in kinds else {}
        left = "" if numbers.hit_points is None else f"{numbers.hit_points}/{facts.hit_points}"
        shots = "" if numbers.loaded is None else f"{numbers.loaded}/{facts.ammunition}"
        rows.append(
            [
                escaped(weapon_name(row.weapon, row.name, lang)) or "—",
                "" if numbers.score is None else percent(numbers.score, lang),
                escaped(with_bonus(damage, lang)),
                localised(special, lang),
                "" if numbers.range_m is None else f"{numbers.range_m} m",
                escaped(facts.attacks),
                left,
                shots + (f" +{row.spare}" if row.spare is not None else ""),
                escaped(row.note),
            ]
        )
    if rows:
        yield f"## {word('weapons', lang)}"
        yield ""
    heads = ("weapon", "chance", "damage", "special", "range", "attacks", "hit_points", "ammunition", "notes")
    yield from table([word(key, lang) for key in heads], rows)


def _armour(character: BrpCharacter, derived: Derived, lang: str) -> Iterator[str]:
    rows, thrown = [], character.options.random_armour
    for row in character.armour:
        numbers = derived.armour[row.id]
        where = ", ".join(f"{_place_name(place, lang)} {points}" for place, points in row.places or ())
        name = escaped(armour_name(row.armour, row.name, lang)) or "—"
        rows.append(
            [
                name,
                str(numbers.points),
                (numbers.random or "") if thrown else "",
                where,
                TICK if row.worn else "",
                escaped(row.note),
            ]
        )
    if rows:
        yield f"## {word('armour', lang)}"
        yield ""
    heads = [word(key, lang).capitalize() for key in ("armour", "points", "random", "where", "worn", "notes")]
    yield from table(heads, rows)


def _wounds(character: BrpCharacter, lang: str) -> Iterator[str]:
    if character.wounds:
        yield f"## {word('wounds', lang)}"
        yield ""
        for wound in character.wounds:
            where = "" if wound.location is None else _place_name(wound.location, lang)
            yield "- " + ", ".join(filter(None, (f"{wound.left}/{wound.amount}", where, escaped(wound.note))))
        yield ""


def _hindrances(character: BrpCharacter, lang: str) -> Iterator[str]:
    if character.hindrances:
        from brp_desktop.storage.hindrance_text import texts_of

        yield f"## {word('hindrances', lang)}"
        yield ""
        for text in texts_of(character, lang):
            # The spaces before colons and semicolons stay what they are.
            yield "- " + _SIGNS.sub(r"\\\1", re.sub(r"[\x00-\x20\x85\u2028\u2029]+", " ", text))
        yield ""


def _place_name(place: str, lang: str) -> str:
    """The name of a hit location; one nobody knows as it is."""
    known = hit_location_catalogue().get(place)
    return escaped(place) if known is None else localised(known.names, lang)


def _powers(character: BrpCharacter, derived: Derived, lang: str) -> Iterator[str]:
    rows = []
    for power in character.powers:
        chance, ticked = power.chance, False
        for row in character.skills:
            if row.id == power.skill:
                chance, ticked = derived.skills[row.id].score, row.ticked
        rows.append(
            [
                escaped(power.name) or "—",
                escaped(kind_word(power.kind, lang)),
                "" if chance is None else percent(chance, lang),
                TICK if ticked else "",
                "" if power.level is None else str(power.level),
                "" if power.cost is None else str(power.cost),
                escaped(power.note),
            ]
        )
    if rows:
        yield f"## {word('powers', lang)}"
        yield ""
    heads = [
        word("power", lang),
        word("kind", lang),
        "%",
        TICK,
        word("level", lang),
        word("cost", lang),
        word("notes", lang),
    ]
    yield from table(heads, rows)


def _gear(character: BrpCharacter, lang: str) -> Iterator[str]:
    names = {item.id: item.name for item in character.items}
    things = [
        [escaped(item.name) or "—", str(item.quantity),
         weight_in_points(item.encumbrance, lang) if item.encumbrance else "",
         escaped(names.get(item.inside, "")) if item.inside is not None else "", escaped(item.note)]
        for item in character.items
    ]  # fmt: skip
    if things:
        yield f"## {word('gear', lang)}"
        yield ""
    yield from table([word(key, lang) for key in ("thing", "quantity", "encumbrance", "where", "notes")], things)
    if character.wealth:
        yield f"## {word('wealth', lang)}"
        yield ""
        for wealth in character.wealth:
            name, rest = escaped(wealth.name), ", ".join(filter(None, map(escaped, (wealth.amount, wealth.note))))
            yield f"- {labelled(name, rest, lang) if name and rest else name or rest}"
        yield ""
    if character.contacts:
        yield f"## {word('contacts', lang)}"
        yield ""
        for contact in character.contacts:
            parts = (contact.name, contact.relation, contact.place, contact.note)
            yield "- " + ", ".join(filter(None, map(escaped, parts)))
        yield ""
