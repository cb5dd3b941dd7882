"""What the steps of the tour point at, in the coordinates of the window."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from brp_desktop.views.main_window import MainWindow

SOME_ROWS = 4
"""So many rows of the sheet are enough to show what a row is."""


def rows(window: MainWindow) -> QRect:
    """The first rows of the sheet that are in sight; all of the sheet where it has none."""
    sheet = window.sheet
    shown = () if sheet is None else sheet.rows_on_screen()
    if sheet is None or not shown:
        return _around(window, window.work)
    found = QRect()
    for rect in shown[:SOME_ROWS]:
        found = found.united(rect)
    return _in(window, found.intersected(_on_screen(sheet)))


def dice(window: MainWindow) -> QRect:
    """Difficulty and own dice, and what is between them."""
    window.show_tab("dice")
    return _around(window, *window.dice_panel.asking)


def result(window: MainWindow) -> QRect:
    """The slip under the dice."""
    window.show_tab("dice")
    return _around(window, *window.dice_panel.telling)


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
