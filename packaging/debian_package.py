"""The Debian package: the one-folder build under /usr/lib, with menu entry, icon, file types and man page."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import bundle
import system_libraries
from environment import ROOT

NAME = "brp-desktop"
DESKTOP = ROOT / "packaging" / "desktop"
MAN_PAGES = {"brp-desktop.1.in": "man", "brp-desktop.fr.1.in": "man/fr", "brp-desktop.it.1.in": "man/it"}
"""Where each language's page goes under /usr/share."""
METAINFO = "io.github.brp_desktop.brp_desktop.metainfo.xml"
MAINTAINER = "The brp_desktop maintainers <maintainers@brp-desktop.invalid>"

# Loaded only where it is there already (a Wayland desktop, the C library itself).
NOT_ASKED_FOR = re.compile(r"^(ld-linux|libwayland-|lib(c|m|dl|pthread|rt)\.so)")

CONTROL = """\
Package: {name}
Version: {version}
Section: misc
Priority: optional
Architecture: {architecture}
Installed-Size: {kilobytes}
Maintainer: {maintainer}
Depends: {depends}
Recommends: hicolor-icon-theme, shared-mime-info
Description: character sheets for role-playing that roll, tick and work offline
 A character sheet for percentile role-playing and for Xantis. Click a skill and
 the dice roll; a success ticks its box by the rules, and every number says
 where it comes from. A side panel lets a game master run opposed checks.
 .
 No account and no network: sheets are files on your computer.
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: brp_desktop
Comment: The texts of all licences and notices lie in /usr/lib/brp-desktop/_internal/licences and below
 /usr/lib/brp-desktop/_internal/brp_desktop/resources. Those of LGPL-3 and GPL-3 are in /usr/share/common-licenses too.

Files: *
Copyright: 2026 The brp_desktop maintainers
License: MIT

Files: usr/lib/brp-desktop/_internal/PySide6/* usr/lib/brp-desktop/_internal/shiboken6/*
Copyright: The Qt Company Ltd.
License: LGPL-3

Files: usr/lib/brp-desktop/_internal/libpython* usr/lib/brp-desktop/_internal/python*
Copyright: Python Software Foundation
License: PSF-2

License: MIT
{mit}

License: LGPL-3
 See /usr/share/common-licenses/LGPL-3.

License: PSF-2
 See /usr/lib/brp-desktop/_internal/licences/Python-PSF.txt.
"""

CHANGELOG = """\
{name} ({version}) unstable; urgency=low

  * What is new is told in the program: Help, What's new.

 -- {maintainer}  {date}
"""


def make(folder: Path, pictures: Path, work: Path, target: Path, version: str, epoch: str, day: str) -> Path:
    """The package of a one-folder build; ``pictures`` holds the icon as SIZE.png, ``day`` is the release's."""
    architecture = bundle.run(["dpkg", "--print-architecture"]).strip()
    shutil.rmtree(work, ignore_errors=True)
    _lay_out(folder, pictures, work, version, day)
    control = work / "DEBIAN"
    control.mkdir()
    kilobytes = -(-bundle.size(work) // 1024)
    (control / "control").write_text(
        CONTROL.format(
            name=NAME,
            version=version,
            architecture=architecture,
            kilobytes=kilobytes,
            maintainer=MAINTAINER,
            depends=", ".join(sorted(depends(folder))),
        ),
        encoding="utf-8",
    )
    (control / "md5sums").write_text(_md5sums(work), encoding="utf-8")
    for path in (work, *work.rglob("*")):
        if not path.is_symlink():
            is_program = os.access(path, os.X_OK) and ".so" not in path.name
            path.chmod(0o755 if path.is_dir() or is_program else 0o644)
            os.utime(path, (int(epoch), int(epoch)))
    result = target / f"{NAME}_{version}_{architecture}.deb"
    bundle.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(work), str(result)],
        SOURCE_DATE_EPOCH=epoch,
    )
    return result


