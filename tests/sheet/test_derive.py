"""Derived values: every number of a sheet, what is missing, where it comes from, and what is taken over."""

import time
from dataclasses import replace

import pytest
from character_strategies import characters
from hypothesis import given

from brp_desktop.rules.brp import SRD, UGE, BrpOptions
from brp_desktop.rules.brp.checks import explain_chance
from brp_desktop.rules.brp.steps import replay
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Resource, Skill, SkillPoints
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.edits import SetResourceMaximum
from brp_desktop.sheet.new import new_character

VALUES = {"str": 13, "con": 12, "siz": 13, "int": 13, "pow": 11, "dex": 14, "app": 9}


def person(options: BrpOptions = SRD, *rows: Skill, **values: int | None) -> BrpCharacter:
    """A character with these rows and the characteristics above, or others."""
    chosen = {**VALUES, **values}
    return BrpCharacter(
        options=options,
        characteristics=tuple(Characteristic(id=id_, initial=value) for id_, value in chosen.items()),
        skills=rows,
    )


def only(options: BrpOptions, row: Skill, **values: int | None):
    """The derived numbers of a single row."""
    return derive(person(options, row, **values)).skills[row.id]


@pytest.mark.parametrize("preset", ["srd", "uge"])
def test_derived_values_agree_with_the_golden_numbers(vectors, preset):
    """R12: hit points, major wound, power points and the rest, for every person of the golden table."""
    record = {"srd": SRD, "uge": replace(UGE, fatigue=True, sanity=True, encumbrance=True, category_bonus="full")}
    for case in vectors["derived"]:
        options = record[preset]
        derived = derive(person(options, **case["characteristics"]))
        assert derived.resources["hit_points"].maximum == case["hit_points"]
        assert derived.resources["power_points"].maximum == case["power_points"]
        assert derived.damage_bonus == case["damage_bonus"]
        assert derived.move == case["move"]
        rolls = {item.roll: item.chance for item in derived.characteristics.values() if item.roll}
        assert rolls == case["rolls"]
        if preset == "uge":
            assert derived.major_wound == case["major_wound"]
            assert derived.experience_bonus == case["experience_bonus"]
            assert derived.encumbrance_limit == case["encumbrance_limit"]
            assert derived.resources["fatigue"].maximum == case["fatigue"]
            sanity = derived.resources["sanity"]
            assert (sanity.current, sanity.maximum) == (min(100, case["sanity"]), 100)
            assert dict(derived.category_bonus) == case["category_bonus"]
            simple = derive(person(replace(options, category_bonus="simple"), **case["characteristics"]))
            assert dict(simple.category_bonus) == case["category_bonus_simple"]
        else:
            assert (derived.major_wound, derived.experience_bonus, derived.encumbrance_limit) == (None, None, None)
            assert set(derived.resources) == {"hit_points", "power_points"}


def test_the_parts_of_a_score_explain_it():
    row = Skill(
        id="spot",
        skill="spot",
        points=SkillPoints(culture=1, personality=20, profession=15, personal=3, experience=8),
        bonus=-2,
    )
    derived = only(SRD, row)
    assert derived.parts == (
        ("base", 25),
        ("points_culture", 1),
        ("points_personality", 20),
        ("points_professional", 15),
        ("points_personal", 3),
        ("points_experience", 8),
        ("permanent_bonus", -2),
    )
    assert (derived.base, derived.score, derived.trained, derived.rollable) == (25, 70, True, True)
    assert explain_chance(derived.parts)[-1].result == 70


def test_a_score_has_no_upper_limit_and_never_falls_below_zero():
    """R17, R05: 235 stays 235; a skill at 0 is a number, not a blank."""
    assert only(SRD, Skill(id="a", skill="spot", points=SkillPoints(personal=210))).score == 235
    low = only(SRD, Skill(id="a", skill="spot", bonus=-100))
    assert (low.score, low.rollable, low.trained) == (0, True, False)
    assert only(SRD, Skill(id="a", skill="language_other", speciality_text="Latin")).score == 0


def test_missing_is_not_zero():
    """A blank characteristic makes what hangs on it missing, and nothing else (1.3)."""
    character = person(SRD, Skill(id="dodge", skill="dodge"), Skill(id="spot", skill="spot"), dex=None, siz=None)
    derived = derive(character)
    assert (derived.skills["dodge"].base, derived.skills["dodge"].score) == (None, None)
    assert (derived.skills["dodge"].rollable, derived.skills["dodge"].error) == (False, "missing_value")
    assert derived.skills["dodge"].parts == ()
    assert derived.skills["spot"].score == 25
    assert derived.characteristics["dex"].chance is None
    assert derived.resources["hit_points"].maximum is None
    assert derived.resources["hit_points"].current is None
    assert derived.damage_bonus is None
    assert derive(person(UGE, siz=None)).major_wound is None


