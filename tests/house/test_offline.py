"""Nothing is fetched, ever: no module that could, no widget that would, a whole session watched, one walled in."""

import ast
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

REACHING = {
    "aiohttp", "asyncio", "ftplib", "http", "httpx", "imaplib", "nntplib", "poplib", "requests", "smtplib", "socket",
    "socketserver", "ssl", "telnetlib", "urllib3", "webbrowser", "wsgiref", "xmlrpc",
}  # fmt: skip
QT = {
    "QtNetwork",
    "QtWebSockets",
    "QtWebEngineCore",
    "QtWebEngineWidgets",
    "QtWebView",
    "QtNetworkAuth",
    "QtHttpServer",
}
FOLLOWING = {
    "QDesktopServices", "QLocalServer", "QLocalSocket", "QNetworkAccessManager", "QTcpSocket", "QTextBrowser",
    "setOpenExternalLinks", "setSource", "urlopen",
}  # fmt: skip
ALLOWED = {"urllib.parse"}


def imported(nodes: list[ast.AST]) -> Iterator[tuple[int, str]]:
    """Every module that is imported, with its line."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def reaching_out(nodes: list[ast.AST]) -> Iterator[int]:
    """Lines that import what could fetch something, or use what follows links."""
    for line, name in imported(nodes):
        parts = name.split(".")
        fetches = parts[0] in REACHING or (parts[0] == "urllib" and not name.startswith("urllib.parse"))
        if fetches or (parts[0] == "PySide6" and QT.intersection(parts)) or FOLLOWING.intersection(parts):
            yield line
    for node in nodes:
        if isinstance(node, ast.Attribute) and node.attr in FOLLOWING:
            yield node.lineno


def test_no_module_could_fetch_anything(modules: Any) -> None:
    assert sum(name.startswith("brp_desktop/") for name in modules.texts) > 300
    ours = modules.holding({*REACHING, *QT, *FOLLOWING, "urllib"}, "brp_desktop/")
    assert not [f"{name}:{line}" for name, nodes in ours for line in reaching_out(nodes)]


@pytest.mark.parametrize(
    "planted",
    ["import socket", "from urllib.request import urlopen", "import urllib.error", "import http.client",
     "from PySide6.QtNetwork import QNetworkAccessManager", "from PySide6 import QtNetwork", "import webbrowser",
     "from PySide6.QtGui import QDesktopServices", "view.setOpenExternalLinks(True)", "import asyncio"],
)  # fmt: skip
def test_the_search_finds_a_planted_one(nodes: Any, planted: str) -> None:
    assert list(reaching_out(nodes(planted)))[:1] == [1]


def test_the_search_lets_addresses_be_written(nodes: Any) -> None:
    assert not list(reaching_out(nodes("from urllib.parse import quote_from_bytes\nurl.toLocalFile()")))


SESSION = """
import ctypes, json, os, sys
from pathlib import Path

seen = []
def hook(event, arguments):
    if event.split(".")[0] in {"socket", "urllib", "http", "ftplib", "smtplib", "subprocess", "webbrowser"}:
        seen.append(f"{event} {arguments}")
    if event in {"os.system", "os.exec", "os.posix_spawn", "os.startfile"}:
        seen.append(event)

secret = Path(sys.argv[1])
libc = ctypes.CDLL(None, use_errno=True)
watch = libc.inotify_init1(os.O_NONBLOCK)
assert libc.inotify_add_watch(watch, os.fsencode(secret), 0x21) > 0  # read or opened

from brp_desktop.app.main import make_application
from brp_desktop.app.wiring import Choices, build
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
app = make_application(["session"])
class Nobody:
    def __getattr__(self, name):
        def answer(*arguments):
            seen.append(f"{name} {arguments}")
        return answer

application = build(app, Choices("en", "paper", "reduced"), interaction=Nobody(), table_questions=Nobody())
sys.addaudithook(hook)
window = application.window
window.resize(1280, 800)
window.show()
for name in sys.argv[2:]:
    window.open_file(Path(name))
    document = window.document
    for editing in (False, True):
        window.set_editing(editing)
        for page in range(8):
            window.show_page(page)
            for _ in range(3):
                app.processEvents()
            window.grab()
    window.set_editing(False)
window.show_tab("gm")
app.processEvents()
def opened():
    for widget in QApplication.allWidgets():
        widget.grab() if widget.isVisible() and widget.width() and widget.height() else None
    try:
        return len(os.read(watch, 65536))
    except BlockingIOError:
        return 0

by_us = opened()
maps = Path("/proc/self/maps").read_text()
loaded = sorted({Path(line.split()[-1]).name for line in maps.splitlines() if "Network" in line and ".so" in line})
modules = sorted(set(sys.modules) & {"socket", "ssl", "http", "http.client", "urllib.request", "asyncio"})
labels = [each.text() for each in QApplication.allWidgets() if isinstance(each, QLabel)]
label = QLabel(f'<img src="{secret}">')
label.show()
print(json.dumps({"seen": seen, "opened": by_us, "planted": opened(), "loaded": loaded, "modules": modules,
                  "shown": sum("<img" in text for text in labels)}))
