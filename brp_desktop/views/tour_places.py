"""What the steps of the tour point at, in the coordinates of the window."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.dice_panel import DicePanel
from brp_desktop.views.main_window import MainWindow
from brp_desktop.views.xantis.roll_panel import XantisRollPanel
from brp_desktop.views.xantis.sheet_view import XantisSheetView

SOME_ROWS = 4
"""So many rows of the sheet are enough to show what a row is."""


def rows(window: MainWindow) -> QRect:
    """The first rows of the sheet that are in sight; all of the sheet where it has none."""
    sheet = window.sheet
    shown: list[QRect] = []
    if isinstance(sheet, SheetView) and sheet.skills.tables:
        skills, first = sheet.skills, sheet.skills.tables[0]
        shown = [skills.global_rect_of(first, row) for row in range(first.model().rowCount())]
    elif isinstance(sheet, XantisSheetView):
        shown = [sheet.tree.row_on_screen(key) for key in sheet.scores.keys]
    if sheet is None or not shown:
        return _around(window, window.work)
    found = QRect()
    for rect in shown[:SOME_ROWS]:
        found = found.united(rect)
    return _in(window, found.intersected(_on_screen(sheet)))


def dice(window: MainWindow) -> QRect:
    """Difficulty and own dice, and what is between them."""
    window.show_tab("dice")
    panel = window.dice_panel
    parts: tuple[QWidget, ...] = (panel,)
    if isinstance(panel, DicePanel):
        parts = (panel.difficulty_bar, panel.own_dice)
    elif isinstance(panel, XantisRollPanel):
        parts = (panel.circumstances, panel.row)
    return _around(window, *parts)


def result(window: MainWindow) -> QRect:
    """The slip under the dice."""
    window.show_tab("dice")
    panel = window.dice_panel
    if isinstance(panel, DicePanel):
        return _around(window, panel.tray, panel.card)
    return _around(window, panel.tray, panel.slip) if isinstance(panel, XantisRollPanel) else _around(window, panel)


def padlock(window: MainWindow) -> QRect:
    """Play and edit."""
    return _around(window, window.tool_bar.play_half, window.tool_bar.edit_half)


def files_and_help(window: MainWindow) -> QRect:
    """The menus; the tool bar where the system shows menus elsewhere."""
    bar = window.menuBar()
    return _around(window, window.tool_bar if bar.isNativeMenuBar() else bar)


def _around(window: MainWindow, *parts: QWidget) -> QRect:
    found = QRect()
    for part in parts:
        if part.isVisible():
            found = found.united(_on_screen(part))
    return _in(window, found)


def _on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


def _in(window: MainWindow, rect: QRect) -> QRect:
    return QRect(window.mapFromGlobal(rect.topLeft()), rect.size())
