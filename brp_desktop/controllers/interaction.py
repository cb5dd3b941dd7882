"""Questions to the person at the screen, as a protocol: the window answers with dialogs, a test with a list."""

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from brp_desktop.controllers.rescue import Damage
    from brp_desktop.controllers.restoring import Restorable
    from brp_desktop.sheet.systems import Character
    from brp_desktop.sheet.table import GameTable
    from brp_desktop.storage.versions import Version

    Content: TypeAlias = Character | GameTable


class UnsavedChoice(Enum):
    """What to do with work that is not saved."""

    SAVE = auto()
    DISCARD = auto()
    CANCEL = auto()


class Unsaved(Struct, frozen=True):
    """Something with unsaved work: a sheet or a table, and its name, which may be empty."""

    kind: Literal["sheet", "table"]
    name: str


class OverwriteChoice(Enum):
    """What to do with a file that another program has changed meanwhile."""

    OVERWRITE = auto()
    SAVE_AS = auto()
    CANCEL = auto()


class DamagedChoice(Enum):
    """What to do with a document that cannot be read as a whole."""

    OPEN = auto()
    RESTORE = auto()
    CANCEL = auto()


class ElsewhereChoice(Enum):
    """What to do with a file that another running program has open."""

    READ_ONLY = auto()
    COPY = auto()
    CANCEL = auto()


class TableQuestions(Protocol):
    """What a game master's table asks besides the questions of ``Interaction``; None means «never mind»."""

    def ask_table_path(self, folder: Path) -> Path | None:
        """Which table to open."""

    def ask_unsaved_table(self, name: str) -> UnsavedChoice:
        """The table called ``name``, which may be empty, has unsaved work and is about to be closed."""

    def ask_table_save_path(self, suggestion: Path) -> Path | None:
        """Where to save a table; the answer ends in ``.rpgtable``."""


class Interaction(Protocol):
    """Everything the controllers may ask. Each call waits for its answer; None or an empty list means «never mind»."""

    def ask_open_paths(self, folder: Path) -> Sequence[Path]:
        """Which sheets to open, beginning in ``folder``."""

    def ask_save_path(self, suggestion: Path) -> Path | None:
        """Where to save; the answer ends in ``.rpgsheet``."""

    def ask_unsaved(self, name: str) -> UnsavedChoice:
        """The sheet called ``name``, which may be empty, has unsaved work and is about to be closed."""

    def ask_unsaved_together(self, works: Sequence[Unsaved]) -> UnsavedChoice:
        """All these have unsaved work and are about to be closed: one answer for all."""

    def ask_overwrite(self, path: Path, mine: "Content", theirs: "Content | None") -> OverwriteChoice:
        """``path`` was changed outside since it was read, and holds ``theirs`` now, None where that cannot be read;
        saving would replace it by ``mine``.
        """

    def ask_damaged(self, damage: "Damage") -> DamagedChoice:
        """A document cannot be read as a whole: what is lost, and whether a copy or an earlier version would do."""

    def ask_elsewhere(self, path: Path) -> ElsewhereChoice:
        """Another running program has ``path`` open."""

    def ask_version(self, restorable: "Restorable") -> "Version | None":
        """Which earlier version to go back to, having shown what would differ."""

    def ask_missing(self, path: Path) -> Path | None:
        """Where a recent file that is no longer there can be found now."""

    def show_error(self, error: Exception) -> None:
        """Tell what was refused; returns when it has been read."""
