"""The combat page through the window: three rounds between two sheets, a shot, a fumble, First Aid and rest."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.controllers.aiming import Aim
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.cells import CellsModel
from brp_desktop.play.entries import JournalEntry
from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.edits import AddBelonging, SetBelonging, SetOptions
from brp_desktop.sheet.ids import BelongingId, ResourceId
from brp_desktop.sheet.table import Entry, EntryId, Npc, NpcValue
from brp_desktop.sheet.table_edits import AddEntries
from brp_desktop.sheet.table_values import npc_track
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.views.brp.combat_page import CombatPage
from brp_desktop.views.brp.weapon_rows import DODGE
from brp_desktop.views.gm.gm_labels import undo_text
from brp_desktop.views.gm.pick_list import PickList
from tests.stories.conftest import Player, Start, plain
from tests.support.names_for_readers import nameless

pytestmark = pytest.mark.gui

PISTOL, KNIFE, FIST = BelongingId("weapon.1"), BelongingId("weapon.2"), BelongingId("weapon.3")
CONTROL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


@pytest.fixture
def bran_file(tmp_path: Path, project_root: Path) -> Path:
    path = tmp_path / "bran.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "bran-tregear.rpgsheet").read_bytes())
    return path


class Fighter(Player):
    """A player with two sheets and the combat page in front."""

    adele: BrpDocument
    bran: BrpDocument

    @property
    def page(self) -> CombatPage:
        assert self.window.sheet is not None
        return self.window.sheet.other_pages.combat

    @property
    def panel(self):  # type: ignore[no-untyped-def]  # the panel of this run
        return self.window.rolling.combat.panel

    def lines(self, document: BrpDocument) -> list[JournalEntry]:
        return list(self.context.log.entries(JournalQuery(document=document.document_id), 100))

    def points(self, document: BrpDocument) -> int | None:
        return document.derived.resources["hit_points"].current

    def take(self, weapon: BelongingId) -> None:
        """Put the focus on a weapon of the sheet in front."""
        assert self.page.focus_weapon(weapon)

    def choose(self, text: str) -> None:
        """Type into the list that is open, and take its first line."""
        [picks] = [each for each in QApplication.topLevelWidgets() if isinstance(each, PickList) and each.isVisible()]
        QTest.keyClicks(picks.edit, text)
        QTest.keyClick(picks.edit, Qt.Key.Key_Return)
        self.window.activateWindow()
        QApplication.processEvents()

    def focused(self) -> str:
        focus = QApplication.focusWidget()
        return "" if focus is None else focus.accessibleName()


@pytest.fixture
def fight(start: Start, sample: Path, bran_file: Path) -> Fighter:
    player = start(sample, bran_file)
    player.__class__ = Fighter
    assert isinstance(player, Fighter)
    player.adele, player.bran = player.context.files.documents
    player.window.show_document(player.adele)
    player.press(Qt.Key.Key_2, CONTROL)
    QApplication.processEvents()
    return player


def test_three_rounds_by_keyboard_between_two_open_sheets(fight: Fighter) -> None:
    """Attack, damage and the wound are three times Enter; the defender's defences get worse until a new round."""
    fight.take(KNIFE)
    fight.press(Qt.Key.Key_Return, CONTROL)
    assert fight.focused() == "Against: Against whom?"
    fight.press(Qt.Key.Key_Return)
    fight.choose("bran")
    assert fight.focused().startswith("Defence: Dodge, 40%")
    # First round: a hit for four, one of which the oilskins take.
    fight.panel.attack.roll_button.setFocus()
    fight.dice.next_rolls += [20, 80]
    fight.press(Qt.Key.Key_Return)
    assert plain(fight.panel.verdict.text()) == "Normal hit."
    assert fight.focused() == "Roll damage: normal hit, 1D3+1"
    fight.dice.next_others.append(3)
    fight.press(Qt.Key.Key_Return)
    assert fight.focused() == "Apply to Bran Tregear"
    fight.press(Qt.Key.Key_Return)
    assert (fight.points(fight.bran), len(fight.bran.character.wounds)) == (11, 1)
    # Second round: he has dodged once already, and dodges all the same.
    assert fight.focused() == "Roll again"
    assert plain(fight.panel.attack.how.value_text) == "10%"
    fight.dice.next_rolls += [20, 5]
    fight.press(Qt.Key.Key_Return)
    assert plain(fight.panel.verdict.text()) == "No hit."
    assert fight.panel.damage.first_throw is None
    # Third: a new round for everybody.
    QTest.mouseClick(fight.page.weapons.new_round, Qt.MouseButton.LeftButton)
    assert fight.bran.defences == 0
    fight.panel.attack.roll_button.setFocus()
    fight.dice.next_rolls += [4, 80]
    fight.press(Qt.Key.Key_Return)
    assert plain(fight.panel.verdict.text()) == "Special hit."
    fight.dice.next_others += [3, 2]
    fight.press(Qt.Key.Key_Return)
    fight.press(Qt.Key.Key_Return)
    assert fight.points(fight.bran) == 5
    assert [line.event for line in fight.lines(fight.bran)] == ["wound", "roll", "roll", "wound", "roll"]
    # The damage is one step of the target's sheet, and its line is struck through.
    fight.window.show_document(fight.bran)
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert (fight.points(fight.bran), len(fight.bran.character.wounds)) == (11, 1)
    assert fight.lines(fight.bran)[0].undone
    assert any("damage taken: 6" in text for text in (fight.window.tool_bar.redo_button.toolTip(),))


