"""Bases typed by hand that speak of other skills: what they come to, and circles, named."""

from typing import Any

from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Skill
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.edits import SetSkillBase
from brp_desktop.sheet.skill_rules import circle_of, formulas_of, missing_characteristics

DEX = (Characteristic(id="dex", initial=12),)  # type: ignore[arg-type]


def sheet(*rows: tuple[str, str | None]) -> BrpCharacter:
    def row(id_: str, base: str | None) -> Skill:
        own = id_.startswith("own.")
        return Skill(id=id_, skill=None if own else id_, name=id_ if own else "", base=base)  # type: ignore[arg-type]

    return BrpCharacter(characteristics=DEX, skills=tuple(row(*each) for each in rows))


def found(derived: Derived, id_: str) -> tuple[Any, Any, Any]:
    numbers = derived.skills[id_]  # type: ignore[index]
    return numbers.base, numbers.error, numbers.circle


def test_a_base_speaks_of_another_as_it_stands_on_the_sheet() -> None:
    character = sheet(("dodge", None), ("own.1", "base(dodge)+5"))
    assert found(derive(character), "own.1") == (29, None, ())
    typed = SetSkillBase("dodge", "40").apply(character)  # type: ignore[arg-type]
    assert found(derive(typed, derive(character)), "own.1") == (45, None, ())
    back = SetSkillBase("dodge", None).apply(typed)  # type: ignore[arg-type]
    assert found(derive(back, derive(typed)), "own.1") == (29, None, ())
    assert [step.result for step in derive(typed).steps_for("base", "own.1")] == [40, 45, 45]


def test_a_catalogue_skill_may_begin_with_its_own_base() -> None:
    assert found(derive(sheet(("dodge", "base(dodge)+10"))), "dodge") == (34, None, ())


def test_circles_are_found_and_named() -> None:
    character = sheet(("spot", "base(listen)"), ("listen", "base( hide ) + 1"), ("hide", "base(spot)"), ("climb", None))
    derived = derive(character)
    assert found(derived, "spot") == (None, "bad_formula", ("spot", "listen", "hide", "spot"))
    assert found(derived, "hide") == (None, "bad_formula", ("hide", "spot", "listen", "hide"))
    assert found(derived, "climb") == (40, None, ())
    itself = sheet(("own.1", "base(own.1)"))
    assert found(derive(itself), "own.1")[1:] == ("bad_formula", ("own.1", "own.1"))
    led = sheet(("own.1", "base(own.2)"), ("own.2", "base(own.3)"), ("own.3", "base(own.2)"))
    assert found(derive(led), "own.1")[2] == ("own.2", "own.3", "own.2")


def test_a_formula_that_is_none_is_no_circle() -> None:
    character = sheet(("spot", "base(listen"), ("listen", None))
    assert found(derive(character), "spot") == (None, "bad_formula", ())


def test_sheets_without_such_bases_pay_nothing_for_it() -> None:
    character = sheet(("spot", "40"), ("listen", None))
    assert formulas_of(character.skills, SRD) is formulas_of((), SRD)
    assert circle_of(character.skills[0], SRD, formulas_of(character.skills, SRD)) == ()


def test_bases_that_are_too_much_work_are_none_and_no_circle_is_sought_in_them_for_long() -> None:
    """Fifteen references in each of eight rows would be fifteen to the power of seven ways."""
    rows = [(f"own.{level}", "+".join([f"base(own.{level - 1})"] * 15)) for level in range(1, 9)]
    assert found(derive(sheet(("own.0", "5"), *rows)), "own.8") == (None, "bad_formula", ())


def test_a_chain_of_bases_as_long_as_a_sheet_is_refused() -> None:
    rows = [(f"own.{level}", f"base(own.{level - 1})") for level in range(1, 1500)]
    derived = derive(sheet(("own.0", "5"), *rows))
    assert found(derived, "own.50") == (5, None, ())
    assert found(derived, "own.1499") == (None, "bad_formula", ())


def test_a_base_is_none_where_no_file_could_hold_what_grows_from_it() -> None:
    derived = derive(sheet(("own.1", "500000"), ("own.2", "999999"), ("own.3", "0-500001")))
    assert found(derived, "own.1") == (500_000, None, ())
    assert found(derived, "own.2") == found(derived, "own.3") == (None, "bad_formula", ())
    assert derived.steps_for("base", "own.2") == ()


def test_what_a_base_waits_for_is_named_under_either_name_of_charm() -> None:
    row = sheet(("own.1", "CHA*2+con")).skills[0]
    assert missing_characteristics(row, SRD, {"app": None, "con": None, "dex": 12}) == ("app", "con")
