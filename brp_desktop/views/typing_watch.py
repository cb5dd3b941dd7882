"""Half-typed text: whoever types into the sheet is noticed, so that a draft has it although nobody pressed Enter."""

from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtWidgets import QLineEdit, QWidget

from brp_desktop.views.main_window import MainWindow


class TypingWatch(QObject):
    """Follows the one line that has the focus and tells the drafts about every key in it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._line: QLineEdit | None = None
        self._links: tuple[QMetaObject.Connection, ...] = ()

    def set_field(self, field: QWidget | None) -> None:
        """The focus is here now."""
        line = field if isinstance(field, QLineEdit) else None
        if line is self._line:
            return
        # The links are cut by their own names: a line that is being destroyed no longer knows its signals.
        for link in self._links:
            QObject.disconnect(link)
        self._line, self._links = line, ()
        if line is not None:
            self._links = (line.textEdited.connect(self._on_edited), line.destroyed.connect(self._on_destroyed))

    def _on_edited(self) -> None:
        document = self._window.document
        if document is not None and self._line is not None and self._belongs_to_sheet(self._line):
            self._window.context.drafts.note_typing(document)

    def _belongs_to_sheet(self, line: QLineEdit) -> bool:
        window = self._window
        return window.sheets.isAncestorOf(line) or (window.editing and window.dock.isAncestorOf(line))

    def _on_destroyed(self) -> None:
        self._line, self._links = None, ()
