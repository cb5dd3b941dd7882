"""A disk that refuses: places that cannot be reached, a full disk, folders that vanish, names that are no text."""

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.storage import disk
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


def test_two_programs_do_not_share_drafts(start, sample: Path, home: Path) -> None:
    """What another running program has not saved is neither offered here nor lost; when that one dies it is offered."""
    from brp_desktop.storage import open_document
    from brp_desktop.storage.drafts import Drafts

    other = subprocess.Popen(
        [sys.executable, "-c", OTHER, str(sample), str(folders().drafts)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        assert other.stdout is not None
        name = other.stdout.readline().decode().strip()
        player = start()
        document = player.open(sample)
        assert player.context.files.drafts_left(document) == []
        document.perform(SetIdentity("place", "Nantes"))
        player.context.drafts.write_now()
        assert len(list(folders().drafts.glob("*.draft"))) == 2
        assert player.context.files.save(document)
        assert [path.stem for path in folders().drafts.glob("*.draft")] == [name]
    finally:
        other.kill()
        other.communicate()
    (left,) = player.context.files.drafts_left(document)
    assert left.document.character.place == "Elsewhere"
    resumed = player.context.files.resume(left)
    assert resumed is document
    assert Drafts(folders().drafts).load(name).document.character.place == "Elsewhere"
    assert open_document(sample).character.place == "Nantes"


OTHER = """
import sys
from pathlib import Path
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.storage import open_document
from brp_desktop.storage.drafts import Drafts
document = open_document(sys.argv[1])
changed = document.with_character(SetIdentity("place", "Elsewhere").apply(document.character))
print(Drafts(Path(sys.argv[2])).write(changed, Path(sys.argv[1])), flush=True)
sys.stdin.read()
"""


def test_a_draft_the_disk_does_not_take_is_tried_again(start, sample: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk while somebody works: the work goes on waiting, and the trouble is over when there is room."""
    player = start()
    document, drafts = player.open(sample), player.context.drafts
    changes: list[str] = []
    drafts.trouble_changed.connect(lambda: changes.append(drafts.trouble.code if drafts.trouble else ""))

    def full(handle: int, data: memoryview) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "write", full)
        document.perform(SetIdentity("place", "Nantes"))
        drafts.write_now()
        drafts.write_now()
        assert changes == ["disk_full"]
        assert not list(folders().drafts.glob("*.draft"))
    drafts.write_now()
    assert changes == ["disk_full", ""]
    assert len(list(folders().drafts.glob("*.draft"))) == 1


def test_drafts_that_somebody_removed_are_written_anew(start, sample: Path) -> None:
    """The data folder deleted while the program runs."""
    player = start()
    player.open(sample).perform(SetIdentity("place", "Nantes"))
    player.context.drafts.write_now()
    shutil.rmtree(folders().data)
    player.context.files.check_disk()
    player.context.drafts.write_now()
    assert len(list(folders().drafts.glob("*.draft"))) == 1


def test_a_file_whose_name_is_no_text(start, sample: Path) -> None:
    """Saved into a folder with a Latin-1 name: remembered, and its unsaved work has a draft."""
    folder = Path(os.fsdecode(os.fsencode(sample.parent) + b"/n\xff"))
    folder.mkdir()
    player = start()
    document = player.open(sample)
    player.answers.save_path = folder / "n\udcff.rpgsheet"
    assert player.context.files.save_as(document)
    assert player.context.files.recent[0].path == str(folder / "n\udcff.rpgsheet")
    document.perform(SetIdentity("place", "Nantes"))
    player.context.drafts.write_now()
    assert player.context.drafts.trouble is None
    assert len(list(folders().drafts.glob("*.draft"))) == 1