def test_a_shot_by_mouse_costs_a_shot_and_its_damage_lies_on_the_felt(fight: Fighter) -> None:
    table = fight.page.weapons.table

    def click(column: str) -> None:
        rect = table.cell_rect(PISTOL, column)
        assert rect is not None
        place = QPoint(rect.left() + 20, rect.top() + 10)
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    fight.dice.next_rolls.append(31)
    click("weapon")
    assert fight.adele.derived.weapons[PISTOL].loaded == 4
    assert fight.skill("firearm.pistol").ticked
    assert table.cells.cell(PISTOL, 0).box == "ticked"
    assert table.cells.cell(PISTOL, table.cells.columns.index("ammunition")).text == "4/6"
    fight.dice.next_others.append(7)
    click("damage")
    assert fight.panel.isVisible()
    line = fight.lines(fight.adele)[0]
    assert (line.event, line.combat.total if line.combat else None) == ("damage", 7)
    fight.dice.next_others += [7, 8]
    click("special_damage")
    assert fight.panel.tray.accessibleName().startswith("Special hit, 15 points of damage")
    # The next check is seen again: the panel goes.
    fight.dice.next_rolls.append(99)
    click("weapon")
    assert not fight.panel.isVisible()
    fight.page.weapons.table.setFocus()
    fight.press(Qt.Key.Key_R)
    assert fight.adele.derived.weapons[PISTOL].loaded == 6
    assert fight.adele.character.weapons[0].spare == 9


def test_damage_alone_is_put_on_somebody_afterwards(fight: Fighter) -> None:
    fight.take(KNIFE)
    fight.dice.next_others.append(2)
    fight.press(Qt.Key.Key_Return, SHIFT)
    assert not fight.panel.damage.apply.isVisible()
    fight.panel.damage.whom.click()
    fight.choose("bran")
    assert fight.focused() == "Apply to Bran Tregear"
    fight.press(Qt.Key.Key_Return)
    assert fight.points(fight.bran) == 12
    assert fight.panel.damage.apply.text() == "Applied to Bran Tregear"
    assert not fight.panel.damage.apply.isEnabled()


