"""The first picture stays: what is made and dressed after it moves and colours nothing that was painted."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from sweeps import each_value

from brp_desktop.app.wiring import Choices, build
from brp_desktop.views.main_window import MainWindow


def painted_first(window: MainWindow) -> QImage:
    """The window without what comes later: the menus and the page of the dock."""
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    top = window.tool_bar.y()
    pages = window.dock.pages
    place = QRect(pages.mapTo(window, pages.rect().topLeft()), pages.size())
    picture = picture.copy(QRect(0, top, window.width(), window.height() - top))
    for y in range(place.top() - top, place.bottom() - top + 1):
        for x in range(place.left(), place.right() + 1):
            picture.setPixel(x, y, 0)
    return picture


@pytest.mark.parametrize(
    ("theme", "size"), each_value(["paper", "ink", "contrast"], [(1280, 800), (1024, 600), (760, 900)])
)
def test_what_comes_later_changes_no_pixel(
    qapp: QApplication, home: Path, sample: Path, theme: str, size: tuple[int, int]
) -> None:
    """Tool bar, tabs, sheet with filter and scroll bar, the line beside the dock and the status bar."""
    qapp.setStyleSheet("")  # as it is when the program starts
    application = build(qapp, Choices("fr", theme, "reduced"))
    window = application.window
    try:
        window.resize(*size)
        application.context.files.open(sample)
        window.sheets.blockSignals(True)  # the paint leads to nothing else yet
        window.show()
        QApplication.processEvents()
        assert not qapp.styleSheet()
        before = painted_first(window)
        window.complete()
        QApplication.processEvents()
        assert "QMenu" in qapp.styleSheet()
        assert painted_first(window) == before
    finally:
        QApplication.processEvents()
        window.close()
        application.end()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
