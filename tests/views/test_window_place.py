"""U05: a window is always where a person can seize it."""

import pytest
from PySide6.QtCore import QRect

from brp_desktop.storage.settings import WindowGeometry
from brp_desktop.views.window_place import TITLE, fitted

MAIN = QRect(0, 0, 1920, 1040)
SECOND = QRect(1920, 100, 1280, 720)


@pytest.mark.parametrize(
    "stored",
    [
        WindowGeometry(-3000, 200, 1280, 800),
        WindowGeometry(0, 0, 5000, 3000),
        WindowGeometry(100, -900, 1280, 800),
        WindowGeometry(100, -20, 1280, 800),
        WindowGeometry(1900, 1030, 1280, 800),
        WindowGeometry(5000, 5000, 1280, 800),
        WindowGeometry(3100, 150, 1280, 800),
        WindowGeometry(10, 10, 1, 1),
        None,
    ],
)
@pytest.mark.parametrize("screens", [[MAIN], [MAIN, SECOND]])
def test_title_bar_and_content_lie_on_one_screen(stored: WindowGeometry | None, screens: list[QRect]) -> None:
    """Stored place far away, size beyond the screen, title bar above the top."""
    place = fitted(stored, screens)
    assert any(screen.contains(place) for screen in screens)
    assert place.height() > TITLE


def test_a_good_place_is_kept() -> None:
    """Also on the second screen, as long as it is there."""
    stored = WindowGeometry(1950, 120, 1000, 600)
    assert fitted(stored, [MAIN, SECOND]) == QRect(1950, 120, 1000, 600)
    assert MAIN.contains(fitted(stored, [MAIN]))


def test_the_usual_size_in_the_middle() -> None:
    """First start; on a small screen no larger than it."""
    assert fitted(None, [MAIN]) == QRect(320, 120, 1280, 800)
    assert fitted(None, [QRect(0, 0, 1024, 600)]) == QRect(0, 0, 1024, 600)
