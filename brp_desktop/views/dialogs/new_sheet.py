"""A new percentile sheet: by which rules, and whether step by step, blank, or by chance with a seed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from brp_desktop.controllers.beginnings import by_chance, guided
from brp_desktop.controllers.language import current_language
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, preset_id
from brp_desktop.sheet.limits import SEED
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import new_document
from brp_desktop.views.announce import announce
from brp_desktop.views.brp.creation.desk import new_seed
from brp_desktop.views.brp.creation.rules_fields import RulesFields
from brp_desktop.views.command_row import CommandRow
from brp_desktop.views.context import Context
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.fields import Field
from brp_desktop.views.plain_label import PlainLabel

WIDTH = 500
"""Width it opens with, px."""


class NewSheetDialog(PlainDialog):
    """Each way is one click; Enter takes the one with the focus. Nothing is made before."""

    def __init__(self, context: Context, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("new_sheet_dialog")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._context = context
        title = self.tr("New percentile sheet")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        options = UGE if context.settings.new_sheet_preset == "uge" else SRD
        self.rules = RulesFields(theme, options, self.content)
        self.rules.changed.connect(self._on_rules)
        self.rules.hang()
        self.column.addWidget(self.rules)
        self.column.addSpacing(4)
        self.steps = self._way(
            "tick_waiting", self.tr("Step by step"), self.tr("in edit mode, with its steps beside it")
        )
        self.blank = self._way("new", self.tr("Blank"), self.tr("to copy a paper sheet"))
        again = self.tr("a whole character; any step can be thrown again")
        self.chance = self._way("roll", self.tr("By chance"), again)
        self.steps.clicked.connect(self._on_steps)
        self.blank.clicked.connect(self._on_blank)
        self.chance.clicked.connect(self._on_chance)
        self.seed = Field(theme, self.content)
        self.seed.edit.setText(str(new_seed()))
        self.seed.edit.setAccessibleName(self.tr("Seed: the same number gives the same character"))
        self.seed.edit.returnPressed.connect(self._on_chance)
        self.seed.edit.textEdited.connect(self._on_typed)
        self.seed.edit.escaped.connect(self.reject)
        caption = PlainLabel(self.tr("Seed"), self.content)
        caption.setFont(theme.font("body"))
        caption.setBuddy(self.seed.edit)
        line = QHBoxLayout()
        line.setContentsMargins(42, 0, 0, 0)
        line.addWidget(caption)
        line.addWidget(self.seed)
        line.addStretch(1)
        self.column.addLayout(line)
        self.problem = self.add_text("", "small")
        self.problem.hide()
        self.column.addStretch(1)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.fit(WIDTH)
        self.steps.setFocus()

    @property
    def options(self) -> BrpOptions:
        """The rules chosen."""
        return self.rules.options

    def _way(self, icon_name: str, words: str, aside: str) -> CommandRow:
        row = CommandRow(self.theme, icon_name, self.content)
        row.setText(words)
        row.aside = aside
        row.setAccessibleName(words)
        row.setAccessibleDescription(aside)
        self.column.addWidget(row)
        return row

    def _on_rules(self, options: BrpOptions) -> None:
        self.fit(WIDTH)

    def _remember(self) -> None:
        preset = preset_id(self.options)
        self._context.settings.new_sheet_preset = preset if preset in ("srd", "uge") else self.options.data_edition

    def _on_steps(self) -> None:
        self._remember()
        self.accept()
        self._context.files.begin(new_document(guided(self.options)))

    def _on_blank(self) -> None:
        self._remember()
        self.accept()
        self._context.files.begin(new_document(new_character(self.options)))

    def _on_chance(self) -> None:
        text = self.seed.edit.text().strip()
        plain = "".join(text.split())
        short = plain.isascii() and plain.isdigit() and len(plain) <= len(str(SEED[1]))
        if not (short and SEED[0] <= int(plain) <= SEED[1]):
            sentence = self.tr("A seed is a whole number from {first} to {last}.")
            self._complain(sentence.format(first=SEED[0], last=SEED[1]))
            return
        self._remember()
        self.accept()
        character = by_chance(int(plain), self.options, current_language())
        self._context.files.begin(new_document(character), worth_keeping=True)

    def _on_typed(self, text: str) -> None:
        self._complain("")

    def _complain(self, sentence: str) -> None:
        self.seed.set_error(sentence)
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        self.fit(WIDTH)
        if sentence:
            self.seed.edit.setFocus()
            self.seed.edit.selectAll()
            announce(self, sentence)
