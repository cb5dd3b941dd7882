"""Settings: typed, kept whole, and never a reason not to start."""

import os
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.storage.files import text_path
from brp_desktop.storage.folders import folders
from brp_desktop.storage.notices import set_aside
from brp_desktop.storage.settings import (
    LARGEST_FILE,
    RECENT_FILES,
    REMEMBERED_SHEETS,
    RecentFile,
    Settings,
    SheetSettings,
    WindowGeometry,
)


@pytest.fixture
def path(home: Path) -> Path:
    """Where the settings lie."""
    place = folders().settings
    assert place.is_relative_to(home)
    return place


def written(path: Path, text: str) -> Settings:
    """Settings read from that text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return Settings(path)


def test_defaults_without_a_file(path: Path) -> None:
    settings = Settings(path)
    assert (settings.language, settings.theme, settings.motion) == ("system", "system", "auto")
    assert (settings.window, settings.recent) == (None, ())
    assert settings.sheet("x") == SheetSettings()
    assert settings.dock_state == b""
    assert settings.notices == ()
    settings.save()
    assert not path.exists(), "nothing changed, nothing written"


def test_everything_comes_back(path: Path) -> None:
    settings = Settings(path)
    settings.language, settings.theme, settings.motion = "fr", "ink", "reduced"
    settings.new_sheet_preset = "uge"
    settings.last_folder = "C:\\Users\\Zoë\\«Feuilles»"
    settings.dock_state, settings.dock_visible, settings.dice_dock_width = bytes(range(256)), False, 420
    settings.window = WindowGeometry(-1920, 30, 1280, 800, maximised=True)
    settings.set_sheet("one", SheetSettings(zoom=150, order="score", trained_only=True, page=2))
    settings.add_recent(RecentFile("/a/Zoë.rpgsheet", name="Zoë", occupation="Sailor", ticks=3, opened=5, pinned=True))
    settings.save()
    again = Settings(path)
    for name in ("language", "theme", "motion", "new_sheet_preset", "last_folder"):
        assert getattr(again, name) == getattr(settings, name)
    for name in ("dock_state", "dock_visible", "dice_dock_width", "window", "recent"):
        assert getattr(again, name) == getattr(settings, name)
    assert again.window == WindowGeometry(-1920, 30, 1280, 800, maximised=True)
    assert again.sheet("one") == SheetSettings(zoom=150, order="score", trained_only=True, page=2)
    assert again.recent[0].name == "Zoë"
    assert os.listdir(path.parent) == ["settings.toml"], "no temporary file is left"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("motion", "pink"),
        ("language", "no language"),
        ("dice_dock_width", 10),
        ("last_folder", "x" * 30_000),
        ("dock_visible", 1),
    ],
)
def test_what_is_not_allowed_is_a_fault_of_the_program(path: Path, name: str, value: object) -> None:
    settings = Settings(path)
    before = getattr(settings, name)
    if name == "dock_visible":
        settings.set_raw("window.dock_visible", value)
        assert settings.dock_visible is before
        return
    with pytest.raises(ValueError, match="cannot be"):
        setattr(settings, name, value)
    assert getattr(settings, name) == before


def test_unknown_keys_are_kept(path: Path) -> None:
    """Settings of a newer version survive an older one."""
    text = 'theme = "ink"\nsound = "off"\n[window]\nshade = 3\nx = 1\n[sheets.one]\nzoom = 120\ncolour = "red"\n'
    settings = written(path, text)
    settings.theme = "paper"
    settings.window = WindowGeometry(1, 2, 300, 400)
    settings.set_sheet("one", SheetSettings(zoom=130))
    settings.save()
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    assert read["sound"] == "off"
    assert read["theme"] == "paper"
    assert read["window"]["shade"] == 3
    assert read["sheets"]["one"]["colour"] == "red"
    assert read["sheets"]["one"]["zoom"] == 130


def test_wrong_values_count_as_absent(path: Path) -> None:
    text = """
