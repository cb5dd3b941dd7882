"""The six solids: corners, faces, labels and rotation groups, in the frame the recorded throws use."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from brp_desktop.painting.dice.rotations import Quaternion, Vector, about, cross, dot, group, plus, unit

_PHI = (1 + math.sqrt(5)) / 2
_RIM = math.tan(math.radians(18)) ** 2
"""Height of a ten-sided die's rim corners where its tips are at height 1: only so are its kites flat."""

SOLIDS = ("d4", "d6", "d8", "d10", "d12", "d20")


@dataclass(frozen=True, slots=True)
class Mark:
    """Place of one label on a face: its middle, the directions to the right and upwards of its digits, its height."""

    value: int
    centre: Vector
    right: Vector
    up: Vector
    height: float


@dataclass(frozen=True, slots=True)
class Face:
    """A face: its corners anticlockwise seen from outside, outward normal, middle, and the labels written on it.

    `depth` is the distance of its plane from the die's middle.
    """

    corners: tuple[int, ...]
    normal: Vector
    centre: Vector
    depth: float
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Solid:
    """A die's shape with circumscribed radius 1.

    `values` are positions 1…n; which label stands for a position is the die kind's business. `tops` gives for each
    position the direction that must point upwards to show it (a face's normal; a corner of the four-sided die).
    """

    name: str
    corners: tuple[Vector, ...]
    faces: tuple[Face, ...]
    tops: tuple[Vector, ...]
    rotations: tuple[Quaternion, ...]

    @property
    def values(self) -> range:
        """The positions that can come up."""
        return range(1, len(self.tops) + 1)


def _hull_faces(corners: Sequence[Vector], normals: Sequence[Vector]) -> list[tuple[int, ...]]:
    faces = []
    for normal in normals:
        heights = [dot(corner, normal) for corner in corners]
        top = max(heights)
        members = [index for index, height in enumerate(heights) if height > top - 1e-6]
        middle = unit(_mean([corners[index] for index in members]))
        first = unit(plus(corners[members[0]], middle, -dot(corners[members[0]], middle)))
        second = cross(normal, first)
        members.sort(key=lambda index: math.atan2(dot(corners[index], second), dot(corners[index], first)) % math.tau)
        faces.append(tuple(members))
    return faces


def _mean(points: Sequence[Vector]) -> Vector:
    count = len(points)
    return (sum(p[0] for p in points) / count, sum(p[1] for p in points) / count, sum(p[2] for p in points) / count)


def _cyclic(points: Sequence[Vector]) -> list[Vector]:
    return [turned for x, y, z in points for turned in ((x, y, z), (z, x, y), (y, z, x))]


def _signs(x: float, y: float, z: float) -> list[Vector]:
    return sorted({(a * x, b * y, c * z) for a in (1, -1) for b in (1, -1) for c in (1, -1)}, reverse=True)


def _customary(normals: Sequence[Vector]) -> list[int]:
    """A value for each face so that opposite faces add up to n + 1, high and low values mixed."""
    count = len(normals)
    values = [0] * count
    low = 1
    for index, normal in enumerate(normals):
        if values[index]:
            continue
        opposite = min(range(count), key=lambda other: dot(normal, normals[other]))
        first, second = (low, count + 1 - low) if low % 2 else (count + 1 - low, low)
        values[index], values[opposite] = first, second
        low += 1
    return values


def _mark(value: int, centre: Vector, normal: Vector, towards: Vector, height: float) -> Mark:
    along = plus(towards, centre, -1)
    up = unit(plus(along, normal, -dot(along, normal)))
    return Mark(value, centre, cross(up, normal), up, height)


def _solid(
    name: str,
    corners: list[Vector],
    normals: list[Vector],
    generators: list[Quaternion],
    height: float,
    upwards: int,
) -> Solid:
    """A solid with one label a face, its digits upright towards corner number `upwards` (between two corners: −1)."""
    values = _customary(normals)
    faces = []
    for corner_ids, normal, value in zip(_hull_faces(corners, normals), normals, values, strict=True):
        points = [corners[index] for index in corner_ids]
        centre = _mean(points)
        target = points[upwards] if upwards >= 0 else _mean(points[:2])
        faces.append(
            Face(corner_ids, normal, centre, dot(normal, centre), (_mark(value, centre, normal, target, height),))
        )
    tops = [normal for _, normal in sorted(zip(values, normals, strict=True))]
    return Solid(name, tuple(corners), tuple(faces), tuple(tops), group(generators))


