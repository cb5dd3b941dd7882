"""Damage at the table: dice, special and critical hits by the vectors, armour, places, and what a target loses."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.play.armed import attack_with
from brp_desktop.play.blows import (
    Arm,
    Blow,
    arm_of,
    armour_of,
    blow_edit,
    blow_edit_at_table,
    blow_on,
    damage_in,
    prepare_damage,
    roll_armour,
    roll_location,
    settle_damage,
    sheet_arm,
)
from brp_desktop.play.people import NpcPerson, NumberPerson, sheet_person
from brp_desktop.play.subjects import Subject
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.rules.brp.damage import parse_damage
from brp_desktop.rules.brp.steps import replay
from brp_desktop.sheet.belongings import Armour, Weapon
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import TakeDamage
from brp_desktop.sheet.table import Entry, GameTable, Npc, NpcValue, NpcWeapon

BY_TYPE = replace(UGE, special_damage="by_type")


def arm(damage, bonus="", special=None, **more):
    return Arm("w", None, "Blade", parse_damage(damage), bonus, special=special, **more)


def test_special_hits_of_the_srd_by_the_vectors(vectors, faces):
    """13.4: the maximum, a normal roll and the bonus; 13 for the short sword of the example."""
    for case in vectors["damage"]["srd_special"]:
        request = prepare_damage(arm(f"{case['weapon']}+db", case["bonus"]), "special", SRD)
        assert request.plan.fixed == case["maximum"]
        count = len(request.plan.dice.dice)
        dice = [1] * count
        dice[0] += case["rolled"] - sum(dice) - (request.plan.dice.minimum - count)
        while dice[0] > 6:
            dice[0], dice[1] = 6, dice[1] + dice[0] - 6
        given_dice = [*dice, *([case["bonus_rolled"]] if case["bonus"] else [])]
        result = settle_damage(request, faces(), own_faces=given_dice)
        assert result.total == case["total"]
        assert result.own_dice
        assert replay(result.explanation) == result.explanation


def test_critical_and_special_hits_of_uge_by_the_vectors(vectors, faces):
    """13.6: by the weapon's kind; a critical ignores armour."""
    for case in vectors["damage"]["uge_critical"]:
        request = prepare_damage(arm(f"{case['weapon']}+db", case["bonus"]), "critical", BY_TYPE)
        result = settle_damage(request, faces(case["bonus_rolled"]))
        assert (result.total, request.plan.armour) == (case["total"], case["armour"])
    for case in vectors["damage"]["uge_impaling"]:
        request = prepare_damage(arm(case["weapon"], special="impaling"), "special", BY_TYPE)
        assert (str(request.plan.dice), request.plan.effect) == (case["becomes"], "impaling")
    for case in vectors["damage"]["uge_crushing"]:
        request = prepare_damage(arm("1D6+db", case["bonus"], special="crushing"), "special", BY_TYPE)
        assert request.plan.bonus == case["becomes"]


def test_the_dice_are_remembered_as_they_lie(faces):
    request = prepare_damage(arm("2D6+1+db/2", "+1D4"))
    assert (request.notation, request.dice, request.limits) == ("2D6+1+1D4", (6, 6, 4), (4, 15))
    source = faces(3, 5, 3)
    result = settle_damage(request, source)
    assert source.asked == [6, 6, 4]
    assert (result.faces, result.total) == (((6, 3), (6, 5), (4, 3)), 9 + 2)
    assert [step.id for step in result.explanation] == ["weapon", "damage_bonus", "damage"]
    again = settle_damage(request, faces(3, 5, 3))
    assert again == result
    assert again.id != result.id


def test_real_dice_are_asked_for_all_and_checked(faces):
    request = prepare_damage(arm("1D8+db", "-1D4"))
    with pytest.raises(RulesError) as caught:
        settle_damage(request, faces(), own_faces=[5])
    assert (caught.value.code, caught.value.parameters["limit"]) == ("bad_dice", 2)
    with pytest.raises(RulesError, match="roll_out_of_range"):
        settle_damage(request, faces(), own_faces=[9, 1])
    assert settle_damage(request, faces(), own_faces=[1, 4]).total == 0


def test_what_does_no_damage_says_so():
    for blade in (Arm("w"), arm("1D6")):
        with pytest.raises(RulesError, match="no_damage"):
            prepare_damage(blade, "normal" if blade.damage is None else "none")


def test_a_kind_nobody_knows_has_no_effect():
    """From a file of another version."""
    assert prepare_damage(arm("1D6", special="freezing"), "special", BY_TYPE).plan.effect is None


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("1D6", "1D6"),
        ("1d8+1+1d4", "1D8+1+1D4"),
        ("1D6+DB", "1D6+db"),
        ("1D8+1+BD/2, recul", "1D8+1+db/2"),
        ("2D6+2 impaling", "2D6+2"),
        ("4D6/2D6/1D6", None),
        ("", None),
        ("bite", None),
        ("1D4+", "1D4"),
        ("1D3 − 1", "1D3-1"),
    ],
)
def test_the_damage_in_a_text(text, damage):
    """Stat blocks say it in their own ways."""
    found = damage_in(text)
    assert (None if found is None else str(found)) == damage


@given(st.text(max_size=30))
def test_no_text_at_all_breaks_it(text):
    damage_in(text)


