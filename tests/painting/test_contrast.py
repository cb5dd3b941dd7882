"""Every pair of colours that meet is recomputed: it keeps its minimum and is what the table says."""

import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.contrast import contrast_ratio
from brp_desktop.painting.readable import pairs as pairs_of
from brp_desktop.painting.readable import unreadable
from brp_desktop.painting.theme import COLOURS, LEVELS, SIDES, THEME_IDS, Theme, blend, load_theme, load_theme_file

TABLE = Path(__file__).parents[1] / "data" / "contrast.toml"
MARKS = ("focus-on-", "border-on-", "tick-outline-on-", "accent-on-")


def pairs() -> list[tuple[str, str, float]]:
    """Theme, pair and ratio of every line of the table."""
    tables = tomllib.loads(TABLE.read_text(encoding="utf-8"))["contrast"]
    return [(theme, pair, ratio) for theme, table in tables.items() for pair, ratio in table.items()]


def is_mark(pair: str) -> bool:
    """Whether the front of a pair is a sign, a frame or a ring rather than words."""
    return pair.startswith(MARKS) or ".mark-on-" in pair


def colours(theme: Theme, pair: str) -> tuple[QColor, QColor]:
    """The two colours a pair's name stands for."""
    front, _, ground = pair.partition("-on-")
    kind, _, rest = front.partition(".")
    if kind in ("level", "side"):
        name, _, part = rest.partition(".")
        entry = theme.level(name) if kind == "level" else theme.side(name)
        return getattr(entry, part), entry.fill if ground == "fill" else theme.colour(ground)
    if kind == "heat":
        return theme.heat.text, theme.heat.high
    if ground == "felt_light_centre":
        shine = 0.0 if theme.high_contrast else 0.12
        return theme.colour(front), blend(theme.colour("felt"), QColor("white"), shine)
    return theme.colour("tick" if front == "tick-outline" else front), theme.colour(ground)


@pytest.mark.parametrize(("theme_id", "pair", "listed"), pairs())
def test_pair_is_as_listed_and_readable(theme_id: str, pair: str, listed: float) -> None:
    front, ground = colours(load_theme(theme_id), pair)
    if pair == "heat.text-on-worst-cell":
        heat = load_theme(theme_id).heat  # cells show 5 to 95 %, the ends of the ramp are 0 and 100 %
        ratio = min(contrast_ratio(heat.text, blend(heat.low, heat.high, n / 20)) for n in range(1, 20))
    else:
        ratio = contrast_ratio(front, ground)
    assert ratio == pytest.approx(listed, abs=0.02)
    assert ratio >= (3.0 if is_mark(pair) else 4.5)


@pytest.mark.parametrize("theme_id", THEME_IDS)
def test_whatever_meets_is_readable(theme_id: str) -> None:
    """Every colour of words on every ground it may lie on, every mark; the design's table is only some of them."""
    theme = load_theme(theme_id)
    assert unreadable(theme) == ()
    known = {f"{pair.front}-on-{pair.ground}": pair.least for pair, _ in pairs_of(theme)}
    for pair in (pair for id_, pair, _ in pairs() if id_ == theme_id):
        if not pair.startswith("tick-outline") and pair != "focus-on-felt":
            assert known[pair] == (3.0 if is_mark(pair) else 4.5), pair
    used = {part for pair, _ in pairs_of(theme) for part in (pair.front, pair.ground)}
    lines = {"line", "divider", "scrim"}  # they only part what is told apart without them
    assert set(COLOURS) - used == lines


@pytest.mark.parametrize("name", sorted(set(COLOURS) - {"line", "divider", "scrim"}))
def test_a_colour_too_near_to_its_ground_is_found(tmp_path: Path, name: str) -> None:
    """Whichever colour of a theme is made like what it lies on or what lies on it."""
    text = resource_path("themes", "ink.toml").read_text(encoding="utf-8")
    meets = {"accent": "on_accent", "tick_fill": "on_tick", "felt": "felt_text", "on_accent": "accent"}
    other = meets.get(name, {"on_tick": "tick_fill", "felt_text": "felt", "felt_text_2": "felt"}.get(name, "sheet"))
    other = "text" if other == name else other
    grounds = ("window", "panel", "sheet", "raised", "hover", "pressed", "selected", "accent_tint")
    if name in grounds or name.endswith("_tint"):
        other = "text"
    line = next(line for line in text.splitlines() if line.startswith(f"{name} "))
    like = next(line for line in text.splitlines() if line.startswith(f"{other} ")).split("=")[1]
    path = tmp_path / "flat.toml"
    path.write_text(text.replace(line, f"{name} ={like}"), encoding="utf-8")
    found = unreadable(load_theme_file(path))
    assert any(name in (each.pair.front, each.pair.ground) for each in found)
    assert all(each.ratio < each.pair.least for each in found)


def test_the_table_knows_every_theme_level_and_side() -> None:
    listed = {(theme, pair) for theme, pair, _ in pairs()}
    for theme in THEME_IDS:
        for level in LEVELS:
            assert (theme, f"level.{level}.text-on-sheet") in listed
        for side in SIDES:
            assert (theme, f"side.{side}.text-on-fill") in listed


def test_no_place_of_the_felt_is_lighter_than_the_table_allows(theme: Theme, canvas) -> None:
    """The words of the result lie on painted felt, not on one colour: every pixel of it carries them."""
    from brp_desktop.painting.dice.tray import paint_felt

    sheet = canvas(356, 132, theme.colour("panel"))
    image = sheet.painted(lambda painter: paint_felt(painter, sheet.rect, theme))
    worst = min(
        contrast_ratio(theme.colour("felt_text_2"), image.pixelColor(x, y))
        for x in range(8, 348, 6)
        for y in range(8, 124, 6)
    )
    assert worst >= 4.5


def test_ratio_of_black_and_white_is_21_in_either_order() -> None:
    black, white = QColor("black"), QColor("white")
    assert contrast_ratio(black, white) == contrast_ratio(white, black) == pytest.approx(21.0)
    assert contrast_ratio(white, white) == 1.0
