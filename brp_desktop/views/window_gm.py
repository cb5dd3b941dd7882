"""What the game master's menu commands do; every room behind them is imported on use."""

from functools import partial

from PySide6.QtCore import QObject

from brp_desktop.views.main_window import MainWindow

PAGES = ("opposed", "resistance", "group", "roster", "confrontation", "giro", "everybody", "together")
"""Pages of the game master's tab that have a command."""


class GameMasterCommands(QObject):
    """The tab and its pages, hidden rolls, the log, the table as a file, where the Giro stands."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        actions = window.actions_
        window.dock.title.tab_requested.connect(window.show_tab)
        for name, slot in {
            "gm": self._toggle_gm,
            "gm_log": self._show_gm_log,
            "table_view": self._show_table_view,
            "gm_reference": self._show_reference,
            "table_open": self._open_table,
            "table_sample": self._open_sample_table,
            "table_save": self._save_table,
            "hidden_roll": self._toggle_hidden,
            "giro_under_sheet": self._place_giro,
        }.items():
            actions[name].triggered.connect(slot)
        for page in PAGES:
            actions[f"gm_{page}"].triggered.connect(partial(self._show_gm_page, page))
        actions.menu("game_master").aboutToShow.connect(self._check_gm)
        actions.menu("gm_xantis").aboutToShow.connect(self._check_gm)

    def _toggle_gm(self) -> None:
        """To the game master’s tab; from there back to the sheet and the dice."""
        window = self._window
        if window.dock.tab == "gm" and window.gm.has_focus():
            window.show_tab("dice")
            window.room.place_dock()
            window.focus_sheet()
        else:
            window.show_tab("gm")
            window.gm.panel.focus_first()

    def _show_gm_page(self, page: str, checked: bool = False) -> None:
        self._window.show_tab("gm")
        panel = self._window.gm.panel
        panel.show_page(page)
        panel.focus_first()

    def _show_gm_log(self) -> None:
        self._window.gm.show_log()

    def _show_table_view(self) -> None:
        self._window.gm.show_table_window()

    def _open_table(self) -> None:
        if self._window.gm.master.table.ask_open():
            self._window.show_tab("gm")

    def _open_sample_table(self) -> None:
        self._window.show_tab("gm")
        self._window.gm.open_sample_table()

    def _show_reference(self) -> None:
        self._window.gm.show_reference()

    def _save_table(self) -> None:
        self._window.gm.master.table.save()

    def _toggle_hidden(self) -> None:
        self._window.show_tab("gm")
        self._window.gm.toggle_hidden()
        self._check_gm()

    def _check_gm(self) -> None:
        window, actions = self._window, self._window.actions_
        actions["gm"].setChecked(window.dock.tab == "gm")
        actions["hidden_roll"].setChecked(window.has_gm and window.gm.master.is_hidden())
        actions["giro_under_sheet"].setChecked(window.context.settings.giro_under_sheet)

    def _place_giro(self) -> None:
        """Under the Xantis sheet, or only in the tab."""
        self._window.gm.giro.set_wanted(not self._window.context.settings.giro_under_sheet)