def test_a_speciality_that_is_missing_stops_the_roll_only():
    """11.3: a specialised skill without speciality cannot be rolled; a free word is always enough."""
    row = Skill(id="a", skill="knowledge")
    assert (only(SRD, row).error, only(SRD, row).score) == ("speciality_missing", 5)
    assert only(SRD, replace(row, speciality="knowledge_history")).rollable
    assert only(SRD, replace(row, speciality_text="Tides")).rollable
    assert not only(SRD, replace(row, speciality="knowledge_region")).rollable
    assert only(SRD, replace(row, speciality="knowledge_region", speciality_text="Brittany")).rollable
    assert only(SRD, Skill(id="a", skill="etiquette")).rollable
    assert not only(UGE, Skill(id="a", skill="etiquette")).rollable


@pytest.mark.parametrize(
    ("options", "row", "base"),
    [
        (SRD, Skill(id="a", skill="dodge"), 28),
        (SRD, Skill(id="a", skill="fly"), 7),
        (SRD, Skill(id="a", skill="fly", conditions=("natural_wings",)), 56),
        (SRD, Skill(id="a", skill="gaming"), 24),
        (SRD, Skill(id="a", skill="first_aid"), 30),
        (BrpOptions(era="historical"), Skill(id="a", skill="first_aid"), 13),
        (BrpOptions(era="historical"), Skill(id="a", skill="medicine"), 0),
        (replace(UGE, era="historical"), Skill(id="a", skill="medicine"), 5),
        (SRD, Skill(id="a", skill="technical", speciality_text="Radio"), 0),
        (UGE, Skill(id="a", skill="technical", speciality_text="Radio"), 5),
        (SRD, Skill(id="a", skill="literacy", speciality_text="English"), 65),
        (SRD, Skill(id="a", skill="literacy", speciality_text="x", conditions=("literacy_not_common",)), 0),
        (replace(UGE, education=True), Skill(id="a", skill="language_own", speciality_text="x"), 75),
        (UGE, Skill(id="a", skill="knowledge", speciality="knowledge_blasphemous_lore"), 0),
        (UGE, Skill(id="a", skill="firearm", speciality="firearm_pistol"), 20),
        (UGE, Skill(id="a", skill="shield"), 15),
        (UGE, Skill(id="a", skill="melee_weapon", speciality_text="Chair leg"), None),
        (UGE, Skill(id="a", skill="melee_weapon", speciality_text="Chair leg", base="10"), 10),
        (SRD, Skill(id="a", skill="parry", speciality_text="x"), None),
        (SRD, Skill(id="a", name="Tides"), 0),
        (SRD, Skill(id="a", name="Tides", base="INT+POW"), 24),
        (SRD, Skill(id="a", skill="spot", base="max(STR,DEX)"), 14),
    ],
)
def test_the_base_follows_edition_era_conditions_and_hand(options, row, base):
    """11.2: formulas, variants of the record and of the row, weapon keywords, typed bases."""
    derived = only(options, row, edu=15)
    assert derived.base == base
    assert (derived.score is None) == (base is None)


@pytest.mark.parametrize(
    ("row", "error"),
    [
        (Skill(id="a", name="x", base="DEX**2"), "bad_formula"),
        (Skill(id="a", name="x", base=""), "bad_formula"),
        (Skill(id="a", name="x", base="FOO*2"), "unknown_name"),
        (Skill(id="a", skill="hacking"), "unknown_skill"),
        (Skill(id="a", skill="melee_weapon", speciality_text="Chair leg"), "missing_value"),
    ],
)
def test_a_base_that_cannot_be_worked_out_says_why(row, error):
    assert (only(SRD, row).error, only(SRD, row).rollable) == (error, False)


def test_who_has_a_tick_box():
    """T08: data by edition, the speciality's word before the skill's, the user's before both."""
    status = Skill(id="a", skill="status", speciality_text="Press")
    assert only(SRD, status).learns
    assert not only(UGE, status).learns
    assert only(UGE, replace(status, learns=True)).learns
    assert not only(SRD, Skill(id="a", skill="spot", learns=False)).learns
    assert not only(UGE, Skill(id="a", skill="knowledge", speciality="knowledge_blasphemous_lore")).learns
    assert only(UGE, Skill(id="a", skill="knowledge", speciality="knowledge_history")).learns
    assert only(UGE, Skill(id="a", name="Tides")).learns


