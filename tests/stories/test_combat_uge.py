"""What only UGE's fights have, through the window: a parry that breaks, a shield against arrows, a split attack."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.edits import AddBelonging, SetBelonging, SetOptions, SetPoints
from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.views import step_labels
from tests.stories.conftest import Start, plain
from tests.stories.test_combat import CONTROL, KNIFE, Fighter

pytestmark = pytest.mark.gui

HOOK, BOW, SHIELD = BelongingId("weapon.1"), BelongingId("weapon.8"), BelongingId("weapon.9")


@pytest.fixture
def fight(start: Start, sample: Path, tmp_path: Path, project_root: Path) -> Fighter:
    """Adèle and Bran, both by UGE, her combat page in front."""
    path = tmp_path / "bran.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "bran-tregear.rpgsheet").read_bytes())
    player = start(sample, path)
    player.__class__ = Fighter
    assert isinstance(player, Fighter)
    player.adele, player.bran = player.context.files.documents
    for document in (player.adele, player.bran):
        document.perform(SetOptions(UGE))
    player.window.show_document(player.adele)
    player.press(Qt.Key.Key_2, CONTROL)
    QApplication.processEvents()
    return player


def against_bran(fight: Fighter, way: str) -> None:
    fight.panel.attack.choose_who()
    fight.choose("bran")
    fight.panel.attack.choose_how()
    fight.choose(way)


def test_a_boathook_that_breaks_lets_the_rest_through(fight: Fighter) -> None:
    """13.5: it should lose four points and has one; three come to what the knife does, in one step."""
    fight.bran.perform(SetBelonging("weapons", HOOK, "hit_points", 1))
    before = fight.points(fight.bran)
    assert before is not None
    fight.take(KNIFE)
    fight.press(Qt.Key.Key_Return, CONTROL)
    against_bran(fight, "boathook")
    chance = fight.window.rolling.combat.desk.fight.way().chance
    assert chance is not None
    fight.dice.next_rolls += [1, chance]
    fight.panel.attack.roll_button.setFocus()
    fight.press(Qt.Key.Key_Return)
    said = "Special hit; what parried loses 4 hit points; it breaks and lets 3 points of damage through."
    assert plain(fight.panel.verdict.text()) == said
    assert fight.bran.derived.weapons[HOOK].is_broken
    fight.dice.next_others += [2, 2]
    fight.press(Qt.Key.Key_Return)
    blow = fight.window.rolling.combat.desk.fight.blow()
    assert blow is not None
    text = f"{blow.damage} + 3 past the broken parry − 1 for armour: {blow.damage + 2} hit points lost."
    assert plain(fight.panel.damage.sum.text()) == text
    fight.press(Qt.Key.Key_Return)
    assert fight.points(fight.bran) == before - blow.damage - 2
    wound, roll = fight.lines(fight.bran)[:2]
    assert wound.combat is not None
    assert roll.combat is not None
    assert (wound.combat.through, roll.combat.item_breaks, roll.combat.through) == (3, True, 3)
    fight.window.show_document(fight.bran)
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert (fight.points(fight.bran), fight.bran.character.wounds) == (before, ())
    assert fight.lines(fight.bran)[0].undone


def test_a_shield_stops_arrows_by_its_own_chance_and_better_on_the_knees(fight: Fighter) -> None:
    """13.8: full shield 30, kneeling 60, whatever the skill; nobody kneels unasked."""
    bow = Weapon(id=BOW, name="Bow", kind="missile", damage="1D6+1", skill=SkillId("brawl"), range_m=80)
    shield = Weapon(id=SHIELD, weapon="full_shield", name="Door", skill=SkillId("brawl"))
    fight.adele.perform(AddBelonging(bow))
    fight.bran.perform(AddBelonging(shield))
    skill = fight.bran.derived.weapons[SHIELD].parry_score
    assert skill not in (None, 30, 60)
    fight.take(BOW)
    fight.press(Qt.Key.Key_Return, CONTROL)
    form = fight.panel.attack
    form.choose_who()
    fight.choose("bran")
    assert "kneeling" not in form.how.toolTip()
    form.choose_how()
    ways = fight.window.rolling.combat.desk.fight.ways()
    doors = [(way.kneels, way.chance) for way in ways if way.key.startswith(f"parry:{SHIELD}")]
    assert doors == [(False, 30), (True, 60)]
    fight.choose("kneeling")
    assert fight.focused() == "Roll both"
    assert plain(form.defence_chance.text()) == "60%"
    assert "Kneeling: against missiles the shield’s own chance holds" in form.odds.text()
    fight.dice.next_rolls += [20, 55]
    fight.press(Qt.Key.Key_Return)
    line = fight.lines(fight.bran)[0]
    assert (line.chance, line.level, line.tick) == (60, "success", False)
    assert step_labels.step_label(line.steps[0]) == "Shield against missiles, kneeling"
    # Hand to hand it is the skill again.
    fight.take(KNIFE)
    fight.press(Qt.Key.Key_Return, CONTROL)
    form.choose_how()
    fight.choose("door")
    assert plain(form.defence_chance.text()) == f"{skill - 30}%"
    assert "missiles" not in form.odds.text()


def test_an_attack_above_100_is_split_into_two_that_are_rolled_one_after_the_other(fight: Fighter) -> None:
    """13.8: 63 and 62 of 125, five DEX ranks apart; each with its own defence and its own line."""
    blade = Weapon(id=BOW, name="Blade", damage="1D6", skill=SkillId("brawl"))
    fight.adele.perform(AddBelonging(blade))
    score = fight.adele.derived.weapons[BOW].score
    assert score is not None
    fight.adele.perform(SetPoints(SkillId("brawl"), "personal", points_of(fight.adele) + 125 - score))
    assert fight.adele.derived.weapons[BOW].score == 125
    fight.take(BOW)
    fight.press(Qt.Key.Key_Return, CONTROL)
    form = fight.panel.attack
    against_bran(fight, "dodge")
    assert form.split.accessibleName() == "Splitting the attack: Attack not split"
    form.split.setFocus()
    fight.press(Qt.Key.Key_Return)
    fight.choose("2 parts")
    assert fight.focused() == "Roll part 1 of 2"
    assert plain(form.split.accessibleName()) == "Splitting the attack: Part 1 of 2, DEX rank 13, 63%"
    assert plain(form.attack_chance.text()) == "63%"
    dodge = fight.bran.derived.skills[SkillId("dodge")].score
    fight.dice.next_rolls += [63, 99]
    fight.press(Qt.Key.Key_Return)
    line = next(line for line in fight.lines(fight.adele) if line.event == "roll")
    assert (line.chance, line.level) == (63, "success")
    assert "Split attack, part 1/2" in [step_labels.step_label(step) for step in line.steps]
    # The second: five ranks later, against a second defence.
    assert plain(form.split.accessibleName()) == "Splitting the attack: Part 2 of 2, DEX rank 8, 62%"
    form.roll_button.setFocus()
    assert fight.focused() == "Roll part 2 of 2"
    fight.dice.next_rolls += [63, 99]
    fight.press(Qt.Key.Key_Return)
    second = next(line for line in fight.lines(fight.adele) if line.event == "roll")
    assert (second.id != line.id, second.chance, second.level) == (True, 62, "failure")
    assert dodge is not None
    assert fight.lines(fight.bran)[0].chance == dodge - 30
    # Another weapon of at most 100 is not split, and the same one begins whole.
    fight.take(KNIFE)
    fight.press(Qt.Key.Key_Return, CONTROL)
    assert not form.split.isVisible()
    fight.take(BOW)
    fight.press(Qt.Key.Key_Return, CONTROL)
    assert plain(form.attack_chance.text()) == "125%"


def points_of(document: BrpDocument) -> int:
    return next(row.points.personal for row in document.character.skills if row.id == "brawl")
