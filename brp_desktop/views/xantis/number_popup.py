"""One number asked for beside what it belongs to: Enter takes it, Esc or a click elsewhere leaves all as it is."""

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.rules.errors import RulesError
from brp_desktop.views.announce import announce
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.fields import Field, read_signed
from brp_desktop.views.gm.parts import label
from brp_desktop.views.painted import RING
from brp_desktop.views.plain_label import PlainLabel


class NumberPopup(QFrame):
    """``taken`` gives the number; an empty field is None where that is allowed. What is no number is said and stays."""

    taken = Signal(object)
    """The number that was typed, or None."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("number_popup")
        self._theme = theme
        self._may_be_empty = False
        self._limits = (-9999, 9999)
        self.caption: PlainLabel = label(self, theme, "body", wraps=True)
        self.field = Field(theme, self)
        self.problem = label(self, theme, "small", "danger", wraps=True)
        self.problem.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(2)
        column.addWidget(self.caption)
        column.addWidget(self.field)
        column.addWidget(self.problem)
        self.field.edit.setMaxLength(6)
        self.field.edit.returnPressed.connect(self._on_return)
        self.field.edit.escaped.connect(self.close)
        self.setFixedWidth(240 + 2 * RING)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.colour("raised"))
        self.setPalette(palette)

    def ask(
        self,
        caption: str,
        number: int | None,
        anchor: QRect,
        *,
        limits: tuple[int, int] = (-9999, 9999),
        may_be_empty: bool = False,
    ) -> None:
        """Open below a rectangle of the screen with a number to begin with."""
        self._limits, self._may_be_empty = limits, may_be_empty
        self.caption.setText(caption)
        self.setAccessibleName(caption)
        self.field.edit.setAccessibleName(caption)
        self.field.edit.setText("" if number is None else str(number).replace("-", "−"))
        self.field.edit.selectAll()
        self.adjustSize()
        room = (QGuiApplication.screenAt(anchor.center()) or QGuiApplication.primaryScreen()).availableGeometry()
        x = max(room.left(), min(anchor.left(), room.right() - self.width()))
        y = anchor.bottom() + 2
        if y + self.height() > room.bottom():
            y = max(room.top(), anchor.top() - self.height() - 2)
        self.move(QPoint(x, y))
        self.show()
        self.field.edit.setFocus(Qt.FocusReason.PopupFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.colour("raised"))
            painter.setPen(QPen(self._theme.colour("border"), self._theme.stroke["control"]))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _on_return(self) -> None:
        text = self.field.edit.text().strip()
        number = read_signed(text) if text else None
        if text and number is None:
            self._say(RulesError("not_a_number"))
        elif number is not None and not self._limits[0] <= number <= self._limits[1]:
            low, high = self._limits
            self._say(RulesError("out_of_range", value=number, minimum=low, maximum=high))
        elif number is None and not self._may_be_empty:
            self._say(RulesError("not_a_number"))
        else:
            self.close()
            self.taken.emit(number)

    def _say(self, error: RulesError) -> None:
        sentence = error_sentence(error)
        self.field.set_error(sentence)
        self.problem.setText(sentence)
        self.problem.show()
        self.adjustSize()
        self.field.edit.selectAll()
        announce(self, sentence)
