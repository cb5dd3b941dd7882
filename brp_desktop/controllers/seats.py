"""Who may take part in a check of the game master: open sheets, the players and the people of the table."""

from dataclasses import dataclass
from typing import Literal

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.play.people import NpcPerson, Person, SheetPerson

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
