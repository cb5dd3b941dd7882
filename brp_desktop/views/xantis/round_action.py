"""The action under way: what is attempted at whom, how far it is, its Pa, and what may still be declared."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.round import RoundController
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisResult
from brp_desktop.rules import RulesError
from brp_desktop.sheet.round import Expense, Participant, ParticipantId
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import PushButton
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm.parts import Card, ChoiceButton, SegmentRow, label
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis import giro_words, words
from brp_desktop.views.xantis.circumstances_row import CircumstancesRow
from brp_desktop.views.xantis.flow import FlowRow
from brp_desktop.views.xantis.margin_box import MarginBox
from brp_desktop.views.xantis.round_result import RoundResult
from brp_desktop.views.xantis.round_uses import OwnUse, uses_of

STAGES = ("DECLARED", "TESTED", "RESOLVED")
_FREE = "free"
_NOBODY = "nobody"


class RoundAction(Card):
    """Shows the action of whoever is on turn; every change is a step of the Giro."""

    answer_requested = Signal()
    """The answers to this blow are wanted: the page of the synchronised action."""
    free_requested = Signal()
    """What is attempted is to be typed in words."""
    sync_requested = Signal(object)
    """QWidget under which is asked who acts together with the one on turn."""

    def __init__(self, master: GameMaster, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("round_action")
        self._master = master
        self._giro: RoundController = master.round
        self._list: PickList | None = None
        self._asking: ChoiceButton | None = None
        self._chosen_for: tuple[ParticipantId | None, str] = (None, "")
        self.plain = True
        self._small = False
        self.what = ChoiceButton(theme, self, strong=True)
        self.at = label(self, theme, "aside", "text_2")
        self.target = ChoiceButton(theme, self)
        self.stages = SegmentRow(theme, [(stage, "") for stage in STAGES], self)
        self.margin = MarginBox(theme, self)
        self.how = CircumstancesRow(theme, self)
        self.test_button = PushButton(theme, self, height=28)
        self.pay_button = PushButton(theme, self, height=28)
        self.sync_button = PushButton(theme, self, height=28)
        self.answer_button = PushButton(theme, self, height=28)
        self.buttons = FlowRow(self)
        self.result = RoundResult(theme, self)
        self.sentence = label(self, theme, "small", "text_2", wraps=True)
        self._build()
        self._giro.changed.connect(self.refresh)
        self.what.clicked.connect(self._ask_what)
        self.target.clicked.connect(self._ask_target)
        self.stages.chosen.connect(self._on_stage)
        self.margin.changed.connect(self._giro.set_margin)
        self.test_button.clicked.connect(self.test)
        self.how.zero_declared.connect(self.declare_zero)
        self.how.later_wanted.connect(self._on_later)
        self.pay_button.clicked.connect(self.pay)
        self.sync_button.clicked.connect(self._on_sync)
        self.answer_button.clicked.connect(self.answer_requested)
        master.synchronised.tested.connect(self._on_tested)
        self.retranslate()

    def _build(self) -> None:
        self.test_button.set_look("roll")
        self.sync_button.set_look("sync")
        self.sync_button.reads_as = "ButtonMenu"
        self.answer_button.set_look("counter")
        buttons = [self.test_button, self.pay_button, self.sync_button, self.answer_button]
        for part in (self.what, self.target, *buttons):
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for button in buttons:
            button.flat = True
        self.buttons.set_items([*buttons])
        first, second = QHBoxLayout(), QHBoxLayout()
        first.setSpacing(4)
        first.addWidget(self.what, 3)
        first.addWidget(self.at)
        first.addWidget(self.target, 2)
        second.setSpacing(0)
        second.addWidget(self.stages, 1)
        second.addWidget(self.margin)
        fourth = QHBoxLayout()
        fourth.setContentsMargins(RING, 0, RING, 0)
        fourth.addWidget(self.sentence)
        column = QVBoxLayout(self)
        column.setContentsMargins(8 - RING, 6 - RING, 8 - RING, 6)
        column.setSpacing(0)
        column.addLayout(first)
        column.addLayout(second)
        column.addWidget(self.how)
        column.addWidget(self.result)
        column.addWidget(self.buttons)
        column.addLayout(fourth)

    def set_small(self, small: bool) -> None:
        """Where the page is low the result is smaller, the next step told alone, and only buttons of use are there."""
        if small != self._small:
            self._small = small
            self.result.set_small(small)
            self.refresh()

    # what is shown

    def refresh(self) -> None:
        """Show the action as it is now."""
        giro, round_ = self._giro, self._giro.round
        acting, action = round_.find(round_.acting), round_.action
        self.setVisible(bool(round_.participants))
        known = acting is not None and not giro.read_only
        self.what.setEnabled(known)
        self.what.show_choice(
            action.label or self.tr("Action") if action is not None else self.tr("What is attempted"),
            empty=action is None,
        )
        self.what.setAccessibleName(self.tr("Action: {name}").format(name=self.what.toolTip()))
        target = None if action is None else round_.find(action.target)
        self.target.setEnabled(known and (action is None or action.stage == "DECLARED"))
        self.target.show_choice(target.shown_name if target is not None else self.tr("nobody"), empty=target is None)
        self.target.setAccessibleName(self.tr("Aimed at: {name}").format(name=self.target.toolTip()))
        open_ = known and action is not None and action.stage != "RESOLVED"
        self.stages.setEnabled(known and action is not None)
        self.stages.set_value("DECLARED" if action is None else action.stage)
        self.margin.setEnabled(open_)
        self.margin.set_number(None if action is None else action.margin)
        use = self._use(acting)
        tests = open_ and use is not None and use.subject is not None
        self.test_button.setEnabled(tests and action is not None and action.margin is None)
        self.test_button.setToolTip(plain_tip(self._why_no_test(use)))
        self.result.show_action(round_, self._master.synchronised.action_result)
        self._show_how(acting, use, tests=tests)
        self._show_pay(acting, use, known=known)
        self._show_sync(acting, known=known)
        self.answer_button.setEnabled(action is not None and action.margin is not None and action.margin >= 0)
        self.sentence.setText(self._words(acting))
        for button in (self.test_button, self.sync_button, self.answer_button):
            button.setVisible(not self._small or button.isEnabled())
        self.buttons.arrange()

    def _show_how(self, acting: Participant | None, use: OwnUse | None, *, tests: bool) -> None:
        """Show the circumstances of a test that can be rolled; of another action they are others. What was declared
        keeps them: a difficulty may turn up.
        """
        tested = (None if acting is None else acting.id, "" if use is None else use.label)
        if tested != self._chosen_for:
            self._chosen_for = tested
            self.how.begin_anew()
        action = self._giro.round.action
        declared = (
            tests
            and acting is not None
            and action is not None
            and action.margin == 0
            and self._master.synchronised.has_declared(acting.id)
        )
        shown = tests and (declared or self.test_button.isEnabled())
        self.how.setVisible(shown)
        if tests and acting is not None and use is not None:
            self.how.show_test(acting.shown_name, self._giro.people.get(acting.id), use.subject, was_declared=declared)

    def _why_no_test(self, use: OwnUse | None) -> str:
        """What would let the test be rolled; empty where it can be, or what is attempted is no action of the sheet."""
        action = self._giro.round.action
        if action is None:
            return giro_words.open_words(instants=False, reactions=False, action=None)
        if action.margin is not None:
            return self.tr("Tested already. “Declared” takes the test back, so that it can be rolled again.")
        if use is not None and use.subject is None:
            return error_sentence(RulesError("no_score", name=use.label))
        return ""

    def _show_pay(self, acting: Participant | None, use: OwnUse | None, *, known: bool) -> None:
        pa = None if use is None else use.pa
        self.pay_button.setText(self.tr("Pay {n} Pa").format(n=pa) if pa else self.tr("Pay Pa"))
        paid = self._paid(acting, use)
        short = acting is not None and pa is not None and acting.pa_left < pa and paid is None
        if paid is not None:
            self.pay_button.setText(self.tr("Paid"))
        elif short:
            self.pay_button.setText(self.tr("{n} Pa: too few").format(n=pa))
        self.pay_button.setEnabled(known and acting is not None and bool(pa) and not short and paid is None)
        tip = "" if paid is None else giro_words.paid_words(paid)
        self.pay_button.setToolTip(
            plain_tip(giro_words.not_enough(pa or 0, acting.pa_left) if short and acting else tip)
        )
        self.pay_button.setAccessibleName(self.pay_button.text())

    def _paid(self, acting: Participant | None, use: OwnUse | None) -> Expense | None:
        """What whoever acts has paid for this action already."""
        if acting is None or use is None:
            return None
        found = (each for each in self._giro.round.paid if (each.who, each.label) == (acting.id, use.label))
        return next(found, None)

    def _show_sync(self, acting: Participant | None, *, known: bool) -> None:
        """Who is in the same group and may act with him is offered where the action is declared."""
        lines = self._giro.standing.lines
        ways = [way for line in lines for way in line.ways if way.way == "sync"]
        why = ""
        if not ways:
            why = self.tr("Nobody can: it takes somebody of the same group, with nobody else in between.")
        elif not any(way.now for way in ways):
            why = self.tr("Too late: only before the test.")
        self.sync_button.setEnabled(known and not why)
        tip = self.tr("Somebody of the same group acts together with {name}, out of turn, before the test")
        name = "" if acting is None else acting.shown_name
        self.sync_button.setToolTip(plain_tip(why or tip.format(name=name)))

    def _words(self, acting: Participant | None) -> str:
        if acting is None:
            return self.tr("It is nobody’s turn: choose who acts first.")
        giro = self._giro
        standing, action = giro.standing, giro.round.action
        said = [
            giro_words.open_words(instants=standing.instants_open, reactions=standing.reactions_open, action=action)
        ]
        if giro.instants:
            names = labels.listed(one.shown_name for one in giro.instants)
            said.append(self.tr("Instantaneous, in this order: {names}.").format(names=names))
        if following := giro_words.next_words(giro.round):
            said = [*([] if self._small else said), following]
        return " ".join(said)

    def _use(self, acting: Participant | None) -> OwnUse | None:
        """What of the sheet the action is, by its name."""
        action = self._giro.round.action
        if acting is None or action is None:
            return None
        uses = uses_of(self._giro.people.get(acting.id))
        return next((use for use in uses if use.label == action.label), None)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        buttons = (self.test_button, self.pay_button, self.sync_button, self.answer_button, self.result)
        self.how.set_theme(theme)
        for part in (self.what, self.at, self.target, self.stages, self.margin, self.sentence, *buttons):
            part.set_theme(theme)
        self.buttons.arrange()
        if self._list is not None:
            self._list.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Action under way"))
        self.at.setText(self.tr("at"))
        self.stages.set_words([(giro_words.stage_name(stage), giro_words.stage_name(stage)) for stage in STAGES])
        self.stages.setAccessibleName(self.tr("How far the action is"))
        self.margin.set_name(self.tr("Margin of the test"))
        self.test_button.setText(self.tr("Roll"))
        self.test_button.setAccessibleName(self.tr("Roll the test of the action"))
        self.sync_button.setText(self.tr("Synchronise…"))
        self.answer_button.setText(self.tr("Answers…"))
        self.answer_button.setToolTip(self.tr("Dodge, parry, counter-attack, alone or together"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # acts

    def test(self) -> None:
        """Roll the test of the action, as the sheet has it."""
        self._test(declared=False)

    def declare_zero(self) -> None:
        """Declare a Bonus of 0 instead of rolling."""
        self._test(declared=True)

    def _test(self, *, declared: bool) -> None:
        acting = self._giro.round.find(self._giro.round.acting)
        use, action = self._use(acting), self._giro.round.action
        together = self._master.synchronised
        if action is None or action.margin is not None:
            return
        if acting is not None and use is not None and use.subject is not None and together.take_action():
            if together.test(acting.id, use.subject, self.how.situation, declared=declared) is not None:
                self.how.begin_anew()
            self.refresh()
            self._focus_next()

    def _focus_next(self) -> None:
        """The test is made: on to what comes next, where the keyboard was on what is gone now."""
        if not self.test_button.isEnabled():
            answers = self.answer_button.isEnabled()
            following = self.answer_button if answers else self.stages.button("RESOLVED")
            following.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_tested(self, id_: object, result: XantisResult) -> None:
        if id_ == self._giro.round.acting:
            self.refresh()
            if self.isVisible():
                announce(self, words.announcement(result))

    def _on_sync(self) -> None:
        self.sync_requested.emit(self.sync_button)

    def _on_later(self, difficulty: int) -> None:
        acting = self._giro.round.acting
        if acting is not None:
            self.how.begin_anew()
            self._master.synchronised.set_later_difficulty(acting, difficulty)
            self.refresh()

    def pay(self) -> None:
        """Spend the Pa of the action."""
        acting = self._giro.round.find(self._giro.round.acting)
        use = self._use(acting)
        if acting is not None and use is not None and use.pa:
            self._giro.spend(acting.id, use.pa, "basic", use.label)

    def _on_stage(self, stage: object) -> None:
        action = self._giro.round.action
        if stage == "TESTED" and action is not None and action.margin is None:
            self.margin.edit.setFocus(Qt.FocusReason.OtherFocusReason)
            self.margin.edit.selectAll()
        elif stage == "TESTED" and action is not None and action.margin is not None:
            self._giro.set_margin(action.margin)
        elif stage == "RESOLVED":
            self._giro.resolve()
        elif stage == "DECLARED" and action is not None:
            self._giro.declare(action.label, action.target)
        self.refresh()

    def _ask_what(self) -> None:
        acting = self._giro.round.find(self._giro.round.acting)
        if acting is None:
            return
        action = self._giro.round.action
        known = "" if action is None else action.label
        picks = [
            Pick(use.label, use.label, figure="" if use.pa is None else f"{use.pa} Pa", chosen=use.label == known)
            for use in uses_of(self._giro.people.get(acting.id))
        ]
        if not picks:
            self.free_requested.emit()
            return
        picks.append(Pick((_FREE,), self.tr("Something else…"), icon_name="edit_mode"))
        self._open(self.what, self.tr("What is attempted"), picks)

    def _ask_target(self) -> None:
        round_ = self._giro.round
        target = None if round_.action is None else round_.action.target
        picks = [Pick((_NOBODY,), self.tr("nobody"), chosen=target is None)]
        picks += [
            Pick(one.id, one.shown_name, chosen=one.id == target)
            for one in round_.participants
            if one.id != round_.acting
        ]
        self._open(self.target, self.tr("At whom"), picks)

    def _open(self, button: ChoiceButton, title: str, picks: list[Pick]) -> None:
        if self._list is not None:
            self._list.deleteLater()
        self._list = PickList(self.theme, self)
        self._list.picked.connect(self._on_picked)
        self._asking = button
        self._list.open_for(title, picks, button)

    def _on_picked(self, value: object) -> None:
        action = self._giro.round.action
        if value == (_FREE,):
            self.free_requested.emit()
        elif self._asking is self.what:
            self._giro.declare(str(value), None if action is None else action.target)
        else:
            target = None if value == (_NOBODY,) else ParticipantId(str(value))
            self._giro.declare("" if action is None else action.label, target)
        if self._asking is not None:
            self._asking.setFocus(Qt.FocusReason.PopupFocusReason)
