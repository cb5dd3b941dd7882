"""Everything above the Qt line works where PySide6 cannot be found, and the rules where nothing but Python is."""

import subprocess
import sys
from pathlib import Path

import pytest

from brp_desktop import __version__

BLOCKED = """
import sys

class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked}:
            raise ModuleNotFoundError("no " + name, name=name)

sys.meta_path.insert(0, Nowhere())
"""
ABOVE = """
import importlib, pkgutil
count = 0
for room in ("rules", "catalogue", "sheet", "play", "storage"):
    package = importlib.import_module("brp_desktop." + room)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
        count += 1
print(count)
"""


def python(code: str, root: Path) -> str:
    """Runs the code in a fresh interpreter in the project's folder."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_everything_above_the_line_is_imported_without_qt(project_root: Path) -> None:
    count = python(BLOCKED.format(blocked={"PySide6", "shiboken6"}) + ABOVE, project_root)
    assert int(count) > 30


def test_the_rules_need_nothing_but_python(project_root: Path) -> None:
    code = (
        BLOCKED.format(blocked={"PySide6", "shiboken6", "msgspec"})
        + "import brp_desktop.rules.brp as b\nprint(b.judge(30, 50).value)"
    )
    assert python(code, project_root) == "success"


def test_the_blocker_blocks(project_root: Path) -> None:
    with pytest.raises(AssertionError, match="no PySide6"):
        python(BLOCKED.format(blocked={"PySide6"}) + "import PySide6.QtCore", project_root)


def test_version_is_told_before_qt_is_loaded(project_root: Path) -> None:
    code = (
        BLOCKED.format(blocked={"PySide6", "shiboken6"})
        + "import brp_desktop\nfrom brp_desktop.__main__ import main\nsys.argv = ['brp-desktop', '--version']\n"
        + "try:\n    code = main()\nexcept SystemExit as end:\n    code = end.code\nassert not code, code"
    )
    assert __version__ in python(code, project_root)
