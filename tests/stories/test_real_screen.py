"""The story of a roll on a real X server: real focus, real mouse, the platform people use."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

XVFB = shutil.which("Xvfb")

STORY = """
import sys
from pathlib import Path
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from brp_desktop.app.main import make_application
from brp_desktop.app.wiring import Choices, build
from brp_desktop.sheet.ids import SkillId

class Loaded:
    faces = [10, 7]
    def die(self, sides):
        return self.faces.pop(0)

app = make_application(["story"])
application = build(app, Choices("en", "paper", "full"), source=Loaded())
window = application.window
window.resize(1200, 760)
document = application.context.files.open(Path(sys.argv[1]))
window.show()
assert QTest.qWaitForWindowExposed(window, 5000)
window.activateWindow()
QTest.qWait(200)
rect = window.sheet.skills.rect_of_skill(SkillId("listen"))
target = window.childAt(window.mapFromGlobal(rect.center()))
QTest.mouseClick(target, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, target.mapFromGlobal(rect.center()))
tray = window.dice_panel.tray
print("platform", app.platformName(), "running", tray.is_running, flush=True)
waited = 0
while tray.is_running and waited < 4000:
    QTest.qWait(50)
    waited += 50
print("rested", waited <= 2000, "clock", tray._timer.isActive(), flush=True)
ticked = lambda: next(s for s in document.character.skills if s.id == "listen").ticked
print("ticked", ticked(), window.dice_panel.card.sentence, flush=True)
QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
print("undone", not ticked(), flush=True)
QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
print("saved", document.is_saved, flush=True)
window.close()
application.end()
"""


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """A virtual X server of this test's own."""
    if XVFB is None:
        pytest.skip("Xvfb is not installed: no X server to try the real platform on")
    read, write = os.pipe()
    server = subprocess.Popen(
        [XVFB, "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            pytest.skip("Xvfb does not start here")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(10)


def told(story: str, display: str, home: Path, sample: Path) -> subprocess.CompletedProcess[str]:
    """What a story prints on the X server."""
    variables = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-c", story, str(sample)],
        check=False,
        env=variables | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "BRP_DESKTOP_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=90,
    )
    if "could not load the Qt platform plugin" in done.stderr.lower() or "no qt platform plugin" in done.stderr.lower():
        pytest.skip("Qt's xcb platform lacks libraries here")
    return done


@pytest.mark.skipif(sys.platform != "linux", reason="X servers are a thing of Linux and its like")
def test_click_roll_tick_undo_save_on_a_real_screen(display: str, sample: Path, home: Path) -> None:
    """Done when: clicking Listen rolls and ticks, Ctrl+Z unticks, Ctrl+S saves – on the xcb platform, with motion."""
    done = told(STORY, display, home, sample)
    assert done.stdout.splitlines() == [
        "platform xcb running True",
        "rested True clock False",
        "ticked True Listen 45%: rolled 07, special success. Ticked: first success this adventure.",
        "undone True",
        "saved True",
    ], done.stderr


FIRST = """
import sys
from pathlib import Path
from PySide6.QtTest import QTest
from brp_desktop.app.main import make_application
from brp_desktop.app.wiring import Choices, build

app = make_application(["first"])
for run in range(2):
    application = build(app, Choices("en", "paper", "reduced"))
    window = application.window
    document = application.context.files.open(Path(sys.argv[1]))
    window._at_last.setInterval(1_000_000)
    window.show()
    waited = 0
    while window._parts is None and waited < 5000:
        QTest.qWait(20)
        waited += 20
    print(window.sheet.bar.place, window._parts is not None, len(window.menuBar().actions()) >= 6, flush=True)
    window.show_page(1)
    window.close()
    application.end()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="X servers are a thing of Linux and its like")
def test_a_start_with_a_file_gets_menus_and_dice(display: str, sample: Path, home: Path) -> None:
    """The first paint of the sheet brings menus and dice, whichever page it opens on; no clock has to help."""
    variables = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-c", FIRST, str(sample)],
        check=False,
        env=variables | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "BRP_DESKTOP_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=90,
    )
    if "could not load the Qt platform plugin" in done.stderr.lower() or "no qt platform plugin" in done.stderr.lower():
        pytest.skip("Qt's xcb platform lacks libraries here")
    assert done.stdout.splitlines() == ["0 True True", "1 True True"], done.stderr


REFERENCE = """
import sys
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from brp_desktop.app.main import make_application
from brp_desktop.app.wiring import Choices, build

app = make_application(["reference"])
application = build(app, Choices("en", "paper", "reduced"))
window = application.window
application.context.files.open(Path(sys.argv[1]))
window.show()
assert QTest.qWaitForWindowExposed(window, 5000)
window.activateWindow()
QTest.qWaitForWindowActive(window, 5000)
for run in range(2):
    window.gm.show_reference()
    small = app.activeWindow() if QTest.qWait(300) is None else None
    focus = app.focusWidget()
    print(small is not None and small.objectName(), focus is not None and focus.accessibleName(), flush=True)
    QTest.keyClicks(focus, "arsenic")
    small.close()
    window.activateWindow()
    QTest.qWait(100)
application.end()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="X servers are a thing of Linux and its like")
def test_the_quick_reference_has_the_keyboard(display: str, sample: Path, home: Path) -> None:
    """A small tool window: the line to type in has the keyboard each time it is opened."""
    done = told(REFERENCE, display, home, sample)
    assert done.stdout.splitlines() == ["reference_window Find a rule, an object, a poison"] * 2, done.stderr


ICON = """
import subprocess, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import brp_desktop.app.main as main
from brp_desktop.app.command_line import OpenCommand
from brp_desktop.views.main_window import MainWindow

def look():
    window = next((each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)), None)
    if window is None or window.windowIcon().isNull():
        return
    clock.stop()
    asked = ("WM_CLASS", "_KDE_NET_WM_DESKTOP_FILE", "32c", "_NET_WM_ICON")
    command = ("xprop", "-id", str(int(window.winId())), "-len", "64", "-notype", *asked)
    print(subprocess.run(command, capture_output=True, text=True).stdout, flush=True)
    window.close()

clock, make_application = QTimer(), main.make_application
clock.timeout.connect(look)

def watched(arguments):
    made = make_application(arguments)
    clock.start(50)
    return made

main.make_application = watched
sys.exit(main.run(OpenCommand(files=(Path(sys.argv[1]),), lang="en")))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="X servers are a thing of Linux and its like")
@pytest.mark.skipif(shutil.which("xprop") is None, reason="xprop is not installed: what the window says is not seen")
def test_the_task_bar_gets_icon_and_menu_entry(display: str, sample: Path, home: Path) -> None:
    """The window says the class and the file of the menu entry, and has an icon of its own."""
    done = told(ICON, display, home, sample)
    said = dict(line.split(" = ", 1) for line in done.stdout.splitlines() if " = " in line)
    assert said["WM_CLASS"].endswith('"brp-desktop"'), done.stderr
    assert said["_KDE_NET_WM_DESKTOP_FILE"] == '"brp-desktop"'
    assert said["_NET_WM_ICON"].startswith("16, 16, ")
