"""What is declared and pinned."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(scope="module")
def pyproject(project_root: Path) -> dict[str, Any]:
    """pyproject.toml, read."""
    return tomllib.loads((project_root / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def pinned(project_root: Path) -> dict[str, str]:
    """The pinned versions by normal name."""
    lines = (project_root / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if not line.startswith("#"))


def names(requirements: list[str]) -> set[str]:
    """The normal names of required packages."""
    found = (re.match(r"[A-Za-z0-9._-]+", each) for each in requirements)
    return {re.sub(r"[-_.]+", "-", match.group()).lower() for match in found if match}


def test_the_constraints_are_plain_pins(pinned: dict[str, str]) -> None:
    assert pinned
    assert all(
        re.fullmatch(r"[a-z0-9-]+", name) and re.fullmatch(r"[\w.]+", version) for name, version in pinned.items()
    )


def test_the_constraints_cover_what_is_declared(pyproject: dict[str, Any], pinned: dict[str, str]) -> None:
    project = pyproject["project"]
    declared = names(project["dependencies"]) | names(pyproject["build-system"]["requires"])
    for extra in ("pdf", "test", "dev", "release"):
        declared |= names(project["optional-dependencies"][extra])
    assert declared - {project["name"]} <= set(pinned)


def test_the_broken_releases_of_qt_are_not_pinned(pinned: dict[str, str]) -> None:
    assert pinned["pyside6-essentials"] not in {"6.11.0", "6.11.1"}
    assert pinned["pyside6-essentials"] == pinned["shiboken6"]
