"""A window of the resistance table around a pair of forces, as numbers for a map."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from brp_desktop.rules.brp import SRD, BrpOptions, resistance

SIZE = 21
"""Rows and columns of the window (the printed table of the SRD; UGE prints 24)."""

Zone = Literal["success", "failure"]


@dataclass(frozen=True, slots=True)
class Cell:
    """One pair: the active side's chance, and where no die is thrown the automatic result."""

    active: int
    passive: int
    chance: int
    automatic: Zone | None


@dataclass(frozen=True, slots=True)
class Grid:
    """A square window: ``rows`` by passive force, in each the cells by active force, both rising by one.

    ``cursor`` is (row, column) of the pair asked for; None where a force is not known.
    """

    first_active: int
    first_passive: int
    rows: tuple[tuple[Cell, ...], ...]
    cursor: tuple[int, int] | None

    def cell(self, active: int, passive: int) -> Cell | None:
        """The cell of a pair; None outside the window."""
        row, column = passive - self.first_passive, active - self.first_active
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows)
        return self.rows[row][column] if inside else None


def grid(active: int | None, passive: int | None, options: BrpOptions = SRD, *, size: int = SIZE) -> Grid:
    """The window around a pair: it begins at 1 as long as the pair fits in, else the pair stands in the middle."""
    first_active, first_passive = _first(active, size), _first(passive, size)
    cursor = None if active is None or passive is None else (passive - first_passive, active - first_active)
    return Grid(first_active, first_passive, _rows(first_active, first_passive, options, size), cursor)


def _first(value: int | None, size: int) -> int:
    if value is None or 1 <= value <= size:
        return 1
    return 0 if value <= 0 else value - size // 2


@lru_cache(maxsize=64)
def _rows(first_active: int, first_passive: int, options: BrpOptions, size: int) -> tuple[tuple[Cell, ...], ...]:
    # The chance hangs on the distance alone.
    cells = {
        distance: resistance(max(distance, 0), max(-distance, 0), None, options)
        for distance in range(first_active - first_passive - size + 1, first_active - first_passive + size)
    }
    return tuple(
        tuple(
            Cell(active, passive, cells[active - passive].chance, cells[active - passive].automatic)
            for active in range(first_active, first_active + size)
        )
        for passive in range(first_passive, first_passive + size)
    )
