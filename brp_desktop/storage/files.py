"""Reading a document's bytes and saving them so that the old or the new version is whole whatever happens between."""

import contextlib
import errno
import os
import stat
import time
from pathlib import Path
from typing import Final, Literal, TypeAlias

from brp_desktop.storage import disk
from brp_desktop.storage.errors import READING, WRITING, StorageError, system_error
from brp_desktop.storage.json_text import MAXIMUM_BYTES

_UNSUPPORTED: Final = frozenset(
    number
    for name in ("ENOTSUP", "EOPNOTSUPP", "EPERM", "ENOSYS", "EMLINK", "EACCES", "EXDEV", "EINVAL")
    if (number := getattr(errno, name, None)) is not None
)
"""What systems answer that know no hard links (memory cards, some network disks)."""

_PERCENT: Final = "percent:"
"""Marks a path whose name is no UTF-8 where it is kept as text."""

_NO_MODES: Final = frozenset((errno.EPERM, errno.EACCES, errno.ENOTSUP, errno.ENOSYS))
"""What disks answer that know no permissions (memory cards, some network disks)."""

_LEFT_OVER: Final = ".rpgsheet-"
_LEFT_OVER_AFTER: Final = 3600.0
"""Seconds after which a piece of a save that was cut off is nobody's any more."""

_NO_FOLDER_FLUSH: Final = frozenset((errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.EACCES, errno.EPERM))


Gone: TypeAlias = Literal["", "file", "folder"]
"""What of a path is no longer there."""


class Fingerprint:
    """What a file was like when it was read or saved: time of change, size and SHA-256 of the content. Immutable.

    The sum is worked out when it is first asked for; until then the content is kept.
    """

    __slots__ = ("_content", "_digest", "size", "time_ns")

    def __init__(self, time_ns: int, size: int, digest: str) -> None:
        self.time_ns = time_ns
        self.size = size
        self._digest = digest
        self._content = b""

    @classmethod
    def of(cls, time_ns: int, content: bytes) -> "Fingerprint":
        """That of a content last changed at a time."""
        made = cls(time_ns, len(content), "")
        made._content = content
        return made

    @property
    def digest(self) -> str:
        """SHA-256 of the content, hexadecimal."""
        if not self._digest:
            self._digest = _digest(self._content)
            self._content = b""
        return self._digest

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Fingerprint):
            return NotImplemented
        return (self.time_ns, self.size, self.digest) == (other.time_ns, other.size, other.digest)

    def __hash__(self) -> int:
        return hash((self.time_ns, self.size))

    def __repr__(self) -> str:
        return f"Fingerprint({self.time_ns}, {self.size}, {self.digest!r})"


def read_file(path: Path) -> tuple[bytes, Fingerprint]:
    """The content of a plain file and its fingerprint; ``StorageError`` otherwise, also for files beyond 32 MB."""
    try:
        status = disk.status(path)
        _check_plain(status, path)
        if status.st_size > MAXIMUM_BYTES:
            raise StorageError("too_large", path, size=status.st_size, maximum=MAXIMUM_BYTES)
        data = disk.read(path)
    except (OSError, ValueError) as error:
        raise system_error(error, path, READING) from error
    return data, Fingerprint.of(status.st_mtime_ns, data)


def has_changed(path: Path, fingerprint: Fingerprint) -> bool:
    """Whether the file's content is another than that of the fingerprint (removed counts as changed).

    A file that only got a new time of change has not changed.
    """
    try:
        status = disk.status(path)
        if status.st_mtime_ns == fingerprint.time_ns and status.st_size == fingerprint.size:
            return False
        if status.st_size != fingerprint.size or not stat.S_ISREG(status.st_mode):
            return True
        return _digest(disk.read(path)) != fingerprint.digest
    except FileNotFoundError:
        return True
    except (OSError, ValueError) as error:
        raise system_error(error, path, READING) from error


