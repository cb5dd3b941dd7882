"""Damaged JSON: whatever of it still says something, and a notice for every piece that does not.

Files of ours are written with a line for each value and a tab for each level: where they are damaged, the lines after
tell where one is again. Other JSON is followed by its brackets alone.
"""

import json
import math
import re
from itertools import islice
from typing import Any, Final

from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.json_text import MAXIMUM_BYTES, MAXIMUM_DEPTH
from brp_desktop.storage.notices import Notice

MAXIMUM_LOSSES: Final = 1000
"""So many pieces are named; those after them are counted in one notice, ``lost_more``."""

MAXIMUM_PIECES: Final = 400_000
"""So many words, marks and ends of lines are looked at: what takes longer than a second is not read to its end."""

_LONGEST: Final = 100
_TOKEN: Final = re.compile(
    r"""(?P<line>\r?\n(?P<tabs>\t*))|(?P<string>"(?:[^"\\\n]++|\\.)*+")|(?P<mark>[{}\[\]:,])"""
    r"""|(?P<word>[^\s{}\[\]:,"]+)|(?P<open>"[^\n]*)|(?P<space>[^\S\n]+)"""
)
_NUMBER: Final = re.compile(r"-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?", re.ASCII)
_DIGITS: Final = 4000
_WORDS: Final = {"true": True, "false": False, "null": None}
_NOTHING: Final = object()
_PROSE: Final = ("text", "note")
"""Fields in which the beginning of what somebody wrote is worth keeping."""
_ESCAPE: Final = 6


class _Frame:
    """An object or a list under way: where it stands, the level of its line, and the key that waits for its value.

    Without a ``value`` it belongs nowhere: what is in it goes with it.
    """

    __slots__ = ("colon", "key", "level", "value", "where")

    def __init__(self, value: dict[str, Any] | list[Any] | None, where: str, level: int) -> None:
        self.value = value
        self.where = where
        self.level = level
        self.key: str | None = None
        self.colon = False

    @property
    def waits(self) -> bool:
        """Whether a value may come now."""
        return isinstance(self.value, list) or (self.key is not None and self.colon)

    @property
    def waits_for_prose(self) -> bool:
        """Whether what comes next is a text of any length that somebody wrote."""
        return self.waits and self.key in _PROSE

    @property
    def place(self) -> str:
        """Where the value that comes next belongs."""
        if isinstance(self.value, list):
            return f"{self.where}[{len(self.value)}]"
        return f"{self.where}.{self.key}" if self.where else self.key or ""

    def clear(self) -> None:
        """Nothing waits any more."""
        self.key, self.colon = None, False


