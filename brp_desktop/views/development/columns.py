"""Where the columns of the development table lie: the head and every row share them."""

from dataclasses import dataclass

from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import text_width

NAME_LEFT = 44
RIGHT_MARGIN = 16
LEAST_NAME = 130
"""Px for names below which the chance, then before → after give way."""

_CELLS = ("now", "needed", "chance", "rolled", "gain", "change", "result")
_WIDTHS = {"now": 38, "needed": 91, "chance": 66, "rolled": 76, "gain": 86, "change": 104, "result": 118}
_GAPS = {"now": 0, "needed": 12, "chance": 10, "rolled": 31, "gain": 53, "change": 30, "result": 20}
_LEAST_GAP = 10


@dataclass(frozen=True, slots=True)
class Columns:
    """Left edge and width of each cell in px; cells that have no room are missing."""

    name: tuple[int, int]
    cells: dict[str, tuple[int, int]]

    def has(self, cell: str) -> bool:
        """Whether the cell is shown."""
        return cell in self.cells


def columns_for(theme: Theme, width: int, words: dict[str, str], result_width: int) -> Columns:
    """The columns of a table this wide. ``words`` are the heads, ``result_width`` what the last cell needs."""
    font = theme.font("small")
    wanted = {cell: max(_WIDTHS[cell], round(text_width(font, words[cell])) + 4) for cell in _CELLS}
    wanted["result"] = max(wanted["result"], result_width)
    gaps = dict(_GAPS)
    shown = list(_CELLS)

    def room() -> int:
        used = sum(wanted[cell] + gaps[cell] for cell in shown)
        return width - NAME_LEFT - RIGHT_MARGIN - used

    if room() < 200:
        lack = 200 - room()
        spare = sum(max(0, gap - _LEAST_GAP) for gap in gaps.values())
        share = min(1.0, lack / spare) if spare else 0.0
        gaps = {cell: round(gap - max(0, gap - _LEAST_GAP) * share) for cell, gap in gaps.items()}
    for cell in ("chance", "change"):
        if room() < LEAST_NAME and cell in shown:
            shown.remove(cell)
    name = max(40, room())
    x = NAME_LEFT + name
    cells = {}
    for cell in shown:
        x += gaps[cell]
        cells[cell] = (x, wanted[cell])
        x += wanted[cell]
    return Columns((NAME_LEFT, name), cells)
