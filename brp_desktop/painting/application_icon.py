"""The icon of the program itself, for its windows and the task bar."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from brp_desktop.catalogue.resources import resource_path

SIZES: Final = (16, 24, 32, 48, 64, 128)
"""Widths in pixels of the screen."""


def application_icon() -> QIcon:
    """The icon in every usual size; without pictures if its file cannot be read."""
    renderer, found = QSvgRenderer(str(resource_path("application") / "brp-desktop.svg")), QIcon()
    if renderer.isValid():
        for size in SIZES:
            pixmap = QPixmap(size, size)
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                renderer.render(painter, QRectF(0, 0, size, size))
            found.addPixmap(pixmap)
    return found
