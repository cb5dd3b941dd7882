"""Prints every figure the project promises, each with its yardstick measured in the same run.

    .venv/bin/python packaging/bench/run.py [PART…]

PART is one or more of: start click document keys table notation paper dice. Times are medians on this machine; what
counts are the ratios and the goals beside them. Exit 1 if a «must» is missed.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SAMPLE = ROOT / "resources" / "samples" / "adele-fournier.rpgsheet"
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@dataclass(frozen=True)
class Figure:
    """One line of the table: ``value`` is at most (or at least) ``goal``; ``must`` is the limit that fails the run."""

    name: str
    value: float
    unit: str
    yardstick: str
    goal: float
    must: float
    at_least: bool = False

    def meets(self, limit: float) -> bool:
        """Whether the value keeps ``limit``."""
        return self.value >= limit if self.at_least else self.value <= limit


def median_ms(action: Callable[[], object], runs: int = 30) -> float:
    """Median time of ``action`` in milliseconds after two runs that do not count."""
    times = []
    for turn in range(runs + 2):
        begin = time.perf_counter_ns()
        action()
        if turn >= 2:
            times.append((time.perf_counter_ns() - begin) / 1e6)
    return statistics.median(times)


def start_figures(runs: int = 7) -> list[Figure]:
    """Process start to first painted sheet and memory at rest, in turn with a bare window."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "BRP_DESKTOP_HOME": home}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a player's second start has its bytecode

        def once(*what: str) -> tuple[float, int]:
            begin = time.monotonic_ns()
            command = [sys.executable, str(HERE / "first_paint.py"), *what]
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
            painted, resident = done.stdout.split()[:2]
            return (int(painted) - begin) / 1e6, int(resident)

        once("bare")
        once("app", str(SAMPLE))
        bare, app = [], []
        for _ in range(runs):
            bare.append(once("bare"))
            app.append(once("app", str(SAMPLE)))
    bare_ms, app_ms = (statistics.median(t for t, _ in series) for series in (bare, app))
    ratio = statistics.median(a[0] / b[0] for a, b in zip(app, bare, strict=True))
    extra = statistics.median(m for _, m in app) - statistics.median(m for _, m in bare)
    return [
        Figure(
            "start to first painted sheet", ratio, "×", f"{app_ms:.0f} ms : bare window {bare_ms:.0f} ms", 1.25, 1.6
        ),
        Figure("memory above the bare window", extra / 1024, "MiB", f"bare window {bare[0][1] / 1024:.0f} MiB", 20, 40),
    ]


def click_figures() -> list[Figure]:
    """From the wish to roll to the decided and journaled result, without the animation."""
    from brp_desktop.play.chance import SeededChance
    from brp_desktop.play.entries import entry_of
    from brp_desktop.play.rolling import Situation, Subject, prepare, settle
    from brp_desktop.sheet.derive import derive
    from brp_desktop.sheet.systems import as_brp
    from brp_desktop.storage import open_document
    from brp_desktop.storage.journal_db import Journal

    character = as_brp(open_document(SAMPLE).character)
    derived = derive(character)
    source = SeededChance(1)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "journal.sqlite")

        def click() -> None:
            request = prepare(character, derived, Subject("skill", "listen"), Situation())
            journal.append(entry_of(settle(request, source), "bench", character.name, 0))

        took = median_ms(click, 300)
        journal.close()
    return [Figure("click: decided and journaled", took, "ms", "", 2, 4)]


