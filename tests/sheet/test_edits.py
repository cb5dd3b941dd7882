"""Edits: each one does what it says and nothing else, refuses what it must, and can be undone with others."""

import random
from dataclasses import replace

import pytest
from character_strategies import characters
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet import edits
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Note, Skill
from brp_desktop.sheet.changes import ChangeSet, diff
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth import Study
from brp_desktop.sheet.history import History
from brp_desktop.sheet.new import new_character, new_counter, new_note, new_skill_id


@pytest.fixture
def someone() -> BrpCharacter:
    """A new character with all characteristics at 12."""
    character = new_character(UGE, name="Bran")
    return replace(character, characteristics=tuple(replace(row, initial=12) for row in character.characteristics))


def changed(character: BrpCharacter, *steps: edits.Edit) -> BrpCharacter:
    for step in steps:
        character = step.apply(character)
    return character


def changes(before: BrpCharacter, after: BrpCharacter) -> ChangeSet:
    old = derive(before)
    return diff(before, after, old, derive(after, old))


def row(character: BrpCharacter, id_: str) -> Skill:
    return next(skill for skill in character.skills if skill.id == id_)


def refused(edit: edits.Edit, character: BrpCharacter) -> EditError:
    with pytest.raises(EditError) as caught:
        edit.apply(character)
    return caught.value


def test_points_change_one_row_and_its_score(someone):
    after = changed(someone, edits.SetPoints("spot", "personal", 210))
    assert row(after, "spot").points.personal == 210
    assert changes(someone, after) == ChangeSet(skills=frozenset({"spot"}))
    assert refused(edits.SetPoints("nothing", "personal", 1), someone).code == "unknown_id"
    error = refused(edits.SetPoints("spot", "personal", 10_000), someone)
    assert (error.code, error.parameters["maximum"]) == ("out_of_range", 9999)
    assert refused(edits.SetPoints("spot", "luck", 1), someone).code == "unknown_value"
    assert refused(edits.SetPoints("spot", "personal", True), someone).code == "out_of_range"


def test_a_tick_is_set_and_taken_away_and_needs_a_box(someone):
    """T08: no tick without a box; taking one away is always possible."""
    after = changed(someone, edits.SetTick("spot", True, "ticked"))
    assert changes(someone, after) == ChangeSet(skills=frozenset({"spot"}), derived=True)
    assert changed(after, edits.SetTick("spot", False)) == someone
    assert edits.SetTick("spot", True).apply(after) is after
    assert refused(edits.SetTick("status", True), someone).code == "no_experience_box"
    assert edits.SetTick("status", False).apply(someone) is someone


def test_two_specialities_keep_their_own_points_and_ticks(someone):
    """T04, R08: changing one row never changes another, not even of the same family."""
    french = Skill(id=new_skill_id(someone, "language_other"), skill="language_other", speciality_text="French")
    with_french = changed(someone, edits.AddSkill(french))
    breton = replace(french, id=new_skill_id(with_french, "language_other"), speciality_text="Breton")
    both = changed(with_french, edits.AddSkill(breton))
    ticked = changed(both, edits.SetTick(french.id, True), edits.SetTick(breton.id, True))
    after = changed(ticked, edits.SetTick(french.id, False), edits.SetPoints(french.id, "experience", 4))
    assert row(after, breton.id) is row(ticked, breton.id)


def test_rows_are_added_to_their_family_moved_and_removed(someone):
    """Z01: rows are known by id whatever happens to the list."""
    skill = Skill(id="knowledge.tides", skill="knowledge", speciality_text="Tides")
    after = changed(someone, edits.AddSkill(skill))
    ids = [each.id for each in after.skills]
    assert (
        ids.index("knowledge.tides")
        == max(index for index, each in enumerate(someone.skills) if each.skill == "knowledge") + 1
    )
    assert changes(someone, after).structure
    assert refused(edits.AddSkill(skill), after).code == "duplicate_id"
    own = changed(after, edits.AddSkill(Skill(id="own.1", name="Reading")))
    assert own.skills[-1].id == "own.1"
    moved = changed(own, edits.MoveSkill("own.1", 0))
    assert moved.skills[0].id == "own.1"
    assert changes(own, moved).structure
    assert changed(moved, edits.RemoveSkill("own.1")) == after
    assert refused(edits.RemoveSkill("own.1"), after).code == "unknown_id"
    assert refused(edits.MoveSkill("own.1", len(own.skills)), own).code == "out_of_range"


