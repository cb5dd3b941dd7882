"""The game master's room without its pictures: table, contests, hidden rolls; made when it is first entered."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.contests import ContestsController
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.grants import Grants
from brp_desktop.controllers.interaction import Interaction, TableQuestions
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.roll_play import now_ms
from brp_desktop.controllers.seats import Seat
from brp_desktop.controllers.table import TableController
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.hidden import entry_edit, revealed_entry
from brp_desktop.play.people import SheetPerson
from brp_desktop.play.subjects import SubjectName
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import Edit

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.controllers.round import RoundController
    from brp_desktop.controllers.seats import XantisSeat
    from brp_desktop.controllers.synchronised import SynchronisedController
    from brp_desktop.controllers.xantis_contests import XantisContestsController
    from brp_desktop.rules.xantis import XantisOptions
    from brp_desktop.storage.settings import Settings

RECENT = 20
"""How many of somebody's last lines are looked through for a skill."""


class GameMaster(QObject):
    """What the pages of the game master share: who may be chosen, where dice come from, what is hidden.

    A page that rolls: hidden → ``hid(lines)`` and nothing else; public → ``decided(lines)`` at the click and, when the
    dice rest, ``told(lines, edits, rolls)``; revealed later → ``unveiled(lines, edits, rolls)``. ``edits`` are by
    document id, ``rolls`` the ids of the rolls that tick there; each sheet gets one undo step. Where a sheet cannot be
    opened for its tick, the line is struck.
    """

    people_changed = Signal()
    """Sheets or the table changed: who may be chosen, or a number of theirs, may be others."""
    acting = Signal()
    """The ticks of one contest are set now: all of them until ``acted`` are one act."""
    acted = Signal()
    """They are set."""
    hidden_changed = Signal(bool)
    """Whether the next roll is hidden."""

    def __init__(
        self,
        files: FilesController,
        log: RollLog,
        settings: "Settings",
        interaction: Interaction,
        questions: TableQuestions,
        source: Callable[[], RandomSource],
        drafts: Path,
        backups: Path,
        *,
        clock: Callable[[], int] = now_ms,
        parent: QObject | None = None,
    ) -> None:
        """``source`` gives the dice; ``drafts`` and ``backups`` are folders of the application's data."""
        super().__init__(parent)
        self.files = files
        self.log = log
        self._source = source
        self._clock = clock
        self._hidden = False
        self.grants = Grants(log, self)
        self.table = TableController(files, settings, drafts, backups, interaction, questions, self)
        self.contests = ContestsController(self, self)
        self._round: RoundController | None = None
        self._xantis_contests: XantisContestsController | None = None
        self._synchronised: SynchronisedController | None = None
        self.table.changed.connect(self._on_people)
        self.table.settle_requested.connect(self.finish)
        for document in files.documents:
            document.settle_requested.connect(self.finish)
        files.opened.connect(self._on_opened)
        files.closed.connect(self._on_people)

    # Xantis, made when it is first used

    @property
    def round(self) -> "RoundController":
        """The Giro of the table."""
        if self._round is None:
            from brp_desktop.controllers.round import RoundController

            self._round = RoundController(self.table, self.files, self, self)
        return self._round

    @property
    def xantis_contests(self) -> "XantisContestsController":
        """Confrontations of Xantis."""
        if self._xantis_contests is None:
            from brp_desktop.controllers.xantis_contests import XantisContestsController

            self._xantis_contests = XantisContestsController(self, self)
        return self._xantis_contests

    @property
    def synchronised(self) -> "SynchronisedController":
        """Answers to a blow by people of the Giro."""
        if self._synchronised is None:
            from brp_desktop.controllers.synchronised import SynchronisedController

            self._synchronised = SynchronisedController(self, self.round, self)
        return self._synchronised

    def xantis_seats(self) -> "Mapping[str, XantisSeat]":
        """Everybody of Xantis who may be chosen, by key, as they are now."""
        return self.table.xantis_seats()

    def xantis_options(self) -> "XantisOptions":
        """How the table reads the rules of Xantis."""
        from brp_desktop.rules.xantis import DEFAULTS

        return self.table.table.xantis_options or DEFAULTS

    # what pages share

    def seats(self) -> Mapping[str, Seat]:
        """Everybody who may be chosen, by key, as they are now."""
        return self.table.seats()

    def table_options(self) -> BrpOptions | None:
        """The rules of people without a sheet among themselves; None: the usual ones."""
        return self.table.table.options

    def source(self) -> RandomSource:
        """Where dice come from."""
        return self._source()

    def now(self) -> int:
        """The present in milliseconds since 1970, UTC."""
        return self._clock()

    def is_hidden(self) -> bool:
        """Whether the next roll is hidden."""
        return self._hidden

    def last_rolled(self, document_id: str) -> SubjectName | None:
        """The skill that was rolled last for this document and may be seen; None for none."""
        from brp_desktop.storage.journal_query import JournalQuery

        lines = self.log.entries(JournalQuery(document=document_id), RECENT)
        return next((line.name for line in lines if line.event == "roll" and line.subject.kind == "skill"), None)

    def set_hidden(self, hidden: bool) -> None:
        """Hide the next rolls, or not. What was hidden before stays hidden."""
        if hidden != self._hidden:
            self.finish()
            self._hidden = hidden
            self.contests.refresh()
            if self._xantis_contests is not None:
                self._xantis_contests.refresh()
            self.hidden_changed.emit(hidden)

    def unwritable(self, document_id: str) -> str:
        """Why no tick can be set on this sheet, as a tick reason; empty where it can."""
        return "" if self.table.can_write(document_id) else "read_only"

    def characters(self) -> Mapping[str, BrpCharacter]:
        """The characters in force, by document id: those of open sheets, and of players' files as read last."""
        people = (seat.person for seat in self.seats().values())
        return {person.document: person.character for person in people if isinstance(person, SheetPerson)}

    def sheet_of(self, document_id: str) -> BrpDocument | None:
        """The open sheet of this id; a player's file is opened for it, and the table tells so."""
        return self.table.sheet_of(document_id)

    # lines and ticks

    def decided(self, entries: Iterable[JournalEntry]) -> None:
        """Public dice have fallen: keep these lines, show nothing yet."""
        self.log.append(*entries)

    def told(self, entries: Iterable[JournalEntry], edits: Mapping[str, Edit], rolls: Mapping[str, list[str]]) -> None:
        """Public dice rest: set the ticks, show the lines."""
        lost = self._grant(edits, rolls)
        for entry in entries:
            self.log.show(entry)
        self.grants.give_up(lost)

    def hid(self, entries: Iterable[JournalEntry]) -> None:
        """A hidden roll was made: keep these lines for the game master."""
        self.log.keep(*entries)

    def unveiled(
        self, entries: Iterable[JournalEntry], edits: Mapping[str, Edit], rolls: Mapping[str, list[str]]
    ) -> None:
        """A hidden roll was revealed: set the ticks, let the lines be seen."""
        lost = self._grant(edits, rolls)
        self.log.unveil(*entries)
        self.grants.give_up(lost)

    def reveal_entry(self, entry: JournalEntry) -> None:
        """Reveal a line of the log, with all lines of its contest; RulesError ``missing_value`` where a tick waits and
        the sheet is nowhere.
        """
        if self.contests.reveal(entry.contest):
            return
        if self._xantis_contests is not None and self._xantis_contests.reveal(entry.contest):
            return
        lines = self.log.contest(entry.contest) if entry.contest else (entry,)
        sheets = {each.document: self.characters().get(each.document) for each in lines}
        shown = [revealed_entry(each, sheets[each.document]) for each in lines]
        self.log.unveil(*shown)
        for each in shown:
            character = sheets[each.document]
            edit = None if character is None else entry_edit(each, character)
            if edit is not None:
                self.grants.give_up(self._grant({each.document: edit}, {each.document: [each.id]}))

    def finish(self) -> None:
        """Bring running dice to rest: what they bring counts. Nothing hidden is revealed by it."""
        self.contests.finish()
        if self._xantis_contests is not None:
            self._xantis_contests.finish()

    def stop(self) -> None:
        """Bring dice to rest, write what waits: the program ends."""
        self.finish()
        self.table.stop()

    def _grant(self, edits: Mapping[str, Edit], rolls: Mapping[str, list[str]]) -> list[str]:
        """Set the ticks; the ids of the rolls whose sheet was not opened, or only to be looked at."""
        lost: list[str] = []
        self.acting.emit()
        for document_id, edit in edits.items():
            document, ids = self.sheet_of(document_id), rolls.get(document_id, [])
            if document is None or document.read_only:
                lost += ids
            else:
                self.grants.apply(document, edit, ids)
        self.acted.emit()
        return lost

    def _on_opened(self, document: "Document") -> None:
        document.settle_requested.connect(self.finish)
        self._on_people()

    def _on_people(self, *ignored: object) -> None:
        self.contests.refresh()
        if self._xantis_contests is not None:
            self._xantis_contests.refresh()
        self.people_changed.emit()
