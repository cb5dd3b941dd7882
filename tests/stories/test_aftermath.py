"""Through the window: what special hits and fumbles bring is offered, carried out and undone; foes without a sheet."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.edits import AddBelonging, SetOptions, TakeDamage
from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.sheet.table import Entry, EntryId, Npc, NpcValue, NpcWeapon
from brp_desktop.sheet.table_edits import AddEntries, RemoveEntries
from brp_desktop.views.gm import roster_menus
from tests.stories.conftest import Start, plain
from tests.stories.test_combat import CONTROL, KNIFE, Fighter
from tests.support.names_for_readers import nameless

pytestmark = pytest.mark.gui

CLUB = BelongingId("weapon.9")


@pytest.fixture
def fight(start: Start, sample: Path, tmp_path: Path, project_root: Path) -> Fighter:
    """Adèle and Bran, both by UGE, her combat page in front; a thug and an extra at the table."""
    path = tmp_path / "bran.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "bran-tregear.rpgsheet").read_bytes())
    player = start(sample, path)
    player.__class__ = Fighter
    assert isinstance(player, Fighter)
    player.adele, player.bran = player.context.files.documents
    for document in (player.adele, player.bran):
        document.perform(SetOptions(UGE))
    player.adele.perform(
        AddBelonging(Weapon(id=CLUB, name="Club", kind="melee", damage="1D8+db", special="crushing", skill=KNIFE_ROW))
    )
    values = tuple(NpcValue(id=id_, value=10) for id_ in ("str", "con", "siz", "dex", "int", "pow"))
    club = NpcWeapon(id=SkillId("w"), name="Cudgel", score=60, text="1D8, crushing")
    entries = (
        Entry(id=EntryId("thug"), name="Thug", npc=Npc(values=values, weapons=(club,))),
        Entry(id=EntryId("extra"), name="Extra", npc=Npc(percentage=40)),
    )
    player.window.gm.master.table.perform(AddEntries(entries))
    player.window.show_document(player.adele)
    player.press(Qt.Key.Key_2, CONTROL)
    QApplication.processEvents()
    return player


KNIFE_ROW = SkillId("melee_weapon.dagger")


def against(fight: Fighter, whom: str, way: str = "does not") -> None:
    fight.panel.attack.choose_who()
    fight.choose(whom)
    fight.panel.attack.choose_how()
    fight.choose(way)


def words(fight: Fighter) -> list[str]:
    return [plain(button.text()) for button in fight.panel.aftermath.buttons]


def press(fight: Fighter, text: str) -> None:
    button = next(each for each in fight.panel.aftermath.buttons if plain(each.text()).startswith(text))
    button.setFocus()
    fight.press(Qt.Key.Key_Space)
    QApplication.processEvents()


def test_a_crushing_blow_stuns_is_shown_and_undone(fight: Fighter) -> None:
    """13.6: by the keyboard alone; on the sheet, in the log, over with the rounds."""
    fight.take(CLUB)
    fight.press(Qt.Key.Key_Return, CONTROL)
    against(fight, "bran")
    fight.dice.next_rolls += [2]
    fight.panel.attack.roll_button.setFocus()
    fight.press(Qt.Key.Key_Return)
    fight.dice.next_others += [5, 1]
    fight.press(Qt.Key.Key_Return)
    chance = fight.bran.derived.characteristics["con"].chance  # type: ignore[index]
    assert words(fight) == [f"Stamina {chance}%", "Stunned", "Not this"]
    assert nameless(fight.panel) == []
    fight.dice.next_rolls += [99]
    fight.dice.next_others += [2]
    press(fight, "Stamina")
    assert [one.kind for one in fight.bran.character.hindrances] == ["stunned"]
    assert "stunned, 2 rounds left" in plain(fight.panel.said.text()).lower()
    assert words(fight)[0].startswith("Idea")
    assert fight.lines(fight.bran)[0].event == "hindrance"
    fight.window.show_document(fight.bran)
    fight.press(Qt.Key.Key_2, CONTROL)
    QApplication.processEvents()
    page = fight.page
    assert page.hindrances is not None
    assert page.hindrances.isVisible()
    assert [plain(each.words) for each in page.hindrances.buttons][-1] == "Over"
    page.weapons.new_round.click()
    assert fight.bran.character.hindrances[0].rounds == 1
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert fight.bran.character.hindrances[0].rounds == 2
    page.hindrances.buttons[-1].click()
    assert fight.bran.character.hindrances == ()
    assert not page.hindrances.isVisible()
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert page.hindrances.isVisible()
    assert fight.lines(fight.bran)[0].undone


def test_a_fumble_is_carried_out_by_a_button(fight: Fighter) -> None:
    """13.7: it falls; hits an ally, whom the game master names."""
    fight.take(KNIFE)
    fight.press(Qt.Key.Key_Return, CONTROL)
    against(fight, "bran")
    fight.dice.next_rolls += [100]
    fight.dice.next_others += [30]
    fight.panel.attack.roll_button.setFocus()
    fight.press(Qt.Key.Key_Return)
    fight.press(Qt.Key.Key_Space)
    assert words(fight) == ["Write down", "Not this"]
    assert fight.focused().startswith("Write down")
    fight.press(Qt.Key.Key_Space)
    assert [one.kind for one in fight.adele.character.hindrances] == ["prone"]
    fight.press(Qt.Key.Key_Z, CONTROL)
    assert fight.adele.character.hindrances == ()
    fight.dice.next_rolls += [100]
    fight.dice.next_others += [80]
    fight.panel.attack.roll_button.setFocus()
    fight.press(Qt.Key.Key_Return)
    fight.press(Qt.Key.Key_Space)
    assert words(fight) == ["To the damage", "Nobody is near", "Not this"]
    press(fight, "To the damage")
    fight.dice.next_others += [3]
    fight.panel.damage.first_throw.click()
    assert not fight.panel.damage.apply.isVisible()
    fight.panel.damage.choose_whom()
    fight.choose("bran")
    before = fight.points(fight.bran)
    fight.panel.damage.apply.click()
    assert fight.points(fight.bran) == (before or 0) - 3


def test_a_foe_without_a_sheet_attacks_from_the_roster(fight: Fighter) -> None:
    """(d): Alt+Enter on the row, or the menu; the damage of an extra is typed."""
    window = fight.window
    window.show_tab("gm")
    roster = window.gm.panel.roster
    roster.go_to(EntryId("thug"))
    fight.press(Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert fight.panel.isVisible()
    assert plain(fight.panel.title.text()) == "Thug: Cudgel"
    against(fight, "bran")
    fight.dice.next_rolls += [5]
    fight.panel.attack.roll_button.setFocus()
    fight.press(Qt.Key.Key_Return)
    fight.dice.next_others += [4, 1]
    fight.press(Qt.Key.Key_Return)
    before = fight.points(fight.bran)
    fight.press(Qt.Key.Key_Return)
    assert (fight.points(fight.bran) or 0) < (before or 0)
    assert words(fight)[0].startswith("Stamina")
    window.show_tab("gm")
    roster.go_to(EntryId("extra"))
    menu = roster_menus.row_menu(roster)
    attack = menu.findChild(QMenu, "roster_attack_menu")
    assert [plain(action.text()) for action in attack.actions()] == ["Percentage 40%\tAlt+Enter"]
    attack.actions()[0].trigger()
    menu.deleteLater()
    assert fight.panel.attack.damage.isVisible()
    fight.panel.attack.damage.edit.setFocus()
    fight.type("1d4+x")
    fight.press(Qt.Key.Key_Return)
    assert fight.panel.error.isVisible()
    fight.panel.attack.damage.edit.selectAll()
    fight.type("1d4+1")
    fight.press(Qt.Key.Key_Return)
    against(fight, "bran")
    fight.dice.next_rolls += [30]
    fight.panel.attack.roll_button.setFocus()
    fight.press(Qt.Key.Key_Return)
    assert plain(fight.panel.damage.first_throw.text()) == "Roll damage 1D4+1"


def test_people_of_the_table_fight_without_any_open_sheet(start: Start) -> None:
    """The dock stays for them; afterwards the table is there again. Taken off it, their fight is over."""
    player = start()
    window = player.window
    window.show_tab("gm")
    table = window.gm.master.table
    people = (Entry(id=EntryId(id_), name=id_.upper(), npc=Npc(percentage=40)) for id_ in ("a", "b"))
    table.perform(AddEntries(tuple(people)))
    window.gm.panel.roster.acts.attack(table.rows[0])
    QApplication.processEvents()
    panel = window.rolling.combat.panel
    assert panel.isVisible()
    fight = window.rolling.combat.desk.fight
    fight.choose(replace(fight.aim, target=f"npc:{table.document.id}/b", damage="1d4"))
    fight.choose(replace(fight.aim, way="none"))
    player.dice.next_rolls += [20]
    panel.attack.roll_button.click()
    assert fight.result is not None
    panel.attack.roll_button.setFocus()
    player.press(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not panel.isVisible()
    assert window.gm.panel.isVisible()
    window.gm.panel.roster.acts.attack(table.rows[0])
    assert panel.isVisible()
    table.perform(RemoveEntries((EntryId("a"),)))
    QApplication.processEvents()
    assert not panel.isVisible()


def test_a_bleeding_wound_has_its_stamina_roll(fight: Fighter) -> None:
    """13.6: until stamina; the button stands with the wound, and the result is told over the dice."""
    fight.adele.perform(TakeDamage(2, effect="bleeding"))
    QApplication.processEvents()
    health = fight.page.health
    health.table.set_current_row(health.model.rowCount() - 1, 0)
    button = health.wound_buttons["stamina"]
    assert button.isVisible()
    chance = fight.adele.derived.characteristics["con"].chance  # type: ignore[index]
    assert plain(button.words) == f"Stamina {chance}%"
    fight.dice.next_rolls += [1]
    button.click()
    assert fight.adele.character.wounds[-1].effect == ""
    assert "bleeding stopped" in fight.said[-1]
    assert not button.isVisible()


def test_the_roster_shows_what_holds_somebody_back_and_passes_the_round(fight: Fighter) -> None:
    from brp_desktop.sheet.brp import Hindrance
    from brp_desktop.sheet.hindrances import SetNpcHindrances

    table = fight.window.gm.master.table
    fight.window.show_tab("gm")
    roster = fight.window.gm.panel.roster
    thug = table.table.entries[-2].id
    table.perform(SetNpcHindrances(thug, (Hindrance(kind="held", rounds=1, number=12),)))
    row = table.row(thug)
    assert row is not None
    assert "held fast, 1 round left with this one" in plain(roster.as_text([row]))
    roster.acts.new_round()
    roster.go_to(thug)
    menu = roster_menus.row_menu(roster)
    inner = menu.findChild(QMenu, "roster_hindrance_menu")
    assert [plain(action.text()) for action in inner.actions()] == ["Agility 50%", "STR against 12: 40%", "Free"]
    fight.dice.next_rolls += [20]
    inner.actions()[1].trigger()
    menu.deleteLater()
    QApplication.processEvents()
    assert table.table.entries[-2].npc.hindrances == ()  # type: ignore[union-attr]
    QTest.mouseClick(roster, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(2, 2))