def test_what_a_row_says_about_itself(someone):
    after = changed(
        someone,
        edits.RenameSkill("spot", "Hawk's eye"),
        edits.SetSpeciality("knowledge.history", None, "Brittany"),
        edits.SetSkillBase("spot", "POW*3"),
        edits.SetSkillConditions("fly", ("natural_wings", "natural_wings")),
        edits.SetSkillNote("spot", "Since childhood."),
        edits.SetPermanentBonus("spot", 5),
        edits.SetSkillCategory("spot", "mental"),
        edits.SetSkillFlag("spot", "pinned", True),
        edits.SetSkillFlag("listen", "hidden", True),
    )
    spot = row(after, "spot")
    assert (spot.name, spot.base, spot.note, spot.bonus) == ("Hawk's eye", "POW*3", "Since childhood.", 5)
    assert (spot.category, spot.pinned) == ("mental", True)
    assert row(after, "fly").conditions == ("natural_wings",)
    assert (row(after, "knowledge.history").speciality, row(after, "listen").hidden) == (None, True)
    assert derive(after).skills["spot"].score == 41
    assert refused(edits.SetSkillCategory("spot", "psychic"), someone).code == "unknown_value"
    assert refused(edits.SetSpeciality("spot", "no_such", ""), someone).code == "unknown_value"
    assert refused(edits.RenameSkill("spot", "x" * 1001), someone).code == "too_long"
    assert refused(edits.SetSkillFlag("spot", "pinned", None), someone).code == "unknown_value"


def test_a_skill_that_stops_learning_loses_its_tick(someone):
    after = changed(someone, edits.SetTick("spot", True), edits.SetSkillFlag("spot", "learns", False))
    assert not row(after, "spot").ticked
    again = changed(after, edits.SetSkillFlag("spot", "learns", None), edits.SetTick("spot", True))
    assert row(again, "spot").ticked


def test_a_characteristic_changes_all_that_hangs_on_it(someone):
    """10.4: derived values follow at once."""
    after = changed(someone, edits.SetCharacteristic("dex", "initial", 16))
    found = changes(someone, after)
    assert found.characteristics == {"dex"}
    assert found.skills == {"dodge", "fly"}
    after = changed(someone, edits.SetCharacteristic("con", "training", 3))
    assert changes(someone, after).resources == {"hit_points"}
    assert derive(after).resources["hit_points"].maximum == 14
    assert refused(edits.SetCharacteristic("luck", "initial", 1), someone).code == "unknown_id"
    assert refused(edits.SetCharacteristic("str", "initial", -1), someone).code == "out_of_range"
    assert refused(edits.SetCharacteristic("str", "moved", None), someone).code == "unknown_value"
    blank = changed(someone, edits.SetCharacteristic("str", "initial", None))
    assert derive(blank).damage_bonus is None
    educated = changed(replace(someone, characteristics=()), edits.SetCharacteristic("edu", "initial", 14))
    assert educated.characteristics == (Characteristic(id="edu", initial=14),)


def test_tracks_are_cut_to_a_lower_maximum_and_not_raised_with_a_higher():
    """10.4 UGE: what was counted stays counted."""
    character = changed(
        replace(new_character(UGE), options=UGE),
        edits.SetCharacteristic("con", "initial", 14),
        edits.SetCharacteristic("siz", "initial", 14),
        edits.SetCharacteristic("pow", "initial", 10),
        edits.SetResource("hit_points", 13),
    )
    lower = changed(character, edits.SetCharacteristic("con", "other", -4))
    assert derive(lower).resources["hit_points"].current == 12
    higher = changed(lower, edits.SetCharacteristic("con", "other", 4))
    assert derive(higher).resources["hit_points"].current == 12
    total = changed(
        character, edits.SetOptions(replace(UGE, total_hit_points=True)), edits.SetResource("hit_points", 28)
    )
    assert derive(changed(total, edits.SetOptions(UGE))).resources["hit_points"].current == 14


