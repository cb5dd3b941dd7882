"""Kills a program that edits and saves, again and again, and looks what is left: ``kill -9``, as a breakdown is.

    .venv/bin/python packaging/bench/kills.py [NUMBER [TOGETHER]]

NUMBER kills (1,000 if not given), TOGETHER of them at a time (8), of percentile sheets, Xantis sheets and tables. Each
program goes on with what the one before left, its draft taken up as a person would; it makes an edit every 25 ms and
saves often, now and then or never. After each kill the file, the version beside it, every draft and every earlier
version must be whole, and no edit older than 2 s may be lost. Exit 1 otherwise. Only where processes can be forked.
"""

import contextlib
import multiprocessing
import os
import random
import select
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

# Loaded once: the programs are forked from here.
from brp_desktop.catalogue.resources import resource_path
from brp_desktop.controllers.drafts import DraftsController
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.table import TableController
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.sheet.table_edits import SetTableName
from brp_desktop.sheet.xantis_edits import SetXantisIdentity
from brp_desktop.storage import StorageError, open_document, open_table
from brp_desktop.storage.drafts import Drafts
from brp_desktop.storage.files import backup_path
from brp_desktop.storage.settings import Settings
from brp_desktop.storage.table_drafts import TableDrafts

NUMBER, TOGETHER = 1000, 8
EVERY = 25
"""Milliseconds between two edits."""
LONGEST = 4.0
"""Seconds that a program lives at most."""
AGE = 2.0
"""Seconds after which an edit may not be lost."""
SAVES = (0.0, 0.02, 0.3)
"""How likely a program saves after an edit: never, now and then, often."""


