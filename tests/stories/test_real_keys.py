"""Keys as an X server sends them: signs that need Shift on one keyboard and not on another, keys held down."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from brp_desktop.play.rolling import Subject

TOOLS = [shutil.which(name) for name in ("Xvfb", "xdotool", "setxkbmap")]

START = """
import subprocess, sys
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from brp_desktop.app.main import make_application
from brp_desktop.app.wiring import Choices, build

app = make_application(["story"])
application = build(app, Choices("en", "paper", "reduced"))
window = application.window
window.resize(1200, 760)
application.context.files.open(Path(sys.argv[1]))
window.show()
assert QTest.qWaitForWindowExposed(window, 5000)
subprocess.run(["xdotool", "windowfocus", str(int(window.winId()))], check=True)
QTest.qWait(300)
window.focus_sheet()
QTest.qWait(300)
"""

STORY = f"""{START}
rolls = window.context.rolls
results = []
rolls.revealed.connect(results.append)
for layout in sys.argv[2].split(","):
    subprocess.run(["setxkbmap", layout], check=True)
    QTest.qWait(400)
    said = []
    for press in sys.argv[3].split(","):
        rolls.set_modifier(0 if press != "0" else 7)
        subprocess.run(["xdotool", "key", "--clearmodifiers", press], check=True)
        QTest.qWait(150)
        said.append(str(rolls.modifier))
    print(layout, *said, flush=True)
for key in ("Return", "space"):
    before = len(results)
    subprocess.run(["xdotool", "key", "--delay", "12", key, key, key, key], check=True)
    QTest.qWait(600)
    print(key, len(results) - before, flush=True)
