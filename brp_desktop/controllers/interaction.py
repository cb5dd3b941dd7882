"""Questions to the person at the screen, as a protocol: the window answers with dialogs, a test with a list."""

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Protocol


class UnsavedChoice(Enum):
    """What to do with work that is not saved."""

    SAVE = auto()
    DISCARD = auto()
    CANCEL = auto()


class OverwriteChoice(Enum):
    """What to do with a file that another program has changed meanwhile."""

    OVERWRITE = auto()
    SAVE_AS = auto()
    CANCEL = auto()


class TableQuestions(Protocol):
    """What a game master's table asks besides the questions of ``Interaction``; None means «never mind»."""

    def ask_table_path(self, folder: Path) -> Path | None:
        """Which table to open."""

    def ask_table_save_path(self, suggestion: Path) -> Path | None:
        """Where to save a table; the answer ends in ``.rpgtable``."""


class Interaction(Protocol):
    """Everything the controllers may ask. Each call waits for its answer; None or an empty list means «never mind»."""

    def ask_open_paths(self, folder: Path) -> Sequence[Path]:
        """Which sheets to open, beginning in ``folder``."""

    def ask_save_path(self, suggestion: Path) -> Path | None:
        """Where to save; the answer ends in ``.rpgsheet``."""

    def ask_unsaved(self, name: str) -> UnsavedChoice:
        """``name`` has unsaved work and is about to be closed."""

    def ask_overwrite(self, path: Path) -> OverwriteChoice:
        """``path`` was changed outside since it was read; saving would replace it."""

    def ask_missing(self, path: Path) -> Path | None:
        """Where a recent file that is no longer there can be found now."""

    def show_error(self, error: Exception) -> None:
        """Tell what was refused; returns when it has been read."""
