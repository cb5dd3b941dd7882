"""A foreign file's values with a ledger: whatever nobody takes is left over, kept and named at the end."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from brp_desktop.sheet.limits import NAME_LENGTH, TEXT_LENGTH
from brp_desktop.storage.importers.report import Account, Line
from brp_desktop.storage.importers.values import Number, one_line, plain_text, read_switch, read_whole, shown

_WEIGHT: Final[Mapping[Account, int]] = {"taken": 0, "changed": 1, "not_taken": 2, "doubtful": 3}
_NAMES: Final = ("_id", "id", "name", "type")
"""What of an entry stays with a part of it that is kept, so that the part can still be told to belong to it."""

_ALIKE: Final = re.compile(r"\b(stats|baseStats|characteristics)\.\w+")
_SIGNS: Final = re.compile(r'[.\[\]"]')


class Source:
    """The parsed value of a file and the account of every single value (leaf) in it, by its place.

    An empty list or object is a leaf too. Readers take what they understand; ``close`` gives the rest its lines.
    ``has_markup`` is whether tags and entities in its texts are markup; where not, they are letters like all others.
    """

    def __init__(self, root: Any, *, has_markup: bool = True) -> None:
        self.root = root
        self.has_markup = has_markup
        self.accounts: dict[str, Account] = {}
        self.lines: dict[Account, list[Line]] = {"taken": [], "changed": [], "not_taken": [], "doubtful": []}
        self._leaves = dict(leaves(root))

    @property
    def top(self) -> "Node":
        """The whole file."""
        return Node(self, self.root, "")

    def say(self, account: Account, line: Line) -> None:
        """Add a line to the report."""
        self.lines[account].append(line)

    def withdraw(self, where: str) -> None:
        """Take the lines of what was taken at a place back; something else is said about it."""
        self.lines["taken"] = [line for line in self.lines["taken"] if line.where != where]

    def mark(self, where: str, account: Account) -> None:
        """Put one leaf into a list; a list that says more about it (doubtful before not taken …) stays."""
        if where in self._leaves:
            before = self.accounts.get(where)
            if before is None or _WEIGHT[account] > _WEIGHT[before]:
                self.accounts[where] = account

    def close(self, reasons: Mapping[str, str]) -> None:
        """Give everything that nobody looked at a line of its own, places of one kind together.

        ``reasons`` are codes by the name of a member, for it and everything inside it.
        """
        found: dict[tuple[str, str], list[str]] = {}
        for where in self._leaves:
            if where not in self.accounts:
                self.accounts[where] = "not_taken"
                found.setdefault(_reason(where, reasons), []).append(where)
        for (code, kind), places in found.items():
            values = list(dict.fromkeys(shown(self._leaves[where], 60) for where in places))
            nothing = all(is_empty(self._leaves[where]) or self._leaves[where] in (0, False) for where in places)
            raw = shown(" · ".join(values[:5]) + (" · …" if len(values) > 5 else ""))
            where = places[0] if len(places) == 1 else kind
            line = Line(code="empty" if nothing else code, raw=raw, where=where, count=len(places))
            self.say("not_taken", line)

    def kept(self) -> Any:
        """What of the file found no place or is doubtful, in the shape of the file; None where that is nothing."""
        wanted = {
            where
            for where, account in self.accounts.items()
            if account in ("not_taken", "doubtful") and not is_empty(self._leaves[where])
        }
        return _pruned(self.root, "", wanted) if wanted else None


class Node:
    """One value of the file, or one that is not there; asking it for members and elements never fails."""

    __slots__ = ("source", "value", "where")

    def __init__(self, source: Source, value: Any, where: str) -> None:
        self.source = source
        self.value = value
        self.where = where

    def __getitem__(self, key: str) -> "Node":
        """The member of this name; a node holding None where there is none."""
        inner = self.value.get(key) if isinstance(self.value, dict) else None
        return Node(self.source, inner, joined(self.where, key))

    @property
    def word(self) -> str:
        """The text just as it stands; empty for anything that is none."""
        return self.value if isinstance(self.value, str) else ""

    def at(self, path: str) -> "Node":
        """The member at a path of names (``system.health.value``)."""
        node = self
        for key in path.split("."):
            node = node[key]
        return node

    def first(self, *paths: str) -> "Node":
        """The first of several members that holds something, else the first."""
        nodes = [self.at(path) for path in paths]
        return next((node for node in nodes if not is_empty(node.value)), nodes[0])

    def has(self, key: str) -> bool:
        """Whether it is an object with this member."""
        return isinstance(self.value, dict) and key in self.value

    def members(self) -> Iterator[tuple[str, "Node"]]:
        """The members of an object by name; none of anything else."""
        if isinstance(self.value, dict):
            for key in self.value:
                yield key, self[key]

    def elements(self, *signs: str) -> list["Node"]:
        """The elements of a list, however it arrives: as a list, as the single element without its list (told by the
        members ``signs`` that an element has), as an object whose values they are, or as nothing at all.
        """
        value = self.value
        if isinstance(value, list):
            return [Node(self.source, each, f"{self.where}[{place}]") for place, each in enumerate(value)]
        if isinstance(value, dict):
            if any(sign in value for sign in signs):
                return [self]
            return [node for _, node in self.members()]
        return [] if is_empty(value) else [self]

    def leaves(self) -> Iterator[str]:
        """The places of all single values in it."""
        for where, _ in leaves(self.value, self.where):
            yield where

    def mark(self, account: Account) -> None:
        """Put everything in it into a list, without a line."""
        for where in self.leaves():
            self.source.mark(where, account)

    def take(self, field: str, new: object, what: str = "") -> None:
        """Everything in it is understood and stands on the sheet as ``new``."""
        self.mark("taken")
        self.source.say("taken", self._line("taken", field, what, new=shown(new)))

    def change(self, code: str, field: str, old: object, new: object, what: str = "") -> None:
        """It is understood, and on the sheet stands something else."""
        self.mark("changed")
        self.source.say("changed", self._line(code, field, what, old=shown(old), new=shown(new)))

    def leave(self, code: str, what: str = "", field: str = "") -> None:
        """It is not taken; it is kept and named, unless there is nothing in it."""
        self.mark("not_taken")
        if not is_empty(self.value):
            self.source.say("not_taken", self._line(code, field, what))

    def doubt(self, code: str, field: str, what: str = "", new: object = "") -> None:
        """It is a person's to decide; what the file says is kept and shown."""
        self.mark("doubtful")
        self.source.say("doubtful", self._line(code, field, what, new=shown(new)))

    def whole(self, field: str, what: str = "", *, lowest: int = 0, quiet: bool = False) -> int | None:
        """A whole number; None where there is none that is sure. ``quiet``: a sure one gets no line of its own."""
        number = read_whole(self.value, lowest=lowest)
        self.account_for(number, field, what, quiet=quiet)
        return number.value

    def account_for(self, number: Number, field: str, what: str = "", *, quiet: bool = False) -> None:
        """Say what became of a number."""
        if number.state == "known":
            self.mark("taken")
            if not quiet:
                self.source.say("taken", self._line("taken", field, what, new=str(number.value)))
        elif number.state == "rounded":
            self.change("rounded", field, number.raw, number.value, what)
        elif number.state == "unknown":
            self.mark("taken")
        elif number.state == "none":
            self.leave("not_a_value", what, field)
        else:
            self.doubt("not_rolled_yet" if number.state == "formula" else "doubtful_number", field, what)

    def text(self, field: str, what: str = "", *, quiet: bool = False) -> str:
        """A text of one line, without markup."""
        return self._text(field, what, NAME_LENGTH, lines=False, quiet=quiet)

    def prose(self, field: str, what: str = "", *, quiet: bool = False) -> str:
        """A text of any number of lines, without markup."""
        return self._text(field, what, TEXT_LENGTH, lines=True, quiet=quiet)

    def _text(self, field: str, what: str, longest: int, *, lines: bool, quiet: bool) -> str:
        if self.value is None:
            self.mark("taken")
            return ""
        plain = plain_text(self.value, has_markup=self.source.has_markup)
        if plain is None:
            self.leave("not_a_value", what, field)
            return ""
        text = plain.text if lines else one_line(plain.text)
        self.mark("taken")
        if plain.lost:
            self.leave("markup", what, field)
        if len(text) > longest:
            self.leave("text_cut", what, field)
            text = text[:longest].rstrip()
        if text and not quiet:
            self.source.say("taken", self._line("taken", field, what, new=shown(text)))
        return text

    def switch(self, field: str, what: str = "") -> bool:
        """A tick; what is neither set nor clear counts as clear and is named."""
        found = read_switch(self.value)
        if found is None:
            self.leave("not_a_value", what, field)
        else:
            self.mark("taken")
        return bool(found)

    def _line(self, code: str, field: str, what: str, old: str = "", new: str = "") -> Line:
        return Line(code=code, field=field, what=what, raw=shown(self.value), old=old, new=new, where=self.where)


