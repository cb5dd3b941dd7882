"""The frame of a page of rows that is found by typing: its search field and keys, its room, the language in force."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.fields import Field
from brp_desktop.views.keys.shortcut import CommandShortcut


class SearchedRows(PlainDialog):
    """Rows whose sentences wrap stand in ``column``; who makes it says what is found and takes another language."""

    search: Field

    def __init__(self, theme: Theme, parent: QWidget | None, *, icon_name: str = "") -> None:
        super().__init__(theme, "", parent, icon_name=icon_name)
        self._fitting = QTimer(self)
        self._fitting.setInterval(0)
        self._fitting.setSingleShot(True)
        self._fitting.timeout.connect(self._fit_content)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        raise NotImplementedError

    def show_found(self) -> None:
        """Show the rows that fit what is typed, everything where nothing is."""
        raise NotImplementedError

    def _made_search(self) -> Field:
        """The search field; Tab comes to it in the order in which fields are made."""
        search = Field(self.theme, self, icon_name="find", key_cap="Ctrl+F")
        search.edit.textChanged.connect(self._on_searched)
        search.edit.escaped.connect(self._on_search_left)
        return search

    def _bind_keys(self, undo: Callable[[], object], redo: Callable[[], object]) -> None:
        """The keys of undo and redo as they are in force, and that of the search field."""
        CommandShortcut("undo", self, undo, repeats=True)
        CommandShortcut("redo", self, redo, repeats=True)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self.search.edit.setFocus)

    def _open_with(self, width: int, height: int) -> None:
        """The size it opens with, px, as far as the screen has room."""
        room = self.screen().availableGeometry().size()
        self.resize(min(width, room.width() - 24), min(height, room.height() - 48))

    def _on_searched(self, text: str) -> None:
        self.show_found()

    def _on_search_left(self) -> None:
        """Esc empties the field first and closes the page then."""
        if self.search.edit.text():
            self.search.edit.clear()
        else:
            self.reject()

    def _fit_content(self) -> None:
        """Sentences that wrap want their height; a scroll area does not ask them for it."""
        self.column.activate()
        self.content.setMinimumHeight(max(0, self.column.totalHeightForWidth(self._scroll.viewport().width())))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fitting.start()
