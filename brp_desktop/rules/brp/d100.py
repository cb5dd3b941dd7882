"""The percentile dice: two ten-sided dice read as tens and units, 00 + 0 being 100 (customer's source 3.2)."""

from brp_desktop.rules.errors import RulesError


def read_d100(tens: int, units: int) -> int:
    """The value of the two dice: tens 0, 10 … 90 and units 0 … 9 give 1 … 100; other faces: ``not_a_d100``.

    >>> read_d100(30, 7), read_d100(0, 5), read_d100(0, 0)
    (37, 5, 100)
    """
    if not (0 <= tens <= 90 and tens % 10 == 0 and 0 <= units <= 9):
        raise RulesError("not_a_d100", tens=tens, units=units)
    return tens + units or 100


def split_d100(value: int) -> tuple[int, int]:
    """The faces of tens and units that show a value of 1 … 100; the reverse of ``read_d100``.

    >>> split_d100(37), split_d100(100)
    ((30, 7), (0, 0))
    """
    check_roll(value)
    return value % 100 // 10 * 10, value % 10


def parse_d100(text: str) -> int:
    """The value of typed dice: one or two ASCII digits or ``100``; ``0`` and ``00`` are 100.

    Anything else, a sign or a space included, is refused: ``RulesError("not_a_d100", text=…)``.

    >>> parse_d100("07"), parse_d100("00"), parse_d100("100")
    (7, 100, 100)
    """
    if text == "100":
        return 100
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise RulesError("not_a_d100", text=text)
    return int(text) or 100


def show_d100(value: int) -> str:
    """The value as it is written everywhere: two digits, ``00`` for 100; outside 1 … 100: ``roll_out_of_range``.

    >>> show_d100(1), show_d100(100)
    ('01', '00')
    """
    check_roll(value)
    return f"{value % 100:02d}"


def check_roll(roll: int) -> None:
    """``roll_out_of_range`` unless it is a whole number of 1 … 100."""
    if roll.__class__ is not int or not 1 <= roll <= 100:
        raise RulesError("roll_out_of_range", roll=roll)
