"""Every explanation ends in the number it explains, and every step does what it says: any character, both systems."""

from collections.abc import Iterator
from dataclasses import replace

import character_strategies
import xantis_strategies
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from brp_desktop.catalogue.armour import armour_catalogue
from brp_desktop.catalogue.weapons import weapon_catalogue
from brp_desktop.rules import Explanation, RulesError
from brp_desktop.rules.brp import effective_chance
from brp_desktop.rules.brp.experience import explain_roll_needed, roll_needed
from brp_desktop.rules.brp.hit_locations import LOCATIONS
from brp_desktop.rules.brp.options import BrpOptions
from brp_desktop.rules.brp.steps import replay
from brp_desktop.sheet.belongings import Armour, Item, Weapon, Wound
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Resource, SkillPoints
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.derived_burdens import Modifiers
from brp_desktop.sheet.ids import BelongingId, ResourceId
from brp_desktop.sheet.new import new_character
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.sheet.xantis_derive import derive_xantis

Shown = tuple[str, str, int | None]
"""Kind and id of a number, and the number as the sheet shows it."""


@st.composite
def players(draw: st.DrawFn) -> BrpCharacter:
    """Somebody as people play: all values, points in skills, weapons, armour on, wounds, too much to carry."""
    options = replace(
        draw(character_strategies.option_records()),
        category_bonus=draw(st.sampled_from(("off", "full", "simple"))),
        hit_locations=draw(st.booleans()),
        encumbrance=draw(st.booleans()),
        fatigue=draw(st.booleans()),
    )
    made = new_character(options)
    some = st.integers(-6, 3)
    rows = [
        Characteristic(
            id=row.id, initial=draw(st.integers(3, 24)), moved=draw(some), age=draw(some), other=draw(st.just(0) | some)
        )
        for row in made.characteristics
    ]
    points = st.sampled_from((0, 0, 0, 5, 20, 61, -15))
    skills = [
        structs.replace(row, points=SkillPoints(personal=draw(points), experience=draw(points)), bonus=draw(points))
        for row in made.skills
    ]
    weapons = draw(st.lists(st.sampled_from(sorted(weapon_catalogue().weapons)), max_size=4, unique=True))
    armour = draw(st.lists(st.sampled_from(sorted(armour_catalogue().armour)), max_size=3, unique=True))
    places = draw(st.lists(st.sampled_from(LOCATIONS), max_size=3))
    return structs.replace(
        made,
        characteristics=tuple(rows),
        skills=tuple(skills),
        weapons=tuple(Weapon(id=BelongingId(id_), weapon=id_) for id_ in weapons),
        armour=tuple(Armour(id=BelongingId(id_), armour=id_, worn=draw(st.booleans())) for id_ in armour),
        items=(Item(id=BelongingId("stone"), name="stone", encumbrance=100, quantity=draw(st.integers(0, 40))),),
        wounds=tuple(
            Wound(id=BelongingId(f"w{n}"), amount=draw(st.integers(1, 9)), location=place)
            for n, place in enumerate(places)
        ),
        resources=(Resource(id=ResourceId("fatigue"), current=draw(st.integers(-30, 20))),),
    )


DERIVED = ("major_wound", "experience_bonus", "encumbrance_limit")


def weighed(score: int | None, burdens: Modifiers) -> int | None:
    return None if score is None else effective_chance(score, modifier=sum(points for _, points in burdens))


def numbers(derived: Derived) -> Iterator[Shown]:
    """Every computed number of a sheet."""
    for id_, each in derived.characteristics.items():
        yield "value", id_, each.value
        yield "roll", id_, each.chance
        yield "roll_chance", id_, weighed(each.chance, each.burdens)
    for id_, skill in derived.skills.items():
        yield "base", id_, skill.base
        yield "skill", id_, skill.score
        yield "skill_chance", id_, weighed(skill.score, skill.burdens)
    for id_, weapon in derived.weapons.items():
        yield "weapon", id_, weapon.score
        yield "weapon_chance", id_, weighed(weapon.score, weapon.burdens)
        yield "parry", id_, weapon.parry_score
        yield "parry_chance", id_, weighed(weapon.parry_score, weapon.parry_burdens)
    for id_, track in derived.resources.items():
        if not track.by_hand:
            yield "resource", id_, track.maximum
    for id_, bonus in derived.category_bonus.items():
        yield "category", id_, bonus
    for id_, location in derived.health.locations.items():
        yield "location", id_, location.left
    for id_ in DERIVED:
        yield "derived", id_, getattr(derived, id_)
    yield "derived", "move", derived.move
    yield "derived", "load", derived.load.total
    yield "derived", "protection", derived.protection


@given(character_strategies.characters | players())
def test_every_number_of_a_percentile_sheet(character: BrpCharacter) -> None:
    """A number that is missing has no steps; all others have, and they add up to it."""
    derived = derive(character)
    for kind, id_, number in numbers(derived):
        steps = derived.steps_for(kind, id_)
        assert_sums(steps, number, f"{kind} {id_}")


def assert_sums(steps: Explanation, number: int | None, what: str) -> None:
    if number is None:
        assert steps == (), what
        return
    assert steps, what
    assert replay(steps) == steps, what
    assert steps[-1].result == number, what


@given(xantis_strategies.xantis_characters())
def test_every_number_of_a_xantis_sheet(character: XantisCharacter) -> None:
    """A capacity is the sum of its nodes; Pa Max and Iniziativa end in what their formulas give."""
    derived = derive_xantis(character)
    for id_, node in derived.nodes.items():
        found = derived.capacity_of(id_)
        assert found.capacity == node.capacity == sum(value for _, _, value in found.parts)
        assert derived.steps_for("node", id_)[-1].result == node.capacity
    assert derived.steps_for("pa_max")[-1].result == derived.pa_max_computed.value
    assert derived.steps_for("initiative")[-1].result == derived.initiative.value


@given(character_strategies.option_records())
def test_the_roll_that_improves(options: BrpOptions) -> None:
    """Whatever the score and the bonus."""
    for score in (0, 1, 45, 98, 99, 100, 130, 9999):
        for bonus in (0, 1, 9, 60):
            steps = explain_roll_needed(score, options, bonus=bonus)
            assert_sums(steps, roll_needed(score, options, bonus=bonus), f"{score} {bonus}")


@given(character_strategies.characters | players())
def test_every_roll_as_it_would_be_made(character: BrpCharacter) -> None:
    """Skills, characteristics, attacks and parries: the steps end in the chance that is rolled against."""
    from brp_desktop.play.armed import attack_with, parry_with
    from brp_desktop.play.rolling import Situation, Subject, prepare

    derived = derive(character)
    subjects = [Subject("skill", str(id_)) for id_ in derived.skills]
    subjects += [Subject("characteristic", str(id_)) for id_ in derived.characteristics]
    for weapon in derived.weapons:
        subjects += [attack_with(derived, weapon), parry_with(derived, weapon)]
    for subject in subjects:
        for modifier in (0, -35, 20):
            try:
                request = prepare(character, derived, subject, Situation(modifier=modifier))
            except RulesError:
                continue
            assert request.chance is not None
            assert_sums(request.steps, request.chance, str(subject))
