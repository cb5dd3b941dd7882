"""The film of a roll: recorded throws, turned so that they end on the faces the rules have decided."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from brp_desktop.painting.dice.body import Pose, paint_die
from brp_desktop.painting.dice.camera import nearness, view_of
from brp_desktop.painting.dice.kinds import DieFace, percentile_dice, position, solid_name
from brp_desktop.painting.dice.layout import Layout, arrange
from brp_desktop.painting.dice.looks import look_in
from brp_desktop.painting.dice.rotations import (
    IDENTITY,
    Quaternion,
    Vector,
    about,
    between,
    dot,
    inverse,
    matrix,
    product,
    rotate,
    slerp,
)
from brp_desktop.painting.dice.skins import skin
from brp_desktop.painting.dice.solids import Solid, solid
from brp_desktop.painting.dice.throws import Throw, throws_of
from brp_desktop.painting.dice.tray import paint_felt, paint_shadow
from brp_desktop.painting.theme import Theme
from brp_desktop.painting.tokens import measures

__all__ = ["DiceFilm", "DieFace", "Film", "paint_dice", "paint_still", "percentile_dice", "smooth"]

MOST_DICE = 40
"""More dice than this are not drawn: the caller shows their numbers as text."""

RESULT_SHARE = 0.55
"""The part of the tray's width the dice rest in; the rest is for the words."""

_UP: Vector = (0.0, 0.0, 1.0)
_YAW = math.radians(30)
"""Dice come from the right, the empty side of the tray, within this angle."""
_APPROACH = 0.4
"""Seconds a die may fly straight before its recording begins."""
_LATE_TURN = math.radians(28)
_TRIES = 10
_CLOSE = 2.0
_STEP = 0.11


def _half(area: QSizeF, layout: Layout) -> tuple[float, float]:
    """Half the tray's width and height in die radii."""
    return area.width() / 2 / layout.radius, area.height() / 2 / layout.radius


def smooth(t: float) -> float:
    """From 0 to 1 while ``t`` goes there, slowly at both ends; outside it stays at the nearer one."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


@dataclass(frozen=True, slots=True)
class Track:
    """One die's way: a throw, mirrored or turned about the vertical, with other labels on its faces.

    At film time `start` the recording stands at `begin` seconds, where the die comes into sight (before 0: straight
    flight into the recording); from there it runs `speed` times as fast as recorded.
    """

    face: DieFace
    throw: Throw
    mirrored: bool
    yaw: float
    relabel: Quaternion
    flatten: Quaternion
    turn: float
    begin: float
    start: float
    speed: float

    def clock(self, t: float) -> float:
        """Seconds in the recording at a film time; negative in the straight flight before it."""
        return min(self.throw.duration, self.begin + (t - self.start) * self.speed)

    @property
    def end(self) -> float:
        """The film time at which the die has come to rest."""
        return self.start + (self.throw.duration - self.begin) / self.speed

    def middle(self, t: float) -> Vector:
        """The die's middle at a film time, in die radii from its resting place."""
        return self.middle_at(self.clock(t))

    def middle_at(self, seconds: float) -> Vector:
        """The same at a time of the recording."""
        positions = self.throw.positions
        at = seconds * self.throw.rate
        index = min(len(positions) - 2, max(0, int(at)))
        share = min(1.0, at - index)
        (x, y, z), (a, b, c) = positions[index], positions[index + 1]
        x, y, z = x + (a - x) * share, y + (b - y) * share, z + (c - z) * share
        if self.mirrored:
            y = -y
        cosine, sine = math.cos(self.yaw), math.sin(self.yaw)
        return (cosine * x - sine * y, sine * x + cosine * y, z)

    def rotation(self, t: float, settled: float) -> Quaternion:
        """The die's rotation at a film time; `settled` 0…1 is how far it has been laid flat and turned upright."""
        rotations = self.throw.rotations
        at = self.clock(t) * self.throw.rate
        index = min(len(rotations) - 2, max(0, int(at)))
        share = at - index
        if share < 0:
            # Before the recording the die keeps the spin of its first frames.
            q = _spun_back(rotations[0], rotations[1], -share)
        else:
            q = slerp(rotations[index], rotations[index + 1], min(1.0, share))
        if self.mirrored:
            q = (q[0], -q[1], q[2], -q[3])
        q = product(slerp(IDENTITY, self.flatten, settled), product(q, self.relabel))
        late = min(_LATE_TURN, max(-_LATE_TURN, self.turn))
        early = smooth((self.clock(t) - self.begin) / (self.throw.duration - self.begin) / 0.75)
        return product(about(_UP, self.yaw + (self.turn - late) * early + late * settled), q)


