"""The library as other programs see it: names, a light import, values that cannot be changed."""

import ast
import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import brp_desktop.rules as rules
from brp_desktop.rules import RulesError, Step, brp

PROMISED = [
    "BrpOptions",
    "SRD",
    "UGE",
    "Difficulty",
    "Level",
    "read_d100",
    "parse_d100",
    "show_d100",
    "effective_chance",
    "combine_difficulties",
    "explain_chance",
    "Thresholds",
    "thresholds",
    "judge",
    "level_reason",
    "level_odds",
    "Contestant",
    "opposed",
    "opposed_many",
    "opposed_odds",
    "group_odds",
    "resistance_chance",
    "resistance",
    "tick_decision",
    "improves",
    "improvement_reason",
    "improvement_odds",
    "expected_rolls",
    "damage_bonus",
    "hit_points",
    "power_points",
    "major_wound",
    "characteristic_chance",
    "base_chance",
    "explain_formula",
]


def test_promised_names() -> None:
    for name in PROMISED:
        assert getattr(brp, name) is not None
        assert name in brp.__all__
    assert {"RulesError", "Step", "Explanation"} <= set(rules.__all__)


def test_names_stand_in_three_places_alike() -> None:
    """The imports that type checkers read, the table that loads them, and the list of public names."""
    tree = ast.parse(Path(brp.__file__).read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    imported = {
        alias.name: str(node.module).rsplit(".", 1)[1]
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert imported == brp._HOMES
    assert sorted(brp.__all__) == sorted(imported)
    for name, module in imported.items():
        assert getattr(brp, name) is getattr(sys.modules[f"brp_desktop.rules.brp.{module}"], name)
    assert set(imported) <= set(dir(brp))


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'luck'"):
        _ = brp.luck  # type: ignore[attr-defined]


def test_importing_needs_nothing_but_python(project_root: Path) -> None:
    """Neither Qt nor msgspec nor any other package, and no module that brings chance, time or files into the rules."""
    program = """
import sys
class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "msgspec", "shiboken6", "random", "secrets", "json"):
            raise ImportError(name)
sys.meta_path.insert(0, Refusing())
import brp_desktop.rules.brp as brp
print(brp.judge(12, 60).value, len([getattr(brp, name) for name in brp.__all__]) == len(brp.__all__))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=project_root, timeout=60
    )
    assert (done.stdout.strip(), done.stderr) == ("special True", "")


def test_a_bare_import_loads_no_rules_yet(project_root: Path) -> None:
    program = (
        "import sys, brp_desktop.rules.brp; print([m for m in sys.modules if 'rules.brp.' in m or m == 'fractions'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=project_root, timeout=60
    )
    assert done.stdout.strip() == "[]"


def test_errors_and_steps_are_values() -> None:
    error = RulesError("bad_dice", column=3, reason="empty")
    assert str(error) == "bad_dice (column=3, reason='empty')"
    assert str(RulesError("no_chance")) == "no_chance"
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (again.code, again.parameters) == (error.code, error.parameters)
    assert Step("base", (25,), 25) == Step("base", (25,), 25)
    assert len({Step("base", (25,), 25), Step("base", (25,), 25)}) == 1
    with pytest.raises(AttributeError):
        Step("base", (25,), 25).result = 26  # type: ignore[misc]
