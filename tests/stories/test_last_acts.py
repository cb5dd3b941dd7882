"""Undo takes back what was done last, on whichever sheet or at the table, and the fight panel follows it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.derived_values import HIT_POINTS
from brp_desktop.sheet.edits import SetTick
from brp_desktop.sheet.hindrances import SetHindrances
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.table import EntryId, GameTable
from brp_desktop.sheet.table_edits import SetEntryField
from tests.stories.conftest import plain
from tests.stories.test_aftermath import CLUB, against, press, words
from tests.stories.test_aftermath import fight as fight  # noqa: PLC0414 - a fixture
from tests.stories.test_combat import CONTROL, SHIFT, Fighter

pytestmark = pytest.mark.gui

ADELES = SetHindrances((Hindrance(kind="lost_rounds", rounds=1),))


def table_of(fight: Fighter) -> GameTable:
    return fight.window.gm.master.table.table


def hit_points(fight: Fighter, entry: str = "thug") -> int | None:
    row = fight.window.gm.master.table.row(EntryId(entry))
    assert row is not None
    assert row.hit_points is not None
    return row.hit_points.current


def undo_said(fight: Fighter, name: str = "undo") -> str:
    text = plain(fight.window.actions_[name].text())
    button = fight.window.tool_bar.undo_button if name == "undo" else fight.window.tool_bar.redo_button
    assert plain(button.toolTip()).startswith(text)
    assert button.isEnabled() == fight.window.actions_[name].isEnabled()
    return text


def hit(fight: Fighter, whom: str, damage: tuple[int, ...] = (5, 1)) -> None:
    """A special hit with the club that is applied by its button."""
    fight.take(CLUB)
    fight.press(Qt.Key.Key_Return, CONTROL)
    against(fight, whom)
    fight.dice.next_rolls += [2]
    fight.panel.attack.roll_button.click()
    fight.dice.next_others += damage
    fight.panel.damage.first_throw.click()
    fight.panel.damage.apply.setFocus()
    fight.press(Qt.Key.Key_Return)
    QApplication.processEvents()


def test_a_wound_at_the_table_is_what_undo_takes_back(fight: Fighter) -> None:
    """Not the step before it of the sheet in front; then that step, and both come again in their order."""
    fight.adele.perform(SetTick(SkillId("dodge"), True))
    ticked = fight.adele.character
    before = hit_points(fight)
    hit(fight, "thug")
    assert fight.adele.character is not ticked  # the attack ticked
    ticked = fight.adele.character
    assert hit_points(fight) != before
    assert undo_said(fight) == "Undo Thug: damage at the table"
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert hit_points(fight) == before
    assert fight.adele.character is ticked
    assert undo_said(fight, "redo") == "Redo Thug: damage at the table"
    assert "damage at the table" not in undo_said(fight)
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert fight.adele.character is not ticked
    fight.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert fight.adele.character == ticked
    assert hit_points(fight) == before
    fight.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert hit_points(fight) != before
    assert undo_said(fight) == "Undo Thug: damage at the table"


def test_what_is_done_on_the_sheet_afterwards_goes_first(fight: Fighter) -> None:
    before = hit_points(fight)
    hit(fight, "thug")
    fight.adele.perform(ADELES)
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert fight.adele.character.hindrances == ()
    assert hit_points(fight) != before
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert hit_points(fight) == before
    fight.adele.perform(ADELES)
    assert not fight.window.actions_["redo"].isEnabled()


def test_what_was_gone_on_with_elsewhere_is_left_alone(fight: Fighter) -> None:
    """Whoever acts at the table itself, by its own undo or anew, has the last word there."""
    table = fight.window.gm.master.table
    hit(fight, "thug")
    said = undo_said(fight)
    table.undo()
    assert undo_said(fight) != said
    table.redo()
    assert undo_said(fight) == said
    fight.window.show_document(fight.bran)
    assert "Thug" not in undo_said(fight)
    table.set_track(EntryId("thug"), "hit_points", 3)
    fight.window.show_document(fight.adele)
    assert "Thug" not in undo_said(fight)


def test_a_second_open_sheet(fight: Fighter) -> None:
    """The wound of Bran, while Adèle is in front; on his own tab it is his last step as ever."""
    before = fight.points(fight.bran)
    hit(fight, "bran")
    assert undo_said(fight).startswith("Undo Bran Tregear: ")
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert fight.points(fight.bran) == before
    assert undo_said(fight, "redo").startswith("Redo Bran Tregear: ")
    fight.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert fight.points(fight.bran) != before
    fight.window.show_document(fight.bran)
    assert "Bran" not in undo_said(fight)
    fight.window.history.undo()
    assert fight.points(fight.bran) == before
    fight.window.show_document(fight.adele)
    assert "Bran" not in undo_said(fight)
    fight.context.files.close(fight.bran)
    assert undo_said(fight)


def test_the_panel_follows_what_undo_takes_back(fight: Fighter) -> None:
    """The blow can be applied again; redone, it is applied; its consequence is offered again, too."""
    before = hit_points(fight)
    hit(fight, "thug")
    apply = fight.panel.damage.apply
    assert plain(apply.text()) == "Applied to Thug"
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert plain(apply.text()) == "Apply to Thug"
    assert apply.isEnabled()
    fight.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert plain(apply.text()) == "Applied to Thug"
    assert not apply.isEnabled()
    fight.press(Qt.Key.Key_Z, CONTROL)
    apply.click()
    assert hit_points(fight) != before
    fight.dice.next_others += [2]
    press(fight, "Stunned")
    entry = next(each for each in table_of(fight).entries if each.id == "thug")
    assert entry.npc is not None
    assert [one.kind for one in entry.npc.hindrances] == ["stunned"]
    assert "stunned" in plain(fight.panel.said.text()).lower()
    offered = words(fight)
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert words(fight)[1] == "Stunned"
    assert "stunned" not in plain(fight.panel.said.text()).lower()
    fight.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert words(fight) == offered


def test_one_act_on_two_sides_is_one_undo(fight: Fighter) -> None:
    """Impaled: he has the knife, she has lost it. Both at once, and back at once."""
    from brp_desktop.sheet.edits import SetBelonging

    fight.adele.perform(SetBelonging("weapons", CLUB, "special", "impaling"))
    hit(fight, "bran", (5, 1))
    press(fight, "Write down")
    kinds = [[one.kind for one in each.character.hindrances] for each in (fight.adele, fight.bran)]
    assert kinds == [["stuck"], ["impaled"]]
    assert undo_said(fight).startswith("Undo Bran Tregear: ")
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert fight.adele.character.hindrances == fight.bran.character.hindrances == ()
    assert words(fight)[0] == "Write down"
    fight.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    kinds = [[one.kind for one in each.character.hindrances] for each in (fight.adele, fight.bran)]
    assert kinds == [["stuck"], ["impaled"]]


def test_what_the_roster_does_by_hand_is_taken_back_from_the_sheet_too(fight: Fighter) -> None:
    """Nothing was done on the sheet since; with the focus in the roster its own undo holds."""
    table = fight.window.gm.master.table
    fight.adele.perform(ADELES)
    table.set_track(EntryId("thug"), HIT_POINTS, 3)
    assert undo_said(fight) == "Undo Thug: points at the table"
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert hit_points(fight) == 10
    assert fight.adele.character.hindrances
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert not fight.adele.character.hindrances


def test_the_sheet_of_a_player_that_is_opened_for_a_blow(fight: Fighter, tmp_path: Path) -> None:
    """Adèle stays in front, and undo goes to the sheet that was opened meanwhile."""
    table = fight.window.gm.master.table
    path = fight.bran.path
    assert path is not None
    fight.context.files.save(fight.bran)
    table.add_files([path])
    fight.context.files.close(fight.bran)
    QApplication.processEvents()
    hit(fight, "bran")
    assert fight.window.document is fight.adele
    bran = next(each for each in fight.context.files.documents if each is not fight.adele)
    assert undo_said(fight).startswith("Undo Bran Tregear: ")
    before = bran.character
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert bran.character != before
    assert plain(fight.panel.damage.apply.text()) == "Apply to Bran Tregear"


def test_steps_there_and_back_take_no_older_act_along(fight: Fighter) -> None:
    """A track stepped down and up again is no act; what was done at the table under another sheet is not the last."""
    table = fight.window.gm.master.table
    fight.window.show_document(fight.bran)
    table.set_track(EntryId("thug"), HIT_POINTS, 8)
    table.perform(SetEntryField((EntryId("thug"),), "note", "limps"))
    fight.window.show_document(fight.adele)
    fight.adele.perform(SetTick(SkillId("dodge"), True))
    ticked = fight.adele.character
    for points in (7, 8):
        table.set_track(EntryId("thug"), HIT_POINTS, points)
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert fight.adele.character is not ticked
    assert table.table.entries[0].note == "limps"
