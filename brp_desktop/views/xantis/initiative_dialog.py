"""Iniziativa with real dice: everybody's test, who takes part, own dice, and a Bonus of 0 declared instead."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.play.round import InitiativeTest
from brp_desktop.play.xantis_rolls import dice_wanted, read_faces
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.round import ParticipantId
from brp_desktop.views.announce import announce
from brp_desktop.views.check import Check
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.fields import Field
from brp_desktop.views.gm.parts import label
from brp_desktop.views.painted import tint
from brp_desktop.views.xantis import words


class InitiativeTestDialog(PlainDialog):
    """A row for everybody; whoever has no dice typed in is rolled for. ``only``, ``own`` and ``declared`` say how."""

    def __init__(self, theme: Theme, tests: Sequence[InitiativeTest], parent: QWidget | None) -> None:
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
        self.boxes: list[Check] = []
        self.fields: list[Field] = []
        self.zeros: list[Check] = []
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for row, test in enumerate(self._tests):
            self._add(grid, row, test)
        self.column.addLayout(grid)
        self.column.addStretch(1)
        self.problem = self.add_text("", "small")
        tint(self.problem, QPalette.ColorRole.WindowText, theme.colour("danger"))
        self.problem.hide()
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.ok = self.add_button(self.tr("&Roll"), primary=True)
        self.ok.clicked.connect(self.accept)
        self.fit(540)
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

    def _add(self, grid: QGridLayout, row: int, test: InitiativeTest) -> None:
        one, request = test.participant, test.request
        if request is None:
            return
        box = Check(self.theme, self.content)
        box.setText(one.shown_name.replace("&", "&&"))
        box.setChecked(True)
        chance = label(self.content, self.theme, "small", "text_2")
        chance.setText(f"Vdr {words.number(request.vdr)}, {words.chance_words(request.chance)}")
        field = Field(self.theme, self.content)
        field.setFixedWidth(110)
        field.edit.setPlaceholderText(self.tr("Own dice"))
        field.edit.setAccessibleName(self.tr("Own dice of {name}").format(name=one.shown_name))
        field.edit.escaped.connect(self.reject)
        field.edit.returnPressed.connect(self._on_return)
        zero = Check(self.theme, self.content)
        zero.setText(QCoreApplication.translate("xantis", "Bonus of {n}").format(n=0))
        zero.setAccessibleName(self.tr("{name} declares a Bonus of 0").format(name=one.shown_name))
        zero.toggled.connect(field.setDisabled)
        for column, part in enumerate((box, chance, field, zero)):
            grid.addWidget(part, row, column)
        self.boxes.append(box)
        self.fields.append(field)
        self.zeros.append(zero)

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
