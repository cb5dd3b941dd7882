"""A Png of Xantis kept in the table, to make or to change: name, group, Pa Max, scores, weapons, actions, counters."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.controllers.xantis_npc_form import LISTS, FormError, NpcForm, Rows, form_of, npc_of
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.xantis_limits import NAME_LENGTH, TEXT_LENGTH
from brp_desktop.sheet.xantis_npc import XantisNpc
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import IconButton, PushButton
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.fields import Field
from brp_desktop.views.gm.parts import label
from brp_desktop.views.hanging import let_hang
from brp_desktop.views.labels import listed, with_value
from brp_desktop.views.painted import RING, tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis import giro_words
from brp_desktop.views.xantis.glosses import with_gloss
from brp_desktop.views.xantis.tab_chain import chain

WIDTH = 600
NUMBER = 66
REMOVE = 28
NUMBERS = ("pa_max", "initiative", "pme", "pr", "pd")


class _Row(QWidget):
    """One line of a list: its cells, the numbers narrow, and the button that takes it away."""

    def __init__(self, theme: Theme, kind: str, id_: str, cells: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.id = id_
        self.fields = [Field(theme, self) for _ in cells]
        self.remove = IconButton(theme, "remove", self, side=REMOVE)
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        for column, field, text in zip(LISTS[kind], self.fields, cells, strict=True):
            field.edit.setMaxLength(column.longest)
            field.edit.setText(text)
            field.edit.setCursorPosition(0)
            if column.is_number:
                field.setFixedWidth(NUMBER)
            line.addWidget(field, 0 if column.is_number else 1)
        line.addWidget(self.remove)

    @property
    def cells(self) -> tuple[str, ...]:
        """What is typed."""
        return tuple(field.edit.text().strip() for field in self.fields)


class _Heads(QWidget):
    """What the cells below are called."""

    def __init__(self, theme: Theme, kind: str, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(RING, 0, 0, 0)
        line.setSpacing(0)
        for column, name in zip(LISTS[kind], names, strict=True):
            caption = label(self, theme, "small", "text_2")
            caption.setText(name)
            caption.setMinimumWidth(NUMBER if column.is_number else 1)
            line.addWidget(caption, 0 if column.is_number else 1)
        line.addSpacing(REMOVE + RING)


class XantisNpcDialog(PlainDialog):
    """Nothing is changed before «OK»; then ``name``, ``group`` and ``npc`` are what was typed."""

    def __init__(
        self, theme: Theme, title: str, npc: XantisNpc, parent: QWidget | None, *, name: str = "", group: str = ""
    ) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("xantis_npc_dialog")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.npc = npc
        self.texts: dict[str, Field] = {}
        self.rows: dict[str, list[_Row]] = {kind: [] for kind in LISTS}
        self._boxes: dict[str, QVBoxLayout] = {}
        self._heads: dict[str, _Heads] = {}
        self.add_buttons: dict[str, PushButton] = {}
        form = form_of(npc, name, group)
        self._add_person(form)
        for kind in LISTS:
            self._add_list(kind, form.rows[kind])
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
        self.fit(WIDTH)
        self.texts["name"].edit.setFocus()

    @property
    def name(self) -> str:
        """What the person is called."""
        return self.texts["name"].edit.text().strip()

    @property
    def group(self) -> str:
        """The side in a Giro; may be empty."""
        return self.texts["group"].edit.text().strip()

    def accept(self) -> None:
        """Close, unless something cannot be taken: that is said at its place, and everything typed stays."""
        for field in self._all_fields():
            field.set_error("")
        self.problem.clear()
        try:
            self.npc = npc_of(self._form(), self.npc)
        except FormError as error:
            self._say(error)
            return
        super().accept()

    # what it is made of

    def _add_person(self, form: NpcForm) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        words = (
            ("name", self.tr("&Name"), form.name),
            ("group", self.tr("&Group"), form.group),
            ("description", self.tr("&Description"), form.description),
        )
        for row, (name, text, value) in enumerate(words):
            field = self._text(name, text.replace("&", ""), value)
            caption = PlainLabel(text, self.content)
            caption.setFont(self.theme.font("body"))
            caption.setBuddy(field.edit)
            grid.addWidget(caption, row, 0)
            grid.addWidget(field, row, 1)
        self.texts["group"].edit.setPlaceholderText(giro_words.alone_words())
        box = QWidget(self.content)
        let_hang(box)
        numbers = QGridLayout(box)
        numbers.setContentsMargins(0, 0, 0, 0)
        numbers.setHorizontalSpacing(2)
        numbers.setVerticalSpacing(0)
        heads = {"pa_max": "Pa Max", "initiative": "Iniziativa", "pme": "Pme", "pr": "Pr", "pd": "Pd"}
        for place, name in enumerate(NUMBERS):
            caption = label(self.content, self.theme, "small", "text_2")
            caption.setText(heads[name])
            caption.setToolTip(plain_tip(with_gloss(heads[name], "penalty" if place > 1 else name)))
            caption.setContentsMargins(RING, 0, 0, 0)
            field = self._text(name, heads[name], form.numbers[name])
            field.setFixedWidth(NUMBER + 14)
            field.edit.setPlaceholderText(form.computed.get(name, ""))
            numbers.addWidget(caption, 0, place)
            numbers.addWidget(field, 1, place)
        numbers.setColumnStretch(len(NUMBERS), 1)
        self.column.addLayout(grid)
        self.column.addWidget(box)

    def _text(self, name: str, words: str, value: str) -> Field:
        field = self.texts[name] = Field(self.theme, self.content)
        field.edit.setMaxLength(TEXT_LENGTH if name == "description" else NAME_LENGTH)
        field.edit.setText(value)
        field.edit.setCursorPosition(0)
        field.edit.setAccessibleName(words)
        field.edit.escaped.connect(self.reject)
        return field

    def _titles(self, kind: str) -> tuple[str, str, tuple[str, ...]]:
        """Heading, words of the button, and what each cell is called."""
        tests = self.tr("Tests")
        return {
            "nodes": (self.tr("Scores"), self.tr("Add a &score"), (self.tr("Score"), self.tr("Capacity"))),
            "weapons": (
                self.tr("Weapons"),
                self.tr("Add a &weapon"),
                (self.tr("Weapon"), tests, self.tr("Pa attack"), self.tr("Pa parry"), "Danni"),
            ),
            "actions": (self.tr("Actions"), self.tr("Add an &action"), (self.tr("Action"), tests, "Pa")),
            "counters": (
                self.tr("Counters"),
                self.tr("Add a coun&ter"),
                (self.tr("Counter"), self.tr("Now"), self.tr("Most")),
            ),
        }[kind]

    def _add_list(self, kind: str, rows: Rows) -> None:
        title, words, names = self._titles(kind)
        heading = label(self.content, self.theme, "group")
        heading.setText(title)
        self.column.addWidget(heading)
        heads = self._heads[kind] = _Heads(self.theme, kind, names, self.content)
        let_hang(heads)
        heads.setVisible(bool(rows))
        self.column.addWidget(heads)
        box = QFrame(self.content)
        let_hang(box)
        self._boxes[kind] = QVBoxLayout(box)
        self._boxes[kind].setContentsMargins(0, 0, 0, 0)
        self._boxes[kind].setSpacing(0)
        self.column.addWidget(box)
        for id_, cells in rows:
            self._add_row(kind, id_, cells)
        button = PushButton(self.theme, self.content, height=28)
        button.flat = True
        button.set_look("add")
        button.setText(words)
        button.setAccessibleName(words.replace("&", ""))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(partial(self._on_add, kind))
        self.add_buttons[kind] = button
        self.column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _add_row(self, kind: str, id_: str, cells: Sequence[str]) -> _Row:
        row = _Row(self.theme, kind, id_, cells, self.content)
        row.remove.clicked.connect(partial(self._on_remove, kind, row))
        for field in row.fields:
            field.edit.escaped.connect(self.reject)
        row.fields[0].edit.textChanged.connect(partial(self._name_row, kind, row))
        self.rows[kind].append(row)
        self._boxes[kind].addWidget(row)
        row.show()  # now, so that its height counts
        self._heads[kind].show()
        self._name_row(kind, row)
        return row

    def _name_row(self, kind: str, row: _Row, text: str = "") -> None:
        names = self._titles(kind)[2]
        mine = row.fields[0].edit.text().strip() or self.tr("without a name")
        for name, field in zip(names, row.fields, strict=True):
            field.edit.setAccessibleName(names[0] if field is row.fields[0] else listed((mine, name)))
        row.remove.set_words(self.tr("Take {name} away").format(name=mine))

    # what happens

    def _on_add(self, kind: str, checked: bool = False) -> None:
        row = self._add_row(kind, "", [""] * len(LISTS[kind]))
        self._order_tabs()
        self._grow()
        row.fields[0].edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(row, 0, 40)

    def _on_remove(self, kind: str, row: _Row, checked: bool = False) -> None:
        rows = self.rows[kind]
        place = rows.index(row)
        heir: QWidget = self.add_buttons[kind]
        if len(rows) > 1:
            heir = rows[place + 1 if place + 1 < len(rows) else place - 1].remove
        heir.setFocus(Qt.FocusReason.OtherFocusReason)
        rows.remove(row)
        self._boxes[kind].removeWidget(row)
        row.hide()
        row.deleteLater()
        self._heads[kind].setVisible(bool(rows))
        self._grow()

    def _order_tabs(self) -> None:
        parts: list[QWidget] = [self.texts[NUMBERS[-1]]]
        for kind, rows in self.rows.items():
            parts += [*rows, self.add_buttons[kind]]
        chain(*parts)

    def _grow(self) -> None:
        self.column.activate()
        self.content.setMinimumHeight(self.column.sizeHint().height())

    def _form(self) -> NpcForm:
        return NpcForm(
            name=self.name,
            group=self.group,
            description=self.texts["description"].edit.text().strip(),
            numbers={name: self.texts[name].edit.text().strip() for name in NUMBERS},
            rows={kind: tuple((row.id, row.cells) for row in rows) for kind, rows in self.rows.items()},
        )

    def _all_fields(self) -> list[Field]:
        rows = [row for rows in self.rows.values() for row in rows]
        return [*self.texts.values(), *(field for row in rows for field in row.fields)]

    def _say(self, error: FormError) -> None:
        field = self.texts[error.name] if not error.kind else self.rows[error.kind][error.row].fields[error.cell]
        sentence = error_sentence(error.error)
        field.set_error(sentence)
        self.problem.setText(with_value(field.edit.accessibleName(), sentence))
        field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        field.edit.selectAll()
        self._scroll.ensureWidgetVisible(field, 0, 24)
        announce(self, self.problem.text())


def fresh_npc() -> XantisNpc:
    """A Png to begin with: the actions of a new sheet, nothing else."""
    from brp_desktop.sheet.new_xantis import new_xantis

    return replace(XantisNpc(), actions=new_xantis().actions)
