"""Damaged documents: as much as can be read, a notice for each thing that cannot, never an error of another kind."""

import contextlib
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from document_mutations import MUTATIONS

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.storage import codec, json_text, table_codec
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.salvage import rescued_sheet, rescued_table, salvaged_sheet, salvaged_table
from brp_desktop.storage.salvage_text import MAXIMUM_LOSSES, read_damaged

SHEETS = {path.stem: path.read_bytes() for path in sorted(resource_path("samples").glob("*.rpgsheet"))}
TABLES = {path.stem: path.read_bytes() for path in sorted(resource_path("samples").glob("*.rpgtable"))}
ADELE, NEREA, TABLE = SHEETS["adele-fournier"], SHEETS["nerea-valdombra"], TABLES["lamp-room"]


def changed(data: bytes, old: str, new: str) -> bytes:
    text = data.decode()
    assert old in text
    return text.replace(old, new, 1).encode()


def losses(notices: Any) -> list[tuple[str, str, str]]:
    return [(notice.code, notice.where, notice.was) for notice in notices if notice.code.startswith("lost")]


# the text


@pytest.mark.parametrize("name", [*SHEETS, *TABLES])
def test_what_is_whole_is_read_whole(name: str) -> None:
    data = SHEETS.get(name) or TABLES[name]
    assert read_damaged(data) == (json.loads(data), [])
    minified = json.dumps(json.loads(data)).encode()
    assert read_damaged(minified) == (json.loads(data), [])


def test_a_cut_file_keeps_all_that_came_before() -> None:
    """At every line: what stood before it is there, and it is said that the end is missing."""
    lines = ADELE.decode().split("\n")
    whole = json.loads(ADELE)
    for number in range(2, len(lines) - 2, 7):
        found, notices = read_damaged("\n".join(lines[:number]).encode())
        assert notices[-1].code == "lost_end"
        assert notices[-1].where == f"line {number}"
        for key, value in list(found.items())[:-1]:
            assert whole[key] == value
        assert list(found) == list(whole)[: len(found)]


@pytest.mark.parametrize(
    ("old", "new", "lost"),
    [
        ('"age": 31', '"age": 3l', [("lost_value", "age", "3l")]),
        ('"age": 31', '"age": NaN', [("lost_value", "age", "NaN")]),
        ('"age": 31', '"age": 1e999', [("lost_value", "age", "1e999")]),
        ('"age": 31', '"age": ,', [("lost_value", "age", "")]),
        ('"age": 31', '"age" 31', [("lost_value", "age", "31")]),
        ('"age": 31', '"age: 31', [("lost_line", "line 9", '"age: 31,')]),
        ('"age": 31,', '"age": 31', []),
        ('"age": 31', '"age": 31, "age": 32', [("lost_value", "age", "32")]),
        ('"name": "Adèle Fournier"', '"name": "Adèle Fournier', [("lost_value", "name", '"Adèle Fournier,')]),
        ('"name": "Adèle Fournier"', '"name": "Adèle \\q"', [("lost_value", "name", '"Adèle \\q"')]),
        ('"name": "Adèle Fournier"', '"name": "Adèle\tFournier"', []),
    ],
)
def test_a_damaged_line_costs_that_line_alone(old: str, new: str, lost: list[tuple[str, str, str]]) -> None:
    whole = json.loads(ADELE)
    found, notices = read_damaged(changed(ADELE, old, new))
    assert losses(notices) == lost
    assert found["skills"] == whole["skills"]
    assert found["notes"] == whole["notes"]
    assert {key for key in whole if found.get(key) != whole[key]} <= {"age", "name"}


@pytest.mark.parametrize(
    ("old", "new"),
    [('"points": {', '"points": ['), ('"points": {', '"points": x'), ('"skills": [', '"skills": {'),
     ('"skills": [', '"skills" ['), ("\n\t\t{", "\n\t\t("),
     ("\n\t\t}", "\n\t\t)"), ("\n\t\t}", "\n\t\t"), ("\n\t],", "\n\t},"), ("{\n\t", "[\n\t"), ("{\n\t", "\n\t")],
)  # fmt: skip
def test_a_damaged_bracket_costs_what_it_held_alone(old: str, new: str) -> None:
    """The lines after it tell by their tabs where one is again."""
    whole = json.loads(ADELE)
    found, _ = read_damaged(changed(ADELE, old, new))
    assert found["notes"] == whole["notes"]
    assert found["name"] == "Adèle Fournier"
    rows = found.get("skills", [])
    same = sum(row in whole["skills"] for row in rows) if isinstance(rows, list) else 0
    assert same >= len(whole["skills"]) - 2 or old.startswith('"skills"')


