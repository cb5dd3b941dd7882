"""Everything that touches files: documents, drafts, backups, the journal and the settings.

The public names can be had from here; the module behind a name is loaded when the name is first asked for.
"""

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from brp_desktop.storage.documents import SheetDocument, new_document
    from brp_desktop.storage.errors import StorageError
    from brp_desktop.storage.sheets import open_document, save_document
    from brp_desktop.storage.table_documents import TableDocument, new_table
    from brp_desktop.storage.tables import open_table, save_table

_HOMES = {
    "SheetDocument": "documents",
    "StorageError": "errors",
    "TableDocument": "table_documents",
    "new_document": "documents",
    "new_table": "table_documents",
    "open_document": "sheets",
    "open_table": "tables",
    "save_document": "sheets",
    "save_table": "tables",
}


def __getattr__(name: str) -> object:
    """A public name asked for the first time; afterwards it is an ordinary attribute."""
    module = _HOMES.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


__all__ = [
    "SheetDocument",
    "StorageError",
    "TableDocument",
    "new_document",
    "new_table",
    "open_document",
    "open_table",
    "save_document",
    "save_table",
]
