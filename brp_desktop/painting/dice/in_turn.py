"""Dice thrown one after another: those that lie there make room, then the next one falls."""

import math
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from brp_desktop.painting.dice.body import Pose
from brp_desktop.painting.dice.film import RESULT_SHARE, DiceFilm, Track, paint_dice, smooth
from brp_desktop.painting.dice.kinds import DieFace
from brp_desktop.painting.dice.layout import Layout, arrange
from brp_desktop.painting.theme import Theme

MOST_DICE = 12
"""More dice than this are not drawn: the caller tells their numbers."""

PAUSE = 0.2
"""Seconds to read what lies there before the next die comes."""
MAKE_ROOM = 0.25
"""Seconds in which the dice at rest move to their new places."""

_STEP = 0.09


class DiceInTurn:
    """A film of several throws, each a group of dice; a later one betrays nothing before the earlier ones rest.

    As with ``DiceFilm``, the same throws, seed and area always give the same pictures.
    """

    def __init__(
        self, throws: Sequence[Sequence[DieFace]], seed: str, area: QSizeF, share: float = RESULT_SHARE
    ) -> None:
        self._share = share
        self._films: list[_Throw] = []
        self._begins: list[float] = []
        self.duration = 0.0
        lying = 0
        for faces in throws:
            shown = faces[: MOST_DICE - lying]
            if not shown:
                break
            film = _Throw(shown, f"{seed}.{len(self._films)}" if lying else seed, area, share, lying)
            begin = self.duration + PAUSE + MAKE_ROOM if lying else 0.0
            self._films.append(film)
            self._begins.append(begin)
            self.duration = begin + film.duration
            lying += len(shown)

    @property
    def dice(self) -> tuple[DieFace, ...]:
        """The dice shown, in the order in which they fall."""
        return tuple(face for film in self._films for face in film.dice)

    def pose(self, t: float, area: QSizeF) -> tuple[float, list[tuple[DieFace, Pose]]]:
        """Radius of a die in px, and face and pose of each die that is there at ``t`` seconds, earlier ones first."""
        now = max((place for place, begin in enumerate(self._begins) if t >= begin - MAKE_ROOM), default=0)
        film = self._films[now]
        radius = self._layout(now, area).radius
        lying: list[tuple[DieFace, Pose]] = []
        if now:
            share = smooth((t - self._begins[now] + MAKE_ROOM) / MAKE_ROOM)
            before, after = self._layout(now - 1, area), self._layout(now, area)
            radius = before.radius + (after.radius - before.radius) * share
            lying = [
                (face, replace(pose, middle=(*_between(from_, to, share), pose.middle[2])))
                for (face, pose), from_, to in zip(
                    self._at_rest(now, area), _scaled(before, radius), _scaled(after, radius), strict=False
                )
            ]
        if t < self._begins[now]:
            return radius, lying
        return radius, [*lying, *zip(film.dice, film.pose(t - self._begins[now], area), strict=True)]

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme, t: float) -> None:
        """Draw the dice at ``t`` seconds onto felt already painted; at ``duration`` and later at rest."""
        if self._films:
            radius, dice = self.pose(t, rect.size())
            paint_dice(painter, rect, theme, radius, dice)

    def _layout(self, throw: int, area: QSizeF) -> Layout:
        return arrange(sum(len(film.dice) for film in self._films[: throw + 1]), area, self._share)

    def _at_rest(self, before: int, area: QSizeF) -> list[tuple[DieFace, Pose]]:
        return [
            pair
            for film in self._films[:before]
            for pair in zip(film.dice, film.pose(film.duration, area), strict=True)
        ]


class _Throw(DiceFilm):
    """The dice of one throw, which come to rest beside ``lying`` others and keep away from them."""

    def __init__(self, dice: Sequence[DieFace], seed: str, area: QSizeF, share: float, lying: int) -> None:
        self._lying = lying
        self._others: tuple[tuple[float, float], ...] = ()
        super().__init__(dice, seed, area, share)

    def _layout(self, width: float, height: float) -> Layout:
        whole = arrange(self._lying + len(self._dice), QSizeF(width, height), self._share)
        self._others = whole.places[: self._lying]
        return replace(whole, places=whole.places[self._lying :])

    def _room(
        self, track: Track, number: int, others: Sequence[Track], layout: Layout, half: tuple[float, float]
    ) -> float:
        least = super()._room(track, number, others, layout, half)
        px, py = layout.places[number]
        rest = track.middle(track.end)[2]
        t = track.start
        while t < track.end and self._others:
            x, y, z = track.middle(t)
            least = min(least, *(math.hypot(x + px - a, y + py - b, z - rest) for a, b in self._others))
            t += _STEP
        return least


def _scaled(layout: Layout, radius: float) -> list[tuple[float, float]]:
    """Its places in radii of another size of die."""
    return [(x * layout.radius / radius, y * layout.radius / radius) for x, y in layout.places]


def _between(one: tuple[float, float], other: tuple[float, float], share: float) -> tuple[float, float]:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
