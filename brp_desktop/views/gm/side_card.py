"""The card of one side: who, what is rolled, difficulty, modifier, and the chance that comes of it."""

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.catalogue.names import collation_key, full_skill_name, roll_name
from brp_desktop.controllers.contest_results import Letter
from brp_desktop.controllers.contests import ContestsController
from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.language import current_language
from brp_desktop.controllers.seats import seat_key
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roster import dragged
from brp_desktop.painting.theme import Theme
from brp_desktop.play.one_against_many import PursuitRequest
from brp_desktop.play.people import NumberPerson, Person, attacks_of, subjects_of
from brp_desktop.play.rolling import RollRequest, SubjectName
from brp_desktop.rules.brp import SRD, BrpOptions, Difficulty
from brp_desktop.rules.errors import RulesError
from brp_desktop.views import labels, roll_words
from brp_desktop.views.controls import IconButton
from brp_desktop.views.fields import ModifierStepper
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.parts import Badge, Card, ChanceLink, ChoiceButton, SegmentRow, label
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.painted import RING

_DIFFICULTIES = (Difficulty.EASY, Difficulty.NORMAL, Difficulty.DIFFICULT)


def person_picks(master: GameMaster, chosen: tuple[str, ...] = ()) -> list[Pick]:
    """Everybody who may be chosen, for a list."""
    return [
        Pick(key, seat.name or "?", icon_name="roster" if seat.kind == "npc" else "user", chosen=key in chosen)
        for key, seat in master.seats().items()
    ]


def subject_picks(person: Person, chosen: SubjectName | None) -> list[Pick]:
    """Everything a person can roll with its score, skills first, then weapons, for a list."""
    language = current_language()
    options = person.options or SRD
    found = []
    for subject, name, score in subjects_of(person):
        title = roll_words.subject_title(name, options) or gm_labels.percentage()
        english = _english(name, options)
        aside = roll_words.characteristic_factor(name, options)
        pick = Pick(name, title, aside, labels.percent(score, language), english, chosen=name == chosen)
        found.append((0 if subject.kind == "skill" else 2, collation_key(title), pick))
    for _, name, score in attacks_of(person):
        title = roll_words.subject_title(name, options)
        aside = full_skill_name(name, language)
        pick = Pick(name, title, aside, labels.percent(score, language), _english(name, options), chosen=name == chosen)
        found.append((1, collation_key(title), pick))
    return [pick for _, _, pick in sorted(found, key=lambda each: each[:2])]


def _english(name: SubjectName, options: BrpOptions) -> str:
    if name.weapon is not None:
        from brp_desktop.catalogue.belonging_names import weapon_name

        return weapon_name(name.weapon, "", "en")
    if name.characteristic is not None:
        return roll_name(name.roll, options, "en") if name.roll else ""
    return full_skill_name(name, "en")


