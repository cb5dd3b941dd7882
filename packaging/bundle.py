"""The one-folder build: made by PyInstaller, trimmed to what the program loads, with every licence inside."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from environment import ROOT

SPEC = ROOT / "packaging" / "pyinstaller" / "brp-desktop.spec"
LANGUAGES = ("fr", "it")
PLATFORMS = ("qxcb", "qoffscreen", "qwayland", "qwindows", "qcocoa")
IMAGES = ("qjpeg",)
KINDS = frozenset(
    {
        "printsupport",
        "styles",
        "wayland-decoration-client",
        "wayland-graphics-integration-client",
        "wayland-shell-integration",
        "xcbglintegrations",
    }
)
"""Kinds of plug-ins that stay whole."""

# Qt modules that are to be had under the GPL or for money only; none of them may come along.
GPL_ONLY = re.compile(
    r"(?:lib)?Qt6?(?:Charts|DataVisualization|Graphs|Quick3D|VirtualKeyboard|NetworkAuth|Lottie|Bodymovin|ShaderTools"
    r"|QuickTimeline|Mqtt|Coap|OpcUa|HttpServer|WaylandCompositor|Grpc|Protobuf|InsightTracker|CanvasPainter|TaskTree"
    r"|StateMachineQml)\w*\.",
    re.IGNORECASE,
)
GPL_SYSTEM = re.compile(r"libreadline\.|libgmp\.|libgdbm", re.IGNORECASE)
NOT_NEEDED = re.compile(
    r"(?:lib)?Qt6?(?:Qml|Quick|Network|Pdf|VirtualKeyboard|Sql|Test|OpenGLWidgets|Xml|Help|Designer|Concurrent|EglF)\w*\.",
    re.IGNORECASE,
)


class BuildError(Exception):
    """Something could not be built; the text is what the tool said."""


def run(command: list[str], **environment: str) -> str:
    """What a tool printed; `BuildError` with it where the tool failed."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise BuildError(f"{' '.join(command[:4])} …:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout + done.stderr


def make_bundle(python: Path, work: Path, dist: Path, epoch: str) -> Path:
    """The folder that runs on its own; what lay there before is replaced."""
    target = dist / "brp-desktop"
    shutil.rmtree(target, ignore_errors=True)
    icon = ROOT / "packaging" / "windows" / "brp-desktop.ico"
    run(
        [
            *(str(python), "-P", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"),
            *("--workpath", str(work), "--distpath", str(dist), str(SPEC)),
        ],
        BRP_DESKTOP_ROOT=str(ROOT),
        SOURCE_DATE_EPOCH=epoch,
        PYTHONHASHSEED="0",
        **({"BRP_DESKTOP_ICON": str(icon)} if icon.exists() else {}),
    )
    trim(target)
    if sys.platform == "linux" and shutil.which("strip"):
        for path in (*target.rglob("libpython3*"), *target.rglob("*.cpython-*.so")):
            run(["strip", "--strip-unneeded", str(path)])
    return target


def trim(bundle: Path) -> None:
    """Take out what the program never loads: Qt modules, plug-ins, languages, and libraries of the build machine."""
    for path in sorted(bundle.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            continue
        if not _is_wanted(path, bundle):
            path.unlink()
    for folder in sorted((each for each in bundle.rglob("*") if each.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()


def _is_wanted(path: Path, bundle: Path) -> bool:
    parts, name = path.relative_to(bundle).parts, path.name
    if NOT_NEEDED.match(name) or GPL_ONLY.match(name) or GPL_SYSTEM.match(name):
        return False
    if "plugins" in parts:
        kind = parts[parts.index("plugins") + 1]
        if kind == "platforms":
            return any(each in name for each in PLATFORMS)
        if kind == "imageformats":
            return any(each in name for each in IMAGES)
        if kind == "platformthemes":
            return "gtk" not in name
        return kind in KINDS
    if "translations" in parts:
        return any(name == f"qtbase_{language}.qm" for language in LANGUAGES)
    if sys.platform == "linux" and _is_library(path):
        return not _is_from_the_system(name)
    return True


def _is_library(path: Path) -> bool:
    return ".so" in path.name


def _is_from_the_system(name: str) -> bool:
    """Whether a library is one that every desktop has, or that the package asks for: only Qt's and Python's stay."""
    ours = (
        "libQt6",
        "libpyside6",
        "libshiboken6",
        "libpython3",
        "libicu",
        "Qt",
        "Shiboken",
        "libq",
        "libxdgdesktopportal",
    )
    if name.startswith(ours) or ".abi3." in name or "cpython" in name:
        return False
    return name.startswith("lib")


def libraries(bundle: Path) -> Iterator[Path]:
    """Every compiled file of a bundle."""
    for path in sorted(bundle.rglob("*")):
        if (
            path.is_file()
            and not path.is_symlink()
            and (_is_library(path) or path.suffix in {".dll", ".pyd", ".dylib"})
        ):
            yield path
    yield bundle / ("brp-desktop.exe" if sys.platform == "win32" else "brp-desktop")


def gpl_only(bundle: Path) -> list[str]:
    """The names of libraries that must not be shipped; empty in a good bundle."""
    return [path.name for path in libraries(bundle) if GPL_ONLY.match(path.name) or GPL_SYSTEM.match(path.name)]


def needed(bundle: Path) -> set[str]:
    """The shared libraries that a bundle wants from the system (Linux)."""
    inside = {path.name for path in bundle.rglob("*") if ".so" in path.name}
    wanted: set[str] = set()
    for path in libraries(bundle):
        said = run(["readelf", "--dynamic", str(path)])
        wanted |= set(re.findall(r"\(NEEDED\).*\[(.+?)\]", said))
    return wanted - inside


def size(folder: Path) -> int:
    """Bytes of all files, links not followed."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir() or path.is_symlink())
