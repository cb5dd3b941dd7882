"""How fast the rules are: rolls judged, opposed odds beside icepool's, one against four, and their import."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import icepool
from bench.figure import Figure, figure

from brp_desktop.rules.brp import SRD, UGE, BrpOptions, Contestant, group_odds, judge, opposed, opposed_odds

ROUNDS = 7
PAIRS = ((65, 78), (30, 30), (86, 85), (120, 45))
PRESETS = {"SRD": SRD, "UGE": UGE}


def best_us(work: Callable[[], object], times: int, rounds: int = ROUNDS) -> float:
    """Processor microseconds of one call: the best mean of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(times):
            work()
        best = min(best, (time.process_time() - start) / times)
    return best * 1e6


def judged(options: BrpOptions) -> tuple[float, float]:
    """Microseconds of one roll judged, and of a call that takes as much and does nothing."""
    rolls = [(roll, chance) for roll in range(1, 101, 3) for chance in (5, 37, 60, 95, 120)]

    def work() -> None:
        for roll, chance in rolls:
            judge(roll, chance, options)

    def nothing(_roll: int, _chance: int, _options: BrpOptions) -> None:
        return

    def bare() -> None:
        for roll, chance in rolls:
            nothing(roll, chance, options)

    return best_us(work, 50) / len(rolls), best_us(bare, 50) / len(rolls)


def by_icepool(a: int, b: int, options: BrpOptions) -> Callable[[], object]:
    """The same odds as the library is usually asked: a function over both dice."""
    die = icepool.d(100)

    def settle(roll_a: int, roll_b: int) -> str:
        outcome = opposed(Contestant(a, a, roll_a), Contestant(b, b, roll_b), options)
        return outcome.winner or outcome.reason

    return lambda: icepool.map(settle, die, die)


def by_levels(a: int, b: int, options: BrpOptions) -> Callable[[], object]:
    """The shortest way the library knows, for a tie by score: levels first, then pairs of levels."""
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


def of_opposed(name: str, options: BrpOptions) -> list[Figure]:
    """The pair that comes off worst."""
    slowest: dict[str, tuple[float, float]] = {}
    for a, b in PAIRS:
        ours = best_us(lambda a=a, b=b: opposed_odds(a, a, b, b, options), 400)  # type: ignore[misc]
        others = {
            "icepool over both dice": best_us(by_icepool(a, b, options), 1, 1),
            "icepool by levels": best_us(by_levels(a, b, options), 5),
        }
        for how, theirs in others.items():
            known = slowest.get(how, (0.0, 1.0))
            slowest[how] = max(known, (ours, theirs), key=lambda pair: pair[0] / pair[1])
    both, levels = slowest["icepool over both dice"], slowest["icepool by levels"]
    return [
        figure(f"opposed odds, {name}", both[0], ("icepool over both dice", both[1]), "≥ 200 ×", "µs"),
        figure(f"opposed odds, {name}", levels[0], ("icepool by levels", levels[1]), "≤ 200 µs", "µs"),
    ]


def imported() -> Figure:
    """Importing the rules in a fresh process, less an empty one."""

    def fresh(code: str) -> float:
        before = os.times()
        subprocess.run([sys.executable, "-c", code], check=True)
        after = os.times()
        return (after.children_user + after.children_system - before.children_user - before.children_system) * 1000

    fresh("import brp_desktop.rules.brp")
    pairs = [(fresh("pass"), fresh("import brp_desktop.rules.brp")) for _ in range(2 * ROUNDS)]
    empty = statistics.median(pair[0] for pair in pairs)
    took = statistics.median(pair[1] - pair[0] for pair in pairs)
    return figure("import of the rules", took, ("an empty process", empty), "≤ 40 ms")


def figures() -> list[Figure]:
    """Both presets."""
    found = []
    guards = [Contestant.number(chance) for chance in (25, 40, 60, 75)]
    for name, options in PRESETS.items():
        one, bare = judged(options)
        found.append(figure(f"a roll judged, {name}", one, ("an empty call", bare), "≤ 3.3 µs", "µs"))
        found += of_opposed(name, options)
        many = best_us(lambda o=options: group_odds(Contestant.number(60), guards, o), 20) / 1000  # type: ignore[misc]
        found.append(figure(f"one against four, unrolled, {name}", many, ("a roll judged", one / 1000), "≤ 10 ms"))
    return [*found, imported()]
