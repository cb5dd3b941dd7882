"""Dice of combat and health that are no check of one sheet: decided, kept, played, and then carried out."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.grants import Grants
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.roll_play import now_ms
from brp_desktop.controllers.table_lines import TableLines
from brp_desktop.play.entries import JournalEntry
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.edits import Edit
from brp_desktop.sheet.errors import EditError

if TYPE_CHECKING:
    from brp_desktop.controllers.table import TableController
    from brp_desktop.sheet.table_edits import TableEdit

Kind = Literal[
    "attack",
    "damage",
    "location",
    "armour",
    "fumble",
    "first_aid",
    "rest",
    "poison",
    "disease",
    "fall",
    "lasting_loss",
    "fright",
    "wound",
    "hindrance",
    "stamina",
    "round",
]
"""What dice were thrown for; a ``wound``, the passing of a ``round`` and many a ``hindrance`` need none."""


class OnSheet(NamedTuple):
    """An edit of an open sheet, one undo step; ``lines`` are the ids of the journal's lines that its undo strikes."""

    document: BrpDocument
    edit: Edit
    lines: tuple[str, ...] = ()

    def carry_out(self, play: "DeedPlay") -> None:
        """Make the edit."""
        play.grants.apply(self.document, self.edit, self.lines)


class AtTable(NamedTuple):
    """An edit of the game master's table that never merges with another, and the lines that its undo strikes."""

    table: "TableController"
    edit: "TableEdit"
    lines: tuple[str, ...] = ()

    def carry_out(self, play: "DeedPlay") -> None:
        """Make the edit."""
        play.at_table.apply(self.table, self.edit, self.lines)


class Deed(Struct, frozen=True, kw_only=True):
    """Something decided: its result (a value of ``play``), the lines for the journal, and what it changes.

    ``lost`` are the ids of lines whose tick no sheet could take: they are struck.
    """

    kind: Kind
    id: str
    result: Any
    entries: tuple[JournalEntry, ...] = ()
    changes: tuple[OnSheet | AtTable, ...] = ()
    lost: tuple[str, ...] = ()


class DeedStage(Protocol):
    """Where a deed is played; it never decides one."""

    def play(self, deed: Deed) -> bool:
        """Begin to show it; False if it rests at once."""

    def finish(self) -> None:
        """Show the last frame now."""


class DeedPlay(QObject):
    """A deed is kept at the click and carried out when the dice rest. The next one brings the one before to rest."""

    playing = Signal(object)
    """Deed: nothing of it may be told yet."""
    acting = Signal()
    """What dice at rest bring is carried out now: all of it until ``rested`` is one act."""
    rested = Signal(object)
    """Deed: carried out, tell it."""
    refused = Signal(object)
    """EditError of a change that could not be made."""
    marked = Signal(str, bool)
    """Id of a line of the journal, and whether what it tells of is taken back now."""

    def __init__(
        self,
        log: RollLog,
        source: Callable[[], RandomSource],
        parent: QObject | None = None,
        *,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        super().__init__(parent)
        self._log = log
        self._clock = clock
        self._stage: DeedStage | None = None
        self._in_flight: Deed | None = None
        self.source = source
        self.grants = Grants(log, self)
        self.at_table = TableLines(log, self)
        log.marked.connect(self.marked)

    @property
    def is_running(self) -> bool:
        """Whether dice are running."""
        return self._in_flight is not None

    def now(self) -> int:
        """The present in milliseconds since 1970, UTC."""
        return self._clock()

    def set_stage(self, stage: DeedStage | None) -> None:
        """Where deeds are played; without one they rest at once."""
        self.finish()
        self._stage = stage

    def do(self, deed: Deed) -> None:
        """Keep a deed for good, and play it."""
        self.finish()
        if deed.entries:
            self._log.append(*deed.entries)
        self._in_flight = deed
        self.playing.emit(deed)
        if self._stage is None or not self._stage.play(deed):
            self.rest()

    def write_down(self, entry: JournalEntry, document: BrpDocument, edit: Edit) -> None:
        """Something done without dice: one undo step of the sheet, and the line that its undo strikes.

        EditError where the sheet does not allow it, ``read_only`` too; then no line is kept.
        """
        self.finish()
        if document.read_only:
            raise EditError("read_only")
        self.grants.apply(document, edit, (entry.id,))
        self._log.append(entry)
        self._log.show(entry)

    def finish(self) -> None:
        """Bring running dice to rest now."""
        if self._in_flight is not None:
            if self._stage is not None:
                self._stage.finish()
            self.rest()

    def rest(self) -> None:
        """Called by the stage when the dice rest: what was decided is carried out, the lines are shown."""
        deed, self._in_flight = self._in_flight, None
        if deed is None:
            return
        self.acting.emit()
        for change in deed.changes:
            try:
                change.carry_out(self)
            except EditError as error:
                self.refused.emit(error)
        for entry in deed.entries:
            self._log.show(entry)
        self.grants.give_up(deed.lost)
        self.rested.emit(deed)