def test_own_dice_everywhere_and_what_is_wrong_with_them(fight: Fighter) -> None:
    fight.take(KNIFE)
    fight.press(Qt.Key.Key_Return, CONTROL)
    fight.panel.attack.choose_who()
    fight.choose("60")
    fight.panel.attack.choose_how()
    fight.choose("parry")
    own = fight.panel.attack.own_dice.edits
    own["a"].setFocus()
    fight.type("20")
    fight.press(Qt.Key.Key_Return)
    fight.type("101")
    fight.press(Qt.Key.Key_Return)
    assert fight.panel.error.text() == "A D100 shows 01 to 00."
    own["b"].clear()
    own["b"].setFocus()
    fight.type("90")
    fight.press(Qt.Key.Key_Return)
    assert plain(fight.panel.verdict.text()) == "Normal hit."
    faces = fight.panel.damage.own_faces.edit
    faces.setFocus()
    fight.type("7")
    fight.press(Qt.Key.Key_Return)
    assert fight.panel.error.text() == "A die of 3 cannot show 7."
    faces.clear()
    fight.type("1 2")
    fight.press(Qt.Key.Key_Return)
    assert fight.panel.error.text() == "Type the face of every die, 1 in all, such as 4 3 1."
    faces.clear()
    fight.type("2")
    fight.press(Qt.Key.Key_Return)
    assert (fight.panel.error.text(), fight.lines(fight.adele)[0].own_dice) == ("", True)
    assert not fight.panel.damage.apply.isVisible(), "a number cannot be hurt"
    assert [edit.isUndoAvailable() for edit in (faces, *own.values())] == [False] * 3, "undo belongs to the sheet"
    fight.panel.attack.roll_button.setFocus()
    for edit in (faces, own["a"]):
        edit.setFocus()
        fight.type("9")
        fight.press(Qt.Key.Key_Escape)
        assert (edit.text(), edit.isUndoAvailable()) == ("", False)
        assert QApplication.focusWidget() is fight.panel.attack.roll_button
        assert fight.panel.isVisible()


def test_a_fumble_is_looked_up_in_its_table(fight: Fighter) -> None:
    fight.take(KNIFE)
    fight.press(Qt.Key.Key_Return, CONTROL)
    fight.panel.attack.choose_who()
    fight.choose("bran")
    fight.panel.attack.choose_how()
    fight.choose("does not")
    fight.dice.next_rolls.append(100)
    fight.panel.attack.roll_button.setFocus()
    fight.press(Qt.Key.Key_Return)
    assert plain(fight.panel.verdict.text()) == "No hit; the attacker fumbles."
    assert fight.focused() == "Fumble of the attacker"
    edit = fight.panel.fumble_dice.edit
    edit.setFocus()
    fight.type("3")
    fight.press(Qt.Key.Key_Escape)
    assert (edit.text(), fight.focused()) == ("", "Fumble of the attacker")
    edit.setFocus()
    fight.type("30")
    fight.press(Qt.Key.Key_Return)
    assert "Falls to the ground (30)." in plain(fight.panel.said.text())
    assert not edit.isUndoAvailable()
    assert fight.panel.fumbles["a"].isHidden()


def test_first_aid_and_a_week_of_rest(fight: Fighter) -> None:
    health = fight.page.health
    health.buttons["damage"].setFocus()
    fight.press(Qt.Key.Key_Return)
    fight.type("6")
    assert fight.focused() == "Damage"
    fight.press(Qt.Key.Key_Return)
    assert health.form.words.text() == "6 − 1 for armour: 5 hit points lost."
    fight.press(Qt.Key.Key_Return)
    assert fight.points(fight.adele) == 4
    assert not health.form.isVisible()
    health.table.set_current_row(1, 0)
    health.table.setFocus()
    fight.press(Qt.Key.Key_Return)
    assert health.form.title.text() == "First Aid: Wound, 5"
    fight.dice.next_rolls.append(30)
    fight.dice.next_others.append(2)
    health.form.go.setFocus()
    fight.press(Qt.Key.Key_Return)
    assert fight.points(fight.adele) == 6
    assert fight.skill("first_aid").ticked
    assert not health.wound_buttons["first_aid"].isEnabled()
    health.buttons["rest"].click()
    health.form.fields["total"].host.setFocus()
    fight.type("4")
    health.form.go.click()
    assert health.form.error.text() == "1D3 cannot show 4."
    health.form.fields["total"].host.clear()
    health.form.fields["total"].host.setFocus()
    fight.type("3")
    health.form.go.click()
    assert fight.points(fight.adele) == 9
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert fight.points(fight.adele) == 6
    assert [line.undone for line in fight.lines(fight.adele)[:1]] == [True]


