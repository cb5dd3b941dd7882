"""Which colours of a theme meet, and which of these pairs are hard to read."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from PySide6.QtGui import QColor

from brp_desktop.painting.contrast import contrast_ratio
from brp_desktop.painting.theme import LEVELS, SIDES, Theme, blend

TEXT: Final = 4.5
"""Least contrast of words."""

MARK: Final = 3.0
"""Least contrast of signs, frames and rings."""

_PLAIN: Final = ("window", "panel", "sheet", "raised")
_TINTS: Final = ("accent_tint", "tick_tint", "danger_tint", "hidden_tint")
_GROUNDS: Final = (*_PLAIN, "hover", "selected", *_TINTS)

_WORDS: Final = {
    **dict.fromkeys(("text", "text_2", "accent_text", "link", "tick", "danger", "hidden"), (*_GROUNDS, "pressed")),
    "text_off": _GROUNDS,
    "on_accent": ("accent",),
    "on_tick": ("tick_fill",),
    "felt_text": ("felt",),
    "felt_text_2": ("felt",),
}
_MARKS: Final = {
    "focus": (*_GROUNDS, "pressed"),
    "border": (*_PLAIN, "hover", "selected", "accent_tint", "tick_tint"),
    "accent": _GROUNDS,
}
_LEVEL_GROUNDS: Final = ("panel", "sheet", "raised", "selected", "tick_tint")

FELT_SHINE: Final = 0.12
"""How much white the felt has under the lamp, at most."""


class Pair(Struct, frozen=True):
    """Two colours that meet, by their names in the theme file, and the least contrast they need."""

    front: str
    ground: str
    least: float


class Unreadable(Struct, frozen=True):
    """A pair whose contrast is too low."""

    pair: Pair
    ratio: float


def pairs(theme: Theme) -> Iterator[tuple[Pair, float]]:
    """Every pair of colours that meets somewhere in the application, and its contrast."""
    colour = theme.colour
    for least, table in ((TEXT, _WORDS), (MARK, _MARKS)):
        for front, grounds in table.items():
            for ground in grounds:
                yield Pair(front, ground, least), contrast_ratio(colour(front), colour(ground))
    shine = 0.0 if theme.high_contrast else FELT_SHINE
    lit = blend(colour("felt"), QColor("white"), shine)
    for front in ("felt_text", "felt_text_2"):
        yield Pair(front, "felt_light_centre", TEXT), contrast_ratio(colour(front), lit)
    for level in LEVELS:
        entry = theme.level(level)
        for ground in _LEVEL_GROUNDS:
            yield Pair(f"level.{level}.text", ground, TEXT), contrast_ratio(entry.text, colour(ground))
        if level != "success":  # its pattern is plain
            yield Pair(f"level.{level}.mark", "fill", MARK), contrast_ratio(entry.mark, entry.fill)
    for side in SIDES:
        entry = theme.side(side)
        yield Pair(f"side.{side}.text", "fill", TEXT), contrast_ratio(entry.text, entry.fill)
    # Cells of the table show 5 to 95 %; the ends of the ramp are 0 and 100 %.
    heat = theme.heat
    worst = min(contrast_ratio(heat.text, blend(heat.low, heat.high, n / 20)) for n in range(1, 20))
    yield Pair("heat.text", "worst-cell", TEXT), worst


def unreadable(theme: Theme) -> tuple[Unreadable, ...]:
    """The pairs of a theme that are hard to read, the worst first."""
    low = [Unreadable(pair, ratio) for pair, ratio in pairs(theme) if ratio < pair.least]
    return tuple(sorted(low, key=lambda each: each.ratio / each.pair.least))
