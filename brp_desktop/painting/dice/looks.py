"""Looks of dice that can be chosen: colours by kind, and the tables they fall on."""

from functools import cache
from typing import Final

from msgspec import Struct
from PySide6.QtGui import QColor

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.contrast import luminance
from brp_desktop.painting.dice.kinds import REPEATED
from brp_desktop.painting.theme import Theme
from brp_desktop.painting.tokens import DiceLook, DieSkin, colour_value, measures, read_section

CLASSIC_COLOUR: Final = "classic"
SECOND: Final = frozenset({"tens", "coal"})
"""The kinds that stand beside others of the same shape and mean something else."""

PLAIN: Final = "plain"
FELT: Final = "felt"


class _Colours(Struct, frozen=True):
    first: DieSkin
    second: DieSkin


class _Looks(Struct, frozen=True):
    colours: dict[str, _Colours]
    tables: dict[str, str]


@cache
def _looks() -> _Looks:
    root = read_section(resource_path("dice", "looks.toml"))
    colours = {
        name: _Colours(
            DieSkin(colour_value(entry, "body"), colour_value(entry, "digit")),
            DieSkin(colour_value(entry, "second_body"), colour_value(entry, "second_digit")),
        )
        for name, entry in root.section("colour").sections().items()
    }
    tables = root.section("table")
    return _Looks(colours, {name: colour_value(tables, name) for name in tables.values})


def look_in(theme: Theme) -> DiceLook:
    """The look of a theme's dice as it is painted: with high contrast nothing but the colours is chosen."""
    if theme.high_contrast:
        return DiceLook(theme.dice.colour, "matt", PLAIN)
    return theme.dice


def die_colours(kind: str, colour: str) -> DieSkin:
    """Body and digits of a kind of die in a colour of the settings; an unknown colour is the classic one."""
    colours = None if colour == CLASSIC_COLOUR else _looks().colours.get(colour)
    if colours is None:
        return measures().dice[REPEATED.get(kind, kind)]
    return colours.second if kind in SECOND else colours.first


def table_colour(theme: Theme) -> QColor:
    """The ground of the tray. Where a theme writes dark words on its felt, only its felt carries them."""
    name = look_in(theme).table
    felt = theme.colour("felt")
    if name in (FELT, PLAIN) or luminance(theme.colour("felt_text_2")) < 0.4:
        return felt
    return QColor(_looks().tables.get(name, felt.name()))
