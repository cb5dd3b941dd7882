"""What a file holds that this version does not know: taken out when it is read, put back when it is written."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct, field


class Shape(Struct, frozen=True):
    """The known keys of an object, with the shapes of objects and of lists of objects inside.

    ``found_by`` are the keys by which an entry of a list is found again; of those alike the first is the first again.
    """

    keys: frozenset[str]
    objects: Mapping[str, "Shape"] = field(default_factory=dict)
    lists: Mapping[str, "Shape"] = field(default_factory=dict)
    found_by: tuple[str, ...] = ("id",)


class Unknown(Struct, frozen=True):
    """Unknown members of an object, of its objects by key and of its lists by key and what an entry is found by; false
    if there are none.
    """

    members: Mapping[str, Any] = field(default_factory=dict)
    objects: Mapping[str, "Unknown"] = field(default_factory=dict)
    lists: Mapping[str, Mapping[str, "Unknown"]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.members or self.objects or self.lists)


NOTHING: Final = Unknown()


def unknown_in(data: Mapping[str, Any], shape: Shape) -> Unknown:
    """What in the data is unknown; the data must have the shape."""
    members = {key: data[key] for key in data if key not in shape.keys}
    objects = {}
    for key, inner in shape.objects.items():
        if isinstance(data.get(key), Mapping) and (found := unknown_in(data[key], inner)):
            objects[key] = found
    lists = {}
    for key, inner in shape.lists.items():
        rows = data.get(key, ())
        entries = {
            index: found
            for index, entry in enumerate(rows)
            if not _is_known(entry, inner) and (found := unknown_in(entry, inner))
        }
        if entries:
            names = _names(rows, inner)
            lists[key] = {names[index]: found for index, found in entries.items()}
    return Unknown(members, objects, lists) if members or objects or lists else NOTHING


def _is_known(entry: Mapping[str, Any], shape: Shape) -> bool:
    """Whether an entry of objects one deep has nothing unknown; quick, for the many that have not."""
    if not entry.keys() <= shape.keys or shape.lists:
        return False
    return all(
        not entry.get(key) or (not inner.lists and not inner.objects and entry[key].keys() <= inner.keys)
        for key, inner in shape.objects.items()
    )


def _names(rows: Iterable[Mapping[str, Any]], shape: Shape) -> list[str]:
    """What each entry of a list is found by; a key that stands at nothing is as one that is left out."""
    if shape.found_by == ("id",):
        return [row["id"] for row in rows]
    seen: Counter[str] = Counter()
    names = []
    for row in rows:
        values = repr([row.get(key) or None for key in shape.found_by])
        names.append(f"{values} {seen[values]}")
        seen[values] += 1
    return names


def restore(data: dict[str, Any], unknown: Unknown, shape: Shape) -> None:
    """Put the unknown back into the data, behind what is known; of objects and entries that are gone it is gone too.

    An object that always is must be there, be it empty.
    """
    for key, inner in unknown.objects.items():
        if isinstance(data.get(key), dict):
            restore(data[key], inner, shape.objects[key])
    for key, entries in unknown.lists.items():
        rows, within = data.get(key, ()), shape.lists[key]
        for entry, name in zip(rows, _names(rows, within), strict=True):
            if (found := entries.get(name)) is not None:
                restore(entry, found, within)
    for key, value in unknown.members.items():
        data.setdefault(key, value)
