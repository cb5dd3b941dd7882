"""Everybody tests the same: who takes part, which score by its name, and the way to a result with the best first."""

import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from msgspec.structs import replace as changed
from PySide6.QtCore import QObject, Signal

from brp_desktop.catalogue.names import fold
from brp_desktop.controllers.seats import XantisSeat
from brp_desktop.controllers.xantis_room import XantisRoom, keep_at_once
from brp_desktop.play.xantis_contests import XantisSide, request_for
from brp_desktop.play.xantis_entries import xantis_entry
from brp_desktop.play.xantis_people import subjects_of
from brp_desktop.play.xantis_rolls import XantisRequest, XantisResult, reveal, settle
from brp_desktop.play.xantis_subjects import INITIATIVE_NAME, XantisSituation, XantisSubject
from brp_desktop.rules import RulesError
from brp_desktop.sheet.xantis_changes import PENALTIES

if TYPE_CHECKING:
    from brp_desktop.play.entries import JournalEntry
    from brp_desktop.sheet.xantis_value_edits import PenaltyId


@dataclass(frozen=True, slots=True)
class XantisGroupLine:
    """One person: whether taking part, what would be tested (None: no such score, or a ``problem``), what came out."""

    key: str
    name: str
    joins: bool
    request: XantisRequest | None
    problem: RulesError | None = None
    result: XantisResult | None = None


class XantisGroupController(QObject):
    """Chooses, rolls, reveals; the page reads ``lines``."""

    changed = Signal()
    """People, score or circumstances are others; a result shown before no longer belongs to them."""
    settled = Signal()
    """Everybody has tested; ``is_hidden`` says whether only the game master may know."""

    def __init__(self, room: XantisRoom, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._name = INITIATIVE_NAME
        self._situation = XantisSituation()
        self._left_out: set[str] = set()
        self._results: dict[str, XantisResult] = {}
        self._id, self._time = "", 0

    @property
    def name(self) -> str:
        """What everybody tests, by its name on the sheets."""
        return self._name

    @property
    def situation(self) -> XantisSituation:
        """The circumstances, the same for everybody."""
        return self._situation

    @property
    def shows_result(self) -> bool:
        """Whether ``lines`` are those of a result."""
        return bool(self._results)

    @property
    def is_hidden(self) -> bool:
        """Whether the result is hidden."""
        return any(result.request.situation.hidden for result in self._results.values())

    @property
    def can_roll(self) -> bool:
        """Whether anybody can test."""
        return any(line.joins and line.request is not None for line in self.lines())

    def names(self) -> tuple[str, ...]:
        """Everything that anybody around the table can test, each name once, Iniziativa first."""
        found: dict[str, str] = {fold(INITIATIVE_NAME): INITIATIVE_NAME}
        for seat in self._room.xantis_seats().values():
            for subject, name, _ in subjects_of(seat.person):
                if subject.use is None:
                    found.setdefault(fold(name), name)
        return tuple(found.values())

    def penalties(self) -> "tuple[PenaltyId, ...]":
        """Those that anybody around the table has."""
        people = [seat.person.character for seat in self._room.xantis_seats().values()]
        return tuple(id_ for id_ in PENALTIES if any(getattr(each, id_).value for each in people))

    def lines(self) -> tuple[XantisGroupLine, ...]:
        """Everybody; after the roll the best margin first, who did not test last."""
        seats = self._room.xantis_seats()
        lines = [self._line(key, seat) for key, seat in seats.items()]
        if not self._results:
            return tuple(lines)
        return tuple(sorted(lines, key=_rank))

    def set_name(self, name: str) -> None:
        """What everybody tests."""
        self._name = name
        self._situation = changed(self._situation, pme=True, pr=True, pd=True)
        self._different()

    def set_difficulty(self, difficulty: int | None) -> None:
        """None or 0 … 99."""
        self._situation = changed(self._situation, difficulty=difficulty)
        self._different()

    def set_interpretation(self, interpretation: int) -> None:
        """0 … 3."""
        self._situation = changed(self._situation, interpretation=interpretation)
        self._different()

    def set_penalty(self, penalty: "PenaltyId", counts: bool) -> None:
        """Whether one of the penalties counts; with another score all do again."""
        self._situation = changed(self._situation, **{penalty: counts})
        self._different()

    def set_joins(self, keys: Iterable[str], joins: bool) -> None:
        """Take people in, or leave them out."""
        if joins:
            self._left_out.difference_update(keys)
        else:
            self._left_out.update(keys)
        self._different()

    def set_only(self, kinds: Iterable[str]) -> None:
        """Only people of these kinds of seats take part."""
        wanted = set(kinds)
        self._left_out = {key for key, seat in self._room.xantis_seats().items() if seat.kind not in wanted}
        self._different()

    def refresh(self) -> None:
        """People or rules are others; what came out of a hidden roll stays until it is revealed."""
        if not self.is_hidden:
            self._results = {}
        self.changed.emit()

    def roll(self) -> None:
        """Everybody who takes part tests."""
        self._results = {}
        ready = [line for line in self.lines() if line.joins and line.request is not None]
        if not ready:
            return
        self._id, self._time = str(uuid.uuid4()), self._room.now()
        source = self._room.source()
        self._results = {line.key: settle(line.request, source) for line in ready if line.request is not None}
        keep_at_once(self._room, self._entries())
        self.settled.emit()

    def reveal(self) -> None:
        """Show a hidden result to everybody."""
        if self.is_hidden:
            self._results = {key: reveal(result) for key, result in self._results.items()}
            entries = tuple(changed(entry, revealed=True) for entry in self._entries())
            self._room.unveiled(entries, {}, {})
            self.settled.emit()

    def _line(self, key: str, seat: XantisSeat) -> XantisGroupLine:
        joins, result = key not in self._left_out, self._results.get(key)
        line = XantisGroupLine(key, seat.name, joins, None, None, result)
        subject = self._subjects(seat).get(fold(self._name))
        if subject is None:
            return line
        side = XantisSide(seat.person, subject, self._situation)
        try:
            request = request_for(side, self._room.xantis_options(), hidden=self._room.is_hidden())
        except RulesError as error:
            return replace(line, problem=error)
        return replace(line, request=request)

    def _subjects(self, seat: XantisSeat) -> Mapping[str, XantisSubject]:
        """What a person can test, by folded names; of equal names the first."""
        found: dict[str, XantisSubject] = {}
        for subject, name, _ in subjects_of(seat.person):
            if subject.use is None:
                found.setdefault(fold(name), subject)
        return found

    def _entries(self) -> "tuple[JournalEntry, ...]":
        seats = self._room.xantis_seats()
        return tuple(
            changed(
                xantis_entry(result, seats[key].person.document, seats[key].name, self._time),
                contest=self._id,
                side="all",
            )
            for key, result in self._results.items()
            if key in seats
        )

    def _different(self) -> None:
        self._results = {}
        self.changed.emit()


def _rank(line: XantisGroupLine) -> tuple[bool, int]:
    return line.result is None, 0 if line.result is None else -line.result.outcome.margin