def leaves(value: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value with its place, in the order of the file; an empty list or object is one."""
    waiting = [(where, value)]
    while waiting:
        place, part = waiting.pop()
        if isinstance(part, dict) and part:
            waiting.extend((joined(place, key), part[key]) for key in reversed(part))
        elif isinstance(part, list) and part:
            waiting.extend((f"{place}[{index}]", part[index]) for index in reversed(range(len(part))))
        else:
            yield place, part


def joined(where: str, key: str) -> str:
    """The place of a member; a name with signs of its own stands in brackets.

    >>> joined("system", "stats"), joined("", "name"), joined("flags", "a.b")
    ('system.stats', 'name', 'flags["a.b"]')
    """
    if not key or _SIGNS.search(key):
        return f'{where}["{key}"]'
    return f"{where}.{key}" if where else key


def is_empty(value: Any) -> bool:
    """Whether nothing is said: null, an empty text, list or object."""
    return value is None or value == "" or value == [] or value == {}


def _reason(where: str, reasons: Mapping[str, str]) -> tuple[str, str]:
    """Why a place is not taken, and the kind of place it is: with a reason, the outermost member that has one."""
    kind = _ALIKE.sub(r"\1.*", re.sub(r"\[\d+\]", "[]", where))
    names = kind.split(".")
    for place, name in enumerate(names):
        code = reasons.get(name.partition("[")[0])
        if code is not None:
            return code, ".".join(names[: place + 1])
    return "no_place", kind


def _pruned(value: Any, where: str, wanted: set[str]) -> Any:
    """The value without what is not wanted; entries keep the members they are known by."""
    if isinstance(value, dict) and value:
        found = {key: _pruned(inner, joined(where, key), wanted) for key, inner in value.items()}
        kept = {key: inner for key, inner in found.items() if inner is not None}
        if not kept or where.endswith("]") is False:
            return kept or None
        names = {key: value[key] for key in _NAMES if isinstance(value.get(key), str)}
        return {**names, **kept}
    if isinstance(value, list) and value:
        parts = [_pruned(inner, f"{where}[{place}]", wanted) for place, inner in enumerate(value)]
        return [part for part in parts if part is not None] or None
    return value if where in wanted else None
