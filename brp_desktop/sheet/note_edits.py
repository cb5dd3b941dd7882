"""Edits of what the sheets of all systems have alike: pages of notes and the portrait."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from brp_desktop.sheet import limits, xantis_limits
from brp_desktop.sheet.brp import BrpCharacter, Note
from brp_desktop.sheet.edits_base import check_text, moved
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import NoteId
from brp_desktop.sheet.limits import ENTRIES, PORTRAIT_BYTES, is_picture

if TYPE_CHECKING:
    from brp_desktop.sheet.xantis import XantisCharacter

_Character = TypeVar("_Character", BrpCharacter, "XantisCharacter")


@dataclass(frozen=True, slots=True)
class SetNote:
    """Title and text of one page of notes."""

    id: NoteId
    title: str
    text: str

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "note", self.id

    def apply(self, character: _Character) -> _Character:
        """The character with the page."""
        _note_index(character, self.id)
        note = _checked(character, Note(id=self.id, title=self.title, text=self.text))
        return replace(character, notes=tuple(note if old.id == self.id else old for old in character.notes))


@dataclass(frozen=True, slots=True)
class AddNote:
    """A page of notes after the last; its id must be free (``duplicate_id``)."""

    note: Note

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: _Character) -> _Character:
        """The character with the page."""
        if any(note.id == self.note.id for note in character.notes):
            raise EditError("duplicate_id", kind="note", id=self.note.id)
        if len(character.notes) >= ENTRIES:
            raise EditError("too_many", kind="note", maximum=ENTRIES)
        return replace(character, notes=(*character.notes, _checked(character, self.note)))


@dataclass(frozen=True, slots=True)
class RemoveNote:
    """A page of notes taken off."""

    id: NoteId

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: _Character) -> _Character:
        """The character without the page."""
        at = _note_index(character, self.id)
        return replace(character, notes=character.notes[:at] + character.notes[at + 1 :])


@dataclass(frozen=True, slots=True)
class MoveNote:
    """A page moved to an index of the list without it."""

    id: NoteId
    index: int

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: _Character) -> _Character:
        """The character with its pages in the new order."""
        return replace(character, notes=moved(character.notes, _note_index(character, self.id), self.index))


@dataclass(frozen=True, slots=True)
class SetPortrait:
    """The portrait, a PNG or JPEG of at most 200 kB; no bytes take it away."""

    portrait: bytes

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: _Character) -> _Character:
        """The character with the portrait."""
        if len(self.portrait) > PORTRAIT_BYTES:
            raise EditError("too_long", field="portrait", length=len(self.portrait), maximum=PORTRAIT_BYTES)
        if not is_picture(self.portrait):
            raise EditError("not_a_picture", field="portrait")
        return replace(character, portrait=self.portrait)


def _checked(character: "BrpCharacter | XantisCharacter", note: Note) -> Note:
    """The page as a file of its system can hold it."""
    bounds = limits if isinstance(character, BrpCharacter) else xantis_limits
    title = check_text("title", note.title, bounds.NAME_LENGTH)
    return replace(note, title=title, text=check_text("text", note.text, bounds.TEXT_LENGTH))


def _note_index(character: "BrpCharacter | XantisCharacter", id_: NoteId) -> int:
    for index, note in enumerate(character.notes):
        if note.id == id_:
            return index
    raise EditError("unknown_id", kind="note", id=id_)
