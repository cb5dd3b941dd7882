"""Health at the table: First Aid and poison by the vectors, rest, lasting losses, fright, lines of the journal."""

from dataclasses import replace

import pytest
from msgspec import structs

from brp_desktop.play import health
from brp_desktop.play.armed import attack_with
from brp_desktop.play.blows import Arm, Blow, prepare_damage, settle_damage
from brp_desktop.play.combat_entries import damage_entry, fright_entry, healing_entry, wound_entry
from brp_desktop.play.entries import entry_of
from brp_desktop.play.people import NpcPerson, NumberPerson, sheet_person
from brp_desktop.play.rolling import prepare, settle
from brp_desktop.play.subjects import Subject, SubjectName
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, Level
from brp_desktop.rules.brp.damage import parse_damage
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.derived_values import SANITY
from brp_desktop.sheet.edits import Heal, SetOptions, SetResource, TakeDamage
from brp_desktop.sheet.table import Npc, NpcValue
from brp_desktop.storage.journal_db import Journal
from brp_desktop.storage.journal_query import JournalQuery

PRESETS = {"srd": SRD, "uge": UGE}


def points(character):
    return derive(character).resources["hit_points"].current


def test_first_aid_by_the_vectors(vectors, faces, hero):
    """14.3: once per wound and at most what it took; a fumble costs one more under UGE."""
    for case in vectors["healing"]:
        options = PRESETS[case["preset"]]
        rolled = case.get("rolled", [])
        dice = rolled if isinstance(rolled, list) else [rolled]
        treatment = health.treat(case["wound"], Level(case["level"]), faces(*dice), options)
        assert treatment.points == case["healed"]
        hurt = TakeDamage(case["wound"]).apply(hero(options))
        aided = health.first_aid_edit(hurt, "wound.1", treatment).apply(hurt)
        assert points(aided) == points(hurt) + case["healed"]
        assert aided.wounds[0].treated
    assert health.treat(5, Level.SUCCESS, faces(), own_total=2).points == 2
    with pytest.raises(RulesError, match="roll_out_of_range"):
        health.treat(5, Level.SUCCESS, faces(), own_total=4)


@pytest.mark.parametrize(
    ("options", "cared", "dice", "healed", "cause"),
    [(SRD, False, [2], 2, "rest"), (SRD, True, [], 3, "care"), (UGE, True, [1, 3], 4, "care")],
)
def test_a_week_of_rest(options, cared, dice, healed, cause, faces, hero):
    week = health.heal_week(faces(*dice), options, cared_for=cared)
    assert (week.points, week.cause) == (healed, cause)
    assert health.heal_edit(week) == Heal(healed)
    with pytest.raises(RulesError, match="roll_out_of_range"):
        health.heal_week(faces(), own_total=4)


def test_full_recovery_is_one_step(hero):
    hurt = TakeDamage(5).apply(TakeDamage(4).apply(hero()))
    after = health.full_recovery(hurt).apply(hurt)
    assert (points(after), after.wounds) == (13, ())


def test_poison_by_the_vectors(vectors, hero, showing):
    """15.1: the poison is active; it wins: all of it, it loses: half, rounded up."""
    for case in vectors["hazards"]["poison"]:
        person = sheet_person("d", hero())
        antidote = case.get("antidote", 0)
        asked = health.poisoned(person, case["pot"], antidote=antidote)
        assert asked.roll.chance == case["chance"]
        if case.get("automatic"):
            assert asked.damage == case["poison_wins"]
            continue
        assert asked.damage is None
        won = health.poisoned(person, case["pot"], showing(case["chance"]), antidote=antidote)
        lost = health.poisoned(person, case["pot"], own_roll=case["chance"] + 1, antidote=antidote)
        assert (won.damage, lost.damage) == (case["poison_wins"], case["poison_loses"])
        assert health.poison_blow(won).lost == case["poison_wins"]
    guard = NpcPerson("t/e", "Guard", Npc(values=(NpcValue(id="con", value=10),)))
    assert health.poisoned(guard, 12, own_roll=60).damage == 12
    assert health.poisoned(NumberPerson(10), 12, own_roll=61).damage == 6
    with pytest.raises(RulesError, match="missing_value"):
        health.poisoned(NpcPerson("t/e", "Guard", Npc()), 12)


