"""The roster in a fight: menus of a size one can read, nothing that cannot be done, no key that says nothing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from brp_desktop.play.hindered import tries
from brp_desktop.play.initiative import Fighter as Acting
from brp_desktop.play.initiative import order
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.edits import RemoveBelonging
from brp_desktop.sheet.hindrances import SetHindrances, SetNpcHindrances
from brp_desktop.sheet.table import Entry, EntryId, Npc, NpcValue
from brp_desktop.sheet.table_edits import AddEntries
from brp_desktop.views.gm import roster_fight, roster_menus
from brp_desktop.views.gm.initiative_dialog import InitiativeDialog
from brp_desktop.views.gm.roster_view import RosterView
from brp_desktop.views.labels import error_sentence
from tests.stories.test_aftermath import CLUB
from tests.stories.test_aftermath import fight as fight  # noqa: PLC0414 - a fixture
from tests.stories.test_combat import Fighter

KINDS = ("stunned", "held", "prone")
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def roster_of(fight: Fighter) -> RosterView:
    fight.window.show_tab("gm")
    roster: RosterView = fight.window.gm.panel.roster
    QApplication.processEvents()
    return roster


def everything(menu: QMenu) -> list[QAction]:
    """The entries of a menu and of all menus in it."""
    found: list[QAction] = []
    for action in menu.actions():
        found.append(action)
        inner = action.menu()
        if isinstance(inner, QMenu):
            found += everything(inner)
    return found


def crowd(fight: Fighter, people: int, each: int) -> None:
    hindrances = tuple(Hindrance(kind=KINDS[n % 3], rounds=5, weapon=str(n // 3 or "")) for n in range(each))
    values = (NpcValue(id="str", value=10),)
    entries = (
        Entry(id=EntryId(f"c{n}"), name=f"Crowd & {n}", npc=Npc(values=values, hindrances=hindrances))
        for n in range(people)
    )
    fight.window.gm.master.table.perform(AddEntries(tuple(entries)))


@pytest.mark.parametrize(("people", "each", "flat"), [(2, 3, True), (30, 3, False), (400, 3, False), (1, 60, False)])
def test_the_menu_of_the_chosen_stays_a_menu(fight: Fighter, people: int, each: int, flat: bool) -> None:
    """Of few people everything at once; of many in a menu of their own that says how many it leaves out."""
    crowd(fight, people, each)
    roster = roster_of(fight)
    roster.npcs.selectAll()
    menu = roster_menus.row_menu(roster)
    try:
        held = menu.findChildren(QMenu, "roster_held_menu")
        assert len(menu.actions()) < 30
        assert bool(held) is not flat
        assert len(everything(menu)) < 300
        assert all(len(inner.actions()) <= roster_fight.IN_A_MENU + 1 for inner in menu.findChildren(QMenu))
        if flat:
            assert len(menu.findChildren(QMenu, "roster_hindrance_menu")) == people * each
            return
        last = held[0].actions()[-1]
        left_out = (people if people > 1 else each) - roster_fight.IN_A_MENU
        assert (last.text(), last.isEnabled()) == (f"and {left_out} more, not shown here", False)
        names = [action.text() for action in held[0].actions()]
        assert names[0] == ("Crowd && 0" if people > 1 else "Stunned, 5 rounds left with this one: no attack; "
                            "defends only after an Idea roll; easy to hit")  # fmt: skip
    finally:
        menu.deleteLater()


def test_nothing_is_offered_that_cannot_be_written(fight: Fighter, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table that is read-only, nor on a sheet that is; where nothing can be rolled the tip says why."""
    table = fight.window.gm.master.table
    table.perform(SetNpcHindrances(EntryId("thug"), (Hindrance(kind="held", rounds=0), Hindrance(kind="stuck"))))
    roster = roster_of(fight)
    roster.go_to(EntryId("thug"))

    def offered() -> dict[str, bool]:
        menu = roster_menus.row_menu(roster)
        inner = menu.findChildren(QMenu, "roster_hindrance_menu")
        found = {action.text().split(":")[0]: action.isEnabled() for each in inner for action in each.actions()}
        tips = [action.toolTip() for each in inner for action in each.actions() if not action.isEnabled()]
        assert all(tips)
        menu.deleteLater()
        return found

    assert offered() == {"Agility 50%": True, "STR against 0": False, "Free": True, "Pull it out": False,
                         "Pulled out": True}  # fmt: skip
    monkeypatch.setattr(type(table), "read_only", property(lambda _: True))
    assert set(offered().values()) == {False}


