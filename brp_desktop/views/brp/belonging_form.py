"""The fields of one belonging in edit mode: labelled, in reading order; what is empty is as the catalogue says."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.numbers import read_number
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.sheet.belonging_edits import rows_of
from brp_desktop.sheet.belongings import BelongingList
from brp_desktop.sheet.edits import Edit, SetBelonging
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM
from brp_desktop.views.brp.sheet_button import SheetButton, SheetChoice
from brp_desktop.views.brp.sheet_field import SheetField
from brp_desktop.views.brp.texts import not_a_number
from brp_desktop.views.stops import chain
from brp_desktop.views.xantis.flow import FlowRow

LABEL = 17
NONE_SIGNS = ("-", "–", "—", "−")
"""Typed alone these say that there is none, where an empty field stands for the catalogue's."""

Answer = tuple[object, str, str]


class FieldShape(NamedTuple):
    """One field: of which part of the belonging, how it is filled in, its width (px at 100 %) and its words.

    ``text`` takes a line, ``number`` a whole number, ``choice`` one of its ``answers``. ``optional``: empty is None,
    that is, as the catalogue says, which ``usual`` tells; a dash says that there is none. ``read`` and ``written`` turn
    a value into text and back where it is neither a line nor a number; ``read`` raises ValueError with the sentence.
    """

    id: str
    kind: Literal["text", "number", "choice"]
    width: int
    label: Callable[[], str]
    optional: bool = True
    usual: Callable[[BrpDocument, Any], str] | None = None
    answers: Callable[[BrpDocument, Any], Sequence[Answer]] | None = None
    read: Callable[[str], object] | None = None
    written: Callable[[Any], str] | None = None
    tip: Callable[[], str] | None = None


class LabelledField(QWidget):
    """A label over a field or a choice."""

    def __init__(self, look: Look, width: int, host: SheetField | SheetChoice, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._width = width
        self._label = ""
        self.host = host
        host.setParent(self)
        self.setFocusProxy(host)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.host.set_look(look)
        self.updateGeometry()
        self._arrange()
        self.update()

    def set_label(self, label: str) -> None:
        """What stands over it."""
        self._label = label
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        width = max(look.px(self._width), round(look.width("small", self._label)) + look.px(4))
        return QSize(width + 2 * RING_ROOM, look.px(LABEL) + look.px(28) + 2 * RING_ROOM)

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setFont(look.font("small"))
            painter.setPen(look.colour("text_2"))
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextSingleLine)
            shown = look.style("small").elided(self._label, self.width() - 2 * RING_ROOM)
            painter.drawText(RING_ROOM, RING_ROOM, self.width(), look.px(LABEL), flags, shown)

    def _arrange(self) -> None:
        top = self._look.px(LABEL)
        self.host.setGeometry(0, top, self.width(), self._look.px(28) + 2 * RING_ROOM)


