"""The tree of scores: what it shows, what is typed into it, and what becomes of its rows."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from xantis_sheet import PlainTexts, Sheet, nerea

from brp_desktop.models.roles import Role
from brp_desktop.models.xantis_scores import ScoreColumn, ScoresModel
from brp_desktop.rules.xantis import TIERS
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.new_xantis import new_node
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.sheet.xantis_edits import AddNode, MoveNode, RemoveNode, RenameNode, SetNodeTier, SetNodeValue

EDIT = Qt.ItemDataRole.EditRole
SAID = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def sheet() -> Sheet:
    return Sheet(nerea())


def tree_of(sheet: Sheet) -> ScoresModel:
    model = ScoresModel(PlainTexts(), sheet.perform)
    model.set_editing(True)
    sheet.show(model)
    return model


def test_tree(qtmodeltester: Any, sheet: Sheet) -> None:
    """The tester is attached before scores come, go, move and change."""
    model = tree_of(sheet)
    qtmodeltester.check(model)
    sheet.perform(AddNode(new_node(sheet.character, "Scherma", "arte", NodeId("forza")), 0))
    sheet.perform(SetNodeValue(NodeId("prontezza"), 7))
    sheet.perform(MoveNode(NodeId("atletica"), NodeId("forza")))
    sheet.perform(RemoveNode(NodeId("cavaliere")))
    sheet.perform(RemoveNode(NodeId("forza"), with_branch=True))
    assert set(model.keys) == {node.id for node in sheet.character.nodes}


def test_what_it_shows(sheet: Sheet) -> None:
    """Ids in a role; the first cell says the whole row, the others what they are."""
    model = tree_of(sheet)
    ginnasta = model.index_of(NodeId("ginnasta"))
    assert ginnasta.parent().data() == "Cavaliere"
    assert ginnasta.data(Role.ID) == "ginnasta"
    assert ginnasta.data(Role.SCORE) == 11
    assert ginnasta.data(SAID) == "Ginnasta, specializzazione, 3, capacity 11"
    cells = [ginnasta.siblingAtColumn(column) for column in ScoreColumn]
    assert [cell.data() for cell in cells] == ["Ginnasta", "specializzazione", "3", "11"]
    assert cells[ScoreColumn.CAPACITY].data(SAID) == "name of CAPACITY 11"
    assert [bool(cell.flags() & Qt.ItemFlag.ItemIsEditable) for cell in cells] == [True, True, True, False]
    model.set_editing(False)
    assert not any(cell.flags() & Qt.ItemFlag.ItemIsEditable for cell in cells)


def test_a_value_changes_the_capacities_below(sheet: Sheet) -> None:
    """Only the rows that show something else are told, and the place of a row stays."""
    model = tree_of(sheet)
    held = QPersistentModelIndex(model.index_of(NodeId("ginnasta")))
    heard: list[str] = []
    model.dataChanged.connect(lambda first, last: heard.append(first.data(Role.ID)))
    model.layoutChanged.connect(lambda *_: heard.append("laid out"))
    assert model.setData(model.index_of(NodeId("cavaliere"), ScoreColumn.VALUE), " 4 ", EDIT)
    assert sheet.performed == [SetNodeValue(NodeId("cavaliere"), 4)]
    assert set(heard) == {"cavaliere", "ginnasta"}
    assert held.data(Role.SCORE) == 14


@pytest.mark.parametrize(
    ("column", "text", "edit"),
    [
        (ScoreColumn.NAME, "Lotta", RenameNode(NodeId("ginnasta"), "Lotta")),
        (ScoreColumn.VALUE, "", SetNodeValue(NodeId("ginnasta"), 0)),
        (ScoreColumn.VALUE, "−5", SetNodeValue(NodeId("ginnasta"), -5)),
    ],
)
def test_typing(sheet: Sheet, column: ScoreColumn, text: str, edit: Any) -> None:
    """A text becomes one edit."""
    model = tree_of(sheet)
    assert model.setData(model.index_of(NodeId("ginnasta"), column), text, EDIT)
    assert sheet.performed == [edit]


@pytest.mark.parametrize(
    ("column", "text", "sentence"),
    [
        (ScoreColumn.VALUE, "4x", "not a number"),
        (ScoreColumn.VALUE, "2,5", "not a number"),
        (ScoreColumn.VALUE, "100", "out_of_range"),
        (ScoreColumn.NAME, "  ", "empty_name"),
        (ScoreColumn.NAME, "x" * 81, "too_long"),
        (ScoreColumn.TIER, "caratteristica", "invalid_tier"),
    ],
)
def test_what_is_refused_is_kept_and_marked(sheet: Sheet, column: ScoreColumn, text: str, sentence: str) -> None:
    """It stays in its cell with its sentence until it is put right or given up; the sheet is as it was."""
    model, before = tree_of(sheet), sheet.character
    key = NodeId("ginnasta")
    index = model.index_of(key, column)
    shown = index.data()
    assert not model.setData(index, text, EDIT)
    assert sheet.character is before
    assert (index.data(), index.data(Role.INVALID)) == (text, True)
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == model.sentence(key, column) == sentence
    assert model.kept.cells == ((key, column),)
    assert model.step(key, column, 1) == ""
    assert model.give_up(key, column)
    assert not model.give_up(key, column)
    assert (index.data(), index.data(Role.INVALID)) == (shown, False)


def test_a_marked_cell_goes_with_its_row(sheet: Sheet) -> None:
    """What was typed into a score that is removed is forgotten."""
    model = tree_of(sheet)
    model.setData(model.index_of(NodeId("forza"), ScoreColumn.VALUE), "x", EDIT)
    sheet.perform(RemoveNode(NodeId("forza")))
    assert not model.kept


def test_steps_and_choices(sheet: Sheet) -> None:
    """Arrow keys change the value, never past its limits; the tiers are the source's four."""
    model = tree_of(sheet)
    assert model.step(NodeId("forza"), ScoreColumn.VALUE, 5) == ""
    assert sheet.performed[-1] == SetNodeValue(NodeId("forza"), 11)
    assert model.step(NodeId("forza"), ScoreColumn.VALUE, 99) == "out_of_range"
    assert [choice.value for choice in model.choices(NodeId("forza"), ScoreColumn.TIER)] == list(TIERS)
    assert model.chosen(NodeId("ginnasta"), ScoreColumn.TIER) == "specializzazione"
    assert model.take(NodeId("travestirsi"), ScoreColumn.TIER, "arte")
    assert sheet.performed[-1] == SetNodeTier(NodeId("travestirsi"), "arte")


