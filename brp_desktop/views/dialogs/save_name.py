"""Under which name a file is saved: as it was typed, with the ending it must have."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from brp_desktop.storage.files import is_there


def ask_save_name(parent: QWidget | None, title: str, suggestion: Path, kinds: str, ending: str) -> Path | None:
    """Ask where to save; None if nothing was chosen. A name typed without the ending gets it.

    The dialog asks before it overwrites what has the name that was typed. Where the ending leads to another file, it is
    shown once more with the whole name, and so asks about that one.
    """
    from PySide6.QtWidgets import QFileDialog

    while True:
        found, _ = QFileDialog.getSaveFileName(parent, title, str(suggestion), kinds)
        if not found:
            return None
        typed = Path(found)
        if typed.suffix.lower() == ending:
            return typed
        suggestion = typed.with_name(typed.name + ending)
        if not is_there(suggestion):
            return suggestion
