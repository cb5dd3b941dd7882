"""Writing a sheet for other programs and for people: a registry of formats, each a function from document to bytes."""

from collections.abc import Callable
from importlib import import_module
from typing import Final, TypeAlias

from msgspec import Struct

from brp_desktop.storage.documents import SheetDocument

Writer: TypeAlias = Callable[[SheetDocument, str], bytes]
"""The file of a document, with words in a language (``en`` ``fr`` ``it``); ``StorageError`` where that cannot be."""


class ExportFormat(Struct, frozen=True):
    """A format by its id of the command line, with the ending of its files. ``loads`` gives the writer when it is
    first wanted, so that nobody waits for formats that are not asked for.
    """

    id: str
    suffix: str
    loads: Callable[[], Writer]


_FORMATS: Final[dict[str, ExportFormat]] = {}


def register(export_format: ExportFormat) -> None:
    """Add a format, or put another in place of one; formats that need Qt come from the rooms that have it."""
    _FORMATS[export_format.id] = export_format


def formats() -> tuple[ExportFormat, ...]:
    """All formats there are, in the order in which they were registered."""
    return tuple(_FORMATS.values())


def export(document: SheetDocument, format_id: str, lang: str) -> bytes:
    """The document in a format; ``KeyError`` for a format that is not registered.

    ``percentile_only`` is the StorageError for a format that the system of the sheet does not have.
    """
    return _FORMATS[format_id].loads()(document, lang)


def _from(module: str) -> Callable[[], Writer]:
    """Loads the function ``write`` of a module of this package."""

    def loads() -> Writer:
        writer: Writer = import_module(f"{__name__}.{module}").write
        return writer

    return loads


register(ExportFormat("markdown", ".md", _from("markdown")))
register(ExportFormat("text", ".txt", _from("plain_text")))
register(ExportFormat("foundry-brp", ".json", _from("foundry_brp")))
