"""The program as a process: no display, screenshots that never differ, the smoke test, a breakdown."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

pytestmark = pytest.mark.gui

SAMPLE = "resources/samples/adele-fournier.rpgsheet"


def program(*arguments: str, home: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the program with a clean environment."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "SYSTEMROOT") if name in os.environ}
    return subprocess.run(
        [sys.executable, "-m", "brp_desktop", *arguments],
        check=False,
        env=kept | {"BRP_DESKTOP_HOME": str(home)} | variables,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a display")
def test_without_a_display_one_sentence(home: Path) -> None:
    """Exit 2, one line on the error channel, no traceback."""
    done = program(home=home)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "--screenshot" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a display")
@pytest.mark.parametrize(
    ("variables", "named"),
    [
        ({"DISPLAY": ":77"}, "DISPLAY=:77"),
        ({"DISPLAY": "nonsense"}, "DISPLAY=nonsense"),
        ({"DISPLAY": "localhost:77.0"}, "DISPLAY=localhost:77.0"),
        ({"WAYLAND_DISPLAY": "nowhere"}, "WAYLAND_DISPLAY=nowhere"),
        ({"WAYLAND_DISPLAY": "nowhere", "XDG_RUNTIME_DIR": "/tmp"}, "WAYLAND_DISPLAY=nowhere"),
        ({"QT_QPA_PLATFORM": "wayland", "XDG_RUNTIME_DIR": "/tmp"}, "QT_QPA_PLATFORM=wayland"),
        ({"DISPLAY": ":77", "WAYLAND_DISPLAY": "/nowhere"}, "WAYLAND_DISPLAY=/nowhere, DISPLAY=:77"),
        ({"QT_QPA_PLATFORM": "xcb"}, "QT_QPA_PLATFORM=xcb"),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, "QT_QPA_PLATFORM=wayland;xcb"),
        ({"QT_QPA_PLATFORM": "nonsense"}, "platform nonsense,"),
        ({"QT_QPA_PLATFORM": "linuxfb"}, "platform QT_QPA_PLATFORM=linuxfb,"),
    ],
)
def test_a_display_that_is_dead_is_none(home: Path, variables: dict[str, str], named: str) -> None:
    """What is named but does not answer is said by name, in one line without Qt's own words; no crash is kept."""
    done = program("--lang", "en", home=home, **variables)
    assert (done.returncode, done.stdout) == (2, "")
    assert named in done.stderr
    assert "--screenshot" in done.stderr
    assert done.stderr.count("\n") == 1
    assert "plugin" not in done.stderr
    assert not (home / "cache" / "logs" / "fault.txt").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a display")
def test_a_start_without_a_window_keeps_what_an_earlier_crash_left(home: Path) -> None:
    """It is shown by the next start that has a window; that this one had none is no crash."""
    logs = home / "cache" / "logs"
    logs.mkdir(parents=True)
    (logs / "fault.txt").write_text("Fatal Python error: Aborted", encoding="utf-8")
    assert program(home=home, DISPLAY=":77").returncode == 2
    assert (logs / "fault.txt").read_text(encoding="utf-8") == "Fatal Python error: Aborted"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a display")
@pytest.mark.parametrize("variables", [{}, {"DISPLAY": ":77"}, {"QT_QPA_PLATFORM": "nonsense"}])
def test_that_there_is_no_window_is_said_in_the_language(home: Path, variables: dict[str, str]) -> None:
    """Of the option, else of the settings, else of the system."""
    assert "fenêtre" in program("--lang", "fr", home=home, **variables).stderr
    assert "finestra" in program(home=home, LC_ALL="it_CH.UTF-8", **variables).stderr
    (home / "config").mkdir(exist_ok=True)
    (home / "config" / "settings.toml").write_text('language = "fr"\n', encoding="utf-8")
    assert "fenêtre" in program(home=home, LC_ALL="it_CH.UTF-8", **variables).stderr


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a display")
def test_what_needs_no_display_never_asks_for_one(home: Path, tmp_path: Path, project_root: Path) -> None:
    """Whatever the variables promise: paper, pictures and the smoke test are made off screen."""
    dead = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":77"}
    out = tmp_path / "a.pdf"
    done = program("export", str(project_root / SAMPLE), "--to", "pdf", "-o", str(out), home=home, **dead)
    assert (done.returncode, done.stderr, out.exists()) == (0, "", True)
    done = program("--smoke-test", home=home, **dead)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("theme", "lang", "size"), [("paper", "fr", "1280x800"), ("contrast", "it", "1024x600")])
