"""A small client of the message bus, enough to read a window from outside: calls, and signals that are waited for."""

import os
import socket
import struct
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

CALL, REPLY, ERROR, SIGNAL = 1, 2, 3, 4
PATH, INTERFACE, MEMBER, ERROR_NAME, REPLY_TO, DESTINATION, SENDER, SIGNATURE = range(1, 9)
_SIZES = {"y": 1, "b": 4, "n": 2, "q": 2, "i": 4, "u": 4, "x": 8, "t": 8, "d": 8}
_CODES = {"y": "B", "b": "I", "n": "h", "q": "H", "i": "i", "u": "I", "x": "q", "t": "Q", "d": "d"}
_ALIGNED = _SIZES | {"s": 4, "o": 4, "g": 1, "v": 1, "a": 4, "(": 8, "{": 8}


class BusError(Exception):
    """The other side answered with an error, or not at all."""


@dataclass(frozen=True)
class Message:
    """What came over the bus: its kind, its head by field number, and what it carries."""

    kind: int
    head: dict[int, Any]
    body: tuple[Any, ...]


class Bus:
    """One connection. Nothing runs beside it: signals are gathered while an answer, or a signal, is waited for."""

    def __init__(self, address: str, patience: float = 5.0) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(patience)
        self._patience = patience
        self._serials = count(1)
        self._heard: deque[Message] = deque()
        self._socket.connect(_place(address))
        self._socket.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
        if not self._line().startswith(b"OK"):
            raise BusError(address)
        self._socket.sendall(b"BEGIN\r\n")
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")

    def close(self) -> None:
        """Leave the bus."""
        self._socket.close()

    def listen(self, interface: str, member: str) -> None:
        """Have a signal sent here."""
        rule = f"type='signal',interface='{interface}',member='{member}'"
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch", "s", rule)

    def call(self, name: str, path: str, interface: str, member: str, signature: str = "", *values: Any) -> Any:
        """The answer to a call: None, the value, or a tuple of several."""
        serial = next(self._serials)
        body = b""
        for kind, value in zip(_kinds(signature), values, strict=True):
            body += _packed(kind, value, len(body))
        fields = [(PATH, ("o", path)), (INTERFACE, ("s", interface)), (MEMBER, ("s", member))]
        fields += [(DESTINATION, ("s", name)), (SIGNATURE, ("g", signature))]
        head = struct.pack("<cBBBII", b"l", CALL, 0, 1, len(body), serial)
        head += _packed("a(yv)", fields, len(head))
        self._socket.sendall(head + bytes(-len(head) % 8) + body)
        until = time.monotonic() + self._patience
        while time.monotonic() < until:
            message = self._next()
            if message.kind == SIGNAL:
                self._heard.append(message)
            elif message.head.get(REPLY_TO) == serial:
                if message.kind == ERROR:
                    raise BusError(f"{member}: {message.head.get(ERROR_NAME)} {message.body}")
                return message.body[0] if len(message.body) == 1 else message.body or None
        raise BusError(f"{member}: no answer")

    def signals(self, seconds: float) -> Iterator[Message]:
        """Signals as they come, for so long at most; those heard before come first."""
        until = time.monotonic() + seconds
        while True:
            while self._heard:
                yield self._heard.popleft()
            left = until - time.monotonic()
            if left <= 0:
                return
            self._socket.settimeout(left)
            try:
                message = self._next()
            except TimeoutError:
                return
            finally:
                self._socket.settimeout(self._patience)
            if message.kind == SIGNAL:
                self._heard.append(message)

    def _line(self) -> bytes:
        line = b""
        while not line.endswith(b"\r\n"):
            line += self._exactly(1)
        return line

    def _next(self) -> Message:
        fixed = self._exactly(16)
        size, _serial, fields = struct.unpack_from("<III", fixed, 4)
        rest = self._exactly(fields + -fields % 8)
        head, _ = _unpacked("a(yv)", fixed[12:] + rest, 0, base=12)
        known = dict(head)
        data = self._exactly(size)
        body, place = [], 0
        for kind in _kinds(known.get(SIGNATURE, "")):
            value, place = _unpacked(kind, data, place)
            body.append(value)
        return Message(fixed[1], known, tuple(body))

    def _exactly(self, size: int) -> bytes:
        got = b""
        while len(got) < size:
            part = self._socket.recv(size - len(got))
            if not part:
                raise BusError("the bus went away")
            got += part
        return got


