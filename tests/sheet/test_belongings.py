"""Belongings: each edit does what it says and nothing else, refuses what it must, and any history of them is undone."""

from dataclasses import replace

import pytest
from character_strategies import characters
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as with_fields

from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet import edits
from brp_desktop.sheet.belonging_edits import inside_of, new_belonging_id
from brp_desktop.sheet.belongings import LISTS, Armour, Burden, Contact, Item, Power, Wealth, Weapon, Wound
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.changes import ChangeSet, diff
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.derived_load import lies_in
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.history import History
from brp_desktop.sheet.new import new_character, new_skill_id

ROWS = (
    Weapon(id="weapon.1", weapon="short_sword"),
    Armour(id="armour.1", armour="chain"),
    Wound(id="wound.1", amount=3),
    Power(id="power.1", name="Second sight", chance=40),
    Item(id="thing.1", name="Bag", container=True),
    Wealth(id="wealth.1", name="Francs", amount="240"),
    Contact(id="contact.1", name="Le Goff", relation="keeper"),
)


@pytest.fixture
def someone() -> BrpCharacter:
    character = new_character(SRD, name="Bran")
    return replace(character, characteristics=tuple(replace(row, initial=12) for row in character.characteristics))


def changed(character: BrpCharacter, *steps: edits.Edit) -> BrpCharacter:
    for step in steps:
        character = step.apply(character)
    return character


def changes(before: BrpCharacter, after: BrpCharacter) -> ChangeSet:
    old = derive(before)
    return diff(before, after, old, derive(after, old))


def refused(edit: edits.Edit, character: BrpCharacter) -> EditError:
    with pytest.raises(EditError) as caught:
        edit.apply(character)
    return caught.value


@pytest.mark.parametrize("row", ROWS, ids=lambda row: LISTS[type(row)])
def test_rows_are_added_changed_moved_and_removed(someone, row):
    list_ = LISTS[type(row)]
    before = changed(someone, edits.AddBelonging(row))
    assert getattr(before, list_) == (row,)
    assert refused(edits.AddBelonging(row), before).code == "duplicate_id"
    other = with_fields(row, id=new_belonging_id(before, list_))
    both = changed(before, edits.AddBelonging(other))
    assert [each.id for each in getattr(both, list_)] == [row.id, other.id]
    noted = changed(both, edits.SetBelonging(list_, row.id, "note", "Old."))
    assert [each.note for each in getattr(noted, list_)] == ["Old.", ""]
    moved = changed(both, edits.MoveBelonging(list_, row.id, 1))
    assert [each.id for each in getattr(moved, list_)] == [other.id, row.id]
    assert refused(edits.MoveBelonging(list_, row.id, 2), both).code == "out_of_range"
    assert changed(both, edits.RemoveBelonging(list_, other.id)) == before
    for edit in (edits.RemoveBelonging(list_, "nobody"), edits.SetBelonging(list_, "nobody", "note", "")):
        assert refused(edit, both).code == "unknown_id"
    assert refused(edits.SetBelonging(list_, row.id, "id", "x"), both).code == "unknown_value"
    assert refused(edits.SetBelonging(list_, row.id, "note", 3), both).code == "unknown_value"
    assert edits.SetBelonging(list_, row.id, "note", "").apply(both) is both


@pytest.mark.parametrize(
    ("row", "field", "value", "code"),
    [
        (ROWS[0], "damage", "1D6+", "bad_dice"),
        (ROWS[0], "damage", "db+db", "bad_dice"),
        (ROWS[0], "hit_points", -1, "out_of_range"),
        (ROWS[0], "hit_points", True, "out_of_range"),
        (ROWS[0], "special", "burning", "unknown_value"),
        (ROWS[0], "kind", "club", "unknown_value"),
        (ROWS[0], "carried", 1, "unknown_value"),
        (ROWS[0], "name", "x" * 1001, "too_long"),
        (ROWS[0], "malfunction", 102, "out_of_range"),
        (ROWS[0], "damage_by_range", ((10, "2X6"),), "bad_dice"),
        (ROWS[1], "random", "1D", "bad_dice"),
        (ROWS[1], "places", (("tail", 3),), "unknown_value"),
        (ROWS[1], "burdens", (Burden("physical", -5),), "unknown_value"),
        (ROWS[1], "burdens", tuple(Burden("category.physical", -5) for _ in range(51)), "too_many"),
        (ROWS[2], "location", "tail", "unknown_value"),
        (ROWS[2], "major_roll", 0, "out_of_range"),
        (ROWS[3], "chance", 10_000, "out_of_range"),
        (ROWS[4], "quantity", "three", "unknown_value"),
        (ROWS[4], "inside", "thing.1", "unknown_value"),
    ],
)
def test_what_a_field_may_not_be_is_refused_with_the_reason(someone, row, field, value, code):
    """L03: also where a whole row is added."""
    list_ = LISTS[type(row)]
    before = changed(someone, edits.AddBelonging(row))
    assert refused(edits.SetBelonging(list_, row.id, field, value), before).code == code
    if field != "inside":
        assert refused(edits.AddBelonging(with_fields(row, **{field: value})), someone).code == code


