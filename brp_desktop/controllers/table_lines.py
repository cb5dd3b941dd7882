"""Lines of the journal whose changes were made at the game master's table: undo there strikes them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from brp_desktop.controllers.open_table import LIMIT
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.sheet.errors import EditError

if TYPE_CHECKING:
    from brp_desktop.controllers.table import TableController
    from brp_desktop.sheet.table_edits import TableEdit


class TableLines(QObject):
    """Follows undo and redo of the table, as ``Grants`` follows those of the sheets."""

    def __init__(self, log: RollLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._steps: list[tuple[TableEdit, tuple[str, ...]]] = []
        self._watched: set[TableController] = set()

    def apply(self, table: "TableController", edit: "TableEdit", lines: Sequence[str]) -> bool:
        """Make the edit one step of the table, for these lines; False if nothing differs afterwards. EditError or
        RulesError where the table refuses it.

        The edit must never merge with another (``merge_key`` None): a step belongs to its lines.
        """
        if table.read_only:
            raise EditError("read_only")
        edit.apply(table.table)
        if not table.perform(edit):
            return False
        self._steps.append((edit, tuple(lines)))
        del self._steps[:-LIMIT]
        if table not in self._watched:
            self._watched.add(table)
            table.stepped.connect(self._on_stepped)
        return True

    def _on_stepped(self) -> None:
        table = self.sender()
        for edit, lines in self._steps:
            undone = edit is table.redo_edit  # type: ignore[attr-defined]  # only tables are watched
            if undone or edit is table.undo_edit:  # type: ignore[attr-defined]
                for line in lines:
                    self._log.mark_undone(line, undone)