sys.stdout.flush()
import os
os._exit(0)
"""


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual X server of this test's own."""
    server_path = TOOLS[0]
    if server_path is None or None in TOOLS:
        pytest.skip("Xvfb, xdotool or setxkbmap is not installed: no keys to press on a real screen")
    read, write = os.pipe()
    server = subprocess.Popen(
        [server_path, "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
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


@pytest.mark.long  # test_layouts.py sends the same keys in every run, 11 s sooner
@pytest.mark.skipif(sys.platform != "linux", reason="X servers are a thing of Linux and its like")
def test_the_modifier_on_two_keyboards_and_a_held_key(display: str, sample: Path, home: Path) -> None:
    """+ and − are 5, with Shift 1, 0 puts back, keypad too; four presses within 60 ms of each other are one roll."""
    variables = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
    presses = "plus,equal,minus,KP_Add,KP_Subtract,shift+KP_Add,0"
    done = subprocess.run(
        [sys.executable, "-c", STORY, str(sample), "us,fr,it", presses],
        check=False,
        env=variables | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "BRP_DESKTOP_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=90,
    )
    if "qt platform plugin" in done.stderr.lower():
        pytest.skip("Qt's xcb platform lacks libraries here")
    assert done.stdout.splitlines() == [
        "us 5 5 -5 5 -5 1 0",
        "fr 5 5 -5 5 -5 1 0",
        "it 5 5 -5 5 -5 1 0",
        "Return 1",
        "space 1",
    ], done.stderr


PAGES = f"""{START}
bar = window.sheet.bar
for line in sys.argv[2].split(";"):
    layout, presses = line.split(":")
    subprocess.run(["setxkbmap", layout], check=True)
    QTest.qWait(150)
    went = []
    for place, press in enumerate(presses.split(",")):
        bar.go_to("skills" if place else "notes")
        window.focus_sheet()
        subprocess.run(["xdotool", "key", "--clearmodifiers", press], check=True)
        for _ in range(200):
            if bar.place == place:
                break
            QTest.qWait(10)
        went.append(str(bar.place))
    print(layout, *went, flush=True)
import os
os._exit(0)
"""
DIGITS = "ctrl+1,ctrl+2,ctrl+3,ctrl+4,ctrl+5"
SIGNS = "ctrl+ampersand,ctrl+eacute,ctrl+quotedbl,ctrl+apostrophe,ctrl+parenleft"


@pytest.mark.skipif(sys.platform != "linux", reason="X servers are a thing of Linux and its like")
def test_pages_where_digits_need_shift(display: str, sample: Path, home: Path) -> None:
    """In France by the signs on the keys of the digits, and by the digits with the Shift that they need there."""
    lines = f"us:{DIGITS};fr:{SIGNS};fr:{DIGITS};be:{SIGNS};ch:{DIGITS};de:{DIGITS}"
    variables = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-c", PAGES, str(sample), lines],
        check=False,
        env=variables | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "BRP_DESKTOP_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=90,
    )
    if "qt platform plugin" in done.stderr.lower():
        pytest.skip("Qt's xcb platform lacks libraries here")
    assert done.stdout.splitlines() == [f"{name} 0 1 2 3 4" for name in ("us", "fr", "fr", "be", "ch", "de")], (
        done.stderr
    )


def send(window, kind: QEvent.Type, key: Qt.Key, moment: int) -> None:
    """A key as the system passes it to the window, with the time it has."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " " if key == Qt.Key.Key_Space else "\r")
    event.setTimestamp(moment)
    QCoreApplication.sendEvent(window.windowHandle(), event)
    QApplication.processEvents()


RETURN, ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space


@pytest.mark.parametrize(
    ("where", "key"),
    [("skill", RETURN), ("skill", ENTER), ("characteristic", RETURN), ("button", RETURN), ("button", SPACE)],
)
def test_a_held_key_rolls_once(start, sample: Path, where: str, key: Qt.Key) -> None:
    """G07: presses that follow their own release at once are the same press; a second one later rolls again."""
    player = start(sample)
    window = player.window
    results: list[object] = []
    window.context.rolls.revealed.connect(results.append)
    player.dice.next_rolls = [50] * 20
    window.focus_sheet()
    if where == "characteristic":
        window.sheet.focus_subject(Subject("characteristic", "str"))
    elif where == "button":
        window.context.rolls.choose(Subject("skill", "listen"))
        window.dice_panel.roll_button.setFocus()
        assert window.dice_panel.roll_button.hasFocus()
    QApplication.processEvents()
    moment = 1000
    for _ in range(8):
        send(window, QEvent.Type.KeyPress, key, moment)
        send(window, QEvent.Type.KeyRelease, key, moment + 30)
        moment += 31
    once = len(results)
    moment += 400
    send(window, QEvent.Type.KeyPress, key, moment)
    send(window, QEvent.Type.KeyRelease, key, moment + 30)
    assert (once, len(results)) == (1, 2)


OWN_DICE = f"""{START}
from brp_desktop.play.rolling import Subject
window.rolls.choose(Subject("skill", "listen"))
field = window.dice_panel.own_dice.edit
for line in sys.argv[2].split(";"):
    layout, presses = line.split(":")
    subprocess.run(["setxkbmap", layout], check=True)
    QTest.qWait(150)
    window.focus_sheet()
    subprocess.run(["xdotool", "key", "--clearmodifiers", "o"], check=True)
    QTest.qWait(150)
    subprocess.run(["xdotool", "key", "--delay", "30", *presses.split(",")], check=True)
    QTest.qWait(300)
    print(layout, field.text(), flush=True)
    subprocess.run(["xdotool", "key", "Escape"], check=True)
    QTest.qWait(150)
import os
os._exit(0)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="X servers are a thing of Linux and its like")
def test_own_dice_where_digits_need_shift(display: str, sample: Path, home: Path) -> None:
    """The keys of the upper row write digits, with Shift and without; Escape leaves, so that O is heard again."""
    lines = "us:1,2;fr:ampersand,eacute;fr:1,2;be:section,exclam;fr:minus,underscore;it:3,4;fr:KP_5,KP_6"
    variables = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-c", OWN_DICE, str(sample), lines],
        check=False,
        env=variables | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "BRP_DESKTOP_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=90,
    )
    if "qt platform plugin" in done.stderr.lower():
        pytest.skip("Qt's xcb platform lacks libraries here")
    assert done.stdout.splitlines() == ["us 12", "fr 12", "fr 12", "be 68", "fr 68", "it 34", "fr 56"], done.stderr
