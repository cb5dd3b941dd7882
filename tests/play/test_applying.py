"""A profession or personality put on a sheet that is played: one edit, told beforehand line by line, nothing lost."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_

from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.play.applying import Application, applied, changes_of
from brp_desktop.play.creation import budget, chosen_rows, open_choices, troubles_of
from brp_desktop.play.creation_random import seeded_character
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetPoints
from brp_desktop.sheet.ids import SkillId

PLAYED = replace(UGE, power_level="normal", skill_cap=75)


@pytest.fixture
def someone():
    """A character who has learnt something since."""
    character = seeded_character(11, PLAYED, profession="sailor")
    return SetPoints(SkillId("spot"), "experience", 7).apply(character)


def points(character, source: str) -> int:
    return sum(getattr(row.points, source) for row in character.skills)


@pytest.mark.parametrize("way", ["even", "chance"])
def test_a_profession_spends_its_points_and_keeps_all_others(someone, way):
    act = applied(someone, Application(which="profession", id="soldier", points=way))
    after = act.apply(someone)
    assert after.profession == "soldier"
    assert open_choices(after, derive(after), "profession") == ()
    assert budget(after, derive(after), "professional").left == 0
    for source in ("personal", "experience", "personality", "culture"):
        assert points(after, source) == points(someone, source)
    mine = set(chosen_rows(after, "profession"))
    assert {row.id for row in after.skills if row.points.profession} <= mine
    assert not [one for one in troubles_of(after, derive(after)) if one.subject == "profession"]


def test_without_points_and_choices_only_the_list_is_there(someone):
    what = Application(which="profession", id="soldier", points="none", fill=False)
    after = applied(someone, what).apply(someone)
    assert points(after, "profession") == 0
    assert open_choices(after, derive(after), "profession")
    kept = applied(someone, with_(what, replace=False)).apply(someone)
    assert points(kept, "profession") == points(someone, "profession")


def test_a_personality_gives_its_points_once(someone):
    what = Application(which="personality", id="cunning")
    after = applied(someone, what).apply(someone)
    assert points(after, "personality") == 13 * 20
    again = applied(after, with_(what, id="brutal"))
    assert points(again.apply(after), "personality") == 13 * 20


def test_the_same_seed_gives_the_same_and_what_is_told_is_what_happens(someone):
    what = Application(which="profession", id="thief", points="chance", seed=5)
    after = applied(someone, what).apply(someone)
    assert applied(someone, what).apply(someone) == after
    assert applied(someone, with_(what, seed=6)).apply(someone) != after
    changes = changes_of(someone, after)
    before, later = derive(someone), derive(after)
    told = {one.row.id: (one.before, one.after) for one in changes.skills}
    for row in after.skills:
        old = before.skills[row.id].score if row.id in before.skills else None
        new = later.skills[row.id].score
        if row.id not in before.skills or old != new:
            assert told[row.id] == (old, new)
    assert {word for word, _, _ in changes.words} >= {"occupation", "profession"}
    assert not changes_of(someone, someone)


def test_every_profession_and_personality_can_be_applied():
    catalogue = profession_catalogue()
    for options in (SRD, PLAYED):
        character = seeded_character(3, options)
        for which, ids in (("profession", catalogue.professions), ("personality", catalogue.personalities)):
            for id_ in ids:
                after = applied(character, Application(which=which, id=id_, points="chance")).apply(character)
                assert getattr(after, which) == id_


def test_an_unknown_one_is_refused(someone):
    with pytest.raises(RulesError, match="unknown_name"):
        applied(someone, Application(which="profession", id="astronaut of another book"))
