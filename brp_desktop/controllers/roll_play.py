"""The one way from a click to a revealed result, whatever the system: decide, keep, play, reveal."""

from collections.abc import Callable
from time import time_ns
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from brp_desktop.controllers.roll_log import RollLog
    from brp_desktop.play.entries import JournalEntry
    from brp_desktop.rules.dice import RandomSource

RECENT = 5
"""How many of the last subjects of a document are remembered."""


class Stage(Protocol):
    """Where a result is played before it is revealed. The stage never makes a result."""

    def play(self, result: Any) -> bool:
        """Begin to show ``result`` of the system; False if it is shown at once and nothing will run."""

    def finish(self) -> None:
        """Show the last frame now and stop."""


def now_ms() -> int:
    """The present in milliseconds since 1970, UTC."""
    return time_ns() // 1_000_000


class RollPlay(QObject):
    """A result is decided and journaled at the click and revealed when the dice rest.

    While dice run, the next roll reveals the running result before it decides: no result is ever lost. What is chosen
    is kept for each document while another is in front. Each system has its own subclass with the types of its rolls.
    """

    request_changed = Signal()
    """What would be rolled is another: read it anew."""
    rolling = Signal(object)
    """The result now being played; nothing of it may be told yet."""
    revealed = Signal(object)
    """The result at rest: tell, announce, show."""

    def __init__(
        self,
        log: "RollLog",
        source: "RandomSource | None" = None,
        parent: QObject | None = None,
        *,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        super().__init__(parent)
        self._log = log
        self._given_source = source
        self._clock = clock
        self._stage: Stage | None = None
        self._document: Any = None
        self._stale = True
        self._in_flight: tuple[Any, Any, JournalEntry] | None = None
        self._last: Any = None
        self._recent: list[Any] = []
        self._kept: dict[Any, tuple[Any, Any, list[Any]]] = {}

    @property
    def is_rolling(self) -> bool:
        """Whether dice are running."""
        return self._in_flight is not None

    def source(self) -> "RandomSource":
        """The system's chance, unless another source was given."""
        if self._given_source is None:
            from brp_desktop.play.chance import SystemChance

            self._given_source = SystemChance()
        return self._given_source

    def set_stage(self, stage: Stage | None) -> None:
        """Where results are played; without one they are revealed at once."""
        self.finish()
        self._stage = stage

    def finish(self) -> None:
        """Show the running result now; without one nothing happens."""
        if self._in_flight is not None:
            if self._stage is not None:
                self._stage.finish()
            self.reveal()

    def reveal(self) -> None:
        """Called by the stage when the dice rest: shows the journal entry, tells the result."""
        if self._in_flight is None:
            return
        document, result, entry = self._in_flight
        self._in_flight = None
        if document is self._document:
            self._last = result
            self._stale = True
        self._rest(document, result)
        self._log.show(entry)
        self.revealed.emit(result)
        if document is self._document:
            self._changed()

    def _set_document(self, document: Any) -> None:
        """Roll for another document; what was chosen there comes back, dice under way are revealed first."""
        if document is self._document:
            return
        self.finish()
        if self._document is not None:
            self._document.changed.disconnect(self._on_changed)
            self._kept[self._document] = self._choices(), self._last, self._recent
        self._document = document
        choices, self._last, self._recent = self._kept.pop(document, (None, None, []))
        self._take(choices)
        if document is not None:
            document.changed.connect(self._on_changed)
        self._changed()

    def _play(self, result: Any, entry: "JournalEntry", subject: Any) -> None:
        """A result was decided: keep it for good, and let it be seen when the dice rest."""
        self._log.append(entry)
        self._in_flight = (self._document, result, entry)
        if subject in self._recent:
            self._recent.remove(subject)
        self._recent.insert(0, subject)
        del self._recent[RECENT:]
        self.rolling.emit(result)
        if self._stage is None or not self._stage.play(result):
            self.reveal()

    def _forget(self, document: Any) -> None:
        """A document closes."""
        if document is self._document:
            self._set_document(None)
        self._kept.pop(document, None)

    def _on_changed(self, changes: object) -> None:
        self._changed()

    def _changed(self) -> None:
        self._stale = True
        self.request_changed.emit()

    # what the system says

    def _choices(self) -> Any:
        """What is chosen, to be kept while another document is in front."""
        raise NotImplementedError

    def _take(self, choices: Any) -> None:
        """What was chosen for the document in front; None: nothing yet."""
        raise NotImplementedError

    def _rest(self, document: Any, result: Any) -> None:
        """The dice rest, and nothing is told yet: what the result does to its document."""
