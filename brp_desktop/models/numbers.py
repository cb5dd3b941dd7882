"""What people type as a number, read strictly: understood in full or refused, never changed in silence."""

SPACES = str.maketrans("", "", " \u00a0\u202f\u2009\u2007")
MINUS_SIGNS = str.maketrans({"−": "-", "–": "-", "‑": "-"})


def read_number(text: str) -> int | None:
    """The whole number a person typed, None if it is none.

    Spaces between digits, a sign (also U+2212), digits of any script and a closing % are understood. Dots and commas
    are refused: they mean thousands here and decimals there.

    >>> read_number("55"), read_number(" 1 050 % "), read_number("−5"), read_number("+5")
    (55, 1050, -5, 5)
    >>> read_number("1.050"), read_number("5,5"), read_number("four"), read_number(""), read_number("5_5")
    (None, None, None, None, None)
    """
    bare = text.translate(SPACES).translate(MINUS_SIGNS).removesuffix("%")
    digits = bare[1:] if bare[:1] in {"+", "-"} else bare
    if not digits.isdecimal() or len(digits) > 9:
        return None
    return int(bare)
