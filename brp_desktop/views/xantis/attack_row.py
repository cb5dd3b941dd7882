"""The blow that is answered: who strikes at whom with which Bonus, typed, rolled, or taken from the Giro."""

from msgspec.structs import replace as changed
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.painting.theme import Theme
from brp_desktop.play.subjects import SubjectName
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.sheet.round import Participant, ParticipantId
from brp_desktop.views.controls import LinkButton, PushButton
from brp_desktop.views.gm.parts import Card, ChoiceButton, label
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.circumstances_row import CircumstancesRow
from brp_desktop.views.xantis.contest_side import test_picks
from brp_desktop.views.xantis.margin_box import MarginBox
from brp_desktop.views.xantis.own_faces import OwnFaces
from brp_desktop.views.xantis.round_uses import uses_of
from brp_desktop.views.xantis.themed import retheme


class AttackRow(Card):
    """Every change goes to the controller at once; the circumstances of the next test are kept in their row."""

    said = Signal(str)
    """A sentence about own dice that cannot be; empty when that is over."""

    def __init__(self, master: GameMaster, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("attack_row")
        self._together = master.synchronised
        self._giro = master.round
        self._list: PickList | None = None
        self._subject: XantisSubject | None = None
        self._chosen_for: ParticipantId | None = None
        self.plain = True
        self.title = label(self, theme, "strong")
        self.from_giro = LinkButton(theme, self)
        self.anew = LinkButton(theme, self)
        self.attacker = ChoiceButton(theme, self, strong=True)
        self.at = label(self, theme, "aside", "text_2")
        self.target = ChoiceButton(theme, self, strong=True)
        self.score = ChoiceButton(theme, self)
        self.own = OwnFaces(theme, self)
        self.roll = PushButton(theme, self, height=30)
        self.margin = MarginBox(theme, self)
        self.how = CircumstancesRow(theme, self)
        self.penalties = self.how.penalties
        self._build()
        self.from_giro.clicked.connect(self._on_from_giro)
        self.anew.clicked.connect(self._together.start_anew)
        self.attacker.clicked.connect(self.choose_attacker)
        self.target.clicked.connect(self.choose_target)
        self.score.clicked.connect(self.choose_score)
        self.how.zero_declared.connect(self.declare_zero)
        self.how.later_wanted.connect(self._on_later)
        self.own.rolled.connect(self._on_own)
        self.own.said.connect(self._on_said)
        self.roll.clicked.connect(self.test)
        self.margin.changed.connect(self._together.set_attack)
        self.retranslate()

    def _build(self) -> None:
        self.own.set_height(30)
        self.roll.set_look("roll")
        for part in (self.from_giro, self.anew, self.attacker, self.target, self.score, self.roll):
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        first = QHBoxLayout()
        first.setContentsMargins(RING, 0, 0, 0)
        first.addWidget(self.title, 1)
        first.addWidget(self.from_giro)
        first.addWidget(self.anew)
        second = QHBoxLayout()
        second.setSpacing(4)
        second.addWidget(self.attacker, 1)
        second.addWidget(self.at)
        second.addWidget(self.target, 1)
        dice = QHBoxLayout()
        dice.setSpacing(0)
        dice.addWidget(self.own, 1)
        dice.addWidget(self.roll)
        dice.addWidget(self.margin)
        self._third = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._third.setSpacing(0)
        self._third.addWidget(self.score, 1)
        self._third.addLayout(dice)
        column = QVBoxLayout(self)
        column.setContentsMargins(8 - RING, 6 - RING, 8 - RING, 6 - RING)
        column.setSpacing(0)
        column.addLayout(first)
        column.addLayout(second)
        column.addLayout(self._third)
        column.addWidget(self.how)

    def set_narrow(self, narrow: bool) -> None:
        """Take another line for the dice."""
        ways = QBoxLayout.Direction
        self._third.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)

    def focus_first(self) -> None:
        """To who strikes."""
        self.attacker.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show the blow as it is now."""
        together = self._together
        attacker, target = together.attacker, together.target
        if (None if attacker is None else attacker.id) != self._chosen_for:
            self._chosen_for = None if attacker is None else attacker.id
            self._subject = self._usual(attacker)
            self.how.begin_anew()
        self.attacker.show_choice(
            self.tr("Who strikes") if attacker is None else attacker.shown_name, empty=attacker is None
        )
        self.attacker.setAccessibleName(self.tr("Attacker: {name}").format(name=self.attacker.toolTip()))
        self.target.show_choice(self.tr("At whom") if target is None else target.shown_name, empty=target is None)
        self.target.setAccessibleName(self.tr("Target: {name}").format(name=self.target.toolTip()))
        title, capacity = self._score_words()
        self.score.show_choice(title or self.tr("What is tested"), capacity, empty=not title)
        self.score.setEnabled(attacker is not None)
        self.score.setAccessibleName(self.tr("The attack tests {name}").format(name=self.score.toolTip()))
        person = None if attacker is None else self._giro.people.get(attacker.id)
        who = "" if attacker is None else attacker.shown_name
        self.how.setVisible(attacker is not None)
        declared = attacker is not None and together.has_declared(attacker.id)
        self.how.show_test(who, person, self._subject, was_declared=declared)
        tests = attacker is not None and self._subject is not None
        self.roll.setEnabled(tests)
        self.own.set_why_not("" if tests else self.tr("Choose first who strikes, and with what."))
        self.margin.setEnabled(attacker is not None)
        self.margin.set_number(together.attack)
        self.from_giro.setEnabled(self._giro.round.action is not None)
        self.from_giro.setToolTip("" if self._giro.round.action is not None else self.tr("No action is declared."))

    def _usual(self, attacker: Participant | None) -> XantisSubject | None:
        """What an attacker tests most likely: the action declared in the Giro, else the first attack."""
        if attacker is None:
            return None
        action = self._giro.round.action
        uses = uses_of(self._giro.people.get(attacker.id), "attack")
        if action is not None and self._giro.round.acting == attacker.id:
            named = next((use for use in uses if use.label == action.label), None)
            if named is not None:
                return named.subject
        return next((use.subject for use in uses if use.subject is not None), None)

    def _score_words(self) -> tuple[str, str]:
        subject, attacker = self._subject, self._together.attacker
        if subject is None or attacker is None:
            return "", ""
        if subject.kind == "number":
            return words.title(SubjectName()), words.number(subject.capacity)
        person = self._giro.people.get(attacker.id)
        picks = [] if person is None else test_picks(person, subject)
        found = next((pick for pick in picks if pick.chosen), None)
        return ("", "") if found is None else (found.name, found.figure)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        retheme(theme, self.title, self.from_giro, self.anew, self.attacker, self.at, self.target, self.score)
        retheme(theme, self.how, self.own, self.roll, self.margin)
        if self._list is not None:
            self._list.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.title.setText(self.tr("The blow"))
        self.from_giro.setText(self.tr("From the Giro"))
        self.from_giro.setAccessibleName(self.tr("Take the action under way in the Giro"))
        self.anew.setText(self.tr("Another blow"))
        self.anew.setAccessibleName(self.tr("Another blow by the same at the same"))
        self.at.setText(self.tr("at"))
        self.roll.setText(self.tr("Roll"))
        self.roll.setAccessibleName(self.tr("Roll the attack"))
        self.margin.set_name(self.tr("Margin of the attack"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # acts

    def test(self) -> None:
        """Roll the attack, or take the dice that were typed."""
        self._test(declared=False)

    def declare_zero(self) -> None:
        """Declare a Bonus of 0 instead of rolling."""
        self._test(declared=True)

    def _test(self, *, declared: bool) -> None:
        attacker = self._together.attacker
        if attacker is not None and self._subject is not None:
            situation = changed(self.how.situation, own_dice=self.own.faces or None)
            if self._together.test(attacker.id, self._subject, situation, declared=declared) is not None:
                self.how.begin_anew()
                self.refresh()
            self.own.clear()

    def choose_attacker(self) -> None:
        """Open the list of who strikes."""
        chosen = self._together.attacker
        picks = [self._pick(one, chosen) for one in self._giro.round.participants]
        self._open(self.attacker, self.tr("Who strikes"), picks)

    def choose_target(self) -> None:
        """Open the list of who is struck at."""
        attacker, chosen = self._together.attacker, self._together.target
        people = [one for one in self._giro.round.participants if attacker is None or one.id != attacker.id]
        self._open(self.target, self.tr("At whom"), [self._pick(one, chosen) for one in people])

    def choose_score(self) -> None:
        """Open the list of what the attacker can test; a number is a bare capacity."""
        attacker = self._together.attacker
        person = None if attacker is None else self._giro.people.get(attacker.id)
        picks = [] if person is None else test_picks(person, self._subject)
        title = self.tr("Score, or a capacity")
        self._open(self.score, title, picks, number=self.tr("Only a capacity: {number}"))

    def _pick(self, one: Participant, chosen: Participant | None) -> Pick:
        return Pick(one.id, one.shown_name, chosen=chosen is not None and one.id == chosen.id)

    def _open(self, button: ChoiceButton, title: str, picks: list[Pick], *, number: str = "") -> None:
        if self._list is not None:
            self._list.deleteLater()
        self._list = PickList(self.theme, self)
        slots = {self.attacker: self._on_attacker, self.target: self._on_target, self.score: self._on_score}
        self._list.picked.connect(slots[button])
        self._list.open_for(title, picks, button, number=number)

    def _on_attacker(self, id_: object) -> None:
        self._together.set_attacker(ParticipantId(str(id_)))
        self.attacker.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_target(self, id_: object) -> None:
        self._together.set_target(ParticipantId(str(id_)))
        self.target.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_score(self, value: object) -> None:
        if isinstance(value, XantisSubject):
            self._subject = value
        elif isinstance(value, int):
            self._subject = XantisSubject(kind="number", capacity=value)
        self.refresh()
        self.score.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_later(self, difficulty: int) -> None:
        attacker = self._together.attacker
        if attacker is not None:
            self.how.begin_anew()
            self._together.set_later_difficulty(attacker.id, difficulty)

    def _on_own(self, faces: tuple[int, ...]) -> None:
        self.test()

    def _on_said(self, sentence: str, is_error: bool) -> None:
        self.said.emit(sentence)

    def _on_from_giro(self) -> None:
        self._together.take_action()
