"""Through the window while dice of a fight run: undo, redo, closing, another table; what the fight panel says then."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.deeds import DeedPlay
from brp_desktop.controllers.fight import FightController
from brp_desktop.controllers.interaction import UnsavedChoice
from brp_desktop.controllers.table import TableController
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.edits import SetResource
from brp_desktop.sheet.hindrances import Hindrances, SetHindrances, SetNpcHindrances
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.sheet.table import EntryId
from brp_desktop.sheet.table_edits import RemoveEntries, SetTableOptions
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.views.fight.attack_form import target_picks
from tests.stories.conftest import plain
from tests.stories.test_aftermath import CLUB
from tests.stories.test_aftermath import fight as fight  # noqa: PLC0414 - a fixture
from tests.stories.test_combat import CONTROL, SHIFT, Fighter
from tests.stories.test_hazards_of_health import Patient
from tests.stories.test_hazards_of_health import patient as patient  # noqa: PLC0414 - a fixture

pytestmark = pytest.mark.gui

THUG = EntryId("thug")
HELD = Hindrance(kind="held", rounds=1, number=3)


def deeds(fight: Fighter) -> DeedPlay:
    return fight.window.rolling.combat.desk.deeds


def table(fight: Fighter) -> TableController:
    return fight.window.gm.master.table


def thug(fight: Fighter) -> list[str]:
    [npc] = [entry.npc for entry in table(fight).table.entries if entry.id == THUG]
    assert npc is not None
    return [one.kind for one in npc.hindrances]


def kinds(hindrances: Hindrances) -> list[str]:
    return [one.kind for one in hindrances]


def hit(fight: Fighter, target: str) -> FightController:
    """A special hit with the club; its damage is thrown and lies there."""
    of_fight = fight.window.rolling.combat.desk.fight
    of_fight.begin(fight.adele, CLUB)
    of_fight.choose(replace(of_fight.aim, target=target, number=None))
    of_fight.choose(replace(of_fight.aim, way="none", own_attack=2))
    of_fight.roll()
    fight.dice.next_others += [5, 1]
    of_fight.throw_damage("special")
    deeds(fight).finish()
    QApplication.processEvents()
    return of_fight


def stun(fight: Fighter, target: str) -> None:
    """The dice run that stun somebody for two rounds."""
    fight.panel._wants_motion = lambda: True
    hit(fight, target)
    fight.dice.next_rolls += [99]
    fight.dice.next_others += [2]
    button = next(each for each in fight.panel.aftermath.buttons if plain(each.text()).startswith("Stamina"))
    button.setFocus()
    fight.press(Qt.Key.Key_Space)
    assert deeds(fight).is_running


def bran(fight: Fighter) -> str:
    return f"sheet:{fight.bran.document_id}"


def at_table(fight: Fighter) -> str:
    table(fight).perform(SetTableOptions(UGE))
    return f"npc:{table(fight).document.id}/{THUG}"


def test_ctrl_z_brings_dice_to_rest_and_takes_back_what_they_brought(fight: Fighter) -> None:
    fight.window.show_document(fight.bran)
    fight.bran.perform(SetHindrances((HELD,)))
    stun(fight, bran(fight))
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert not deeds(fight).is_running
    assert kinds(fight.bran.character.hindrances) == ["held"]
    fight.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert kinds(fight.bran.character.hindrances) == ["held", "stunned"]


def test_redo_brings_dice_to_rest_too(fight: Fighter) -> None:
    """What they bring is the last thing done: nothing is left to redo, and nothing of it is lost."""
    fight.window.show_document(fight.bran)
    fight.bran.perform(SetHindrances((HELD,)))
    fight.press(Qt.Key.Key_Z, CONTROL)
    stun(fight, bran(fight))
    fight.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert not deeds(fight).is_running
    assert kinds(fight.bran.character.hindrances) == ["stunned"]
    assert not fight.window.tool_bar.redo_button.isEnabled()


@pytest.mark.parametrize("step", ["undo", "redo"])
def test_the_same_at_the_roster(fight: Fighter, step: str) -> None:
    target = at_table(fight)
    table(fight).perform(SetNpcHindrances(THUG, (HELD,)))
    if step == "redo":
        table(fight).undo()
    stun(fight, target)
    roster = fight.window.gm.panel.roster
    getattr(roster.acts, step)()
    assert not deeds(fight).is_running
    assert thug(fight) == (["held"] if step == "undo" else ["stunned"])


def test_ctrl_z_while_the_dice_of_a_fright_run(patient: Patient) -> None:
    """70 → 40 by hand, then a loss of one: undo gives the 40 back, not more and not less."""
    patient.window.rolling.combat.panel._wants_motion = lambda: True
    sheet = patient.sheet
    sheet.perform(SetResource(ResourceId("sanity"), 40))
    patient.health.buttons["fright"].click()
    patient.fill(total="1")
    patient.dice.next_rolls[:] = [99]
    assert patient.go() == ""
    running = patient.window.rolling.combat.desk.deeds
    assert running.is_running
    patient.press(Qt.Key.Key_Z, CONTROL)
    running.finish()
    assert patient.track("sanity") == 40
    assert patient.lines()[0].undone


def test_the_window_asks_for_what_dice_bring_to_the_table(fight: Fighter, tmp_path: Path) -> None:
    target = at_table(fight)
    path = tmp_path / "t.rpgtable"
    fight.answers.table_save_path = path
    assert table(fight).save()
    stun(fight, target)
    for document in (fight.adele, fight.bran):
        assert fight.context.files.save(document)
    fight.answers.unsaved = UnsavedChoice.SAVE
    fight.answers.asked.clear()
    fight.window.close()
    assert fight.answers.asked
    assert not deeds(fight).is_running
    assert [each["npc"].get("hindrances") for each in entries(path)] == [[{"kind": "stunned", "rounds": 2}], None]
    assert not fight.window.isVisible()


def entries(path: Path) -> list[dict[str, dict[str, object]]]:
    found: list[dict[str, dict[str, object]]] = json.loads(path.read_text(encoding="utf-8"))["entries"]
    return found


def test_the_window_asks_also_where_no_sheet_is_open(fight: Fighter, tmp_path: Path) -> None:
    """People of the table among themselves."""
    target = at_table(fight)
    extra = f"npc:{table(fight).document.id}/extra"
    fight.answers.table_save_path = tmp_path / "t.rpgtable"
    fight.answers.unsaved = UnsavedChoice.SAVE
    assert table(fight).save()
    for document in (fight.adele, fight.bran):
        assert fight.context.files.close(document)
    desk = fight.window.rolling.combat.desk
    of_fight = desk.fight
    fight.window.show_tab("gm")
    of_fight.begin_foe(target, "w")
    QApplication.processEvents()
    of_fight.choose(replace(of_fight.aim, target=extra))
    of_fight.choose(replace(of_fight.aim, way="none", own_attack=1))
    of_fight.roll()
    fight.dice.next_others += [5, 2]
    of_fight.throw_damage("special")
    QApplication.processEvents()
    fight.panel._wants_motion = lambda: True
    fight.dice.next_others += [2]
    desk.aftermath.write_down(desk.aftermath.offers()[0])
    assert deeds(fight).is_running
    fight.answers.asked.clear()
    fight.window.close()
    assert fight.answers.asked
    assert "stunned" in (tmp_path / "t.rpgtable").read_text(encoding="utf-8")


def test_another_table_waits_for_the_dice(fight: Fighter, tmp_path: Path) -> None:
    """What they bring is asked about with the table it belongs to; whoever has that id in the other is left alone."""
    target = at_table(fight)
    path, other = tmp_path / "t.rpgtable", tmp_path / "other.rpgtable"
    fight.answers.table_save_path = path
    assert table(fight).save()
    text = json.loads(path.read_text(encoding="utf-8")) | {"id": "7d0f9d4e-1111-4222-8333-444455556666"}
    other.write_text(json.dumps(text), encoding="utf-8")
    stun(fight, target)
    fight.answers.unsaved = UnsavedChoice.SAVE
    fight.answers.asked.clear()
    assert table(fight).open(other)
    assert fight.answers.asked
    assert thug(fight) == []
    assert entries(path)[0]["npc"]["hindrances"] == [{"kind": "stunned", "rounds": 2}]


def test_the_program_ends_with_the_dice_at_rest(fight: Fighter) -> None:
    """Without a question, such as at the end of a session: in the draft."""
    stun(fight, bran(fight))
    fight.application.end()
    assert kinds(fight.bran.character.hindrances) == ["stunned"]


def test_what_was_refused_is_not_told(fight: Fighter) -> None:
    target = at_table(fight)
    said: list[str] = []
    fight.panel.announced.connect(said.append)
    stun(fight, target)
    said.clear()
    full = tuple(Hindrance(kind="disarmed", weapon=str(number)) for number in range(100))
    table(fight).perform(SetNpcHindrances(THUG, full))
    deeds(fight).finish()
    QApplication.processEvents()
    assert "stunned" not in plain(fight.panel.said.text()).lower()
    assert fight.panel.error.isVisible()
    assert not any("stunned" in plain(each).lower() for each in said)
    line = fight.context.log.entries(JournalQuery(document=target.removeprefix("npc:")), 1)[0]
    assert (line.event, line.undone) == ("hindrance", True)
    table(fight).perform(SetNpcHindrances(THUG, ()))
    QApplication.processEvents()
    assert [plain(each.text()) for each in fight.panel.aftermath.buttons][1:] == ["Stunned", "Not this"]


def test_of_what_was_taken_back_only_what_is_shown_is_kept(fight: Fighter) -> None:
    target = at_table(fight)
    stun(fight, target)
    deeds(fight).finish()
    table(fight).undo()
    assert "stunned" not in plain(fight.panel.said.text()).lower()
    assert len(fight.panel._undone) == 1
    for number in range(5):
        fight.context.log.mark_undone(f"line.{number}", True)
    assert len(fight.panel._undone) == 1
    table(fight).redo()
    assert "stunned" in plain(fight.panel.said.text()).lower()
    assert fight.panel._undone == set()


def test_one_too_many_is_said_before_anything_is_thrown(fight: Fighter) -> None:
    hit(fight, bran(fight))
    fight.bran.perform(SetHindrances(tuple(Hindrance(kind="disarmed", weapon=str(number)) for number in range(100))))
    QApplication.processEvents()
    fight.panel.aftermath.buttons[0].click()
    assert plain(fight.panel.error.text()) == "No more than 100 things can hold somebody back at once."
    assert plain(fight.panel.aftermath.buttons[0].text()).startswith("Stamina")


def test_over_works_a_round_later(fight: Fighter) -> None:
    """The line says the same as before: turns are counted, not rounds."""
    fight.adele.perform(SetHindrances((Hindrance(kind="ankle", rounds=250, number=-1),)))
    desk = fight.window.rolling.combat.desk
    desk.fight.begin(fight.adele, CLUB)
    QApplication.processEvents()
    before = fight.panel.aftermath.buttons[0]
    desk.aftermath.new_round()
    QApplication.processEvents()
    assert fight.panel.aftermath.buttons[0] is before
    QTest.mouseClick(before, Qt.MouseButton.LeftButton)
    assert fight.adele.character.hindrances == ()
    assert not fight.panel.error.isVisible()


def test_a_button_stands_for_what_is_offered_now(fight: Fighter) -> None:
    """Words that stayed the same may be of another strength by now."""
    of_fight = fight.window.rolling.combat.desk.fight
    hit(fight, bran(fight))
    offer = fight.window.rolling.combat.desk.aftermath.offers()[0]
    form = fight.panel.aftermath
    old = form._rows[0]
    fight.bran.perform(SetHindrances((HELD,)))
    of_fight.changed.emit()
    assert form._rows[0] is not old
    form._rows = (old._replace(acts=tuple(act._replace(do=lambda: done.append(1)) for act in old.acts)),)
    done: list[int] = []
    form.buttons[0].click()
    assert done == [1]
    assert offer.id == "crushing"


def test_nobody_takes_aim_at_himself(fight: Fighter) -> None:
    """But he may be hit by his own blow."""
    of_fight = fight.window.rolling.combat.desk.fight
    of_fight.begin(fight.adele, CLUB)
    own = f"sheet:{fight.adele.document_id}"
    assert own not in [pick.value for pick in target_picks(of_fight)]
    assert own in [pick.value for pick in target_picks(of_fight, oneself=True)]
    of_fight.begin_foe(at_table(fight), "w")
    assert own in [pick.value for pick in target_picks(of_fight)]
    assert at_table(fight) not in [pick.value for pick in target_picks(of_fight)]


def test_nobody_is_told_who_left_the_table(fight: Fighter) -> None:
    target = at_table(fight)
    stun(fight, target)
    table(fight).perform(RemoveEntries((THUG,)))
    deeds(fight).finish()
    QApplication.processEvents()
    assert "stunned" not in plain(fight.panel.said.text()).lower()
    assert plain(fight.panel.error.text()) == "Whoever that was for is no longer at the table."
