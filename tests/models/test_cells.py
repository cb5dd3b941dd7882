"""Rows of cells: the tester of Qt, and that only what differs is told."""

from typing import Any

from PySide6.QtCore import Qt

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import Language
from brp_desktop.models.cells import Cell, CellRow, CellsModel, Heading
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.edits import AddBelonging, Fire, MoveBelonging, RemoveBelonging
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.storage import open_document
from brp_desktop.views.brp.armour_view import armour_rows
from brp_desktop.views.brp.health_words import wound_rows
from brp_desktop.views.brp.weapon_rows import DODGE, IDS, headings, weapon_rows


def opened(project_root: Any) -> BrpDocument:
    found = open_document(project_root / "resources" / "samples" / "adele-fournier.rpgsheet")
    return BrpDocument(found.character)


def test_weapons_come_go_and_move_without_a_reset(qapp: object, qtmodeltester: Any, project_root: Any) -> None:
    """The tester is attached before a weapon is shot with, added, moved and removed."""
    document = opened(project_root)
    model: CellsModel[BelongingId] = CellsModel(IDS)
    model.set_headings(headings())
    model.show(weapon_rows(document))
    qtmodeltester.check(model)
    resets: list[object] = []
    model.modelReset.connect(lambda: resets.append(1))
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    document.perform(Fire(BelongingId("weapon.1")))
    model.show(weapon_rows(document))
    assert told == [(0, 0)]
    document.perform(AddBelonging(Weapon(id=BelongingId("weapon.4"), weapon="light_club")))
    model.show(weapon_rows(document))
    document.perform(MoveBelonging("weapons", BelongingId("weapon.4"), 0))
    model.show(weapon_rows(document))
    assert model.keys == ("weapon.4", "weapon.1", "weapon.2", "weapon.3", DODGE)
    document.perform(RemoveBelonging("weapons", BelongingId("weapon.1")))
    model.show(weapon_rows(document))
    assert model.row_of(BelongingId("weapon.1")) is None
    assert not resets


def test_what_a_row_says(qapp: object, project_root: Any) -> None:
    Language().choose("en")
    document = opened(project_root)
    rows = weapon_rows(document)
    pistol = dict(zip(IDS, rows[BelongingId("weapon.1")].cells, strict=True))
    assert (pistol["damage"].text, pistol["special_damage"].text) == ("1D8", "2D8")
    assert (pistol["range"].text, pistol["range"].under) == ("20 m", "5 · 20 · 40 · 80")
    assert (pistol["ammunition"].text, pistol["ammunition"].under) == ("5/6", "+\u00a012")
    assert (pistol["score"].text, pistol["half"].text, pistol["special"].text, pistol["critical"].text) == (
        "40",
        "20",
        "08",
        "02",
    )
    assert "fails from 100" in rows[BelongingId("weapon.1")].tip
    assert not any(cell.acts for cell in weapon_rows(document, plays=False)[BelongingId("weapon.1")].cells)
    assert [row.said for row in armour_rows(document).values()] == ["Manteau épais, worn, 1 point"]
    assert next(iter(wound_rows(document).values())).said.startswith("Wound, 3 points left, First Aid given")


def test_names_of_cells_for_readers(qapp: object) -> None:
    model: CellsModel[str] = CellsModel(("name", "points"))
    model.set_headings((Heading("Armour", "armour"), Heading("Pts", "points")))
    model.show(
        {"a": CellRow((Cell("Coat"), Cell("1", said="one")), "Coat, worn", "a tip"), "b": CellRow((Cell(), Cell()))}
    )
    role = Qt.ItemDataRole.AccessibleTextRole
    assert [model.index(0, column).data(role) for column in (0, 1)] == ["Coat, worn", "points: one"]
    assert model.index(1, 1).data(role) == "points: –"
    assert model.headerData(1, Qt.Orientation.Horizontal, role) == "points"
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "a tip"