def test_a_screenshot_is_the_same_every_time(
    home: Path, tmp_path: Path, project_root: Path, theme: str, lang: str, size: str
) -> None:
    """Off screen, without a display, of the size asked for, twice the same bytes; the home stays clean."""
    pictures = [tmp_path / "one.png", tmp_path / "two.png"]
    for picture in pictures:
        done = program(
            "--screenshot", str(picture), "--size", size, "--theme", theme, "--lang", lang, str(project_root / SAMPLE),
            home=home,
        )  # fmt: skip
        assert (done.returncode, done.stdout) == (0, "")
        assert done.stderr == ""
    image = QImage(str(pictures[0]))
    assert f"{image.width()}x{image.height()}" == size
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
    assert not list(home.rglob("*.sqlite3"))


def test_a_screenshot_of_a_xantis_sheet(home: Path, tmp_path: Path, project_root: Path) -> None:
    """Its own sheet and panel: not that of a percentile one, and nothing is said."""
    shown = {}
    for name in ("nerea-valdombra", "bran-tregear"):
        file = project_root / "resources" / "samples" / f"{name}.rpgsheet"
        picture = tmp_path / f"{name}.png"
        done = program("--screenshot", str(picture), "--theme", "paper", "--lang", "it", str(file), home=home)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        shown[name] = QImage(str(picture))
    # Under the title of the dock a percentile panel has its five difficulties.
    places = [(x, y) for x in range(900, 1270, 10) for y in range(110, 200, 10)]
    assert any(shown["nerea-valdombra"].pixel(*place) != shown["bran-tregear"].pixel(*place) for place in places)


def test_screenshots_show_what_was_asked_for(home: Path, tmp_path: Path, project_root: Path) -> None:
    """Without the panel the right side is the sheet's; without a file it is the start page."""
    shown = {}
    for name, arguments in {
        "dice": [str(project_root / SAMPLE)],
        "none": ["--panel", "none", str(project_root / SAMPLE)],
        "start": [],
    }.items():
        picture = tmp_path / f"{name}.png"
        assert (
            program("--screenshot", str(picture), "--theme", "paper", "--lang", "en", *arguments, home=home).returncode
            == 0
        )
        shown[name] = QImage(str(picture))
    felt = shown["dice"].pixelColor(1088, 330)
    assert felt.green() > felt.red() + 20
    assert shown["none"].pixelColor(1088, 330) != felt
    assert shown["start"].pixelColor(1088, 330) != felt
    assert len({image.pixelColor(60, 130).name() for image in shown.values()}) >= 1


def test_a_screenshot_of_a_damaged_file_says_so(home: Path, tmp_path: Path) -> None:
    """Exit 1 and a sentence."""
    damaged = tmp_path / "damaged.rpgsheet"
    damaged.write_text('{"format_version": 1', encoding="utf-8")
    done = program("--screenshot", str(tmp_path / "x.png"), "--lang", "en", str(damaged), home=home)
    assert done.returncode == 1
    assert "damaged.rpgsheet" in done.stderr
    assert not (tmp_path / "x.png").exists()


def test_a_screenshot_takes_no_sheets_place(home: Path, tmp_path: Path, project_root: Path) -> None:
    """Whoever forgets the picture's name names the sheet in its place; a folder that is not there is said by name."""
    sheet = tmp_path / "mine.rpgsheet"
    sheet.write_bytes((project_root / SAMPLE).read_bytes())
    done = program("--screenshot", str(sheet), "--lang", "fr", home=home)
    assert (done.returncode, done.stdout) == (2, "")
    assert "argument --screenshot" in done.stderr
    assert str(sheet) in done.stderr
    assert sheet.read_bytes() == (project_root / SAMPLE).read_bytes()
    done = program("--screenshot", str(tmp_path / "gone" / "x.png"), "--lang", "en", str(sheet), home=home)
    assert (done.returncode, "The folder of “x.png”" in done.stderr) == (1, True)


