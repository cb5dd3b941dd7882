"""Which shared libraries of the system Qt lacks here, found by loading them, and the Debian packages that bring them.

Run as a script by the environment's Python it prints what is missing as JSON.
"""

from __future__ import annotations

import ctypes
import importlib.util
import json
import os
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

PLATFORMS = ("offscreen", "xcb")
MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport")

# Names that Debian's naming rule (libfoo.so.1 -> libfoo1) does not give.
PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libICE.so.6": "libice6",
    "libOpenGL.so.0": "libopengl0",
    "libSM.so.6": "libsm6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libatomic.so.1": "libatomic1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libgio-2.0.so.0": "libglib2.0-0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgmodule-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libpng16.so.16": "libpng16-16",
    "libudev.so.1": "libudev1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libz.so.1": "zlib1g",
}

_MISSING = re.compile(r"^(\S+\.so[.\d]*): cannot open shared object file")


class AptError(Exception):
    """apt-get was not allowed to, or could not, install something; the text says what to type."""


def debian_package(soname: str) -> str:
    """The Debian package that holds a library: from the list above, else by Debian's naming rule for libraries.

    >>> debian_package("libxcb-cursor.so.0"), debian_package("libEGL.so.1"), debian_package("libfoo2.so.3")
    ('libxcb-cursor0', 'libegl1', 'libfoo2-3')
    """
    if soname in PACKAGES:
        return PACKAGES[soname]
    stem, _, version = soname.partition(".so")
    version = version.lstrip(".")
    joint = "-" if stem[-1:].isdigit() and version else ""
    return f"{stem}{joint}{version}".lower().replace("_", "-")


def debian_packages(sonames: Iterable[str]) -> list[str]:
    """The packages for all of them, each once, in alphabetical order."""
    return sorted({debian_package(soname) for soname in sonames})


def missing_name(error: str) -> str | None:
    """The library a loader's complaint is about, or None if it complains of something else.

    >>> missing_name("libEGL.so.1: cannot open shared object file: No such file or directory")
    'libEGL.so.1'
    """
    found = _MISSING.match(error)
    return found.group(1) if found else None


def needed(path: Path) -> list[str]:
    """The libraries an ELF file asks for (its DT_NEEDED entries, in order); empty for anything else than 64-bit ELF."""
    data = path.read_bytes()
    if data[:5] != b"\x7fELF\x02":
        return []
    order = "<" if data[5] == 1 else ">"
    (table,) = struct.unpack_from(order + "Q", data, 32)
    entry_size, entries = struct.unpack_from(order + "HH", data, 54)
    loads, dynamic = [], None
    for number in range(entries):
        kind, _, offset, address, _, size = struct.unpack_from(order + "IIQQQQ", data, table + number * entry_size)
        if kind == 1:
            loads.append((address, offset, size))
        elif kind == 2:
            dynamic = (offset, size)
    if dynamic is None:
        return []
    names, strings = [], 0
    for at in range(dynamic[0], dynamic[0] + dynamic[1], 16):
        tag, value = struct.unpack_from(order + "QQ", data, at)
        if tag == 0:
            break
        if tag == 1:
            names.append(value)
        elif tag == 5:
            strings = value
    base = next(
        (strings - address + offset for address, offset, size in loads if address <= strings < address + size), 0
    )
    return [data[base + name : data.index(b"\0", base + name)].decode() for name in names]


def _complaint(library: str) -> str | None:
    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return None


def _walk(starts: Iterable[Path], bundled: dict[str, Path]) -> Iterator[str]:
    """The complaints about every library of the system that the files, or what they bring along, ask for."""
    seen: set[str] = set()
    waiting = [path for path in starts if path.exists()]
    while waiting:
        for name in needed(waiting.pop()):
            if name in seen:
                continue
            seen.add(name)
            if name in bundled:
                waiting.append(bundled[name])
            elif complaint := _complaint(name):
                yield complaint


def probe() -> dict[str, list[str]]:
    """For each of Qt's platforms: the libraries that are missing. Under "other": what is wrong beyond that."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        return {"other": ["PySide6 is not installed"]}
    home = Path(spec.submodule_search_locations[0])
    bundled = {
        path.name: path
        for folder in (home / "Qt" / "lib", home, home.parent / "shiboken6")
        for path in folder.glob("*.so*")
    }
    report: dict[str, list[str]] = {"other": []}
    for platform in PLATFORMS:
        plugin = home / "Qt" / "plugins" / "platforms" / f"libq{platform}.so"
        complaints = list(_walk([plugin, *(home / f"{module}.abi3.so" for module in MODULES)], bundled))
        if not complaints and (last := _complaint(str(plugin))):
            complaints.append(last)
        report[platform] = sorted({name for text in complaints if (name := missing_name(text))})
        report["other"] += [text for text in complaints if missing_name(text) is None]
    return report


def ask(python: Path) -> dict[str, list[str]]:
    """The report of `probe`, made in a process of its own by the environment's Python."""
    done = subprocess.run(
        [str(python), "-P", __file__], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )
    if done.returncode != 0:
        return {"other": [done.stderr.strip() or f"the search for Qt's libraries ended with {done.returncode}"]}
    report: dict[str, list[str]] = json.loads(done.stdout)
    return report


def is_root() -> bool:
    """Whether this process may install packages of the system."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def apt_command(packages: Iterable[str]) -> str:
    """The one line to type."""
    return f"{'' if is_root() else 'sudo '}apt-get install -y --no-install-recommends {' '.join(packages)}"


def has_apt() -> bool:
    """Whether this is a Debian-like system."""
    return shutil.which("apt-get") is not None


def apt_install(packages: list[str]) -> None:
    """Installs them if this process is root. `AptError` with the command to type where that is not possible."""
    if not is_root():
        raise AptError(f"Please type:  {apt_command(packages)}")
    print(f"Installing from the system's packages: {' '.join(packages)} …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", *command],
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0 and command[0] == "install":
            tail = "\n".join(f"    {line}" for line in done.stdout.strip().splitlines()[-5:])
            raise AptError(
                f"apt-get could not install them:\n{tail}\nPlease type:  apt-get update && {apt_command(packages)}"
            )


if __name__ == "__main__":
    json.dump(probe(), sys.stdout)