@pytest.mark.parametrize("cut", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
def test_a_text_that_the_file_ends_in_keeps_its_beginning(cut: int) -> None:
    """Wherever it is cut, also inside an escape: whole letters stay, and it is said. A name cut in two is none."""
    whole = '{\n\t"notes": [\n\t\t{\n\t\t\t"text": "Rowed \\n on \\ud83d\\ude00'
    found, lost = read_damaged(whole[: len(whole) + 1 - cut].encode())
    assert [each.code for each in lost] == ["cut_value", "lost_end"]
    assert lost[0].where == "notes[0].text"
    text = found["notes"][0]["text"]
    assert "Rowed \n on \U0001f600".startswith(text)
    assert len(text) >= len("Rowed \n on")
    assert read_damaged(b'{\n\t"name": "Ad')[0] == {}


def test_letters_that_are_none_are_said() -> None:
    found, notices = read_damaged(ADELE.replace("è".encode(), b"\xe8", 1))
    assert [(notice.code, notice.was) for notice in notices] == [("lost_letters", "1")]
    assert "\ufffd" in found["name"]
    found, notices = read_damaged(json.dumps(json.loads(ADELE)).encode("utf-16")[:-1])
    assert found["name"] == "Adèle Fournier"


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"null", b'"', b'"text"', b"}" * 1000, b"[" * 50_000, b"{" * 50_000, b'{"a":' * 20_000,
     b"[{" * 20_000 + b"}" * 20_000, b'"' * 500_001, b"\n\t" * 30_000, b"\n\t\t{" * 30_000, b"\x00" * 500_000,
     b"," * 500_000, b'{"a": 1}' * 20_000, b"\xff\xfe" + b"\x00" * 99, b"\\" * 500_000, b'"\\' * 250_000,
     "\u2028é".encode() * 50_000, b"{\n" + b'\t"a": [[[\n' * 15_000],
)  # fmt: skip
def test_anything_at_all_is_read_soon(data: bytes) -> None:
    start = time.thread_time()
    found, notices = read_damaged(data)
    assert time.thread_time() - start < 2
    assert isinstance(found, dict)
    assert len(notices) <= MAXIMUM_LOSSES + 2
    json_text.write(found)


# the document


def test_fields_of_the_wrong_kind_are_left_out_and_listed() -> None:
    value = json.loads(ADELE)
    value["age"] = "old"
    value["skills"][3]["points"] = {"personal": "many", "experience": 5}
    value["skills"][4] = 7
    value["skills"][5]["ticked"] = 1
    del value["skills"][6]["id"]
    value["characteristics"][0].pop("id")
    value["notes"] = {"title": "no list"}
    value["portrait"] = "no picture"
    value["adventure"] = "x" * 5000
    document = salvaged_sheet(json.dumps(value).encode())
    assert document.id == json.loads(ADELE)["id"]
    lost = {where: was for _, where, was in losses(document.notices)}
    assert lost["age"] == '"old"'
    assert lost["skills[3].points.personal"] == '"many"'
    assert lost["skills[4]"] == "7"
    assert lost["skills[5].ticked"] == "1"
    assert lost["skills[6].id"] == ""
    assert set(lost) == {
        "age", "skills[3].points.personal", "skills[4]", "skills[5].ticked", "skills[6].id", "characteristics[0]",
        "notes", "portrait", "adventure",
    }  # fmt: skip
    character = document.character
    assert character.skills[3].points.experience == 5
    assert len(character.skills) == len(value["skills"]) - 1
    assert len(character.characteristics) == len(value["characteristics"]) - 1
    assert (character.age, character.notes, character.portrait) == (None, (), b"")
    again = codec.decode(codec.encode(document))
    assert again.character == character


def test_ids_that_come_twice_are_told_apart() -> None:
    value = json.loads(ADELE)
    value["skills"] += [dict(value["skills"][0]) for _ in range(3)]
    document = salvaged_sheet(json.dumps(value).encode())
    assert len(document.character.skills) == len(value["skills"])
    assert len({row.id for row in document.character.skills}) == len(value["skills"])
    assert [notice.code for notice in document.notices].count("duplicate_name") == 3


@pytest.mark.parametrize(("data", "system"), [(ADELE, "brp"), (NEREA, "xantis")], ids=["percentile", "xantis"])
def test_without_its_head_a_sheet_is_known_by_its_fields(data: bytes, system: str) -> None:
    value = json.loads(data)
    for name in ("system", "id", "format_version"):
        del value[name]
    text = json_text.write(value)[:-5]
    document = salvaged_sheet(text)
    assert codec.encode_value(document)["system"] == system
    assert document.id != json.loads(data)["id"]
    assert {where for _, where, _ in losses(document.notices)} >= {"system", "id", "format_version"}


