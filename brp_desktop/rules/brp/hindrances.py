"""What holds a fighter back for a time: stunned, held, prone …; how long, and what it does (UGE ch. 6 and 7)."""

from collections.abc import Collection
from typing import Literal

from brp_desktop.rules.brp.difficulty import Difficulty

HINDRANCES = (
    "stunned",
    "held",
    "prone",
    "impaled",
    "stuck",
    "bleeding",
    "lost_rounds",
    "lost_attack",
    "sight",
    "ankle",
    "disarmed",
    "broken",
)
"""Everything a special hit or a fumble can bring on that lasts: ``impaled`` has somebody else's weapon in
him, ``stuck`` one of his own in somebody else, ``lost_rounds`` neither acts nor defends, ``sight`` sees
badly, ``ankle`` moves more slowly, ``disarmed`` has a weapon on the ground, ``broken`` one of unknown hit points in
pieces.
"""

Way = Literal["agility", "str", "pull", "stamina", "idea", "bleed", "end"]
"""What can be tried against a hindrance: a characteristic roll, STR against a force, a difficult roll with the
weapon, a round of bleeding; ``end`` says
that it is over.
"""

Defending = Literal["yes", "idea", "no"]
"""Whether somebody can defend: ``idea`` only where an Idea roll succeeds."""

_WAYS: dict[str, tuple[Way, ...]] = {
    "stunned": ("idea", "end"),
    "held": ("agility", "str", "end"),
    "impaled": ("str", "end"),
    "stuck": ("pull", "end"),
    "bleeding": ("bleed", "stamina", "end"),
}
_UNTIL_FREED = ("held",)
_PRONE_SHOOTS = ("firearm", "energy")
Step = tuple[str, Difficulty]
"""The id of a step of an explanation, and the difficulty it brings."""


def ways_out(kind: str, rounds: int | None = None) -> tuple[Way, ...]:
    """What can be tried against a hindrance, the likeliest first; saying that it is over always (UGE ch. 6).

    Who is held can try nothing before its ``rounds`` are over.

    >>> ways_out("held"), ways_out("held", 2), ways_out("prone")
    (('agility', 'str', 'end'), ('end',), ('end',))
    """
    if kind in _UNTIL_FREED and rounds:
        return ("end",)
    return _WAYS.get(kind, ("end",))


def after_round(rounds: int | None, delay: int, kind: str = "") -> tuple[int | None, int] | None:
    """Rounds left and rounds until it begins, one round later; None: it is over.

    The round in which something begins counts (entangling: «this round and the next» are two). Without a number of
    rounds it lasts until it is ended; who is held stays so after the rounds, but may try to get free (UGE ch. 6).

    >>> after_round(2, 0), after_round(1, 1), after_round(1, 0), after_round(None, 0), after_round(1, 0, "held")
    ((1, 0), (1, 0), None, (None, 0), (0, 0))
    """
    if delay > 0:
        return rounds, delay - 1
    if rounds is None:
        return None, 0
    if kind in _UNTIL_FREED:
        return max(0, rounds - 1), 0
    return None if rounds <= 1 else (rounds - 1, 0)


def stops_attack(kinds: Collection[str]) -> str | None:
    """Which of the hindrances in force forbids an attack; None: none of them (UGE ch. 6).

    >>> stops_attack(["prone", "stunned"]), stops_attack(["prone"])
    ('stunned', None)
    """
    return next((kind for kind in ("lost_rounds", "stunned", "lost_attack") if kind in kinds), None)


def defending(kinds: Collection[str]) -> Defending:
    """Whether somebody with these hindrances can defend (UGE ch. 6).

    >>> defending(["stunned"]), defending(["stunned", "lost_rounds"]), defending([])
    ('idea', 'no', 'yes')
    """
    if "lost_rounds" in kinds:
        return "no"
    return "idea" if "stunned" in kinds else "yes"


def attack_difficulties(own: Collection[str], target: Collection[str], kind: str = "melee") -> tuple[Step, ...]:
    """What the hindrances of both do to an attack with a weapon of this kind (UGE ch. 6 and 7).

    Attacks against the stunned are easy, hand to hand also those against the prone; who is prone attacks at difficult
    unless with a firearm or an energy weapon. How far off a prone target is shot at only the game master knows.

    >>> attack_difficulties([], ["stunned"]), attack_difficulties(["prone"], [], "firearm")
    ((('spot.stunning', <Difficulty.EASY: 'easy'>),), ())
    """
    found: list[Step] = []
    if "stunned" in target:
        found.append(("spot.stunning", Difficulty.EASY))
    if "prone" in target and kind in ("melee", "shield"):
        found.append(("spot.prone", Difficulty.EASY))
    if "prone" in own and kind not in _PRONE_SHOOTS:
        found.append(("spot.prone", Difficulty.DIFFICULT))
    return tuple(found)


def defence_difficulties(own: Collection[str]) -> tuple[Step, ...]:
    """What the defender's hindrances do to a parry or Dodge (UGE ch. 7).

    >>> defence_difficulties(["prone"])
    (('spot.prone', <Difficulty.DIFFICULT: 'difficult'>),)
    """
    return (("spot.prone", Difficulty.DIFFICULT),) if "prone" in own else ()
