"""What everybody may do now, while somebody acts: links, prices term by term, and why nothing can be done."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from brp_desktop.rules import Explanation
from brp_desktop.rules.xantis import DEFAULTS, ActionPrice, LinkKind, Links, XantisOptions, action_price, may_declare
from brp_desktop.rules.xantis import links as links_of
from brp_desktop.sheet.round import Expense, Participant, ParticipantId, Round, RoundAction

Way: TypeAlias = Literal[
    "sync", "counter", "contemporaneous", "interposition", "join_parry", "join_counter", "self_defence"
]
"""``sync``: to act together with the comrade who acts; the others are the kinds of xantis.md 7.2."""

Needs: TypeAlias = Literal["attack", "defence"]
"""Which of one's own actions is paid besides."""

_NEEDS: Mapping[Way, Needs] = {
    "sync": "attack",
    "counter": "attack",
    "contemporaneous": "attack",
    "interposition": "defence",
    "join_parry": "defence",
    "join_counter": "attack",
    "self_defence": "defence",
}

Obstacle: TypeAlias = Literal["acting", "untested", "between", "nobody"]
"""Why somebody may do nothing now: it is his own turn, his Iniziativa or that of the one who acts was not tested,
others stand between, or nobody acts.
"""


@dataclass(frozen=True, slots=True)
class Bases:
    """Pa of the attack and of the defence that would be used; None: not chosen yet, so that they come on top."""

    attack: int | None = None
    defence: int | None = None

    def of(self, way: Way) -> int | None:
        """The Pa of the action itself."""
        return self.attack if _NEEDS[way] == "attack" else self.defence


NO_BASES = Bases()


@dataclass(frozen=True, slots=True)
class Possibility:
    """One thing somebody may do now.

    ``helped`` are those for one of whom it may be done; empty where it is done for oneself. ``is_open``: the Pa of the
    attack or defence itself (``needs``) are not known and come on top of ``price``. ``now`` is off where the action
    under way is not yet, or no more, at the stage for it (xantis.md 8.3). ``paid`` is what was spent on it already.
    """

    way: Way
    price: ActionPrice
    helped: tuple[ParticipantId, ...] = ()
    is_open: bool = False
    now: bool = True
    paid: Expense | None = None

    @property
    def may_be_chosen(self) -> bool:
        """Whether it can be paid for now: the Pa are there and it is not paid yet."""
        return self.now and self.paid is None and self.price.payable is not False

    @property
    def needs(self) -> Needs:
        """Which of one's own actions it takes."""
        return _NEEDS[self.way]

    @property
    def surcharge(self) -> int:
        """The Pa that come before reach and action: 0, 3 or 6."""
        return sum(step.operands[0] for step in self.explanation if step.operands and step.id not in _NO_SURCHARGE)

    @property
    def explanation(self) -> Explanation:
        """The price term by term; without the action itself where it is not known."""
        return tuple(step for step in self.price.explanation if not (self.is_open and step.id == "action"))


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands to the one who acts.

    ``link`` is the one to him. ``ways`` are what may be done, the most direct first; empty with an ``obstacle``. With
    ``between`` the obstacle names those in the way, in the order of turns.
    """

    participant: Participant
    link: LinkKind | None
    ways: tuple[Possibility, ...]
    obstacle: Obstacle | None = None
    between: tuple[Participant, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundStanding:
    """Everybody's standing in the order of turns; ``links`` are all links of the Giro, by participant id.

    ``instants_open`` and ``reactions_open``: whether instantaneous actions, and paid reactions, may be declared now.
    The first cost nothing and need no link.
    """

    acting: Participant | None
    lines: tuple[Standing, ...]
    links: Links
    instants_open: bool
    reactions_open: bool

    def of(self, id_: ParticipantId) -> Standing | None:
        """One participant's standing."""
        return next((line for line in self.lines if line.participant.id == id_), None)

    def pairs(self, kind: LinkKind) -> tuple[tuple[ParticipantId, ParticipantId], ...]:
        """The links of a kind to paint, the earlier first."""
        return tuple((ParticipantId(a), ParticipantId(b)) for a, b in self.links.pairs(kind))


def standing(
    round_: Round,
    options: XantisOptions = DEFAULTS,
    *,
    acting: ParticipantId | None = None,
    bases: Mapping[ParticipantId, Bases] | None = None,
) -> RoundStanding:
    """What everybody may do now (customer's second source, «Le azioni contemporanee e le adiacenze»).

    ``acting`` stands instead of whose turn it is. While his action has a target, only the target answers it and those
    synchronised with the target help; as long as it has none, everybody who is no comrade of his might be the target.
    Prices are measured to the one acting; ``bases`` are the Pa of the actions chosen.
    """
    tested = tuple((one.id, one.group) for one in round_.participants if one.result is not None)
    found, comrades = _links(tested, options)
    who = round_.find(round_.acting if acting is None else acting)
    action = round_.action if who is not None and who.id == round_.acting else None
    view = _View(round_, found, comrades, who, action, options)
    chosen = bases or {}
    return RoundStanding(
        acting=who,
        lines=tuple(view.line(one, chosen.get(one.id, NO_BASES)) for one in round_.participants),
        links=found,
        instants_open=action is None or may_declare("instant", action.stage, options),
        reactions_open=view.reacts,
    )


