"""Edits of whatever belongs to a character: adding, changing, removing and ordering the rows of its lists."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from msgspec import Struct
from msgspec.structs import replace as with_fields

from brp_desktop.sheet.belonging_checks import checked, checked_field
from brp_desktop.sheet.belongings import LISTS, Belonging, BelongingList, Item, Power
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits_base import check_number
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth_edits import Unmerged
from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.sheet.limits import BELONGINGS

OWN_ROW = "power."
"""What the ids of skill rows begin with that were made for a power."""


class AddBelonging(Unmerged, frozen=True):
    """A new row at the end of its list; its id must be free (``duplicate_id``; see ``new_belonging_id``).

    A thing may only lie in a container of the sheet.
    """

    row: Belonging

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the row."""
        list_ = LISTS[type(self.row)]
        rows = rows_of(character, list_)
        if not self.row.id or any(row.id == self.row.id for row in rows):
            raise EditError("duplicate_id", kind=list_, id=self.row.id)
        if len(rows) >= BELONGINGS:
            raise EditError("too_many", kind=list_, maximum=BELONGINGS)
        row = checked(self.row)
        if isinstance(row, Item):
            check_container(character, row.inside)
        return with_rows(character, list_, (*rows, row))


class SetBelonging(Struct, frozen=True):
    """One field of one row; where a thing lies is for ``MoveItem``.

    ``unknown_value`` for a field that the row has not or a value it may not have, ``out_of_range``, ``too_long``,
    ``bad_dice`` (text, column) for a damage that is none, ``not_empty`` for a container that still holds something.
    """

    list: BelongingList
    id: BelongingId
    field: str
    value: object

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping in one field is one step."""
        return "belonging", self.list, self.id, self.field

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the field."""
        row = find_belonging(character, self.list, self.id)
        if isinstance(row, Item):
            if self.field == "inside":
                raise EditError("unknown_value", field=self.field, value=self.value)
            if self.field == "container" and not self.value and _contents(character, row.id):
                raise EditError("not_empty", id=row.id)
        value = checked_field(row, self.field, self.value)
        changed: dict[str, object] = {self.field: value}
        after = with_row(character, self.list, with_fields(row, **changed))
        if isinstance(row, Power) and self.field == "name" and row.skill is not None and is_own_row(row.skill):
            name = str(value)
            rows = tuple(replace(each, name=name) if each.id == row.skill else each for each in after.skills)
            after = replace(after, skills=rows)
        return after


class RemoveBelonging(Unmerged, frozen=True):
    """One row taken off; what lies in a container comes to lie where the container was.

    With a power goes the skill row that was made for it (``AddPower``).
    """

    list: BelongingList
    id: BelongingId

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character without the row."""
        row = find_belonging(character, self.list, self.id)
        rows = [each for each in rows_of(character, self.list) if each.id != self.id]
        if isinstance(row, Item):
            rows = [
                with_fields(each, inside=row.inside) if isinstance(each, Item) and each.inside == row.id else each
                for each in rows
            ]
        after = with_rows(character, self.list, rows)
        if isinstance(row, Power) and row.skill is not None and is_own_row(row.skill):
            skills = tuple(each for each in after.skills if each.id != row.skill)
            after = after if len(skills) == len(after.skills) else replace(after, skills=skills)
        return after


class MoveBelonging(Unmerged, frozen=True):
    """One row moved to an index of its list without it, 0 … number of the other rows."""

    list: BelongingList
    id: BelongingId
    index: int

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the list in the new order."""
        row = find_belonging(character, self.list, self.id)
        others = [each for each in rows_of(character, self.list) if each.id != self.id]
        to = check_number("index", self.index, (0, len(others)))
        return with_rows(character, self.list, (*others[:to], row, *others[to:]))


