"""A person without a sheet as texts and back: numbers only as numbers, names found in the catalogue, nothing lost."""

from dataclasses import replace

import pytest

from brp_desktop.controllers.npc_form import VALUES, FormError, FormRow, NpcForm, computed_maximum, form_of, npc_of
from brp_desktop.sheet.brp import Resource
from brp_desktop.sheet.table import Npc, NpcSkill, NpcValue, NpcWeapon

GUARD = Npc(
    description="Gate guard",
    values=tuple(NpcValue(id=name, value=value) for name, value in (("str", 13), ("con", 12), ("siz", 14), ("luc", 3))),
    resources=(Resource(id="hit_points", current=12), Resource(id="counter.1", name="Arrows", current=7, maximum=20)),
    skills=(
        NpcSkill(id="skill.1", skill="spot", score=45),
        NpcSkill(id="skill.2", skill="knowledge", speciality="knowledge_history", score=20),
        NpcSkill(id="skill.3", name="Lamp lore", score=60),
    ),
    weapons=(NpcWeapon(id="weapon.1", name="Club", score=40, text="1D6+1D4"),),
    armour="leather 2",
    percentage=25,
)  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_what_nobody_touched_comes_back(lang):
    assert npc_of(form_of("Guard", GUARD, lang), GUARD, lang) == GUARD
    assert npc_of(form_of("Nobody", Npc(), lang), Npc(), lang) == Npc()


def test_everything_may_be_typed():
    form = form_of("Guard", GUARD, "en")
    skills = (
        FormRow("skill.1", "Spot", "50 %"),
        FormRow("skill.2", "Écoute", "30"),
        FormRow("", "  ", ""),
        FormRow("", "Connaissance (Histoire)", "15"),
    )
    typed = replace(
        form,
        description=" Captain ",
        values={**form.values, "str": "", "dex": " 15 ", "pow": "9"},
        hit_points="20",
        move="10",
        percentage="",
        armour="chain 5",
        skills=skills,
        weapons=(FormRow("weapon.1", "Club", "", "1D6"), FormRow("", "Crossbow", "35", "1D8")),
    )
    npc = npc_of(typed, GUARD, "en")
    assert npc.description == "Captain"
    assert {row.id: row.value for row in npc.values} == {
        "str": None, "con": 12, "siz": 14, "luc": 3, "dex": 15, "pow": 9
    }  # fmt: skip
    assert [(row.id, row.maximum, row.current) for row in npc.resources] == [
        ("hit_points", 20, 12), ("counter.1", 20, 7)
    ]  # fmt: skip
    assert npc.skills == (
        NpcSkill(id="skill.1", skill="spot", score=50),
        NpcSkill(id="skill.2", skill="listen", score=30),
        NpcSkill(id="skill.4", skill="knowledge", speciality="knowledge_history", score=15),
    )
    assert npc.weapons == (
        NpcWeapon(id="weapon.1", name="Club", text="1D6"),
        NpcWeapon(id="weapon.2", name="Crossbow", score=35, text="1D8"),
    )
    assert (npc.armour, npc.move, npc.percentage) == ("chain 5", 10, None)


def test_points_above_a_maximum_that_fell_are_cut():
    """Hit points are the mean of CON and SIZ: 13, then 10."""
    form = form_of("Guard", GUARD, "en")
    assert computed_maximum(form, "hit_points") == 13
    smaller = replace(form, values={**form.values, "con": "6", "siz": "14"})
    assert computed_maximum(smaller, "hit_points") == 10
    assert npc_of(smaller, GUARD, "en").resources[0] == Resource(id="hit_points", current=10)
    by_hand = npc_of(replace(form, hit_points="8"), GUARD, "en")
    assert by_hand.resources[0] == Resource(id="hit_points", current=8, maximum=8)
    assert computed_maximum(replace(form, values={"con": "x", "siz": "14"}), "hit_points") is None


@pytest.mark.parametrize(
    ("change", "place", "code"),
    [
        ({"values": {"str": "twelve"}}, ("", 0, "str"), "not_a_number"),
        ({"values": {"str": "-3"}}, ("", 0, "str"), "not_a_number"),
        ({"values": {"str": "²"}}, ("", 0, "str"), "not_a_number"),
        ({"values": {"str": "123456789012345"}}, ("", 0, "str"), "out_of_range"),
        ({"move": "10000"}, ("", 0, "move"), "out_of_range"),
        ({"percentage": "1D6"}, ("", 0, "percentage"), "not_a_number"),
        ({"hit_points": "a"}, ("", 0, "hit_points"), "not_a_number"),
        ({"name": "  "}, ("", 0, "name"), "empty_name"),
        ({"name": "x" * 1001}, ("", 0, "name"), "too_long"),
        ({"armour": "x" * 1001}, ("", 0, "armour"), "too_long"),
        ({"skills": (FormRow("", "Spot", "45"), FormRow("", "Listen", ""))}, ("skills", 1, "score"), "not_a_number"),
        ({"skills": (FormRow("", "", "45"),)}, ("skills", 0, "name"), "empty_name"),
        ({"skills": (FormRow("", "Spot", "10000"),)}, ("skills", 0, "score"), "out_of_range"),
        ({"weapons": (FormRow("", "Club", "4O"),)}, ("weapons", 0, "score"), "not_a_number"),
        ({"weapons": (FormRow("", "", "", "1D6"),)}, ("weapons", 0, "name"), "empty_name"),
        ({"weapons": (FormRow("", "", ""), FormRow("", "x" * 1001, "5"))}, ("weapons", 1, "name"), "too_long"),
    ],
)
def test_what_cannot_be_taken_is_named_with_its_place(change, place, code):
    with pytest.raises(FormError) as refused:
        npc_of(replace(NpcForm(name="Guard"), **change), Npc(), "en")
    assert (refused.value.place, refused.value.error.code) == (place, code)


def test_every_characteristic_has_a_field():
    assert set(form_of("x", Npc(), "en").values) == set(VALUES)
