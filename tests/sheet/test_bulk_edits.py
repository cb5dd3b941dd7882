"""What is done to several rows at once: one edit, one step, rows that cannot take it left as they are or refused."""

import pytest

from brp_desktop.rules.brp import SRD
from brp_desktop.sheet import bulk_edits
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import SetPoints, SetSkillFlag
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.new import new_character

ROWS = (SkillId("spot"), SkillId("climb"), SkillId("hide"))


@pytest.fixture
def someone() -> BrpCharacter:
    return SetPoints(ROWS[0], "personal", 15).apply(new_character(SRD))


def personal(character: BrpCharacter) -> list[int]:
    rows = {row.id: row for row in character.skills}
    return [rows[id_].points.personal for id_ in ROWS]


def test_points_are_added_to_or_set_on_each(someone: BrpCharacter):
    assert personal(bulk_edits.add_points(someone, ROWS, "personal", 10).apply(someone)) == [25, 10, 10]
    assert personal(bulk_edits.set_points(someone, ROWS, "personal", 10).apply(someone)) == [10, 10, 10]
    assert bulk_edits.add_points(someone, ROWS, "personal", 0).apply(someone) == someone


def test_one_that_cannot_take_it_refuses_all(someone: BrpCharacter):
    with pytest.raises(EditError):
        bulk_edits.add_points(someone, ROWS, "personal", 99_999).apply(someone)


def test_ticks_only_where_there_is_a_box(someone: BrpCharacter):
    someone = SetSkillFlag(ROWS[1], "learns", False).apply(someone)
    ticked = bulk_edits.set_ticks(someone, ROWS, ticked=True).apply(someone)
    assert {row.id for row in ticked.skills if row.ticked} == {ROWS[0], ROWS[2]}
    assert not any(row.ticked for row in bulk_edits.set_ticks(ticked, ROWS, ticked=False).apply(ticked).skills)


def test_hidden_shown_and_removed(someone: BrpCharacter):
    hidden = bulk_edits.set_hidden(someone, ROWS, hidden=True).apply(someone)
    assert all(row.hidden for row in hidden.skills if row.id in ROWS)
    assert bulk_edits.set_hidden(hidden, ROWS, hidden=False).apply(hidden) == someone
    left = bulk_edits.remove(someone, ROWS).apply(someone)
    assert not {row.id for row in left.skills} & set(ROWS)
    assert len(left.skills) == len(someone.skills) - len(ROWS)


def test_rows_that_are_gone_meanwhile_are_passed_over(someone: BrpCharacter):
    left = bulk_edits.remove(someone, ROWS[:1]).apply(someone)
    assert bulk_edits.set_hidden(left, ROWS, hidden=True).apply(left) is not left
    assert bulk_edits.remove(left, ROWS[:1]).apply(left) == left