def test_a_major_wound_leaves_its_mark(hero, faces):
    """14.2: dice off the characteristic, the same off the move; one step with the wound."""
    hurt = TakeDamage(8).apply(hero(UGE))
    loss = health.lasting_loss(faces(2), own_roll=5)
    assert (loss.losses, loss.move, loss.row.fights) == ({"dex": 2}, 2, "yes")
    after = health.lasting_loss_edit(hurt, derive(hurt), "wound.1", loss).apply(hurt)
    assert (derive(after).values["dex"], after.move, after.wounds[0].major_roll) == (11, 8, 5)
    three = health.lasting_loss(faces(1, 2, 3), own_roll=99)
    assert three.losses == {"app": 1, "dex": 2, "con": 3}
    chosen = health.lasting_loss(faces(1, 2, 3, 4), own_roll=100, chosen=("str", "con", "int", "pow"))
    assert chosen.losses == {"str": 1, "con": 2, "int": 3, "pow": 4}
    with pytest.raises(RulesError, match="missing_value"):
        health.lasting_loss(faces(), own_roll=100)
    assert health.lasting_loss(faces(25, 3)).losses == {"str": 3}


def test_bleeding_goes_on_until_it_is_stopped(hero):
    hurt = TakeDamage(3, effect="bleeding").apply(hero(UGE))
    worse = health.bleed("wound.1", 2).apply(hurt)
    assert (points(worse), worse.wounds[0].left) == (8, 5)
    assert health.stop_bleeding("wound.1").apply(worse).wounds[0].effect == ""


def test_a_fright(hero, faces):
    """15.5: roll at or under the present sanity; half of the start lost at once brings a disorder."""
    calm = derive(hero(replace(UGE, sanity=True)))
    fine = health.frightened(calm, "0/1D6", faces(), own_roll=55)
    assert (fine.loss.succeeded, fine.loss.lost, fine.disorder) == (True, 0, None)
    shaken = health.frightened(calm, "0/1D6", faces(10, 10, 4))
    assert (shaken.roll, shaken.loss.lost, shaken.loss.after) == (100, 4, 51)
    edited = health.fright_edit(shaken).apply(calm.character)
    assert derive(edited).resources["sanity"].current == 51
    shaken = health.frightened(calm, "1D10/1D100", faces(27), own_roll=99)
    assert (shaken.loss.lost, shaken.disorder) == (27, None)
    with pytest.raises(RulesError, match="missing_value"):
        health.frightened(derive(hero()), "0/1", faces())
    with pytest.raises(RulesError, match="bad_dice"):
        health.frightened(calm, "1D6", faces())


@pytest.mark.parametrize(
    ("kind", "length", "id_", "minutes"),
    [
        (1, 1, "catatonia", 5),
        (2, 2, "stupor", 60),
        (3, 3, "paranoia", 120),
        (4, 4, "phobia", 720),
        (5, 5, "amnesia", 1440),
        (6, 6, "despair", 2880),
        (6, 7, "despair", 10080),
        (1, 8, "catatonia", 20160),
    ],
)
def test_a_heavy_loss_brings_on_a_disorder(kind, length, id_, minutes, hero, faces):
    """15.5: half of POW 11 × 5, rounded up, is 28; then 1D6 names the disorder and 1D8 says for how long."""
    calm = derive(hero(replace(UGE, sanity=True)))
    dice = faces(28, kind, length)
    broken = health.frightened(calm, "1D10/1D100", dice, own_roll=99)
    assert dice.asked == [100, 6, 8]
    assert broken.disorder == health.Disorder(id_, minutes, ((6, kind), (8, length)))
    own = health.frightened(calm, "1D10/1D100", faces(), own_roll=99, own_total=28, own_disorder=(kind, length))
    assert (own.rolled, own.disorder) == (None, broken.disorder)
    half = health.frightened(calm, "1D10/1D100", faces(length), own_roll=99, own_total=28, own_disorder=(kind, None))
    assert half.disorder == broken.disorder