def test_what_somebody_strikes_with(hero):
    person = sheet_person("doc", replace(hero(), weapons=(Weapon(id="w", weapon="short_sword", name="Sting"),)))
    blade = arm_of(person, attack_with(person.derived, "w"))
    assert (blade.id, blade.name, str(blade.damage), blade.bonus) == ("w", "Sting", "1D6+1+db", "+1D4")
    assert arm_of(person, Subject("skill", "brawl")) is None
    npc = Npc(
        values=(NpcValue(id="str", value=20), NpcValue(id="siz", value=20)),
        weapons=(NpcWeapon(id="weapon.1", name="Club", score=50, text="1D6+DB"),),
    )
    club = arm_of(NpcPerson("t/e", "Guard", npc), Subject("skill", "weapon.1"))
    assert (club.name, str(club.damage), club.bonus, club.melee) == ("Club", "1D6+db", "+1D6", True)
    assert arm_of(NumberPerson(50), Subject("skill", "")) is None
    with pytest.raises(RulesError, match="unknown_name"):
        sheet_arm(person, "gone")


def test_a_shotgun_does_less_farther_away(hero):
    person = sheet_person("doc", replace(hero(UGE), weapons=(Weapon(id="w", weapon="double_barrel_shotgun"),)))
    assert [str(sheet_arm(person, "w", metres).damage) for metres in (None, 10, 11, 50, 99)] == [
        "4D6", "4D6", "2D6", "1D6", "1D6",
    ]  # fmt: skip


def test_armour_takes_off_what_it_can_by_the_vectors(vectors, hero):
    for case in vectors["damage"]["armour"]:
        worn = replace(hero(), armour=(Armour(id="a", points=case["armour"]),))
        assert blow_on(sheet_person("d", worn), case["damage"]).lost == case["lost"]


def test_armour_by_kind_of_weapon_and_place(hero):
    """13.10: older armour counts half, rounded up, against later weapons; a vest covers the chest."""
    chain = sheet_person("d", replace(hero(), armour=(Armour(id="a", armour="chain"),)))
    assert [armour_of(chain, kind) for kind in ("melee", "missile", "firearm")] == [7, 7, 4]
    vest = replace(hero(UGE), options=replace(UGE, hit_locations=True), armour=(Armour(id="a", armour="flak_jacket"),))
    person = sheet_person("d", vest)
    assert [armour_of(person, "melee", place) for place in ("chest", "left_arm", "head")] == [4, 4, 0]
    guard = NpcPerson("t/e", "Guard", Npc(armour="Cuir, 2 points"))
    assert (armour_of(guard), armour_of(NumberPerson(3))) == (2, 0)
    assert blow_on(guard, 7).lost == 5
    assert blow_on(guard, 7, armour=4).lost == 3
    assert blow_on(guard, 7, armour=4, armour_counts=False).lost == 7


def test_random_armour_is_thrown_piece_by_piece(hero, faces):
    record = replace(UGE, random_armour=True)
    worn = (Armour(id="a", armour="chain"), Armour(id="h", armour="light_helmet"), Armour(id="x", points=3))
    person = sheet_person("d", replace(hero(record), armour=worn))
    source = faces(6)
    rolled = roll_armour(person, source)
    assert (rolled, source.asked) == ({"a": 5, "h": 1}, [8])
    assert blow_on(person, 10, rolled=rolled).armour == 6
    assert roll_armour(sheet_person("d", replace(hero(UGE), armour=worn)), faces()) == {}


def test_a_blow_is_one_step_of_the_sheet_or_of_the_table(hero):
    person = hero(replace(UGE, hit_locations=True, major_wounds=False))
    worn = sheet_person("d", replace(person, armour=(Armour(id="a", armour="heavy_clothing"),)))
    blow = blow_on(worn, 4, location="chest", effect="bleeding")
    edit = blow_edit(blow, time=9)
    assert edit == TakeDamage(3, "chest", effect="bleeding", time=9)
    after = edit.apply(worn.character)
    assert derive(after).resources["hit_points"].current == 10
    assert derive(after).health.locations["chest"].lost == 3
    assert blow_edit(Blow(3, 3)) is None
    npc = Npc(values=(NpcValue(id="con", value=10), NpcValue(id="siz", value=10)))
    table = GameTable(entries=(Entry(id="e", name="Guard", npc=npc),))
    struck = blow_edit_at_table(Blow(12, 1), NpcPerson("t/e", "Guard", npc), "e").apply(table)
    assert struck.entries[0].npc.resources[0].current == -1
    assert blow_edit_at_table(Blow(3), NpcPerson("t/e", "Guard", Npc()), "e") is None
    assert blow_edit_at_table(Blow(1, 2), NpcPerson("t/e", "Guard", npc), "e") is None


def test_where_a_blow_lands(faces):
    assert roll_location(faces(12)) == (12, "chest")
    assert roll_location(faces(), 20) == (20, "head")
    with pytest.raises(RulesError, match="roll_out_of_range"):
        roll_location(faces(), 21)


def test_a_weapon_with_a_range_is_thrown_over_a_distance(hero):
    """13.5, 13.8: what is thrown is a missile; hand to hand it is not."""
    thrower = sheet_person("d", replace(hero(UGE), weapons=(Weapon(id="w", kind="melee", damage="1D6", range_m=15),)))
    assert [sheet_arm(thrower, "w", metres).melee for metres in (None, 10)] == [True, False]
