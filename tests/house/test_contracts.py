"""The import contracts and the ban on widgets see what they are there for."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("file", "line", "contract"),
    [
        ("rules/planted.py", "import random", "Rules know nothing"),
        ("rules/planted.py", "from pathlib import Path", "Rules know nothing"),
        ("sheet/planted.py", "import PySide6.QtCore", "No Qt above"),
        ("sheet/planted.py", "import brp_desktop.play", "Imports point down"),
        ("models/planted.py", "import brp_desktop.painting", "Imports point down"),
        ("novelty/__init__.py", "", "novelty"),
    ],
)
def test_a_planted_import_is_seen(project_root: Path, tmp_path: Path, file: str, line: str, contract: str) -> None:
    shutil.copytree(
        project_root / "brp_desktop", tmp_path / "brp_desktop", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(project_root / "pyproject.toml", tmp_path)
    planted = tmp_path / "brp_desktop" / file
    planted.parent.mkdir(exist_ok=True)
    planted.write_text(f'"""Planted."""\n{line}\n', encoding="utf-8")
    code = (
        "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command; lint_imports_command()"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", code, "--no-cache", "--no-logo"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert contract in done.stdout


@pytest.mark.parametrize(
    ("room", "allowed"), [("models", False), ("controllers", False), ("views", True), ("app", True)]
)
def test_widgets_stay_in_their_rooms(project_root: Path, room: str, allowed: bool) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-P",
            "-m",
            "ruff",
            "check",
            "--select",
            "TID251",
            "--stdin-filename",
            f"brp_desktop/{room}/planted.py",
            "-",
        ],
        cwd=project_root,
        input="from PySide6.QtWidgets import QWidget\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert ("TID251" in done.stdout) is not allowed
