"""The dock with the dice (in edit mode: the detail): its title row is a tab, a button lets it float."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QStackedWidget, QWidget

from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import IconButton
from brp_desktop.views.painted import text_width


class DockTitle(QWidget):
    """The title row: the name of what the dock shows, underlined like a chosen tab."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon = "roll"
        self._text = ""
        self.float_button = IconButton(theme, "float", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 6, 0)
        row.addStretch(1)
        row.addWidget(self.float_button)

    def show_tab(self, icon_name: str, text: str) -> None:
        """Which page the dock shows."""
        self._icon, self._text = icon_name, text
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.float_button.set_theme(theme)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._theme.size["document_tabs"])

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self._theme.colour
            height = self.height()
            fill_rect(painter, self.rect(), colour("window"))
            fill_rect(painter, QRect(0, height - 1, self.width(), 1), colour("line"))
            font = self._theme.font("strong")
            width = text_width(font, self._text)
            paint_icon(painter, QRectF(22, height / 2 - 8, 16, 16), self._icon, colour("text"))
            painter.setFont(font)
            painter.setPen(colour("text"))
            area = QRectF(46, 0, width + 2, height)
            painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self._text)
            fill_rect(painter, QRectF(11, height - 3, width + 47, 3), colour("accent"))


class SideDock(QDockWidget):
    """Right, left or floating; keeps its width. Pages: the dice, and in edit mode the detail."""

    width_changed = Signal(int)
    """The person made the dock another width, in px."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("side_dock")
        self._theme = theme
        self._wanted = theme.size["dock_width"]
        self.title = DockTitle(theme, self)
        self.setTitleBarWidget(self.title)
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self.pages = _Pages(self)
        self.pages.setMinimumWidth(theme.size["dock_min"])
        self.setWidget(self.pages)
        self.title.float_button.clicked.connect(self.toggle_floating)
        self.topLevelChanged.connect(self._on_top_level)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.title.set_theme(theme)

    def set_wanted_width(self, width: int) -> None:
        """The width to open with."""
        self._wanted = width
        self.pages.wanted = width

    def toggle_floating(self) -> None:
        """Into a window of its own, or back."""
        self.setFloating(not self.isFloating())

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.title.float_button.set_words(self.tr("A window of its own, or back"))
        self.show_page_words()

    def show_page_words(self) -> None:
        """Name the page that is shown."""
        editing = self.pages.currentIndex() > 0
        text = self.tr("Detail") if editing else self.tr("Dice")
        self.title.show_tab("info" if editing else "roll", text)
        self.setWindowTitle(text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.isFloating() and event.oldSize().width() > 0:
            self.width_changed.emit(self.width())

    def _on_top_level(self, floating: bool) -> None:
        if floating:
            self.resize(self._wanted, max(640, self.height()))


class _Pages(QStackedWidget):
    """Wants the remembered width."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.wanted = 384

    def sizeHint(self) -> QSize:
        return QSize(self.wanted, 640)
