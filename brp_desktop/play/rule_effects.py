"""What another record of rules would change on a percentile sheet: the numbers it shows, read under both."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from brp_desktop.play.creation import budget
from brp_desktop.play.development import phase_of
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions, effective_chance, thresholds
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.edits import SetOptions
from brp_desktop.sheet.ids import BelongingId

SHOWN_DERIVED: Final = ("damage_bonus", "move", "major_wound", "experience_bonus", "encumbrance_limit")
"""Ids of the values derived from characteristics."""


class Effect(Struct, frozen=True):
    """One number that differs: what it is, of which row, and how it reads before and after.

    ``what``: ``base`` ``score`` ``chance`` ``limits`` ``box`` (of a skill row), ``characteristic`` ``roll``
    ``roll_limits`` (by its id), ``maximum`` ``current`` (of a track), ``derived``, ``category``, ``weapon`` ``parry``
    ``damage`` ``special`` ``reach`` (of a weapon), ``armour`` ``protection``, ``location``, ``condition``,
    ``needed`` ``gain`` (of a line of the development phase), ``budget`` (``professional`` ``personal``), ``name``.
    Before or after is None where the sheet shows no such number then.
    """

    what: str
    id: str
    before: object
    after: object


_Key = tuple[str, str]


def effects(character: BrpCharacter, derived: Derived, options: BrpOptions) -> tuple[Effect, ...]:
    """Every number of the sheet that reads otherwise under these rules, in the order of the sheet.

    A number that follows from another one of the same row is left out: a score where the base changes, the limits of
    a roll where its chance does.
    """
    changed = SetOptions(options).apply(character)
    before = numbers_of(character, derived)
    after = numbers_of(changed, derive(changed, derived))
    found = {
        key: Effect(*key, before.get(key), after.get(key))
        for key in dict.fromkeys((*before, *after))
        if before.get(key) != after.get(key)
    }
    told = tuple(effect for key, effect in found.items() if not any((cause, key[1]) in found for cause in _follow(key)))
    return told + tuple(_begun_below(before, found))


def _begun_below(before: Mapping[_Key, object], found: Mapping[_Key, Effect]) -> Iterator[Effect]:
    """Where a track that appears stands, unless it is full."""
    for (what, id_), effect in found.items():
        track = found.get(("maximum", id_))
        if what == "current" and (what, id_) not in before and track is not None and track.after != effect.after:
            yield effect


def numbers_of(character: BrpCharacter, derived: Derived) -> Mapping[_Key, object]:
    """Every number the sheet shows that hangs on the rules, by what it is and of which row."""
    found: dict[_Key, object] = {}
    for reader in (_characteristics, _values, _skills, _weapons, _protection, _development, _creation):
        found.update(reader(character, derived))
    return found


_FOLLOWS: Final[Mapping[str, tuple[str, ...]]] = {
    "score": ("base",),
    "chance": ("base", "score"),
    "limits": ("base", "score", "chance"),
    "roll": ("characteristic",),
    "roll_limits": ("characteristic", "roll"),
    "current": ("maximum",),
    "special": ("damage",),
}


def _follow(key: _Key) -> tuple[str, ...]:
    return _FOLLOWS.get(key[0], ())


_Read = Iterator[tuple[_Key, object]]


def _characteristics(character: BrpCharacter, derived: Derived) -> _Read:
    options = character.options
    yield ("name", "app"), options.app_label
    for id_, each in derived.characteristics.items():
        yield ("characteristic", id_), each.value if each.value is not None else ""
        if each.chance is not None:
            chance = effective_chance(each.chance, modifier=sum(points for _, points in each.burdens))
            yield ("roll", id_), chance
            yield ("roll_limits", id_), thresholds(chance, options, base=each.chance)


def _values(_character: BrpCharacter, derived: Derived) -> _Read:
    for id_ in SHOWN_DERIVED:
        yield ("derived", id_), getattr(derived, id_)
    for id_, bonus in derived.category_bonus.items():
        if bonus is not None:
            yield ("category", id_), bonus
    for track, numbers in derived.resources.items():
        yield ("maximum", track), numbers.maximum if numbers.maximum is not None else ""
        yield ("current", track), numbers.current
    for place, limb in derived.health.locations.items():
        yield ("location", place), limb.points
    yield ("condition", ""), derived.health.conditions


def _skills(character: BrpCharacter, derived: Derived) -> _Read:
    options = character.options
    for row, numbers in derived.skills.items():
        yield ("base", row), numbers.base
        yield ("score", row), numbers.score
        yield ("box", row), numbers.learns
        if numbers.score is not None:
            chance = effective_chance(numbers.score, modifier=sum(points for _, points in numbers.burdens))
            yield ("chance", row), chance
            yield ("limits", row), thresholds(chance, options, base=numbers.base)


def _weapons(character: BrpCharacter, derived: Derived) -> _Read:
    for weapon, numbers in derived.weapons.items():
        yield ("weapon", weapon), numbers.score
        yield ("parry", weapon), numbers.parry_score
        yield ("reach", weapon), numbers.bands
        for what, hit in (("damage", "normal"), ("special", "special")):
            yield (what, weapon), _damage(character, derived, weapon, hit)


def _damage(character: BrpCharacter, derived: Derived, weapon: BelongingId, hit: str) -> str | None:
    from brp_desktop.play.blows import prepare_damage, sheet_arm
    from brp_desktop.play.people import SheetPerson

    arm = sheet_arm(SheetPerson("", character, derived), weapon)
    try:
        return prepare_damage(arm, hit, character.options).notation  # type: ignore[arg-type]  # two of the hits
    except RulesError:
        return None


def _protection(character: BrpCharacter, derived: Derived) -> _Read:
    for piece, numbers in derived.armour.items():
        dice = numbers.random if character.options.random_armour else None
        yield ("armour", piece), dice or numbers.points
    if derived.armour:
        yield ("protection", ""), derived.protection


def _development(character: BrpCharacter, derived: Derived) -> _Read:
    if not derived.waiting_ticks and character.study is None:
        return
    for line in phase_of(character, derived).lines:
        yield ("needed", line.subject.id), line.needed
        yield ("gain", line.subject.id), (str(line.gain_dice), line.gain_fixed)


def _creation(character: BrpCharacter, derived: Derived) -> _Read:
    if character.creation is None:
        return
    yield ("budget", "professional"), budget(character, derived, "professional").total
    yield ("budget", "personal"), budget(character, derived, "personal").total
