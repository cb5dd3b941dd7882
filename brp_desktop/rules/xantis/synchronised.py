"""Answers to a blow: defending oneself or another, parrying or counter-attacking together, and one of each.

Source: customer's second source, Ishadur's intervention and the examples of the synchronised parry and counter-attack.
All of it starts from an attack that succeeded; every answer is tested with nothing subtracted and the Bonuses are
compared afterwards. A Malus counts 0 in a sum, but a Malus alone never succeeds.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.xantis.numbers import integer, positive_part
from brp_desktop.rules.xantis.options import DEFAULTS, XantisOptions

Role = Literal["attacker", "target", "helper"]
"""Who strikes, who was struck at in the first place, who joins in for him."""

_DEFENDERS: tuple[Literal["target"], Literal["helper"]] = ("target", "helper")


@dataclass(frozen=True, slots=True)
class DefenceOutcome:
    """One dodge or parry against one blow. ``difference`` is never negative; ``hit`` lists who is struck."""

    attack: int
    defence: int
    stopped: bool
    difference: int
    hit: tuple[Role, ...]

    @property
    def explanation(self) -> Explanation:
        """``attack``, ``defence``, then ``stopped`` or ``struck`` with the two Bonuses and their difference."""
        bonus = positive_part(self.defence)
        return (
            Step("attack", (self.attack,), self.attack),
            Step("defence", (self.defence,), bonus),
            Step("stopped" if self.stopped else "struck", (self.attack, bonus), self.difference),
        )


@dataclass(frozen=True, slots=True)
class SynchronisedParry:
    """A parry by several. If it ``holds`` the parriers may damage the attacker's weapon.

    The damage is then ``difference`` plus the Danni of the target alone (``weapon_danni_of``).
    """

    attack: int
    margins: tuple[int, ...]
    total: int
    holds: bool
    difference: int
    hit: tuple[Role, ...]
    weapon_danni_of: Literal["target", "none"]

    @property
    def explanation(self) -> Explanation:
        """``attack``, a ``parry`` for each margin, the ``total``, then ``holds`` or ``struck``."""
        outcome = "holds" if self.holds else "struck"
        return _explained("parry", self.attack, self.margins, self.total, outcome, self.difference)


@dataclass(frozen=True, slots=True)
class SynchronisedCounter:
    """A counter-attack by one or several; with ``result`` ``"both"`` the blow lands too.

    The damage of a counter-attack that lands is ``difference`` plus the Danni of every participant (``danni_of``).
    """

    attack: int
    margins: tuple[int, ...]
    total: int
    result: Literal["counter", "both", "attack"]
    difference: int
    hit: tuple[Role, ...]
    danni_of: Literal["participants", "none"]

    @property
    def explanation(self) -> Explanation:
        """``attack``, a ``counter`` for each margin, the ``total``, then ``lands``, ``both_land`` or ``struck``."""
        outcome = {"counter": "lands", "both": "both_land", "attack": "struck"}[self.result]
        return _explained("counter", self.attack, self.margins, self.total, outcome, self.difference)


@dataclass(frozen=True, slots=True)
class MixedOutcome:
    """The target counter-attacks while one helper defends him.

    ``left`` is what the helper had to stop, None if the counter-attack left nothing; ``difference`` is None where the
    blow is stopped.
    """

    attack: int
    counter: int
    help: int
    result: Literal["counter", "stopped", "helper_hit"]
    left: int | None
    difference: int | None
    hit: tuple[Role, ...]

    @property
    def explanation(self) -> Explanation:
        """``attack``, ``counter``; then ``lands``, or ``left``, ``help`` and ``stopped`` or ``struck``."""
        counter = positive_part(self.counter)
        steps = (Step("attack", (self.attack,), self.attack), Step("counter", (self.counter,), counter))
        if self.left is None:
            return (*steps, Step("lands", (counter, self.attack), counter - self.attack))
        helped = positive_part(self.help)
        return (
            *steps,
            Step("left", (self.attack, counter), self.left),
            Step("help", (self.help,), helped),
            Step("stopped" if self.difference is None else "struck", (self.left, helped), abs(self.left - helped)),
        )


def defence(attack: int, defence: int, by: str = "target", options: XantisOptions = DEFAULTS) -> DefenceOutcome:
    """A dodge or parry, by the ``"target"`` or by a ``"helper"`` who stepped in front.

    It holds if it succeeded and is not below the attack; equal Bonuses hold. Otherwise whoever defended is struck, by
    what his Bonus leaves of the attack (with ``interposer_takes_hit`` off the target even behind a helper).
    Errors: ``attack_failed`` for an attack below 0, ``unknown_kind`` for another defender.

    >>> defence(2, 2).stopped, defence(2, 1, "helper").hit, defence(4, -3).difference
    (True, ('helper',), 4)
    """
    blow, margin = _checked_attack(attack), integer(defence, "defence")
    if by not in _DEFENDERS:
        raise RulesError("unknown_kind", by=by)
    stopped = margin >= blow  # which is 0 or more: a Malus never holds
    difference = abs(blow - positive_part(margin))
    if stopped:
        return DefenceOutcome(blow, margin, stopped, difference, ())
    struck: Role = "helper" if by == "helper" and options.interposer_takes_hit else "target"
    return DefenceOutcome(blow, margin, stopped, difference, (struck,))


def synchronised_parry(attack: int, margins: Iterable[int], options: XantisOptions = DEFAULTS) -> SynchronisedParry:
    """A parry by the target and any number of helpers (*parata sincronizzata*).

    It holds if at least one succeeded and the total of the Bonuses is not below the attack; otherwise the target is
    struck. ``sync_total="best"``: only the highest Bonus counts. Errors: ``attack_failed``, ``no_participants``.

    >>> outcome = synchronised_parry(5, [4, 3])
    >>> outcome.total, outcome.holds, outcome.difference, outcome.weapon_danni_of
    (7, True, 2, 'target')
    """
    blow = _checked_attack(attack)
    parries, total, succeeded = _together(margins, options)
    holds = succeeded and total >= blow
    difference = abs(total - blow)
    if holds:
        return SynchronisedParry(blow, parries, total, holds, difference, (), "target")
    return SynchronisedParry(blow, parries, total, holds, difference, ("target",), "none")


def synchronised_counter(attack: int, margins: Iterable[int], options: XantisOptions = DEFAULTS) -> SynchronisedCounter:
    """A counter-attack by the target and any number of helpers; one margin is the plain counter-attack.

    If at least one succeeded, a total above the attack lands and the attack does not; an equal one lands beside it.
    Otherwise the target is struck. ``sync_total="best"``: only the highest Bonus counts. Errors: ``attack_failed``,
    ``no_participants``.

    >>> outcome = synchronised_counter(4, [2, 5])
    >>> outcome.total, outcome.result, outcome.difference, outcome.danni_of
    (7, 'counter', 3, 'participants')
    """
    blow = _checked_attack(attack)
    counters, total, succeeded = _together(margins, options)
    difference = abs(total - blow)
    if succeeded and total > blow:
        return SynchronisedCounter(blow, counters, total, "counter", difference, ("attacker",), "participants")
    if succeeded and total == blow:
        return SynchronisedCounter(blow, counters, total, "both", 0, ("attacker", "target"), "participants")
    return SynchronisedCounter(blow, counters, total, "attack", difference, ("target",), "none")


def mixed(
    attack: int,
    counter: int,
    help: int,
    options: XantisOptions = DEFAULTS,  # noqa: ARG001 - no option touches this case
) -> MixedOutcome:
    """The target counter-attacks and one helper defends him; anything larger is settled by hand.

    A counter-attack above the attack lands and leaves no blow to stop. Otherwise the helper must succeed and stop what
    it left; if he does not, he is struck. A counter-attack equal to the attack lands too, and the helper must still
    succeed. ``attack_failed`` for an attack below 0.

    >>> mixed(6, 2, 1).hit, mixed(6, 2, 4).result, mixed(5, 5, 0).hit, mixed(5, 6, -1).difference
    (('helper',), 'stopped', ('attacker',), 1)
    """
    blow = _checked_attack(attack)
    countered, helped = integer(counter, "counter"), integer(help, "help")
    if countered > blow:
        return MixedOutcome(blow, countered, helped, "counter", None, countered - blow, ("attacker",))
    landed: tuple[Role, ...] = ("attacker",) if countered == blow else ()
    left = blow - positive_part(countered)
    if helped >= left:  # which is 0 or more: a Malus never stops it
        return MixedOutcome(blow, countered, helped, "stopped", left, None, landed)
    difference = left - positive_part(helped)
    return MixedOutcome(blow, countered, helped, "helper_hit", left, difference, (*landed, "helper"))


def _checked_attack(attack: int) -> int:
    blow = integer(attack, "attack")
    if blow < 0:
        raise RulesError("attack_failed", attack=blow)
    return blow


def _together(margins: Iterable[int], options: XantisOptions) -> tuple[tuple[int, ...], int, bool]:
    """The margins, the total of their Bonuses, and whether anybody succeeded."""
    given = tuple(integer(margin, "margins") for margin in margins)
    if not given:
        raise RulesError("no_participants")
    bonuses = [positive_part(margin) for margin in given]
    total = max(bonuses) if options.sync_total == "best" else sum(bonuses)
    return given, total, max(given) >= 0


def _explained(
    id_: str, attack: int, margins: tuple[int, ...], total: int, outcome: str, difference: int
) -> Explanation:
    return (
        Step("attack", (attack,), attack),
        *(Step(id_, (margin,), positive_part(margin)) for margin in margins),
        Step("total", tuple(positive_part(margin) for margin in margins), total),
        Step(outcome, (attack, total), difference),
    )
