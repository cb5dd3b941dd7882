"""Where the application keeps what is not the user's document: settings, journal, drafts, backups, log."""

import contextlib
import functools
import os
import stat
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

NAME: Final = "brp-desktop"
"""The folder's name inside each of the system's places."""

OVERRIDE: Final = "BRP_DESKTOP_HOME"
"""Environment variable naming one folder for everything: portable use and tests."""


def home_folder() -> Path:
    """The person's own folder; where the system names none, a private one among the temporary files. Never an error."""
    try:
        return Path.home()
    except RuntimeError:
        return _private_folder()


@functools.cache
def _private_folder() -> Path:
    """The same at every start, unless somebody else has made it: then one of this start only."""
    import tempfile

    user = getattr(os, "getuid", os.getpid)()
    folder = Path(tempfile.gettempdir(), f"{NAME}-{user}")
    with contextlib.suppress(OSError):
        folder.mkdir(mode=0o700)
    try:
        found = folder.lstat()
        if stat.S_ISDIR(found.st_mode) and found.st_uid == user and not found.st_mode & 0o077:
            return folder
        return Path(tempfile.mkdtemp(prefix=f"{NAME}-"))
    except OSError:
        return folder


def is_homeless(places: "Folders") -> bool:
    """Whether the system names no home, so that what is kept lies among the temporary files."""
    try:
        Path.home()
    except RuntimeError:
        return places.data.is_relative_to(home_folder())
    return False


def folder_or_home(*folders: str) -> Path:
    """The first folder of these names that can be reached, else the person's own. Never an error."""
    return next((Path(folder) for folder in folders if folder and os.path.isdir(folder)), None) or home_folder()


def make_private(folder: Path) -> None:
    """Make a folder of the application, and those above it, where they are not there: nobody else may look into them.

    OSError where that cannot be. A folder that is there keeps its permissions.
    """
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except FileNotFoundError:
        if folder.parent == folder:
            raise
        make_private(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


class Folders(NamedTuple):
    """The three places of the application. None of them needs to exist; whoever writes makes the folder."""

    config: Path
    data: Path
    cache: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.toml"

    @property
    def themes(self) -> Path:
        """The folder of themes of one's own; it need not exist."""
        return self.config / "themes"

    @property
    def journal(self) -> Path:
        """The database of all rolls."""
        return self.data / "journal.sqlite3"

    @property
    def drafts(self) -> Path:
        """The folder of recovery drafts."""
        return self.data / "drafts"

    @property
    def backups(self) -> Path:
        """The folder of older versions, by document id."""
        return self.data / "backups"

    @property
    def templates(self) -> Path:
        """The folder of templates of sheets."""
        return self.data / "templates"

    @property
    def logs(self) -> Path:
        """The folder of the log and of crash traces."""
        return self.cache / "logs"


def folders(
    environment: Mapping[str, str] | None = None, platform: str = sys.platform, home: Path | None = None
) -> Folders:
    """The places by the platform's custom: XDG, Windows' AppData or macOS' Library.

    ``BRP_DESKTOP_HOME`` puts all three below one folder instead. A relative path in an XDG variable is ignored, as
    its specification asks. Nothing is created.
    """
    variables = os.environ if environment is None else environment
    override = variables.get(OVERRIDE, "")
    if override:
        root = Path(override)
        with contextlib.suppress(OSError):  # the folder we are in may be gone
            root = root.absolute()
        return Folders(config=root / "config", data=root / "data", cache=root / "cache")
    own_home = home_folder() if home is None else home

    def place(variable: str, otherwise: str) -> Path:
        named = variables.get(variable, "")
        return (Path(named) if named and Path(named).is_absolute() else own_home / otherwise) / NAME

    if platform == "win32":
        local = place("LOCALAPPDATA", "AppData/Local")
        return Folders(config=place("APPDATA", "AppData/Roaming"), data=local / "data", cache=local / "cache")
    if platform == "darwin":
        library = own_home / "Library"
        support = library / "Application Support" / NAME
        return Folders(config=support / "config", data=support / "data", cache=library / "Caches" / NAME)
    return Folders(
        config=place("XDG_CONFIG_HOME", ".config"),
        data=place("XDG_DATA_HOME", ".local/share"),
        cache=place("XDG_CACHE_HOME", ".cache"),
    )
