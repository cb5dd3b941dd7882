"""Attack against a defence: the matrix cell by cell, who loses what, odds before, edits of both sheets, the journal."""

from dataclasses import replace
from fractions import Fraction

import pytest

from brp_desktop.play import combat
from brp_desktop.play.armed import attack_with, dodge, parry_with
from brp_desktop.play.blows import Arm, blow_on
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.combat import Attack, edits_of, entries_of, fumble, fumble_table, prepare, settle
from brp_desktop.play.contests import Side
from brp_desktop.play.people import NpcPerson, NumberPerson, sheet_person
from brp_desktop.play.rolling import Situation, Subject
from brp_desktop.play.subjects import Act
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, Level
from brp_desktop.rules.brp.damage import parse_damage
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.table import Npc, NpcWeapon

PRESETS = {"srd": SRD, "uge": UGE}
DICE = {"critical": 1, "special": 10, "success": 40, "failure": 90, "fumble": 100}
SWORD = Arm("", None, "Sword", parse_damage("1D8+db"), "+1D4", special="impaling")


def number(score, **situation):
    return Side(NumberPerson(score), situation=Situation(**situation))


def exchanged(attack_level, defence_level, options, by="parry", arm=SWORD):
    """Two numbers of 60 with own dice that show these levels."""
    attack = Attack(
        number(60, own_roll=DICE[attack_level]),
        None if defence_level is None else number(60, own_roll=DICE[defence_level]),
        by=by,
        table_options=options,
        arm=arm,
    )
    return settle(prepare(attack), SeededChance(0))


@pytest.mark.parametrize("preset", ["srd", "uge"])
def test_every_cell_of_the_matrix(vectors, preset):
    """13.4, 13.5: what each pair of levels comes to, who loses hit points, who fumbles."""
    cells = vectors["combat_matrix"][preset]
    for attack, row in cells.items():
        for defence, cell in row.items():
            result = exchanged(attack, defence, PRESETS[preset])
            assert (result.a.level.value, result.b.level.value) == (attack, defence)
            told = dict(result.consequences)
            assert f"hit_{cell['hit']}" in told
            assert told.get("item_loses", 0) == cell.get("parry_item_loses", 0)
            assert told.get("weapon_loses", 0) == cell.get("attack_weapon_loses", 0)
            assert ("no_armour" in told) is (cell.get("armour") is False)
            assert ("attacker_fumbles" in told) is cell.get("attacker_fumbles", False)
            assert ("defender_fumbles" in told) is cell.get("defender_fumbles", False)


@pytest.mark.parametrize("preset", ["srd", "uge"])
def test_no_defence_is_a_failure_and_a_dodge_hurts_no_weapon(vectors, preset):
    for attack in vectors["combat_matrix"][preset]:
        alone = exchanged(attack, None, PRESETS[preset], by="none")
        failed = exchanged(attack, "failure", PRESETS[preset])
        assert (alone.hit, alone.outcome.armour) == (failed.hit, failed.outcome.armour)
        for defence in vectors["combat_matrix"][preset][attack]:
            dodged = dict(exchanged(attack, defence, PRESETS[preset], by="dodge").consequences)
            assert "item_loses" not in dodged
            assert "weapon_loses" not in dodged


def test_a_missile_that_is_parried_hurts_no_bow():
    bow = replace(SWORD, kind="missile")
    assert "weapon_loses" not in dict(exchanged("success", "special", SRD, arm=bow).consequences)
    assert "weapon_loses" in dict(exchanged("success", "special", SRD).consequences)


def test_what_damage_is_thrown_follows_from_the_hit():
    """13.4: maximum and a roll; 13.6: a critical maximum alone, and it may be taken as a special instead."""
    srd = exchanged("special", "failure", SRD)
    assert (srd.hits, srd.damage().plan.fixed, str(srd.damage().plan.dice)) == (("special",), 8, "1D8")
    uge = exchanged("critical", "failure", UGE)
    assert uge.hits == ("critical", "special")
    assert (uge.damage().plan.fixed, uge.damage().plan.dice, uge.damage().plan.armour) == (8, None, False)
    assert str(uge.damage("special").plan.dice) == "2D8"
    with pytest.raises(RulesError, match="no_damage"):
        exchanged("failure", "failure", SRD).damage()
    with pytest.raises(RulesError, match="no_damage"):
        exchanged("success", "failure", SRD, arm=None).damage()


