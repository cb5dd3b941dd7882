"""What is handed out: no library that may not be, file types and version as promised, recipes that can be read."""

import importlib
import re
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType

import pytest

from brp_desktop import __version__

MEDIA_TYPES = {"application/vnd.brp-desktop.sheet+json", "application/vnd.brp-desktop.table+json"}


@pytest.fixture(scope="module")
def packaging(project_root: Path) -> Iterator[Path]:
    """The folder of the build scripts, importable."""
    folder = project_root / "packaging"
    sys.path.insert(0, str(folder))
    yield folder
    sys.path.remove(str(folder))


@pytest.fixture(scope="module")
def bundle(packaging: Path) -> ModuleType:
    """The module that makes the one-folder build."""
    return importlib.import_module("bundle")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A one-folder build with good and bad things in it."""
    names = (
        "brp-desktop",
        "_internal/PySide6/Qt/lib/libQt6Core.so.6",
        "_internal/PySide6/Qt/lib/libQt6Network.so.6",
        "_internal/PySide6/Qt/lib/libQt6Charts.so.6",
        "_internal/PySide6/Qt/lib/libQt6VirtualKeyboard.so.6",
        "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
        "_internal/PySide6/Qt/plugins/platforms/libqeglfs.so",
        "_internal/PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "_internal/PySide6/Qt/translations/qtbase_fr.qm",
        "_internal/PySide6/Qt/translations/qtbase_ja.qm",
        "_internal/PySide6/QtCore.abi3.so",
        "_internal/libpython3.11.so.1.0",
        "_internal/libreadline.so.8",
        "_internal/libxcb.so.1",
        "_internal/python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so",
        "_internal/brp_desktop/resources/LICENSE",
    )
    for name in names:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x")
    return tmp_path


def test_libraries_under_the_gpl_alone_are_found(bundle: ModuleType, folder: Path) -> None:
    assert bundle.gpl_only(folder) == ["libQt6Charts.so.6", "libQt6VirtualKeyboard.so.6", "libreadline.so.8"]


@pytest.mark.skipif(sys.platform != "linux", reason="libraries of the system are told apart on Linux")
def test_a_trimmed_bundle_keeps_what_is_needed(bundle: ModuleType, folder: Path) -> None:
    bundle.trim(folder)
    left = {path.name for path in folder.rglob("*") if path.is_file()}
    assert left == {
        "brp-desktop",
        "libQt6Core.so.6",
        "libqxcb.so",
        "qtbase_fr.qm",
        "QtCore.abi3.so",
        "libpython3.11.so.1.0",
        "math.cpython-311-x86_64-linux-gnu.so",
        "LICENSE",
    }
    assert bundle.gpl_only(folder) == []


def test_every_licence_is_in_the_bundle(packaging: Path) -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in (packaging / "licences").iterdir()}
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3.0.txt"]
    assert "GNU GENERAL PUBLIC LICENSE" in texts["GPL-3.0.txt"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["Python-PSF.txt"]
    assert all(name in texts["README.txt"] for name in texts if name != "README.txt")
    spec = (packaging / "pyinstaller" / "brp-desktop.spec").read_text(encoding="utf-8")
    assert '"licences"' in spec
    assert '"readline"' in spec


def test_the_menu_entry_takes_both_file_types(packaging: Path) -> None:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(packaging / "desktop" / "brp-desktop.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert set(entry["MimeType"].strip(";").split(";")) == MEDIA_TYPES
    assert entry["Exec"] == "brp-desktop %F"
    assert {"Comment[fr]", "Comment[it]"} <= set(entry)


def test_the_file_types_are_declared(packaging: Path) -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    root = ET.parse(packaging / "desktop" / "brp-desktop-mime.xml").getroot()
    globs = {kind.get("type"): [each.get("pattern") for each in kind.iter(f"{space}glob")] for kind in root}
    assert globs == dict(zip(sorted(MEDIA_TYPES), (["*.rpgsheet"], ["*.rpgtable"]), strict=True))
    mac = (packaging / "macos" / "Info.plist.in").read_text(encoding="utf-8")
    windows = (packaging / "windows" / "brp-desktop.iss").read_text(encoding="utf-8")
    assert all(kind in mac for kind in MEDIA_TYPES)
    assert ".rpgsheet" in windows
    assert ".rpgtable" in windows


def test_the_version_has_one_place(packaging: Path, project_root: Path) -> None:
    assert importlib.import_module("build").version() == __version__
    pyproject = tomllib.loads((project_root / "pyproject.toml").read_text(encoding="utf-8"))
    assert pyproject["project"]["dynamic"] == ["version"]
    for path in packaging.rglob("*"):
        if path.suffix in {".desktop", ".in", ".yml", ".sh", ".spec", ".xml"}:
            assert not re.search(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])", path.read_text(encoding="utf-8")), (
                path
            )


@pytest.mark.parametrize(
    "recipe", ["appimage/make.sh", "flatpak/io.github.brp_desktop.brp_desktop.yml", "windows/brp-desktop.iss"]
)
def test_a_recipe_that_was_not_run_says_so(packaging: Path, recipe: str) -> None:
    assert "Not run yet" in (packaging / recipe).read_text(encoding="utf-8")
