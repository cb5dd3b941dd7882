"""Opening, saving and closing documents, the recent files, and what other programs do to them meanwhile."""

import logging
from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from brp_desktop.controllers.document import Document, apart, with_file
from brp_desktop.controllers.drafts import DraftsController
from brp_desktop.controllers.systems import document_of
from brp_desktop.sheet.systems import system_of
from brp_desktop.storage import StorageError, new_document, open_document
from brp_desktop.storage.files import beside, has_files, is_same_file, is_there, whole_path
from brp_desktop.storage.folders import folder_or_home

if TYPE_CHECKING:
    from datetime import datetime

    from brp_desktop.controllers.earlier import Earlier
    from brp_desktop.controllers.elsewhere import OpenFiles
    from brp_desktop.controllers.interaction import Interaction
    from brp_desktop.controllers.open_table import OpenTable
    from brp_desktop.controllers.sheet_saving import SheetSaving
    from brp_desktop.storage import SheetDocument
    from brp_desktop.storage.drafts import Draft
    from brp_desktop.storage.settings import RecentFile, Settings

ENDING = ".rpgsheet"

_log = logging.getLogger(__name__)


def samples() -> Sequence[Path]:
    """The characters shipped for trying out."""
    from brp_desktop.catalogue.resources import resource_path

    return sorted(resource_path("samples").glob(f"*{ENDING}"))