def test_a_weapon_that_fails_does_not_hit():
    """13.8: the die is at or above its number, besides any fumble."""
    gun = replace(SWORD, kind="firearm", malfunction_from=60)
    shot = Attack(number(95, own_roll=70), by="none", table_options=UGE, arm=gun)
    result = settle(prepare(shot), SeededChance(0))
    assert result.a.level is Level.SUCCESS
    assert (result.hit, dict(result.consequences)) == ("none", {"hit_none": 0, "malfunction": 0})
    fine = settle(prepare(replace(shot, attacker=number(95, own_roll=59))), SeededChance(0))
    assert fine.hit == "normal"
    odds = prepare(shot).odds
    assert (odds["critical"], odds["special"], odds["normal"], odds["none"]) == (
        Fraction(5, 100), Fraction(14, 100), Fraction(40, 100), Fraction(41, 100),
    )  # fmt: skip


@pytest.mark.parametrize("by", ["parry", "dodge"])
def test_shots_can_be_neither_parried_nor_dodged(by):
    gun = replace(SWORD, kind="firearm")
    request = prepare(Attack(number(60), number(60), by=by, arm=gun))
    assert not request.is_ready
    assert request.problem_b.code == "cannot_defend"
    with pytest.raises(RulesError, match="cannot_defend"):
        settle(request, SeededChance(0))
    assert prepare(Attack(number(60), number(60), by="none", arm=gun)).is_ready


def test_the_odds_before_any_die_are_exact():
    """17.1 multiplied: 60 against 40, SRD, by counting."""
    request = prepare(Attack(number(60), number(40), by="parry", table_options=SRD, arm=SWORD))
    odds = request.odds
    assert sum(odds.values()) == 1
    attack = {"special": 12, "success": 48}
    defence = {"special": 8, "success": 32, "failure": 60}
    assert odds["special"] == Fraction(attack["special"] * defence["failure"], 10_000)
    assert odds["normal"] == Fraction(
        attack["special"] * defence["success"] + attack["success"] * defence["failure"], 10_000
    )
    undefended = prepare(Attack(number(60), table_options=SRD)).odds
    assert (undefended["special"], undefended["normal"], undefended["none"]) == (
        Fraction(12, 100), Fraction(48, 100), Fraction(40, 100),
    )  # fmt: skip


@pytest.fixture
def duel(hero):
    """Two people with a sheet: a short sword against a knife; sword 65, knife 55, Dodge 66."""
    first = replace(
        hero(**{"melee_weapon.dagger": 40}),
        name="Anna",
        weapons=(Weapon(id="w", weapon="knife", name="Blade"),),
    )
    second = replace(
        hero(**{"melee_weapon.dagger": 30, "dodge": 40}), name="Bran", weapons=(Weapon(id="k", weapon="dagger"),)
    )
    return sheet_person("one", first), sheet_person("two", second)


def fight(duel, roll_a, roll_b, by="parry", **attacker):
    a, b = duel
    defence = parry_with(b.derived, "k") if by == "parry" else dodge(b.character)
    return prepare(
        Attack(
            Side(a, attack_with(a.derived, "w"), Situation(own_roll=roll_a, **attacker)),
            Side(b, defence, Situation(own_roll=roll_b)),
            by=by,
        )
    )


