"""What the base of a single skill hangs on, and sanity: in our file, in a Foundry actor and as text (brp.md 11.2)."""

from dataclasses import replace

import pytest

from brp_desktop.rules.brp import SRD, UGE, BrpOptions
from brp_desktop.sheet import edits
from brp_desktop.sheet.brp import BrpCharacter, Skill, SkillPoints
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import codec, new_document
from brp_desktop.storage.exporters import export
from brp_desktop.storage.importers import read_foreign

FLY = SkillId("fly")


def winged(options: BrpOptions) -> BrpCharacter:
    """Everything at 13, wings, a word in a knowledge nobody should have."""
    blank = new_character(options, name="Ariel")
    character = replace(blank, characteristics=tuple(replace(row, initial=13) for row in blank.characteristics))
    lore = Skill(
        id=SkillId("lore"),
        skill="knowledge",
        speciality="knowledge_blasphemous_lore",
        points=SkillPoints(personal=20),
    )
    for edit in (
        edits.SetPoints(FLY, "personal", 10),
        edits.SetSkillFlag(FLY, "hidden", False),
        edits.SetSkillConditions(FLY, ("natural_wings",)),
        edits.AddSkill(lore),
    ):
        character = edit.apply(character)
    return character


def flying(character: BrpCharacter) -> tuple[tuple[str, ...], int | None, int | None]:
    row = next(row for row in character.skills if row.skill == "fly")
    numbers = derive(character).skills[row.id]
    return row.conditions, numbers.base, numbers.score


@pytest.mark.parametrize("options", [SRD, replace(UGE, sanity=True)], ids=["srd", "uge"])
@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_switch_goes_through_every_file(options: BrpOptions, lang: str) -> None:
    """DEX × 4 with wings, and the sheet reads the same afterwards."""
    character = winged(options)
    assert flying(character) == (("natural_wings",), 52, 62)
    document = new_document(character)
    assert flying(codec.decode(codec.encode(document)).character) == flying(character)
    back = read_foreign(export(document, "foundry-brp", lang))[0].character
    assert flying(back) == flying(character)
    assert derive(back).resources == derive(character).resources
    for text in (export(document, "markdown", lang), export(document, "text", lang)):
        assert b"62" in text


def test_sanity_is_taken_from_an_actor_as_it_stands() -> None:
    """At the start, below it and at its maximum: no number of the track is lost on the way."""
    character = winged(replace(UGE, sanity=True))
    assert derive(character).resources["sanity"].maximum == 80
    for current in (None, 12, 65, 80):
        there = edits.SetResource("sanity", current).apply(character)
        back = read_foreign(export(new_document(there), "foundry-brp", "en"))[0]
        track = derive(back.character).resources["sanity"]
        assert (track.current, track.maximum) == (65 if current is None else current, 80)
        assert not [line for line in back.report.changed if line.field.startswith("sanity")]
