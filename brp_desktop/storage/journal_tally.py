"""Counting the journal's dice in the database itself, so that a million rolls are counted where they lie."""

import sqlite3
from collections import Counter

from brp_desktop.play.tallies import LevelGroup, RollTally, pair_counts
from brp_desktop.storage.journal_schema import DIFFICULTIES, LEVELS, options_of


def read_tally(database: sqlite3.Connection, wanted: str) -> RollTally:
    """The tally of the lines that answer to a condition (``journal_query.condition``)."""
    thrown = f"rolls WHERE {wanted} AND +roll BETWEEN 1 AND 100 AND +own_dice = 0"
    faces: Counter[int] = Counter(
        dict(database.execute(f"SELECT roll, count(*) FROM {thrown} AND +event != 'resistance' GROUP BY roll"))
    )
    # A resistance roll has a line for each side, but is one throw.
    resisted = dict(database.execute(f"SELECT contest, roll FROM {thrown} AND +event = 'resistance'"))
    faces.update(resisted.values())
    groups = database.execute(
        f"SELECT difficulty, chance, base, rules, level, count(*) FROM {thrown} AND +event = 'roll'"
        " AND chance IS NOT NULL AND level IS NOT NULL GROUP BY difficulty, chance, base, rules, level"
    )
    pairs = database.execute(
        f"SELECT pair, count(*) FROM rolls INDEXED BY rolls_of_pairs WHERE {wanted}"
        " AND pair IS NOT NULL AND own_dice = 0 GROUP BY pair"
    )
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
            for difficulty, chance, base, rule, level, count in groups
        ),
        pairs=pair_counts({divmod(pair, 10): count for pair, count in pairs}),
    )
