"""Where the dice come to rest: in rows on the left of the tray, two radii apart or more."""

from dataclasses import dataclass

from PySide6.QtCore import QSizeF

SPACING = 2.09
"""Between the middles of neighbours as seen, in die radii: more than two, so that no dice touch."""

_NEARER = 1.033
"""The middle of a die lies above the felt and seems that much farther out."""

_MOST_RADIUS = 35.5
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
    radius = min(radius, _MOST_RADIUS, height / 3)
    left, places = count, []
    for row in range(rows):
        members = -(-left // (rows - row))
        left -= members
        y = ((rows - 1) / 2 - row) * SPACING
        for column in range(members):
            x = (column - (members - 1) / 2) * SPACING + (width - size.width()) / 2 / radius
            places.append((x / _NEARER, y / _NEARER - 0.09))
    return Layout(radius, tuple(places))
