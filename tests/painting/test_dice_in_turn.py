"""Dice thrown one after another: nothing of the next is seen before the ones before it rest."""

import math
from bisect import bisect_right

from PySide6.QtCore import QRectF, QSizeF

from brp_desktop.painting.dice.film import DiceFilm
from brp_desktop.painting.dice.in_turn import MAKE_ROOM, MOST_DICE, PAUSE, DiceInTurn
from brp_desktop.painting.dice.kinds import DieFace
from brp_desktop.painting.dice.layout import arrange
from brp_desktop.painting.theme import Theme

AREA = QSizeF(356, 112)
RECT = QRectF(0, 0, 356, 112)


def d6(*faces: int) -> list[DieFace]:
    return [DieFace("d6", face) for face in faces]


def critical(seed: str = "a") -> DiceInTurn:
    """1 and 1, then 6, then 4."""
    return DiceInTurn([d6(1, 1), d6(6), d6(4)], seed, AREA)


def begin_of(film: DiceInTurn, throw: int) -> float:
    """When the die of a throw comes into sight, in seconds: found by looking."""
    return bisect_right(range(round(film.duration * 1000)), 1 + throw, key=lambda ms: seen(film, ms / 1000)) / 1000


def seen(film: DiceInTurn, t: float) -> int:
    """How many dice there are."""
    return len(film.pose(t, AREA)[1])


def test_two_dice_alone_are_the_film_that_it_always_was() -> None:
    film, plain = DiceInTurn([d6(3, 2)], "x", AREA), DiceFilm(d6(3, 2), "x", AREA)
    assert film.duration == plain.duration
    for share in (0.0, 0.4, 1.0):
        assert [pose for _, pose in film.pose(plain.duration * share, AREA)[1]] == list(
            plain.pose(plain.duration * share, AREA)
        )


def test_a_critical_betrays_nothing_before_its_dice_rest() -> None:
    """Until then the pictures are those of two dice that no further one follows."""
    film, plain = critical(), DiceInTurn([d6(1, 1)], "a", AREA)
    for step in range(20):
        t = plain.duration * step / 19
        assert film.pose(t, AREA) == plain.pose(t, AREA)
    assert film.pose(plain.duration + PAUSE / 2, AREA) == plain.pose(plain.duration, AREA)


def test_each_die_comes_after_the_one_before_it() -> None:
    """Once the dice rest, there is time to read them and to make room; then the next one is there, and stays."""
    film = critical()
    assert [face.value for face in film.dice] == [1, 1, 6, 4]
    two, three = DiceInTurn([d6(1, 1)], "a", AREA), DiceInTurn([d6(1, 1), d6(6)], "a", AREA)
    assert abs(begin_of(film, 1) - (two.duration + PAUSE + MAKE_ROOM)) <= 0.001
    assert abs(begin_of(film, 2) - (three.duration + PAUSE + MAKE_ROOM)) <= 0.001
    counts = [seen(film, film.duration * step / 200) for step in range(201)]
    assert counts == sorted(counts)
    assert set(counts) == {2, 3, 4}


def test_at_the_end_all_lie_where_as_many_dice_lie() -> None:
    film, whole = critical(), arrange(4, AREA, 0.55)
    radius, dice = film.pose(film.duration, AREA)
    assert radius == whole.radius
    for (_, pose), place in zip(dice, whole.places, strict=True):
        assert math.dist(pose.middle[:2], place) < 0.02
        assert pose.settled == 1.0


def test_making_room_is_one_smooth_movement() -> None:
    """From picture to picture no die at rest leaps."""
    film = critical()
    begin = begin_of(film, 1) - MAKE_ROOM
    before = None
    for step in range(26):
        radius, dice = film.pose(begin + MAKE_ROOM * step / 25, AREA)
        places = [(pose.middle[0] * radius, pose.middle[1] * radius) for _, pose in dice[:2]]
        if before is not None:
            assert max(math.dist(one, other) for one, other in zip(before, places, strict=True)) < 6
        before = places


def test_no_die_rolls_through_those_that_lie_there() -> None:
    worst = math.inf
    for number in range(8):
        film = critical(str(number))
        for turn in (1, 2):
            t = begin_of(film, turn)
            while t < min(film.duration, begin_of(film, turn) + 1.3):
                _, dice = film.pose(t, AREA)
                *lying, rolling = [pose.middle for _, pose in dice[: 2 + turn]]
                worst = min(worst, *(math.dist(rolling, middle) for middle in lying))
                t += 0.05
    assert worst > 1.2, worst


def test_the_same_every_time_and_inside_the_tray(canvas, paper: Theme) -> None:
    pictures = []
    for _ in range(2):
        film = critical("same")
        page = canvas(376, 132)
        pictures.append(
            page.painted(lambda painter, film=film: film.paint(painter, RECT.translated(10, 10), paper, film.duration))
        )
        assert page.is_clean_outside(RECT.translated(10, 10))
    assert pictures[0] == pictures[1]


def test_more_dice_than_the_tray_holds_are_left_out() -> None:
    film = DiceInTurn([d6(6, 6), *([die] for die in d6(*[6] * 30, 2))], "x", AREA)
    assert len(film.dice) == MOST_DICE
    assert len(film.pose(film.duration, AREA)[1]) == MOST_DICE
    assert DiceInTurn([], "x", AREA).duration == 0
