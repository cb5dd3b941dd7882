"""The resistance table and the group check as models: honest to Qt, quick, changes told for what changed."""

from time import perf_counter

import pytest
from PySide6.QtCore import Qt

from brp_desktop.models.group import GROUP_ROLE, Column, GroupModel, GroupRow
from brp_desktop.models.resistance import CELL_ROLE, ResistanceModel
from brp_desktop.play.people import NumberPerson, request_of
from brp_desktop.play.resistance_grid import Cell, grid
from brp_desktop.play.rolling import Subject
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import UGE, Level


def said(cell: Cell) -> str:
    return f"{cell.active}/{cell.passive}/{cell.chance}"


@pytest.fixture
def table(qapp) -> ResistanceModel:
    return ResistanceModel(grid(13, 15), said)


def test_the_table_is_an_honest_model(table: ResistanceModel, qtmodeltester) -> None:
    qtmodeltester.check(table)
    table.set_grid(grid(40, 3))
    qtmodeltester.check(table)
    table.set_grid(grid(13, 15, UGE, size=24))
    qtmodeltester.check(table)
    assert table.rowCount() == table.columnCount() == 24


def test_cells_say_chance_and_zone_in_words(table: ResistanceModel) -> None:
    """R16: 13 against 15 is 40 per cent; beyond the edges signs and no number."""
    here = table.index_of(13, 15)
    assert (here.row(), here.column()) == (14, 12)
    assert here.data() == "40"
    assert here.data(Qt.ItemDataRole.AccessibleTextRole) == "13/15/40"
    assert table.index_of(21, 1).data() == "✓"
    assert table.index_of(1, 21).data() == "–"
    assert table.index_of(10, 19).data() == "05"
    assert not table.index_of(22, 3).isValid()
    cell = here.data(CELL_ROLE)
    assert (cell.active, cell.passive, cell.chance, cell.automatic) == (13, 15, 40, None)


def test_the_window_moves_without_a_reset(table: ResistanceModel, qtbot) -> None:
    """The cells are told as changed, the current index survives; the heads count from the window's first force."""
    resets: list[object] = []
    table.modelReset.connect(lambda: resets.append(1))
    with qtbot.waitSignals([table.dataChanged, table.headerDataChanged]):
        table.set_grid(grid(40, 15))
    assert resets == []
    assert table.headerData(0, Qt.Orientation.Horizontal) == 30
    assert table.headerData(0, Qt.Orientation.Vertical) == 1
    with qtbot.assertNotEmitted(table.dataChanged):
        table.set_grid(grid(40, 17))


def row(key: str, **more) -> GroupRow:
    asked = request_of(NumberPerson(40, key), Subject("skill", ""))
    values = {"joins": True, "rolls": True, "leads": False, "request": asked, "problem": None} | more
    return GroupRow(key, key.title(), **values)


@pytest.fixture
def group(qapp) -> GroupModel:
    return GroupModel(lambda column: column.name, lambda row, column: f"{row.name} {column.name}", lambda row: row.name)


def test_the_group_is_an_honest_model(group: GroupModel, qtmodeltester) -> None:
    rows = [row("anna"), row("bert", joins=False), row("cleo", request=None, problem=RulesError("unknown_name"))]
    group.set_rows(rows, settled=False)
    qtmodeltester.check(group)
    group.set_rows([row("cleo", level=Level.SPECIAL), row("anna", level=Level.FAILURE)], settled=True)
    qtmodeltester.check(group)
    assert group.keys == ("cleo", "anna")
    group.set_rows([], settled=False)
    qtmodeltester.check(group)


def test_a_box_and_a_number_are_wishes(group: GroupModel, qtbot) -> None:
    group.set_rows([row("anna"), row("chief", leads=True)], settled=False)
    box = group.index(0, Column.NAME)
    assert box.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    with qtbot.waitSignal(group.joins_set) as wish:
        group.setData(box, Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert wish.args == ["anna", False]
    with qtbot.waitSignal(group.own_roll_set) as wish:
        group.setData(group.index(0, Column.ROLL), "07")
    assert wish.args == ["anna", "07"]
    assert group.index(1, Column.NAME).data(Qt.ItemDataRole.CheckStateRole) is None
    group.set_rows([row("anna", level=Level.SUCCESS)], settled=True)
    assert not group.setData(group.index(0, Column.ROLL), "07")
    assert not group.flags(group.index(0, Column.ROLL)) & Qt.ItemFlag.ItemIsEditable


def test_only_what_changed_is_told(group: GroupModel, qtbot) -> None:
    rows = [row(f"p{number}") for number in range(20)]
    group.set_rows(rows, settled=False)
    told: list[tuple[int, int]] = []
    group.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    rows[7] = row("p7", joins=False)
    group.set_rows(rows, settled=False)
    assert told == [(7, 7)]


def test_a_thousand_rows_are_quick(group: GroupModel) -> None:
    rows = [row(f"p{number}") for number in range(1000)]
    begin = perf_counter()
    group.set_rows(rows, settled=False)
    group.set_rows(rows[::-1], settled=True)
    assert perf_counter() - begin < 0.5
    assert group.index(0, 0).data(GROUP_ROLE).key == "p999"
