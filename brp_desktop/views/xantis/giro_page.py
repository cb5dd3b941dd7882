"""The page of the Giro in the game master's tab: the action under way, and everybody in the order of turns."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis.gm_pages import XantisPage
from brp_desktop.views.xantis.round_action import RoundAction
from brp_desktop.views.xantis.round_panel import RoundPanel

LOW = 560
"""Height of the page, px, below which the result of a test is shown small."""


class GiroPage(XantisPage):
    """The list scrolls, the action stays in sight."""

    def __init__(self, master: GameMaster, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("giro_page")
        self.panel = RoundPanel(master, theme, self, upright=True)
        self.action = RoundAction(master, theme, self)
        self._giro = master.round
        self.panel.put_above_cards(self.action)
        column = QVBoxLayout(self)
        column.setContentsMargins(14 - RING, 4, 10 - RING, 4)
        column.addWidget(self.panel, 1)
        self.panel.announced.connect(self.announced)
        self.panel.together_requested.connect(self._on_together)
        self.action.answer_requested.connect(self._on_together)
        self.action.free_requested.connect(self.panel.questions.declare)
        self.action.sync_requested.connect(self.panel.questions.synchronise)

    def roll(self) -> None:
        """Test Iniziativa for everybody who was not tested yet."""
        untested = tuple(one.id for one in self._giro.round.participants if one.result is None)
        if untested:
            self.panel.acts.roll_initiative(untested)

    def focus_first(self) -> None:
        """To the card of who is on turn."""
        if not self.panel.cards.focus_card(self._giro.round.acting or ""):
            self.panel.add_button.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.panel.set_theme(theme)
        self.action.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.action.set_small(self.height() < LOW)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 240)

    def _on_together(self) -> None:
        self.page_requested.emit("together")
