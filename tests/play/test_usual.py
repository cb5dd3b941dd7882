"""What somebody rolls as long as nobody has chosen."""

import pytest

from brp_desktop.play.people import NpcPerson, NumberPerson, sheet_person
from brp_desktop.play.rolling import SubjectName
from brp_desktop.play.usual import usual_roll
from brp_desktop.sheet.table import Npc, NpcSkill, NpcWeapon

SPOT = SubjectName(skill="spot")
LISTEN = SubjectName(skill="listen")


def guard(*skills, **more):
    rows = tuple(NpcSkill(id=f"s.{place}", **each) for place, each in enumerate(skills))
    return NpcPerson("t/1", "Guard", Npc(skills=rows, **more))


def test_the_last_one_rolled_comes_first(hero):
    anna = sheet_person("one", hero(spot=35))
    assert usual_roll(anna, LISTEN) == LISTEN
    assert usual_roll(anna, SubjectName(name="Lamp lore")) == SPOT
    assert usual_roll(anna, SubjectName(characteristic="pow", roll="luck")) == SPOT


def test_without_one_a_learnt_skill_of_noticing_or_talking(hero):
    """Not the highest of all: a higher combat skill, language or own skill stands back."""
    assert usual_roll(sheet_person("one", hero(spot=35, brawl=70, **{"knowledge.history": 90}))) == SPOT
    assert usual_roll(sheet_person("one", hero(spot=5, listen=30))) == LISTEN


def test_nobody_learnt_in_them_takes_the_best_of_them(hero):
    """Nothing of the kind was learnt: still one of the kind, by its base."""
    name = usual_roll(sheet_person("one", hero(brawl=70)))
    assert name.skill in {"spot", "listen", "insight", "persuade", "fast_talk", "bargain", "research", "sense"}


@pytest.mark.parametrize(
    ("person", "found"),
    [
        (guard({"skill": "stealth", "score": 70}, {"skill": "spot", "score": 40}), SPOT),
        (guard({"name": "Lamp lore", "score": 70}), SubjectName(name="Lamp lore")),
        (guard(weapons=(NpcWeapon(id="w.1", name="Club", score=30),)), SubjectName(name="Club")),
        (guard(percentage=40), SubjectName()),
        (guard(), None),
        (NumberPerson(40), None),
    ],
)
def test_people_without_a_sheet(person, found):
    assert usual_roll(person) == found
