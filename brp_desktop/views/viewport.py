"""Viewports that Python made itself."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QWidget


def give_viewport(area: QAbstractScrollArea, role: QPalette.ColorRole = QPalette.ColorRole.Base) -> None:
    """Give a scroll area a viewport like its own, of that role of the palette; call it first of all.

    For a widget that Qt made, PySide looks for its kind among all kinds of widgets there are and so loads every one of
    them, a twentieth of the start; one made here is known.
    """
    viewport = QWidget(area)
    viewport.setBackgroundRole(role)
    viewport.setAutoFillBackground(True)
    area.setViewport(viewport)
