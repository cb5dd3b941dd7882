"""Modules loaded after PySide6 are loaded as Python loads them."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.gui

PROGRAM = """
import builtins, linecache
from PySide6.QtCore import QObject
from brp_desktop.app.plain_imports import use_plain_imports
import colorsys
assert colorsys.__file__ in linecache.cache, "PySide6 has given the habit up: plain_imports can go"
use_plain_imports()
import wave
assert wave.__file__ not in linecache.cache
plain = builtins.__import__
use_plain_imports()
assert builtins.__import__ is plain
from PySide6.QtWidgets import QWidget
"""


def test_nothing_reads_the_source_of_modules() -> None:
    """PySide6's function is gone, a module loaded afterwards is not read, and asking twice changes nothing."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr


def test_without_pyside_nothing_happens() -> None:
    """Where PySide6 was never loaded the interpreter's ``import`` stays what it is."""
    program = (
        "import builtins; from brp_desktop.app.plain_imports import use_plain_imports;"
        "kept = builtins.__import__; use_plain_imports(); assert builtins.__import__ is kept"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=60).returncode == 0
