"""Skills as rows: what they say, the tick as check state, and that a change touches its own row only."""

from typing import Any

from PySide6.QtCore import QAbstractItemModel, Qt

from brp_desktop.models.roles import Role
from brp_desktop.models.skill_rows import TickState
from brp_desktop.models.skills import SkillColumn, SkillsModel
from brp_desktop.models.skills_order import SkillOrder
from brp_desktop.models.skills_page import SkillsPage
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.edits import AddSkill, RemoveSkill, SetPoints, SetSkillFlag, SetSpeciality, SetTick
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.new import new_skill_id

SPOT, LISTEN = SkillId("spot"), SkillId("listen")


def by_hand(sheet: Any) -> Any:
    return lambda skill, ticked: sheet.perform(SetTick(skill, ticked, "by_hand"))


def watch(model: QAbstractItemModel) -> list[str]:
    """Keeps what the model tells about its rows."""
    told: list[str] = []
    model.dataChanged.connect(
        lambda first, last, roles: told.extend(
            str(model.index(row, 0).data(Role.ID)) for row in range(first.row(), last.row() + 1)
        )
    )
    model.modelReset.connect(lambda: told.append("reset"))
    model.rowsInserted.connect(lambda parent, first, last: told.append(f"+{last - first + 1}"))
    model.rowsRemoved.connect(lambda parent, first, last: told.append(f"-{last - first + 1}"))
    model.layoutChanged.connect(lambda: told.append("moved"))
    return told


def test_model_of_a_sheet(qtmodeltester: Any, sheet: Any, texts: Any) -> None:
    """The tester is attached before points, ticks, a new and a removed skill."""
    model = SkillsModel(texts, by_hand(sheet))
    sheet.show(model)
    assert model.rowCount() == len(sheet.character.skills) > 50
    qtmodeltester.check(model)
    sheet.perform(SetPoints(SPOT, "personal", 30))
    sheet.perform(SetTick(LISTEN, True, "by_hand"))
    sheet.perform(AddSkill(Skill(id=new_skill_id(sheet.character, None), name="Ballooning", category="physical")))
    sheet.perform(RemoveSkill(SkillId("track")))
    model.set_language("fr")
    assert model.keys == tuple(skill.id for skill in sheet.character.skills)


def test_row_of_spot(sheet: Any, texts: Any) -> None:
    """U10: score and limits of the rules in force stand side by side; the accessible text begins with the name."""
    model = SkillsModel(texts)
    sheet.show(model)
    row = model.row_of(SPOT)
    assert row is not None
    cells = [model.index(row, column).data() for column in SkillColumn]
    assert cells == ["Spot", "65", "33", "13", "04"]
    name = model.index(row, 0)
    assert name.data(Qt.ItemDataRole.AccessibleTextRole) == "Spot, 65%, ticked"
    assert name.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    assert (name.data(Role.TRAINED), name.data(Role.TICK_STATE)) == (True, TickState.TICKED)
    assert name.data(Role.CATEGORY) == "perception"
    assert name.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "odds of Spot"
    assert model.headerData(3, Qt.Orientation.Horizontal) == "SPECIAL"


