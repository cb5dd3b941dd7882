"""Distance and missiles: point-blank, range, extended range, too far (SRD, UGE ch. 6)."""

from dataclasses import dataclass
from fractions import Fraction

from brp_desktop.rules.brp.checks import Portion, effective_chance
from brp_desktop.rules.brp.difficulty import Difficulty
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.rounding import ceil_div

_ONE = (1, 1)


@dataclass(frozen=True, slots=True)
class RangeBand:
    """How a distance bears on the shot: a difficulty, or a fraction of the chance.

    ``id``: ``point_blank`` ``in_range`` ``long`` ``extreme`` ``beyond``; beyond, the shot is impossible.
    ``plain_only`` says that the result is at most a plain hit.
    """

    id: str
    difficulty: Difficulty
    fraction: Portion = _ONE
    plain_only: bool = False

    def chance(self, score: int, modifier: int = 0) -> int:
        """The chance of a shot with this score; 0 beyond all range.

        >>> range_band(60, 20).chance(60)
        15
        """
        if self.difficulty is Difficulty.IMPOSSIBLE:
            return 0
        return effective_chance(score, self.difficulty, modifier, fraction=self.fraction)


def point_blank(dex: int) -> int:
    """Up to how many metres a shot is at point-blank range: a third of DEX, rounded up (UGE ch. 6).

    >>> point_blank(14)
    5
    """
    return ceil_div(dex, 3)


def range_band(metres: int | Fraction, reach: int, options: BrpOptions = SRD, *, dex: int | None = None) -> RangeBand:
    """The band of a distance for a weapon that reaches ``reach`` metres, by the record's ``range_rule``.

    SRD: to twice the range difficult, to three times a quarter. UGE: within a third of DEX easy, to twice the range
    difficult, to four times a fifth and at most a plain hit. Fractions round up; beyond is impossible.

    >>> [range_band(metres, 20).id for metres in (20, 40, 60, 61)]
    ['in_range', 'long', 'extreme', 'beyond']
    """
    uge = options.range_rule == "uge"
    if uge and dex is not None and metres <= point_blank(dex):
        return RangeBand("point_blank", Difficulty.EASY)
    if metres <= reach:
        return RangeBand("in_range", Difficulty.NORMAL)
    if metres <= 2 * reach:
        return RangeBand("long", Difficulty.DIFFICULT)
    if uge and metres <= 4 * reach:
        return RangeBand("extreme", Difficulty.NORMAL, (1, 5), True)
    if not uge and metres <= 3 * reach:
        return RangeBand("extreme", Difficulty.NORMAL, (1, 4))
    return RangeBand("beyond", Difficulty.IMPOSSIBLE)
