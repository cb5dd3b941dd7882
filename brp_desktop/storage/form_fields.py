"""The names of the fields of a fillable form, and what they hold: whoever writes such a form and whoever reads it.

A name is made of our ids with ``/`` between them (``characteristic/str``, ``skill/knowledge.history/rating``): a field
is found by it whatever the form is called in, and whatever language its labels are in.
"""

from collections.abc import Iterator
from typing import Final

from brp_desktop.catalogue.names import full_skill_name
from brp_desktop.sheet.belonging_edits import is_own_row, stands_with_powers
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.derived_values import RULES_RESOURCES, move_of
from brp_desktop.sheet.names import in_words_of
from brp_desktop.storage.words import kind_word

FormValue = str | bool
"""What a field holds: text, or whether its box is ticked."""

ABOUT: Final = ("name", "player", "occupation", "age", "gender", "place", "features", "height", "weight", "adventure")
"""The fields of a person, as ``about/…``."""

MOVE: Final = "value/move"
POW_TICK: Final = "tick/pow"
EMPTY_ROWS: Final = "new"
"""The id of rows to write in by hand: ``skill/new.1/name``, ``weapon/new.2/name`` and so on."""

SKILL: Final = ("name", "rating", "tick")
WEAPON: Final = ("name", "skill", "chance", "damage", "range", "attacks", "hit_points", "ammunition", "note")
ARMOUR: Final = ("name", "points", "note")
ITEM: Final = ("name", "quantity", "encumbrance", "note")
POWER: Final = ("name", "kind", "chance", "cost", "note")
"""A power that learns by use also has a ``tick``."""

TRACK: Final = ("now", "maximum")
COUNTER: Final = ("name", "now", "maximum")
NOTE: Final = ("title", "text")
WEALTH: Final = ("name", "amount")
CONTACT: Final = ("name", "relation", "place")


def field_name(*parts: str) -> str:
    """The name of a field: ``field_name("skill", row.id, "rating")``.

    >>> field_name("skill", "spot", "tick")
    'skill/spot/tick'
    """
    return "/".join(parts)


def name_parts(name: str) -> tuple[str, ...]:
    """The parts of a field's name; a form made of groups has full stops between some of them, which ids have too.

    >>> name_parts("skill/knowledge.history/rating")
    ('skill', 'knowledge.history', 'rating')
    """
    return tuple(name.split("/"))


def form_values(character: BrpCharacter, lang: str, derived: Derived | None = None) -> dict[str, FormValue]:
    """Every field of a character with what it holds, in the order of a sheet; a form may leave some out or add empty
    rows (``EMPTY_ROWS``).
    """
    character = in_words_of(character, lang)
    numbers = derived or derive(character)
    return dict(_fields(character, lang, numbers))


def _fields(character: BrpCharacter, lang: str, derived: Derived) -> Iterator[tuple[str, FormValue]]:
    for field in ABOUT:
        yield field_name("about", field), _text(getattr(character, field))
    for id_, value in derived.values.items():
        yield field_name("characteristic", id_), _text(value)
    yield POW_TICK, character.pow_ticked
    yield MOVE, _text(move_of(character))
    for track_id, track in derived.resources.items():
        group = "track" if track_id in RULES_RESOURCES else "counter"
        if group == "counter":
            yield field_name(group, track_id, "name"), track.name
        yield field_name(group, track_id, "now"), _text(track.current)
        yield field_name(group, track_id, "maximum"), _text(track.maximum)
    for row in character.skills:
        if not stands_with_powers(character, row.id):
            yield field_name("skill", row.id, "name"), full_skill_name(row, lang)
            yield field_name("skill", row.id, "rating"), _text(derived.skills[row.id].score)
            yield field_name("skill", row.id, "tick"), row.ticked
    yield from _belongings(character, lang, derived)
    for note in character.notes:
        yield field_name("note", note.id, "title"), note.title
        yield field_name("note", note.id, "text"), note.text


def _belongings(character: BrpCharacter, lang: str, derived: Derived) -> Iterator[tuple[str, FormValue]]:
    from brp_desktop.catalogue.belonging_names import armour_name, weapon_name

    skills = {row.id: full_skill_name(row, lang) for row in character.skills}
    for weapon in character.weapons:
        numbers, name = derived.weapons[weapon.id], weapon_name(weapon.weapon, weapon.name, lang)
        skill = "" if numbers.row is None else skills.get(numbers.row, "")
        held = (
            name, skill, _text(numbers.score), numbers.facts.damage, _text(numbers.range_m), numbers.facts.attacks,
            _text(numbers.hit_points), _text(numbers.loaded), weapon.note,
        )  # fmt: skip
        yield from _row("weapon", weapon.id, WEAPON, held)
    for armour in character.armour:
        points = derived.armour[armour.id].points
        yield from _row(
            "armour", armour.id, ARMOUR, (armour_name(armour.armour, armour.name, lang), _text(points), armour.note)
        )
    for item in character.items:
        things = (item.name, str(item.quantity), hundredths(item.encumbrance), item.note)
        yield from _row("item", item.id, ITEM, things)
    for power in character.powers:
        learning = next((row for row in character.skills if row.id == power.skill), None)
        score = power.chance if learning is None else derived.skills[learning.id].score
        known = (power.name, kind_word(power.kind, lang), _text(score), _text(power.cost), power.note)
        yield from _row("power", power.id, POWER, known)
        if learning is not None and is_own_row(learning.id):
            yield field_name("power", power.id, "tick"), learning.ticked
    for wealth in character.wealth:
        yield from _row("wealth", wealth.id, WEALTH, (wealth.name, wealth.amount))
    for contact in character.contacts:
        yield from _row("contact", contact.id, CONTACT, (contact.name, contact.relation, contact.place))


def _row(group: str, id_: str, fields: tuple[str, ...], held: tuple[str, ...]) -> Iterator[tuple[str, FormValue]]:
    for field, value in zip(fields, held, strict=True):
        yield field_name(group, id_, field), value


def hundredths(weight: int) -> str:
    """Encumbrance as a number with a full stop.

    >>> hundredths(250), hundredths(20), hundredths(300)
    ('2.5', '0.2', '3')
    """
    return f"{weight / 100:g}"


def _text(value: object) -> str:
    return "" if value is None else str(value)
