"""Documents as bytes: nothing lost, nothing doubtful let in, every fault named with its place."""

import json
import time
from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest
from character_strategies import characters
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.brp import BrpCharacter, Note, Skill, SkillPoints
from brp_desktop.sheet.edits import RemoveSkill, SetPoints
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import codec, migrations
from brp_desktop.storage.documents import SheetDocument, new_document
from brp_desktop.storage.errors import StorageError

ID = "5d0c3c7e-7d5b-4b0e-9a53-0f6f1a1c6e01"


def sheet(**changes: Any) -> dict[str, Any]:
    """The data of a small valid sheet, with changes."""
    character = BrpCharacter(
        name="Adèle",
        options=UGE,
        skills=(Skill(id="spot", skill="spot"), Skill(id="own.1", name="Tides", points=SkillPoints(personal=5))),
        notes=(Note(id="note.1", title="Log", text="one"),),
    )
    data = json.loads(codec.encode(SheetDocument(id=ID, character=character)))
    data.update(changes)
    return data


def decode(data: Any) -> SheetDocument:
    return codec.decode(json.dumps(data).encode())


def refused(data: Any) -> StorageError:
    with pytest.raises(StorageError) as caught:
        decode(data)
    return caught.value


@given(characters)
def test_any_character_comes_back(character):
    """Encode and decode is the identity; the same document gives the same bytes."""
    document = new_document(character)
    data = codec.encode(document)
    again = codec.decode(data)
    assert again.character == character
    assert again.id == document.id
    assert not again.unknown
    assert codec.encode(again) == data


def test_the_file_reads_well():
    """Deterministic, tabs, final newline, letters as they are, defaults left out, the rules in full (D12)."""
    text = codec.encode(SheetDocument(id=ID, character=replace(new_character(SRD), name="Adèle"))).decode()
    lines = text.split("\n")
    assert lines[:5] == ["{", '\t"format_version": 1,', f'\t"id": "{ID}",', '\t"system": "brp",', '\t"name": "Adèle",']
    assert lines[-2:] == ["}", ""]
    data = json.loads(text)
    assert set(data["options"]) == set(vars(SRD))
    assert data["skills"][0] == {"id": "brawl", "skill": "brawl"}
    assert text.count("\n") > 250
    assert "\\u" not in text


def test_stored_rules_win_over_the_defaults_of_the_program():
    """D12, T09: what the document says stays, whatever the presets say today."""
    options = {**sheet()["options"], "free_ticks": 7, "automatic_ticks": False}
    character = decode(sheet(options=options)).character
    assert (character.options.free_ticks, character.options.automatic_ticks) == (7, False)


