"""The tree of things: where each lies, what it shows, and that changes tell only what differs."""

from typing import Any

from PySide6.QtCore import Qt

from brp_desktop.models.cells import Cell, CellRow
from brp_desktop.models.gear import GearColumn, GearModel
from brp_desktop.sheet.belongings import Item
from brp_desktop.sheet.ids import BelongingId


def thing(id_: str, inside: str | None = None, *, container: bool = False) -> Item:
    return Item(id=BelongingId(id_), inside=None if inside is None else BelongingId(inside), container=container)


def rows(items: list[Item]) -> dict[BelongingId, CellRow]:
    return {item.id: CellRow(tuple(Cell(f"{item.id} {column.name}") for column in GearColumn)) for item in items}


def shown(model: GearModel) -> list[tuple[str, int]]:
    return [(key, model.depth(key)) for key in model.keys]


def test_what_lies_in_a_container_stands_under_it(qtmodeltester: Any) -> None:
    items = [thing("bag", container=True), thing("rope", "bag"), thing("purse", "bag", container=True), thing("lamp")]
    model = GearModel()
    model.show(items, rows(items))
    qtmodeltester.check(model)
    assert shown(model) == [("bag", 0), ("rope", 1), ("purse", 1), ("lamp", 0)]
    moved = [items[0], items[1], items[2], thing("lamp", "purse")]
    kept = model.index_of(BelongingId("rope"))
    model.show(moved, rows(moved))
    assert shown(model) == [("bag", 0), ("rope", 1), ("purse", 1), ("lamp", 2)]
    assert kept.isValid()
    gone = [moved[1], moved[3]]
    model.show(gone, rows(gone))
    assert shown(model) == [("rope", 0), ("lamp", 0)]


def test_only_what_differs_is_told() -> None:
    items = [thing("bag", container=True), thing("rope", "bag")]
    model = GearModel()
    model.show(items, rows(items))
    told: list[str] = []
    model.dataChanged.connect(lambda first, last, roles=(): told.append(str(first.data(Qt.ItemDataRole.DisplayRole))))
    model.show(items, rows(items))
    assert told == []
    other = rows(items)
    other[BelongingId("rope")] = CellRow((Cell("Rope"), *(Cell() for _ in range(4))), "Rope, in the bag")
    model.show(items, other)
    assert told == ["Rope"]
    index = model.index_of(BelongingId("rope"))
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Rope, in the bag"


def test_a_circle_in_a_damaged_file_ends() -> None:
    items = [thing("a", "b", container=True), thing("b", "a", container=True), thing("c", "nowhere")]
    model = GearModel()
    model.show(items, rows(items))
    assert sorted(key for key, _ in shown(model)) == ["a", "b", "c"]