def _spun_back(first: Quaternion, second: Quaternion, frames: float) -> Quaternion:
    step = product(first, inverse(second))
    w = min(1.0, max(-1.0, step[0]))
    angle = 2 * math.acos(w)
    if angle < 1e-6:
        return first
    return product(about((step[1], step[2], step[3]), angle * frames), first)


def _last_rotation(throw: Throw, mirrored: bool) -> Quaternion:
    w, x, y, z = throw.rotations[-1]
    return (w, -x, y, -z) if mirrored else (w, x, y, z)


def relabelling(
    body: Solid, throw: Throw, mirrored: bool, place: int, yaw: float
) -> tuple[Quaternion, Quaternion, float]:
    """How to make a throw end on a position: the rotation of the labels, the last tilt to lie flat, the turn upright.

    Of the rotations that bring the position up, the one whose digits need the least turning is taken.
    """
    last = _last_rotation(throw, mirrored)
    up = rotate(inverse(last), _UP)
    landed = max(body.tops, key=lambda top: dot(top, up))
    wanted = body.tops[place - 1]
    flatten = between(rotate(last, landed), _UP)
    lying = product(flatten, last)
    best: tuple[float, Quaternion] | None = None
    for g in body.rotations:
        if dot(rotate(g, wanted), landed) < 0.999:
            continue
        final = product(lying, g)
        for face in body.faces:
            for mark in face.marks:
                if mark.value != place:
                    continue
                x, y, _ = rotate(final, mark.up)
                turn = math.remainder(math.atan2(x, y) - yaw, math.tau)
                if best is None or abs(turn) < abs(best[0]) - 1e-9:
                    best = (turn, g)
    assert best is not None, "a rotation group reaches every face"
    return best[1], flatten, best[0]


class Film(Protocol):
    """Dice that fall and come to rest on a tray."""

    duration: float
    """Seconds until all rest."""

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme, t: float) -> None:
        """Draw the dice at ``t`` seconds onto felt already painted; at ``duration`` and later at rest."""


