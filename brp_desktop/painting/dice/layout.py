"""Where the dice come to rest: in rows on the left of the tray, two radii apart or more."""

from dataclasses import dataclass

from PySide6.QtCore import QSizeF

from brp_desktop.painting.dice.camera import COSINE, DISTANCE

SPACING = 2.1
"""Between the middles of neighbours, in die radii: more than two, so that no dice touch."""

_HEIGHT = 0.67
"""About how high the middle of a die lies above the felt: it seems that much larger and farther out."""

_MOST_RADIUS = 34.0
_MARGIN = 0.35


@dataclass(frozen=True, slots=True)
class Layout:
    """Die radius in px, and the resting places of the dice in die radii from the tray's middle (x right, y up)."""

    radius: float
    places: tuple[tuple[float, float], ...]


def _rows(count: int, width: float, height: float) -> tuple[float, int]:
    best = (0.0, 1)
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        radius = min(
            width / ((columns - 1) * SPACING + 2 + 2 * _MARGIN), height / ((rows - 1) * SPACING + 2 + 2 * _MARGIN)
        )
        if radius > best[0] + 1e-9:
            best = (radius, rows)
    return best


def arrange(count: int, size: QSizeF, share: float) -> Layout:
    """Resting places for so many dice in the left `share` (0…1) of a tray of that size in px."""
    if count == 0:
        return Layout(_MOST_RADIUS, ())
    width, height = max(8.0, size.width() * share), max(8.0, size.height())
    radius, rows = _rows(count, width, height)
    nearest = DISTANCE / (DISTANCE - _HEIGHT - height / 2 / radius * COSINE)
    radius = min(radius / nearest, _MOST_RADIUS, height / 3)
    middle = (width - size.width()) / 2 / radius * (DISTANCE - _HEIGHT) / DISTANCE
    left = count
    places: list[tuple[float, float]] = []
    for row in range(rows):
        members = -(-left // (rows - row))
        left -= members
        y = ((rows - 1) / 2 - row) * SPACING - 0.09
        places.extend((middle + (column - (members - 1) / 2) * SPACING, y) for column in range(members))
    return Layout(radius, tuple(places))
