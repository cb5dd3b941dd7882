"""The bundled fonts and icons are all there, load, and give ink where it is expected."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QFontMetricsF, QIcon, QImage, QRawFont

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting import icons
from brp_desktop.painting.fonts import FONT_FILES, load_fonts
from brp_desktop.painting.level_signs import level_character, paint_level_sign
from brp_desktop.painting.theme import LEVELS, Theme
from brp_desktop.painting.tokens import measures


def test_the_bundled_fonts_give_both_families_in_their_weights() -> None:
    families = load_fonts()
    assert {"Alegreya", "Source Sans 3"} <= set(families)
    assert load_fonts() is families
    assert {int(QFontDatabase.weight("Source Sans 3", style)) for style in QFontDatabase.styles("Source Sans 3")} >= {
        400,
        600,
        700,
    }
    assert {int(QFontDatabase.weight("Alegreya", style)) for style in QFontDatabase.styles("Alegreya")} >= {
        500,
        700,
        800,
    }


def test_no_font_file_is_missing_or_forgotten() -> None:
    assert {path.name for path in resource_path("fonts").glob("*.ttf")} == set(FONT_FILES)
    assert len(list(resource_path("fonts").glob("OFL-*.txt"))) == 2


def test_each_type_is_drawn_in_its_own_family_and_weight(paper: Theme) -> None:
    for name, token in measures().type.items():
        info = QFontInfo(paper.font(name))
        assert info.family() == token.family
        assert info.weight() == token.weight
        assert info.italic() == token.italic


def test_figures_of_values_are_tabular(paper: Theme) -> None:
    for name in ("micro", "small", "body", "strong", "value", "result"):
        metrics = QFontMetricsF(paper.font(name))
        assert len({round(metrics.horizontalAdvance(figure), 3) for figure in "0123456789"}) == 1


def test_signs_for_plain_text_are_in_the_text_font(paper: Theme) -> None:
    font = QRawFont.fromFont(paper.font("body"))
    assert font.glyphIndexesForString("★") == [0]
    for level in LEVELS:
        assert 0 not in font.glyphIndexesForString(level_character(level))
    assert len({level_character(level) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("name", sorted(measures().icon))
def test_every_icon_has_ink_of_its_colour_inside_its_square(name: str, canvas) -> None:
    sheet = canvas(32, 32)
    colour = QColor("#A8332A")
    sheet.painted(lambda painter: icons.paint_icon(painter, QRectF(4, 4, 24, 24), name, colour))
    ink = sheet.ink()
    assert len(ink) > 15
    assert all(4 <= x < 28 and 4 <= y < 28 for x, y in ink)
    strongest = max((sheet.image.pixelColor(x, y) for x, y in ink), key=QColor.alpha)
    assert strongest.alpha() > 150
    assert abs(strongest.red() - 0xA8) < 4
    assert abs(strongest.blue() - 0x2A) < 4


def test_no_picture_is_missing_or_forgotten() -> None:
    used = set(measures().icon.values()) | {sign.icon for sign in measures().level.values()}
    assert {path.stem for path in resource_path("icons").glob("*.svg")} == used


def test_an_unknown_icon_is_refused_by_name() -> None:
    with pytest.raises(icons.IconError) as caught:
        icons.icon("unheard-of", QColor("black"))
    assert caught.value.name == "unheard-of"


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_icons_are_drawn_for_the_scale_of_the_screen_not_stretched(
    ratio: float, monkeypatch: pytest.MonkeyPatch, canvas
) -> None:
    monkeypatch.setattr(icons, "screen_ratios", lambda: (1.0, ratio))
    side = round(16 * ratio)
    pixmap = icons.icon("undo", QColor("black")).pixmap(QSize(16, 16), ratio)
    assert pixmap.size() == QSize(side, side)
    assert pixmap.devicePixelRatio() == ratio
    sheet = canvas(side, side)
    drawn = sheet.painted(lambda painter: icons.paint_icon(painter, QRectF(sheet.rect), "undo", QColor("black")))
    shown = pixmap.toImage().convertToFormat(drawn.format())
    shown.setDevicePixelRatio(1)
    assert shown == drawn


def test_an_icon_is_kept_and_its_colour_is_part_of_its_identity() -> None:
    black, red = QColor("black"), QColor("red")
    assert icons.icon("undo", black).cacheKey() == icons.icon("undo", black).cacheKey()
    assert icons.icon("undo", black).cacheKey() != icons.icon("undo", red).cacheKey()


def test_a_disabled_icon_has_its_own_colour() -> None:
    made = icons.icon("roll", QColor("black"), off=QColor("#888888"))
    normal = made.pixmap(QSize(16, 16), QIcon.Mode.Normal).toImage()
    disabled = made.pixmap(QSize(16, 16), QIcon.Mode.Disabled).toImage()
    assert normal != disabled


def test_caches_are_bounded() -> None:
    for number in range(700):
        icons.icon("undo", QColor.fromRgb(number))
    assert icons._pixmap.cache_info().currsize <= 512
    assert icons._renderer.cache_info().currsize <= 256
    assert icons._icon.cache_parameters()["maxsize"] is not None


@pytest.mark.parametrize("side", [11, 16, 32])
def test_level_signs_differ_in_shape_not_only_in_colour(side: int, canvas) -> None:
    shapes: list[QImage] = []
    for level in LEVELS:
        sheet = canvas(side, side, QColor("white"))
        sheet.painted(
            lambda painter, level=level, sheet=sheet: paint_level_sign(painter, sheet.rect, level, QColor("black"))
        )
        shapes.append(sheet.image)
    for number, shape in enumerate(shapes):
        for other in shapes[number + 1 :]:
            unlike = sum(
                abs(shape.pixelColor(x, y).red() - other.pixelColor(x, y).red()) > 80
                for x in range(side)
                for y in range(side)
            )
            assert unlike > side * side * 0.04
