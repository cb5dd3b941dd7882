"""The skills at hand: pinned and lately rolled ones in places that stay, each row in its own place as well."""

import pytest

from brp_desktop.models.at_hand import LATELY, REMEMBERED, ROOM, AtHand
from brp_desktop.models.skill_rows import SkillRows
from brp_desktop.models.skills_order import AT_HAND, SkillOrder
from brp_desktop.models.skills_page import SkillsPage
from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.changes import diff
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import RemoveSkill, SetPoints, SetSkillFlag
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.new import new_character
from brp_desktop.views.brp.texts import SheetTexts

BEST = [SkillId(id_) for id_ in ("climb", "spot", "hide", "listen", "jump", "swim", "throw")]


def someone():
    character = new_character(SRD)
    for number, id_ in enumerate(BEST):
        character = SetPoints(id_, "personal", 90 - 5 * number).apply(character)
    return character


def rows_of(character) -> list:
    rows = SkillRows("en")
    rows.set_snapshot(character, derive(character))
    return list(rows.values())


def flat(columns) -> list[SkillId]:
    return [id_ for column in columns for id_ in column]


@pytest.mark.parametrize("columns", [1, 2, 3, 4])
def test_places_are_filled_with_the_best_in_whole_rows(columns: int):
    chosen = AtHand().choose(rows_of(someone()), columns)
    assert len(chosen) == columns
    assert len({len(column) for column in chosen}) == 1
    assert len(flat(chosen)) >= ROOM
    assert set(BEST[:ROOM]) <= set(flat(chosen))


def test_a_roll_moves_no_other_row():
    rows, hand = rows_of(someone()), AtHand()
    before = flat(hand.choose(rows, 3))
    hand.note(SkillId("first_aid"))
    after = flat(hand.choose(rows, 3))
    assert "first_aid" in after
    assert [one == other for one, other in zip(before, after, strict=True)].count(False) == 1
    for id_ in after:
        hand.note(id_)
        assert flat(hand.choose(rows, 3)) == after
    hand.note(SkillId("insight"))
    assert after[0] not in flat(hand.choose(rows, 3))


def test_pinned_ones_come_first_by_name_and_leave_room_for_others():
    character = someone()
    for row in character.skills[:9]:
        character = SetSkillFlag(row.id, "pinned", True).apply(character)
    chosen = flat(AtHand().choose(rows_of(character), 3))
    pinned = [row for row in rows_of(character) if row.pinned]
    assert set(chosen[:9]) == {row.id for row in pinned}
    names = [row.name for row in sorted(pinned, key=lambda row: chosen.index(row.id))]
    assert names == sorted(names)
    assert len(chosen) == 9 + LATELY


def test_what_was_rolled_another_time_is_taken_up():
    hand = AtHand()
    hand.recall([SkillId(f"skill {number}") for number in range(30)])
    assert len(hand.lately) == REMEMBERED
    hand.note(SkillId("skill 3"))
    assert hand.lately[:2] == ("skill 3", "skill 0")


@pytest.fixture
def page(qapp: object) -> SkillsPage:
    character = someone()
    page = SkillsPage(SheetTexts(character.options), None, "en")
    page.set_snapshot(character, derive(character))
    return page


def test_each_row_keeps_its_own_place_and_counts_once(page: SkillsPage):
    count, place = page.shown, page.where(BEST[0])
    assert place is not None
    page.show_at_hand(shown=True)
    assert page.shown == count
    assert page.where(BEST[0]) == place
    first = page.columns[0][0]
    assert first.title == "At hand"
    assert first in page.leading
    page.set_filter("cl")
    assert not page.leading
    page.set_filter("")
    page.set_order(SkillOrder.ALPHABET)
    assert page.columns[0][0] in page.leading
    page.show_at_hand(shown=False)
    assert not page.leading


def test_it_follows_pins_removals_and_hidden_rows(page: SkillsPage):
    page.show_at_hand(shown=True)
    before = someone()

    def at_hand() -> set[SkillId]:
        return {key for table in page.leading for key in table.keys}

    def take(edit) -> None:
        nonlocal before
        after = edit.apply(before)
        derived = derive(after)
        page.apply(diff(before, after, derive(before), derived), after, derived)
        before = after

    take(SetSkillFlag(SkillId("teach"), "pinned", True))
    assert page.columns[0][0].keys[0] == "teach"
    take(SetSkillFlag(BEST[0], "hidden", True))
    assert BEST[0] not in at_hand()
    take(RemoveSkill(BEST[1]))
    assert BEST[1] not in at_hand()
    take(SetSkillFlag(SkillId("teach"), "pinned", False))
    assert "teach" not in at_hand()
    assert AT_HAND not in {row.category for row in page.rows.values()}