def document_figures() -> list[Figure]:
    """Decoding a large sheet and committing a tick in it."""
    import json

    from brp_desktop.controllers.brp_document import BrpDocument
    from brp_desktop.sheet.brp import BrpCharacter, Skill
    from brp_desktop.sheet.edits import SetTick
    from brp_desktop.sheet.ids import SkillId
    from brp_desktop.storage import new_document
    from brp_desktop.storage.codec import decode, encode

    def large(count: int) -> BrpCharacter:
        own = [
            Skill(id=SkillId(f"own.{n}"), name=f"Skill {n}", category="mental", base=str(n % 90)) for n in range(count)
        ]
        return replace(BrpCharacter(name="Large"), skills=tuple(own))

    data = encode(new_document(large(300)))
    decode_ms = median_ms(lambda: decode(data))
    json_ms = median_ms(lambda: json.loads(data))

    def commit_ms(count: int) -> float:
        document = BrpDocument(large(count))
        last = SkillId(f"own.{count - 1}")
        ticked = [False]

        def commit() -> None:
            ticked[0] = not ticked[0]
            document.perform(SetTick(last, ticked[0], "by_hand"))

        return median_ms(commit, 60)

    return [
        Figure("open: 300 skills decoded", decode_ms, "ms", f"json alone {json_ms:.2f} ms", 5, 10),
        Figure("tick committed, 300 skills", commit_ms(300), "ms", "", 5, 10),
        Figure("tick committed, 3,000 skills", commit_ms(3000), "ms", "", 20, 40),
    ]


def keys_figures() -> list[Figure]:
    """A key typed in the last row of 300 skills in edit mode, until it is painted; nothing may scroll or lose focus."""
    import json

    figures = []
    for what, words in (([], ""), (["steps"], ", creation beside it")):
        command = [sys.executable, str(HERE / "keystrokes.py"), *what]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
        found = json.loads(done.stdout.splitlines()[-1])
        for kind in ("typed", "handed in"):
            usual, slowest = found[kind]
            aside = f"slowest of 100 {slowest:.0f} ms"
            figures.append(Figure(f"300 skills, key {kind}{words}", usual, "ms", aside, 35, 50))
        moved = found["scrolled"] + found["lost"]
        aside = f"px and times; painted {found['paints']} times"
        figures.append(Figure(f"300 skills, scrolled or focus lost{words}", moved, "", aside, 0, 0))
    return figures


def table_figures() -> list[Figure]:
    """A game master's table of a thousand people of whom no two are alike: opened, and everybody rolls one skill.

    The check goes from the wish to the sorted result with its ticks, as the page has it before it paints.
    """
    import random

    from brp_desktop.controllers.roll_log import RollLog
    from brp_desktop.play import groups
    from brp_desktop.play.chance import SystemChance
    from brp_desktop.play.people import NpcPerson
    from brp_desktop.play.rolling import SubjectName
    from brp_desktop.sheet.ids import SkillId
    from brp_desktop.sheet.table import Entry, EntryId, GameTable, Npc, NpcSkill, NpcValue
    from brp_desktop.storage.table_documents import new_table
    from brp_desktop.storage.tables import open_table, save_table

    chance = random.Random(1)
    skills = ("listen", "stealth", "dodge", "climb", "persuade", "spot")

    def person() -> Npc:
        return Npc(
            values=tuple(NpcValue(id=id_, value=chance.randint(3, 18)) for id_ in ("str", "con", "siz", "pow", "dex")),
            skills=tuple(
                NpcSkill(id=SkillId(f"skill.{n}"), skill=name, score=chance.randint(5, 95))
                for n, name in enumerate(skills)
            ),
        )

    entries = tuple(Entry(id=EntryId(f"npc.{n}"), name=f"Person {n}", npc=person()) for n in range(1000))
    people = tuple(NpcPerson(entry.id, entry.name, entry.npc) for entry in entries if entry.npc is not None)
    source = SystemChance()

    def check() -> groups.GroupResult:
        result = groups.settle(groups.prepare(groups.GroupCheck(people, SubjectName(skill="spot"))), source)
        assert len(result.ranked) == 1000
        groups.edits_of(result)
        return result

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "crowd.rpgtable"
        save_table(new_table(GameTable(name="Crowd", entries=entries)), path)
        open_ms = median_ms(lambda: open_table(path))
        log = RollLog(Path(folder) / "journal.sqlite")
        check_ms = median_ms(check)
        kept_ms = median_ms(lambda: log.append(*groups.entries_of(check(), 0)))
        log.close()
    return [
        Figure("table of 1,000 people opened", open_ms, "ms", "", 1000, 2000),
        Figure("group check of 1,000 people", check_ms, "ms", f"with 1,000 lines journaled {kept_ms:.0f} ms", 10, 20),
    ]


