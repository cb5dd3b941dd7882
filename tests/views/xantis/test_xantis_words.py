"""Words of a Xantis sheet: every edit and every option has its own."""

import ast
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from brp_desktop.rules.xantis import option_fields
from brp_desktop.sheet import xantis_edits
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.xantis import CounterId, NodeId, WeaponId
from brp_desktop.views.xantis import edit_labels, option_words


def test_every_edit_has_a_name() -> None:
    """«Undo {what}» never shows the name of a class; no field of the identity shows its id."""
    for name in xantis_edits.__all__:
        if not name.endswith("Edit"):
            assert name in edit_labels._NAMES, name
    source = Path(str(edit_labels.__file__)).parents[2] / "sheet" / "xantis_value_edits.py"
    fields = next(
        ast.literal_eval(node.value.slice)
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "XantisIdentityField"
    )
    assert set(fields) == set(edit_labels._FIELDS)


def test_an_edit_is_called_after_its_row() -> None:
    """By the sheet's own name; penalties by their letters, what is gone by its id."""
    character = new_xantis()
    for edit, name in {
        xantis_edits.SetNodeValue(NodeId("forza"), 3): "value of Forza",
        xantis_edits.SetXantisWeapon(WeaponId("sciabola"), "note", ""): "change of Sciabola",
        xantis_edits.SetPenalty("pme", 1): "change of Pme",
        xantis_edits.SetXantisCounter(CounterId("counter.9"), "now", 1): "change of counter.9",
        xantis_edits.SetXantisIdentity("group", "1"): "change of group",
        xantis_edits.EndGiro(): "end of the Giro",
    }.items():
        assert edit_labels.edit_name(edit, character) == name


def test_every_option_has_its_words() -> None:
    """A question, an answer for each value, and no answer for what is no value."""
    known = set()
    for option in option_fields():
        assert option_words.question(option.id) != option.id
        assert option_words.section_name(option.section) != option.section
        known |= {(option.id, value) for value in option.values}
    assert known == set(option_words._ANSWERS)


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_the_number_of_the_slip_never_stands_alone(project_root: Path, lang: str) -> None:
    """«un Malus de 4.»: a line that ends before the number would leave it alone on the next one."""
    tree = ET.parse(project_root / f"resources/i18n/brp_desktop_{lang}.ts")
    found = {each.findtext("source"): each.findtext("translation") or "" for each in tree.iter("message")}
    sentences = [text for source, text in found.items() if source and source.endswith("us of {n}.")]
    assert len(sentences) == 7
    assert all(text.endswith("\N{NO-BREAK SPACE}{n}.") for text in sentences)
