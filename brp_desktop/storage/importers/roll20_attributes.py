"""The attributes of a Roll20 character by name: found without regard to case, taken once, rows put together."""

import re
from collections.abc import Iterator
from typing import Final

from brp_desktop.storage.importers.source import Node

FIELDS: Final = (
    "weapon_type", "armor_name", "Attack-Weapon", "Attacks-Round", "Shots-per-Round", "Shots-in-Gun", "Malfunc-Num",
    "weapon_name", "weapon_value", "weapon_damage", "weapon_range", "weapon_attacks", "weapon_ammo", "weapon_malf",
)  # fmt: skip
"""Names of fields in rows that hold a sign which also parts the row's id from the field."""

_ROW: Final = re.compile(r"(?is)repeating_(?P<section>[^_]+)_(?P<rest>.+)")
_WEAPON_FIELDS: Final = {field.lower(): field for field in FIELDS}


class Attributes:
    """All attributes; of those of one name the last counts. What was taken is not ``left``."""

    def __init__(self, top: Node) -> None:
        self._entries: dict[str, Node] = {}
        self._names: dict[str, str] = {}
        self._rows: dict[str, dict[str, dict[str, str]]] = {}
        self._taken: set[str] = set()
        self._nothing = Node(top.source, None, "")
        self.found_name = ""
        """The name, as written, under which the last attribute asked for was found; empty if it was not there."""
        self.last = top
        for entry in top["attribs"].elements("name", "current"):
            name = entry["name"].value
            if not isinstance(name, str) or not name.strip():
                entry.leave("empty_row")
                continue
            key = name.strip().lower()
            if key in self._entries:
                self._entries[key].doubt("said_twice", "", name)
            self._entries[key] = entry
            self._names[key] = name.strip()
        for key, name in self._names.items():
            if match := _ROW.fullmatch(name):
                row, field = _row_and_field(match["rest"])
                rows = self._rows.setdefault(match["section"].lower(), {})
                rows.setdefault(row, {})[field.lower()] = key

    def has(self, name: str) -> bool:
        """Whether there is an attribute of this name."""
        return name.lower() in self._entries

    def take(self, *names: str) -> Node:
        """The value of the first of these attributes that is there; its name and id are understood with it."""
        for name in names:
            key = name.lower()
            entry = self._entries.get(key)
            if entry is not None:
                self._taken.add(key)
                self.found_name = self._names[key]
                self.last = entry
                for part in ("name", "id"):
                    entry[part].mark("taken")
                if entry["max"].value in (None, ""):
                    entry["max"].mark("taken")
                return entry["current"]
        self.found_name = ""
        return self._nothing

    def maximum(self, *names: str) -> Node | None:
        """The value of one of these attributes, else the maximum of the attribute taken last; None for neither."""
        before, name = self.last, self.found_name
        node = self.take(*names)
        if self.found_name:
            return node
        self.found_name = name
        return before["max"] if name and before["max"].value not in (None, "") else None

    def left(self) -> list[str]:
        """The names of the attributes nobody took, without those of rows, as written."""
        return [name for key, name in self._names.items() if key not in self._taken]

    def whole_of(self, name: str) -> Node:
        """An attribute with its name, maximum and id."""
        return self._entries[name.lower()]

    def value_of(self, name: str) -> object:
        """What an attribute holds."""
        return self._entries[name.lower()]["current"].value

    def rows(self, section: str) -> "Iterator[Row]":
        """The rows of a section in the order of the file."""
        for fields in self._rows.get(section.lower(), {}).values():
            yield Row(self, fields)

    @property
    def sections(self) -> list[str]:
        """The sections there are, in small letters."""
        return list(self._rows)


class Row:
    """One row of a section; its fields are found without regard to case."""

    def __init__(self, attributes: Attributes, fields: dict[str, str]) -> None:
        self._attributes = attributes
        self._fields = fields

    @property
    def node(self) -> Node:
        """The attribute the row begins with."""
        return self._attributes.whole_of(next(iter(self._fields.values())))

    @property
    def fields(self) -> list[str]:
        """The names of its fields in small letters."""
        return list(self._fields)

    def take(self, *names: str) -> Node:
        """The value of the first of these fields that is there."""
        return self._attributes.take(*(self._fields[name.lower()] for name in names if name.lower() in self._fields))

    def ending(self, *endings: str) -> Node:
        """The value of the first field whose name ends so."""
        for ending in endings:
            for field in self._fields:
                if field.endswith(ending):
                    return self.take(field)
        return self.take()

    def leave(self, code: str, field: str = "") -> None:
        """The whole row is not taken."""
        for key in self._fields.values():
            self._attributes.take(key)
            self._attributes.last.mark("not_taken")
        self.node.leave(code, "", field)


def _row_and_field(rest: str) -> tuple[str, str]:
    """The id of a row, which may hold anything, and the name of the field behind it.

    >>> _row_and_field("-M_q4_x9Zb_1_Attack-Weapon"), _row_and_field("-Mf_7__weapon_type")
    (('-M_q4_x9Zb_1', 'Attack-Weapon'), ('-Mf_7_', 'weapon_type'))
    """
    low = rest.lower()
    for small, field in _WEAPON_FIELDS.items():
        if low.endswith(f"_{small}"):
            return rest[: -len(field) - 1], field
    row, _, field = rest.rpartition("_")
    return row, field