def _four() -> Solid:
    corners = [unit(corner) for corner in ((1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1))]
    normals: list[Vector] = [(-x, -y, -z) for x, y, z in corners]
    faces = []
    for corner_ids, normal in zip(_hull_faces(corners, normals), normals, strict=True):
        centre = _mean([corners[index] for index in corner_ids])
        marks = [
            _mark(index + 1, plus(centre, plus(corners[index], centre, -1), 0.46), normal, corners[index], 0.35)
            for index in corner_ids
        ]
        faces.append(Face(corner_ids, normal, centre, dot(normal, centre), tuple(marks)))
    rotations = group([about((1, 1, 1), math.tau / 3), about((0, 0, 1), math.pi)])
    return Solid("d4", tuple(corners), tuple(faces), tuple(corners), rotations)


def _six() -> Solid:
    corners = [unit(corner) for corner in _signs(1, 1, 1)]
    normals: list[Vector] = [(0, 0, 1), (0, 1, 0), (1, 0, 0), (-1, 0, 0), (0, -1, 0), (0, 0, -1)]
    generators = [about((0, 0, 1), math.pi / 2), about((1, 1, 1), math.tau / 3)]
    return _solid("d6", corners, normals, generators, 0.62, -1)


def _eight() -> Solid:
    corners: list[Vector] = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    normals = [unit(normal) for normal in _signs(1, 1, 1)]
    generators = [about((0, 0, 1), math.pi / 2), about((1, 1, 1), math.tau / 3)]
    return _solid("d8", corners, normals, generators, 0.42, 0)


def _ten() -> Solid:
    rim = [
        (math.cos(math.radians(angle)), math.sin(math.radians(angle)), _RIM if angle % 72 == 0 else -_RIM)
        for angle in range(0, 360, 36)
    ]
    corners: list[Vector] = [(0, 0, 1), (0, 0, -1), *rim]
    # Faces go round the die; odd ones belong to the upper tip.
    normals = [
        unit((math.cos(math.radians(36 * n)), math.sin(math.radians(36 * n)), (1 if n % 2 else -1) / (1 + _RIM)))
        for n in range(10)
    ]
    generators = [about((0, 0, 1), math.tau / 5), about((math.cos(math.pi / 10), math.sin(math.pi / 10), 0), math.pi)]
    faces = []
    values = _customary(normals)
    for corner_ids, normal, value in zip(_hull_faces(corners, normals), normals, values, strict=True):
        tip = corners[next(index for index in corner_ids if index < 2)]
        blunt = min((corners[index] for index in corner_ids), key=lambda corner: dot(corner, tip))
        centre = _mean([corners[index] for index in corner_ids])
        label = plus(blunt, plus(tip, blunt, -1), 0.335)
        faces.append(Face(corner_ids, normal, centre, dot(normal, centre), (_mark(value, label, normal, tip, 0.36),)))
    tops = [normal for _, normal in sorted(zip(values, normals, strict=True))]
    return Solid("d10", tuple(corners), tuple(faces), tuple(tops), group(generators))


def _twelve() -> Solid:
    small = 1 / _PHI
    ring = [
        point for x, y in ((small, _PHI), (-small, _PHI), (small, -_PHI), (-small, -_PHI)) for point in [(0.0, x, y)]
    ]
    corners = [unit(corner) for corner in (*_signs(1, 1, 1), *_cyclic(ring))]
    normals = [unit(normal) for normal in _cyclic([(0, _PHI, 1), (0, _PHI, -1), (0, -_PHI, 1), (0, -_PHI, -1)])]
    return _solid("d12", corners, normals, [about((1, 1, 1), math.tau / 3), about(normals[0], math.tau / 5)], 0.42, 0)


def _twenty() -> Solid:
    corners = [unit(corner) for corner in _cyclic([(0, 1, _PHI), (0, -1, _PHI), (0, 1, -_PHI), (0, -1, -_PHI)])]
    small = 1 / _PHI
    ring = _cyclic([(small, 0, _PHI), (-small, 0, _PHI), (small, 0, -_PHI), (-small, 0, -_PHI)])
    normals = [unit(normal) for normal in (*_signs(1, 1, 1), *ring)]
    return _solid("d20", corners, normals, [about((1, 1, 1), math.tau / 3), about(corners[0], math.tau / 5)], 0.29, 0)


@cache
def solid(name: str) -> Solid:
    """The solid «d4» … «d20», made on first use; another name is a `KeyError`."""
    makers = {"d4": _four, "d6": _six, "d8": _eight, "d10": _ten, "d12": _twelve, "d20": _twenty}
    return makers[name]()
