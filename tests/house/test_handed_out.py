"""What is handed out: no library that may not be, file types and version as promised, recipes that can be read."""

import ast
import importlib
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path, PurePosixPath
from types import ModuleType

import pytest
from PySide6.QtCore import QLibraryInfo
from PySide6.QtWidgets import QApplication

from brp_desktop import __version__

SHIPPED_LICENCES = {
    "fonts/OFL-Alegreya.txt": "SIL OPEN FONT LICENSE",
    "fonts/OFL-SourceSans3.txt": "SIL OPEN FONT LICENSE",
    "icons/LICENSE-Lucide.txt": "ISC License",
    "catalogue/NOTICE.md": "ORC License",
}
"""Which words stand in the texts beside what they are about."""
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


def test_every_licence_is_in_the_bundle(packaging: Path, project_root: Path) -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in (packaging / "licences").iterdir()}
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3.0.txt"]
    assert "GNU GENERAL PUBLIC LICENSE" in texts["GPL-3.0.txt"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["Python-PSF.txt"]
    assert all(name in texts["README.txt"] for name in texts if name != "README.txt")
    spec = (packaging / "pyinstaller" / "brp-desktop.spec").read_text(encoding="utf-8")
    assert '"licences"' in spec
    assert '"resources"' in spec
    assert '"readline"' in spec
    for place, words in SHIPPED_LICENCES.items():
        assert words in (project_root / "resources" / place).read_text(encoding="utf-8"), place


@pytest.fixture(scope="module")
def wheels(project_root: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The wheel, built by two people."""
    found = []
    for mask, seed in ((0o022, "1"), (0o077, "2")):
        folder = tmp_path_factory.mktemp("wheel")
        done = subprocess.run(
            [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
            check=False,
            cwd=project_root,
            umask=mask,
            env=os.environ | {"SOURCE_DATE_EPOCH": "1700000000", "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        found += folder.iterdir()
    return found


def test_the_same_sources_give_the_same_wheel(wheels: list[Path]) -> None:
    """Byte by byte."""
    one, other = wheels
    assert one.name == other.name
    assert one.read_bytes() == other.read_bytes()


def test_a_wheel_holds_the_application_and_its_resources(project_root: Path, wheels: list[Path]) -> None:
    wheel = wheels[0]
    assert wheel.name == f"brp_desktop-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    resources = project_root / "resources"
    shipped = {
        f"brp_desktop/resources/{path.relative_to(resources).as_posix()}"
        for path in resources.rglob("*")
        if path.is_file()
    }
    assert shipped
    assert shipped <= held
    assert "brp_desktop/py.typed" in held
    assert any(name.endswith("licenses/LICENSE") for name in held)
    assert not [
        name for name in held if name.split("/")[0] not in {"brp_desktop", f"brp_desktop-{__version__}.dist-info"}
    ]


def test_the_wheel_brings_the_licences_of_what_it_holds(wheels: list[Path]) -> None:
    wheel = wheels[0]
    with zipfile.ZipFile(wheel) as archive:
        held = {name: archive.read(name) for name in archive.namelist() if name.endswith((".txt", ".md", "LICENSE"))}
    for place, words in SHIPPED_LICENCES.items():
        assert words.encode() in held[f"brp_desktop/resources/{place}"]
    assert any(b"MIT License" in text for name, text in held.items() if name.endswith("licenses/LICENSE"))


@pytest.fixture
def debian_tree(packaging: Path, tmp_path: Path) -> Path:
    """What the Debian package holds, laid out around a program of the system."""
    program = shutil.which("true")
    if sys.platform != "linux" or program is None or shutil.which("dpkg-deb") is None or not shutil.which("readelf"):
        pytest.skip("dpkg-deb or readelf is not installed: no Debian package can be made")
    folder = tmp_path / "folder"
    shutil.copytree(packaging / "licences", folder / "_internal" / "licences")
    shutil.copy(program, folder / "brp-desktop")
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    (pictures / "16.png").write_bytes(b"x")
    made = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        make = importlib.import_module("debian_package").make
        place = (tmp_path / "tree", tmp_path / name)
        made.append(make(folder, pictures, *place, __version__, "1700000000", "2023-11-14"))
    assert made[0].read_bytes() == made[1].read_bytes()
    return tmp_path / "tree"


def test_the_debian_package_is_laid_out_as_the_system_wants_it(debian_tree: Path) -> None:
    """The same twice (see the fixture); with man page, menu entry, icon, file types and every licence."""
    held = {path.relative_to(debian_tree).as_posix() for path in debian_tree.rglob("*") if path.is_file()}
    assert {
        "usr/share/applications/brp-desktop.desktop",
        "usr/share/doc/brp-desktop/copyright",
        "usr/share/icons/hicolor/16x16/apps/brp-desktop.png",
        "usr/share/icons/hicolor/scalable/apps/brp-desktop.svg",
        "usr/share/man/man1/brp-desktop.1.gz",
        "usr/share/man/fr/man1/brp-desktop.1.gz",
        "usr/share/man/it/man1/brp-desktop.1.gz",
        "usr/share/metainfo/io.github.brp_desktop.brp_desktop.metainfo.xml",
        "usr/share/mime/packages/brp-desktop.xml",
        "usr/lib/brp-desktop/_internal/licences/LGPL-3.0.txt",
        "usr/lib/brp-desktop/_internal/licences/GPL-3.0.txt",
    } <= held
    assert (debian_tree / "usr/bin/brp-desktop").resolve() == debian_tree / "usr/lib/brp-desktop/brp-desktop"
    control = (debian_tree / "DEBIAN" / "control").read_text(encoding="utf-8")
    assert f"Version: {__version__}\n" in control
    assert "libc6 (>=" in control
    assert not [path for path in debian_tree.rglob("*") if "@" in path.name or path.suffix == ".in"]


def test_the_man_page_says_the_same_in_every_language(packaging: Path) -> None:
    """Commands, options and folders: what is set bold or slanted and is no word of a language."""
    marked = {
        language: re.findall(
            r"\\-\\-[\w\\-]+|brp-desktop \w+|~/\S+|BRP_\w+|\*\.rpg\w+",
            (packaging / "desktop" / f"brp-desktop{language}.1.in").read_text(encoding="utf-8"),
        )
        for language in ("", ".fr", ".it")
    }
    assert len(marked[""]) > 20
    assert marked[".fr"] == marked[".it"] == marked[""]


@pytest.mark.parametrize("tool", ["desktop-file-validate", "appstreamcli"])
def test_menu_entry_and_metainfo_are_valid(packaging: Path, debian_tree: Path, tool: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    said = importlib.import_module("debian_package").validate(debian_tree)
    assert not [line for line in said if line.startswith(f"{tool}:")]


def test_the_recipes_can_be_read(packaging: Path) -> None:
    """By a shell, by what reads property lists, by PyInstaller."""
    for script in ("appimage/make.sh", "macos/make.sh"):
        if shutil.which("sh"):
            assert subprocess.run(["sh", "-n", str(packaging / script)], check=False).returncode == 0
    filled = (packaging / "macos" / "Info.plist.in").read_text(encoding="utf-8").replace("@VERSION@", __version__)
    plist = plistlib.loads(filled.encode())
    declared = {kind["UTTypeIdentifier"] for kind in plist["UTExportedTypeDeclarations"]}
    assert {kind["LSItemContentTypes"][0] for kind in plist["CFBundleDocumentTypes"]} == declared
    ast.parse((packaging / "pyinstaller" / "brp-desktop.spec").read_text(encoding="utf-8"))


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
        if path.suffix in {".desktop", ".in", ".iss", ".yml", ".sh", ".spec", ".xml"}:
            assert not re.search(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])", path.read_text(encoding="utf-8")), (
                path
            )


@pytest.mark.parametrize(
    "recipe",
    [
        "appimage/make.sh",
        "flatpak/io.github.brp_desktop.brp_desktop.yml",
        "macos/make.sh",
        "windows/brp-desktop.iss",
        "../.github/workflows/packages.yml",
    ],
)
def test_a_recipe_that_was_not_run_says_so(packaging: Path, recipe: str) -> None:
    assert "Not run yet" in (packaging / recipe).read_text(encoding="utf-8")
