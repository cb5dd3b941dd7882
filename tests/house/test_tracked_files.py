"""Nothing in the project points at the machine it was written on, and nothing is said twice that can change."""

import re
from pathlib import Path

import pytest

from brp_desktop import __version__

# Put together from pieces, so that this file does not find itself.
FOREIGN = {
    "a person's home": r"(?<![\w.~])/(?:home|Users)/" + r"[a-z]",
    "the superuser's home": r"(?<![\w.])/ro" + r"ot/",
    "a workshop folder": r"(?<![\w.])/wo" + r"rk/|(?<![\w.])/tmp/te" + r"am|(?:\.\./)+sha" + r"red\b",
    "a package index": r"(?:pypi|pythonhosted|npmjs|registry)\." + r"(?:org|com)|file:///o" + r"pt",
    "a Windows home": r"[A-Z]:\\+Us" + r"ers",
    "an address in a private network": r"(?<![\d.])(?:10|192\.168)\.\d+\.\d+\.\d+" + r"(?![\d.])",
}
NEEDED = re.compile(
    r"[/\\](?:home|Users|ro" + r"ot|wo" + r"rk|tmp|sha" + r"red|o" + r"pt)|pypi|pythonhosted|npmjs|registry|10\.|168\."
)
"""Where none of this stands, none of the patterns fits: they look back at every letter."""
TEXT = {".py", ".toml", ".md", ".txt", ".json", ".ts", ".rpgsheet", ".rpgtable", ".svg", ".yml", ".sh", ""}


def findings(text: str) -> list[str]:
    """What kinds of foreign places a text names."""
    return [kind for kind, pattern in FOREIGN.items() if re.search(pattern, text)] if NEEDED.search(text) else []


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("open('/ho" + "me/anna/x')", "a person's home"),
        ("cd /ro" + "ot/x", "the superuser's home"),
        ("read ../sha" + "red/x", "a workshop folder"),
        ("https://py" + "pi.org/simple", "a package index"),
        ("C:\\Us" + "ers\\anna", "a Windows home"),
        ("http://10.1" + ".2.3/", "an address in a private network"),
    ],
)
def test_the_search_finds_a_planted_one(text: str, kind: str) -> None:
    assert findings(text) == [kind]


def test_no_file_names_a_foreign_place(tracked_files: list[Path], project_root: Path) -> None:
    found = [
        f"{path.relative_to(project_root)}: {kind}"
        for path in tracked_files
        if path.suffix in TEXT
        for kind in findings(path.read_text(encoding="utf-8"))
        # Tests may invent people and their homes.
        if not (kind in {"a person's home", "a Windows home"} and path.is_relative_to(project_root / "tests"))
    ]
    assert not found


def test_no_file_names_the_place_where_it_lies(tracked_files: list[Path], project_root: Path) -> None:
    places = {str(place) for place in (project_root, Path.home()) if len(place.parts) > 2}
    assert not [
        path
        for path in tracked_files
        if path.suffix in TEXT and any(place in path.read_text(encoding="utf-8") for place in places)
    ]


def test_the_version_is_said_in_one_place(tracked_files: list[Path], project_root: Path) -> None:
    said = re.compile(r"version[\W_]{1,7}" + re.escape(__version__), re.IGNORECASE)
    where = [
        path.relative_to(project_root).as_posix()
        for path in tracked_files
        if path.suffix in {".py", ".toml", ".md"} and said.search(path.read_text(encoding="utf-8"))
    ]
    assert where == ["brp_desktop/__init__.py"]


def test_text_files_end_with_one_newline_and_use_it(tracked_files: list[Path], project_root: Path) -> None:
    wrong = []
    for path in tracked_files:
        if path.suffix in {".py", ".toml", ".md", ".rpgsheet", ".rpgtable"}:
            content = path.read_bytes()
            if b"\r" in content or (content and (not content.endswith(b"\n") or content.endswith(b"\n\n"))):
                wrong.append(path.relative_to(project_root).as_posix())
    assert not wrong


def test_no_file_is_left_over(tracked_files: list[Path]) -> None:
    assert not [path for path in tracked_files if path.name.endswith(("~", ".orig", ".rej", ".bak", ".tmp", ".pyc"))]
