"""The import contracts and the ban on widgets see what they are there for."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PLANTED = {
    "rules/planted.py": "import random\nfrom pathlib import Path",
    "sheet/planted.py": "import PySide6.QtCore\nimport brp_desktop.play",
    "models/planted.py": "import brp_desktop.painting",
}
RUN = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command; lint_imports_command()"


def contracts(root: Path, folder: Path, planted: dict[str, str]) -> tuple[int, str]:
    """Exit code and words of the contracts about a copy of the package in which modules are planted."""
    shutil.copytree(root / "brp_desktop", folder / "brp_desktop", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(root / "pyproject.toml", folder)
    for name, text in planted.items():
        path = folder / "brp_desktop" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f'"""Planted."""\n{text}\n', encoding="utf-8")
    command = [sys.executable, "-P", "-c", RUN, "--no-cache", "--no-logo"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, " ".join(done.stdout.split())


def test_planted_imports_are_seen(project_root: Path, tmp_path: Path) -> None:
    code, told = contracts(project_root, tmp_path, PLANTED)
    assert code == 1
    for link in (
        "brp_desktop.rules.planted -> random",
        "brp_desktop.rules.planted -> pathlib",
        "brp_desktop.sheet.planted -> PySide6",
        "brp_desktop.sheet.planted -> brp_desktop.play",
        "brp_desktop.models.planted -> brp_desktop.painting",
    ):
        assert link in told


def test_a_new_package_must_be_given_its_place(project_root: Path, tmp_path: Path) -> None:
    code, told = contracts(project_root, tmp_path, {"novelty/__init__.py": ""})
    assert code == 1
    assert "novelty" in told


@pytest.mark.parametrize(
    ("room", "allowed"), [("models", False), ("controllers", False), ("views", True), ("app", True)]
)
def test_widgets_stay_in_their_rooms(project_root: Path, room: str, allowed: bool) -> None:
    command = [sys.executable, "-P", "-m", "ruff", "check", "--select", "TID251"]
    done = subprocess.run(
        [*command, "--stdin-filename", f"brp_desktop/{room}/planted.py", "-"],
        cwd=project_root,
        input="from PySide6.QtWidgets import QWidget\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert ("TID251" in done.stdout) is not allowed
