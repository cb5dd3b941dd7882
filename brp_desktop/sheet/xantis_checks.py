"""What the edits of a Xantis sheet ask of a value before they take it; each refusal is an ``EditError``."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from msgspec.structs import replace

from brp_desktop.sheet.edits_base import check_number, check_text
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.xantis import Counter, NodeId, ScoreNode, XantisCharacter
from brp_desktop.sheet.xantis_limits import ENTRIES, NAME_LENGTH


class _Row(Protocol):
    """An entry of a list, told apart by its id."""

    @property
    def id(self) -> str:
        """The id."""


_Entry = TypeVar("_Entry", bound=_Row)


def a_line(field: str, value: object, longest: int = NAME_LENGTH) -> str:
    """One line of text, line breaks made blanks: ``too_long``, or ``unknown_value`` for what is no text."""
    if not isinstance(value, str):
        raise EditError("unknown_value", field=field, value=value)
    return check_text(field, " ".join(value.splitlines()), longest)


def a_name(field: str, value: object) -> str:
    """A line without blanks around it that is not empty (``empty_name``)."""
    name = a_line(field, value.strip() if isinstance(value, str) else value)
    if not name:
        raise EditError("empty_name", field=field)
    return name


def a_text(field: str, value: object, longest: int) -> str:
    """Text of any number of lines."""
    if not isinstance(value, str):
        raise EditError("unknown_value", field=field, value=value)
    return check_text(field, value, longest)


def a_number(field: str, value: object, limits: tuple[int, int]) -> int:
    """A whole number within the limits (``out_of_range``)."""
    if not isinstance(value, int):
        raise EditError("unknown_value", field=field, value=value)
    return check_number(field, value, limits)


def a_number_or_none(field: str, value: object, limits: tuple[int, int]) -> int | None:
    """The same, or empty."""
    return None if value is None else a_number(field, value, limits)


def a_switch(field: str, value: object) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise EditError("unknown_value", field=field, value=value)
    return value


def within_maximum(counter: Counter) -> Counter:
    """The counter, cut to its maximum where it has one."""
    over = counter.maximum is not None and counter.now > counter.maximum
    return replace(counter, now=counter.maximum) if over else counter


def a_node_or_none(character: XantisCharacter, value: object) -> NodeId | None:
    """A node of the sheet (``unknown_name``), or none."""
    return None if value is None else node_of(character, str(value)).id


def node_of(character: XantisCharacter, id_: str) -> ScoreNode:
    """The node with that id, or ``unknown_name``."""
    for node in character.nodes:
        if node.id == id_:
            return node
    raise EditError("unknown_name", name=id_)


def place_of(rows: Iterable[_Row], kind: str, id_: str) -> int:
    """Where the entry with that id stands, or ``unknown_id``."""
    for index, row in enumerate(rows):
        if row.id == id_:
            return index
    raise EditError("unknown_id", kind=kind, id=id_)


def with_new(rows: tuple[_Entry, ...], kind: str, row: _Entry, most: int = ENTRIES) -> tuple[_Entry, ...]:
    """The rows with one more at the end: ``duplicate_id``, ``too_many``."""
    if any(old.id == row.id for old in rows):
        raise EditError("duplicate_id", kind=kind, id=row.id)
    if len(rows) >= most:
        raise EditError("too_many", kind=kind, maximum=most)
    return (*rows, row)


def with_row(rows: tuple[_Entry, ...], at: int, row: _Entry) -> tuple[_Entry, ...]:
    """The rows with the one at ``at`` in its new form."""
    return (*rows[:at], row, *rows[at + 1 :])


def without(rows: tuple[_Entry, ...], at: int) -> tuple[_Entry, ...]:
    """The rows without the one at ``at``."""
    return rows[:at] + rows[at + 1 :]
