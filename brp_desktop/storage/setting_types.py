"""The kinds of settings: each knows its name in the file, its default and what it allows."""

import base64
import binascii
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, Protocol, Self, TypeVar, overload

from brp_desktop.storage.files import path_text, text_path

T = TypeVar("T")


class SettingsValues(Protocol):
    """Where settings keep their raw values: what a TOML file holds, by dotted name."""

    def raw(self, name: str) -> object:
        """The value under that name, or None."""
        ...

    def set_raw(self, name: str, value: object) -> None:
        """Put a value there; None takes it away."""
        ...


class Setting(ABC, Generic[T]):
    """One setting, declared once as a class attribute: reading gives a value of its type, whatever the file says.

    A value of the wrong type or out of range in the file counts as absent: the default holds. Setting a value that is
    not allowed is a fault of the program: ValueError.
    """

    kind: type = str
    """The type of its raw values in the file."""

    def __init__(self, name: str, default: T, page: str = "") -> None:
        """``page`` is that of the settings on which a person chooses it; empty: the program remembers it by itself."""
        self.name = name
        self.default = default
        self.page = page

    @overload
    def __get__(self, holder: None, owner: type) -> Self: ...
    @overload
    def __get__(self, holder: SettingsValues, owner: type) -> T: ...
    def __get__(self, holder: SettingsValues | None, owner: type) -> T | Self:
        if holder is None:
            return self
        value = self.read(holder.raw(self.name))
        return self.default if value is None else value

    def __set__(self, holder: SettingsValues, value: T) -> None:
        raw = self.write(value)
        if self.read(raw) != value:
            raise ValueError(f"{self.name} cannot be {value!r}")
        holder.set_raw(self.name, raw)

    @abstractmethod
    def read(self, raw: object) -> T | None:
        """The value that a raw value of the file stands for; None if it is not allowed here."""

    def write(self, value: T) -> object:
        """The raw value for the file."""
        return value


class Choice(Setting[str]):
    """One of a few ids."""

    def __init__(self, name: str, allowed: tuple[str, ...], default: str, page: str = "") -> None:
        super().__init__(name, default, page)
        self.allowed = allowed

    def read(self, raw: object) -> str | None:
        """The id, if it is one of the allowed ones."""
        return raw if isinstance(raw, str) and raw in self.allowed else None


class Code(Setting[str]):
    """A short word of Latin letters, such as the code of a language, also one that is not installed here."""

    def read(self, raw: object) -> str | None:
        """The word, if it is one of at most 20 letters."""
        text = plain_text(raw, 20)
        return text if text and text.isascii() and text.replace("_", "").isalpha() else None


class Word(Setting[str]):
    """The name of something that may not be there any more, such as a theme of one's own: at most 200 characters."""

    def read(self, raw: object) -> str | None:
        """The name, if it is not empty and not too long."""
        return plain_text(raw, 200) or None


class Switch(Setting[bool]):
    """On or off."""

    kind = bool

    def read(self, raw: object) -> bool | None:
        """True or False; 0 and 1 are not switches."""
        return raw if isinstance(raw, bool) else None


class Number(Setting[int]):
    """A whole number within its range."""

    kind = int

    def __init__(self, name: str, minimum: int, maximum: int, default: int, page: str = "") -> None:
        super().__init__(name, default, page)
        self.minimum = minimum
        self.maximum = maximum

    def read(self, raw: object) -> int | None:
        """The number, if it lies in the range."""
        return whole_number(raw, self.minimum, self.maximum)


class PathText(Setting[str]):
    """A path, also one whose name is no UTF-8; see ``path_text``."""

    def __init__(self, name: str, longest: int = 20_000, page: str = "") -> None:
        super().__init__(name, "", page)
        self.longest = longest

    def read(self, raw: object) -> str | None:
        """The path, if its text is not too long."""
        text = plain_text(raw, self.longest)
        return None if text is None else text_path(text)

    def write(self, value: str) -> object:
        """The path as text that a file can hold."""
        return path_text(value)


class Bytes(Setting[bytes]):
    """A few bytes that only the tool kit understands, such as the state of its docks; kept as base64."""

    def __init__(self, name: str, longest: int = 65536) -> None:
        super().__init__(name, b"")
        self.longest = longest

    def read(self, raw: object) -> bytes | None:
        """The bytes, if the text is base64 and not too long."""
        if not isinstance(raw, str) or not raw.isascii():
            return None
        try:
            found = base64.b64decode(raw, validate=True)
        except binascii.Error:
            return None
        return found if len(found) <= self.longest else None

    def write(self, value: bytes) -> object:
        """The bytes as base64."""
        return base64.b64encode(value).decode("ascii")


def whole_number(raw: object, minimum: int, maximum: int) -> int | None:
    """``raw`` if it is a whole number (True is none) from ``minimum`` to ``maximum``."""
    if isinstance(raw, int) and not isinstance(raw, bool) and minimum <= raw <= maximum:
        return raw
    return None


def plain_text(raw: object, longest: int) -> str | None:
    """``raw`` if it is a text of at most ``longest`` characters that a UTF-8 file can hold."""
    if not isinstance(raw, str) or len(raw) > longest:
        return None
    return raw if not any("\ud800" <= character <= "\udfff" for character in raw) else None


def table(raw: object) -> Mapping[str, object]:
    """``raw`` if it is a table, else an empty one."""
    return raw if isinstance(raw, Mapping) else {}