class SideCard(Card):
    """One side of the opposed check; every change goes to the controller at once."""

    why_requested = Signal(object, object, QRect)
    """Person, RollRequest, and the place on the screen beside which to explain it."""

    def __init__(self, master: GameMaster, side: Letter, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName(f"side_card_{side}")
        self.setAcceptDrops(True)
        self._master = master
        self._contests: ContestsController = master.contests
        self._side: Letter = side
        self._list: PickList | None = None
        self.badge = Badge(theme, side, self)
        self.who = ChoiceButton(theme, self, strong=True)
        self.more = IconButton(theme, "add", self, side=24)
        self.what = ChoiceButton(theme, self)
        self.difficulty = SegmentRow(theme, [(each, "") for each in _DIFFICULTIES], self)
        self.modifier = ModifierStepper(theme, self)
        self.kind = label(self, theme, "body", "text_2")
        self.chance = ChanceLink(theme, self)
        for part in (self.who, self.more, self.what, self.chance):
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._build()
        self.who.clicked.connect(self.choose_who)
        self.more.clicked.connect(self.choose_more)
        self.what.clicked.connect(self.choose_what)
        self.difficulty.chosen.connect(self._on_difficulty)
        self.modifier.changed.connect(self._on_modifier)
        self.chance.clicked.connect(self._on_why)
        self.retranslate()

    def _build(self) -> None:
        self.kind.setWordWrap(True)
        self.kind.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        first = QHBoxLayout()
        first.setSpacing(4)
        first.addWidget(self.badge)
        first.addWidget(self.who, 1)
        first.addWidget(self.more)
        third = QHBoxLayout()
        third.setSpacing(0)
        third.addWidget(self.difficulty, 1)
        third.addWidget(self.modifier, 1)
        last = QHBoxLayout()
        last.setContentsMargins(RING, 0, 0, 0)
        last.addWidget(self.kind, 1)
        last.addWidget(self.chance)
        column = QVBoxLayout(self)
        column.setContentsMargins(12 - RING, 10 - RING, 12 - RING, 10 - RING)
        column.setSpacing(0)
        for row in (first, third, last):
            if row is third:
                column.addWidget(self.what)
            column.addLayout(row)
        first.setContentsMargins(RING, 0, 0, 0)
        self.more.setVisible(self._side == "b")

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        for part in (
            self.badge,
            self.who,
            self.more,
            self.what,
            self.difficulty,
            self.modifier,
            self.kind,
            self.chance,
        ):
            part.set_theme(theme)
        if self._list is not None:
            self._list.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        letter = self._side.upper()
        self.difficulty.set_words(
            [
                (text, labels.difficulty_label(each.value))
                for each, text in zip(_DIFFICULTIES, ("×2", "×1", "½"), strict=True)
            ]
        )
        self.difficulty.setAccessibleName(self.tr("Difficulty of {side}").format(side=letter))
        self.modifier.set_whose(letter)
        self.more.set_words(self.tr("Add to side B, or take somebody away"))
        self.show_request()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def request(self) -> tuple[Person | None, RollRequest | None, RulesError | None]:
        """Who stands here, what would be rolled, and why it cannot be: of several the first."""
        people = self._contests.people(self._side)
        person = people[0] if people else None
        whole = self._contests.request
        if isinstance(whole, PursuitRequest):
            if self._side == "a":
                return person, whole.request, next((error for place, error in whole.problems if place is None), None)
            error = next((error for place, error in whole.problems if place is not None), None)
            return person, next((each for each in whole.requests if each is not None), None), error
        if self._side == "a":
            return person, whole.request_a, whole.problem_a
        return person, whole.request_b, whole.problem_b

    def show_request(self) -> None:
        """Show what is chosen now and what comes of it."""
        choice, people = self._contests.choice(self._side), self._contests.people(self._side)
        person, request, problem = self.request()
        letter = self._side.upper()
        self._show_who(people)
        options = (person.options if person is not None else None) or SRD
        bare = isinstance(person, NumberPerson)
        if bare or choice.name is None:
            self.what.show_choice(self.tr("A number, nothing else") if bare else self.tr("What is rolled"), empty=True)
        else:
            title = roll_words.subject_title(choice.name, options) or gm_labels.percentage()
            score = "" if request is None or len(people) > 1 else labels.percent(request.score)
            self.what.show_choice(title, score)
        self.what.setEnabled(person is not None and not bare)
        self.what.setAccessibleName(
            self.tr("What {side} rolls: {what}").format(
                side=letter, what=labels.listed((self.what.text(), self.what.value_text))
            )
        )
        self.difficulty.set_value(choice.difficulty)
        self.modifier.set_value(choice.modifier)
        self._show_chance(people, request, problem, chosen=bare or choice.name is not None)

    def _show_who(self, people: tuple[Person, ...]) -> None:
        letter = self._side.upper()
        if not people:
            self.who.show_choice(self.tr("Choose who"), empty=True)
        elif len(people) > 1:
            names = gm_labels.some([person.name for person in people], 3)
            self.who.show_choice(labels.with_value(str(len(people)), names))
        else:
            person = people[0]
            number = isinstance(person, NumberPerson)
            self.who.show_choice(self.tr("Number") if number else person.name or "?")
        self.who.setAccessibleName(self.tr("Side {side}: {who}").format(side=letter, who=self.who.toolTip()))

    def _show_chance(
        self, people: tuple[Person, ...], request: RollRequest | None, problem: RulesError | None, *, chosen: bool
    ) -> None:
        letter = self._side.upper()
        several = len(people) > 1
        shown = request is not None and not several
        self.chance.setVisible(shown or not several)
        self.chance.setEnabled(shown)
        text = labels.percent(None if request is None or several else request.chance)
        self.chance.setText(text)
        self.chance.setAccessibleName(self.tr("Why {chance}? Chance of {side}").format(chance=text, side=letter))
        self.chance.setToolTip(plain_tip(self.tr("Why {chance}?").format(chance=text) if shown else ""))
        self.chance.updateGeometry()
        self.kind.set_role(self.theme, "danger" if problem is not None and people and chosen else "text_2")
        self.kind.setText(self._kind_text(people, request, problem, chosen=chosen))

    def _kind_text(
        self, people: tuple[Person, ...], request: RollRequest | None, problem: RulesError | None, *, chosen: bool
    ) -> str:
        if not people:
            return ""
        if problem is not None and chosen:
            names = self._unable()
            if names:
                return self.tr("Cannot roll this: {names}").format(names=gm_labels.some(names, 2))
            return self.tr("Cannot roll this.")
        if request is not None and request.chance == 0:
            return self.tr("cannot succeed")
        if len(people) > 1:
            return self.tr("%n against one", "", len(people))
        person = people[0]
        if isinstance(person, NumberPerson):
            return ""
        return self.tr("PC", "player character") if person.options is not None else self.tr("NPC")

    def _unable(self) -> list[str]:
        people = self._contests.people(self._side)
        if len(people) < 2:
            return []
        return [person.name for person in people if self._contests.subject(self._side, person) is None]

    # dropping rows of the roster

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dragged(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        rows = (self._master.table.row(id_) for id_ in dragged(event.mimeData()))
        keys = [seat_key(row.person) for row in rows if row is not None and row.person is not None]
        if keys:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._contests.add_who(self._side, keys)
            else:
                self._contests.set_who(self._side, keys)
            event.acceptProposedAction()

    # choosing

    def choose_who(self) -> None:
        """Open the list of people."""
        picks = person_picks(self._master, self._contests.choice(self._side).who)
        listing = self._popup()
        listing.picked.connect(self._on_who)
        number = self.tr("Only a number: {number}")
        listing.open_for(self.tr("Name, or a number"), picks, self.who, number=number)

    def choose_more(self) -> None:
        """Open the list of people to add to this side, or to take away from it."""
        present = self._contests.choice(self._side).who
        picks = [
            Pick(
                pick.value,
                pick.name,
                self.tr("take away") if pick.chosen else "",
                icon_name="less" if pick.chosen else "add",
                chosen=pick.chosen,
            )
            for pick in person_picks(self._master, present)
        ]
        listing = self._popup()
        listing.picked.connect(self._on_more)
        listing.open_for(self.tr("Who else"), picks, self.who)

    def choose_what(self) -> None:
        """Open the list of skills and rolls."""
        people = self._contests.people(self._side)
        if people:
            listing = self._popup()
            listing.picked.connect(self._on_what)
            choice = self._contests.choice(self._side)
            listing.open_for(self.tr("Skill or characteristic"), subject_picks(people[0], choice.name), self.what)

    def _popup(self) -> PickList:
        if self._list is not None:
            self._list.deleteLater()
        self._list = PickList(self.theme, self)
        return self._list

    def _on_who(self, value: object) -> None:
        if isinstance(value, int):
            self._contests.set_number(self._side, value)
        else:
            self._contests.set_who(self._side, (str(value),))

    def _on_more(self, value: object) -> None:
        key = str(value)
        if key in self._contests.choice(self._side).who:
            self._contests.remove_who(self._side, key)
        else:
            self._contests.add_who(self._side, (key,))

    def _on_what(self, value: object) -> None:
        if isinstance(value, SubjectName):
            self._contests.set_name(self._side, value)

    def _on_difficulty(self, value: object) -> None:
        if isinstance(value, Difficulty):
            self._contests.set_difficulty(self._side, value)

    def _on_modifier(self, value: int) -> None:
        self._contests.set_modifier(self._side, value)

    def _on_why(self) -> None:
        person, request, _ = self.request()
        if request is not None:
            place = QRect(self.chance.mapToGlobal(QPoint(0, 0)), self.chance.size())
            self.why_requested.emit(person, request, place)
