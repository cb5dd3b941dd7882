"""The quick reference: spot rules, objects, poisons by search; a number in, the rule's result out."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import characteristic_abbreviation, collation_key, fold
from brp_desktop.catalogue.spot_rules import SpotRuleDefinition
from brp_desktop.catalogue.tables import ObjectDefinition, PoisonDefinition
from brp_desktop.controllers.language import current_language
from brp_desktop.painting.theme import Theme
from brp_desktop.play import spot_tools
from brp_desktop.play.spot_tools import TOOLS, ToolId
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.fields import Field
from brp_desktop.views.gm import reference_answers, spot_words
from brp_desktop.views.gm.force_card import span_text
from brp_desktop.views.gm.number_box import NumberBox
from brp_desktop.views.gm.pair_list import PairList, PairRow
from brp_desktop.views.gm.parts import Card, ThemedLabel, label
from brp_desktop.views.gm.resistance_words import potency

MOST_QUESTIONS = 4


class QuickReference(QWidget):
    """A line to type in, what is found, and the answer below."""

    def __init__(self, theme: Theme, options: BrpOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quick_reference")
        self.theme = theme
        self._options = options
        self._shown: object = "poison"
        self.search = Field(theme, self, icon_name="find")
        self.list = PairList(theme, self)
        self.card = Card(theme, self)
        self.title = label(self.card, theme, "heading", wraps=True)
        self.answer = label(self.card, theme, "body", wraps=True)
        self._names: list[ThemedLabel] = []
        self.numbers: list[NumberBox] = []
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        for row in range(MOST_QUESTIONS):
            name, number = label(self.card, theme, "body", "text_2"), NumberBox(theme, self.card)
            number.changed.connect(self._on_number)
            grid.addWidget(name, row, 0)
            grid.addWidget(number, row, 1)
            self._names.append(name)
            self.numbers.append(number)
        inside = QVBoxLayout(self.card)
        inside.setContentsMargins(14, 10, 10, 12)
        inside.setSpacing(4)
        inside.addWidget(self.title)
        inside.addLayout(grid)
        inside.addWidget(self.answer)
        inside.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.card)
        self.card.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        column.setSpacing(4)
        column.addWidget(self.search)
        column.addWidget(self.list, 2)
        column.addWidget(scroll, 3)
        self.search.edit.textChanged.connect(self._on_text)
        self.search.edit.returnPressed.connect(self._on_return)
        self.list.taken.connect(self.show_thing)
        self.retranslate()

    @property
    def text(self) -> str:
        """Title and answer as they stand."""
        return f"{self.title.text()}\n{self.answer.text()}"

    def set_options(self, options: BrpOptions) -> None:
        """Answer by other rules."""
        if options != self._options:
            self._options = options
            self._on_text(self.search.edit.text())
            self.show_thing(self._shown)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        for words in (self.title, self.answer, *self._names):
            words.set_theme(theme)
        for number in self.numbers:
            number.set_theme(theme)
        self.search.set_theme(theme)
        self.list.set_theme(theme)
        self.card.set_theme(theme)
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Quick reference"))
        self.search.edit.setPlaceholderText(self.tr("Find a rule, an object, a poison"))
        self.search.edit.setAccessibleName(self.tr("Find a rule, an object, a poison"))
        self.list.setAccessibleName(self.tr("What was found: Enter shows it"))
        self._on_text(self.search.edit.text())
        self.show_thing(self._shown)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(380, 560)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.theme.colour("panel"))

    def show_thing(self, thing: object) -> None:
        """Show a tool by its id, a rule, an object or a poison."""
        self._shown = thing
        asked: tuple[reference_answers.Question, ...] = ()
        if isinstance(thing, str):
            tool = _tool(thing)
            asked = reference_answers.questions(tool, self._options)
            self.title.setText(reference_answers.tool_name(tool))
        for place, (name, number) in enumerate(zip(self._names, self.numbers, strict=True)):
            shown = place < len(asked)
            name.setVisible(shown)
            number.setVisible(shown)
            if shown:
                name.setText(asked[place].name)
                number.set_name(asked[place].name)
                number.set_number(asked[place].value)
        self._answer()

    def _answer(self) -> None:
        thing, language = self._shown, current_language()
        siz = characteristic_abbreviation("siz", self._options, language)
        if isinstance(thing, str):
            tool = _tool(thing)
            count = len(reference_answers.questions(tool, self._options))
            try:
                lines = reference_answers.answers(
                    tool, tuple(each.value for each in self.numbers[:count]), self._options
                )
            except RulesError as error:
                lines = [error_sentence(error)]
        elif isinstance(thing, SpotRuleDefinition):
            self.title.setText(localised(thing.names, language))
            lines = spot_words.rule_lines(thing, self._options)
        elif isinstance(thing, ObjectDefinition):
            self.title.setText(localised(thing.names, language))
            lines = [f"{siz} {span_text(thing.siz)}."]
            if thing.segment is not None:
                lines.append(self.tr("A part to break through: {siz}.").format(siz=f"{siz} {span_text(thing.segment)}"))
        elif isinstance(thing, PoisonDefinition):
            self.title.setText(localised(thing.names, language))
            unit = self.tr("minutes") if thing.unit == "minutes" else self.tr("rounds")
            works = self.tr("It works after {time} {unit}.").format(time=span_text(thing.onset), unit=unit)
            lines = [f"{potency()} {thing.potency}.", works]
        else:
            lines = []
        self.answer.setText("\n".join(lines))

    def _on_text(self, text: str) -> None:
        language, wanted = current_language(), fold(text.strip())
        siz = characteristic_abbreviation("siz", self._options, language)
        tools = ((tool, reference_answers.tool_name(tool)) for tool in TOOLS)
        calculators = [PairRow(tool, name, "=") for tool, name in tools if wanted in fold(name)]
        rows = [
            *(
                PairRow(rule, localised(rule.names, language))
                for rule in spot_tools.find_spot_rules(text, self._options)
            ),
            *(
                PairRow(thing, localised(thing.names, language), f"{siz} {span_text(thing.siz)}")
                for thing in spot_tools.find_objects(text)
            ),
            *(
                PairRow(poison, localised(poison.names, language), f"{potency()} {poison.potency}")
                for poison in spot_tools.find_poisons(text)
            ),
        ]
        rows.sort(key=lambda row: (bool(wanted) and not fold(row.name).startswith(wanted), collation_key(row.name)))
        self.list.set_rows([*calculators, *rows])
        found = bool(calculators or rows)
        self.search.set_error("" if found else self.tr("Nothing is called that."))

    def _on_return(self) -> None:
        rows = self.list.rows()
        if rows:
            self.show_thing(rows[0].value)

    def _on_number(self, value: int) -> None:
        self._answer()


def _tool(name: str) -> ToolId:
    return next((tool for tool in TOOLS if tool == name), TOOLS[0])


class ReferenceWindow(QDialog):
    """The quick reference in a small window that stays beside the work; Esc closes it."""

    def __init__(self, theme: Theme, options: BrpOptions, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setObjectName("reference_window")
        self.reference = QuickReference(theme, options, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.reference)
        self.setWindowTitle(self.tr("Quick reference"))
        self.setAccessibleName(self.windowTitle())
        self.resize(400, 560)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setWindowTitle(self.tr("Quick reference"))
            self.setAccessibleName(self.windowTitle())
        super().changeEvent(event)


def open_reference(owner: QWidget, theme: Theme, options: BrpOptions) -> ReferenceWindow:
    """Show the owner's reference window, made on first use; the line to type in has the focus."""
    window = next((child for child in owner.children() if isinstance(child, ReferenceWindow)), None)
    if window is None:
        window = ReferenceWindow(theme, options, owner)
    window.reference.set_theme(theme)
    window.reference.set_options(options)
    window.show()
    window.raise_()
    # A small tool window is not always given the keyboard when it is shown.
    window.activateWindow()
    window.reference.search.edit.setFocus(Qt.FocusReason.OtherFocusReason)
    return window
