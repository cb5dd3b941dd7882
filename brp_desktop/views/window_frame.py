"""What the main window is made of, and what its bars and tabs say; files dropped on it, and the wheel that zooms."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar, QStackedWidget, QVBoxLayout, QWidget

from brp_desktop.controllers.document import apart, file_beside, with_file
from brp_desktop.controllers.files import ENDING
from brp_desktop.controllers.zoom import Zoom
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.theme import Theme
from brp_desktop.views.context import Context
from brp_desktop.views.dock import SideDock
from brp_desktop.views.document_banner import DocumentBanner
from brp_desktop.views.document_tabs import TabRow
from brp_desktop.views.painted import RING
from brp_desktop.views.sheet_stack import SheetStack
from brp_desktop.views.status_bar import StatusBar
from brp_desktop.views.style import SEPARATOR_SHEET, apply_theme, is_dressed
from brp_desktop.views.tool_bar import ToolBar

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.rules.dice import RandomSource

APPLICATION = "brp_desktop"
TABLE_ENDING = ".rpgtable"
"""What the files of a game master's table end in."""


class WindowFrame(QMainWindow):
    """The parts in their places; what they do is the main window's business."""

    file_dropped = Signal(object)
    """Path of a sheet or a table that was dropped on the window."""
    foreign_dropped = Signal(object)
    """Paths of other files that were dropped on the window together."""
    theme_taken = Signal(object)
    """Theme that the window is painted in now; whatever is made on use follows it."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._make_separators_thin()
        self.setObjectName("main_window")
        self.context = context
        self.theme: Theme = context.appearance.theme
        self.zoom = Zoom(parent=self)
        self.setAcceptDrops(True)
        self._build()

    def _make_separators_thin(self) -> None:
        """Have the line between dock and sheet 1 px wide before the application is dressed.

        Qt asks the style for its width when the style changes (see ``event``), and only a style sheet can give it; one
        that stayed on the window would dress everything in it. Polished under it, the window leaves nothing of it.
        """
        self.setStyleSheet(SEPARATOR_SHEET)
        self.ensurePolished()
        self.setStyleSheet("")

    def _build(self) -> None:
        context, theme = self.context, self.theme
        self._menus: QWidget = QWidget(self)
        self.setMenuWidget(self._menus)
        self.set_menu_height(theme.size["menu_bar"])
        self.tool_bar = ToolBar(theme, self)
        self.tool_bar.setFixedHeight(theme.size["tool_bar"])
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.tool_bar)
        self.area = QStackedWidget(self)
        self.work = QWidget(self.area)
        self.tab_row = TabRow(theme, self.work)
        self.tabs = self.tab_row.tabs
        self.banner = DocumentBanner(context.files, theme, self.work)
        self.sheets = SheetStack(context.settings, theme, context.appearance.wants_motion, self.work)
        self.sheets.dice = self._dice
        column = QVBoxLayout(self.work)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tab_row)
        column.addWidget(self.banner)
        column.addWidget(self.sheets, 1)
        self.work.setMinimumWidth(448)
        self.area.addWidget(self.work)
        self.setCentralWidget(self.area)
        self.dock = SideDock(theme, self)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.status_bar = StatusBar(theme, self)
        self.setStatusBar(self.status_bar)

    def set_menu_height(self, height: int) -> None:
        """How tall the strip with the menus is, in px."""
        self._menus.setFixedHeight(height)

    def make_menu_bar(self) -> QMenuBar:
        """Put a menu bar in the place that was kept for it, which until then is a plain strip."""
        height = self._menus.minimumHeight()
        self._menus = bar = self.menuBar()
        bar.setFixedHeight(height)
        return bar

    def set_theme(self, theme: Theme) -> None:
        """Take a theme, live."""
        self.theme = theme
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, theme)
        for part in (self.tool_bar, self.tab_row, self.banner, self.dock, self.status_bar, self.sheets):
            part.set_theme(theme)
        self.theme_taken.emit(theme)

    def show_zoom(self) -> None:
        """Say the zoom in force in the tool bar."""
        self.tool_bar.show_zoom(self.zoom.percent)
        self.tool_bar.less_button.setEnabled(self.zoom.can_shrink)
        self.tool_bar.more_button.setEnabled(self.zoom.can_grow)

    def name_tabs(self) -> None:
        """Say on every tab what its document is called and where it lies, whether it is saved and may be changed."""
        for index, document in enumerate(self.sheets.documents):
            name, path = self.called(document), document.path
            state = {"unsaved": not document.is_saved, "locked": document.read_only}
            self.tabs.show_document(index, name, "" if path is None else str(path), **state)

    def say_state(self, document: "Document | None", *, editing: bool) -> None:
        """Say in title, tool bar and status bar how the document in front stands."""
        if document is None:
            self.setWindowTitle(APPLICATION)
        else:
            aside = apart(document, self.sheets.documents) or file_beside(document)
            name = with_file(self._name(document), aside).replace("[*]", "[*][*]")
            self.setWindowTitle(f"{name}[*] — {APPLICATION}")
            self.tool_bar.show_ticks(document.waiting_ticks)
        self.setWindowModified(document is not None and not document.is_saved)
        self.tool_bar.edit_half.setEnabled(editing or (document is not None and not document.read_only))
        self.status_bar.show_document(document, self.context.files, editing=editing)

    def called(self, document: "Document") -> str:
        """The name of a document as on its tab: its character's, and its file's where two are called alike."""
        return with_file(self._name(document), apart(document, self.sheets.documents))

    def _name(self, document: "Document") -> str:
        return document.character.name or self.tr("Without a name")

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.StyleChange and not self.styleSheet() and not is_dressed():
            return QWidget.event(self, event)
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.dock.isVisible() and not self.dock.isFloating():
            dock, area = self.dock.geometry(), self.area.geometry()
            x = dock.left() - 1 if dock.left() > area.left() else dock.right() + 1
            with QPainter(self) as painter:
                fill_rect(painter, QRect(x, dock.top(), 1, dock.height()), self.theme.colour("line"))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event):
            taken_as_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        taken_as_copy(event)
        foreign = []
        for path in _dropped(event):
            if path.suffix.lower() in (ENDING, TABLE_ENDING):
                self.file_dropped.emit(path)
            else:
                foreign.append(path)
        if foreign:
            self.foreign_dropped.emit(foreign)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and self.work.isVisible():
            if event.angleDelta().y():
                (self.zoom.grow if event.angleDelta().y() > 0 else self.zoom.shrink)()
            event.accept()
            return
        super().wheelEvent(event)

    def _dice(self) -> "RandomSource":
        return self.context.rolls.source()

    def popup_place(self) -> QPoint:
        """Where lists over the sheet begin, on the screen: at the find field."""
        field = self.tool_bar.find_field
        return field.mapToGlobal(QPoint(RING - 1, 2)) if field.isVisible() else self.mapToGlobal(QPoint(40, 40))


def taken_as_copy(event: QDropEvent) -> None:
    """Accept a drop; never as a move, after which whoever it came from might remove its file."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def _dropped(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
