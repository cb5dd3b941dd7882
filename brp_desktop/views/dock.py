"""The dock with the dice (in edit mode: the detail) and the game master's tab; a button lets it float."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QStackedWidget, QWidget

from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import IconButton
from brp_desktop.views.painted import PaintedButton, text_width


class DockTab(PaintedButton):
    """One tab of the title row: icon and words, underlined where it is chosen."""

    reads_as = "PageTab"

    def __init__(self, theme: Theme, icon_name: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.icon_name = icon_name
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def show_words(self, icon_name: str, text: str) -> None:
        """What the tab is called."""
        self.icon_name = icon_name
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = text_width(self.theme.font("strong"), self.text()) + 47
        return QSize(round(width), self.theme.size["document_tabs"])

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def body(self) -> QRectF:
        return QRectF(self.rect())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour, chosen = self.theme.colour, self.isChecked()
        ink = colour("text" if chosen or self.underMouse() else "text_2")
        font = self.theme.font("strong" if chosen else "body")
        paint_icon(painter, QRectF(11, rect.center().y() - 8, 16, 16), self.icon_name, ink)
        painter.setFont(font)
        painter.setPen(ink)
        area = QRectF(35, 0, rect.width() - 36, rect.height())
        painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self.text())
        if chosen:
            fill_rect(painter, QRectF(0, rect.height() - 3, rect.width(), 3), colour("accent"))

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(self.theme.colour("focus"), self.theme.stroke["focus"]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -4), 3, 3)


class DockTitle(QWidget):
    """The title row: a tab for the dice (or the detail) and one for the game master, and the button to float."""

    reads_as = "PageTabList"

    tab_requested = Signal(str)
    """The person wants a tab: ``dice`` or ``gm``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.dice_tab = DockTab(theme, "roll", self)
        self.gm_tab = DockTab(theme, "roster", self)
        self.dice_tab.setChecked(True)
        self.float_button = IconButton(theme, "float", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(11, 0, 6, 0)
        row.setSpacing(2)
        row.addWidget(self.dice_tab)
        row.addWidget(self.gm_tab)
        row.addStretch(1)
        row.addWidget(self.float_button)
        self.dice_tab.clicked.connect(self._on_dice)
        self.gm_tab.clicked.connect(self._on_gm)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for part in (self.dice_tab, self.gm_tab, self.float_button):
            part.set_theme(theme)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._theme.size["document_tabs"])

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            colour, height = self._theme.colour, self.height()
            fill_rect(painter, self.rect(), colour("window"))
            fill_rect(painter, QRect(0, height - 1, self.width(), 1), colour("line"))

    def _on_dice(self) -> None:
        self.tab_requested.emit("dice")

    def _on_gm(self) -> None:
        self.tab_requested.emit("gm")


class SideDock(QDockWidget):
    """Right, left or floating; keeps its width. Pages: the dice, in edit mode the detail, the game master's."""

    width_changed = Signal(int)
    """The person made the dock another width, in px."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("side_dock")
        self._theme = theme
        self._wanted = theme.size["dock_width"]
        self._editing = False
        self.tab = "dice"
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
        self.title.setAccessibleName(self.tr("Panels"))
        self.title.float_button.set_words(self.tr("A window of its own, or back"))
        self.show_page_words()

    def show_page(self, page: QWidget, tab: str, *, editing: bool) -> None:
        """Show a page under its tab: ``dice`` (in edit mode the detail) or ``gm``."""
        self.tab, self._editing = tab, editing
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self.show_page_words()

    def show_page_words(self) -> None:
        """Name the tabs; the chosen one names the dock."""
        text = self.tr("Detail") if self._editing else self.tr("Dice")
        self.title.dice_tab.show_words("info" if self._editing else "roll", text)
        self.title.gm_tab.show_words("roster", self.tr("GM"))
        (self.title.gm_tab if self.tab == "gm" else self.title.dice_tab).setChecked(True)
        self.setWindowTitle(self.tr("GM") if self.tab == "gm" else text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.isFloating() and 0 < event.oldSize().width() != self.width():
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