def test_poison_asked_for_without_potency_is_said_until_it_is_given(fight: Fighter) -> None:
    health = fight.page.health
    before = fight.points(fight.adele)
    health.buttons["poison"].click()
    health.form.go.click()
    assert health.form.error.text() == "Choose a poison, or say how potent it is."
    health.form.fields["potency"].host.setFocus()
    fight.type("6")
    fight.press(Qt.Key.Key_Return)
    assert health.form.error.text() == ""
    assert plain(health.form.words.text()) == "6 against CON 12, 20%: 6 points of damage, otherwise 3."
    fight.dice.next_rolls.append(95)
    health.form.go.click()
    assert fight.points(fight.adele) == before - 3
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert fight.points(fight.adele) == before


def test_parries_and_dodges_are_counted_and_get_worse(fight: Fighter) -> None:
    weapons = fight.page.weapons
    fight.take(KNIFE)
    fight.dice.next_rolls.append(90)
    fight.press(Qt.Key.Key_P)
    assert fight.adele.defences == 1
    assert plain(weapons.round_words.text()) == "1 parry or dodge this round; the next one −30."
    assert not weapons.strip.parry.isEnabled(), "25% less 30 is no chance"
    fight.take(DODGE)
    assert plain(weapons.strip.attack.value) == "10%"
    fight.dice.next_rolls.append(5)
    fight.press(Qt.Key.Key_Return)
    assert fight.adele.defences == 2
    assert fight.lines(fight.adele)[0].chance == 10
    weapons.new_round.click()
    assert plain(weapons.strip.attack.value) == "40%"
    # The same skill from its own page is no defence.
    fight.dice.next_rolls.append(30)
    fight.press(Qt.Key.Key_1, CONTROL)
    fight.click("dodge")
    assert (fight.adele.defences, fight.lines(fight.adele)[0].chance) == (0, 40)


def test_a_weapon_without_its_skill_says_so_and_does_not_roll(fight: Fighter) -> None:
    """R18."""
    fight.adele.perform(AddBelonging(Weapon(id=BelongingId("weapon.9"), weapon="medium_crossbow", name="Arc")))
    fight.take(BelongingId("weapon.9"))
    strip = fight.page.weapons.strip
    assert strip.problem.text().startswith("Arc is not rolled: Missing: Missile weapon (Crossbow)")
    assert not strip.attack.isEnabled()
    before = len(fight.lines(fight.adele))
    fight.press(Qt.Key.Key_Return)
    fight.press(Qt.Key.Key_Return, CONTROL)
    assert len(fight.lines(fight.adele)) == before
    fight.adele.perform(SetBelonging("weapons", BelongingId("weapon.9"), "skill", "brawl"))
    assert strip.problem.isHidden()
    assert strip.attack.isEnabled()


def test_a_weapon_is_found_and_rolled_by_quick_find(fight: Fighter) -> None:
    fight.dice.next_rolls.append(50)
    fight.press(Qt.Key.Key_K, CONTROL)
    fight.type("coute")
    fight.press(Qt.Key.Key_Return)
    line = fight.lines(fight.adele)[0]
    assert (line.name.weapon_name, line.roll) == ("Couteau", 50)


def test_nothing_is_told_before_the_dice_rest(start: Start, sample: Path, bran_file: Path) -> None:
    player = start(motion="full")
    player.__class__ = Fighter
    assert isinstance(player, Fighter)
    player.bran, player.adele = player.open(bran_file), player.open(sample)
    player.press(Qt.Key.Key_2, CONTROL)
    QApplication.processEvents()
    player.take(KNIFE)
    player.press(Qt.Key.Key_Return, CONTROL)
    player.panel.attack.choose_who()
    player.choose("bran")
    player.dice.next_rolls += [20, 80]
    player.panel.attack.roll_button.setFocus()
    player.press(Qt.Key.Key_Return)
    assert player.window.rolling.combat.desk.deeds.is_running
    assert (player.panel.verdict.text(), player.lines(player.adele)) == ("", [])
    player.press(Qt.Key.Key_Escape)
    assert plain(player.panel.verdict.text()) == "Normal hit."
    assert len(player.lines(player.adele)) == 1
    player.press(Qt.Key.Key_Escape)
    assert not player.panel.isVisible()


