"""Counting the journal's dice in the database itself, so that a million rolls are counted where they lie."""

import sqlite3
from collections import Counter
from collections.abc import Iterable

from brp_desktop.play.tallies import LevelGroup, RollTally, pair_counts
from brp_desktop.storage.journal_schema import DIFFICULTIES, LEVELS, options_of


def read_tally(database: sqlite3.Connection, searches: Iterable[str]) -> RollTally:
    """The tally of some searches over the table of rolls (``journal_query.searches``), no line in two of them."""
    faces: Counter[int] = Counter()
    groups: Counter[tuple[int, int | None, int | None, int, int]] = Counter()
    resisted: dict[str, int] = {}
    pairs: Counter[tuple[int, int]] = Counter()
    for search in searches:
        thrown = f"{search} AND +roll BETWEEN 1 AND 100 AND +own_dice = 0"
        for roll, count in database.execute(
            f"SELECT roll, count(*) FROM {thrown} AND +event != 'resistance' GROUP BY roll"
        ):
            faces[roll] += count
        # A resistance roll has a line for each side, but is one throw.
        resisted |= dict(database.execute(f"SELECT contest, roll FROM {thrown} AND +event = 'resistance'").fetchall())
        for *key, count in database.execute(
            f"SELECT difficulty, chance, base, rules, level, count(*) FROM {thrown} AND +event = 'roll'"
            " AND chance IS NOT NULL AND level IS NOT NULL GROUP BY difficulty, chance, base, rules, level"
        ):
            groups[key[0], key[1], key[2], key[3], key[4]] += count
        for pair, count in database.execute(
            f"SELECT pair, count(*) FROM {search} AND pair IS NOT NULL AND +own_dice = 0 GROUP BY pair"
        ):
            pairs[divmod(pair, 10)] += count
    faces.update(resisted.values())
    rules: dict[int, str] = dict(database.execute("SELECT id, changes FROM rules").fetchall())
    return RollTally(
        faces=tuple(faces[value] for value in range(1, 101)),
        groups=tuple(
            LevelGroup(
                difficulty=DIFFICULTIES[difficulty],
                chance=chance or 0,
                base=base,
                options=options_of(rules[rule]),
                level=LEVELS[level],
                count=count,
            )
            for (difficulty, chance, base, rule, level), count in sorted(groups.items(), key=str)
        ),
        pairs=pair_counts(pairs),
    )
