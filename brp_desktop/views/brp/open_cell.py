"""The cell of the edit page that is open: its field, where that stands, and what is wrong with it."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from brp_desktop.models.skill_edit import SOURCES, EditKey
from brp_desktop.views.brp.cell_edit import RING, CellEdit
from brp_desktop.views.brp.edit_names import cell_name
from brp_desktop.views.brp.edit_row_painter import EditRowPainter
from brp_desktop.views.brp.edit_stops import Cell
from brp_desktop.views.brp.edit_table import EditTable
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_field import ErrorNote

Find = Callable[[EditKey], tuple[EditTable, int] | None]
"""The table and the row in which a key is shown, None where it is not."""


class OpenCell:
    """One field goes from cell to cell. ``cell`` is where it is, None while none is open."""

    def __init__(self, look: Look, painter: EditRowPainter, find: Find, parent: QWidget) -> None:
        self._look = look
        self._painter = painter
        self._find = find
        self._parent = parent
        self.cell: Cell | None = None
        self.editor = CellEdit(look, parent)
        self.note = ErrorNote(parent)

    @property
    def place(self) -> tuple[EditTable, int] | None:
        """The table and the row of the cell; None where none is open or it is not shown."""
        return None if self.cell is None else self._find(self.cell[0])

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.editor.set_look(look)

    def load(self) -> None:
        """Begin with the text of the cell."""
        place = self.place
        if self.cell is None or place is None:
            return
        self.editor.set_kind(number=self.cell[1] in SOURCES)
        self.editor.setText(_text_of(place, self.cell))
        self._settle(place)
        self.arrange()

    def reload(self) -> None:
        """Show the cell's text again and keep the cursor where it was."""
        place = self.place
        if self.cell is None or place is None:
            return
        text = _text_of(place, self.cell)
        if text != self.editor.text():
            at, selected = self.editor.cursorPosition(), self.editor.hasSelectedText()
            self.editor.setText(text)
            self.editor.setCursorPosition(min(at, len(text)))
            if selected:
                self.editor.selectAll()
        self._settle(place)
        self.show_note()

    def commit(self) -> bool:
        """Hand in what was typed; False if there is nothing to hand in. A text that is not taken stays, marked."""
        place = self.place
        if self.cell is None or place is None or not self.editor.isModified():
            return False
        model = place[0].edit_model()
        self.editor.setModified(False)
        model.setData(model.index(place[1], self.cell[1]), self.editor.text())
        return True

    def give_up(self) -> bool:
        """Take the document's text again; True if there was another one, or a mark."""
        place = self.place
        own = self.editor.isModified()
        self.editor.setModified(False)
        return self.cell is not None and place is not None and (place[0].edit_model().give_up(*self.cell) or own)

    def arrange(self) -> None:
        """Stand where the cell is now."""
        place = self.place
        if self.cell is None or place is None:
            return
        table, row = place
        field = self._painter.field_rect(
            table.edit_model(), self.cell[0], self.cell[1], table.cell_rect(row, self.cell[1])
        )
        corner = table.viewport().mapTo(self._parent, field.topLeft())
        self.editor.setGeometry(QRect(corner, field.size()).adjusted(-RING, -RING, RING, RING))
        self.editor.raise_()
        if self.note.isVisible():
            self.show_note()

    def tell_name(self) -> None:
        """Take what the field is called from the language in force."""
        place = self.place
        if self.cell is not None and place is not None:
            self.editor.setAccessibleName(cell_name(place[0].edit_model(), place[1], self.cell))

    def show_note(self) -> None:
        """Say below the field what is wrong with it, if anything is."""
        place = self.place
        sentence = "" if self.cell is None or place is None else place[0].edit_model().sentence(*self.cell)
        if not sentence:
            self.note.hide()
            return
        body = self.editor.geometry()
        self.note.show_under(self._look, sentence, QPoint(body.left() + RING, body.bottom() - RING + 3))

    def typed(self) -> None:
        """Another text is being typed: whether that is wrong is not known yet."""
        self.editor.set_wrong("")
        self.note.hide()

    def hide(self) -> None:
        """Stand nowhere."""
        self.editor.hide()
        self.note.hide()

    def _settle(self, place: tuple[EditTable, int]) -> None:
        self.editor.setModified(False)
        if self.cell is not None:
            self.editor.set_wrong(place[0].edit_model().sentence(*self.cell))
        self.tell_name()


def _text_of(place: tuple[EditTable, int], cell: Cell) -> str:
    return str(place[0].edit_model().index(place[1], cell[1]).data(Qt.ItemDataRole.EditRole))
