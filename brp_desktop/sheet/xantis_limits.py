"""How large things on a Xantis sheet may be, typed or read from files: wide enough, the source gives no limits."""

SCORE = (-99, 99)
"""The value of a node."""

PENALTY = (0, 99)
"""Pme, Pr and Pd."""

DIFFICULTY = (0, 99)
"""The difficulty of a test, where there is one."""

PA_COST = (0, 99)
"""The Pa of an action, where it is not empty."""

PA = (0, 999)
"""Pa left, and Pa Max by hand."""

INITIATIVE = (-999, 999)
"""A result of Iniziativa, and the number among its terms."""

WEAPON_BONUS = (-99, 99)
"""The fixed bonus of a weapon."""

COUNTER = (-9999, 9999)
"""A counter, now and at most."""

NAME_LENGTH = 80
"""Letters of a name, a group or any other single line."""

DAMAGE_LENGTH = 200
"""Letters of the dice of damage."""

TEXT_LENGTH = 20_000
"""Letters of one page of notes, or of the note of a weapon or an action."""

NODES = 500
"""Scores of one sheet."""

ENTRIES = 1000
"""Weapons, actions, counters or pages of notes of one sheet."""

PARTICIPANTS = 60
"""Participants in one Giro."""
