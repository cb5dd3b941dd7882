"""Every sample of a foreign format is read as its expected reading says, and nothing of it is lost."""

import json
from pathlib import Path
from typing import Any

import pytest

from brp_desktop.catalogue.names import skill_name
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.storage import codec
from brp_desktop.storage.importers import Imported, import_file
from brp_desktop.storage.importers.foreign import foreign_blocks
from brp_desktop.storage.importers.report import Line

FOLDER = Path(__file__).parent.parent / "data" / "import"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))["samples"]
IDS = {"STR": "str", "CON": "con", "SIZ": "siz", "INT": "int", "POW": "pow", "DEX": "dex", "CHA": "app", "EDU": "edu",
       "APP": "app"}  # fmt: skip
TRACKS = {
    "HP": "hit_points",
    "PP": "power_points",
    "FP": "counter.fatigue",
    "SAN": "counter.sanity",
    "Luck": "counter.luck",
}
PARTS = {"profession": "profession", "personal": "personal", "experience": "experience", "culture": "culture",
         "personality": "personality", "experience_package": "experience"}  # fmt: skip

MEANT = {"ride": "ride_horse"}
"""What a family without a speciality means; the report says so."""

sample = pytest.mark.parametrize("name", EXPECTED)


def read(name: str) -> tuple[Imported, Derived, dict[str, Any]]:
    imported = import_file(FOLDER / name)[0]
    return imported, derive(imported.character), EXPECTED[name]


def everything(imported: Imported) -> str:
    """All a person sees of the import: the document's file and the report."""
    report = imported.report
    lines = [*report.taken, *report.changed, *report.not_taken, *report.doubtful]
    return codec.encode(imported.document).decode() + "\n".join(map(repr, lines))


def skill_row(character: BrpCharacter, wanted: dict[str, Any]) -> Any:
    """The row that an expected skill became."""
    found = []
    for row in character.skills:
        name, speciality = skill_name(row, "en")
        names = {name.lower()} | {skill_name(row, lang)[0].lower() for lang in ("fr", "it")}
        same = wanted["name"].lower() in names or row.skill == wanted.get("maps_to", "?")
        words = {speciality.lower()} | {skill_name(row, lang)[1].lower() for lang in ("fr", "it")}
        if same and ((wanted.get("speciality") or "").lower() in words or row.speciality == MEANT.get(row.skill, "?")):
            found.append(row)
    assert len(found) == 1, (wanted["name"], found)
    return found[0]


@sample
def test_format_kind_scale_and_identity(name):
    imported, _, expected = read(name)
    character = imported.character
    assert (imported.format, imported.kind, imported.scale) == (expected["format"], expected["kind"], expected["scale"])
    assert character.name == expected["name"]
    assert imported.language == expected.get("language", "")
    notes = "\n".join(note.text for note in character.notes)
    for key, value in expected.get("identity", {}).items():
        field = {"profession": "occupation", "residence": "place", "distinctive": "features"}.get(key, key)
        if field in ("culture", "hand"):
            assert str(value).lower() in notes.lower()
        else:
            assert getattr(character, field) == value


@sample
def test_characteristics_and_values(name):
    _, derived, expected = read(name)
    for label, value in expected["characteristics"].items():
        row = next((row for row in derived.character.characteristics if row.id == IDS[label]), None)
        assert (None if row is None else row.value) == value, label
    assert derived.damage_bonus == {"none": ""}.get(expected["damage_bonus"], expected["damage_bonus"])
    assert derived.move == expected["move"]
    assert derived.character.pow_ticked == expected.get("pow_tick", False)
    for label, numbers in expected["resources"].items():
        track = derived.resources[TRACKS[label]]
        assert track.current == numbers["now"]
        assert track.maximum == numbers.get("max", track.maximum)


