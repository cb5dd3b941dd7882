"""Dice of combat and health that are no check of one sheet: decided, kept, played, and then carried out."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace as with_fields
from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.grants import Grants
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.roll_play import now_ms
from brp_desktop.controllers.table_lines import TableLines
from brp_desktop.play.entries import JournalEntry
from brp_desktop.rules import RulesError
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.edits import Edit
from brp_desktop.sheet.errors import EditError

if TYPE_CHECKING:
    from brp_desktop.controllers.table import TableController
    from brp_desktop.sheet.table import GameTable
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
    """An edit of an open sheet, one undo step; ``lines`` are the ids of the journal's lines that its undo strikes.

    ``check`` and ``carry_out`` raise EditError or RulesError where the sheet refuses it, as those of the other changes.
    """

    document: BrpDocument
    edit: Edit
    lines: tuple[str, ...] = ()

    def check(self) -> None:
        """Try it without changing anything."""
        if self.document.read_only:
            raise EditError("read_only")
        self.edit.apply(self.document.character)

    def carry_out(self, play: "DeedPlay") -> None:
        """Make the edit."""
        if self.document.read_only:
            raise EditError("read_only")
        play.grants.apply(self.document, self.edit, self.lines)


class AtRest(NamedTuple):
    """The same where the edit depends on what the sheet holds: it is worked out when the dice rest."""

    document: BrpDocument
    make: Callable[[BrpDocument], Edit]
    lines: tuple[str, ...] = ()

    def check(self) -> None:
        """Try it without changing anything."""
        self._now().check()

    def carry_out(self, play: "DeedPlay") -> None:
        """Make the edit."""
        self._now().carry_out(play)

    def _now(self) -> OnSheet:
        return OnSheet(self.document, self.make(self.document), self.lines)


class AtTable(NamedTuple):
    """An edit of the game master's table that never merges with another, worked out when the dice rest, and the lines
    that its undo strikes. ``table_id`` is the table it is meant for: another one in its place is left alone.
    """

    table: "TableController"
    table_id: str
    make: "Callable[[GameTable], TableEdit]"
    lines: tuple[str, ...] = ()

    def check(self) -> None:
        """Try it without changing anything."""
        self._edit().apply(self.table.table)

    def carry_out(self, play: "DeedPlay") -> None:
        """Make the edit."""
        play.at_table.apply(self.table, self._edit(), self.lines)

    def _edit(self) -> "TableEdit":
        if self.table.document.id != self.table_id:
            raise EditError("unknown_id", kind="entry", id=self.table_id)
        if self.table.read_only:
            raise EditError("read_only")
        return self.make(self.table.table)


Change = OnSheet | AtRest | AtTable
"""One step that a deed brings, of one sheet or of the table."""


class Deed(Struct, frozen=True, kw_only=True):
    """Something decided: its result (a value of ``play``), the lines for the journal, and what it changes.

    ``lost`` are the ids of lines whose tick no sheet could take: they are struck, as are those of a change that is
    refused when the dice rest. ``refused`` says then why it was: what it was to bring did not happen.
    """

    kind: Kind
    id: str
    result: Any
    entries: tuple[JournalEntry, ...] = ()
    changes: tuple[Change, ...] = ()
    lost: tuple[str, ...] = ()
    refused: EditError | RulesError | None = None


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
    """Deed: carried out, tell it; with what refused one of its changes."""
    refused = Signal(object)
    """EditError or RulesError of a change that could not be made."""
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
        lost = deed.lost
        for change in deed.changes:
            try:
                change.carry_out(self)
            except (EditError, RulesError) as error:
                lost += change.lines
                deed = with_fields(deed, refused=error)
        for entry in deed.entries:
            self._log.show(entry)
        self.grants.give_up(lost)
        if deed.refused is not None:
            self.refused.emit(deed.refused)
        self.rested.emit(deed)
