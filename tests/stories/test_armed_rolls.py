"""An attack, a shot and a power through the window: dice, tick, ammunition, cost, journal and undo keep pace."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from brp_desktop.play.armed import attack_with, power_with
from brp_desktop.play.blows import Arm, Blow, prepare_damage, settle_damage
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.combat_entries import damage_entry, healing_entry, wound_entry
from brp_desktop.play.health import Treatment
from brp_desktop.play.subjects import Act
from brp_desktop.rules.brp.damage import parse_damage
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views import roll_words
from tests.stories.conftest import Player, Start

pytestmark = pytest.mark.gui

PISTOL = BelongingId("weapon.1")


@pytest.fixture
def adele(start: Start, sample: Path) -> Player:
    return start(sample, lang="en")


def shots(player: Player) -> int | None:
    return player.document.derived.weapons[PISTOL].loaded


def test_a_shot_ticks_the_skill_and_is_counted_in_one_step(adele: Player) -> None:
    rolls = adele.context.rolls
    adele.dice.next_rolls.append(31)
    rolls.roll_subject(attack_with(adele.document.derived, PISTOL))
    assert (shots(adele), adele.skill("firearm.pistol").ticked) == (4, True)
    [line] = adele.entries()
    assert roll_words.entry_title(line) == "Pistolet de poche"
    assert (line.roll, line.tick, line.undone) == (31, True, False)
    adele.document.undo()
    assert (shots(adele), adele.skill("firearm.pistol").ticked) == (5, False)
    assert adele.entries()[0].undone
    adele.document.redo()
    assert (shots(adele), adele.entries()[0].undone) == (4, False)


def test_taking_the_tick_back_leaves_the_shot_fired(adele: Player) -> None:
    rolls = adele.context.rolls
    adele.dice.next_rolls.append(31)
    rolls.roll_subject(attack_with(adele.document.derived, PISTOL))
    rolls.undo_tick(adele.entries()[0].id)
    assert (shots(adele), adele.skill("firearm.pistol").ticked) == (4, False)


def test_a_miss_costs_a_shot_and_no_line_is_struck_by_its_undo(adele: Player) -> None:
    adele.dice.next_rolls.append(90)
    adele.context.rolls.roll_subject(attack_with(adele.document.derived, PISTOL))
    assert shots(adele) == 4
    adele.document.undo()
    assert (shots(adele), adele.entries()[0].undone) == (5, False)


def test_the_distance_changes_the_chance_until_another_check_is_chosen(adele: Player) -> None:
    rolls = adele.context.rolls
    subject = attack_with(adele.document.derived, PISTOL)
    rolls.choose(subject)
    rolls.set_act(Act(metres=40))
    assert rolls.request is not None
    assert rolls.request.chance == 20
    rolls.set_act(Act(metres=400))
    assert rolls.problem is not None
    assert rolls.problem.code == "out_of_range_band"
    rolls.choose(None)
    rolls.choose(subject)
    assert rolls.act is None
    assert rolls.request is not None
    assert rolls.request.chance == 40


def test_a_power_is_paid_for_when_it_is_rolled(adele: Player) -> None:
    from brp_desktop.sheet.edits import SetBelonging

    adele.document.perform(SetBelonging("powers", BelongingId("power.2"), "chance", 30))
    adele.dice.next_rolls.append(77)
    adele.context.rolls.roll_subject(power_with(adele.document.character, BelongingId("power.2")))
    assert adele.document.derived.resources["power_points"].current == 9
    adele.document.undo()
    assert adele.document.derived.resources["power_points"].current == 12


def test_lines_that_are_no_rolls_are_painted_and_explained(adele: Player, tmp_path: Path) -> None:
    document, log = adele.document, adele.context.log
    arm = Arm("w", "short_sword", "", parse_damage("1D6+1+db"), "+1D4")
    damage = settle_damage(prepare_damage(arm, "special"), SeededChance(0), own_faces=[4, 2])
    lines = (
        damage_entry(damage, document.document_id, document.character.name, 1_795_000_000_000),
        wound_entry(Blow(13, 2, "left_arm", "bleeding"), document.document_id, "Bran", 1_795_000_000_001, left=-1),
        healing_entry(Treatment(None, 1), document.document_id, "Bran", 1_795_000_000_002, left=5),
    )
    for line in lines:
        log.append(line)
        log.show(line)
    QApplication.processEvents()
    assert [line.event for line in adele.entries()] == ["healing", "wound", "damage"]
    picture = adele.window.grab(QRect(adele.window.rect()))
    assert not picture.isNull()
    picture.save(str(tmp_path / "journal.png"))
