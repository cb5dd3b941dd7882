"""The game master's table as a document: its value, its history, its file, its drafts and its earlier versions."""

import logging
from functools import partial
from pathlib import Path
from time import monotonic, time
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from brp_desktop.controllers.conflicts import how_to_save
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.interaction import (
    ElsewhereChoice,
    Interaction,
    OverwriteChoice,
    TableQuestions,
    UnsavedChoice,
)
from brp_desktop.controllers.table_drafting import TableDrafting
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.history import History
from brp_desktop.sheet.table import GameTable
from brp_desktop.sheet.table_edits import RestoreTable, TableEdit
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import Gone, beside, has_changed, is_gone, is_same_file, is_there, mark, whole_path
from brp_desktop.storage.folders import folder_or_home
from brp_desktop.storage.table_documents import ENDING, TableDocument, moved_table, new_table
from brp_desktop.storage.tables import open_table, save_table

if TYPE_CHECKING:
    from brp_desktop.controllers.earlier import Earlier
    from brp_desktop.storage.settings import Settings
    from brp_desktop.storage.table_drafts import TableDraft

LIMIT = 500
"""Undo steps kept."""

_log = logging.getLogger(__name__)


class OpenTable(QObject):
    """One table at a time. ``perform`` is the only way it changes."""

    stepped = Signal(object)
    """An edit was carried out, taken back or carried out again: the GameTable before it."""
    state_changed = Signal()
    """Saved state, undo, redo, path or name may be others."""
    refused = Signal(object)
    """An EditError, RulesError or StorageError: nothing was changed."""
    changed_on_disk = Signal()
    """Another program changed, moved or removed the file of the table."""

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
        self._wanted: Path | None = None
        self._accepted: object = None
        self._earlier: Earlier[TableDocument] | None = None
        self.drafts = TableDrafting(drafts, self)
        self.drafts.due.connect(self.write_draft)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_file_changed)

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
        """Made by a newer version, or open elsewhere: may be looked at and rolled for, not changed."""
        return self._document.read_only

    @property
    def is_saved(self) -> bool:
        """The table equals what lies on disk; a new one counts as saved until its first change."""
        return self._history.is_saved

    @property
    def was_changed_outside(self) -> bool:
        """Whether another program changed or removed the file; one that cannot be looked at was not."""
        document = self._document
        if document.path is None or document.fingerprint is None:
            return False
        try:
            return has_changed(document.path, document.fingerprint)
        except StorageError as error:
            _log.info("not looked at: %s", error)
            return False

    @property
    def gone(self) -> Gone:
        """What of its path is no longer there: the ``file``, the whole ``folder``; empty where nothing is amiss."""
        document = self._document
        return "" if document.path is None or document.fingerprint is None else is_gone(document.path)

    @property
    def has_news(self) -> bool:
        """Whether that was not answered yet by ``keep_mine``."""
        return self.was_changed_outside and self.path is not None and (mark(self.path),) != self._accepted

    @property
    def shown_name(self) -> str:
        """The name, or that of the file."""
        return self.table.name or (self.path.stem if self.path else "")

    @property
    def undo_edit(self) -> TableEdit | None:
        """The edit that ``undo`` would take back."""
        return self._history.undo_label  # type: ignore[return-value]  # only edits are pushed

    @property
    def redo_edit(self) -> TableEdit | None:
        """The edit that ``redo`` would carry out again."""
        return self._history.redo_label  # type: ignore[return-value]  # only edits are pushed

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

    def restore(self) -> bool:
        """Go back to an earlier version that the person chooses, as one step that can be undone."""
        if self.read_only:
            return False
        document = self.earlier.chosen(self.shown_name, self.document)
        return document is not None and self.perform(RestoreTable(document.table))

    # opening

    def new(self) -> bool:
        """An empty table; False if the one in force stays because its work is not saved."""
        return self.close()

    def open(self, path: Path) -> bool:
        """Open a table in place of the one in force; False if that stays, or the file cannot be read (it is said).

        The file that is open already is left as it is.
        """
        if self.path is not None and is_same_file(self.path, path):
            return True
        try:
            found = open_table(path)
        except StorageError as error:
            return self._open_rescued(error, path)
        document = found if self._files.may_have(path) else self._shared(found, path)
        if document is None or not self.close():
            if document is found:
                self._files.give_back(path)
            return False
        self._take(document)
        if document.path is None:
            self._begin_unsaved(path)
        elif not self.read_only:
            self._remember(path)
        return True

    def ask_open(self) -> bool:
        """Let the person choose a table and open it."""
        path = self._questions.ask_table_path(folder_or_home(self._settings.last_folder))
        return path is not None and self.open(path)

    def open_last(self) -> None:
        """Go on with the table of the last time, if its file can still be read; nothing is asked or said."""
        last = self._settings.last_table if self._settings.reopen_table else ""
        if last and self.is_saved and self.path is None:
            try:
                document = open_table(Path(last))
            except StorageError as error:
                _log.info("table not opened: %s", error)
                return
            free = self._files.may_have(Path(last))
            self._take(document if free else document.only_to_look_at())

    def reload(self) -> bool:
        """Take what lies on disk now; work that was not saved is kept as an earlier version. False: it cannot be read
        (it is said).
        """
        if self.path is None:
            return False
        if not self.is_saved:
            self.earlier.keep(self.document)
        try:
            document = open_table(self.path)
        except StorageError as error:
            self._interaction.show_error(error)
            return False
        self.drafts.drop()
        self._take(document if self._files.may_have(self.path) else document.only_to_look_at())
        return True

    def keep_mine(self) -> None:
        """Leave the value in force as it is: it is unsaved work now; the next save asks before it overwrites."""
        self._accepted = None if self.path is None else (mark(self.path),)
        self._history.mark_unsaved()
        self._refresh()

    def keep_both(self) -> bool:
        """Save what is here to another file; the other program's stays as it lies on disk."""
        return self.path is not None and self.save_as(suggestion=beside(self.path))

    def on_disk(self) -> GameTable | None:
        """What the file holds now; None where it cannot be read."""
        try:
            return None if self.path is None else open_table(self.path).table
        except StorageError as error:
            _log.info("not looked at: %s", error)
            return None

    def _open_rescued(self, error: StorageError, path: Path) -> bool:
        """What can be read of a damaged table, or an earlier version of it, as unsaved work without a file."""
        from brp_desktop.controllers.rescue import rescued
        from brp_desktop.storage.salvage import rescued_table

        document = rescued(error, path, rescued_table, self.earlier.versions, self._interaction)
        if document is None or not self.close():
            return False
        # Its references lead to the same files as from where it lies.
        self._take(document.with_table(moved_table(document.table, path.parent, None)))
        self._begin_unsaved(path)
        return True

    def _shared(self, document: TableDocument, path: Path) -> TableDocument | None:
        """A table that another running program has open: to be looked at, as a copy, or not at all."""
        match self._interaction.ask_elsewhere(path):
            case ElsewhereChoice.READ_ONLY:
                return document.only_to_look_at()
            case ElsewhereChoice.COPY:
                return document.writable_copy()
            case ElsewhereChoice.CANCEL:
                return None

    def _begin_unsaved(self, origin: Path) -> None:
        self._wanted = beside(origin)
        self._history.mark_unsaved()
        self._refresh()

    # saving

    def save(self) -> bool:
        """Save to the table's own file, asking for one where it has none or may not be overwritten."""
        path = self.path
        if path is None or self.read_only:
            return self.save_as()
        match how_to_save(self, path, self.table, self.on_disk, self._interaction):
            case OverwriteChoice.CANCEL:
                return False
            case OverwriteChoice.SAVE_AS:
                return self.save_as()
            case how:
                return self._write(path, overwrite=how is OverwriteChoice.OVERWRITE)

    def save_as(self, *, suggestion: Path | None = None) -> bool:
        """Save to a file the person chooses; references are rewritten to lead to the same files."""
        from brp_desktop.storage.file_names import proposed_name

        new = folder_or_home(self._settings.new_files_folder, self._settings.last_folder)
        usual = self.path or self._wanted or new / proposed_name(self.table.name, ENDING, "table")
        path = self._questions.ask_table_save_path(suggestion or usual)
        if path is None:
            return False
        own = self.path is not None and is_same_file(self.path, path)
        if (own and suggestion is not None) or (not own and not self._files.may_have(path)):
            self._interaction.show_error(StorageError("same_name" if own else "open_elsewhere", path))
            return False
        saved = self._write(path, overwrite=True)
        if not saved and not own:
            self._files.give_back(path)
        return saved

    def close(self) -> bool:
        """Put an empty table in place of this one, asking where work is unsaved; False if it stays."""
        choice = None if self.is_saved else self._questions.ask_unsaved_table(self.shown_name)
        if choice is UnsavedChoice.CANCEL or (choice is UnsavedChoice.SAVE and not self.save()):
            return False
        self.give_up()
        return True

    def give_up(self) -> None:
        """Put an empty table in place of this one and ask nothing; unsaved work is kept as an earlier version."""
        if not self.is_saved:
            self.earlier.keep(self.document)
        self.drafts.drop()
        self._take(new_table())

    @property
    def earlier(self) -> "Earlier[TableDocument]":
        """Earlier versions of tables."""
        if self._earlier is None:
            from brp_desktop.controllers.earlier import earlier_tables

            self._earlier = earlier_tables(self._backups, self._interaction)
        self._earlier.follow(self._settings)
        return self._earlier

    # drafts

    def resume(self, draft: "TableDraft") -> bool:
        """Go on with a draft as unsaved work; one whose file another running program has gets a file of its own."""
        if not self.close():
            return False
        path = draft.document.path
        free = path is None or self._files.may_have(path)
        self._take(draft.document if free else draft.document.without_file())
        self._history.mark_unsaved()
        self.drafts.resumed(draft.id)
        self.state_changed.emit()
        return True

    def write_draft(self) -> int:
        """Write unsaved work now; how many drafts were written. Also called when the program breaks down."""
        if self.is_saved or self.read_only or not self.drafts.write(self.document):
            return 0
        self.earlier.keep_now_and_then(self.document)
        return 1

    def stop(self) -> None:
        """Write what waits and stop every clock: the program ends."""
        if self.drafts.is_waiting:
            self.write_draft()
        self.drafts.stop()

    def _take(self, document: TableDocument) -> None:
        self._document = document
        self._history = History(document.table, limit=LIMIT)
        self._wanted = None
        self._files.note_open(self, None if document.read_only else document.path)
        self._watch()
        self._refresh()

    def _write(self, path: Path, *, overwrite: bool) -> bool:
        document = self.document
        if document.read_only:
            document = document.writable_copy()
        self.drafts.renew(document)
        try:
            written = save_table(document, path, backups=self.earlier.versions.backups, overwrite=overwrite)
        except StorageError as error:
            self._interaction.show_error(error)
            return False
        # In another folder the same files have other names, in every step that may be undone too.
        folder = document.path and document.path.parent
        self._history.convert(partial(moved_table, folder=folder, new_folder=path.parent))
        self._history.mark_saved()
        self._document = written
        self._files.note_open(self, path)
        self._watch()
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

    def _watch(self) -> None:
        """Follow the file of this table, and no other."""
        watched = self._watcher.files()
        path = "" if self.path is None or not is_there(self.path) else str(self.path)
        if watched and watched != [path]:
            self._watcher.removePaths(watched)
        if path and path not in self._watcher.files():
            self._watcher.addPath(path)

    def look_at_file(self) -> None:
        """See whether the file is another, or gone: then what is here is unsaved work."""
        if self.has_news:
            if self.gone:
                self.keep_mine()
            self.changed_on_disk.emit()

    def _on_file_changed(self) -> None:
        self.look_at_file()
        self._watch()

    def _refresh(self) -> None:
        """The table, or what is known of it, is another."""
        self.drafts.wait(not self.is_saved)
        self.state_changed.emit()
