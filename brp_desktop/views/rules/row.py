"""One option on the page of the rules: its name, its control, its sentence, what the presets say, what it changes."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.catalogue.names import fold
from brp_desktop.painting.theme import Theme
from brp_desktop.rules import RulesError
from brp_desktop.views.controls import Switch
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.fields import Field
from brp_desktop.views.painted import RING, tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.rules.book import RuleBook, RuleOption, Value

CONTROL_WIDTH = 260
"""Width of a list of answers, px."""


class OptionRow(QWidget):
    """``chosen`` is told when the person sets another value; ``show_value`` follows the sheet."""

    chosen = Signal(str, object)
    """Id of the option, and the value."""
    grew = Signal()
    """It may want another height now."""

    def __init__(self, theme: Theme, book: RuleBook, option: RuleOption, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self._book = book
        self._found_by = ""
        self.name, self.sentence, self.presets, self.changes, self.error = (PlainLabel(parent=self) for _ in range(5))
        for label in (self.name, self.sentence, self.presets, self.changes, self.error):
            label.setWordWrap(True)
            label.setContentsMargins(RING, 0, RING, 0)
        self.error.hide()
        self.control: Switch | ChoiceBox | Field
        if option.kind == "switch":
            self.control = switch = Switch(theme, self)
            switch.clicked.connect(self._on_switched)
        elif option.kind == "choice":
            self.control = box = ChoiceBox(theme, self)
            if not book.wide_answers:
                box.setFixedWidth(CONTROL_WIDTH)
            box.activated.connect(self._on_chosen)
        else:
            self.control = field = Field(theme, self)
            field.setFixedWidth(110)
            field.edit.setMaxLength(8)
            field.edit.editingFinished.connect(self._on_typed)
            field.edit.escaped.connect(self.show_value)
        self.name.setBuddy(self.control)
        self._focusable().installEventFilter(self)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.name, 1)
        if not book.wide_answers:
            head.addWidget(self.control, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 6)
        column.setSpacing(2)
        column.addLayout(head)
        if book.wide_answers:
            column.addWidget(self.control)
        for label in (self.error, self.sentence, self.presets, self.changes):
            column.addWidget(label)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        control = self.control
        if isinstance(control, ChoiceBox):
            control.setFont(theme.font("body"))
        else:
            control.set_theme(theme)
        for label, font, ink in (
            (self.name, "strong", "text"),
            (self.sentence, "body", "text"),
            (self.presets, "small", "text_2"),
            (self.changes, "small", "text_2"),
            (self.error, "small", "danger"),
        ):
            label.setFont(theme.font(font))
            tint(label, QPalette.ColorRole.WindowText, theme.colour(ink))

    def retranslate(self) -> None:
        """Take all words from the language in force, besides what it changes."""
        book, id_ = self._book, self.option.id
        self.name.setText(book.option_name(id_))
        self.sentence.setText(book.sentence(id_))
        self._focusable().setAccessibleName(book.option_name(id_))
        if isinstance(self.control, ChoiceBox):
            self.control.set_choices([(self._marked(value), value) for value in self.option.values])
        answers = " ".join(book.answer(id_, value) for value in self.option.values)
        self._found_by = fold(f"{self.name.text()} {self.sentence.text()} {answers}")
        self.show_value()

    def show_value(self) -> None:
        """Show what is in force, whatever was typed or refused."""
        value = getattr(self._book.record, self.option.id)
        control = self.control
        if isinstance(control, Switch):
            control.setChecked(value)
            control.setText(self._book.answer(self.option.id, value))
            control.updateGeometry()
        elif isinstance(control, ChoiceBox):
            # Not findData: it would take True for 1 of another type.
            control.setCurrentIndex(self.option.values.index(value))
        else:
            control.edit.setText("" if value is None else str(value).replace("-", "−"))
            control.edit.setPlaceholderText("—")
            control.edit.setModified(False)
        self._refuse("")
        said = self._book.of_presets(self.option)
        nearest = self._book.nearest()
        if value != getattr(nearest.record, self.option.id):
            said = self.tr("Changed. {presets}").format(presets=said).strip()
        self.presets.setText(said)
        self.presets.setVisible(bool(said))
        control.setEnabled(not self._book.document.read_only)
        self._describe()

    def follow(self) -> None:
        """Show what is in force, unless something is typed here that was not taken."""
        if not (isinstance(self.control, Field) and self.control.edit.isModified()):
            self.show_value()

    def show_changes(self) -> None:
        """Work out and say what another value would change on the sheet as it is now."""
        self.changes.setText(self._book.what_changes(self.option))
        self._describe()

    def matches(self, folded: str) -> bool:
        """Whether name, sentence and answers hold every word searched for."""
        return all(word in self._found_by for word in folded.split())

    def take_focus(self) -> None:
        """Bring the focus to the control."""
        self._focusable().setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.ensure_seen()
        return False

    def ensure_seen(self) -> None:
        """Scroll the page so that the whole row is seen."""
        from brp_desktop.views.rules.dialog import RulesDialog

        window = self.window()
        if isinstance(window, RulesDialog):
            window.show_row(self)

    def _focusable(self) -> QWidget:
        return self.control.edit if isinstance(self.control, Field) else self.control

    def _marked(self, value: Value) -> str:
        """An answer of the list, with the presets whose value it is."""
        shorts = [each.short for each in self._book.presets() if getattr(each.record, self.option.id) == value]
        answer = self._book.answer(self.option.id, value)
        if not shorts or answer in shorts:
            return answer
        return self.tr("{answer} ({presets})").format(answer=answer, presets=", ".join(shorts))

    def _describe(self) -> None:
        parts = (self.sentence.text(), self.presets.text(), self.changes.text())
        self._focusable().setAccessibleDescription(" ".join(part for part in parts if part))
        self.grew.emit()

    def _refuse(self, sentence: str) -> None:
        self.error.setText(sentence)
        self.error.setVisible(bool(sentence))
        if isinstance(self.control, Field):
            self.control.set_error(sentence)
        self.grew.emit()

    def _on_switched(self, checked: bool) -> None:
        self.chosen.emit(self.option.id, checked)

    def _on_chosen(self, index: int) -> None:
        self.chosen.emit(self.option.id, self.option.values[index])

    def _on_typed(self) -> None:
        control = self.control
        if not isinstance(control, Field) or not control.edit.isModified():
            return
        try:
            value = self._book.read(self.option.id, control.edit.text())
        except RulesError:
            self._refuse(self._book.refusal(self.option.id))
            return
        control.edit.setModified(False)
        if value == getattr(self._book.record, self.option.id):
            self.show_value()
        else:
            self.chosen.emit(self.option.id, value)
