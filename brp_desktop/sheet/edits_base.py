"""What every edit is, the edit made of several, and the checks they share."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.limits import NAME_LENGTH

_Character = TypeVar("_Character")
_Row = TypeVar("_Row")


class EditOf(Protocol[_Character]):
    """A change of a character of one system as a frozen value.

    ``apply`` is pure: the same character gives the same result; what it cannot do is an ``EditError`` and changes
    nothing. Edits that follow each other with the same ``merge_key`` become one undo step; None never merges.
    """

    @property
    def merge_key(self) -> Hashable | None:
        """What this edit may be merged by."""

    def apply(self, character: _Character) -> _Character:
        """The character after the edit."""


Edit: TypeAlias = EditOf[BrpCharacter]
"""A change of a percentile character."""


@dataclass(frozen=True, slots=True)
class Several(Generic[_Character]):
    """Some edits one after the other as one undo step; ``name`` is the id of what they are together."""

    edits: tuple[EditOf[_Character], ...]
    name: str

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: _Character) -> _Character:
        """All of them; if one is refused, none is made."""
        for edit in self.edits:
            character = edit.apply(character)
        return character


@dataclass(frozen=True, slots=True)
class Recover(Generic[_Character]):
    """Everything as it was in a draft that an earlier run left behind."""

    character: _Character

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: _Character) -> _Character:  # noqa: ARG002 - every edit is handed the value before it
        """The character of the draft."""
        return self.character


@dataclass(frozen=True, slots=True)
class Restore(Generic[_Character]):
    """Everything as it was in an earlier version of the document."""

    character: _Character

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: _Character) -> _Character:  # noqa: ARG002 - every edit is handed the value before it
        """The character of that version."""
        return self.character


def check_number(field: str, value: int, limits: tuple[int, int]) -> int:
    """The value, or ``out_of_range``; a truth value is no number."""
    minimum, maximum = limits
    if isinstance(value, bool) or not minimum <= value <= maximum:
        raise EditError("out_of_range", field=field, value=value, minimum=minimum, maximum=maximum)
    return value


def check_text(field: str, text: str, longest: int = NAME_LENGTH) -> str:
    """The text, or ``too_long``; halves of letter pairs, which no file can hold, become question marks."""
    if len(text) > longest:
        raise EditError("too_long", field=field, length=len(text), maximum=longest)
    return text if text.isascii() else text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def moved(rows: tuple[_Row, ...], at: int, index: int) -> tuple[_Row, ...]:
    """The rows with the one at ``at`` brought to an index of the rows without it, or ``out_of_range``."""
    others = rows[:at] + rows[at + 1 :]
    to = check_number("index", index, (0, len(others)))
    return (*others[:to], rows[at], *others[to:])
