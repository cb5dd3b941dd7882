"""What the pages of Xantis need of the game master's room."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from brp_desktop.controllers.seats import XantisSeat
from brp_desktop.rules.xantis import XantisOptions

if TYPE_CHECKING:
    from brp_desktop.controllers.roll_log import RollLog
    from brp_desktop.play.entries import JournalEntry
    from brp_desktop.rules.dice import RandomSource


class XantisRoom(Protocol):
    """Who may be chosen, by which rules, where dice come from, and where lines of the journal go."""

    log: "RollLog"
    """Where a line that another replaces is struck through."""

    def xantis_seats(self) -> Mapping[str, XantisSeat]:
        """Everybody of Xantis who may be chosen, by key."""

    def xantis_options(self) -> XantisOptions:
        """How the table reads the rules."""

    def source(self) -> "RandomSource":
        """Where dice come from."""

    def now(self) -> int:
        """The present in milliseconds."""

    def is_hidden(self) -> bool:
        """Whether the next roll is hidden."""

    def decided(self, entries: "Iterable[JournalEntry]") -> None:
        """Public dice have fallen: keep these lines, show nothing yet."""

    def told(self, entries: "Iterable[JournalEntry]", edits: Mapping[str, Any], rolls: Mapping[str, list[str]]) -> None:
        """Public dice rest: show the lines."""

    def hid(self, entries: "Iterable[JournalEntry]") -> None:
        """A hidden roll was made: keep these lines for the game master."""

    def unveiled(
        self, entries: "Iterable[JournalEntry]", edits: Mapping[str, Any], rolls: Mapping[str, list[str]]
    ) -> None:
        """A hidden roll was revealed: let the lines be seen."""


def keep_at_once(room: XantisRoom, entries: "tuple[JournalEntry, ...]") -> None:
    """Keep lines of tests that are not played on any stage; hidden ones for the game master alone."""
    if any(entry.hidden for entry in entries):
        room.hid(entries)
    else:
        room.decided(entries)
        room.told(entries, {}, {})
