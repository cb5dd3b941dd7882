"""What other rules would change on a sheet."""

from dataclasses import replace

import character_strategies
from hypothesis import given, settings
from msgspec import structs

from brp_desktop.play.rule_effects import Effect, effects, numbers_of
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, option_fields
from brp_desktop.sheet.brp import BrpCharacter, Characteristic
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetOptions, SetTick
from brp_desktop.sheet.ids import CharacteristicId
from brp_desktop.sheet.new import new_character


def someone(options: BrpOptions = SRD) -> BrpCharacter:
    values = {"str": 13, "con": 12, "siz": 14, "int": 15, "pow": 11, "dex": 13, "app": 10}
    rows = tuple(Characteristic(id=CharacteristicId(id_), initial=value) for id_, value in values.items())
    return structs.replace(new_character(options), characteristics=rows)


def changed(character: BrpCharacter, **values: object) -> dict[tuple[str, str], Effect]:
    found = effects(character, derive(character), replace(character.options, **values))  # type: ignore[arg-type]
    return {(effect.what, effect.id): effect for effect in found}


def test_what_counts_at_the_table_changes_no_number() -> None:
    """Ties, the impossible, teaching: nothing on the sheet hangs on them."""
    character = someone()
    for field, value in (("opposed_tie", "roll"), ("impossible", "show_roll"), ("teaching", "training")):
        assert changed(character, **{field: value}) == {}


def test_critical_successes_give_every_skill_another_level() -> None:
    """Their limit appears; score and chance are not said again."""
    found = changed(someone(), critical=True)
    assert {what for what, _ in found} == {"limits", "roll_limits"}
    dodge = found["limits", "dodge"]
    assert (dodge.before.critical, dodge.after.critical) == (0, 2)  # type: ignore[attr-defined]


def test_bonuses_of_the_groups_change_scores_and_not_the_limits_besides() -> None:
    """A score that changes takes its limits with it in silence."""
    found = changed(someone(), category_bonus="simple")
    assert found["score", "dodge"].before == 26
    assert found["score", "dodge"].after == 26 + 7
    assert ("chance", "dodge") not in found
    assert ("limits", "dodge") not in found
    assert found["category", "physical"].before is None


def test_a_bonus_that_cannot_be_worked_out_is_no_number() -> None:
    """Of a sheet without characteristics: there is nothing that could change."""
    blank = new_character(replace(SRD, category_bonus="full"))
    blank = structs.replace(blank, characteristics=(), skills=())
    assert not [key for key in numbers_of(blank, derive(blank)) if key[0] == "category"]
    assert changed(blank, category_bonus="off") == {}


def test_tracks_and_characteristics_come_and_go() -> None:
    """What appears has no number before; sanity begins below its maximum, which is said too."""
    assert changed(someone(), sanity=True) == {
        ("maximum", "sanity"): Effect("maximum", "sanity", None, 100),
        ("current", "sanity"): Effect("current", "sanity", None, 55),
    }
    assert changed(someone(), education=True)["characteristic", "edu"] == Effect("characteristic", "edu", None, "")
    assert changed(someone(), total_hit_points=True)["maximum", "hit_points"] == Effect("maximum", "hit_points", 13, 26)
    assert changed(someone(replace(SRD, sanity=True)), sanity=False)["maximum", "sanity"].after is None


def test_the_roll_a_tick_needs() -> None:
    """With the bonus of INT a lower roll improves."""
    ticked = SetTick("dodge", True).apply(someone())  # type: ignore[arg-type]
    assert changed(ticked, experience_bonus="half_int")["needed", "dodge"] == Effect("needed", "dodge", 27, 19)
    assert changed(ticked, improvement_fixed=3)["gain", "dodge"].after == ("1D6", 3)


@settings(deadline=None)
@given(character_strategies.characters, character_strategies.option_records())
def test_whatever_differs_is_told_and_nothing_else(character: BrpCharacter, options: BrpOptions) -> None:
    """An effect's numbers are those that the sheet shows under each of the two."""
    derived = derive(character)
    other = SetOptions(options).apply(character)
    before, after = numbers_of(character, derived), numbers_of(other, derive(other))
    found = effects(character, derived, options)
    assert bool(found) == (before != after)
    for effect in found:
        key = (effect.what, effect.id)
        assert (before.get(key), after.get(key)) == (effect.before, effect.after)
    assert effects(character, derived, character.options) == ()


def test_every_option_can_be_asked_about() -> None:
    """Whatever value a choice has."""
    for character in (someone(SRD), someone(UGE)):
        derived = derive(character)
        for field in option_fields():
            for value in field.values:
                effects(character, derived, replace(character.options, **{field.id: value}))  # type: ignore[arg-type]
