"""The odds bar: counts, widths, legend, and that its parts can be told apart without colour."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from brp_desktop.painting.odds_bar import LEAST, legend_parts, odds_segments, paint_odds_bar, paint_side
from brp_desktop.painting.theme import SIDES

BAR = QRectF(5, 3, 460, 30)
COUNTS = st.lists(st.integers(0, 10_000), min_size=4, max_size=4).filter(any)


@given(COUNTS)
def test_segments_fill_the_bar_in_order(counts: list[int]) -> None:
    """Every outcome that can come up has 3 px at least, none of the others; together they are the bar."""
    shares = list(zip(SIDES, counts, strict=True))
    parts = odds_segments(BAR, shares, sum(counts))
    assert [(part.kind, part.count) for part in parts] == [share for share in shares if share[1]]
    assert parts[0].rect.left() == BAR.left()
    assert parts[-1].rect.right() == pytest.approx(BAR.right())
    for before, after in pairwise(parts):
        assert after.rect.left() == pytest.approx(before.rect.right())
    assert all(part.rect.width() >= LEAST - 1e-6 for part in parts)


@given(COUNTS)
def test_wider_means_more_often(counts: list[int]) -> None:
    parts = odds_segments(BAR, list(zip(SIDES, counts, strict=True)), sum(counts))
    for one in parts:
        for other in parts:
            if one.count > other.count:
                assert one.rect.width() >= other.rect.width() - 1e-6


@given(COUNTS)
def test_the_legend_adds_up_to_a_hundred(counts: list[int]) -> None:
    shares = list(zip(SIDES, counts, strict=True))
    parts = legend_parts(shares, sum(counts))
    assert sum(part.per_ten_thousand for part in parts) == 10_000
    assert [part.kind for part in parts] == list(SIDES)
    for part, (_, count) in zip(parts, shares, strict=True):
        assert (part.per_ten_thousand > 0) == (count > 0)
        assert abs(part.per_ten_thousand - 10_000 * count / sum(counts)) < 4


def test_a_contest_to_two_decimals() -> None:
    """The counts of 10 000 pairs are their own percentages."""
    shares = [("a", 5021), ("draw", 24), ("nobody", 3150), ("b", 1805)]
    assert [part.per_ten_thousand for part in legend_parts(shares, 10_000)] == [5021, 24, 3150, 1805]


@pytest.mark.parametrize("shares", [[("a", 3)], [("a", -1), ("b", 3)], []])
def test_counts_that_do_not_add_up_are_refused(shares) -> None:
    with pytest.raises(ValueError):
        odds_segments(BAR, shares, 2)


def test_parts_differ_in_grey_or_in_pattern(theme, canvas, grey) -> None:
    """U08: on a grey screen two neighbours differ in lightness, or one has a pattern that the other has not."""

    def looks(kind: str) -> tuple[float, int]:
        image = canvas(48, 48).painted(lambda painter: paint_side(painter, QRectF(0, 0, 48, 48), theme, kind))
        tones = [round(grey(image.pixelColor(x, y)) / 16) for x in range(48) for y in range(48)]
        return sum(tones) / len(tones), len(set(tones))

    seen = {kind: looks(kind) for kind in SIDES}
    for number, kind in enumerate(SIDES):
        for other in SIDES[number + 1 :]:
            (mean, tones), (other_mean, other_tones) = seen[kind], seen[other]
            assert abs(mean - other_mean) > 0.5 or tones != other_tones, (kind, other)


def test_the_bar_stays_inside_and_has_dividers(theme, canvas) -> None:
    shares = [("a", 5021), ("draw", 24), ("nobody", 3150), ("b", 1805)]
    board = canvas(470, 40)

    def draw(painter: QPainter) -> None:
        paint_odds_bar(painter, BAR, theme, shares, 10_000)

    image = board.painted(draw)
    assert board.is_clean_outside(BAR)
    for part in odds_segments(BAR, shares, 10_000)[1:]:
        assert image.pixelColor(round(part.rect.left()), 18) == theme.colour("divider")
    assert canvas(470, 40).painted(draw) == image
