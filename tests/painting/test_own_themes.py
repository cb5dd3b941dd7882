"""Themes of one's own: from a folder, like a shipped one, with faults named and pairs that are hard to read."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.appearance import Appearance
from brp_desktop.painting import own_themes as module
from brp_desktop.painting.own_themes import load_own_theme, own_themes
from brp_desktop.painting.theme import THEME_IDS, load_theme
from brp_desktop.painting.tokens import ThemeError
from brp_desktop.storage.files import read_file
from brp_desktop.storage.settings import Settings

NIGHT = 'like = "ink"\nname = "Night sea"\n[base]\nfelt_night = "#10304A"\n'


def put(folder: Path, name: str, text: str) -> None:
    """A file in the folder of themes."""
    folder.mkdir(exist_ok=True, parents=True)
    (folder / name).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("like", THEME_IDS)
def test_a_file_says_only_what_differs(tmp_path: Path, like: str) -> None:
    put(tmp_path, "mine.toml", f'like = "{like}"\n[name]\nen = "Mine"\nfr = "À moi"\n')
    theme = load_own_theme(tmp_path, "own:mine")
    shipped = load_theme(like)
    assert (theme.id, theme.name("en"), theme.name("fr"), theme.is_dark) == (
        "own:mine",
        "Mine",
        "À moi",
        shipped.is_dark,
    )
    assert theme.colour("text") == shipped.colour("text")
    assert own_themes(tmp_path)[0].pairs == ()


def test_a_whole_file_needs_no_other(tmp_path: Path, project_root: Path) -> None:
    text = (project_root / "resources" / "themes" / "paper.toml").read_text(encoding="utf-8")
    put(tmp_path, "copy.toml", text.replace('"#F6F5F0"', '"#F0F0F0"'))
    assert load_own_theme(tmp_path, "own:copy").colour("panel").name() == "#f0f0f0"


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("like = ", "not_toml", ""),
        ("a = [[[[[[", "not_toml", ""),
        ('like = "neon"', "unknown_name", "like"),
        ("like = 3", "wrong_type", "like"),
        ('like = "ink"\nname = 3', "wrong_type", "name"),
        ('like = "ink"\nscrim_percent = 200', "wrong_type", "scrim_percent"),
        ('like = "ink"\n[base]\nfelt_night = "green"', "not_a_colour", "base.felt_night"),
        ('like = "ink"\n[base]\nfelt_night = 7', "wrong_type", "base.felt_night"),
        ('like = "ink"\n[base]\nfelt_tray = "#10304A"', "unused_colour", "base.felt_tray"),
        ('like = "ink"\n[colour]\nsheet = "papre"', "unknown_colour", "colour.sheet"),
        ('like = "ink"\n[colour]\nshet = "night_0"', "unknown_key", "colour.shet"),
        ('like = "ink"\n[stroke]\nfocus = 900', "out_of_range", "stroke.focus"),
        ('like = "ink"\n[stroke]\nfocus = nan', "out_of_range", "stroke.focus"),
        ('like = "ink"\nlevel = 1', "wrong_type", "level"),
        ('name = "No colours"', "missing_key", "scrim_percent"),
    ],
)
def test_a_malformed_file_is_named_with_field_and_reason(tmp_path: Path, text: str, code: str, key: str) -> None:
    put(tmp_path, "odd.toml", text)
    put(tmp_path, "night.toml", NIGHT)
    night, odd = own_themes(tmp_path)
    assert night.theme is not None
    assert odd.error is not None
    assert (odd.error.code, odd.error.file, odd.error.key) == (code, "odd.toml", key)


@pytest.mark.parametrize("name", ["own:../settings", "own:", "own:a/b", "own:..", "own:gone"])
def test_no_other_place_is_read(tmp_path: Path, name: str) -> None:
    (tmp_path / "settings.toml").write_text(NIGHT, encoding="utf-8")
    put(tmp_path / "themes" / "a", "b.toml", NIGHT)
    with pytest.raises(ThemeError):
        load_own_theme(tmp_path / "themes", name)


def test_what_is_no_theme_file_is_left_alone(tmp_path: Path) -> None:
    put(tmp_path, ".hidden.toml", NIGHT)
    put(tmp_path, "notes.txt", "x")
    (tmp_path / "folder.toml").mkdir()
    (own,) = own_themes(tmp_path)
    assert own.error is not None
    assert own.error.code == "unreadable"
    assert own_themes(tmp_path / "nowhere") == ()


def test_pairs_that_are_hard_to_read_are_named_and_the_theme_is_taken(tmp_path: Path) -> None:
    put(tmp_path, "faint.toml", 'like = "paper"\n[base]\nink_text = "#8899AA"\nwoad_6 = "#C8D8E8"\n')
    (own,) = own_themes(tmp_path)
    assert own.theme is not None
    named = {(each.pair.front, each.pair.ground) for each in own.pairs}
    assert {("text", "sheet"), ("focus", "sheet")} <= named
    assert ("danger", "sheet") not in named


@pytest.mark.parametrize("choice", ["own:gone", "own:odd", "own:../x", "pink", ""])
def test_a_theme_that_cannot_be_used_is_no_reason_not_to_start(qapp: QApplication, tmp_path: Path, choice: str) -> None:
    put(tmp_path, "odd.toml", "like = ")
    appearance = Appearance(choice or "system", folder=tmp_path)
    assert appearance.theme_id in ("paper", "ink")
    assert (appearance.trouble is not None) is bool(choice)
    appearance.choose_theme("contrast")
    assert appearance.trouble is None


def test_the_pair_that_follows_the_system_may_be_ones_own(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "themes", "night.toml", NIGHT)
    settings = Settings(tmp_path / "settings.toml")
    settings.theme_dark, settings.theme_light = "own:night", "contrast"
    appearance = Appearance(folder=tmp_path / "themes")
    appearance.follow(settings)
    dark = QGuiApplication.styleHints().colorScheme().name == "Dark"
    assert appearance.theme_id == ("own:night" if dark else "contrast")
    settings.theme_light = "own:night"
    appearance.follow(settings)
    assert appearance.theme_id == "own:night"
    assert appearance.theme.colour("felt").name() == "#10304a"


def test_a_file_that_is_changed_shows_at_once(qapp: QApplication, tmp_path: Path) -> None:
    put(tmp_path, "night.toml", NIGHT)
    appearance = Appearance("own:night", folder=tmp_path)
    heard: list[str] = []
    appearance.theme_changed.connect(lambda theme: heard.append(theme.colour("felt").name()))
    put(tmp_path, "night.toml", NIGHT.replace("10304A", "203040"))
    appearance.read_again()
    assert heard == ["#203040"]
    put(tmp_path, "night.toml", "like = ")
    appearance.read_again()
    assert appearance.theme_id in ("paper", "ink")
    assert appearance.trouble is not None
    put(tmp_path, "night.toml", NIGHT)
    appearance.read_again()
    assert appearance.theme_id == "own:night"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ('"\\u202Eevil\\n<b>"', "evil <b>"),
        (f'"{"A name " * 2000}"', f"{('A name ' * 9)[:59].rstrip()}…"),
        ('""', "mine"),
        ('" \\n "', "mine"),
    ],
)
def test_names_are_shown_in_a_line(tmp_path: Path, name: str, shown: str) -> None:
    """A menu holds them: neither as wide as a book nor empty, and no letter that turns the others round."""
    put(tmp_path, "mine.toml", f'like = "ink"\nname = {name}\n')
    assert load_own_theme(tmp_path, "own:mine").name("en") == shown


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_files_whose_names_cannot_be_kept_are_named(tmp_path: Path) -> None:
    """An id that the settings do not hold is never offered."""
    for name in (b"caf\xe9.toml", b"x" * 240 + b".toml"):
        (tmp_path / os.fsdecode(name)).write_text('like = "ink"\n', encoding="utf-8")
    found = own_themes(tmp_path)
    assert [each.error and each.error.code for each in found] == ["file_name", "file_name"]
    assert all(each.error and len(each.error.file) <= 60 and each.error.file.isprintable() for each in found)


def test_every_theme_that_is_offered_can_be_kept(tmp_path: Path) -> None:
    for name in ("a&b", "own:own", " ", "x" * 196, "two\nlines"):
        put(tmp_path, f"{name}.toml", 'like = "ink"\n')
    settings = Settings(tmp_path / "settings.toml")
    for each in own_themes(tmp_path):
        if each.theme is not None:
            settings.theme = each.id
    settings.save()
    assert settings.notices == ()


@pytest.mark.parametrize("text", [f"scrim_percent = 0x{'F' * 5000}", f"zz{'.a' * 900} = 1", f'"{"k" * 9999}" = 1'])
def test_absurd_files_are_faults_that_can_be_said(tmp_path: Path, text: str) -> None:
    put(tmp_path, "mine.toml", f'like = "paper"\n{text}\n')
    (own,) = own_themes(tmp_path)
    assert own.error is not None
    assert len(str(own.error)) < 400


def test_a_file_is_read_again_only_when_it_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of themes: whoever opens a menu does not wait for those that are known."""
    read = []
    monkeypatch.setattr(module, "read_file", lambda path: (read.append(path.name), read_file(path))[1])
    for number in range(3):
        put(tmp_path, f"{number}.toml", f'like = "ink"\nname = "{number}"\n')
    before = own_themes(tmp_path)
    assert own_themes(tmp_path) == before
    assert read == ["0.toml", "1.toml", "2.toml"]
    put(tmp_path, "1.toml", 'like = "ink"\nname = "Another"\n')
    (tmp_path / "2.toml").unlink()
    assert [each.theme and each.theme.name("en") for each in own_themes(tmp_path)] == ["0", "Another"]
    assert read[3:] == ["1.toml"]


def test_a_file_of_megabytes_is_no_theme(tmp_path: Path) -> None:
    put(tmp_path, "big.toml", 'like = "ink"\n' + "#" * module.LARGEST_FILE)
    (own,) = own_themes(tmp_path)
    assert own.error is not None
    assert own.error.detail == "too_large"