def test_waiting_ticks_count_only_what_can_be_developed():
    rows = (
        Skill(id="a", skill="spot", ticked=True),
        Skill(id="b", skill="listen"),
        Skill(id="c", skill="status", speciality_text="x", ticked=True),
    )
    assert derive(person(SRD, *rows)).waiting_ticks == 2
    assert derive(person(UGE, *rows)).waiting_ticks == 1
    assert derive(replace(person(UGE, *rows), pow_ticked=True)).waiting_ticks == 2


def test_a_category_bonus_is_part_of_the_score_and_not_of_the_base():
    options = replace(UGE, category_bonus="full")
    climb = only(options, Skill(id="a", skill="climb"))
    assert (climb.base, climb.score, climb.parts[1]) == (40, 43, ("category_bonus", 3))
    assert only(options, Skill(id="a", skill="climb"), str=None).error == "missing_value"
    assert only(options, Skill(id="a", skill="medicine"), edu=None).rollable


def test_every_row_stands_under_a_known_category():
    assert only(SRD, Skill(id="a", skill="spot")).category == "perception"
    assert only(SRD, Skill(id="a", skill="spot", category="mental")).category == "mental"
    assert only(SRD, Skill(id="a", name="x", category="physical")).category == "physical"
    assert only(SRD, Skill(id="a", name="x")).category == "other"
    assert only(SRD, Skill(id="a", skill="of a later catalogue")).category == "other"
    bonus = only(replace(UGE, category_bonus="full"), Skill(id="a", name="x", base="40"))
    assert (bonus.score, bonus.parts) == (40, (("base", 40),))
    assert only(SRD, Skill(id="a", skill="spot", category="psychic")).category == "perception"


def test_education_appears_with_its_option():
    assert "edu" not in derive(person(UGE, edu=15)).characteristics
    shown = derive(person(replace(UGE, education=True), edu=15)).characteristics
    assert (shown["edu"].value, shown["edu"].chance, shown["edu"].roll) == (15, 75, "know")
    assert derive(person(replace(UGE, education=True))).characteristics["edu"].value is None


def test_tracks_full_spent_typed_and_counted():
    """R12: full without a number, a maximum by hand, negative hit points kept, counters of the user's own."""
    character = replace(
        person(SRD),
        resources=(
            Resource(id="hit_points", current=-3),
            Resource(id="power_points", maximum=20),
            Resource(id="oil", name="Lamp oil", current=2, maximum=8),
            Resource(id="open", name="Favours", current=5),
        ),
    )
    tracks = derive(character).resources
    assert list(tracks) == ["hit_points", "power_points", "oil", "open"]
    assert (tracks["hit_points"].current, tracks["hit_points"].maximum) == (-3, 13)
    assert (tracks["power_points"].current, tracks["power_points"].maximum) == (20, 20)
    assert tracks["power_points"].by_hand
    assert tracks["power_points"].steps == ()
    assert (tracks["oil"].name, tracks["oil"].current, tracks["oil"].maximum) == ("Lamp oil", 2, 8)
    assert (tracks["open"].current, tracks["open"].maximum) == (5, None)


def test_move_is_ten_unless_typed_and_never_negative():
    """R12: movement never falls below 0."""
    assert derive(person(SRD)).move == 10
    assert derive(replace(person(SRD), move=7)).move == 7
    assert derive(replace(person(SRD), move=0)).move == 0


def test_a_characteristic_is_the_sum_of_its_parts_and_never_negative():
    parts = Characteristic(id="str", initial=12, moved=2, age=-1, training=1, other=-3)
    assert parts.value == 11
    assert replace(parts, other=-30).value == 0
    assert replace(parts, initial=None).value is None


@pytest.mark.parametrize(
    ("kind", "id_", "ids", "result"),
    [
        ("skill", "spot", ["base", "points_professional", "points_experience", "rating"], 48),
        ("base", "dodge", ["characteristic", "multiplier", "base"], 28),
        ("base", "spot", ["base"], 25),
        ("base", "literacy", ["characteristic", "multiplier", "base"], 65),
        ("roll", "dex", ["characteristic", "multiplier", "chance"], 70),
        ("roll", "siz", [], None),
        ("resource", "hit_points", ["characteristic", "plus_characteristic", "half", "hit_points"], 13),
        ("derived", "major_wound", ["characteristic", "plus_characteristic", "half", "hit_points", "half",
                                    "major_wound"], 7),
        ("derived", "experience_bonus", ["characteristic", "half", "experience_bonus"], 7),
        ("derived", "encumbrance_limit", [], None),
    ],
)  # fmt: skip
def test_every_number_explains_itself(kind, id_, ids, result):
    """16: steps that replay to the number."""
    rows = (
        Skill(id="spot", skill="spot", points=SkillPoints(profession=15, experience=8)),
        Skill(id="dodge", skill="dodge"),
        Skill(id="literacy", skill="literacy", speciality_text="x"),
    )
    steps = derive(person(UGE, *rows)).steps_for(kind, id_)
    assert [step.id for step in steps] == ids
    assert replay(steps) == steps
    assert (steps[-1].result if steps else None) == result


