"""What came of the action's test: the dice, the margin in words, and what is to be done next."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisResult
from brp_desktop.sheet.round import Round
from brp_desktop.views.gm.parts import label
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis import giro_words, words
from brp_desktop.views.xantis.throw_tray import ThrowTray

HEIGHT, SMALL = 76, 52
"""Heights of the felt, px; the lower one where the page is low."""


class _LowTray(ThrowTray):
    """As high as the card of the action has room for."""

    def sizeHint(self) -> QSize:
        return QSize(300, SMALL if self._small else HEIGHT)


class RoundResult(QWidget):
    """Shows a decided test at rest; of a margin that was typed only the words."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._small = False
        self.tray = _LowTray(theme, self)
        self.tray.setObjectName("giro_tray")
        self.told = label(self, theme, "body", wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(RING, RING, RING, 2)
        column.setSpacing(2)
        column.addWidget(self.tray)
        column.addWidget(self.told)
        self.hide()

    def show_action(self, round_: Round, result: XantisResult | None) -> None:
        """Show what came of the action under way; nothing while it is not tested."""
        action = round_.action
        margin = None if action is None else action.margin
        self.setVisible(margin is not None)
        if margin is None:
            self.tray.clear()
            return
        self.tray.setVisible(result is not None)
        said = giro_words.result_words(margin)
        if result is not None:
            if self.tray.throw is not result:
                self.tray.play_throw(result, moving=False)
            said = words.slip_sentence(result.outcome)
            self.tray.setAccessibleName(said)
            narrates = words.narrator_sentence(result.outcome.narrator)
            said = f"{said} {narrates}"
        self.told.setText(said)
        self._show_told()

    def set_small(self, small: bool) -> None:
        """Where the page is low the felt alone says the result; its tip has the rest."""
        if small != self._small:
            self._small = small
            self.tray.set_small(small)
            self._show_told()

    def _show_told(self) -> None:
        by_dice = not self.tray.isHidden()
        self.told.setVisible(not (self._small and by_dice))
        self.tray.setToolTip(plain_tip(self.told.text() if by_dice else ""))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.tray.set_theme(theme)
        self.told.set_theme(theme)
