"""How large things on a sheet may be: the same bounds for what is typed and for what is read from files."""

POINTS = (-9999, 9999)
"""Points, bonuses and current values, in percent or points."""

CHARACTERISTIC = (0, 9999)
"""The initial part of a characteristic."""

AGE = (0, 99_999)
"""Years."""

MOVE = (0, 9999)
"""Movement; never below 0."""

MAXIMUM = (0, 99_999)
"""The maximum of a track."""

NAME_LENGTH = 1000
"""Letters of a name, a title, an id or any other single line."""

FORMULA_LENGTH = 200
"""Letters of a base formula."""

TEXT_LENGTH = 1_000_000
"""Letters of one page of notes or of the note of a skill."""

XANTIS_TEXT_LENGTH = 20_000
"""Letters of one page of notes, or of the note of an entry, on a Xantis sheet."""

SKILLS = 20_000
"""Skill rows of one sheet."""

TIME = (0, 253_402_300_799_999)
"""Milliseconds since 1970, UTC; the last is the end of the year 9999."""

WHOLE = 999_999
"""A score or a number of hours, computed from parts that keep to their own bounds."""

ADVENTURES = 10_000
"""Adventures of one sheet."""

IMPROVEMENTS = 100_000
"""Recorded rolls of development of one sheet."""

ENTRIES = 1000
"""Notes, counters or characteristics of one sheet, conditions of one skill."""

PORTRAIT_BYTES = 200_000
"""Size of the portrait."""

TABLE_ENTRIES = 20_000
"""Entries of one game master's table."""

COLUMNS = 20
"""Columns of one game master's table."""

COPIES = 1000
"""Copies made of one entry at once."""

COPY_NUMBER = (0, 99_999)
"""The number that tells copies apart."""

SCORE = (0, 9999)
"""The score of a skill or an attack, in percent."""


def is_picture(data: bytes) -> bool:
    """Whether the bytes begin like a PNG or JPEG; no bytes at all are no picture and allowed as such."""
    return not data or data.startswith((b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"))
