"""What the tests of the house share: the tracked files, the parsed modules, the tools of packaging/ as modules."""

import ast
import gc
import importlib
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
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


class Modules:
    """Every Python module of the project by its path from the project's folder; parsed where somebody asks for it."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self._nodes: dict[str, list[ast.AST]] = {}

    def holding(self, words: Iterable[str], *folders: str) -> Iterator[tuple[str, list[ast.AST]]]:
        """Name and nodes of the modules below these folders in whose text any of the words stands.

        A search that looks for names need not look where none of them is written.
        """
        wanted = re.compile("|".join(map(re.escape, sorted(words))))
        for name, text in self.texts.items():
            if name.startswith(folders) and wanted.search(text):
                yield name, self._parsed(name)

    def _parsed(self, name: str) -> list[ast.AST]:
        if name not in self._nodes:
            # The collector would walk through the growing trees again and again: four fifths of the time.
            collects = gc.isenabled()
            gc.disable()
            self._nodes[name] = nodes_of(self.texts[name])
            gc.freeze()
            if collects:
                gc.enable()
        return self._nodes[name]


def nodes_of(source: str) -> list[ast.AST]:
    """All that `ast.walk` gives, in its order, in a third of the time."""
    found: list[ast.AST] = [ast.parse(source)]
    for node in found:  # which grows meanwhile
        for value in vars(node).values():
            if isinstance(value, ast.AST):
                found.append(value)
            elif isinstance(value, list):
                found += [each for each in value if isinstance(each, ast.AST)]
    return found


@pytest.fixture(scope="session")
def nodes() -> Callable[[str], list[ast.AST]]:
    """Parses what a test plants."""
    return nodes_of


@pytest.fixture(scope="session")
def modules(project_root: Path, tracked_files: list[Path]) -> Modules:
    """Every Python module of the project."""
    return Modules(
        {
            path.relative_to(project_root).as_posix(): path.read_text(encoding="utf-8")
            for path in tracked_files
            if path.suffix == ".py"
        }
    )


@pytest.fixture(scope="session")
def tool(project_root: Path) -> Callable[[str], Any]:
    """Imports a module of packaging/ by name."""
    folder = str(project_root / "packaging")

    def load(name: str) -> ModuleType:
        if folder not in sys.path:
            sys.path.insert(0, folder)
        return importlib.import_module(name)

    return load
