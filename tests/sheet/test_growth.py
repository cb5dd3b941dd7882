"""Adventures, studies and recorded rolls of development as edits: each does its part, refuses, goes back."""

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet import edits
from brp_desktop.sheet.brp import BrpCharacter, Resource
from brp_desktop.sheet.changes import diff
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth import Adventure, Improvement, Study, TickOrigin
from brp_desktop.sheet.growth_edits import adventure_under_way, recorded, stamped
from brp_desktop.sheet.history import History
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import codec
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError

ID = "5d0c3c7e-7d5b-4b0e-9a53-0f6f1a1c6e01"
ORIGIN = TickOrigin(id="roll-1", time=1_000, reason="ticked")


@pytest.fixture
def someone() -> BrpCharacter:
    """A new character with all characteristics at 12 and a ticked Spot."""
    character = new_character(UGE, name="Bran")
    character = replace(character, characteristics=tuple(replace(row, initial=12) for row in character.characteristics))
    return edits.SetTick("spot", True, "ticked", id="roll-1", time=1_000).apply(character)


def gain(**fields: Any) -> Improvement:
    """A recorded roll of Spot from 25 to 29."""
    given: dict[str, Any] = {
        "id": "line-1", "row": "spot", "skill": "spot", "roll": 80, "needed": 20, "bonus": 6, "dice": "1D6", "gain": 4,
        "old": 25, "new": 29, "reason": "above_score", "tick": ORIGIN,
    }  # fmt: skip
    return Improvement(**given | fields)


def refused(edit: edits.Edit, character: BrpCharacter) -> str:
    with pytest.raises(EditError) as caught:
        edit.apply(character)
    return caught.value.code


def row(character: BrpCharacter, id_: str = "spot") -> Any:
    return next(each for each in character.skills if each.id == id_)


def test_hit_points_do_not_rise_with_their_maximum(someone):
    """10.4: CON trained from 12 to 14 leaves 12 of 13, also where no point was ever lost; other tracks stay full."""

    def track(character: BrpCharacter, id_: str = "hit_points") -> tuple[int | None, int | None]:
        found = derive(character).resources[id_]
        return found.current, found.maximum

    assert (someone.resources, track(someone)) == ((), (12, 12))
    trained = gain(kind="training", row=None, skill=None, characteristic="con", old=12, new=14, gain=2, tick=None)
    after = edits.RecordImprovement(trained).apply(someone)
    assert track(after) == (12, 13)
    hurt = edits.SetResource("hit_points", 5).apply(someone)
    assert track(edits.RecordImprovement(trained).apply(hurt)) == (5, 13)
    assert track(edits.TakeBackImprovement("line-1").apply(after)) == (12, 12)
    power = edits.RecordImprovement(replace_kind(trained, "pow")).apply(someone)
    assert track(power, "power_points") == (14, 14)
    aged = gain(kind="ageing", row=None, characteristic="con", old=12, new=8, gain=-4, tick=None)
    older = edits.RecordImprovement(aged).apply(someone)
    assert track(older) == (10, 10)
    assert track(edits.TakeBackImprovement("line-1").apply(older)) == (12, 12), "it never was"
    typed = edits.SetCharacteristic("con", "initial", 14).apply(someone)
    assert track(typed) == (13, 13), "a sheet that is written is full"


def replace_kind(made: Improvement, characteristic: str) -> Improvement:
    """The same gain of another characteristic."""
    return msgspec.structs.replace(made, characteristic=characteristic)


def test_a_tick_remembers_when_and_why(someone):
    assert row(someone).tick == ORIGIN
    assert edits.SetTick("spot", True, "by_hand", id="x", time=5).apply(someone) is someone
    unticked = edits.SetTick("spot", False, note="a mistake").apply(someone)
    assert (row(unticked).ticked, row(unticked).tick) == (False, None)
    power = edits.SetPowTick(True, "even_or_better", id="roll-2", time=7).apply(someone)
    assert power.pow_tick == TickOrigin(id="roll-2", time=7, reason="even_or_better")
    assert edits.SetPowTick(False).apply(power) == someone
    assert row(edits.SetSkillFlag("spot", "learns", False).apply(someone)).tick is None
    assert refused(edits.SetTick("listen", True, time=-1), someone) == "out_of_range"


def test_a_tick_without_a_time_is_stamped_once():
    ids = iter("abc")
    several = edits.Several((edits.SetTick("spot", True), edits.SetPowTick(True), edits.SetMove(8)), "x")
    marked = stamped(several, 9, lambda: next(ids))
    assert marked == several
    assert [(edit.id, edit.time) for edit in marked.edits[:2]] == [("a", 9), ("b", 9)]
    assert stamped(marked, 10, lambda: next(ids)) is marked
    rolled = edits.SetTick("spot", True, "ticked", id="roll-9")
    assert (stamped(rolled, 4, lambda: next(ids)).id, stamped(rolled, 4, lambda: next(ids)).time) == ("roll-9", 4)


