"""Small questions of the game master's tab: a name, a person with one percentage, a pasted stat block."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFormLayout, QPlainTextEdit, QWidget

from brp_desktop.catalogue.names import characteristic_abbreviation, skill_name
from brp_desktop.controllers.language import current_language
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.table import Entry
from brp_desktop.storage.statblock import StatBlock, people_in, read_statblock
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.fields import Field
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.painted import tint
from brp_desktop.views.plain_label import PlainLabel


class TextDialog(PlainDialog):
    """One or more lines to type in; ``values`` after it was accepted."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        fields: Sequence[tuple[str, str]],
        parent: QWidget | None,
        *,
        problem: Callable[[tuple[str, ...]], tuple[int, str] | None] | None = None,
    ) -> None:
        """``fields`` are words and the text to begin with.

        ``problem`` says which field is wrong and why: then the dialog stays open and says so.
        """
        super().__init__(theme, title, parent)
        self._problem = problem
        form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(4)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.fields: list[Field] = []
        for words, text in fields:
            field = Field(theme, self.content)
            field.edit.setText(text)
            field.edit.setAccessibleName(words.replace("&", ""))
            field.edit.returnPressed.connect(self.accept)
            field.edit.escaped.connect(self.reject)
            caption = PlainLabel(words, self.content)
            caption.setBuddy(field.edit)
            form.addRow(caption, field)
            self.fields.append(field)
        self.column.addLayout(form)
        self.problem = self.add_text("", "small")
        tint(self.problem, QPalette.ColorRole.WindowText, theme.colour("danger"))
        self.problem.hide()
        self.column.addStretch(1)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.ok = self.add_button(self.tr("&OK"), primary=True)
        self.ok.clicked.connect(self.accept)
        self.fit(420)
        self.fields[0].edit.setFocus()
        self.fields[0].edit.selectAll()

    @property
    def values(self) -> tuple[str, ...]:
        """What was typed, without blanks around it."""
        return tuple(field.edit.text().strip() for field in self.fields)

    def accept(self) -> None:
        """Close, unless something is wrong: that is said, and everything typed stays."""
        found = self._problem(self.values) if self._problem is not None else None
        for place, field in enumerate(self.fields):
            field.set_error(found[1] if found is not None and place == found[0] else "")
        if found is None:
            super().accept()
            return
        self.problem.setText(found[1])
        self.problem.show()
        self.fit(420)
        edit = self.fields[found[0]].edit
        edit.setFocus()
        edit.selectAll()
        announce(self, found[1])


_USUAL = ("str", "con", "siz", "int", "pow", "dex", "app")
"""Characteristics that a stat block usually has."""


class StatBlockDialog(PlainDialog):
    """A text is pasted; what was understood, changed, left out or is doubtful is said before anybody is added."""

    def __init__(self, theme: Theme, options: BrpOptions, parent: QWidget | None, text: str = "") -> None:
        super().__init__(theme, "", parent, icon_name="import")
        self._options = options
        self._block: StatBlock | None = None
        title = self.tr("Paste a stat block")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.edit = QPlainTextEdit(self.content)
        self.edit.setAccessibleName(self.tr("Text of the stat block"))
        self.edit.setPlaceholderText(self.tr("Paste the text here, in English, French or Italian."))
        self.edit.setFont(theme.font("body"))
        self.edit.setTabChangesFocus(True)
        self.edit.setMinimumHeight(150)
        self.column.addWidget(self.edit)
        self.report = self.add_text("")
        self.report.setObjectName("statblock_report")
        self.column.addStretch(1)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.add_people = self.add_button(self.tr("&Add"), primary=True)
        self.add_people.clicked.connect(self.accept)
        self.edit.textChanged.connect(self._read)
        self.edit.setPlainText(text)
        self._read()
        self.fit(560)
        self.resize(600, max(self.height(), 460))
        self.edit.setFocus()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The people in the text; their ids are still to be given."""
        return () if self._block is None or self._block.is_empty else people_in(self._block)

    def _read(self) -> None:
        text = self.edit.toPlainText()
        self._block = read_statblock(text, self._options) if text.strip() else None
        entries = self.entries
        self.add_people.setEnabled(bool(entries))
        self.add_people.setToolTip("" if entries else self.tr("Nothing was recognised yet."))
        words = self.tr("&Add %n", "", len(entries)) if len(entries) > 1 else self.tr("&Add")
        self.add_people.setText(words)
        self.report.setText("\n".join(self._lines()))

    def _lines(self) -> list[str]:
        block = self._block
        if block is None:
            return [self.tr("Nothing is added before you have seen what was understood.")]
        if block.is_empty:
            return [self.tr("No stat block was recognised in this text.")]
        npc = block.npc
        lang = current_language()
        values = labels.listed(
            f"{characteristic_abbreviation(row.id, self._options, lang)} {row.value}"
            for row in npc.values
            if row.value is not None
        )
        lines = [labels.listed((block.name or self.tr("Without a name"), values))]
        lines += self._read_of(block)
        missing = [id_ for id_ in _USUAL if id_ not in dict(block.raw)]
        if missing:
            names = labels.listed(characteristic_abbreviation(id_, self._options, lang) for id_ in missing)
            sentence = self.tr("Characteristics not found: {names}.").format(names=names)
            lines.append(labels.with_value(self.tr("To be checked"), sentence))
        heads = (
            (self.tr("Changed"), block.changed),
            (self.tr("Left out"), block.not_taken),
            (self.tr("To be checked"), block.ask),
        )
        for head, findings in heads:
            for found in findings:
                sentence = gm_labels.finding_sentence(found.code, found.what, found.old, found.new)
                lines.append(labels.with_value(head, sentence))
        if block.notes:
            lines.append(labels.with_value(self.tr("Kept as a note"), block.notes))
        return lines

    def _read_of(self, block: StatBlock) -> list[str]:
        """Everything that was read besides the characteristics, by name."""
        npc, lang = block.npc, current_language()
        numbers = []
        if block.hit_points:
            numbers.append(f"{gm_labels.hit_points_short()} {'/'.join(map(str, block.hit_points))}")
        if npc.move is not None:
            numbers.append(self.tr("Move {number}").format(number=npc.move))
        if npc.armour:
            numbers.append(self.tr("Armour {armour}").format(armour=npc.armour))
        lines = [labels.listed(numbers)] if numbers else []
        skills = []
        for row in npc.skills:
            name, speciality = skill_name(row, lang)
            skills.append(f"{name} ({speciality}) {row.score}" if speciality else f"{name} {row.score}")
        attacks = [row.name if row.score is None else f"{row.name} {row.score}" for row in npc.weapons]
        for count, names in (
            (self.tr("%n skill(s)", "", len(skills)), skills),
            (self.tr("%n attack(s)", "", len(attacks)), attacks),
        ):
            lines.append(labels.with_value(count, labels.listed(names)) if names else count)
        return lines


def ask_text(theme: Theme, title: str, words: str, text: str, parent: QWidget) -> str | None:
    """One line of text; None for «never mind»."""
    dialog = TextDialog(theme, title, ((words, text),), parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    taken = dialog.exec()
    value = dialog.values[0]
    dialog.deleteLater()
    return value if taken else None