def test_a_wrong_damage_says_where(someone):
    before = changed(someone, edits.AddBelonging(ROWS[0]))
    error = refused(edits.SetBelonging("weapons", "weapon.1", "damage", "1D6+X"), before)
    assert (error.parameters["text"], error.parameters["column"], error.parameters["field"]) == ("1D6+X", 5, "damage")


def test_each_list_is_told_apart_in_the_change_set(someone):
    flags = {"items": "gear", "wealth": "gear", "contacts": "gear"}
    for row in ROWS:
        list_ = LISTS[type(row)]
        after = changed(someone, edits.AddBelonging(row))
        told = changes(someone, after)
        assert getattr(told, flags.get(list_, list_)), list_
        assert told
        others = {"weapons", "armour", "wounds", "powers", "gear"} - {flags.get(list_, list_)}
        assert not any(getattr(told, name) for name in others)


@pytest.fixture
def packed(someone) -> BrpCharacter:
    """A coat and a bag; in the bag a purse with coins, and a lamp."""
    things = (
        Item(id="coat", name="Coat", encumbrance=150),
        Item(id="bag", name="Bag", encumbrance=50, container=True),
        Item(id="purse", name="Purse", encumbrance=10, container=True, inside="bag"),
        Item(id="coins", name="Coins", quantity=40, encumbrance=1, inside="purse"),
        Item(id="lamp", name="Lamp", encumbrance=100, inside="bag"),
    )
    return changed(someone, *(edits.AddBelonging(thing) for thing in things))


def places(character: BrpCharacter) -> dict[str, str | None]:
    return {item.id: item.inside for item in character.items}


def test_things_lie_in_containers_and_are_moved_with_what_is_in_them(packed):
    assert derive(packed).load.total == 150 + 50 + 10 + 40 + 100
    assert derive(packed).load.inside == {"bag": 150, "purse": 40}
    moved = changed(packed, edits.MoveItem("purse", None))
    assert (places(moved)["purse"], places(moved)["coins"]) == (None, "purse")
    back = changed(moved, edits.MoveItem("purse", "bag", "lamp"))
    assert [item.id for item in back.items if item.inside == "bag"] == ["purse", "lamp"]
    assert derive(back).load.total == derive(packed).load.total


@pytest.mark.parametrize("inside", ["bag", "purse"])
def test_nothing_goes_into_itself_or_into_something_inside_it(packed, inside):
    assert refused(edits.MoveItem("bag", inside), packed).code == "inside_itself"


def test_only_containers_hold_things(packed):
    assert refused(edits.MoveItem("lamp", "coat"), packed).code == "not_a_container"
    assert refused(edits.MoveItem("lamp", "nothing"), packed).code == "unknown_id"
    assert refused(edits.MoveItem("lamp", "bag", "lamp"), packed).code == "unknown_value"
    assert refused(edits.AddBelonging(Item(id="x", inside="coat")), packed).code == "not_a_container"
    assert refused(edits.SetBelonging("items", "bag", "container", False), packed).code == "not_empty"
    empty = changed(packed, edits.RemoveBelonging("items", "coins"))
    assert not next(i for i in changed(empty, edits.SetBelonging("items", "purse", "container", False)).items if
                    i.id == "purse").container  # fmt: skip


def test_what_lay_in_a_container_that_goes_lies_where_it_was(packed):
    assert places(changed(packed, edits.RemoveBelonging("items", "purse")))["coins"] == "bag"
    assert places(changed(packed, edits.RemoveBelonging("items", "bag")))["purse"] is None


def test_what_is_left_behind_weighs_nothing_nor_what_is_in_it(packed):
    left = changed(packed, edits.SetBelonging("items", "bag", "carried", False))
    assert derive(left).load.total == 150
    assert {part[1] for part in derive(left).load.parts} == {"coat"}


def test_a_damaged_file_with_a_circle_of_containers_still_adds_up():
    items = (Item(id="a", inside="b", encumbrance=1), Item(id="b", inside="a", encumbrance=2), Item(id="c", inside="b"))
    assert lies_in(items) == {"a": None, "b": "a", "c": "b"}
    assert derive(BrpCharacter(items=items)).load.total == 3
    assert {item.id for item in inside_of(items, "a")} == {"a", "b", "c"}