class _Reader:
    """Follows the text once, from its first character to its last."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.losses: list[Notice] = []
        self._more = 0
        self._tabbed = "\n\t" in text
        self._line = 1
        self._level = 0
        self._deeper = 0
        self._is_first = True
        self._skips = False
        self._has_begun = False
        self._has_ended = False
        self._root: dict[str, Any] = {}
        self._frames = [_Frame(self._root, "", 0)]

    def read(self) -> dict[str, Any]:
        """The members that could be read."""
        for match in islice(_TOKEN.finditer(self.text), MAXIMUM_PIECES):
            kind = match.lastgroup
            if kind == "line":
                self._begin_line(len(match["tabs"]))
            elif kind != "space" and not self._skips:
                self._take(match, kind or "")
        if not self._has_ended:
            self._lose("lost_end", f"line {self._line}", "")
        if self._more:
            self.losses.append(Notice("lost_more", was=str(self._more)))
        return self._root

    def _begin_line(self, level: int) -> None:
        if self._tabbed:
            self._give_up_key()
        self._line += 1
        self._level, self._is_first, self._skips = level, True, False

    def _take(self, match: re.Match[str], kind: str) -> None:
        text, first = match[0], self._is_first
        self._is_first = False
        self._has_ended = False
        if not self._has_begun and text == "{":
            self._has_begun = True
            self._frames[0].clear()
        elif first and self._tabbed and not self._is_in_place(text):
            end = self.text.find("\n", match.start())
            self._lose("lost_line", f"line {self._line}", self.text[match.start() : end if end >= 0 else None].strip())
            self._skips = True
        elif kind == "mark":
            self._take_mark(text, first)
        elif kind == "string":
            self._take_string(text)
        elif kind == "open" and match.end() == len(self.text) and self._frames[-1].waits_for_prose:
            self._take_beginning(text)
        else:
            self._take_value(_value(text) if kind == "word" else _NOTHING, text)

    def _is_in_place(self, text: str) -> bool:
        """Go to the object or list to which a line of this level belongs that begins so; False: there is none."""
        wanted = self._level if text in "}]" else self._level - 1
        at = next((at for at in reversed(range(len(self._frames))) if self._frames[at].level == wanted), None)
        if at is None:
            return False
        del self._frames[at + 1 :]
        self._deeper = 0
        return True

    def _take_mark(self, mark: str, first: bool) -> None:
        frame = self._frames[-1]
        if mark in "{[":
            self._open(mark)
        elif mark in "}]":
            self._close(mark, first)
        elif mark == ",":
            self._give_up_key()
        elif frame.key is not None and not frame.colon:
            frame.colon = True
        else:
            self._lose_here(mark)

    def _open(self, mark: str) -> None:
        if len(self._frames) > MAXIMUM_DEPTH:
            self._deeper += 1
            return
        frame, made = self._frames[-1], _Frame({} if mark == "{" else [], "", self._level)
        if frame.value is None:
            made.value = None
        elif frame.waits:
            made.where = frame.place
            self._put(made.value)
        else:
            self._lose_here(mark)
            made.value = None
        self._frames.append(made)

    def _close(self, mark: str, first: bool) -> None:
        if self._deeper:
            self._deeper -= 1
            return
        self._give_up_key()
        at = len(self._frames) - 1
        if not (first and self._tabbed):
            kind = dict if mark == "}" else list
            found = (at for at in reversed(range(len(self._frames))) if isinstance(self._frames[at].value, kind))
            at = next(found, len(self._frames))
        # What comes after the last bracket is not thrown away: it may have been the wrong one.
        self._has_ended = at == 0
        del self._frames[max(at, 1) :]

    def _take_string(self, text: str) -> None:
        frame = self._frames[-1]
        try:
            value = json.loads(text, strict=False) if "\\" in text else text[1:-1]
        except ValueError:
            self._take_value(_NOTHING, text)
            return
        if not value.isascii():
            value = value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        if isinstance(frame.value, dict) and frame.key is None:
            frame.key = value
        else:
            self._take_value(value, text)

    def _take_beginning(self, text: str) -> None:
        """The file stops inside a text: what of it is there, without half a letter at its end."""
        for end in range(len(text), max(len(text) - _ESCAPE, 0), -1):
            try:
                value = json.loads(text[:end] + '"', strict=False)
            except ValueError:
                continue
            self._lose("cut_value", self._frames[-1].place, "")
            self._put(value.encode("utf-16", "surrogatepass").decode("utf-16", "ignore"))
            return
        self._take_value(_NOTHING, text)

    def _take_value(self, value: object, text: str) -> None:
        frame = self._frames[-1]
        if frame.value is None:
            return
        if frame.waits and value is not _NOTHING:
            self._put(value)
        elif frame.waits or frame.key is not None:
            self._lose("lost_value", frame.place, text)
            frame.clear()
        else:
            self._lose_here(text)

    def _put(self, value: Any) -> None:
        frame = self._frames[-1]
        if isinstance(frame.value, list):
            frame.value.append(value)
        elif frame.value is not None and frame.key is not None:
            if frame.key in frame.value:
                self._lose("lost_value", frame.place, "" if isinstance(value, dict | list) else json.dumps(value))
            else:
                frame.value[frame.key] = value
        frame.clear()

    def _give_up_key(self) -> None:
        """A key whose value did not come."""
        frame = self._frames[-1]
        if frame.key is not None and frame.value is not None:
            self._lose("lost_value", frame.place, "")
        frame.clear()

    def _lose_here(self, text: str) -> None:
        if self._frames[-1].value is not None:
            self._lose("lost_line", f"line {self._line}", text)

    def _lose(self, code: str, where: str, was: str) -> None:
        if len(self.losses) < MAXIMUM_LOSSES:
            self.losses.append(Notice(code, where=where, was=was[:_LONGEST]))
        else:
            self._more += 1


def read_damaged(data: bytes) -> tuple[dict[str, Any], list[Notice]]:
    """The members of the object that a damaged file holds, as far as they can be read, and what cannot.

    Notices: ``lost_value`` (``where`` is its place as in ``skills[3].note``), ``cut_value`` (there the file stops; the
    beginning of the text is kept), ``lost_line`` (``where`` is «line 12»),
    ``lost_end`` (the file stops in the middle, at that line), ``lost_letters`` (letters that are none; ``was`` says
    how many), ``lost_more``. Of a key that comes twice the first value stays. ``too_large`` is refused.
    """
    if len(data) > MAXIMUM_BYTES:
        raise StorageError("too_large", size=len(data), maximum=MAXIMUM_BYTES)
    text, notices = _text(data)
    reader = _Reader(text)
    found = reader.read()
    return found, [*notices, *reader.losses]


def _text(data: bytes) -> tuple[str, list[Notice]]:
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        return data.decode(encoding), []
    except UnicodeDecodeError:
        text = data.decode(encoding, "replace")
        return text, [Notice("lost_letters", was=str(text.count("\ufffd")))]


def _value(word: str) -> object:
    if word in _WORDS:
        return _WORDS[word]
    match = _NUMBER.fullmatch(word)
    if match is None or len(word) > _DIGITS:
        return _NOTHING
    if match[1] is None and match[2] is None:
        return int(word)
    number = float(word)
    return number if math.isfinite(number) else _NOTHING
