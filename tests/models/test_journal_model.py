"""The roll log's model: pages on demand, new entries on top, marks on the right row."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt

from brp_desktop.models.journal import ENTRY_ROLE, KEPT, PAGE, SLACK, JournalModel
from brp_desktop.models.roles import Role
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.rolling import Subject, SubjectName
from brp_desktop.storage.journal_db import JournalQuery


def entry(number: int, **fields: object) -> JournalEntry:
    values: dict[str, object] = {
        "id": f"id-{number}",
        "time": number * 1000,
        "document": "doc",
        "character": "Test",
        "subject": Subject("skill", "listen"),
        "name": SubjectName(skill="listen"),
        "score": 65,
        "chance": 65,
        "roll": number % 100 + 1,
        "level": "success",
        "number": number,
    } | fields
    return JournalEntry(**values)  # type: ignore[arg-type]


class Store:
    """A journal in a list, oldest first; counts how often it was asked."""

    def __init__(self, count: int) -> None:
        self.all = [entry(number) for number in range(1, count + 1)]
        self.asked = 0

    def entries(self, query: JournalQuery, limit: int, *, before: int | None = None) -> list[JournalEntry]:
        self.asked += 1
        fitting = [
            each for each in reversed(self.all) if query.matches(each) and (before is None or each.number < before)
        ]
        return fitting[:limit]

    def count(self, query: JournalQuery) -> int:
        return sum(query.matches(each) for each in self.all)


@pytest.fixture
def store() -> Store:
    return Store(250)


@pytest.fixture
def model(qapp, store: Store) -> JournalModel:
    return JournalModel(store, lambda each: f"roll {each.roll}")


def test_the_model_keeps_qts_rules(qtmodeltester, model: JournalModel) -> None:
    """Model tester attached to non-empty data before every kind of change."""
    model.set_query(JournalQuery())
    qtmodeltester.check(model)
    model.add(entry(251))
    model.fetchMore(QModelIndex())
    model.mark("id-251", True)


def test_another_query_keeps_qts_rules(qtmodeltester, model: JournalModel, store: Store) -> None:
    """The same when everything is read anew, also to nothing and back."""
    del store.all[PAGE // 2 :]
    model.set_query(JournalQuery())
    qtmodeltester.check(model)
    model.set_query(JournalQuery(level="fumble"))
    assert model.rowCount() == 0
    model.set_query(JournalQuery())
    model.clear()


def test_pages_come_as_they_are_looked_at(model: JournalModel, store: Store) -> None:
    """F03: a page at a time; the count tells how many there are."""
    model.set_query(JournalQuery())
    assert (model.rowCount(), model.total, store.asked) == (PAGE, 250, 1)
    assert model.canFetchMore(QModelIndex())
    model.fetchMore(QModelIndex())
    model.fetchMore(QModelIndex())
    assert model.rowCount() == 250
    assert not model.canFetchMore(QModelIndex())
    assert [model.entry(row).number for row in (0, 249)] == [250, 1]


def test_a_new_entry_is_on_top_once_and_only_if_it_fits(model: JournalModel) -> None:
    """The same roll is not shown twice; another character's roll is not shown at all."""
    model.set_query(JournalQuery(document="doc"))
    assert model.add(entry(300))
    assert not model.add(entry(300))
    assert not model.add(entry(301, document="other"))
    assert (model.rowCount(), model.total) == (PAGE + 1, 251)
    assert model.index(0).data(Role.ID) == "id-300"


def test_what_was_not_rolled_is_shown_and_not_counted_among_the_rolls(model: JournalModel, store: Store) -> None:
    """A tick by hand, read or new."""
    store.all[-1] = entry(250, event="tick", roll=None, level=None)
    model.set_query(JournalQuery())
    assert (model.total, model.rolls) == (250, 249)
    model.add(entry(251, event="tick", roll=None, level=None))
    model.add(entry(252))
    assert (model.total, model.rolls) == (252, 250)
    model.clear()
    assert model.rolls == 0


def test_a_first_test_learns_its_verdict_where_it_stands(model: JournalModel) -> None:
    model.set_query(JournalQuery())
    rows, old = model.rowCount(), model.entry(7)
    assert old is not None
    assert not model.add(replace(old, verdict="won"))
    assert model.rowCount() == rows
    assert [model.entry(row).verdict for row in (6, 7, 8)] == ["", "won", ""]


def test_undone_is_marked_in_its_row_alone(model: JournalModel) -> None:
    """Z04: dataChanged for exactly that row."""
    model.set_query(JournalQuery())
    changed = []
    model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    model.mark("id-248", True)
    model.mark("unknown", True)
    assert changed == [(2, 2)]
    assert model.index(2).data(ENTRY_ROLE) == replace(entry(248), undone=True)


def test_every_row_can_be_read_aloud(model: JournalModel) -> None:
    """U09: the accessible text is the sentence that would be copied."""
    model.set_query(JournalQuery())
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == f"roll {model.entry(0).roll}"
    assert model.data(QModelIndex()) is None


def test_a_line_added_is_not_fetched_again(model: JournalModel, store: Store) -> None:
    """A line that has no number yet is on top already; whatever the source gives afterwards, it stands once."""
    model.set_query(JournalQuery(document="other"))
    fresh = replace(entry(251, document="other"), number=0)
    model.add(fresh)
    store.all.append(replace(fresh, number=251))
    model._total = 2
    model.fetchMore(QModelIndex())
    assert model.rowCount() == 1


def test_a_long_session_keeps_few_lines_and_finds_all_of_them(model: JournalModel, store: Store) -> None:
    """What fell out below is told, and fetched again in its place and once. (Qt's tester would fetch it at once.)"""
    model.set_query(JournalQuery())
    gone = []
    model.rowsRemoved.connect(lambda _parent, first, last: gone.append((first, last, model.rowCount())))
    for number in range(251, 251 + KEPT + 5 * PAGE):
        store.all.append(entry(number))
        model.add(replace(entry(number), number=0))
        assert model.rowCount() < KEPT + SLACK
    assert set(gone) == {(KEPT, KEPT + SLACK - 1, KEPT)}
    assert model.total == len(store.all)
    while model.canFetchMore(QModelIndex()):
        model.fetchMore(QModelIndex())
    assert [model.entry(row).id for row in range(model.rowCount())] == [each.id for each in store.all[::-1]]


def test_a_list_at_its_end_does_not_read_the_journal_at_every_roll(model: JournalModel, store: Store) -> None:
    """Where lines fall out below, the end comes into sight and more is fetched: for as many rolls as a page has."""
    model.set_query(JournalQuery())
    cut: list[int] = []
    model.rowsRemoved.connect(lambda _parent, first, _last: cut.append(first))
    numbers = range(251, 251 + KEPT + 6 * PAGE)
    for number in numbers:
        store.all.append(entry(number))
        model.add(replace(entry(number), number=0))
        if cut:
            cut.clear()
            model.fetchMore(QModelIndex())
    assert 1 < store.asked < len(numbers) / PAGE