def mark(path: Path) -> tuple[int, int] | None:
    """By which a file is told from what it was a moment ago: time of change and size; None where it is gone."""
    try:
        status = disk.status(path)
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_size


def is_there(path: Path) -> bool:
    """Whether something lies there that can be reached; what cannot be looked at is not there. Never an error."""
    return os.path.exists(path)


def is_gone(path: Path) -> Gone:
    """What of a path is no longer there: the ``folder``, the ``file`` in it, or nothing. Never an error.

    A link to nothing has lost its file; what cannot be looked at is not gone.
    """
    try:
        os.stat(path)
    except FileNotFoundError:
        return "file" if os.path.isdir(path.parent) else "folder"
    except NotADirectoryError:
        return "folder"
    except (OSError, ValueError):
        return ""
    return ""


def is_same_file(one: Path, other: Path) -> bool:
    """Whether two names lead to one file; where that cannot be looked at, whether the names say so. Never an error."""
    try:
        return os.path.samefile(one, other)
    except (OSError, ValueError):
        return whole_path(one) == whole_path(other)


def whole_path(path: Path) -> Path:
    """The path from the root on; as it is where the folder we are in is gone. Links are kept. Never an error.

    A file is called alike from wherever it is named: ``..`` goes where it leads to the same without.
    """
    whole = path
    try:
        whole = path.absolute()
        plain = Path(os.path.normpath(whole))
        return plain if plain != whole and os.path.samefile(plain, whole) else whole
    except (OSError, ValueError):
        return whole


def has_files(folder: Path) -> bool:
    """Whether anything lies in the folder. Never an error."""
    try:
        with os.scandir(folder) as entries:
            return next(entries, None) is not None
    except (OSError, ValueError):
        return False


def beside(path: Path) -> Path:
    """A name beside a file that nothing has yet: ``Adèle 2.rpgsheet`` beside ``Adèle.rpgsheet``. Never an error."""
    number = 2
    while os.path.lexists(found := path.with_name(f"{path.stem} {number}{path.suffix}")):
        number += 1
    return found


def path_text(path: str) -> str:
    """The path as text that every UTF-8 file can hold: itself, or its bytes percent-encoded behind a mark.

    >>> path_text("/tmp/adèle.rpgsheet")
    '/tmp/adèle.rpgsheet'
    >>> path_text("/tmp/n\\udcff.rpgsheet")
    'percent:/tmp/n%ED%B3%BF.rpgsheet'
    """
    if not path.startswith(_PERCENT) and not any("\ud800" <= letter <= "\udfff" for letter in path):
        return path
    from urllib.parse import quote_from_bytes

    return _PERCENT + quote_from_bytes(path.encode(errors="surrogatepass"), safe="/\\:")


def text_path(text: str) -> str:
    """The path that ``path_text`` made this text of; any other text is taken as it is."""
    if not text.startswith(_PERCENT):
        return text
    from urllib.parse import unquote_to_bytes

    try:
        return unquote_to_bytes(text[len(_PERCENT) :]).decode(errors="surrogatepass")
    except UnicodeDecodeError:
        return text


