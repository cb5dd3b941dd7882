"""How times grow from 10 to 10,000 skills, rolls and people: the exponent fitted by least squares in log–log.

1 is «twice as many take twice as long». The yardstick is the exponent of json.loads over the same sheets and tables,
of plain lines into SQLite for rolls. What does not depend on the number at all has an exponent near 0. As timeit does,
all this without the interpreter's garbage collector, whose own time hangs on everything that is in memory.
"""

import gc
import json
import math
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from bench.click import ROW, plain_database
from bench.document import Ticking
from bench.figure import Figure, cpu_ms, figure
from bench.journal import lines
from bench.samples import crowd, large_sheet

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.journal import JournalModel
from brp_desktop.models.roster import RosterModel
from brp_desktop.models.skill_rows import SkillRows
from brp_desktop.models.skills_order import SkillOrder, arrange
from brp_desktop.play import groups
from brp_desktop.play.chance import SystemChance
from brp_desktop.play.rolling import SubjectName
from brp_desktop.play.roster import Order, arranged, rows_of
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.table import GameTable
from brp_desktop.sheet.table_edits import AddEntries, MoveEntries, RemoveEntries, SetEntryField
from brp_desktop.storage import new_document
from brp_desktop.storage.codec import decode, encode
from brp_desktop.storage.journal_db import Journal, JournalQuery
from brp_desktop.storage.table_codec import decode as decode_table
from brp_desktop.storage.table_codec import encode as encode_table
from brp_desktop.storage.table_documents import new_table

COUNTS = (10, 32, 100, 316, 1000, 3162, 10_000)
SECONDS = 0.2
"""About as long is one thing measured at one size."""

Timed = dict[str, Callable[[], object]]


def exponent(times: dict[int, float]) -> float:
    """The slope of the line through (log count, log time) with the least squares."""
    points = [(math.log(count), math.log(time)) for count, time in times.items()]
    middle_x, middle_y = (sum(point[which] for point in points) / len(points) for which in (0, 1))
    above = sum((x - middle_x) * (y - middle_y) for x, y in points)
    return above / sum((x - middle_x) ** 2 for x, _ in points)


def took(action: Callable[[], object]) -> float:
    """Median processor time, of as many runs as there is time for."""
    gc.collect()
    gc.disable()
    try:
        once = cpu_ms(action, 1)
        return cpu_ms(action, max(3, min(60, int(SECONDS * 1000 / max(once, 0.01)))))
    finally:
        gc.enable()


def skills(count: int, _folder: Path) -> Timed:
    """A sheet with as many skills; the first is the yardstick."""
    sheet = large_sheet(count)
    document = BrpDocument(sheet)
    last = SkillId(f"own.{count - 1}")
    data = encode(new_document(sheet))
    derived = derive(sheet)
    rows = SkillRows("en")
    rows.set_snapshot(sheet, derived)
    listed = list(rows.values())

    def shown() -> None:
        rows.set_snapshot(sheet, derived)
        assert len(list(rows.values())) == count

    def undone() -> None:
        tick()
        document.undo()

    tick = Ticking(document, last)
    return {
        "json.loads": lambda: json.loads(data),
        "decoded": lambda: decode(data),
        "encoded": lambda: encode(new_document(sheet)),
        "worked out": lambda: derive(sheet),
        "rows made": shown,
        "rows in columns": lambda: arrange(listed, SkillOrder.GROUP, 3),
        "a tick": tick,
        "a tick and undo": undone,
    }


def rolls(count: int, folder: Path) -> Timed:
    """As many rolls: appended one by one, and shown in the list of a session."""
    made = lines(count)
    plain = plain_database(folder / f"plain-{count}.sqlite")
    turn = [0]
    journal = Journal(folder / f"journal-{count}.sqlite")
    journal.append(*made)

    everything = JournalQuery(text="e")

    def filtered() -> None:
        journal.count(everything)
        journal.entries(everything, 100)

    def alone() -> None:
        for _ in range(count):
            plain.execute("INSERT INTO lines (line) VALUES (?)", (ROW,))

    def appended() -> None:
        turn[0] += 1
        other = Journal(folder / f"other-{count}-{turn[0]}.sqlite")
        for entry in made:
            other.append(entry)
        other.close()

    def shown() -> None:
        model = JournalModel(journal, lambda entry: entry.id)
        for entry in made:
            model.add(entry)

    return {
        "plain lines into SQLite": alone,
        "appended": appended,
        "shown as they fall": shown,
        "a text filtered": filtered,
        "counted for fairness": journal.tally,
    }


def people(count: int, _folder: Path) -> Timed:
    """A table with as many people."""
    table = crowd(count)
    document = new_table(table)
    data = encode_table(document)
    rows = rows_of(table, document.id, {})
    known = {row.id: row for row in rows}
    last = table.entries[-1].id
    name = SetEntryField((last,), "name", "Other")
    renamed = rows_of(name.apply(table), document.id, {}, known)
    model = RosterModel(str, lambda row: row.name)
    turns, empty, ids = [0], GameTable(), tuple(row.id for row in rows)
    asked, source = tuple(row.person for row in rows if row.person is not None), SystemChance()

    def check() -> None:
        result = groups.settle(groups.prepare(groups.GroupCheck(asked, SubjectName(skill="spot"))), source)
        groups.edits_of(result)
        _ = result.ranked

    def show() -> None:
        turns[0] += 1
        model.set_rows(renamed if turns[0] % 2 else rows, ())

    return {
        "json.loads": lambda: json.loads(data),
        "table decoded": lambda: decode_table(data),
        "table encoded": lambda: encode_table(document),
        "one renamed": lambda: name.apply(table),
        "one moved to the front": lambda: MoveEntries((last,), table.entries[0].id).apply(table),
        "all added": lambda: AddEntries(table.entries).apply(empty),
        "all removed": lambda: RemoveEntries(ids).apply(table),
        "rows made": lambda: rows_of(table, document.id, {}),
        "rows after an edit": lambda: rows_of(table, document.id, {}, known),
        "rows sorted by name": lambda: arranged(rows, None, Order("name")),
        "rows shown after an edit": show,
        "group check": check,
    }


def grown(kind: Callable[[int, Path], Timed], words: str) -> Iterator[Figure]:
    """Everything of one kind, at every size."""
    times: dict[str, dict[int, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for count in COUNTS:
            for name, action in kind(count, Path(folder)).items():
                times.setdefault(name, {})[count] = took(action)
    (plain, alone), *others = times.items()
    for name, series in others:
        yardstick = (f"{plain} (exponent)", exponent(alone))
        yield figure(f"growth, {words}: {name} ({series[COUNTS[-1]]:.1f} ms)", exponent(series), yardstick, "≤ 1.1", "")


def figures() -> list[Figure]:
    """Skills, rolls, people; in brackets the time at 10,000."""
    return [*grown(skills, "skills"), *grown(rolls, "rolls"), *grown(people, "people")]
