"""A screen reader for tests: reads a running window over AT-SPI, from outside, and presses what is in it."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.support.bus import MEMBER, Bus, BusError

ACCESSIBLE = "org.a11y.atspi.Accessible"
REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
CHECKED, ENABLED, FOCUSED, SHOWING = 4, 8, 12, 25
"""States by their number."""
LISTS = frozenset({"table", "list", "tree", "menu bar", "menu item", "popup menu"})
"""Roles whose parts count as there wherever they stand."""
LAUNCHERS = ("/usr/libexec", "/usr/lib/at-spi2-core", "/usr/lib/at-spi2", "/usr/lib/x86_64-linux-gnu/at-spi2-core")


class CannotReadError(Exception):
    """What reading from outside needs is not on this machine; the text says what."""


@dataclass(frozen=True)
class Thing:
    """An object of the window as a screen reader has it."""

    bus: Bus
    name_on_bus: str
    path: str

    def _call(self, interface: str, member: str, signature: str = "", *values: Any) -> Any:
        return self.bus.call(self.name_on_bus, self.path, interface, member, signature, *values)

    def _property(self, interface: str, name: str) -> Any:
        return self._call("org.freedesktop.DBus.Properties", "Get", "ss", interface, name)

    @property
    def name(self) -> str:
        return str(self._property(ACCESSIBLE, "Name"))

    @property
    def description(self) -> str:
        return str(self._property(ACCESSIBLE, "Description"))

    @property
    def role(self) -> str:
        return str(self._call(ACCESSIBLE, "GetRoleName"))

    @property
    def children(self) -> list["Thing"]:
        return [Thing(self.bus, *child) for child in self._call(ACCESSIBLE, "GetChildren") or ()]

    @property
    def parent(self) -> "Thing":
        return Thing(self.bus, *self._property(ACCESSIBLE, "Parent"))

    @property
    def text(self) -> str:
        """What stands in a field."""
        return str(self._call("org.a11y.atspi.Text", "GetText", "ii", 0, -1))

    @property
    def value(self) -> float:
        return float(self._property("org.a11y.atspi.Value", "CurrentValue"))

    def has(self, state: int) -> bool:
        """Whether it is in one of the states that have a number."""
        low, high = self._call(ACCESSIBLE, "GetState")
        return bool((low | high << 32) >> state & 1)

    def press(self, action: str = "") -> None:
        """Do an action by name, or its first."""
        offered = [each[0] for each in self._call("org.a11y.atspi.Action", "GetActions")]
        number = offered.index(action) if action else 0
        self._call("org.a11y.atspi.Action", "DoAction", "i", number)

    def all(self) -> Iterator["Thing"]:
        """Itself and everything below that is shown, in reading order; of lists and menus also what is out of sight."""
        yield self
        of_list = self.role in LISTS
        for child in self.children:
            if of_list or child.has(SHOWING):
                yield from child.all()

    def find(self, role: str, begins: str, seconds: float = 0) -> "Thing":
        """The first thing of a role (empty: any) whose name begins so, waited for so long at most."""
        until = time.monotonic() + seconds
        while True:
            for thing in self.all():
                if role in ("", thing.role) and thing.name.startswith(begins):
                    return thing
            if time.monotonic() >= until:
                raise LookupError(f"no {role} “{begins}”")
            time.sleep(0.05)


class ScreenReader:
    """Connected to the bus of assistive technology; hears what is announced."""

    def __init__(self, session: str) -> None:
        first = Bus(session)
        address = first.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        first.close()
        self._bus = Bus(str(address))
        self._bus.listen("org.a11y.atspi.Event.Object", "Announcement")
        self._bus.call(REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent", "s", "object:announcement")

    def close(self) -> None:
        """Stop listening."""
        self._bus.close()

    def application(self, seconds: float = 10) -> Thing:
        """The application, once it has a window."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for each in Thing(self._bus, REGISTRY, ROOT).children:
                try:
                    if each.children:
                        return each
                except BusError:
                    continue
            time.sleep(0.05)
        raise LookupError("no application came")

    def announced(self, seconds: float = 10, after: float = 0.6) -> list[str]:
        """What the application says by itself: all until it has been silent for ``after`` seconds."""
        found: list[str] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            heard = self._bus.signals(after)
            found += [str(signal.body[3]) for signal in heard if signal.head.get(MEMBER) == "Announcement"]
            if found:
                break
        return found


@contextmanager
def desktop() -> Iterator[dict[str, str]]:
    """An X server, a session bus and the services of assistive technology of this test's own.

    Gives the environment for programs on it; raises ``CannotReadError`` where something is missing.
    """
    xvfb, daemon = shutil.which("Xvfb"), shutil.which("dbus-daemon")
    launcher = next((path for folder in LAUNCHERS if (path := Path(folder) / "at-spi-bus-launcher").is_file()), None)
    for found, what in ((xvfb, "Xvfb"), (daemon, "dbus-daemon"), (launcher, "at-spi-bus-launcher of at-spi2-core")):
        if found is None:
            raise CannotReadError(f"{what} is not installed")
    with ExitStack() as stack:
        # Names of sockets are short; the folders of tests are not.
        run = stack.enter_context(tempfile.TemporaryDirectory(prefix="a11y", ignore_cleanup_errors=True))
        base = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
        base |= {"XDG_RUNTIME_DIR": run, "HOME": run}
        number = _answering(stack, [str(xvfb), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-displayfd"], base)
        base["DISPLAY"] = f":{number}"
        base["DBUS_SESSION_BUS_ADDRESS"] = _answering(
            stack, [str(daemon), "--session", "--nofork", f"--address=unix:path={run}/bus", "--print-address"], base
        )
        _running(stack, [str(launcher), "--launch-immediately"], base)
        yield base | {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}


def _answering(stack: ExitStack, command: list[str], env: dict[str, str]) -> str:
    """Start a server that says where it is, into the number of a file that follows its last argument."""
    read, write = os.pipe()
    with os.fdopen(read) as answer:
        last = f"{command[-1]}={write}" if command[-1].startswith("--") else command[-1]
        number = [] if command[-1].startswith("--") else [str(write)]
        _running(stack, [*command[:-1], last, *number], env, write)
        os.close(write)
        told = answer.readline().strip()
    if not told:
        raise CannotReadError(f"{Path(command[0]).name} does not start here")
    return told


def _running(stack: ExitStack, command: list[str], env: dict[str, str], *files: int) -> subprocess.Popen[bytes]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=env, pass_fds=files, stdin=quiet, stdout=quiet, stderr=quiet)
    stack.callback(_end, process)
    return process


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(5)
