"""Looks of dice: every colour, material and table can be read, keeps to its place, and leaves high contrast alone."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainterPath

from brp_desktop.painting.contrast import contrast_ratio
from brp_desktop.painting.dice import body, looks
from brp_desktop.painting.dice.film import DiceFilm, DieFace
from brp_desktop.painting.dice.kinds import KINDS, values
from brp_desktop.painting.dice.skins import _LEVELS, READABLE, Skin, skin
from brp_desktop.painting.dice.textures import STRONGEST, gleam, grain
from brp_desktop.painting.dice.tray import paint_felt
from brp_desktop.painting.theme import THEME_IDS, Theme, blend, load_theme
from brp_desktop.painting.tokens import DiceLook
from brp_desktop.storage.settings import DICE_COLOURS, DICE_MATERIALS, DICE_TABLES

DARKEST = body._AMBIENT * (1 - body._GLOW)
BRIGHTEST = (body._AMBIENT + body._DIFFUSE) * (1 + body._GLOW)
"""The light that falls on a face, at least and at most."""
BLACK, WHITE = QColor("black"), QColor("white")


@pytest.fixture(scope="module", autouse=True)
def _brushes_go_again() -> Iterator[None]:
    """Every colour in every material is ten thousands of brushes: whatever looks at all objects would be slow."""
    yield
    skin.cache_clear()


def test_every_choice_has_its_colours_and_all_colours_are_choices() -> None:
    assert set(DICE_COLOURS) - {looks.CLASSIC_COLOUR} == set(looks._looks().colours)
    assert set(DICE_TABLES) - {looks.FELT, looks.PLAIN} == set(looks._looks().tables)
    assert set(STRONGEST) == set(DICE_MATERIALS) - {"matt"}


@pytest.mark.parametrize("material", DICE_MATERIALS)
@pytest.mark.parametrize("colour", DICE_COLOURS)
def test_digits_are_readable_in_every_light(colour: str, material: str) -> None:
    """On each face, with the lightest and the darkest spot of its grain or highlight behind the digit."""
    over = STRONGEST.get(material, 0.0)
    for kind in KINDS:
        coat = skin(kind, colour, material)
        for level in range(Skin.level(DARKEST), Skin.level(BRIGHTEST) + 1):
            ink, face = coat.digits(level)[0].color(), coat.colours[level]
            for spot in (face, blend(face, WHITE, over), blend(face, BLACK, over)):
                assert contrast_ratio(ink, spot) >= READABLE - 0.05, (kind, level)


@pytest.mark.parametrize("material", ["stone", "metal"])
def test_no_spot_of_a_grain_is_stronger_than_the_digits_allow(material: str) -> None:
    image = grain(material)
    alphas = {image.pixelColor(x, y).alphaF() for x in range(image.width()) for y in range(image.height())}
    assert 0.05 < max(alphas) <= STRONGEST[material] + 0.01
    assert len(alphas) > 10


@pytest.mark.parametrize("kind", KINDS)
def test_the_highlight_stays_away_from_the_digits(kind: str, canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    """Painted, not computed: where the digits of the result stand, the face below them keeps its contrast."""
    area = QSizeF(120, 120)
    theme = load_theme("paper").with_dice(DiceLook("classic", "glossy", "plain"))
    coat = skin(kind, "classic", "glossy")
    for value in list(values(kind))[:: max(1, len(values(kind)) // 4)]:
        film = DiceFilm([DieFace(kind, value)], "look", area, share=1.0)
        sheet = canvas(120, 120, theme.colour("felt"))
        draw = partial(film.paint, rect=QRectF(0, 0, 120, 120), theme=theme, t=film.duration)
        with_digits = sheet.painted(draw).copy()
        with monkeypatch.context() as patch:
            outlines = dict.fromkeys(body._outlines(kind), QPainterPath())
            patch.setattr(body, "_outlines", lambda kind, outlines=outlines: outlines)
            bare = canvas(120, 120, theme.colour("felt")).painted(draw).copy()
        inks = {coat.digits(level)[0].color().rgb() for level in range(_LEVELS)}
        places = [(x, y) for x in range(120) for y in range(120) if with_digits.pixel(x, y) in inks]
        assert len(places) > 4, value
        worst = min(contrast_ratio(with_digits.pixelColor(x, y), bare.pixelColor(x, y)) for x, y in places)
        assert worst >= READABLE - 0.15, value


@pytest.mark.parametrize("theme_id", THEME_IDS)
@pytest.mark.parametrize("table", DICE_TABLES)
def test_words_on_every_table_are_readable(theme_id: str, table: str, canvas) -> None:
    theme = load_theme(theme_id).with_dice(DiceLook(table=table))
    sheet = canvas(356, 132, theme.colour("panel"))
    image = sheet.painted(lambda painter: paint_felt(painter, sheet.rect, theme))
    for front in ("felt_text", "felt_text_2"):
        worst = min(
            contrast_ratio(theme.colour(front), image.pixelColor(x, y))
            for x in range(8, 348, 3)
            for y in range(8, 124, 3)
        )
        assert worst >= 4.5, front


def test_tables_differ_and_stay_the_same(canvas) -> None:
    shown = []
    for table in (*DICE_TABLES, *DICE_TABLES):
        theme = load_theme("ink").with_dice(DiceLook(table=table))
        sheet = canvas(200, 90, theme.colour("panel"))
        shown.append(sheet.painted(partial(paint_felt, rect=sheet.rect, theme=theme)).copy())
    assert shown[:4] == shown[4:]
    assert len({bytes(image.constBits()) for image in shown}) == 4


def test_high_contrast_keeps_its_plain_black_and_its_edges(canvas) -> None:
    """Whatever was chosen: no grain, no shine, no wood."""
    plain = load_theme("contrast")
    look = plain.with_dice(DiceLook("classic", "metal", "wood"))
    shown = []
    for theme in (plain, look):
        sheet = canvas(200, 90, theme.colour("panel"))
        shown.append(sheet.painted(partial(paint_felt, rect=sheet.rect, theme=theme)).copy())
    assert looks.look_in(look) == DiceLook("classic", "matt", "plain")
    assert shown[1].pixelColor(100, 45) == plain.colour("felt")


@pytest.mark.parametrize("colour", DICE_COLOURS)
def test_tens_and_ones_never_look_alike(colour: str) -> None:
    for one, other in (("tens", "ones"), ("d6", "coal")):
        first, second = looks.die_colours(one, colour), looks.die_colours(other, colour)
        assert contrast_ratio(QColor(first.body), QColor(second.body)) >= 1.8


def test_a_theme_with_dark_words_on_its_felt_keeps_its_felt(monkeypatch: pytest.MonkeyPatch) -> None:
    theme = load_theme("paper").with_dice(DiceLook(table="wood"))
    assert looks.table_colour(theme) != theme.colour("felt")
    real = Theme.colour
    monkeypatch.setattr(Theme, "colour", lambda self, name: BLACK if name == "felt_text_2" else real(self, name))
    assert looks.table_colour(theme) == theme.colour("felt")


def test_a_picture_of_the_highlight_is_made_once() -> None:
    assert gleam(30) is gleam(30)
    assert isinstance(skin("d6", "coal", "stone"), Skin)
    assert skin("d6", "coal", "stone") is skin("d6", "coal", "stone")
