"""A disk that refuses: places that cannot be reached, a full disk, folders that vanish, names that are no text."""

from pathlib import Path

from PySide6.QtCore import Qt

from brp_desktop.storage.folders import folders
from brp_desktop.storage.settings import RecentFile, Settings

CONTROL = Qt.KeyboardModifier.ControlModifier
UNREACHABLE = "/" + "x" * 300
"""A name no disk can look up, for whoever runs the tests (an administrator may enter every folder)."""


def test_a_recent_file_that_cannot_be_reached_does_not_stop_the_start(start, sample: Path) -> None:
    """It is shown as missing; opening and saving ask from the home folder."""
    settings = Settings(folders().settings)
    settings.add_recent(RecentFile(path=f"{UNREACHABLE}/a.rpgsheet", name="Far", opened=2))
    settings.last_folder = UNREACHABLE
    settings.save()
    player = start()
    assert [file.name for file in player.context.files.recent] == ["Far"]
    player.press(Qt.Key.Key_O, CONTROL)
    assert player.answers.asked == ["open"]
    player.context.files.new("srd")
    player.press(Qt.Key.Key_S, CONTROL)
    assert player.answers.asked[1].startswith("save ")
