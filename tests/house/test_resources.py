"""Nothing is shipped that nobody uses, and nothing whose licence does not lie beside it."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from brp_desktop.catalogue import help_book
from brp_desktop.painting.own_themes import own_themes

KINDS = {
    "application": {".svg"},
    "catalogue": {".json", ".md"},
    "dice": {".json", ".toml"},
    "fonts": {".ttf", ".txt", ".md"},
    "help": {".md"},
    "i18n": {".ts", ".qm"},
    "icons": {".svg", ".txt", ".md"},
    "licences": {".md"},
    "samples": {".rpgsheet", ".rpgtable", ".txt", ".md"},
    "schema": {".json"},
    "themes": {".toml"},
}


@pytest.fixture(scope="session")
def resources(project_root: Path, tracked_files: list[Path]) -> dict[str, list[Path]]:
    """The shipped files by folder."""
    folder = project_root / "resources"
    found: dict[str, list[Path]] = {}
    for path in tracked_files:
        if path.is_relative_to(folder):
            found.setdefault(path.relative_to(folder).parts[0], []).append(path)
    return found


@pytest.fixture(scope="session")
def code(project_root: Path) -> str:
    """All sources in one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((project_root / "brp_desktop").rglob("*.py")))


def test_only_known_kinds_of_files_are_shipped(resources: dict[str, list[Path]]) -> None:
    assert set(resources) <= set(KINDS)
    assert not [path for kind, paths in resources.items() for path in paths if path.suffix not in KINDS[kind]]


def test_every_icon_is_used(resources: dict[str, list[Path]], code: str, project_root: Path) -> None:
    measures = tomllib.loads((project_root / "resources" / "themes" / "measures.toml").read_text(encoding="utf-8"))
    by_use = set(measures["icon"].values())
    icons = {path.stem for path in resources["icons"] if path.suffix == ".svg"}
    assert not icons - by_use - set(re.findall(r'"([a-z0-9-]+)"', code))
    assert not by_use - icons


@pytest.mark.parametrize(
    ("folder", "licence", "text"),
    [
        ("icons", "LICENSE-Lucide.txt", "ISC License"),
        ("fonts", "OFL-Alegreya.txt", "SIL OPEN FONT LICENSE"),
        ("fonts", "OFL-SourceSans3.txt", "SIL OPEN FONT LICENSE"),
        ("catalogue", "NOTICE.md", "ORC"),
    ],
)
def test_the_licence_lies_beside(project_root: Path, folder: str, licence: str, text: str) -> None:
    path = project_root / "resources" / folder / licence
    assert text.lower() in path.read_text(encoding="utf-8").lower()


def test_every_font_has_its_licence(resources: dict[str, list[Path]]) -> None:
    for font in (path for path in resources["fonts"] if path.suffix == ".ttf"):
        assert (font.parent / f"OFL-{font.name.partition('_')[0]}.txt").is_file(), font.name


def test_every_font_is_loaded(resources: dict[str, list[Path]], code: str) -> None:
    assert '"*.ttf"' in code or all(path.name in code for path in resources["fonts"] if path.suffix == ".ttf")


def test_every_table_of_the_catalogue_says_where_it_comes_from(resources: dict[str, list[Path]]) -> None:
    for path in resources["catalogue"]:
        if path.suffix == ".json":
            content = json.loads(path.read_text(encoding="utf-8"))
            assert content["notice"] == "NOTICE.md", path.name
            assert content["licence"], path.name


def test_languages_come_in_pairs(resources: dict[str, list[Path]]) -> None:
    names = {path.name for path in resources["i18n"]}
    codes = {"en", "fr", "it"} | {path.stem.removeprefix("brp_desktop_") for path in resources["i18n"]}
    assert names == {f"brp_desktop_{code}.{kind}" for code in codes for kind in ("ts", "qm")}


def test_notices_are_the_products_own_in_clean_text() -> None:
    """What the dialog shows: notice, attribution, reserved, disclaimer, licences; no marks, no working notes."""
    from brp_desktop.views.dialogs.about import notice_text

    text = notice_text()
    for needed in (
        "This product is licensed under the ORC License located at the Library of Congress at TX 9-307-067",
        "This product is based on the following Licensed Material: Basic Roleplaying: Universal Game Engine",
        "Reserved Material",
        "not affiliated with, endorsed, sponsored or approved by Chaosium Inc.",
        "SIL Open Font License",
        "Lucide",
        "MIT License",
        "GNU Lesser General Public License, version 3",
        "msgspec",
        "pypdf",
        "Python Software Foundation License",
    ):
        assert needed in text
    own = text.split("SIL OPEN FONT LICENSE Version")[0].split("ISC License")[0]
    for mark in ("**", "`", "|", "\n#", "\n>", "](", "sources/", "customer", "decision", "Whoever", "lawyer"):
        assert mark not in own, mark


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_theme_made_as_the_help_says_works(language: str, tmp_path: Path) -> None:
    text = help_book.topics(language)[help_book.TOPICS.index("settings")].text
    like, base, plum, part, accent = (
        next(code for code in re.findall(r"`([^`]+)`", text) if code.startswith(start))
        for start in ("like", "[base]", "plum", "[colour]", "accent")
    )
    (tmp_path / "mine.toml").write_text(f"{like}\n{base}\n{plum}\n{part}\n{accent}", encoding="utf-8")
    (found,) = own_themes(tmp_path)
    assert found.error is None
    assert found.theme is not None
    assert found.theme.colour("accent").name() == "#4a2545"