def test_steps_of_nothing_are_none_and_unknown_things_are_refused():
    derived = derive(person(SRD, Skill(id="dodge", skill="dodge"), dex=None))
    assert derived.steps_for("skill", "dodge") == ()
    assert derived.steps_for("base", "dodge") == ()
    with pytest.raises(KeyError):
        derived.steps_for("skill", "nothing")
    with pytest.raises(KeyError):
        derived.steps_for("colour", "dodge")


def test_a_major_wound_is_half_of_the_hit_points_typed_by_hand():
    """10.1: half of the hit points, those that a blow is measured by."""
    computed = derive(person(UGE))
    assert computed.major_wound == 7
    typed = derive(SetResourceMaximum("hit_points", 20).apply(computed.character), computed)
    assert typed.major_wound == 10
    assert [(step.id, step.result) for step in typed.steps_for("derived", "major_wound")] == [
        ("hit_points", 20),
        ("half", 10),
        ("major_wound", 10),
    ]
    blank = SetResourceMaximum("hit_points", 9).apply(person(UGE, siz=None))
    assert derive(blank).major_wound == 5
    assert derive(person(UGE, siz=None)).steps_for("derived", "major_wound") == ()
    assert derive(SetResourceMaximum("hit_points", 9).apply(person(SRD))).major_wound is None


def shown(derived: Derived):
    """All that can be compared of derived values."""
    return {
        name: getattr(derived, name) if name != "skills" else list(derived.skills.items())
        for name in Derived.__struct_fields__
        if name not in {"character", "_context"}
    }


@given(characters, characters)
def test_taking_over_gives_what_working_out_anew_gives(first, second):
    """Whatever the earlier snapshot was, the values are those of a fresh calculation."""
    before = derive(first)
    for after in (second, replace(first, skills=second.skills), replace(second, skills=first.skills),
                  replace(first, skills=first.skills[::-1]), replace(first, resources=second.resources),
                  replace(first, options=second.options)):  # fmt: skip
        assert shown(derive(after, before)) == shown(derive(after))


def test_rows_that_changed_places_are_in_their_new_order():
    character = new_character(SRD)
    before = derive(character)
    rows = list(character.skills)
    rows[3], rows[40] = rows[40], rows[3]
    after = derive(replace(character, skills=tuple(rows)), before)
    assert list(after.skills) == [row.id for row in rows]
    again = derive(replace(character, options=UGE), before)
    assert shown(again) == shown(derive(replace(character, options=UGE)))
    assert again.skills["status"].learns is not before.skills["status"].learns


def test_unchanged_rows_are_the_same_objects():
    character = new_character(SRD)
    before = derive(character)
    rows = tuple(replace(row, ticked=True) if row.id == "spot" else row for row in character.skills)
    after = derive(replace(character, skills=rows), before)
    assert all(after.skills[id_] is before.skills[id_] for id_ in before.skills)
    assert after.resources is before.resources
    assert after.characteristics is before.characteristics
    again = derive(replace(character, characteristics=person().characteristics), before)
    assert again.skills["spot"] is before.skills["spot"]
    assert again.skills["dodge"] is not before.skills["dodge"]


@pytest.mark.parametrize(("count", "limit"), [(300, 0.005), (3000, 0.020)])
def test_a_change_of_one_row_costs_one_row(count, limit):
    """F01: one row of a long sheet; the best of some tries, so that a busy machine does not matter."""
    rows = tuple(Skill(id=f"own.{number}", name="x", base="DEX*2") for number in range(count))
    character = person(SRD, *rows)
    before = derive(character)
    changed = replace(character, skills=(*rows[:-1], replace(rows[-1], ticked=True)))
    times = []
    for _ in range(20):
        start = time.perf_counter()
        derive(changed, before)
        times.append(time.perf_counter() - start)
    assert min(times) < limit