class FilesController(QObject):
    """Every document that is open, and the way from and to its file."""

    opened = Signal(object)
    """Document to show; it may be one that was open already."""
    created = Signal(object)
    """Document begun blank, after it was opened: whoever asked for it wants to fill it in."""
    closed = Signal(object)
    """Document that is gone."""
    saved = Signal(object)
    """Document just written to its file."""
    changed_on_disk = Signal(object)
    """Document whose file another program changed, moved or removed."""
    recent_changed = Signal()
    """The list of recent files is another."""

    def __init__(
        self,
        settings: "Settings",
        drafts: DraftsController,
        backups: Path,
        interaction: "Interaction",
        parent: QObject | None = None,
    ) -> None:
        """``backups`` is the folder of older versions."""
        super().__init__(parent)
        self._settings = settings
        self._drafts = drafts
        self._backups = backups
        self._locks = backups.with_name("open")
        self._interaction = interaction
        self._documents: list[Document] = []
        self._saved_at: dict[Document, datetime] = {}
        self._wanted: dict[Document, Path] = {}
        self._open_files: OpenFiles | None = None
        self._earlier: Earlier[SheetDocument] | None = None
        self._saving: SheetSaving | None = None
        drafts.written.connect(self._on_draft_written)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_file_changed)

    @property
    def documents(self) -> tuple[Document, ...]:
        """All open documents, in the order they were opened."""
        return tuple(self._documents)

    @property
    def recent(self) -> "Sequence[RecentFile]":
        """Files opened lately: pinned ones first, then the newest."""
        return self._settings.recent

    def saved_at(self, document: Document) -> "datetime | None":
        """When the document was last saved in this run."""
        return self._saved_at.get(document)

    @property
    def earlier(self) -> "Earlier[SheetDocument]":
        """Earlier versions of sheets."""
        if self._earlier is None:
            from brp_desktop.controllers.earlier import earlier_sheets

            self._earlier = earlier_sheets(self._backups, self._interaction)
        self._earlier.follow(self._settings)
        return self._earlier

    # opening

    def new(self, preset: str) -> Document:
        """A blank sheet, ready to edit: a percentile one by a preset (``srd``, ``uge``), or ``xantis``."""
        from brp_desktop.controllers.beginnings import blank

        return self.begin(new_document(blank(preset)))

    def begin(self, sheet: "SheetDocument", *, worth_keeping: bool = False) -> Document:
        """A new sheet, ready to edit; ``worth_keeping``: closing it unsaved is asked about."""
        document = document_of(sheet, self)
        if worth_keeping:
            document.mark_recovered()
        self._take(document)
        self.created.emit(document)
        return document

    def open(self, path: Path) -> Document | None:
        """Open a file, or go to the tab that has it (case D05); None where it cannot be opened, which is then said."""
        if (known := self.open_already(path)) is not None:
            self.opened.emit(known)
            return known
        try:
            sheet = open_document(path)
        except StorageError as error:
            _log.info("not opened: %s", error)
            from brp_desktop.controllers.rescue import open_rescued

            return open_rescued(self, error, path, self._interaction)
        if not self.may_have(path):
            from brp_desktop.controllers.elsewhere import open_elsewhere

            return open_elsewhere(self, sheet, path, self._interaction)
        document = self._take(document_of(sheet, self))
        self._remember(document)
        return document

    def take_unsaved(self, sheet: "SheetDocument", origin: Path, draft: str = "", name: Path | None = None) -> Document:
        """Go on with a sheet without a file that comes from one: saving proposes ``name``, else one beside it."""
        document = document_of(sheet, self)
        document.mark_recovered()
        self._wanted[document] = name or beside(origin)
        return self._take(document, draft)

    def take_to_look_at(self, sheet: "SheetDocument") -> Document:
        """Show a sheet that is not to be changed, and see what happens to its file."""
        return self._take(document_of(sheet, self))

    def try_again(self, document: Document) -> bool:
        """Open a file that was open elsewhere for writing, if it no longer is."""
        if document.path is None or not self.may_have(document.path):
            return False
        self.reload(document)
        return not document.read_only

    def open_sample(self, path: Path) -> Document | None:
        """Open a sample as a new document with an id of its own: its file stays as it is shipped."""
        try:
            sheet = open_document(path).writable_copy()
        except StorageError as error:
            self._interaction.show_error(error)
            return None
        return self._take(document_of(sheet, self))

    def ask_open(self) -> None:
        """Let the person choose files."""
        for path in self._interaction.ask_open_paths(folder_or_home(self._settings.last_folder)):
            self._settings.last_folder = str(path.parent)
            self.open(path)

    def drafts_left(self, document: Document) -> "Sequence[Draft]":
        """Unsaved work of an earlier run: on this document's file first, then on others, newest first."""
        return sorted(self._drafts.found(), key=lambda draft: not self.is_draft_of(draft, document))

    def is_draft_of(self, draft: "Draft", document: Document) -> bool:
        """Whether a draft holds work on the file of this document."""
        return draft.path is not None and document.path is not None and is_same_file(draft.path, document.path)

    def discard(self, draft: "Draft") -> None:
        """Give a draft of an earlier run up for good."""
        self._drafts.discard(draft.id)

    def resume(self, draft: "Draft") -> Document:
        """Open a recovery draft as unsaved work on its file; where that is open, the work goes on there."""
        known = None if draft.path is None else self.open_already(draft.path)
        same_system = known is not None and known.system == system_of(draft.document.character)
        if known is not None and same_system and not known.read_only:
            known.recover(draft.document)
            self._drafts.adopt(known, draft.id)
            self.opened.emit(known)
            return known
        sheet, path = draft.document, draft.document.path
        if path is not None and not self.may_have(path):
            # Saved it would replace the work of the program that has the file: it gets a file of its own.
            return self.take_unsaved(sheet.without_file(), path, draft.id)
        document = document_of(sheet, self)
        document.mark_recovered()
        return self._take(document, draft.id)

    # saving

    @property
    def saving(self) -> "SheetSaving":
        """What writes documents to their files."""
        if self._saving is None:
            from brp_desktop.controllers.sheet_saving import SheetSaving

            self._saving = SheetSaving(self, self._settings, self._drafts, self._interaction)
        return self._saving

    def save(self, document: Document) -> bool:
        """Save to the document's own file, asking for one where it has none or may not be overwritten."""
        return self.saving.save(document)

    def save_as(self, document: Document, *, suggestion: Path | None = None) -> bool:
        """Save to a file the person chooses; from then on it is the document's own (case D10)."""
        return self.saving.save_as(document, suggestion=suggestion)

    def wanted_path(self, document: Document) -> Path | None:
        """The file proposed for work that has none yet."""
        return self._wanted.get(document)

    def note_written(self, document: Document, before: Path | None) -> None:
        """A document was just written to its file; ``before`` is the one it had."""
        from datetime import datetime

        if before is not None and before != document.path:
            self._watcher.removePath(str(before))
        self._note(document)
        self._saved_at[document] = datetime.now().astimezone()
        self._watch(document)
        self._remember(document)
        self._settings.save()
        self.saved.emit(document)

    def reload(self, document: Document) -> None:
        """Take what lies on disk now; unsaved work is kept as an earlier version. Another system gets a tab anew."""
        if document.path is None:
            return
        if not document.is_saved:
            self.earlier.keep(document.sheet)
        try:
            sheet = open_document(document.path)
        except StorageError as error:
            self._interaction.show_error(error)
            return
        if document.read_only and not self.may_have(document.path):
            sheet = sheet.only_to_look_at()
        if system_of(sheet.character) == document.system:
            document.replace_from_disk(sheet)
            self._note(document)
            self._watch(document)
        else:
            self._let_go(document)
            self._take(document_of(sheet, self))

    # closing

    def close(self, document: Document) -> bool:
        """Close a document, asking where work is unsaved; False if it stays open."""
        from brp_desktop.controllers.interaction import UnsavedChoice

        document.settle()
        document.commit_pending()
        if not document.is_saved:
            match self._interaction.ask_unsaved(self.called(document)):
                case UnsavedChoice.CANCEL:
                    return False
                case UnsavedChoice.SAVE:
                    if not self.save(document):
                        return False
                case UnsavedChoice.DISCARD:
                    pass
        self.give_up(document)
        return True

    def give_up(self, document: Document) -> None:
        """Close a document and ask nothing; unsaved work is kept as an earlier version."""
        if not document.is_saved:
            self.earlier.keep(document.sheet)
        self._let_go(document)

    def called(self, document: Document) -> str:
        """The character's name, with the file's where another open document has it too; empty without a name."""
        name = document.character.name
        return name and with_file(name, apart(document, self.documents))

    def _let_go(self, document: Document) -> None:
        """Close a document whose work is saved or given up."""
        self._drafts.forget(document)
        document.close()
        self._documents.remove(document)
        self._saved_at.pop(document, None)
        self._wanted.pop(document, None)
        self.note_open(document, None)
        if document.path is not None:
            self._watcher.removePath(str(document.path))
            self._remember(document)
        self.closed.emit(document)
        document.deleteLater()

    def close_all(self, table: "OpenTable | None" = None) -> bool:
        """Close every document, and the table, asking once where work is unsaved; False if they stay open."""
        from brp_desktop.controllers.closing import close_all

        return close_all(self, table, self._interaction)

    # the recent files

    def pin(self, path: str, pinned: bool) -> None:
        """Keep a recent file at the top."""
        self._settings.pin_recent(path, pinned)
        self.recent_changed.emit()

    def forget_recent(self, path: str) -> None:
        """Take a file off the list; the file itself is left alone."""
        self._settings.forget_recent(path)
        self.recent_changed.emit()

    def add_recent(self, file: "RecentFile") -> None:
        """Put a file at the top of the list."""
        self._settings.add_recent(file)
        self.recent_changed.emit()

    def find_missing(self, path: str) -> None:
        """Ask where a recent file is now, open it there, and forget the old place."""
        found = self._interaction.ask_missing(Path(path))
        if found is not None and self.open(found) is not None:
            self.forget_recent(path)

    def check_disk(self) -> None:
        """Look whether files were changed outside: when the window becomes active."""
        self._drafts.look_again()
        for document in self._documents:
            self._look_at(document)

    def _take(self, document: Document, draft_id: str = "") -> Document:
        """Show a document, and see from now on what happens to its file."""
        self._documents.append(document)
        self._note(document)
        self._drafts.watch(document, draft_id)
        self.opened.emit(document)
        self._watch(document)
        return document

    def look_for_others(self) -> None:
        """Be seen by other running programs, and see them: after the first picture, or once one of them is there."""
        if self._open_files is None:
            from brp_desktop.controllers.elsewhere import OpenFiles

            self._open_files = OpenFiles(self._locks)
            for document in self._documents:
                self._note(document)

    def may_have(self, path: Path) -> bool:
        """Whether no other running program has this file open; from now on it is this one's (``give_back``)."""
        if self._open_files is None and not has_files(self._locks):
            return True
        self.look_for_others()
        return self._open_files is None or self._open_files.may_have(path)

    def give_back(self, path: Path) -> None:
        """A file that ``may_have`` found free is not taken after all: others may have it again."""
        if self._open_files is not None:
            self._open_files.give_back(path)

    def note_open(self, holder: QObject, path: Path | None) -> None:
        """A document or a table has this file open from now on, for others to see; None: none any more."""
        if self._open_files is not None:
            self._open_files.note(holder, path)

    def _note(self, document: Document) -> None:
        self.note_open(document, None if document.read_only else document.path)

    def _on_draft_written(self, document: Document) -> None:
        self.earlier.keep_now_and_then(document.sheet)

    def _watch(self, document: Document) -> None:
        if document.path is not None and is_there(document.path):
            self._watcher.addPath(str(document.path))

    def _on_file_changed(self, path: str) -> None:
        for document in self._documents:
            if document.path is not None and str(document.path) == path:
                self._look_at(document)
                self._watch(document)

    def _look_at(self, document: Document) -> None:
        """See whether the file is another, or gone: then what is here is unsaved work."""
        if document.has_news_outside:
            if document.gone:
                document.keep_mine()
            self.changed_on_disk.emit(document)

    def open_already(self, path: Path) -> Document | None:
        """The document that has this file."""
        return next((each for each in self._documents if each.path is not None and is_same_file(each.path, path)), None)

    def _remember(self, document: Document) -> None:
        if document.path is None:
            return
        from brp_desktop.storage.settings import RecentFile

        self.add_recent(
            RecentFile(
                path=str(whole_path(document.path)),
                name=document.character.name,
                occupation=document.role,
                system=document.system,
                ticks=document.waiting_ticks,
                opened=int(time()),
            )
        )
