"""Xantis sheets as bytes: nothing lost, what can be put right is and is said, the rest is named with its place."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from xantis_strategies import xantis_characters

from brp_desktop.rules.xantis import PA_MAX, XantisOptions
from brp_desktop.sheet.brp import Note
from brp_desktop.sheet.new_xantis import new_xantis, new_xantis_counter
from brp_desktop.sheet.systems import system_of
from brp_desktop.sheet.xantis import ScoreNode, XantisCharacter
from brp_desktop.sheet.xantis_derive import derive_xantis
from brp_desktop.sheet.xantis_edits import AddXantisCounter, RemoveNode, SetNodeValue
from brp_desktop.storage import codec
from brp_desktop.storage.documents import SheetDocument, new_document
from brp_desktop.storage.errors import StorageError

ID = "5d0c3c7e-7d5b-4b0e-9a53-0f6f1a1c6e02"


def sheet(**changes: Any) -> dict[str, Any]:
    """The data of a new sheet with a counter and a note, with changes."""
    character = new_xantis(name="Ishadur")
    character = AddXantisCounter(new_xantis_counter(character, "Ferite", 6)).apply(character)
    character = replace(character, notes=(Note(id="note.1", title="Diario", text="uno"),))
    return {**json.loads(codec.encode(SheetDocument(id=ID, character=character))), **changes}


def decode(data: Any) -> SheetDocument:
    return codec.decode(json.dumps(data).encode())


def put(data: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    holder: Any = data
    for part in path[:-1]:
        holder = holder.setdefault(part, {}) if isinstance(holder, dict) else holder[part]
    holder[path[-1]] = value
    return data


def repairs(document: SheetDocument) -> list[tuple[str, str, str, str]]:
    return [(notice.code, notice.where, notice.was, notice.now) for notice in document.notices]


@given(xantis_characters())
def test_any_character_comes_back(character):
    """Encode and decode is the identity; the same document gives the same bytes, and nothing had to be put right."""
    data = codec.encode(new_document(character))
    again = codec.decode(data)
    assert again.character == character
    assert system_of(again.character) == "xantis"
    assert again.notices == ()
    assert not again.unknown
    assert codec.encode(again) == data


def test_the_file_reads_well():
    text = codec.encode(SheetDocument(id=ID, character=new_xantis(name="Nerea"))).decode()
    assert text.split("\n")[:5] == [
        "{", '\t"format_version": 1,', f'\t"id": "{ID}",', '\t"system": "xantis",', '\t"name": "Nerea",',
    ]  # fmt: skip
    data = json.loads(text)
    assert data["options"] == {name: getattr(XantisOptions(), name) for name in XantisOptions.__slots__}
    assert data["nodes"][2] == {"id": "atletica", "tier": "abilita", "name": "Atletica", "parent": "prontezza"}
    assert data["pa_max_terms"] == list(PA_MAX.terms)
    assert data["weapons"][0] == {"id": "martello", "name": "Martello", "parry_pa": None}
    assert data["actions"][0] == {"id": "schivata", "name": "Schivata", "pa": 3}
    assert "pme" not in data


def test_a_file_that_says_little_is_a_sheet():
    """What is left out has its default: the readings and formulas of the source, a parry of 3 Pa."""
    document = decode({"format_version": 1, "id": ID, "system": "xantis", "weapons": [{"id": "w", "name": "Sciabola"}]})
    assert document.character == XantisCharacter(weapons=document.character.weapons)
    assert document.character.weapons[0].parry_pa == 3
    assert document.notices == (), "no readings at all are those of the source"
    for some in ({}, {"sync_total": "sum"}):
        part = decode({"format_version": 1, "id": ID, "system": "xantis", "options": some})
        assert part.character.options == XantisOptions()
        assert [(notice.code, notice.where) for notice in part.notices] == [("readings_incomplete", "options")]


NUMBERS = [
    (("pa_left",), -4, "out_of_range", "0"),
    (("pa_left",), 1000, "out_of_range", "999"),
    (("pa_max",), "22", "not_an_integer", "null"),
    (("initiative",), 2.0, "not_an_integer", "null"),
    (("initiative",), -5000, "out_of_range", "-999"),
    (("initiative_number",), None, "not_an_integer", "0"),
    (("pme", "value"), -1, "out_of_range", "0"),
    (("pd", "value"), True, "not_an_integer", "0"),
    (("nodes", 1, "value"), 100, "out_of_range", "99"),
    (("nodes", 1, "value"), 10**40, "out_of_range", "99"),
    (("nodes", 1, "value"), None, "not_an_integer", "0"),
    (("weapons", 0, "attack_pa"), -1, "out_of_range", "0"),
    (("weapons", 0, "parry_pa"), "three", "not_an_integer", "3"),
    (("weapons", 0, "bonus"), [], "not_an_integer", "0"),
    (("actions", 2, "pa"), 2.5, "not_an_integer", "null"),
    (("counters", 0, "now"), -10_000, "out_of_range", "-9999"),
    (("counters", 0, "maximum"), {}, "not_an_integer", "null"),
]


@pytest.mark.parametrize(("path", "value", "code", "now"), NUMBERS)
def test_a_number_that_cannot_be_is_put_right(path, value, code, now):
    """Clamped, or the field's starting value; where, what was there, what it is now; the rest as it was."""
    document = decode(put(sheet(), path, value))
    where = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).removeprefix(".")
    assert repairs(document) == [(code, where, json.dumps(value), now)]
    assert codec.decode(codec.encode(document)).notices == ()
    right = put(sheet(), path, json.loads(now))
    assert codec.encode(document) == codec.encode(decode(right))


