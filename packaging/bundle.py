"""The one-folder build: made by PyInstaller, trimmed to what the program loads, with every licence inside."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePath

from environment import ROOT

SPEC = ROOT / "packaging" / "pyinstaller" / "brp-desktop.spec"
LANGUAGES = ("fr", "it")
PLATFORMS = ("qxcb", "qoffscreen", "qwayland", "qwindows", "qcocoa")
IMAGES = ("qjpeg", "qgif", "qwebp")
"""What reads the kinds of pictures that a portrait may be; PNG and BMP Qt reads by itself."""
KINDS = frozenset(
    {
        "platforminputcontexts",
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


def programs(platform: str = sys.platform) -> dict[str, bool]:
    """The programs of a bundle without their ending, and whether each is one of the console (which Windows asks)."""
    return {"brp-desktop": False, "brp-desktop-console": True} if platform == "win32" else {"brp-desktop": False}


def make_bundle(python: Path, work: Path, dist: Path, *, epoch: str, version: str, icon: Path | None = None) -> Path:
    """The folder that runs on its own (on macOS also the application beside it); what lay there before is replaced."""
    target = dist / "brp-desktop"
    shutil.rmtree(target, ignore_errors=True)
    run(
        [
            *(str(python), "-P", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"),
            *("--workpath", str(work), "--distpath", str(dist), str(SPEC)),
        ],
        BRP_DESKTOP_ROOT=str(ROOT),
        BRP_DESKTOP_VERSION=version,
        SOURCE_DATE_EPOCH=epoch,
        PYTHONHASHSEED="0",
        **({"BRP_DESKTOP_ICON": str(icon)} if icon is not None else {}),
    )
    if sys.platform == "linux" and shutil.which("strip"):
        for path in (*target.rglob("libpython3*"), *target.rglob("*.cpython-*.so")):
            if not path.is_symlink():
                run(["strip", "--strip-unneeded", str(path)])
    return target


def is_wanted(path: PurePath, platform: str = sys.platform) -> bool:
    """Whether a file comes along, by its place in the bundle: no Qt modules, plug-ins, languages and libraries of the
    build machine that the program never loads.
    """
    parts, name = path.parts, path.name
    if is_gpl_only(path) or any(NOT_NEEDED.match(part) for part in parts):
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
    if path.suffix == ".ts":
        return False
    if platform == "linux" and _is_library(path):
        return not _is_from_the_system(name)
    return True


def _is_library(path: PurePath) -> bool:
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


def is_gpl_only(path: PurePath) -> bool:
    """Whether a file is, or lies in, a library that must not be shipped (on macOS a library is a folder)."""
    return any(GPL_ONLY.match(part) or GPL_SYSTEM.match(part) for part in path.parts)


def gpl_only(bundle: Path) -> list[str]:
    """The names of files that must not be shipped; empty in a good bundle."""
    files = (path for path in sorted(bundle.rglob("*")) if path.is_symlink() or path.is_file())
    return [path.name for path in files if is_gpl_only(path.relative_to(bundle))]


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
