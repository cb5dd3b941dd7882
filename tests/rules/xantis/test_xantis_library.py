"""The library as other programs see it: names, a light import, the record of options, numbers it takes."""

import ast
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, fields, replace
from pathlib import Path
from typing import Any

import pytest

from brp_desktop.rules import RulesError, xantis
from brp_desktop.rules.xantis import DEFAULTS, XantisOptions, differences, option_field, option_fields
from brp_desktop.rules.xantis.numbers import integer, not_negative, positive_part, refuse_duplicates

PROMISED = [
    "XantisOptions",
    "XantisOutcome",
    "test",
    "declare_zero",
    "success_odds",
    "margin_odds",
    "confrontation",
    "contemporaneous",
    "pa_max",
    "spend",
    "turn_order",
    "instant_order",
    "may_declare",
    "links",
    "reach",
    "action_cost",
    "defence",
    "synchronised_parry",
    "synchronised_counter",
    "mixed",
    "capacity",
]
VALUES: dict[str, list[Any]] = {
    "critical_base": ["capacity", "vdr"],
    "critical_decides": [True, False],
    "penalties_without_difficulty": [True, False],
    "zero_is_tie": [True, False],
    "instant_window": ["before_roll", "before_damage"],
    "reach_mode": ["catch_up", "absolute"],
    "interposition_pays_defence": [True, False],
    "counter_adjacency": ["source", "neighbours", "symmetric"],
    "sync_total": ["sum", "best"],
    "interposer_takes_hit": [True, False],
}


def test_promised_names() -> None:
    for name in PROMISED:
        assert getattr(xantis, name) is not None
        assert name in xantis.__all__


def test_names_stand_in_three_places_alike() -> None:
    """The imports that type checkers read, the table that loads them, and the list of public names."""
    tree = ast.parse(Path(xantis.__file__).read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    imported = {
        alias.name: str(node.module).rsplit(".", 1)[1]
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert imported == xantis._HOMES
    assert sorted(xantis.__all__) == sorted(imported)
    for name, module in imported.items():
        assert getattr(xantis, name) is getattr(sys.modules[f"brp_desktop.rules.xantis.{module}"], name)
    assert set(imported) <= set(dir(xantis))


def test_no_module_hides_a_public_name() -> None:
    """Importing a module makes it an attribute of the package: it must not be called like a function."""
    modules = {path.stem for path in Path(xantis.__file__).parent.glob("*.py")}
    assert not modules & set(xantis.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'luck'"):
        _ = xantis.luck  # type: ignore[attr-defined]


def test_importing_needs_nothing_but_python(project_root: Path) -> None:
    program = """
import sys
class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "msgspec", "shiboken6", "random", "secrets", "json"):
            raise ImportError(name)
sys.meta_path.insert(0, Refusing())
import brp_desktop.rules.xantis as xantis
print([m for m in sys.modules if 'rules.xantis.' in m or 'rules.brp' in m or m == 'fractions'])
print(xantis.test(7, (3, 4)).bonus, len([getattr(xantis, name) for name in xantis.__all__]) == len(xantis.__all__))
print([m for m in sys.modules if 'rules.brp' in m])
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=project_root, timeout=60
    )
    assert (done.stdout.splitlines(), done.stderr) == (["[]", "0 True", "[]"], "")


def test_the_record_is_what_the_rules_list() -> None:
    assert [field.name for field in fields(XantisOptions)] == list(VALUES) == [each.id for each in option_fields()]
    for id_, values in VALUES.items():
        field = option_field(id_)
        assert (list(field.values), field.values[0]) == (values, getattr(DEFAULTS, id_))
        assert field.kind == ("switch" if values == [True, False] else "choice")
        assert field.section in {"criticals", "tests", "contests", "giro", "together"}
        for value in values:
            assert getattr(XantisOptions(**{id_: value}), id_) == value
            assert field.allows(value)
            assert differences(DEFAULTS, replace(DEFAULTS, **{id_: value})) == (() if value == values[0] else (id_,))
    assert XantisOptions() == DEFAULTS


@pytest.mark.parametrize("id_", VALUES)
@pytest.mark.parametrize("value", ["nothing", None, 0, 1, [], 2.0, ""])
def test_values_that_do_not_exist(id_: str, value: Any) -> None:
    with pytest.raises(RulesError) as refused:
        XantisOptions(**{id_: value})
    assert (refused.value.code, dict(refused.value.parameters)) == ("unknown_option", {"field": id_, "value": value})
    with pytest.raises(RulesError, match="unknown_option"):
        replace(DEFAULTS, **{id_: value})


def test_an_option_that_does_not_exist() -> None:
    record: Any = XantisOptions
    with pytest.raises(RulesError) as refused:
        record(zero_is_tie=False, loser_pays=True)
    assert dict(refused.value.parameters) == {"field": "loser_pays", "value": True}
    with pytest.raises(RulesError, match="unknown_option"):
        option_field("loser_pays")


def test_the_record_is_a_value() -> None:
    record = XantisOptions(sync_total="best")
    assert pickle.loads(pickle.dumps(record)) == record
    assert len({record, XantisOptions(sync_total="best"), DEFAULTS}) == 2
    assert XantisOptions("vdr", False) == XantisOptions(critical_base="vdr", critical_decides=False)
    with pytest.raises(FrozenInstanceError):
        record.sync_total = "sum"  # type: ignore[misc]


@pytest.mark.parametrize("value", [True, False, None, 2.5, 2.0, "3", (1,)])
def test_what_is_no_number(value: object) -> None:
    with pytest.raises(RulesError) as refused:
        integer(value, "capacity")
    assert dict(refused.value.parameters) == {"name": "capacity", "value": value}
    assert refused.value.code == "not_an_integer"


@pytest.mark.parametrize(("value", "allowed"), [(-10_000, False), (-9999, True), (9999, True), (10_000, False)])
def test_how_far_numbers_go(value: int, allowed: bool) -> None:
    if allowed:
        assert integer(value, "capacity") == value
    else:
        with pytest.raises(RulesError) as refused:
            integer(value, "capacity")
        limits = {"minimum": -9999, "maximum": 9999}
        assert (refused.value.code, refused.value.parameters) == (
            "out_of_range",
            {"name": "capacity", "value": value, **limits},
        )


def test_numbers_from_0() -> None:
    assert not_negative(0, "pme", "invalid_penalty") == 0
    with pytest.raises(RulesError) as refused:
        not_negative(-1, "pme", "invalid_penalty")
    assert (refused.value.code, refused.value.parameters) == (
        "invalid_penalty",
        {"name": "pme", "value": -1, "minimum": 0, "maximum": 9999},
    )
    with pytest.raises(RulesError, match="out_of_range"):
        not_negative(10_000, "pme", "invalid_penalty")
    assert [positive_part(margin) for margin in (-1, 0, 1)] == [0, 0, 1]
    refuse_duplicates(["a", "b"])
    with pytest.raises(RulesError, match="duplicate_name"):
        refuse_duplicates(["a", "b", "a"])
