"""Files of which nothing is read, and those of programs that are known and cannot be read (I02, I05, FORMATS 8)."""

import json
from typing import Any

import pytest
from foreign_mutations import FOLDER

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.storage import StorageError
from brp_desktop.storage.importers import FORMATS, Choices, read_foreign

FILES = {
    "foundry-brp-character.json": "foundry-brp", "foundry-brp-npc.json": "foundry-brp",
    "foundry-coc7-character.json": "coc7", "dholes-house-like.json": "dholes-house",
    "roll20-brp-vttes-like.json": "roll20",
}  # fmt: skip
PROGRAMS = {
    "foundry-brp": "Foundry “brp”", "coc7": "Foundry “CoC7”", "dholes-house": "Dhole’s House",
    "roll20": "Roll20 (VTTES)",
}  # fmt: skip


def refused(data: Any, as_: Any = None, **choices: Any) -> tuple[str, dict[str, object]]:
    content = data if isinstance(data, bytes) else json.dumps(data).encode()
    with pytest.raises(StorageError) as error:
        read_foreign(content, Choices(**choices), as_=as_)
    return error.value.code, dict(error.value.parameters)


@pytest.mark.parametrize("as_", [each for each in FORMATS if each not in ("statblock", "form-pdf")])
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("complete", [False, True])
def test_read_as_another_format_it_is_refused(name, as_, complete):
    """Every file as every format: its own is read, all others are refused by name and make no empty sheet."""
    data = (FOLDER / name).read_bytes()
    if FILES[name] == as_:
        assert read_foreign(data, Choices(complete=complete), as_=as_)[0].format == as_
    else:
        expected = {"format": PROGRAMS[as_], "found": PROGRAMS[FILES[name]]}
        assert refused(data, as_, complete=complete) == ("nothing_read", expected)


@pytest.mark.parametrize("as_", ["statblock", "form-pdf"])
@pytest.mark.parametrize("name", FILES)
def test_json_is_no_text_and_no_form(name, as_):
    code, _ = refused((FOLDER / name).read_bytes(), as_)
    assert code in ("nothing_recognised", "pdf_unreadable", "pdf_not_installed")


EMPTY = {
    "foundry-brp": {"name": "A", "type": "character", "system": {}, "items": [], "_stats": {"systemId": "brp"}},
    "coc7": {"name": "A", "type": "character", "system": {}, "items": [], "_stats": {"systemId": "CoC7"}},
    "dholes-house": {"Investigator": {"PersonalDetails": {"Name": "A"}, "Skills": "", "Weapons": None}},
    "roll20": {"schema_version": 2, "name": "A", "attribs": []},
}


@pytest.mark.parametrize("format_", EMPTY)
@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("complete", [False, True])
def test_a_file_with_nothing_but_a_name_is_refused(format_, named, complete):
    found = refused(EMPTY[format_], format_ if named else None, complete=complete)
    assert found == ("nothing_read", {"format": PROGRAMS[format_]})
    assert refused([EMPTY[format_]] * 2)[0] == "nothing_read"


@pytest.mark.parametrize(
    "something",
    [{"description": "An old man"}, {"age": 40}, {"professionName": "Ferryman"}, {"stats": {"str": {"base": 12}}}],
)
def test_little_is_something(something):
    """An actor with a description, an age or one characteristic is read."""
    person = read_foreign(json.dumps({**EMPTY["foundry-brp"], "system": something}).encode())[0]
    assert person.character.name == "A"


def test_one_of_several_may_be_empty():
    """The others are read all the same."""
    whole = json.loads((FOLDER / "foundry-brp-npc.json").read_text("utf-8"))
    assert len(read_foreign(json.dumps([EMPTY["foundry-brp"], whole]).encode())) == 2


GCS = {
    "version": 5, "id": "a1", "total_points": 100, "profile": {"name": "A"}, "settings": {"page": {}},
    "attributes": [{"attr_id": "st", "adj": 2, "calc": {"value": 12, "points": 20}}], "traits": [], "skills": [],
    "created_date": "2020-01-01T00:00:00Z",
}  # fmt: skip
MYTHRAS = {
    "name": "Bandit", "stats": [{"STR": 12}, {"CON": 11}, {"SIZ": 13}],
    "attributes": [{"action_points": 2}, {"strike_rank": "10(10-0)"}, {"movement": "6m"}],
    "hit_locations": [{"name": "Head", "range": "19-20", "hp": 5, "ap": 0}], "features": [],
    "combat_styles": [{"name": "Brigand", "value": 52, "weapons": []}], "skills": [{"Athletics": 50}],
}  # fmt: skip
PCGEN = "# System Information\nPCGVERSION:2.0\n\nCAMPAIGN:SRD\n# Attributes\nSTAT:STR|SCORE:12\nSTAT:CON|SCORE:9\n"
RQG = {"name": "A", "type": "character", "items": [], "system": {"characteristics": {"strength": {"value": 12}}}}
DELTA = {"name": "A", "type": "agent", "items": [], "system": {"statistics": {"str": {"value": 12, "x5": 60}}}}
OTHERS = [
    (GCS, "GURPS Character Sheet"), ({**GCS, "type": "character"}, "GURPS Character Sheet"),
    ({"type": "character", "version": 2, "total_points": 100, "advantages": []}, "GURPS Character Sheet"),
    ({"type": "character", "version": 5, "calc": {"swing": "1d"}}, "GURPS Character Sheet"),
    (MYTHRAS, "Mythras Encounter Generator"), ([MYTHRAS], "Mythras Encounter Generator"),
    ([MYTHRAS, MYTHRAS], "Mythras Encounter Generator"),
    ([{key: MYTHRAS[key] for key in ("name", "stats", "attributes")}], "Mythras Encounter Generator"),
    (PCGEN.encode(), "PCGen"), (PCGEN.replace("\n", "\r\n").encode("utf-16"), "PCGen"),
    (PCGEN.partition("\n")[2].encode(), "PCGen"), (RQG, "RuneQuest Glorantha"), (DELTA, "Delta Green"),
    ({"characters": [{"values": {"str": {"label": "STR", "value": "12"}}}]}, "Rolisteam"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "program"), OTHERS)
def test_files_of_other_programs_are_named(data, program):
    """FORMATS 8, each in its smallest genuine shape; ``--as`` does not hide what they are."""
    assert refused(data) == ("other_game", {"format": program})
    if isinstance(data, dict):
        assert refused(data, "roll20") == ("other_game", {"format": program})


def test_what_is_like_them_is_not():
    assert refused({"attributes": [], "stats": []})[0] == "not_foreign"
    assert refused([{"stats": [{"STR": 12}]}])[0] == "not_foreign"
    assert refused(b"A line about PCGVERSION: 2")[0] == "nothing_recognised"


@pytest.mark.parametrize("as_", [None, "coc7", "roll20"])
def test_files_of_ours_are_named_as_what_they_are(as_):
    """A table is no sheet."""
    samples = resource_path("samples")
    assert refused((samples / "lamp-room.rpgtable").read_bytes(), as_) == ("own_table", {})
    assert refused((samples / "bran-tregear.rpgsheet").read_bytes(), as_) == ("own_sheet", {})
