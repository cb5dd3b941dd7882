#!/usr/bin/env python3
"""How fast the rules are, each figure beside a yardstick measured in the same run.

    .venv/bin/python packaging/bench/rules.py

Goals: at least 300,000 judged rolls a second; opposed odds in at most 0.2 ms and at least 200 times as fast as icepool
for the same pair of sides; importing the rules in at most 40 ms. Exit 1 if one is missed.
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import icepool

from brp_desktop.rules.brp import SRD, UGE, BrpOptions, Contestant, group_odds, judge, opposed, opposed_odds

ROUNDS = 7
PAIRS = ((65, 78), (30, 30), (86, 85), (120, 45))
PRESETS = {"SRD": SRD, "UGE": UGE}


def seconds(work: Callable[[], object], times: int) -> float:
    """Processor seconds of one call: the best mean of some rounds, so that other programs do not count."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(times):
            work()
        best = min(best, (time.process_time() - start) / times)
    return best


def empty(roll: int, chance: int) -> tuple[int, int]:
    """The yardstick of a call: takes as many arguments and does nothing with them."""
    return roll, chance


def judged() -> Iterator[str]:
    """Rolls judged in a second."""
    rolls = [(roll, chance) for roll in range(1, 101, 3) for chance in (5, 37, 60, 95, 120)]

    def all_of(function: Callable[[int, int], object]) -> Callable[[], None]:
        def work() -> None:
            for roll, chance in rolls:
                function(roll, chance)

        return work

    bare = seconds(all_of(empty), 50) / len(rolls)
    for name, options in PRESETS.items():
        one = seconds(all_of(lambda roll, chance, o=options: judge(roll, chance, o)), 50) / len(rolls)  # type: ignore[misc]
        rate = 1 / one
        yield line(
            f"judge, {name}", f"{rate:,.0f} a second", f"{one / bare:.1f} empty calls", "≥ 300,000", rate >= 300_000
        )


def by_icepool(a: int, b: int, options: BrpOptions) -> Callable[[], object]:
    """The same odds as the library is usually asked: a function over both dice."""
    die = icepool.d(100)

    def settle(roll_a: int, roll_b: int) -> str:
        outcome = opposed(Contestant(a, a, roll_a), Contestant(b, b, roll_b), options)
        return outcome.winner or outcome.reason

    return lambda: icepool.map(settle, die, die)


def by_levels(a: int, b: int, options: BrpOptions) -> Callable[[], object]:
    """The same odds the shortest way the library knows, for a tie by score: levels first, then pairs of levels."""
    die = icepool.d(100)

    def settle(level_a: int, level_b: int) -> str:
        if level_a == level_b:
            return "tie" if level_a else "both"
        return "a" if level_a > level_b else "b"

    def work() -> object:
        first = die.map(lambda roll: max(0, judge(roll, a, options).order - 1))
        second = die.map(lambda roll: max(0, judge(roll, b, options).order - 1))
        return icepool.map(settle, first, second)

    return work


def odds() -> Iterator[str]:
    """Opposed odds per pair and their ratio to icepool."""
    for name, options in PRESETS.items():
        ours, theirs, shortest = [], [], []
        for a, b in PAIRS:
            ours.append(seconds(lambda a=a, b=b, o=options: opposed_odds(a, a, b, b, o), 400))  # type: ignore[misc]
            theirs.append(min(seconds(by_icepool(a, b, options), 1) for _ in range(1)))
            shortest.append(seconds(by_levels(a, b, options), 5))
        ratio = min(slow / fast for slow, fast in zip(theirs, ours, strict=True))
        short = min(slow / fast for slow, fast in zip(shortest, ours, strict=True))
        worst = max(ours)
        yield line(
            f"opposed odds, {name}",
            f"{worst * 1e6:.1f} µs a pair",
            f"{ratio:,.0f} × icepool over both dice, {short:,.0f} × icepool by levels",
            "≤ 200 µs, ≥ 200 ×",
            worst <= 200e-6 and ratio >= 200,
        )
    guards = [Contestant.number(chance) for chance in (25, 40, 60, 75)]
    for name, options in PRESETS.items():
        one = seconds(lambda o=options: group_odds(Contestant.number(60), guards, o), 20)  # type: ignore[misc]
        yield line(f"one against four, unrolled, {name}", f"{one * 1e6:.0f} µs", "", "≤ 10 ms", one <= 0.01)


def start() -> Iterator[str]:
    """Importing the rules in a fresh process, less an empty one, in processor time."""

    def fresh(code: str) -> float:
        before = os.times()
        subprocess.run([sys.executable, "-c", code], check=True)
        after = os.times()
        return after.children_user + after.children_system - before.children_user - before.children_system

    for what, code, goal in (
        ("import of the rules", "import brp_desktop.rules.brp", 40),
        ("import and opposed odds", "from brp_desktop.rules.brp import opposed_odds", None),
    ):
        fresh(code)
        differences, empties = [], []
        for _ in range(2 * ROUNDS):
            empties.append(fresh("pass"))
            differences.append(fresh(code) - empties[-1])
        took = statistics.median(differences) * 1000
        beside = f"empty process {statistics.median(empties) * 1000:.0f} ms"
        yield line(what, f"{took:.0f} ms", beside, f"≤ {goal} ms" if goal else "–", goal is None or took <= goal)


def line(name: str, value: str, beside: str, goal: str, met: bool) -> str:
    """One line of the table; a missed goal is marked at its end."""
    return f"{name:32} {value:24} {beside:58} {goal:20} {'met' if met else 'MISSED'}"


def main() -> int:
    """Prints the table."""
    missed = False
    for part in (judged, odds, start):
        for text in part():
            print(text, flush=True)
            missed = missed or text.endswith("MISSED")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
