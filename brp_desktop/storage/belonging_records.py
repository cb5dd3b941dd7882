"""Belongings as the records of a sheet's file; not checked yet."""

from typing import TypeVar

from brp_desktop.sheet.belongings import Armour, Belonging, Contact, Item, Power, Wealth, Weapon, Wound
from brp_desktop.storage.records import (
    ArmourRecord,
    ContactRecord,
    ItemRecord,
    PowerRecord,
    Record,
    WealthRecord,
    WeaponRecord,
    WoundRecord,
)

_Made = TypeVar("_Made", bound=Record)


def weapon_record(row: Weapon) -> WeaponRecord:
    """The record of a weapon."""
    return _copied(row, WeaponRecord)


def armour_record(row: Armour) -> ArmourRecord:
    """The record of a piece of armour."""
    return _copied(row, ArmourRecord)


def wound_record(row: Wound) -> WoundRecord:
    """The record of a wound."""
    return _copied(row, WoundRecord)


def power_record(row: Power) -> PowerRecord:
    """The record of a power."""
    return _copied(row, PowerRecord)


def item_record(row: Item) -> ItemRecord:
    """The record of a thing."""
    return _copied(row, ItemRecord)


def wealth_record(row: Wealth) -> WealthRecord:
    """The record of a line of wealth."""
    return _copied(row, WealthRecord)


def contact_record(row: Contact) -> ContactRecord:
    """The record of a contact."""
    return _copied(row, ContactRecord)


def _copied(row: Belonging, record: type[_Made]) -> _Made:
    """The row as a record: their fields have the same names."""
    return record(**{name: getattr(row, name) for name in record.__struct_fields__})
