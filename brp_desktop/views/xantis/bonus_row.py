"""The opponent's Bonus: what the first side of a confrontation passes on, taken off the Vdr."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import IconButton
from brp_desktop.views.gm.parts import ThemedLabel
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis.optional_box import OptionalBox

ROW = 30
MOST = 9999
"""The largest Bonus that can be set."""
_GAP = 8


class BonusRow(QWidget):
    """Opened from the menu; its cross takes the Bonus away."""

    bonus_chosen = Signal(int)
    """The Bonus the person set, 0 or more."""
    closed = Signal()
    """The cross was used: there is no opponent, and the row may go."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = ThemedLabel(theme, self, "body", "text_2")
        self.box = OptionalBox(theme, self, most=MOST)
        self.box.setObjectName("opponent_bonus")
        self.close_button = IconButton(theme, "close", self, side=22)
        self.box.changed.connect(self._on_changed)
        self.close_button.clicked.connect(self.closed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_bonus(0)
        self.retranslate()

    def show_bonus(self, bonus: int) -> None:
        """Show a Bonus; no signal comes of it."""
        self.box.show_number(bonus)

    def set_usable(self, usable: bool) -> None:
        """Whether the Bonus can be set now."""
        self.box.setEnabled(usable)
        self.close_button.setEnabled(usable)

    def ask(self) -> None:
        """Bring the focus to the number."""
        self.box.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.box.edit.selectAll()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for part in (self._label, self.box, self.close_button):
            part.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        name = self.tr("Opponent’s Bonus")
        self._label.setText(name)
        self.box.set_words(name, "0", self.tr("The first side’s Bonus comes off the Vdr. Step 1, with Shift 5"))
        self.close_button.set_words(self.tr("No opponent"))
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(300, ROW + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        self._label.setGeometry(RING, RING, self._label.sizeHint().width(), ROW)
        x = RING + self._label.width() + _GAP
        self.box.setGeometry(x - RING, 0, self.box.WIDTH + 2 * RING, ROW + 2 * RING)
        side = self.close_button.sizeHint()
        top = RING + (ROW - side.height()) // 2
        self.close_button.setGeometry(x + self.box.WIDTH + 2, top, side.width(), side.height())

    def _on_changed(self, value: int) -> None:
        self.bonus_chosen.emit(max(0, value))
