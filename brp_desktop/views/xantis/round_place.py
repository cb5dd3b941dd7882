"""Where the Giro stands in the window: under the Xantis sheet in front, as long as there is room and somebody in it,
and the game master's tab beside it does not show it already.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.document import Document
from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.systems import XANTIS

if TYPE_CHECKING:
    from brp_desktop.storage.settings import Settings
    from brp_desktop.views.xantis.round_panel import RoundPanel

ROOMY_FROM = 720
"""Height of the window from which the Giro has room under a sheet, in px; below it is a list in the GM tab."""


class RoundSheet(Protocol):
    """A sheet that has room for the Giro below its pages."""

    def set_round_panel(self, widget: QWidget | None) -> None:
        """Take the panel, or give it away."""


class RoundPlace(QObject):
    """Makes the panel when it is first needed and moves it from sheet to sheet."""

    announced = Signal(str)
    """What the panel says."""
    together_requested = Signal()
    """The page of the synchronised action is wanted."""

    def __init__(
        self,
        master: GameMaster,
        settings: "Settings",
        theme: Theme,
        window: QWidget,
        is_beside: Callable[[], bool] = lambda: False,
    ) -> None:
        """``is_beside`` says whether the window shows the Giro in the game master's tab: once is enough."""
        super().__init__(window)
        self._is_beside = is_beside
        self._master = master
        self._settings = settings
        self._theme = theme
        self._window = window
        self._document: Document | None = None
        self._sheet: RoundSheet | None = None
        self._under: RoundSheet | None = None
        self.panel: RoundPanel | None = None
        master.table.changed.connect(self.refresh)

    @property
    def is_shown(self) -> bool:
        """Whether the panel stands under a sheet now."""
        return self._under is not None

    def show_document(self, document: Document | None, sheet: object) -> None:
        """Another sheet is in front."""
        self._document = document
        takes = document is not None and document.system == XANTIS and hasattr(sheet, "set_round_panel")
        self._sheet = sheet if takes else None  # type: ignore[assignment]  # it has the method
        self.refresh()

    def set_wanted(self, wanted: bool) -> None:
        """Whether the Giro stands under sheets at all; it is remembered."""
        self._settings.giro_under_sheet = wanted
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        if self.panel is not None:
            self.panel.set_theme(theme)

    def refresh(self) -> None:
        """Put the panel where it belongs now."""
        people = bool(self._master.table.table.round.participants)
        roomy = self._window.height() >= ROOMY_FROM
        may = people and roomy and self._settings.giro_under_sheet and not self._is_beside()
        wanted = self._sheet if may else None
        if wanted is self._under:
            return
        if self._under is not None:
            self._under.set_round_panel(None)
            if self.panel is not None:
                # A layout shows later what it took, and nobody ends a window of its own when the program's is gone.
                self.panel.hide()
                self.panel.setParent(self._window)
        self._under = wanted
        if wanted is not None:
            panel = self._made()
            wanted.set_round_panel(panel)
            panel.show()

    def _made(self) -> "RoundPanel":
        if self.panel is None:
            from brp_desktop.views.xantis.round_panel import RoundPanel

            self.panel = RoundPanel(self._master, self._theme)
            self.panel.announced.connect(self.announced)
            self.panel.together_requested.connect(self.together_requested)
            self.panel.hide_requested.connect(self._on_hide)
        return self.panel

    def _on_hide(self) -> None:
        self.set_wanted(False)
