"""Modules loaded after PySide6 are loaded as Python loads them."""

import subprocess
import sys

PROGRAM = """
import builtins, linecache, sys
original = builtins.__import__
from PySide6.QtCore import QObject
from brp_desktop.app.plain_imports import use_plain_imports
use_plain_imports()
assert builtins.__import__ is original, builtins.__import__
import wave
assert wave.__file__ not in linecache.cache
use_plain_imports()
assert builtins.__import__ is original
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
