"""Words for the specialities that a skill leaves to the player: by skill, with their names in every language."""

from functools import cache

from msgspec import Struct

from brp_desktop.catalogue.brp import Names, load_json


class WordDefinition(Struct, frozen=True, kw_only=True):
    """One word, and the skills it may be a speciality of."""

    id: str
    skills: tuple[str, ...]
    names: Names


@cache
def words() -> tuple[WordDefinition, ...]:
    """All words, in the order of the file; read on first use and kept."""
    return tuple(
        WordDefinition(id=entry["id"], skills=tuple(entry["skills"]), names=entry["names"])
        for entry in load_json("words")["words"]
    )


def word_id(skill: str, text: str) -> str | None:
    """The word of the catalogue that a text is for a skill, in whatever language; None for a word of one's own.

    >>> word_id("language_own", "Anglais"), word_id("spot", "Anglais"), word_id("language_own", "Quenya")
    ('english', None, None)
    """
    return next((word.id for word in words() if skill in word.skills and text in word.names.values()), None)
