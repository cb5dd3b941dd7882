"""What the tests of the house share: the tracked files, the parsed modules, the tools of packaging/ as modules."""

import ast
import gc
import importlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

LEFT_OUT = {".git", ".venv", "build", "dist", "__pycache__"}


@pytest.fixture(scope="session")
def tracked_files(project_root: Path) -> list[Path]:
    """Every file that git keeps or would keep (so a new one is looked at before it is committed)."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=project_root,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode != 0:  # an unpacked archive has no git
        return [path for path in project_root.rglob("*") if path.is_file() and not LEFT_OUT & set(path.parts)]
    paths = [project_root / name for name in listing.stdout.split("\0") if name]
    return sorted(path for path in paths if path.is_file())


@pytest.fixture(scope="session")
def modules(project_root: Path, tracked_files: list[Path]) -> dict[str, ast.Module]:
    """Every Python module of the project, parsed, by its path from the project's folder.

    The collector would walk through the growing trees again and again: four fifths of the time.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        return {
            path.relative_to(project_root).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
            for path in tracked_files
            if path.suffix == ".py"
        }
    finally:
        gc.freeze()
        if collects:
            gc.enable()


@pytest.fixture(scope="session")
def tool(project_root: Path) -> Callable[[str], Any]:
    """Imports a module of packaging/ by name."""
    folder = str(project_root / "packaging")

    def load(name: str) -> ModuleType:
        if folder not in sys.path:
            sys.path.insert(0, folder)
        return importlib.import_module(name)

    return load
