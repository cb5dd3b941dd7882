"""Ways to damage a document, for sheets and tables alike."""

import json
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

ODD_VALUES: list[Any] = [
    None, True, False, 0, -1, 1.5, 10**6, -(10**18), 10**40, 1e308, "", "x", "1", "\ud83d", "\0", "é" * 2000, [], [[]],
    {}, {"id": "a"}, {"id": []}, [{"id": "a"}, {"id": "a"}], [1, "a", None], {"": {"": {}}},
]  # fmt: skip

SNIPPETS = [b"NaN", b"Infinity", b"-", b"1e999", b"9" * 5000, b"[" * 3000, b'{"a":' * 3000, b'"\\ud800"', b"\xff\xfe",
            b"\x00", b",,", b"}", b"]", b'"', b"\\", b"null", b"\xf0\x9f", b'"skills": [],']  # fmt: skip


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every (holder, key) in a JSON value."""
    found, waiting = [], [value]
    while waiting:
        part = waiting.pop()
        keys = list(part) if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
        for key in keys:
            found.append((part, key))
            waiting.append(part[key])
    return found


def flipped(data: bytes, chance: random.Random) -> bytes:
    """Some bits turned over."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 5, 50))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def cut(data: bytes, chance: random.Random) -> bytes:
    """The end, the beginning or a piece in the middle gone."""
    first, last = sorted(chance.randrange(len(data)) for _ in range(2))
    return chance.choice((data[:first], data[last:], data[:first] + data[last:]))


def spliced(data: bytes, chance: random.Random) -> bytes:
    """Something foreign, or a piece of itself, put in."""
    place = chance.randrange(len(data))
    first = chance.randrange(len(data))
    piece = chance.choice([*SNIPPETS, data[first : first + chance.randrange(500)]])
    return data[:place] + piece + data[place + chance.choice((0, 0, len(piece))) :]


def swapped(data: bytes, chance: random.Random) -> bytes:
    """Some values of the wrong kind, range or number."""
    value = json.loads(data)
    for _ in range(chance.choice((1, 1, 2, 4))):
        holder, key = chance.choice(places(value))
        if isinstance(holder, dict) and chance.random() < 0.2:
            holder.pop(key)
            continue
        # Copies: an odd value that is changed itself must not come to be inside itself.
        holder[key] = chance.choice([*deepcopy(ODD_VALUES), holder[key], [holder[key]], {"id": holder[key]}])
    if chance.random() < 0.2:
        value["format_version"] = chance.choice((2, 999, 10**18))
    return json.dumps(value).encode(errors="surrogatepass")


def doubled(data: bytes, chance: random.Random) -> bytes:
    """Lists and objects that hold an entry twice, or a great many."""
    value = json.loads(data)
    lists = [part[key] for part, key in places(value) if isinstance(part[key], list) and part[key]]
    rows = chance.choice(lists)
    rows.extend(rows[:1] * chance.choice((1, 5, 2000)))
    return json.dumps(value).encode()


MUTATIONS: list[Callable[[bytes, random.Random], bytes]] = [flipped, cut, spliced, swapped, swapped, doubled]
