"""Pa and free counters as tracks: number, gauge, − and +; in the head, and what does not fit there above the rows."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.sheet.xantis import Counter, CounterId
from brp_desktop.sheet.xantis_edits import SetPaLeft, SetXantisCounter
from brp_desktop.views import labels
from brp_desktop.views.brp.gauge_track import GaugeTrack, Reading, track_height, track_width
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM
from brp_desktop.views.xantis.glosses import gloss

translate = QCoreApplication.translate

PA = "pa"
"""The id of the track of Pa; the others are ids of counters."""
PA_NAME = "Punti azione"
"""What the Pa are called in full, in every language (xantis.md 1)."""
GAP = 14
LINE_GAP = 6
MOST = 3
"""Pa and so many counters, less one, stand in the head."""


def fitting(document: XantisDocument, look: Look, room: int) -> int:
    """How many tracks stand beside each other in ``room`` px, at most ``MOST``."""
    character = document.character
    readings = [pa_reading(document), *(counter_reading(document, row) for row in character.counters)]
    used, count = -look.px(GAP), 0
    for reading in readings[:MOST]:
        used += look.px(GAP) + track_width(look, reading)
        if used > room:
            break
        count += 1
    return count


def all_tracks(document: XantisDocument) -> list[str]:
    """The Pa and every counter, by id."""
    return [PA, *(counter.id for counter in document.character.counters)]


def pa_reading(document: XantisDocument) -> Reading:
    """The Pa left of Pa Max. They may stand above it until the Giro ends, and that is marked."""
    derived = document.derived
    above = derived.pa_left > derived.pa_max
    state = translate("xantis", "above Pa Max") if above else ""
    return Reading(
        name=PA_NAME,
        current=derived.pa_left,
        maximum=derived.pa_max,
        said=labels.listed((_of(PA_NAME, derived.pa_left, derived.pa_max), state, gloss("pa"))),
        label=state,
        sign="warning" if above else "",
        writable=not document.read_only,
    )


def counter_reading(document: XantisDocument, counter: Counter) -> Reading:
    """A free counter; without a maximum it has no gauge."""
    return Reading(
        name=counter.name,
        current=counter.now,
        maximum=counter.maximum,
        said=_of(counter.name, counter.now, counter.maximum),
        writable=not document.read_only,
    )


def _of(name: str, current: int, maximum: int | None) -> str:
    """«Ferite 1 of 6»."""
    if maximum is None:
        return f"{name} {str(current).replace('-', labels.MINUS)}"
    return translate("xantis", "{name} {current} of {maximum}").format(name=name, current=current, maximum=maximum)


class PaTrack(GaugeTrack):
    """The Pa."""

    def __init__(self, document: XantisDocument, look: Look, parent: QWidget) -> None:
        self._document = document
        super().__init__(look, parent)

    def reading(self) -> Reading:
        return pa_reading(self._document)

    def step(self, amount: int) -> str:
        """Between 0 and Pa Max; more than that only by typing."""
        derived = self._document.derived
        most = max(derived.pa_max, derived.pa_left)
        return stepped(self._document, self._edit(min(most, max(0, derived.pa_left + amount))))

    def take(self, number: int) -> str:
        return typed(self._document, self._edit(number))

    def _edit(self, left: int) -> SetPaLeft:
        """All of them are full, whatever Pa Max becomes."""
        return SetPaLeft(None if left == self._document.derived.pa_max else left)


class CounterTrack(GaugeTrack):
    """One free counter."""

    def __init__(self, document: XantisDocument, counter: CounterId, look: Look, parent: QWidget) -> None:
        self._document = document
        self._counter = counter
        self._last = Counter(id=counter, name="")
        super().__init__(look, parent)

    def reading(self) -> Reading:
        return counter_reading(self._document, self._found())

    def step(self, amount: int) -> str:
        return stepped(self._document, SetXantisCounter(self._counter, "now", self._found().now + amount))

    def take(self, number: int) -> str:
        return typed(self._document, SetXantisCounter(self._counter, "now", number))

    def _found(self) -> Counter:
        """The counter; as it was last while it is being taken off the sheet."""
        rows = self._document.character.counters
        self._last = next((row for row in rows if row.id == self._counter), self._last)
        return self._last


class Tracks(QWidget):
    """Some tracks: in one row at the right end (``in_head``), or from the left in as many rows as they need."""

    why_requested = Signal(str)
    """Id of the track: how its number comes about."""

    def __init__(self, document: XantisDocument, look: Look, parent: QWidget, *, in_head: bool) -> None:
        super().__init__(parent)
        self._document = document
        self._look = look
        self._in_head = in_head
        self.tracks: dict[str, GaugeTrack] = {}
        self._made: dict[str, GaugeTrack] = {}

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for track in self._made.values():
            track.set_look(look)
        self._arrange()
        self.updateGeometry()

    def show_tracks(self, wanted: Sequence[str]) -> None:
        """Show exactly these; a track that stays keeps its half-typed number and the focus.

        The others are hidden as long as the sheet has them: Tab finds them again where they were.
        """
        if list(self.tracks) != list(wanted):
            there = all_tracks(self._document)
            self.tracks = {id_: self._made.get(id_) or self._new(id_) for id_ in wanted}
            for id_, other in self._made.items():
                if id_ not in self.tracks:
                    other.hide()
                if id_ not in there:
                    other.deleteLater()
            self._made = {id_: track for id_, track in (self._made | self.tracks).items() if id_ in there}
            for before, after in pairwise(self.tracks.values()):
                QWidget.setTabOrder(before.more, after.number)
                QWidget.setTabOrder(after.number, after.less)
                QWidget.setTabOrder(after.less, after.more)
        for track in self.tracks.values():
            track.refresh()
            track.show()
        self._arrange()
        self.updateGeometry()

    @property
    def last_part(self) -> QWidget:
        """What Tab reaches last of the tracks that were made."""
        return next(reversed(self._made.values())).more if self._made else self

    def chain_after(self, widget: QWidget) -> None:
        """Let Tab come here from a widget."""
        before = widget
        for track in self.tracks.values():
            for part in (track.number, track.less, track.more):
                QWidget.setTabOrder(before, part)
                before = part

    def focused(self) -> str | None:
        """The track that has the focus."""
        focus = QApplication.focusWidget()
        return next((id_ for id_, track in self.tracks.items() if focus and track.isAncestorOf(focus)), None)

    def commit_pending(self) -> None:
        """Hand in half-typed numbers."""
        for track in self.tracks.values():
            track.commit_pending()

    def wanted_width(self) -> int:
        """Width in px at which nothing is shortened, in one row."""
        gaps = self._look.px(GAP) * max(0, len(self.tracks) - 1)
        return sum(track.wanted_width() for track in self.tracks.values()) + gaps

    def hasHeightForWidth(self) -> bool:
        return not self._in_head

    def heightForWidth(self, width: int) -> int:
        rows = max(1, len(self._rows(width)))
        return rows * track_height(self._look) + (rows - 1) * self._look.px(LINE_GAP) + 2 * RING_ROOM

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width() + 2 * RING_ROOM, self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def _new(self, id_: str) -> GaugeTrack:
        if id_ != PA:
            return CounterTrack(self._document, CounterId(id_), self._look, self)
        track = PaTrack(self._document, self._look, self)
        track.asked.connect(self._on_asked)
        return track

    def _on_asked(self) -> None:
        self.why_requested.emit(PA)

    def _rows(self, width: int) -> list[list[GaugeTrack]]:
        """The tracks line by line; in the head all in one."""
        if self._in_head:
            return [list(self.tracks.values())]
        lines: list[list[GaugeTrack]] = []
        gap, used = self._look.px(GAP), width
        for track in self.tracks.values():
            wanted = track.wanted_width()
            if used + gap + wanted > width - 2 * RING_ROOM or not lines:
                lines.append([])
                used = -gap
            lines[-1].append(track)
            used += gap + wanted
        return lines

    def _arrange(self) -> None:
        height, gap = track_height(self._look) + 2 * RING_ROOM, self._look.px(GAP) - 2 * RING_ROOM
        if self._in_head:
            x = self.width()
            for track in reversed(self.tracks.values()):
                width = track.wanted_width() + 2 * RING_ROOM
                x -= width
                track.setGeometry(x, 0, width, height)
                x -= gap
            return
        y = 0
        for line in self._rows(self.width()):
            x = 0
            for track in line:
                width = min(track.wanted_width() + 2 * RING_ROOM, max(1, self.width() - x))
                track.setGeometry(x, y, width, height)
                x += width + gap
            y += track_height(self._look) + self._look.px(LINE_GAP)
