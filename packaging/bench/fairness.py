#!/usr/bin/env python3
"""Whether the dice are fair: a million values of each die through the path that a click takes, and a chi-square test.

    .venv/bin/python packaging/bench/fairness.py [NUMBER]

NUMBER is how many values of each die are drawn, 1,000,000 if not given. Every face must come up, none beyond it, and
the statistic must lie inside the limits that fair dice leave once in 1,000 runs; a die that leaves them is drawn once
more, so that a fair one fails once in a million runs. Exit 1 if a die fails twice.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from brp_desktop.play.chance import SystemChance
from brp_desktop.play.fairness import RARE, face_test
from brp_desktop.play.rolling import prepare_score, settle
from brp_desktop.play.subjects import Situation, Subject, SubjectName
from brp_desktop.rules.dice import parse

NUMBER = 1_000_000


def of_notation(text: str) -> Callable[[], int]:
    """Free dice: the notation's own way to the source."""
    expression, source = parse(text), SystemChance()
    return lambda: expression.roll(source).total


def of_a_check() -> Callable[[], int]:
    """A D100 as a skill check throws it: two dice, put together."""
    request = replace(prepare_score(Subject("skill", "spot"), SubjectName(skill="spot"), 50, Situation()), steps=())
    source = SystemChance()
    return lambda: settle(request, source, roll_id="x").roll or 0


PATHS: tuple[tuple[str, int, Callable[[], Callable[[], int]]], ...] = (
    ("D6, free dice", 6, lambda: of_notation("1D6")),
    ("D10, free dice", 10, lambda: of_notation("1D10")),
    ("D100, free dice", 100, lambda: of_notation("1D100")),
    ("D100, skill check", 100, of_a_check),
)


def is_fair(name: str, sides: int, draw: Callable[[], int], number: int) -> bool:
    """Draw, count, test, and print a line about it."""
    begin = time.perf_counter()
    counts = Counter(draw() for _ in range(number))
    took = time.perf_counter() - begin
    beyond = sum(count for face, count in counts.items() if not 1 <= face <= sides)
    missing = sides - len([face for face in counts if 1 <= face <= sides])
    found = face_test([counts[face] for face in range(1, sides + 1)])
    statistic = 0.0 if found.chi_square is None else float(found.chi_square)
    fair = not beyond and not missing and found.p is not None and found.p >= RARE
    print(
        f"{name:<18} {number:>9,} values  {number / took:>9,.0f} a second  chi-square {statistic:8.2f}"
        f"  p {found.p if found.p is not None else float('nan'):.4f}  {'ok' if fair else 'NOT FAIR'}"
    )
    return fair


def main(arguments: list[str]) -> int:
    """Every die once, a failing one twice."""
    number = int(arguments[0]) if arguments else NUMBER
    failed = [
        name
        for name, sides, path in PATHS
        if not is_fair(name, sides, path(), number) and not is_fair(f"{name}, again", sides, path(), number)
    ]
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