def test_the_tree_is_put_right():
    """A cycle, a parent that is not there, one of no higher tier, a tier that is none: no parent, the values stay."""
    data = sheet()
    data["nodes"] = [
        {"id": "a", "tier": "abilita", "name": "A", "value": 1, "parent": "b"},
        {"id": "b", "tier": "arte", "name": "B", "value": 2, "parent": "a"},
        {"id": "c", "tier": "arte", "name": "C", "value": 3, "parent": "b"},
        {"id": "d", "tier": "arte", "name": "D", "value": 4, "parent": "nobody"},
        {"id": "e", "tier": "Arte", "name": "E", "value": 5, "parent": "d"},
    ]
    document = decode(data)
    assert repairs(document) == [
        ("cyclic_parent", "nodes[0].parent", '"b"', "null"),
        ("cyclic_parent", "nodes[1].parent", '"a"', "null"),
        ("invalid_tier", "nodes[2].parent", '"b"', "null"),
        ("unknown_name", "nodes[3].parent", '"nobody"', "null"),
        ("unknown_tier", "nodes[4].tier", '"Arte"', '"caratteristica"'),
        ("invalid_tier", "nodes[4].parent", '"d"', "null"),
    ]
    nodes = document.character.nodes
    assert [(node.name, node.value, node.parent) for node in nodes] == [
        ("A", 1, None), ("B", 2, None), ("C", 3, None), ("D", 4, None), ("E", 5, None),
    ]  # fmt: skip
    assert {id_: node.capacity for id_, node in derive_xantis(document.character).nodes.items()} == dict(
        zip("abcde", range(1, 6), strict=True)
    )


