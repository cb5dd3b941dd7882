"""A disk that refuses: places that cannot be reached, a full disk, folders that vanish, names that are no text."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.app.after_start import AfterStart
from brp_desktop.app.crash import CrashHandling
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.sheet.table_edits import SetTableName
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
from typing import Any
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.sheet.table_edits import SetTableName
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


def roll(player: Any, number: int) -> None:
    player.dice.next_rolls = [number]
    player.double_click(*player.target("spot"))
    player.context.rolls.finish()
    QApplication.processEvents()


def test_troubles_of_the_disk_are_said_when_they_arise_and_vanish_when_over(
    start, sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk and a journal that another program holds, both met in the middle of the game."""
    player = start()
    document, log = player.open(sample), player.context.log
    bar, crash = player.window.status_bar, CrashHandling(tmp_path / "logs")
    after = AfterStart(player.application, crash)
    try:
        roll(player, 50)
        assert bar.message.text() == ""
        other = sqlite3.connect(folders().journal, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        roll(player, 51)
        assert "Another program holds the roll log" in bar.message.text()
        other.execute("ROLLBACK")
        other.close()
        log.write_waiting()
        assert bar.message.text() == ""
        assert [entry.roll for entry in player.entries()] == [51, 50]

        def full(handle: int, data: memoryview) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(disk, "write", full)
            document.perform(SetIdentity("place", "Nantes"))
            player.context.drafts.write_now()
            assert "unsaved work is not secured" in bar.message.text()
        player.context.drafts.write_now()
        assert bar.message.text() == ""
    finally:
        after.end()
        crash.end()


def test_settings_that_cannot_be_saved_are_told_at_once(start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else has to happen for it to be said, nor for it to vanish."""
    player = start()
    settings, bar = player.context.settings, player.window.status_bar
    crash = CrashHandling(tmp_path / "logs")
    after = AfterStart(player.application, crash)

    def full(handle: int, data: memoryview) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    try:
        settings.print_bases = not settings.print_bases
        with monkeypatch.context() as patch:
            patch.setattr(disk, "write", full)
            settings.save()
            assert bar.message.text() == "The settings could not be saved: settings.toml."
        settings.save()
        assert bar.message.text() == ""
    finally:
        after.end()
        crash.end()


def test_a_journal_removed_while_it_is_used_is_begun_anew(start, sample: Path, tmp_path: Path) -> None:
    """The whole data folder deleted: it is said, and the next rolls are on the disk."""
    player = start()
    player.open(sample)
    crash = CrashHandling(tmp_path / "logs")
    after = AfterStart(player.application, crash)
    try:
        roll(player, 50)
        shutil.rmtree(folders().data)
        roll(player, 51)
        assert "was removed while it was in use" in player.window.status_bar.message.text()
    finally:
        after.end()
        crash.end()
    stored = sqlite3.connect(folders().journal)
    assert stored.execute("SELECT roll FROM rolls").fetchall() == [(51,)]
    stored.close()


def test_a_table_the_disk_does_not_take_is_said_and_tried_again(start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unsaved tables are secured like sheets."""
    player = start()
    table, bar = player.window.gm.master.table, player.window.status_bar
    table.perform(SetTableName("Friday"))

    def full(handle: int, data: memoryview) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "write", full)
        assert table.write_draft() == 0
        assert table.drafts.is_waiting
        assert "unsaved work is not secured" in bar.message.text()
    assert table.write_draft() == 1
    assert bar.message.text() == ""


NOTHING_LOST = {"en": "Nothing is lost", "fr": "Rien n’est perdu", "it": "Nulla è perduto"}

FAULTS = {
    "create_beside": ("ENOSPC", "EROFS", "EACCES", "ENOENT", "ESTALE", "ENAMETOOLONG"),
    "write": ("ENOSPC", "EDQUOT", "EIO", "EFBIG"),
    "flush": ("ENOSPC", "EIO"),
    "close": ("EDQUOT", "EIO"),
    "set_mode": ("EIO",),
    "link": ("ENOSPC", "EIO"),
    "replace": ("EBUSY", "EACCES", "EIO", "EISDIR", "ETXTBSY"),
}


@pytest.mark.parametrize(("step", "fault"), [(step, fault) for step, faults in FAULTS.items() for fault in faults])
def test_a_save_that_fails_is_said_and_loses_nothing(
    start, sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, fault: str
) -> None:
    """D04: whichever step fails, however: the file as it was, the sheet open and unsaved, its draft on the disk, a
    sentence with what is not lost in three languages, and another place takes it.
    """
    from brp_desktop.controllers.language import Language
    from brp_desktop.storage import open_document
    from brp_desktop.views.error_labels import error_sentence

    player = start()
    document = player.open(sample)
    document.perform(SetIdentity("place", "Rennes"))
    before = sample.read_bytes()
    original, handles = getattr(disk, step), set()
    create = disk.create_beside

    def created(path: Path) -> tuple[int, Path]:
        handle, place = create(path)
        if path.parent == sample.parent:
            handles.add(handle)
        return handle, place

    def failing(what, *arguments):
        here = what in handles if isinstance(what, int) else Path(what).parent == sample.parent
        if not here:
            return original(what, *arguments)
        if step == "close":
            original(what, *arguments)
        raise OSError(getattr(errno, fault), os.strerror(getattr(errno, fault)))

    monkeypatch.setattr(disk, "create_beside", created)
    monkeypatch.setattr(disk, step, failing)
    assert not player.context.files.save(document)
    error = player.answers.errors[-1]
    for lang, words in NOTHING_LOST.items():
        Language().choose(lang)
        sentence = error_sentence(error)
        assert words in sentence, sentence
        assert sample.name in sentence
    assert sample.read_bytes() == before
    assert not document.is_saved
    assert player.window.document is document
    player.context.drafts.write_now()
    assert player.context.drafts.trouble is None
    assert len(list(player.context.places.drafts.glob("*.draft"))) == 1
    other = tmp_path / "elsewhere" / "b.rpgsheet"
    other.parent.mkdir()
    handles.clear()
    player.answers.save_path = other
    assert player.context.files.save_as(document)
    assert open_document(other).character.place == "Rennes"
    assert sample.read_bytes() == before
    assert list(sample.parent.glob(".rpgsheet-*")) == []
