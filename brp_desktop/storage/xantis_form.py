"""The fields of a fillable form of a Xantis sheet, and what they hold; as with those of a percentile sheet.

What cannot be written on paper (the order of the scores, what Pa Max is made of, the readings of the rules) is kept
in one hidden field, so that the whole sheet comes back.
"""

from collections.abc import Iterator
from typing import Final

from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.sheet.xantis_derive import XantisDerived, derive_xantis
from brp_desktop.storage.form_fields import FormValue, field_name

SHEET: Final = "sheet/xantis"
"""The hidden field: the sheet as its file holds it, without the portrait."""

ABOUT: Final = ("name", "player", "people", "group", "adventure")
PENALTIES: Final = ("pme", "pr", "pd")
INITIATIVE: Final = "value/initiative"
PA: Final = "pa"
TRACK: Final = ("now", "maximum")
WEAPON: Final = ("name", "node", "bonus", "attack_pa", "parry_pa", "damage", "note")
ACTION: Final = ("name", "node", "pa", "note")
"""An action also has the box ``spell``."""


def xantis_values(character: XantisCharacter, derived: XantisDerived | None = None) -> dict[str, FormValue]:
    """Every field that can be seen, with what it holds, in the order of a sheet."""
    return dict(_fields(character, derived or derive_xantis(character)))


def hidden_sheet(character: XantisCharacter) -> str:
    """What the hidden field holds."""
    from msgspec.structs import replace

    from brp_desktop.storage import codec
    from brp_desktop.storage.documents import new_document

    return codec.encode(new_document(replace(character, portrait=b""))).decode()


def _fields(character: XantisCharacter, derived: XantisDerived) -> Iterator[tuple[str, FormValue]]:
    for field in ABOUT:
        yield field_name("about", field), getattr(character, field)
    for id_ in PENALTIES:
        penalty = getattr(character, id_)
        yield field_name("penalty", id_, "name"), penalty.name
        yield field_name("penalty", id_, "value"), str(penalty.value)
    yield INITIATIVE, _text(character.initiative)
    yield field_name(PA, "now"), str(derived.pa_left)
    yield field_name(PA, "maximum"), str(derived.pa_max)
    for counter in character.counters:
        yield field_name("counter", counter.id, "name"), counter.name
        yield field_name("counter", counter.id, "now"), str(counter.now)
        yield field_name("counter", counter.id, "maximum"), _text(counter.maximum)
    for node in character.nodes:
        yield field_name("node", node.id, "name"), node.name
        yield field_name("node", node.id, "value"), str(node.value)
    names = {node.id: node.name for node in character.nodes}
    for weapon in character.weapons:
        score = "" if weapon.node is None else names.get(weapon.node, "")
        held = (weapon.name, score, str(weapon.bonus) if weapon.bonus else "", _text(weapon.attack_pa),
                _text(weapon.parry_pa), weapon.damage, weapon.note)  # fmt: skip
        yield from ((field_name("weapon", weapon.id, field), text) for field, text in zip(WEAPON, held, strict=True))
    for action in character.actions:
        score = "" if action.node is None else names.get(action.node, "")
        said = (action.name, score, _text(action.pa), action.note)
        yield from ((field_name("action", action.id, field), text) for field, text in zip(ACTION, said, strict=True))
        yield field_name("action", action.id, "spell"), action.spell
    for note in character.notes:
        yield field_name("note", note.id, "title"), note.title
        yield field_name("note", note.id, "text"), note.text


def _text(value: int | None) -> str:
    return "" if value is None else str(value)
