"""Learning outside play: a teacher by two rolls or by hours, study alone, characteristics, the years."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from brp_desktop.catalogue.names import characteristic_name, collation_key, full_skill_name
from brp_desktop.controllers.language import content_language
from brp_desktop.controllers.roll_play import now_ms
from brp_desktop.controllers.seats import open_person
from brp_desktop.controllers.systems import brp_documents
from brp_desktop.painting.theme import Theme
from brp_desktop.play.lessons import (
    Teacher,
    begin_lesson,
    begin_study_alone,
    end_study_alone,
    lesson_of,
    study_under_way,
    teacher_of,
)
from brp_desktop.play.people import Person
from brp_desktop.play.rolling import subject_name
from brp_desktop.play.training import (
    TRAINABLE,
    characteristic_training,
    give_up,
)
from brp_desktop.rules.brp import parse_d100
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.edits import Edit
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth import Study
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.views import labels
from brp_desktop.views.controls import PushButton
from brp_desktop.views.development import words
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.development.study_ends import StudyEnds
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.fields import DiceField, Field
from brp_desktop.views.gm.parts import label
from brp_desktop.views.hanging import let_hang
from brp_desktop.views.painted import RING, without_mnemonic

if TYPE_CHECKING:
    from brp_desktop.controllers.brp_document import BrpDocument
    from brp_desktop.views.context import Context

_LARGEST_SCORE = 9999


class LearningDialog(PlainDialog):
    """One thing is learnt at a time: it is begun here, and here its time ends. The dice go to the roll log first."""

    development_requested = Signal()
    """The development phase is wanted: an experience roll was earned."""

    def __init__(
        self,
        context: "Context",
        document: "BrpDocument",
        theme: Theme,
        parent: QWidget | None,
        people: Sequence[Person] = (),
    ) -> None:
        """``people`` are teachers besides those of the open sheets."""
        super().__init__(theme, "", parent, icon_name="teach")
        self.setObjectName("learning_dialog")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._document = document
        self._ends = StudyEnds(context, document)
        sheets: list[Person] = [
            open_person(each) for each in brp_documents(context.files.documents) if each is not document
        ]
        known = {each.document for each in sheets} | {document.document_id}
        self._people = [*sheets, *(each for each in people if each.document not in known)]
        title = self.tr("Learn outside play")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self._training = document.character.options.teaching == "training"
        self._build()
        self._show_state()

    # making

    def _build(self) -> None:
        theme = self.theme
        self.form = QWidget(self.content)
        grid = QGridLayout(self.form)
        let_hang(self.form)
        grid.setContentsMargins(RING, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        self.skill = ChoiceBox(theme, self.form)
        self.skill.set_choices(self._skills())
        self.how = ChoiceBox(theme, self.form)
        self.how.set_choices(((self.tr("With a teacher"), "teacher"), (self.tr("Alone"), "alone")))
        self.teacher = ChoiceBox(theme, self.form)
        choices: list[tuple[str, object]] = [
            (each.name or self.tr("Without a name"), place) for place, each in enumerate(self._people)
        ]
        self.teacher.set_choices([(self.tr("Somebody else: numbers"), -1), *choices])
        self.name = self._field()
        self.teach = self._field()
        self.taught = self._field()
        self._captions: list[tuple[QLabel, QWidget]] = []
        for row, (caption, box) in enumerate(
            (
                (self.tr("Skill"), self.skill),
                (self.tr("How"), self.how),
                (self.tr("Teacher"), self.teacher),
                (self.tr("Name of the teacher"), self.name),
                (self.tr("Teacher’s score in Teach"), self.teach),
                (self.tr("Teacher’s score in the skill"), self.taught),
            )
        ):
            said = label(self.form, theme)
            said.setText(caption)
            grid.addWidget(said, row, 0)
            grid.addWidget(box, row, 1)
            (box.edit if isinstance(box, Field) else box).setAccessibleName(caption)
            self._captions.append((said, box))
        for choice in (self.skill, self.how, self.teacher):
            choice.currentIndexChanged.connect(self._on_choice)
        for field in (self.teach, self.taught):
            field.edit.textChanged.connect(self._on_text)
        self.column.addWidget(self.form)
        self.state = self.add_text("")
        self.state.setObjectName("learning_state")
        self.own = QWidget(self.content)
        pair = QGridLayout(self.own)
        let_hang(self.own)
        pair.setContentsMargins(RING, 0, 0, 0)
        pair.setColumnStretch(1, 1)
        self.own_teach, self.own_taught = self._field(dice=True), self._field(dice=True)
        for row, (caption, field) in enumerate(
            ((self.tr("I rolled for Teach"), self.own_teach), (self.tr("I rolled for the skill"), self.own_taught))
        ):
            said = label(self.own, theme)
            said.setText(caption)
            field.edit.setPlaceholderText("01–00")
            field.edit.setAccessibleName(caption)
            pair.addWidget(said, row, 0)
            pair.addWidget(field, row, 1)
        self.column.addWidget(self.own)
        self._build_more()
        self.column.addStretch(1)
        self.give_up = self.add_button(self.tr("&Give up"))
        self.give_up.clicked.connect(self._give_up)
        self.add_button(self.tr("&Close")).clicked.connect(self.accept)
        self.go = self.add_button(self.tr("&Begin"), primary=True)
        self.go.clicked.connect(self._go)

    def _build_more(self) -> None:
        """Characteristics and ageing, where the rules of the sheet have them."""
        character = self._document.character
        self.more = QWidget(self.content)
        grid = QGridLayout(self.more)
        let_hang(self.more)
        grid.setContentsMargins(0, 6, 0, 0)
        grid.setColumnStretch(0, 1)
        self.characteristic = ChoiceBox(self.theme, self.more)
        self.characteristic.setAccessibleName(self.tr("Characteristic to train"))
        language = content_language()
        names = [(characteristic_name(each, character.options, language), each) for each in TRAINABLE]
        self.characteristic.set_choices(names)
        self.characteristic.currentIndexChanged.connect(self._on_choice)
        self.train = PushButton(self.theme, self.more)
        self.train.setText(self.tr("&Train: 1D3−1"))
        self.year = PushButton(self.theme, self.more)
        self.year.setText(self.tr("A &year passes"))
        for button in (self.train, self.year):
            button.setAccessibleName(without_mnemonic(button.text()))
        self.train.clicked.connect(self._train)
        self.year.clicked.connect(self._pass_year)
        self.training_said = label(self.more, self.theme, "small", "text_2", wraps=True)
        self.training_said.setContentsMargins(RING, 0, RING, 0)
        grid.addWidget(self.characteristic, 0, 0)
        grid.addWidget(self.train, 0, 1)
        grid.addWidget(self.training_said, 1, 0, 1, 2)
        grid.addWidget(self.year, 2, 1)
        self.column.addWidget(self.more)
        self.characteristic.setVisible(self._training)
        self.train.setVisible(self._training)
        self.training_said.setVisible(self._training)
        self.year.setVisible(character.options.ageing)
        self.more.setVisible(self._training or character.options.ageing)

    def _field(self, *, dice: bool = False) -> Field:
        made = partial(DiceField, icon_name="", leaves=False) if dice else Field
        field = made(self.theme, self.content)
        field.edit.setMaxLength(60)
        field.edit.escaped.connect(self.reject)
        return field

    def _skills(self) -> list[tuple[str, object]]:
        character, derived = self._document.character, self._document.derived
        language = content_language()
        rows = [
            (labels.listed((full_skill_name(row, language), labels.percent(derived.skills[row.id].score))), row.id)
            for row in character.skills
            if derived.skills[row.id].score is not None
        ]
        return [(name, row) for name, row in sorted(rows, key=lambda row: collation_key(row[0]))]

    # what is shown

    def _show_state(self, result: str = "") -> None:
        study = study_under_way(self._document.character)
        self.form.setVisible(study is None)
        self.own.setVisible(study is not None and not study.earned and study.kind == "teacher")
        self.give_up.setVisible(study is not None)
        alone = self.how.currentData() == "alone"
        numbers = self.teacher.currentData() == -1
        self._show_row(self.how, self._training)
        self._show_row(self.teacher, not alone)
        for field in (self.name, self.teach, self.taught):
            self._show_row(field, not alone and numbers)
        if study is None:
            text, ready = self._outlook(alone)
            self.go.setText(self.tr("&Begin"))
            self.go.setEnabled(ready)
        else:
            text = self._under_way(study)
            roll = self.tr("The time is over: &roll") if study.kind != "alone" else self.tr("The &time is over")
            self.go.setText(self.tr("&Development phase") if study.earned else roll)
            self.go.setEnabled(True)
        self.go.setAccessibleName(without_mnemonic(self.go.text()))
        self.go.updateGeometry()
        self.state.setText("\n".join(each for each in (result, text) if each))
        self._show_training()
        self.fit(520)

    def _show_row(self, box: QWidget, shown: bool) -> None:
        for said, each in self._captions:
            if each is box:
                said.setVisible(shown)
                each.setVisible(shown)

    def _outlook(self, alone: bool) -> tuple[str, bool]:
        """What would happen, and whether it may begin."""
        skill = self._skill()
        if skill is None:
            return self.tr("No skill has a score."), False
        character, derived = self._document.character, self._document.derived
        try:
            if alone:
                begin_study_alone(character, derived, skill, time=0)
                return self.tr("Studied alone; the experience roll gains 1D6−2 or a fixed 1."), True
            teacher = self._teacher()
            if teacher is None:
                return self.tr("Give the teacher’s scores in Teach and in the skill."), False
            lesson = lesson_of(character, derived, skill, teacher, document=self._document.document_id)
        except (RulesError, EditError) as error:
            return labels.error_sentence(error), False
        if lesson.refusals:
            return labels.error_sentence(RulesError(lesson.refusals[0], name=str(skill))), False
        if lesson.hours is not None:
            text = self.tr(
                "Takes {hours} hours, about %n week(s). Then Teach {teach} is rolled once.", "", lesson.weeks or 0
            )
            return text.format(hours=lesson.hours, teach=labels.percent(lesson.chances[0])), True
        first, second = lesson.chances
        text = self.tr(
            "At the end both must succeed: Teach {teach} (at most the skill taught) and the skill {skill}."
            " Then one experience roll is earned."
        )
        return text.format(teach=labels.percent(first), skill=labels.percent(second)), True

    def _under_way(self, study: Study) -> str:
        title = self._title(study)
        if study.earned:
            return self.tr("{skill}: one experience roll waits in the development phase.").format(skill=title)
        who = study.teacher or self.tr("a teacher")
        if study.kind == "alone":
            text = self.tr("{skill} is studied alone since {day}.")
        else:
            text = self.tr("{skill} is learnt from {teacher} since {day}.")
        return text.format(skill=title, teacher=who, day=words.day(study.started))

    def _show_training(self) -> None:
        if not self._training:
            return
        character, derived = self._document.character, self._document.derived
        id_ = CharacteristicId(str(self.characteristic.currentData() or "str"))
        found = characteristic_training(character, derived, id_)
        self.train.setEnabled(found.refusal is None)
        if found.refusal is not None:
            self.training_said.setText(labels.error_sentence(RulesError(found.refusal, name=id_)))
            return
        limit = self.tr("at most {limit}").format(limit=found.limit) if found.limit is not None else ""
        hours = self.tr("from {value}: {hours} hours").format(value=found.value, hours=found.hours)
        self.training_said.setText(labels.listed((hours, limit)))

    def _title(self, study: Study) -> str:
        for row in self._document.character.skills:
            if row.id == study.skill:
                return full_skill_name(row, content_language())
        return ""

    def _skill(self) -> SkillId | None:
        value = self.skill.currentData()
        return None if value is None else SkillId(str(value))

    def _teacher(self) -> Teacher | None:
        place = self.teacher.currentData()
        skill = self._skill()
        if isinstance(place, int) and place >= 0 and skill is not None:
            row = next(each for each in self._document.character.skills if each.id == skill)
            return teacher_of(self._people[place], subject_name(row))
        scores = [self._number(field) for field in (self.teach, self.taught)]
        if scores[0] is None or scores[1] is None:
            return None
        return Teacher(teach=scores[0], taught=scores[1], name=self.name.edit.text().strip())

    def _number(self, field: Field) -> int | None:
        text = field.edit.text().strip().rstrip("%").strip()
        return min(_LARGEST_SCORE, int(text)) if text.isdecimal() else None

    def _on_choice(self, index: int) -> None:
        self._show_state()

    def _on_text(self, text: str) -> None:
        self._show_state()

    # what is done

    def _go(self) -> None:
        study = study_under_way(self._document.character)
        if study is None:
            self._carry_out(self._begin)
        elif study.earned:
            self.accept()
            self.development_requested.emit()
        elif study.kind == "teacher":
            self._carry_out(self._settle_lesson)
        elif study.kind == "training":
            self._carry_out(self._ends.training)
        else:
            self._carry_out(partial(end_study_alone, self._document.character))

    def _carry_out(self, make: Callable[[], Edit | tuple[Edit, str] | None], said: str = "") -> None:
        """Work out the edit, perform it, and show what came of it; a refusal is said."""
        try:
            made = make()
            edit, text = made if isinstance(made, tuple) else (made, said)
            if edit is not None:
                self._document.perform(edit)
        except (RulesError, EditError) as error:
            self._show_state(labels.error_sentence(error))
            return
        self._show_state(text)

    def _begin(self) -> Edit | None:
        skill = self._skill()
        character, derived = self._document.character, self._document.derived
        if skill is None:
            return None
        if self._training and self.how.currentData() == "alone":
            return begin_study_alone(character, derived, skill, time=now_ms())
        teacher = self._teacher()
        if teacher is None:
            return None
        lesson = lesson_of(character, derived, skill, teacher, document=self._document.document_id)
        return begin_lesson(character, lesson, time=now_ms())

    def _own(self, field: Field) -> int | None:
        text = field.edit.text().strip()
        return parse_d100(text) if text else None

    def _settle_lesson(self) -> tuple[Edit, str]:
        return self._ends.lesson(self._own(self.own_teach), self._own(self.own_taught))

    def _train(self) -> None:
        id_ = CharacteristicId(str(self.characteristic.currentData()))
        self._carry_out(partial(self._ends.characteristic, id_))

    def _pass_year(self) -> None:
        self._carry_out(self._ends.year)

    def _give_up(self) -> None:
        self._carry_out(partial(give_up, self._document.character), self.tr("Given up."))
