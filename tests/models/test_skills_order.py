"""Order, columns and filter of the skills page."""

from dataclasses import dataclass

import pytest

from brp_desktop.models.skills_order import (
    GROUP_COLUMNS,
    GROUPS,
    SkillOrder,
    arrange,
    column_count,
    kept,
    matches,
    natural_key,
    paper_order,
)
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.ids import SkillId


@dataclass(frozen=True)
class Row:
    """Just enough of a row."""

    parent: str
    speciality: str = ""
    category: str = "mental"
    score: int | None = 10
    trained: bool = False
    ticked: bool = False

    @property
    def id(self) -> SkillId:
        return SkillId(self.name)

    @property
    def name(self) -> str:
        return f"{self.parent} ({self.speciality})" if self.speciality else self.parent


FRENCH = ["Zoologie", "Écoute", "Eau", "Équitation", "Étiquette", "Discrétion", "Débrouillardise", "œuvre", "Ours"]
SORTED = ["Débrouillardise", "Discrétion", "Eau", "Écoute", "Équitation", "Étiquette", "œuvre", "Ours", "Zoologie"]


def test_french_order() -> None:
    """L01: é sorts as e, œ as oe."""
    assert [row.parent for row in sorted(map(Row, FRENCH), key=natural_key)] == SORTED
    (column,) = arrange([Row(name) for name in FRENCH], SkillOrder.GROUP, 1)
    assert list(column[0].ids) == SORTED
    (column,) = arrange([Row(name) for name in FRENCH], SkillOrder.ALPHABET, 1)
    assert list(column[0].ids) == SORTED
    assert column[0].initials == ("D", "Z")


def test_filter_folds() -> None:
    """L01: «ecou» finds Écoute; «oeu» finds œuvre; the filter looks into specialities too."""
    rows = [Row(name) for name in FRENCH] + [Row("Connaissance", "Histoire")]
    assert [row.parent for row in kept(rows, "ecou")] == ["Écoute"]
    assert [row.parent for row in kept(rows, "OEU")] == ["œuvre"]
    assert [row.name for row in kept(rows, "hist")] == ["Connaissance (Histoire)"]
    assert matches(rows[0], "  ")
    assert kept(rows, "xyz") == []


def test_trained_only_never_hides_ticks() -> None:
    """Untrained rows go, ticked ones stay."""
    rows = [Row("A", trained=True), Row("B"), Row("C", ticked=True)]
    assert [row.parent for row in kept(rows, trained_only=True)] == ["A", "C"]


@pytest.mark.parametrize("columns", [1, 2, 3, 4])
def test_groups_never_split(columns: int) -> None:
    """Each group stands whole in its fixed column, in every number of columns."""
    rows = [Row(f"{group} {number}", category=group) for group in reversed(GROUPS) for number in range(3)]
    result = arrange(rows, SkillOrder.GROUP, columns)
    assert tuple(tuple(section.category for section in column) for column in result) == GROUP_COLUMNS[columns]
    assert all(len(section.ids) == 3 for column in result for section in column)
    assert [group for column in GROUP_COLUMNS[columns] for group in column] == list(GROUPS)


def test_empty_groups_and_unknown_categories() -> None:
    """An empty group has no heading; what belongs to none of the six comes last."""
    result = arrange([Row("X", category="magic"), Row("Y", category="combat")], SkillOrder.GROUP, 3)
    assert [[section.category for section in column] for column in result] == [["combat"], ["other"]]


def test_family_stays_together() -> None:
    """Knowledge (…) rows are neighbours, ordered by speciality."""
    rows = [
        Row("Knowledge", "Law"),
        Row("Jump"),
        Row("Knowledge", "Éléments"),
        Row("Know-how"),
        Row("Knowledge", "Art"),
    ]
    names = [row.name for row in sorted(rows, key=natural_key)]
    assert names == ["Jump", "Know-how", "Knowledge (Art)", "Knowledge (Éléments)", "Knowledge (Law)"]


def test_by_score_and_as_on_paper() -> None:
    """By score: highest first, equal ones by name, unknown last; as on paper, my order: as the rows come."""
    rows = [Row("B", score=10), Row("A", score=10), Row("C", score=None), Row("D", score=99)]
    (column,) = arrange(rows, SkillOrder.SCORE, 1)
    assert column[0].ids == ("D", "A", "B", "C")
    for order in (SkillOrder.PAPER, SkillOrder.OWN):
        (column,) = arrange(rows, order, 1)
        assert column[0].ids == ("B", "A", "C", "D")


def test_the_paper_order_is_the_catalogues() -> None:
    """Families together in the order of their specialities, own skills last in the order of the sheet."""
    rows = [
        Skill(id="own.2", name="Zebra lore"),
        Skill(id="spot", skill="spot"),
        Skill(id="own.1", name="Ant lore"),
        Skill(id="k.law", skill="knowledge", speciality="knowledge_law"),
        Skill(id="appraise", skill="appraise"),
        Skill(id="k.folklore", skill="knowledge", speciality="knowledge_folklore"),
        Skill(id="k.own", skill="knowledge", speciality_text="Lamps"),
    ]
    assert paper_order(rows) == ["appraise", "k.folklore", "k.law", "k.own", "spot", "own.2", "own.1"]


def test_flow_fills_columns_downwards() -> None:
    """A–Z flows from top to bottom, then to the next column."""
    rows = [Row(letter) for letter in "GFEDCBA"]
    result = arrange(rows, SkillOrder.ALPHABET, 3)
    assert ["".join(column[0].ids) for column in result] == ["ABC", "DEF", "G"]
    assert arrange([], SkillOrder.ALPHABET, 3) == ()


@pytest.mark.parametrize(
    ("width", "zoom", "columns"),
    [
        (448, 1.0, 1),
        (540, 1.0, 2),
        (809, 1.0, 2),
        (810, 1.0, 3),
        (896, 1.0, 3),
        (896, 1.5, 2),
        (896, 2.0, 1),
        (1180, 1.0, 4),
    ],
)
def test_columns_by_width_and_zoom(width: int, zoom: float, columns: int) -> None:
    """U06: the number of columns follows width and zoom."""
    assert column_count(width, zoom) == columns


def test_columns_in_edit_mode() -> None:
    """At least 400 px a column."""
    assert column_count(896, edit=True) == 2
    assert column_count(796, edit=True) == 1
    assert column_count(2000, edit=True) == 2
