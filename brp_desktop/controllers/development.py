"""A development phase under way: rolls its lines, records them one by one, and makes the whole one undo step."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.document import DocumentStep
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.roll_play import now_ms
from brp_desktop.play.development import DevelopmentLine, Phase, phase_of, thrown_before
from brp_desktop.play.development_rolls import (
    DEVELOPMENT,
    LineResult,
    development_entry,
    reopened,
    retaken,
    settle_gain,
    settle_line,
)
from brp_desktop.play.entries import JournalEntry
from brp_desktop.rules.dice import RandomSource
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.changes import ChangeSet
from brp_desktop.sheet.edits import Edit, Several, TakeBackImprovement
from brp_desktop.sheet.ids import ImprovementId


class BeforeChoice(Enum):
    """What to do about dice that were thrown for the same tick before and count for nothing."""

    USE = auto()
    AGAIN = auto()
    CANCEL = auto()


Thrown = Sequence[tuple[DevelopmentLine, JournalEntry]]
"""Lines with the roll that was thrown for each before, the newest of each."""


class DevelopmentController(QObject):
    """The phase of one document, from the moment it is opened to ``finish``.

    Every roll is journaled, then recorded, before it is told: whatever ends the program, each tick is either rolled
    and recorded or still waits. Own dice whose gain is still to come are journaled too, and the next phase goes on
    with them. The person is asked before anything is thrown twice for the same tick.
    """

    changed = Signal()
    """The phase is another one: read ``phase``."""
    rolled = Signal(object)
    """LineResult, recorded just now."""
    gain_wanted = Signal(object)
    """LineResult: own dice improve, and the gain die is still to come (``give_gain``)."""

    def __init__(
        self,
        document: BrpDocument,
        log: RollLog,
        source: RandomSource,
        ask: Callable[[Thrown], BeforeChoice],
        parent: QObject | None = None,
        *,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        """``ask`` is called where dice were thrown for a tick before, and waits for the answer."""
        super().__init__(parent)
        self.document = document
        self._log = log
        self._source = source
        self._ask = ask
        self._clock = clock
        self._records: list[ImprovementId] = []
        self._fixed: set[str] = set()
        self._edits: list[Edit] = []
        self._pending: dict[str, LineResult] = {}
        step = document.undo_step
        self._began = 0 if step is None else step.serial
        self._phase = self._made()
        self._take_up_open()
        document.changed.connect(self._on_changed)
        document.performed.connect(self._on_performed)

    @property
    def phase(self) -> Phase:
        """The phase as it stands."""
        return self._phase

    @property
    def pending(self) -> Mapping[str, LineResult]:
        """The lines whose gain die is still to come, by key."""
        return self._pending

    @property
    def last_record(self) -> DevelopmentLine | None:
        """The line rolled last in this phase and not taken back; None if there is none."""
        done = {line.key: line for line in self._phase.done}
        return next((done[each] for each in reversed(self._records) if each in done), None)

    def set_fixed(self, key: str, fixed: bool) -> None:
        """Choose the fixed gain of a line, or its die; only before the roll."""
        if fixed != (key in self._fixed):
            (self._fixed.add if fixed else self._fixed.discard)(key)
            self._refresh()

    def roll(self, key: str, own_roll: int | None = None) -> LineResult | None:
        """Roll one line; None where the person thinks better of it. RulesError as ``settle_line``.

        With ``own_roll`` an improvement waits for its gain die: ``gain_wanted`` is told instead of ``rolled``. A line
        that waits for it cannot be thrown for again: RulesError ``already_rolled``.
        """
        if key in self._pending:
            raise RulesError("already_rolled", name=key)
        line = self._phase.line(key)
        before = self._thrown([line])
        answer = self._ask(before) if before else BeforeChoice.AGAIN
        if answer is BeforeChoice.CANCEL:
            return None
        if answer is BeforeChoice.USE:
            return self._retake(key, before[0][1])
        result = settle_line(self._phase, key, self._source, time=self._clock(), own_roll=own_roll)
        if result.needs_gain:
            self._log.append(development_entry(result, self.document.document_id, self.document.character.name))
            self._pending[key] = result
            self.gain_wanted.emit(result)
        else:
            self._record(result)
        return result

    def give_gain(self, key: str, own_gain: int | None) -> LineResult | None:
        """The gain of a pending line: what the person's die came to, None for the program's die."""
        if key not in self._pending:
            return None
        result = settle_gain(self._pending[key], self._source, own_gain=own_gain)
        del self._pending[key]
        self._record(result)
        return result

    def roll_rest(self, order: Sequence[str] = ()) -> tuple[LineResult, ...]:
        """Roll every line that waits and can be rolled; each is recorded by itself. One question for all of them.

        ``order`` are the keys as the lines are seen from above: they are rolled and recorded so.

        Of lines that wait for their gain only, the gain is thrown.
        """
        places = {key: place for place, key in enumerate(order)}
        every = [line for line in self._phase.waiting if line.problem is None]
        every.sort(key=lambda line: places.get(line.key, len(places)))
        waiting = [line for line in every if line.key not in self._pending]
        before = self._thrown(waiting)
        answer = self._ask(before) if before else BeforeChoice.AGAIN
        if answer is BeforeChoice.CANCEL:
            return ()
        old = {line.key: entry for line, entry in before} if answer is BeforeChoice.USE else {}
        results = []
        for line in every:
            gained = self.give_gain(line.key, None)
            if gained is not None:
                results.append(gained)
            elif line.key in old:
                results.append(self._retake(line.key, old[line.key]))
            else:
                result = settle_line(self._phase, line.key, self._source, time=self._clock())
                self._record(result)
                results.append(result)
        return tuple(results)

    def take_back(self, record: str) -> bool:
        """Undo one line: its gain goes, its tick is back, the dice stay in the journal. EditError as the edit has."""
        done = self.document.perform(TakeBackImprovement(ImprovementId(record)))
        self._refresh()
        return done

    def perform(self, edit: Edit) -> bool:
        """Any other change that belongs to the phase: a free tick, a study."""
        return self.document.perform(edit)

    def finish(self) -> None:
        """The phase is over, for now: what was rolled in it becomes one undo step. Gains still to come stay so."""
        for result in self._pending.values():
            self._log.show(development_entry(result, self.document.document_id, self.document.character.name))
        self._pending = {}
        self.document.changed.disconnect(self._on_changed)
        self.document.performed.disconnect(self._on_performed)
        if self._edits:
            self.document.join_since(self._began, Several(tuple(self._edits), DEVELOPMENT))

    def _thrown(self, lines: Sequence[DevelopmentLine]) -> Thrown:
        character, found = self.document.character, []
        for line in lines:
            entries = self._log.developments(self.document.document_id, line.subject.id)
            before = thrown_before(line, entries, character)
            if before:
                found.append((line, before[0]))
        return found

    def _retake(self, key: str, entry: JournalEntry) -> LineResult:
        result = retaken(self._phase, key, entry, self._source, time=self._clock())
        self._carry_out(result)
        return result

    def _record(self, result: LineResult) -> None:
        entry = development_entry(result, self.document.document_id, self.document.character.name)
        self._log.append(entry)
        self._carry_out(result)
        self._log.show(entry)

    def _carry_out(self, result: LineResult) -> None:
        self._records.append(result.id)
        self._fixed.discard(result.line.key)
        self.document.perform(result.edit)
        self._refresh()
        self.rolled.emit(result)

    def _take_up_open(self) -> None:
        """Go on with own dice whose gain was still to come when the phase was left, however that was."""
        for line, entry in self._thrown([line for line in self._phase.waiting if line.problem is None]):
            result = reopened(self._phase, line.key, entry, time=self._clock())
            if result is not None:
                self._pending[line.key] = result

    def _made(self) -> Phase:
        return phase_of(
            self.document.character, self.document.derived, records=frozenset(self._records), fixed=self._fixed
        )

    def _refresh(self) -> None:
        self._phase = self._made()
        self.changed.emit()

    def _on_changed(self, changes: ChangeSet) -> None:
        self._refresh()

    def _on_performed(self, step: DocumentStep) -> None:
        self._edits.append(step.edit)