def test_adventures_begin_and_end_and_clear_nothing(someone):
    begun = edits.StartAdventure("The Drowned Bell", 10).apply(someone)
    assert begun.adventures == (Adventure(id="adventure.1", name="The Drowned Bell", started=10),)
    assert begun.adventure == "The Drowned Bell"
    assert refused(edits.StartAdventure("Another", 11), begun) == "adventure_under_way"
    renamed = edits.SetIdentity("adventure", "The Bell").apply(begun)
    assert adventure_under_way(renamed).name == "The Bell"
    ended = edits.EndAdventure(20).apply(renamed)
    assert ended.adventures == (Adventure(id="adventure.1", name="The Bell", started=10, ended=20),)
    assert (ended.adventure, ended.skills) == ("", someone.skills)
    assert refused(edits.EndAdventure(21), ended) == "no_adventure"
    again = edits.StartAdventure("The Bell", 30).apply(ended)
    assert [each.id for each in again.adventures] == ["adventure.1", "adventure.2"]
    assert diff(someone, ended, derive(someone), derive(ended)).progress


def test_a_sheet_that_only_names_its_adventure_is_in_one(someone):
    named = replace(someone, adventure="Old one")
    assert adventure_under_way(named) == Adventure(id="adventure.1", name="Old one")
    assert refused(edits.StartAdventure("New", 1), named) == "adventure_under_way"
    assert edits.EndAdventure(5).apply(named).adventures == (Adventure(id="adventure.1", name="Old one", ended=5),)


def test_a_recorded_roll_takes_its_tick_and_brings_its_gain(someone):
    after = edits.RecordImprovement(gain()).apply(someone)
    assert (row(after).ticked, row(after).tick, row(after).points.experience) == (False, None, 4)
    assert after.improvements == (gain(),)
    assert refused(edits.RecordImprovement(gain()), after) == "duplicate_id"
    assert refused(edits.RecordImprovement(gain(id="line-2")), after) == "not_ticked"
    assert edits.TakeBackImprovement("line-1").apply(after) == someone
    assert refused(edits.TakeBackImprovement("line-2"), after) == "unknown_id"


def test_another_tick_is_not_taken(someone):
    other = TickOrigin(id="roll-2", time=1_000, reason="ticked")
    assert refused(edits.RecordImprovement(gain(tick=other)), someone) == "not_ticked"


def test_a_line_taken_back_leaves_what_came_since(someone):
    """A newer tick stays, and so does everything else that happened."""
    after = edits.RecordImprovement(gain()).apply(someone)
    after = edits.SetTick("spot", True, "ticked", id="roll-2", time=2_000).apply(after)
    after = edits.SetPoints("listen", "personal", 7).apply(after)
    back = edits.TakeBackImprovement("line-1").apply(after)
    assert row(back).tick.id == "roll-2"
    assert (row(back).points.experience, row(back, "listen").points.personal) == (0, 7)


def test_characteristics_gain_in_their_own_part(someone):
    power = edits.SetPowTick(True, "even_or_better", id="roll-2", time=7).apply(someone)
    made = gain(kind="pow", row=None, skill=None, characteristic="pow", old=12, new=14, gain=2, tick=power.pow_tick)
    after = edits.RecordImprovement(made).apply(power)
    values = {each.id: each for each in after.characteristics}
    assert (values["pow"].training, values["pow"].value, after.pow_ticked, after.pow_tick) == (2, 14, False, None)
    assert edits.TakeBackImprovement("line-1").apply(after) == power
    assert refused(edits.RecordImprovement(made), someone) == "not_ticked"
    aged = gain(kind="ageing", row=None, characteristic="dex", old=12, new=11, gain=-1, tick=None)
    after = edits.RecordImprovement(aged).apply(someone)
    assert {each.id: each.age for each in after.characteristics}["dex"] == -1


def test_mastery_moves_sanity_both_ways(someone):
    sane = replace(someone, options=replace(UGE, sanity=True), resources=(Resource(id="sanity", current=30),))
    after = edits.RecordImprovement(gain(sanity=7)).apply(sane)
    assert after.resources[0].current == 37
    assert edits.TakeBackImprovement("line-1").apply(after) == sane


def test_one_study_at_a_time(someone):
    study = Study(id="study-1", kind="teacher", skill="listen", teacher="Old Tom", teach=60, taught=45)
    begun = edits.BeginStudy(study).apply(someone)
    other = Study(id="study-2", kind="alone", skill="spot")
    assert refused(edits.BeginStudy(other), begun) == "study_under_way"
    assert refused(edits.BeginStudy(Study(id="x", kind="alone", skill="nothing")), someone) == "unknown_id"
    assert refused(edits.PassStudy("study-2"), begun) == "unknown_id"
    passed = edits.PassStudy("study-1").apply(begun)
    assert passed.study.earned
    assert edits.EndStudy("study-1").apply(passed) == someone
    made = gain(kind="taught", row="listen", skill="listen", tick=None, study=passed.study)
    after = edits.RecordImprovement(made).apply(passed)
    assert (after.study, row(after, "listen").points.experience, row(after).ticked) == (None, 4, True)
    assert edits.TakeBackImprovement("line-1").apply(after) == passed
    assert refused(edits.TakeBackImprovement("line-1"), replace(after, study=other)) == "study_under_way"


