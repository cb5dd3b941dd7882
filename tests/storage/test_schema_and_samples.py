"""The shipped schema is current and true; the samples are complete, believable and as a save would write them."""

import json
from pathlib import Path

import pytest
from character_strategies import characters
from hypothesis import given
from hypothesis import strategies as st
from small_schema import problems
from xantis_strategies import xantis_characters

from brp_desktop.catalogue.names import full_skill_name
from brp_desktop.catalogue.resources import resource_path
from brp_desktop.rules.brp import SRD, preset_id
from brp_desktop.rules.xantis import TIERS
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.systems import as_brp, xantis_or_none
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.sheet.xantis_derive import derive_xantis
from brp_desktop.storage import codec, new_document, open_document, schema
from brp_desktop.storage.errors import StorageError

SAMPLES = sorted(resource_path("samples").glob("*.rpgsheet"))
SCHEMA = json.loads(schema.SCHEMA_PATH.read_bytes())
LANGUAGES = {"adele-fournier": "fr", "bran-tregear": "en", "ginevra-malaspina": "it"}
PERCENTILE = [path for path in SAMPLES if path.stem in LANGUAGES]
XANTIS = [path for path in SAMPLES if path not in PERCENTILE]


def faults(data: object) -> list[str]:
    return problems(data, SCHEMA, SCHEMA)


def test_the_shipped_schema_is_current(tmp_path, monkeypatch):
    assert schema.main(["--check"]) == 0
    monkeypatch.setattr(schema, "SCHEMA_PATH", tmp_path / "new" / "s.json")
    assert schema.main(["--check"]) == 1
    assert schema.main([]) == 0
    assert schema.main(["--check"]) == 0


@given(st.one_of(characters, xantis_characters()))
def test_every_document_is_valid_by_the_schema(character):
    assert faults(json.loads(codec.encode(new_document(character)))) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"format_version": "1"}, ".format_version: type"),
        ({"age": 100_000}, ".age: anyOf"),
        ({"skills": [{"name": "x"}]}, ".skills[0].id: required"),
        ({"skills": [{"id": "a", "points": {"personal": 10_000}}]}, ".skills[0].points.personal: maximum"),
        ({"notes": [{"id": ""}]}, ".notes[0].id: minLength"),
        ({"system": "runes"}, ".system: enum"),
        ({"options": {}}, ".options.critical: required"),
    ],
)
def test_the_schema_refuses_what_the_program_refuses(change, fault):
    data = {**json.loads(codec.encode(new_document(BrpCharacter()))), **change}
    assert fault in faults(data)
    if "options" not in change:
        with pytest.raises(StorageError):
            codec.decode_value(data)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"pa_left": -1}, ".pa_left: anyOf"),
        ({"nodes": [{"id": "a", "tier": "arte"}]}, ".nodes[0].name: required"),
        ({"nodes": [{"id": "a", "tier": "art", "name": "A"}]}, ".nodes[0].tier: enum"),
        ({"pme": {"value": 100}}, ".pme.value: maximum"),
        ({"options": {}}, ".options.sync_total: required"),
    ],
)
def test_the_schema_of_the_other_system_is_its_own(change, fault):
    data = json.loads(codec.encode(new_document(new_xantis())))
    assert faults(data) == []
    assert fault in faults({**data, **change})


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_samples_are_valid_and_as_saved(path: Path):
    data = path.read_bytes()
    assert faults(json.loads(data)) == []
    document = open_document(path)
    assert document.notices == ()
    assert not document.read_only
    assert codec.encode(document) == data