theme = 3
language = "k l"
last_folder = ["a"]
window = "wide"
sheets = 1
recent = [1, {path = ""}, {name = "no path"}, {path = "/a", ticks = "many", opened = -1, pinned = 1}]
"""
    settings = written(path, text)
    assert (settings.theme, settings.language, settings.last_folder) == ("system", "system", "")
    assert settings.window is None
    assert settings.recent == (RecentFile("/a"),)
    assert settings.sheet("one") == SheetSettings()
    settings.window = WindowGeometry(1, 2, 300, 400)
    settings.set_sheet("one", SheetSettings(zoom=90))
    settings.theme = "ink"
    settings.save()
    again = Settings(path)
    assert (again.theme, again.sheet("one").zoom) == ("ink", 90)
    assert again.window == WindowGeometry(1, 2, 300, 400)


@pytest.mark.parametrize("content", [b"theme = ", b"\xff\xfe\x00", b"a" * 100, b"[[[[", b"x = " + b"[" * 5000, b"\x00"])
def test_damaged_file_is_set_aside(path: Path, content: bytes) -> None:
    """Never a crash, never a loss: the file gets another name, the defaults hold, a notice says so."""
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.theme == "system"
    (notice,) = settings.notices
    assert notice.code == "settings_damaged"
    assert notice.aside is not None
    assert notice.aside.read_bytes() == content
    assert not path.exists()
    settings.theme = "ink"
    settings.save()
    assert Settings(path).theme == "ink"
    assert Settings(path).notices == ()


@given(content=st.binary(max_size=200))
def test_any_bytes_start(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.toml"
    path.write_bytes(content)
    settings = Settings(path)
    settings.motion = "reduced"
    settings.save()
    assert Settings(path).motion == "reduced"


def test_a_file_that_cannot_be_read_is_left_alone(path: Path) -> None:
    path.mkdir(parents=True)
    settings = Settings(path)
    assert [notice.code for notice in settings.notices] == ["settings_unreadable"]
    settings.theme = "ink"
    settings.save()
    assert path.is_dir()
    assert settings.theme == "ink", "for this run the choice holds"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    settings = Settings(tmp_path / "new" / "settings.toml")
    settings.path = blocked / "settings.toml"
    settings.theme = "ink"
    settings.save()
    settings.save()
    assert [notice.code for notice in settings.notices] == ["settings_not_saved"]


def test_an_interrupted_save_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = written(path, 'theme = "ink"\n')
    settings.theme = "paper"

    def full(_descriptor: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(os, "fsync", full)
    settings.save()
    assert path.read_text(encoding="utf-8") == 'theme = "ink"\n'
    assert os.listdir(path.parent) == ["settings.toml"]
    assert [notice.code for notice in settings.notices] == ["settings_not_saved"]
    monkeypatch.undo()
    settings.save()
    assert Settings(path).theme == "paper"
    assert settings.notices == (), "what is over is no longer said"


def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    real = tmp_path / "dotfiles.toml"
    real.write_text('theme = "ink"\n', encoding="utf-8")
    path.parent.mkdir(parents=True)
    path.symlink_to(real)
    settings = Settings(path)
    settings.theme = "contrast"
    settings.save()
    assert path.is_symlink()
    assert Settings(real).theme == "contrast"


def test_recent_files(path: Path) -> None:
    settings = Settings(path)
    for number in range(RECENT_FILES + 5):
        settings.add_recent(RecentFile(f"/{number}", opened=number))
    assert [file.path for file in settings.recent] == [f"/{number}" for number in range(24, 4, -1)]
    settings.pin_recent("/5", True)
    settings.add_recent(RecentFile("/new", opened=99))
    assert [file.path for file in settings.recent][:2] == ["/5", "/new"]
    assert len(settings.recent) == RECENT_FILES
    settings.add_recent(RecentFile("/5", name="Anna", opened=100))
    assert settings.recent[0] == RecentFile("/5", name="Anna", opened=100, pinned=True)
    settings.pin_recent("/5", False)
    settings.forget_recent("/new")
    assert "/new" not in [file.path for file in settings.recent]


def test_pinned_files_never_crowd_out_the_newest(path: Path) -> None:
    settings = Settings(path)
    for number in range(RECENT_FILES + 2):
        settings.add_recent(RecentFile(f"/pinned{number}", opened=number, pinned=True))
    settings.add_recent(RecentFile("/first", opened=50))
    settings.add_recent(RecentFile("/second", opened=51))
    assert [file.path for file in settings.recent if not file.pinned] == ["/second"]


def test_sheets_are_forgotten_in_time(path: Path) -> None:
    settings = Settings(path)
    settings.set_sheet("first", SheetSettings(zoom=110))
    settings.set_sheet("second", SheetSettings(zoom=120))
    for number in range(REMEMBERED_SHEETS - 2):
        settings.set_sheet(str(number), SheetSettings())
    settings.set_sheet("first", SheetSettings(zoom=130))
    settings.set_sheet("one more", SheetSettings())
    assert settings.sheet("first").zoom == 130
    assert settings.sheet("second") == SheetSettings()


def test_setting_aside_never_overwrites(tmp_path: Path) -> None:
    names = set()
    for content in ("one", "two", "three"):
        path = tmp_path / "settings.toml"
        path.write_text(content, encoding="utf-8")
        aside = set_aside(path)
        names.add(aside)
        assert aside.read_text(encoding="utf-8") == content
    assert len(names) == 3


def test_files_whose_names_are_no_text_are_remembered(tmp_path):
    """A Latin-1 name on a UTF-8 system: kept without loss, beside one that looks like its written form."""
    path = tmp_path / "settings.toml"
    settings = Settings(path)
    places = ["/home/n\udcff/a.rpgsheet", "percent:/home/n%FF/a.rpgsheet"]
    assert text_path("percent:%FF") == "percent:%FF"
    for number, place in enumerate(places):
        settings.add_recent(RecentFile(path=place, opened=9 - number))
    settings.last_folder = "/home/n\udcff"
    settings.last_table = "/home/n\udcff/t.rpgtable"
    settings.save()
    again = Settings(path)
    assert again.notices == settings.notices == ()
    assert [file.path for file in again.recent] == places
    assert (again.last_folder, again.last_table) == ("/home/n\udcff", "/home/n\udcff/t.rpgtable")


@pytest.mark.parametrize("value", ["9" * 5000, "0x" + "f" * 5000])
def test_a_number_without_end_is_damage(tmp_path, value):
    path = tmp_path / "settings.toml"
    path.write_text(f"zoom = {value}\n", encoding="utf-8")
    assert [notice.code for notice in Settings(path).notices] == ["settings_damaged"]


def test_a_sheet_never_seen_is_shown_as_the_person_wants_new_ones(path: Path) -> None:
    settings = written(path, '[sheet]\nzoom = 150\norder = "alphabet"\nat_hand = true\n[sheets.one]\nzoom = 110\n')
    assert settings.sheet("new") == SheetSettings(zoom=150, order="alphabet", at_hand=True)
    assert settings.sheet("one") == SheetSettings(zoom=110, order="alphabet", at_hand=True)
    settings.set_sheet("two", SheetSettings())
    assert settings.sheet("two") == SheetSettings(), "what was looked at stays as it was"


def test_fewer_recent_files_are_kept_at_once(path: Path) -> None:
    settings = Settings(path)
    for number in range(12):
        settings.add_recent(RecentFile(f"/{number}", opened=number, pinned=number == 0))
    settings.recent_kept = 5
    settings.trim_recent()
    assert [file.path for file in settings.recent] == ["/0", "/11", "/10", "/9", "/8"]


def test_two_programs_and_a_person_at_one_file(path: Path) -> None:
    """Each keeps what it changed; nobody takes another's change back."""
    first = written(path, 'theme = "ink"\n[keys]\nfind = ["Ctrl+1"]\n')
    second = Settings(path)
    first.theme_light, first.theme_dark = "contrast", "ink"
    first.set_raw("keys.find", None)
    first.set_sheet("one", SheetSettings(zoom=150))
    first.save()
    second.motion = "full"
    second.set_raw("keys.save", ["F2"])
    second.set_sheet("two", SheetSettings(zoom=200))
    second.save()
    path.write_text(path.read_text(encoding="utf-8") + "[own]\nword = 1\n", encoding="utf-8")
    first.language = "it"
    first.save()
    found = Settings(path)
    assert (found.theme, found.theme_light, found.motion, found.language) == ("ink", "contrast", "full", "it")
    assert (found.sheet("one").zoom, found.sheet("two").zoom) == (150, 200)
    assert (found.raw("keys"), found.raw("own.word")) == ({"save": ["F2"]}, 1)
    assert first.raw("own.word") == 1


