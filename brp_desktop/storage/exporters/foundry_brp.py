"""A sheet as a Foundry actor of the system "brp", in the shape that program imports; our own import reads it back."""

from typing import Any, Final

from brp_desktop.sheet.brp import BrpCharacter, Note
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS, RULES_RESOURCES, derived_number
from brp_desktop.sheet.systems import brp_or_none
from brp_desktop.storage import codec, json_text
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.exporters.foundry_gear import gear_items
from brp_desktop.storage.exporters.foundry_merge import merged
from brp_desktop.storage.exporters.foundry_powers import power_items
from brp_desktop.storage.exporters.foundry_skills import skill_items
from brp_desktop.storage.exporters.foundry_texts import html_text, plain_name
from brp_desktop.storage.importers.builder import ABOUT
from brp_desktop.storage.importers.foreign import foreign_blocks
from brp_desktop.storage.importers.foundry_brp import PARTS
from brp_desktop.storage.importers.foundry_item import CHARACTERISTICS, SCOPE
from brp_desktop.storage.importers.own_flags import PARTS as OWN_PARTS
from brp_desktop.storage.words import known_word

_TRACKS: Final = {"fatigue": "fatigue", "sanity": "sanity", "res5": "res5"}
_DETAILS: Final = {"culture": "culture", "religion": "religion", "personality": "personalityName", "hand": "hand"}
"""The lines of the note «About» that an actor has fields for."""

_UNUSED_SANITY: Final = (5, 5)
"""What an actor holds where sanity is not in use; it is read as nothing."""


def write(document: SheetDocument, lang: str) -> bytes:
    """The actor as JSON; ``percentile_only`` for a sheet of another game.

    Names of the catalogue are in the language. What came from such an actor and has no place on our sheet goes back
    to its place; what that program has no field for lies under our name among its flags.
    """
    character = brp_or_none(document.character)
    if character is None:
        raise StorageError("percentile_only", document.path)
    return json_text.write(actor(document, character, lang))


def actor(document: SheetDocument, character: BrpCharacter, lang: str) -> dict[str, Any]:
    """The actor as JSON values."""
    derived = derive(character)
    skills, ids = skill_items(character, derived, lang)
    made: dict[str, Any] = {
        "name": plain_name(character.name),
        "type": "character",
        "system": _system(character, derived),
        "items": [
            *skills,
            *gear_items(character, derived, ids, lang),
            *power_items(character, derived),
        ],
        "flags": {SCOPE: {"version": 1, "sheet": _own_parts(document, character)}},
        "_stats": {"systemId": "brp"},
    }
    blocks = []
    for block in foreign_blocks(document):
        data = block.get("data")
        if block["format"] != "foundry-brp" or not isinstance(data, dict):
            blocks.append(block)
        elif left := merged(made, data):
            blocks.append({"format": "foundry-brp", "data": left})
    if blocks:
        made["flags"][SCOPE]["foreign"] = blocks
    return made


def _own_parts(document: SheetDocument, character: BrpCharacter) -> dict[str, Any]:
    """What an actor has no field for, as our own file has it."""
    data = codec.encode_value(document)
    parts: dict[str, Any] = {key: data[key] for key in OWN_PARTS if key in data}
    mirrored = _mirrored(character)
    counters = [row for row in parts.get("resources", ()) if row["id"] not in (*RULES_RESOURCES, *mirrored)]
    parts.pop("resources", None)
    if counters:
        parts["resources"] = counters
    if parts.get("wealth") and _first_wealth(character):
        parts["wealth"] = parts["wealth"][1:]
    return parts


def _mirrored(character: BrpCharacter) -> dict[str, str]:
    """The counters that an actor has a field for, with the field."""
    found: dict[str, str] = {}
    for row in character.resources:
        key = row.id.removeprefix("counter.")
        named = row.id.startswith("counter.") and key in (*_TRACKS, "store") and known_word(row.name, key) is not None
        unused = key == "sanity" and (row.current, row.maximum) == _UNUSED_SANITY
        if named and not unused and (row.current or row.maximum):
            found[row.id] = key
    return found


