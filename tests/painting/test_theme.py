"""Themes load, are complete, change live, and say what is wrong with a bad file."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.theme import COLOURS, THEME_IDS, Theme, blend, load_theme, load_theme_file, palette
from brp_desktop.painting.tokens import ThemeError, measures, read_measures

PAPER = resource_path("themes", "paper.toml").read_text(encoding="utf-8")
MEASURES = resource_path("themes", "measures.toml").read_text(encoding="utf-8")


def test_every_theme_has_all_colours_and_three_names(theme: Theme) -> None:
    assert all(theme.colour(name).isValid() for name in COLOURS)
    assert len({theme.name(language) for language in ("en", "fr", "it")}) == 3
    assert theme.name("de") == theme.name("en")
    assert 0 < theme.scrim_strength <= 1


def test_light_and_dark_are_told_apart() -> None:
    assert [load_theme(theme).is_dark for theme in THEME_IDS] == [False, True, True]
    assert [load_theme(theme).high_contrast for theme in THEME_IDS] == [False, False, True]
    assert load_theme("contrast").stroke["focus"] == 3
    assert load_theme("paper").stroke["focus"] == 2


def test_a_theme_is_read_once() -> None:
    assert load_theme("ink") is load_theme("ink")


def test_unknown_theme_is_refused() -> None:
    with pytest.raises(ThemeError) as caught:
        load_theme("neon")
    assert caught.value.code == "unknown_name"
    assert caught.value.file == "neon.toml"


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ("[base]\n", '[base]\nodd = "green"\n', "not_a_colour", "base.odd"),
        ('= "#FEFDFA"', '= "#FEFDF"', "not_a_colour", "base.paper_0"),
        ('= "#FEFDFA"', "= 7", "wrong_type", "base.paper_0"),
        ('sheet       = "paper_0"\n', "", "missing_key", "colour.sheet"),
        ('sheet       = "paper_0"', 'sheet = "papre_0"', "unknown_colour", "colour.sheet"),
        ('sheet       = "paper_0"', 'sheet = "#FEFDFA"', "unknown_colour", "colour.sheet"),
        ('sheet       = "paper_0"', 'sheet = "paper_0"\nshet = "paper_0"', "unknown_key", "colour.shet"),
        ("[heat]", "[heath]", "unknown_key", "heath"),
        ("[side]", "[side]\nc = 1", "unknown_key", "side.c"),
        ('en = "Paper", ', "", "missing_key", "name.en"),
        ("scrim_percent = 45", "scrim_percent = 145", "wrong_type", "scrim_percent"),
        ("scrim_percent = 45", "scrim_percent = true", "wrong_type", "scrim_percent"),
        ('id = "paper"', "id = ", "not_toml", ""),
        ("[colour]", "[colour]\n[level]", "not_toml", ""),
    ],
)
def test_a_bad_theme_file_names_file_and_key(tmp_path: Path, old: str, new: str, code: str, key: str) -> None:
    assert old in PAPER
    path = tmp_path / "mine.toml"
    path.write_text(PAPER.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ThemeError) as caught:
        load_theme_file(path)
    assert (caught.value.code, caught.value.file, caught.value.key) == (code, "mine.toml", key)
    assert "mine.toml" in str(caught.value)


def test_a_file_that_cannot_be_read_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(ThemeError) as caught:
        load_theme_file(tmp_path / "absent.toml")
    assert (caught.value.code, caught.value.file) == ("unreadable", "absent.toml")
    (tmp_path / "latin.toml").write_bytes(b'id = "caf\xe9"')
    with pytest.raises(ThemeError) as caught:
        load_theme_file(tmp_path / "latin.toml")
    assert caught.value.code == "unreadable"


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ("step = 5, size", 'step = "5", size', "wrong_type", "pattern.dots.step"),
        ('pattern = "dots"', 'pattern = "dotty"', "unknown_name", "level.critical.pattern"),
        ('kind = "hatch"', 'kind = "hatching"', "unknown_name", "pattern.cross.kind"),
        ('font = "text",  size = 12', 'font = "txt", size = 12', "unknown_name", "type.micro.font"),
        ("[space]", "[spaces]", "missing_key", "space"),
        ('digit = "#FFCF5C"', 'digit = "gold"', "not_a_colour", "dice.ones.digit"),
    ],
)
def test_bad_measures_name_file_and_key(tmp_path: Path, old: str, new: str, code: str, key: str) -> None:
    assert old in MEASURES
    path = tmp_path / "measures.toml"
    path.write_text(MEASURES.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ThemeError) as caught:
        read_measures(path)
    assert (caught.value.code, caught.value.file, caught.value.key) == (code, "measures.toml", key)


def test_every_cut_of_a_theme_file_is_either_an_error_or_a_theme(tmp_path: Path) -> None:
    path = tmp_path / "cut.toml"
    lines = PAPER.splitlines(keepends=True)
    files = []
    for number in range(len(lines)):
        path.write_text("".join(lines[:number] + lines[number + 1 :]), encoding="utf-8")
        try:
            load_theme_file(path)
        except ThemeError as error:
            files.append(error.file)
    assert set(files) == {"cut.toml"}
    assert len(files) > len(lines) * 0.8


def test_palette_sets_every_role_in_every_group(theme: Theme) -> None:
    made = palette(theme)
    untouched = QPalette()
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled):
        for role in QPalette.ColorRole:
            if role in (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles):
                continue
            assert made.isBrushSet(group, role), (group, role)
            assert not untouched.isBrushSet(group, role)
    assert made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text) == theme.colour("text_off")
    assert made.color(QPalette.ColorRole.Base) == theme.colour("sheet")


def test_palettes_of_the_themes_differ() -> None:
    assert len({palette(load_theme(theme)).color(QPalette.ColorRole.Text).name() for theme in THEME_IDS}) == 3


def test_fonts_follow_type_and_zoom(theme: Theme) -> None:
    for name, token in measures().type.items():
        font = theme.font(name)
        assert (font.pixelSize(), int(font.weight()), font.italic()) == (token.size, token.weight, token.italic)
        assert font.families()[0] == token.family
        assert theme.font(name, 2.0).pixelSize() == 2 * token.size
        assert theme.line_height(name, 1.5) == round(token.line * 1.5)


def test_a_font_given_out_can_be_altered_without_harm(paper: Theme) -> None:
    paper.font("body").setPixelSize(99)
    assert paper.font("body").pixelSize() == 14


def test_blend_goes_from_one_to_the_other() -> None:
    black, white = QColor(0, 0, 0), QColor(255, 255, 255)
    assert [blend(black, white, share).red() for share in (0, 0.5, 1)] == [0, 128, 255]
