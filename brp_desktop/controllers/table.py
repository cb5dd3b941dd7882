"""The game master's table: its people, its file, its history, its drafts."""

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from time import monotonic, time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.files import ENDING as SHEET_ENDING
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.interaction import Interaction, OverwriteChoice, TableQuestions, UnsavedChoice
from brp_desktop.controllers.players import Players
from brp_desktop.controllers.seats import Seat, XantisSeat, open_person, seat_key, xantis_seats
from brp_desktop.controllers.systems import as_brp, brp_documents
from brp_desktop.controllers.table_drafting import TableDrafting
from brp_desktop.play.npcs import added, player_entry
from brp_desktop.play.people import NpcPerson, SheetPerson
from brp_desktop.play.roster import Row, rows_of, track_edit
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.edits import SetResource
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.history import History
from brp_desktop.sheet.table import Entry, EntryId, GameTable
from brp_desktop.sheet.table_edits import TableEdit
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import whole_path
from brp_desktop.storage.folders import folder_or_home
from brp_desktop.storage.table_documents import ENDING, TableDocument, moved_table, new_table, reference_to
from brp_desktop.storage.tables import open_table, save_table

if TYPE_CHECKING:
    from brp_desktop.storage.settings import Settings
    from brp_desktop.storage.table_drafts import TableDraft

LIMIT = 500
"""Undo steps kept."""

_log = logging.getLogger(__name__)


