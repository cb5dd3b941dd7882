"""The systems a sheet may belong to: the one place that asks which it is."""

from typing import TYPE_CHECKING, Final, TypeAlias, Union

from brp_desktop.sheet.brp import BrpCharacter

if TYPE_CHECKING:
    from brp_desktop.sheet.xantis import XantisCharacter

BRP: Final = "brp"
"""The percentile system, by its id in files."""

XANTIS: Final = "xantis"
"""Xantis, by its id in files."""

SYSTEMS: Final = (BRP, XANTIS)
"""All ids, in the order in which they are offered."""

Character: TypeAlias = Union[BrpCharacter, "XantisCharacter"]
"""A character of any system."""


def system_of(character: Character) -> str:
    """The id of the system a character belongs to."""
    return BRP if isinstance(character, BrpCharacter) else XANTIS


def brp_or_none(character: Character) -> BrpCharacter | None:
    """The character if it is a percentile one."""
    return character if isinstance(character, BrpCharacter) else None


def xantis_or_none(character: Character) -> "XantisCharacter | None":
    """The character if it is one of Xantis."""
    return None if isinstance(character, BrpCharacter) else character


def as_brp(character: Character) -> BrpCharacter:
    """The percentile character that this is known to be; ``TypeError`` if it is none."""
    if isinstance(character, BrpCharacter):
        return character
    raise TypeError(XANTIS)


def new_sheet(system: str) -> Character:
    """A new, blank character of a system by its usual rules; ``KeyError`` for a system that there is not."""
    if system == BRP:
        from brp_desktop.sheet.new import new_character

        return new_character()
    if system == XANTIS:
        from brp_desktop.sheet.new_xantis import new_xantis

        return new_xantis()
    raise KeyError(system)
