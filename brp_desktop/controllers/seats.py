"""Who may take part in a check of the game master: open sheets, the players and the people of the table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.play.people import NpcPerson, Person, SheetPerson

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.controllers.xantis_document import XantisDocument
    from brp_desktop.play.roster import Row
    from brp_desktop.play.xantis_people import XantisPerson

Kind = Literal["open", "player", "npc"]
"""``open``: a sheet in a tab; ``player``: a file of the table that is not open; ``npc``: kept inside the table."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One person that may be chosen. ``key`` stays the same while sheets change, open and close."""

    key: str
    person: SheetPerson | NpcPerson
    kind: Kind

    @property
    def name(self) -> str:
        """The person's name."""
        return self.person.name


def seat_key(person: Person) -> str:
    """The key of a person: a sheet by its document id, a person of a table by table and entry."""
    return ("sheet:" if isinstance(person, SheetPerson) else "npc:") + person.document


def open_person(document: BrpDocument) -> SheetPerson:
    """The person behind an open sheet, as it is now."""
    return SheetPerson(document.document_id, document.character, document.derived)


@dataclass(frozen=True, slots=True)
class XantisSeat:
    """Somebody of Xantis that may be chosen; ``key`` as of a ``Seat``."""

    key: str
    person: "XantisPerson"
    kind: Kind

    @property
    def name(self) -> str:
        """The person's name."""
        return self.person.name


def open_xantis_person(document: "XantisDocument") -> "XantisPerson":
    """The person behind an open Xantis sheet, as it is now."""
    from brp_desktop.play.xantis_people import XantisPerson

    return XantisPerson(document.document_id, document.character, document.derived, has_sheet=True)


def xantis_seat_key(person: "XantisPerson") -> str:
    """The key of somebody of Xantis, as of a ``Seat``."""
    return ("sheet:" if person.has_sheet else "npc:") + person.document


def xantis_seats(documents: "Iterable[Document]", rows: "Iterable[Row]") -> Mapping[str, XantisSeat]:
    """Everybody of Xantis who may be chosen, by key: open sheets first, then players, then the people of the table."""
    from brp_desktop.controllers.systems import as_xantis

    found: dict[str, XantisSeat] = {}
    for document in documents:
        if (xantis := as_xantis(document)) is not None:
            _seated(found, open_xantis_person(xantis), "open")
    people = [row.xantis for row in rows if row.xantis is not None]
    for person in people:
        if person.has_sheet:
            _seated(found, person, "player")
    for person in people:
        if not person.has_sheet:
            _seated(found, person, "npc")
    return found


def _seated(found: dict[str, XantisSeat], person: "XantisPerson", kind: Kind) -> None:
    key = xantis_seat_key(person)
    found.setdefault(key, XantisSeat(key, person, kind))
