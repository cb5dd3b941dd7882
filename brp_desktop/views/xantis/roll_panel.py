"""The panel of the dock's tab «Dice» for Xantis: the test that is chosen, its dice, and the roll log."""

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.xantis_rolls import XantisRolls
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisResult
from brp_desktop.views.controls import RollButton
from brp_desktop.views.journal_view import JournalPanel
from brp_desktop.views.roll_panel import RollPanel
from brp_desktop.views.why import WhyPopover


class XantisRollPanel(RollPanel):
    """A button that rolls what is chosen, and the roll log."""

    def __init__(
        self,
        rolls: XantisRolls,
        log: RollLog,
        theme: Theme,
        wants_motion: Callable[[], bool],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("xantis_roll_panel")
        self._rolls = rolls
        self._allowed = True
        self.roll_button = RollButton(theme, self, primary=True, height=36)
        self.journal = JournalPanel(log, theme, self)
        box = QVBoxLayout(self)
        box.addWidget(self.roll_button)
        box.addWidget(self.journal, 1)
        self.roll_button.clicked.connect(self.roll)
        rolls.request_changed.connect(self._show_request)
        rolls.set_stage(self)
        self.retranslate()

    def play(self, result: XantisResult) -> bool:
        """Results rest at once."""
        return False

    def finish(self) -> None:
        """Nothing runs."""

    def roll(self) -> None:
        """Roll what is chosen."""
        if self._allowed:
            self._rolls.roll()

    def set_rolling_allowed(self, allowed: bool) -> None:
        """In edit mode nothing is rolled."""
        self._allowed = allowed
        self._show_request()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.roll_button.set_theme(theme)
        self.journal.set_theme(theme)

    def press(self, letter: str) -> None:
        """There are no letters."""

    def step(self, amount: int) -> None:
        """Nothing is stepped."""

    def focus_own_dice(self) -> None:
        """There is no field for own dice."""

    def explain(self, popover: WhyPopover) -> bool:
        """Nothing is explained."""
        return False

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Dice"))
        self.roll_button.setText(self.tr("Roll"))
        self._show_request()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show_request(self) -> None:
        self.roll_button.setEnabled(self._allowed and self._rolls.request is not None)
