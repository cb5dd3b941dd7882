"""The README names only what exists."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(scope="module")
def readme(project_root: Path) -> str:
    """The text."""
    return (project_root / "README.md").read_text(encoding="utf-8")


def words_after(text: str, command: str) -> set[str]:
    """The first word after each mention of a command, if it looks like a subcommand."""
    return set(re.findall(re.escape(command) + r" ([a-z]+)(?=[\s`])", text))


def test_the_tools_know_the_commands_named(readme: str, tool: Callable[[str], Any]) -> None:
    dev, translations = tool("dev"), tool("translations")
    assert words_after(readme, "dev.py") == {"run", "test"}
    for command in ("run", "test"):
        assert f"dev.py {command}" in dev.__doc__
    named = words_after(readme, "translations.py")
    assert named
    assert all(f"translations.py {command}" in translations.__doc__ for command in named)


def test_the_application_knows_the_commands_named(readme: str, project_root: Path) -> None:
    commands = words_after(readme, "dev.py run") | words_after(readme, "brp-desktop")
    assert commands == {"check", "roll", "new", "import", "export"}
    for command in sorted(commands):
        done = subprocess.run(
            [sys.executable, "-m", "brp_desktop", command, "--help"],
            cwd=project_root,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, (command, done.stderr)
        mentions = re.findall(rf"(?:dev\.py run|brp-desktop) {command}\b([^\n`]*)", readme)
        options = {option for rest in mentions for option in re.findall(r"(?<= )--[a-z]+", rest)}
        assert all(option in done.stdout for option in options), command


def test_the_application_knows_the_options_named(readme: str, project_root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "brp_desktop", "--help"], cwd=project_root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    lines = [line for line in readme.splitlines() if re.search(r"(dev\.py run|brp-desktop) --", line)]
    options = {option for line in lines for option in re.findall(r"--[a-z]+", line)} - {"--help"}
    assert {"--screenshot", "--size", "--theme", "--lang", "--version"} <= options
    assert all(option in done.stdout for option in options)


def test_the_paths_named_exist(readme: str, project_root: Path) -> None:
    paths = set(re.findall(r"`((?:brp_desktop|resources|packaging|tests)/[\w/.-]+|LICENSE|pyproject\.toml)`", readme))
    assert len(paths) > 12
    assert not [path for path in paths if not (project_root / path).exists()]


def test_the_pictures_are_there_in_every_language_and_small(readme: str, project_root: Path) -> None:
    """Those shown exist; each has its like in the other languages; none takes long to load."""
    shown = re.findall(r"packaging/pictures/([\w-]+)-en\.png", readme)
    assert sorted(set(shown)) == ["development", "game-master", "sheet", "xantis"]
    folder = project_root / "packaging" / "pictures"
    names = {f"{name}-{code}.png" for name in shown for code in ("en", "fr", "it")}
    assert {path.name for path in folder.iterdir()} == names
    assert max(path.stat().st_size for path in folder.iterdir()) < 250_000
