"""By whose rules people at one table roll against each other, and where their sheets differ."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from brp_desktop.rules.brp import SRD, BrpOptions, differences, option_fields

Choice: TypeAlias = Literal["a", "b"]
"""Whose sheet is followed where two differ."""

SECTIONS: Final = ("levels", "opposed", "resistance", "difficulty")
"""The sections of a record that a contest looks at; in what else two sheets differ does not matter to it."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """The rules in force, the fields in which the two sheets differ, and whose rules these are.

    ``source``: ``a`` or ``b`` for a sheet's, ``table`` for the table's, ``usual`` where nobody brings any.
    ``differences`` is empty unless two sheets differ in something that counts here.
    """

    options: BrpOptions
    differences: tuple[str, ...] = ()
    source: Literal["a", "b", "table", "usual"] = "usual"

    @property
    def is_mismatch(self) -> bool:
        """Whether a choice was made between two sheets that differ."""
        return bool(self.differences)


def agreed(
    a: BrpOptions | None, b: BrpOptions | None, choice: Choice = "a", table: BrpOptions | None = None
) -> Agreement:
    """The rules for two sides; None for a side without a sheet.

    One sheet decides over people without; two that agree are both right; two that differ follow the choice.
    """
    if a is None and b is None:
        return Agreement(SRD) if table is None else Agreement(table, source="table")
    if a is None or b is None:
        return Agreement(b, source="b") if b is not None else Agreement(a or SRD, source="a")
    source: Choice = choice if choice == "b" else "a"
    return Agreement(b if source == "b" else a, contest_differences(a, b), source)


@lru_cache(maxsize=256)
def contest_differences(a: BrpOptions, b: BrpOptions) -> tuple[str, ...]:
    """The fields in which two records differ, as far as rolls against each other look at them."""
    counting = {field.id for field in option_fields() if field.section in SECTIONS}
    return tuple(field for field in differences(a, b) if field in counting)
