"""The shipped table with the sheets it refers to, as files of the person's own."""

from pathlib import Path
from typing import Final

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.storage.errors import WRITING, system_error
from brp_desktop.storage.files import save_file
from brp_desktop.storage.table_documents import ENDING

NAME: Final = f"lamp-room{ENDING}"
_SHEETS: Final = "*.rpgsheet"


def laid_out(folder: Path) -> Path:
    """The table's file in a folder that may be written to; StorageError where it cannot.

    What lies there already stays as it is: it may have been played with since.
    """
    shipped = resource_path("samples")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for source in (*sorted(shipped.glob(_SHEETS)), shipped / NAME):
            place = folder / source.name
            if not place.exists():
                save_file(place, source.read_bytes(), keep_previous=False)
    except OSError as error:
        raise system_error(error, folder, WRITING) from error
    return folder / NAME
