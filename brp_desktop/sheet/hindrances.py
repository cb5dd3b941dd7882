"""What holds somebody back in a fight, as data of a sheet or of a person without one, and the edits of a sheet."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from msgspec.structs import replace as with_fields

from brp_desktop.rules.brp.hindrances import HINDRANCES, after_round
from brp_desktop.sheet.brp import BrpCharacter, Hindrance
from brp_desktop.sheet.edits_base import check_number, check_text
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth_edits import Unmerged
from brp_desktop.sheet.ids import EntryId
from brp_desktop.sheet.limits import COUNT, HELD_BACK, POINTS
from brp_desktop.sheet.table import Entry, GameTable
from brp_desktop.sheet.table_edits import with_entry

Hindrances = tuple[Hindrance, ...]


class SetHindrances(Unmerged, frozen=True):
    """Everything that holds a character back, one step.

    ``name`` is the id of what happened: ``hindered``, ``freed`` or ``round``.
    """

    hindrances: Hindrances
    name: str = "hindered"

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character held back by these."""
        found = checked_hindrances(self.hindrances)
        return character if found == character.hindrances else replace(character, hindrances=found)


@dataclass(frozen=True, slots=True)
class SetNpcHindrances:
    """The same of a person without a sheet, as an edit of the table."""

    entry: EntryId
    hindrances: Hindrances
    name: str = "hindered"

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the person held back by these; ``unknown_value`` for somebody with a sheet."""
        found = checked_hindrances(self.hindrances)

        def changed(entry: Entry) -> Entry:
            if entry.npc is None:
                raise EditError("unknown_value", field="entry", value=entry.id)
            return replace(entry, npc=replace(entry.npc, hindrances=found))

        return with_entry(table, self.entry, changed)


def checked_hindrances(hindrances: Hindrances) -> Hindrances:
    """The same, every number within its bounds; EditError ``out_of_range``, ``too_many``, ``too_long``.

    A kind of a later version is nobody's fault: it is carried along.
    """
    if len(hindrances) > HELD_BACK:
        raise EditError("too_many", kind="hindrances", maximum=HELD_BACK)
    for one in hindrances:
        check_text("kind", one.kind)
        if one.rounds is not None:
            check_number("rounds", one.rounds, COUNT)
        check_number("delay", one.delay, COUNT)
        check_number("number", one.number, POINTS)
        check_text("weapon", one.weapon)
    return hindrances


def joined(before: Hindrances, new: Iterable[Hindrance]) -> Hindrances:
    """The hindrances with new ones: the same twice is one, that which lasts longer.

    >>> [one.rounds for one in joined((Hindrance(kind="stunned", rounds=2),), [Hindrance(kind="stunned", rounds=1)])]
    [2]
    """
    found = list(before)
    for one in new:
        alike = [place for place, there in enumerate(found) if _key(there) == _key(one)]
        if not alike:
            found.append(one)
            continue
        longest = max((one, *(found[place] for place in reversed(alike))), key=_length)
        found[alike[0]] = longest
        for place in reversed(alike[1:]):
            del found[place]
    return tuple(found)


def without(before: Hindrances, gone: Hindrance) -> Hindrances:
    """The hindrances without one that is over; of a kind that is not known only that very one."""
    if gone.kind not in HINDRANCES:
        return tuple(one for one in before if one != gone)
    return tuple(one for one in before if _key(one) != _key(gone))


def a_round_later(before: Hindrances) -> Hindrances:
    """What is left of the hindrances when the next round begins; nobody here knows how a kind of a later version ends,
    and it stays as it is.
    """
    found = []
    for one in before:
        if one.kind not in HINDRANCES:
            found.append(one)
            continue
        later = after_round(one.rounds, one.delay, one.kind)
        if later is not None:
            found.append(with_fields(one, rounds=later[0], delay=later[1]))
    return before if tuple(found) == before else tuple(found)


def in_force(hindrances: Hindrances) -> frozenset[str]:
    """The kinds that hold this round."""
    return frozenset(one.kind for one in hindrances if one.delay == 0)


def kept_from_use(hindrances: Hindrances, weapon: str) -> str | None:
    """The kind of what keeps a weapon from being used: on the ground, broken, stuck in somebody; None: nothing."""
    kinds = ("disarmed", "broken", "stuck")
    return next((one.kind for one in hindrances if weapon and one.weapon == weapon and one.kind in kinds), None)


def _key(one: Hindrance) -> tuple[str, str]:
    return one.kind, one.weapon


def _length(one: Hindrance) -> float:
    return float("inf") if one.rounds is None else one.rounds + one.delay