def _place(address: str) -> str:
    """The socket of an address as «unix:path=…,guid=…», or one without a file."""
    given = dict(part.split("=", 1) for part in address.split(";", 1)[0].removeprefix("unix:").split(","))
    return given["path"] if "path" in given else f"\0{given['abstract']}"


def _kinds(signature: str) -> Iterator[str]:
    """A signature taken apart: «sa(so)» is «s», «a(so)»."""
    at = 0
    while at < len(signature):
        end = _end(signature, at)
        yield signature[at:end]
        at = end


def _end(signature: str, at: int) -> int:
    if signature[at] == "a":
        return _end(signature, at + 1)
    if signature[at] not in "({":
        return at + 1
    depth, end = 0, at
    while True:
        depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(signature[end], 0)
        end += 1
        if depth == 0:
            return end


def _packed(kind: str, value: Any, place: int) -> bytes:
    start = bytes(-place % _ALIGNED[kind[0]])
    inside: Callable[[bytes], int] = lambda done: place + len(done)  # noqa: E731
    match kind[0]:
        case "s" | "o":
            text = value.encode()
            return start + struct.pack("<I", len(text)) + text + b"\0"
        case "g":
            return start + bytes([len(value)]) + value.encode() + b"\0"
        case "v":
            of, inner = value
            data = start + bytes([len(of)]) + of.encode() + b"\0"
            return data + _packed(of, inner, inside(data))
        case "(" | "{":
            data = start
            for each, part in zip(_kinds(kind[1:-1]), value, strict=True):
                data += _packed(each, part, inside(data))
            return data
        case "a":
            data = start + bytes(4)
            data += bytes(-inside(data) % _ALIGNED[kind[1]])
            first = len(data)
            for part in value:
                data += _packed(kind[1:], part, inside(data))
            return data[: len(start)] + struct.pack("<I", len(data) - first) + data[len(start) + 4 :]
        case simple:
            return start + struct.pack(f"<{_CODES[simple]}", value)


def _unpacked(kind: str, data: bytes, place: int, base: int = 0) -> tuple[Any, int]:
    """A value and where it ends; ``base`` is where ``data`` begins, for what is aligned."""
    place += -(place + base) % _ALIGNED[kind[0]]
    match kind[0]:
        case "s" | "o" | "g":
            size, begin = (data[place], place + 1) if kind == "g" else (_number(data, place), place + 4)
            return data[begin : begin + size].decode(), begin + size + 1
        case "v":
            of, place = _unpacked("g", data, place, base)
            return _unpacked(of, data, place, base)
        case "(" | "{":
            parts = []
            for each in _kinds(kind[1:-1]):
                part, place = _unpacked(each, data, place, base)
                parts.append(part)
            return tuple(parts), place
        case "a":
            size, place = _number(data, place), place + 4
            place += -(place + base) % _ALIGNED[kind[1]]
            end, found = place + size, []
            while place < end:
                part, place = _unpacked(kind[1:], data, place, base)
                found.append(part)
            return dict(found) if kind[1] == "{" else found, end
        case simple:
            (value,) = struct.unpack_from(f"<{_CODES[simple]}", data, place)
            return bool(value) if simple == "b" else value, place + _SIZES[simple]


def _number(data: bytes, place: int) -> int:
    return int.from_bytes(data[place : place + 4], "little")
