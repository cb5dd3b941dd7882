"""What holds a character back in a fight, on the combat page: a line each, with what can be tried against it."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.seats import open_person
from brp_desktop.play.hindered import tries
from brp_desktop.rules.brp.hindrances import Way
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_button import SheetButton, SheetWords
from brp_desktop.views.hindrance_words import hindrance_sentence, try_words
from brp_desktop.views.xantis.flow import FlowRow


class HindranceRows(QWidget):
    """Nothing is done here: what is tried is asked for."""

    try_requested = Signal(object, str)
    """Hindrance, and the way that is tried."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hindrance_rows")
        self._document = document
        self._look = look
        self._parts: list[SheetWords | FlowRow] = []
        self.buttons: list[SheetButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._build()

    def refresh(self) -> None:
        """Show what holds the character back now, in the language in force."""
        self._build()

    def _build(self) -> None:
        had_focus = any(button.hasFocus() for button in self.buttons)
        for part in self._parts:
            self._column.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts, self.buttons = [], []
        for one in self._document.character.hindrances:
            self._add(one)
        self.setVisible(bool(self._parts))
        if had_focus and self.buttons:
            self.buttons[0].setFocus()

    def _add(self, one: Hindrance) -> None:
        document, person = self._document, open_person(self._document)
        words = SheetWords(self._look, self, "strong", "danger")
        sentence = hindrance_sentence(person, one)
        words.say(sentence)
        flow = FlowRow(self, self._look.px(2))
        made: list[QWidget] = []
        for each in tries(person, one):
            icon = "check" if each.way == "end" else "roll"
            button = SheetButton(self._look, flow, icon)
            said = try_words(each, one, document.character.options)
            button.set_words(said, "", labels.listed((said, sentence)))
            why = "" if each.problem is None else labels.error_sentence(each.problem)
            button.allow(not document.read_only and not why, why or self.tr("The sheet is read-only."))
            button.clicked.connect(partial(self._on_clicked, one, each.way))
            button.show()
            made.append(button)
            self.buttons.append(button)
        flow.set_items(made)
        for part in (words, flow):
            self._column.addWidget(part)
            part.show()
            self._parts.append(part)

    def _on_clicked(self, one: Hindrance, way: Way, checked: bool = False) -> None:
        self.try_requested.emit(one, way)
