"""Everything of a person kept in the table, to change: characteristics, points, armour, skills, attacks."""

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.catalogue.names import characteristic_abbreviation, characteristic_name
from brp_desktop.controllers.language import current_language
from brp_desktop.controllers.npc_form import (
    VALUES,
    FormError,
    FormRow,
    NpcForm,
    Place,
    computed_maximum,
    form_of,
    npc_of,
)
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.sheet.table import Entry, Npc
from brp_desktop.sheet.table_edits import SetNpc
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import IconButton, PushButton
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.fields import Field
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.parts import label
from brp_desktop.views.hanging import let_hang
from brp_desktop.views.painted import RING, tint
from brp_desktop.views.plain_label import PlainLabel

WIDTH = 640
NUMBER = 72
"""Width of a field for a number, in px."""


class _Row(QWidget):
    """One skill or attack: name, score, with an attack what else there is to say, and the button that takes it away."""

    def __init__(self, theme: Theme, row: FormRow, parent: QWidget, *, with_text: bool) -> None:
        super().__init__(parent)
        self.id = row.id
        self.name = Field(theme, self)
        self.score = Field(theme, self)
        self.text = Field(theme, self)
        self.remove = IconButton(theme, "remove", self)
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.score.setFixedWidth(NUMBER)
        self.text.setVisible(with_text)
        for part, text in ((self.name, row.name), (self.score, row.score), (self.text, row.text)):
            part.edit.setText(text)
            part.edit.setCursorPosition(0)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.name, 3)
        line.addWidget(self.score)
        line.addWidget(self.text, 3)
        line.addWidget(self.remove)

    @property
    def form(self) -> FormRow:
        """What is typed."""
        return FormRow(self.id, self.name.edit.text(), self.score.edit.text(), self.text.edit.text())


