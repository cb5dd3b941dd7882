"""A hindrance of a later version holds nobody up: the round passes for everybody, and who has it can be changed."""

from dataclasses import replace

from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.hindrances import SetHindrances, SetNpcHindrances
from brp_desktop.sheet.table_edits import AddEntries, SetNpc
from tests.controllers.test_aftermath import Table, told
from tests.controllers.test_aftermath import table as table  # noqa: PLC0414 - a fixture
from tests.controllers.test_fight import ring as ring  # noqa: PLC0414 - a fixture
from tests.controllers.test_table import person as person  # noqa: PLC0414 - a fixture

LATER = Hindrance(kind="petrified", rounds=1, number=3)
STUNNED = Hindrance(kind="stunned", rounds=2)


def held_back(table: Table) -> None:
    table.ring.bran.perform(SetHindrances((LATER, STUNNED)))
    table.table.perform(SetNpcHindrances(table.ids[0], (LATER, STUNNED)))
    table.table.perform(SetNpcHindrances(table.ids[1], (STUNNED,)))


def test_the_round_passes_for_everybody(table: Table) -> None:
    held_back(table)
    assert table.aftermath.new_round().freed == 0
    wanted = [("petrified", 1, 3), ("stunned", 1, 0)]
    assert told(table.ring.bran.character.hindrances) == told(table.npc(0).hindrances) == wanted
    assert told(table.npc(1).hindrances) == wanted[1:]
    assert table.aftermath.new_round().freed == 3
    assert table.ring.bran.character.hindrances == table.npc(0).hindrances == (LATER,)
    assert table.npc(1).hindrances == ()


def test_it_can_be_ended_and_others_beside_it(table: Table) -> None:
    held_back(table)
    table.fight.begin(table.ring.bran, table.ring.bran.character.weapons[0].id)
    later, stunned = table.aftermath.running()
    assert [each.way for each in later.tries] == ["end"]
    table.aftermath.attempt(stunned.person, stunned.hindrance, "end")
    assert told(table.ring.bran.character.hindrances) == [("petrified", 1, 3)]
    table.aftermath.attempt(later.person, later.hindrance, "end")
    assert told(table.ring.bran.character.hindrances) == []


def test_whoever_has_it_can_be_changed_and_copied(table: Table) -> None:
    held_back(table)
    refused: list[object] = []
    table.table.refused.connect(refused.append)
    npc, entry = table.npc(0), table.table.table.entries[0]
    assert table.table.perform(SetNpc(table.ids[0], replace(npc, description="New"), "Renamed"))
    assert table.table.perform(AddEntries((replace(entry, id=type(entry.id)("copy")),)))
    assert table.table.table.entries[-1].npc is not None
    assert table.npc(0).hindrances == table.table.table.entries[-1].npc.hindrances == (LATER, STUNNED)
    assert refused == []
