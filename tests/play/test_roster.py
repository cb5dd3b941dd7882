"""Rows of the table, the order of a round, people made from what there is, the quick reference."""

from dataclasses import replace
from fractions import Fraction

import pytest

from brp_desktop.play import npcs, roster, spot_tools
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.initiative import Fighter, fighter_of, order
from brp_desktop.play.people import npc_person, sheet_person
from brp_desktop.play.roster import Filter, Known, Order, arranged, rows_of
from brp_desktop.play.round import joining
from brp_desktop.play.xantis_people import xantis_sheet_person
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, Level
from brp_desktop.sheet.edits import SetResource
from brp_desktop.sheet.round_acts import Spend
from brp_desktop.sheet.round_edits import RemoveParticipants
from brp_desktop.sheet.table import Column, Entry, GameTable, Npc, NpcSkill, NpcValue, XantisNpc
from brp_desktop.sheet.table_edits import SetNpcTrack
from brp_desktop.sheet.xantis import Counter, XantisCharacter

GUARD = Npc(
    values=tuple(NpcValue(id=id_, value=12) for id_ in ("str", "con", "siz", "pow", "dex")),
    skills=(NpcSkill(id="skill.1", skill="spot", score=40),),
)
FERITE = Counter(id="ferite", name="Ferite", now=1, maximum=6)


def table(*entries):
    return GameTable(columns=(Column(skill="spot"), Column(characteristic="pow")), entries=entries)


def sample(hero, changed):
    """A player, two guards in a group, a file that was never read, and a person of whom nothing is known."""
    anna = sheet_person("one", changed(hero(spot=20), "spot", ticked=True))
    inn = table(
        Entry(id="p", path="anna.rpgsheet", name="Anna of old", side="a"),
        Entry(id="g2", name="Guard", number=2, group="Watch", side="b", npc=GUARD),
        Entry(id="g10", name="Guard", number=10, group="Watch", side="b", npc=GUARD),
        Entry(id="q", path="gone.rpgsheet", name="Émile"),
        Entry(id="n", name="Passer-by", npc=Npc(), note="sells œillets"),
    )
    return inn, {"p": Known(anna, "changed"), "q": Known(None, "missing")}


def test_rows(hero, changed):
    inn, players = sample(hero, changed)
    rows = rows_of(inn, "t", players)
    assert [row.name for row in rows] == ["Anna", "Guard 2", "Guard 10", "Émile", "Passer-by"]
    assert [row.state for row in rows] == ["changed", "inside", "inside", "missing", "inside"]
    assert [row.scores for row in rows] == [(45, 55), (40, 60), (40, 60), (None, None), (None, None)]
    assert [row.hit_points.current for row in rows] == [13, 12, 12, None, None]
    assert [row.ticks for row in rows] == [1, 0, 0, 0, 0]
    assert rows_of(inn, "t", {})[0].state == "unread"
    assert [row.name for row in rows if row.person is None] == ["Émile"]
    assert roster.track_edit(rows[0], "hit_points", 3) == SetResource("hit_points", 3)
    assert roster.track_edit(rows[1], "hit_points", 3) == SetNpcTrack("g2", "hit_points", 3)


def test_rows_that_did_not_change_are_the_same(hero, changed):
    inn, players = sample(hero, changed)
    before = {row.id: row for row in rows_of(inn, "t", players)}
    after = rows_of(SetNpcTrack("g2", "hit_points", 5).apply(inn), "t", players, before)
    assert [row is before[row.id] for row in after] == [True, False, True, True, True]
    assert after[1].hit_points.current == 5
    moved = rows_of(inn, "t", {**players, "p": Known(players["p"].person, "ok")}, before)
    assert [row is before[row.id] for row in moved] == [False, True, True, True, True]


def test_filter_and_order(hero, changed):
    inn, players = sample(hero, changed)
    rows = rows_of(inn, "t", players)

    def ids(wanted=None, by=None):
        return [row.id for row in arranged(rows, wanted, by)]

    assert ids(Filter(text="watch")) == ["g2", "g10"]
    assert ids(Filter(text="oeillets")) == ["n"]
    assert ids(Filter(players=True)) == ["p", "q"]
    assert ids(Filter(side="b", group="Watch")) == ["g2", "g10"]
    assert ids(Filter(state="missing")) == ["q"]
    assert ids(by=Order("name")) == ["p", "q", "g2", "g10", "n"]
    assert ids(by=Order("name", descending=True))[0] == "n"
    assert ids(by=Order("hit_points", descending=True)) == ["p", "g2", "g10", "q", "n"]
    assert ids(by=Order("hit_points")) == ["g2", "g10", "p", "q", "n"]
    assert ids(by=Order("column", True, 0)) == ["p", "g2", "g10", "q", "n"]
    assert ids(by=Order("column", False, 7)) == ["p", "g2", "g10", "q", "n"]
    assert ids(by=Order(descending=True)) == ["n", "q", "g10", "g2", "p"]
    for key in ("group", "side", "power_points", "dex", "ticks"):
        assert sorted(ids(by=Order(key))) == sorted(row.id for row in rows)