def test_a_power_that_learns_has_a_skill_row_of_its_own(someone):
    learned = changed(someone, edits.AddPower(Power(id="power.1", name="Sight", chance=40), learns=True))
    power, row = learned.powers[0], learned.skills[-1]
    assert (power.skill, power.chance, row.name, row.hidden) == (row.id, None, "Sight", True)
    numbers = derive(learned).skills[row.id]
    assert (numbers.score, numbers.learns, numbers.trained) == (40, True, False)
    grown = changed(learned, edits.SetPoints(row.id, "experience", 7), edits.SetTick(row.id, True, "ticked"))
    assert derive(grown).skills[row.id].score == 47
    assert derive(grown).waiting_ticks == 1
    typed = changed(grown, edits.SetPowerChance("power.1", 60))
    assert (derive(typed).skills[row.id].score, typed.skills[-1].points.experience) == (60, 7)
    low = changed(grown, edits.SetPowerChance("power.1", 3))
    assert (derive(low).skills[row.id].score, low.skills[-1].points.experience) == (3, 7)
    renamed = changed(grown, edits.SetBelonging("powers", "power.1", "name", "Third eye"))
    assert renamed.skills[-1].name == "Third eye"
    plain = changed(grown, edits.SetPowerLearns("power.1", False))
    assert (plain.powers[0].skill, plain.powers[0].chance, len(plain.skills)) == (None, 47, len(someone.skills))
    assert changed(grown, edits.RemoveBelonging("powers", "power.1")) == someone
    assert edits.SetPowerLearns("power.1", True).apply(grown) is grown


def test_a_power_with_a_category_bonus_keeps_the_score_that_was_typed(someone):
    """The bonus of its category is part of the score: what is typed is the whole."""
    record = replace(UGE, category_bonus="full")
    clever = tuple(replace(row, initial=16) if row.id == "int" else row for row in someone.characteristics)
    smart = replace(someone, options=record, characteristics=clever)
    learned = changed(smart, edits.AddPower(Power(id="p", chance=40), learns=True), edits.SetPowerChance("p", 55))
    assert derive(learned).category_bonus["mental"]
    assert derive(learned).skills[learned.powers[0].skill].score == 55


def test_a_power_that_uses_a_skill_learns_as_that_skill_does(someone):
    linked = changed(someone, edits.AddBelonging(Power(id="p", name="Listen closely", skill="listen")))
    assert refused(edits.SetPowerLearns("p", False), linked).code == "unknown_value"
    assert refused(edits.SetPowerChance("p", 5), linked).code == "unknown_value"
    assert changes(linked, changed(linked, edits.SetPoints("listen", "personal", 5))).powers


def test_the_cost_of_a_power_is_taken_from_its_track(someone):
    ready = changed(someone, edits.AddBelonging(Power(id="p", cost=3)), edits.AddCounter("Mana", 5))
    used = changed(ready, edits.UsePower("p"))
    assert derive(used).resources["power_points"].current == 9
    assert derive(changed(ready, edits.UsePower("p", 12))).resources["power_points"].current == 0
    error = refused(edits.UsePower("p", 13), ready)
    assert (error.code, error.parameters) == ("not_enough", {"left": 12, "wanted": 13})
    mana = changed(ready, edits.SetBelonging("powers", "p", "track", "counter.1"), edits.UsePower("p"))
    assert derive(mana).resources["counter.1"].current == 2
    blood = changed(ready, edits.SetBelonging("powers", "p", "track", "hit_points"), edits.UsePower("p", 20))
    assert derive(blood).resources["hit_points"].current == -8
    nowhere = changed(ready, edits.SetBelonging("powers", "p", "track", "sanity"))
    assert refused(edits.UsePower("p"), nowhere).code == "unknown_id"
    assert refused(edits.UsePower("p"), BrpCharacter(powers=(Power(id="p", cost=1),))).code == "missing_value"


def test_identity_has_room_for_how_somebody_looks(someone):
    after = changed(
        someone,
        edits.SetIdentity("features", "A scar"),
        edits.SetIdentity("height", "1,68 m"),
        edits.SetIdentity("weight", "60 kg"),
        edits.SetIdentity("personality", "cunning"),
    )
    assert (after.features, after.height, after.weight, after.personality) == ("A scar", "1,68 m", "60 kg", "cunning")
    assert changes(someone, after).identity == {"features", "height", "weight", "personality"}
    assert changed(after, edits.SetIdentity("personality", None)).personality is None


