"""A Xantis test from the wish to the result: prepare what would be rolled, then settle it with dice or declare it."""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal, NamedTuple

from msgspec.structs import replace as changed

from brp_desktop.play.subjects import SubjectName
from brp_desktop.play.xantis_subjects import INITIATIVE_NAME, Use, XantisSituation, XantisSubject, label_of
from brp_desktop.rules import Explanation, RulesError
from brp_desktop.rules.dice import RandomSource
from brp_desktop.rules.xantis import (
    WAYS,
    XantisOptions,
    XantisOutcome,
    success_odds,
    wants_extra,
)
from brp_desktop.rules.xantis import test as settled
from brp_desktop.rules.xantis.dice import MOST_EXTRA, SIDES
from brp_desktop.rules.xantis.outcome import Part
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.sheet.xantis_derive import XantisDerived

FIXED = "number"
"""The tier of the part of Iniziativa that is a number instead of a node."""

OutcomeClass = Literal["critical", "success", "failure", "fumble"]
"""How a test ended, the doubles first: 1 and 1, a Bonus, a Malus, 6 and 6. Ids of levels, so that signs are shared."""


class Column(NamedTuple):
    """One of the eleven sums of two dice: in how many of 36 ways it falls, and how the test then ends."""

    total: int
    ways: int
    outcome: OutcomeClass


@dataclass(frozen=True, slots=True)
class XantisRequest:
    """Everything about a test that is known before the dice fall (customer's second source, «Le azioni»).

    ``node`` is the id of the node that is tested, empty where it is none. ``parts`` make the ``capacity``, root first;
    ``penalties`` are Pme, Pr and Pd as the sheet has them, ``pme``, ``pr`` and ``pd`` as they count. ``vdr`` with its
    ``steps`` and the exact ``chance`` have the opponent's Bonus taken off. ``pa_cost`` is what the action costs, 0
    without one, None while nobody has said.
    """

    subject: XantisSubject
    node: str
    name: SubjectName
    actor: str
    capacity: int
    parts: tuple[Part, ...]
    penalties: tuple[int, int, int]
    situation: XantisSituation
    options: XantisOptions
    npc: bool
    pa_cost: int | None
    spell: bool
    pme: int
    pr: int
    pd: int
    vdr: int
    steps: Explanation
    chance: Fraction
    columns: tuple[Column, ...] = field(repr=False)

    @property
    def label(self) -> str:
        """What is tested, in the sheet's own words."""
        return label_of(self.name)

    @property
    def may_declare_zero(self) -> bool:
        """Whether the Player may choose a Bonus of 0 without rolling: only while there is no difficulty."""
        return not self.situation.difficulty


@dataclass(frozen=True, slots=True)
class XantisResult:
    """A settled test: a value, decided before anything is shown; the dice are played back in the order they have.

    ``id`` is a UUID of this one throw and takes no part in comparison.
    """

    id: str = field(compare=False)
    request: XantisRequest
    outcome: XantisOutcome
    own_dice: bool = False

    @property
    def declared(self) -> bool:
        """Whether nothing was rolled."""
        return self.outcome.dice is None

    @property
    def outcome_class(self) -> OutcomeClass:
        """How it ended, the doubles first."""
        return outcome_class(self.outcome)


def prepare(
    character: XantisCharacter,
    derived: XantisDerived,
    subject: XantisSubject,
    situation: XantisSituation | None = None,
    *,
    options: XantisOptions | None = None,
) -> XantisRequest:
    """What a test of ``subject`` would be; nothing is rolled yet. ``options`` stand instead of the sheet's.

    RulesError ``unknown_name`` for a node, action or weapon that is not there, ``no_score`` for an action that tests
    none, ``invalid_tier`` for a ``caratteristica`` that is none, and whatever the rules refuse.
    """
    situation = situation or XantisSituation()
    name, node, spell = "", subject.id, False
    manner: str | None = None
    pa_cost: int | None = 0
    if subject.use is not None:
        name, of_use, pa, spell = _used(character, subject.use)
        node = subject.id or of_use
        manner = None if subject.use.kind == "action" else subject.use.kind
        pa_cost = pa if situation.pa is None else situation.pa
        if not node and subject.kind == "node":
            raise RulesError("no_score", name=name)
    elif situation.pa is not None:
        pa_cost = situation.pa
    other = ""
    if subject.kind == "initiative":
        score, parts = derived.initiative.value, _initiative_parts(character)
        name = name or INITIATIVE_NAME
    elif subject.kind == "number":
        score, parts = subject.capacity, ()
        name = name or subject.name
    else:
        found = derived.capacity_of(node, subject.caratteristica)
        score, parts = found.capacity, found.parts
        name = name or found.parts[-1][1]
        if subject.caratteristica is not None and subject.caratteristica != node:
            other = parts[0][1]
    return _request(
        subject,
        node if subject.kind == "node" else "",
        SubjectName(name=name, speciality_text=other, roll=manner),
        actor=character.name,
        score=score,
        parts=parts,
        penalties=(character.pme.value, character.pr.value, character.pd.value),
        situation=situation,
        options=options or character.options,
        npc=character.npc or situation.npc,
        pa_cost=pa_cost,
        spell=spell,
    )