def test_spending_stops_at_zero_and_wounds_do_not(someone):
    """R12: 20 of 12 power points leaves 0; hit points may fall below."""
    after = changed(someone, edits.SetResource("power_points", 12 - 20), edits.SetResource("hit_points", -4))
    tracks = derive(after).resources
    assert (tracks["power_points"].current, tracks["hit_points"].current) == (0, -4)
    high = changed(someone, edits.SetResource("power_points", 99), edits.SetResource("hit_points", 99))
    tracks = derive(high).resources
    assert (tracks["power_points"].current, tracks["hit_points"].current) == (24, 12)
    srd = changed(someone, edits.SetOptions(SRD), edits.SetResource("power_points", 99))
    assert derive(srd).resources["power_points"].current == 12
    assert changes(someone, after).resources == {"power_points", "hit_points"}
    full = changed(after, edits.SetResource("hit_points", None))
    assert derive(full).resources["hit_points"].current == 12


def test_counters_of_the_user(someone):
    after = changed(someone, edits.AddCounter("Lamp oil", 8), edits.AddCounter("Favours"))
    tracks = derive(after).resources
    assert [(track.name, track.current, track.maximum) for track in tracks.values() if track.name] == [
        ("Lamp oil", 8, 8),
        ("Favours", 0, None),
    ]
    oil = new_counter(someone, "x").id
    used = changed(after, edits.SetResource(oil, 3), edits.SetResourceMaximum(oil, 2))
    assert derive(used).resources[oil].current == 2
    assert changed(used, edits.RemoveCounter(oil)).resources[0].name == "Favours"
    renamed = changed(used, edits.RenameCounter(oil, "Torches"))
    assert renamed.resources[0] == replace(used.resources[0], name="Torches")
    assert refused(edits.RenameCounter("hit_points", "x"), after).code == "not_removable"
    assert refused(edits.RemoveCounter("hit_points"), after).code == "not_removable"
    assert refused(edits.RemoveCounter("nothing"), after).code == "unknown_id"
    typed = changed(someone, edits.SetResourceMaximum("hit_points", 20))
    assert derive(typed).resources["hit_points"].maximum == 20
    assert derive(changed(typed, edits.SetResourceMaximum("hit_points", None))).resources["hit_points"].maximum == 12
    opened = changed(after, edits.SetResourceMaximum(oil, None))
    assert derive(opened).resources[oil].current == 8


def test_what_no_file_could_hold_never_reaches_the_sheet(someone):
    rich = changed(someone, edits.AddCounter("Gold", 50_000))
    assert rich.resources[0].current is None, "full; a current value goes to 9999"
    assert derive(rich).resources[rich.resources[0].id].current == 50_000
    assert refused(edits.SetIdentity("profession", ""), someone).code == "unknown_value"
    assert row(changed(someone, edits.SetSkillConditions("spot", ("", "a\ud83d"))), "spot").conditions == ("a\ufffd",)
    study = Study(id="s", kind="training", skill="spot", teach=-1)
    assert refused(edits.BeginStudy(study), someone).code == "out_of_range"
    armed = changed(someone, edits.AddBelonging(Weapon(id="w", weapon="", name="Stick")))
    assert armed.weapons[0].weapon is None


def test_who_the_character_is(someone):
    after = changed(
        someone,
        edits.SetIdentity("name", "Bran Tregear"),
        edits.SetIdentity("age", 44),
        edits.SetIdentity("profession", "srd_sailor"),
        edits.SetIdentity("adventure", "The Drowned Bell"),
        edits.SetMove(8),
        edits.SetPowTick(True),
    )
    found = changes(someone, after)
    assert found.identity == {"name", "age", "profession", "adventure", "pow_ticked"}
    assert found.characteristics == {"pow"}
    assert found.derived
    assert refused(edits.SetIdentity("age", "44"), someone).code == "unknown_value"
    assert refused(edits.SetIdentity("age", -1), someone).code == "out_of_range"
    assert refused(edits.SetIdentity("options", "x"), someone).code == "unknown_value"
    assert refused(edits.SetIdentity("name", None), someone).code == "unknown_value"
    assert refused(edits.SetMove(-1), someone).code == "out_of_range"