def notation_figures() -> list[Figure]:
    """Dice notation parsed and rolled, against the d20 package without its cache."""
    import d20

    from brp_desktop.play.chance import SeededChance
    from brp_desktop.rules.dice import parse

    source = SeededChance(1)
    texts = [f"{n % 4 + 1}d{6 + n % 5}+{n}" for n in range(200)]

    def ours() -> None:
        for text in texts:
            parse(text).roll(source)

    def theirs() -> None:
        for text in texts:
            d20.Roller().roll(text)

    own, other = median_ms(ours), median_ms(theirs, 8)
    return [
        Figure(
            "notation parsed and rolled",
            other / own,
            "×",
            f"{own / 200 * 1000:.1f} µs : d20 {other / 200 * 1000:.1f} µs",
            8,
            8,
            True,
        )
    ]


def paper_figures() -> list[Figure]:
    """One page as a PDF: laid out, written and with its outline; the yardstick is as much text written alone."""
    from PySide6.QtCore import QBuffer, QDate, QIODevice
    from PySide6.QtGui import QGuiApplication, QPainter, QPdfWriter

    from brp_desktop.painting.fonts import load_fonts
    from brp_desktop.painting.pages.brp_sheet import brp_pages
    from brp_desktop.painting.pages.paper import BODY, PrintOptions, font_of
    from brp_desktop.painting.pages.pdf import pdf_bytes
    from brp_desktop.sheet.systems import as_brp
    from brp_desktop.storage import open_document

    assert isinstance(QGuiApplication.instance(), QGuiApplication)
    load_fonts()
    character = as_brp(open_document(SAMPLE).character)
    options, day = PrintOptions(), QDate(2026, 1, 1)
    pages = brp_pages(character, options, "en", rules="UGE", date=day)
    words = [word for word in pages.words() if word]

    def bare() -> None:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        with QPainter(writer) as painter:
            painter.setFont(font_of(BODY))
            for number, word in enumerate(words):
                painter.drawText(100, 100 + number, word)

    def whole() -> None:
        pdf_bytes(brp_pages(character, options, "en", rules="UGE", date=day))

    count = len(pages.pages)
    took, yardstick = median_ms(whole), median_ms(bare)
    return [Figure("PDF, one page", took / count, "ms", f"its words alone {yardstick / count:.1f} ms", 30, 60)]


def dice_figures() -> list[Figure]:
    """One frame of eight dice; the child script prints its own yardstick."""
    done = subprocess.run([sys.executable, str(HERE / "dice.py")], capture_output=True, text=True, check=False)
    print(done.stdout.rstrip())
    return []


PARTS: dict[str, Callable[[], list[Figure]]] = {
    "start": start_figures,
    "click": click_figures,
    "document": document_figures,
    "keys": keys_figures,
    "table": table_figures,
    "notation": notation_figures,
    "paper": paper_figures,
    "dice": dice_figures,
}


def main(names: list[str]) -> int:
    """Measure the parts named, all if none, and print one table."""
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication(sys.argv[:1])
    failed = False
    for name in names or list(PARTS):
        for figure in PARTS[name]():
            verdict = "goal met" if figure.meets(figure.goal) else "goal missed"
            if not figure.meets(figure.must):
                verdict, failed = "MUST MISSED", True
            limits = f"goal {'≥' if figure.at_least else '≤'} {figure.goal:g} (must {figure.must:g})"
            print(f"{figure.name:54} {figure.value:9.3f} {figure.unit:4} {limits:26} {verdict:12} {figure.yardstick}")
    del application
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
