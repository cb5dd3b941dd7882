"""Where the application keeps its own files on each platform."""

import os
import stat
import tempfile
from pathlib import Path

import pytest

from brp_desktop.storage import folders as folders_module
from brp_desktop.storage.folders import Folders, folder_or_home, folders, home_folder

HOME = Path("/home/anna")


def test_one_folder_for_everything(home: Path) -> None:
    """What the tests themselves rely on: the variable moves settings, journal, drafts, backups and logs."""
    places = folders()
    assert places == Folders(config=home / "config", data=home / "data", cache=home / "cache")
    for path in (places.settings, places.journal, places.drafts, places.backups, places.logs):
        assert path.is_relative_to(home)
    assert not list(home.iterdir()), "asking creates nothing"


def test_xdg() -> None:
    assert folders({}, "linux", HOME) == Folders(
        config=HOME / ".config/brp-desktop", data=HOME / ".local/share/brp-desktop", cache=HOME / ".cache/brp-desktop"
    )
    named = {"XDG_CONFIG_HOME": "/etc/a", "XDG_DATA_HOME": "relative/b", "XDG_CACHE_HOME": ""}
    assert folders(named, "linux", HOME) == Folders(
        config=Path("/etc/a/brp-desktop"), data=HOME / ".local/share/brp-desktop", cache=HOME / ".cache/brp-desktop"
    )


def test_macos() -> None:
    places = folders({"XDG_CONFIG_HOME": "/etc/a"}, "darwin", HOME)
    assert places.config == HOME / "Library/Application Support/brp-desktop/config"
    assert places.cache == HOME / "Library/Caches/brp-desktop"


def test_windows() -> None:
    places = folders({"APPDATA": "/users/anna/roaming", "LOCALAPPDATA": "/users/anna/local"}, "win32", HOME)
    assert places.config == Path("/users/anna/roaming/brp-desktop")
    assert places.data == Path("/users/anna/local/brp-desktop/data")
    assert places.cache == Path("/users/anna/local/brp-desktop/cache")
    assert folders({}, "win32", HOME).config == HOME / "AppData/Roaming/brp-desktop"


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_data_is_neither_config_nor_cache(platform: str) -> None:
    """Clearing a cache or resetting the settings must never take the journal along."""
    places = folders({}, platform, HOME)
    assert not places.data.is_relative_to(places.cache)
    assert not places.data.is_relative_to(places.config)
    assert len({places.config, places.data, places.cache}) == 3


def test_without_a_home_a_folder_among_the_temporary_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """No HOME and no entry in the list of users: the system knows no home, and the application starts all the same."""

    def nobody() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nobody)
    assert home_folder().is_absolute()
    assert folders({}, "linux").settings.is_relative_to(home_folder())
    assert folder_or_home("") == home_folder()


@pytest.mark.parametrize("folder", ["/" + "x" * 300, "a\0b", "/nowhere/at/all"])
def test_a_folder_that_cannot_be_looked_at_gives_way_to_the_home(folder: str) -> None:
    assert folder_or_home(folder) == home_folder()


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="owners and modes are the POSIX kind")
def test_a_folder_of_somebody_else_is_not_taken_for_the_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among the temporary files anybody may have laid something under the name that is to be expected."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folders_module._private_folder.cache_clear()
    own = folders_module._private_folder()
    assert own.parent == tmp_path
    assert stat.S_IMODE(own.stat().st_mode) == 0o700
    folders_module._private_folder.cache_clear()
    assert folders_module._private_folder() == own
    own.chmod(0o777)
    folders_module._private_folder.cache_clear()
    assert folders_module._private_folder() != own
    folders_module._private_folder.cache_clear()
