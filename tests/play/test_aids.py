"""What may be chosen for a roll besides difficulty and modifier: in numbers, in steps, only where the rules have it."""

import pytest

from brp_desktop.play.aids import AidChoice, aid_of, candidates, offered, spot_effects, toggled
from brp_desktop.play.entries import entry_of
from brp_desktop.play.rolling import Situation, Subject, prepare, settle
from brp_desktop.play.ticks import roll_edit, undo_edit
from brp_desktop.rules.brp import SRD, UGE, Difficulty, Level
from brp_desktop.rules.brp.steps import replay
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetOptions, SetTick, Several

SPOT = Subject("skill", "spot")


@pytest.fixture
def adele(hero):
    return hero(spot=35, listen=20, **{"knowledge.history": 50})


def uge(character):
    return SetOptions(UGE).apply(character)


def asked(character, *choices, subject=SPOT, difficulty=Difficulty.NORMAL, modifier=0, rerolled=0):
    derived = derive(character)
    aid = aid_of(choices, character, derived, rerolled=rerolled)
    request = prepare(character, derived, subject, Situation(difficulty, modifier, aid=aid))
    if request.chance is not None:
        assert replay(request.steps) == request.steps
        assert request.steps[-1].result == request.chance
    return request


def steps(request):
    return [(step.id, step.operands, step.result) for step in request.steps]


def test_each_edition_offers_what_it_has(adele):
    assert offered(adele, derive(adele), SPOT) == ("spot", "fraction")
    character = uge(adele)
    assert offered(character, derive(character), SPOT) == (
        "complementary",
        "augment",
        "cooperation",
        "topic",
        "quality",
        "spot",
        "cap",
        "fraction",
        "two_skills",
    )
    luck = Subject("characteristic", "pow")
    assert "two_skills" not in offered(character, derive(character), luck)
    assert "cooperation" in offered(character, derive(character), luck)


