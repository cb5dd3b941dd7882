"""Everything that touches files: documents, drafts, backups, the journal and the settings."""

from brp_desktop.storage.documents import SheetDocument, new_document
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.sheets import open_document, save_document

__all__ = ["SheetDocument", "StorageError", "new_document", "open_document", "save_document"]
