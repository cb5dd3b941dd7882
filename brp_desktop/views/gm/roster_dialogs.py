"""What the roster asks and brings in: sheets, people without a sheet, names, the order of actions."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import collation_key
from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.interaction import Interaction
from brp_desktop.controllers.language import current_language
from brp_desktop.controllers.seats import seat_key
from brp_desktop.play.initiative import RoundOrder, fighter_of, order
from brp_desktop.play.npcs import extra_entry, random_entry
from brp_desktop.play.roster import Row
from brp_desktop.rules.brp import SRD
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.table import Column
from brp_desktop.sheet.table_edits import SetColumns, SetEntryField, SetPath, SetTableName
from brp_desktop.storage.folders import home_folder
from brp_desktop.storage.table_documents import reference_to
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm import roster_words

if TYPE_CHECKING:
    from brp_desktop.views.gm.pick_list import Pick, PickList
    from brp_desktop.views.gm.roster_view import RosterView

SHOWN_COLUMNS = 3
"""Rolls shown for everybody at most."""


class RosterDialogs(QObject):
    """Each question in a dialog of its own, or none where there is nothing to ask."""

    added = Signal(object)
    """Ids of the entries that came to the table."""
    print_requested = Signal(object)
    """Ids of the entries to bring to paper; none: the whole table."""
    refused = Signal(object)
    """What was typed cannot be taken: an error with a code."""

    def __init__(self, view: "RosterView", master: GameMaster, interaction: Interaction) -> None:
        super().__init__(view)
        self._view = view
        self._master = master
        self._table = master.table
        self._interaction = interaction
        self.professions: PickList | None = None
        self.columns: PickList | None = None

    def add_sheets(self) -> None:
        """Let the person choose players' files."""
        folder = self._table.path.parent if self._table.path is not None else home_folder()
        self.add_files(tuple(self._interaction.ask_open_paths(folder)))

    def add_open(self) -> None:
        """Add the players whose sheets are open, each once; one never saved has no file to add."""
        self.add_files([each.path for each in self._master.files.documents if each.path is not None])

    def add_files(self, paths: Sequence[Path]) -> None:
        """Add players by their files."""
        self.added.emit(self._table.add_files(paths))

    def add_random(self, profession: str | None = None) -> None:
        """A person made by chance, of a profession of the catalogue where one is named."""
        table, lang = self._table.table, current_language()
        entry = random_entry(
            table, self._master.source(), table.options or SRD, lang=lang, profession=profession or None
        )
        self.added.emit(self._table.add([entry]))

    def choose_profession(self) -> None:
        """Let the person choose a profession of the catalogue; somebody of it comes to the table."""
        from brp_desktop.views.gm.pick_list import PickList

        if self.professions is not None:
            self.professions.deleteLater()
        self.professions = PickList(self._view.theme, self._view)
        self.professions.picked.connect(self._on_profession)
        title = self.tr("Somebody of this profession")
        self.professions.open_for(title, self.profession_picks(), self._view.add_button)

    def profession_picks(self) -> "list[Pick]":
        """The professions that somebody may have, by name."""
        from brp_desktop.play.creation_book import random_professions
        from brp_desktop.views.gm.pick_list import Pick

        lang = current_language()
        found = [
            Pick(one.id, localised(one.names, lang), also=localised(one.names, "en"))
            for one in random_professions(self._table.table.options or SRD)
        ]
        return sorted(found, key=lambda pick: collation_key(pick.name))

    def _on_profession(self, profession: object) -> None:
        self.add_random(str(profession))

    def add_extra(self) -> None:
        """A person of whom one percentage is known, and hit points if wanted."""
        from brp_desktop.views.gm.small_dialogs import TextDialog

        fields = ((self.tr("&Name"), ""), (self.tr("&Percentage"), "40"), (self.tr("&Hit points"), ""))
        title = self.tr("A person with one percentage")
        dialog = TextDialog(self._view.theme, title, fields, self._view, problem=_extra_problem)
        if dialog.exec():
            self.add_extra_person(*dialog.values)
        dialog.deleteLater()

    def add_extra_person(self, name: str, percentage: str, hit_points: str = "") -> None:
        """Add such a person; what is no number is refused and said."""
        numbers = [text.rstrip("% ") for text in (percentage, hit_points)]
        if _wrong_number(percentage, hit_points) is not None:
            self.refused.emit(RulesError("not_a_number"))
            return
        points = int(numbers[1]) if numbers[1] else None
        table = self._table.table
        self.added.emit(self._table.add([extra_entry(table, name or self.tr("Somebody"), int(numbers[0]), points)]))

    def paste_stat_block(self) -> None:
        """Read a pasted text; people are added only after the report was seen."""
        self.read_stat_block(QGuiApplication.clipboard().text())

    def add_sample(self, text: str, checked: bool = False) -> None:
        """Somebody shipped as a stat block: it may be changed before it comes to the table."""
        self.read_stat_block(text)

    def read_stat_block(self, text: str) -> None:
        """Show what is understood of a text, and add the people in it if that is wanted."""
        from brp_desktop.views.gm.small_dialogs import StatBlockDialog

        dialog = StatBlockDialog(self._view.theme, self._table.table.options or SRD, self._view, text)
        if dialog.exec():
            self.added.emit(self._table.add(dialog.entries))
        dialog.deleteLater()

    def rename_table(self) -> None:
        """Ask for the name of the table."""
        from brp_desktop.views.gm.small_dialogs import ask_text

        name = ask_text(
            self._view.theme, self.tr("Name of the table"), self.tr("&Name"), self._table.table.name, self._view
        )
        if name is not None:
            self._table.perform(SetTableName(name))

    def rename_chosen(self) -> None:
        """Ask for the name of the chosen person."""
        from brp_desktop.views.gm.small_dialogs import ask_text

        rows = [row for row in self._view.chosen() if not row.is_player]
        if rows:
            name = ask_text(self._view.theme, self.tr("Rename"), self.tr("&Name"), rows[0].entry.name, self._view)
            if name:
                self._table.perform(SetEntryField((rows[0].id,), "name", name))

    def add_png(self) -> None:
        """A person of Xantis without a sheet."""
        from brp_desktop.play.npcs import xantis_npc_entry
        from brp_desktop.views.xantis.npc_dialog import XantisNpcDialog, fresh_npc

        dialog = XantisNpcDialog(self._view.theme, self.tr("A Png of Xantis"), fresh_npc(), self._view.window())
        if dialog.exec():
            entry = xantis_npc_entry(self._table.table, dialog.name, dialog.npc, dialog.group)
            self.added.emit(self._table.add([entry]))
        dialog.deleteLater()

    def edit_png(self, row: Row) -> None:
        """Let everything of a person of Xantis without a sheet be changed, as one step."""
        from brp_desktop.sheet.table_edits import SeveralAtTable, TableEdit
        from brp_desktop.sheet.xantis_table_edits import SetXantisNpc
        from brp_desktop.views.xantis.npc_dialog import XantisNpcDialog

        entry = row.entry
        if entry.xantis is None or self._table.read_only:
            return
        title = self.tr("Edit {name}").format(name=entry.shown_name)
        dialog = XantisNpcDialog(
            self._view.theme, title, entry.xantis, self._view.window(), name=entry.name, group=entry.group
        )
        if dialog.exec():
            edits: list[TableEdit] = [SetXantisNpc(row.id, dialog.npc)]
            if dialog.name != entry.name:
                edits.append(SetEntryField((row.id,), "name", dialog.name))
            if dialog.group != entry.group:
                edits.append(SetEntryField((row.id,), "group", dialog.group))
            self._table.perform(edits[0] if len(edits) == 1 else SeveralAtTable(tuple(edits), "png"))
        dialog.deleteLater()

    def edit_chosen(self) -> None:
        """Let the first of the chosen people without a sheet be changed."""
        rows = [row for row in self._view.chosen() if row.entry.is_inside]
        if rows:
            self.edit_person(rows[0])

    def edit_person(self, row: Row) -> None:
        """Let everything of a person without a sheet be changed, as one step; players have their sheets for that."""
        from brp_desktop.views.gm.npc_dialog import NpcDialog

        if row.entry.xantis is not None:
            self.edit_png(row)
            return
        if row.entry.npc is None or self._table.read_only:
            return
        dialog = NpcDialog(
            self._view.theme, row.entry, row.entry.npc, self._table.table.options or SRD, self._view.window()
        )
        if dialog.exec() and dialog.edit is not None:
            self._table.perform(dialog.edit)
        dialog.deleteLater()

    def note_chosen(self) -> None:
        """Ask for a note on the chosen people; several get the same."""
        from brp_desktop.views.gm.small_dialogs import ask_text

        rows = self._view.chosen()
        if rows:
            note = ask_text(self._view.theme, self.tr("Note"), self.tr("&Note"), rows[0].entry.note, self._view)
            if note is not None:
                self._table.perform(SetEntryField(tuple(row.id for row in rows), "note", note))

    def new_group(self) -> None:
        """Ask for the name of a new group for the chosen people."""
        from brp_desktop.views.gm.small_dialogs import ask_text

        rows = self._view.chosen()
        name = ask_text(self._view.theme, self.tr("New group"), self.tr("&Name"), "", self._view)
        if name and rows:
            self._table.perform(SetEntryField(tuple(row.id for row in rows), "group", name))

    def choose_columns(self) -> None:
        """Which rolls are shown for everybody: picking one again takes it away."""
        from brp_desktop.views.gm.pick_list import PickList

        if self.columns is not None:
            self.columns.deleteLater()
        self.columns = PickList(self._view.theme, self._view)
        self.columns.picked.connect(self.take_column)
        title = self.tr("Columns: pick to add or take away")
        self.columns.open_for(title, self.column_picks(), self._view.menu_button)

    def column_picks(self) -> "list[Pick]":
        """Everything that may be a column."""
        return roster_words.column_picks(self._table.rows, self._table.table.columns)

    def take_column(self, column: object) -> None:
        """Show a roll for everybody, in place of the first where there are enough; again: show it no longer."""
        if isinstance(column, Column):
            now = self._table.table.columns
            if column in now:
                columns = tuple(each for each in now if each != column)
            else:
                columns = (*now[-(SHOWN_COLUMNS - 1) :], column) if len(now) >= SHOWN_COLUMNS else (*now, column)
            self._table.perform(SetColumns(columns))

    def find_missing(self) -> None:
        """Ask where the missing files of the chosen players are now."""
        for row in self._view.chosen():
            path = self._table.players.path(row.id)
            if row.state == "missing" and path is not None:
                found = self._interaction.ask_missing(path)
                if found is not None:
                    self._table.perform(SetPath(row.id, reference_to(self._table.document, found)))

    def set_up_sides(self) -> None:
        """Put those who usually stand there on the sides: the first on A, all of them on B."""
        keys: dict[str, list[str]] = {"a": [], "b": []}
        for row in self._table.rows:
            if row.entry.side and row.person is not None:
                keys[row.entry.side].append(seat_key(row.person))
        contests = self._master.contests
        if keys["a"]:
            contests.set_who("a", keys["a"][:1])
        if keys["b"]:
            contests.set_who("b", keys["b"])

    def show_initiative(self) -> None:
        """Who acts when, by DEX."""
        from brp_desktop.views.gm.initiative_dialog import InitiativeDialog

        options = self._table.table.options or SRD
        dialog = InitiativeDialog(self._view.theme, *self.initiative(), self._view, options)
        dialog.exec()
        dialog.deleteLater()

    def initiative(self) -> tuple[RoundOrder, dict[str, str]]:
        """The order of a round for everybody at the table, and their names."""
        rows = [row for row in self._table.rows if row.person is not None]
        fighters = [
            fighter_of(row.id, row.person, reach=row.entry.reach, skill=max((s or 0 for s in row.scores), default=0))
            for row in rows
            if row.person is not None
        ]
        result = order(fighters, self._table.table.options or SRD, self._master.source())
        return result, {str(row.id): row.name for row in rows}


def _wrong_number(percentage: str, hit_points: str) -> int | None:
    """Which of the two is no number, 0 or 1; the second may be empty."""
    for place, text in enumerate((percentage, hit_points)):
        digits = text.rstrip("% ")
        if len(digits) > 5 or not (digits.isdecimal() or (place == 1 and not digits)):
            return place
    return None


def _extra_problem(values: tuple[str, ...]) -> tuple[int, str] | None:
    wrong = _wrong_number(values[1], values[2])
    return None if wrong is None else (1 + wrong, error_sentence(RulesError("not_a_number")))
