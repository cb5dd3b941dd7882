"""Where files for other programs go: pictures, tables of values, pages as PDF; the last folder is proposed again."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from brp_desktop.storage.files import whole_path
from brp_desktop.storage.folders import folder_or_home
from brp_desktop.storage.settings import Settings
from brp_desktop.views.dialogs.save_name import ask_save_name


def ask_export_path(parent: QWidget, title: str, name: str, kinds: str, beside: Path | None = None) -> Path | None:
    """Ask where to write a file that is no document of ours; None if nothing was chosen.

    ``name`` has its ending, which is put behind a name typed without it; ``kinds`` are those of the file dialog. The
    folder proposed is the one of the last export, before the first that of the document ``beside``, else the person's.
    """
    settings = _settings(parent)
    last = "" if settings is None else settings.export_folder
    folder = folder_or_home(last, "" if beside is None else str(beside.parent))
    path = ask_save_name(parent, title, folder / name, kinds, Path(name).suffix)
    if path is not None and settings is not None:
        settings.export_folder = str(whole_path(path).parent)
        settings.save()
    return path


def _settings(widget: QWidget) -> Settings | None:
    """Those of the main window the widget stands in."""
    from brp_desktop.views.main_window import MainWindow

    place: QWidget | None = widget
    while place is not None and not isinstance(place, MainWindow):
        place = place.parentWidget()
    return None if place is None else place.context.settings
