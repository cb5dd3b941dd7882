"""Order, columns and filter of the skills page: pure functions over what the rows show."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Protocol, TypeVar

from msgspec import Struct

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.catalogue.names import collation_key, fold
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.ids import SkillId

GROUPS = ("combat", "communication", "manipulation", "mental", "perception", "physical")
"""The groups in their fixed order, the same in every language so that the place on the page is remembered."""

GROUP_COLUMNS: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (GROUPS,),
    2: (GROUPS[:3], GROUPS[3:]),
    3: (GROUPS[:2], GROUPS[2:4], GROUPS[4:]),
    4: (GROUPS[:1], GROUPS[1:2], GROUPS[2:4], GROUPS[4:]),
}
"""Which groups stand in which column, by the number of columns; a group is never split."""

OTHER = "other"
"""The section of skills whose category is none of the six; it comes last."""

AT_HAND = "at_hand"
"""The section of the skills pinned and rolled lately, where it is shown; it comes first."""

COLUMN_WIDTH = 270
COMPACT_COLUMN_WIDTH = 230
WIDE_PAGE = 1180
MAX_COLUMNS = 3
EDIT_COLUMN_WIDTH = 400


class SkillOrder(StrEnum):
    """The orders a reader can choose; the value is what settings keep."""

    GROUP = "group"
    ALPHABET = "alphabet"
    SCORE = "score"
    PAPER = "paper"
    OWN = "own"


class Listed(Protocol):
    """What a row must tell to be put in order."""

    @property
    def id(self) -> SkillId:
        """The row's id."""

    @property
    def parent(self) -> str:
        """The name without the speciality."""

    @property
    def speciality(self) -> str:
        """The speciality or nothing."""

    @property
    def name(self) -> str:
        """The full name."""

    @property
    def category(self) -> str:
        """Id of the category."""

    @property
    def score(self) -> int | None:
        """The score, None while unknown."""

    @property
    def trained(self) -> bool:
        """Above its base."""

    @property
    def ticked(self) -> bool:
        """Has a tick."""


L = TypeVar("L", bound=Listed)


class Section(Struct, frozen=True):
    """Rows under one heading: a category id, or for the other orders the first and last initial («A–E»), or nothing."""

    category: str | None
    ids: tuple[SkillId, ...]
    initials: tuple[str, str] | None = None
    leads: bool = False
    """Stands at the top of its column and shows rows of other sections once more."""


Column = tuple[Section, ...]


def column_count(width: int, zoom: float = 1.0, *, edit: bool = False, compact: bool = False) -> int:
    """How many columns fit a page ``width`` px wide: 1 to 3, 4 from 1180 px; 1 or 2 in edit mode.

    ``zoom`` is a factor (1.0 = 100 %) that makes everything on the page wider.

    ``compact`` pages (small windows) show the score only and so hold narrower columns.

    >>> column_count(896), column_count(1180), column_count(896, 2.0), column_count(896, edit=True)
    (3, 4, 1, 2)
    >>> column_count(704), column_count(704, compact=True)
    (2, 3)
    """
    unzoomed = width / zoom
    if edit:
        return 2 if unzoomed >= 2 * EDIT_COLUMN_WIDTH else 1
    if unzoomed >= WIDE_PAGE:
        return MAX_COLUMNS + 1
    return max(1, min(MAX_COLUMNS, int(unzoomed // (COMPACT_COLUMN_WIDTH if compact else COLUMN_WIDTH))))


def natural_key(row: Listed) -> tuple[str, str, str]:
    """Sorts rows by name as a reader of the language expects, a family's specialities together."""
    return collation_key(row.parent), collation_key(row.speciality), str(row.id)


def matches(row: Listed, text: str) -> bool:
    """Whether ``text`` occurs in the row's name; accents, case and ligatures do not count («ecou» finds Écoute)."""
    wanted = fold(text.strip())
    return not wanted or wanted in fold(row.name)


def kept(rows: Iterable[L], text: str = "", *, trained_only: bool = False) -> list[L]:
    """The rows that pass the filter. ``trained_only`` never hides a ticked one."""
    return [row for row in rows if matches(row, text) and (not trained_only or row.trained or row.ticked)]


def arrange(rows: Sequence[Listed], order: SkillOrder, columns: int) -> tuple[Column, ...]:
    """The sections of each column from left to right; empty sections and empty columns are left out.

    By group: the fixed groups of ``GROUP_COLUMNS``, alphabetical inside.
    The other orders flow from top to bottom, in columns of equal length; «as on paper» and «my order» keep the order
    in which the rows come.
    """
    if order is SkillOrder.GROUP:
        return _by_group(rows, columns)
    match order:
        case SkillOrder.ALPHABET:
            listed = sorted(rows, key=natural_key)
        case SkillOrder.SCORE:
            listed = sorted(rows, key=lambda row: (-(-1 if row.score is None else row.score), natural_key(row)))
        case _:
            listed = list(rows)
    return _flowing(listed, columns, initials=order is SkillOrder.ALPHABET)


def paper_order(skills: Iterable[Skill]) -> list[SkillId]:
    """The rows as the rules' own sheet lists them: the catalogue's order, whatever was moved since; own skills last."""
    catalogue = brp_catalogue()
    places = {id_: place for place, id_ in enumerate(catalogue.skills)}
    kinds = {id_: place for place, id_ in enumerate(catalogue.specialities)}
    last = len(places)
    listed = sorted(
        skills, key=lambda row: (places.get(row.skill or "", last), kinds.get(row.speciality or "", len(kinds)))
    )
    return [row.id for row in listed]


def index_before(ids: Sequence[SkillId], moved: SkillId, before: SkillId | None) -> int:
    """Where a row goes in the list without it, so that it stands right before another; None: at the end.

    >>> index_before(["a", "b", "c"], "a", "c"), index_before(["a", "b", "c"], "c", "a"), index_before(["a"], "a", None)
    (1, 0, 0)
    """
    others = [each for each in ids if each != moved]
    return others.index(before) if before in others else len(others)


def _by_group(rows: Sequence[Listed], columns: int) -> tuple[Column, ...]:
    groups: dict[str, list[Listed]] = {}
    for row in rows:
        groups.setdefault(row.category if row.category in GROUPS else OTHER, []).append(row)
    plan = [list(part) for part in GROUP_COLUMNS[columns]]
    plan[-1].append(OTHER)
    result: list[Column] = []
    for part in plan:
        column = tuple(
            Section(group, tuple(row.id for row in sorted(groups[group], key=natural_key)))
            for group in part
            if group in groups
        )
        result.append(column)
    return tuple(column for column in result if column)


def _flowing(rows: Sequence[Listed], columns: int, *, initials: bool) -> tuple[Column, ...]:
    if not rows:
        return ()
    height = -(-len(rows) // columns)
    result: list[Column] = []
    for start in range(0, len(rows), height):
        part = rows[start : start + height]
        span = (_initial(part[0]), _initial(part[-1])) if initials else None
        result.append((Section(None, tuple(row.id for row in part), span),))
    return tuple(result)


def _initial(row: Listed) -> str:
    return fold(row.parent)[:1].upper()
