"""Things suggested for new characters: by skill and era, with what they weigh and are worth."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from brp_desktop.catalogue.brp import Names, load_json, localised
from brp_desktop.rules.brp.options import BrpOptions

ANYBODY = "*"
"""Among the skills of a thing: anybody may have it."""


class PossessionDefinition(Struct, frozen=True, kw_only=True):
    """One thing; ``weight`` is in hundredths of an encumbrance point, ``value`` a level of value."""

    id: str
    names: Names
    weight: int
    value: str
    carried: bool
    eras: tuple[str, ...]
    skills: tuple[str, ...]


@cache
def possessions() -> tuple[PossessionDefinition, ...]:
    """All things, in the order of the file; read on first use and kept."""
    return tuple(
        PossessionDefinition(
            id=entry["id"],
            names=entry["names"],
            weight=round(entry["enc"] * 100),
            value=entry["value"],
            carried=entry.get("carried", True),
            eras=tuple(entry["eras"]),
            skills=tuple(entry["skills"]),
        )
        for entry in load_json("possessions")["items"]
    )


def possessions_of(options: BrpOptions) -> Iterator[PossessionDefinition]:
    """The things of the record's era."""
    return (thing for thing in possessions() if options.era in thing.eras)


def wealth_word(lang: str) -> str:
    """What the line of wealth on a sheet is called.

    >>> wealth_word("fr")
    'Fortune'
    """
    return localised(wealth_names(), lang)


def wealth_names() -> Names:
    """The same in every language."""
    names: Names = load_json("possessions")["wealth"]
    return names
