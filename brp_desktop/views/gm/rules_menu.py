"""«Change»: which record decides, its tie rule, who defends."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from brp_desktop.controllers.contest_results import Letter
from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.play.people import Person, SheetPerson
from brp_desktop.rules.brp import SRD, BrpOptions, option_fields
from brp_desktop.sheet.edits import SetOptions
from brp_desktop.sheet.table_edits import SetTableOptions
from brp_desktop.views.gm import gm_labels


class RulesMenu(QMenu):
    """A tie rule chosen here is written where it came from, as one undoable step: a sheet, or the table."""

    def __init__(self, master: GameMaster, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("rules_menu")
        self._master = master
        self._contests = master.contests
        agreement = self._contests.request.agreement
        if agreement.is_mismatch:
            self._add_whose()
        self._add_ties(agreement.options, agreement.source)
        if agreement.options.opposed_tie == "defender":
            self._add_defender()

    def _add_whose(self) -> None:
        self.addSection(self.tr("Whose rules hold"))
        group = QActionGroup(self)
        sides: tuple[Letter, ...] = ("a", "b")
        for side in sides:
            person = self._sheet(side)
            if person is not None:
                text = self.tr("&{side}: {name}").format(side=side.upper(), name=person.name.replace("&", "&&"))
                action = self.addAction(f"{text} — {gm_labels.tie_rule(person.options)}")
                action.setCheckable(True)
                action.setChecked(self._contests.request.agreement.source == side)
                action.triggered.connect(partial(self._on_rules, side))
                group.addAction(action)

    def _add_ties(self, options: BrpOptions, source: str) -> None:
        person = self._sheet(source)
        if person is not None:
            self.addSection(self.tr("Tie rule on the sheet of {name}").format(name=person.name.replace("&", "&&")))
        else:
            self.addSection(self.tr("Tie rule of this table"))
        group = QActionGroup(self)
        values = next(field.values for field in option_fields() if field.id == "opposed_tie")
        for value in values:
            action = self.addAction(gm_labels.tie_rule_name(str(value)))
            action.setCheckable(True)
            action.setChecked(options.opposed_tie == value)
            action.triggered.connect(partial(self._on_tie, str(value), source))
            group.addAction(action)

    def _add_defender(self) -> None:
        self.addSection(self.tr("Who defends"))
        group = QActionGroup(self)
        choices: tuple[tuple[Letter | None, str], ...] = (
            ("a", self.tr("A defends")),
            ("b", self.tr("B defends")),
            (None, self.tr("Nobody defends")),
        )
        for side, words in choices:
            action = self.addAction(words)
            action.setCheckable(True)
            action.setChecked(self._contests.defender == side)
            action.triggered.connect(partial(self._on_defender, side))
            group.addAction(action)

    def _sheet(self, side: str) -> SheetPerson | None:
        people: tuple[Person, ...] = self._contests.people("b" if side == "b" else "a") if side in ("a", "b") else ()
        return next((person for person in people if isinstance(person, SheetPerson)), None)

    def _on_rules(self, side: Letter, checked: bool = False) -> None:
        self._contests.set_rules(side)

    def _on_defender(self, side: Letter | None, checked: bool = False) -> None:
        self._contests.set_defender(side)

    def _on_tie(self, value: str, source: str, checked: bool = False) -> None:
        person = self._sheet(source)
        if person is None:
            table = self._master.table
            table.perform(SetTableOptions(replace(table.table.options or SRD, opposed_tie=value)))
            return
        document = self._master.sheet_of(person.document)
        if document is not None:
            document.perform(SetOptions(replace(document.character.options, opposed_tie=value)))