def test_rules_a_file_does_not_have_are_defaults_and_named():
    options = sheet()["options"]
    del options["reroll_cost"]
    document = decode(sheet(options=options))
    assert document.character.options == UGE
    assert [(notice.code, notice.where) for notice in document.notices] == [("options_incomplete", "options")]
    assert decode({"format_version": 1, "id": ID, "system": "brp"}).character.options == SRD


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ((), [], "not_a_sheet", ""),
        ((), "text", "not_a_sheet", ""),
        ((), None, "not_a_sheet", ""),
        (("format_version",), "1", "wrong_type", "format_version"),
        (("format_version",), True, "wrong_type", "format_version"),
        (("format_version",), 1.0, "wrong_type", "format_version"),
        (("format_version",), 0, "unknown_version", "format_version"),
        (("system",), "runes", "unsupported_system", "system"),
        (("system",), 3, "wrong_type", "system"),
        (("id",), "x", "bad_data", "id"),
        (("id",), 5, "wrong_type", "id"),
        (("name",), None, "wrong_type", "name"),
        (("name",), "x" * 1001, "too_long", "name"),
        (("age",), -1, "out_of_range", "age"),
        (("age",), "31", "wrong_type", "age"),
        (("age",), 31.0, "wrong_type", "age"),
        (("age",), 10**30, "out_of_range", "age"),
        (("move",), True, "wrong_type", "move"),
        (("skills",), {}, "wrong_type", "skills"),
        (("skills", 1), [], "wrong_type", "skills[1]"),
        (("skills", 1, "id"), "", "out_of_range", "skills[1].id"),
        (("skills", 1, "id"), "spot", "duplicate_id", "skills[1].id"),
        (("skills", 1, "points", "personal"), "5", "wrong_type", "skills[1].points.personal"),
        (("skills", 1, "points", "personal"), 5.5, "wrong_type", "skills[1].points.personal"),
        (("skills", 1, "points", "personal"), 10_000, "out_of_range", "skills[1].points.personal"),
        (("skills", 1, "points", "personal"), -10_000, "out_of_range", "skills[1].points.personal"),
        (("skills", 1, "points"), 5, "wrong_type", "skills[1].points"),
        (("skills", 1, "ticked"), 1, "wrong_type", "skills[1].ticked"),
        (("skills", 1, "ticked"), None, "wrong_type", "skills[1].ticked"),
        (("skills", 1, "conditions"), ["a", 4], "wrong_type", "skills[1].conditions[1]"),
        (("skills", 1, "note"), ["x"], "wrong_type", "skills[1].note"),
        (("notes", 0, "text"), 3, "wrong_type", "notes[0].text"),
        (("characteristics",), [{"id": "str", "initial": -1}], "out_of_range", "characteristics[0].initial"),
        (("characteristics",), [{"id": "str"}, {"id": "str"}], "duplicate_id", "characteristics[1].id"),
        (("characteristics",), [{"initial": 1}], "missing_field", "characteristics[0].id"),
        (("resources",), [{"id": "hit_points", "maximum": -1}], "out_of_range", "resources[0].maximum"),
        (("options",), [], "wrong_type", "options"),
        (("options", "opposed_tie"), "coin", "unknown_value", "options.opposed_tie"),
        (("options", "critical"), 1, "unknown_value", "options.critical"),
        (("options", "success_cap"), "95", "unknown_value", "options.success_cap"),
        (("options", "improvement_gain"), ["1D6"], "unknown_value", "options.improvement_gain"),
        (("portrait",), "@@@", "bad_data", "portrait"),
        (("portrait",), "R0lGODlh", "not_a_picture", "portrait"),
        (("portrait",), "A" * 266_672, "too_long", "portrait"),
    ],
)
def test_every_fault_is_named_with_its_place(path, value, code, where):
    data = sheet()
    if path:
        holder = data
        for part in path[:-1]:
            holder = holder[part]
        holder[path[-1]] = value
    else:
        data = value
    error = refused(data)
    assert (error.code, error.where) == (code, where)


def test_missing_parts_are_named():
    for name in ("format_version", "system"):
        data = sheet()
        del data[name]
        assert refused(data).code == "not_a_sheet"
    data = sheet()
    del data["id"]
    assert (refused(data).code, refused(data).where) == ("missing_field", "id")
    data = sheet()
    del data["skills"][1]["id"]
    assert (refused(data).code, refused(data).where) == ("missing_field", "skills[1].id")


def test_too_many_skills_are_refused():
    rows = [{"id": f"own.{number}"} for number in range(20_001)]
    assert (refused(sheet(skills=rows)).code, refused(sheet(skills=rows)).where) == ("too_long", "skills")
    assert len(decode(sheet(skills=rows[:-1])).character.skills) == 20_000


def test_what_could_not_be_read_again_is_not_written():
    """A value beyond the limits, however it came about, is refused with its place instead of making a dead file."""
    for skill, code, where in (
        (Skill(id="a", points=SkillPoints(personal=10_000)), "out_of_range", "skills[0].points.personal"),
        (Skill(id="", name="x"), "out_of_range", "skills[0].id"),
        (Skill(id="a", name="\ud83d"), "bad_text", "skills[0].name"),
        (Skill(id="a", bonus=1.5), "wrong_type", "skills[0].bonus"),  # type: ignore[arg-type]
        (Skill(id="a", note="x" * 1_000_001), "too_long", "skills[0].note"),
    ):
        with pytest.raises(StorageError) as caught:
            codec.encode(SheetDocument(id=ID, character=BrpCharacter(skills=(skill,))))
        assert (caught.value.code, caught.value.where) == (code, where)
    twice = BrpCharacter(skills=(Skill(id="a"), Skill(id="a")))
    with pytest.raises(StorageError, match="duplicate_id"):
        codec.encode(SheetDocument(id=ID, character=twice))
    with pytest.raises(StorageError, match="bad_data"):
        codec.encode(SheetDocument(id="no id", character=BrpCharacter()))


