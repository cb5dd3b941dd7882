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

SKILLS = 20_000
"""Skill rows of one sheet."""

TIME = (0, 253_402_300_799_999)
"""Milliseconds since 1970, UTC; the last is the end of the year 9999."""

WHOLE = 999_999
"""A score or a number of hours, computed from parts that keep to their own bounds."""

BASE = (-500_000, 500_000)
"""The base of a skill, so that no score made of it and of points is beyond ``WHOLE``."""

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

BELONGINGS = 5000
"""Rows of one list of belongings: weapons, things …"""

HELD_BACK = 100
"""Hindrances of one person."""

WEIGHT = (0, 9_999_999)
"""Encumbrance in hundredths of a point."""

QUANTITY = (0, 999_999)
"""How many of a thing."""

COUNT = (0, 99_999)
"""Shots, hit points of a weapon, points of armour, base of a weapon, cost and level of a power, points of a wound."""

METRES = (0, 9_999_999)
"""A range."""

DIE = (0, 101)
"""The lowest die that makes a weapon fail, or the die of a major wound; 0 or 101: never."""

PARTS = 50
"""Places a piece of armour covers, penalties it has, ranges of a weapon."""

THROWS = 1000
"""Throws of one creation that are kept."""

FACE = (1, 1_000_000)
"""What a die of a creation shows."""

SEED = (0, 999_999_999_999)
"""What a character made by chance begins with."""

PICTURE_PIXELS = 16_777_216
"""Pixels of a portrait once it is unpacked: a small file may unpack to gigabytes."""


def is_picture(data: bytes) -> bool:
    """Whether the bytes begin like a PNG or JPEG of no more than ``PICTURE_PIXELS``; no bytes are allowed as such."""
    if not data:
        return True
    if not data.startswith((b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")):
        return False
    size = picture_size(data)
    return size is None or size[0] * size[1] <= PICTURE_PIXELS


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height that a PNG or JPEG says it has, without unpacking it; None where it does not say.

    >>> picture_size(bytes.fromhex("89504e470d0a1a0a0000000d494844520000004000000030"))
    (64, 48)
    """
    if data.startswith(b"\x89PNG"):
        if data[12:16] != b"IHDR" or len(data) < 24:
            return None
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    place = 2
    while 2 <= place < len(data) - 9 and data[place] == 0xFF:
        mark = data[place + 1]
        if 0xC0 <= mark <= 0xCF and mark not in (0xC4, 0xC8, 0xCC):  # the frame
            return int.from_bytes(data[place + 7 : place + 9], "big"), int.from_bytes(
                data[place + 5 : place + 7], "big"
            )
        if mark == 0xFF:
            place += 1
        elif mark in (0x01, *range(0xD0, 0xD9)):  # marks that stand alone
            place += 2
        else:
            place += 2 + max(2, int.from_bytes(data[place + 2 : place + 4], "big"))
    return None
