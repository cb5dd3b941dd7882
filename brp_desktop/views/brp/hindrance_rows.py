"""What holds a character back in a fight, on the combat page: a line each, with what can be tried against it."""

from collections import Counter
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.seats import open_person
from brp_desktop.play.hindered import Try, tries
from brp_desktop.rules.brp.hindrances import Way
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_button import SheetButton, SheetWords
from brp_desktop.views.hindrance_words import hindrance_sentence, try_words
from brp_desktop.views.xantis.flow import FlowRow

_Key = tuple[str, str, int]
"""Kind, weapon, and which of those alike."""


class HindranceRow(QWidget):
    """One hindrance: the sentence, and a button for each thing that can be tried."""

    pressed = Signal(object, str)
    """Hindrance, and the way that is tried."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._hindrance: Hindrance | None = None
        self.buttons: dict[Way, SheetButton] = {}
        self._gone: list[SheetButton] = []
        self.words = SheetWords(look, self, "strong", "danger")
        self._flow = FlowRow(self, look.px(2))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for part in (self.words, self._flow):
            column.addWidget(part)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.words.set_look(look)
        for button in self.buttons.values():
            button.set_look(look)
        self._flow.set_gap(look.px(2))

    def show_hindrance(self, document: BrpDocument, one: Hindrance, edited: bool) -> None:
        """Say it; while the sheet is edited nothing is offered that throws dice. Buttons that stay are the same."""
        person = open_person(document)
        self._hindrance = one
        sentence = hindrance_sentence(person, one)
        self.words.say(sentence)
        there, self.buttons = self.buttons, {}
        for each in tries(person, one):
            if edited and each.way != "end":
                continue
            button = there.pop(each.way) if each.way in there else self._new_button(each.way)
            self._show_button(button, each, sentence, document)
            self.buttons[each.way] = button
        self._gone += there.values()
        self._flow.set_items(list(self.buttons.values()))

    def drop_the_rest(self) -> None:
        """Throw away what is no more offered, once the focus has gone on."""
        for button in self._gone:
            button.hide()
            button.deleteLater()
        self._gone = []

    def _new_button(self, way: Way) -> SheetButton:
        button = SheetButton(self._look, self._flow, "check" if way == "end" else "roll")
        button.clicked.connect(partial(self._on_clicked, way))
        button.show()
        return button

    def _show_button(self, button: SheetButton, each: Try, sentence: str, document: BrpDocument) -> None:
        assert self._hindrance is not None
        said = try_words(each, self._hindrance, document.character.options)
        button.set_words(said, "", labels.listed((said, sentence)))
        why = "" if each.problem is None else labels.error_sentence(each.problem)
        button.allow(not document.read_only and not why, why or self.tr("The sheet is read-only."))

    def _on_clicked(self, way: Way, checked: bool = False) -> None:
        self.pressed.emit(self._hindrance, way)


class HindranceRows(QWidget):
    """Nothing is done here: what is tried is asked for."""

    try_requested = Signal(object, str)
    """Hindrance, and the way that is tried."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hindrance_rows")
        self._document = document
        self._look = look
        self._edit = False
        self._rows: dict[_Key, HindranceRow] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self.hide()

    @property
    def buttons(self) -> list[SheetButton]:
        """Everything that can be tried, in the order in which it stands."""
        return [button for row in self._rows.values() for button in row.buttons.values()]

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for row in self._rows.values():
            row.set_look(look)

    def set_edit_mode(self, on: bool) -> None:
        """Leave out what throws dice."""
        self._edit = on
        self.refresh()

    def refresh(self) -> None:
        """Show what holds the character back now, in the language in force.

        What stays is not made anew and so keeps the focus; from what goes it passes to what stands in its place.
        """
        before, buttons = self._rows, self.buttons
        focus = next((button for button in buttons if button.hasFocus()), None)
        self._rows = {}
        seen: Counter[tuple[str, str]] = Counter()
        for place, one in enumerate(self._document.character.hindrances):
            alike = one.kind, one.weapon
            row = before.get((*alike, seen[alike])) or self._new_row()
            self._rows[(*alike, seen[alike])] = row
            seen[alike] += 1
            if self._column.indexOf(row) != place:
                self._column.removeWidget(row)
                self._column.insertWidget(place, row)
            row.show_hindrance(self._document, one, self._edit)
            row.show()
        self.setVisible(bool(self._rows))
        if focus is not None and focus not in self.buttons:
            self._pass_focus(focus, buttons.index(focus))
        for row in before.values():
            if row not in self._rows.values():
                self._column.removeWidget(row)
                row.hide()
                row.deleteLater()
        for row in self._rows.values():
            row.drop_the_rest()

    def _new_row(self) -> HindranceRow:
        row = HindranceRow(self._look, self)
        row.pressed.connect(self.try_requested)
        return row

    def _pass_focus(self, focus: SheetButton, place: int) -> None:
        row = next((row for row in self._rows.values() if row.isAncestorOf(focus)), None)
        heirs = self.buttons if row is None else list(row.buttons.values())
        if heirs:
            heir = heirs[min(place, len(heirs) - 1)] if row is None else heirs[-1]
            heir.setFocus(Qt.FocusReason.OtherFocusReason)