def depends(folder: Path) -> set[str]:
    """The Debian packages that hold the libraries a bundle wants; the C library's says which version at least."""
    found = {f"libc6 (>= {_libc_version(folder)})"}
    for library in bundle.needed(folder):
        if not NOT_ASKED_FOR.match(library):
            found.add(system_libraries.debian_package(library))
    return found


def _libc_version(folder: Path) -> str:
    versions = [(2, 17)]
    for path in bundle.libraries(folder):
        said = bundle.run(["readelf", "--version-info", "--wide", str(path)])
        versions += [(int(major), int(minor)) for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", said)]
    return "{}.{}".format(*max(versions))


def _lay_out(folder: Path, pictures: Path, work: Path, version: str, day: str) -> None:
    share = work / "usr" / "share"
    shutil.copytree(folder, work / "usr" / "lib" / NAME, symlinks=True)
    (work / "usr" / "bin").mkdir(parents=True)
    (work / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    copies = {
        DESKTOP / "brp-desktop.desktop": share / "applications" / "brp-desktop.desktop",
        DESKTOP / "brp-desktop-mime.xml": share / "mime" / "packages" / "brp-desktop.xml",
        ROOT / "resources" / "application" / "brp-desktop.svg": share / "icons/hicolor/scalable/apps/brp-desktop.svg",
    }
    for picture in pictures.glob("*.png"):
        size = f"{picture.stem}x{picture.stem}"
        copies[picture] = share / "icons" / "hicolor" / size / "apps" / "brp-desktop.png"
    for source, place in copies.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, place)
    for kind in ("sheet", "table"):
        place = share / "icons/hicolor/scalable/mimetypes" / f"application-vnd.brp-desktop.{kind}+json.svg"
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / "resources" / "application" / "brp-desktop.svg", place)
    filled = {"@VERSION@": version, "@DATE@": day}
    _write(share / "metainfo" / METAINFO, _filled(DESKTOP / f"{METAINFO}.in", filled))
    for page, manual in MAN_PAGES.items():
        _write_packed(share / manual / "man1" / "brp-desktop.1.gz", _filled(DESKTOP / page, filled))
    documents = share / "doc" / NAME
    mit = (ROOT / "LICENSE").read_text(encoding="utf-8").rstrip()
    indented = "\n".join(f" {line}" if line.strip() else " ." for line in mit.splitlines())
    _write(documents / "copyright", COPYRIGHT.format(mit=indented))
    _write_packed(
        documents / "changelog.gz",
        CHANGELOG.format(name=NAME, version=version, maintainer=MAINTAINER, date=_mail_date(day)),
    )


def _mail_date(day: str) -> str:
    return format_datetime(datetime.fromisoformat(day).replace(tzinfo=UTC))


def _filled(path: Path, values: dict[str, str]) -> str:
    text = path.read_text(encoding="utf-8")
    for mark, value in values.items():
        text = text.replace(mark, value)
    return text


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _write_packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _md5sums(work: Path) -> str:
    lines = []
    for path in sorted(work.rglob("*")):
        if path.is_file() and not path.is_symlink() and "DEBIAN" not in path.parts:
            digest = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{digest}  {path.relative_to(work)}\n")
    return "".join(lines)


def validate(work: Path) -> list[str]:
    """What the validators of desktop files and metainfo say; empty if all is well or a tool is not here."""
    said = []
    share = work / "usr" / "share"
    for command in (
        ["desktop-file-validate", str(share / "applications" / "brp-desktop.desktop")],
        ["appstreamcli", "validate", "--no-net", "--pedantic", str(share / "metainfo" / METAINFO)],
    ):
        if shutil.which(command[0]) is None:
            said.append(f"{command[0]} is not installed here")
            continue
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            said.append(f"{command[0]}: {done.stdout.strip()} {done.stderr.strip()}")
    return said