class BelongingForm(QWidget):
    """All fields of the chosen row of one list; each that is handed in is one undo step."""

    removed = Signal(object)
    """Id of the row to take off."""

    def __init__(
        self,
        document: BrpDocument,
        list_: BelongingList,
        shapes: Sequence[FieldShape],
        remove_words: Callable[[], str],
        look: Look,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._list: BelongingList = list_
        self._look = look
        self._remove_words = remove_words
        self._key: BelongingId | None = None
        self._shapes = {shape.id: shape for shape in shapes}
        self._row = FlowRow(self, look.px(6))
        self.fields: dict[str, LabelledField] = {}
        for shape in shapes:
            self.fields[shape.id] = LabelledField(look, shape.width, self._host(shape), self._row)
        self.remove = SheetButton(look, self, "remove", flat=True)
        self.remove.clicked.connect(self._on_remove)
        self.more: list[QWidget] = []
        self._row.set_items(list(self.fields.values()))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._row)
        self._column.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def add_part(self, part: QWidget) -> None:
        """Put an editor of its own kind under the fields; it has ``show_row``, ``set_look`` and ``commit_pending``."""
        self.more.append(part)
        self._column.insertWidget(self._column.count() - 1, part)
        chain(self, (part, self.remove))

    @property
    def key(self) -> BelongingId | None:
        """The row shown."""
        return self._key

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for part in (*self.fields.values(), self.remove, *self.more):
            part.set_look(look)  # type: ignore[attr-defined]  # see ``add_part``
        self._row.set_gap(look.px(6))

    def show_row(self, key: BelongingId | None) -> None:
        """Show another row, or anew, in the language in force; None hides the form."""
        if key != self._key:
            self.commit_pending()
            for field in self.fields.values():
                if isinstance(field.host, SheetField):
                    field.host.give_up()
        self._key = key
        row = self._found()
        self.setVisible(row is not None)
        if row is None:
            return
        for shape in self._shapes.values():
            self._show_field(shape, row)
        writable = not self._document.read_only
        self.remove.set_words(self._remove_words())
        self.remove.setEnabled(writable)
        for part in self.more:
            part.show_row(row)  # type: ignore[attr-defined]  # see ``add_part``
        self._row.arrange()

    def commit_pending(self) -> None:
        """Hand in everything half-typed."""
        for field in self.fields.values():
            if isinstance(field.host, SheetField):
                field.host.commit_pending()
        for part in self.more:
            part.commit_pending()  # type: ignore[attr-defined]  # see ``add_part``

    def focus_first(self) -> None:
        """Give the focus to the first field."""
        self.focus_field(next(iter(self.fields)))

    def focus_field(self, id_: str) -> None:
        """Give the focus to a field; to the first where there is none of that id."""
        if not self.isVisible():
            return
        field = self.fields.get(id_) or next(iter(self.fields.values()))
        field.host.setFocus(Qt.FocusReason.TabFocusReason)
        if isinstance(field.host, SheetField):
            field.host.selectAll()

    def take(self, key: BelongingId, id_: str, value: object) -> str:
        """Hand one field in; what is wrong with it, or nothing. For lists where a field is more than a field."""
        return typed(self._document, self.edit_of(key, id_, value))

    def edit_of(self, key: BelongingId, id_: str, value: object) -> Edit:
        """What changes one field."""
        return SetBelonging(self._list, key, id_, value)

    def value_of(self, row: Any, id_: str) -> Any:
        """What a field shows of a row."""
        return getattr(row, id_)

    # the inside

    def _host(self, shape: FieldShape) -> SheetField | SheetChoice:
        if shape.kind == "choice":
            choice = SheetChoice(self._look, self)
            choice.chosen.connect(partial(self._take_value, shape.id))
            return choice
        field = SheetField(self._look, partial(self._take_text, shape.id), self, number=shape.kind == "number")
        if shape.kind == "number":
            field.stepped.connect(partial(self._step, shape.id))
        return field

    def _found(self) -> Any:
        return next((row for row in rows_of(self._document.character, self._list) if row.id == self._key), None)

    def _show_field(self, shape: FieldShape, row: Any) -> None:
        field, label = self.fields[shape.id], shape.label()
        field.set_label(label)
        value = self.value_of(row, shape.id)
        host = field.host
        if isinstance(host, SheetChoice):
            host.set_answers(label, () if shape.answers is None else shape.answers(self._document, row), value)
            host.setEnabled(not self._document.read_only)
            return
        host.setAccessibleName(label)
        host.setReadOnly(self._document.read_only)
        host.setPlaceholderText("" if shape.usual is None else shape.usual(self._document, row))
        host.set_value(self._text(shape, value))
        if shape.tip is not None and not host.error:
            host.setToolTip(plain_tip(shape.tip()))

    @staticmethod
    def _text(shape: FieldShape, value: Any) -> str:
        if value is None:
            return ""
        if shape.written is not None:
            return shape.written(value)
        if value == "" and shape.optional:
            return "–"
        return str(value)

    def _take_text(self, id_: str, text: str) -> str:
        shape, bare = self._shapes[id_], text.strip()
        value: object = bare
        if not bare and shape.optional:
            value = None
        elif shape.read is not None:
            try:
                value = shape.read(bare)
            except ValueError as error:
                return str(error)
        elif shape.kind == "number":
            value = 0 if bare in NONE_SIGNS and shape.optional else read_number(bare)
            if value is None:
                return not_a_number()
        elif bare in NONE_SIGNS and shape.optional:
            value = ""
        return self._set(id_, value)

    def _take_value(self, id_: str, value: object) -> None:
        self._set(id_, value)

    def _set(self, id_: str, value: object) -> str:
        return "" if self._key is None else self.take(self._key, id_, value)

    def _step(self, id_: str, amount: int) -> None:
        row = self._found()
        if row is None or self._document.read_only or self._key is None:
            return
        shape = self._shapes[id_]
        value = self.value_of(row, id_)
        if value is None and shape.usual is not None:
            value = read_number(shape.usual(self._document, row))
        if shape.read is None:
            host = self.fields[id_].host
            if isinstance(host, SheetField):
                edit = self.edit_of(self._key, id_, max(0, (value or 0) + amount))
                host.set_error(stepped(self._document, edit))

    def _on_remove(self) -> None:
        if self._key is not None:
            self.removed.emit(self._key)


def weapon_form(document: BrpDocument, look: Look, parent: QWidget) -> BelongingForm:
    """The form of a weapon."""
    from brp_desktop.views.brp.belonging_fields import remove_weapon_words, weapon_shapes

    return BelongingForm(document, "weapons", weapon_shapes(), remove_weapon_words, look, parent)


def armour_form(document: BrpDocument, look: Look, parent: QWidget) -> BelongingForm:
    """The form of a piece of armour, with its places and penalties."""
    from brp_desktop.views.brp.armour_parts import BurdensEditor, PlacesEditor
    from brp_desktop.views.brp.belonging_fields import armour_shapes, remove_armour_words

    form = BelongingForm(document, "armour", armour_shapes(), remove_armour_words, look, parent)
    form.add_part(PlacesEditor(document, look, form))
    form.add_part(BurdensEditor(document, look, form))
    return form