class Answers:
    """Nobody is there to be asked."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_, **__: None


NOBODY: Any = Answers()


class Kind(NamedTuple):
    """What is edited: a shipped file, where the number of the last edit stands in it, and the edit that sets it."""

    sample: str
    number: Callable[[Any], int]
    edit: Callable[[int], Any]
    open: Callable[[Path], Any]


def counted(text: str) -> int:
    """The number of the last edit; 0 before the first."""
    return int(text) if text.isdigit() else 0


KINDS = (
    Kind(
        "adele-fournier.rpgsheet",
        lambda document: counted(document.character.place),
        lambda number: SetIdentity("place", str(number)),
        open_document,
    ),
    Kind(
        "nerea-valdombra.rpgsheet",
        lambda document: counted(document.character.people),
        lambda number: SetXantisIdentity("people", str(number)),
        open_document,
    ),
    Kind(
        "lamp-room.rpgtable",
        lambda document: counted(document.table.name),
        lambda number: SetTableName(str(number)),
        open_table,
    ),
)


class Finding(NamedTuple):
    """What one kill left: what is damaged, and how old the oldest lost edit was (seconds); what was done before."""

    damaged: tuple[str, ...]
    lost_age: float
    edits: int
    saves: int


def taken_up(
    kind: Kind, folder: Path, drafts: DraftsController
) -> tuple[int, Callable[[Any], object], Callable[[], object]]:
    """What the program before left, opened: its last number, and what edits and saves it."""
    path = folder / kind.sample
    files = FilesController(Settings(folder / "s.toml"), drafts, folder / "b", NOBODY)
    if path.suffix == ".rpgtable":
        settings = Settings(folder / "s.toml")
        table = TableController(files, settings, folder / "drafts", folder / "b", NOBODY, NOBODY)
        tables = table.drafts.found()
        if not (tables and table.resume(tables[0])):
            table.open(path)
        return counted(table.table.name), table.perform, table.save
    left = [draft for draft in drafts.found() if draft.path == path]
    document: Any = files.resume(left[0]) if left else files.open(path)
    return kind.number(document), document.perform, partial(files.save, document)


def program(kind: Kind, folder: Path, pipe: int, saves: float, seed: int) -> None:
    """Edit and save until killed; each edit is told through the pipe once it is done."""
    from PySide6.QtCore import QCoreApplication, QTimer

    app = QCoreApplication([])
    drafts = DraftsController(folder / "drafts")
    number, perform, save = taken_up(kind, folder, drafts)
    chance = random.Random(seed)

    def step() -> None:
        nonlocal number
        number += 1
        perform(kind.edit(number))
        tell(f"{number} {time.monotonic()}\n")
        if chance.random() < saves and save():
            tell("saved\n")

    def tell(what: str) -> None:
        try:
            os.write(pipe, what.encode())
        except BrokenPipeError:  # nobody is there to kill it
            os._exit(0)

    timer = QTimer()
    timer.timeout.connect(step)
    timer.start(EVERY)
    app.exec()


def killed(kind: Kind, folder: Path, chance: random.Random) -> Finding:
    """Start the program, kill it at some moment, and look."""
    reading, writing = os.pipe()
    saves, seed = chance.choice(SAVES), chance.randrange(2**31)
    child = os.fork()
    if child == 0:
        os.close(reading)
        with contextlib.suppress(BaseException):
            program(kind, folder, writing, saves, seed)
        os._exit(1)
    os.close(writing)
    told = b""
    end = time.monotonic() + 0.3 + chance.random() * LONGEST
    while (left := end - time.monotonic()) > 0 and select.select([reading], [], [], left)[0]:
        told += os.read(reading, 65536)
    moment = time.monotonic()
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    while piece := os.read(reading, 65536):
        told += piece
    os.close(reading)
    lines = told.decode().rpartition("\n")[0].split("\n")
    saved = lines.count("saved")
    edits = [(int(line.split()[0]), float(line.split()[1])) for line in lines if line not in ("", "saved")]
    died = () if os.WIFSIGNALED(status) else ("the program ended by itself",)
    damaged, number = look(kind, folder)
    lost = [moment - when for each, when in edits if each > number]
    return Finding(died + damaged, max(lost, default=0.0), len(edits), saved)


def look(kind: Kind, folder: Path) -> tuple[tuple[str, ...], int]:
    """What is damaged, and the last edit that the file or a draft holds."""
    damaged, numbers = [], [0]
    path = folder / kind.sample
    for place in (path, backup_path(path), *(folder / "b").rglob("*.rpg*")):
        if place != path and not place.exists():
            continue
        try:
            number = kind.number(kind.open(place))
        except StorageError as error:
            damaged.append(str(error))
        else:
            numbers += [number] if place == path else []
    is_table = path.suffix == ".rpgtable"
    drafts: Any = TableDrafts(folder / "drafts") if is_table else Drafts(folder / "drafts")
    found = [draft for draft in drafts.list() if draft.path == path]
    there = list((folder / "drafts").glob("*.tabledraft" if is_table else "*.draft"))
    if len(found) != len(there):
        damaged.append(f"{len(there) - len(found)} drafts")
    numbers += [kind.number(draft.document) for draft in found]
    return tuple(damaged), max(numbers)


def series(task: tuple[int, int]) -> list[Finding]:
    """So many kills one after the other in one folder."""
    worker, count = task
    kind, chance = KINDS[worker % len(KINDS)], random.Random(worker)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for sample in resource_path("samples").glob("*.rpg*"):
            (folder / sample.name).write_bytes(sample.read_bytes())
        return [killed(kind, folder, chance) for _ in range(count)]


def shares(number: int, together: int) -> Iterator[tuple[int, int]]:
    """The work of each of those who kill."""
    for worker in range(together):
        yield worker, number // together + (worker < number % together)


def main(arguments: Sequence[str]) -> int:
    """Kill, count, and print one line."""
    number = int(arguments[0]) if arguments else NUMBER
    together = int(arguments[1]) if len(arguments) > 1 else TOGETHER
    begin = time.monotonic()
    with multiprocessing.get_context("fork").Pool(together) as pool:
        findings = [each for share in pool.map(series, list(shares(number, together)), 1) for each in share]
    damaged = [what for each in findings for what in each.damaged]
    late = sum(each.lost_age > AGE for each in findings)
    edits, saves = sum(each.edits for each in findings), sum(each.saves for each in findings)
    oldest = max((each.lost_age for each in findings), default=0.0)
    for what in damaged[:10]:
        print(f"damaged: {what}")
    print(
        f"{len(findings):,} kills of programs that made {edits:,} edits and {saves:,} saves, "
        f"in {time.monotonic() - begin:.0f} s: "
        f"{len(damaged)} damaged files; {late} times an edit older than {AGE:g} s was lost "
        f"(the oldest lost one was {oldest:.2f} s old)"
    )
    return 1 if damaged or late or len(findings) != number else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