@sample
def test_skills(name):
    imported, derived, expected = read(name)
    character = imported.character
    for wanted in expected["skills"]:
        row = skill_row(character, wanted)
        numbers = derived.skills[row.id]
        assert numbers.score == wanted["value"], wanted["name"]
        assert row.ticked == wanted.get("tick", row.ticked), wanted["name"]
        if "maps_to" in wanted:
            assert row.skill == wanted["maps_to"]
        else:
            assert row.skill in (None, wanted.get("may_map_to"))
        if wanted.get("no_experience"):
            assert not numbers.learns
        parts = dict(wanted.get("parts", {}))
        if parts:
            assert numbers.base == parts.pop("base")
            found = {part: getattr(row.points, part) for part in SKILL_PARTS}
            assert {part: value for part, value in found.items() if value} == {
                PARTS[part]: parts[part] for part in parts
            }
    names = {
        f"{each[0]} ({each[1]})" if each[1] else each[0] for each in (skill_name(row, "en") for row in character.skills)
    }
    assert not names & set(expected.get("not_skills", ()))


SKILL_PARTS = ("culture", "personality", "profession", "personal", "experience")


@sample
def test_weapons(name):
    imported, derived, expected = read(name)
    assert [weapon.name for weapon in imported.character.weapons] == [each["name"] for each in expected["weapons"]]
    for wanted, weapon in zip(expected["weapons"], imported.character.weapons, strict=True):
        numbers = derived.weapons[weapon.id]
        assert numbers.score == wanted["chance"], weapon.name
        written, bonus = wanted["damage"].upper(), wanted.get("damage_bonus")
        tail = {"full": "+db", "half": "+db/2"}.get(bonus, "")
        if "/" in written:
            assert weapon.damage == written.partition("/")[0]
            assert weapon.damage_by_range is not None
            assert "/".join(damage for _, damage in weapon.damage_by_range) == written
        else:
            assert weapon.damage == written.replace("+DB", "+db") + tail
        if wanted.get("special"):
            assert weapon.special == wanted["special"]
        if wanted.get("skill"):
            row = next(row for row in imported.character.skills if row.id == weapon.skill)
            assert f"{skill_name(row, 'en')[0]} ({skill_name(row, 'en')[1]})".lower() == wanted["skill"].lower()
        if "hp" in wanted:
            assert (numbers.hit_points, numbers.facts.hit_points) == (
                wanted["hp"]["now"],
                wanted["hp"].get("max", wanted["hp"]["now"]),
            )
        if "ammo" in wanted:
            assert weapon.ammunition == wanted["ammo"]["max"]
            assert numbers.loaded == wanted["ammo"].get("now", wanted["ammo"]["max"])
        if "malfunction" in wanted:
            assert weapon.malfunction == wanted["malfunction"]
        if "range" in wanted:
            assert weapon.range_m == int(wanted["range"])
        if "quantity" in wanted:
            assert weapon.spare == wanted["quantity"]
        if wanted.get("tick"):
            assert next(row for row in imported.character.skills if row.id == weapon.skill).ticked


@sample
def test_belongings(name):
    imported, derived, expected = read(name)
    character = imported.character
    for wanted in expected.get("armour", ()):
        armour = next(row for row in character.armour if wanted["name"] in (None, row.name))
        assert (armour.points, armour.random, armour.worn) == (wanted["value"], wanted.get("random"), True)
        if "physical_penalty" in wanted:
            assert [(each.on, each.value) for each in armour.burdens] == [
                ("category.physical", wanted["physical_penalty"])
            ]
    for wanted in expected.get("equipment", ()):
        item = next(row for row in character.items if row.name == wanted["name"])
        assert (item.quantity, item.encumbrance) == (wanted.get("quantity", 1), round(100 * wanted.get("enc", 0)))
    for wanted in expected.get("hit_locations", ()):
        place = wanted["name"].lower().replace(" ", "_")
        if "hp" in wanted:
            lost = [wound.amount for wound in character.wounds if wound.location == place]
            assert lost == wanted.get("wounds", [wanted["hp"]["max"] - wanted["hp"]["now"]])
        if "armour" in wanted:
            named = wanted.get("armour_name", wanted["name"])
            piece = next(row for row in character.armour if row.name == named)
            assert dict(piece.places or ()).get(place, piece.points) == wanted["armour"]
    ticked = {row.id for row in character.skills if row.ticked}
    learning = [power for power in character.powers if power.skill is not None]
    scores = {power.name: (derived.skills[power.skill].score, power.skill in ticked) for power in learning}
    for wanted in expected.get("passions", ()):
        assert scores[wanted["name"]] == (wanted["value"], wanted["tick"])
    for wanted in expected.get("traits", ()):
        assert scores[wanted["name"]] == (wanted["value"], wanted["tick"])
        assert scores[wanted["opposite"]] == (wanted["opposite_value"], wanted["opposite_tick"])
    if "portrait" in expected:
        header = character.portrait[16:24]
        assert (int.from_bytes(header[:4]), int.from_bytes(header[4:])) == tuple(expected["portrait"].values())


