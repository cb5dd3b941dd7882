"""One who answers a blow: link and price, own action, test and margin; the Narrator may allow what has no link."""

from msgspec.structs import replace as changed
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.subjects import SubjectName
from brp_desktop.play.synchronised import PartLine
from brp_desktop.play.xantis_people import XantisPerson
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.sheet.round import ParticipantId
from brp_desktop.views.check import Check
from brp_desktop.views.controls import IconButton, PushButton
from brp_desktop.views.gm.parts import Card, ChoiceButton, label
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis import together_words, words
from brp_desktop.views.xantis.circumstances_row import CircumstancesRow
from brp_desktop.views.xantis.contest_side import test_picks
from brp_desktop.views.xantis.elided_label import ElidedLabel
from brp_desktop.views.xantis.group_sign import GroupSign
from brp_desktop.views.xantis.margin_box import MarginBox
from brp_desktop.views.xantis.own_faces import OwnFaces
from brp_desktop.views.xantis.round_uses import OwnUse, uses_of
from brp_desktop.views.xantis.themed import retheme


class TogetherPart(Card):
    """Every change goes to the controller at once. It keeps which action and which score were chosen; the circumstances
    of the next test are kept in their row.
    """

    said = Signal(str)
    """A sentence about own dice that cannot be; empty when that is over."""

    def __init__(self, master: GameMaster, id_: ParticipantId, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("together_part")
        self._together = master.synchronised
        self._giro = master.round
        self.id = id_
        self._list: PickList | None = None
        self._use: OwnUse | None = None
        self._subject: XantisSubject | None = None
        self._line: PartLine | None = None
        self.sign = GroupSign(theme, self)
        self.name = ElidedLabel(theme, self, "strong")
        self.role = ElidedLabel(theme, self, "small", "text_2")
        self.price = label(self, theme, "strong")
        self.remove = IconButton(theme, "close", self, side=24)
        self.use = ChoiceButton(theme, self)
        self.score = ChoiceButton(theme, self)
        self.own = OwnFaces(theme, self)
        self.roll = PushButton(theme, self, height=30)
        self.margin = MarginBox(theme, self)
        self.how = CircumstancesRow(theme, self)
        self.penalties = self.how.penalties
        self.problem = label(self, theme, "small", "danger", wraps=True)
        self.allow = Check(theme, self)
        self._build()
        self.remove.clicked.connect(self._on_remove)
        self.use.clicked.connect(self.choose_use)
        self.score.clicked.connect(self.choose_score)
        self.how.zero_declared.connect(self.declare_zero)
        self.how.later_wanted.connect(self._on_later)
        self.own.rolled.connect(self._on_own)
        self.own.said.connect(self._on_said)
        self.roll.clicked.connect(self.test)
        self.margin.changed.connect(self._on_margin)
        self.allow.clicked.connect(self._on_allow)
        self.retranslate()

    def _build(self) -> None:
        self.own.set_height(30)
        self.roll.set_look("roll")
        for part in (self.remove, self.use, self.score, self.roll):
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        first = QHBoxLayout()
        first.setContentsMargins(RING, 0, 0, 0)
        first.setSpacing(8)
        first.addWidget(self.sign)
        self._who = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._who.setSpacing(8)
        self._who.addWidget(self.name)
        self._who.addWidget(self.role, 1)
        first.addLayout(self._who, 1)
        first.addWidget(self.price)
        first.addWidget(self.remove)
        self._second = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._second.setSpacing(0)
        choices, dice = QHBoxLayout(), QHBoxLayout()
        choices.setSpacing(0)
        dice.setSpacing(0)
        choices.addWidget(self.use, 1)
        choices.addWidget(self.score, 1)
        dice.addWidget(self.own, 1)
        dice.addWidget(self.roll)
        dice.addWidget(self.margin)
        self._second.addLayout(choices, 1)
        self._second.addLayout(dice)
        third = QHBoxLayout()
        third.setContentsMargins(RING, 0, 0, 0)
        third.addWidget(self.problem, 1)
        third.addWidget(self.allow)
        column = QVBoxLayout(self)
        column.setContentsMargins(8 - RING, 6 - RING, 8 - RING, 6 - RING)
        column.setSpacing(0)
        column.addLayout(first)
        column.addLayout(self._second)
        column.addWidget(self.how)
        column.addLayout(third)

    @property
    def person(self) -> XantisPerson | None:
        """Who stands behind the participant."""
        return self._giro.people.get(self.id)

    def begin(self, *, defends: bool) -> None:
        """Choose what is most likely: the first parry or attack with a known cost, else the sheet's first."""
        uses = uses_of(self.person, "defence" if defends else "attack")
        known = [use for use in uses if use.pa is not None and use.subject is not None] or list(uses)
        if known:
            self._choose(known[0])

    def set_narrow(self, narrow: bool) -> None:
        """Take another line for the role and for the dice."""
        ways = QBoxLayout.Direction
        for row in (self._who, self._second):
            row.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        self._who.setSpacing(0 if narrow else 8)

    def show_line(self, line: PartLine, group: int) -> None:
        """Show price, link and margin as they are now; ``group`` is the number of the group, 0 for none."""
        self._line = line
        one = line.participant
        self.sign.set_number(group)
        self.name.setText(one.shown_name)
        self.role.setText(together_words.role_words(line))
        self.price.setText(together_words.price_words(line))
        left = self.tr("{left} of {most} Pa").format(left=one.pa_left, most=one.pa_max)
        self.price.setToolTip(plain_tip(left))
        problem = together_words.problem_words(line)
        self.problem.setText(problem)
        self.problem.set_role(self.theme, "text_2" if line.is_by_leave and line.problem is None else "danger")
        self.problem.setVisible(bool(problem))
        self.allow.setVisible(line.missing is not None)
        self.allow.setChecked(line.part.allowed)
        self.margin.set_number(line.part.margin)
        self._show_choices()
        self.setAccessibleName(
            ", ".join(part for part in (one.shown_name, self.role.text(), self.price.text(), problem) if part)
        )

    def _show_choices(self) -> None:
        base = None if self._line is None else self._line.part.base
        use = self._use
        if use is not None and use.pa == base:
            self.use.show_choice(use.label, "" if use.pa is None else f"{use.pa} Pa")
        elif base is not None:
            self.use.show_choice(self.tr("Own action"), f"{base} Pa")
        else:
            self.use.show_choice(use.label if use is not None else self.tr("Own action: its Pa"), "? Pa", empty=True)
        said = f"{self.use.toolTip()} {self.use.value_text}"
        self.use.setAccessibleName(self.tr("Own action: {name}").format(name=said))
        title, capacity = self._score_words()
        self.score.show_choice(title or self.tr("What is tested"), capacity, empty=not title)
        self.score.setAccessibleName(self.tr("Tests {name}").format(name=f"{self.score.toolTip()} {capacity}".strip()))
        declared = self._together.has_declared(self.id)
        self.how.show_test(self.name.text(), self.person, self._subject, was_declared=declared)
        self.roll.setEnabled(self._subject is not None)
        self.own.set_why_not("" if self._subject is not None else self.tr("Choose first what is tested."))

    def _score_words(self) -> tuple[str, str]:
        subject, person = self._subject, self.person
        if subject is None:
            return "", ""
        if subject.kind == "number":
            return words.title(SubjectName()), words.number(subject.capacity)
        picks = [] if person is None else test_picks(person, subject)
        found = next((pick for pick in picks if pick.chosen), None)
        return ("", "") if found is None else (found.name, found.figure)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        retheme(theme, self.sign, self.name, self.role, self.price, self.remove, self.use, self.score)
        retheme(theme, self.how, self.own, self.roll, self.margin, self.problem)
        self.allow.theme = theme
        if self._list is not None:
            self._list.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        one = self._giro.round.find(self.id)
        name = "" if one is None else one.shown_name
        self.name.setText(name)
        self.remove.set_words(self.tr("{name} takes part no more").format(name=name))
        self.roll.setText(self.tr("Roll"))
        self.roll.setAccessibleName(self.tr("Roll the test of {name}").format(name=name))
        self.margin.set_name(self.tr("Margin of {name}").format(name=name))
        self.allow.setText(self.tr("The Narrator allows it"))
        self.allow.setAccessibleName(self.tr("{name}: the Narrator allows it").format(name=name))
        if self._line is not None:
            self._show_choices()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # acts

    def test(self) -> None:
        """Roll the test, or take the dice that were typed."""
        self._test(declared=False)

    def declare_zero(self) -> None:
        """Declare a Bonus of 0 instead of rolling."""
        self._test(declared=True)

    def _test(self, *, declared: bool) -> None:
        if self._subject is not None:
            situation = changed(self.how.situation, own_dice=self.own.faces or None)
            if self._together.test(self.id, self._subject, situation, declared=declared) is not None:
                self.how.begin_anew()
                self._show_choices()
            self.own.clear()

    def choose_use(self) -> None:
        """Open the list of the own actions; a number is its Pa."""
        picks = [
            Pick(use, use.label, figure="?" if use.pa is None else f"{use.pa} Pa", chosen=use == self._use)
            for use in uses_of(self.person)
        ]
        self._open(self.use, self.tr("Own action, or its Pa"), picks, self.tr("{number} Pa"))

    def choose_score(self) -> None:
        """Open the list of what can be tested; a number is a bare capacity."""
        person = self.person
        picks = [] if person is None else test_picks(person, self._subject)
        self._open(self.score, self.tr("Score, or a capacity"), picks, self.tr("Only a capacity: {number}"))

    def _open(self, button: ChoiceButton, title: str, picks: list[Pick], number: str) -> None:
        if self._list is not None:
            self._list.deleteLater()
        self._list = PickList(self.theme, self)
        self._list.picked.connect(self._on_use if button is self.use else self._on_score)
        self._list.open_for(title, picks, button, number=number)

    def _choose(self, use: OwnUse) -> None:
        self._use = use
        if use.subject is not None:
            self._subject = use.subject
        self._together.set_base(self.id, use.pa)

    def _on_use(self, value: object) -> None:
        if isinstance(value, OwnUse):
            self._choose(value)
        elif isinstance(value, int):
            self._use = None
            self._together.set_base(self.id, value)
        self.use.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_score(self, value: object) -> None:
        if isinstance(value, XantisSubject):
            self._subject = value
        elif isinstance(value, int):
            self._subject = XantisSubject(kind="number", capacity=value)
        self._show_choices()
        self.score.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_later(self, difficulty: int) -> None:
        self.how.begin_anew()
        self._together.set_later_difficulty(self.id, difficulty)

    def _on_own(self, faces: tuple[int, ...]) -> None:
        self.test()

    def _on_said(self, sentence: str, is_error: bool) -> None:
        self.said.emit(sentence)

    def _on_margin(self, margin: int) -> None:
        self._together.set_margin(self.id, margin)

    def _on_allow(self, allowed: bool) -> None:
        self._together.allow(self.id, allowed)

    def _on_remove(self) -> None:
        self._together.leave(self.id)
