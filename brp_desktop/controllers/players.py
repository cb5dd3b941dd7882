"""The players' files of a table: read in small portions, watched, taken from the tab where a sheet is open."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from brp_desktop.controllers.document import Document
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.seats import open_person, open_xantis_person
from brp_desktop.controllers.systems import as_brp, as_xantis
from brp_desktop.play.people import SheetPerson, sheet_person
from brp_desktop.play.roster import Known
from brp_desktop.sheet.systems import brp_or_none, xantis_or_none
from brp_desktop.sheet.table import EntryId
from brp_desktop.storage.files import whole_path
from brp_desktop.storage.player_files import PlayerFile, look_again, outside, read_player, reload_player
from brp_desktop.storage.table_documents import TableDocument, player_path

if TYPE_CHECKING:
    from brp_desktop.play.xantis_people import XantisPerson

AT_ONCE = 8
"""Files read before the table is shown; the others follow while it is in use."""
PORTION = 0.012
"""Seconds that one portion of reading may take."""


class Players(QObject):
    """What is known of each player's file. Files are never written here: changes go through the open sheet."""

    changed = Signal()
    """A file was read, or stands otherwise now."""

    def __init__(self, files: FilesController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self._paths: dict[EntryId, Path] = {}
        self._read: dict[Path, PlayerFile] = {}
        self._people: dict[Path, tuple[object, SheetPerson | XantisPerson]] = {}
        self._live: dict[EntryId, tuple[object, Known]] = {}
        self._waiting: list[Path] = []
        self._allowed: set[Path] = set()
        self._held: list[Path] = []
        self._watched: set[Path] = set()
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_file_changed)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._read_some)
        files.opened.connect(self._on_documents)
        files.closed.connect(self._on_closed)
        files.saved.connect(self._on_saved)
        self._followed: set[Document] = set()
        for document in files.documents:
            self._follow(document)

    def show(self, document: TableDocument) -> None:
        """Know the files of this table; those known already stay as they are."""
        paths = {
            entry.id: whole_path(player_path(document, entry.path)) for entry in document.table.entries if entry.path
        }
        if paths == self._paths:
            return
        self._paths = paths
        folder = None if document.path is None else whole_path(document.path).parent
        wanted = list(dict.fromkeys(paths.values()))
        self._held = [] if folder is None else [path for path in outside(wanted, folder) if path not in self._allowed]
        self._waiting = [path for path in wanted if path not in self._read and path not in self._held]
        for path in self._waiting[:AT_ONCE]:
            self._take(read_player(path))
        del self._waiting[:AT_ONCE]
        if self._waiting:
            self._timer.start()

    @property
    def held(self) -> tuple[Path, ...]:
        """Files outside the table's folder that nobody has allowed to read yet."""
        return tuple(self._held)

    def allow(self, paths: Iterable[Path]) -> None:
        """These files may be read wherever they lie: somebody chose them, or said so."""
        self._allowed.update(map(whole_path, paths))
        now = [path for path in self._held if path in self._allowed]
        self._held = [path for path in self._held if path not in self._allowed]
        if now:
            self._waiting += now
            self._timer.start()

    @property
    def known(self) -> Mapping[EntryId, Known]:
        """Person and state of every player of the table, as of now; equal while nothing changes."""
        tabs = self._tabs()
        return {id_: self._known(id_, path, tabs.get(path)) for id_, path in self._paths.items()}

    def file(self, entry: EntryId) -> PlayerFile | None:
        """What was read of a player's file; None while it was not looked at."""
        path = self._paths.get(entry)
        return None if path is None else self._read.get(path)

    def path(self, entry: EntryId) -> Path | None:
        """Where a player's file lies."""
        return self._paths.get(entry)

    def open_document(self, entry: EntryId) -> Document | None:
        """The tab that has this player's file; None where it is not open."""
        path = self._paths.get(entry)
        return None if path is None else self._tabs().get(path)

    def reload(self, entries: Iterable[EntryId]) -> None:
        """Read the files of these players again."""
        for id_ in entries:
            path = self._paths.get(id_)
            if path is None:
                continue
            document = self._tabs().get(path)
            if document is not None:
                self._files.reload(document)
            self.allow([path])
            self._take(reload_player(self._read.get(path) or PlayerFile(path, "missing")))
        self.changed.emit()

    def look_again(self) -> None:
        """See how the files stand now, without taking over what changed in them."""
        different = False
        for known in list(self._read.values()):
            now = look_again(known)
            if now is not known:
                different = True
                self._take(now)
        if different:
            self.changed.emit()

    def stop(self) -> None:
        """Read no further."""
        self._waiting.clear()
        self._timer.stop()
        watched = self._watcher.files()
        if watched:
            self._watcher.removePaths(watched)

    def _known(self, id_: EntryId, path: Path, document: Document | None) -> Known:
        read = self._read.get(path)
        state = "unread" if read is None else read.state
        source: object = None
        if document is not None:
            source = (document.character, state)
        elif read is not None and read.document is not None:
            source = (read.document, state)
        before = self._live.get(id_)
        if before is not None and before[1].state == state and _is_same(before[0], source):
            return before[1]
        person: SheetPerson | XantisPerson | None = None
        if document is not None:
            brp, xantis = as_brp(document), as_xantis(document)
            person = open_person(brp) if brp is not None else None if xantis is None else open_xantis_person(xantis)
        elif read is not None and read.document is not None:
            person = self._person(path, read)
        if person is None or isinstance(person, SheetPerson):
            known = Known(person, state)
        else:
            known = Known(None, state, person)
        self._live[id_] = (source, known)
        return known

    def _person(self, path: Path, read: PlayerFile) -> "SheetPerson | XantisPerson | None":
        sheet = read.document
        if sheet is None:
            return None
        known = self._people.get(path)
        if known is not None and known[0] is sheet:
            return known[1]
        person: SheetPerson | XantisPerson
        if (character := brp_or_none(sheet.character)) is not None:
            person = sheet_person(sheet.id, character)
        elif (other := xantis_or_none(sheet.character)) is not None:
            from brp_desktop.play.xantis_people import xantis_sheet_person

            person = xantis_sheet_person(sheet.id, other)
        else:
            return None
        self._people[path] = (sheet, person)
        return person

    def _tabs(self) -> Mapping[Path, Document]:
        """The open sheets by the path under which the table knows them."""
        documents = self._files.documents
        return {whole_path(document.path): document for document in documents if document.path is not None}

    def _take(self, player: PlayerFile) -> None:
        self._read[player.path] = player
        if player.state == "missing":
            self._watched.discard(player.path)
        elif player.path not in self._watched and self._watcher.addPath(str(player.path)):
            self._watched.add(player.path)

    def _read_some(self) -> None:
        end = perf_counter() + PORTION
        while self._waiting and perf_counter() < end:
            self._take(read_player(self._waiting.pop(0)))
        if not self._waiting:
            self._timer.stop()
        self.changed.emit()

    def _on_file_changed(self, name: str) -> None:
        path = Path(name)
        known = self._read.get(path)
        if known is not None:
            if name not in self._watcher.files():
                self._watched.discard(path)
            self._take(now := look_again(known))
            if now is not known:
                self.changed.emit()

    def _follow(self, document: Document) -> None:
        if document not in self._followed:
            self._followed.add(document)
            document.changed.connect(self._on_documents)

    def _on_documents(self, what: object) -> None:
        if isinstance(what, Document):
            self._follow(what)
        self.changed.emit()

    def _on_closed(self, document: Document) -> None:
        self._followed.discard(document)
        path = None if document.path is None else whole_path(document.path)
        if path is not None and path in self._read:
            self._take(reload_player(self._read[path]))
        self.changed.emit()

    def _on_saved(self, document: Document) -> None:
        path = None if document.path is None else whole_path(document.path)
        if path is not None and path in self._read:
            self._take(reload_player(self._read[path]))
        self.changed.emit()


def _is_same(before: object, now: object) -> bool:
    """Whether both hold the very same snapshot: comparing whole sheets would take long."""
    return isinstance(before, tuple) and isinstance(now, tuple) and before[0] is now[0]
