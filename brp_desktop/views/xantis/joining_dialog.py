"""Who joins the Giro: people of the table and of open sheets to tick, and a Png to type in."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.play.round import Joining
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.round import Round
from brp_desktop.sheet.xantis_limits import INITIATIVE, NAME_LENGTH, PA, PARTICIPANTS
from brp_desktop.views.announce import announce
from brp_desktop.views.check import Check
from brp_desktop.views.controls import IconButton
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.fields import Field, read_signed
from brp_desktop.views.gm.parts import label
from brp_desktop.views.hanging import let_hang
from brp_desktop.views.painted import tint
from brp_desktop.views.plain_label import PlainLabel


class _GroupField(QWidget):
    """A name to type, or one of those there are, from a list."""

    def __init__(self, theme: Theme, groups: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._groups = tuple(groups)
        let_hang(self)
        self.field = Field(theme, self)
        self.field.edit.setMaxLength(NAME_LENGTH)
        self.field.edit.setAccessibleName(self.tr("Group, one of the list or a new one"))
        self.pick = IconButton(theme, "chevron-down", self, framed=True)
        self.pick.set_words(self.tr("Groups of this Giro"))
        self.pick.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.pick.setVisible(bool(groups))
        self.pick.clicked.connect(self.show_groups)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.field, 1)
        line.addWidget(self.pick)

    @property
    def name(self) -> str:
        """What was typed or chosen."""
        return self.field.edit.text().strip()

    def show_groups(self, checked: bool = False) -> QMenu:
        """The groups there are; the chosen one stands in the field then."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in self._groups:
            menu.addAction(name.replace("&", "&&")).triggered.connect(partial(self._take, name))
        menu.popup(self.field.mapToGlobal(QPoint(0, self.field.height())))
        return menu

    def _take(self, name: str, checked: bool = False) -> None:
        self.field.edit.setText(name)
        self.field.edit.setFocus(Qt.FocusReason.OtherFocusReason)


class JoiningDialog(PlainDialog):
    """``people`` after it was accepted: those ticked, then those typed in, numbered where there are several."""

    def __init__(self, theme: Theme, candidates: Sequence[Joining], round_: Round, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("joining_dialog")
        title = self.tr("Add people to the Giro")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self._candidates = tuple(candidates)
        self._there = len(round_.participants)
        self.boxes: list[Check] = []
        if not candidates:
            self.add_text(self.tr("Everybody of Xantis around the table takes part already."), "small", muted=True)
        for one in self._candidates:
            box = Check(theme, self.content)
            person = one.person
            box.setText((one.name or (person.name if person is not None else "")).replace("&", "&&") or "?")
            box.setChecked(True)
            self.column.addWidget(box)
            self.boxes.append(box)
        heading = label(self.content, theme, "group")
        heading.setText(self.tr("A Png without a sheet"))
        self.column.addWidget(heading)
        self.fields: dict[str, Field] = {}
        self._add_typed([group.name for group in round_.groups])
        alone = self.tr("Who has no group is alone against all, also against others without one.")
        self.add_text(alone, "small", muted=True)
        self.column.addStretch(1)
        self.problem = self.add_text("", "small")
        tint(self.problem, QPalette.ColorRole.WindowText, theme.colour("danger"))
        self.problem.hide()
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.ok = self.add_button(self.tr("&Add"), primary=True)
        self.ok.clicked.connect(self.accept)
        self.fit(420)
        (self.boxes[0] if self.boxes else self.fields["name"].edit).setFocus()

    @property
    def people(self) -> tuple[Joining, ...]:
        """Who joins."""
        ticked = [one for one, box in zip(self._candidates, self.boxes, strict=True) if box.isChecked()]
        name = self._text("name")
        if not name:
            return tuple(ticked)
        typed = Joining(
            name=name,
            group=self.group.name,
            npc=True,
            initiative=self._number("initiative"),
            pa_max=self._number("pa_max"),
        )
        return (*ticked, *[typed] * (self._number("count") or 1))

    def accept(self) -> None:
        """Close, unless a number cannot be read: that is said, and everything typed stays."""
        ticked = sum(box.isChecked() for box in self.boxes)
        most = max(1, PARTICIPANTS - self._there - ticked)
        limits = {"pa_max": PA, "initiative": INITIATIVE, "count": (1, most)}
        typed = (self._text("pa_max"), self._text("initiative"), self.group.name)
        if not self._text("name") and any(typed):
            limits = {"name": (0, 0)} | limits
        wrong = [(name, found) for name, ends in limits.items() if (found := self._problem(name, ends)) is not None]
        for name, field in self.fields.items():
            field.set_error(next((sentence for each, sentence in wrong if each == name), ""))
        if not wrong:
            super().accept()
            return
        name, sentence = wrong[0]
        self.problem.setText(sentence)
        self.problem.show()
        self.fit(420)
        self.fields[name].edit.setFocus()
        self.fields[name].edit.selectAll()
        announce(self, sentence)

    def _add_typed(self, groups: Sequence[str]) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        words = {
            "name": self.tr("&Name"),
            "pa_max": "Pa Ma&x",
            "initiative": self.tr("&Iniziativa, tested with"),
            "count": self.tr("&How many"),
        }
        for row, (name, text) in enumerate(words.items()):
            field = Field(self.theme, self.content)
            field.edit.setMaxLength(NAME_LENGTH)
            field.edit.setAccessibleName(text.replace("&", ""))
            field.edit.escaped.connect(self.reject)
            field.edit.returnPressed.connect(self.accept)
            caption = PlainLabel(text, self.content)
            caption.setFont(self.theme.font("body"))
            caption.setBuddy(field.edit)
            place = row if name == "name" else row + 1
            grid.addWidget(caption, place, 0)
            grid.addWidget(field, place, 1)
            self.fields[name] = field
        self.fields["count"].edit.setText("1")
        self.group = _GroupField(self.theme, groups, self.content)
        self.group.field.edit.escaped.connect(self.reject)
        self.group.field.edit.returnPressed.connect(self.accept)
        caption = PlainLabel(self.tr("&Group"), self.content)
        caption.setFont(self.theme.font("body"))
        caption.setBuddy(self.group.field.edit)
        grid.addWidget(caption, 1, 0)
        grid.addWidget(self.group, 1, 1)
        self.column.addLayout(grid)
        QWidget.setTabOrder(self.fields["name"].edit, self.group.field.edit)
        QWidget.setTabOrder(self.group.field.edit, self.group.pick)
        QWidget.setTabOrder(self.group.pick, self.fields["pa_max"].edit)

    def _text(self, name: str) -> str:
        return self.fields[name].edit.text().strip()

    def _number(self, name: str) -> int | None:
        text = self._text(name)
        return read_signed(text) if text else None

    def _problem(self, name: str, limits: tuple[int, int]) -> str | None:
        if name == "name":
            return error_sentence(RulesError("empty_name"))
        text, number = self._text(name), self._number(name)
        if not text:
            return None
        if number is None:
            return error_sentence(RulesError("not_a_number"))
        if not limits[0] <= number <= limits[1]:
            error = RulesError("out_of_range", value=number, minimum=limits[0], maximum=limits[1])
            return error_sentence(error)
        return None
