"""Powers, passions, traits and the like of a sheet as items of a Foundry "brp" actor."""

from typing import Any, Final

from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import Derived
from brp_desktop.storage.exporters.foundry_texts import html_text, item_id, plain_name
from brp_desktop.storage.importers.foundry_brp_powers import OPPOSITE
from brp_desktop.storage.importers.foundry_item import SCOPE
from brp_desktop.storage.words import known_word

_RATED: Final = {"magic": "magic", "psychic": "psychic", "passion": "passion"}
_TYPES: Final = {
    "sorcery": "sorcery", "mutation": "mutation", "superpower": "super", "allegiance": "allegiance",
}  # fmt: skip


def power_items(character: BrpCharacter, derived: Derived) -> list[dict[str, Any]]:
    """The items; a trait and its opposite make one."""
    rows = {row.id: row for row in character.skills}
    by_name = {power.name: power for power in character.powers if _is_trait(power)}
    items, done = [], set()
    for power in character.powers:
        if power.id in done:
            continue
        row = rows.get(power.skill) if power.skill is not None else None
        other = by_name.get(_opposite(power)) if _is_trait(power) else None
        if other is not None and _opposite(other) == power.name and row is not None:
            done.add(other.id)
            items.append(_trait(power, row, other, rows, derived))
        else:
            items.append(_item(power, row, derived))
    return items


def _is_trait(power: Power) -> bool:
    return known_word(power.kind, "trait") is not None and power.note.startswith(OPPOSITE)


def _opposite(power: Power) -> str:
    return power.note.split("\n")[0].removeprefix(OPPOSITE)


def _rating(row: Skill, derived: Derived) -> dict[str, Any]:
    """The score in the two parts such an item has."""
    score = derived.skills[row.id].score or 0
    return {"base": score - row.points.experience, "xp": row.points.experience, "improve": row.ticked}


def _trait(power: Power, row: Skill, other: Power, rows: dict[Any, Skill], derived: Derived) -> dict[str, Any]:
    opposite = rows.get(other.skill)
    note = "\n".join(power.note.split("\n")[1:])
    system = {
        **_rating(row, derived),
        "oppName": plain_name(other.name),
        "oppimprove": opposite is not None and opposite.ticked,
        "description": html_text(note),
    }
    return _made("persTrait", power, system)


def _item(power: Power, row: Skill | None, derived: Derived) -> dict[str, Any]:
    system: dict[str, Any] = {"description": html_text(power.note)}
    if row is not None and power.kind in _RATED:
        if power.kind != "passion" and power.cost is not None:
            system["pppl"] = power.cost
        return _made(_RATED[power.kind], power, {**system, **_rating(row, derived)})
    if known_word(power.kind, "reputation") is not None and row is None:
        return _made("reputation", power, {**system, "base": power.chance or 0})
    kind = _TYPES.get(power.kind, "power")
    if kind == "sorcery":
        system |= {"currLvl": power.level or 0, "powCost": power.cost or 0}
    elif kind == "allegiance":
        system["allegPoints"] = power.chance or 0
    elif power.level is not None:
        system["level"] = power.level
    made = _made(kind, power, system)
    own: dict[str, Any] = {
        key: value
        for key, value in (("kind", power.kind), ("chance", power.chance), ("cost", power.cost), ("track", power.track))
        if value is not None
    }
    if row is not None:
        own["learns"] = _rating(row, derived)
    if kind == "power" or row is not None:
        made["flags"] = {SCOPE: own}
    return made


def _made(kind: str, power: Power, system: dict[str, Any]) -> dict[str, Any]:
    return {"_id": item_id(kind, power.id), "name": plain_name(power.name), "type": kind, "system": system}
