"""Texts that were typed and not taken: each stays in its cell, marked, until it is put right or given up."""

from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class KeptTexts(Generic[K]):
    """By cell (key of the row, column): what was typed, and the sentence that says what is wrong with it."""

    def __init__(self) -> None:
        self._kept: dict[tuple[K, int], tuple[str, str]] = {}

    def __bool__(self) -> bool:
        return bool(self._kept)

    def __contains__(self, cell: tuple[K, int]) -> bool:
        return cell in self._kept

    @property
    def cells(self) -> tuple[tuple[K, int], ...]:
        """The marked cells, the oldest first."""
        return tuple(self._kept)

    def text(self, key: K, column: int) -> str | None:
        """What was typed into the cell and not taken; None if nothing was."""
        found = self._kept.get((key, column))
        return None if found is None else found[0]

    def sentence(self, key: K, column: int) -> str:
        """What is wrong with the cell, empty if nothing."""
        return self._kept.get((key, column), ("", ""))[1]

    def keep(self, key: K, column: int, text: str, sentence: str) -> None:
        """Mark a cell."""
        self._kept[key, column] = (text, sentence)

    def drop(self, key: K, column: int) -> bool:
        """Forget what was typed; True if the cell was marked."""
        return self._kept.pop((key, column), None) is not None

    def drop_all_but(self, keys: frozenset[K]) -> None:
        """Forget the cells of rows that are gone."""
        self._kept = {cell: kept for cell, kept in self._kept.items() if cell[0] in keys}
