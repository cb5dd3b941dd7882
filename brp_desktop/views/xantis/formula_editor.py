"""What Pa Max and Iniziativa are made of, in edit mode: their terms as chips, a number, Pa Max by hand."""

from collections.abc import Callable
from functools import partial
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.numbers import read_number
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.xantis_entries import node_choices
from brp_desktop.painting.icons import paint_icon
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.sheet.xantis_edits import SetInitiativeNumber, SetInitiativeTerms, SetPaMax, SetPaMaxTerms, XantisEdit
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM, BarButton
from brp_desktop.views.brp.sheet_field import SheetField
from brp_desktop.views.painted import PaintedButton, paint_frame
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis.flow import FlowRow
from brp_desktop.views.xantis.sections import DerivedRow
from brp_desktop.views.xantis.sheet_texts import XantisTexts, missing_term, not_a_number

Formula = Literal["pa_max", "initiative"]


class TermChip(PaintedButton):
    """One term; a click, Delete or Backspace takes it out of the formula."""

    def __init__(self, look: Look, name: str, parent: QWidget, *, missing: bool) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self._name = name
        self._missing = missing

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.set_theme(look.theme)

    def sizeHint(self) -> QSize:
        look = self._look
        width = look.width("body", self._name) + look.px(34 + (18 if self._missing else 0))
        return QSize(round(width) + 2 * RING_ROOM, look.px(24) + 2 * RING_ROOM)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            event.accept()
            self.click()
            return
        super().keyPressEvent(event)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, ink = self._look, "danger" if self._missing else "text"
        fill = "hover" if self.underMouse() and self.isEnabled() else "raised"
        paint_frame(painter, rect, look.theme, look.colour(fill), look.colour("danger" if self._missing else "border"))
        left, side = rect.left() + look.px(8), look.px(13)
        if self._missing:
            sign = QRectF(left, rect.center().y() - side / 2, side, side)
            paint_icon(painter, sign, "warning", look.colour("danger"))
            left += look.px(18)
        cross = QRectF(rect.right() - side - look.px(5), rect.center().y() - side / 2, side, side)
        if self.isEnabled():
            paint_icon(painter, cross, "close", look.colour("text_2"))
        style = look.style("body")
        painter.setFont(style.font)
        painter.setPen(look.colour(ink))
        room = QRectF(left, rect.top(), cross.left() - left - 2, rect.height())
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextSingleLine)
        painter.drawText(room, flags, style.elided(self._name, room.width()))