def prepare_number(
    score: int,
    situation: XantisSituation | None = None,
    *,
    name: str = "",
    actor: str = "",
    penalties: tuple[int, int, int] = (0, 0, 0),
    options: XantisOptions | None = None,
) -> XantisRequest:
    """What a test without a sheet would be: only the capacity is known, and what it is called."""
    situation = situation or XantisSituation()
    return _request(
        XantisSubject(kind="number", name=name, capacity=score),
        "",
        SubjectName(name=name),
        actor=actor,
        score=score,
        parts=(),
        penalties=penalties,
        situation=situation,
        options=options or XantisOptions(),
        npc=situation.npc,
        pa_cost=situation.pa or 0,
        spell=False,
    )


def with_situation(request: XantisRequest, situation: XantisSituation) -> XantisRequest:
    """The same test under other circumstances; the cost of its action stays unless ``situation`` names one."""
    return _request(
        request.subject,
        request.node,
        request.name,
        actor=request.actor,
        score=request.capacity,
        parts=request.parts,
        penalties=request.penalties,
        situation=situation,
        options=request.options,
        npc=request.npc or situation.npc,
        pa_cost=request.pa_cost if situation.pa is None else situation.pa,
        spell=request.spell,
    )


def settle(request: XantisRequest, source: RandomSource, *, roll_id: str | None = None) -> XantisResult:
    """Throw two dice and, on a critical, the additional ones one after another. Own dice stand instead of the source.

    RulesError ``invalid_dice`` ``missing_extra`` ``invalid_extra`` ``too_many_dice`` for own dice that cannot be,
    ``missing_cost`` where an action's cost is not known.
    """
    own = request.situation.own_dice
    dice, extra = _thrown(source) if own is None else (own[:2], own[2:])
    return XantisResult(
        id=roll_id or str(uuid.uuid4()),
        request=request,
        outcome=_outcome(request, dice, extra),
        own_dice=own is not None,
    )


def declare_zero(request: XantisRequest, *, roll_id: str | None = None) -> XantisResult:
    """A Bonus of 0 declared instead of rolling; where there is a difficulty it has failed by that much.

    Whoever offers it asks ``may_declare_zero`` first. RulesError ``missing_cost`` as ``settle``.
    """
    request = with_situation(request, changed(request.situation, own_dice=None))
    return XantisResult(id=roll_id or str(uuid.uuid4()), request=request, outcome=_outcome(request, None, ()))


def later_difficulty(result: XantisResult, difficulty: int, *, roll_id: str | None = None) -> XantisResult:
    """What becomes of a declared 0 when the Narrator sets a difficulty afterwards: a failure by that much.

    It is a result of its own, with its own id; what was paid stays paid. ValueError for a test that was rolled.
    """
    if not result.declared:
        raise ValueError("not declared")
    situation = changed(result.request.situation, difficulty=difficulty)
    return declare_zero(with_situation(result.request, situation), roll_id=roll_id)


def reveal(result: XantisResult) -> XantisResult:
    """The same throw after the game master has shown it."""
    situation = changed(result.request.situation, hidden=False)
    return replace(result, request=replace(result.request, situation=situation))


def dice_wanted(faces: Sequence[int]) -> int:
    """How many more of one's own dice are needed now: two, then one by one on a critical, then none.

    >>> dice_wanted(()), dice_wanted((1,)), dice_wanted((1, 1)), dice_wanted((6, 6, 6)), dice_wanted((1, 1, 4))
    (2, 1, 1, 1, 0)
    """
    if len(faces) < 2:
        return 2 - len(faces)
    return int(wants_extra(faces[:2], faces[2:]))


