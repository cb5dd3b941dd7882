"""One line of the table of figures: what was measured, beside something else measured in the same run, and the goal."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """``measured`` and ``against`` have the same unit; ``of_ratio``: the goal is about how they compare."""

    name: str
    measured: float
    unit: str
    yardstick: str
    against: float
    goal: str

    @property
    def of_ratio(self) -> bool:
        """Whether the goal is a multiple of the yardstick (or, with ≥, a multiple as fast as it)."""
        return self.goal.endswith("×")

    @property
    def at_least(self) -> bool:
        """Whether more is better."""
        return self.goal.startswith("≥")

    @property
    def ratio(self) -> float:
        """Measured to yardstick; where more is better, yardstick to measured."""
        high, low = (self.against, self.measured) if self.at_least else (self.measured, self.against)
        return high / low if low else 0.0

    @property
    def met(self) -> bool:
        """Whether the goal is."""
        value = self.ratio if self.of_ratio else self.measured
        limit = float(self.goal.split()[1].replace(",", ""))
        return value >= limit if self.at_least else value <= limit

    def line(self) -> str:
        """The line of the table."""
        measured, against = (f"{value:10,.3f} {self.unit:4}" for value in (self.measured, self.against))
        ratio = f"{self.ratio:9,.2f} ×" if self.against else " " * 11
        verdict = "met" if self.met else "MISSED"
        return f"{self.name:46} {measured} {self.yardstick:42} {against} {ratio}  {self.goal:11} {verdict}"


HEAD = f"{'figure':46} {'measured':15} {'yardstick of the same run':42} {'':15} {'ratio':11}  {'goal':11}"


def figure(name: str, measured: float, yardstick: tuple[str, float], goal: str, unit: str = "ms") -> Figure:
    """A line; ``goal`` is a sign, a number and the unit, or × where it is about the ratio: «≤ 5 ms», «≥ 200 ×»."""
    return Figure(name, measured, unit, *yardstick, goal)


def cpu_ms(action: Callable[[], object], runs: int = 30) -> float:
    """Median processor time of a call in milliseconds, after two that do not count: other programs do not count."""
    return _median(action, runs, time.process_time_ns)


def wall_ms(action: Callable[[], object], runs: int = 30) -> float:
    """The same by the clock on the wall, for what waits for something."""
    return _median(action, runs, time.perf_counter_ns)


def _median(action: Callable[[], object], runs: int, clock: Callable[[], int]) -> float:
    times = []
    for turn in range(runs + 2):
        begin = clock()
        action()
        if turn >= 2:
            times.append((clock() - begin) / 1e6)
    return statistics.median(times)
