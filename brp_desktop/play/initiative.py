"""Who acts when: powers by INT, then the order of a round by DEX (SRD; UGE ch. 6 for powers and 1D10 + DEX)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from brp_desktop.play.hindered import hindrances_of
from brp_desktop.play.people import Person, value_of
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.brp.rounds import Action, action_rank, initiative, order_of_actions
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.hindrances import in_force
from brp_desktop.sheet.table import Reach


@dataclass(frozen=True, slots=True)
class Fighter:
    """One who acts in the round. ``key`` is the caller's (an entry's id); ``dex`` and ``int_`` None: not known.

    ``reach`` and ``skill`` are those of the attack; ``rolled`` is the die of 1D10 + DEX, where the rules throw one.
    ``metres`` moved and weapons drawn delay the action; ``actions`` are one or two of them. ``power``: uses one instead
    of acting, where the rules have powers before actions. ``idle``: loses this round.
    """

    key: str
    dex: int | None
    reach: Reach | None = None
    skill: int = 0
    rolled: int | None = None
    metres: int = 0
    draws: int = 0
    actions: int = 1
    power: bool = False
    int_: int | None = None
    idle: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """One place in the order: on which rank somebody acts, of powers the INT; ``number`` 2 is a second action."""

    fighter: Fighter
    rank: int
    number: int = 1


@dataclass(frozen=True, slots=True)
class RoundOrder:
    """The order of a round. Those who act together share a group; ``powers`` come before all actions. ``waiting`` do
    not act (rank 0 or below, moving too far, or losing the round); of ``unknown`` the DEX is not known, of those with a
    power the INT.
    """

    groups: tuple[tuple[Turn, ...], ...]
    waiting: tuple[Fighter, ...]
    unknown: tuple[Fighter, ...]
    powers: tuple[tuple[Turn, ...], ...] = ()

    @property
    def turns(self) -> tuple[Turn, ...]:
        """All places from the first to the last, powers left out."""
        return tuple(turn for group in self.groups for turn in group)

    @property
    def fighters(self) -> tuple[Fighter, ...]:
        """Everybody once, those who act first before the others."""
        turns = (turn.fighter for group in (*self.powers, *self.groups) for turn in group)
        found = {fighter.key: fighter for fighter in (*turns, *self.waiting, *self.unknown)}
        return tuple(found.values())


def has_powers(options: BrpOptions) -> bool:
    """Whether powers come before actions, by INT (UGE ch. 6)."""
    return options.data_edition == "uge"


def fighter_of(key: str, person: Person, *, reach: Reach | None = None, skill: int = 0) -> Fighter:
    """A person as a fighter, with its DEX and INT; who loses this round is idle."""
    idle = "lost_rounds" in in_force(hindrances_of(person))
    return Fighter(key, value_of(person, "dex"), reach, skill, int_=value_of(person, "int"), idle=idle)


def order(fighters: Sequence[Fighter], options: BrpOptions = SRD, source: RandomSource | None = None) -> RoundOrder:
    """The order of one round.

    Powers by INT first (UGE). Then the highest DEX rank; on the same rank missiles before melee, then long, medium,
    short weapons, then the higher skill, then together (SRD). With the option ``dex_1d10`` a die is thrown for
    everybody who acts and has none yet (``missing_value`` without a source).
    """
    placed: list[Action] = []
    known: dict[str, Fighter] = {}
    using: list[Fighter] = []
    waiting: list[Fighter] = []
    unknown: list[Fighter] = []
    for place, fighter in enumerate(fighters):
        by_power = fighter.power and has_powers(options)
        if fighter.idle:
            waiting.append(fighter)
        elif (fighter.int_ if by_power else fighter.dex) is None:
            unknown.append(fighter)
        elif by_power:
            using.append(fighter)
        else:
            acting = _rolled(fighter, options, source)
            ranks = _ranks(acting, options)
            if not ranks:
                waiting.append(acting)
            for number, rank in enumerate(ranks, 1):
                known[f"{place}.{number}"] = acting
                placed.append(Action(f"{place}.{number}", rank, fighter.reach, fighter.skill))
    groups = tuple(
        tuple(Turn(known[each.who], each.rank, int(each.who.rpartition(".")[2])) for each in group)
        for group in order_of_actions(placed)
    )
    return RoundOrder(groups, tuple(waiting), tuple(unknown), _by_int(using))


def _rolled(fighter: Fighter, options: BrpOptions, source: RandomSource | None) -> Fighter:
    if options.initiative != "dex_1d10" or fighter.rolled is not None or source is None:
        return fighter
    return replace(fighter, rolled=source.die(10))


def _ranks(fighter: Fighter, options: BrpOptions) -> list[int]:
    """The ranks of the actions of somebody whose DEX is known; what falls to 0 or below is left out."""
    first = initiative(fighter.dex or 0, options, rolled=fighter.rolled)
    found = (
        action_rank(first, metres=fighter.metres, draws=fighter.draws, number=number)
        for number in range(1, fighter.actions + 1)
    )
    return [rank for rank in found if rank is not None]


def _by_int(using: Sequence[Fighter]) -> tuple[tuple[Turn, ...], ...]:
    groups: dict[int, list[Turn]] = {}
    for fighter in using:
        groups.setdefault(fighter.int_ or 0, []).append(Turn(fighter, fighter.int_ or 0))
    return tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))
