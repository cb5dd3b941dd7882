"""People of Xantis inside a table, and how it reads the rules: bounded edits, followed by the Giro."""

import pytest
from msgspec.structs import replace

from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.round import Participant
from brp_desktop.sheet.round_acts import Spend
from brp_desktop.sheet.round_edits import AddParticipants
from brp_desktop.sheet.table import Entry, GameTable, Npc, XantisNpc
from brp_desktop.sheet.table_edits import AddEntries, SetEntryField, SetNpcTrack
from brp_desktop.sheet.xantis import Counter, ScoreNode, XantisAction, XantisWeapon
from brp_desktop.sheet.xantis_npc import npc_initiative, npc_pa_max
from brp_desktop.sheet.xantis_table_edits import (
    SetXantisNpc,
    SetXantisNpcCounter,
    SetXantisNpcPenalty,
    SetXantisOptions,
)

SERRA = XantisNpc(
    pa_max=18,
    initiative=3,
    nodes=(ScoreNode(id="forza", tier="caratteristica", name="Forza", value=6),),
    counters=(Counter(id="ferite", name="Ferite", now=1, maximum=6),),
)
TABLE = GameTable(
    entries=(
        Entry(id="s", name="Serra", xantis=SERRA),
        Entry(id="g", name="Guard", npc=Npc()),
        Entry(id="p", path="nerea.rpgsheet"),
    )
)


def refused(edit, table=TABLE):
    with pytest.raises(EditError) as caught:
        edit.apply(table)
    return caught.value.code


def serra(table):
    return next(entry for entry in table.entries if entry.id == "s").xantis


def test_how_the_table_reads_the_rules():
    table = SetXantisOptions(XantisOptions(zero_is_tie=False)).apply(TABLE)
    assert table.xantis_options == XantisOptions(zero_is_tie=False)
    assert SetXantisOptions(None).apply(table) == TABLE


def test_counters_and_penalties_in_place():
    assert serra(SetXantisNpcCounter("s", "ferite", -2).apply(TABLE)).counters[0].now == -2
    assert serra(SetXantisNpcCounter("s", "ferite", 9).apply(TABLE)).counters[0].now == 6, "as on a sheet"
    assert serra(SetXantisNpcPenalty("s", "pr", 3).apply(TABLE)).pr == 3
    assert (
        refused(SetXantisNpcCounter("s", "mana", 1)) == refused(SetXantisNpcCounter("x", "ferite", 1)) == "unknown_id"
    )
    assert refused(SetXantisNpcCounter("s", "ferite", 10_000)) == "out_of_range"
    assert refused(SetXantisNpcPenalty("s", "px", 1)) == "unknown_value"
    assert refused(SetXantisNpcPenalty("s", "pme", -1)) == "out_of_range"
    for entry in ("g", "p"):
        assert refused(SetXantisNpcCounter(entry, "ferite", 1)) == "unknown_value"
    assert refused(SetNpcTrack("s", "hit_points", 3)) == "unknown_value"
    assert SetXantisNpcCounter("s", "ferite", 1).apply(TABLE) is TABLE


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"pa_max": -1}, "out_of_range"),
        ({"pme": 100}, "out_of_range"),
        ({"initiative": 1000}, "out_of_range"),
        ({"description": "x" * 81}, "too_long"),
        ({"nodes": (ScoreNode(id="a", tier="arte", name="A", parent="b"),)}, "unknown_name"),
        ({"nodes": (ScoreNode(id="a", tier="arte", name=" "),)}, "empty_name"),
        ({"nodes": (ScoreNode(id="a", tier="arte", name="A", value=100),)}, "out_of_range"),
        ({"counters": (*SERRA.counters, *SERRA.counters)}, "duplicate_id"),
        ({"weapons": (XantisWeapon(id="w", name="W", bonus=100),)}, "out_of_range"),
        ({"actions": (XantisAction(id="w", name="W", pa=100),)}, "out_of_range"),
        ({"actions": (XantisAction(id="", name="W"),)}, "duplicate_id"),
        ({"actions": tuple(XantisAction(id=str(n), name="W") for n in range(1001))}, "too_many"),
    ],
)
def test_a_person_no_file_could_hold_is_refused(change, code):
    assert refused(SetXantisNpc("s", replace(SERRA, **change))) == code
    assert refused(AddEntries((Entry(id="n", xantis=replace(SERRA, **change)),))) == code


def test_a_person_is_of_one_system():
    assert refused(AddEntries((Entry(id="n", npc=Npc(), xantis=SERRA),))) == "unknown_value"
    assert refused(AddEntries((Entry(id="n", path="x", xantis=SERRA),))) == "unknown_value"
    assert AddEntries((Entry(id="n", xantis=SERRA),)).apply(TABLE).entries[-1].is_inside
    assert SetEntryField(("s",), "group", "Guardie").apply(TABLE).groups == ("Guardie",)


def test_the_giro_follows_a_person_that_is_changed():
    """Full Pa stay full; what was spent stays spent and may stand above Pa Max until the Giro ends."""
    one = Participant(id="a", name="Serra", entry="s", initiative=3, result=2, pa_left=18, pa_max=18)
    table = AddParticipants((one,)).apply(TABLE)
    better = SetXantisNpc("s", replace(SERRA, pa_max=20, initiative=5))
    after = better.apply(table).round.participants[0]
    assert (after.pa_left, after.pa_max, after.initiative, after.result) == (20, 20, 5, 2)
    spent = SetXantisNpc("s", replace(SERRA, pa_max=10)).apply(Spend("a", 4).apply(table)).round.participants[0]
    assert (spent.pa_left, spent.pa_max) == (14, 10)
    unknown = SetXantisNpc("s", XantisNpc()).apply(table).round.participants[0]
    assert (unknown.pa_max, unknown.initiative) == (18, 3)


def test_what_is_typed_stands_instead_of_what_scores_make():
    scores = (ScoreNode(id="prontezza", tier="caratteristica", name="Prontezza", value=5),)
    worked_out = XantisNpc(nodes=scores)
    assert (npc_pa_max(worked_out).value, npc_initiative(worked_out).value) == (10, 5)
    assert npc_pa_max(worked_out).missing == ("atletica", "cavaliere", "ginnasta")
    typed = XantisNpc(nodes=scores, pa_max=30, initiative=0)
    assert (npc_pa_max(typed).value, npc_initiative(typed).value) == (30, 0)
    assert npc_pa_max(XantisNpc()) is npc_initiative(XantisNpc()) is None
