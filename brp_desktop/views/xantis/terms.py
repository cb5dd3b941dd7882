"""The source's terms, which no language translates (xantis.md 1)."""

from collections.abc import Mapping
from typing import Final

TIER_NAMES: Final[Mapping[str, str]] = {
    "caratteristica": "Caratteristica",
    "abilita": "Abilità",
    "arte": "Arte",
    "specializzazione": "Specializzazione",
}
"""What each tier of the tree is called."""
