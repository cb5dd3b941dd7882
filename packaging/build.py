#!/usr/bin/env python3
"""One command for everything that is handed out; it all lies in build/out afterwards.

    python3 packaging/build.py wheel      wheel and source archive
    python3 packaging/build.py bundle     the one-folder build, as a .tar.gz
    python3 packaging/build.py deb        the Debian package (on Debian and its like)
    python3 packaging/build.py all        all of these that this system can make, with checksums
    python3 packaging/build.py release    clean clone, every check, all of these, smoke test, pictures, checksums

Recipes for AppImage, Flatpak, Windows and macOS start from the one-folder build and lie in folders of their own here.
The version comes from brp_desktop/__init__.py, every date from the last commit, so that the same commit gives the same.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import bundle
import debian_package
import environment
from environment import ROOT

BUILD = ROOT / "build"
OUT = BUILD / "out"
SAMPLE = "adele-fournier.rpgsheet"
PICTURES = (("paper", "fr"), ("ink", "en"), ("contrast", "it"))


def version() -> str:
    """The one place of the version, read without importing the program."""
    text = (ROOT / "brp_desktop" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def epoch() -> str:
    """Seconds since 1970 of the last commit; of now where there is no version control."""
    done = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or str(int(time.time()))


def make_wheel(python: Path) -> list[Path]:
    """The wheel and the source archive; `BuildError` if what is in the wheel does not work."""
    bundle.run(
        [str(python), "-P", "-m", "build", "--no-isolation", "--outdir", str(OUT), str(ROOT)],
        SOURCE_DATE_EPOCH=epoch(),
    )
    (wheel,) = OUT.glob(f"brp_desktop-{version()}*.whl")
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
        prove([str(python), "-P", "-m", "brp_desktop"], PYTHONPATH=folder)
    return [wheel, *OUT.glob(f"brp_desktop-{version()}*.tar.gz")]


def make_pictures(python: Path) -> Path:
    """The folder with the icon in every size, and as the one file that Windows and macOS want."""
    folder = BUILD / "pictures"
    files = ("--ico", str(folder / "brp-desktop.ico"), "--icns", str(folder / "brp-desktop.icns"))
    bundle.run([str(python), "-P", str(ROOT / "packaging" / "icon_pictures.py"), str(folder), *files])
    return folder


def make_bundle(python: Path) -> Path:
    """The one-folder build; `BuildError` if a library in it may not be handed out or if it does not work."""
    ending = {"win32": "ico", "darwin": "icns"}.get(sys.platform)
    icon = make_pictures(python) / f"brp-desktop.{ending}" if ending else None
    folder = bundle.make_bundle(
        python, BUILD / "pyinstaller", BUILD / "dist", epoch=epoch(), version=version(), icon=icon
    )
    forbidden = bundle.gpl_only(folder)
    if forbidden:
        raise bundle.BuildError(f"These libraries may not be in the bundle: {', '.join(forbidden)}")
    prove([str(folder / executable())], PYTHONPATH="")
    return folder


def executable() -> str:
    """The program's name in a one-folder build."""
    return "brp-desktop.exe" if sys.platform == "win32" else "brp-desktop"


def prove(program: list[str], **variables: str) -> None:
    """Run the smoke test of a built program; `BuildError` if it fails."""
    with tempfile.TemporaryDirectory() as home:
        bundle.run([*program, "--smoke-test"], BRP_DESKTOP_HOME=home, **variables)


def pack(folder: Path) -> Path:
    """The one-folder build as one file, the same for the same content."""
    target = OUT / f"brp-desktop-{version()}-{sys.platform}.tar.gz"
    stamp = int(epoch())

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = stamp
        return entry

    with (
        target.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=stamp) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for path in [folder, *sorted(folder.rglob("*"))]:
            archive.add(path, str(Path(folder.name) / path.relative_to(folder)), recursive=False, filter=plain)
    return target