def test_of_two_with_one_id_the_second_gets_another():
    data = sheet()
    data["nodes"].append({"id": "forza", "tier": "arte", "name": "Altra", "parent": "prontezza", "mine": 1})
    data["nodes"].append({"id": "forza.2", "tier": "arte", "name": "Terza"})
    data["weapons"].append({"id": "martello", "name": "Martello doppio"})
    data["notes"].append({"id": "note.1", "title": "Altro"})
    document = decode(data)
    assert repairs(document) == [
        ("duplicate_name", "weapons[3].id", '"martello"', '"martello.2"'),
        ("duplicate_name", "notes[1].id", '"note.1"', '"note.2"'),
        ("duplicate_name", "nodes[7].id", '"forza"', '"forza.3"'),
    ]
    again = json.loads(codec.encode(document))
    assert again["nodes"][7] == {"id": "forza.3", "tier": "arte", "name": "Altra", "parent": "prontezza", "mine": 1}
    assert [note["id"] for note in again["notes"]] == ["note.1", "note.2"]


def test_a_reading_nobody_knows_is_that_of_the_source():
    options = {**sheet()["options"], "critical_base": "nothing", "zero_is_tie": 1, "house": "yes"}
    document = decode(sheet(options=options))
    assert repairs(document) == [
        ("unknown_option", "options.critical_base", '"nothing"', '"capacity"'),
        ("unknown_option", "options.zero_is_tie", "1", "true"),
    ]
    assert document.character.options == XantisOptions()
    assert json.loads(codec.encode(document))["options"]["house"] == "yes"
    kept = {**sheet()["options"], "sync_total": "best"}
    assert decode(sheet(options=kept)).character.options == XantisOptions(sync_total="best")


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        (("name",), None, "wrong_type", "name"),
        (("name",), "x" * 81, "too_long", "name"),
        (("npc",), 1, "wrong_type", "npc"),
        (("nodes",), {}, "wrong_type", "nodes"),
        (("nodes", 1), [], "wrong_type", "nodes[1]"),
        (("nodes", 1, "id"), 5, "wrong_type", "nodes[1].id"),
        (("nodes", 1, "id"), "", "out_of_range", "nodes[1].id"),
        (("nodes", 1, "name"), "", "out_of_range", "nodes[1].name"),
        (("nodes", 1, "name"), "x" * 81, "too_long", "nodes[1].name"),
        (("nodes", 1, "tier"), 3, "wrong_type", "nodes[1].tier"),
        (("nodes", 2, "parent"), 3, "wrong_type", "nodes[2].parent"),
        (("pme",), 3, "wrong_type", "pme"),
        (("pme", "name"), 3, "wrong_type", "pme.name"),
        (("pa_max_terms",), "prontezza", "wrong_type", "pa_max_terms"),
        (("pa_max_terms",), [7], "wrong_type", "pa_max_terms[0]"),
        (("weapons", 0, "damage"), 6, "wrong_type", "weapons[0].damage"),
        (("actions", 0, "spell"), "no", "wrong_type", "actions[0].spell"),
        (("actions", 0, "note"), "x" * 20_001, "too_long", "actions[0].note"),
        (("notes", 0, "text"), "x" * 20_001, "too_long", "notes[0].text"),
        (("options",), [], "wrong_type", "options"),
        (("portrait",), "R0lGODlh", "not_a_picture", "portrait"),
        (("id",), "x", "bad_data", "id"),
    ],
)
def test_what_is_broken_otherwise_is_refused_with_its_place(path, value, code, where):
    with pytest.raises(StorageError) as caught:
        decode(put(sheet(), path, value))
    assert (caught.value.code, caught.value.where) == (code, where)


def test_too_many_scores_are_refused():
    rows = [{"id": f"n{number}", "tier": "arte", "name": "N"} for number in range(501)]
    with pytest.raises(StorageError) as caught:
        decode(sheet(nodes=rows))
    assert (caught.value.code, caught.value.where) == ("too_long", "nodes")
    assert len(decode(sheet(nodes=rows[:-1])).character.nodes) == 500


