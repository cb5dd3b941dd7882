"""The game master's table: its people, on top of the document that it is."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.files import ENDING as SHEET_ENDING
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.interaction import Interaction, TableQuestions
from brp_desktop.controllers.open_table import OpenTable
from brp_desktop.controllers.players import Players
from brp_desktop.controllers.seats import Seat, XantisSeat, open_person, seat_key, xantis_seats
from brp_desktop.controllers.systems import as_brp, as_xantis, brp_documents
from brp_desktop.play.npcs import added, player_entry
from brp_desktop.play.people import NpcPerson, SheetPerson
from brp_desktop.play.roster import Row, rows_of, track_edit
from brp_desktop.sheet.edits import SetResource
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.round_acts import CorrectPa
from brp_desktop.sheet.table import Entry, EntryId
from brp_desktop.sheet.xantis import CounterId
from brp_desktop.sheet.xantis_edits import SetPaLeft, SetXantisCounter
from brp_desktop.sheet.xantis_table_edits import SetXantisNpcCounter
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import whole_path
from brp_desktop.storage.player_files import outside
from brp_desktop.storage.table_documents import ENDING, TableDocument, player_path, reference_to

if TYPE_CHECKING:
    from brp_desktop.sheet.table_edits import TableEdit
    from brp_desktop.sheet.xantis_edits import XantisEdit
    from brp_desktop.storage.settings import Settings


class TableController(OpenTable):
    """The table and everybody at it; ``changed`` says that rows may be others."""

    changed = Signal()
    """Rows, columns or what is known of the files may be others."""
    settle_requested = Signal()
    """Running dice are wanted at rest now, and what they bring at the table: before undo, redo and another table."""
    sheet_opening = Signal()
    """A player's sheet is about to be opened because something is to be set on it."""
    sheet_opened = Signal(object)
    """Document opened for that; None where it could not be."""

    def __init__(
        self,
        files: FilesController,
        settings: "Settings",
        drafts: Path,
        backups: Path,
        interaction: Interaction,
        questions: TableQuestions,
        parent: QObject | None = None,
    ) -> None:
        """``drafts`` and ``backups`` are folders; they are looked at when there is something to write or to find."""
        super().__init__(files, settings, drafts, backups, interaction, questions, parent)
        self._rows: tuple[Row, ...] | None = None
        self._by_id: dict[EntryId, Row] = {}
        self.players = Players(files, self)
        self.players.changed.connect(self._on_players)

    # what is there

    @property
    def rows(self) -> tuple[Row, ...]:
        """Everybody at the table, in its order; rows that did not change are the same objects."""
        if self._rows is None:
            self._rows = rows_of(self.table, self._document.id, self.players.known, self._by_id)
            self._by_id = {row.id: row for row in self._rows}
        return self._rows

    def row(self, id_: EntryId) -> Row | None:
        """The row of an entry; None where it is gone."""
        return self._by_id.get(id_) if self.rows else None

    def seats(self) -> Mapping[str, Seat]:
        """Everybody who may be chosen, by key: open sheets first, then players, then the people of the table."""
        found: dict[str, Seat] = {}
        for document in brp_documents(self._files.documents):
            person = open_person(document)
            found.setdefault(seat_key(person), Seat(seat_key(person), person, "open"))
        for row in self.rows:
            if isinstance(row.person, SheetPerson):
                found.setdefault(seat_key(row.person), Seat(seat_key(row.person), row.person, "player"))
        for row in self.rows:
            if isinstance(row.person, NpcPerson):
                found.setdefault(seat_key(row.person), Seat(seat_key(row.person), row.person, "npc"))
        return found

    def xantis_seats(self) -> Mapping[str, XantisSeat]:
        """The same of Xantis."""
        return xantis_seats(self._files.documents, self.rows)

    def sheet_of(self, document_id: str) -> BrpDocument | None:
        """The open sheet of this id; a player's file that is not open yet is opened. None where there is none."""
        for document in brp_documents(self._files.documents):
            if document.document_id == document_id:
                return document
        for row in self.rows:
            person = row.person
            if isinstance(person, SheetPerson) and person.document == document_id and row.state in ("ok", "changed"):
                return self._opened(row.id)
        return None

    def _opened(self, id_: EntryId) -> BrpDocument | None:
        path = self.players.path(id_)
        if path is None:
            return None
        self.sheet_opening.emit()
        document = as_brp(self._files.open(path))
        self.sheet_opened.emit(document)
        return document

    def can_write(self, document_id: str) -> bool:
        """Whether a tick could be set on the sheet of this id: open and writable, or a player's file in order."""
        for document in brp_documents(self._files.documents):
            if document.document_id == document_id:
                return not document.read_only
        people = ((row.person, row.state) for row in self.rows if row.is_player)
        return any(
            isinstance(person, SheetPerson) and person.document == document_id and state in ("ok", "changed")
            for person, state in people
        )

    # changes

    def set_track(self, id_: EntryId, track: str, value: int | None) -> bool:
        """Set hit or power points or Pa in place: at the table for people inside, else on the player's sheet.

        The Pa of people inside are those of the Giro; who takes no part has all there are.
        """
        row = self.row(id_)
        if row is None:
            return False
        if row.xantis is not None:
            return track == "pa" and value is not None and self._set_pa(row, value)
        edit = track_edit(row, track, value)
        if not isinstance(edit, SetResource):
            return self.perform(edit)  # type: ignore[arg-type]  # of the table, as the row has no sheet
        document = self.sheet_of(row.person.document) if isinstance(row.person, SheetPerson) else None
        if document is None:
            self.refused.emit(StorageError("not_found", self.players.path(id_)))
            return False
        try:
            return document.perform(edit)
        except EditError as error:
            self.refused.emit(error)
            return False

    def set_counter(self, id_: EntryId, counter: CounterId, now: int) -> bool:
        """Set a free counter of somebody of Xantis, at the table or on the sheet."""
        row = self.row(id_)
        if row is None or row.xantis is None:
            return False
        if row.entry.xantis is not None:
            return self.perform(SetXantisNpcCounter(id_, counter, now))
        return self._on_sheet(row, SetXantisCounter(counter, "now", now))

    def _set_pa(self, row: Row, left: int) -> bool:
        if row.entry.xantis is None:
            most = row.xantis.derived.pa_max if row.xantis is not None else None
            return self._on_sheet(row, SetPaLeft(None if left == most else left))
        one = next((each for each in self.table.round.participants if each.entry == row.id), None)
        return one is not None and self.perform(CorrectPa(one.id, left))

    def _on_sheet(self, row: Row, edit: "XantisEdit") -> bool:
        """Carry an edit out on the sheet of a player of Xantis, which is opened for it where it is not open."""
        wanted = "" if row.xantis is None else row.xantis.document
        document = next((each for each in self._files.documents if each.document_id == wanted), None)
        path = self.players.path(row.id)
        if document is None and path is not None and row.state in ("ok", "changed"):
            self.sheet_opening.emit()
            document = self._files.open(path)
            self.sheet_opened.emit(document)
        sheet = as_xantis(document)
        if sheet is None:
            self.refused.emit(StorageError("not_found", path))
            return False
        try:
            return sheet.perform(edit)
        except EditError as error:
            self.refused.emit(error)
            return False

    def add(self, entries: Sequence[Entry]) -> tuple[EntryId, ...]:
        """Bring people to the table as one step; their ids there, nothing if it was refused."""
        before = {entry.id for entry in self.table.entries}
        if not entries or not self.perform(added(self.table, tuple(entries))):
            return ()
        return tuple(entry.id for entry in self.table.entries if entry.id not in before)

    def add_files(self, paths: Sequence[Path]) -> tuple[EntryId, ...]:
        """Add players by their files, each once; a table among them is opened instead."""
        for path in paths:
            if path.suffix.lower() == ENDING:
                self.open(path)
                return ()
        here = {known for entry in self.table.entries if (known := self.players.path(entry.id)) is not None}
        wanted = [whole_path(path) for path in paths if path.suffix.lower() == SHEET_ENDING]
        new = [path for path in dict.fromkeys(wanted) if path not in here]
        self.players.allow(new)
        return self.add([player_entry(self.table, reference_to(self._document, path), path.stem) for path in new])

    # the document below

    def settle(self) -> None:
        """Ask whatever is under way, such as running dice, to come to its end now."""
        self.settle_requested.emit()

    def undo(self) -> "TableEdit | None":
        """Take the last edit back, running dice at rest first; None if there is none."""
        self.settle()
        return super().undo()

    def redo(self) -> "TableEdit | None":
        """Carry the last undone edit out again, running dice at rest first; None if there is none."""
        self.settle()
        return super().redo()

    def reload(self) -> bool:
        """Take what lies on disk now, running dice at rest first, as the table below."""
        self.settle()
        return super().reload()

    def close(self) -> bool:
        """Put an empty table in place of this one, running dice at rest first, as the table below."""
        self.settle()
        return super().close()

    def check_disk(self) -> None:
        """Look how the table's file and the players' files stand: when the window becomes active."""
        self.look_at_file()
        self.players.look_again()

    def stop(self) -> None:
        """Write what waits, running dice at rest first, and stop every clock: the program ends."""
        self.settle()
        super().stop()
        self.players.stop()

    def _take(self, document: TableDocument) -> None:
        self._by_id = {}
        self.players.allow(self._known_outside(document))
        super()._take(document)

    def _known_outside(self, document: TableDocument) -> list[Path]:
        """Files outside the table's folder to which it led when it was last saved here: they are the person's own."""
        path = document.path
        if path is None:
            return []
        folder = whole_path(path).parent
        led = [whole_path(player_path(document, entry.path)) for entry in document.table.entries if entry.path]
        if not outside(led, folder):
            return []
        versions = self.earlier.versions
        for version in versions.of(document.id, None):
            if version.kind == "saved":
                try:
                    saved = replace(versions.read(version), path=path)
                except StorageError:
                    continue
                before = {player_path(saved, entry.path) for entry in saved.table.entries if entry.path}
                return [each for each in led if each in {whole_path(one) for one in before}]
        return []

    def _refresh(self) -> None:
        self._rows = None
        self.players.show(self.document)
        self.changed.emit()
        super()._refresh()

    def _on_players(self) -> None:
        self._rows = None
        self.changed.emit()