def make_deb(python: Path, folder: Path) -> Path:
    """The Debian package; `BuildError` if its menu entry or metainfo is not valid or its command does not work."""
    work = BUILD / "deb"
    day = datetime.fromtimestamp(int(epoch()), UTC)
    result = debian_package.make(folder, make_pictures(python), work, OUT, version(), epoch(), day.strftime("%Y-%m-%d"))
    for complaint in debian_package.validate(work):
        print(f"  {complaint}")
        if "not installed" not in complaint:
            raise bundle.BuildError(complaint)
    prove([str(work / "usr" / "bin" / "brp-desktop")], PYTHONPATH="")
    return result


def write_checksums() -> Path:
    """SHA-256 of everything handed out, in the form that ``sha256sum --check`` reads."""
    target = OUT / "SHA256SUMS"
    files = [path for path in sorted(OUT.iterdir()) if path.is_file() and path != target]
    target.write_text(
        "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files), encoding="utf-8"
    )
    return target


def make_all(python: Path) -> None:
    """Everything that this system can make, told line by line with its size."""
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    for path in make_wheel(python):
        tell(path)
    folder = make_bundle(python)
    print(f"{'one-folder build':<44}{bundle.size(folder) / 1e6:8.1f} MB, smoke test passed")
    tell(pack(folder))
    if shutil.which("dpkg-deb"):
        tell(make_deb(python, folder))
    tell(write_checksums())


def take_pictures(program: Path) -> None:
    """The main window as the built program paints it, in each theme and language."""
    for theme, language in PICTURES:
        picture = OUT / f"main-window-{theme}-{language}.png"
        sample = ROOT / "resources" / "samples" / SAMPLE
        with tempfile.TemporaryDirectory() as home:
            bundle.run(
                [
                    str(program),
                    "--screenshot",
                    str(picture),
                    "--force",
                    "--theme",
                    theme,
                    "--lang",
                    language,
                    str(sample),
                ],
                BRP_DESKTOP_HOME=home,
            )
        tell(picture)


def release() -> int:
    """The same from a clean clone: every check, then all, then pictures by what was built."""
    left_out = bundle.run(["git", "status", "--porcelain"]).splitlines()
    if left_out:
        print(f"{len(left_out)} changes are not committed, and so not in the release.")
    start, clone = time.monotonic(), BUILD / "release"
    shutil.rmtree(clone, ignore_errors=True)
    bundle.run(["git", "clone", "--quiet", "--local", str(ROOT), str(clone)])
    for command in (["packaging/dev.py", "test"], ["packaging/build.py", "all"], ["packaging/build.py", "pictures"]):
        print(f"— {' '.join(command)}", flush=True)
        done = subprocess.run([sys.executable, *command], cwd=clone, check=False)
        if done.returncode != 0:
            return done.returncode
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(clone / "build" / "out", OUT)
    print(f"All of it lies in {OUT.relative_to(ROOT)}; {time.monotonic() - start:.0f} s.")
    return 0


def tell(path: Path) -> None:
    """One line for one file."""
    print(f"{path.name:<44}{path.stat().st_size / 1e6:8.1f} MB", flush=True)


def main(arguments: list[str]) -> int:
    """Build what is asked for; 0 if it was built, 1 if a tool failed, 2 for a wrong word."""
    what = arguments[0] if len(arguments) == 1 else ""
    if what == "release":
        return release()
    if what not in {"wheel", "bundle", "deb", "all", "pictures"}:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if what == "pictures":
            take_pictures(BUILD / "dist" / "brp-desktop" / executable())
            write_checksums()
            return 0
        python = environment.prepare(frozenset({"pdf", "release"}), window=False)
        OUT.mkdir(parents=True, exist_ok=True)
        if what == "all":
            make_all(python)
        elif what == "wheel":
            for path in make_wheel(python):
                tell(path)
        elif what == "bundle":
            tell(pack(make_bundle(python)))
        else:
            tell(make_deb(python, make_bundle(python)))
    except (bundle.BuildError, environment.SetupError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1:]))
