"""The fields of the characteristics, in the places of their cells: the strip in edit mode."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.characteristics import CharacteristicRow, CharacteristicsModel
from brp_desktop.models.numbers import read_number
from brp_desktop.sheet.brp import Characteristic
from brp_desktop.sheet.edits import SetCharacteristic
from brp_desktop.sheet.ids import CharacteristicId
from brp_desktop.views import labels
from brp_desktop.views.brp.characteristic_painter import paint_roll
from brp_desktop.views.brp.characteristics_view import CharacteristicsView
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_field import RING, SheetField
from brp_desktop.views.brp.texts import not_a_number

EDIT_HEIGHT = 54
"""Height of a cell in edit mode, px at 100 %."""


class CharacteristicFields(QWidget):
    """The characteristics as fields, in the places of the cells."""

    focused = Signal(object)
    """CharacteristicId of the field the focus came to."""

    def __init__(
        self,
        document: BrpDocument,
        model: CharacteristicsModel,
        look: Look,
        cells: CharacteristicsView,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._model = model
        self._look = look
        self._cells = cells
        self.fields: dict[CharacteristicId, CharacteristicField] = {}
        self.refresh()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for field in self.fields.values():
            field.set_look(look)
        self._arrange()
        self.update()

    def refresh(self) -> None:
        """Show the document's value and words of the language in force."""
        for id_ in self._model.keys:
            if id_ not in self.fields:
                field = CharacteristicField(self._document, id_, self._look, self)
                field.arrived.connect(self.focused)
                self.fields[id_] = field
        for id_, field in self.fields.items():
            in_use = id_ in self._model.keys
            field.setVisible(in_use)
            if in_use:
                row = self._model.characteristic_row(id_)
                field.set_value("" if row.value is None else str(row.value))
                field.setAccessibleName(labels.listed([row.name, row.abbreviation]))
                field.setReadOnly(self._document.read_only)
        self._arrange()
        self.update()

    def commit_pending(self) -> None:
        """Hand in half-typed numbers."""
        for field in self.fields.values():
            field.commit_pending()

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for number, id_ in enumerate(self._model.keys):
                row = self._model.characteristic_row(id_)
                cell = self._cell(number)
                self._paint_cell(painter, cell, row, last=(number + 1) % self._cells.per_line(self.width()) == 0)

    def _paint_cell(self, painter: QPainter, cell: QRect, row: CharacteristicRow, *, last: bool) -> None:
        look = self._look
        if not last:
            painter.setPen(QPen(look.colour("line"), 1))
            painter.drawLine(cell.topRight(), cell.bottomRight())
        field = self.fields[row.id]
        painter.setFont(look.font("strong"))
        painter.setPen(look.colour("text_2"))
        x = field.x() + field.width() + look.px(4)
        room = QRect(x, field.y(), cell.right() - x, field.height())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(room, flags, row.abbreviation)
        left = cell.left() + look.px(8)
        below = QRect(left, cell.bottom() - look.px(19), cell.right() - left, look.px(17))
        paint_roll(painter, below, look, row)

    def _cell(self, number: int) -> QRect:
        per_line = self._cells.per_line(self.width())
        width = self.width() // per_line
        height = self._look.px(EDIT_HEIGHT)
        return QRect((number % per_line) * width, (number // per_line) * height, width, height)

    def _arrange(self) -> None:
        look = self._look
        for number, id_ in enumerate(self._model.keys):
            cell = self._cell(number)
            words = look.width("strong", self._model.characteristic_row(id_).abbreviation)
            width = max(look.px(32), min(look.px(42), round(cell.width() - look.px(15) - words)))
            size = QSize(width + 2 * RING, look.px(27) + 2 * RING)
            self.fields[id_].setGeometry(
                QRect(cell.left() + look.px(8) - RING, cell.top() + look.px(5) - RING, size.width(), size.height())
            )


UNUSUAL = 60
"""A characteristic above this was probably mistyped; giants have it, so it is taken and said."""


class CharacteristicField(SheetField):
    """The value of one characteristic: what is typed becomes its initial part, age and training stay."""

    arrived = Signal(object)
    """CharacteristicId, when the focus came."""

    def __init__(self, document: BrpDocument, id_: CharacteristicId, look: Look, parent: QWidget) -> None:
        super().__init__(look, self._take, parent, number=True, type_name="strong")
        self._document = document
        self.characteristic = id_
        self.setObjectName(f"{id_}_edit")
        self.stepped.connect(self._on_stepped)
        self.focus_changed.connect(self._on_focus)

    def _row(self) -> Characteristic:
        rows = self._document.character.characteristics
        return next((row for row in rows if row.id == self.characteristic), Characteristic(id=self.characteristic))

    def _take(self, text: str) -> str:
        if not text.strip():
            return typed(self._document, SetCharacteristic(self.characteristic, "initial", None))
        number = read_number(text)
        if number is None:
            return not_a_number()
        row = self._row()
        initial = number - (row.moved + row.age + row.training + row.other)
        sentence = typed(self._document, SetCharacteristic(self.characteristic, "initial", initial))
        if not sentence and number > UNUSUAL:
            self.set_hint(self.tr("Taken, though far beyond a human being’s 3 to 21."))
        return sentence

    def _on_stepped(self, amount: int) -> None:
        initial = self._row().initial
        stepped(self._document, SetCharacteristic(self.characteristic, "initial", max(0, (initial or 0) + amount)))

    def _on_focus(self) -> None:
        if self.hasFocus():
            self.arrived.emit(self.characteristic)