def test_tick_touches_one_row(sheet: Any, texts: Any) -> None:
    """U04: a tick says that exactly its own row differs, and nothing is rebuilt."""
    model = SkillsModel(texts, by_hand(sheet))
    sheet.show(model)
    told = watch(model)
    index = model.index(model.row_of(LISTEN) or 0, 0)
    assert model.setData(index, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert told == ["listen"]
    assert sheet.performed == [SetTick(LISTEN, True, "by_hand")]
    assert index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    assert model.setData(index, Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert index.data(Role.TICK_STATE) == TickState.EMPTY


def test_no_box_no_tick(sheet: Any, texts: Any) -> None:
    """T08: a skill that never learns by use has no check state and takes no tick."""
    model = SkillsModel(texts, by_hand(sheet))
    sheet.show(model)
    sheet.perform(SetSkillFlag(LISTEN, "learns", False))
    index = model.index(model.row_of(LISTEN) or 0, 0)
    assert index.data(Qt.ItemDataRole.CheckStateRole) is None
    assert index.data(Role.TICK_STATE) == TickState.NONE
    assert not index.flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert not model.setData(index, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert not sheet.character.skills[model.row_of(LISTEN) or 0].ticked


def test_identity_by_id_in_every_language(sheet: Any, texts: Any) -> None:
    """L02: names follow the language, ids, ticks and the user's own names do not."""
    model = SkillsModel(texts)
    sheet.show(model)
    before = [(index.data(Role.ID), index.data(Role.SCORE), index.data(Role.TICK_STATE)) for index in rows(model)]
    model.set_language("fr")
    after = [(index.data(Role.ID), index.data(Role.SCORE), index.data(Role.TICK_STATE)) for index in rows(model)]
    assert before == after
    assert model.index(model.row_of(SPOT) or 0, 0).data() == "Observation"
    assert model.index(model.row_of(SkillId("own.1")) or 0, 0).data() == "Œnologie"


def rows(model: QAbstractItemModel) -> list[Any]:
    return [model.index(row, 0) for row in range(model.rowCount())]


def test_page_tables(qtmodeltester: Any, sheet: Any, texts: Any) -> None:
    """Six tables in three columns, the fixed groups in each; the tester watches one through edits and orders."""
    page = SkillsPage(texts, by_hand(sheet))
    sheet.show(page)
    assert [[table.title for table in column] for column in page.columns] == [
        ["combat", "communication"],
        ["manipulation", "mental"],
        ["perception", "physical"],
    ]
    place = page.where(SPOT)
    assert place is not None
    qtmodeltester.check(place[0])
    sheet.perform(SetTick(SPOT, False, "by_hand"))
    page.set_trained_only(True)
    page.set_filter("o")
    page.set_language("fr")
    page.set_filter("")
    page.set_trained_only(False)
    page.set_order(SkillOrder.ALPHABET)
    page.set_order(SkillOrder.GROUP)
    assert page.where(SPOT) == (place[0], place[0].row_of(SPOT))


def test_page_leaves_out(sheet: Any, texts: Any) -> None:
    """A family without a speciality and a hidden skill have no row; naming the speciality brings the row."""
    page = SkillsPage(texts)
    sheet.show(page)
    status = SkillId("status")
    assert page.where(status) is None
    sheet.perform(SetSpeciality(status, None, "Press"))
    place = page.where(status)
    assert place is not None
    assert place[0].skill_row(place[1]).name == "Status (Press)"
    sheet.perform(SetSkillFlag(status, "hidden", True))
    assert page.where(status) is None


def test_changed_points_stay_in_the_row(sheet: Any, texts: Any) -> None:
    """U04: a new score refreshes one row of one table; the others are silent, nothing is arranged anew."""
    page = SkillsPage(texts)
    sheet.show(page)
    told = [watch(table) for table in page.tables]
    arranged: list[bool] = []
    page.arranged.connect(lambda: arranged.append(True))
    sheet.perform(SetPoints(SPOT, "personal", 41))
    assert [entry for entries in told for entry in entries] == ["spot"]
    assert arranged == []


def test_by_score_moves_the_row(sheet: Any, texts: Any) -> None:
    """In the order by score a row moves when its score does; by rows moved, never by a reset."""
    page = SkillsPage(texts)
    sheet.show(page)
    page.set_column_count(1)
    page.set_order(SkillOrder.SCORE)
    (table,) = page.tables
    told = watch(table)
    sheet.perform(SetPoints(SkillId("track"), "personal", 500))
    assert table.keys[0] == "track"
    assert "reset" not in told
    assert "track" in told


def test_high_scores_are_whole(sheet: Any, texts: Any) -> None:
    """R17: 235 and 1050 are kept and shown in full."""
    model = SkillsModel(texts)
    sheet.show(model)
    for points, shown in ((210, "235"), (1025, "1050")):
        sheet.perform(SetPoints(SPOT, "personal", points))
        assert model.index(model.row_of(SPOT) or 0, SkillColumn.SCORE).data() == shown


def test_just_ticked(sheet: Any, texts: Any) -> None:
    """The mark of a fresh tick goes from row to row and away again."""
    page = SkillsPage(texts)
    sheet.show(page)
    page.set_just_ticked(SPOT)
    table, row = page.where(SPOT) or (None, 0)
    assert table is not None
    assert table.index(row, 0).data(Role.JUST_TICKED) is True
    page.set_just_ticked(SkillId("dodge"))
    assert table.index(row, 0).data(Role.JUST_TICKED) is False
    page.set_just_ticked(None)
    other, at = page.where(SkillId("dodge")) or (None, 0)
    assert other is not None
    assert other.index(at, 0).data(Role.JUST_TICKED) is False
