"""A guided creation beside the sheet: the list of steps with the current one unfolded, and what breaks the rules."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.play.creation import MISSING_VALUES, Trouble, budget, steps_of, summed_up, troubles_of
from brp_desktop.play.creation_random import RANDOM_STEPS
from brp_desktop.play.subjects import Subject
from brp_desktop.rules.dice import RandomSource
from brp_desktop.views.announce import announce
from brp_desktop.views.brp.creation.age_page import AgePage
from brp_desktop.views.brp.creation.characteristics_page import CharacteristicsPage
from brp_desktop.views.brp.creation.desk import CreationDesk
from brp_desktop.views.brp.creation.list_page import PersonalityPage, ProfessionPage
from brp_desktop.views.brp.creation.name_page import NamePage
from brp_desktop.views.brp.creation.points_page import PersonalPointsPage, ProfessionPointsPage
from brp_desktop.views.brp.creation.possessions_page import PossessionsPage
from brp_desktop.views.brp.creation.rules_page import RulesPage
from brp_desktop.views.brp.creation.step_page import BUTTON, StepPage, dress, drop
from brp_desktop.views.brp.creation.step_row import StepRow
from brp_desktop.views.brp.creation.troubles import TroubleList
from brp_desktop.views.brp.creation.words import step_name, trouble_sentence
from brp_desktop.views.controls import IconButton, PushButton
from brp_desktop.views.plain_label import PlainLabel

_PAGES: Final[Mapping[str, type[StepPage]]] = {
    "rules": RulesPage,
    "characteristics": CharacteristicsPage,
    "age": AgePage,
    "profession": ProfessionPage,
    "personality": PersonalityPage,
    "professional": ProfessionPointsPage,
    "personal": PersonalPointsPage,
    "possessions": PossessionsPage,
    "name": NamePage,
}


class CreationGuide(QWidget):
    """Any step can be left and taken up again; where it stands is kept in the document."""

    subject_requested = Signal(object)
    """Subject of the sheet whose field is wanted."""
    play_requested = Signal()
    """The character is finished: to play."""
    step_shown = Signal(object)
    """QWidget of the step unfolded now: it should be in sight."""

    def __init__(
        self, document: BrpDocument, source: Callable[[], RandomSource], theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("creation_guide")
        self._theme = theme
        self.desk = CreationDesk(document, source, self)
        self.title = PlainLabel(parent=self)
        self.leave = IconButton(theme, "close", self, side=24)
        self.seed = PlainLabel(parent=self)
        self.rows: dict[str, StepRow] = {}
        self.pages: dict[str, StepPage] = {}
        self.chance = PushButton(theme, self, height=BUTTON)
        self.back, self.next = PushButton(theme, self, height=BUTTON), PushButton(theme, self, height=BUTTON)
        self.chance.set_look("roll")
        self.next.set_look("", primary=True)
        self.troubles = TroubleList(theme, self)
        for button in (self.leave, self.chance, self.back, self.next):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.leave.clicked.connect(self._on_leave)
        self.chance.clicked.connect(self._on_chance)
        self.back.clicked.connect(self._on_back)
        self.next.clicked.connect(self._on_next)
        self.troubles.jump_requested.connect(self.jump)
        self._foot = QWidget(self)
        self._lay_out()
        self.set_theme(theme)
        self.refresh()
        document.commit_requested.connect(self.commit_pending)

    @property
    def step(self) -> str:
        """The step unfolded now."""
        step = self.desk.creation.step
        return step if step in self.steps else self.steps[0]

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps under the rules of the sheet."""
        return steps_of(self.desk.character.options)

    @property
    def first_row(self) -> StepRow:
        """The line of the first step."""
        return self.rows[self.steps[0]]

    @property
    def page(self) -> StepPage:
        """The page of the step unfolded now, made when it is first shown."""
        step = self.step
        if step not in self.pages:
            self.pages[step] = _PAGES[step](self.desk, self._theme, self)
            self.pages[step].hide()
        return self.pages[step]

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        dress(self.title, theme, "heading", "text")
        dress(self.seed, theme, "small", "text_2")
        for part in (self.leave, self.chance, self.back, self.next, self.troubles):
            part.set_theme(theme)
        for row in self.rows.values():
            row.set_theme(theme)
        for page in self.pages.values():
            page.set_theme(theme)

    def refresh(self) -> None:
        """Show the document, in the words of the language in force."""
        character = self.desk.character
        troubles = summed_up(troubles_of(character, self.desk.derived))
        self.title.setText(self.tr("Creation"))
        self.setAccessibleName(self.tr("Creation, step by step"))
        self.leave.set_words(self.tr("Leave the steps; they can be taken up again"))
        seed = self.desk.creation.seed
        self.seed.setText("" if seed is None else self.tr("Seed {seed}").format(seed=seed))
        self.seed.setVisible(seed is not None)
        self._show_rows(troubles)
        self._show_page()
        self._show_foot()
        self.troubles.show_troubles(troubles, tuple(trouble_sentence(one, character) for one in troubles))
        self._chain_focus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.rows:
            self.refresh()

    def commit_pending(self) -> None:
        """Hand in half-typed text."""
        for page in self.pages.values():
            page.commit_pending()

    def begin(self) -> None:
        """Give the focus to the step."""
        self.page.first().setFocus(Qt.FocusReason.TabFocusReason)
        self.step_shown.emit(self.rows[self.step])

    def go_to(self, step: str) -> None:
        """Unfold a step and give it the focus."""
        self.commit_pending()
        self.desk.go_to(step)
        self.begin()
        place = self.steps.index(step) + 1
        said = self.tr("Step {n} of {count}: {name}").format(n=place, count=len(self.steps), name=step_name(step))
        announce(self, said)

    def jump(self, trouble: Trouble) -> None:
        """To where a trouble is put right: its field on the sheet, else its step."""
        if trouble.skill is not None:
            self.subject_requested.emit(Subject("skill", trouble.skill))
        elif trouble.characteristic is not None:
            self.subject_requested.emit(Subject("characteristic", trouble.characteristic))
        else:
            self.go_to(trouble.step)

    # the inside

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.seed)
        head.addWidget(self.leave)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(0, 2, 0, 4)
        foot.setSpacing(0)
        foot.addWidget(self.chance)
        foot.addStretch(1)
        foot.addWidget(self.back)
        foot.addWidget(self.next)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(head)
        self._column.addSpacing(4)
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._column.addLayout(self._list)
        self._column.addSpacing(8)
        self._column.addWidget(self.troubles)

    def _show_rows(self, troubles: tuple[Trouble, ...]) -> None:
        steps, current = self.steps, self.step
        if tuple(self.rows) != steps:
            before = self.rows
            self.rows = {step: before[step] if step in before else self._make_row(step) for step in steps}
            for step in before.keys() - self.rows.keys():
                drop(before[step], self._list)
        for number, (step, row) in enumerate(self.rows.items(), 1):
            open_ = sum(one.amount if one.id == MISSING_VALUES else 1 for one in troubles if one.step == step)
            row.number, row.current = number, step == current
            row.done = not open_ and self._is_begun(step)
            row.count = str(open_) if open_ else ""
            name = step_name(step)
            row.setText(name)
            row.setAccessibleName(self._spoken(number, name, row.done, open_))
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if row.current else Qt.FocusPolicy.ClickFocus)
            row.update()

    def _spoken(self, number: int, name: str, done: bool, open_: int) -> str:
        state = self.tr("%n thing(s) still to do", "", open_) if open_ else self.tr("done") if done else ""
        said = self.tr("Step {n} of {count}: {name}").format(n=number, count=len(self.steps), name=name)
        return f"{said}, {state}" if state else said

    def _make_row(self, step: str) -> StepRow:
        row = StepRow(self._theme, step, self)
        row.clicked.connect(self._on_row)
        row.moved.connect(self._on_moved)
        return row

    def _is_begun(self, step: str) -> bool:
        """Whether there is anything of a step on the sheet; where nothing is missing by the rules, it counts."""
        character = self.desk.character
        match step:
            case "age":
                return character.age is not None
            case "profession":
                return character.profession is not None or bool(character.occupation)
            case "personality":
                return character.personality is not None
            case "possessions":
                return bool(character.weapons or character.armour or character.items or character.wealth)
            case "name":
                return bool(character.name)
            case "professional":
                return budget(character, self.desk.derived, "professional").total is not None
            case "personal":
                return budget(character, self.desk.derived, "personal").total is not None
            case _:
                return True

    def _show_page(self) -> None:
        """The rows in their order, the page of the current step behind its row."""
        page = self.page
        wanted: list[QWidget] = []
        for step, row in self.rows.items():
            wanted.append(row)
            if step == self.step:
                wanted += [page, self._foot]
        now = [item.widget() for place in range(self._list.count()) if (item := self._list.itemAt(place)) is not None]
        if now != wanted:
            for widget in now:
                if widget is not None:
                    self._list.removeWidget(widget)
            for other in self.pages.values():
                if other is not page:
                    other.hide()
            for widget in wanted:
                self._list.addWidget(widget)
                widget.show()
        page.refresh()

    def _chain_focus(self) -> None:
        """Tab goes from the step's row through its page to what stands below it."""
        lines = self.troubles.lines.values()
        parts = [self.leave, self.rows[self.step], *self.page.stops(), self.chance, self.back, self.next, *lines]
        for before, after in pairwise(parts):
            QWidget.setTabOrder(before, after)

    def _show_foot(self) -> None:
        step, steps = self.step, self.steps
        at = steps.index(step)
        self.chance.setVisible(step in RANDOM_STEPS)
        self.chance.setText(self.tr("By chance"))
        self.chance.setAccessibleName(self.tr("{step}: by chance").format(step=step_name(step)))
        self.back.setText(self.tr("Back"))
        self.back.setEnabled(at > 0)
        self.back.setToolTip("" if at else self.tr("This is the first step."))
        last = at == len(steps) - 1
        self.next.setText(self.tr("To play") if last else self.tr("Next"))
        for button in (self.back, self.next):
            button.setAccessibleName(button.text())
        self.chance.setEnabled(self.desk.writable)
        self._foot.show()

    def _on_row(self) -> None:
        row = self.sender()
        if isinstance(row, StepRow):
            self.go_to(row.step)

    def _on_moved(self, step: str, by: int) -> None:
        steps = self.steps
        to = steps.index(step) + by
        if 0 <= to < len(steps):
            self.rows[steps[to]].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_chance(self) -> None:
        self.commit_pending()
        step = self.step
        sentence = self.desk.leave_to_chance(step)
        self.page.tell(sentence)
        announce(self, sentence or self.tr("{step}: by chance").format(step=step_name(step)))

    def _on_back(self) -> None:
        self.go_to(self.steps[self.steps.index(self.step) - 1])

    def _on_next(self) -> None:
        at = self.steps.index(self.step) + 1
        if at < len(self.steps):
            self.go_to(self.steps[at])
            return
        self.commit_pending()
        self.desk.go_to(self.step, shown=False)
        self.play_requested.emit()

    def _on_leave(self) -> None:
        self.commit_pending()
        self.desk.go_to(self.step, shown=False)