def test_a_weapon_that_is_gone_is_no_riddle(fight: Fighter) -> None:
    """Of a sheet and of somebody without one: said in words, and it can be ended."""
    fight.adele.perform(SetHindrances((Hindrance(kind="stuck", weapon=CLUB),)))
    fight.adele.perform(RemoveBelonging("weapons", CLUB))
    table = fight.window.gm.master.table
    table.perform(SetNpcHindrances(EntryId("thug"), (Hindrance(kind="stuck", weapon="no.such"),)))
    QApplication.processEvents()
    seats = fight.window.rolling.combat.desk.fight.room.seats()
    for key in (f"sheet:{fight.adele.document_id}", f"npc:{table.document.id}/thug"):
        pull, end = tries(seats[key].person, Hindrance(kind="stuck", weapon="no.such"))
        assert pull.problem is not None
        assert error_sentence(pull.problem) == "This weapon is not there any more: nothing can be rolled with it."
        assert (end.way, end.problem) == ("end", None)


def alt_enter(fight: Fighter, entry: str) -> str:
    """The key on a row; what the window says then."""
    roster = roster_of(fight)
    said: list[str] = []
    fight.window.status_bar.say("")
    roster.go_to(EntryId(entry))
    roster.announced.connect(said.append)
    table = roster.npcs if entry != "player" else roster.players
    QTest.keyClick(table, Qt.Key.Key_Return, ALT)
    QApplication.processEvents()
    roster.announced.disconnect(said.append)
    return " ".join(said) or fight.window.status_bar.message.text()


def test_the_key_that_attacks_says_why_it_does_not(fight: Fighter) -> None:
    values = (NpcValue(id="str", value=10),)
    fight.window.gm.master.table.perform(
        AddEntries((Entry(id=EntryId("child"), name="Child", npc=Npc(values=values)),))
    )
    desk = fight.window.rolling.combat.desk.fight
    assert alt_enter(fight, "child") == "Child: nothing to attack with is known."
    assert not desk.is_begun
    fight.press(Qt.Key.Key_E, CTRL)
    assert fight.window.editing
    assert alt_enter(fight, "thug") == "While a sheet is edited no dice are thrown: back to play first (Ctrl+E)."
    assert not desk.is_begun
    fight.window.set_editing(False)
    alt_enter(fight, "thug")
    assert desk.is_begun


def test_nothing_is_tried_with_dice_while_a_sheet_is_edited(fight: Fighter) -> None:
    """Where they would not be seen; that it is over can be said."""
    table = fight.window.gm.master.table
    table.perform(SetNpcHindrances(EntryId("thug"), (Hindrance(kind="held", rounds=0, number=9),)))
    roster = roster_of(fight)
    fight.window.set_editing(True)
    for way, left in (("agility", 1), ("str", 1), ("end", 0)):
        fight.window.status_bar.say("")
        row = next(row for row in table.rows if row.id == "thug")
        roster.acts.try_requested.emit(row.person, Hindrance(kind="held", rounds=0, number=9), way)
        QApplication.processEvents()
        npc = next(entry.npc for entry in table.table.entries if entry.id == "thug")
        assert npc is not None
        assert len(npc.hindrances) == left
        assert ("no dice" in fight.window.status_bar.message.text()) is bool(left)


def test_a_player_attacks_from_the_roster_with_the_first_weapon(fight: Fighter) -> None:
    table = fight.window.gm.master.table
    path = fight.bran.path
    assert path is not None
    table.perform(AddEntries((Entry(id=EntryId("player"), name="Bran", path=str(path)),)))
    QApplication.processEvents()
    desk = fight.window.rolling.combat.desk.fight
    assert fight.window.document is fight.adele
    alt_enter(fight, "player")
    assert desk.is_begun
    attacker = desk.attacker()
    assert attacker is not None
    assert attacker.name == "Bran Tregear"
    assert fight.window.document is fight.bran


def test_the_copied_order_of_actions_names_everybody(fight: Fighter) -> None:
    fighters = [Acting(str(n), None if n % 4 == 0 else 10, idle=n % 4 == 1) for n in range(400)]
    names = {str(n): f"Person {n}." for n in range(400)}
    dialog = InitiativeDialog(fight.window.theme, order(fighters, UGE), names, fight.window, UGE)
    assert all(name in dialog.text for name in names.values())
    assert dialog.text.count("Person") == 400
    dialog.deleteLater()