def test_what_could_not_be_read_again_is_not_written():
    for character, code, where in (
        (XantisCharacter(pa_left=-1), "out_of_range", "pa_left"),
        (XantisCharacter(nodes=(ScoreNode(id="a", tier="arte", name=""),)), "out_of_range", "nodes[0].name"),
        (XantisCharacter(nodes=(ScoreNode(id="a", tier="art", name="A"),)), "unknown_value", "nodes[0].tier"),
    ):
        with pytest.raises(StorageError) as caught:
            codec.encode(SheetDocument(id=ID, character=character))
        assert (caught.value.code, caught.value.where) == (code, where)


def with_unknown() -> dict[str, Any]:
    """A sheet with something unknown at every depth."""
    data = sheet(mood="grim", zoom=1.5, nothing=None)
    data["options"]["house_rule"] = "yes"
    data["nodes"][0]["colour"] = {"ink": ["red", 3]}
    data["pme"] = {"origin": "fatigue"}
    data["pr"] = {"value": 2, "origin": "fear"}
    for name in ("weapons", "actions", "counters", "notes"):
        data[name][0]["extra"] = {"deep": [1, 2.5]}
    return data


def test_unknown_data_at_every_depth_are_kept():
    data = with_unknown()
    document = decode(data)
    assert json.loads(codec.encode(document)) == data
    changed = SetNodeValue("forza", 6).apply(document.character)
    again = json.loads(codec.encode(document.with_character(changed)))
    assert again["nodes"][0] == {**data["nodes"][0], "value": 6}
    gone = RemoveNode("forza").apply(document.character)
    assert "colour" not in codec.encode(document.with_character(gone)).decode()


@given(st.sampled_from(("mood", "x-note", "Größe")), st.sampled_from((None, 1, "a", [{}], {"id": "forza"})))
def test_any_unknown_data_are_kept(key, value):
    data = sheet()
    for place in (data, data["options"], data["nodes"][4], data["counters"][0], data.setdefault("pd", {"value": 1})):
        place[key] = value
    assert json.loads(codec.encode(decode(data))) == data


def test_a_newer_format_opens_read_only_as_far_as_it_can_be_read():
    data = sheet(format_version=2, name={"first": "Ishadur"}, pa_left="many")
    data["nodes"][1] = {"id": "prontezza", "kind": "new"}
    document = decode(data)
    assert (document.read_only, document.format_version) == (True, 2)
    said = {(notice.code, notice.where) for notice in document.notices}
    assert {("newer_format", "format_version"), ("unreadable_part", "name"), ("not_an_integer", "pa_left")} <= said
    assert len(said) == len(document.notices)
    assert codec.decode(codec.encode(document.writable_copy())).character == document.character


def test_the_file_is_not_touched_by_opening(tmp_path):
    from brp_desktop.storage import open_document

    path = tmp_path / "ishadur.rpgsheet"
    path.write_text(json.dumps(sheet(pa_left=-4)), encoding="utf-8")
    before = path.read_bytes()
    document = open_document(path)
    assert [(notice.where, notice.path) for notice in document.notices] == [("pa_left", path)]
    assert path.read_bytes() == before


def test_older_versions_and_saving_are_those_of_any_sheet(tmp_path):
    """The file beside holds the version before, the backups all of them; saving the same again writes nothing."""
    from brp_desktop.storage import open_document, save_document
    from brp_desktop.storage.backups import Backups
    from brp_desktop.storage.files import backup_path

    backups = Backups(tmp_path / "backups")
    document = save_document(new_document(new_xantis(name="v0")), tmp_path / "i.rpgsheet")
    for number in range(1, 4):
        document = save_document(
            document.with_character(replace(document.character, name=f"v{number}")), document.path, backups=backups
        )
    assert open_document(document.path).character.name == "v3"
    assert codec.decode(backup_path(document.path).read_bytes()).character.name == "v2"
    assert [open_document(each.path).character.name for each in backups.list(document.id)] == ["v3", "v2", "v1", "v0"]
    before = document.path.stat()
    assert save_document(document, document.path, backups=backups) == document
    assert document.path.stat() == before
