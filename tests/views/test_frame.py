"""The edge of lists and texts in dialogs: whole in every theme, with the focus and without."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QListWidget,
    QPlainTextEdit,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from brp_desktop.painting.theme import load_theme
from brp_desktop.views.dialogs.reading_choice import frame, row_sign


@pytest.mark.parametrize("kind", [QListWidget, QTreeWidget, QPlainTextEdit])
@pytest.mark.parametrize("theme_id", ["paper", "ink", "contrast"])
def test_nothing_inside_covers_the_edge(qapp: QApplication, theme_id: str, kind: type[QAbstractScrollArea]) -> None:
    """Qt lays nothing out anew when the focus comes, and the edge is wider then."""
    theme = load_theme(theme_id)
    window = QWidget()
    column = QVBoxLayout(window)
    parts = [kind(window), kind(window)]
    for part in parts:
        frame(part, theme)
        column.addWidget(part)
    window.show()
    window.activateWindow()
    for part in parts:
        part.setFocus()
        qapp.processEvents()
        assert part.hasFocus()
        picture = part.grab().toImage()
        ratio, middle = picture.devicePixelRatio(), picture.height() // 2
        focus = theme.colour("focus").name()
        for depth in range(int(theme.stroke["focus"] * ratio)):
            for x in (depth, picture.width() - 1 - depth):
                assert picture.pixelColor(x, middle).name() == focus, (depth, x)
            for y in (depth, picture.height() - 1 - depth):
                assert picture.pixelColor(picture.width() // 2, y).name() == focus, (depth, y)
    window.close()


@pytest.mark.parametrize("theme_id", ["paper", "ink", "contrast"])
def test_a_sign_is_seen_on_the_chosen_row_too(qapp: QApplication, theme_id: str) -> None:
    theme = load_theme(theme_id)
    sign = row_sign(theme, "warning", "danger")
    for mode, colour in ((QIcon.Mode.Normal, "danger"), (QIcon.Mode.Selected, "on_accent")):
        picture = sign.pixmap(QSize(16, 16), 1.0, mode).toImage()
        pixels = [picture.pixelColor(x, y) for x in range(16) for y in range(16)]
        strongest, wanted = max(pixels, key=lambda pixel: pixel.alpha()), theme.colour(colour)
        for part in ("red", "green", "blue"):
            assert abs(getattr(strongest, part)() - getattr(wanted, part)()) <= 4, (mode, part)
