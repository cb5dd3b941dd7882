"""One window for all: a second start hands its files over and ends; nothing that went wrong before blocks a start."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QDialog

from brp_desktop.app import hand_over
from brp_desktop.app.hand_over import handed_over, is_first, next_request, no_longer_first, requests_folder
from brp_desktop.app.requests import FileOpenEvents, Requests
from brp_desktop.storage.file_locks import FileLocks
from brp_desktop.storage.folders import Folders, folders

pytestmark = pytest.mark.gui

SAMPLES = Path("resources/samples")
SOON = 20.0


@pytest.fixture
def places(home: Path) -> Iterator[Folders]:
    found = folders()
    yield found
    no_longer_first(found)


@pytest.fixture
def sheets(tmp_path: Path, project_root: Path) -> list[Path]:
    """Two sheets with names that are not easy."""
    found = []
    for name, place in (("adele-fournier", "é 日本 1.rpgsheet"), ("bran-tregear", "'two' 2.rpgsheet")):
        path = tmp_path / place
        path.write_bytes((project_root / SAMPLES / f"{name}.rpgsheet").read_bytes())
        found.append(path)
    return found


class Programs:
    """Programs started as a person starts them, off screen."""

    def __init__(self, home: Path) -> None:
        self._environment = os.environ | {"BRP_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
        self._running: list[subprocess.Popen[str]] = []
        self._locks = FileLocks(home / "data" / "open")

    def start(self, *files: Path) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "brp_desktop", *map(str, files)]
        child = subprocess.Popen(command, env=self._environment, stderr=subprocess.PIPE, text=True)
        self._running.append(child)
        return child

    def wait_until_open(self, path: Path) -> None:
        """Wait until a running program has this file."""
        lock = self._locks._place(path).with_suffix(".lock")
        end = time.monotonic() + SOON
        while not lock.exists():
            assert time.monotonic() < end, "not opened"
            time.sleep(0.03)

    def end(self) -> None:
        for child in self._running:
            if child.poll() is None:
                child.kill()
            child.communicate()


@pytest.fixture
def programs(home: Path) -> Iterator[Programs]:
    made = Programs(home)
    yield made
    made.end()


def test_a_second_start_hands_its_files_over(programs: Programs, sheets: list[Path]) -> None:
    """It ends at once with exit 0, without a window; the first has the file; killed, it blocks nobody."""
    first = programs.start(sheets[0])
    programs.wait_until_open(sheets[0])
    second = programs.start(sheets[1])
    assert second.wait(SOON) == 0
    programs.wait_until_open(sheets[1])
    bare = programs.start()
    assert bare.wait(SOON) == 0
    assert first.poll() is None
    first.send_signal(signal.SIGKILL)
    first.wait()
    other = sheets[0].with_name("3.rpgsheet")
    other.write_bytes(sheets[0].read_bytes())
    third = programs.start(other)
    programs.wait_until_open(other)
    assert third.poll() is None


def test_two_starts_at_the_same_time_are_one_window(programs: Programs, sheets: list[Path]) -> None:
    """Whoever is later by a moment closes its window again."""
    both = [programs.start(path) for path in sheets]
    for path in sheets:
        programs.wait_until_open(path)
    end = time.monotonic() + SOON
    while all(child.poll() is None for child in both):
        assert time.monotonic() < end, "two windows"
        time.sleep(0.05)
    assert sorted(child.poll() is None for child in both) == [False, True]
    for path in sheets:
        programs.wait_until_open(path)


def test_a_program_that_does_not_answer_is_not_waited_for(places: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the wait the request is withdrawn, so that the file is not opened twice later."""
    monkeypatch.setattr(hand_over, "is_first", lambda places: False)
    assert not handed_over(places, [Path("/a.rpgsheet")], wait=0.1)
    assert list(requests_folder(places).iterdir()) == []


def test_a_program_that_ends_meanwhile_is_not_waited_for(places: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([False, False, True])
    monkeypatch.setattr(hand_over, "is_first", lambda places: next(answers))
    start = time.monotonic()
    assert not handed_over(places, [], wait=30)
    assert time.monotonic() - start < 5
    assert list(requests_folder(places).iterdir()) == []


def test_requests_are_read_once_and_only_fresh_and_whole(places: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = requests_folder(places)
    assert next_request(folder) is None
    monkeypatch.setattr(hand_over, "is_first", lambda places: False)
    monkeypatch.setattr(hand_over, "is_there", lambda path: False)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "abc")
    files = [Path("/é/日本.rpgsheet"), Path("/n\udcff.rpgsheet")]
    assert handed_over(places, files)
    request = next_request(folder)
    assert request is not None
    assert request.files == tuple(files)
    assert request.tokens == (("XDG_ACTIVATION_TOKEN", "abc"),)
    assert next_request(folder) is None
    for number, content in enumerate(
        (b"", b"{", b"[]", b'{"files": 1}', b'{"files": [1, null], "tokens": [[], [1, 2]]}')
    ):
        (folder / f"{number}.request").write_bytes(content)
    old = folder / "5.request"
    old.write_bytes(b'{"files": ["/old"], "tokens": []}')
    os.utime(old, (1, 1))
    (folder / "mine.txt").write_bytes(b"")
    request = next_request(folder)
    assert request is not None
    assert request == hand_over.Request()
    assert next_request(folder) is None
    assert [path.name for path in folder.iterdir()] == ["mine.txt"]


def test_only_one_is_first(places: Folders) -> None:
    """Another process sees it; once it is over, or killed, the next one is."""
    assert is_first(places)
    assert is_first(places)
    child = "from brp_desktop.app.hand_over import is_first; from brp_desktop.storage.folders import folders;"
    child += "print(is_first(folders()), flush=True); import sys; sys.stdin.read()"

    def begin() -> subprocess.Popen[str]:
        return subprocess.Popen([sys.executable, "-c", child], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    for expected in ("False", "True"):
        other = begin()
        assert other.stdout is not None
        assert other.stdout.readline().strip() == expected
        if expected == "True":
            assert not is_first(places)
        other.kill()
        other.communicate()
        no_longer_first(places)
    assert is_first(places)


class Window(QDialog):
    """Stands for the main window: notes what it is to open."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[Path] = []

    def open_file(self, path: Path) -> None:
        self.opened.append(path)


def test_files_wait_for_a_dialog_that_wants_an_answer(qtbot: Any, places: Folders) -> None:
    window: Any = Window()
    qtbot.addWidget(window)
    window.show()
    requests = Requests(requests_folder(places), window)
    dialog = QDialog(window)
    dialog.setModal(True)
    dialog.show()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is dialog)
    requests.open((Path("/a.rpgsheet"), Path("/b.rpgtable")))
    assert window.opened == []
    dialog.close()
    qtbot.waitUntil(lambda: window.opened == [Path("/a.rpgsheet"), Path("/b.rpgtable")])
    requests.stop()


def test_what_the_system_wants_opened_is_kept_until_somebody_listens(qapp: QApplication, tmp_path: Path) -> None:
    """As on macOS, where files come as events, the first ones before there is a window."""
    events = FileOpenEvents(qapp)
    heard: list[Path] = []
    events.asked.connect(heard.append)
    one, two = tmp_path / "a b.rpgsheet", tmp_path / "é.rpgsheet"
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(one))))
    assert heard == []
    events.listen()
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(two))))
    assert heard == [one, two]
    qapp.removeEventFilter(events)
    events.deleteLater()
