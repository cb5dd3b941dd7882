"""The one camera above the tray: 79° up, and far enough away for a quiet perspective."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from brp_desktop.painting.dice.rotations import Vector

_ELEVATION = math.radians(79)
SINE, COSINE = math.sin(_ELEVATION), math.cos(_ELEVATION)
DISTANCE = 22.0
"""From the middle of the tray to the camera, in die radii."""

EYE: Vector = (0.0, -COSINE * DISTANCE, SINE * DISTANCE)


@dataclass(frozen=True, slots=True)
class View:
    """The projection onto a rectangle whose middle the camera looks at; `radius` is that of a die in px."""

    middle_x: float
    middle_y: float
    radius: float

    def project(self, point: Vector) -> QPointF:
        """Where a point of the tray (die radii, x right, y up the tray, z towards the viewer) is seen."""
        x, y, z = point
        scale = self.radius * DISTANCE / (DISTANCE - (z * SINE - y * COSINE))
        return QPointF(self.middle_x + x * scale, self.middle_y - (y * SINE + z * COSINE) * scale)


def nearness(point: Vector) -> float:
    """How near the camera a point is; dice are drawn from far to near."""
    return point[2] * SINE - point[1] * COSINE


def view_of(rect: QRectF, radius: float) -> View:
    """The view of a tray that fills the rectangle."""
    return View(rect.center().x(), rect.center().y(), radius)
