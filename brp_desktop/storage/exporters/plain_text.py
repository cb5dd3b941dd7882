"""A sheet as a stat block for chat: plain text in a language, which our own import of stat blocks reads back."""

from collections.abc import Iterable, Iterator
from typing import Final

from brp_desktop.catalogue.belonging_names import armour_name, weapon_name
from brp_desktop.catalogue.names import characteristic_abbreviation, collation_key, full_skill_name, skill_name
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.sheet.names import in_words_of
from brp_desktop.sheet.systems import brp_or_none, xantis_or_none
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.words import with_bonus, word

NO_BREAK: Final = "\u00a0"
_DODGE: Final = "dodge"


def write(document: SheetDocument, lang: str) -> bytes:
    """The stat block as UTF-8 with line ends of one letter."""
    character = brp_or_none(document.character)
    if character is not None:
        return stat_block(character, lang).encode()
    xantis = xantis_or_none(document.character)
    assert xantis is not None
    from brp_desktop.storage.exporters.xantis_text import xantis_block

    return xantis_block(xantis, lang).encode()


def stat_block(character: BrpCharacter, lang: str) -> str:
    """The stat block: name, characteristics, values, attacks, and every skill that is better than its base.

    Notes, story and hidden rows are not in it: it is made to be shown to others.
    """
    character = in_words_of(character, lang)
    numbers = derive(character)
    lines = [_head(character), _characteristics(character, numbers, lang), *_values(character, numbers, lang)]
    if attacks := "; ".join(_attacks(character, numbers, lang)):
        lines.append(labelled(word("attacks", lang), attacks, lang))
    if skills := ", ".join(_skills(character, numbers, lang)):
        lines.append(labelled(word("skills", lang), skills, lang))
    if character.hindrances:
        from brp_desktop.storage.hindrance_text import short_text, texts_of

        held = "; ".join(texts_of(character, lang, short_text))
        lines.append(labelled(word("hindrances", lang), held, lang))
    return "\n".join(filter(None, lines)) + "\n"


def labelled(label: str, text: str, lang: str) -> str:
    """A label and a text in the manner of the language: «Armes : couteau»."""
    return f"{label}{NO_BREAK if lang == 'fr' else ''}: {text}"


def percent(number: int, lang: str) -> str:
    """A percentage in the manner of the language: «45%», «45 %»."""
    return f"{number}{NO_BREAK if lang == 'fr' else ''}%"


def in_order(skills: Iterable[Skill], lang: str) -> list[Skill]:
    """The skills as the language sorts their names, whoever named them; as the window and the pages have them."""

    def key(row: Skill) -> tuple[str, str, str]:
        parent, speciality = skill_name(row, lang)
        return collation_key(parent), collation_key(speciality), row.id

    return sorted(skills, key=key)


def _head(character: BrpCharacter) -> str:
    age = "" if character.age is None else str(character.age)
    return ", ".join(filter(None, (character.name or "—", age, character.occupation)))


def _characteristics(character: BrpCharacter, derived: Derived, lang: str) -> str:
    options = character.options
    return " ".join(
        f"{characteristic_abbreviation(id_, options, lang)} {value}"
        for id_, value in derived.values.items()
        if value is not None
    )


def _values(character: BrpCharacter, derived: Derived, lang: str) -> Iterator[str]:
    found = []
    for id_ in (HIT_POINTS, POWER_POINTS):
        track = derived.resources[id_]
        if track.current is not None:
            most = "" if track.current == track.maximum or track.maximum is None else f" (max. {track.maximum})"
            found.append(labelled(word(id_, lang), f"{track.current}{most}", lang))
    found.append(labelled(word("move", lang), str(derived.move), lang))
    for key in ("sanity", "luck"):
        current = next((row.current for row in character.resources if row.id in (key, f"counter.{key}")), None)
        if current is not None:
            found.append(labelled(word(key, lang), str(current), lang))
    yield " – ".join(found)
    rest = []
    if derived.damage_bonus is not None:
        rest.append(labelled(word("damage_bonus", lang), derived.damage_bonus or word("none", lang), lang))
    worn = []
    for row in character.armour:
        if row.worn:
            name = armour_name(row.armour, row.name, lang) or word("armour", lang)
            worn.append(f"{name} ({_points(derived.armour[row.id].points, lang)})")
    if worn:
        rest.append(labelled(word("armour", lang), ", ".join(worn), lang))
    yield " – ".join(rest)


def _points(points: int, lang: str) -> str:
    """«1 point», «2 points», «1 punto»."""
    single = {"it": "punto"}.get(lang, "point")
    return f"{points} {single if points in (0, 1) and (lang == 'fr' or points == 1) else word('points', lang)}"


def _attacks(character: BrpCharacter, derived: Derived, lang: str) -> Iterator[str]:
    for row in character.weapons:
        numbers = derived.weapons[row.id]
        facts = numbers.facts
        damage = with_bonus("/".join(each for _, each in facts.damage_by_range) or facts.damage, lang)
        chance = "" if numbers.score is None else f" {percent(numbers.score, lang)}"
        name = weapon_name(row.weapon, row.name, lang)
        if name:
            yield ", ".join(filter(None, (f"{name}{chance}", damage)))


def _skills(character: BrpCharacter, derived: Derived, lang: str) -> Iterator[str]:
    for row in in_order(character.skills, lang):
        numbers = derived.skills[row.id]
        worth = numbers.trained or row.skill == _DODGE or row.base is not None
        if worth and numbers.score is not None and not row.hidden:
            yield f"{full_skill_name(row, lang)} {percent(numbers.score, lang)}"
