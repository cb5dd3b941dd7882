"""A weapon stuck in somebody is one weapon: each side has its own way to pull it out, and then it is out for both."""

import pytest
from PySide6.QtCore import Qt

from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.edits import SetBelonging
from brp_desktop.sheet.hindrances import SetHindrances, SetNpcHindrances
from brp_desktop.sheet.table import EntryId
from tests.stories.test_aftermath import CLUB, press, words
from tests.stories.test_aftermath import fight as fight  # noqa: PLC0414 - a fixture
from tests.stories.test_combat import CONTROL, KNIFE, Fighter
from tests.stories.test_last_acts import hit, undo_said

pytestmark = pytest.mark.gui


def of_thug(fight: Fighter, id_: str = "thug") -> list[str]:
    entry = next(each for each in fight.window.gm.master.table.table.entries if each.id == id_)
    assert entry.npc is not None
    return [one.kind for one in entry.npc.hindrances]


def of_adele(fight: Fighter) -> list[str]:
    return [one.kind for one in fight.adele.character.hindrances]


@pytest.fixture
def impaled(fight: Fighter) -> Fighter:
    """Adèle has impaled the thug; both are written down."""
    fight.adele.perform(SetBelonging("weapons", CLUB, "special", "impaling"))
    hit(fight, "thug", (5, 1))
    press(fight, "Write down")
    assert (of_adele(fight), of_thug(fight)) == (["stuck"], ["impaled"])
    return fight


def test_each_side_is_offered_its_own_way(impaled: Fighter) -> None:
    """13.6: a difficult roll with the weapon for who struck, STR against the damage for who was struck."""
    assert words(impaled) == ["Pull it out 13%", "Pulled out", "STR against 6: 70%", "Pulled out"]


@pytest.mark.parametrize("side", ["striker", "struck"])
def test_out_is_out_for_both_and_undone_at_once(impaled: Fighter, side: str) -> None:
    impaled.dice.next_rolls += [1]
    press(impaled, "Pull" if side == "striker" else "STR")
    assert (of_adele(impaled), of_thug(impaled)) == ([], [])
    assert not [each for each in words(impaled) if "%" in each]
    assert undo_said(impaled) == "Undo Thug: end of a hindrance"
    impaled.press(Qt.Key.Key_Z, CONTROL)
    assert (of_adele(impaled), of_thug(impaled)) == (["stuck"], ["impaled"])
    assert undo_said(impaled) == "Undo Thug: consequence of a fight"
    impaled.press(Qt.Key.Key_Z, CONTROL)
    assert (of_adele(impaled), of_thug(impaled)) == ([], [])
    assert words(impaled)[0] == "Write down"


def test_said_to_be_over_it_is_over_for_both(impaled: Fighter) -> None:
    impaled.page.hindrances.buttons[-1].click()  # type: ignore[union-attr]  # there is one
    assert (of_adele(impaled), of_thug(impaled)) == ([], [])


def test_another_weapon_in_another_body_stays(impaled: Fighter) -> None:
    """It is known which one is stuck in whom, also when others fight; what cannot be told is left alone."""
    table = impaled.window.gm.master.table
    table.perform(SetNpcHindrances(EntryId("extra"), (Hindrance(kind="impaled", number=4),)))
    impaled.bran.perform(SetHindrances((Hindrance(kind="stuck", weapon=KNIFE), Hindrance(kind="stuck", weapon="x"))))
    desk = impaled.window.rolling.combat.desk
    extra = table.row(EntryId("extra"))
    assert extra is not None
    desk.aftermath.attempt(extra.person, Hindrance(kind="impaled", number=4), "end")  # type: ignore[arg-type]
    assert len(impaled.bran.character.hindrances) == 2
    assert (of_adele(impaled), of_thug(impaled)) == (["stuck"], ["impaled"])
    thug = table.row(EntryId("thug"))
    assert thug is not None
    desk.aftermath.attempt(thug.person, thug.person.npc.hindrances[0], "end")  # type: ignore[arg-type, union-attr]
    assert (of_adele(impaled), of_thug(impaled)) == ([], [])


def test_after_a_start_the_two_who_fight_are_taken_for_it(fight: Fighter) -> None:
    table = fight.window.gm.master.table
    table.perform(SetNpcHindrances(EntryId("thug"), (Hindrance(kind="impaled", number=4),)))
    fight.adele.perform(SetHindrances((Hindrance(kind="stuck", weapon=KNIFE),)))
    desk = fight.window.rolling.combat.desk
    thug = table.row(EntryId("thug"))
    assert thug is not None
    desk.aftermath.attempt(thug.person, thug.person.npc.hindrances[0], "end")  # type: ignore[arg-type, union-attr]
    assert (of_adele(fight), of_thug(fight)) == ([], [])
