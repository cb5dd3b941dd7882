"""The page of powers, passions and other extras: rolled by their names, paid by their cost, ticked like skills."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QFrame, QMenu, QScrollArea, QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.cells import CellsModel
from brp_desktop.play.armed import power_with
from brp_desktop.play.subjects import Subject
from brp_desktop.sheet.belonging_edits import new_belonging_id
from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.edits import AddPower, MoveBelonging, RemoveBelonging
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.brp.belonging_list import ListTable
from brp_desktop.views.brp.cells_table import BOX_PART, ONE_LINE
from brp_desktop.views.brp.columns_view import Ground
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.power_rows import (
    COLUMNS,
    IDS,
    chance_of,
    cost_text,
    headings,
    power_name,
    power_rows,
    skill_of,
    spending_problem,
)
from brp_desktop.views.brp.sheet_button import SheetButton, SheetWords
from brp_desktop.views.controls import key_hint
from brp_desktop.views.keys.telling import command_hint
from brp_desktop.views.stops import chain
from brp_desktop.views.style import scroll_bar_sheet
from brp_desktop.views.viewport import give_viewport
from brp_desktop.views.xantis.flow import FlowRow

if TYPE_CHECKING:
    from brp_desktop.controllers.combat_desk import CombatDesk
    from brp_desktop.sheet.changes import ChangeSet
    from brp_desktop.views.brp.power_form import PowerForm

MARGIN = 12


class PowersTable(ListTable):
    """Enter rolls, T ticks, C pays the cost."""

    commands = ("tick", "pay")


class PowersPage(QScrollArea):
    """One table, and under it what can be done with the chosen power."""

    roll_requested = Signal(object)
    """Subject."""
    desk_requested = Signal(object)
    """This page, which has nobody to act with yet: ``take_desk`` gives it a CombatDesk."""
    current_changed = Signal(object)
    """Subject the focus is on now."""
    why_requested = Signal(object, object)
    """Subject, and its place on the screen."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        give_viewport(self)
        self.setObjectName("powers_page")
        self._document = document
        self._look = look
        self._edit = False
        self._desk: CombatDesk | None = None
        self._ground = Ground(look)
        self.model: CellsModel[BelongingId] = CellsModel(IDS, self)
        self.table = PowersTable(self.model, COLUMNS, look, ONE_LINE, self._ground)
        self.table.setObjectName("powers_table")
        self.empty = SheetWords(look, self._ground, "body", "text_2")
        self.said = SheetWords(look, self._ground, "small", "danger")
        self.acts = FlowRow(self._ground, look.px(2))
        self.roll = SheetButton(look, self.acts, "roll", primary=True)
        self.spend = SheetButton(look, self.acts, "less")
        self.acts.set_items([self.roll, self.spend])
        self.form: PowerForm | None = None
        self.add = SheetButton(look, self._ground, "add", flat=True)
        self._column = QVBoxLayout(self._ground)
        self._build()
        self._connect()
        self.set_look(look)
        self.retranslate()

    def _build(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self._column.setSpacing(3)
        for part in (self.table, self.empty, self.said, self.acts):
            self._column.addWidget(part)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        self.setWidget(self._ground)

    def _connect(self) -> None:
        table = self.table
        table.entered.connect(self._on_entered)
        table.cell_clicked.connect(self._on_cell)
        table.command_wanted.connect(self._on_command)
        table.shifted.connect(self._on_shifted)
        table.why_requested.connect(self._on_why)
        table.menu_requested.connect(self._on_menu)
        table.current_key_changed.connect(self._on_current)
        self.roll.clicked.connect(self._on_roll)
        self.spend.clicked.connect(self._on_spend)
        self.add.clicked.connect(self.add_power)

    # for the sheet

    def take_desk(self, desk: "CombatDesk") -> None:
        """Act with this from now on."""
        if self._desk is None:
            self._desk = desk

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._ground.set_look(look)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, look.colour("sheet"))
        self.setPalette(palette)
        self.verticalScrollBar().setStyleSheet(scroll_bar_sheet(look.theme))
        for part in (self.table, self.empty, self.said, self.roll, self.spend, self.add, self.form):
            if part is not None:
                part.set_look(look)
        self.table.fit()
        self.acts.set_gap(look.px(2))
        margin = look.px(MARGIN)
        self._column.setContentsMargins(margin, look.px(4), margin, margin)

    def retranslate(self) -> None:
        """Take all words from the language in force; focus, scroll and half-typed text stay."""
        self.setAccessibleName(labels.page_label("powers"))
        self.refresh()

    def set_edit_mode(self, on: bool) -> None:
        """The fields of the chosen power, or what is done in play."""
        self._edit = on
        if on and self.form is None:
            from brp_desktop.views.brp.power_form import power_form

            self.form = power_form(self._document, self._look, self._ground)
            self.form.removed.connect(self.remove)
            self._column.insertWidget(self._column.indexOf(self.add), self.form)
            chain(self._ground, (self.form, self.add))
        if on and self.table.current_key is None and self.model.rowCount():
            self.table.set_current_row(0, 0)
        self.refresh()

    def follow(self, changes: "ChangeSet") -> None:
        """The document changed."""
        if (
            changes.powers
            or changes.resources
            or changes.options
            or changes.structure
            or changes.armour
            or changes.gear
        ):
            focus = QApplication.focusWidget()
            self.refresh()
            if focus is not None and self._ground.isAncestorOf(focus) and not focus.isVisible():
                self.focus_first()

    def refresh(self) -> None:
        """Show the document in the language in force."""
        self.model.set_headings(headings())
        self.model.show(power_rows(self._document))
        self.table.setAccessibleName(labels.page_label("powers"))
        self.table.fit()
        there = bool(self.model.rowCount())
        self.table.setVisible(there)
        words = self.tr("No powers, passions or other extras yet.")
        play = key_hint(self.tr("No powers, passions or other extras. Edit mode (Ctrl+E) adds some."))
        self.empty.say("" if there else words if self._edit else play)
        self.add.setVisible(self._edit)
        self.add.set_words(self.tr("Add a power, passion or other extra"))
        self.add.setEnabled(not self._document.read_only)
        self._show_chosen()

    def focus_first(self) -> None:
        """Give the focus to the rows, or to what adds one."""
        (self.table if self.model.rowCount() else self.add).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_power(self, power: BelongingId) -> bool:
        """Give the focus to a power; False if it is not there."""
        found = self.table.set_current_key(power)
        if found:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_row()
        return found

    def commit_pending(self) -> None:
        """Hand in everything half-typed."""
        if self.form is not None:
            self.form.commit_pending()

    def add_power(self) -> None:
        """A new power at the end, its name waiting."""
        id_ = new_belonging_id(self._document.character, "powers")
        if not typed(self._document, AddPower(Power(id=id_))):
            self.table.set_current_key(id_)
            self._show_chosen()
            if self.form is not None:
                self.form.focus_first()

    def remove(self, key: BelongingId) -> None:
        """Take a power off the sheet."""
        typed(self._document, RemoveBelonging("powers", key))
        self.focus_first()

    def spend_cost(self, key: BelongingId) -> None:
        """Pay the cost of a power, without a roll: one undo step and a line of the journal."""
        power = self._power(key)
        if power is None or not power.cost:
            return
        problem = spending_problem(self._document, power)
        if not problem:
            if self._desk is None:
                self.desk_requested.emit(self)
            try:
                self._pay(power)
            except EditError as error:
                problem = labels.error_sentence(error)
        self._say(problem)

    def focusNextPrevChild(self, next: bool) -> bool:
        moved = super().focusNextPrevChild(next)
        focus = QApplication.focusWidget()
        if moved and focus is not None and self._ground.isAncestorOf(focus):
            QTimer.singleShot(0, self._show_focus)
        return moved

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # the inside

    def _pay(self, power: Power) -> None:
        if self._desk is not None:
            from brp_desktop.controllers.powers import spend

            spend(self._desk.deeds, self._document, power.id)
            return
        from brp_desktop.sheet.edits import UsePower

        self._document.history.break_merge()
        self._document.perform(UsePower(power.id))

    def _power(self, key: BelongingId | None) -> Power | None:
        return next((power for power in self._document.character.powers if power.id == key), None)

    def _show_chosen(self) -> None:
        power = self._power(self.table.current_key)
        if self.form is not None:
            self.form.show_row(power.id if power is not None and self._edit else None)
        self.acts.setVisible(power is not None and not self._edit)
        if power is None or self._edit:
            return
        name = power_name(power)
        chance, _ = chance_of(self._document, power)
        value = "" if chance is None else labels.percent(chance)
        self.roll.setVisible(chance is not None)
        self.roll.set_words(self.tr("Roll {name}").format(name=name), value)
        problem = spending_problem(self._document, power) if power.cost else ""
        if chance is not None:
            self.roll.allow(not problem or self._document.read_only, problem)
        self.spend.setVisible(bool(power.cost))
        tip = command_hint(self.tr("Takes the cost off without a roll ({key}); a roll takes it by itself"), "pay")
        self.spend.set_words(self.tr("Spend"), cost_text(self._document, power), tip)
        self.spend.setAccessibleName(
            self.tr("Spend {cost} for {name}").format(cost=cost_text(self._document, power), name=name)
        )
        self.spend.allow(not problem, problem)
        self.spend.setEnabled(not problem)
        self.acts.arrange()

    def _roll_power(self, key: BelongingId) -> None:
        power = self._power(key)
        if power is None:
            return
        if chance_of(self._document, power)[0] is None:
            if power.cost:
                self.spend_cost(key)
            return
        problem = "" if self._document.read_only or not power.cost else spending_problem(self._document, power)
        self._say(problem)
        if not problem:
            self.roll_requested.emit(power_with(self._document.character, power.id))

    def _say(self, sentence: str) -> None:
        self.said.say(sentence)
        if sentence:
            announce(self, sentence)

    def _toggle_tick(self, key: BelongingId) -> None:
        power = self._power(key)
        skill = None if power is None else skill_of(self._document, power)
        if skill is not None and not self._document.read_only:
            from brp_desktop.views.brp.ticking import set_tick

            set_tick(self._document, SkillId(skill.id), not skill.ticked)

    def _on_current(self, key: BelongingId | None) -> None:
        self._show_chosen()
        power = self._power(key)
        if power is not None and self.table.hasFocus():
            self.current_changed.emit(power_with(self._document.character, power.id))

    def _on_entered(self, key: BelongingId, modifiers: object) -> None:
        if self._edit and self.form is not None:
            self.form.focus_first()
        else:
            self._roll_power(key)

    def _on_cell(self, key: BelongingId, column: str) -> None:
        if column == BOX_PART:
            self._toggle_tick(key)
        elif self._edit and self.form is not None:
            self.form.focus_field({"power": "name"}.get(column, column))
        elif column == "cost":
            self.spend_cost(key)
        elif column in ("power", "chance"):
            self._roll_power(key)

    def _on_command(self, key: BelongingId, command: str) -> None:
        if command == "tick":
            self._toggle_tick(key)
        elif command == "pay" and not self._edit:
            self.spend_cost(key)
        elif command == "delete" and self._edit:
            self.remove(key)

    def _on_shifted(self, table: object, by: int) -> None:
        key, row = self.table.current_key, self.table.currentIndex().row()
        if key is not None and 0 <= row + by < self.model.rowCount():
            typed(self._document, MoveBelonging("powers", key, row + by))

    def _on_why(self, key: BelongingId) -> None:
        power = self._power(key)
        skill = None if power is None else skill_of(self._document, power)
        if skill is not None:
            self.why_requested.emit(Subject("skill", skill.id), self.table.row_on_screen(key))

    def _on_menu(self, key: BelongingId, place: QPoint) -> None:
        power = self._power(key)
        if power is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if not self._edit:
            roll = menu.addAction(self.tr("Roll"))
            roll.setEnabled(chance_of(self._document, power)[0] is not None)
            roll.triggered.connect(self._on_roll)
            pay = menu.addAction(self.tr("Spend {cost}").format(cost=cost_text(self._document, power)).strip())
            pay.setEnabled(bool(power.cost) and not spending_problem(self._document, power))
            pay.triggered.connect(self._on_spend)
        tick = menu.addAction(self.tr("Tick or untick"))
        skill = skill_of(self._document, power)
        tick.setEnabled(skill is not None and self._document.derived.skills[skill.id].learns)
        tick.triggered.connect(self._on_tick)
        menu.popup(place)

    def _on_roll(self) -> None:
        if self.table.current_key is not None:
            self._roll_power(self.table.current_key)

    def _on_spend(self) -> None:
        if self.table.current_key is not None:
            self.spend_cost(self.table.current_key)

    def _on_tick(self) -> None:
        if self.table.current_key is not None:
            self._toggle_tick(self.table.current_key)

    def _show_focus(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and self._ground.isAncestorOf(focus):
            self.ensureWidgetVisible(focus, 8, 24)

    def _show_row(self) -> None:
        rect: QRect = self.table.row_rect(self.table.currentIndex().row())
        middle = self.table.viewport().mapTo(self._ground, rect.center())
        self.ensureVisible(middle.x(), middle.y(), 8, rect.height())
