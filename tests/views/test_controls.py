"""Buttons that are painted by hand."""

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.painting.theme import load_theme
from brp_desktop.views.controls import PushButton


@pytest.mark.parametrize("width", [0, 80])
def test_an_icon_without_words_stands_in_the_middle(qapp: QApplication, width: int) -> None:
    """Where there is no room for the words, the gap before them goes, too."""
    button = PushButton(load_theme("paper"))
    button.set_look("skip")
    size = button.sizeHint()
    button.resize(width or size.width(), size.height())
    image = button.grab().toImage()
    row = range(image.height() // 2 - 6, image.height() // 2 + 6)
    inside = range(8, image.width() - 8)
    inked = [x for x in inside if any(image.pixelColor(x, y) != image.pixelColor(8, y) for y in row)]
    assert abs((inked[0] + inked[-1]) / 2 - (image.width() - 1) / 2) <= 1.5
