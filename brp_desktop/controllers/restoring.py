"""Earlier versions of an open document, or of one that cannot be read: what there is, and what going back would do."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.table_documents import TableDocument
from brp_desktop.storage.versions import Version, Versions

if TYPE_CHECKING:
    from brp_desktop.controllers.interaction import Content


class Restorable(Struct, frozen=True, eq=False):
    """What somebody chooses an earlier version of.

    ``now`` is the content in force, None where there is nothing to compare with. ``versions`` are newest first; what a
    version held is read when it is looked at.
    """

    name: str
    now: "Content | None"
    versions: tuple[Version, ...]
    reader: Callable[[Version], "Content"]

    def content(self, version: Version) -> "Content":
        """What a version held; ``StorageError`` where it cannot be read."""
        return self.reader(version)


def restorable(
    name: str, now: "Content | None", versions: Versions[Any], document_id: str, path: Path | None
) -> Restorable:
    """The versions of a document with this id whose file is ``path``."""

    def content(version: Version) -> "Content":
        return content_of(versions.read(version))

    return Restorable(name, now, tuple(versions.of(document_id, path)), content)


def content_of(document: SheetDocument | TableDocument) -> "Content":
    """The character or the table that a document holds."""
    return document.character if isinstance(document, SheetDocument) else document.table
