"""Everything that touches files: documents, drafts, backups, the journal and the settings."""

from brp_desktop.storage.documents import SheetDocument, new_document
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.sheets import open_document, save_document
from brp_desktop.storage.table_documents import TableDocument, new_table
from brp_desktop.storage.tables import open_table, save_table

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