class TableController(QObject):
    """One table. ``perform`` is the only way it changes; ``changed`` says that rows may be others."""

    changed = Signal()
    """Rows, columns or what is known of the files may be others."""
    stepped = Signal(object)
    """An edit was carried out, taken back or carried out again: the GameTable before it."""
    state_changed = Signal()
    """Saved state, undo, redo, path or name may be others."""
    sheet_opening = Signal()
    """A player's sheet is about to be opened because something is to be set on it."""
    sheet_opened = Signal(object)
    """BrpDocument opened for that."""
    refused = Signal(object)
    """An EditError, RulesError or StorageError: nothing was changed."""

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
        super().__init__(parent)
        self._files = files
        self._settings = settings
        self._backups = backups
        self._interaction = interaction
        self._questions = questions
        self._document = new_table()
        self._history: History[GameTable] = History(self._document.table, limit=LIMIT)
        self._rows: tuple[Row, ...] | None = None
        self._by_id: dict[EntryId, Row] = {}
        self.players = Players(files, self)
        self.players.changed.connect(self._on_players)
        self.drafts = TableDrafting(drafts, self)
        self.drafts.due.connect(self.write_draft)

    # what is there

    @property
    def table(self) -> GameTable:
        """The table in force."""
        return self._history.value

    @property
    def document(self) -> TableDocument:
        """The document as it would be saved now."""
        return self._document.with_table(self.table)

    @property
    def path(self) -> Path | None:
        """Where the table lies; None until it is saved."""
        return self._document.path

    @property
    def read_only(self) -> bool:
        """Made by a newer version: may be looked at and rolled for, not changed."""
        return self._document.read_only

    @property
    def is_saved(self) -> bool:
        """The table equals what lies on disk; a new one counts as saved until its first change."""
        return self._history.is_saved

    @property
    def undo_edit(self) -> TableEdit | None:
        """The edit that ``undo`` would take back."""
        label = self._history.undo_label
        return None if label is None else label  # type: ignore[return-value]  # only edits are pushed

    @property
    def redo_edit(self) -> TableEdit | None:
        """The edit that ``redo`` would carry out again."""
        label = self._history.redo_label
        return None if label is None else label  # type: ignore[return-value]  # only edits are pushed

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

    def perform(self, edit: TableEdit) -> bool:
        """Carry an edit out; what is refused is told by ``refused`` and changes nothing."""
        if self.read_only:
            self.refused.emit(EditError("read_only"))
            return False
        try:
            after = edit.apply(self.table)
        except (EditError, RulesError) as error:
            self.refused.emit(error)
            return False
        before = self.table
        if after == before:
            return False
        self._history.push(after, edit, key=edit.merge_key, now=monotonic())
        self._refresh()
        self.stepped.emit(before)
        return True

    def undo(self) -> TableEdit | None:
        """Take the last edit back; None if there is none."""
        before = self.table
        if (edit := self.undo_edit) is not None:
            self._history.undo()
            self._refresh()
            self.stepped.emit(before)
        return edit

    def redo(self) -> TableEdit | None:
        """Carry the last undone edit out again; None if there is none."""
        before = self.table
        if (edit := self.redo_edit) is not None:
            self._history.redo()
            self._refresh()
            self.stepped.emit(before)
        return edit

    def set_track(self, id_: EntryId, track: str, value: int | None) -> bool:
        """Set hit or power points in place: at the table for people inside, else on the player's sheet."""
        row = self.row(id_)
        if row is None:
            return False
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
        return self.add([player_entry(self.table, reference_to(self._document, path), path.stem) for path in new])

    # files

    def new(self) -> bool:
        """An empty table; False if the one in force stays because its work is not saved."""
        return self.close()

    def open(self, path: Path) -> bool:
        """Open a table in place of the one in force; False if that stays, or the file cannot be read (it is said)."""
        try:
            document = open_table(path)
        except StorageError as error:
            self._interaction.show_error(error)
            return False
        if not self.close():
            return False
        self._take(document)
        self._remember(path)
        return True

    def ask_open(self) -> bool:
        """Let the person choose a table and open it."""
        path = self._questions.ask_table_path(self._folder())
        return path is not None and self.open(path)

    def open_last(self) -> None:
        """Go on with the table of the last time, if its file can still be read; nothing is asked or said."""
        last = self._settings.last_table
        if last and self.is_saved and self.path is None:
            try:
                self._take(open_table(Path(last)))
            except StorageError as error:
                _log.info("table not opened: %s", error)

    def save(self) -> bool:
        """Save to the table's own file, asking for one where it has none or may not be overwritten."""
        path = self.path
        if path is None or self.read_only:
            return self.save_as()
        overwrite = False
        if self._was_changed():
            match self._interaction.ask_overwrite(path):
                case OverwriteChoice.CANCEL:
                    return False
                case OverwriteChoice.SAVE_AS:
                    return self.save_as()
                case OverwriteChoice.OVERWRITE:
                    overwrite = True
        return self._write(path, overwrite=overwrite)

    def save_as(self) -> bool:
        """Save to a file the person chooses; references are rewritten to lead to the same files."""
        from brp_desktop.storage.file_names import proposed_name

        suggestion = self.path or self._folder() / proposed_name(self.table.name, ENDING, "table")
        path = self._questions.ask_table_save_path(suggestion)
        return path is not None and self._write(path, overwrite=True)

    def close(self) -> bool:
        """Put an empty table in place of this one, asking where work is unsaved; False if it stays."""
        if not self.is_saved:
            match self._interaction.ask_unsaved(self.table.name or (self.path.stem if self.path else "")):
                case UnsavedChoice.CANCEL:
                    return False
                case UnsavedChoice.SAVE:
                    if not self.save():
                        return False
                case UnsavedChoice.DISCARD:
                    pass
        self.drafts.drop()
        self._take(new_table())
        return True

    def check_disk(self) -> None:
        """Look how the players' files stand: when the window becomes active."""
        self.players.look_again()

    # drafts

    def resume(self, draft: "TableDraft") -> bool:
        """Go on with a draft as unsaved work."""
        if not self.close():
            return False
        self._take(draft.document)
        self._history.mark_unsaved()
        self.drafts.resumed(draft.id)
        self.state_changed.emit()
        return True

    def write_draft(self) -> int:
        """Write unsaved work now; how many drafts were written. Also called when the program breaks down."""
        return 0 if self.is_saved or self.read_only else self.drafts.write(self.document)

    def stop(self) -> None:
        """Write what waits and stop every clock: the program ends."""
        if self.drafts.is_waiting:
            self.write_draft()
        self.drafts.stop()
        self.players.stop()

    def _take(self, document: TableDocument) -> None:
        self._document = document
        self._history = History(document.table, limit=LIMIT)
        self._by_id = {}
        self._refresh()

    def _write(self, path: Path, *, overwrite: bool) -> bool:
        from brp_desktop.storage.backups import Backups

        document = self.document
        if document.read_only:
            document = document.writable_copy()
        try:
            written = save_table(document, path, backups=Backups(self._backups), overwrite=overwrite)
        except StorageError as error:
            self._interaction.show_error(error)
            return False
        # In another folder the same files have other names, in every step that may be undone too.
        folder = document.path and document.path.parent
        self._history.convert(partial(moved_table, folder=folder, new_folder=path.parent))
        self._history.mark_saved()
        self._document = written
        self.drafts.drop()
        self._remember(path)
        self._settings.save()
        self._refresh()
        return True

    def _remember(self, path: Path) -> None:
        from brp_desktop.storage.settings import TABLE, RecentFile

        whole = str(whole_path(path))
        self._settings.last_folder = str(path.parent)
        self._settings.last_table = whole
        self._files.add_recent(RecentFile(whole, self.table.name, system=TABLE, opened=int(time())))

    def _was_changed(self) -> bool:
        from brp_desktop.storage.files import has_changed

        document = self._document
        if document.path is None or document.fingerprint is None:
            return False
        try:
            return has_changed(document.path, document.fingerprint)
        except StorageError as error:
            _log.info("not looked at: %s", error)
            return False

    def _folder(self) -> Path:
        return folder_or_home(self._settings.last_folder)

    def _refresh(self) -> None:
        self._rows = None
        self.players.show(self.document)
        self.drafts.wait(not self.is_saved)
        self.changed.emit()
        self.state_changed.emit()

    def _on_players(self) -> None:
        self._rows = None
        self.changed.emit()
