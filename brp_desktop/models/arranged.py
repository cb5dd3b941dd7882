"""Tables in columns: which rows stand where, in what order, behind which filter; shared by play and edit pages."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from brp_desktop.models.keyed_rows import KeyedTableModel
from brp_desktop.models.skill_rows import SkillRow, SkillRows
from brp_desktop.models.skills_order import Column, Section, SkillOrder, arrange, index_before, kept, paper_order
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.ids import SkillId

if TYPE_CHECKING:
    from brp_desktop.sheet.changes import ChangeSet

K = TypeVar("K", bound=Hashable)


class TitledTable(KeyedTableModel[K]):
    """A table with a heading over its first column."""

    _title = ""

    @property
    def title(self) -> str:
        """The heading over the first column: the group's name in the language in force."""
        return self._title

    def set_title(self, title: str) -> None:
        """Give the heading over the first column."""
        if title != self._title:
            self._title = title
            self.refresh_headings()


T = TypeVar("T", bound=TitledTable[Any])


class SectionTexts(Protocol):
    """The words of the headings."""

    def section(self, section: Section) -> str:
        """The heading of a section: the group's name, the initials, or nothing."""


class ArrangedPage(QObject, Generic[T]):
    """The tables of a page, column by column; they live on while the page is ordered and filtered anew.

    ``arranged`` says that the tables themselves or their columns are others now. Rows that come, go or move inside a
    table, or only show something else, are the tables' own signals. ``wishes_changed`` says that the order, the filter
    or «trained only» is another now.
    """

    arranged = Signal()
    wishes_changed = Signal()

    def __init__(
        self, texts: SectionTexts, make_table: Callable[[], T], language: str = "en", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._headings = texts
        self._make_table = make_table
        self._rows = SkillRows(language)
        self._order = SkillOrder.GROUP
        self._filter = ""
        self._trained_only = False
        self._column_count = 3
        self._columns: tuple[tuple[T, ...], ...] = ()
        self._pool: dict[Hashable, T] = {}
        self._places: dict[SkillId, Hashable] = {}
        self._shown_ids: tuple[SkillId, ...] = ()
        self._leading: frozenset[T] = frozenset()

    @property
    def columns(self) -> tuple[tuple[T, ...], ...]:
        """The tables of each column, from left to right and top to bottom."""
        return self._columns

    @property
    def tables(self) -> tuple[T, ...]:
        """All tables in reading order."""
        return tuple(table for column in self._columns for table in column)

    @property
    def rows(self) -> SkillRows:
        """What the rows show, by id; hidden and filtered ones too."""
        return self._rows

    @property
    def order(self) -> SkillOrder:
        """The order in force."""
        return self._order

    @property
    def filter_text(self) -> str:
        """What names must contain."""
        return self._filter

    @property
    def trained_only(self) -> bool:
        """Whether untrained rows without a tick are left out."""
        return self._trained_only

    @property
    def shown(self) -> int:
        """How many rows are shown, each once."""
        return sum(table.rowCount() for table in self.tables if table not in self._leading)

    @property
    def leading(self) -> frozenset[T]:
        """Tables at the top that show rows of others once more."""
        return self._leading

    def where(self, skill_id: SkillId) -> tuple[T, int] | None:
        """The table and row where a skill has its place, None if it is not shown."""
        for table in sorted(self.tables, key=self._leading.__contains__):
            row = table.row_of(self._key(skill_id))
            if row is not None:
                return table, row
        return None

    @property
    def shown_ids(self) -> tuple[SkillId, ...]:
        """The skills shown, in reading order."""
        return self._shown_ids

    def index_for(self, skill_id: SkillId, before: SkillId | None) -> int | None:
        """Where a row must go in the list of the sheet without it to stand before another (None: behind the last one
        shown); None where the rows are in no order of their own, or it stands there already.
        """
        ids, shown = list(self._rows), self._shown_ids
        if self._order is not SkillOrder.OWN or skill_id not in shown:
            return None
        if before is None:
            behind = ids.index(next(each for each in reversed(shown) if each != skill_id or len(shown) == 1))
            before = next((each for each in ids[behind + 1 :] if each != skill_id), None)
        index = index_before(ids, skill_id, before)
        return None if index == ids.index(skill_id) else index

    def index_after_step(self, skill_id: SkillId, by: int) -> int | None:
        """Where a row goes that is moved one place up (−1) or down (1) among those shown; None where it cannot."""
        shown = self._shown_ids
        if self._order is not SkillOrder.OWN or skill_id not in shown:
            return None
        passed = shown.index(skill_id) + by
        if not 0 <= passed < len(shown):
            return None
        return index_before(list(self._rows), skill_id, shown[passed]) + (by > 0)

    def set_order(self, order: SkillOrder) -> None:
        """Order the rows anew."""
        if order is not self._order:
            self._order = order
            self._take_wishes()

    def set_filter(self, text: str) -> None:
        """Show only names that contain ``text``, whatever its accents and case."""
        if text != self._filter:
            self._filter = text
            self._take_wishes()

    def set_trained_only(self, on: bool) -> None:
        """Leave out untrained rows; ticked ones stay."""
        if on != self._trained_only:
            self._trained_only = on
            self._take_wishes()

    def set_column_count(self, count: int) -> None:
        """Spread the rows over so many columns."""
        if count != self._column_count:
            self._column_count = count
            self._arrange()

    def set_language(self, language: str) -> None:
        """Names and alphabetical order in another language."""
        self._rows.set_language(language)
        self._arrange()
        for table in self.tables:
            table.refresh_all()

    def set_snapshot(self, character: BrpCharacter, derived: Derived) -> None:
        """Show this value."""
        self._forget_removed(character)
        self._rows.set_snapshot(character, derived)
        self._arrange()
        for table in self.tables:
            table.refresh_all()

    def apply(self, changes: "ChangeSet", character: BrpCharacter, derived: Derived) -> None:
        """Show a later value, touching only what ``changes`` names."""
        if changes.options:
            self.set_snapshot(character, derived)
            return
        if changes.structure:
            self._forget_removed(character)
        self._rows.update(character, derived, changes.skills)
        if changes.structure or any(self._places.get(key) != self._place(key) for key in changes.skills):
            self._arrange()
        changed = [self._key(key) for key in changes.skills]
        for table in self.tables:
            table.refresh(changed)

    def _key(self, skill_id: SkillId) -> Hashable:
        """The key of a skill's row in its table."""
        return skill_id

    def _keys(self, section: Section) -> Sequence[Hashable]:
        """The keys of a section's rows."""
        return section.ids

    def _belongs(self, row: SkillRow) -> bool:
        """Whether the row has a place on this page at all."""
        return True

    def _led(self, columns: tuple[Column, ...]) -> tuple[Column, ...]:
        """The columns, with what stands at their top besides: sections of ``leads``."""
        return columns

    def _order_used(self) -> SkillOrder:
        """The order rows are arranged in."""
        return self._order

    def _is_kept(self, key: Hashable, skills: set[SkillId]) -> bool:
        """Whether a row stays while only these skills are left."""
        return key in skills

    def _take_wishes(self) -> None:
        self._arrange()
        self.wishes_changed.emit()

    def _forget_removed(self, character: BrpCharacter) -> None:
        present = {skill.id for skill in character.skills}
        for table in self._pool.values():
            table.set_keys([key for key in table.keys if self._is_kept(key, present)])

    def _place(self, key: SkillId) -> Hashable:
        """Everything that decides where a row stands: another value means arranging anew."""
        if key not in self._rows:
            return None
        row = self._rows[key]
        score = row.score if self._order_used() is SkillOrder.SCORE else None
        return row.parent, row.speciality, row.category, score, self._shown_of([row]) != []

    def _shown_of(self, rows: Iterable[SkillRow]) -> list[SkillRow]:
        return kept([row for row in rows if self._belongs(row)], self._filter, trained_only=self._trained_only)

    def _listed(self) -> Iterable[SkillRow]:
        """All rows in the order of the sheet, or of the paper one."""
        if self._order_used() is SkillOrder.PAPER:
            return [self._rows[key] for key in paper_order(map(self._rows.skill, self._rows))]
        return self._rows.values()

    def _arrange(self) -> None:
        self._places = {key: self._place(key) for key in self._rows}
        columns = arrange(self._shown_of(self._listed()), self._order_used(), self._column_count)
        self._shown_ids = tuple(key for column in columns for section in column for key in section.ids)
        columns = self._led(columns)
        wanted = {_pool_key(section, number): section for number, column in enumerate(columns) for section in column}
        # A row leaves its old table before another one shows it.
        for pool_key, table in self._pool.items():
            staying = set(self._keys(wanted[pool_key])) if pool_key in wanted else set()
            table.set_keys([key for key in table.keys if key in staying])
        self._set_columns(columns)

    def _set_columns(self, columns: tuple[Column, ...]) -> None:
        before = self._columns
        self._columns = tuple(
            tuple(self._table(_pool_key(section, number)) for section in column)
            for number, column in enumerate(columns)
        )
        for tables, column in zip(self._columns, columns, strict=True):
            for table, section in zip(tables, column, strict=True):
                table.set_title(self._headings.section(section))
                table.set_keys(self._keys(section))
        self._leading = frozenset(
            tables[0] for tables, column in zip(self._columns, columns, strict=True) if column[0].leads
        )
        if self._columns != before:
            self.arranged.emit()

    def _table(self, pool_key: Hashable) -> T:
        table = self._pool.get(pool_key)
        if table is None:
            table = self._make_table()
            table.setParent(self)
            self._pool[pool_key] = table
        return table


def _pool_key(section: Section, column: int) -> Hashable:
    if section.leads:
        return ("leads", column)
    return ("flow", column) if section.category is None else section.category
