"""The recorded throws: loaded on the first roll, checked, never asked for a result."""

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.dice.rotations import Quaternion, Vector, dot, inverse, norm, normalised, rotate
from brp_desktop.painting.dice.solids import SOLIDS, solid

_UNIT_TOLERANCE = 1e-3
_FLAT = math.cos(math.radians(3))


class ThrowError(Exception):
    """A recorded throw that cannot be shown.

    `index` is its place in the file (−1: the file itself), `reason` one of `unreadable`, `unknown_kind`, `lengths`,
    `not_unit`, `not_flat`, `times`.
    """

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(f"throw {index}: {reason}")
        self.index = index
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Throw:
    """A recorded throw of one solid.

    `positions` are relative to the resting place in circumscribed radii (x right, y up the tray, z towards the viewer,
    the felt at z = 0), `rotations` unit quaternions without sign jumps; `rate` frames a second.
    """

    kind: str
    rate: float
    positions: tuple[Vector, ...]
    rotations: tuple[Quaternion, ...]

    @property
    def duration(self) -> float:
        """Seconds from the first frame to the last."""
        return (len(self.positions) - 1) / self.rate


def _continuous(rotations: list[Quaternion]) -> tuple[Quaternion, ...]:
    result = [rotations[0]]
    for q in rotations[1:]:
        p = result[-1]
        same_side = p[0] * q[0] + p[1] * q[1] + p[2] * q[2] + p[3] * q[3] >= 0
        result.append(q if same_side else (-q[0], -q[1], -q[2], -q[3]))
    return tuple(result)


def read_throw(index: int, record: Mapping[str, Any]) -> Throw:
    """A throw from its record, checked: known solid, unit quaternions, last frame flat on a face.

    Raises `ThrowError`.
    """
    try:
        kind, rate, duration = record["kind"], float(record["fps"]), float(record["dur"])
        positions: list[Vector] = [(float(x), float(y), float(z)) for x, y, z in record["p"]]
        rotations: list[Quaternion] = [(float(w), float(x), float(y), float(z)) for w, x, y, z in record["q"]]
    except (KeyError, TypeError, ValueError) as error:
        raise ThrowError(index, "unreadable") from error
    if kind not in SOLIDS:
        raise ThrowError(index, "unknown_kind")
    if len(positions) != len(rotations) or len(positions) < 2:
        raise ThrowError(index, "lengths")
    if rate <= 0 or abs((len(positions) - 1) / rate - duration) > 1.5 / rate:
        raise ThrowError(index, "times")
    if any(abs(norm(q) - 1) > _UNIT_TOLERANCE for q in rotations):
        raise ThrowError(index, "not_unit")
    up = rotate(inverse(rotations[-1]), (0.0, 0.0, 1.0))
    if max(dot(up, top) for top in solid(kind).tops) < _FLAT:
        raise ThrowError(index, "not_flat")
    return Throw(kind, rate, tuple(positions), _continuous([normalised(q) for q in rotations]))


def read_records(path: Path) -> list[Mapping[str, Any]]:
    """The records of a file, not yet checked; raises `ThrowError` with index −1 if it is no list of records."""
    try:
        records = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ThrowError(-1, "unreadable") from error
    if not isinstance(records, list) or not all(isinstance(record, dict) for record in records):
        raise ThrowError(-1, "unreadable")
    return records


@cache
def _shipped() -> list[Mapping[str, Any]]:
    return read_records(resource_path("dice", "throws.json"))


@cache
def throws_of(kind: str) -> tuple[Throw, ...]:
    """The shipped throws of a solid («d4» … «d20»); read and checked on first use."""
    return tuple(read_throw(index, record) for index, record in enumerate(_shipped()) if record.get("kind") == kind)
