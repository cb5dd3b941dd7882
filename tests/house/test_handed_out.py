"""What is handed out: no library that may not be, file types and version as promised, recipes that can be read."""

import importlib
import re
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path, PurePosixPath
from types import ModuleType

import pytest
from PySide6.QtCore import QLibraryInfo
from PySide6.QtWidgets import QApplication

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


QT = "PySide6/Qt"
GPL = (
    f"{QT}/lib/libQt6Charts.so.6",
    f"{QT}/lib/libQt6VirtualKeyboard.so.6",
    f"{QT}/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
    "PySide6/Qt6Graphs.dll",
    f"{QT}/lib/QtDataVisualization.framework/Versions/A/QtDataVisualization",
    "libreadline.so.8",
)
NEEDLESS = (
    f"{QT}/lib/libQt6Network.so.6",
    f"{QT}/lib/QtQml.framework/Versions/A/QtQml",
    f"{QT}/plugins/imageformats/libqpdf.so",
    f"{QT}/plugins/platforms/libqeglfs.so",
    f"{QT}/plugins/platformthemes/libqgtk3.so",
    f"{QT}/plugins/sqldrivers/libqsqlite.so",
    f"{QT}/plugins/tls/libqopensslbackend.so",
    f"{QT}/translations/qtbase_ja.qm",
    "brp_desktop/resources/i18n/brp_desktop_fr.ts",
    "libxcb.so.1",
)
NEEDED = (
    f"{QT}/lib/libQt6Core.so.6",
    f"{QT}/lib/QtCore.framework/Versions/A/QtCore",
    f"{QT}/lib/libQt6DBus.so.6",
    f"{QT}/lib/libQt6PrintSupport.so.6",
    f"{QT}/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    f"{QT}/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
    f"{QT}/plugins/platforms/libqwayland.so",
    f"{QT}/plugins/platforms/libqxcb.so",
    f"{QT}/plugins/printsupport/libcupsprintersupport.so",
    f"{QT}/translations/qtbase_fr.qm",
    "PySide6/QtCore.abi3.so",
    "PySide6/plugins/platforms/qwindows.dll",
    "brp_desktop/resources/i18n/brp_desktop_fr.qm",
    "brp_desktop/resources/catalogue/NOTICE.md",
    "libpython3.11.so.1.0",
    "python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so",
)


@pytest.mark.parametrize("name", [*GPL, *NEEDLESS, *NEEDED])
def test_a_bundle_holds_what_is_needed_and_may_be(bundle: ModuleType, name: str) -> None:
    path = PurePosixPath(name)
    assert bundle.is_wanted(path, "linux") == (name in NEEDED)
    assert bundle.is_gpl_only(path) == (name in GPL)


def test_libraries_under_the_gpl_alone_are_found(bundle: ModuleType, tmp_path: Path) -> None:
    for name in (*GPL, *NEEDED):
        path = tmp_path / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x")
    assert sorted(bundle.gpl_only(tmp_path)) == sorted(PurePosixPath(name).name for name in GPL)


def test_every_kind_of_portrait_can_be_read_from_a_bundle(bundle: ModuleType, qapp: QApplication) -> None:
    """What reads it is a plug-in that comes along, unless Qt reads that kind by itself."""
    from brp_desktop.painting.portrait_bytes import KINDS

    plugins = {plugin.removeprefix("q") for plugin in bundle.IMAGES}
    assert {kind.replace("jpg", "jpeg") for kind in KINDS} - {"png", "bmp"} == plugins
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    names = [path.stem for path in (folder / "imageformats").iterdir()]
    assert all(any(plugin in name for name in names) for plugin in bundle.IMAGES)


def test_every_kind_of_plug_in_kept_exists(bundle: ModuleType, qapp: QApplication) -> None:
    """A kind that another release of Qt calls otherwise would be lost without a word."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    there = {path.name for path in folder.iterdir()}
    if sys.platform == "linux":
        assert bundle.KINDS - {"styles"} <= there
    names = [path.name for path in (folder / "platforms").iterdir()]
    assert [each for each in bundle.PLATFORMS if any(each in name for name in names)]


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
