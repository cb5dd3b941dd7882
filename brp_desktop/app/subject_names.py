"""From a typed name to what is rolled: ids first, then names in the language in force, then in the others."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from brp_desktop.catalogue.names import (
    characteristic_abbreviation,
    characteristic_name,
    fold,
    full_skill_name,
    roll_name,
    skill_name,
)
from brp_desktop.play.rolling import Subject
from brp_desktop.rules.brp.characteristics import CHARACTERISTIC_ROLLS
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import Derived

LANGUAGES = ("en", "fr", "it")


@dataclass(frozen=True, slots=True)
class Candidate:
    """One thing that may be rolled, with its name in the language in force."""

    subject: Subject
    name: str


def find_subject(text: str, character: BrpCharacter, derived: Derived, lang: str) -> tuple[Candidate, ...]:
    """What a typed name may mean: none, exactly one, or several that fit equally well.

    Case, accents and punctuation do not count. An id goes before a name, a full name before a bare speciality or a
    bare parent, ``lang`` before the other languages; what can be rolled goes before what cannot.
    """
    wanted = _key(text)
    if not wanted:
        return ()
    others = [other for other in LANGUAGES if other != lang]
    everything = _everything(character, derived, lang)
    ways: list[Callable[[Skill | str], Iterable[str]]] = [
        lambda thing: (thing.id,) if isinstance(thing, Skill) else _characteristic_ids(thing),
        lambda thing: (thing.skill or "", thing.speciality or "") if isinstance(thing, Skill) else (),
        lambda thing: _full_names(thing, [lang], character),
        lambda thing: _full_names(thing, others, character),
        lambda thing: skill_name(thing, lang) if isinstance(thing, Skill) else (),
        lambda thing: [part for one in others for part in skill_name(thing, one)] if isinstance(thing, Skill) else (),
    ]
    for names_of in ways:
        found = [
            (thing, candidate)
            for thing, candidate in everything
            if any(name and _key(name) == wanted for name in names_of(thing))
        ]
        rollable = [candidate for thing, candidate in found if _is_rollable(thing, derived)]
        if found:
            return tuple(rollable or (candidate for _, candidate in found))
    return ()


def _everything(character: BrpCharacter, derived: Derived, lang: str) -> list[tuple[Skill | str, Candidate]]:
    found: list[tuple[Skill | str, Candidate]] = [
        (row, Candidate(Subject("skill", row.id), full_skill_name(row, lang))) for row in character.skills
    ]
    for id_, numbers in derived.characteristics.items():
        if numbers.roll is not None:
            name = roll_name(numbers.roll, character.options, lang)
            found.append((id_, Candidate(Subject("characteristic", id_), name)))
    return found


def _characteristic_ids(id_: str) -> tuple[str, ...]:
    return id_, *_rolls(id_)


def _full_names(thing: Skill | str, languages: Iterable[str], character: BrpCharacter) -> list[str]:
    if isinstance(thing, Skill):
        return [full_skill_name(thing, lang) for lang in languages]
    options = character.options
    names: list[str] = []
    for lang in languages:
        names += [characteristic_name(thing, options, lang), characteristic_abbreviation(thing, options, lang)]
        names += [roll_name(roll, options, lang) for roll in _rolls(thing)]
    return names


def _rolls(characteristic: str) -> tuple[str, ...]:
    roll = CHARACTERISTIC_ROLLS.get(characteristic)
    return () if roll is None else (roll,)


def _is_rollable(thing: Skill | str, derived: Derived) -> bool:
    return not isinstance(thing, Skill) or derived.skills[thing.id].rollable


def _key(text: str) -> str:
    """The words of a text, folded; underscores and full stops of ids count as blanks."""
    return " ".join(re.findall(r"[^\W_]+", fold(text)))