def test_dice_of_a_disorder_typed_in_must_be_of_its_dice_and_are_left_without_one(hero, faces):
    calm = derive(hero(replace(UGE, sanity=True)))
    for typed in ((7, None), (0, None), (None, 9), (None, 0)):
        with pytest.raises(RulesError, match="roll_out_of_range"):
            health.frightened(calm, "1/1D4", faces(), own_disorder=typed)
    with pytest.raises(RulesError, match="roll_out_of_range"):
        health.frightened(calm, "1/1D4", faces(), own_roll=99, own_total=5)
    assert health.frightened(calm, "1/1D4", faces(3), own_roll=99, own_disorder=(4, 8)).disorder is None


def test_the_other_thresholds(hero, faces):
    """15.5: as much as POW; or a fifth of the present value, and then the disorder stays and no die names it."""
    by_power = derive(hero(replace(UGE, sanity=True, sanity_threshold="pow")))
    assert health.frightened(by_power, "0/1D100", faces(10), own_roll=99).disorder is None
    assert health.frightened(by_power, "0/1D100", faces(11, 1, 1), own_roll=99).disorder is not None
    trained = by_power.character
    rows = tuple(structs.replace(row, training=2) if row.id == "pow" else row for row in trained.characteristics)
    trained = structs.replace(trained, characteristics=rows)
    assert health.disorder_threshold(derive(trained)) == health.disorder_threshold(by_power) + 2, "POW as it is now"
    started = derive(SetOptions(replace(UGE, sanity=True)).apply(trained))
    assert health.disorder_threshold(started) == 28, "half of the start, which training does not move"
    fifth = derive(hero(replace(UGE, sanity=True, sanity_threshold="fifth_current")))
    assert health.frightened(fifth, "0/1D100", faces(11), own_roll=99).disorder == health.Disorder("lasting")
    empty = derive(SetResource(SANITY, 0).apply(fifth.character))
    assert health.frightened(empty, "0/0", faces(), own_roll=99).disorder is None


def test_losses_of_one_turn_or_hour_are_added_up(hero, faces):
    """15.5: half of the start within a turn; a fifth of what the hour began with; a disorder begins the sum anew."""
    calm = derive(SetResource(SANITY, 35).apply(hero(replace(UGE, sanity=True))))
    almost = health.frightened(calm, "0/1D10", faces(7), own_roll=99, before=20)
    assert (almost.disorder, almost.before) == (None, 20)
    enough = health.frightened(calm, "0/1D10", faces(8, 1, 1), own_roll=99, before=20)
    assert enough.disorder == health.Disorder("catatonia", 5, ((6, 1), (8, 1)))
    assert health.frightened(calm, "0/1D10", faces(), own_roll=1, own_total=0, before=28).disorder is None
    assert health.frightened(calm, "0/1D10", faces(8), own_roll=99, before=28).disorder is None, "it had its own"
    fifth = derive(SetResource(SANITY, 44).apply(hero(replace(UGE, sanity=True, sanity_threshold="fifth_current"))))
    assert (health.disorder_threshold(fifth), health.disorder_threshold(fifth, 8)) == (9, 11)
    assert health.frightened(fifth, "0/1D10", faces(2), own_roll=99, before=8).disorder is None
    assert health.frightened(fifth, "0/1D10", faces(3), own_roll=99, before=8).disorder == health.Disorder("lasting")


