"""What changes while the window is open looks as if it had been so from the start: themes, languages, sizes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

PLACES = ("start page", "skills", "notes", "edit", "result")


def go_to(player, sample: Path, place: str) -> None:
    """Show a part of the window."""
    if place == "start page":
        return
    player.open(sample)
    if place == "notes":
        player.window.show_page(1)
    elif place == "edit":
        player.window.set_editing(True)
    elif place == "result":
        player.dice.next_rolls = [7]
        player.click("listen")
        # Both windows share the log, and every throw is another: these pictures may differ.
        player.window.dice_panel.journal.hide()
        player.window.dice_panel.tray.hide()


def picture(player) -> QImage:
    """The window as it is painted now, without a blinking cursor."""
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
    for _ in range(3):
        QApplication.processEvents()
    return player.window.grab().toImage()


def differing(one: QImage, other: QImage) -> list[QPoint]:
    """Points at which two pictures are not the same, on a grid of 3 px."""
    assert one.size() == other.size()
    points = (QPoint(x, y) for y in range(0, one.height(), 3) for x in range(0, one.width(), 3))
    return [point for point in points if one.pixel(point) != other.pixel(point)]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("before", "after"), [("paper", "ink"), ("ink", "contrast"), ("contrast", "paper")])
def test_a_theme_chosen_live_looks_like_one_chosen_before(
    start, sample: Path, before: str, after: str, place: str
) -> None:
    """No background, text or frame keeps the colours of the theme before, wherever one stands."""
    player = start(theme=before)
    go_to(player, sample, place)
    picture(player)
    player.context.appearance.choose_theme(after)
    live = picture(player)
    fresh = start(theme=after)
    go_to(fresh, sample, place)
    wrong = differing(live, picture(fresh))
    # The clock of the log and of the recent files may have gone on.
    assert len(wrong) < 40, (len(wrong), wrong[:20])
