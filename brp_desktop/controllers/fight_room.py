"""Who can be fought: the open sheets, and everybody at the game master's table where there is one."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.seats import Seat, open_person, seat_key
from brp_desktop.controllers.systems import brp_documents
from brp_desktop.play.people import NpcPerson, Person, SheetPerson
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.table import EntryId

if TYPE_CHECKING:
    from brp_desktop.controllers.table import TableController


class FightRoom:
    """The people of a fight, as they are now, and how many defences each has tried this round."""

    def __init__(self, files: FilesController, table: "Callable[[], TableController | None]") -> None:
        """``table`` gives the game master's table, None where it was not entered yet."""
        self._files = files
        self._table = table
        self._tried: dict[str, int] = {}

    @property
    def table(self) -> "TableController | None":
        """The game master's table."""
        return self._table()

    def seats(self) -> Mapping[str, Seat]:
        """Everybody who may be chosen, by key, as they are now."""
        table = self._table()
        if table is not None:
            return table.seats()
        people = [open_person(document) for document in brp_documents(self._files.documents)]
        return {seat_key(person): Seat(seat_key(person), person, "open") for person in people}

    def table_options(self) -> BrpOptions | None:
        """The rules of people without a sheet among themselves."""
        table = self._table()
        return None if table is None else table.table.options

    def sheet_of(self, document_id: str) -> BrpDocument | None:
        """The open sheet of this id; a player's file is opened for it."""
        for document in brp_documents(self._files.documents):
            if document.document_id == document_id:
                return document
        table = self._table()
        return None if table is None else table.sheet_of(document_id)

    @property
    def can_write_table(self) -> bool:
        """Whether something can be changed at the table."""
        table = self._table()
        return table is not None and not table.read_only

    def can_write(self, document_id: str) -> bool:
        """Whether something can be set on the sheet of this id."""
        for document in brp_documents(self._files.documents):
            if document.document_id == document_id:
                return not document.read_only
        table = self._table()
        return table is not None and table.can_write(document_id)

    @staticmethod
    def entry_of(person: NpcPerson) -> EntryId:
        """The entry of the table that keeps a person without a sheet."""
        return EntryId(person.document.partition("/")[2])

    # the round

    def defences(self, person: Person) -> int:
        """How many parries and dodges somebody has tried this round."""
        document = self._open(person)
        return self._tried.get(person.document, 0) if document is None else document.defences

    def count_defence(self, person: Person) -> None:
        """Somebody has tried to parry or to dodge."""
        document = self._open(person)
        if document is not None:
            document.set_defences(document.defences + 1)
        elif person.document:
            self._tried[person.document] = self._tried.get(person.document, 0) + 1

    def new_round(self) -> None:
        """A new round: everybody's defences are fresh."""
        self._tried.clear()
        for document in brp_documents(self._files.documents):
            document.set_defences(0)

    def here(self) -> Iterator[SheetPerson | NpcPerson]:
        """The people of the open sheets, and those without a sheet at the table."""
        for document in brp_documents(self._files.documents):
            yield open_person(document)
        table = self._table()
        for row in () if table is None else table.rows:
            if isinstance(row.person, NpcPerson):
                yield row.person

    def _open(self, person: Person) -> BrpDocument | None:
        if not isinstance(person, SheetPerson):
            return None
        documents = brp_documents(self._files.documents)
        return next((each for each in documents if each.document_id == person.document), None)
