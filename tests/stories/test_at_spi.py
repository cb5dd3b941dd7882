"""The window as a screen reader has it, from outside: a real X server, the accessibility bus, the real program."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.screen_reader import CHECKED, CannotReadError, ScreenReader, Thing, desktop

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is a thing of Linux and its like")


@pytest.fixture
def surroundings() -> Iterator[dict[str, str]]:
    """The environment of a desktop with a screen reader."""
    try:
        with desktop() as environment:
            yield environment
    except CannotReadError as missing:
        pytest.skip(f"{missing}: nothing to read the window with")


def until(found: Callable[[], bool], seconds: float = 5) -> bool:
    """Whether something comes true in time."""
    end = time.monotonic() + seconds
    while not found():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def ready(reader: ScreenReader, program: subprocess.Popen[str]) -> Thing:
    """The window with its menus, which come after the first paint."""
    try:
        application = reader.application(30)
    except LookupError:
        program.kill()
        _, said = program.communicate()
        if "platform plugin" in said:
            pytest.skip("Qt's xcb platform lacks libraries here")
        raise AssertionError(said) from None
    assert until(
        lambda: any(each.role == "menu bar" and each.children for each in application.children[0].children), 20
    )
    return application


def test_a_skill_is_found_pressed_and_its_result_read(
    surroundings: dict[str, str], sample: Path, home: Path, project_root: Path
) -> None:
    """Done when: by name, role and description; pressed; the verdict is the first word of one announcement."""
    program = subprocess.Popen(
        [sys.executable, "-m", "brp_desktop", "--lang", "en", str(sample)],
        cwd=project_root,
        env=surroundings | {"BRP_DESKTOP_HOME": str(home)},
        stderr=subprocess.PIPE,
        text=True,
    )
    reader = ScreenReader(surroundings["DBUS_SESSION_BUS_ADDRESS"])
    try:
        application = ready(reader, program)
        assert application.name == "brp-desktop"
        window = application.children[0]
        assert (window.role, window.name) == ("frame", f"Adèle Fournier ({sample.stem}) — brp_desktop")

        window.find("push button", "Skip", 20).press()
        said = reader.announced()
        assert said[0].startswith("Tour")
        assert len(said) == 2
        assert "Help" in said[1], "where to see it again"
        listen = window.find("cell", "Listen,")
        assert listen.name == "Listen, 45%"
        assert listen.description == "Listen 45%: Critical 3%, Special 6%, Success 36%, Failure 52%, Fumble 3%"
        assert (listen.parent.role, listen.parent.name) == ("table", "Perception")
        listen.press()
        said = reader.announced()
        assert len(said) == 1
        verdict, number, what, _ = said[0].split(". ", 3)
        assert verdict in {"Critical success", "Special success", "Success", "Failure", "Fumble"}
        assert number.isdigit()
        assert what == "Listen 45%"
        assert listen.name == ("Listen, 45%, ticked" if "Ticked" in said[0] else "Listen, 45%")
        shown = window.find("label", "Listen 45%: rolled")
        assert shown.name.startswith(f"Listen 45%: rolled {number}, {verdict.lower()}.")

        stake = window.find("check box", "At stake")
        assert stake.has(CHECKED)
        stake.press("Toggle")
        assert until(lambda: not stake.has(CHECKED))

        bar = window.find("menu bar", "")
        assert [menu.name for menu in bar.children][:2] == ["File", "Edit"]
        assert "Restore an earlier version…" in [thing.name for thing in bar.all() if thing.role == "menu item"]
    finally:
        reader.close()
        program.terminate()
        program.communicate(timeout=10)
