"""Damages the samples in every way the tests know and reads them: an error or a document, soon, in little memory.

    .venv/bin/python packaging/bench/mutants.py [NUMBER [TOGETHER [FIRST]]]

NUMBER mutants (100,000 if not given) by TOGETHER processes (2), with seeds from FIRST (0) on: of the shipped sheets and
tables, read, and what cannot be read salvaged; of the samples of other programs, imported. Exit 1 if one ends
in another way than as an error of ours or a document, takes longer than 2 s of work or more than 200 MB.
"""

import gc
import multiprocessing
import random
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent import futures
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "support"))

from brp_desktop.catalogue.resources import resource_path  # noqa: E402
from brp_desktop.sheet.brp import BrpCharacter  # noqa: E402
from brp_desktop.sheet.derive import derive  # noqa: E402
from brp_desktop.sheet.xantis_derive import derive_xantis  # noqa: E402
from brp_desktop.storage import StorageError, codec, table_codec  # noqa: E402
from brp_desktop.storage.importers import read_foreign as read_people  # noqa: E402
from brp_desktop.storage.salvage import salvaged_sheet, salvaged_table  # noqa: E402

MUTATIONS: list[Callable[[bytes, random.Random], bytes]] = import_module("document_mutations").MUTATIONS
NUMBER, TOGETHER = 100_000, 2
LONGEST = 2.0
"""Seconds of work that one mutant may take."""
MEMORY = 200_000
"""Kilobytes that one mutant may take."""


HANGING = 30
"""Seconds of work after which one is given up."""
MOST = 2_000_000_000
"""Bytes that the whole process may have: more is refused, before the machine suffers."""


class Finding(NamedTuple):
    """How one share ended: the ways, the longest time, the most memory for one (kB), and what broke."""

    ends: Counter[str]
    longest: float
    memory: int
    broken: tuple[str, ...]


def read_sheet(data: bytes) -> str:
    """Open a sheet, work it out and write it again; salvage one that cannot be opened."""
    try:
        document = codec.decode(data)
    except StorageError as error:
        return salvaged(error, data, salvaged_sheet, codec.encode)
    character = document.character
    derive(character) if isinstance(character, BrpCharacter) else derive_xantis(character)
    codec.encode(document.writable_copy())
    return "newer" if document.read_only else "opened"


def read_table(data: bytes) -> str:
    """The same with a table."""
    try:
        document = table_codec.decode(data)
    except StorageError as error:
        return salvaged(error, data, salvaged_table, table_codec.encode)
    table_codec.encode(document.writable_copy())
    return "newer" if document.read_only else "opened"


def salvaged(error: StorageError, data: bytes, salvage: Callable[[bytes], Any], encode: Callable[[Any], bytes]) -> str:
    """What can be read of a document that cannot be opened."""
    str(error)
    try:
        document = salvage(data)
    except StorageError as nothing:
        return nothing.code
    encode(document)
    return "salvaged"


def read_foreign(data: bytes) -> str:
    """Import what another program wrote; whoever was read can be written."""
    try:
        found = read_people(data)
    except StorageError as error:
        return f"not imported ({error.code})"
    for person in found:
        codec.encode(person.document)
    return "imported" if found else "nothing imported"


def samples() -> list[tuple[bytes, Callable[[bytes], str]]]:
    """Every sample with what reads it."""
    folder = resource_path("samples")
    found: list[tuple[bytes, Callable[[bytes], str]]] = []
    found += [(path.read_bytes(), read_sheet) for path in sorted(folder.glob("*.rpgsheet"))]
    found += [(path.read_bytes(), read_table) for path in sorted(folder.glob("*.rpgtable"))] * 2
    formats = ROOT / "tests" / "data" / "formats"
    found += [(path.read_bytes(), read_sheet) for path in sorted(formats.glob("*.rpgsheet"))]
    found += [(path.read_bytes(), read_table) for path in sorted(formats.glob("*.rpgtable"))]
    foreign = ROOT / "tests" / "data" / "import"
    found += [(path.read_bytes(), read_foreign) for path in sorted(foreign.iterdir())]
    return found


def hanging(*_: object) -> None:
    """Give the mutant up that takes too long, and say where it was."""
    raise TimeoutError


def mutated(
    known: list[tuple[bytes, Callable[[bytes], str]]], chance: random.Random
) -> tuple[bytes, Callable[[bytes], str]]:
    """One sample damaged in one way, and what reads it."""
    while True:
        data, read = chance.choice(known)
        try:
            return chance.choice(MUTATIONS)(data, chance), read
        except (ValueError, IndexError):
            continue  # a way that needs JSON, or a list in it


def share(task: tuple[int, int]) -> Finding:
    """So many mutants, one after the other."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST, MOST))
    signal.signal(signal.SIGPROF, hanging)
    seed, count = task
    chance, ends, longest, memory, broken = random.Random(seed), Counter[str](), 0.0, 0, []
    known = samples()
    for data, read in known:
        read(data)  # what is loaded once is no mutant's fault
    for number in range(count):
        mutant, read = mutated(known, chance)
        before, begin = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.thread_time()
        try:
            signal.setitimer(signal.ITIMER_PROF, HANGING)
            end = read(mutant)
        except Exception:  # noqa: BLE001 - that is what is looked for
            end = "broken"
            broken.append(f"seed {seed}, number {number}: {traceback.format_exc(limit=-3)}")
        signal.setitimer(signal.ITIMER_PROF, 0)
        took = time.thread_time() - begin
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        longest, memory = max(longest, took), max(memory, grown)
        ends[end] += 1
        if took > LONGEST or grown > MEMORY:
            broken.append(f"seed {seed}, number {number}: {took:.1f} s, {grown} kB")
        if number % 1000 == 0:
            gc.collect()
    return Finding(ends, longest, memory, tuple(broken))


def apart(task: tuple[int, int]) -> Finding:
    """The same in a process of its own."""
    with futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        try:
            return pool.submit(share, task).result()
        except BrokenProcessPool:
            return Finding(Counter({"crashed": 1}), 0.0, 0, (f"seed {task[0]}: the process broke down",))


def shares(number: int, together: int, first: int) -> Iterator[tuple[int, int]]:
    """The work in pieces of a thousand or so, so that all are busy to the end."""
    pieces = max(together, number // 1000)
    for piece in range(pieces):
        yield first + piece, number // pieces + (piece < number % pieces)


def main(arguments: Sequence[str]) -> int:
    """Read, count, and print."""
    number = int(arguments[0]) if arguments else NUMBER
    together = int(arguments[1]) if len(arguments) > 1 else TOGETHER
    first = int(arguments[2]) if len(arguments) > 2 else 0
    begin = time.monotonic()
    findings = []
    # Each piece in a process of its own: one that breaks down altogether is seen, and the others go on.
    with futures.ThreadPoolExecutor(together) as threads:
        for finding in threads.map(apart, shares(number, together, first)):
            findings.append(finding)
            if sys.stdout.isatty():
                print(f"{len(findings)} pieces", end="\r", flush=True)
    ends = sum((each.ends for each in findings), Counter[str]())
    broken = [what for each in findings for what in each.broken]
    for what in broken[:10]:
        print(what)
    print(
        f"{sum(ends.values()):,} mutants in {time.monotonic() - begin:.0f} s: {len(broken)} broke; the longest took "
        f"{max(each.longest for each in findings):.2f} s, the largest "
        f"{max(each.memory for each in findings) / 1000:.0f} MB"
    )
    print(", ".join(f"{end} {count:,}" for end, count in ends.most_common()))
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
