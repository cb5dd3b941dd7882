"""What of a foreign file found no place on the sheet: kept in the document with all else this version does not know."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.unknown import Unknown

FOREIGN: Final = "foreign"
"""The member of the file; no version of the program gives it another meaning."""


def with_foreign(document: SheetDocument, blocks: Sequence[dict[str, Any]]) -> SheetDocument:
    """The document with these blocks, each with its ``format`` and ``data``."""
    members = {key: value for key, value in document.unknown.members.items() if key != FOREIGN}
    if blocks:
        members[FOREIGN] = [storable(block) for block in blocks]
    unknown = document.unknown
    return replace(document, unknown=Unknown(members, unknown.objects, unknown.lists))


def foreign_blocks(document: SheetDocument) -> list[dict[str, Any]]:
    """The blocks of a document; what does not look like one is passed over."""
    found = document.unknown.members.get(FOREIGN)
    blocks = found if isinstance(found, list) else []
    return [block for block in blocks if isinstance(block, dict) and isinstance(block.get("format"), str)]


def storable(value: Any) -> Any:
    """The value as every file can hold it: halves of letter pairs become question marks."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, dict):
        return {storable(key): storable(inner) for key, inner in value.items()}
    return [storable(inner) for inner in value] if isinstance(value, list) else value
