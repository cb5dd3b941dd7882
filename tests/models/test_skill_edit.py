"""Skills as fields: what is typed, what is refused and kept aside, and the rows that add."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from brp_desktop.models.edit_page import EditPage
from brp_desktop.models.roles import Role
from brp_desktop.models.skill_edit import EditColumn, EditKey, EditRow, SkillEditModel
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.edits import AddSkill, RemoveSkill, SetPoints, SetSpeciality
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.new import new_skill_id

EDIT = Qt.ItemDataRole.EditRole


def page_of(sheet: Any, texts: Any) -> EditPage:
    page = EditPage(texts, sheet.perform)
    sheet.show(page)
    page.set_column_count(2)
    return page


def cell(page: EditPage, skill: str, column: EditColumn) -> tuple[SkillEditModel, Any]:
    place = page.where(SkillId(skill))
    assert place is not None
    return place[0], place[0].index(place[1], column)


def test_tables(qtmodeltester: Any, sheet: Any, texts: Any) -> None:
    """Z01: the tester is attached before typing, a new speciality, a new skill and another order."""
    page = page_of(sheet, texts)
    model, _ = cell(page, "knowledge.history", EditColumn.NAME)
    assert model.rowCount() > 10
    qtmodeltester.check(model)
    sheet.perform(SetPoints(SkillId("knowledge.history"), "profession", 20))
    sheet.perform(AddSkill(Skill(id=new_skill_id(sheet.character, "knowledge"), skill="knowledge")))
    sheet.perform(SetSpeciality(SkillId("knowledge.history"), None, "Zoology"))
    page.set_language("fr")


def test_rows_that_add(sheet: Any, texts: Any) -> None:
    """Each family ends with «another speciality», each group with «Add a skill»; families without one are shown."""
    page = page_of(sheet, texts)
    model, _ = cell(page, "knowledge.history", EditColumn.NAME)
    keys = list(model.keys)
    assert keys[-1] == EditKey(EditRow.ADD_SKILL, "mental")
    family = [key for key in keys if key.id.startswith("knowledge")]
    assert [key.kind for key in family] == [EditRow.SKILL] * 3 + [EditRow.ADD_SPECIALITY]
    adding = model.index(keys.index(family[-1]), 0)
    assert (adding.data(), adding.data(Role.KIND)) == ("another knowledge", EditRow.ADD_SPECIALITY)
    assert page.where(SkillId("status")) is not None


def test_typing_points(sheet: Any, texts: Any) -> None:
    """A number goes through the document; the total and no other row follows."""
    page = page_of(sheet, texts)
    model, index = cell(page, "spot", EditColumn.PROFESSION)
    assert index.flags() & Qt.ItemFlag.ItemIsEditable
    assert model.setData(index, " 20 ", EDIT)
    assert sheet.performed == [SetPoints(SkillId("spot"), "profession", 20)]
    assert index.data() == "20"
    assert index.siblingAtColumn(EditColumn.TOTAL).data() == "85"
    assert not index.siblingAtColumn(EditColumn.BASE).flags() & Qt.ItemFlag.ItemIsEditable
    assert model.setData(index, "", EDIT)
    assert index.data() == "0"


@pytest.mark.parametrize("text", ["4x", "1.5", "1,050", "--3", "12345678901"])
def test_no_number_is_marked(sheet: Any, texts: Any, text: str) -> None:
    """Z02, L03: what is no number stays in its cell with a mark and a sentence until it is given up."""
    page = page_of(sheet, texts)
    model, index = cell(page, "spot", EditColumn.PERSONAL)
    refused: list[tuple[Any, int, str]] = []
    model.refused.connect(lambda key, column, sentence: refused.append((key, column, sentence)))
    assert not model.setData(index, text, EDIT)
    assert sheet.performed == []
    key = EditKey(EditRow.SKILL, "spot")
    assert refused == [(key, EditColumn.PERSONAL, "not a number")]
    assert (index.data(), index.data(Role.INVALID)) == (text, True)
    assert model.give_up(key, EditColumn.PERSONAL)
    assert (index.data(), index.data(Role.INVALID)) == ("40", False)
    assert not model.give_up(key, EditColumn.PERSONAL)


def test_out_of_range_is_said(sheet: Any, texts: Any) -> None:
    """R17: four digits are taken; five are refused with the sheet's own reason, not cut."""
    page = page_of(sheet, texts)
    model, index = cell(page, "spot", EditColumn.PERSONAL)
    assert model.setData(index, "9999", EDIT)
    assert not model.setData(index, "10000", EDIT)
    assert model.sentence(EditKey(EditRow.SKILL, "spot"), EditColumn.PERSONAL) == "out_of_range"
    assert model.setData(index, "5", EDIT)
    assert not model.has_invalid