def test_a_complementary_skill_lends_a_fifth_rounded_up(adele):
    """UGE ch. 3, brp.md 3.7: flat, no roll."""
    character = uge(adele)
    plain = asked(character).chance
    listen = derive(character).skills["listen"].score
    request = asked(character, AidChoice("complementary", "listen"))
    assert request.chance == plain + -(-listen // 5)
    assert ("complementary.listen", (-(-listen // 5),), request.chance) in steps(request)


@pytest.mark.parametrize(
    ("number", "before", "after"),
    [
        (1, Difficulty.NORMAL, Difficulty.EASY),
        (0, Difficulty.NORMAL, Difficulty.DIFFICULT),
        (1, Difficulty.DIFFICULT, Difficulty.NORMAL),
    ],
)
def test_a_skill_rolled_first_moves_the_difficulty(adele, number, before, after):
    request = asked(uge(adele), AidChoice("augment", number=number), difficulty=before)
    assert request.situation.difficulty is after
    assert "augment" in [step.id for step in request.steps]


@pytest.mark.parametrize(
    ("level", "bonus"), [("critical", 50), ("special", 30), ("success", 20), ("failure", -10), ("fumble", -50)]
)
def test_cooperation(adele, level, bonus):
    character = uge(adele)
    request = asked(character, AidChoice("cooperation", level=level))
    assert request.chance == max(0, asked(character).chance + bonus)


def test_topics_qualities_and_fractions(adele):
    """Multiplied first, then modified; of several fractions the smallest holds."""
    character = uge(adele)
    plain = asked(character).chance
    request = asked(
        character,
        AidChoice("topic", "time", number=-20),
        AidChoice("quality", "superior"),
        AidChoice("fraction", number=4),
        modifier=10,
    )
    assert request.chance == -(-plain // 4) - 20 + 20 + 10
    assert [step.id for step in request.steps if "." in step.id] == ["topic.time", "quality.superior"]
    fifth = asked(adele, AidChoice("fraction", number=5))
    assert fifth.chance == -(-asked(adele).chance // 5)


def test_spot_rules_change_difficulty_modifier_and_caps(adele):
    """The effects of the record's edition; what only changes the difficulty is a mark in the steps."""
    character = uge(adele)
    derived = derive(character)
    found = {(rule.id, place) for rule, place, _ in spot_effects(UGE, character, derived, SPOT)}
    assert {"darkness", "weather_rain", "desperate_action"} <= {name for name, _ in found}
    assert "backstab" not in {name for name, _ in found}
    dark = [place for name, place in sorted(found) if name == "darkness"]
    request = asked(character, *(AidChoice("spot", "darkness", place) for place in dark[:1]))
    assert request.chance == asked(character).chance - 20
    desperate = next(place for name, place in found if name == "desperate_action")
    request = asked(character, AidChoice("spot", "desperate_action", desperate))
    assert request.situation.difficulty is Difficulty.DIFFICULT
    assert "spot.desperate_action" in [step.id for step in request.steps]
    brawl = Subject("skill", "brawl")
    mounted = [place for rule, place, _ in spot_effects(UGE, character, derived, brawl) if rule.id == "mounted_combat"]
    request = asked(character, AidChoice("spot", "mounted_combat", mounted[0]), subject=brawl)
    ride = max(derived.skills[row.id].score or 0 for row in character.skills if row.skill == "ride")
    assert request.chance == min(derived.skills["brawl"].score, ride)
    srd = {rule.id for rule, _, _ in spot_effects(SRD, adele, derive(adele), SPOT)}
    assert srd == {"darkness"}


def test_a_cap_is_the_lower_of_two_before_the_difficulty(adele):
    character = uge(adele)
    listen = derive(character).skills["listen"].score
    request = asked(character, AidChoice("cap", "listen"), difficulty=Difficulty.EASY)
    assert request.chance == 2 * min(listen, derive(character).skills["spot"].score)
    assert "cap.listen" in [step.id for step in request.steps]
    luck = asked(character, AidChoice("cap", "pow"))
    assert luck.chance == min(derive(character).skills["spot"].score, derive(character).characteristics["pow"].chance)


def test_a_related_speciality_counts_half(adele):
    """UGE ch. 3: an untrained speciality by half the known one."""
    character = uge(adele)
    derived = derive(character)
    law = Subject("skill", "knowledge.law")
    assert [each.subject.id for each in candidates("related", character, derived, law)] == ["knowledge.history"]
    history = derived.skills["knowledge.history"].score
    request = asked(character, AidChoice("related", "knowledge.history"), subject=law)
    assert request.chance == -(-history // 2)
    assert request.base == derived.skills["knowledge.law"].base


def test_two_skills_in_one_roll(adele, faces):
    """UGE ch. 3: one die against the lower; between the two it is partial, and the better skill alone may tick."""
    character = uge(adele)
    derived = derive(character)
    high, low = derived.skills["spot"].score, derived.skills["listen"].score
    assert high > low
    request = asked(character, AidChoice("two_skills", "listen"))
    assert request.chance == low
    between = low + 1
    partial = settle(request, faces(between // 10 or 10, between % 10 or 10))
    assert (partial.level, partial.level_reason) == (Level.FAILURE, "partial_success")
    assert (partial.tick, partial.second_tick, partial.second_reason) == (True, False, "not_a_success")
    assert roll_edit(partial, character) == SetTick("spot", True, "ticked", id=partial.id)
    both = settle(request, faces(1, 9))
    assert both.tick
    assert both.second_tick
    edit = roll_edit(both, character)
    assert isinstance(edit, Several)
    assert edit.name == "two_skills"
    ticked = edit.apply(character)
    assert {row.id for row in ticked.skills if row.ticked} == {"spot", "listen"}
    assert not any(row.ticked for row in undo_edit(both).apply(ticked).skills)
    line = entry_of(both, "d", "Anna", 1)
    assert line.chance == low
    assert "two_skills.listen" in [step.id for step in line.steps]
    neither = settle(request, faces(9, 8))
    assert not neither.tick
    assert not neither.second_tick
    turned = asked(character, AidChoice("two_skills", "spot"), subject=Subject("skill", "listen"))
    assert turned.chance == low
    assert turned.base == derived.skills["listen"].base


def test_another_throw_is_paid_and_never_ticks(adele, faces):
    character = uge(adele)
    request = asked(character, rerolled=5)
    result = settle(request, faces(1, 9))
    assert (result.level.is_success, result.tick, result.tick_reason) == (True, False, "rerolled")
    before = derive(character).resources["power_points"].current
    paid = roll_edit(result, character)
    assert paid.name == "reroll"
    assert derive(paid.apply(character)).resources["power_points"].current == before - 5
    assert request.situation.aid.unpaid is None


def test_choices_exclude_what_they_must():
    """Never two complementary skills, never one and a skill rolled first; spot rules add up; topics once each."""
    first = toggled((), AidChoice("complementary", "listen"))
    assert toggled(first, AidChoice("complementary", "sense")) == (AidChoice("complementary", "sense"),)
    assert toggled(first, AidChoice("augment", number=1)) == (AidChoice("augment", number=1),)
    assert toggled(first, first[0]) == ()
    two = toggled(toggled((), AidChoice("spot", "darkness", 2)), AidChoice("spot", "prone", 3))
    assert len(two) == 2
    topics = toggled(toggled((), AidChoice("topic", "time", number=-20)), AidChoice("topic", "time", number=20))
    assert topics == (AidChoice("topic", "time", number=20),)
    assert len(toggled(topics, AidChoice("topic", "range", number=20))) == 2
    assert len(toggled((AidChoice("fraction", number=4),), AidChoice("fraction", number=5))) == 1


def test_what_is_gone_is_left_out(adele):
    """A skill taken off the sheet, a rule of another edition: no error, no effect."""
    character = uge(adele)
    gone = (AidChoice("complementary", "no.such"), AidChoice("spot", "no_such_rule"), AidChoice("spot", "darkness", 99))
    assert asked(character, *gone).chance == asked(character).chance
    assert aid_of((), character, derive(character)) is None
