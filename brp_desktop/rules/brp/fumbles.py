"""Fumble tables: which row a roll gives, the rolls a row asks for, and what to use instead (UGE ch. 6).

The tables themselves come from the catalogue; here is how they are read.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from brp_desktop.rules.brp.given_dice import check_d100
from brp_desktop.rules.dice import RandomSource, parse
from brp_desktop.rules.errors import RulesError

MORE_RESULTS = {"roll_twice": 2, "roll_thrice": 3}
"""Outcomes that ask for more results from the same table."""

LIMIT = 30
"""The most results one fumble can come to, however often more are asked for."""


@dataclass(frozen=True, slots=True)
class FumbleRow:
    """A row of a fumble table: from the first to the last roll one outcome.

    ``dice`` are thrown for it, ``modifier`` and ``amount`` are fixed numbers of it. ``otherwise`` is the roll whose
    row is used instead where the outcome cannot apply (no ally near, a weapon without hit points).
    """

    first: int
    last: int
    outcome: str
    dice: str | None = None
    modifier: int | None = None
    amount: int | None = None
    otherwise: int | None = None


@dataclass(frozen=True, slots=True)
class FumbleResult:
    """One result: the roll it came from, the row in force, and the total of the row's dice (None without dice)."""

    roll: int
    row: FumbleRow
    total: int | None


def fumble_row(table: Sequence[FumbleRow], roll: int, *, impossible: Collection[str] = ()) -> FumbleRow:
    """The row for a D100; where its outcome is among ``impossible``, the row to use instead.

    A roll outside 1 … 100, or a table with a hole there: ``roll_out_of_range``. An impossible outcome without a
    replacement stays.

    >>> table = [FumbleRow(1, 60, "fall"), FumbleRow(61, 100, "hits_ally_normal", otherwise=5)]
    >>> fumble_row(table, 80).outcome, fumble_row(table, 80, impossible=["hits_ally_normal"]).outcome
    ('hits_ally_normal', 'fall')
    """
    check_d100(roll)
    seen: set[int] = set()
    while True:
        row = next((row for row in table if row.first <= roll <= row.last), None)
        if row is None:
            raise RulesError("roll_out_of_range", roll=roll)
        if row.outcome not in impossible or row.otherwise is None or row.otherwise in seen:
            return row
        seen.add(row.otherwise)
        roll = row.otherwise


def roll_fumble(
    table: Sequence[FumbleRow], source: RandomSource, roll: int | None = None, *, impossible: Collection[str] = ()
) -> tuple[FumbleResult, ...]:
    """All results of one fumble: the first from ``roll`` (thrown where not given), more where the table asks for them.

    Rows that ask for more results are not among the results themselves; no more than ``LIMIT`` results come of it.
    """
    results: list[FumbleResult] = []
    waiting = [roll]
    while waiting and len(results) < LIMIT:
        given = waiting.pop()
        thrown = source.die(100) if given is None else given
        row = fumble_row(table, thrown, impossible=impossible)
        more = MORE_RESULTS.get(row.outcome)
        if more:
            waiting += [None] * more
            if len(waiting) > LIMIT:
                break
        else:
            total = parse(row.dice).roll(source).total if row.dice else None
            results.append(FumbleResult(thrown, row, total))
    return tuple(results)