def test_half_typed_text_survives(sheet: Any, texts: Any) -> None:
    """D11: a refused text is still there after the row was refreshed by something else."""
    page = page_of(sheet, texts)
    model, index = cell(page, "spot", EditColumn.PERSONAL)
    model.setData(index, "4x", EDIT)
    sheet.perform(SetPoints(SkillId("spot"), "experience", 3))
    page.set_language("it")
    _, index = cell(page, "spot", EditColumn.PERSONAL)
    assert (index.data(), index.data(Role.INVALID)) == ("4x", True)


def test_a_mark_goes_with_its_row(sheet: Any, texts: Any) -> None:
    """Z02: a refused text in a skill that is removed is forgotten and told: no Ctrl+Z is spent on a row not there."""
    page = page_of(sheet, texts)
    model, index = cell(page, "own.1", EditColumn.PERSONAL)
    settled: list[tuple[Any, int]] = []
    model.settled.connect(lambda key, column: settled.append((key, column)))
    model.setData(index, "4x", EDIT)
    other, spot = cell(page, "spot", EditColumn.PERSONAL)
    other.setData(spot, "5x", EDIT)
    sheet.perform(RemoveSkill(SkillId("own.1")))
    key = EditKey(EditRow.SKILL, "own.1")
    assert (settled, model.is_invalid(key, EditColumn.PERSONAL)) == ([(key, EditColumn.PERSONAL)], False)
    assert other.is_invalid(EditKey(EditRow.SKILL, "spot"), EditColumn.PERSONAL)


def test_speciality_field(sheet: Any, texts: Any) -> None:
    """L02: a name the catalogue knows in any language is kept by id, anything else as the user's word."""
    page = page_of(sheet, texts)
    model, index = cell(page, "knowledge.history", EditColumn.NAME)
    assert index.data(EDIT) == "History"
    model.setData(index, "folklore", EDIT)
    assert sheet.performed[-1] == SetSpeciality(SkillId("knowledge.history"), "knowledge_folklore", "")
    model, index = cell(page, "knowledge.history", EditColumn.NAME)
    model.setData(index, "Tides", EDIT)
    assert sheet.performed[-1] == SetSpeciality(SkillId("knowledge.history"), None, "Tides")
    _, spot = cell(page, "spot", EditColumn.NAME)
    assert not spot.flags() & Qt.ItemFlag.ItemIsEditable


def test_own_skill_is_renamed(sheet: Any, texts: Any) -> None:
    """The user's own skill has a field for its name; an empty name is not taken."""
    page = page_of(sheet, texts)
    model, index = cell(page, "own.1", EditColumn.NAME)
    assert model.setData(index, "Wine", EDIT)
    model, index = cell(page, "own.1", EditColumn.NAME)
    assert index.data() == "Wine"
    assert not model.setData(index, "  ", EDIT)


def test_read_only_has_no_fields(sheet: Any, texts: Any) -> None:
    """Without a way to perform nothing can be edited."""
    page = EditPage(texts)
    sheet.show(page)
    _, index = cell(page, "spot", EditColumn.PROFESSION)
    assert not index.flags() & Qt.ItemFlag.ItemIsEditable
