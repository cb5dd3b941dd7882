"""Whether a belonging can stand on a sheet: the bounds of every number and text, what may refer to what."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from brp_desktop.rules import RulesError
from brp_desktop.sheet.belongings import Armour, Belonging, Burden, Contact, Item, Power, Wealth, Weapon, Wound
from brp_desktop.sheet.edits_base import check_number, check_text
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.limits import (
    COUNT,
    DIE,
    FORMULA_LENGTH,
    METRES,
    PARTS,
    POINTS,
    QUANTITY,
    SCORE,
    TEXT_LENGTH,
    TIME,
    WEIGHT,
)

_Row = TypeVar("_Row", bound=Belonging)
_Check = Callable[[str, Any], object]

_WEAPON_KINDS = ("melee", "missile", "firearm", "energy", "heavy", "shield")
_SPECIAL_KINDS = ("", "bleeding", "crushing", "entangling", "impaling", "knockback")


def _line(field: str, value: Any) -> str:
    if not isinstance(value, str):
        raise EditError("unknown_value", field=field, value=value)
    return check_text(field, value)


def _text(field: str, value: Any) -> str:
    if not isinstance(value, str):
        raise EditError("unknown_value", field=field, value=value)
    return check_text(field, value, TEXT_LENGTH)


def _switch(field: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise EditError("unknown_value", field=field, value=value)
    return value


def _number(limits: tuple[int, int]) -> _Check:
    def check(field: str, value: Any) -> int:
        if not isinstance(value, int):
            raise EditError("unknown_value", field=field, value=value)
        return check_number(field, value, limits)

    return check


def _one_of(*values: str) -> _Check:
    def check(field: str, value: Any) -> str:
        if value not in values:
            raise EditError("unknown_value", field=field, value=value)
        return str(value)

    return check


def _or_none(check: _Check) -> _Check:
    return lambda field, value: None if value is None else check(field, value)


def check_damage(field: str, value: Any) -> str:
    """A damage notation as it was typed, or ""; ``bad_dice`` with the text and the column where it is wrong."""
    text = _line(field, value).strip()
    if len(text) > FORMULA_LENGTH:
        raise EditError("too_long", field=field, length=len(text), maximum=FORMULA_LENGTH)
    if text:
        from brp_desktop.rules.brp.damage import parse_damage

        try:
            parse_damage(text)
        except RulesError as error:
            raise EditError("bad_dice", **{**error.parameters, "field": field, "text": text}) from None
    return text


def _check_dice(field: str, value: Any) -> str:
    text = _line(field, value).strip()
    if text:
        from brp_desktop.rules.dice import parse

        try:
            parse(text)
        except RulesError as error:
            raise EditError("bad_dice", **{**error.parameters, "field": field, "text": text}) from None
    return text


def _parts(field: str, value: Any) -> tuple[Any, ...]:
    if not isinstance(value, tuple):
        raise EditError("unknown_value", field=field, value=value)
    if len(value) > PARTS:
        raise EditError("too_many", kind=field, maximum=PARTS)
    return value


def _ranges(field: str, value: Any) -> tuple[tuple[int, str], ...]:
    metres = _number(METRES)
    found = [(metres(field, far), check_damage(field, damage)) for far, damage in _parts(field, value)]
    return tuple(sorted(found, key=lambda each: int(str(each[0]))))  # type: ignore[arg-type]  # numbers, checked above


def _check_location(field: str, value: Any) -> str:
    from brp_desktop.rules.brp.hit_locations import LOCATIONS

    if value not in LOCATIONS:
        raise EditError("unknown_value", field=field, value=value)
    return str(value)


def _places(field: str, value: Any) -> tuple[tuple[str, int], ...]:
    points = _number(COUNT)
    places = {_check_location(field, place): points(field, number) for place, number in _parts(field, value)}
    return tuple(places.items())  # type: ignore[arg-type]  # numbers, checked above


def _burdens(field: str, value: Any) -> tuple[Burden, ...]:
    rows = _parts(field, value)
    for row in rows:
        if not isinstance(row, Burden) or row.on.partition(".")[0] not in ("skill", "category", "roll"):
            raise EditError("unknown_value", field=field, value=getattr(row, "on", row))
        _line(field, row.on)
        check_number(field, row.value, POINTS)
    return rows


_COUNT = _or_none(_number(COUNT))


def _id(field: str, value: Any) -> str | None:
    """An id; an empty one is none."""
    return None if value is None else _line(field, value) or None


_CHECKS: Mapping[type, Mapping[str, _Check]] = {
    Weapon: {
        "weapon": _id,
        "name": _line,
        "skill": _id,
        "parry_skill": _id,
        "kind": _or_none(_one_of(*_WEAPON_KINDS)),
        "base": _COUNT,
        "damage": _or_none(check_damage),
        "damage_by_range": _or_none(_ranges),
        "special": _or_none(_one_of(*_SPECIAL_KINDS)),
        "reach": _or_none(_line),
        "range_m": _or_none(_number(METRES)),
        "attacks": _or_none(_line),
        "hands": _or_none(_line),
        "hit_points": _COUNT,
        "hit_points_maximum": _COUNT,
        "loaded": _COUNT,
        "ammunition": _COUNT,
        "spare": _COUNT,
        "malfunction": _or_none(_number(DIE)),
        "encumbrance": _or_none(_number(WEIGHT)),
        "carried": _switch,
        "readied": _switch,
        "note": _text,
    },
    Armour: {
        "armour": _id,
        "name": _line,
        "worn": _switch,
        "carried": _switch,
        "points": _COUNT,
        "places": _or_none(_places),
        "random": _or_none(_check_dice),
        "adds": _or_none(_switch),
        "burdens": _or_none(_burdens),
        "encumbrance": _or_none(_number(WEIGHT)),
        "note": _text,
    },
    Wound: {
        "amount": _number(COUNT),
        "healed": _number(POINTS),
        "location": _or_none(_check_location),
        "time": _number(TIME),
        "treated": _switch,
        "major": _switch,
        "major_roll": _or_none(_number((1, 100))),
        "effect": _one_of(*_SPECIAL_KINDS),
        "note": _text,
    },
    Power: {
        "name": _line,
        "kind": _line,
        "skill": _id,
        "chance": _or_none(_number(SCORE)),
        "level": _COUNT,
        "cost": _COUNT,
        "track": _line,
        "note": _text,
    },
    Item: {
        "name": _line,
        "quantity": _number(QUANTITY),
        "encumbrance": _number(WEIGHT),
        "container": _switch,
        "inside": _id,
        "carried": _switch,
        "note": _text,
        "thing": _id,
    },
    Wealth: {"name": _line, "amount": _line, "note": _text, "level": _id},
    Contact: {"name": _line, "relation": _line, "place": _line, "note": _text},
}


def checked(row: _Row) -> _Row:
    """The row with every field within its bounds; ``EditError`` for the first that is not."""
    checks = _CHECKS[type(row)]
    return replace(row, **{field: check(field, getattr(row, field)) for field, check in checks.items()})


def checked_field(row: Belonging, field: str, value: object) -> object:
    """The value as the field of this row may have it; ``unknown_value`` for a field the row does not have."""
    check = _CHECKS[type(row)].get(field)
    if check is None:
        raise EditError("unknown_value", field=field, value=value)
    return check(field, value)
