"""Undo and redo of the sheet shown, which say what they did."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from brp_desktop.views.announce import announce
from brp_desktop.views.systems import redo_words, undo_words

if TYPE_CHECKING:
    from brp_desktop.views.main_window import MainWindow


class WindowHistory(QObject):
    """Steps through the history of the document that the window shows."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        window.tool_bar.undo_button.clicked.connect(self.undo)
        window.tool_bar.redo_button.clicked.connect(self.redo)

    def undo(self) -> None:
        """Take the last step of the document back, and say which."""
        document = self._window.document
        if document is None:
            return
        self._window.context.all_rolls.finish()
        document.commit_pending()
        if document.undo_step is not None:
            text = undo_words(document)
            document.undo()
            announce(self._window, text)

    def redo(self) -> None:
        """Carry the last undone step out again, and say which."""
        document = self._window.document
        if document is not None and document.redo_step is not None:
            text = redo_words(document)
            document.redo()
            announce(self._window, text)