os._exit(0)
"""


TEXTS = {
    "name", "player", "occupation", "place", "features", "note", "title", "text", "adventure", "people", "group",
    "description", "speciality_text",
}  # fmt: skip


def fill(value: Any, text: str) -> None:
    """Put a text wherever people write."""
    for key in value if isinstance(value, dict) else range(len(value)):
        if isinstance(value[key], dict | list):
            fill(value[key], text)
        elif key in TEXTS and isinstance(value[key], str):
            value[key] = text


@pytest.mark.gui
@pytest.mark.skipif(sys.platform != "linux", reason="who opens a file is watched as on Linux")
def test_a_session_over_hostile_documents_reaches_for_nothing(
    home: Path, tmp_path_factory: pytest.TempPathFactory, project_root: Path
) -> None:
    """Every text of a sheet and of a table is an address or markup that asks for a file: nothing is opened or asked.

    A label that obeys markup, planted at the end, is seen.
    """
    folder = tmp_path_factory.mktemp("o")
    secret = folder / "s.png"
    secret.write_bytes((project_root / "packaging" / "pictures" / "sheet-en.png").read_bytes())
    markup = f'<img src="{secret}">'
    addresses = f'{markup}<img src="{secret.as_uri()}"><img src="http://127.0.0.1:9/x.png"> ![x]({secret.as_uri()})'
    files = []
    for name in ("adele-fournier.rpgsheet", "nerea-valdombra.rpgsheet", "lamp-room.rpgtable"):
        value = json.loads((project_root / "resources" / "samples" / name).read_bytes())
        fill(value, markup if "nerea" in name else addresses)
        (folder / name).write_text(json.dumps(value), encoding="utf-8")
        files.append(str(folder / name))
    done = subprocess.run(
        [sys.executable, "-c", SESSION, str(secret), *files],
        env=os.environ | {"BRP_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["seen"] == []
    assert told["modules"] == []
    assert told["loaded"] == []
    assert told["shown"] > 0, "the markup was on the screen, letter for letter"
    assert told["opened"] == 0, "the file that the texts name was opened"
    assert told["planted"] > 0, "a label that obeys markup is seen"


SOCKETS = {"x86_64": 41, "aarch64": 198}
"""The number of the system call by machine."""

WALLED_IN = """
import ctypes, os, platform, signal, socket, struct, sys

def instruction(code, yes, no, value):
    return struct.pack("HBBI", code, yes, no, value)

LOAD, EQUAL, END = 0x20, 0x15, 0x06
KILL, ALLOW = 0x80000000, 0x7FFF0000
program = b"".join((
    instruction(LOAD, 0, 0, 0),                     # which call
    instruction(EQUAL, 0, 4, int(sys.argv[1])),     # socket?
    instruction(LOAD, 0, 0, 16),                    # of which family
    instruction(EQUAL, 1, 0, socket.AF_INET),
    instruction(EQUAL, 0, 1, socket.AF_INET6),
    instruction(END, 0, 0, KILL),
    instruction(END, 0, 0, ALLOW),
))

class Filter(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("program", ctypes.c_char_p)]

libc = ctypes.CDLL(None, use_errno=True)
if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, ctypes.byref(Filter(len(program) // 8, program)), 0, 0):
    print("no wall here")
    sys.exit(0)

from brp_desktop.__main__ import main
for arguments in json_of_runs:
    code = main(arguments)
    print(arguments[0], code, flush=True)

child = os.fork()
if child == 0:
    socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    os._exit(0)
_, status = os.waitpid(child, 0)
print("planted", os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGSYS, flush=True)
os._exit(0)
"""


@pytest.mark.gui
@pytest.mark.skipif(sys.platform != "linux", reason="the wall is one of Linux")
def test_a_story_behind_a_wall_does_not_notice_it(home: Path, tmp_path: Path, project_root: Path) -> None:
    """The system itself kills whoever asks for a way into the network, Qt and the libraries below it too.

    A sheet is opened, rolled on, saved and exported as by clicks; files are imported, exported and checked. A socket,
    planted at the end, is seen.
    """
    number = SOCKETS.get(platform.machine())
    if number is None:
        pytest.skip("this machine counts its calls otherwise")
    sheet, person = tmp_path / "x.rpgsheet", project_root / "tests" / "data" / "import" / "foundry-brp-character.json"
    runs = [
        ["--smoke-test", "--lang", "en"],
        ["import", str(person), "-o", str(sheet), "--lang", "en"],
        ["check", str(sheet), "--lang", "en"],
        ["export", str(sheet), "--to", "pdf", "-o", str(tmp_path / "x.pdf"), "--lang", "en"],
    ]
    done = subprocess.run(
        [sys.executable, "-c", WALLED_IN.replace("json_of_runs", repr(runs)), str(number)],
        env=os.environ | {"BRP_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    if "no wall here" in done.stdout:
        pytest.skip("this system lets nobody build the wall")
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert [line for line in said if line.split()[0] in ("--smoke-test", "import", "check", "export", "planted")] == [
        "--smoke-test 0", "import 0", "check 0", "export 0", "planted True",
    ]  # fmt: skip
