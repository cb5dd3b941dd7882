"""Where the parts of the roll panel stand, from top to bottom."""

from typing import TYPE_CHECKING

from brp_desktop.views.painted import RING

if TYPE_CHECKING:
    from brp_desktop.views.xantis.roll_panel import XantisRollPanel

MARGIN = 14
SMALL_BELOW = 600
"""Height of the panel under which the small forms are taken, in px."""
_SAYING = 210
_LOWEST_TRAY = 64
_GAPS = {False: (8, 5, 4), True: (6, 2, 2)}
"""Above the tray, the slip and the log, in px, for the usual and the small form."""


def arrange(panel: "XantisRollPanel", *, small: bool) -> None:
    """Place everything. Where the height does not do, the histogram goes: the line above it says the chance too."""
    width = panel.width() - 2 * MARGIN
    y = 3 if small else 7
    panel.head.setGeometry(MARGIN, y, width + RING, 30)
    y += 31 if small else 37
    gaps = ((panel.tiles, 5 if small else 8), (panel.circumstances, 2), (panel.cost, 4), (panel.bonus, 4))
    for part, gap in gaps:
        if not part.isHidden():
            height = part.sizeHint().height()
            part.setGeometry(MARGIN - RING, y - RING, width + 2 * RING, height)
            y += height - 2 * RING + gap
    y += 3 if small else 6
    panel.vdr_line.setGeometry(MARGIN, y, width, panel.vdr_line.sizeHint().height())
    y += panel.vdr_line.height() + 2
    sums = panel.sums.sizeHint().height()
    room = panel.height() - y - _height_below(panel, width, small=small)
    panel.sums.setVisible(room >= sums + (4 if small else 6))
    if not panel.sums.isHidden():
        panel.sums.setGeometry(MARGIN - 1, y, width + 2, sums)
        y += sums + (4 if small else 6)
    _arrange_below(panel, y, width, small=small)


def _height_below(panel: "XantisRollPanel", width: int, *, small: bool) -> int:
    """What stands under the histogram needs this many px, with the head and one row of the log."""
    row = panel.row.sizeHint().height() - 2 * RING
    slip = _slip_height(panel, width, small=small)
    gaps = _GAPS[small]
    return row + panel.tray.sizeHint().height() + slip + sum(gaps) + panel.journal.minimumSizeHint().height()


def _arrange_below(panel: "XantisRollPanel", y: int, width: int, *, small: bool) -> None:
    """Where even without the histogram the height does not do, the tray is as low as it can be."""
    over = y + _height_below(panel, width, small=small) - panel.height()
    tray = max(_LOWEST_TRAY, panel.tray.sizeHint().height() - max(0, over))
    above_tray, above_slip, above_log = _GAPS[small]
    panel.row.setGeometry(MARGIN - RING, y - RING, width + 2 * RING, panel.row.sizeHint().height())
    y += panel.row.height() - 2 * RING
    saying = panel.own_dice_says
    if not saying.isHidden():
        # Over the felt: nothing moves because of a slip of the finger.
        wide = min(width, _SAYING)
        saying.setGeometry(MARGIN + width - wide, y + 2, wide, saying.heightForWidth(wide))
        saying.raise_()
    y += above_tray
    panel.tray.setGeometry(MARGIN, y, width, tray)
    y += tray + above_slip
    slip = _slip_height(panel, width, small=small)
    panel.slip.setGeometry(MARGIN, y, width, slip)
    y += slip + above_log
    log = panel.journal.minimumSizeHint().height()
    panel.journal.setGeometry(0, y, panel.width(), max(panel.height() - y, log))


def _slip_height(panel: "XantisRollPanel", width: int, *, small: bool) -> int:
    return max(36 if small else 44, panel.slip.heightForWidth(width))