def read_faces(text: str) -> tuple[int, ...]:
    """Real dice as typed, ``1,1,6,4``: faces from 1 to 6 with commas or blanks between, ``invalid_dice`` otherwise.

    >>> read_faces("1, 1,6 4")
    (1, 1, 6, 4)
    """
    faces = text.replace(",", " ").split()
    if any(len(face) != 1 or face not in "123456" for face in faces):
        raise RulesError("invalid_dice", dice=text)
    return tuple(map(int, faces))


def outcome_class(outcome: XantisOutcome) -> OutcomeClass:
    """How a test ended, the doubles first."""
    if outcome.critical != "none":
        return "critical" if outcome.critical == "success" else "fumble"
    return "success" if outcome.success else "failure"


def _request(
    subject: XantisSubject,
    node: str,
    name: SubjectName,
    *,
    actor: str,
    score: int,
    parts: tuple[Part, ...],
    penalties: tuple[int, int, int],
    situation: XantisSituation,
    options: XantisOptions,
    npc: bool,
    pa_cost: int | None,
    spell: bool,
) -> XantisRequest:
    pme, pr, pd = penalties
    # The Vdr is the same whether it is rolled against or not.
    told = settled(
        score,
        None,
        (),
        situation.difficulty,
        pme if situation.pme else 0,
        pr if situation.pr else 0,
        pd if situation.pd else 0,
        situation.interpretation,
        situation.opponent_bonus,
        options,
        parts=parts,
        pa_cost=pa_cost or 0,
    )
    steps = told.explanation[: next(place for place, step in enumerate(told.explanation) if step.id == "vdr") + 1]
    bonus = situation.opponent_bonus
    return XantisRequest(
        subject=subject,
        node=node,
        name=name,
        actor=actor,
        capacity=score,
        parts=told.parts,
        penalties=penalties,
        situation=situation,
        options=options,
        npc=npc,
        pa_cost=pa_cost,
        spell=spell,
        pme=told.pme,
        pr=told.pr,
        pd=told.pd,
        vdr=told.vdr,
        steps=steps,
        chance=success_odds(told.vdr, capacity=score, opponent_bonus=bonus, options=options),
        columns=tuple(Column(total, ways, _column_class(total, told.vdr)) for total, ways in WAYS.items()),
    )


def _column_class(total: int, vdr: int) -> OutcomeClass:
    """How a test with this sum of two dice ends; the doubles are criticals whatever the Vdr."""
    if total == 2:
        return "critical"
    if total == 2 * SIDES:
        return "fumble"
    return "success" if total <= vdr else "failure"


def _outcome(request: XantisRequest, dice: Sequence[int] | None, extra: Sequence[int]) -> XantisOutcome:
    if request.pa_cost is None:
        raise RulesError("missing_cost", name=request.label)
    situation = request.situation
    return settled(
        request.capacity,
        dice,
        extra,
        situation.difficulty,
        request.pme,
        request.pr,
        request.pd,
        situation.interpretation,
        situation.opponent_bonus,
        request.options,
        npc=request.npc,
        actor=request.actor,
        label=request.label,
        parts=request.parts,
        pa_cost=request.pa_cost,
    )


def _thrown(source: RandomSource) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two dice, then on a critical one more until one shows no 6; ``too_many_dice`` if that does not end."""
    dice = source.die(SIDES), source.die(SIDES)
    extra: list[int] = []
    while wants_extra(dice, extra):
        if len(extra) == MOST_EXTRA:
            raise RulesError("too_many_dice", limit=MOST_EXTRA)
        extra.append(source.die(SIDES))
    return dice, tuple(extra)


def _used(character: XantisCharacter, use: Use) -> tuple[str, str, int | None, bool]:
    """Name, node, Pa and whether it is an instantaneous spell, of an action or of a weapon's attack or parry."""
    if use.kind == "action":
        action = next((one for one in character.actions if one.id == use.id), None)
        if action is not None:
            return action.name, action.node or "", action.pa, action.spell and action.instantaneous
    else:
        weapon = next((one for one in character.weapons if one.id == use.id), None)
        if weapon is not None:
            pa = weapon.attack_pa if use.kind == "attack" else weapon.parry_pa
            return weapon.name, weapon.node or "", pa, False
    raise RulesError("unknown_name", name=use.id)


def _initiative_parts(character: XantisCharacter) -> tuple[Part, ...]:
    """What Iniziativa is the sum of: the own scores of its terms, as far as they are there, and a number."""
    nodes = {node.id: node for node in character.nodes}
    parts: list[Part] = [
        (nodes[term].tier, nodes[term].name, nodes[term].value) for term in character.initiative_terms if term in nodes
    ]
    if character.initiative_number:
        parts.append((FIXED, "", character.initiative_number))
    return tuple(parts)