def test_a_file_damaged_or_gone_while_it_was_in_use(path: Path) -> None:
    """What lay there is put aside, and what is chosen here is written; a file that is gone comes back whole."""
    settings = written(path, 'theme = "ink"\n')
    path.write_text("theme = ink ink\n", encoding="utf-8")
    settings.language = "fr"
    settings.save()
    assert (Settings(path).theme, Settings(path).language) == ("ink", "fr")
    (aside,) = path.parent.glob("settings.damaged-*")
    assert aside.read_text(encoding="utf-8") == "theme = ink ink\n"
    assert [(notice.code, notice.aside) for notice in settings.notices] == [("settings_damaged", aside)]
    path.unlink()
    settings.motion = "full"
    settings.save()
    assert (Settings(path).theme, Settings(path).language, Settings(path).motion) == ("ink", "fr", "full")


@pytest.mark.parametrize(
    "text", [f'a = "{"y" * LARGEST_FILE}"', f"sheet.zoom = 0x{'F' * 5000}", f"keys{'.a' * 900} = 1"]
)
def test_a_file_that_nobody_wrote_is_put_aside(path: Path, text: str) -> None:
    """A person would wait for it at every start, or could choose nothing any more."""
    settings = written(path, text)
    assert [notice.code for notice in settings.notices] == ["settings_damaged"]
    settings.theme = "ink"
    settings.save()
    assert Settings(path).theme == "ink"


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such files")
def test_a_pipe_in_its_place_stops_no_start(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)
    settings = Settings(path)
    settings.theme = "ink"
    settings.save()
    assert [notice.code for notice in settings.notices] == ["settings_unreadable"]
