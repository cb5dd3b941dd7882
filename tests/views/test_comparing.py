"""What differs between a file and a draft, in words: every list of a sheet, and nothing that is the same."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.belongings import Armour, Contact, Item, Power, Wealth, Weapon, Wound
from brp_desktop.sheet.brp import BrpCharacter, Hindrance, Note, Skill
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import (
    AddSkill,
    RemoveSkill,
    SetCharacteristic,
    SetIdentity,
    SetPoints,
    SetResource,
    SetSkillConditions,
    SetSkillFlag,
    SetTick,
)
from brp_desktop.sheet.new import new_character
from brp_desktop.sheet.xantis import Counter, Penalty, ScoreNode, XantisCharacter, XantisWeapon
from brp_desktop.storage import open_document
from brp_desktop.views.comparing import differences


@pytest.fixture(autouse=True)
def _english(qapp) -> None:
    from brp_desktop.controllers.language import Language

    Language().choose("en")


@pytest.fixture
def adele(project_root: Path) -> BrpCharacter:
    return open_document(project_root / "resources" / "samples" / "adele-fournier.rpgsheet").character


def said(old, new) -> dict[str, list[str]]:
    return {section.head: list(section.lines) for section in differences(old, new)}


def test_the_same_is_the_same(adele: BrpCharacter) -> None:
    assert differences(adele, adele) == []
    assert differences(XantisCharacter(), XantisCharacter()) == []


def test_every_part_of_a_percentile_sheet_is_told(adele: BrpCharacter) -> None:
    new = adele
    for edit in (
        SetIdentity("occupation", "Reporter"),
        SetIdentity("age", 32),
        SetCharacteristic("str", "initial", 12),
        SetPoints("listen", "experience", 20),
        SetTick("stealth", True),
        SetTick("spot", False),
        SetSkillFlag("spot", "pinned", True),
        SetSkillFlag("dodge", "pinned", True),
        RemoveSkill("own.1"),
        SetResource("hit_points", 4),
    ):
        new = edit.apply(new)
    told = said(adele, new)
    assert told["Person"] == ["Occupation: Journaliste → Reporter", "Age: 31 → 32"]
    assert told["Characteristics"] == ["STR: 10 → 12"]
    assert "Hit points: 9 / 12 → 4 / 12" in told["Points"]
    assert "Mémoire des visages: only in the file" in told["Skills"]
    assert "Stealth: ticked" in told["Skills"]
    assert "Spot: tick taken away, pinned" in told["Skills"]
    assert "Dodge: pinned" in told["Skills"]
    assert any(line.startswith("Listen: 45% → ") for line in told["Skills"])
    back = said(new, adele)
    assert "Mémoire des visages: only in the draft" in back["Skills"]
    assert "Stealth: tick taken away" in back["Skills"]
    assert "Dodge: no longer pinned" in back["Skills"]


def test_what_a_base_hangs_on_is_told(adele: BrpCharacter) -> None:
    """11.2: the condition by its name beside the score, in both directions."""
    flying = AddSkill(Skill(id="fly", skill="fly")).apply(adele)
    winged = SetSkillConditions("fly", ("natural_wings",)).apply(flying)
    scores = [derive(each).skills["fly"].score for each in (flying, winged)]
    assert said(flying, winged)["Skills"] == [f"Fly: {scores[0]}% → {scores[1]}%, with “Natural wings”"]
    assert said(winged, flying)["Skills"] == [f"Fly: {scores[1]}% → {scores[0]}%, without “Natural wings”"]


def test_belongings_notes_and_rules_are_told() -> None:
    old = new_character(SRD, name="Otto")
    new = replace(
        old,
        options=UGE,
        weapons=(Weapon(id="w.1", name="Old club"),),
        armour=(Armour(id="a.1", name="Oilskin"),),
        wounds=(Wound(id="x.1", amount=3),),
        powers=(Power(id="p.1", name="Second sight"),),
        items=(Item(id="i.1", name="Rope", quantity=2),),
        wealth=(Wealth(id="m.1", name="Purse", amount="12"),),
        contacts=(Contact(id="c.1", name="The pilot"),),
        notes=(Note(id="n.1", title="Clues", text="A lamp."),),
    )
    told = said(old, new)
    assert told["Weapons"] == ["Old club: only in the draft"]
    assert told["Armour"] == ["Oilskin: only in the draft"]
    assert told["Wounds"] == ["3: only in the draft"]
    assert told["Powers"] == ["Second sight: only in the draft"]
    assert told["Things"] == ["Rope: only in the draft"]
    assert told["Wealth"] == ["Purse: only in the draft"]
    assert told["Contacts"] == ["The pilot: only in the draft"]
    assert told["Notes"] == ["Clues: only in the draft"]
    assert "Critical successes" in told["Rules"]
    later = replace(
        new,
        items=(Item(id="i.1", name="Rope", quantity=1),),
        wealth=(Wealth(id="m.1", name="Purse", amount="7"),),
        notes=(Note(id="n.1", title="Clues", text="A lamp. Two lamps."),),
        weapons=(Weapon(id="w.1", name="Old club", note="cracked"),),
    )
    assert said(new, later) == {
        "Weapons": ["Old club: changed"],
        "Things": ["Rope: 2 → 1"],
        "Wealth": ["Purse: 12 → 7"],
        "Notes": ["Clues: — → Two lamps."],
    }


def test_an_order_and_what_is_not_shown_are_told(adele: BrpCharacter) -> None:
    turned = replace(adele, skills=(*adele.skills[1:], adele.skills[0]))
    assert said(adele, turned) == {"Skills": ["In another order."]}
    assert said(adele, replace(adele, move=7)) == {"Person": ["Something that is not shown on the sheet."]}


def test_a_xantis_sheet_is_told() -> None:
    old = XantisCharacter(name="Nino", nodes=(ScoreNode(id="forza", tier="base", name="Forza", value=3),))
    new = structs.replace(
        old,
        people="Sirene",
        nodes=(
            ScoreNode(id="forza", tier="base", name="Forza", value=4),
            ScoreNode(id="node.1", tier="base", name="Canto", value=1),
        ),
        pme=Penalty(value=2, name="ferita"),
        pa_left=3,
        weapons=(XantisWeapon(id="w.1", name="Remo"),),
        counters=(Counter(id="c.1", name="Mana", now=2, maximum=5),),
    )
    assert said(old, new) == {
        "Person": ["People: — → Sirene"],
        "Scores": ["Forza: 3 → 4", "Canto: only in the draft"],
        "Points": ["Pme: 0 → 2 ferita", "Pa: — → 3", "Mana: only in the draft"],
        "Weapons": ["Remo: only in the draft"],
    }


def test_sheets_of_two_systems_are_not_compared(adele: BrpCharacter) -> None:
    assert said(XantisCharacter(), adele) == {"Person": ["The file holds a sheet of other rules."]}


def test_what_holds_somebody_back_in_a_fight(adele: BrpCharacter) -> None:
    """Nothing else differs, and it is said all the same."""
    stunned = replace(adele, hindrances=(Hindrance(kind="stunned", rounds=2),))
    [section] = differences(adele, stunned)
    assert (section.head, len(section.lines)) == ("In a fight", 1)
    assert "Stunned, 2 rounds left" in section.lines[0]
    assert differences(stunned, adele)[0].lines != section.lines
