"""Hit points, power points and one more: number, gauge, − and +; a click on the number types another."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QWidget

from brp_desktop.catalogue.names import track_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.rules.brp.conditions import condition
from brp_desktop.sheet.derive import DerivedResource
from brp_desktop.sheet.derived_values import FATIGUE, HIT_POINTS, POWER_POINTS, RULES_RESOURCES, SANITY
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.views import labels
from brp_desktop.views.brp.gauge_track import GaugeTrack, Reading, track_height
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM

GAP = 14


def shown_resources(document: BrpDocument) -> list[ResourceId]:
    """The tracks of the head: hit points, power points, then fatigue or sanity if in use, else the first counter."""
    resources = document.derived.resources
    found = [id_ for id_ in (HIT_POINTS, POWER_POINTS) if id_ in resources]
    more = [id_ for id_ in (FATIGUE, SANITY) if id_ in resources]
    more += [id_ for id_ in resources if id_ not in RULES_RESOURCES]
    return [*found, *more[:1]]


class Vital(GaugeTrack):
    """One track of the document."""

    why_requested = Signal(object)
    """ResourceId: explain the maximum."""

    def __init__(self, document: BrpDocument, resource: ResourceId, look: Look, parent: QWidget) -> None:
        self.resource = resource
        self._document = document
        super().__init__(look, parent)
        self.asked.connect(self._on_asked)

    def reading(self) -> Reading:
        document, track = self._document, self._track()
        name = track_name(self.resource, track.name, content_language())
        state = self._state(track)
        level = document.derived.major_wound if self.resource == HIT_POINTS else None
        return Reading(
            name=name,
            current=track.current,
            maximum=track.maximum,
            said=self._said(name, track, state, level),
            label=state,
            sign="wound" if state else "",
            mark=None if level is None or not track.maximum else track.maximum - level,
            writable=not document.read_only,
        )

    def step(self, amount: int) -> str:
        from brp_desktop.sheet.edits import SetResource
        from brp_desktop.views.brp.handing_in import stepped

        current = self._track().current
        return "" if current is None else stepped(self._document, SetResource(self.resource, current + amount))

    def take(self, number: int) -> str:
        from brp_desktop.sheet.edits import SetResource
        from brp_desktop.views.brp.handing_in import typed

        return typed(self._document, SetResource(self.resource, number))

    def _track(self) -> DerivedResource:
        return self._document.derived.resources.get(self.resource, DerivedResource(None, None))

    def _state(self, track: DerivedResource) -> str:
        """The word for hit points that are dangerously low, else nothing."""
        if self.resource != HIT_POINTS or track.current is None:
            return ""
        state = condition(track.current, self._document.character.options).state
        if state != "conscious":
            return labels.first_up(labels.derived_label(state))
        level = self._document.derived.major_wound
        if level is not None and track.maximum is not None and track.current <= track.maximum - level:
            return labels.derived_label("major_wound")
        return ""

    def _said(self, name: str, track: DerivedResource, state: str, level: int | None) -> str:
        if track.maximum is None:
            text = f"{name} {'—' if track.current is None else track.current}"
        else:
            text = self.tr("{name} {current} of {maximum}").format(
                name=name, current=track.current, maximum=track.maximum
            )
        if level is not None:
            text = labels.listed([text, self.tr("major wound at {level}").format(level=level)])
        return labels.listed([text, state])

    def _on_asked(self) -> None:
        self.why_requested.emit(self.resource)


class VitalsView(QWidget):
    """Up to three tracks in a row."""

    why_requested = Signal(object)
    """ResourceId."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._look = look
        self._spread = False
        self.vitals: list[Vital] = []
        self.refresh()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for vital in self.vitals:
            vital.set_look(look)
        self._arrange()
        self.updateGeometry()

    def set_spread(self, on: bool) -> None:
        """Use the whole width with margins of the page, as when the vitals scroll with the rows."""
        self._spread = on
        self._arrange()
        self.updateGeometry()

    def refresh(self) -> None:
        """Show the document's tracks."""
        wanted = shown_resources(self._document)
        if [vital.resource for vital in self.vitals] != wanted:
            kept = {vital.resource: vital for vital in self.vitals}
            self.vitals = [kept[id_] if id_ in kept else self._new(id_) for id_ in wanted]
            for gone in kept.values():
                if gone not in self.vitals:
                    gone.hide()
                    gone.deleteLater()
        for vital in self.vitals:
            vital.refresh()
            vital.show()
        for before, after in pairwise(self.vitals):
            QWidget.setTabOrder(before.more, after.number)
        self._arrange()
        self.updateGeometry()

    def wanted_width(self) -> int:
        """Width in px at which nothing is shortened."""
        gaps = self._look.px(GAP) * max(0, len(self.vitals) - 1)
        return sum(vital.wanted_width() for vital in self.vitals) + gaps

    def heightForWidth(self, width: int) -> int:
        margin = self._look.px(12) if self._spread else 0
        rows = self._rows(width)
        return rows * track_height(self._look) + (rows - 1) * self._look.px(6) + 2 * margin + 2 * RING_ROOM

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width() + 2 * RING_ROOM, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def commit_pending(self) -> None:
        """Hand in half-typed numbers."""
        for vital in self.vitals:
            vital.commit_pending()

    def _new(self, resource: ResourceId) -> Vital:
        vital = Vital(self._document, resource, self._look, self)
        vital.why_requested.connect(self.why_requested)
        return vital

    def _rows(self, width: int) -> int:
        """How many rows the tracks need at a width."""
        per_row = self._per_row(width)
        return -(-len(self.vitals) // per_row)

    def _per_row(self, width: int) -> int:
        """How many tracks stand side by side: all, else columns of one width."""
        room, count = width - 2 * self._look.px(16), len(self.vitals)
        if not self._spread or not count or self.wanted_width() <= room:
            return max(1, count)
        gap, widest = self._look.px(GAP), max(vital.wanted_width() for vital in self.vitals)
        return max(1, min(count - 1, (room + gap) // (widest + gap)))

    def _arrange(self) -> None:
        look = self._look
        height, gap = track_height(look) + 2 * RING_ROOM, look.px(GAP) - 2 * RING_ROOM
        if self._spread:
            self._arrange_spread(height, gap)
            return
        x = self.width()
        for vital in reversed(self.vitals):
            width = vital.wanted_width() + 2 * RING_ROOM
            x -= width
            vital.setGeometry(x, 0, width, height)
            x -= gap

    def _arrange_spread(self, height: int, gap: int) -> None:
        look, per_row = self._look, self._per_row(self.width())
        first, y = look.px(16) - RING_ROOM, look.px(12)
        if per_row >= len(self.vitals):
            x = first
            for vital in self.vitals:
                width = vital.wanted_width() + 2 * RING_ROOM
                vital.setGeometry(x, y, width, height)
                x += width + gap
            return
        room = self.width() - 2 * first
        width = (room - (per_row - 1) * gap) // per_row
        if per_row == 1:
            width = min(width, 2 * max(vital.wanted_width() for vital in self.vitals))
        for number, vital in enumerate(self.vitals):
            line, place = divmod(number, per_row)
            vital.setGeometry(
                first + place * (width + gap), y + line * (track_height(look) + look.px(6)), width, height
            )
