"""Instantaneous actions and paid reactions: until when they may be declared, and in which order they come.

Source: customer's second source, «Azione istantanea» and the example of Ishadur's intervention. An action runs through
three stages: ``DECLARED`` (what is attempted is known), ``TESTED`` (the margin is known), ``RESOLVED`` (the effects
are applied).
"""

from collections.abc import Iterable

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.xantis.numbers import integer, refuse_duplicates
from brp_desktop.rules.xantis.options import DEFAULTS, XantisOptions

STAGES = ("DECLARED", "TESTED", "RESOLVED")
"""The stages of an action, in order."""

DECLARABLE = ("instant", "reaction")
"""What may be declared while another's action runs: an instantaneous action, or a paid reaction."""


def may_declare(kind: str, stage: str, options: XantisOptions = DEFAULTS, *, attack_margin: int | None = None) -> bool:
    """Whether something may still be declared on an action at this stage.

    An instantaneous action: before the outcome is known, or with ``instant_window="before_damage"`` until the effects
    are applied. A paid reaction (dodge, parry, interposition, counter-attack, joining): once the attack's margin is
    known and before the effects, and only if that margin, where it is handed in, is 0 or more. Once everything is
    over nothing can be declared. Another kind or stage: ``RulesError("unknown_kind")``.

    >>> [may_declare("instant", stage) for stage in STAGES], [may_declare("reaction", stage) for stage in STAGES]
    ([True, False, False], [False, True, False])
    >>> may_declare("reaction", "TESTED", attack_margin=-1)
    False
    """
    if kind not in DECLARABLE:
        raise RulesError("unknown_kind", kind=kind)
    if stage not in STAGES:
        raise RulesError("unknown_kind", stage=stage)
    if kind == "reaction":
        failed = attack_margin is not None and integer(attack_margin, "attack_margin") < 0
        return stage == "TESTED" and not failed
    return stage == "DECLARED" or (stage == "TESTED" and options.instant_window == "before_damage")


def instant_order(order: Iterable[str], declared: Iterable[str]) -> tuple[str, ...]:
    """The instantaneous actions declared, in the order of turns whatever the order they were declared in.

    A name that is not in the order: ``RulesError("unknown_name")``; one that comes twice: ``duplicate_name``.

    >>> instant_order(["Shulir", "Ahti", "Arkanis"], ["Arkanis", "Shulir"])
    ('Shulir', 'Arkanis')
    """
    everyone, acting = tuple(order), tuple(declared)
    refuse_duplicates(everyone)
    refuse_duplicates(acting)
    for name in acting:
        if name not in everyone:
            raise RulesError("unknown_name", name=name)
    return tuple(name for name in everyone if name in acting)
