"""Skills as rows: what they say, the tick as check state, and that a change touches its own row only."""

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt

from brp_desktop.models.roles import Role
from brp_desktop.models.skill_rows import TickState
from brp_desktop.models.skills import SkillColumn
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


def index_of(page: SkillsPage, skill: SkillId, column: SkillColumn = SkillColumn.NAME) -> QModelIndex:
    """Where a skill is on the page now."""
    place = page.where(skill)
    assert place is not None
    return place[0].index(place[1], column)


def rows(page: SkillsPage) -> list[QModelIndex]:
    return [table.index(row, 0) for table in page.tables for row in range(table.rowCount())]


def test_tables_of_a_sheet(qtmodeltester: Any, sheet: Any, texts: Any) -> None:
    """The tester is attached to every table before points, ticks, a new and a removed skill."""
    page = SkillsPage(texts, by_hand(sheet))
    sheet.show(page)
    assert len(rows(page)) == page.shown > 50
    for table in page.tables:
        qtmodeltester.check(table)
    sheet.perform(SetPoints(SPOT, "personal", 30))
    sheet.perform(SetTick(LISTEN, True, "by_hand"))
    new = new_skill_id(sheet.character, None)
    sheet.perform(AddSkill(Skill(id=new, name="Ballooning", category="physical")))
    sheet.perform(RemoveSkill(SkillId("track")))
    page.set_language("fr")
    shown = {index.data(Role.ID) for index in rows(page)}
    assert new in shown
    assert "track" not in shown
    assert shown <= {skill.id for skill in sheet.character.skills}


def test_row_of_spot(sheet: Any, texts: Any) -> None:
    """U10: score and limits of the rules in force stand side by side; the accessible text begins with the name."""
    page = SkillsPage(texts)
    sheet.show(page)
    cells = [index_of(page, SPOT, column).data() for column in SkillColumn]
    assert cells == ["Spot", "65", "33", "13", "04"]
    name = index_of(page, SPOT)
    assert name.data(Qt.ItemDataRole.AccessibleTextRole) == "Spot, 65%, ticked"
    assert name.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    assert (name.data(Role.TRAINED), name.data(Role.TICK_STATE)) == (True, TickState.TICKED)
    assert name.data(Role.CATEGORY) == "perception"
    assert name.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "odds of Spot"
    assert name.model().headerData(3, Qt.Orientation.Horizontal) == "SPECIAL"


def test_tick_touches_one_row(sheet: Any, texts: Any) -> None:
    """U04: a tick says that exactly its own row differs, and nothing is rebuilt."""
    page = SkillsPage(texts, by_hand(sheet))
    sheet.show(page)
    told = [watch(table) for table in page.tables]
    index = index_of(page, LISTEN)
    model = index.model()
    assert model.setData(index, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert [each for one in told for each in one] == ["listen"]
    assert sheet.performed == [SetTick(LISTEN, True, "by_hand")]
    assert index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    assert model.setData(index, Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert index.data(Role.TICK_STATE) == TickState.EMPTY


def test_no_box_no_tick(sheet: Any, texts: Any) -> None:
    """T08: a skill that never learns by use has no check state and takes no tick."""
    page = SkillsPage(texts, by_hand(sheet))
    sheet.show(page)
    sheet.perform(SetSkillFlag(LISTEN, "learns", False))
    index = index_of(page, LISTEN)
    assert index.data(Qt.ItemDataRole.CheckStateRole) is None
    assert index.data(Role.TICK_STATE) == TickState.NONE
    assert not index.flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert not index.model().setData(index, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert not next(skill for skill in sheet.character.skills if skill.id == LISTEN).ticked


def test_identity_by_id_in_every_language(sheet: Any, texts: Any) -> None:
    """L02: names follow the language, ids, ticks and the user's own names do not."""
    page = SkillsPage(texts)
    sheet.show(page)
    before = {index.data(Role.ID): (index.data(Role.SCORE), index.data(Role.TICK_STATE)) for index in rows(page)}
    page.set_language("fr")
    after = {index.data(Role.ID): (index.data(Role.SCORE), index.data(Role.TICK_STATE)) for index in rows(page)}
    assert before == after
    assert index_of(page, SPOT).data() == "Observation"
    assert index_of(page, SkillId("own.1")).data() == "Œnologie"


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
    page = SkillsPage(texts)
    sheet.show(page)
    for points, shown in ((210, "235"), (1025, "1050")):
        sheet.perform(SetPoints(SPOT, "personal", points))
        assert index_of(page, SPOT, SkillColumn.SCORE).data() == shown


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