def with_unknown() -> dict[str, Any]:
    """A sheet with something unknown at every depth."""
    data = sheet(vehicles=[{"id": "pistol", "damage": "1D8", "load": 6.25}], zoom=1.5, nothing=None)
    data["options"]["house_rule"] = "yes"
    data["skills"][0]["colour"] = {"ink": ["red", 3]}
    data["skills"][0]["points"] = {"luck": 4}
    data["skills"][1]["points"]["talent"] = 2
    data["notes"][0]["pinned"] = True
    data["characteristics"] = [{"id": "str", "initial": 10, "rolled": [3, 4, 3]}]
    data["resources"] = [{"id": "hit_points", "bandaged": True}]
    data["weapons"] = [{"id": "weapon.1", "name": "Cane", "weight": 6.25}]
    data["armour"] = [{"id": "armour.1", "burdens": [["category.physical", -5]], "dented": [1]}]
    data["wounds"] = [{"id": "wound.1", "amount": 3, "sewn": None}]
    data["powers"] = [{"id": "power.1", "colour": "blue"}]
    data["items"] = [{"id": "thing.1", "name": "Bag", "seam": {"torn": True}}]
    data["wealth"] = [{"id": "wealth.1", "bank": ""}]
    data["contacts"] = [{"id": "contact.1", "trust": 3}]
    throw = {"id": "throw.1", "characteristic": "str", "dice": "3D6", "faces": [1, 2, 3], "cup": "leather"}
    data["creation"] = {"step": "age", "throws": [throw], "mood": ["sunny"]}
    return data


def test_unknown_data_at_every_depth_are_kept():
    """D06: what this version does not know is written back, by id, and nothing else is disturbed."""
    data = with_unknown()
    document = decode(data)
    assert json.loads(codec.encode(document)) == data
    assert codec.encode(decode(json.loads(codec.encode(document)))) == codec.encode(document)


def test_unknown_data_follow_their_entry_through_edits():
    """Matched by id: they move with the row, survive changes of it and go with it."""
    document = decode(with_unknown())
    character = document.character
    edited = SetPoints("spot", "personal", 9).apply(replace(character, skills=character.skills[::-1]))
    data = json.loads(codec.encode(document.with_character(edited)))
    rows = {row["id"]: row for row in data["skills"]}
    assert rows["spot"]["colour"] == {"ink": ["red", 3]}
    assert rows["spot"]["points"] == {"personal": 9, "luck": 4}
    assert rows["own.1"]["points"] == {"personal": 5, "talent": 2}
    removed = json.loads(codec.encode(document.with_character(RemoveSkill("spot").apply(character))))
    assert [row["id"] for row in removed["skills"]] == ["own.1"]
    restored = json.loads(codec.encode(document.with_character(character)))
    assert restored == with_unknown()


known_keys = st.sampled_from(("zzz", "x-note", "Größe", "vehicles"))
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**30), 10**30) | st.text('añ"\\:{}', max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", max_size=2), inner, max_size=3),
    max_leaves=6,
)


@given(st.lists(st.tuples(st.integers(0, 6), known_keys, json_values), max_size=6))
def test_any_unknown_data_are_kept(additions):
    data = sheet(characteristics=[{"id": "str"}], resources=[{"id": "oil"}])
    places = [data, data["options"], data["skills"][0], data["skills"][1]["points"], data["notes"][0],
              data["characteristics"][0], data["resources"][0]]  # fmt: skip
    for place, key, value in additions:
        places[place][key] = value
    assert json.loads(codec.encode(decode(data))) == data


def test_unknown_skills_of_a_later_catalogue_are_kept_and_named():
    data = sheet(skills=[{"id": "hacking", "skill": "hacking", "points": {"personal": 20}}])
    document = decode(data)
    assert [(notice.code, notice.where) for notice in document.notices] == [("unknown_skill", "skills[0].skill")]
    assert json.loads(codec.encode(document)) == data