def test_what_was_lost_so_far_follows_the_sheet(hero, faces):
    """It is the sum as long as nothing else changed sanity: after an undo it is that of then."""
    calm = derive(hero(replace(UGE, sanity=True)))
    start = health.LostSoFar()
    assert start.total(55) == 0
    first = health.frightened(calm, "0/1D10", faces(10), own_roll=99)
    once = start.after(first)
    assert (once.total(45), once.total(55), once.total(50)) == (10, 0, 0)
    hurt = derive(health.fright_edit(first).apply(calm.character))
    second = health.frightened(hurt, "0/1D10", faces(3), own_roll=99, before=once.total(45))
    twice = once.after(second)
    assert (twice.total(42), twice.total(45)) == (13, 10)
    worse = derive(health.fright_edit(second).apply(hurt.character))
    third = health.frightened(worse, "0/1D100", faces(15, 1, 1), own_roll=99, before=13)
    assert third.disorder is not None
    assert twice.after(third).total(27) == 0


def test_the_journal_keeps_a_disorder(tmp_path, hero, faces):
    calm = derive(hero(replace(UGE, sanity=True)))
    broken = health.frightened(calm, "1D10/1D100", faces(30, 4, 2), own_roll=99)
    line = fright_entry(replace(broken, before=2), "doc", "Anna", 1, options=calm.character.options)
    assert line.combat.before == 2
    journal = Journal(tmp_path / "journal.sqlite3")
    journal.append(line)
    journal.close()
    [kept] = Journal(tmp_path / "journal.sqlite3").entries()
    assert kept.combat == line.combat
    assert (kept.combat.disorder, kept.combat.minutes, kept.combat.disorder_faces) == ("phobia", 60, ((6, 4), (8, 2)))


def test_the_journal_keeps_damage_wounds_and_healing(tmp_path, faces):
    """Written, read again, equal; told apart from rolls."""
    arm = Arm("w", "short_sword", "Sting", parse_damage("1D6+1+db"), "+1D4")
    damage = settle_damage(prepare_damage(arm, "special", SRD), faces(4, 2))
    blow = Blow(14, 2, "chest", "bleeding")
    lines = (
        damage_entry(damage, "doc", "Anna", 1),
        wound_entry(blow, "doc", "Bran", 2, left=2, major=True, contest="attack"),
        healing_entry(health.heal_week(faces(3)), "doc", "Bran", 3, left=5, options=UGE),
    )
    assert [line.event for line in lines] == ["damage", "wound", "healing"]
    assert (lines[0].combat.total, lines[0].combat.faces, lines[0].combat.dice) == (14, ((6, 4), (4, 2)), "1D6+1+7+1D4")
    assert lines[0].steps[-1].result == 14
    assert (lines[1].combat.points, lines[1].combat.armour, lines[1].combat.location) == (12, 2, "chest")
    journal = Journal(tmp_path / "journal.sqlite3")
    for line in lines:
        journal.append(line)
    journal.close()
    found = Journal(tmp_path / "journal.sqlite3").entries()
    assert [type(line)(**{**{f: getattr(line, f) for f in line.__struct_fields__}, "number": 0}) for line in found] == [
        *reversed(lines)
    ]


def test_rolls_with_a_weapon_are_rolls_of_its_skill_and_found_by_both_names(tmp_path, hero, showing):
    """The filter by skill finds them, and so does the weapon's name in any language."""
    person = replace(hero(), weapons=(Weapon(id="w", weapon="short_sword", skill="brawl"),))
    derived = derive(person)
    swing = settle(prepare(person, derived, attack_with(derived, "w")), showing(5))
    fist = settle(prepare(person, derived, Subject("skill", "brawl")), showing(5))
    for close in (False, True):
        journal = Journal(tmp_path / "journal.sqlite3")
        if not close:
            journal.append(entry_of(fist, "doc", "Anna", 1), entry_of(swing, "doc", "Anna", 2))
        assert journal.count(JournalQuery(skill="brawl")) == 2
        assert journal.count(JournalQuery(text="épée courte")) == 1
        names = {line.name for line in journal.entries()}
        assert names == {SubjectName(skill="brawl", roll="attack", weapon="short_sword"), SubjectName(skill="brawl")}
        journal.close()
