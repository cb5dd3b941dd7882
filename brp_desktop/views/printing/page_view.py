"""Pages on the screen: the one in front at a zoom, and the strip of all of them at its left."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from brp_desktop.painting.pages.marks import PageSet, Text, paint_on
from brp_desktop.painting.theme import Theme

ACTUAL = 96.0
"""Dots to the inch at 100 %."""
ZOOMS = (25, 33, 50, 65, 80, 100, 125, 150, 200, 300)
_EDGE, _THUMB = 18, 96


class _Page(QWidget):
    """One page on white; it is painted anew only when page, zoom or screen change."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages: PageSet | None = None
        self._number = 0
        self._dots = ACTUAL
        self._kept: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_page(self, pages: PageSet, number: int, dots: float) -> None:
        """Show a page of these at so many dots to the inch."""
        self._pages, self._number, self._dots, self._kept = pages, number, dots, None
        size = QSize(round(pages.paper.width / 25.4 * dots), round(pages.paper.height / 25.4 * dots))
        self.setFixedSize(size + QSize(2 * _EDGE, 2 * _EDGE))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._pages is None:
            return
        sheet = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        with QPainter(self) as painter:
            for depth in range(4):
                shadow = QColor(0, 0, 0, 14)
                painter.fillRect(sheet.adjusted(-depth, -depth + 1, depth, depth + 1), shadow)
            painter.drawPixmap(sheet.topLeft(), self._painted(sheet))

    def _painted(self, sheet: QRectF) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._kept is None or self._kept.devicePixelRatioF() != ratio:
            assert self._pages is not None
            self._kept = page_pixmap(self._pages, self._number, sheet.width(), sheet.height(), ratio)
        return self._kept


def page_pixmap(pages: PageSet, number: int, width: float, height: float, ratio: float) -> QPixmap:
    """A page as a pixmap of this size in px of the screen."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.fill(Qt.GlobalColor.white)
    pixmap.setDevicePixelRatio(ratio)
    with QPainter(pixmap) as painter:
        paint_on(painter, pages, number, width / (pages.paper.width / 25.4))
    return pixmap


class PageArea(QScrollArea):
    """The page in front; Ctrl and the wheel zoom, PageUp and PageDown turn over."""

    zoomed = Signal()
    """The page is larger or smaller now."""
    turn_requested = Signal(int)
    """So many pages on, or back."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Page"))
        self._page = _Page(self)
        self.setWidget(self._page)
        self._pages: PageSet | None = None
        self._number = 0
        self._zoom: int | None = None
        """In percent; None: the whole page fits."""

    def show_page(self, pages: PageSet, number: int) -> None:
        """Show a page; a reader of its words hears them."""
        self._pages, self._number = pages, number
        self._page.setAccessibleName("\n".join(mark.text for mark in pages.pages[number] if isinstance(mark, Text)))
        self._apply()

    @property
    def percent(self) -> int:
        """The zoom in force."""
        return self._zoom if self._zoom is not None else self._fitting()

    def zoom(self, step: int) -> None:
        """One step larger (1) or smaller (-1)."""
        now = self.percent
        larger = [each for each in ZOOMS if each > now]
        smaller = [each for each in ZOOMS if each < now]
        self._zoom = (larger or [ZOOMS[-1]])[0] if step > 0 else (smaller or [ZOOMS[0]])[-1]
        self._apply()

    def _fitting(self) -> int:
        if self._pages is None:
            return 100
        room = self.size() - QSize(2 * _EDGE + 2, 2 * _EDGE + 2)
        across = room.width() / (self._pages.paper.width / 25.4 * ACTUAL)
        down = room.height() / (self._pages.paper.height / 25.4 * ACTUAL)
        return max(10, int(min(across, down) * 100))

    def _apply(self) -> None:
        if self._pages is not None:
            self._page.show_page(self._pages, self._number, ACTUAL * self.percent / 100)
            self.zoomed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._zoom is None:
            self._apply()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.angleDelta().y():
                self.zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            key = event.key()  # type: ignore[attr-defined]
            if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
                self.turn_requested.emit(1 if key == Qt.Key.Key_PageDown else -1)
                return True
        return super().event(event)


class _Thumb(QStyledItemDelegate):
    """A small page in its frame; the one in front has a stronger one."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the picture and its frame."""
        rect = QRectF(option.rect)
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        page = rect.adjusted(6, 6, -6, -6)
        painter.save()
        painter.fillRect(page, Qt.GlobalColor.white)
        if isinstance(picture, QPixmap):
            painter.drawPixmap(page.topLeft(), picture)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(self._theme.colour("focus" if chosen else "border"), 2 if chosen else 1))
        painter.drawRect(page.adjusted(-3, -3, 3, 3) if chosen else page.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.restore()


class PageStrip(QListWidget):
    """All pages small; they are painted one after the other while nothing else is to be done."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setFlow(QListWidget.Flow.TopToBottom)
        self.setWrapping(False)
        self.setMovement(QListWidget.Movement.Static)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(6)
        self.setFixedWidth(_THUMB + 44)
        self.setItemDelegate(_Thumb(theme, self))
        self.setAccessibleName(self.tr("Pages"))
        self._theme = theme
        self._pages: PageSet | None = None
        self._next = 0
        self._painting = QTimer(self)
        self._painting.setInterval(0)
        self._painting.timeout.connect(self._paint_one)

    def show_pages(self, pages: PageSet, current: int) -> None:
        """Show these pages with one of them in front."""
        self._pages, self._next = pages, 0
        height = round(_THUMB * pages.paper.height / pages.paper.width)
        self.setIconSize(QSize(_THUMB, height))
        self.blockSignals(True)
        while self.count() > len(pages.pages):
            self.takeItem(self.count() - 1)
        while self.count() < len(pages.pages):
            item = QListWidgetItem("", self)
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        for number in range(self.count()):
            item = self.item(number)
            item.setSizeHint(QSize(_THUMB + 12, height + 12))
            words = self.tr("page {page} of {pages}").format(page=number + 1, pages=self.count())
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        self.setCurrentRow(current)
        self.blockSignals(False)
        self._painting.start()

    def stop(self) -> None:
        """Paint no further."""
        self._painting.stop()

    def _paint_one(self) -> None:
        if self._pages is None or self._next >= self.count():
            self._painting.stop()
            return
        ratio, size = self.devicePixelRatioF(), self.iconSize()
        pixmap = page_pixmap(self._pages, self._next, size.width(), size.height(), ratio)
        self.item(self._next).setData(Qt.ItemDataRole.DecorationRole, pixmap)
        self._next += 1
