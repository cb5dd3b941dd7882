"""The style sheet of the application, and what goes with it."""

from PySide6.QtGui import QPixmapCache

from brp_desktop.painting.theme import load_theme
from brp_desktop.views.style import dress


def test_pictures_of_widgets_that_are_gone_take_little_room(qapp) -> None:
    """Qt keeps pictures of its own widgets, others for each that has its own colours: 10 MiB, if nobody says less."""
    before, limit = qapp.styleSheet(), QPixmapCache.cacheLimit()
    try:
        qapp.setStyleSheet("")
        QPixmapCache.setCacheLimit(10_240)
        dress(load_theme("paper"))
        assert QPixmapCache.cacheLimit() <= 2048
    finally:
        qapp.setStyleSheet(before)
        QPixmapCache.setCacheLimit(limit)
