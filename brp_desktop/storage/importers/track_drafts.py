"""Tracks and counters as a foreign file gives them: what is left is taken, maxima are computed and compared."""

from dataclasses import dataclass

from brp_desktop.sheet import limits
from brp_desktop.sheet.brp import BrpCharacter, Resource
from brp_desktop.sheet.derived_sanity import tracks_of
from brp_desktop.sheet.derived_values import used_resources
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.storage.importers.source import Node
from brp_desktop.storage.importers.values import Number, read_whole
from brp_desktop.storage.words import word


@dataclass(frozen=True, slots=True)
class _Track:
    """A track of the rules: what is left, the maximum of the file, and how much of ours was set by hand."""

    node: Node
    left: int | None
    maximum_node: Node | None = None
    maximum: int | None = None
    by_hand: int = 0


class TrackDrafts:
    """All tracks of a file; ``rows`` makes those of the sheet."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._tracks: dict[ResourceId, _Track] = {}
        self._counters: dict[ResourceId, tuple[Node | None, Resource]] = {}

    def add(
        self, id_: ResourceId, current: Node, maximum: Node | None = None, *, limit: int | None = None, by_hand: int = 0
    ) -> None:
        """A track of the rules: what is left is taken, the maximum computed (plus ``by_hand``) and compared.

        ``limit`` is a maximum that the reader worked out itself.
        """
        left = read_whole(current.value, lowest=-limits.POINTS[1])
        current.account_for(left, id_)
        most = limit
        if maximum is not None:
            number = read_whole(maximum.value)
            maximum.account_for(number, f"{id_}_maximum", quiet=True)
            most = limit if number.value is None else number.value
        self._tracks[id_] = _Track(current, left.value, maximum, most, by_hand)

    def counter(
        self, key: str, current: Node, maximum: Node | None = None, *, name: str = "", empty: bool = False
    ) -> None:
        """A counter of the user's; the track of the rules instead where these have it in use (``fatigue`` ``sanity``).

        ``empty``: nothing is taken where both numbers are 0 or not known.
        """
        left = read_whole(current.value, lowest=-limits.POINTS[1])
        most = Number("unknown") if maximum is None else read_whole(maximum.value)
        sure = all(number.state in ("known", "unknown") for number in (left, most))
        if empty and sure and not left.value and not most.value:
            current.mark("taken")
            if maximum is not None:
                maximum.mark("taken")
            return
        current.account_for(left, key)
        if maximum is not None:
            maximum.account_for(most, key, quiet=True)
        if left.value is not None or most.value is not None:
            id_ = ResourceId(f"counter.{key}"[: limits.NAME_LENGTH])
            row = Resource(id=id_, name=name or word(key, self._lang), current=left.value, maximum=most.value)
            self._counters[id_] = current, row

    def keep(self, row: Resource) -> None:
        """A counter as it is, unless its id is taken."""
        self._counters.setdefault(row.id, (None, row))

    def rows(self, character: BrpCharacter) -> tuple[Resource, ...]:
        """The rows for a character that has its characteristics and rules; differences are named."""
        computed = tracks_of(character)
        used = used_resources(character.options)
        rows, counters = [], []
        for counter_id, (node, row) in self._counters.items():
            id_ = ResourceId(counter_id.removeprefix("counter."))
            if node is not None and id_ in used:
                self._tracks.setdefault(id_, _Track(node, row.current, None, row.maximum))
            else:
                counters.append(row)
        for id_, track in self._tracks.items():
            ours = computed[id_].maximum if id_ in computed else None
            if ours is None:
                known = track.left if track.maximum is None else track.maximum
                maximum = None if known is None else max(0, known)
            else:
                expected = ours + track.by_hand
                maximum = min(max(0, expected), limits.MAXIMUM[1]) if track.by_hand else None
                if track.maximum is not None and track.maximum != expected:
                    (track.maximum_node or track.node).change(
                        "computed_differs", f"{id_}_maximum", track.maximum, expected
                    )
            full = computed[id_].current if id_ in computed and maximum is None else maximum
            current = None if track.left == full else track.left
            if current is not None or maximum is not None:
                rows.append(Resource(id=id_, current=current, maximum=maximum))
        return (*rows, *counters)[: limits.ENTRIES]