def _system(character: BrpCharacter, derived: Derived) -> dict[str, Any]:
    details, description = _about(character)
    system: dict[str, Any] = {
        "stats": _stats(character),
        "health": _track(character, derived, HIT_POINTS),
        "power": _track(character, derived, POWER_POINTS),
    }
    maximum = derived.resources[HIT_POINTS].maximum
    if maximum is not None:
        system["health"]["mjrwnd"] = -(-maximum // 2)
    _write_counters(system, character, derived)
    system |= {
        "gender": plain_name(character.gender),
        **{theirs: plain_name(details.get(ours, "")) for ours, theirs in _DETAILS.items()},
        "professionName": plain_name(character.occupation),
        "age": plain_name(details.get("age", "")) if character.age is None else character.age,
        "height": plain_name(character.height),
        "weight": plain_name(character.weight),
        "distincitve": plain_name(character.features),
        "description": html_text(description),
        "stories": [
            {"title": plain_name(note.title), "value": html_text(note.text)}
            for note in character.notes
            if note.id != ABOUT
        ],
    }
    if character.move is not None:
        system["move"] = character.move
    if _first_wealth(character):
        system["wealth"] = plain_name(character.wealth[0].amount)
    return system


def _stats(character: BrpCharacter) -> dict[str, Any]:
    rows = {row.id: row for row in character.characteristics}
    stats: dict[str, Any] = {}
    for key, id_ in CHARACTERISTICS.items():
        row = rows.get(id_)  # type: ignore[call-overload]  # ids of the rules
        known = row is not None and row.initial is not None
        stats[key] = {theirs: (getattr(row, ours) or 0) if known else 0 for ours, theirs in PARTS.items()}
    stats["pow"]["improve"] = character.pow_ticked
    return stats


def _track(character: BrpCharacter, derived: Derived, id_: Any) -> dict[str, Any]:
    """A track: what is left, the maximum, and how far that is from the one the rules compute."""
    track = derived.resources[id_]
    computed = derived_number(id_, derived.values, character.options)
    by_hand = track.by_hand and computed is not None and track.maximum is not None
    return {
        "value": track.current,
        "max": track.maximum,
        "mod": (track.maximum or 0) - (computed or 0) if by_hand else 0,
    }


def _write_counters(system: dict[str, Any], character: BrpCharacter, derived: Derived) -> None:
    for id_, key in _mirrored(character).items():
        track = next(row for row in character.resources if row.id == id_)
        if key == "store":
            system["power"] |= {"battVal": track.current, "battMax": track.maximum}
        else:
            system[key] = {"value": track.current, "max": track.maximum}
    for key in ("fatigue", "sanity"):
        rules_track = derived.resources.get(key)  # type: ignore[call-overload]  # ids of the rules
        if rules_track is not None:
            system[key] = {"value": rules_track.current, "max": rules_track.maximum}


def _about(character: BrpCharacter) -> tuple[dict[str, str], str]:
    """The lines of the note «About» that say what an actor has a field for, and the rest of it."""
    note = next((each for each in character.notes if each.id == ABOUT), Note(id=ABOUT))
    details: dict[str, str] = {}
    rest = []
    for line in note.text.split("\n"):
        label, colon, text = line.partition(":")
        key = known_word(label, *_DETAILS, *(("age",) if character.age is None else ())) if colon else None
        if key is not None and key not in details and text.strip():
            details[key] = text.strip()
        else:
            rest.append(line)
    return details, "\n".join(rest)


def _first_wealth(character: BrpCharacter) -> bool:
    """Whether the first line of wealth is the one an actor has a field for."""
    first = character.wealth[0] if character.wealth else None
    return first is not None and known_word(first.name, "wealth") is not None and not first.note and bool(first.amount)
