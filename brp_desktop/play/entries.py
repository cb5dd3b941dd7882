"""What the journal keeps of a roll of any system, a tick set by hand, a roll of development: not the character."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.play.rolling import RollResult, Subject, SubjectName
from brp_desktop.rules import Explanation
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.record import LateFields
from brp_desktop.sheet.growth import ImprovementKind

if TYPE_CHECKING:
    from dataclasses import Field

Event = Literal[
    "roll", "tick", "resistance", "development", "damage", "wound", "healing", "power", "xantis", "leave", "hindrance"
]
"""What a line tells of: a percentile roll, a box ticked or unticked without one, a resistance roll, a roll of
development, damage thrown, hit points lost, hit points given back, a power used without a roll, a test of Xantis,
what the Narrator of Xantis allows although a link is missing,
something that holds somebody back in a fight, or what becomes of a weapon there.
"""

WITHOUT_DICE: Final[frozenset[Event]] = frozenset({"tick", "wound", "healing", "power", "leave", "hindrance"})
"""The events of which nothing was rolled; none of them has a level."""

Verdict = Literal["", "won", "lost", "draw", "nobody"]
"""How a contest ended for the side of a line; empty for a roll that was no contest."""

TICK_BY_HAND = "by_hand"
"""The tick reason of a line that tells of a tick set or taken away by hand."""


class DevelopmentNote(Struct, frozen=True, kw_only=True):
    """What a line of development says besides the D100.

    ``source`` is the id of the tick or the study the roll was for, empty where it has none. ``needed`` is the lowest
    roll that improves, for POW the highest that gains. ``dice`` are those of the gain and ``faces`` all dice that
    the program threw besides the D100, as (sides, face); ``gain`` what they came to, ``new`` the score afterwards.
    ``total`` is the 2D6 of a year of age.
    """

    kind: ImprovementKind
    source: str = ""
    needed: int | None = None
    bonus: int = 0
    dice: str = ""
    faces: tuple[tuple[int, int], ...] = ()
    gain: int = 0
    new: int | None = None
    fixed: bool = False
    teacher: str = ""
    sanity: int = 0
    total: int | None = None


class CombatNote(Struct, frozen=True, kw_only=True):
    """What a line of combat or health says besides.

    ``weapon`` and ``weapon_name`` name what was struck with. Of a roll: ``hit`` is how the blow lands (``none``
    ``normal`` ``special`` ``critical``), ``by`` how it was defended, and what weapon and parrying item lose,
    ``item_breaks`` whether that item breaks and ``through`` what damage passes it then (of a wound: passed it). Of
    damage: ``dice`` are all that were thrown, ``faces`` as they lie, ``total`` the sum. Of a wound or healing:
    ``armour`` is what was taken off, ``points`` the hit points lost or given back, ``left`` those there are then,
    ``cause`` ``blow`` ``poison`` ``bleeding`` ``first_aid`` ``rest`` ``care`` …, ``location`` the hit location,
    ``effect`` a special kind; ``disorder`` is what a sanity roll brought on, for so many ``minutes`` (0: for good), by
    the dice ``disorder_faces``; ``before`` was lost earlier in that turn or hour.
    Of a hindrance: ``cause`` is its kind, ``effect`` whether it ``begins`` or ``ends``,
    ``points`` for how many rounds (0: until it is ended), ``minutes`` after how many, ``total`` its number. Of a power:
    ``points`` are paid from ``track``, of which ``left`` are left.
    """

    weapon: str | None = None
    weapon_name: str = ""
    hit: str = ""
    by: str = ""
    item_loses: int = 0
    weapon_loses: int = 0
    item_breaks: bool = False
    through: int = 0
    malfunction: bool = False
    dice: str = ""
    faces: tuple[tuple[int, int], ...] = ()
    total: int = 0
    armour: int = 0
    points: int = 0
    left: int | None = None
    major: bool = False
    cause: str = ""
    location: str | None = None
    effect: str = ""
    track: str = ""
    disorder: str = ""
    minutes: int = 0
    before: int = 0
    disorder_faces: tuple[tuple[int, int], ...] = ()


class XantisNote(Struct, frozen=True, kw_only=True):
    """What a line of a Xantis test says: what went into it and what came out of the dice.

    The fields are those of ``XantisOutcome``. ``dice`` None: a Bonus of 0 was declared. ``parts`` are (tier, name,
    score), root first. ``options`` are the readings of the rules that differ from the usual ones, as (id, value).
    """

    vdr: int
    margin: int
    dice: tuple[int, int] | None = None
    extra: tuple[int, ...] = ()
    critical: Literal["none", "success", "failure"] = "none"
    difficulty: int | None = None
    interpretation: int = 0
    pme: int = 0
    pr: int = 0
    pd: int = 0
    opponent_bonus: int = 0
    narrator: Literal["player", "narrator", "both"] = "player"
    pa_cost: int = 0
    parts: tuple[tuple[str, str, int], ...] = ()
    options: tuple[tuple[str, str | bool], ...] = ()


class JournalEntry(Struct, frozen=True, kw_only=True):
    """One line of the journal, with all that is needed to name and explain it later in any language.

    ``time`` is in milliseconds since 1970, UTC. ``event`` is ``roll``, or ``tick`` for a box ticked or unticked by
    hand: then ``tick`` says how it stands and everything about dice is empty. ``difficulty`` and ``level`` are ids;
    ``chance`` and ``roll`` are None where no dice were thrown. ``options`` are the rules the roll was judged by.
    ``undone``: the tick or the line was taken back; the line itself is never removed. ``number`` is the place in the
    journal, rising with time, 0 before it is stored; two entries that differ in nothing else are equal.

    A line of a contest has the ``contest`` it belongs to, its ``side`` (``a`` ``b``; ``active`` ``passive`` for a
    resistance roll; ``one`` ``many`` ``all`` for a group), the name of the ``opponent``, the ``final_level`` after the
    comparison, and ``verdict`` and ``verdict_reason`` ids. ``event`` ``resistance``: ``score`` is the active force,
    ``base`` the passive one, ``chance`` the active side's, ``level`` only where the rules want levels. ``revealed``:
    the roll was hidden and the game master has shown it.

    ``event`` ``development``: ``score`` is the score before, ``chance`` the chance to improve in percent,
    ``level_reason`` the reason, ``development`` the rest. ``event`` ``xantis``: ``score`` is the capacity, ``level``
    the class of the outcome, ``xantis`` the rest; ``undone``: a later line stands instead. ``note`` are a person's own
    words about the line. ``combat`` is what a line of combat, health or powers says besides; of such a line that is no
    roll ``roll`` is None.
    `dataclasses.replace` and `fields` work on it.
    """

    id: str
    time: int
    document: str
    character: str
    subject: Subject
    name: SubjectName
    event: Event = "roll"
    score: int | None = None
    base: int | None = None
    chance: int | None = None
    difficulty: str = "normal"
    modifier: int = 0
    at_stake: bool = True
    roll: int | None = None
    own_dice: bool = False
    hidden: bool = False
    level: str | None = None
    level_reason: str = ""
    tick: bool = False
    tick_reason: str = ""
    undone: bool = False
    options: BrpOptions = SRD
    steps: Explanation = ()
    number: int = 0
    contest: str = ""
    side: str = ""
    opponent: str = ""
    final_level: str | None = None
    verdict: Verdict = ""
    verdict_reason: str = ""
    revealed: bool = False
    development: DevelopmentNote | None = None
    note: str = ""
    xantis: XantisNote | None = None
    combat: CombatNote | None = None

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    else:
        __dataclass_fields__ = LateFields("__struct_fields__")


def entry_of(result: RollResult, document_id: str, character_name: str, time: int) -> JournalEntry:
    """The line for a settled roll; ``time`` in milliseconds since 1970, UTC. It has the id of the roll."""
    request, situation = result.request, result.request.situation
    return JournalEntry(
        id=result.id,
        time=time,
        document=document_id,
        character=character_name,
        subject=request.subject,
        name=request.name,
        score=request.score,
        base=request.base,
        chance=request.chance,
        difficulty=situation.difficulty.value,
        modifier=situation.modifier,
        at_stake=situation.at_stake,
        roll=result.roll,
        own_dice=result.own_dice,
        hidden=situation.hidden,
        level=result.level.value,
        level_reason=result.level_reason,
        tick=result.tick,
        tick_reason=result.tick_reason,
        options=request.options,
        steps=request.steps,
    )


def opposed_entry(
    result: RollResult,
    document_id: str,
    character_name: str,
    time: int,
    *,
    contest: str,
    side: str,
    opponent: str = "",
    final_level: str | None = None,
    verdict: Verdict = "",
    reason: str = "",
) -> JournalEntry:
    """The line for one roll of a contest; the lines of a contest share its id."""
    return replace(
        entry_of(result, document_id, character_name, time),
        contest=contest,
        side=side,
        opponent=opponent,
        final_level=final_level,
        verdict=verdict,
        verdict_reason=reason,
    )


def hand_tick_entry(
    entry_id: str,
    subject: Subject,
    name: SubjectName,
    ticked: bool,
    *,
    document_id: str,
    character_name: str,
    time: int,
    score: int | None = None,
    options: BrpOptions = SRD,
    reason: str = TICK_BY_HAND,
    note: str = "",
) -> JournalEntry:
    """The line for a box that a person ticked or unticked; ``entry_id`` must be new (a UUID)."""
    return JournalEntry(
        id=entry_id,
        time=time,
        document=document_id,
        character=character_name,
        subject=subject,
        name=name,
        event="tick",
        score=score,
        tick=ticked,
        tick_reason=reason,
        options=options,
        note=note,
    )


def ticking(entries: Iterable[JournalEntry]) -> dict[str, list[str]]:
    """The ids of the lines that tick, by document."""
    found: dict[str, list[str]] = {}
    for entry in entries:
        if entry.tick:
            found.setdefault(entry.document, []).append(entry.id)
    return found