def test_a_damaged_tree_of_scores_is_still_a_tree() -> None:
    """A node that is lost leaves its children standing alone; what is put right besides is said as always."""
    value = json.loads(NEREA)
    parents = [node["parent"] for node in value["nodes"] if node.get("parent")]
    index = next(i for i, node in enumerate(value["nodes"]) if node["id"] in parents)
    value["nodes"][index]["name"] = 7
    value["nodes"][index + 1]["value"] = "x"
    document = salvaged_sheet(json_text.write(value)[:-2])
    assert len(document.character.nodes) in (len(value["nodes"]), len(value["nodes"]) - 1)
    assert losses(document.notices)
    assert codec.decode(codec.encode(document)).character == document.character


def test_a_damaged_table_keeps_its_people(tmp_path: Path) -> None:
    value = json.loads(TABLE)
    people = len(value["entries"])
    value["entries"][0]["number"] = "one"
    inside = next(i for i, row in enumerate(value["entries"]) if "npc" in row)
    value["entries"][inside]["path"] = "both.rpgsheet"
    value["columns"] = 5
    data = json.dumps(value).encode()
    document = salvaged_table(data)
    assert len(document.table.entries) == people
    assert document.table.entries[inside].path == ""
    assert {where for _, where, _ in losses(document.notices)} == {
        "entries[0].number",
        f"entries[{inside}].path",
        "columns",
    }
    assert table_codec.decode(table_codec.encode(document)).table == document.table
    path = tmp_path / "inn.rpgtable"
    path.write_bytes(data)
    rescued = rescued_table(path)
    players = [row.path for row in rescued.table.entries if row.path]
    assert players
    assert all(Path(each).parent == tmp_path for each in players)
    assert rescued.path is None
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    "data",
    [b"", b"\x00" * 5000, b"{}", b'{"format_version": 1}', b'{"system": "brp"}', b"words", b"[1, 2]", b"PK\x03\x04"],
)
def test_where_no_field_is_left_there_is_no_document(data: bytes, tmp_path: Path) -> None:
    for salvage in (salvaged_sheet, salvaged_table):
        with pytest.raises(StorageError) as caught:
            salvage(data)
        assert caught.value.code == "nothing_readable"
    with pytest.raises(StorageError, match="not_found"):
        rescued_sheet(tmp_path / "gone.rpgsheet")


def test_what_is_put_right_is_said_although_more_is_wrong() -> None:
    """A score that hangs on nothing, and a portrait that is none: the first is put right before the second is found."""
    value = json.loads(NEREA) | {"portrait": "bm9uZQ=="}
    value["nodes"][1]["parent"] = "nowhere"
    document = salvaged_sheet(json.dumps(value).encode())
    assert [(each.code, each.where) for each in document.notices] == [
        ("lost_value", "portrait"),
        ("unknown_name", "nodes[1].parent"),
    ]
    table = json.loads(TABLE) | {"round": {"participants": [{"id": "a", "name": "Ahti", "group": "nobody's"}]}}
    table["entries"].append({"id": "both", "path": "x.rpgsheet", "npc": {"skills": []}})
    both = f"entries[{len(table['entries']) - 1}].path"
    said = [(each.code, each.where) for each in salvaged_table(json.dumps(table).encode()).notices]
    assert said == [("lost_value", both), ("unknown_reference", "round.participants[0].group")]


def test_mutants_give_a_document_or_nothing(pytestconfig: pytest.Config) -> None:
    """Whatever cannot be opened: the rest of it can, or nothing is left; soon; and it can be saved and opened again.

    A hundred, with `--long` two thousand.
    """
    chance = random.Random(8)
    samples = [(codec, salvaged_sheet, data) for data in SHEETS.values()]
    samples += [(table_codec, salvaged_table, data) for data in TABLES.values()]
    kept = []
    count = 2000 if pytestconfig.getoption("--long") else 100
    for _ in range(count):
        own_codec, salvage, data = chance.choice(samples)
        mutant = chance.choice(MUTATIONS)(data, chance)
        start = time.thread_time()
        with contextlib.suppress(StorageError):
            own_codec.decode(mutant)
            continue
        try:
            document = salvage(mutant)
        except StorageError as error:
            kept.append(0.0 if error.code == "nothing_readable" else 99.0)
        else:
            encoded = own_codec.encode(document)
            own_codec.decode(encoded)
            kept.append(min(len(encoded) / len(data), 1))
        assert time.thread_time() - start < 2
    assert len(kept) > 0.6 * count
    assert max(kept) <= 1
    assert sum(part > 0.9 for part in kept) > 0.6 * len(kept), "most damage costs little"
    assert sum(part == 0 for part in kept) < 0.1 * len(kept)