def test_an_edit_says_which_lines_it_is_about():
    both = edits.Several((edits.RecordImprovement(gain()), edits.TakeBackImprovement("line-2")), "development")
    assert recorded(both) == (("line-1", True), ("line-2", False))
    assert recorded(edits.SetMove(8)) == ()


def test_steps_are_joined_into_one():
    """A whole phase is one undo step although its lines were steps."""
    history = History(0)
    for value in (1, 2, 3):
        history.push(value, f"line {value}")
    assert history.labels == ("line 3", "line 2", "line 1")
    assert not history.join(4, "phase")
    assert not history.join(0, "phase")
    assert history.join(2, "phase")
    assert (history.undo(), history.value, history.redo(), history.value) == ("phase", 1, "phase", 3)
    history.undo()
    assert history.join(1, "other")
    assert (history.can_redo, history.undo_label) == (False, "other")
    there_and_back = History(0)
    there_and_back.push(1, "line")
    there_and_back.push(0, "taken back")
    assert there_and_back.join(2, "phase")
    assert (there_and_back.can_undo, there_and_back.value) == (False, 0)


def test_growth_is_written_and_read_and_old_files_open(someone):
    character = edits.StartAdventure("Bell", 10).apply(someone)
    character = edits.BeginStudy(Study(id="s", kind="alone", skill="listen")).apply(character)
    character = edits.RecordImprovement(gain()).apply(character)
    data = json.loads(codec.encode(SheetDocument(id=ID, character=character)))
    assert data["format_version"] == 1
    assert data["adventures"] == [{"id": "adventure.1", "name": "Bell", "started": 10}]
    assert data["study"] == {"id": "s", "kind": "alone", "skill": "listen"}
    assert data["improvements"][0]["tick"] == {"id": "roll-1", "time": 1000, "reason": "ticked"}
    assert codec.decode(json.dumps(data).encode()).character == character
    old = json.loads(codec.encode(SheetDocument(id=ID, character=new_character(SRD))))
    assert not {"adventures", "study", "improvements", "pow_tick"} & set(old)
    old["skills"][0]["ticked"] = True
    assert codec.decode(json.dumps(old).encode()).character.skills[0].tick is None


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"adventures": [{"id": "a"}, {"id": "a"}]}, "duplicate_id", "adventures[1].id"),
        ({"adventures": [{"id": "a", "started": -1}]}, "out_of_range", "adventures[0].started"),
        ({"adventures": [{"name": "x"}]}, "missing_field", "adventures[0].id"),
        ({"improvements": [{"id": "a", "kind": "luck"}]}, "unknown_value", "improvements[0].kind"),
        ({"improvements": [{"id": "a", "roll": 0}]}, "out_of_range", "improvements[0].roll"),
        ({"improvements": [{"id": "a", "roll": 101}]}, "out_of_range", "improvements[0].roll"),
        ({"improvements": [{"id": "a"}, {"id": "a"}]}, "duplicate_id", "improvements[1].id"),
        ({"improvements": [{"id": "a", "tick": []}]}, "wrong_type", "improvements[0].tick"),
        ({"study": {"id": "a", "kind": "alone"}}, "missing_field", "study.skill"),
        ({"pow_tick": {"time": "now"}}, "wrong_type", "pow_tick.time"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(someone, change, code, where):
    data = json.loads(codec.encode(SheetDocument(id=ID, character=someone))) | change
    with pytest.raises(StorageError) as caught:
        codec.decode(json.dumps(data).encode())
    assert (caught.value.code, caught.value.where) == (code, where)


def test_unknown_parts_of_growth_are_kept_and_go_with_their_owner(someone):
    character = edits.BeginStudy(Study(id="s", kind="alone", skill="listen")).apply(someone)
    character = edits.StartAdventure("Bell", 10).apply(character)
    data = json.loads(codec.encode(SheetDocument(id=ID, character=character)))
    spot = next(each for each in data["skills"] if each["id"] == "spot")
    spot["tick"]["witness"] = "Tom"
    data["study"]["room"] = "attic"
    data["adventures"][0]["map"] = [1, 2]
    document = codec.decode(json.dumps(data).encode())
    assert json.loads(codec.encode(document)) == data
    changed = edits.SetTick("spot", False).apply(edits.EndStudy("s").apply(document.character))
    less = json.loads(codec.encode(document.with_character(changed)))
    assert "study" not in less
    assert next(each for each in less["skills"] if each["id"] == "spot") == {"id": "spot", "skill": "spot"}
    assert less["adventures"][0]["map"] == [1, 2]