def test_both_sheets_get_one_step_each(duel):
    """T09: ticks and hit points of weapons; nothing where nothing happened."""
    result = settle(fight(duel, 10, 40), SeededChance(0))
    assert (result.hit, dict(result.consequences)["item_loses"]) == ("normal", 2)
    found = edits_of(result)
    assert set(found) == {"one", "two"}
    assert {edit.name for edit in found.values() if hasattr(edit, "name")} == {"attack"}
    a, b = (found[person.document].apply(person.character) for person in duel)
    assert next(row for row in a.skills if row.id == "melee_weapon.dagger").ticked
    assert next(row for row in b.skills if row.id == "melee_weapon.dagger").ticked
    assert derive(b).weapons["k"].hit_points == 13
    assert derive(a).weapons["w"].hit_points == 15
    parried = settle(fight(duel, 40, 5), SeededChance(0))
    hurt = edits_of(parried)["one"].apply(duel[0].character)
    assert derive(hurt).weapons["w"].hit_points == 14
    missed = settle(fight(duel, 90, 90), SeededChance(0))
    assert edits_of(missed) == {}


def test_a_dodge_may_be_a_second_one_and_a_gun_is_shot(hero, duel):
    a, b = duel
    gunner = sheet_person("one", replace(a.character, weapons=(Weapon(id="w", weapon="pistol"),)))
    shot = Attack(Side(gunner, attack_with(gunner.derived, "w"), Situation(own_roll=5)))
    result = settle(prepare(shot), SeededChance(0))
    after = edits_of(result)["one"].apply(gunner.character)
    assert derive(after).weapons["w"].loaded == 5
    second = Attack(
        Side(a, attack_with(a.derived, "w"), Situation(own_roll=40)),
        Side(b, dodge(b.character), Situation(own_roll=40, act=Act(defence=2))),
        by="dodge",
    )
    request = prepare(second)
    assert request.request_b.chance == 66 - 30
    assert settle(request, SeededChance(0)).hit == "normal"


def test_a_shot_from_very_far_away_is_at_most_a_plain_hit(hero):
    """13.3, UGE: however well it was rolled."""
    shooter = replace(hero(UGE), weapons=(Weapon(id="w", weapon="medium_pistol", base=95),))
    person = sheet_person("one", shooter)
    hits = {}
    for metres in (20, 80):
        side = Side(person, attack_with(person.derived, "w"), Situation(own_roll=1, act=Act(metres=metres)))
        hits[metres] = settle(prepare(Attack(side)), SeededChance(0)).hit
    assert hits == {20: "critical", 80: "normal"}


def test_a_side_that_cannot_be_rolled_says_why(duel):
    a, _ = duel
    unarmed = replace(a, character=replace(a.character, weapons=(Weapon(id="w", name="Cane"),)))
    unarmed = sheet_person("one", unarmed.character)
    request = prepare(Attack(Side(unarmed, Subject("skill", "", "w", "attack"))))
    assert (request.is_ready, request.problem_a.code) == (False, "weapon_without_skill")
    with pytest.raises(RulesError, match="weapon_without_skill"):
        settle(request, SeededChance(0))


def test_both_sheets_are_judged_by_the_rules_in_force(duel, hero):
    """Weapons in hand or not: where two sheets differ, one record says what is a critical and what a fumble."""
    a, _ = duel
    other = replace(hero(UGE, **{"melee_weapon.dagger": 30}), weapons=(Weapon(id="k", weapon="knife"),))
    b = sheet_person("two", other)
    levels = {}
    for rules in ("a", "b"):
        attack = Attack(
            Side(a, attack_with(a.derived, "w"), Situation(own_roll=1)),
            Side(b, parry_with(b.derived, "k"), Situation(own_roll=1)),
            by="parry",
            rules=rules,
        )
        result = settle(prepare(attack), SeededChance(0))
        levels[rules] = result.a.level, result.b.level, result.b.request.options.critical
    assert levels == {
        "a": (Level.SPECIAL, Level.SPECIAL, False),
        "b": (Level.CRITICAL, Level.CRITICAL, True),
    }


def test_a_person_without_a_sheet_fights_too(duel):
    a, _ = duel
    guard = NpcPerson(
        "table/entry.1", "Guard", Npc(weapons=(NpcWeapon(id="weapon.1", name="Club", score=50, text="1D6+1D4"),))
    )
    attack = Attack(
        Side(guard, Subject("skill", "weapon.1"), Situation(own_roll=30)),
        Side(a, parry_with(a.derived, "w"), Situation(own_roll=95)),
        by="parry",
    )
    result = settle(prepare(attack), SeededChance(0))
    assert (result.hit, result.request.arm.name, str(result.damage().plan.dice)) == ("normal", "Club", "1D6+1D4")
    assert edits_of(result) == {}
    lines = entries_of(result, 5)
    assert [(line.document, line.side, line.opponent) for line in lines] == [
        ("table/entry.1", "a", "Anna"), ("one", "b", "Guard"),
    ]  # fmt: skip


