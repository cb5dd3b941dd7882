"""What every edit is, the edit made of several, and the checks they share."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol

from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.limits import NAME_LENGTH


class Edit(Protocol):
    """A change of a character as a frozen value.

    ``apply`` is pure: the same character gives the same result; what it cannot do is an ``EditError`` and changes
    nothing. Edits that follow each other with the same ``merge_key`` become one undo step; None never merges.
    """

    @property
    def merge_key(self) -> Hashable | None:
        """What this edit may be merged by."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character after the edit."""


@dataclass(frozen=True, slots=True)
class Several:
    """Some edits one after the other as one undo step; ``name`` is the id of what they are together."""

    edits: tuple[Edit, ...]
    name: str

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """All of them; if one is refused, none is made."""
        for edit in self.edits:
            character = edit.apply(character)
        return character


@dataclass(frozen=True, slots=True)
class Recover:
    """Everything as it was in a draft that an earlier run left behind."""

    character: BrpCharacter

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:  # noqa: ARG002 - every edit is handed the value before it
        """The character of the draft."""
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
