"""Commands that go back to an earlier version: of the sheet in front, and of the game master's table."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from brp_desktop.views.main_window import MainWindow


class EarlierCommands(QObject):
    """Connects the actions; what they ask for is imported on use."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        window.actions_["restore"].triggered.connect(self.restore)
        window.actions_["table_restore"].triggered.connect(self.restore_table)

    def restore(self) -> None:
        """Choose an earlier version of the sheet in front."""
        from brp_desktop.controllers.earlier import restore_sheet

        if self._window.document is not None:
            restore_sheet(self._window.context.files.earlier, self._window.document)

    def restore_table(self) -> None:
        """Choose an earlier version of the table."""
        self._window.show_tab("gm")
        self._window.gm.master.table.restore()
