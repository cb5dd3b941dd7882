"""What is done with people of the roster: a side, their sheets, points and order, off the table, as text, undo."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.seats import seat_key
from brp_desktop.models.roster import TRACKS, Field, RosterModel, track_in
from brp_desktop.play.people import Person, SheetPerson
from brp_desktop.play.roster import Row
from brp_desktop.sheet.table import EntryId
from brp_desktop.sheet.table_edits import MoveEntries, RemoveEntries, TableEdit
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.roster_table import RosterTable

if TYPE_CHECKING:
    from brp_desktop.views.gm.roster_view import RosterView


class RosterActs(QObject):
    """Every act is one of the table's controller or of the contests; what is chosen, the view knows."""

    announced = Signal(str)
    """What happened, for the status line and screen readers."""
    attack_requested = Signal(str, str)
    """The seat of somebody who attacks, and what is rolled: of a sheet the weapon."""
    try_requested = Signal(object, object, str)
    """Person, hindrance, and the way that is tried against it."""
    round_requested = Signal()
    """A new round of the fight begins."""

    def __init__(self, view: "RosterView", master: GameMaster) -> None:
        super().__init__(view)
        self._view = view
        self._master = master
        self._table = master.table

    def follow(self, table: RosterTable, model: RosterModel) -> None:
        """Carry out what is asked for in one of the two tables."""
        model.track_set.connect(self._on_track)
        model.moved.connect(self._on_moved)
        table.side_requested.connect(self.put_on_side)
        table.open_requested.connect(self.open_sheet)
        table.attack_requested.connect(self.attack)
        table.step_requested.connect(self._on_step)
        table.remove_requested.connect(self._on_remove)
        table.copy_requested.connect(self.copy_chosen)
        table.undo_requested.connect(self.undo)
        table.redo_requested.connect(self.redo)

    def put_on_side(self, side: str, added: bool, checked: bool = False) -> None:
        """Put the chosen people on a side of the opposed check, or the first of Xantis on one of the confrontation."""
        table = self.sender()
        rows = table.chosen() if isinstance(table, RosterTable) else self._view.chosen()
        keys = [seat_key(row.person) for row in rows if row.person is not None]
        contests = self._master.contests
        if not keys:
            rows = tuple(row for row in rows if row.xantis is not None)[:1]
            for row in rows:
                self._view.of_xantis().put(side, row)
        elif added:
            contests.add_who("b" if side == "b" else "a", keys)
        else:
            contests.set_who("b" if side == "b" else "a", keys)
        if rows:
            names = gm_labels.some([row.name for row in rows], 2)
            text = QCoreApplication.translate("RosterView", "Side {side}: {who}")
            self.announced.emit(text.format(side=side.upper(), who=names))

    def open_sheet(self, row: Row) -> None:
        """Go to the sheet of a player; a person without a sheet may be changed."""
        path = self._table.players.path(row.id)
        if path is not None:
            self._master.files.open(path)
        else:
            self._view.dialogs.edit_person(row)

    def attack(self, row: Row, subject: str = "", checked: bool = False) -> None:
        """Somebody attacks, with the first weapon unless another is named; where that cannot be it is said."""
        if not subject:
            from brp_desktop.views.gm.roster_fight import first_attack

            subject = first_attack(row)
        if row.person is not None and subject:
            self.attack_requested.emit(seat_key(row.person), subject)
            return
        if row.xantis is not None:
            text = QCoreApplication.translate("RosterView", "{name}: attacks of Xantis are made in the Giro.")
        elif row.person is None:
            text = QCoreApplication.translate("RosterView", "{name}: the sheet is not there.")
        else:
            text = QCoreApplication.translate("RosterView", "{name}: nothing to attack with is known.")
        self.announced.emit(text.format(name=row.name or "?"))

    def can_write(self, person: Person) -> bool:
        """Whether something can be written down for somebody."""
        if isinstance(person, SheetPerson):
            return self._table.can_write(person.document)
        return not self._table.read_only

    def new_round(self, checked: bool = False) -> None:
        """The next round of the fight."""
        self.round_requested.emit()

    def open_chosen(self) -> None:
        """Open the sheets of the chosen players."""
        for row in self._view.chosen():
            if row.is_player:
                self.open_sheet(row)

    def reload_chosen(self) -> None:
        """Read the files of the chosen players again."""
        self._table.players.reload(row.id for row in self._view.chosen() if row.is_player)

    def edit(self, edit: TableEdit, checked: bool = False) -> None:
        """Carry out an edit of the table."""
        self._table.perform(edit)

    def undo(self) -> None:
        """Take the last edit of the table back, and say which."""
        self._table.settle()
        text = gm_labels.undo_text(self._table.undo_edit, self._table.table)
        if self._table.undo() is not None:
            self.announced.emit(text)

    def redo(self) -> None:
        """Carry the last undone edit out again, and say which."""
        self._table.settle()
        text = gm_labels.redo_text(self._table.redo_edit, self._table.table)
        if self._table.redo() is not None:
            self.announced.emit(text)

    def copy_chosen(self) -> None:
        """The chosen rows as text."""
        QGuiApplication.clipboard().setText(self._view.as_text(self._view.chosen()))

    def copy_all(self) -> None:
        """The whole table as text."""
        QGuiApplication.clipboard().setText(self._view.as_text(self._table.rows))

    def _on_track(self, entry: str, track: str, value: int) -> None:
        self._table.set_track(EntryId(entry), track, value)

    def _on_step(self, row: Row, column: int, amount: int) -> None:
        track = track_in(row, column)
        if track.current is not None:
            self._table.set_track(row.id, TRACKS[Field(column)], track.current + amount)

    def _on_moved(self, ids: Sequence[EntryId], before: EntryId | None) -> None:
        self._table.perform(MoveEntries(tuple(ids), before))

    def _on_remove(self) -> None:
        if rows := self._view.chosen():
            self._table.perform(RemoveEntries(tuple(row.id for row in rows)))
