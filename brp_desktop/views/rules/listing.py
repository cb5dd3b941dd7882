"""The first few of many rows in one sentence."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from brp_desktop.views import labels

MOST_SHOWN: Final = 3
"""Rows named; of more only the number is said."""


def some_of(rows: Sequence[str]) -> str:
    """«Dodge 26 → 28, Jump 25 → 30, Swim 25 → 20 and 4 more»."""
    if len(rows) <= MOST_SHOWN + 1:
        return labels.listed(rows)
    rest = len(rows) - MOST_SHOWN
    return QCoreApplication.translate("options", "{rows} and %n more", None, rest).format(
        rows=labels.listed(rows[:MOST_SHOWN])
    )
