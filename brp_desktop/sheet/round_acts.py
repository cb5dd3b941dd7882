"""The edits of what happens in a Giro: whose turn it is, what is done, what it costs, and how the Giro ends."""

from collections.abc import Hashable
from dataclasses import dataclass

from msgspec.structs import replace

from brp_desktop.rules.xantis import COST_KINDS, DEFAULTS, end_of_giro, may_declare, spend
from brp_desktop.sheet.edits_base import check_number, check_text
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.round import (
    EXPENSES,
    INITIATIVE_RESULT,
    PAST_ROUNDS,
    Expense,
    ParticipantId,
    PastRound,
    Round,
    RoundAction,
)
from brp_desktop.sheet.round_edits import find_participant, in_round, with_participant
from brp_desktop.sheet.table import GameTable
from brp_desktop.sheet.xantis_limits import NAME_LENGTH, PA


@dataclass(frozen=True, slots=True)
class ChooseActing:
    """Whose turn it is; None: nobody's. What was being done is over where it is another's."""

    participant: ParticipantId | None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the turn."""
        round_ = table.round
        if self.participant is not None:
            find_participant(round_, self.participant)
        if self.participant == round_.acting:
            return table
        return in_round(table, replace(round_, acting=self.participant, action=None, on_action=0))


@dataclass(frozen=True, slots=True)
class NextTurn:
    """The turn goes to the next in the order, the first where nobody's it is. After the last: ``last_turn``."""

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the turn."""
        following = next_to_act(table.round)
        if following is None:
            raise EditError("last_turn")
        return in_round(table, replace(table.round, acting=following, action=None, on_action=0))


@dataclass(frozen=True, slots=True)
class DeclareAction:
    """What the one who acts attempts, at whom (None: nobody); in place of an action under way.

    What was paid before the test was made, or on the same action whose test is taken back, is paid on this one.
    ``nobody_acts`` where it is nobody's turn.
    """

    label: str = ""
    target: ParticipantId | None = None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the action declared."""
        round_ = table.round
        if round_.acting is None:
            raise EditError("nobody_acts")
        if self.target is not None and find_participant(round_, self.target).id == round_.acting:
            raise EditError("unknown_value", field="target", value=self.target)
        label = check_text("label", " ".join(self.label.split()), NAME_LENGTH)
        before, action = round_.action, RoundAction(label=label, target=self.target)
        again = before is not None and (before.label, before.target) == (label, self.target)
        goes_on = before is None or before.stage == "DECLARED" or (before.stage == "TESTED" and again)
        return in_round(table, replace(round_, action=action, on_action=round_.on_action if goes_on else 0))


@dataclass(frozen=True, slots=True)
class SetActionMargin:
    """The margin of the action's test is known; it may be corrected until everything is over (``too_late``)."""

    margin: int

    @property
    def merge_key(self) -> Hashable:
        """Correcting it is one step."""
        return "round_margin"

    def apply(self, table: GameTable) -> GameTable:
        """The table with the margin."""
        action = _under_way(table.round)
        margin = check_number("margin", self.margin, INITIATIVE_RESULT)
        return in_round(table, replace(table.round, action=replace(action, stage="TESTED", margin=margin)))


@dataclass(frozen=True, slots=True)
class ResolveAction:
    """The effects are applied: nothing can be declared on the action any more."""

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the action over."""
        action = _under_way(table.round)
        return in_round(table, replace(table.round, action=replace(action, stage="RESOLVED")))


@dataclass(frozen=True, slots=True)
class DeclareInstant:
    """An instantaneous action declared on the one under way; it takes effect whatever comes of that.

    ``too_late`` once the table's rules allow it no more (xantis.md 8.3).
    """

    participant: ParticipantId

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the declaration."""
        round_ = table.round
        who, action = find_participant(round_, self.participant), _under_way(round_)
        if not may_declare("instant", action.stage, table.xantis_options or DEFAULTS):
            raise EditError("too_late")
        if who.id in action.instants:
            return table
        return in_round(table, replace(round_, action=replace(action, instants=(*action.instants, who.id))))


@dataclass(frozen=True, slots=True)
class Spend:
    """Pa spent on an action of a kind of xantis.md 7.2; ``RulesError("not_enough_pa")`` where they are not there."""

    participant: ParticipantId
    cost: int
    kind: str = "basic"
    label: str = ""

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the Pa spent."""
        who = find_participant(table.round, self.participant)
        if self.kind not in COST_KINDS:
            raise EditError("unknown_value", field="kind", value=self.kind)
        label = check_text("label", " ".join(self.label.split()), NAME_LENGTH)
        table = with_participant(table, replace(who, pa_left=spend(who.pa_left, self.cost)))
        round_ = table.round
        spent = (*round_.expenses, Expense(who=who.id, kind=self.kind, cost=self.cost, label=label))[-EXPENSES:]
        over = round_.acting is None or (round_.action is not None and round_.action.stage == "RESOLVED")
        on_action = 0 if over else min(round_.on_action + 1, EXPENSES)
        return in_round(table, replace(round_, expenses=spent, on_action=on_action))


@dataclass(frozen=True, slots=True)
class CorrectPa:
    """The Pa left, set by hand; they may stand above Pa Max until the Giro ends."""

    participant: ParticipantId
    left: int

    @property
    def merge_key(self) -> Hashable:
        """Stepping is one step."""
        return "round_pa", self.participant

    def apply(self, table: GameTable) -> GameTable:
        """The table with the Pa."""
        who = find_participant(table.round, self.participant)
        return with_participant(table, replace(who, pa_left=check_number("pa_left", self.left, PA)))


@dataclass(frozen=True, slots=True)
class EndGiro:
    """The Giro is over and kept; all Pa come back and it is nobody's turn.

    With ``again`` Iniziativa is to be tested anew: the results are gone; otherwise the order stays (xantis.md 7.3).
    """

    again: bool = False

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the next Giro."""
        round_ = table.round
        over = PastRound(
            id=f"giro.{round_.number}",
            number=round_.number,
            participants=round_.participants,
            groups=round_.groups,
            expenses=round_.expenses,
        )
        restored = [replace(one, pa_left=end_of_giro(one.pa_left, one.pa_max)) for one in round_.participants]
        if self.again:
            restored = [replace(one, result=None, by_hand=False, placed=False) for one in restored]
        return in_round(
            table,
            replace(
                round_,
                number=round_.number + 1,
                participants=tuple(restored),
                acting=None,
                action=None,
                expenses=(),
                on_action=0,
                past=(*round_.past, over)[-PAST_ROUNDS:],
            ),
        )


@dataclass(frozen=True, slots=True)
class ClearRound:
    """Nobody takes part any more and no Giro was ever played; the groups stay."""

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table before its first Giro."""
        return in_round(table, Round(groups=table.round.groups))


def next_to_act(round_: Round) -> ParticipantId | None:
    """Who is next in the order, the first where it is nobody's turn; None after the last: there is no way round."""
    order = [one.id for one in round_.participants]
    place = order.index(round_.acting) + 1 if round_.acting in order else 0
    return order[place] if place < len(order) else None


def _under_way(round_: Round) -> RoundAction:
    if round_.action is None:
        raise EditError("no_action")
    if round_.action.stage == "RESOLVED":
        raise EditError("too_late")
    return round_.action
