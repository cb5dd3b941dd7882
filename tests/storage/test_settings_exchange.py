"""Settings to take along: everything a person chose goes out and comes back, nothing else does, faults are named."""

import tomllib
from pathlib import Path

import pytest

from brp_desktop.storage import StorageError
from brp_desktop.storage.setting_types import Choice, Number, Setting, Switch
from brp_desktop.storage.settings import RecentFile, Settings, SheetSettings, WindowGeometry
from brp_desktop.storage.settings_exchange import (
    KEYS,
    Change,
    Refusal,
    chosen_settings,
    read_settings,
    write_settings,
)


def another(setting: Setting[object]) -> object:
    """A value that is allowed and not the default."""
    match setting:
        case Choice():
            return setting.allowed[-1] if setting.default != setting.allowed[-1] else setting.allowed[0]
        case Switch():
            return not setting.default
        case Number():
            return setting.minimum if setting.default != setting.minimum else setting.maximum
    return "fr"


def changed(path: Path) -> Settings:
    """Settings of which a person chose every single one."""
    settings = Settings(path)
    for name, setting in chosen_settings().items():
        setattr(settings, name, another(setting))
    settings.window = WindowGeometry(1, 2, 300, 400)
    settings.last_folder = "/secret"
    settings.add_recent(RecentFile("/secret/one", name="One"))
    settings.set_sheet("one", SheetSettings(zoom=150))
    return settings


def test_what_was_chosen_comes_back_elsewhere_and_nothing_else_goes_out(tmp_path: Path) -> None:
    settings, file = changed(tmp_path / "here.toml"), tmp_path / "mine.toml"
    write_settings(settings, file)
    assert "secret" not in file.read_text(encoding="utf-8")
    elsewhere = Settings(tmp_path / "there.toml")
    found = read_settings(elsewhere, file)
    assert found.refusals == ()
    assert [change.setting for change in found.changes] == list(chosen_settings())
    assert read_settings(settings, file).changes == ()


def test_the_settings_file_of_another_place_can_be_taken(tmp_path: Path) -> None:
    """What it remembers of windows and files is not taken, and is no fault either."""
    changed(tmp_path / "here.toml").save()
    found = read_settings(Settings(tmp_path / "there.toml"), tmp_path / "here.toml")
    assert found.refusals == ()
    assert {change.setting for change in found.changes} == set(chosen_settings())


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ('motion = "wild"', Refusal("motion", "unknown_value", "wild")),
        ("motion = 3", Refusal("motion", "wrong_kind", "3", "str")),
        ('[gm]\nreopen_table = "yes"', Refusal("gm.reopen_table", "wrong_kind", "yes", "bool")),
        ("[files]\nrecent = 4", Refusal("files.recent", "out_of_range", "4", "5–100")),
        ("[files]\nrecent = true", Refusal("files.recent", "wrong_kind", "true", "int")),
        ("[sound]\nvolume = 3", Refusal("sound.volume", "unknown_setting")),
        ("[files.recent]\nnumber = 4", Refusal("files.recent.number", "unknown_setting")),
    ],
)
def test_what_cannot_be_taken_is_named_and_the_rest_is_taken(tmp_path: Path, text: str, refusal: Refusal) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'theme = "ink"\n{text}\n', encoding="utf-8")
    found = read_settings(Settings(tmp_path / "here.toml"), file)
    assert found.changes == (Change("theme", "ink"),)
    assert found.refusals == (refusal,)


@pytest.mark.parametrize("content", [b"theme = ", b"\xff\xfe\x00", b"[[[[", b"x = " + b"[" * 5000, b"\x00", b"{}"])
def test_another_file_is_refused_by_name(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other.toml"
    file.write_bytes(content)
    with pytest.raises(StorageError) as caught:
        read_settings(Settings(tmp_path / "here.toml"), file)
    assert (caught.value.code, caught.value.path) == ("not_toml", file)
    with pytest.raises(StorageError) as caught:
        read_settings(Settings(tmp_path / "here.toml"), tmp_path / "absent.toml")
    assert caught.value.code == "not_found"


def test_the_file_is_read_by_any_reader_of_toml(tmp_path: Path) -> None:
    write_settings(Settings(tmp_path / "here.toml"), tmp_path / "mine.toml")
    read = tomllib.loads((tmp_path / "mine.toml").read_text(encoding="utf-8"))
    assert (read["theme"], read["files"]["recent"]) == ("system", 20)


def test_keys_travel_as_they_are_and_newer_ones_too(tmp_path: Path) -> None:
    settings, file = Settings(tmp_path / "here.toml"), tmp_path / "mine.toml"
    settings.set_raw("keys.save", ["Ctrl+Alt+S"])
    settings.set_raw("keys.of_a_newer_version", ["F9"])
    write_settings(settings, file)
    there = Settings(tmp_path / "there.toml")
    found = read_settings(there, file)
    assert found.refusals == ()
    assert found.changes == (Change(KEYS, {"save": ["Ctrl+Alt+S"], "of_a_newer_version": ["F9"]}),)
    assert read_settings(settings, file).changes == ()