@pytest.mark.parametrize("path", PERCENTILE, ids=lambda path: path.stem)
def test_samples_are_complete_characters(path: Path):
    """Ticks, specialities, free words, an own skill, one over 100, one at 0, notes, and every number worked out."""
    character = as_brp(open_document(path).character)
    derived = derive(character)
    assert {each.error for each in derived.skills.values()} == {None}
    assert None not in {each.value for each in derived.characteristics.values()}
    scores = [each.score for each in derived.skills.values() if each.score is not None]
    assert max(scores) > 100
    assert 0 in scores
    assert derived.waiting_ticks == 3
    assert sum(row.speciality is not None for row in character.skills) >= 8
    assert sum(bool(row.speciality_text) for row in character.skills) >= 4
    assert any(row.skill is None and row.name for row in character.skills)
    assert not derived.skills["listen"].error
    assert not next(row for row in character.skills if row.id == "listen").ticked
    assert len(character.notes) == 2
    assert all(note.text.count("\n\n") >= 2 for note in character.notes)
    lang = LANGUAGES[path.stem]
    names = [full_skill_name(row, lang) for row in character.skills]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("path", PERCENTILE, ids=lambda path: path.stem)
def test_samples_have_believable_belongings(path: Path):
    """Every weapon can be used and does damage, wounds and hit points agree, something lies in a container."""
    character = as_brp(open_document(path).character)
    derived = derive(character)
    assert len(character.weapons) >= 3
    for weapon in derived.weapons.values():
        assert (weapon.error, weapon.damage_error, weapon.damage is None) == (None, None, False)
    assert any(weapon.name for weapon in character.weapons)
    points = derived.resources["hit_points"]
    assert points.maximum is not None
    assert points.current == points.maximum - sum(wound.left for wound in character.wounds)
    assert any(item.inside for item in character.items)
    assert derived.load.total > 0
    assert derived.health.conditions == ()
    assert character.armour
    assert character.powers
    assert character.wealth
    assert character.contacts
    assert character.features


@pytest.mark.parametrize("path", PERCENTILE, ids=lambda path: path.stem)
def test_points_of_samples_add_up(path: Path):
    """12.1, 12.2: professional points over ten skills, personal INT × 10."""
    character = as_brp(open_document(path).character)
    intelligence = next(row.value for row in character.characteristics if row.id == "int")
    assert intelligence is not None
    professional = 300 if preset_id(character.options) == "srd" else 250
    assert sum(row.points.profession for row in character.skills) == professional
    assert sum(bool(row.points.profession) for row in character.skills) == 10
    assert sum(row.points.personal for row in character.skills) == intelligence * 10


def test_there_are_three_samples_in_three_languages():
    assert [path.stem for path in PERCENTILE] == sorted(LANGUAGES)
    options = [as_brp(open_document(path).character).options for path in PERCENTILE]
    assert [preset_id(each) for each in options] == ["custom", "srd", "srd"]
    assert SRD in options


def test_the_sample_of_xantis_is_a_complete_character():
    """Scores of every tier, the figures of its sheet worked out, something spent, hurt and penalised, a spell."""
    assert [path.stem for path in XANTIS] == ["nerea-valdombra"]
    character = xantis_or_none(open_document(XANTIS[0]).character)
    assert character is not None
    derived = derive_xantis(character)
    assert {node.tier for node in character.nodes} == set(TIERS)
    assert {NodeId("sciabola"): 11, NodeId("ginnasta"): 11, NodeId("travestirsi"): 9, NodeId("fuoco"): 9}.items() <= {
        id_: node.capacity for id_, node in derived.nodes.items()
    }.items()
    assert (derived.pa_left, derived.pa_max, derived.initiative.value) == (14, 22, 5)
    assert (derived.pa_max_computed.missing, derived.initiative.missing) == ((), ())
    assert (character.pme.value, character.counters[0].now, character.counters[0].maximum) == (1, 1, 6)
    tested = {row.node for row in (*character.weapons, *character.actions)}
    assert tested <= set(derived.nodes)
    assert [action.name for action in character.actions if action.instantaneous and action.spell] == ["Fiammata"]
    assert len(character.notes) == 2
    assert all(note.text.count("\n\n") >= 2 for note in character.notes)
