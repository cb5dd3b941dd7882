"""The main window: menus, tool bar, tabs above the sheet, dock with the dice, status bar."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.document import Document
from brp_desktop.controllers.language import own_language, set_content_language
from brp_desktop.painting.theme import Theme
from brp_desktop.views.context import Context
from brp_desktop.views.style import dress
from brp_desktop.views.systems import PERCENTILE, views_of
from brp_desktop.views.window_frame import TABLE_ENDING, WindowFrame
from brp_desktop.views.window_room import WindowRoom

if TYPE_CHECKING:
    from brp_desktop.controllers.systems import Rolls
    from brp_desktop.views.gm_room import GmRoom
    from brp_desktop.views.roll_panel import RollPanel
    from brp_desktop.views.sheet import Sheet
    from brp_desktop.views.start_page import StartPage
    from brp_desktop.views.window_actions import WindowActions
    from brp_desktop.views.window_combat import TakesDesk
    from brp_desktop.views.window_commands import WindowCommands
    from brp_desktop.views.window_history import WindowHistory
    from brp_desktop.views.window_keys import WindowKeys
    from brp_desktop.views.window_parts import WindowParts
    from brp_desktop.views.window_rolling import WindowRolling

FOREIGN = (".json", ".txt", ".md", ".pdf")
"""What files of other programs end in; one of them that is asked for by its name is read as such."""
COMPLETE_AT_LAST = 500
"""Milliseconds after which menus and dice are made even if no sheet was painted (the window is hidden, for example)."""


def read_well() -> None:
    """What is read from now on says what it is: nothing is before the first paint, which need not wait for this."""
    from brp_desktop.views.reading import watch

    watch()


class MainWindow(WindowFrame):
    """Shows the open documents, one at a time, and rolls for the one shown.

    The sheet comes first: menus, dice panel and keys are made right after its first paint (``complete``), or as soon
    as somebody wants them.
    """

    completed = Signal()
    """Everything is there: menus, dice and keys."""
    document_shown = Signal(object)
    """Document in front, or None: the one of before as well, where something else about the window has changed."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._start_page: StartPage | None = None
        self._gm: GmRoom | None = None
        self._parts: WindowParts | None = None
        self._at_last = QTimer(self)
        self._at_last.setSingleShot(True)
        self._at_last.setInterval(COMPLETE_AT_LAST)
        self._at_last.timeout.connect(self.complete)
        self._current: Document | None = None
        self._only_read: set[Document] = set()
        self.room = WindowRoom(self)
        self._connect()
        self.show_state()

    @property
    def actions_(self) -> "WindowActions":
        """The actions and menus."""
        return self.complete().actions

    @property
    def dice_panel(self) -> "RollPanel":
        """The dice panel for the sheet in front."""
        return self.complete().panels.of(self.system)

    @property
    def keys(self) -> "WindowKeys":
        """Single keys, and F6."""
        return self.complete().keys

    @property
    def history(self) -> "WindowHistory":
        """Undo and redo of the sheet shown."""
        return self.complete().history

    @property
    def commands(self) -> "WindowCommands":
        """What the menus do."""
        return self.complete().commands

    def complete(self) -> "WindowParts":
        """Make menus, dice panel and keys, once: after the first paint of the sheet, or when one of them is wanted."""
        if self._parts is not None:
            return self._parts
        from brp_desktop.views.window_parts import WindowParts

        self._at_last.stop()
        read_well()
        dress(self.theme)
        for sheet in self.sheets.sheets:
            sheet.wake()
        self._parts = WindowParts()
        self._parts.make(self)
        self._show_journal()
        self._parts.mode.show()
        self.show_state()
        self.dock.retranslate()
        self.completed.emit()
        return self._parts

    def _connect(self) -> None:
        files = self.context.files
        files.opened.connect(self.show_document)
        files.created.connect(self._on_created)
        files.closed.connect(self._on_closed)
        files.saved.connect(self._on_saved)
        files.changed_on_disk.connect(self.banner.show_changed_on_disk)
        self.sheets.appeared.connect(read_well)
        self.sheets.first_painted.connect(self.complete)
        self.sheets.roll_requested.connect(self._on_roll_requested)
        self.sheets.roll_at_requested.connect(self._on_roll_at_requested)
        self.sheets.choose_requested.connect(self._on_choose_requested)
        self.sheets.desk_requested.connect(self._on_desk_requested)
        self.tabs.currentChanged.connect(self._show_current)
        self.tabs.tabMoved.connect(self.sheets.reorder)
        self.tabs.close_requested.connect(self._on_close_requested)
        self.file_dropped.connect(self.open_file, Qt.ConnectionType.QueuedConnection)
        # The other program waits for the end of the drop: questions come afterwards.
        self.foreign_dropped.connect(self.import_files, Qt.ConnectionType.QueuedConnection)
        self.tool_bar.less_button.clicked.connect(self.zoom.shrink)
        self.tool_bar.more_button.clicked.connect(self.zoom.grow)
        self.zoom.changed.connect(self._on_zoom)
        self.context.appearance.theme_changed.connect(self.set_theme)

    # documents

    @property
    def document(self) -> Document | None:
        """The document shown; None on the start page."""
        return self._current

    @property
    def system(self) -> str:
        """The id of the system of the document shown; without one that of percentile sheets."""
        return PERCENTILE if self._current is None else self._current.system

    @property
    def rolls(self) -> "Rolls":
        """The rolls for the document shown."""
        return self.context.all_rolls.of(self.system)

    @property
    def sheet(self) -> "Sheet | None":
        """The sheet shown."""
        return None if self._current is None else self.sheets.sheet(self._current)

    @property
    def editing(self) -> bool:
        """Whether a click changes: the window is in edit mode, and the sheet in front is none that is only read."""
        read = self._current is not None and self._current.read_only
        return self._parts is not None and self._parts.mode.editing and not read

    def show_document(self, document: Document) -> None:
        """Go to the tab of a document, making it if it is new."""
        if document not in self.sheets:
            set_content_language(own_language(document.character))
            self.sheets.add(document)
            if self._parts is not None:
                self.sheets.sheet(document).wake()
            if document.read_only:
                self._only_read.add(document)
            document.state_changed.connect(self._on_state_changed)
            document.refused.connect(self._on_refused)
            self.context.all_rolls.watch(document)
            with QSignalBlocker(self.tabs):
                self.tabs.addTab("")
            self.name_tabs()
        self.tabs.setCurrentIndex(self.sheets.documents.index(document))
        self._show_current()
        self.focus_sheet()

    def _on_created(self, document: Document) -> None:
        self.set_editing(True)
        if self.sheets.detail(document).has_steps:
            self.show_tab("dice")
        self.sheets.begin(document)

    def _on_closed(self, document: Document) -> None:
        index = self.sheets.documents.index(document)
        self._only_read.discard(document)
        self.sheets.remove(document)
        with QSignalBlocker(self.tabs):
            self.tabs.removeTab(index)
        self.name_tabs()
        self._show_current()
        self.focus_sheet()

    def _on_close_requested(self, index: int) -> None:
        self.context.files.close(self.sheets.documents[index])

    def close_current(self) -> None:
        """Close the document shown."""
        if self._current is not None:
            self.context.files.close(self._current)

    def show_page(self, index: int) -> None:
        """A page of the sheet shown."""
        if self._current is not None:
            self.sheets.set_page(self._current, index)

    def _show_current(self) -> None:
        documents, index = self.sheets.documents, self.tabs.currentIndex()
        document = documents[index] if 0 <= index < len(documents) else None
        changed = document is not self._current
        if changed:
            self.context.all_rolls.finish()
        self._current = document
        self._take_content_language()
        self.context.all_rolls.set_document(document)
        if document is None:
            self._show_start_page()
        else:
            sheet = self.sheets.sheet(document)
            self.area.setCurrentWidget(self.work)
            self.sheets.setCurrentWidget(sheet)
            if changed:
                self._show_journal()
                sheet.set_edit_mode(self.editing)
                self.zoom.set_percent(round(sheet.zoom * 100))
                self.show_zoom()
        self.room.place_dock()
        self.tool_bar.setVisible(document is not None)
        self.banner.show_document(document)
        self.tool_bar.show_system(views_of(self.system))
        self.document_shown.emit(document)
        if self._parts is not None:
            self._parts.mode.show()
        self.show_state()

    def _show_journal(self) -> None:
        if self._parts is not None and self._current is not None:
            self.dice_panel.journal.set_document(self._current.document_id, self._current.character.name)

    def _show_start_page(self) -> None:
        if self._start_page is None:
            from brp_desktop.views.start_page import StartPage

            self._start_page = StartPage(self.context, self.theme, self.area)
            self._start_page.table_requested.connect(self.actions_["table_sample"].trigger)
            self._start_page.open_table_requested.connect(self.actions_["table_open"].trigger)
            self._start_page.open_requested.connect(self.open_file)
            self._start_page.import_requested.connect(self.actions_["import"].trigger)
            self.theme_taken.connect(self._start_page.set_theme)
            self.area.addWidget(self._start_page)
        self._start_page.refresh()
        self.area.setCurrentWidget(self._start_page)

    # rolling

    @property
    def rolling(self) -> "WindowRolling":
        """Rolls, ticks by hand and «why?» for the sheet shown."""
        return self.complete().rolling

    def _on_roll_requested(self, subject: object) -> None:
        self.rolling.roll(subject)

    def _on_roll_at_requested(self, subject: object, difficulty: str) -> None:
        self.rolling.roll_at(subject, difficulty)

    def _on_desk_requested(self, wanting: "TakesDesk") -> None:
        self.rolling.combat.give(wanting)

    def _on_choose_requested(self, subject: object) -> None:
        self.rolling.choose(subject)

    # play and edit

    def set_editing(self, editing: bool) -> None:
        """Play or edit mode for every open sheet."""
        self.complete().mode.set_editing(editing)

    def toggle_editing(self) -> None:
        """From play to edit and back."""
        self.set_editing(not self.editing)

    # the game master

    @property
    def has_gm(self) -> bool:
        """Whether the game master's room was made already."""
        return self._gm is not None

    @property
    def gm(self) -> "GmRoom":
        """The game master's room, made when it is first wanted."""
        if self._gm is None:
            from brp_desktop.views.gm_room import GmRoom

            self.complete()
            self._gm = GmRoom(self)
        return self._gm

    def show_tab(self, tab: str) -> None:
        """Show the dice or the game master's tab in the dock."""
        self.complete().mode.show_tab(tab)

    # what is shown about the document

    def _on_state_changed(self) -> None:
        document = self.sender()
        if isinstance(document, Document) and document in self.sheets:
            if document in self._only_read and not document.read_only:
                self._renew(document)
            self.name_tabs()
            if document is self._current:
                self._take_content_language()
                self.status_bar.say("")
                self.show_state()

    def _renew(self, document: Document) -> None:
        """Make the sheet anew: that it is only read, which its parts took for settled, is over."""
        self._only_read.discard(document)
        sheets, index = self.sheets, self.sheets.documents.index(document)
        sheets.remove(document)
        sheets.add(document)
        sheets.reorder(len(sheets.documents) - 1, index)
        sheets.sheet(document).wake()
        if document is self._current:
            self._current = None
            self._show_current()
            self.focus_sheet()

    def _on_saved(self, document: Document) -> None:
        self.banner.show_document(self._current)
        self.show_state()

    def _on_refused(self, error: Exception) -> None:
        from brp_desktop.views.error_labels import error_sentence

        self.status_bar.say(error_sentence(error))

    def show_state(self) -> None:
        """Say how the document in front stands, and enable the commands that apply to it."""
        self.say_state(self._current, editing=self.editing)
        if self._parts is not None:
            from brp_desktop.views.action_states import show_states

            show_states(self._parts.actions, self._current, editing=self.editing)
            self._parts.history.show()

    # look

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.show_state()

    def _take_content_language(self) -> None:
        """The names stand in the language of the sheet in front; where that is another now, they are said anew."""
        document = self._current
        if set_content_language("" if document is None else own_language(document.character)):
            QApplication.sendEvent(self, QEvent(QEvent.Type.LanguageChange))

    def follow_settings(self) -> None:
        """Settings have changed that nothing else tells of."""
        self.sheets.follow_settings()
        if self._gm is not None:
            self._gm.giro.refresh()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        if self._parts is not None:
            self._parts.actions.retranslate()
        self.name_tabs()
        self.dock.retranslate()
        self.show_state()
        self.banner.show_document(self._current)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.context.files.check_disk()
            if self._gm is not None:
                self._gm.check_disk()
        super().changeEvent(event)

    def _on_zoom(self, factor: float) -> None:
        self.show_zoom()
        if self._current is not None:
            self.sheets.set_zoom(self._current, self.zoom.percent)

    # the window itself

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.room.fit()
        if self._current is None:
            self._show_current()
            self.complete()
        elif self._parts is None:
            self._at_last.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.room.fit()

    def focus_sheet(self) -> None:
        """Bring the focus to the sheet, where it was."""
        if self._current is not None:
            self.sheets.focus(self._current)

    def open_file(self, path: Path) -> None:
        """Open a sheet, or a game master's table in its tab; what cannot be opened is said."""
        if path.suffix.lower() == TABLE_ENDING:
            self.show_tab("gm")
            self.gm.master.table.open(path)
        elif path.suffix.lower() in FOREIGN:
            self.import_files([path])
        else:
            self.context.files.open(path)

    def import_files(self, paths: list[Path]) -> None:
        """Read files of other programs: what they come to is shown first."""
        self.commands.exchange.import_paths(paths)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.context.all_rolls.finish()
        self.room.remember()
        if self._gm is not None:
            self._gm.master.finish()
        if self.context.files.close_all(None if self._gm is None else self._gm.master.table):
            event.accept()
        else:
            event.ignore()
