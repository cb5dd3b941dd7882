"""The game master's pages of Xantis, made when they are first wanted."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.painting.theme import Theme


class XantisPage(QWidget):
    """What the game master's panel asks of a page besides being a widget."""

    announced = Signal(str)
    """What was told to a screen reader, or what the status bar should say."""
    page_requested = Signal(str)
    """Another page of the panel is wanted, by its id."""

    def roll(self) -> None:
        """Ctrl+Enter."""

    def focus_first(self) -> None:
        """Where the work begins."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""


def make_page(
    name: str, master: GameMaster, theme: Theme, wants_motion: Callable[[], bool], parent: QWidget
) -> XantisPage:
    """The page of an id: ``confrontation`` ``giro`` ``everybody`` ``together``."""
    if name == "confrontation":
        from brp_desktop.views.xantis.confrontation_page import ConfrontationPage

        return ConfrontationPage(master, theme, wants_motion, parent)
    if name == "everybody":
        from brp_desktop.views.xantis.everybody_page import EverybodyPage

        return EverybodyPage(master, theme, parent)
    if name == "together":
        from brp_desktop.views.xantis.synchronised_page import SynchronisedPage

        return SynchronisedPage(master, theme, parent)
    from brp_desktop.views.xantis.giro_page import GiroPage

    return GiroPage(master, theme, parent)
