"""Names of people suggested for characters, by language and kind."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from brp_desktop.catalogue.brp import load_json
from brp_desktop.catalogue.resources import complete_language

KINDS = ("feminine", "masculine", "neutral")
"""The kinds of given names; ``neutral`` ones are anybody's."""

LANGUAGES = ("en", "fr", "it")
"""The languages there are names of."""


def given_names(lang: str, kind: str) -> Sequence[str]:
    """The given names of a language and kind; of a language there are none of, the English ones.

    >>> "Zoé" in given_names("fr", "feminine")
    True
    """
    names: Sequence[str] = _lists()[kind][complete_language(lang)]
    return names


def family_names(lang: str) -> Sequence[str]:
    """The family names of a language, in the same way."""
    return given_names(lang, "family")


@cache
def _lists() -> Mapping[str, Any]:
    return load_json("person_names")
