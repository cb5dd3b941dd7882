"""Where the numbers of real dice are typed in, for either side: an empty field is thrown."""

from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.contest_results import Letter
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.brp import parse_d100
from brp_desktop.rules.errors import RulesError
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.painted import RING, paint_frame, paint_ring
from brp_desktop.views.plain_edit import DiceEdit


class OwnDicePair(QWidget):
    """Two fields in one frame. Enter takes the number and goes to the other field; with both given it settles."""

    rolled = Signal(str, object)
    """Side, and the number of its own dice 1 … 100, or None where its field was emptied."""
    refused = Signal(str)
    """What was typed is no D100: the sentence; empty when that is over."""
    settle_requested = Signal()
    """Both numbers are given and Enter was pressed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("own_dice_pair")
        self._theme = theme
        self._errors: dict[Letter, str] = {"a": "", "b": ""}
        self._with_b = True
        self.edits: dict[Letter, DiceEdit] = {"a": DiceEdit(self), "b": DiceEdit(self)}
        for letter, edit in self.edits.items():
            edit.setObjectName(f"own_dice_{letter}")
            edit.setFrame(False)
            edit.setMaxLength(12)
            edit.returnPressed.connect(partial(self._on_return, letter))
            edit.editingFinished.connect(partial(self._on_finished, letter))
            edit.escaped.connect(partial(self._on_escaped, letter))
            edit.focus_changed.connect(self.update)
        self.set_theme(theme)
        self.retranslate()

    @property
    def _error(self) -> str:
        """What is wrong in the first field that is."""
        return next(filter(None, self._errors.values()), "")

    def set_with_b(self, with_b: bool) -> None:
        """Side B has a field only while one person stands there."""
        self._with_b = with_b
        self.edits["b"].setEnabled(with_b)
        if not with_b:
            self._say("b", "")
        self.retranslate()

    def set_values(self, a: int | None, b: int | None) -> None:
        """Show what is taken; half-typed text stays, and what was refused."""
        values: dict[Letter, int | None] = {"a": a, "b": b}
        for letter, value in values.items():
            edit = self.edits[letter]
            if not (edit.isModified() and (edit.hasFocus() or self._errors[letter])):
                edit.setText("" if value is None else f"{value % 100:02d}")
                edit.setModified(False)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for edit in self.edits.values():
            palette = edit.palette()
            palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
            palette.setColor(QPalette.ColorRole.Text, theme.colour("text"))
            palette.setColor(QPalette.ColorRole.PlaceholderText, theme.colour("text_off"))
            edit.setPalette(palette)
            edit.setFont(theme.font("body"))
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.edits["a"].setPlaceholderText(self.tr("I rolled: A"))
        self.edits["b"].setPlaceholderText("B")
        for letter, edit in self.edits.items():
            edit.setAccessibleName(self.tr("{side} rolled with own dice: 01 to 00").format(side=letter.upper()))
            edit.setToolTip(plain_tip(self._error or self.tr("Empty: the dice are thrown here")))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(196 + 2 * RING, 36 + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(150 + 2 * RING, 36 + 2 * RING)

    def body(self) -> QRectF:
        """Outer edge of the frame inside the widget."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def resizeEvent(self, event: QEvent) -> None:
        body = self.body().toRect()
        middle = body.left() + round(body.width() * 0.7)
        self.edits["a"].setGeometry(body.left() + 28, body.top() + 2, middle - body.left() - 32, body.height() - 4)
        self.edits["b"].setGeometry(middle + 5, body.top() + 2, body.right() - middle - 8, body.height() - 4)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body, colour = self.body(), self._theme.colour
            paint_frame(painter, body, self._theme, colour("raised"), colour("border"))
            if self._error:
                painter.setPen(QPen(colour("danger"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 4, 4)
            icon = "warning" if self._error else "own_dice"
            ink = colour("danger" if self._error else "text_2")
            paint_icon(painter, QRectF(body.left() + 8, body.center().y() - 8, 16, 16), icon, ink)
            x = round(body.left() + round(body.width() * 0.7))
            painter.setPen(QPen(colour("line"), 1))
            painter.drawLine(x, round(body.top() + 8), x, round(body.bottom() - 8))
            if any(edit.hasFocus() for edit in self.edits.values()):
                paint_ring(painter, body, self._theme)

    def take(self) -> bool:
        """Take half-typed numbers now; False where one is no D100."""
        taken = [self._take(letter) for letter in self.edits]
        return all(taken)

    def _take(self, letter: Letter) -> bool:
        edit = self.edits[letter]
        if not edit.isModified():
            return True
        text = edit.text().strip()
        try:
            value = parse_d100(text) if text else None
        except RulesError as error:
            self._say(letter, error_sentence(error))
            return False
        edit.setModified(False)
        self._say(letter, "")
        self.rolled.emit(letter, value)
        return True

    def _say(self, letter: Letter, sentence: str) -> None:
        before, self._errors[letter] = self._error, sentence
        if self._error != before:
            self.retranslate()
            self.refused.emit(self._error)
            self.update()

    def _on_return(self, letter: Letter) -> None:
        if not self._take(letter):
            return
        other: Letter = "b" if letter == "a" else "a"
        if self.edits[letter].text() and (self.edits[other].text() or not self._with_b):
            self.settle_requested.emit()
            if not self.edits[letter].text():
                self.edits[letter].leave()
        elif self._with_b:
            self.edits[other].setFocus(Qt.FocusReason.TabFocusReason)

    def _on_finished(self, letter: Letter) -> None:
        self._take(letter)

    def _on_escaped(self, letter: Letter) -> None:
        self.edits[letter].forget()
        self._say(letter, "")
        self.rolled.emit(letter, None)
        self.edits[letter].leave()