def test_the_journal_says_how_the_blow_lands(duel):
    result = settle(fight(duel, 10, 40), SeededChance(0), attack_id="attack-1", roll_ids=("r1", "r2"))
    first, second = entries_of(result, 7)
    assert (first.id, first.contest, first.side, first.time, first.opponent) == ("r1", "attack-1", "a", 7, "Bran")
    assert (second.id, second.side, second.name.roll, second.name.weapon) == ("r2", "b", "parry", "dagger")
    assert (first.combat.hit, first.combat.item_loses, first.combat.weapon_name) == ("normal", 2, "Blade")
    hidden = prepare(replace(result.request.attack, hidden=True))
    assert all(line.hidden for line in entries_of(settle(hidden, SeededChance(0)), 7))


def test_fumbles_are_read_from_the_table_of_what_was_fumbled(vectors, faces):
    assert fumble_table("a", SWORD) == "melee_attack"
    assert fumble_table("a", replace(SWORD, kind="missile")) == "missile_attack"
    assert fumble_table("b", SWORD) == "melee_parry"
    assert fumble_table("a", SWORD, "brawl") == "natural_weapon"
    [result] = fumble("melee_attack", faces(2), 20)
    assert (result.row.outcome, result.total) == ("lose_rounds", 2)
    [ally] = fumble("melee_attack", faces(), 80, impossible=["hits_ally_normal"])
    assert ally.row.outcome == "drop_weapon"
    with pytest.raises(RulesError, match="unknown_name"):
        fumble("nothing", faces())


def test_equal_dice_make_equal_results(duel):
    assert settle(fight(duel, 10, 40), SeededChance(0)) == settle(fight(duel, 10, 40), SeededChance(0))
    assert combat.note_of(settle(fight(duel, 10, 40), SeededChance(0))).by == "parry"


def parried(duel, options, left, roll_a, roll_b):
    """Anna's knife against Bran's dagger that has so many hit points left."""
    a, b = (replace(person.character, options=options) for person in duel)
    b = replace(b, weapons=(Weapon(id="k", weapon="dagger", hit_points=left),))
    people = sheet_person("one", a), sheet_person("two", b)
    return settle(fight(people, roll_a, roll_b), SeededChance(0))


@pytest.mark.parametrize(("left", "breaks", "through"), [(5, False, 0), (4, True, 0), (3, True, 1), (1, True, 3)])
def test_an_item_broken_by_its_parry_lets_the_rest_through(duel, left, breaks, through):
    """13.5: a critical against a success costs the item four points; what it has not got passes it."""
    result = parried(duel, UGE, left, 1, 40)
    assert (result.hit, result.outcome.parry_item_loses) == ("special", 4)
    assert (result.item_breaks, result.let_through) == (breaks, through)
    assert dict(result.consequences).get("item_breaks") == (through if breaks else None)
    note = combat.note_of(result)
    assert (note.item_breaks, note.through) == (breaks, through)
    after = edits_of(result)["two"].apply(result.request.attack.defender.person.character)
    assert derive(after).weapons["k"].hit_points == max(0, left - 4)
    blow = blow_on(result.request.attack.defender.person, 5, armour=2, through=result.let_through)
    assert blow.lost == 3 + through


def test_the_srd_lets_nothing_through_and_a_dodge_breaks_nothing(duel):
    """13.5 is UGE's; the SRD's matrix has no such sentence (13.4)."""
    result = parried(duel, SRD, 1, 5, 40)
    assert (result.outcome.parry_item_loses, result.item_breaks, result.let_through) == (2, True, 0)
    assert settle(fight(duel, 5, 40, by="dodge"), SeededChance(0)).item_breaks is False
