"""Signs of groups and arcs of links: told apart without colour, never over another, only what is in sight."""

import itertools
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from brp_desktop.painting import giro_links
from brp_desktop.painting.giro_links import GiroLink, GiroSide, paint_giro_links
from brp_desktop.painting.group_badge import paint_group_badge
from brp_desktop.painting.theme import Theme

ABOVE = GiroSide(edge=50, room=40, outwards=-1)
BELOW = GiroSide(edge=10, room=40, outwards=1)


def _unlike(one: QImage, other: QImage, grey: Callable[[QColor], float]) -> int:
    return sum(
        abs(grey(one.pixelColor(x, y)) - grey(other.pixelColor(x, y))) > 24
        for x in range(one.width())
        for y in range(one.height())
    )


def test_groups_can_be_told_apart_in_grey(theme: Theme, canvas, grey) -> None:
    """By number always; neighbours by shape too; who has no group has a sign of his own."""
    signs = {}
    for number in range(7):
        sheet = canvas(24, 24, theme.colour("raised"))
        signs[number] = sheet.painted(
            lambda painter, n=number: paint_group_badge(painter, QRectF(2, 2, 20, 20), theme, n)
        )
    for one, other in itertools.combinations(signs, 2):
        assert _unlike(signs[one], signs[other], grey) > 8, (one, other)


@pytest.mark.parametrize("number", [0, 1, 2, 10, 60])
def test_a_badge_stays_in_its_square(theme: Theme, number: int, canvas) -> None:
    sheet = canvas(40, 40)
    sheet.painted(lambda painter: paint_group_badge(painter, QRectF(10, 10, 20, 20), theme, number))
    ink = sheet.ink()
    assert ink
    assert all(9 <= x < 31 and 9 <= y < 31 for x, y in ink)


def _gaps(sheet, y: int, low: int, high: int) -> int:
    """How often a line along a row of pixels is broken."""
    on = [(x, y) in sheet for x in range(low, high)]
    return sum(one and not other for one, other in itertools.pairwise(on))


def test_sync_is_solid_above_and_counter_is_dashed_below(theme: Theme, canvas) -> None:
    """The kind of line and its side say it, whatever the colours are."""
    sync, counter = canvas(300, 60), canvas(300, 60)
    one, other = GiroLink("sync", 20, 280, 0), GiroLink("counter", 20, 280, 0)
    sync.painted(lambda painter: paint_giro_links(painter, sync.rect, theme, [one], ABOVE))
    counter.painted(lambda painter: paint_giro_links(painter, counter.rect, theme, [other], BELOW))
    solid, dashed = set(sync.ink()), set(counter.ink())
    depth = giro_links.LEAST
    assert _gaps(solid, round(50 - depth), 60, 130) == 0
    assert _gaps(dashed, round(10 + depth), 60, 130) > 4
    assert max(y for _, y in solid) <= 51
    assert min(y for _, y in dashed) >= 9
    for ink, y in ((solid, 50 - depth), (dashed, 10 + depth)):
        assert sum(140 <= x <= 160 and abs(row - y) <= 10 for x, row in ink) > 60, "the sign in the middle"


def test_longer_arcs_run_farther_out_and_stay_in_their_room(paper: Theme, canvas) -> None:
    """Arcs over one another would hide which two they join."""
    links = [GiroLink("sync", 10, 130, 0), GiroLink("sync", 150, 290, 1), GiroLink("sync", 10, 290, 9)]
    sheet = canvas(300, 90)
    side = replace(ABOVE, edge=60)
    sheet.painted(lambda painter: paint_giro_links(painter, sheet.rect, paper, links, side))
    above = side.room + giro_links.SIGN / 2 + 1
    assert sheet.is_clean_outside(QRectF(9, 60 - above, 282, above + 1))
    ink = set(sheet.ink())

    def depths(x: int) -> list[float]:
        """How far off the cards the arcs run that pass here, where nothing bends and no sign is."""
        rows = [y for y in range(90) if (x, y) in ink]
        runs = [[y for _, y in run] for _, run in itertools.groupby(enumerate(rows), lambda each: each[1] - each[0])]
        return [60 - (run[0] + run[-1] + 1) / 2 for run in runs]

    (farthest, near), (again, farther) = depths(90), depths(245)
    assert farthest == again
    assert near + 1.5 < farther < farthest - 10
    assert abs(near - giro_links.LEAST) < 1
    assert abs(farthest - side.room) < 1


def test_an_emphasised_arc_is_heavier(paper: Theme, canvas) -> None:
    """Without another colour."""
    ink = []
    for strong in (False, True):
        sheet = canvas(300, 60)
        link = GiroLink("sync", 20, 280, 0, strong)
        sheet.painted(lambda painter, each=link, rect=sheet.rect: paint_giro_links(painter, rect, paper, [each], ABOVE))
        ink.append(len(sheet.ink()))
    assert ink[1] > ink[0] * 1.2


def test_what_is_out_of_sight_is_not_drawn(paper: Theme, canvas) -> None:
    """Forty people have hundreds of arcs."""
    sheet = canvas(300, 60)
    link = GiroLink("sync", 20, 100, 0)
    sheet.painted(lambda painter: paint_giro_links(painter, QRectF(200, 0, 100, 60), paper, [link], ABOVE))
    assert sheet.ink() == []


def test_of_very_many_only_the_emphasised_have_their_sign(paper: Theme, canvas) -> None:
    """Signs over signs would say nothing."""
    links = [GiroLink("sync", 20, 200, 0) for _ in range(giro_links.MANY + 1)]
    counts = []
    for strong in (False, True):
        sheet = canvas(300, 60)
        shown = [*links[1:], GiroLink("sync", 20, 200, 0, strong)]
        sheet.painted(lambda painter, all_=shown, rect=sheet.rect: paint_giro_links(painter, rect, paper, all_, ABOVE))
        counts.append(sum(abs(x - 110) < 8 and abs(y - 35) < 8 for x, y in sheet.ink()))
    assert counts[0] < 60 < counts[1]


def test_in_a_list_arcs_grow_sideways(paper: Theme, canvas) -> None:
    """Sync to the left of the cards, counter to the right."""
    sheet = canvas(60, 300)
    side = GiroSide(edge=40, room=30, outwards=-1, upright=True)
    sheet.painted(lambda painter: paint_giro_links(painter, sheet.rect, paper, [GiroLink("sync", 20, 280, 0)], side))
    ink = sheet.ink()
    assert max(x for x, _ in ink) <= 40
    assert min(y for _, y in ink) >= 18
