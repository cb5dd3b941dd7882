"""Damaged documents: a StorageError or a document, never anything else, and soon."""

import random
import time

import pytest
from document_mutations import MUTATIONS

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.xantis_derive import derive_xantis
from brp_desktop.storage import codec
from brp_desktop.storage.errors import StorageError

SAMPLES = [path.read_bytes() for path in sorted(resource_path("samples").glob("*.rpgsheet"))]
XANTIS_SAMPLES = [data for data in SAMPLES if b'"system": "xantis"' in data]


def try_mutants(count: int, seed: int, samples: list[bytes] = SAMPLES) -> dict[str, int]:
    """Decode so many mutants; how many ended in which way. Another exception than StorageError fails the test."""
    chance = random.Random(seed)
    ends: dict[str, int] = {}
    for _ in range(count):
        mutant = chance.choice(MUTATIONS)(chance.choice(samples), chance)
        start = time.thread_time()
        try:
            document = codec.decode(mutant)
        except StorageError as error:
            end = error.code
            str(error)
        else:
            end = "newer" if document.read_only else "opened"
            if isinstance(document.character, BrpCharacter):
                derive(document.character)
            else:
                derive_xantis(document.character)
                end += " put right" if document.notices else ""
            codec.encode(document.writable_copy())
        assert time.thread_time() - start < 2
        ends[end] = ends.get(end, 0) + 1
    return ends


def test_mutants_of_the_samples():
    """I05, D02: errors of many kinds and some documents that still open; nothing else. With those below 500."""
    ends = try_mutants(300, 1)
    assert sum(ends.values()) == 300
    assert {"not_json", "wrong_type", "opened", "duplicate_id"} <= set(ends)


def test_mutants_of_the_sample_of_xantis():
    """The same with what is put right: a number, an id, a parent."""
    assert len(XANTIS_SAMPLES) == 1
    ends = try_mutants(200, 2, XANTIS_SAMPLES)
    assert sum(ends.values()) == 200
    assert {"not_json", "wrong_type", "opened", "opened put right"} <= set(ends)


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
    start = time.thread_time()
    with pytest.raises(StorageError):
        codec.decode(data)
    assert time.thread_time() - start < 2