def in_the_way(
    round_: Round, one: ParticipantId, other: ParticipantId, options: XantisOptions = DEFAULTS
) -> tuple[Participant, ...]:
    """Those between two in the order because of whom there is no link; empty where nobody is.

    They are those who are not of the group of the earlier of the two. Where counter links hold between neighbours
    only, everybody between two of different groups is in the way.
    """
    order = [each for each in round_.participants if each.result is not None]
    places = [place for place, each in enumerate(order) if each.id in (one, other)]
    if len(places) < 2:
        return ()
    first, last = order[places[0]], order[places[1]]
    between = order[places[0] + 1 : places[1]]
    allied = first.group is not None and first.group == last.group
    if options.counter_adjacency == "neighbours" and not allied:
        return tuple(between)
    return tuple(each for each in between if first.group is None or each.group != first.group)


_NO_SURCHARGE = ("reach", "action", "instant")


class _View:
    """One look at a Giro: who acts, what he does, and how each of the others stands to it."""

    def __init__(
        self,
        round_: Round,
        links: Links,
        comrades: Mapping[str, tuple[str, ...]],
        who: Participant | None,
        action: RoundAction | None,
        options: XantisOptions,
    ) -> None:
        self.round = round_
        self.links = links
        self.comrades = comrades
        self.who = who
        self.target = None if action is None else action.target
        self.options = options
        self.before = action is None or action.stage == "DECLARED"
        self.reacts = action is None or may_declare("reaction", action.stage, options, attack_margin=action.margin)

    def line(self, one: Participant, bases: Bases) -> Standing:
        who = self.who
        if who is None:
            return Standing(one, None, (), "nobody")
        if one.id == who.id:
            return Standing(one, None, (), "acting")
        if one.result is None or who.result is None:
            return Standing(one, None, (), "untested")
        link = self.links.between(one.id, who.id)
        ways: list[tuple[Way, tuple[ParticipantId, ...], bool]] = []
        if link == "sync":
            ways.append(("sync", (), self.before))
        if link == "counter":
            if self.target in (None, one.id):
                ways.append(("counter", (), self.reacts))
            ways.append(("contemporaneous", (), self.before))
        if self.target == one.id:
            ways.append(("self_defence", (), self.reacts))
        if helped := self._helped(one, who):
            ways += [("interposition", helped, self.reacts), ("join_parry", helped, self.reacts)]
            counter = self.links.counter
            if countering := tuple(each for each in helped if frozenset((each, who.id)) in counter):
                ways.append(("join_counter", countering, self.reacts))
        if not ways:
            return Standing(one, link, (), "between", in_the_way(self.round, one.id, who.id, self.options))
        return Standing(one, link, tuple(self._possible(*each, one, who, bases) for each in ways))

    def _helped(self, one: Participant, who: Participant) -> tuple[ParticipantId, ...]:
        """Whom somebody may help: the target he is synchronised with, or whoever of his comrades might be one."""
        comrades = self.comrades.get(one.id, ())
        if self.target is not None:
            return (self.target,) if self.target in comrades else ()
        if one.group == who.group:
            return ()
        return tuple(ParticipantId(each) for each in comrades)

    def _possible(
        self,
        way: Way,
        helped: tuple[ParticipantId, ...],
        now: bool,
        one: Participant,
        who: Participant,
        bases: Bases,
    ) -> Possibility:
        base = bases.of(way)
        kind = "join_parry" if way == "sync" else way
        price = action_price(
            kind, one.result or 0, who.result or 0, base or 0, pa_left=one.pa_left, options=self.options
        )
        paid = next((each for each in self.round.paid if (each.who, each.kind) == (one.id, kind)), None)
        is_open = base is None and price.explanation[-2].id == "action"
        return Possibility(way, price, helped, is_open, now, paid)


@lru_cache(maxsize=64)
def _links(
    order: tuple[tuple[str, str | None], ...], options: XantisOptions
) -> tuple[Links, Mapping[str, tuple[str, ...]]]:
    """The links, and those synchronised with each one in the order of turns."""
    found = links_of(order, options)
    comrades: dict[str, list[str]] = {}
    for one, other in found.sync:
        comrades.setdefault(one, []).append(other)
        comrades.setdefault(other, []).append(one)
    place = {id_: number for number, id_ in enumerate(found.order)}
    return found, {id_: tuple(sorted(others, key=place.__getitem__)) for id_, others in comrades.items()}
