"""A plain list of belongings (wealth, contacts): rows that show, and in edit mode the fields of the chosen one."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.cells import CellRow, CellsModel, Heading
from brp_desktop.sheet.belonging_edits import new_belonging_id, rows_of
from brp_desktop.sheet.belongings import Belonging, BelongingList
from brp_desktop.sheet.edits import AddBelonging, MoveBelonging, RemoveBelonging
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.brp.cells_table import ONE_LINE, CellsTable, Column
from brp_desktop.views.brp.fitted_table import SHIFTS, FittedTable
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_button import SheetButton, SheetWords
from brp_desktop.views.stops import chain

if TYPE_CHECKING:
    from brp_desktop.views.brp.belonging_form import BelongingForm, FieldShape


class ListWords(NamedTuple):
    """What a list is about: its columns, rows and fields, and its words, each in the language in force.

    ``in_play`` are the fields that may be filled in during play as well.
    """

    list: BelongingList
    columns: Sequence[Column]
    headings: Callable[[], Sequence[Heading]]
    row: Callable[[Any], CellRow]
    shapes: Callable[[], "Sequence[FieldShape]"]
    new: Callable[[BelongingId], Belonging]
    title: Callable[[], str]
    empty: Callable[[], str]
    add: Callable[[], str]
    remove: Callable[[], str]
    in_play: frozenset[str] = frozenset()


class ListTable(CellsTable[BelongingId]):
    """Alt with an arrow moves the row; Delete removes it in edit mode."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in SHIFTS:
            FittedTable.keyPressEvent(self, event)
            return
        super().keyPressEvent(event)


class BelongingListView(QWidget):
    """The rows of one list of the document."""

    def __init__(self, document: BrpDocument, words: ListWords, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"{words.list}_view")
        self._document = document
        self._words = words
        self._look = look
        self._edit = False
        self.model: CellsModel[BelongingId] = CellsModel(tuple(each.id for each in words.columns), self)
        self.table = ListTable(self.model, words.columns, look, ONE_LINE, self)
        self.table.setObjectName(f"{words.list}_table")
        self.empty = SheetWords(look, self, "body", "text_2")
        self.form: BelongingForm | None = None
        self.play_form: BelongingForm | None = None
        self.add = SheetButton(look, self, "add", flat=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self.table)
        self._column.addWidget(self.empty)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.table.entered.connect(self._on_entered)
        self.table.cell_clicked.connect(self._on_cell)
        self.table.command_wanted.connect(self._on_command)
        self.table.shifted.connect(self._on_shifted)
        self.table.current_key_changed.connect(self._on_current)
        self.add.clicked.connect(self.add_row)
        self.refresh()

    @property
    def is_empty(self) -> bool:
        """Whether there is no row."""
        return not self.model.rowCount()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for part in (self.table, self.empty, self.add, self.form, self.play_form):
            if part is not None:
                part.set_look(look)
        self.table.fit()

    def set_edit_mode(self, on: bool) -> None:
        """The fields of the chosen row."""
        self._edit = on
        if on and self.form is None:
            self.form = self._made_form(frozenset())
            self.form.removed.connect(self.remove)
        self.refresh()

    def refresh(self) -> None:
        """Show the document in the language in force."""
        words = self._words
        rows: Sequence[Any] = rows_of(self._document.character, words.list)
        self.model.set_headings(words.headings())
        self.model.show({row.id: words.row(row) for row in rows})
        self.table.setAccessibleName(words.title())
        self.table.fit()
        self.table.setVisible(bool(rows))
        self.empty.say("" if rows else words.empty())
        self.add.setVisible(self._edit)
        self.add.set_words(words.add())
        self.add.setEnabled(not self._document.read_only)
        if self._edit and rows and self.table.current_key is None:
            self.table.set_current_row(0, 0)
        self._show_form()

    def commit_pending(self) -> None:
        """Hand in everything half-typed."""
        for form in (self.form, self.play_form):
            if form is not None:
                form.commit_pending()

    def focus_first(self) -> None:
        """Give the focus to the rows, or to what adds one."""
        (self.add if self.is_empty else self.table).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def add_row(self) -> None:
        """A new row at the end, its name waiting."""
        id_ = new_belonging_id(self._document.character, self._words.list)
        if not typed(self._document, AddBelonging(self._words.new(id_))):
            self.table.set_current_key(id_)
            self._show_form()
            if self.form is not None:
                self.form.focus_first()

    def remove(self, key: BelongingId) -> None:
        """Take a row off the sheet."""
        typed(self._document, RemoveBelonging(self._words.list, key))
        self.focus_first()

    # the inside

    def _made_form(self, only: frozenset[str]) -> "BelongingForm":
        from brp_desktop.views.brp.belonging_form import BelongingForm

        shapes = [shape for shape in self._words.shapes() if not only or shape.id in only]
        form = BelongingForm(self._document, self._words.list, shapes, self._words.remove, self._look, self)
        if only:
            form.remove.hide()
        self._column.insertWidget(self._column.indexOf(self.add), form)
        chain(self, (form, self.add))
        return form

    def _show_form(self) -> None:
        key = self.table.current_key
        if self.form is not None:
            self.form.show_row(key if self._edit else None)
        wanted = bool(self._words.in_play) and not self._edit and key is not None and not self._document.read_only
        if wanted and self.play_form is None:
            self.play_form = self._made_form(self._words.in_play)
        if self.play_form is not None:
            self.play_form.show_row(key if wanted else None)

    def _form_in_use(self) -> "BelongingForm | None":
        return self.form if self._edit else self.play_form

    def _on_current(self, key: object) -> None:
        self._show_form()

    def _on_entered(self, key: BelongingId, modifiers: object) -> None:
        form = self._form_in_use()
        if form is not None:
            form.focus_first()

    def _on_cell(self, key: BelongingId, column: str) -> None:
        form = self._form_in_use()
        if form is not None and column in form.fields:
            form.focus_field(column)

    def _on_command(self, key: BelongingId, command: str) -> None:
        if self._edit and command == "delete":
            self.remove(key)

    def _on_shifted(self, table: object, by: int) -> None:
        key, row = self.table.current_key, self.table.currentIndex().row()
        if key is not None and 0 <= row + by < self.model.rowCount():
            typed(self._document, MoveBelonging(self._words.list, key, row + by))
