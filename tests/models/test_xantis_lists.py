"""Actions, weapons and counters: the lines of play, and the fields of edit mode."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from xantis_sheet import PlainTexts, Sheet, nerea

from brp_desktop.models.fields import CellKind
from brp_desktop.models.roles import Role
from brp_desktop.models.xantis_entries import EntriesModel, EntryKind
from brp_desktop.models.xantis_uses import UseColumn, UsesModel
from brp_desktop.play.xantis_subjects import Use
from brp_desktop.sheet.xantis import ActionId, CounterId, NodeId, WeaponId
from brp_desktop.sheet.xantis_edits import (
    MoveXantisAction,
    RemoveXantisWeapon,
    RenameNode,
    SetNodeValue,
    SetXantisAction,
    SetXantisCounter,
    SetXantisWeapon,
)

EDIT = Qt.ItemDataRole.EditRole
SAID = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def sheet() -> Sheet:
    return Sheet(nerea())


def list_of(sheet: Sheet, kind: EntryKind) -> EntriesModel:
    model = EntriesModel(kind, PlainTexts(), sheet.perform)
    sheet.show(None, model)
    return model


def test_uses(qtmodeltester: Any, sheet: Sheet) -> None:
    """What costs, then each weapon twice, then what is instantaneous; the tester watches what becomes of them."""
    model = UsesModel(PlainTexts())
    sheet.show(None, model)
    qtmodeltester.check(model)
    assert [(use.kind, use.id) for use in model.keys] == [
        ("action", "schivata"),
        ("action", "salto"),
        ("attack", "sciabola"),
        ("parry", "sciabola"),
        ("action", "fiammata"),
    ]
    sheet.perform(SetXantisAction(ActionId("fiammata"), "pa", 2))
    sheet.perform(MoveXantisAction(ActionId("salto"), 0))
    sheet.perform(RemoveXantisWeapon(WeaponId("sciabola")))
    assert [use.id for use in model.keys] == ["salto", "schivata", "fiammata"]


def test_what_a_use_tests(sheet: Sheet) -> None:
    """A score and its capacity; none, and one that is gone, are told apart."""
    model = UsesModel(PlainTexts())
    sheet.show(None, model)
    schivata, salto = model.use_row(Use("action", "schivata")), model.use_row(Use("action", "salto"))
    parry, fiammata = model.use_row(Use("parry", "sciabola")), model.use_row(Use("action", "fiammata"))
    assert (schivata.score, schivata.capacity, schivata.lost) == ("Ginnasta", 11, False)
    assert (salto.node, salto.capacity, salto.pa, salto.lost) == (None, None, None, False)
    assert (parry.capacity, parry.pa, parry.lost) == (None, 3, True)
    assert (fiammata.pa, fiammata.spell) == (0, True)
    row = model.row_of(Use("action", "schivata"))
    assert row == 0
    assert model.index(0, UseColumn.NAME).data(SAID) == "Schivata, action, 3 Pa"
    assert model.index(0, UseColumn.SCORE).data() == "Ginnasta 11"
    heard: list[int] = []
    model.dataChanged.connect(lambda first, last: heard.append(first.row()))
    sheet.perform(SetNodeValue(NodeId("ginnasta"), 4))
    assert heard == [0]
    assert model.index(0, UseColumn.SCORE).data() == "Ginnasta 12"


@pytest.mark.parametrize("kind", ["action", "weapon", "counter"])
def test_lists(qtmodeltester: Any, sheet: Sheet, kind: EntryKind) -> None:
    """Each is a table of fields."""
    model = list_of(sheet, kind)
    qtmodeltester.check(model)
    assert all(model.index(0, column).flags() & Qt.ItemFlag.ItemIsEditable for column in range(model.columnCount()))
    assert [model.headerData(column, Qt.Orientation.Horizontal) for column in range(len(model.fields))] == list(
        model.fields
    )


@pytest.mark.parametrize(
    ("kind", "id_", "field", "text", "edit"),
    [
        ("action", "salto", "pa", "0", SetXantisAction(ActionId("salto"), "pa", 0)),
        ("action", "schivata", "pa", "", SetXantisAction(ActionId("schivata"), "pa", None)),
        ("weapon", "sciabola", "attack_pa", "9", SetXantisWeapon(WeaponId("sciabola"), "attack_pa", 9)),
        ("weapon", "sciabola", "name", "Spada", SetXantisWeapon(WeaponId("sciabola"), "name", "Spada")),
        ("counter", "ferite", "maximum", "", SetXantisCounter(CounterId("ferite"), "maximum", None)),
        ("counter", "ferite", "now", "", SetXantisCounter(CounterId("ferite"), "now", 0)),
    ],
)
def test_typing(sheet: Sheet, kind: EntryKind, id_: str, field: str, text: str, edit: Any) -> None:
    """An empty cost or maximum is none; an empty number is 0."""
    model = list_of(sheet, kind)
    assert model.setData(model.field_index(id_, model.fields.index(field)), text, EDIT)
    assert sheet.performed == [edit]


def test_refused_texts_stay(sheet: Sheet) -> None:
    """Marked, with their sentence; a cost beyond the limits too."""
    model = list_of(sheet, "action")
    pa = model.fields.index("pa")
    for text, sentence in (("three", "not a number"), ("100", "out_of_range"), ("-1", "out_of_range")):
        index = model.field_index("schivata", pa)
        assert not model.setData(index, text, EDIT)
        assert (index.data(), index.data(Role.INVALID), model.sentence("schivata", pa)) == (text, True, sentence)
    assert sheet.character == nerea()


def test_an_empty_cost_is_stepped_from_0(sheet: Sheet) -> None:
    """Up in an empty cell makes it 1."""
    model = list_of(sheet, "action")
    assert model.step("salto", model.fields.index("pa"), 1) == ""
    assert sheet.performed == [SetXantisAction(ActionId("salto"), "pa", 1)]


def test_the_score_is_chosen(sheet: Sheet) -> None:
    """None, or any score of the tree in its order; a new name of a score is shown, one that is gone is named."""
    model = list_of(sheet, "weapon")
    column = model.fields.index("node")
    assert model.kind(column) is CellKind.CHOICE
    assert model.shown("sciabola", column) == "missing gone"
    choices = model.choices("sciabola", column)
    assert [choice.value for choice in choices][:4] == [None, "forza", "prontezza", "atletica"]
    assert next(choice.figure for choice in choices if choice.value == "ginnasta") == "11"
    assert model.take("sciabola", column, "forza")
    assert sheet.performed == [SetXantisWeapon(WeaponId("sciabola"), "node", "forza")]
    sheet.perform(RenameNode(NodeId("forza"), "Vigore"))
    assert model.field_index("sciabola", column).data() == "Vigore"
    assert model.field_index("sciabola", column).data(SAID) == "Sciabola, node: Vigore"