def test_order_of_a_round():
    """DEX from high to low; missiles, then long, medium, short weapons, then the higher skill, then together."""
    fighters = [
        Fighter("slow", 8), Fighter("bow", 12, "missile", 20), Fighter("spear", 12, "long", 90),
        Fighter("sword", 12, "medium", 40), Fighter("axe", 12, "medium", 60), Fighter("knife", 12, "short", 99),
        Fighter("twin", 8), Fighter("fog", None), Fighter("far", 15, metres=40), Fighter("runs", 17, metres=10),
    ]  # fmt: skip
    turns = order(fighters)
    assert [[turn.fighter.key for turn in group] for group in turns.groups] == [
        ["bow"], ["spear"], ["axe"], ["sword"], ["knife"], ["runs"], ["slow", "twin"]
    ]  # fmt: skip
    assert [each.key for each in turns.unknown] == ["fog"]
    assert [each.key for each in turns.waiting] == ["far"]
    assert turns.turns[5].rank == 9


def test_order_with_a_die(faces):
    options = replace(UGE, initiative="dex_1d10")
    dice = faces(1, 10)
    turns = order([Fighter("a", 14), Fighter("b", 9), Fighter("c", 5, rolled=2)], options, dice)
    assert [(turn.fighter.key, turn.rank, turn.fighter.rolled) for turn in turns.turns] == [
        ("b", 19, 10), ("a", 15, 1), ("c", 7, 2)
    ]  # fmt: skip
    assert dice.asked == [10, 10]
    with pytest.raises(RulesError):
        order([Fighter("a", 14)], options)
    person = npc_person("t", Entry(id="g", npc=GUARD))
    assert fighter_of("g", person, reach="long", skill=40) == Fighter("g", 12, "long", 40)


def test_a_second_action_powers_by_int_and_lost_rounds():
    """13.1: a second action five ranks later, powers before all actions by INT (UGE); 13.7: who loses the round."""
    fighters = [
        Fighter("twice", 14, actions=2), Fighter("slow", 5, actions=2), Fighter("mage", 9, power=True, int_=13),
        Fighter("witch", 18, power=True, int_=16), Fighter("fog", 10, power=True), Fighter("down", 17, idle=True),
    ]  # fmt: skip
    turns = order(fighters, UGE)
    assert [[turn.fighter.key for turn in group] for group in turns.powers] == [["witch"], ["mage"]]
    assert [(turn.fighter.key, turn.rank, turn.number) for turn in turns.turns] == [
        ("twice", 14, 1), ("twice", 9, 2), ("slow", 5, 1)
    ]  # fmt: skip
    assert ([each.key for each in turns.waiting], [each.key for each in turns.unknown]) == (["down"], ["fog"])
    assert len(turns.fighters) == len(fighters)
    assert order(fighters).powers == ()
    assert [turn.fighter.key for turn in order(fighters).turns][:2] == ["witch", "twice"]


@pytest.mark.parametrize("options", [SRD, UGE])
def test_people_made_by_chance(options):
    inn = GameTable()
    entry = npcs.random_entry(inn, SeededChance(5), options, lang="fr")
    assert entry == npcs.random_entry(inn, SeededChance(5), options, lang="fr")
    assert entry.name
    assert entry.npc.value("str") > 0
    assert len(entry.npc.skills) >= 5
    assert npcs.added(inn, (entry, entry)).apply(inn).entries[1].id == "entry.2"


def test_people_made_of_characters_and_of_one_number(hero):
    character = SetResource("hit_points", 4).apply(hero(spot=30))
    npc = npcs.npc_of(character)
    assert [(row.skill, row.score) for row in npc.skills] == [("spot", 55)]
    [row] = rows_of(table(Entry(id="x", name="X", npc=npc)), "t", {})
    assert (row.hit_points.current, row.hit_points.maximum, row.scores) == (4, 13, (55, 55))
    extra = npcs.extra_entry(GameTable(), "Dockhand", 35, 11)
    [row] = rows_of(table(extra), "t", {})
    assert (row.hit_points, row.scores) == (roster.Track(11, 11), (35, None))
    three = npcs.copies_of("Rat", Npc(percentage=20), 3)
    assert [entry.shown_name for entry in three] == ["Rat 1", "Rat 2", "Rat 3"]
    assert npcs.copies_of("Rat", Npc(), 1)[0].shown_name == "Rat"
    with pytest.raises(ValueError):
        npc_person("t", npcs.player_entry(GameTable(), "anna.rpgsheet"))


