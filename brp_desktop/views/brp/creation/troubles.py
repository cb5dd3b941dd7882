"""What breaks the rules or is still to be done: one line each leads to its field, and nothing is refused."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.play.creation import Trouble
from brp_desktop.views.brp.creation.step_page import dress
from brp_desktop.views.painted import RING, PaintedButton
from brp_desktop.views.plain_label import PlainLabel

_WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
_SIGN = 20


class TroubleLine(PaintedButton):
    """A sentence with a sign before it; as tall as it must be."""

    is_open = False
    """Whether it says what is still to be done; else it warns."""

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.theme.line_height("small") + 2 * RING)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = max(60, width - 2 * RING - _SIGN)
        metrics = QFontMetrics(self.theme.font("small"))
        return metrics.boundingRect(0, 0, room, 10_000, _WRAPPED, self.text()).height() + 2 * RING

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("hover"))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 3, 3)
        line = self.theme.line_height("small")
        icon, ink = ("info", "text_2") if self.is_open else ("warning", "danger")
        paint_icon(painter, QRectF(rect.left(), rect.top() + (line - 14) / 2, 14, 14), icon, colour(ink))
        painter.setFont(self.theme.font("small"))
        painter.setPen(colour("text"))
        painter.drawText(rect.adjusted(_SIGN, 0, 0, 2), _WRAPPED, self.text())


class TroubleList(QWidget):
    """The lines that there are now; the one with the focus keeps it while it stays true."""

    jump_requested = Signal(object)
    """Trouble whose field is wanted."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = PlainLabel(parent=self)
        self.title.setWordWrap(True)
        self.lines: dict[tuple[str, str], TroubleLine] = {}
        self._troubles: dict[tuple[str, str], Trouble] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.title)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        dress(self.title, theme, "strong", "text")
        for line in self.lines.values():
            line.set_theme(theme)

    def show_troubles(self, troubles: tuple[Trouble, ...], sentences: tuple[str, ...]) -> None:
        """Show what breaks the rules and what is still to be done, with the sentence of each."""
        to_do = sum(one.is_open for one in troubles)
        wrong = len(troubles) - to_do
        said = [self.tr("%n thing(s) break the rules", "", wrong)] if wrong else []
        said += [self.tr("%n thing(s) still to do", "", to_do)] if to_do else []
        self.title.setText(" · ".join(said) or self.tr("Nothing breaks the rules."))
        self._troubles = {(one.id, one.subject): one for one in troubles}
        for key in [key for key in self.lines if key not in self._troubles]:
            line = self.lines.pop(key)
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        for place, (key, sentence) in enumerate(zip(self._troubles, sentences, strict=False)):
            if key not in self.lines:
                self.lines[key] = TroubleLine(self._theme, self)
                self.lines[key].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                self.lines[key].clicked.connect(partial(self._on_clicked, key))
            line = self.lines[key]
            line.is_open = self._troubles[key].is_open
            if self._column.indexOf(line) != place + 1:
                self._column.removeWidget(line)
                self._column.insertWidget(place + 1, line)
            if line.text() != sentence:
                line.setText(sentence)
                line.setAccessibleName(sentence)
                line.updateGeometry()
            line.show()

    def _on_clicked(self, key: tuple[str, str], checked: bool = False) -> None:
        if key in self._troubles:
            self.jump_requested.emit(self._troubles[key])
