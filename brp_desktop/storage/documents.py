"""A sheet as a document: the character, its id, what else its file held, and where it came from."""

from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.storage.files import Fingerprint
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.records import FORMAT_VERSION
from brp_desktop.storage.unknown import NOTHING, Unknown

if TYPE_CHECKING:
    from brp_desktop.sheet.systems import Character


class SheetDocument(Struct, frozen=True, kw_only=True):
    """One sheet, opened or new.

    ``id`` is a UUID that stays with the document through saving, moving and copying of the file. ``unknown`` is what
    the file holds that this version does not know; it is written back. ``read_only``: the file was made by a newer
    version (``format_version`` is its), ``save_document`` refuses. ``notices`` say what the reader should know:
    ``newer_format``, ``unreadable_part``, ``options_incomplete``, ``unknown_skill``, ``unknown_hindrance``,
    ``backup_failed``, ``open_elsewhere``; of a damaged sheet what is lost (``storage.salvage_text``); of a Xantis sheet
    what was put right while it was read (``storage.xantis_repairs``). ``path`` and ``fingerprint`` are the file it was
    read from or last saved to.
    """

    id: str
    character: "Character"
    unknown: Unknown = NOTHING
    read_only: bool = False
    notices: tuple[Notice, ...] = ()
    path: Path | None = None
    fingerprint: Fingerprint | None = None
    format_version: int = FORMAT_VERSION

    def with_character(self, character: "Character") -> "SheetDocument":
        """The same document holding another snapshot of its character."""
        return self if character is self.character else replace(self, character=character)

    def only_to_look_at(self) -> "SheetDocument":
        """The same document, not to be changed because another running program has its file open."""
        return replace(self, read_only=True, notices=(Notice("open_elsewhere", self.path), *self.notices))

    def without_file(self) -> "SheetDocument":
        """The same document, not saved anywhere."""
        return replace(self, path=None, fingerprint=None)

    def writable_copy(self) -> "SheetDocument":
        """A document of its own with the same content, a new id and no file yet; never read-only."""
        return SheetDocument(id=str(uuid4()), character=self.character, unknown=self.unknown)


def new_document(character: "Character") -> SheetDocument:
    """A document for a new character, without a file."""
    return SheetDocument(id=str(uuid4()), character=character)