def test_the_whole_page_is_told_to_readers(fight: Fighter) -> None:
    fight.take(KNIFE)
    fight.press(Qt.Key.Key_Return, CONTROL)
    assert nameless(fight.page) == []
    assert nameless(fight.panel) == []
    model = fight.page.weapons.model
    assert isinstance(model, CellsModel)
    said = model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert plain(said) == "Couteau, 25%, Melee weapon (Dagger)"
    fight.window.set_editing(True)
    assert nameless(fight.page) == []


def test_a_person_of_the_table_is_wounded_there(start: Start, sample: Path) -> None:
    """The guard has no sheet: what the blow costs is one step of the table."""
    player = start()
    player.__class__ = Fighter
    assert isinstance(player, Fighter)
    player.adele = player.open(sample)
    player.press(Qt.Key.Key_G, CONTROL)
    QApplication.processEvents()
    table = player.window.gm.master.table
    values = tuple(NpcValue(id=each, value=12) for each in ("con", "siz", "dex"))
    guard = Entry(id=EntryId("npc.1"), name="Guard", npc=Npc(values=values, percentage=40))
    table.perform(AddEntries((guard,)))
    player.window.show_document(player.adele)
    player.press(Qt.Key.Key_2, CONTROL)
    QApplication.processEvents()
    player.take(KNIFE)
    player.press(Qt.Key.Key_Return, CONTROL)
    player.press(Qt.Key.Key_Return)
    player.choose("guard")
    assert player.focused().startswith("Defence: Dodge, 40%")
    player.panel.attack.roll_button.setFocus()
    player.dice.next_rolls += [20, 80]
    player.press(Qt.Key.Key_Return)
    player.dice.next_others.append(3)
    player.press(Qt.Key.Key_Return)
    assert player.focused() == "Apply to Guard"
    player.press(Qt.Key.Key_Return)

    def points() -> int | None:
        return npc_track(table.table.entries[-1].npc, ResourceId("hit_points"), SRD).current

    def struck() -> list[bool]:
        lines = player.context.log.entries(JournalQuery(hidden=None), 20)
        return [each.undone for each in lines if each.event == "wound"]

    assert points() == 8
    line = player.context.log.entries(JournalQuery(hidden=None), 1)[0]
    assert (line.event, line.character, line.combat.points if line.combat else None) == ("wound", "Guard", 4)
    # A second blow at once is a step of its own; each undo strikes its line.
    player.dice.next_rolls += [20, 80]
    player.press(Qt.Key.Key_Return)
    player.dice.next_others.append(1)
    player.press(Qt.Key.Key_Return)
    player.press(Qt.Key.Key_Return)
    assert points() == 6
    assert undo_text(table.undo_edit) == "Undo damage at the table"
    table.undo()
    assert (points(), struck()) == (8, [True, False])
    table.undo()
    assert (points(), struck()) == (12, [True, True])
    table.redo()
    assert (points(), struck()) == (8, [True, False])


def hit_bran(fight: Fighter) -> None:
    """A blow of the knife that lands for four."""
    fight.take(KNIFE)
    fight.press(Qt.Key.Key_Return, CONTROL)
    fight.press(Qt.Key.Key_Return)
    fight.choose("bran")
    fight.panel.attack.roll_button.setFocus()
    fight.dice.next_rolls += [20, 80]
    fight.press(Qt.Key.Key_Return)
    fight.dice.next_others.append(3)
    fight.press(Qt.Key.Key_Return)