def test_a_newer_format_opens_read_only():
    """D06: format 999 and an unknown key: open, read-only, said so; a copy keeps the unknown."""
    document = decode(sheet(format_version=999, aura="green"))
    assert (document.read_only, document.format_version) == (True, 999)
    assert [notice.code for notice in document.notices] == ["newer_format"]
    copy = document.writable_copy()
    assert copy.id != document.id
    assert json.loads(codec.encode(copy))["aura"] == "green"
    assert json.loads(codec.encode(copy))["format_version"] == 1


def test_a_newer_format_opens_as_far_as_it_can_be_read():
    data = sheet(format_version=2, age={"years": 31}, move=[1])
    data["skills"][1]["points"] = [1, 2]
    data["options"]["opposed_tie"] = "coin"
    document = decode(data)
    assert (document.character.name, document.character.age) == ("Adèle", None)
    assert document.character.skills[1].points == SkillPoints()
    unreadable = {notice.where for notice in document.notices if notice.code == "unreadable_part"}
    assert unreadable == {"age", "move", "skills[1].points", "options.opposed_tie"}
    entry = decode(sheet(format_version=2, skills=[{"id": "a"}, {"id": 7}, {"id": "b"}]))
    assert [row.id for row in entry.character.skills] == ["a", "b"]
    assert refused(sheet(format_version=2, id=5)).where == "id"
    hopeless = sheet(format_version=2, skills=[{"id": number} for number in range(100)])
    assert refused(hopeless).code == "unknown_version"


def test_older_formats_are_brought_up_step_by_step(monkeypatch):
    """D07: a document of an older version goes through every migration in order."""

    def to_two(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "name": data["name"] + " two"}

    def to_three(data: dict[str, Any]) -> dict[str, Any]:
        assert data["format_version"] == 2
        return {**data, "name": data["name"] + " three"}

    monkeypatch.setattr(migrations, "MIGRATIONS", {1: to_two, 2: to_three})
    assert migrations.migrated(sheet(), 1, target=3)["name"] == "Adèle two three"
    assert migrations.migrated(sheet(), 1, target=3)["format_version"] == 3
    with pytest.raises(StorageError, match="unknown_version"):
        migrations.migrated(sheet(), 1, target=4)


def test_values_and_words_of_the_user_are_the_same_in_every_language():
    """L02, L03: the file holds ids and plain numbers, whatever the language; own words untouched."""
    character = replace(new_character(SRD), name="Œuvre d’été")
    text = codec.encode(SheetDocument(id=ID, character=character)).decode()
    assert "Listen" not in text
    assert "listen" in text
    assert codec.decode(text.encode()).character == character


def test_a_score_of_four_digits_is_kept():
    """R17: 235 and 9999 come back as they were."""
    rows = tuple(Skill(id=f"own.{n}", points=SkillPoints(personal=n)) for n in (235, 9999))
    document = SheetDocument(id=ID, character=BrpCharacter(skills=rows))
    assert codec.decode(codec.encode(document)).character.skills == rows


def test_error_says_code_place_and_details():
    error = refused(sheet(age="31"))
    assert str(error) == "age: wrong_type (expected='int | null', found='str')"
    assert error.parameters == {"expected": "int | null", "found": "str"}


def test_ids_are_unique():
    assert len({new_document(BrpCharacter()).id for _ in range(50)}) == 50
    assert decode(sheet(id=str(uuid4()).upper())).id.islower()


def test_three_hundred_skills_are_read_quickly():
    """F02: the best of some tries, so that a busy machine does not matter."""
    rows = tuple(
        Skill(id=f"own.{n}", name=f"Skill {n}", base="25", points=SkillPoints(profession=n % 30 + 1, personal=n % 7),
              ticked=n % 3 == 0)
        for n in range(300)
    )  # fmt: skip
    data = codec.encode(SheetDocument(id=ID, character=replace(new_character(SRD), skills=rows)))
    times = []
    for _ in range(30):
        start = time.perf_counter()
        codec.decode(data)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.005
