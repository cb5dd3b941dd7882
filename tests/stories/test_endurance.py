"""An hour of play at many times its speed: memory stays flat, nothing is left behind, and at rest nothing happens."""

import gc
import logging
import time
from collections import Counter
from pathlib import Path

import endurance
import pytest
from endurance import Evening
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.play.chance import SeededChance

LOG = logging.getLogger(__name__)
"""Figures, turn by turn: to be seen with `--log-cli-level=INFO`, or where the test fails."""

TURNS = 25
ROLLS = 400
"""In each turn, beside one of everything else."""
WARM = 10
"""Turns until every room was visited, the list of rolls and the caches are full."""
SAMPLES = ("adele-fournier", "nerea-valdombra", "bran-tregear")


@pytest.fixture
def evening(start, tmp_path: Path, project_root: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """The application with copies of three samples and dice that never run out."""
    paths = []
    for name in SAMPLES:
        paths.append(tmp_path / f"{name}.rpgsheet")
        paths[-1].write_bytes((project_root / "resources" / "samples" / paths[-1].name).read_bytes())
    player = start()
    monkeypatch.setattr(player.dice, "die", SeededChance(1).die)
    player.window.complete()
    return Evening(player.application, *paths)


def grown(before: Counter[str], after: Counter[str], turns: int) -> dict[str, int]:
    """What there is more of by one in every other turn, and by a twenty-fifth: rolls have more and fewer steps."""
    more = {name: after[name] - before[name] for name in after}
    return {name: count for name, count in more.items() if count >= max(turns / 2, before[name] / 25)}


@pytest.mark.long
def test_an_hour_of_play(evening: Evening) -> None:
    memory: list[tuple[float, float]] = []
    for turn in range(TURNS):
        evening.play(ROLLS)
        if turn == WARM:
            python, qt, files = endurance.python_objects(), endurance.qt_objects(), endurance.open_files()
            windows = len(QApplication.topLevelWidgets())
        gc.collect()  # what only waits for the collector is no growth
        if turn >= WARM:
            memory.append((evening.rolls / 1000, endurance.resident_mib()))
        LOG.info("%d rolls, %.0f s, %.1f MiB", evening.rolls, time.process_time(), endurance.resident_mib())
    turns = TURNS - WARM - 1
    assert evening.rolls >= 10_000
    python_later, qt_later = endurance.python_objects(), endurance.qt_objects()
    slope = endurance.slope(memory)
    LOG.info("%.2f MiB per 1,000 rolls, %d then %d objects of Qt", slope, qt.total(), qt_later.total())
    assert not grown(qt, qt_later, turns)
    assert not grown(python, python_later, turns)
    assert len(QApplication.topLevelWidgets()) <= windows
    assert endurance.open_files() <= files
    assert slope < 1, (slope, memory)

    waited = 0
    while endurance.running_timers() and waited < 4000:
        QTest.qWait(50)
        waited += 50
    assert endurance.running_timers() == []
    begin = time.process_time()
    QTest.qWait(2000)
    rest = time.process_time() - begin
    LOG.info("%.3f s of work in 2 s of rest", rest)
    assert rest < 0.05
