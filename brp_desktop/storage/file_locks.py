"""Which documents a running program has open: a lock for each file, in the data folder, gone when the program ends."""

from pathlib import Path

from brp_desktop.storage import draft_locks
from brp_desktop.storage.files import path_text
from brp_desktop.storage.folders import make_private


class FileLocks:
    """The locks in one folder; two programs see each other if they keep their data in the same place.

    Where the disk knows no locks, or takes no file, nobody else has a file open.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def take(self, path: Path) -> bool:
        """This program has the file open from now on; False where another one has."""
        try:
            make_private(self._folder)
        except OSError:
            return True
        return draft_locks.take(self._place(path))

    def let_go(self, path: Path) -> None:
        """The file is closed here; nothing if it was not open."""
        draft_locks.let_go(self._place(path))

    def _place(self, path: Path) -> Path:
        """The lock of a file, the same for every name that leads to it."""
        import os
        from zlib import crc32

        name = path_text(os.path.normcase(os.path.realpath(path))).encode()
        return self._folder / f"{crc32(name):08x}{crc32(name[::-1]):08x}"
