"""Who acts when: the order of a round by DEX, ties as the rules break them (SRD; UGE ch. 6 for 1D10 + DEX)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from brp_desktop.play.people import Person, value_of
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.brp.rounds import Action, action_rank, initiative, order_of_actions
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.table import Reach


@dataclass(frozen=True, slots=True)
class Fighter:
    """One who acts in the round. ``key`` is the caller's (an entry's id); ``dex`` None: not known.

    ``reach`` and ``skill`` are those of the attack; ``rolled`` is the die of 1D10 + DEX, where the rules throw one.
    ``metres`` moved and weapons drawn delay the action.
    """

    key: str
    dex: int | None
    reach: Reach | None = None
    skill: int = 0
    rolled: int | None = None
    metres: int = 0
    draws: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """One place in the order: on which rank somebody acts."""

    fighter: Fighter
    rank: int


@dataclass(frozen=True, slots=True)
class RoundOrder:
    """The order of a round. Those who act together share a group; ``waiting`` do not act (rank 0 or below, or moving
    too far); of ``unknown`` the DEX is not known.
    """

    groups: tuple[tuple[Turn, ...], ...]
    waiting: tuple[Fighter, ...]
    unknown: tuple[Fighter, ...]

    @property
    def turns(self) -> tuple[Turn, ...]:
        """All places from the first to the last."""
        return tuple(turn for group in self.groups for turn in group)


def fighter_of(key: str, person: Person, *, reach: Reach | None = None, skill: int = 0) -> Fighter:
    """A person as a fighter, with its DEX."""
    return Fighter(key, value_of(person, "dex"), reach, skill)


def order(fighters: Sequence[Fighter], options: BrpOptions = SRD, source: RandomSource | None = None) -> RoundOrder:
    """The order of one round.

    Highest DEX rank first; on the same rank missiles before melee, then long, medium, short weapons, then the higher
    skill, then together (SRD). With the option ``dex_1d10`` a die is thrown for everybody who has none yet
    (``missing_value`` without a source).
    """
    placed: list[Action] = []
    known: dict[str, Fighter] = {}
    waiting: list[Fighter] = []
    unknown: list[Fighter] = []
    for place, fighter in enumerate(fighters):
        if fighter.dex is None:
            unknown.append(fighter)
            continue
        rolled = fighter.rolled
        if options.initiative == "dex_1d10" and rolled is None and source is not None:
            rolled = source.die(10)
        dex_rank = initiative(fighter.dex, options, rolled=rolled)
        rank = action_rank(dex_rank, metres=fighter.metres, draws=fighter.draws)
        if rank is None:
            waiting.append(replace(fighter, rolled=rolled))
        else:
            known[str(place)] = replace(fighter, rolled=rolled)
            placed.append(Action(str(place), rank, fighter.reach, fighter.skill))
    groups = tuple(
        tuple(Turn(known[action.who], action.rank) for action in group) for group in order_of_actions(placed)
    )
    return RoundOrder(groups, tuple(waiting), tuple(unknown))
