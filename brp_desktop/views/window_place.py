"""Where a window goes: the remembered place, brought back onto a present screen (case U05)."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize

from brp_desktop.storage.settings import WindowGeometry

USUAL = QSize(1280, 800)
LEAST = QSize(640, 480)
TITLE = 40
"""Height in px at the top of a window that must be on a screen to be seized by the mouse."""


def fitted(stored: WindowGeometry | None, screens: Sequence[QRect]) -> QRect:
    """The place of a window: its title bar on a screen, no larger than that screen.

    ``screens`` are the available areas, the main one first. Without a stored place: the usual size in the middle.
    """
    main = screens[0]
    if stored is None:
        size = USUAL.boundedTo(main.size())
        place = QRect(main.topLeft(), size)
        place.moveCenter(main.center())
        return place
    wanted = QRect(stored.x, stored.y, stored.width, stored.height)
    title = QRect(wanted.left(), wanted.top(), wanted.width(), TITLE)
    screen = max(screens, key=lambda area: _shared(area, title))
    if _shared(screen, title) == 0:
        screen = (
            max(screens, key=lambda area: _shared(area, wanted)) if any(_shared(a, wanted) for a in screens) else main
        )
    size = wanted.size().expandedTo(LEAST).boundedTo(screen.size())
    left = min(max(wanted.left(), screen.left()), screen.right() + 1 - size.width())
    top = min(max(wanted.top(), screen.top()), screen.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


def _shared(one: QRect, other: QRect) -> int:
    common = one.intersected(other)
    return common.width() * common.height() if common.isValid() else 0