def test_esc_takes_armour_back_that_is_half_typed(fight: Fighter) -> None:
    hit_bran(fight)
    armour = fight.panel.damage.armour
    for typed in ("9", "x"):
        armour.edit.setFocus()
        fight.type(typed)
        fight.press(Qt.Key.Key_Escape)
        assert (armour.edit.text(), armour.error, fight.panel.error.text()) == ("", "", "")
        fight.panel.damage.apply.setFocus()
        assert fight.panel.damage.sum.text() == "4 − 1 for armour: 3 hit points lost."
    armour.edit.setFocus()
    fight.type("x")
    fight.press(Qt.Key.Key_Return)
    assert armour.error == "That is not a whole number."
    fight.press(Qt.Key.Key_Escape)
    assert (armour.edit.text(), armour.error, fight.panel.error.text()) == ("", "", "")


def test_what_is_wrong_is_marked_where_it_was_typed(fight: Fighter) -> None:
    """A die for the place that cannot be is said, and the field for the dice of the damage stays clean."""
    fight.bran.perform(SetOptions(replace(fight.bran.character.options, hit_locations=True)))
    fight.adele.perform(SetOptions(replace(fight.adele.character.options, hit_locations=True)))
    hit_bran(fight)
    fight.panel.damage.choose_place()
    fight.choose("25")
    assert fight.panel.error.text()
    assert not fight.panel.damage.own_faces.error


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_panel_has_one_left_and_one_right_edge_and_a_whole_title(
    start: Start, sample: Path, bran_file: Path, lang: str
) -> None:
    """Also in the smallest window: a long title takes two lines."""
    player = start(lang=lang, size=(1024, 600))
    player.__class__ = Fighter
    assert isinstance(player, Fighter)
    player.adele, player.bran = player.open(sample), player.open(bran_file)
    player.window.show_document(player.adele)
    desk = player.window.rolling.combat.desk
    desk.fight.begin(player.adele, PISTOL)
    desk.fight.aim_at(player.adele, Aim(target="", number=40))
    for _ in range(4):
        QApplication.processEvents()
    panel = player.panel

    def edges(*parts: QWidget, ring: int = 0) -> set[tuple[int, int]]:
        lefts = [part.mapTo(panel, QPoint(ring, 0)).x() for part in parts]
        return {(left, left + part.width() - 2 * ring - 1) for left, part in zip(lefts, parts, strict=True)}

    title, attack = panel.title, panel.attack
    assert panel._content.minimumSizeHint().width() <= panel.area.viewport().width() - 10
    flags = int(Qt.TextFlag.TextWordWrap)
    wanted = title.fontMetrics().boundingRect(QRect(0, 0, title.width(), 999), flags, title.text())
    assert wanted.height() <= title.height()
    ((left, _),) = edges(attack.attack_words)
    ((who, _),) = edges(attack.who, ring=4)
    assert left == who
    ((_, right),) = edges(attack.own_dice, ring=4)
    ((_, chance),) = edges(attack.attack_chance)
    assert chance == right
    assert edges(attack.odds) == {(who, right)}
    none = next(way.key for way in desk.fight.ways() if way.by == "none")
    desk.fight.aim_at(player.adele, Aim(target="", number=40, way=none))
    player.dice.next_rolls += [5]
    attack.roll_button.click()
    for _ in range(4):
        QApplication.processEvents()
    whole = edges(attack.own_dice, ring=4)
    assert edges(attack.roll_button, ring=4) == whole
    assert edges(panel.pair_tray, panel.verdict, panel.said) == whole
    assert edges(panel.damage.first_throw, panel.damage.own_faces, ring=4) == whole


@pytest.mark.parametrize("modifier", [-19, -10, 0, 7])
def test_the_chances_of_a_blow_add_up_to_a_hundred(fight: Fighter, modifier: int) -> None:
    """To two decimals, as everywhere: 85 + 11 + 2 + 1 are 99 to whoever adds them up."""
    fight.take(KNIFE)
    fight.press(Qt.Key.Key_Return, CONTROL)
    fight.panel.attack.choose_who()
    fight.choose("bran")
    fight.panel.attack.modifier.step(modifier)
    shares = [float(each) for each in re.findall(r"([0-9.]+)%", plain(fight.panel.attack.odds.text()))]
    assert len(shares) > 1
    assert sum(shares) == pytest.approx(100, abs=1e-6)