@st.composite
def some_edits(draw: st.DrawFn) -> edits.Edit:
    """An edit of belongings, of rows that may not be there."""
    list_ = draw(st.sampled_from(tuple(LISTS.values())))
    id_ = draw(st.sampled_from(("weapon.1", "armour.1", "wound.1", "power.1", "thing.1", "wound.2", "0")))
    number = draw(st.integers(0, 9))
    return draw(
        st.sampled_from(
            (
                edits.AddBelonging(draw(st.sampled_from(ROWS))),
                edits.SetBelonging(list_, id_, "note", str(number)),
                edits.SetBelonging("weapons", id_, "readied", bool(number % 2)),
                edits.RemoveBelonging(list_, id_),
                edits.MoveBelonging(list_, id_, number),
                edits.MoveItem(id_, draw(st.sampled_from((None, "thing.1")))),
                edits.Fire(id_, number),
                edits.Reload(id_),
                edits.HurtWeapon(id_, number),
                edits.TakeDamage(number, draw(st.sampled_from((None, "head", "left_leg")))),
                edits.TreatWound(id_, number - 3),
                edits.Heal(number),
                edits.LoseHitPoints(number, draw(st.sampled_from((None, id_)))),
                edits.AddPower(ROWS[3], learns=bool(number % 2)),
                edits.SetPowerLearns(id_, bool(number % 2)),
                edits.SetPowerChance(id_, number * 10),
                edits.UsePower(id_, number),
            )
        )
    )


@given(characters, st.lists(some_edits(), max_size=12))
def test_any_history_of_them_is_undone_exactly(character, steps):
    history: History[BrpCharacter] = History(character)
    values = [character]
    for step in steps:
        try:
            after = step.apply(history.value)
        except EditError:
            continue
        assert step.apply(history.value) == after
        if history.push(after, step):
            values.append(after)
    for value in reversed(values[:-1]):
        history.undo()
        assert history.value == value
    assert history.value == character


@given(characters)
def test_every_number_of_theirs_is_the_sum_of_its_steps(character):
    """Issue 7: every «why» sums to its number."""
    derived = derive(character)
    for id_, weapon in derived.weapons.items():
        steps = derived.steps_for("weapon", id_)
        assert (steps[-1].result if steps else None) == weapon.score
        parry = derived.steps_for("parry", id_)
        assert (parry[-1].result if parry else None) == weapon.parry_score
        assert weapon.rollable is (weapon.error is None)
    assert derived.steps_for("derived", "load")[-1].result == derived.load.total
    assert derived.load.total == sum(weight for _, _, weight in derived.load.parts)
    assert derived.steps_for("derived", "move")[-1].result == derived.move
    assert derived.steps_for("derived", "protection")[-1].result == derived.protection
    again = derive(character, derived)
    assert again.weapons == derived.weapons
    assert (again.health, again.load.total, dict(again.armour)) == (derived.health, derived.load.total, derived.armour)


@given(characters, some_edits())
def test_what_is_taken_over_from_the_snapshot_before_is_what_would_be_worked_out(character, edit):
    before = derive(character)
    assert before.weapons is before.weapons
    dict(before.armour)
    try:
        after = edit.apply(character)
    except EditError:
        return
    taken, fresh = derive(after, before), derive(after)
    assert dict(taken.weapons) == dict(fresh.weapons)
    assert dict(taken.armour) == dict(fresh.armour)
    assert dict(taken.skills) == dict(fresh.skills)
    assert (taken.move, taken.health, taken.load, taken.protection) == (
        fresh.move, fresh.health, fresh.load, fresh.protection,
    )  # fmt: skip
    assert dict(taken.characteristics) == dict(fresh.characteristics)


def test_an_own_skill_of_the_same_number_is_not_taken_for_the_row_of_a_power(someone):
    """The ids of rows made for powers are their own."""
    with_own = changed(someone, edits.AddSkill(Skill(id="own.1", name="Reading")))
    learned = changed(with_own, edits.AddPower(Power(id="p", name="Sight", chance=1), learns=True))
    assert learned.powers[0].skill == "power.1"


def test_a_weapon_whose_skill_was_removed_never_finds_another_one_under_its_id(someone):
    own = Skill(id=new_skill_id(someone, None), name="Boathook")
    armed = changed(someone, edits.AddSkill(own), edits.AddBelonging(Weapon(id="w", name="Boathook", skill=own.id)))
    removed = changed(armed, edits.RemoveSkill(own.id))
    assert derive(removed).weapons["w"].error == "weapon_without_skill"
    assert new_skill_id(removed, None) != own.id
