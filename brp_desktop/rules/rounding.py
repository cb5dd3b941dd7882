"""Division of whole numbers with the rounding in the name; the rules know no other way to divide."""


def ceil_div(number: int, divisor: int) -> int:
    """The quotient rounded up (towards plus infinity); ``divisor`` above 0.

    >>> ceil_div(61, 2), ceil_div(60, 2), ceil_div(-3, 2)
    (31, 30, -1)
    """
    return -(-number // divisor)


def half_rounded_up(number: int) -> int:
    """Half, rounded up: what every «half» of the rules means unless it says otherwise.

    >>> [half_rounded_up(number) for number in (1, 25, 47, 60)]
    [1, 13, 24, 30]
    """
    return -(-number // 2)


def nearest(number: int, divisor: int) -> int:
    """The quotient rounded to the nearest whole number, halves up (Python's ``round`` takes 2.5 to 2).

    >>> nearest(5, 2), nearest(6, 5), nearest(8, 5)
    (3, 1, 2)
    """
    return (2 * number + divisor) // (2 * divisor)
