"""Files of which nothing was read: read as a format they are not of, or with nothing in them."""

from collections.abc import Sequence
from typing import Any, Final

from brp_desktop.sheet.belongings import LISTS
from brp_desktop.sheet.systems import brp_or_none
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.importers.recognising import recognised
from brp_desktop.storage.importers.report import Format, Imported

PROGRAMS: Final[dict[Format, str]] = {
    "foundry-brp": "Foundry “brp”", "coc7": "Foundry “CoC7”", "dholes-house": "Dhole’s House",
    "roll20": "Roll20 (VTTES)", "form-pdf": "PDF",
}  # fmt: skip
"""What the programs of the formats are called, in every language; a stat block is of none."""

_WORDS: Final = ("occupation", "gender", "place", "features", "height", "weight", "portrait")


def refuse_blank(people: Sequence[Imported], values: Sequence[Any], as_: Format | None) -> None:
    """``nothing_read`` (format, and of a file of another readable format also found) where of nobody anything but a
    name was read; ``own_sheet``, ``own_table`` and ``other_game`` where the file is such a one.

    Of a file that is of another format than ``as_`` some parts have the same names in both: there the
    characteristics decide.
    """
    found = _said(values[0]) if as_ is not None else None
    other = found if found != as_ else None
    if any(_has_characteristics(imported) or (other is None and _has_anything(imported)) for imported in people):
        return
    format_ = PROGRAMS[people[0].format]
    if other is None:
        raise StorageError("nothing_read", format=format_)
    raise StorageError("nothing_read", format=format_, found=PROGRAMS[other])


def _said(value: Any) -> Format | None:
    """The format a value is of by itself; None where it is of none that is known."""
    try:
        return recognised(value, None)
    except StorageError as error:
        if error.code == "not_foreign":
            return None
        raise


def _has_characteristics(imported: Imported) -> bool:
    person = brp_or_none(imported.person)
    return person is None or any(row.value is not None for row in person.characteristics)


def _has_anything(imported: Imported) -> bool:
    """Whether anything of a person but the name was read; a skill at its base says nothing. On a form of ours somebody
    wrote the name.
    """
    person = brp_or_none(imported.person)
    if person is None:
        return True
    return (
        (imported.format == "form-pdf" and bool(person.name))
        or person.age is not None
        or person.move is not None
        or any(getattr(person, field) for field in (*_WORDS, *LISTS.values()))
        or any(row.base is not None or row.points.total or row.ticked for row in person.skills)
        or any(row.current is not None or row.maximum is not None for row in person.resources)
        or any(note.text.strip() for note in person.notes)
    )