@sample
def test_notes(name):
    imported, _, expected = read(name)
    notes = "\n".join([*(f"{note.title}\n{note.text}" for note in imported.character.notes),
                       *(row.name for row in imported.character.wealth)])  # fmt: skip
    for text in expected.get("notes_contain", ()):
        assert text in notes
    for text in expected.get("notes_must_not_contain", ()):
        assert text not in notes


WORDS = {
    "foundry-brp-character.json": {
        "changed": [("computed_differs", "hit_points_maximum", "12", "13"),
                    ("computed_differs", "major_wound", "6", "7"), ("tick_dropped", "tick", "true", "false")],
        "not_taken": ["DEX", "Spot", "Any Craft", "Star chart", "picture_path"],
        "doubtful": ["Etiquette", "i.skill.firearm-pistol"],
    },
    "foundry-brp-npc.json": {"not_taken": ["Spear"], "doubtful": ["3D6", "a7Qd0LkZs93mWx1P"]},
    "foundry-coc7-character.json": {
        "changed": [("divided_by_five", "pow", "62", "12"), ("divided_by_five", "edu", "81", "16"),
                    ("computed_differs", "hit_points_maximum", "12", "13")],
        "not_taken": ["Firearms (Any)", "build"],
        "doubtful": ["Graver (thrown)"],
    },
    "dholes-house-like.json": {
        "changed": [("divided_by_five", "str", "55", "11")],
        "not_taken": ["Art/Craft", "half_and_fifth"],
        "doubtful": ["Characteristics.APP", "Characteristics.EDU"],
    },
    "roll20-brp-vttes-like.json": {
        "not_taken": ["Spot_roll", "toggle-alphabetic", "showhitloc", "empty_row", "files.example.invalid"],
    },
    "statblock-en.txt": {
        "changed": [("divided_by_five", "str", "45", "9"), ("computed_differs", "hit_points_maximum", "10", "11")],
        "not_taken": ["build", "half_and_fifth"],
    },
}  # fmt: skip


@pytest.mark.parametrize("name", WORDS)
def test_the_report_names_what_it_has_to(name):
    report = read(name)[0].report
    for account, wanted in WORDS[name].items():
        lines: tuple[Line, ...] = getattr(report, account)
        for each in wanted:
            if isinstance(each, tuple):
                assert each in [(line.code, line.field, line.old, line.new) for line in lines]
            else:
                assert any(each in repr(line) for line in lines), each


@pytest.mark.parametrize("name", ["foundry-coc7-character.json", "dholes-house-like.json", "statblock-en.txt"])
def test_the_scale_is_asked_with_both_readings(name):
    report = read(name)[0].report
    question = next(each for each in report.questions if each.kind == "scale")
    previews = {answer.id: dict(answer.preview) for answer in question.answers}
    raw = EXPECTED[name]["characteristics_raw"]
    assert previews["3-18"] == {IDS[label]: value for label, value in raw.items()}
    assert previews["percentile"] == {IDS[label]: value for label, value in EXPECTED[name]["characteristics"].items()}


@sample
def test_every_value_of_the_file_has_its_place_in_the_report(name):
    """No value of the file is missing from the accounts, and none is there that the file does not have."""
    from brp_desktop.storage.importers.source import leaves

    imported = read(name)[0]
    accounts = imported.report.accounts
    if name.endswith(".json"):
        assert accounts.keys() == dict(leaves(json.loads((FOLDER / name).read_text(encoding="utf-8")))).keys()
    else:
        assert foreign_blocks(imported.document)[-1]["data"] == (FOLDER / name).read_text(encoding="utf-8")
    assert set(accounts.values()) <= {"taken", "changed", "not_taken", "doubtful"}
