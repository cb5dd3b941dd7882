"""Play and edit mode of the window, and the page of the dock that goes with it: dice, what is edited, game master."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.views.announce import announce

if TYPE_CHECKING:
    from brp_desktop.views.main_window import MainWindow


class WindowMode(QObject):
    """One mode for every open sheet; a read-only one stays in play mode."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self.editing = False
        window.tool_bar.play_half.clicked.connect(self._on_play)
        window.tool_bar.edit_half.clicked.connect(self._on_edit)
        window.sheets.play_requested.connect(self._on_play_wished)
        window.dock.visibilityChanged.connect(window.actions_["dice_dock"].setChecked)

    def set_editing(self, editing: bool) -> None:
        """Enter or leave edit mode."""
        window = self._window
        if editing != self.editing:
            window.context.all_rolls.finish()
            if window.document is not None:
                window.document.commit_pending()
            self.editing = editing
            for document, sheet in zip(window.sheets.documents, window.sheets.sheets, strict=True):
                sheet.set_edit_mode(editing and not document.read_only)
            announce(window, self.tr("Edit mode") if editing else self.tr("Play mode"))
        self.show()
        window.show_state()

    def show(self) -> None:
        """Say which mode is in force, and have the dock show what goes with it."""
        window = self._window
        editing = window.editing and window.document is not None
        window.tool_bar.show_mode(editing)
        window.actions_["edit_mode"].setChecked(editing)
        focus = QApplication.focusWidget()
        page: QWidget = window.rolling.fight_page or window.dice_panel
        window.dice_panel.set_rolling_allowed(not editing)
        window.keys.enable()
        if window.dock.tab == "gm":
            page = window.gm.panel
        elif editing and window.document is not None:
            page = window.sheets.detail(window.document)
        window.dock.show_page(page, window.dock.tab, editing=editing)
        if focus is not None and QApplication.focusWidget() is None:
            window.focus_sheet()  # it was on a page of the dock that is gone

    def show_tab(self, tab: str) -> None:
        """Show the dice or the game master's tab in the dock."""
        window = self._window
        if tab == "gm":
            window.gm.check_disk()
        window.dock.tab = tab
        window.context.settings.dock_visible = True
        self.show()
        window.room.place_dock()
        window.room.fit_dock()
        window.room.open_overlay()

    def _on_play(self) -> None:
        self.set_editing(False)

    def _on_edit(self) -> None:
        self.set_editing(True)

    def _on_play_wished(self) -> None:
        """Whoever wished it goes with edit mode: the focus must not be lost."""
        self.set_editing(False)
        if self._window.sheet is not None:
            self._window.sheet.focus_rows()
