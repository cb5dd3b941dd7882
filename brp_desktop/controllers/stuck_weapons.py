"""A weapon that is stuck in somebody is one weapon: whoever pulls it out, it is out for both."""

from collections.abc import Iterable, Iterator

from brp_desktop.controllers.fight_room import FightRoom
from brp_desktop.play.hindered import hindrances_of
from brp_desktop.play.people import NpcPerson, Person, SheetPerson
from brp_desktop.sheet.brp import Hindrance

_OTHER_END = {"stuck": "impaled", "impaled": "stuck"}

End = tuple[SheetPerson | NpcPerson, Hindrance]
"""Somebody, and what the weapon does to him: ``stuck`` it holds back who struck, ``impaled`` whom it struck."""


class StuckWeapons:
    """Which weapon is stuck in whom: as it was seen; else the two who fight, else the only ones for whom it can be."""

    def __init__(self, room: FightRoom) -> None:
        self._room = room
        self._seen: dict[tuple[str, str], str] = {}

    def note(self, striker: str, brought: Iterable[Hindrance], struck: str) -> None:
        """See where a weapon gets stuck, if that is among what a blow brings its striker; people by their document."""
        for one in brought:
            if one.kind == "stuck":
                self._seen[striker, one.weapon] = struck

    def other_end(
        self, person: SheetPerson | NpcPerson, hindrance: Hindrance, opponents: Iterable[Person | None]
    ) -> End | None:
        """Who is at the other end of the weapon; None where there is nobody, or where it cannot be told."""
        wanted = _OTHER_END.get(hindrance.kind)
        if wanted is None:
            return None
        mine = (person, hindrance)
        here = list(_ends(self._room.here(), wanted))
        seen = [each for each in here if self._is_seen(mine, each)]
        if seen:
            return seen[0]
        free = [each for each in here if not self._is_seen_elsewhere(each)]
        if self._is_seen_elsewhere(mine) or not free:
            return None
        fighting = {each.document for each in opponents if isinstance(each, SheetPerson | NpcPerson)}
        against = [each for each in free if {each[0].document, person.document} <= fighting]
        if len(against) == 1:
            return against[0]
        alike = list(_ends(self._room.here(), hindrance.kind))
        return free[0] if len(free) == len(alike) == 1 else None

    def _is_seen(self, one: End, other: End) -> bool:
        (striker, stuck), (struck, _) = (one, other) if one[1].kind == "stuck" else (other, one)
        return self._seen.get((striker.document, stuck.weapon)) == struck.document

    def _is_seen_elsewhere(self, end: End) -> bool:
        """Whether the weapon of this end is known to be stuck between two who are so still."""
        others = _ends(self._room.here(), _OTHER_END[end[1].kind])
        return any(self._is_seen(end, each) for each in others)


def _ends(people: Iterable[SheetPerson | NpcPerson], kind: str) -> Iterator[End]:
    for person in people:
        for one in hindrances_of(person):
            if one.kind == kind:
                yield person, one