def test_half_letter_pairs_never_reach_the_sheet(someone):
    after = changed(someone, edits.SetIdentity("name", "A\ud83d"), edits.SetIdentity("place", "🐙"))
    assert after.name == "A\ufffd"
    assert after.place == "🐙"
    broken = "A\ud83d"
    noted = changed(someone, edits.AddNote(new_note(someone, broken, broken)))
    assert (noted.notes[0].title, noted.notes[0].text) == ("A\ufffd", "A\ufffd")
    added = changed(someone, edits.AddSkill(Skill(id="own.1", name=broken, speciality_text=broken, note=broken)))
    new = row(added, "own.1")
    assert {new.name, new.speciality_text, new.note} == {"A\ufffd"}
    studying = changed(someone, edits.BeginStudy(Study(id="s", kind="teacher", skill="spot", teacher=broken)))
    assert studying.study.teacher == "A\ufffd"


def test_pages_of_notes(someone):
    first = new_note(someone, "Log", "one")
    after = changed(someone, edits.AddNote(first))
    second = new_note(after)
    after = changed(after, edits.AddNote(second), edits.SetNote(second.id, "People", "two"))
    assert [note.title for note in after.notes] == ["Log", "People"]
    assert changes(someone, after) == ChangeSet(notes=True)
    assert [note.title for note in changed(after, edits.MoveNote(second.id, 0)).notes] == ["People", "Log"]
    assert changed(after, edits.RemoveNote(first.id)).notes == (Note(id=second.id, title="People", text="two"),)
    assert refused(edits.AddNote(first), after).code == "duplicate_id"
    assert refused(edits.SetNote("nothing", "", ""), after).code == "unknown_id"
    assert refused(edits.RemoveNote("nothing"), after).code == "unknown_id"


def test_the_portrait_is_a_small_picture(someone):
    png = b"\x89PNG\r\n\x1a\n" + bytes(100)
    after = changed(someone, edits.SetPortrait(png))
    assert changes(someone, after).identity == {"portrait"}
    assert changed(after, edits.SetPortrait(b"")) == someone
    assert refused(edits.SetPortrait(b"GIF89a"), someone).code == "not_a_picture"
    assert refused(edits.SetPortrait(png + bytes(200_000)), someone).code == "too_long"


def test_rules_belong_to_the_sheet(someone):
    """T09: another record changes what it changes; the tick rule travels with the sheet."""
    by_hand = changed(someone, edits.SetOptions(replace(UGE, automatic_ticks=False)))
    assert changes(someone, by_hand) == ChangeSet(options=True)
    tired = changed(someone, edits.SetOptions(replace(UGE, fatigue=True)))
    assert "fatigue" in changes(someone, tired).resources
    srd = changes(someone, changed(someone, edits.SetOptions(SRD)))
    assert srd.options
    assert {"etiquette", "status"} <= srd.skills


def test_several_edits_are_one_and_all_or_none(someone):
    both = edits.Several((edits.SetTick("spot", True), edits.SetTick("listen", True)), "free_ticks")
    after = changed(someone, both)
    assert changes(someone, after).skills == {"spot", "listen"}
    assert both.merge_key is None
    broken = edits.Several((edits.SetTick("spot", True), edits.SetTick("nothing", True)), "free_ticks")
    assert refused(broken, someone).code == "unknown_id"


def test_typing_in_one_field_has_one_key_and_ticks_have_none():
    assert edits.SetPoints("a", "personal", 1).merge_key == edits.SetPoints("a", "personal", 2).merge_key
    assert edits.SetPoints("a", "personal", 1).merge_key != edits.SetPoints("a", "profession", 1).merge_key
    assert edits.SetPoints("a", "personal", 1).merge_key != edits.SetPoints("b", "personal", 1).merge_key
    assert edits.SetIdentity("name", "a").merge_key == edits.SetIdentity("name", "b").merge_key
    assert edits.SetTick("a", True).merge_key is None
    assert edits.SetOptions(SRD).merge_key is None


def test_no_difference_is_no_change(someone):
    assert not changes(someone, someone)
    assert not changes(someone, replace(someone, skills=tuple(replace(each) for each in someone.skills)))


@given(characters, characters)
def test_a_change_set_names_every_row_shown_differently(first, second):
    """Every difference on both sheets is named, and nothing that is equal."""
    old = derive(first)
    new = derive(second, old)
    found = diff(first, second, old, new)
    before, after = ({each.id: each for each in sheet.skills} for sheet in (first, second))
    assert found.skills == {
        id_ for id_ in before.keys() & after.keys() if before[id_] != after[id_] or old.skills[id_] != new.skills[id_]
    }
    assert found.structure == ([*before] != [*after])
    assert found.options == (first.options != second.options)
    assert found.notes == (first.notes != second.notes)
    assert bool(found) or (shown_equal(first, second) and old.waiting_ticks == new.waiting_ticks)


