"""Where the parts of the dice panel stand, from top to bottom, in their usual and their small form."""

from typing import TYPE_CHECKING

from brp_desktop.views.painted import RING

if TYPE_CHECKING:
    from brp_desktop.views.dice_panel import DicePanel

MARGIN = 14
MORE = 28
"""Width of the arrow inside the frame of the modifier."""
LEAST = 88
"""Width of the modifier beside it that shows − and + and what is between them."""
_GAP = 11
SMALL_BELOW = 600
"""Height of the panel under which the small forms are taken, in px."""


def take_form(panel: "DicePanel", *, small: bool) -> None:
    """Give every part its usual or its small form."""
    panel.head.set_small(small)
    panel.difficulty_bar.set_short(small)
    panel.own_dice.short = small
    panel.own_dice.retranslate()
    panel.tray.set_small(small)
    panel.bar.set_signs(not small)
    panel.journal.set_collapsed(small)
    panel.modifier_label.setVisible(not small and panel.covering.panel is None)


def arrange(panel: "DicePanel", *, small: bool) -> None:
    """Place everything; the log takes what is left."""
    gap = 7 if small else 8
    width = panel.width() - 2 * MARGIN
    y = 4 if small else 7
    panel.head.setGeometry(MARGIN, y - 1, width + RING, 30)
    y += 28 + (4 if small else 8)
    panel.difficulty_bar.setGeometry(MARGIN - RING, y - RING + 1, width + 2 * RING, 42 + 2 * RING)
    y += 44 + gap
    _arrange_modifier(panel, y, width, small=small)
    y += 30 + gap
    y = _arrange_roll(panel, y, width, small=small) + gap
    tray = panel.tray.sizeHint().height()
    panel.tray.setGeometry(MARGIN, y, width, tray)
    y += tray + (3 if small else 5)
    slip = max(36 if small else 44, panel.card.heightForWidth(width))
    panel.card.setGeometry(MARGIN, y, width, slip)
    y += slip + (2 if small else 6)
    bar = panel.bar.sizeHint().height()
    panel.bar.setGeometry(MARGIN, y, width, bar)
    y += bar + (4 if small else 8)
    panel.journal.setGeometry(0, y, panel.width(), max(panel.height() - y, panel.journal.minimumSizeHint().height()))


def _arrange_modifier(panel: "DicePanel", y: int, width: int, *, small: bool) -> None:
    """Where it is too narrow for all in the language in force, the modifier goes without its caption."""
    switch, caption = panel.at_stake.sizeHint(), panel.modifier_label.sizeHint().width() + _GAP
    room = width - switch.width() + RING - 8
    named = not small and room - caption >= MORE + LEAST
    panel.modifier_label.setVisible(named)
    panel.modifier_label.setGeometry(MARGIN, y, caption - _GAP, 30)
    at = MARGIN + (caption if named else 0)
    stepper = min(MORE + (panel.modifier.WIDTH if not small else 92), room - (caption if named else 0))
    panel.modifier.setGeometry(at - RING, y - RING, stepper + 2 * RING, 30 + 2 * RING)
    panel.more.setGeometry(at + stepper - MORE, y, MORE, 30)
    x = MARGIN + width - switch.width() + RING
    panel.at_stake.setGeometry(x, y - RING - 1, switch.width(), 32 + 2 * RING)


def _arrange_roll(panel: "DicePanel", y: int, width: int, *, small: bool) -> int:
    height = 34 if small else 36
    field = 112 if small else 164
    button = width - field - 10
    panel.roll_button.setGeometry(MARGIN - RING, y - RING, button + 2 * RING, height + 2 * RING)
    panel.own_dice.setGeometry(MARGIN + button + 10 - RING, y - RING, field + 2 * RING, height + 2 * RING)
    y += height
    if not panel.own_dice_error.isHidden():
        needed = panel.own_dice_error.heightForWidth(field)
        # Over the felt: nothing moves because of a slip of the finger.
        panel.own_dice_error.setGeometry(MARGIN + button + 10, y + 2, field, needed)
        panel.own_dice_error.raise_()
    return y