class DiceFilm:
    """Dice rolling onto decided faces. The same dice, seed and area always give the same pictures.

    `seed` is any text, usually the roll's id; it chooses looks only. Nothing is loaded before the first film.
    """

    def __init__(self, dice: Sequence[DieFace], seed: str, area: QSizeF, share: float = RESULT_SHARE) -> None:
        self._dice = tuple(dice[:MOST_DICE])
        self._share = share
        self._layouts = lru_cache(maxsize=4)(self._layout)
        motion = measures().motion
        self._settle = motion["roll_settle"] / 1000
        self._most = motion["roll_max"] / 1000
        layout = self._layouts(area.width(), area.height())
        self._tracks = self._cast(random.Random(seed), layout, _half(area, layout))
        self.duration = self._finish()

    @property
    def dice(self) -> tuple[DieFace, ...]:
        """The dice shown."""
        return self._dice

    @property
    def tracks(self) -> tuple[Track, ...]:
        """The way of each die."""
        return self._tracks

    def _layout(self, width: float, height: float) -> Layout:
        return arrange(len(self._dice), QSizeF(width, height), self._share)

    def _cast(self, chooser: random.Random, layout: Layout, half: tuple[float, float]) -> tuple[Track, ...]:
        tracks: list[Track] = []
        for number, face in enumerate(self._dice):
            best: tuple[float, Track] | None = None
            for _ in range(_TRIES):
                track = self._candidate(chooser, face, layout.places[number], half)
                room = self._room(track, number, tracks, layout, half)
                if best is None or room > best[0]:
                    best = (room, track)
                if room >= _CLOSE:
                    break
            assert best is not None
            tracks.append(self._labelled(best[1]))
        return tuple(tracks)

    def _candidate(
        self, chooser: random.Random, face: DieFace, place: tuple[float, float], half: tuple[float, float]
    ) -> Track:
        name = solid_name(face.kind)
        throw = chooser.choice(throws_of(name))
        mirrored = name != "d4" and chooser.random() < 0.5
        yaw = math.pi + chooser.uniform(-_YAW, _YAW)
        come = Track(face, throw, mirrored, yaw, IDENTITY, IDENTITY, 0.0, -_APPROACH, 0.0, 1.0)
        begin = self._first_sight(come, place, half)
        length = throw.duration - begin
        speed = max(1.0, length / (self._most - 0.04))
        start = chooser.uniform(0.0, min(0.12, max(0.0, self._most - 0.04 - length / speed)))
        return replace(come, begin=begin, start=start, speed=speed)

    @staticmethod
    def _first_sight(track: Track, place: tuple[float, float], half: tuple[float, float]) -> float:
        seconds = -_APPROACH
        while seconds < track.throw.duration / 2:
            x, y, z = track.middle_at(seconds)
            rim = 1.2 + 0.12 * z
            if abs(x + place[0]) < half[0] + rim and abs(y + place[1]) < half[1] + rim:
                break
            seconds += 1 / 60
        return seconds

    def _room(
        self, track: Track, number: int, others: Sequence[Track], layout: Layout, half: tuple[float, float]
    ) -> float:
        least = math.inf
        px, py = layout.places[number]
        t = track.start + 0.1
        while t < self._most and others:
            x, y, z = track.middle(t)
            if abs(x + px) < half[0] + 1:
                for other, (ox, oy) in zip(others, layout.places, strict=False):
                    a, b, c = other.middle(t)
                    least = min(least, math.hypot(x + px - a - ox, y + py - b - oy, z - c))
                if least < 1.0:
                    break
            t += _STEP
        return least

    def _labelled(self, track: Track) -> Track:
        body = solid(track.throw.kind)
        relabel, flatten, turn = relabelling(body, track.throw, track.mirrored, position(track.face), track.yaw)
        return replace(track, relabel=relabel, flatten=flatten, turn=turn)

    def _finish(self) -> float:
        return min(self._most, max(track.end for track in self._tracks) + 0.04) if self._tracks else 0.0

    def settled(self, t: float) -> float:
        """How far the results are brought out at `t`: 0 while rolling, 1 at the end."""
        return smooth(1 - (self.duration - t) / self._settle) if self._tracks else 1.0

    def pose(self, t: float, area: QSizeF) -> tuple[Pose, ...]:
        """Middle, rotation and settling of each die at `t` seconds (0…duration) on a tray of that size."""
        t = min(self.duration, max(0.0, t))
        settled = self.settled(t)
        poses = []
        for track, (x, y) in zip(self._tracks, self._layouts(area.width(), area.height()).places, strict=True):
            a, b, z = track.middle(t)
            poses.append(Pose((x + a, y + b, z), matrix(track.rotation(t, settled)), settled))
        return tuple(poses)

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme, t: float) -> None:
        """Draw the dice and their shadows at `t` seconds onto felt already painted; at `duration` and later at rest."""
        layout = self._layouts(rect.width(), rect.height())
        dice = [(track.face, pose) for track, pose in zip(self._tracks, self.pose(t, rect.size()), strict=True)]
        paint_dice(painter, rect, theme, layout.radius, dice)


def paint_dice(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float, dice: Sequence[tuple[DieFace, Pose]]
) -> None:
    """Draw dice in their poses and their shadows onto felt already painted; those out of sight are left out."""
    view = view_of(rect, radius)
    half_x, half_y = rect.width() / 2 / radius + 2.2, rect.height() / 2 / radius + 2.2
    seen = [(face, pose) for face, pose in dice if abs(pose.middle[0]) < half_x and abs(pose.middle[1]) < half_y]
    seen.sort(key=lambda pair: nearness(pair[1].middle))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = QPainterPath()
    card.addRoundedRect(rect, theme.radius["card"], theme.radius["card"])
    painter.setClipPath(card, Qt.ClipOperation.IntersectClip)
    if not theme.high_contrast:
        for _, pose in seen:
            x, y, z = pose.middle
            paint_shadow(painter, view.project((x + 0.5 * z, y + 0.06 * z, 0.0)), radius, z)
    base = painter.worldTransform()
    edge = QPen(theme.colour("felt_text_2"), 0) if theme.high_contrast else None
    look = look_in(theme)
    for face, pose in seen:
        kind = face.kind
        coat = skin(kind, look.colour, look.material)
        paint_die(painter, base, view, solid(solid_name(kind)), kind, coat, pose, position(face), edge)
    painter.restore()


def paint_still(painter: QPainter, rect: QRectF, theme: Theme, dice: Sequence[DieFace], seed: str = "still") -> None:
    """Draw felt with dice at rest across the whole rectangle, as on the start page's cards."""
    film = DiceFilm(dice, seed, rect.size(), share=1.0)
    paint_felt(painter, rect, theme)
    film.paint(painter, rect, theme, film.duration)