def made_folder(path: Path) -> Path:
    """The folder, made with those above it where it is not there; ``StorageError`` where that cannot be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise StorageError("folder_missing", path) from None
    except (OSError, ValueError) as error:
        raise system_error(error, path, WRITING) from error
    return path


def backup_path(path: Path) -> Path:
    """Where the version before the last save lies: beside the file, with a tilde behind its name."""
    return path.with_name(f"{path.name}~")


def save_file(path: Path, data: bytes, *, keep_previous: bool = True) -> Fingerprint:
    """Replace a file's content; after any fault or power cut the old or the new content is there, whole.

    The content before is kept as ``NAME~`` beside it, unless ``keep_previous`` is off. A symbolic link stays one and
    its target is replaced; permission bits stay, group and attributes where the system allows it. A file that holds
    the same bytes already is not touched. Any fault is a ``StorageError``, and then the file is as it was, unless only
    the last step failed (bringing the new name onto the disk). What earlier saves left that were cut off goes.
    """
    target = path
    try:
        target = Path(os.path.realpath(path))
        before = _before(target, path)
        if before is not None and before.st_size == len(data) and disk.read(target) == data:
            return Fingerprint.of(before.st_mtime_ns, data)
        temporary = _written_beside(target, data, before)
        try:
            if keep_previous and before is not None:
                _keep_previous(target)
            disk.replace(temporary, target)
        except BaseException:
            _discard(temporary)
            raise
        _flush_folder(target.parent)
        status = disk.status(target)
        _clear(target.parent)
    except FileNotFoundError as error:
        if os.path.isdir(target.parent):
            # The folder is there and takes no file all the same, as those of /proc.
            raise StorageError("read_only_folder", path) from error
        raise system_error(error, path, WRITING) from error
    except (OSError, ValueError) as error:
        raise system_error(error, path, WRITING) from error
    return Fingerprint.of(status.st_mtime_ns, data)


def _before(target: Path, path: Path) -> os.stat_result | None:
    """The file that will be replaced, if there is one."""
    try:
        # By the name that was given: /dev/stdout leads to a pipe that has no other.
        status = disk.status(path)
    except FileNotFoundError:
        return None
    _check_plain(status, path)
    if not os.path.exists(target):
        raise StorageError("not_a_file", path)
    if not os.access(target, os.W_OK):
        raise StorageError("read_only_file", path)
    return status


def _written_beside(target: Path, data: bytes, before: os.stat_result | None) -> Path:
    """A new file in the target's folder with the data safely on the disk and the permissions of the old one."""
    handle, temporary = disk.create_beside(target)
    try:
        try:
            left = memoryview(data)
            while left:
                left = left[disk.write(handle, left) :]
            disk.flush(handle)
        finally:
            disk.close(handle)
        _set_mode(temporary, _usual_mode() if before is None else stat.S_IMODE(before.st_mode))
        if before is not None:
            disk.take_over(target, temporary)
    except BaseException:
        _discard(temporary)
        raise
    return temporary


def _keep_previous(target: Path) -> None:
    """Let the present version also be ``NAME~``, in one step, as a second name or as a copy.

    A name that is too long with the tilde goes without.
    """
    second = target.with_name(f".rpgsheet-{os.urandom(6).hex()}.old")
    try:
        try:
            disk.link(target, second)
        except OSError as error:
            if error.errno not in _UNSUPPORTED:
                raise
            second = _written_beside(target, disk.read(target), disk.status(target))
        disk.replace(second, backup_path(target))
    except OSError as error:
        _discard(second)
        if error.errno != errno.ENAMETOOLONG:
            raise


def _set_mode(path: Path, mode: int) -> None:
    try:
        disk.set_mode(path, mode)
    except OSError as error:
        if error.errno not in _NO_MODES:
            raise


def _clear(folder: Path) -> None:
    """Remove what saves of long ago left in a folder when they were cut off. Never an error."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            name = entry.name
            if name.startswith(_LEFT_OVER) and name.endswith((".tmp", ".old")):
                with contextlib.suppress(OSError):
                    if time.time() - entry.stat(follow_symlinks=False).st_ctime > _LEFT_OVER_AFTER:
                        os.unlink(entry)


def _flush_folder(folder: Path) -> None:
    try:
        disk.flush_folder(folder)
    except OSError as error:
        if error.errno not in _NO_FOLDER_FLUSH:
            raise


def _discard(path: Path) -> None:
    with contextlib.suppress(OSError):
        disk.remove(path)


def _check_plain(status: os.stat_result, path: Path) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise StorageError("is_a_directory", path)
    if not stat.S_ISREG(status.st_mode):
        raise StorageError("not_a_file", path)


def _usual_mode() -> int:
    """The permissions a new file gets here."""
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o666 & ~mask


def _digest(data: bytes) -> str:
    import hashlib

    return hashlib.sha256(data).hexdigest()
