"""Every word that somebody wrote into a document, wherever in it."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from msgspec import Struct

WRITTEN = frozenset(
    ("name", "player", "occupation", "gender", "place", "features", "height", "weight", "adventure", "title", "text",
     "note", "speciality_text", "amount", "relation", "teacher", "people", "group", "description", "attacks", "damage")
)  # fmt: skip
"""The fields that hold a person's words."""


def document_words(value: Any) -> Iterator[str]:
    """All texts in the fields of ``WRITTEN`` of a value and of everything in it; damage without its bonus.

    On paper the bonus is in figures, or not there at all.
    """
    if isinstance(value, Struct):
        names = value.__struct_fields__
    elif is_dataclass(value):
        names = tuple(field.name for field in fields(value))
    else:
        names = ()
    for name in names:
        inner = getattr(value, name)
        if isinstance(inner, str) and name in WRITTEN:
            yield inner.removesuffix("/2").removesuffix("+db") if name == "damage" else inner
        else:
            yield from document_words(inner)
    if isinstance(value, tuple | list):
        for inner in value:
            yield from document_words(inner)


def squeezed(text: str) -> str:
    """The text without anything that laying it out may change: spaces and ends of lines."""
    return "".join(text.split())
