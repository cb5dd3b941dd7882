"""Costs, columns and names with a value are written as the language and the rules have them."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import Language
from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.edits import AddPower, SetOptions
from brp_desktop.sheet.ids import BelongingId, ResourceId
from brp_desktop.views.brp.power_rows import IDS, cost_text, power_rows

pytestmark = pytest.mark.gui


@pytest.mark.parametrize(
    ("language_", "one", "three"),
    [
        ("en", "1 power point", "3 power points"),
        ("fr", "1 point de pouvoir", "3 points de pouvoir"),
        ("it", "1 punto potere", "3 punti potere"),
    ],
)
def test_one_point_is_one_point(
    document: BrpDocument, language: Language, language_: str, one: str, three: str
) -> None:
    language.choose(language_)
    assert cost_text(document, Power(id=BelongingId("a"), name="A", cost=1)) == one
    assert cost_text(document, Power(id=BelongingId("a"), name="A", cost=3)) == three
    assert cost_text(document, Power(id=BelongingId("a"), name="A", cost=1, track=ResourceId("hit_points"))) != (
        f"1 {QCoreApplication.translate('labels', 'hit points')}"
    )


def test_criticals_of_powers_stand_there_only_where_the_rules_know_them(document: BrpDocument) -> None:
    key = BelongingId("light")
    document.perform(AddPower(Power(id=key, name="Light", chance=45)))
    place = IDS.index("critical")
    assert power_rows(document)[key].cells[place].text == "03"
    document.perform(SetOptions(SRD))
    assert power_rows(document)[key].cells[place].text == ""


def test_no_name_is_joined_to_its_value_with_an_english_colon(project_root: Path) -> None:
    """``labels.with_value`` knows the space before a colon; an f-string does not."""
    found: list[Any] = []
    for path in (project_root / "brp_desktop" / "views" / "brp").rglob("*.py"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if ("}: {" in line and 'f"{' in line) and "metres" not in line:
                found.append((path.name, number, line.strip()))
    assert found == []