class MoveItem(Unmerged, frozen=True):
    """A thing put into a container (None: out of all), before another thing there (None: behind the last).

    ``not_a_container`` for a thing that holds nothing, ``inside_itself`` for the thing itself or one inside it.
    """

    id: BelongingId
    inside: BelongingId | None
    before: BelongingId | None = None

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the thing in its new place."""
        item = find_item(character, self.id)
        check_container(character, self.inside)
        if self.inside in {self.id, *(each.id for each in inside_of(character.items, self.id))}:
            raise EditError("inside_itself", id=self.id)
        if self.before == self.id:
            raise EditError("unknown_value", field="before", value=self.before)
        moved = with_fields(item, inside=self.inside)
        others = [each for each in character.items if each.id != self.id]
        at = len(others)
        if self.before is not None:
            find_item(character, self.before)
            at = next(place for place, each in enumerate(others) if each.id == self.before)
        return with_rows(character, "items", (*others[:at], moved, *others[at:]))


def rows_of(character: BrpCharacter, list_: BelongingList) -> Sequence[Belonging]:
    """The rows of a list."""
    if list_ not in LISTS.values():
        raise EditError("unknown_value", field="list", value=list_)
    rows: tuple[Belonging, ...] = getattr(character, list_)
    return rows


def find_belonging(character: BrpCharacter, list_: BelongingList, id_: BelongingId) -> Belonging:
    """The row of this id; ``EditError("unknown_id")`` if there is none."""
    for row in rows_of(character, list_):
        if row.id == id_:
            return row
    raise EditError("unknown_id", kind=list_, id=id_)


def find_item(character: BrpCharacter, id_: BelongingId) -> Item:
    """The thing of this id; ``EditError("unknown_id")`` if there is none."""
    for item in character.items:
        if item.id == id_:
            return item
    raise EditError("unknown_id", kind="items", id=id_)


def with_rows(character: BrpCharacter, list_: BelongingList, rows: Sequence[Belonging]) -> BrpCharacter:
    """The character with other rows in a list; the same character where they are equal."""
    new = tuple(rows)
    if new == rows_of(character, list_):
        return character
    changed: dict[str, object] = {list_: new}
    return replace(character, **changed)  # type: ignore[arg-type]  # the list is one of the character's fields


def with_row(character: BrpCharacter, list_: BelongingList, row: Belonging) -> BrpCharacter:
    """The character with one row in place of the one of the same id."""
    return with_rows(character, list_, [row if each.id == row.id else each for each in rows_of(character, list_)])


def new_belonging_id(character: BrpCharacter, list_: BelongingList) -> BelongingId:
    """An id that no row of the list has: ``weapon.3``, ``thing.1``."""
    taken = {row.id for row in rows_of(character, list_)}
    stem, number = _STEMS[list_], 1
    while f"{stem}.{number}" in taken:
        number += 1
    return BelongingId(f"{stem}.{number}")


def is_own_row(skill: SkillId) -> bool:
    """Whether a skill row was made for a power and goes with it."""
    return skill.startswith(OWN_ROW)


def stands_with_powers(character: BrpCharacter, skill: SkillId) -> bool:
    """Whether a row was made for a power and stands there alone; a skill that a power is rolled with stays a skill."""
    return is_own_row(skill) and any(power.skill == skill for power in character.powers)


def check_container(character: BrpCharacter, inside: BelongingId | None) -> None:
    """Whether something can lie there: nowhere in particular, or in a container of the sheet."""
    if inside is not None and not find_item(character, inside).container:
        raise EditError("not_a_container", id=inside)


def inside_of(items: Sequence[Item], id_: BelongingId) -> list[Item]:
    """Everything inside a thing, however deep, each once; a circle in a damaged file ends."""
    found: dict[BelongingId, Item] = {}
    holders = {id_}
    while holders:
        inner = {item.id: item for item in items if item.inside in holders and item.id not in found}
        found.update(inner)
        holders = set(inner)
    return list(found.values())


def _contents(character: BrpCharacter, id_: BelongingId) -> bool:
    return any(item.inside == id_ for item in character.items)


_STEMS: dict[BelongingList, str] = {
    "weapons": "weapon",
    "armour": "armour",
    "wounds": "wound",
    "powers": "power",
    "items": "thing",
    "wealth": "wealth",
    "contacts": "contact",
}
