"""Damaged documents: a StorageError or a document, never anything else, and soon."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.sheet.derive import derive
from brp_desktop.storage import codec
from brp_desktop.storage.errors import StorageError

SAMPLES = [path.read_bytes() for path in sorted(resource_path("samples").glob("*.rpgsheet"))]

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
        holder[key] = chance.choice([*ODD_VALUES, holder[key], [holder[key]], {"id": holder[key]}])
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


def try_mutants(count: int, seed: int) -> dict[str, int]:
    """Decode so many mutants; how many ended in which way. Another exception than StorageError fails the test."""
    chance = random.Random(seed)
    ends: dict[str, int] = {}
    for _ in range(count):
        mutant = chance.choice(MUTATIONS)(chance.choice(SAMPLES), chance)
        start = time.perf_counter()
        try:
            document = codec.decode(mutant)
        except StorageError as error:
            end = error.code
            str(error)
        else:
            end = "newer" if document.read_only else "opened"
            derive(document.character)
            codec.encode(document.writable_copy())
        assert time.perf_counter() - start < 2
        ends[end] = ends.get(end, 0) + 1
    return ends


def test_five_hundred_mutants_of_the_samples():
    """I05, D02: errors of many kinds and some documents that still open; nothing else."""
    ends = try_mutants(500, 1)
    assert sum(ends.values()) == 500
    assert {"not_json", "wrong_type", "opened", "duplicate_id"} <= set(ends)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_twenty_thousand_mutants_of_the_samples(seed):
    assert sum(try_mutants(1000, 100 + seed).values()) == 1000


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"null", b'"text"', b"7", b"{}", b'{"a": 1,}', b'{"format_version": 1}', b"\xef\xbb\xbf",
     '{"format_version": 1}'.encode("utf-16"), b"[" * 5000 + b"]" * 5000, b'{"id": 1, "id": 2}', b"\x00" * 1000,
     b"PK\x03\x04", b"\x89PNG\r\n\x1a\n"],
)  # fmt: skip
def test_what_is_no_sheet_at_all(data):
    """I05: one plain error each, at once."""
    start = time.perf_counter()
    with pytest.raises(StorageError):
        codec.decode(data)
    assert time.perf_counter() - start < 2
