"""Links in the order of turns: who may act together, and who may counter-attack whom.

Source: customer's second source, «Le azioni contemporanee e le adiacenze». The rule is inferred: of those tried it is
the only one that gives every pair the source lists and none that it excludes. Walking down the order from each one,
comrades are sync links until the first stranger, who is a counter link and ends the walk.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.xantis.costs import COST_KINDS
from brp_desktop.rules.xantis.numbers import refuse_duplicates
from brp_desktop.rules.xantis.options import DEFAULTS, XantisOptions

LinkKind = Literal["sync", "counter"]
"""*Sincronizzare*: to act together. *Contrattaccarsi*: to counter-attack each other, or act in the same instant."""

Pair = frozenset[str]
"""Two names; a link has no direction."""


@dataclass(frozen=True, slots=True)
class Links:
    """All links of an order of turns, each a ``frozenset`` of two names; no pair has both kinds.

    ``explanation``: for each link, in the order of its places, a step ``sync`` or ``counter`` with the two places
    (from 1) as operands and the number of people between as result.
    """

    order: tuple[str, ...]
    sync: frozenset[Pair]
    counter: frozenset[Pair]

    def between(self, one: str, other: str) -> LinkKind | None:
        """The link of two people; ``RulesError("unknown_name")`` for one who is not in the order.

        >>> links([("Ramajad", "R"), ("Gesemyn", "G"), ("Ishadur", "G")]).between("Ishadur", "Gesemyn")
        'sync'
        """
        for name in (one, other):
            if name not in self.order:
                raise RulesError("unknown_name", name=name)
        pair = frozenset((one, other))
        return "sync" if pair in self.sync else "counter" if pair in self.counter else None

    def linked(self, name: str, kind: LinkKind) -> tuple[str, ...]:
        """Everyone with that link to one person, in the order of turns.

        >>> links([("Ramajad", "R"), ("Gesemyn", "G"), ("Ishadur", "G")]).linked("Gesemyn", "counter")
        ('Ramajad',)
        """
        return tuple(other for other in self.order if self.between(name, other) == kind)

    def pairs(self, kind: LinkKind) -> tuple[tuple[str, str], ...]:
        """The links of one kind as pairs, the earlier of the two first, sorted by place in the order."""
        chosen = self.sync if kind == "sync" else self.counter
        place = {name: number for number, name in enumerate(self.order)}
        found = (sorted(pair, key=place.__getitem__) for pair in chosen)
        return tuple(sorted(((a, b) for a, b in found), key=lambda pair: (place[pair[0]], place[pair[1]])))

    @property
    def explanation(self) -> Explanation:
        """Every link with its places and how many stand between."""
        place = {name: number for number, name in enumerate(self.order, 1)}
        kinds: tuple[LinkKind, LinkKind] = ("sync", "counter")
        steps = [
            Step(kind, (place[a], place[b]), place[b] - place[a] - 1) for kind in kinds for a, b in self.pairs(kind)
        ]
        return tuple(sorted(steps, key=lambda step: step.operands))


def links(order: Iterable[tuple[str, str | None]], options: XantisOptions = DEFAULTS) -> Links:
    """The links of an order of (name, group), first to act first.

    A group that is None or empty is nobody's ally, not even another such; any other group is simply the other side.
    ``counter_adjacency``: ``"source"`` as above; ``"neighbours"``: counter links only next to each other;
    ``"symmetric"``: all between belong to the group of the earlier, or all to that of the later. Sync links are
    always the same. A name twice: ``RulesError("duplicate_name")``.

    >>> five = [("Ishadur", "1"), ("Shulir", "2"), ("Gesemyn", "1"), ("Bonha", "1"), ("Ahti", "2")]
    >>> links(five).pairs("sync")
    (('Gesemyn', 'Bonha'),)
    >>> links(five).pairs("counter")
    (('Ishadur', 'Shulir'), ('Shulir', 'Gesemyn'), ('Gesemyn', 'Ahti'), ('Bonha', 'Ahti'))
    """
    people = tuple(order)
    names = tuple(name for name, _ in people)
    refuse_duplicates(names)
    sync: set[Pair] = set()
    counter: set[Pair] = set()
    for place, (name, group) in enumerate(people):
        for other, other_group in people[place + 1 :]:
            if not group or other_group != group:
                counter.add(frozenset((name, other)))
                break
            sync.add(frozenset((name, other)))
    if options.counter_adjacency == "neighbours":
        neighbours = {frozenset(pair) for pair in pairwise(names)}
        counter &= neighbours
    elif options.counter_adjacency == "symmetric":
        counter |= _seen_from_below(people)
    return Links(names, frozenset(sync), frozenset(counter))


def missing_link(
    kind: str, links: Links, actor: str, acting: str, target: str | None = None
) -> tuple[LinkKind, str, str] | None:
    """The link that an action lacks, as (kind of link, one, other), or None if nothing stands in its way.

    ``kind`` is one of the kinds of ``action_cost``; ``acting`` is the one whose turn it is, ``target`` the one he
    attacks where it is not the actor. A counter-attack and an action in the same instant need a counter link to the
    one acting; an interposition and a joined parry a sync link to the target; a joined counter-attack both, the
    counter link being the target's. An own or instantaneous action and one's own defence need none. The Narrator may
    allow it all the same. Errors: ``unknown_kind``; ``unknown_name`` for a name not in the order, or no target where
    one is needed.

    >>> order = links([("Ramajad", "R"), ("Gesemyn", "G"), ("Ishadur", "G"), ("Borgat", "R")])
    >>> missing_link("interposition", order, "Ishadur", "Ramajad", "Gesemyn")
    >>> missing_link("contemporaneous", order, "Ishadur", "Ramajad")
    ('counter', 'Ishadur', 'Ramajad')
    """
    if kind not in COST_KINDS:
        raise RulesError("unknown_kind", kind=kind)
    needed: list[tuple[LinkKind, str, str]] = []
    if kind in ("counter", "contemporaneous"):
        needed.append(("counter", actor, acting))
    elif kind in ("interposition", "join_parry", "join_counter"):
        if target is None:
            raise RulesError("unknown_name", name=target)
        needed.append(("sync", actor, target))
        if kind == "join_counter":
            needed.append(("counter", target, acting))
    for name in (actor, acting):
        if name not in links.order:
            raise RulesError("unknown_name", name=name)
    return next((link for link in needed if links.between(link[1], link[2]) != link[0]), None)


def _seen_from_below(people: tuple[tuple[str, str | None], ...]) -> set[Pair]:
    """The counter links found walking up the order instead of down."""
    found: set[Pair] = set()
    for place, (name, group) in enumerate(people):
        for other, other_group in reversed(people[:place]):
            if not group or other_group != group:
                found.add(frozenset((name, other)))
                break
    return found
