"""Iniziativa one by one: who takes part, under which circumstances, with own dice, or with a Bonus of 0 declared."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.play.round import InitiativeTest, under
from brp_desktop.play.xantis_people import XantisPerson
from brp_desktop.play.xantis_rolls import dice_wanted, read_faces
from brp_desktop.play.xantis_subjects import INITIATIVE, XantisSituation
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.round import ParticipantId
from brp_desktop.sheet.xantis_limits import DIFFICULTY
from brp_desktop.views.announce import announce
from brp_desktop.views.check import Check
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.fields import DiceField, Field
from brp_desktop.views.gm.parts import label
from brp_desktop.views.painted import RING, tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.circumstances_row import CircumstancesRow
from brp_desktop.views.xantis.optional_box import NONE, OptionalBox


class InitiativeTestDialog(PlainDialog):
    """A row for everybody; whoever has no dice typed in is rolled for. ``only``, ``own``, ``declared`` and
    ``situations`` say how.
    """

    def __init__(
        self,
        theme: Theme,
        tests: Sequence[InitiativeTest],
        people: Mapping[ParticipantId, XantisPerson],
        parent: QWidget | None,
    ) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("initiative_dialog")
        title = self.tr("Test of Iniziativa")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self._tests = tuple(test for test in tests if test.request is not None)
        self.add_text(
            self.tr("Empty: the dice are thrown here. Own dice as 3 4, on a critical with those that follow.")
        )
        self._people = people
        self.boxes: list[Check] = []
        self.chances: list[PlainLabel] = []
        self.fields: list[Field] = []
        self.zeros: list[Check] = []
        self.hows: list[CircumstancesRow] = []
        self._add_difficulty()
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for row, test in enumerate(self._tests):
            self._add(grid, 2 * row, test)
        self._show_chances()
        self.column.addLayout(grid)
        self.column.addStretch(1)
        self.problem = self.add_text("", "small")
        tint(self.problem, QPalette.ColorRole.WindowText, theme.colour("danger"))
        self.problem.hide()
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.ok = self.add_button(self.tr("&Roll"), primary=True)
        self.ok.clicked.connect(self.accept)
        self.fit(580)
        if self.fields:
            self.fields[0].edit.setFocus()

    @property
    def only(self) -> tuple[ParticipantId, ...]:
        """Who tests."""
        return tuple(test.participant.id for test, box in zip(self._tests, self.boxes, strict=True) if box.isChecked())

    @property
    def declared(self) -> tuple[ParticipantId, ...]:
        """Who declares a Bonus of 0."""
        return tuple(
            test.participant.id for test, zero in zip(self._tests, self.zeros, strict=True) if zero.isChecked()
        )

    @property
    def own(self) -> dict[ParticipantId, tuple[int, ...]]:
        """The real dice that were typed."""
        found = {}
        for test, field, zero in zip(self._tests, self.fields, self.zeros, strict=True):
            text = field.edit.text().strip()
            if text and not zero.isChecked():
                found[test.participant.id] = read_faces(text)
        return found

    @property
    def situations(self) -> dict[ParticipantId, XantisSituation]:
        """The circumstances of everybody's test."""
        return {test.participant.id: self._situation(how) for test, how in zip(self._tests, self.hows, strict=True)}

    def accept(self) -> None:
        """Close, unless dice cannot be: that is said at its place, and everything typed stays."""
        wrong = None
        for field, zero in zip(self.fields, self.zeros, strict=True):
            error = None if zero.isChecked() else _problem(field.edit.text())
            field.set_error("" if error is None else error_sentence(error))
            if error is not None and wrong is None:
                wrong = field
        if wrong is None:
            super().accept()
            return
        self.problem.setText(wrong.error)
        self.problem.show()
        wrong.edit.setFocus()
        wrong.edit.selectAll()
        announce(self, wrong.error)

    def _add_difficulty(self) -> None:
        """The difficulty is that of the scene, the same for all."""
        self.difficulty = OptionalBox(self.theme, self.content, most=DIFFICULTY[1], zero_is_none=True)
        self.difficulty.setObjectName("difficulty")
        self.difficulty.setFixedWidth(OptionalBox.WIDTH + 8 + 2 * RING)
        name = QCoreApplication.translate("xantis", "Difficulty")
        none = QCoreApplication.translate("Circumstances", "none")
        self.difficulty.set_words(name, none, QCoreApplication.translate("ContestSide", "Difficulty: none, or 1 to 99"))
        caption = label(self.content, self.theme, "body")
        caption.setText(name)
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(caption)
        line.addWidget(self.difficulty)
        line.addStretch(1)
        self.column.addLayout(line)
        self.difficulty.edit.escaped.connect(self.reject)
        self.difficulty.changed.connect(self._on_difficulty)

    def _add(self, grid: QGridLayout, row: int, test: InitiativeTest) -> None:
        one, request = test.participant, test.request
        if request is None:
            return
        box = Check(self.theme, self.content)
        box.setText(one.shown_name.replace("&", "&&"))
        box.setChecked(True)
        chance = label(self.content, self.theme, "small", "text_2")
        field = DiceField(self.theme, self.content, icon_name="", leaves=False)
        field.setFixedWidth(110)
        field.edit.setPlaceholderText(self.tr("Own dice"))
        field.edit.setAccessibleName(self.tr("Own dice of {name}").format(name=one.shown_name))
        field.edit.escaped.connect(self.reject)
        field.edit.returnPressed.connect(self._on_return)
        zero = Check(self.theme, self.content)
        zero.setText(QCoreApplication.translate("xantis", "Bonus of {n}").format(n=0))
        zero.setAccessibleName(self.tr("{name} declares a Bonus of 0").format(name=one.shown_name))
        zero.toggled.connect(field.setDisabled)
        how = CircumstancesRow(self.theme, self.content, difficulty=False, declares=False)
        how.show_test(one.shown_name, self._people.get(one.id), INITIATIVE)
        how.changed.connect(self._show_chances)
        for column, part in enumerate((box, chance, field, zero)):
            grid.addWidget(part, row, column)
        grid.addWidget(how, row + 1, 1, 1, 3)
        self.boxes.append(box)
        self.chances.append(chance)
        self.fields.append(field)
        self.zeros.append(zero)
        self.hows.append(how)

    def _situation(self, how: CircumstancesRow) -> XantisSituation:
        return replace(how.situation, difficulty=self.difficulty.number)

    def _show_chances(self) -> None:
        """Show the Vdr and the chance of everybody as the circumstances make them."""
        for test, how, chance in zip(self._tests, self.hows, self.chances, strict=True):
            request = under(test, self._situation(how)).request
            if request is not None:
                chance.setText(f"Vdr {words.number(request.vdr)}, {words.chance_words(request.chance)}")

    def _on_difficulty(self, number: int) -> None:
        """With a difficulty nobody may declare a Bonus of 0."""
        for zero in self.zeros:
            zero.setEnabled(number == NONE or not number)
            zero.setChecked(zero.isChecked() and zero.isEnabled())
        self._show_chances()

    def _on_return(self) -> None:
        """To the next field; after the last one the dice are settled."""
        edits = [field.edit for field in self.fields]
        place = next((place for place, edit in enumerate(edits) if edit.hasFocus()), len(edits) - 1)
        if place + 1 < len(edits):
            edits[place + 1].setFocus()
        else:
            self.accept()


def _problem(text: str) -> RulesError | None:
    """Why these are no dice of one test; nothing typed is none."""
    if not text.strip():
        return None
    try:
        faces = read_faces(text)
    except RulesError as error:
        return error
    if dice_wanted(faces):
        return RulesError("missing_extra" if len(faces) >= 2 else "invalid_dice")
    return None
