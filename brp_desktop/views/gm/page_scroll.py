"""How a page of the game master's tab is laid out: a scroll area on the panel's ground, everything in one line."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from brp_desktop.views.painted import RING


def page_scroll(page: QWidget) -> tuple[QScrollArea, QWidget]:
    """Fill ``page`` with a scroll area; the area and the widget inside that holds the page's content."""
    scroll = QScrollArea(page)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    content = QWidget()
    scroll.setWidget(content)
    content.setAutoFillBackground(False)
    scroll.viewport().setAutoFillBackground(False)
    outer = QVBoxLayout(page)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(scroll)
    return scroll, content


def inset(part: QWidget) -> QHBoxLayout:
    """A part without a focus ring of its own, in line with those that have one."""
    row = QHBoxLayout()
    row.setContentsMargins(RING, 0, RING, 0)
    row.addWidget(part)
    return row