class LabelledNumber(QWidget):
    """Words and a small field."""

    def __init__(self, look: Look, commit: Callable[[str], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.words = PlainLabel(parent=self)
        self.field = SheetField(look, commit, self, number=True)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.words.setFont(look.font("body"))
        self.field.set_look(look)
        self.updateGeometry()
        self._arrange()

    def set_words(self, text: str, name: str) -> None:
        """The words before the field, and what it is called in full."""
        self.words.setText(text)
        self.field.setAccessibleName(name)
        self.updateGeometry()
        self._arrange()

    def sizeHint(self) -> QSize:
        height = self._look.px(24) + 2 * RING_ROOM
        return QSize(self.words.sizeHint().width() + self._look.px(58) + 2 * RING_ROOM, height)

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        width, height = self._look.px(54) + 2 * RING_ROOM, self.sizeHint().height()
        self.words.setGeometry(0, 0, max(0, self.width() - width), height)
        self.field.setGeometry(self.width() - width, 0, width, height)


class FormulaEditor(QWidget):
    """One derived value: how it stands, its terms, and what may be typed."""

    current_moved = Signal()
    """The focus is in it now: the detail may show it."""
    why_requested = Signal()

    def __init__(
        self, document: XantisDocument, formula: Formula, texts: XantisTexts, look: Look, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._formula: Formula = formula
        self._texts = texts
        self._look = look
        self.row = DerivedRow(look, self, rolls=False)
        self.terms = FlowRow(self)
        self.add_button = BarButton(look, "add", self.terms)
        self.add_button.reads_as = "ButtonMenu"
        self.number = LabelledNumber(look, self._take_number, self.terms)
        self.computed = BarButton(look, "undo", self.terms)
        self.chips: dict[NodeId, TermChip] = {}
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 4)
        box.setSpacing(0)
        box.addWidget(self.row)
        box.addWidget(self.terms)
        self.row.why_requested.connect(self.why_requested)
        self.row.current_moved.connect(self.current_moved)
        self.add_button.clicked.connect(self._on_add)
        self.number.field.stepped.connect(self._on_step)
        self.computed.clicked.connect(self._on_computed)
        for part in (self.add_button, self.number.field, self.computed):
            part.installEventFilter(self)
        self.refresh()

    @property
    def terms_now(self) -> tuple[NodeId, ...]:
        """The terms in force."""
        character = self._document.character
        return character.pa_max_terms if self._formula == "pa_max" else character.initiative_terms

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.row.set_look(look)
        self.number.set_look(look)
        self.add_button.set_look(look)
        self.computed.set_look(look)
        for chip in self.chips.values():
            chip.set_look(look)
        self.terms.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusIn:
            self.current_moved.emit()
        return super().eventFilter(watched, event)

    def refresh(self) -> None:
        """Show the document's formula and words of the language in force; the focus stays on its chip."""
        focus = QApplication.focusWidget()
        held = next((term for term, chip in self.chips.items() if chip is focus), None)
        names = {node.id: node.name for node in self._document.character.nodes}
        writable = not self._document.read_only
        for chip in self.chips.values():
            chip.hide()
            chip.deleteLater()
        self.chips = {}
        for term in self.terms_now:
            name = names.get(term) or missing_term(term)
            chip = self.chips[term] = TermChip(self._look, name, self.terms, missing=term not in names)
            chip.setAccessibleName(self.tr("{name}: take out of the formula").format(name=name))
            chip.setToolTip(plain_tip(chip.accessibleName()))
            chip.setEnabled(writable)
            chip.clicked.connect(partial(self._on_chip, term))
            chip.installEventFilter(self)
            chip.show()
        self._show_words(writable=writable)
        self.terms.set_items([*self.chips.values(), self.add_button, self.number, self.computed])
        before: QWidget = self.row
        for item in (*self.chips.values(), self.add_button, self.number.field, self.computed):
            QWidget.setTabOrder(before, item)
            before = item
        if held is not None:
            heir: QWidget = self.chips.get(held, self.add_button)
            heir.setFocus(Qt.FocusReason.OtherFocusReason)
        self.updateGeometry()

    def commit_pending(self) -> None:
        """Hand in a half-typed number."""
        self.number.field.commit_pending()

    def _show_words(self, *, writable: bool) -> None:
        character, derived = self._document.character, self._document.derived
        add = self.tr("Add a score")
        self.add_button.set_words(add)
        self.add_button.setEnabled(writable)
        if self._formula == "pa_max":
            self.add_button.setAccessibleName(self.tr("Add a score to Pa Max"))
            self.number.set_words(self.tr("by hand"), self.tr("Pa Max by hand; empty is computed"))
            self.number.field.set_value("" if character.pa_max is None else str(character.pa_max))
            self.number.field.setPlaceholderText(str(derived.pa_max_computed.value))
            take = self.tr("Take the computed {n}").format(n=derived.pa_max_computed.value)
            self.computed.set_words(take)
            self.computed.setAccessibleName(take)
        else:
            self.add_button.setAccessibleName(self.tr("Add a score to Iniziativa"))
            self.number.set_words("+", self.tr("Number added to Iniziativa"))
            self.number.field.set_value(str(character.initiative_number))
        self.number.field.setReadOnly(not writable)
        self.computed.setVisible(self._formula == "pa_max" and derived.pa_max_by_hand and writable)

    def _edit(self, terms: tuple[NodeId, ...]) -> XantisEdit:
        return SetPaMaxTerms(terms) if self._formula == "pa_max" else SetInitiativeTerms(terms)

    def _number_edit(self, number: int | None) -> XantisEdit:
        return SetPaMax(number) if self._formula == "pa_max" else SetInitiativeNumber(number or 0)

    def _take_number(self, text: str) -> str:
        number = read_number(text) if text.strip() else None
        if number is None and text.strip():
            return not_a_number()
        return typed(self._document, self._number_edit(number))

    def _on_step(self, amount: int) -> None:
        character, derived = self._document.character, self._document.derived
        now = character.initiative_number if self._formula == "initiative" else derived.pa_max
        sentence = stepped(self._document, self._number_edit(now + amount))
        if sentence:
            self.number.field.set_hint(sentence)

    def _on_chip(self, term: NodeId, checked: bool = False) -> None:
        terms = self.terms_now
        at = terms.index(term)
        rest = terms[:at] + terms[at + 1 :]
        if not typed(self._document, self._edit(rest)):
            heir: QWidget = self.add_button
            if rest:
                heir = self.chips[rest[min(at, len(rest) - 1)]]
            heir.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_computed(self) -> None:
        typed(self._document, SetPaMax(None))
        self.number.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_add(self) -> None:
        from brp_desktop.views.gm.pick_list import Pick, PickList

        nodes = {node.id: node for node in self._document.character.nodes}
        picks = PickList(self._look.theme, self.window())
        picks.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picks.picked.connect(self._on_picked)
        choices = node_choices(self._texts, nodes, self._document.derived, none=False)
        found = [
            Pick(choice.value, choice.name, choice.aside, choice.figure)
            for choice in choices
            if choice.value not in self.terms_now
        ]
        picks.open_for(self.add_button.accessibleName(), found, self.add_button)

    def _on_picked(self, node: NodeId) -> None:
        typed(self._document, self._edit((*self.terms_now, node)))
        self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)
