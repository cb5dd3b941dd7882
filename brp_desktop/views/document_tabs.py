"""The tabs of the open documents: a brass dot for unsaved work, a lock for read-only, a cross to close."""

import math

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QTabBar, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import IconButton
from brp_desktop.views.painted import text_width

CLOSE = 16
LEAST, MOST = 90, 260
"""Widths of a tab in px."""
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class DocumentTabs(QTabBar):
    """Painted tabs; each has a name, and says whether its document is saved and may be changed."""

    close_requested = Signal(int)
    """Index of the tab whose cross was clicked (or that was clicked with the middle button)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("document_tabs")
        self._theme = theme
        self._unsaved: dict[int, bool] = {}
        self._locked: dict[int, bool] = {}
        self._hovered = -1
        self._pressed_cross = -1
        self.setMovable(True)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFont(theme.font("body"))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.setFont(theme.font("body"))
        self.update()

    def show_document(self, index: int, name: str, path: str = "", *, unsaved: bool, locked: bool) -> None:
        """Name and state of one tab; whoever rests on it is told where its file lies."""
        text, state = name.replace("&", "&&"), (unsaved, locked)
        if (text, state) != (self.tabText(index), self._state(index)):
            self.setTabData(index, state)
            # Widths are measured anew only for another text; the mark of the state takes room too.
            self.setTabText(index, "")
            self.setTabText(index, text)
        said = f"{name}*" if unsaved else name
        if locked:
            said = self.tr("{name}, read-only").format(name=said)
        self.setAccessibleTabName(index, said)
        self.setTabToolTip(index, plain_tip(f"{name}\n{path}" if path else name))

    def tabSizeHint(self, index: int) -> QSize:
        width = text_width(self._theme.font("strong"), self._name(index)) + 12 + 8 + CLOSE + 12
        if any(self._state(index)):
            width += 19
        return QSize(max(LEAST, min(math.ceil(width), MOST)), self._theme.size["document_tabs"])

    def sizeHint(self) -> QSize:
        width = sum(self.tabSizeHint(index).width() for index in range(self.count()))
        return QSize(width, self._theme.size["document_tabs"])

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST if self.count() else 0, self._theme.size["document_tabs"])

    def minimumTabSizeHint(self, index: int) -> QSize:  # noqa: N802
        return QSize(LEAST, self._theme.size["document_tabs"])

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index in range(self.count()):
                self._paint_tab(painter, index)

    def _paint_tab(self, painter: QPainter, index: int) -> None:
        colour = self._theme.colour
        rect = QRectF(self.tabRect(index))
        current = index == self.currentIndex()
        if current:
            top = rect.adjusted(0.5, 4.5, -0.5, 6)
            path = QPainterPath()
            path.addRoundedRect(top, 6, 6)
            painter.fillPath(path, colour("sheet"))
            painter.strokePath(path, QPen(colour("line"), 1))
        x = rect.left() + 12
        middle = rect.center().y() + 2
        unsaved, locked = self._state(index)
        if locked:
            paint_icon(painter, QRectF(x, middle - 7, 14, 14), "play_mode", colour("text_2"))
            x += 19
        elif unsaved:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("tick"))
            painter.drawEllipse(QRectF(x, middle - 3.5, 7, 7))
            x += 15
        painter.setFont(self._theme.font("strong" if current else "body"))
        painter.setPen(colour("text" if current else "text_2"))
        cross = self.cross(index)
        room = cross.left() - 6 - x
        name = painter.fontMetrics().elidedText(self._name(index), Qt.TextElideMode.ElideRight, round(room))
        painter.drawText(QRectF(x, middle - 14, room, 28), _LEFT, name)
        if index == self._hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("hover"))
            painter.drawRoundedRect(QRectF(cross).adjusted(-2, -2, 2, 2), 3, 3)
        paint_icon(painter, QRectF(cross).adjusted(1, 1, -1, -1), "close", colour("text_2"))
        if current and self.hasFocus():
            painter.setPen(QPen(colour("focus"), self._theme.stroke["focus"]))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(3, 7, -3, -2), 4, 4)

    def cross(self, index: int) -> QRect:
        """Where the cross of a tab lies."""
        rect = self.tabRect(index)
        return QRect(rect.right() - 10 - CLOSE, rect.center().y() + 3 - CLOSE // 2, CLOSE, CLOSE)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._cross_at(event))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_cross = self._cross_at(event)
        if self._pressed_cross >= 0:
            return
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed_cross = self._pressed_cross, -1
        if pressed >= 0:
            if self._cross_at(event) == pressed:
                self.close_requested.emit(pressed)
            return
        if event.button() == Qt.MouseButton.MiddleButton:
            index = self.tabAt(event.position().toPoint())
            if index >= 0:
                self.close_requested.emit(index)
            return
        super().mouseReleaseEvent(event)

    def _cross_at(self, event: QMouseEvent) -> int:
        point = event.position().toPoint()
        for index in range(self.count()):
            if self.cross(index).adjusted(-4, -4, 4, 4).contains(point):
                return index
        return -1

    def _hover(self, index: int) -> None:
        if index != self._hovered:
            self._hovered = index
            self.update()

    def _name(self, index: int) -> str:
        return self.tabText(index).replace("&&", "&")

    def _state(self, index: int) -> tuple[bool, bool]:
        data = self.tabData(index)
        return (bool(data[0]), bool(data[1])) if data else (False, False)


class TabRow(QWidget):
    """The tabs and the button for another sheet beside them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.tabs = DocumentTabs(theme, self)
        self.add_button = IconButton(theme, "add", self, side=24)
        self.add_button.reads_as = "ButtonMenu"
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(4)
        row.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        self.setFixedHeight(theme.size["document_tabs"])
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.tabs.set_theme(theme)
        self.add_button.set_theme(theme)
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.add_button.set_words(self.tr("Another sheet"))
        self.tabs.setAccessibleName(self.tr("Open sheets"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            fill_rect(painter, self.rect(), self._theme.colour("window"))
            fill_rect(painter, QRect(0, self.height() - 1, self.width(), 1), self._theme.colour("line"))