class NpcDialog(PlainDialog):
    """Nothing is changed before «OK»; ``edit`` is then the one edit of the table, None where nothing differs."""

    def __init__(self, theme: Theme, entry: Entry, npc: Npc, options: BrpOptions, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("npc_dialog")
        self._entry, self._npc, self._options = entry, npc, options
        self._language = current_language()
        self.edit: SetNpc | None = None
        self.fields: dict[str, Field] = {}
        self.rows: dict[str, list[_Row]] = {"skills": [], "weapons": []}
        self.boxes: dict[str, QVBoxLayout] = {}
        self.add_buttons: dict[str, PushButton] = {}
        self._labels: dict[str, str] = {}
        title = self.tr("Edit {name}").format(name=entry.shown_name or self.tr("somebody"))
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        form = form_of(entry.name, npc, self._language)
        self._add_person(form)
        self._add_rows("skills", self.tr("Skills"), self.tr("Add a s&kill"), form.skills)
        self._add_rows("weapons", self.tr("Attacks"), self.tr("Add an a&ttack"), form.weapons)
        self.column.addStretch(1)
        self.problem = PlainLabel("", self)
        self.problem.setWordWrap(True)
        self.problem.setFont(theme.font("small"))
        self.problem.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        tint(self.problem, QPalette.ColorRole.WindowText, theme.colour("danger"))
        self.buttons.insertWidget(0, self.problem, 1000)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.ok = self.add_button(self.tr("&OK"), primary=True)
        self.ok.clicked.connect(self.accept)
        self._show_computed()
        self.fit(WIDTH)
        self.fields["name"].edit.setFocus()

    @property
    def form(self) -> NpcForm:
        """Everything as typed."""

        def text(name: str) -> str:
            return self.fields[name].edit.text()

        return NpcForm(
            name=text("name"),
            description=text("description"),
            values={id_: text(id_) for id_ in VALUES},
            hit_points=text("hit_points"),
            power_points=text("power_points"),
            move=text("move"),
            percentage=text("percentage"),
            armour=text("armour"),
            skills=tuple(row.form for row in self.rows["skills"]),
            weapons=tuple(row.form for row in self.rows["weapons"]),
        )

    def accept(self) -> None:
        """Close, unless something cannot be taken: that is said at its place, and everything typed stays."""
        form = self.form
        for field in self._all_fields():
            field.set_error("")
        self.problem.clear()
        try:
            npc = npc_of(form, self._npc, self._language, self._options)
        except FormError as error:
            self._say(error)
            return
        name = form.name.strip()
        if (npc, name) != (self._npc, self._entry.name):
            self.edit = SetNpc(self._entry.id, npc, name)
        super().accept()

    # what it is made of

    def _add_person(self, form: NpcForm) -> None:
        texts = QGridLayout()
        texts.setHorizontalSpacing(8)
        texts.setVerticalSpacing(0)
        for row, (name, words, text) in enumerate(
            (
                ("name", self.tr("&Name"), form.name),
                ("description", self.tr("&Description"), form.description),
                ("armour", self.tr("A&rmour"), form.armour),
            )
        ):
            texts.addWidget(self._caption(name, words), row, 0)
            texts.addWidget(self._field(name, text), row, 1)
        texts.setColumnStretch(1, 1)
        box = QWidget(self.content)
        let_hang(box)
        numbers = QGridLayout(box)
        numbers.setContentsMargins(0, 0, 0, 0)
        numbers.setHorizontalSpacing(2)
        numbers.setVerticalSpacing(0)
        for place, id_ in enumerate(VALUES):
            short = characteristic_abbreviation(id_, self._options, self._language)
            self._labels[id_] = characteristic_name(id_, self._options, self._language)
            self._add_number(numbers, 0, place, id_, short, form.values[id_])
        for place, (name, words, whole, text) in enumerate(
            (
                ("hit_points", gm_labels.hit_points_short(), self.tr("Hit points, maximum"), form.hit_points),
                ("power_points", gm_labels.power_points_short(), self.tr("Power points, maximum"), form.power_points),
                ("move", self.tr("Move"), self.tr("Move"), form.move),
                ("percentage", self.tr("All else"), self.tr("Percentage of everything else"), form.percentage),
            )
        ):
            self._labels[name] = whole
            self._add_number(numbers, 2, place, name, words, text)
        numbers.setColumnStretch(len(VALUES), 1)
        self.column.addLayout(texts)
        self.column.addWidget(box)
        for id_ in VALUES:
            self.fields[id_].edit.textChanged.connect(self._show_computed)

    def _add_number(self, grid: QGridLayout, row: int, column: int, name: str, words: str, text: str) -> None:
        caption = label(self.content, self.theme, "small", "text_2")
        caption.setText(words)
        caption.setToolTip(plain_tip(self._labels[name]))
        caption.setContentsMargins(RING, 0, 0, 0)
        field = self._field(name, text)
        field.setFixedWidth(NUMBER - 4)
        field.edit.setAccessibleName(self._labels[name])
        grid.addWidget(caption, row, column)
        grid.addWidget(field, row + 1, column)

    def _caption(self, name: str, words: str) -> PlainLabel:
        caption = PlainLabel(words, self.content)
        caption.setFont(self.theme.font("body"))
        self._labels[name] = words.replace("&", "")
        caption.setBuddy(self._field(name, "").edit)
        return caption

    def _field(self, name: str, text: str) -> Field:
        field = self.fields.get(name)
        if field is None:
            field = self.fields[name] = Field(self.theme, self.content)
            field.edit.escaped.connect(self.reject)
            field.edit.setAccessibleName(self._labels[name])
        field.edit.setText(text)
        field.edit.setCursorPosition(0)
        return field

    def _add_rows(self, kind: str, title: str, words: str, rows: tuple[FormRow, ...]) -> None:
        heading = label(self.content, self.theme, "group")
        heading.setText(title)
        self.column.addWidget(heading)
        box = QFrame(self.content)
        let_hang(box)
        self.boxes[kind] = QVBoxLayout(box)
        self.boxes[kind].setContentsMargins(0, 0, 0, 0)
        self.boxes[kind].setSpacing(0)
        self.column.addWidget(box)
        button = PushButton(self.theme, self.content, height=28)
        button.flat = True
        button.set_look("add")
        button.setText(words)
        button.setAccessibleName(words.replace("&", ""))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(partial(self._on_add, kind))
        self.add_buttons[kind] = button
        self.column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        for row in rows:
            self._add_row(kind, row)

    def _add_row(self, kind: str, row: FormRow) -> _Row:
        shown = _Row(self.theme, row, self.content, with_text=kind == "weapons")
        shown.remove.clicked.connect(partial(self._on_remove, kind, shown))
        for part in (shown.name, shown.score, shown.text):
            part.edit.escaped.connect(self.reject)
        shown.name.edit.textChanged.connect(partial(self._name_row, kind, shown))
        self.rows[kind].append(shown)
        self.boxes[kind].addWidget(shown)
        self._name_row(kind, shown)
        return shown

    def _name_row(self, kind: str, row: _Row, text: str = "") -> None:
        name = row.name.edit.text().strip() or self.tr("without a name")
        skill = kind == "skills"
        row.name.edit.setAccessibleName(self.tr("Name of the skill") if skill else self.tr("Name of the attack"))
        row.score.edit.setAccessibleName(self.tr("{name}: percentage").format(name=name))
        row.text.edit.setAccessibleName(self.tr("{name}: damage and what else there is to say").format(name=name))
        row.name.edit.setPlaceholderText(self.tr("Skill (speciality)") if skill else self.tr("Attack"))
        row.score.edit.setPlaceholderText("%")
        row.text.edit.setPlaceholderText(self.tr("Damage, notes"))
        row.remove.set_words(self.tr("Take {name} away").format(name=name))

    # what happens

    def _on_add(self, kind: str, checked: bool = False) -> None:
        row = self._add_row(kind, FormRow())
        self._grow()
        row.name.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(row, 0, 40)

    def _on_remove(self, kind: str, row: _Row, checked: bool = False) -> None:
        rows = self.rows[kind]
        place = rows.index(row)
        heir: QWidget = self.add_buttons[kind]
        if len(rows) > 1:
            heir = rows[place + 1 if place + 1 < len(rows) else place - 1].remove
        heir.setFocus(Qt.FocusReason.OtherFocusReason)
        rows.remove(row)
        self.boxes[kind].removeWidget(row)
        row.hide()
        row.deleteLater()
        self._grow()

    def _grow(self) -> None:
        """The content is as high as its rows; what has no room scrolls."""
        self.column.activate()
        self.content.setMinimumHeight(self.column.sizeHint().height())

    def _show_computed(self, text: str = "") -> None:
        form = self.form
        for name, track in (("hit_points", HIT_POINTS), ("power_points", POWER_POINTS)):
            number = computed_maximum(form, track, self._options)
            self.fields[name].edit.setPlaceholderText("" if number is None else str(number))

    def _all_fields(self) -> list[Field]:
        rows = [row for rows in self.rows.values() for row in rows]
        return [*self.fields.values(), *(part for row in rows for part in (row.name, row.score, row.text))]

    def _say(self, error: FormError) -> None:
        field, what = self._at(error.place)
        text = QCoreApplication.translate("gm", "{skill}: {reason}")
        sentence = text.format(skill=what, reason=error_sentence(error.error))
        field.set_error(sentence)
        self.problem.setText(sentence)
        field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        field.edit.selectAll()
        self._scroll.ensureWidgetVisible(field, 0, 24)
        announce(self, sentence)

    def _at(self, place: Place) -> tuple[Field, str]:
        """The field of a place, and what stands in it."""
        kind, index, name = place
        if not kind:
            return self.fields[name], self._labels[name]
        row = self.rows[kind][index]
        field = {"name": row.name, "score": row.score}.get(name, row.text)
        return field, row.name.edit.text().strip() or labels.first_up(self.tr("without a name"))
