"""The roster as a model: honest to Qt, quick with a thousand rows, selection survives."""

from dataclasses import replace
from time import perf_counter

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt

from brp_desktop.models.roster import MIME_TYPE, Field, RosterModel, dragged, read_track
from brp_desktop.play.roster import Filter, Order, Row, Track, rows_of
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.table import Column, Entry, EntryId, GameTable, Npc, NpcSkill, NpcValue

LISTEN = Column(skill="listen")
SPOT = Column(skill="spot")


def guard(number: int, score: int = 30) -> Entry:
    """A person with some values of its own."""
    npc = Npc(
        values=tuple(NpcValue(id=id_, value=10 + number % 5) for id_ in ("str", "con", "siz", "pow", "dex")),
        skills=(NpcSkill(id=SkillId("skill.1"), skill="listen", score=score + number % 40),),
    )
    return Entry(id=EntryId(f"entry.{number}"), name="Guard", number=number, npc=npc)


def table_of(count: int) -> GameTable:
    return GameTable(options=UGE, columns=(LISTEN, SPOT), entries=tuple(guard(n) for n in range(1, count + 1)))


def head(column: Field | Column | None) -> str:
    return "" if column is None else str(column)


def text(row: Row) -> str:
    return row.name


@pytest.fixture
def model(qapp) -> RosterModel:
    return RosterModel(head, text)


def test_is_an_honest_model(model: RosterModel, qtmodeltester) -> None:
    table = table_of(7)
    rows = rows_of(table, "t", {})
    model.set_rows(rows, table.columns)
    qtmodeltester.check(model)
    model.set_order(Order("name", descending=True))
    qtmodeltester.check(model)
    model.set_filter(Filter(text="guard 3"))
    qtmodeltester.check(model)
    assert [row.name for row in model.rows] == ["Guard 3"]
    model.set_filter(Filter())
    model.set_rows(rows[:2], table.columns)
    qtmodeltester.check(model)
    model.set_rows((), ())
    qtmodeltester.check(model)


def test_only_rows_that_changed_are_told(model: RosterModel) -> None:
    table = table_of(5)
    rows = rows_of(table, "t", {})
    model.set_rows(rows, table.columns)
    told: list[int] = []
    model.dataChanged.connect(lambda first, last, roles: told.append(first.row()))
    changed = replace(table, entries=(*table.entries[:3], replace(table.entries[3], note="asleep"), table.entries[4]))
    model.set_rows(rows_of(changed, "t", {}, {row.id: row for row in rows}), table.columns)
    assert told == [3]


def test_selection_survives_what_comes_goes_and_is_sorted(model: RosterModel) -> None:
    table = table_of(6)
    model.set_rows(rows_of(table, "t", {}), table.columns)
    selection = QItemSelectionModel(model)
    flags = QItemSelectionModel.SelectionFlag
    selection.select(model.index(4, 0), flags.Select | flags.Rows)

    def selected() -> list[str]:
        return [model.rows[index.row()].id for index in selection.selectedRows()]

    model.set_rows(rows_of(replace(table, entries=table.entries[1:]), "t", {}), table.columns)
    assert selected() == ["entry.5"]
    model.set_order(Order("name", descending=True))
    assert selected() == ["entry.5"]
    model.set_rows(rows_of(replace(table, entries=(*table.entries[1:], guard(9))), "t", {}), table.columns)
    assert selected() == ["entry.5"]


def test_a_thousand_rows_within_the_limit(model: RosterModel) -> None:
    """Open ≤ 1 s; one change afterwards takes a small part of that."""
    table = table_of(1000)
    begin = perf_counter()
    rows = rows_of(table, "t", {})
    model.set_rows(rows, table.columns)
    assert perf_counter() - begin < 1.0
    entries = list(table.entries)
    entries[500] = replace(entries[500], note="x")
    begin = perf_counter()
    again = rows_of(replace(table, entries=tuple(entries)), "t", {}, {row.id: row for row in rows})
    model.set_rows(again, table.columns)
    assert perf_counter() - begin < 0.1


def test_tracks_are_set_in_place(model: RosterModel) -> None:
    table = table_of(2)
    model.set_rows(rows_of(table, "t", {}), table.columns)
    told: list[tuple[str, str, int]] = []
    model.track_set.connect(lambda entry, track, value: told.append((entry, track, value)))
    index = model.index(0, Field.HIT_POINTS)
    assert model.flags(index) & Qt.ItemFlag.ItemIsEditable
    assert model.setData(index, "-3")
    assert model.setData(index, "4")
    assert not model.setData(index, "many")
    assert not model.setData(model.index(0, 0), "4")
    current = model.rows[0].hit_points.current
    assert current is not None
    assert told == [("entry.1", "hit_points", current - 3), ("entry.1", "hit_points", 4)]


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("7", 7),
        (" 7 ", 7),
        ("+2", 11),
        ("−3", 6),
        ("-3", 6),
        ("=-3", -3),
        ("", None),
        ("x", None),
        ("+-3", None),
        ("٣", None),
    ],
)
def test_what_may_be_typed_for_points(typed: str, value: int | None) -> None:
    assert read_track(typed, Track(9, 12)) == value


def test_dragging_carries_ids(model: RosterModel) -> None:
    table = table_of(4)
    model.set_rows(rows_of(table, "t", {}), table.columns)
    data = model.mimeData([model.index(2, 0), model.index(2, 1), model.index(0, 0)])
    assert data.hasFormat(MIME_TYPE)
    assert dragged(data) == ("entry.1", "entry.3")
    told: list[tuple[object, object]] = []
    model.moved.connect(lambda ids, before: told.append((ids, before)))
    assert not model.dropMimeData(data, Qt.DropAction.MoveAction, 1, 0, model.index(-1, -1))
    assert told == [(("entry.1", "entry.3"), "entry.2")]
