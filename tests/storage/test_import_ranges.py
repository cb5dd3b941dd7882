"""Damage by range (G09, FORMATS 1 and 7): every range is on the sheet, or a person is asked; never the first alone."""

import json
from typing import Any

import pytest
from foreign_mutations import FOLDER

from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.weapon_numbers import damage_at
from brp_desktop.storage.exporters import export
from brp_desktop.storage.importers import Imported, read_foreign

SHOTGUN = ((10, "4D6"), (20, "2D6"), (50, "1D6"))
BLOCK = "Tom\nSTR 13 CON 12 SIZ 14 DEX 15\n{}\n"


def read(value: Any) -> Imported:
    return read_foreign(value.encode() if isinstance(value, str) else json.dumps(value).encode())[0]


def sample(name: str) -> Any:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def said(imported: Imported) -> list[tuple[str, str, str, str]]:
    """Lines about damage in the lists that name more than what is taken."""
    report = imported.report
    lines = (*report.changed, *report.not_taken, *report.doubtful)
    return [(line.code, line.what, line.raw, line.new) for line in lines if line.code.startswith("ranges")]


def roll20(damage: str, range_: str = "10") -> Any:
    found = sample("roll20-brp-vttes-like.json")
    for row in found["attribs"]:
        if row["name"].endswith("__Damage"):
            row["current"] = damage
        if row["name"].endswith("__Range"):
            row["current"] = range_
    return found


def dholes(damage: str, range_: str = "10") -> Any:
    found = sample("dholes-house-like.json")
    found["Investigator"]["Weapons"] = {"weapon": {"name": "Gun", "regular": "30", "damage": damage, "range": range_}}
    return found


def coc7(damage: str, range_: str = "10") -> Any:
    found = sample("foundry-coc7-character.json")
    weapon = next(item for item in found["items"] if item["type"] == "weapon")
    weapon["name"] = "Gun"
    weapon["system"]["properties"] |= {"addb": False, "ahdb": False}
    weapon["system"]["range"] = {
        "normal": {"value": range_, "damage": damage}, "long": {"value": "", "damage": ""},
        "extreme": {"value": "", "damage": ""},
    }  # fmt: skip
    return found


def foundry(damage: str, range_: str = "10") -> Any:
    found = sample("foundry-brp-character.json")
    weapon = next(item for item in found["items"] if item["type"] == "weapon")
    weapon["name"] = "Gun"
    weapon["system"] |= {
        "dmg1": damage,
        "dmg2": "",
        "dmg3": "",
        "range1": range_,
        "range2": "",
        "range3": "",
        "db": "none",
    }
    return found


def english(damage: str, range_: str = "") -> str:
    return BLOCK.format(f"Attacks: Gun 30%, {damage}")


def french(damage: str, range_: str = "") -> str:
    return BLOCK.format(f"Armes : Gun 30 %, {damage}")


def italian(damage: str, range_: str = "") -> str:
    return BLOCK.format(f"Attacchi: Gun 30%, {damage}")


MAKERS = [roll20, dholes, coc7, foundry, english, french, italian]


def gun(imported: Imported) -> Weapon:
    return next(row for row in imported.character.weapons if row.name in ("Gun", "Fowling piece"))


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("written", ["4D6/2D6/1D6", "4d6 / 2d6 / 1d6"])
def test_a_shotgun_has_all_its_damages(make, written):
    """The distances are those of the catalogue's shotguns, and the report names what was put in."""
    imported = read(make(written))
    weapon = gun(imported)
    assert (weapon.damage, weapon.damage_by_range, weapon.note) == ("4D6", SHOTGUN, "")
    facts = derive(imported.character).weapons[weapon.id].facts
    assert [damage_at(facts, metres) for metres in (5, 15, 40, 90)] == ["4D6", "2D6", "1D6", "1D6"]
    assert [(code, what, new) for code, what, _, new in said(imported)] == [("ranges_usual", weapon.name, "10/20/50")]


@pytest.mark.parametrize("make", MAKERS)
def test_damages_of_a_weapon_nobody_knows_are_asked_about(make):
    """The first counts, the note has all of them, a person decides."""
    imported = read(make("5D6/3D6"))
    weapon = gun(imported)
    assert (weapon.damage, weapon.damage_by_range, weapon.note.upper()) == ("5D6", None, "5D6/3D6")
    assert [(code, what, new) for code, what, _, new in said(imported)] == [("ranges_unknown", weapon.name, "5D6")]
    assert any(line.code == "ranges_unknown" for line in imported.report.doubtful)


@pytest.mark.parametrize("make", [roll20, dholes, foundry, coc7])
def test_distances_of_the_file_come_first(make):
    imported = read(make("4D6/2D6/1D6", "5/15/30"))
    assert gun(imported).damage_by_range == ((5, "4D6"), (15, "2D6"), (30, "1D6"))
    assert said(imported) == []


@pytest.mark.parametrize("make", [roll20, dholes, foundry, coc7])
def test_another_range_than_the_usual_is_asked_about(make):
    imported = read(make("4D6/2D6/1D6", "33"))
    assert gun(imported).damage_by_range is None
    assert [code for code, *_ in said(imported)] == ["ranges_unknown"]


@pytest.mark.parametrize("make", MAKERS)
def test_words_beside_the_damage_are_a_note(make):
    imported = read(make("1D6 poisoned"))
    assert (gun(imported).damage, gun(imported).note) == ("1D6", "poisoned")


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_there_and_back(make, lang):
    """I15: by text and by Foundry the second import has the same damages."""
    imported = read(make("4D6/2D6/1D6"))
    for format_ in ("text", "foundry-brp"):
        again = read_foreign(export(imported.document, format_, lang))[0]
        assert gun(again).damage_by_range == SHOTGUN
