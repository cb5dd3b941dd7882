"""The one error of storage: a code, the file, the place in it and parameters, never a sentence."""

import errno
from collections.abc import Mapping
from pathlib import Path
from typing import Final

READING: Final = "reading"
WRITING: Final = "writing"


class StorageError(Exception):
    """What could not be read or written.

    ``path`` is the file (None while only bytes are handled), ``where`` the place in it: a field such as
    ``skills[17].points.personal``, or ``line 3, column 7`` where the text itself is damaged; empty for the whole file.

    Codes of the content: ``empty`` ``not_utf8`` ``not_json`` (line, column) ``duplicate_key`` (key) ``too_deep``
    ``too_large`` (size, maximum) ``not_a_number`` ``number_too_large`` ``bad_text`` ``not_a_sheet``
    ``unsupported_system`` (system) ``unknown_version`` (version) ``missing_field`` (field) ``wrong_type`` (expected,
    found) ``out_of_range`` (limit) ``too_long`` (limit) ``unknown_value`` (value) ``duplicate_id`` (id) ``bad_data``
    ``not_a_picture``; of a table also ``not_a_table`` and ``path_or_person`` (an entry is a file or a person).
    Codes of files of other programs: ``not_foreign`` (found) ``other_game`` (format) ``own_sheet`` ``own_table``
    ``own_export`` ``nothing_recognised`` ``nothing_read`` (format, of a file of another format also found) ``not_text``
    ``pdf_not_installed`` ``pdf_unreadable`` ``pdf_without_form``. Code of a file of settings: ``not_toml`` (where).
    Codes of the file system: ``not_found`` ``folder_missing`` ``permission`` ``read_only_file`` ``read_only_folder``
    ``disk_full`` ``disk_gone`` ``name_too_long`` ``bad_name`` ``is_a_directory`` ``not_a_file`` ``link_loop``
    ``locked`` ``io_error`` (number). Codes of saving: ``read_only`` (the document was opened so) ``changed_on_disk``
    ``open_already`` (in another tab) ``open_elsewhere`` (in another running program) ``same_name`` (as the file that
    is to be kept) ``name_taken`` (by another template).
    Code of exporting: ``percentile_only`` (the sheet is of another game).
    Code of a damaged document: ``nothing_readable``. Code of a table's player: ``reference_refused`` (no sheet, or on
    another computer: not opened).
    """

    code: str
    path: Path | None
    where: str
    parameters: Mapping[str, object]

    def __init__(self, code: str, path: Path | None = None, where: str = "", **parameters: object) -> None:
        super().__init__(code, path, where, parameters)
        self.code = code
        self.path = path
        self.where = where
        self.parameters = parameters

    def at(self, path: Path | None) -> "StorageError":
        """The same error for a file, unless it names one already."""
        return self if self.path is not None else StorageError(self.code, path, self.where, **self.parameters)

    def __str__(self) -> str:
        place = ": ".join(str(part) for part in (self.path, self.where) if part)
        details = ", ".join(f"{key}={value!r}" for key, value in self.parameters.items())
        return f"{place or 'document'}: {self.code}" + (f" ({details})" if details else "")


_CODES: Final = {
    errno.ENOSPC: "disk_full",
    errno.EFBIG: "disk_full",
    errno.ENAMETOOLONG: "name_too_long",
    errno.EISDIR: "is_a_directory",
    errno.ENOTDIR: "folder_missing",
    errno.ELOOP: "link_loop",
    errno.EROFS: "read_only_folder",
    errno.EBUSY: "locked",
    errno.EAGAIN: "locked",
    errno.ETXTBSY: "locked",
    errno.EINVAL: "bad_name",
}
if hasattr(errno, "EDQUOT"):
    _CODES[errno.EDQUOT] = "disk_full"
for _name in (
    "ENOTCONN",
    "ESTALE",
    "EHOSTDOWN",
    "EHOSTUNREACH",
    "ENETDOWN",
    "ENETUNREACH",
    "ETIMEDOUT",
    "ENODEV",
    "ENXIO",
):
    if hasattr(errno, _name):
        _CODES[getattr(errno, _name)] = "disk_gone"

_SHARING_VIOLATIONS: Final = (32, 33)


def system_error(error: OSError | ValueError, path: Path, doing: str) -> StorageError:
    """The storage error behind what the system said while ``reading`` or ``writing`` a file.

    A ValueError is a name the system cannot even express (a null character, half of a letter pair).
    """
    if not isinstance(error, OSError):
        return StorageError("bad_name", path)
    number = error.errno or 0
    if getattr(error, "winerror", None) in _SHARING_VIOLATIONS:
        return StorageError("locked", path)
    if number == errno.ENOENT:
        return StorageError("not_found" if doing == READING else "folder_missing", path)
    if number in (errno.EACCES, errno.EPERM):
        return StorageError("permission" if doing == READING else "read_only_folder", path)
    code = _CODES.get(number)
    return StorageError(code, path) if code else StorageError("io_error", path, number=number)
