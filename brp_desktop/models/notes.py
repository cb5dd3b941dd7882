"""The pages of notes as a list: titles, with the id in a role."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt

from brp_desktop.models.keyed_rows import Index, KeyedTableModel
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roles import Role
from brp_desktop.sheet.brp import BrpCharacter, Note
from brp_desktop.sheet.ids import NoteId
from brp_desktop.sheet.xantis import XantisCharacter


class NotesModel(KeyedTableModel[NoteId]):
    """Titles of the notes in the order of the sheet; a page without one is called by its first line."""

    def __init__(self, untitled: Callable[[], str], parent: QObject | None = None) -> None:
        """``untitled`` gives the name of a page with neither title nor text."""
        super().__init__(1, parent)
        self._untitled = untitled
        self._notes: dict[NoteId, Note] = {}

    def set_character(self, character: BrpCharacter | XantisCharacter) -> None:
        """Show the notes of this value; only what differs is told."""
        before = self._notes
        wanted = [note.id for note in character.notes]
        self.set_keys([key for key in self.keys if key in set(wanted)])
        self._notes = {note.id: note for note in character.notes}
        self.set_keys(wanted)
        self.refresh(key for key in wanted if before.get(key) != self._notes[key])

    def note(self, key: NoteId) -> Note:
        """The note of an id; KeyError if the sheet has none."""
        return self._notes[key]

    def title(self, key: NoteId) -> str:
        """What the list shows for a note."""
        note = self._notes[key]
        first = note.text.strip().split("\n", 1)[0].strip()
        return note.title.strip() or first[:80] or self._untitled()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.keys):
            return None
        key = self.key(index.row())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.title(key)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self.title(key))
            case Role.ID:
                return key
            case _:
                return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