def test_a_sheet_to_look_at_takes_nothing(sheet: Sheet) -> None:
    """Read-only: no field, no edit, no mark."""
    model = ScoresModel(PlainTexts())
    model.set_editing(True)
    sheet.show(model)
    index = model.index_of(NodeId("forza"), ScoreColumn.VALUE)
    assert not index.flags() & Qt.ItemFlag.ItemIsEditable
    assert not model.setData(index, "9", EDIT)
    assert not model.kept


@settings(max_examples=25)
@given(st.data())
def test_any_edits_in_any_order(qapp: Any, data: st.DataObject) -> None:
    """The tree shows what the sheet holds, whatever is added, moved, retiered, removed and taken back."""
    sheet = Sheet(nerea())
    model = tree_of(sheet)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    past = [sheet.character]
    for _ in range(data.draw(st.integers(1, 6))):
        ids = [node.id for node in sheet.character.nodes]
        node = st.sampled_from(ids) if ids else st.just(NodeId("none"))
        parent = st.one_of(st.none(), node)
        tier = st.sampled_from(TIERS)
        made = st.builds(lambda tier, parent: AddNode(new_node(sheet.character, "X", tier, parent)), tier, parent)
        edit = data.draw(
            st.one_of(
                made,
                st.builds(MoveNode, node, parent),
                st.builds(RemoveNode, node, st.booleans()),
                st.builds(SetNodeTier, node, tier),
                st.just("undo"),
            )
        )
        try:
            if edit == "undo":
                sheet.become(past.pop() if len(past) > 1 else past[0])
            elif sheet.perform(edit):
                past.append(sheet.character)
        except EditError:
            pass
        assert list(model.keys) == list(sheet.derived.nodes)
        for key in model.keys:
            index = model.index_of(key)
            assert index.data(Role.SCORE) == sheet.derived.nodes[key].capacity
            assert (index.parent().data(Role.ID),) == (sheet.derived.nodes[key].path[-2:-1] or (None,))
    del tester
