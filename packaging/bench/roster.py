"""A game master's table of a thousand people of whom no two are alike: opened, and everybody rolls one skill."""

import json
import random
import tempfile
from pathlib import Path

from bench.figure import Figure, cpu_ms, figure
from bench.samples import crowd

from brp_desktop.play import groups
from brp_desktop.play.chance import SystemChance
from brp_desktop.play.people import NpcPerson
from brp_desktop.play.rolling import SubjectName
from brp_desktop.storage.journal_db import Journal
from brp_desktop.storage.table_documents import new_table
from brp_desktop.storage.tables import open_table, save_table

COUNT = 1000


def figures() -> list[Figure]:
    """The check goes from the wish to the sorted result with its ticks, as the page has it before it paints."""
    table = crowd(COUNT)
    people = tuple(NpcPerson(entry.id, entry.name, entry.npc) for entry in table.entries if entry.npc is not None)
    source, system = SystemChance(), random.SystemRandom()

    def check() -> groups.GroupResult:
        result = groups.settle(groups.prepare(groups.GroupCheck(people, SubjectName(skill="spot"))), source)
        assert len(result.ranked) == COUNT
        groups.edits_of(result)
        return result

    def bare() -> list[int]:
        return sorted(system.randrange(100) for _ in range(COUNT))

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "crowd.rpgtable"
        save_table(new_table(table), path)
        data = path.read_bytes()
        opened = cpu_ms(lambda: open_table(path), 15)
        alone = cpu_ms(lambda: json.loads(data), 15)
        journal = Journal(Path(folder) / "journal.sqlite")
        kept = cpu_ms(lambda: journal.append(*groups.entries_of(check(), 0)), 8)
        journal.close()
    checked, thrown = cpu_ms(check), cpu_ms(bare)
    dice = ("a thousand D100 drawn and sorted", thrown)
    return [
        figure("roster of 1,000: open", opened, ("json.loads of the same bytes", alone), "≤ 100 ms"),
        figure("roster of 1,000: group check", checked, dice, "≤ 10 ms"),
        figure("… with 1,000 lines into the journal", kept, dice, "≤ 100 ms"),
    ]