def shown_equal(first: BrpCharacter, second: BrpCharacter) -> bool:
    """Whether two sheets are equal but for what no view shows (tracks of rules that are not in use)."""
    return replace(first, resources=(), characteristics=(), move=None) == replace(
        second, resources=(), characteristics=(), move=None
    )


def some_edit(character: BrpCharacter, chance: random.Random) -> edits.Edit:
    """Any edit that this character can take."""
    skill = chance.choice(character.skills).id if character.skills else None
    learning = [id_ for id_, derived in derive(character).skills.items() if derived.learns]
    choices: list[edits.Edit] = [
        edits.SetIdentity("name", chance.choice(("A", "Ad", "Adèle"))),
        edits.SetCharacteristic(chance.choice(("str", "con", "dex", "pow")), "initial", chance.randrange(3, 19)),
        edits.SetResource("hit_points", chance.randrange(-2, 14)),
        edits.AddNote(new_note(character)),
        edits.AddCounter("x", 3),
        edits.AddSkill(Skill(id=new_skill_id(character, None), name="x")),
        edits.SetOptions(chance.choice((SRD, UGE))),
    ]
    if skill:
        choices += [
            edits.SetPoints(skill, "personal", chance.randrange(40)),
            edits.MoveSkill(skill, 0),
            edits.RemoveSkill(skill),
        ]
    if learning:
        choices.append(edits.SetTick(chance.choice(learning), chance.random() < 0.7, "ticked"))
    return chance.choice(choices)


@given(st.integers(0, 10_000))
def test_any_history_of_a_sheet_comes_back(seed):
    """Z01, Z03: 60 edits, undos and redos; all undone is the beginning, all redone the end, derived values alike."""
    chance = random.Random(seed)
    start = new_character(SRD)
    start = replace(start, skills=start.skills[:10])
    history: History[BrpCharacter] = History(start)
    derived = derive(start)
    for _ in range(60):
        step = chance.randrange(5)
        if step == 3:
            history.undo()
        elif step == 4:
            history.redo()
        else:
            edit = some_edit(history.value, chance)
            history.push(edit.apply(history.value), edit, edit.merge_key)
        derived = derive(history.value, derived)
    while history.redo():
        pass
    end = history.value
    while history.undo():
        pass
    assert history.value == start
    assert history.is_saved
    while history.redo():
        pass
    assert history.value == end
    assert dict(derive(end, derived).skills) == dict(derive(end).skills)


def test_a_new_character_has_every_skill_and_no_number_yet():
    """R09: nothing filled in counts as nothing, not as an error."""
    for options in (SRD, UGE, replace(UGE, era="historical"), replace(SRD, era="future"), replace(UGE, powers=True)):
        character = new_character(options)
        derived = derive(character)
        assert len({each.id for each in character.skills}) == len(character.skills) > 50
        assert {derived.skills["spot"].score, derived.skills["climb"].score} == {25, 40}
        assert derived.skills["dodge"].error == "missing_value"
        filled = replace(character, characteristics=tuple(replace(c, initial=10) for c in character.characteristics))
        errors = {id_: each.error for id_, each in derive(filled).skills.items() if each.error}
        assert set(errors.values()) == {"speciality_missing"}
        assert set(errors) <= {"language_own", "language_other", "status", "literacy", "etiquette"}
        categories = [derived.skills[each.id].category for each in character.skills]
        assert categories == sorted(categories)
        assert not any(each.ticked for each in character.skills)
    assert "projection" in {each.skill for each in new_character(replace(UGE, powers=True)).skills}
    assert "projection" not in {each.skill for each in new_character(UGE).skills}


def test_ids_of_new_rows_are_free_and_speak():
    character = new_character(SRD)
    assert new_skill_id(character, "art", "art_poetry") == "art.poetry"
    assert new_skill_id(character, "art", "art_drawing") == "art.2"
    assert new_skill_id(character, "spot") == "spot.2"
    assert new_skill_id(character, None) == "own.1"
    again = edits.AddSkill(Skill(id="own.1", name="x")).apply(character)
    assert new_skill_id(again, None) == "own.2"