def test_a_screenshot_of_a_table(home: Path, tmp_path: Path, project_root: Path) -> None:
    """The window with the table in its tab, the same every time; nothing of it is locked or remembered afterwards."""
    table = project_root / "resources" / "samples" / "lamp-room.rpgtable"
    pictures = {}
    for name, arguments in {"one": [str(table)], "two": [str(table)], "none": ["--panel", "gm"]}.items():
        done = program("--screenshot", str(tmp_path / f"{name}.png"), "--lang", "en", *arguments, home=home)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        pictures[name] = (tmp_path / f"{name}.png").read_bytes()
    assert pictures["one"] == pictures["two"]
    assert pictures["one"] != pictures["none"]
    assert not list(home.rglob("*.*"))


def test_a_screenshot_takes_only_another_ones_place(home: Path, tmp_path: Path) -> None:
    """As an export does: an earlier screenshot gives way, whatever its size; a picture of somebody else's does not."""
    out = tmp_path / "x.png"
    for size in ("600x400", "640x480"):
        assert program("--screenshot", str(out), "--size", size, "--lang", "en", home=home).returncode == 0
    photo = QImage(640, 480, QImage.Format.Format_RGB32)
    photo.fill(0)
    photo.save(str(out))
    before = out.read_bytes()
    done = program("--screenshot", str(out), "--size", "600x400", "--lang", "en", home=home)
    assert (done.returncode, done.stderr) == (1, f"{out} is there already; --force overwrites it.\n")
    assert out.read_bytes() == before
    assert program("--screenshot", str(out), "--size", "600x400", "--force", home=home).returncode == 0
    assert QImage(str(out)).width() == 600


def test_the_smoke_test_passes(home: Path) -> None:
    """Opens a sample, clicks a skill, saves, exports a PDF: exit 0, nothing said, the home untouched (case P05)."""
    done = program("--smoke-test", home=home)
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == ""
    assert not list(home.rglob("*.sqlite3"))


BREAKDOWN = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
app = QApplication([])
import brp_desktop.app.main as main
from brp_desktop.app.command_line import OpenCommand
from brp_desktop.controllers.interaction import UnsavedChoice
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.views.dialogs.report import ReportDialog
from brp_desktop.views.main_window import MainWindow

class Answers:
    def ask_unsaved(self, name):
        return UnsavedChoice.DISCARD

def one(kind):
    return next((w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible()), None)

def wait():
    window = one(MainWindow)
    if window is not None and window._parts is not None and sys.excepthook.__self__._show is not None:
        clock.stop()
        window.document.perform(SetIdentity("place", "Ar-Men"))
        looking.start(50)
        raise ValueError("planted")

def look():
    dialog = one(ReportDialog)
    if dialog is None:
        return
    looking.stop()
    print("dialog:", dialog.heading.text(), "|", "planted" in dialog.text.toPlainText(), flush=True)
    print("drafts:", len(list(Path(sys.argv[2], "data", "drafts").glob("*.draft"))), flush=True)
    dialog.accept()
    QTimer.singleShot(0, end)

def end():
    one(MainWindow).context.files._interaction = Answers()
    one(MainWindow).close()

