"""The first start of the real program as a process: wherever home lies, whatever the disk takes, it rolls and says why.

Homes that cannot be written are mounted for the one process; what mounts them asks for no rights, but Linux.
"""

import json
import os
import shutil
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

PLAY = """
import json, os, sys, traceback
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import brp_desktop.app.main as main
from brp_desktop.app.after_start import AfterStart
from brp_desktop.app.command_line import OpenCommand
from brp_desktop.app.smoke_test import _click_a_skill
from brp_desktop.controllers.interaction import UnsavedChoice
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.storage.journal_db import JournalQuery
from brp_desktop.views.main_window import MainWindow

class Answers:
    def ask_unsaved(self, name):
        return UnsavedChoice.DISCARD

def play():
    window = next(each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
    context, message = window.context, window.status_bar.message
    told = {"first": message.text(), "data": str(context.places.data)}
    told["clicked"] = _click_a_skill(window)
    context.rolls.finish()
    window.document.perform(SetIdentity("place", "Nantes"))
    context.drafts.write_now()
    context.settings.theme = "ink"
    QApplication.processEvents()
    told |= {"rolls": context.log.count(JournalQuery()), "then": message.text()}
    print(json.dumps(told), flush=True)
    context.files._interaction = Answers()
    window.close()

begin = AfterStart.begin

def broken(*what):
    traceback.print_exception(*what)
    os._exit(3)

def begun(after):
    begin(after)
    sys.excepthook = broken
    QTimer.singleShot(0, play)

AfterStart.begin = begun
sys.exit(main.run(OpenCommand(files=(Path(sys.argv[1]),), lang="en")))
"""

IN_A_MOUNT = ("unshare", "--map-root-user", "--mount", "sh", "-c")
READ_ONLY = 'mount -t tmpfs -o ro tmpfs "$HOME" && exec "$0" "$@"'
FULL = 'mount -t tmpfs -o size=64k tmpfs "$HOME" && { cat /dev/zero > "$HOME/fill" 2>&-; exec "$0" "$@"; }'
NOBODY = ("unshare", "--user", "--map-user=54321")

NO_LOG = "The roll log cannot be written: rolls are kept until you quit."
NO_DRAFT = "Unsaved work cannot be secured on the disk: save it, here or elsewhere."


def works(*command: str) -> bool:
    """Whether the system lets anybody do this."""
    return (
        shutil.which(command[0]) is not None
        and subprocess.run(command, check=False, capture_output=True).returncode == 0
    )


MOUNTS = sys.platform == "linux" and works(*IN_A_MOUNT, "mount -t tmpfs tmpfs /mnt")
NOBODIES = sys.platform == "linux" and works(*NOBODY, "true")
mounts = pytest.mark.skipif(not MOUNTS, reason="no folder can be mounted for one process here")
nobodies = pytest.mark.skipif(not NOBODIES, reason="no process can run here as somebody the system does not know")
posix = pytest.mark.skipif(os.name != "posix", reason="HOME and permissions are the POSIX kind")


def started(sample: Path, home: Path | None, *before: str, **variables: str) -> dict[str, Any]:
    """What the program said and did, started with nothing but these variables; it ended well and in silence."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TMPDIR") if name in os.environ}
    kept |= {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "qt.qpa.fonts.warning=false"}
    done = subprocess.run(
        [*before, sys.executable, "-c", PLAY, str(sample)],
        check=False,
        env=kept | ({} if home is None else {"HOME": str(home)}) | variables,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["clicked"]
    return told


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty home whose name has signs of several scripts and a space."""
    folder = tmp_path / "Žofie Müller 名"
    folder.mkdir()
    return folder


@posix
def test_a_home_with_any_name(sample: Path, home: Path) -> None:
    """Also in a locale without any of its signs. All folders are made, for their person alone."""
    for rolls, locale in ((1, "C.UTF-8"), (2, "C")):
        told = started(sample, home, LC_ALL=locale)
        assert (told["first"], told["then"], told["rolls"]) == ("", "", rolls)
    if sys.platform == "linux":
        assert (home / ".config/brp-desktop/settings.toml").is_file()
        assert (home / ".local/share/brp-desktop/journal.sqlite3").is_file()
        assert (home / ".cache/brp-desktop/logs").is_dir()
    folders = [path for path in home.rglob("*") if path.is_dir()]
    assert folders
    assert {stat.S_IMODE(path.stat().st_mode) for path in folders} == {0o700}


@posix
def test_a_home_that_is_not_there_is_made(sample: Path, tmp_path: Path) -> None:
    told = started(sample, tmp_path / "new" / "home", XDG_CONFIG_HOME="", XDG_DATA_HOME="relative/data")
    assert (told["first"], told["then"], told["rolls"]) == ("", "", 1)
    assert Path(told["data"]).is_relative_to(tmp_path / "new" / "home")


@posix
def test_two_people_of_one_machine_have_a_window_each(sample: Path, home: Path, tmp_path: Path) -> None:
    """At the same time, and the rolls of the one are not those of the other."""
    other = tmp_path / "anna"
    other.mkdir()
    copy = tmp_path / "copy.rpgsheet"
    copy.write_bytes(sample.read_bytes())
    with ThreadPoolExecutor() as both:
        for told in both.map(started, (sample, copy), (home, other)):
            assert (told["first"], told["then"], told["rolls"]) == ("", "", 1)


@mounts
def test_a_home_that_is_read_only(sample: Path, home: Path) -> None:
    told = started(sample, home, *IN_A_MOUNT, READ_ONLY)
    assert (told["first"], told["then"], told["rolls"]) == ("", f"{NO_LOG} {NO_DRAFT}", 1)


@mounts
def test_a_home_on_a_full_disk(sample: Path, home: Path) -> None:
    """The log of the program does not fit either, and nothing is said of that."""
    told = started(sample, home, *IN_A_MOUNT, FULL)
    assert told["then"].startswith("The disk is full: rolls are kept and written when there is room. The disk is full:")
    assert told["rolls"] == 1


@posix
def test_a_home_that_is_no_folder(sample: Path) -> None:
    told = started(sample, sample)
    assert told["then"].endswith(f"{NO_LOG} {NO_DRAFT}")
    assert told["rolls"] == 1


@nobodies
def test_somebody_whom_the_system_does_not_know(sample: Path, tmp_path: Path) -> None:
    """No HOME, and no entry in the list of users."""
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    told = started(sample, None, *NOBODY, TMPDIR=str(temporary))
    assert told["first"].startswith("The system names no home folder")
    assert Path(told["data"]).is_relative_to(temporary)
    assert told["rolls"] == 1
