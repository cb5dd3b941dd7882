"""Undo and redo of what was done last while a sheet is in front, wherever that was; they say what they did."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from brp_desktop.controllers.document import Document
from brp_desktop.controllers.last_acts import Act, LastActs
from brp_desktop.views.announce import announce
from brp_desktop.views.systems import name_of_step, redo_text, undo_text
from brp_desktop.views.tool_bar import show_history

if TYPE_CHECKING:
    from brp_desktop.controllers.table import TableController
    from brp_desktop.views.main_window import MainWindow


class WindowHistory(QObject):
    """Steps back and forth through the acts of the window: on the sheet in front, on another, at the table."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._acts = LastActs(window.context.files, self)
        self._acts.set_front(window.document)
        self._acts.changed.connect(self.show)
        window.document_shown.connect(self._acts.set_front)
        window.tool_bar.undo_button.clicked.connect(self.undo)
        window.tool_bar.redo_button.clicked.connect(self.redo)

    @property
    def acts(self) -> LastActs:
        """What was done last."""
        return self._acts

    def undo(self) -> None:
        """Take the last act back, and say which."""
        if self._settle():
            text = undo_text(self._name(self._acts.undo_act))
            if self._acts.undo():
                announce(self._window, text)

    def redo(self) -> None:
        """Do the last act that was taken back again, and say which."""
        if self._rest() is not None:
            text = redo_text(self._name(self._acts.redo_act))
            if self._acts.redo():
                announce(self._window, text)

    def show(self) -> None:
        """Name in menu and tool bar what undo and redo would do, and enable them where there is something."""
        window, back, again = self._window, self._acts.undo_act, self._acts.redo_act
        texts = undo_text(self._name(back)), redo_text(self._name(again))
        show_history(window.tool_bar, *texts, can_undo=back is not None, can_redo=again is not None)
        for name, text, act in zip(("undo", "redo"), texts, (back, again), strict=True):
            window.actions_[name].setEnabled(act is not None)
            window.actions_[name].setText(text.replace("&", "&&"))

    def _settle(self) -> bool:
        """Running dice come to rest and half-typed text is handed in; False without a sheet."""
        document = self._rest()
        if document is not None:
            document.commit_pending()
        return document is not None

    def _rest(self) -> Document | None:
        """The sheet in front, with what running dice bring, of whatever game and wherever: they come to rest first."""
        document = self._window.document
        if document is not None:
            self._window.context.all_rolls.finish()
            document.settle()
        return document

    def _name(self, act: Act | None) -> str:
        """What an act is called; whom it befell, where that is anybody but the sheet in front."""
        if act is None:
            return ""
        elsewhere = (step for step in act.steps if step.place is not self._window.document)
        place, label = next(elsewhere, act.steps[0])
        if isinstance(place, Document):
            name = name_of_step(place, label)
            return name if place is self._window.document else _of(place.character.name, name)
        return self._name_at_table(place, label)

    @staticmethod
    def _name_at_table(table: "TableController", label: object) -> str:
        from brp_desktop.views.gm.gm_labels import edit_name, whose_edit

        edit: Any = label
        return _of(whose_edit(edit, table.table), edit_name(edit, table.table))


def _of(name: str, what: str) -> str:
    """«Bran: wound»."""
    from brp_desktop.views.labels import with_value

    return with_value(name, what) if name else what