clock, looking = QTimer(), QTimer()
clock.timeout.connect(wait)
looking.timeout.connect(look)
clock.start(50)
main.make_application = lambda arguments: app
sys.exit(main.run(OpenCommand(files=(Path(sys.argv[1]),), lang="en")))
"""


def test_a_breakdown_writes_drafts_first_and_tells_once(home: Path, tmp_path: Path, project_root: Path) -> None:
    """Architecture 5: log, drafts of all open documents, one dialog with the report; then the work goes on."""
    sheet = tmp_path / "a.rpgsheet"
    sheet.write_bytes((project_root / SAMPLE).read_bytes())
    done = subprocess.run(
        [sys.executable, "-c", BREAKDOWN, str(sheet), str(home)],
        check=False,
        env=os.environ | {"BRP_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.splitlines() == ["dialog: Something went wrong | True", "drafts: 1"], done.stderr
    assert done.returncode == 0
    log = (home / "cache" / "logs" / "brp-desktop.log").read_text(encoding="utf-8")
    assert "ValueError: planted" in log
    assert not (home / "cache" / "logs" / "fault.txt").exists()


def test_a_hard_crash_leaves_a_trace_for_the_next_start(tmp_path: Path) -> None:
    """faulthandler writes into a file; the next run finds it, an orderly end leaves nothing."""
    child = (
        "import sys; from pathlib import Path; from brp_desktop.app.crash import CrashHandling;"
        "crash = CrashHandling(Path(sys.argv[1])); import faulthandler; faulthandler._sigsegv()"
    )
    done = subprocess.run([sys.executable, "-c", child, str(tmp_path)], check=False, capture_output=True, timeout=60)
    assert done.returncode != 0
    from brp_desktop.app.crash import CrashHandling

    again = CrashHandling(tmp_path)
    try:
        assert "Segmentation fault" in again.earlier_trace or "Fatal Python error" in again.earlier_trace
    finally:
        again.end()
    assert not again.trace_path.exists()


FIRST_PAINT = """
import os, sys
from pathlib import Path
import brp_desktop.app.main as main

make_application = main.make_application

def watched(arguments):
    from PySide6.QtWidgets import QApplication
    from brp_desktop.views.main_window import MainWindow

    def complete(window):
        print(*sys.modules, flush=True)
        os._exit(0)

    MainWindow.complete = complete
    return make_application(arguments)

main.make_application = watched
main.open_window((Path(sys.argv[1]),), "en")
"""

AFTERWARDS = (
    # of ours: what the first picture does not show
    "brp_desktop.app.command_line", "brp_desktop.app.commands", "brp_desktop.controllers.game_master",
    "brp_desktop.controllers.interaction", "brp_desktop.models.edit_page", "brp_desktop.painting.dice",
    "brp_desktop.play.contests", "brp_desktop.play.rolling", "brp_desktop.rules.xantis", "brp_desktop.sheet.edits",
    "brp_desktop.storage.backups", "brp_desktop.storage.journal_db",
    "brp_desktop.storage.migrations", "brp_desktop.storage.saving", "brp_desktop.views.brp.detail_panel",
    "brp_desktop.views.brp.edit_view", "brp_desktop.views.brp.fitted_table", "brp_desktop.views.brp.notes_page",
    "brp_desktop.views.brp.skill_table", "brp_desktop.views.dialogs.report",
    "brp_desktop.views.dice_panel", "brp_desktop.views.error_labels", "brp_desktop.views.gm",
    "brp_desktop.views.gm_room", "brp_desktop.views.greeting", "brp_desktop.views.journal_view",
    "brp_desktop.views.quick_find", "brp_desktop.views.start_page", "brp_desktop.views.step_labels",
    "brp_desktop.views.tour", "brp_desktop.views.why", "brp_desktop.views.window_actions",
    "brp_desktop.views.window_commands", "brp_desktop.views.window_keys",
    # of others: each takes a millisecond or several
    "PySide6.QtNetwork", "PySide6.QtPrintSupport", "asyncio", "dataclasses", "fractions", "importlib.metadata",
    "pypdf", "socket", "sqlite3", "statistics", "subprocess", "tomllib", "unittest",
)  # fmt: skip


def test_the_first_picture_waits_for_nothing_it_does_not_show(home: Path, project_root: Path) -> None:
    """Of what is loaded when the sheet has been painted, none belongs to rooms that open later."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PAINT, str(project_root / SAMPLE)],
        check=False,
        env=os.environ | {"BRP_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    loaded = set(done.stdout.split())
    assert "brp_desktop.views.brp.skills_view" in loaded, done.stderr
    assert loaded.isdisjoint(AFTERWARDS), sorted(loaded.intersection(AFTERWARDS))
    ours = sorted(name for name in loaded if name.startswith("brp_desktop."))
    assert len(ours) <= 148, f"{len(ours)} modules before the first picture: {ours}"


def test_the_tour_loads_no_system() -> None:
    """At the very first start it points at the sheet in front, and must not load the views of the other system."""
    program = "import sys, brp_desktop.views.tour; print(*(name for name in sys.modules if 'xantis' in name))"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == []
