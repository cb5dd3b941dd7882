"""The few calls by which documents reach the disk, each one step; tests let any of them fail or the power go off."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

_BINARY: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


def read(path: Path) -> bytes:
    """The whole content of a file."""
    return path.read_bytes()


def status(path: Path) -> os.stat_result:
    """What the system knows of a file, links followed."""
    return path.stat()


def create_beside(path: Path) -> tuple[int, Path]:
    """A new empty file in the folder of another, private and under a short name nobody uses; opened for writing."""
    while True:
        temporary = path.with_name(f".rpgsheet-{os.urandom(6).hex()}.tmp")
        try:
            return os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o600), temporary
        except FileExistsError:
            continue


def write(handle: int, data: memoryview) -> int:
    """Write some of the data; how many bytes were taken."""
    return os.write(handle, data)


def flush(handle: int) -> None:
    """Bring what was written onto the disk itself."""
    os.fsync(handle)


def close(handle: int) -> None:
    """Close an opened file."""
    os.close(handle)


def set_mode(path: Path, mode: int) -> None:
    """Set the permission bits."""
    path.chmod(mode)


def take_over(path: Path, new: Path) -> None:
    """Give a new file the group and the extended attributes of another, as far as the system allows. Never an error."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        group = path.stat().st_gid
        if group != new.stat().st_gid:
            os.chown(new, -1, group)
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            for name in os.listxattr(path):
                with contextlib.suppress(OSError):
                    os.setxattr(new, name, os.getxattr(path, name))


def link(path: Path, new: Path) -> None:
    """Give a file a second name; OSError where the disk has no such thing."""
    os.link(path, new)


def replace(path: Path, target: Path) -> None:
    """Let a file take another's name in one indivisible step."""
    os.replace(path, target)


def remove(path: Path) -> None:
    """Remove a file."""
    path.unlink()


def flush_folder(folder: Path) -> None:
    """Bring the names in a folder onto the disk; nothing where the system cannot."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