def test_quick_reference():
    """Numbers in, results out, as the rules have them."""
    dose = spot_tools.poison_answer(16, 12)
    assert (dose.chance, dose.automatic, dose.damage_if_it_wins, dose.damage_if_it_loses) == (70, None, 16, 8)
    assert spot_tools.poison_answer(16, 12, antidote=11).potency == 5
    assert (spot_tools.poison_answer(25, 12).automatic, spot_tools.poison_answer(3, 15).damage_if_it_loses) == (
        "success",
        2,
    )
    fall = spot_tools.falling_answer(7)
    assert (fall.dice, fall.minimum, fall.mean, fall.maximum) == ("3D6", 3, Fraction(21, 2), 18)
    assert spot_tools.falling_answer(0).dice == ""
    assert spot_tools.falling_answer(7, UGE, siz=30, saved=1).dice == "3D6"
    aid = spot_tools.first_aid_answer(4, UGE)
    assert aid.by_level == (
        (Level.CRITICAL, "1D3+3", 4), (Level.SPECIAL, "2D3", 4), (Level.SUCCESS, "1D3", 3),
        (Level.FAILURE, None, 0), (Level.FUMBLE, None, -1),
    )  # fmt: skip
    assert spot_tools.first_aid_answer(4).by_level[0] == (Level.SPECIAL, "1D3+3", 4)
    rest = spot_tools.healing_answer(7)
    assert (rest.dice, rest.dice_with_care, rest.weeks, rest.weeks_with_care) == ("1D3", "3", 4, 3)
    assert spot_tools.healing_answer(0).weeks == 0
    shot = spot_tools.range_answer(60, 20, score=60)
    assert (shot.band, shot.fraction, shot.chance) == ("extreme", (1, 4), 15)
    assert spot_tools.range_answer(61, 20).chance == 0
    assert spot_tools.range_answer(4, 20, UGE, dex=14).limits[0] == ("point_blank", 5)
    assert spot_tools.siz_of_weight(50) == (8, 8)
    assert spot_tools.siz_of_weight(60) == (8, 12)
    assert spot_tools.siz_of_weight(10**9) is None
    assert spot_tools.weight_of_siz(4) == (17, 23)
    assert spot_tools.weight_of_siz(5) is None
    assert "door" in {each.id for each in spot_tools.find_objects("porte")}
    assert "cobra" in {each.id for each in spot_tools.find_poisons()}
    assert spot_tools.find_poisons("xyzzy") == ()
    assert len(spot_tools.find_spot_rules("", UGE)) > len(spot_tools.find_spot_rules("prone", UGE)) > 0


def test_rows_of_both_systems_side_by_side(hero):
    """A player's file and a person inside of Xantis: Pa and counters; everything of the percentile system is empty."""
    anna = sheet_person("one", hero(spot=20))
    nerea = xantis_sheet_person(
        "two", XantisCharacter(name="Nerea", group="Viandanti", pa_max=22, pa_left=14, counters=(FERITE,))
    )
    inn = table(
        Entry(id="p", path="anna.rpgsheet"),
        Entry(id="x", path="nerea.rpgsheet", name="Nerea of old"),
        Entry(id="g", name="Guard", npc=GUARD),
        Entry(id="s", name="Serra", number=2, group="Guardie", xantis=XantisNpc(pa_max=18)),
        Entry(id="b", name="Blank", xantis=XantisNpc()),
    )
    players = {"p": Known(anna), "x": Known(None, "changed", nerea)}
    rows = rows_of(inn, "t", players)
    assert [row.name for row in rows] == ["Anna", "Nerea", "Guard", "Serra 2", "Blank"]
    assert [row.state for row in rows] == ["ok", "changed", "inside", "inside", "inside"]
    assert [(row.pa.current, row.pa.maximum) for row in rows] == [
        (None, None), (14, 22), (None, None), (18, 18), (None, None)
    ]  # fmt: skip
    assert [row.is_player for row in rows] == [True, True, False, False, False]
    assert all(row.is_known for row in rows)
    for row in (rows[1], rows[3]):
        assert (row.person, row.hit_points.current, row.ticks, row.dex, row.scores) == (
            None,
            None,
            0,
            None,
            (None, None),
        )
    assert rows[1].xantis.counters == (FERITE,)
    assert rows[3].xantis.document == "t/s"
    assert sum(row.person is not None for row in rows) == 2
    assert [row.id for row in arranged(rows, None, Order("pa", descending=True))][:2] == ["s", "x"]
    before = {row.id: row for row in rows}
    joined = joining(inn.round, roster.joining_of(rows)).apply(inn)
    assert [one.shown_name for one in joined.round.participants] == ["Nerea", "Serra 2", "Blank"]
    assert [group.name for group in joined.round.groups] == ["Viandanti", "Guardie"]
    spent = Spend("participant.2", 5).apply(Spend("participant.1", 5).apply(joined))
    after = rows_of(spent, "t", players, before)
    assert [(row.pa.current, row is before[row.id]) for row in after] == [
        (None, True), (14, True), (None, True), (13, False), (0, False)
    ]  # fmt: skip
    left = rows_of(RemoveParticipants(("participant.2",)).apply(spent), "t", players, {row.id: row for row in after})
    assert left[3].pa == roster.Track(18, 18)
    spent_on_sheet = Known(None, "ok", xantis_sheet_person("two", XantisCharacter(name="Nerea", pa_max=22, pa_left=3)))
    assert rows_of(inn, "t", {**players, "x": spent_on_sheet}, before)[1].pa.current == 3
