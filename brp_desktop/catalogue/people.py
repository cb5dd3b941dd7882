"""People shipped as texts to be read like any stat block: a guard, a thief, a dog."""

from dataclasses import dataclass
from functools import cache

from brp_desktop.catalogue.resources import complete_language, resource_path


@dataclass(frozen=True, slots=True)
class SamplePerson:
    """One stat block: the name in its first line, and the whole text."""

    name: str
    text: str


@cache
def sample_people(lang: str) -> tuple[SamplePerson, ...]:
    """The people in a language, English where there are none in it; a blank line stands between two.

    >>> sample_people("en")[0].name
    'Gate guard'
    """
    text = resource_path("samples", f"people.{complete_language(lang)}.txt").read_text(encoding="utf-8")
    blocks = (block.strip() for block in text.split("\n\n"))
    return tuple(SamplePerson(block.splitlines()[0], block) for block in blocks if block)
