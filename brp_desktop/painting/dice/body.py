"""Drawing one die: faces turned to the camera, lit from the left, with their digits."""

from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QTransform

from brp_desktop.painting.dice.camera import DISTANCE, EYE, View
from brp_desktop.painting.dice.glyphs import glyph
from brp_desktop.painting.dice.kinds import label, solid_name, underlined
from brp_desktop.painting.dice.rotations import Matrix, Vector, dot, unit
from brp_desktop.painting.dice.skins import Skin
from brp_desktop.painting.dice.solids import Face, Solid, solid
from brp_desktop.painting.dice.textures import gleam

_LAMP = unit((-0.50, -0.16, 0.85))
_AMBIENT, _DIFFUSE = 0.58, 0.60
_GLOW = 0.24
"""How much brighter the face of the result gets when the dice have come to rest, and how much dimmer the others."""

_GLEAMS = 0.8
"""Light from which a face of a glossy die shows the highlight."""

_LEGIBLE = 0.1 * DISTANCE
"""Digits are left out on faces seen from farther aside than this."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a die is: its middle in die radii, its rotation, and how far (0…1) its result is brought out."""

    middle: Vector
    rotation: Matrix
    settled: float


@cache
def _outlines(kind: str) -> dict[int, QPainterPath]:
    places = solid(solid_name(kind)).values
    return {place: glyph(label(kind, place), underlined(kind, place)) for place in places}


@lru_cache(maxsize=8)
def _gleam(radius: int) -> QBrush:
    return QBrush(gleam(radius))


def _turned(rows: Matrix, v: Vector) -> Vector:
    return (dot(rows[0], v), dot(rows[1], v), dot(rows[2], v))


def paint_die(
    painter: QPainter,
    base: QTransform,
    view: View,
    shape: Solid,
    kind: str,
    skin: Skin,
    pose: Pose,
    shown: int,
    edge: QPen | None = None,
) -> None:
    """Draw a die whose position `shown` is the result; `base` is the painter's transform, left as it was.

    `edge` draws all edges, where the body's own pale ones would not stand out.
    """
    (mx, my, mz), rows, settled = pose.middle, pose.rotation, pose.settled
    project = view.project
    if skin.grained or skin.glossy:
        middle = project((mx, my, mz))
        reach = round(view.radius)
        # A grain stays with its die; not with each face, which nobody sees while it rolls.
        painter.setBrushOrigin(round(middle.x()) - reach, round(middle.y()) - reach)
    to_eye = (EYE[0] - mx, EYE[1] - my, EYE[2] - mz)
    points: dict[int, QPointF] = {}
    on_corner = shape.name == "d4"
    lettered: list[tuple[Face, int]] = []
    for face in shape.faces:
        normal = _turned(rows, face.normal)
        facing = dot(normal, to_eye) - face.depth
        if facing <= 0:
            continue
        polygon = []
        for index in face.corners:
            if index not in points:
                x, y, z = _turned(rows, shape.corners[index])
                points[index] = project((mx + x, my + y, mz + z))
            polygon.append(points[index])
        light = _AMBIENT + _DIFFUSE * max(0.0, dot(normal, _LAMP))
        result = not on_corner and face.marks[0].value == shown
        if settled > 0 and not on_corner:
            light *= 1 + _GLOW * settled if result else 1 - _GLOW * settled
        level = skin.level(light)
        painter.setPen(edge or skin.edges[level])
        painter.setBrush(skin.face(level))
        painter.drawConvexPolygon(polygon)
        if skin.glossy and light > _GLEAMS:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_gleam(round(view.radius)))
            painter.drawConvexPolygon(polygon)
        if facing > _LEGIBLE:
            lettered.append((face, level))
    painter.setPen(Qt.PenStyle.NoPen)
    outlines = _outlines(kind)
    for face, level in lettered:
        brushes = skin.digits(level)
        for mark in face.marks:
            fade = settled * (0.85 if on_corner else 0.6) if mark.value != shown else 0.0
            x, y, z = _turned(rows, mark.centre)
            here = (mx + x, my + y, mz + z)
            origin = project(here)
            rx, ry, rz = _turned(rows, mark.right)
            ux, uy, uz = _turned(rows, mark.up)
            size = mark.height
            to_right = project((here[0] + size * rx, here[1] + size * ry, here[2] + size * rz))
            to_top = project((here[0] + size * ux, here[1] + size * uy, here[2] + size * uz))
            ox, oy = origin.x(), origin.y()
            painter.setWorldTransform(
                QTransform(to_right.x() - ox, to_right.y() - oy, ox - to_top.x(), oy - to_top.y(), ox, oy) * base
            )
            painter.setBrush(brushes[skin.fade(fade)])
            painter.drawPath(outlines[mark.value])
    painter.setWorldTransform(base)
