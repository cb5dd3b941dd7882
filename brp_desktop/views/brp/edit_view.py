"""The skills page in edit mode: one editor that moves from field to field in reading order; rows that add."""

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.edit_page import EditPage
from brp_desktop.models.skill_edit import SOURCES, EditColumn, EditKey, EditRow, SkillEditModel
from brp_desktop.models.skills_order import SkillOrder
from brp_desktop.sheet.edits import SetPoints
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.brp.cell_edit import CellEdit
from brp_desktop.views.brp.columns_view import ColumnsView
from brp_desktop.views.brp.edit_row_painter import EditRowPainter
from brp_desktop.views.brp.edit_stops import Cell, next_stop, stops_of
from brp_desktop.views.brp.edit_table import EditTable
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.open_cell import OpenCell
from brp_desktop.views.brp.row_choosing import RowChoosing
from brp_desktop.views.brp.row_moving import RowMoving
from brp_desktop.views.brp.skills_view import EmptyNote


class EditSkillsView(ColumnsView[EditTable]):
    """All skills as fields. Enter takes what was typed and rolls nothing (case U01)."""

    skill_chosen = Signal(object)
    """SkillId of the row the person works in."""
    add_speciality_requested = Signal(str, object)
    """Catalogue id of the family, and QPoint on the screen where a list may open."""
    add_skill_requested = Signal(str, object)
    """Category and QPoint on the screen where a menu may open."""
    show_all_requested = Signal()
    """The filters should go."""

    def __init__(self, document: BrpDocument, page: EditPage, look: Look, parent: QWidget | None = None) -> None:
        self._document = document
        self._painter = EditRowPainter(look, self._can_move)
        self._opening = False
        self._open: OpenCell | None = None
        self._edit_page = page
        self._moving: RowMoving | None = None
        self._choosing: RowChoosing | None = None
        super().__init__(page, look, edit=True, parent=parent)
        self.setObjectName("skills_edit_view")
        self._open = self.open = OpenCell(look, self._painter, self._find, self._content)
        self.editor, self.note = self.open.editor, self.open.note
        self.empty_note = EmptyNote(look, self.content, page.rows)
        self.empty_note.show_all.clicked.connect(self.show_all_requested)
        self.set_empty_widget(self.empty_note)
        self.editor.commit_wanted.connect(self.commit_pending)
        self.editor.given_up.connect(self._on_given_up)
        self.editor.step_wanted.connect(self._on_step)
        self.editor.row_wanted.connect(self._on_row)
        self.editor.shift_wanted.connect(self._on_shift_wanted)
        self.editor.choose_wanted.connect(self.choosing.choose_current)
        self.editor.tab_pressed.connect(self._on_editor_tab)
        self.editor.focus_left.connect(self._on_editor_left)
        self.editor.focus_arrived.connect(self._on_editor_arrived)
        self.editor.textEdited.connect(self._on_edited)
        self.retranslate()

    @property
    def cell(self) -> Cell | None:
        """The cell being edited, None if none."""
        return None if self._open is None else self._open.cell

    def make_table(self) -> EditTable:
        table = EditTable(self.look, self._painter, self.content)
        table.cell_wanted.connect(self._on_cell_wanted)
        table.row_chosen.connect(self._on_row_chosen)
        table.arrived.connect(self._on_arrived)
        table.tab_pressed.connect(self._on_table_tab)
        table.undo_wanted.connect(self._on_given_up)
        if self._moving is None:
            self._moving = RowMoving(self)
        self._moving.watch(table)
        return table

    @property
    def choosing(self) -> RowChoosing:
        """The rows chosen for what is done to several at once."""
        if self._choosing is None:
            self._choosing = RowChoosing(self)
        return self._choosing

    @property
    def all_tables(self) -> list[EditTable]:
        """The tables of the page, shown or not."""
        return list(self._tables.values())

    def _can_move(self) -> bool:
        return self._edit_page.order is SkillOrder.OWN and not self._document.read_only

    def skill_of(self, key: Hashable) -> SkillId | None:
        return SkillId(key.id) if isinstance(key, EditKey) and key.kind is EditRow.SKILL else None

    def set_look(self, look: Look) -> None:
        self._painter.set_look(look)
        super().set_look(look)
        if self._open is not None:
            self._open.set_look(look)
            self.empty_note.set_look(look)
            self.place()

    def place(self) -> None:
        super().place()
        if self._open is not None:
            self._open.arrange()

    def has_focus_inside(self) -> bool:
        return super().has_focus_inside() or (self._open is not None and self.editor.hasFocus())

    def sync_tables(self) -> None:
        super().sync_tables()
        for table in self.tables:
            self._watch(table)
        if self._open is not None:
            self._follow_cell()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Skills, edit mode"))
        self.empty_note.retranslate()
        self.open.tell_name()
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._open is not None:
            self.retranslate()

    def open_cell(self, key: EditKey, column: int, *, select: bool = True) -> bool:
        """Edit a cell; False if it is not shown or is no field."""
        found = self._find(key)
        if found is None or not found[0].edit_model().has_field(key, column):
            return False
        if self._document.read_only:
            return False
        table, row = found
        if self.cell is not None and self.cell != (key, column):
            self.commit_pending()
            found = self._find(key)
            if found is None:
                return False
            table, row = found
        self._opening = True
        before = self.cell
        self.open.cell = (key, EditColumn(column))
        self._tint_row()
        table.set_current_row(row, column)
        self.make_current(table)
        if before != self.cell or not self.editor.isVisible():
            self.open.load()
        self.editor.show()
        self.editor.raise_()
        self.editor.setFocus(Qt.FocusReason.TabFocusReason)
        self._opening = False
        if select:
            self.editor.selectAll()
        self._release_tab()
        self.show_row(table, row)
        self.open.show_note()
        self.skill_chosen.emit(SkillId(key.id))
        return True

    def open_skill(self, skill: SkillId) -> bool:
        """Edit the first field of a skill; False if it is not shown."""
        key = EditKey(EditRow.SKILL, skill)
        found = self._find(key)
        if found is None:
            return False
        fields = [column for column in EditColumn if found[0].edit_model().has_field(key, column)]
        return bool(fields) and self.open_cell(key, fields[0])

    def commit_pending(self) -> None:
        """Hand in what was typed; a text that is not taken stays in its cell with a mark (cases D11, Z02)."""
        if not self.editor.isModified():
            return
        self._document.history.break_merge()
        taken = self.open.commit()
        self._document.history.break_merge()
        if taken:
            self._reload_editor()

    def close_editor(self) -> None:
        """Stop editing; what was typed is handed in before."""
        self.commit_pending()
        self.open.cell = None
        if self.editor.hasFocus() and self._current is not None:
            # Hiding would let Qt choose who is next: it would open another field.
            self._opening = True
            self._current.setFocus(Qt.FocusReason.OtherFocusReason)
            self._opening = False
        self.open.hide()
        self._tint_row()

    def refresh(self) -> None:
        """The document changed: the editor shows it unless the person is typing."""
        if self._follow_cell() and not self.editor.isModified():
            self._reload_editor()

    # Where things are

    def _find(self, key: EditKey) -> tuple[EditTable, int] | None:
        for table in self.tables:
            row = table.keyed_model().row_of(key)
            if row is not None:
                return table, row
        return None

    def _models(self) -> list[SkillEditModel]:
        return [table.edit_model() for table in self.tables]

    def _go_on(self, cell: Cell | None, *, back: bool) -> bool:
        """To the next or previous stop; False where the page ends."""
        stops = stops_of(self._models())
        if not stops:
            return False
        if cell is None:
            target = stops[-1 if back else 0]
        else:
            at = next_stop(self._models(), stops, cell, back=back)
            if at is None:
                return False
            target = stops[at]
        if target[0].kind is EditRow.SKILL:
            return self.open_cell(*target)
        self.commit_pending()
        self._leave_editor_for(target[0])
        return True

    def _leave_editor_for(self, key: EditKey) -> None:
        self.close_editor()
        self.focus_key(key, EditColumn.NAME, Qt.FocusReason.OtherFocusReason)

    # The editor

    def _reload_editor(self) -> None:
        if self.open.place is not None:
            self.open.reload()
            self._claim_undo()

    def _follow_cell(self) -> bool:
        """Stand where the open cell is now, and no longer where it is not shown; False if none is open."""
        if self.cell is not None and self.open.place is None:
            typed = self.editor.text() if self.editor.isModified() else None
            key, column = self.cell
            self.editor.setModified(False)
            self.close_editor()
            if typed is not None:
                self._edit_page.take(key, column, typed)
        self._tint_row()
        self.open.arrange()
        self._claim_undo()
        return self.cell is not None

    def _tint_row(self) -> None:
        place, key = self.open.place, None if self.cell is None else self.cell[0]
        for table in self._tables.values():
            table.set_edited(key if place is not None and table is place[0] else None)

    def _watch(self, table: EditTable) -> None:
        model = table.edit_model()
        if model.property("watched"):
            return
        model.setProperty("watched", True)
        self.choosing.watch(table)
        model.refused.connect(self._on_mark_changed)
        model.settled.connect(self._on_mark_changed)

    def _claim_undo(self) -> None:
        wrong = any(table.edit_model().has_invalid for table in self.tables)
        self.editor.claims_undo = wrong
        for table in self._tables.values():
            table.claims_undo = wrong

    def _release_tab(self) -> None:
        """While a field is edited no table is a stop of its own."""
        for table in self._tables.values():
            table.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    # What happens

    def _on_mark_changed(self) -> None:
        self._claim_undo()

    def _on_edited(self) -> None:
        self.open.typed()

    def _on_given_up(self) -> None:
        """The cell's own text first; where it holds none, the oldest marked cell of the page."""
        if self.open.give_up():
            self._reload_editor()
            self.editor.selectAll()
            return
        for key, column in self._edit_page.marked:
            found = self._find(key)
            if found is not None:
                found[0].edit_model().give_up(key, column)
                return

    def _on_step(self, amount: int) -> None:
        self.commit_pending()
        if self.cell is None:
            return
        key, column = self.cell
        found = self._find(key)
        if found is None or column not in SOURCES or found[0].edit_model().is_invalid(key, column):
            return
        source = SOURCES[column]
        before: int = getattr(found[0].edit_model().skill(key).points, source)
        try:
            self._document.perform(SetPoints(SkillId(key.id), source, before + amount))
        except EditError:
            return
        self._reload_editor()
        self.editor.selectAll()

    def _on_shift_wanted(self, by: int) -> None:
        self.commit_pending()
        if self.cell is not None:
            self.shift(self.cell[0], by)

    def _on_row(self, by: int) -> None:
        if self.cell is None:
            return
        found = self._find(self.cell[0])
        if found is None:
            return
        target = self._step(found[0], found[1], by)
        if target is not None:
            key = target[0].edit_model().key(target[1])
            if not self.open_cell(key, self.cell[1]):
                self.commit_pending()
                self._leave_editor_for(key)

    def _on_cell_wanted(self, key: EditKey, column: int, by_mouse: bool) -> None:
        if key.kind is EditRow.SKILL:
            self.open_cell(key, column, select=not by_mouse or column in SOURCES)
            return
        self.close_editor()
        found = self._find(key)
        if found is not None:
            rect = self.global_rect_of(*found)
            place = QPoint(rect.left() + self.look.px(12), rect.bottom())
            adds = self.add_speciality_requested if key.kind is EditRow.ADD_SPECIALITY else self.add_skill_requested
            adds.emit(key.id, place)

    def _on_row_chosen(self, key: EditKey) -> None:
        if key.kind is EditRow.SKILL and not self._opening:
            self.skill_chosen.emit(SkillId(key.id))

    def _on_arrived(self, table: EditTable, back: bool) -> None:
        if not self._opening:
            self._go_on(None, back=back)

    def _on_table_tab(self, table: EditTable, back: bool) -> None:
        index = table.currentIndex()
        cell = (table.edit_model().key(index.row()), EditColumn(index.column())) if index.isValid() else None
        if cell is None or not self._go_on(cell, back=back):
            self._leave_page(table, back=back)

    def _on_editor_tab(self, back: bool) -> None:
        if not self._go_on(self.cell, back=back):
            self._leave_page(self.editor, back=back)

    def _leave_page(self, widget: EditTable | CellEdit, *, back: bool) -> None:
        self._release_tab()
        widget.leaves_by_tab = True
        try:
            widget.focusNextPrevChild(not back)
        finally:
            widget.leaves_by_tab = False

    def _on_editor_arrived(self) -> None:
        self._release_tab()

    def _on_editor_left(self) -> None:
        if self._opening:
            return
        self.commit_pending()
        # Where the whole window lost the focus, the field stays open for when it comes back.
        if self.isActiveWindow():
            self.close_editor()
            if self._current is not None:
                self.make_current(self._current)
