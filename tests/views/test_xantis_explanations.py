"""«Why?» of Xantis tests: every term a row, the sums, what was paid; and the page of fairness with two D6."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.painting.theme import Theme, load_theme
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.xantis_entries import xantis_entry
from brp_desktop.play.xantis_rolls import declare_zero, prepare_number, settle
from brp_desktop.play.xantis_subjects import XantisSituation
from brp_desktop.views.development.fairness import FairnessDialog
from brp_desktop.views.roll_explanations import explain_entry
from brp_desktop.views.why import WhyPopover
from brp_desktop.views.xantis.explanations import explain_request


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """Any theme."""
    return load_theme("paper")


@pytest.fixture
def popover(theme: Theme) -> Iterator[WhyPopover]:
    """The popover, not shown."""
    made = WhyPopover(theme)
    yield made
    made.deleteLater()


def entry(*dice: int, score: int = 6, **situation: Any) -> JournalEntry:
    """The line of a test of Forza."""
    wanted = prepare_number(score, XantisSituation(own_dice=dice or None, **situation), name="Forza")
    result = settle(wanted, SeededChance(1)) if dice else declare_zero(wanted)
    return xantis_entry(result, "document", "Nerea", 5)


@pytest.mark.parametrize(
    ("line", "rows"),
    [
        (entry(2, 3, difficulty=2), "Capacity 6, Difficulty − 2, Vdr 4, Dice − (2 + 3), Margin −1"),
        (entry(1, 1, 4), "Capacity 6, Vdr 6, Critical, from the capacity 6, Additional dice + 4, Margin +10"),
        (
            entry(6, 6, 6, 2, difficulty=2),
            (
                "Capacity 6, Difficulty − 2, Vdr 4, Critical, from the Vdr 4, 6 and 6 − 12, Additional dice − (6 + 2),"
                " Margin −16"
            ),
        ),
        (
            entry(1, 1, 2, score=-9, opponent_bonus=3),
            (
                "Capacity −9, opponent’s Bonus − 3, Vdr −12, Critical, from the capacity −9, Additional dice + 2,"
                " Never below 0 0, Opponent’s Bonus − 3, Margin −3"
            ),
        ),
        (entry(), "Capacity 6, Vdr 6, Declared, without a roll 0, Margin +0"),
        (
            entry(difficulty=2),
            "Capacity 6, Difficulty − 2, Vdr 4, Declared, without a roll 0, Against it − 2, Margin −2",
        ),
    ],
)
def test_a_line_of_the_log_is_explained_term_by_term(popover: WhyPopover, line: JournalEntry, rows: str) -> None:
    explain_entry(popover, line)
    assert popover.rows.plain_text().replace("\u00a0", " ") == rows
    assert popover.title.text() == f"Forza, Vdr {line.xantis.vdr}".replace("-", "−")  # type: ignore[union-attr]


def test_what_was_paid_and_whose_dice_are_said(popover: WhyPopover) -> None:
    explain_entry(popover, entry(2, 3, pa=7))
    notes = popover.notes.text()
    for said in ("Margin = 6 − 5 = +1: Bonus of 1.", "The Player narrates.", "Paid: 7 Pa.", "Your dice.", "Xantis"):
        assert said in notes


def test_the_next_test_is_explained(popover: WhyPopover) -> None:
    explain_request(popover, prepare_number(9, XantisSituation(difficulty=2)))
    assert popover.title.text() == "Why 7?"
    assert popover.rows.plain_text().replace("\u00a0", " ") == "Capacity 9, Difficulty − 2, Vdr 7"
    assert "Chance: 21/36, 58.33%." in popover.notes.text()


def test_the_page_of_fairness_knows_two_dice(theme: Theme, tmp_path: Path, qtbot: Any) -> None:
    """Whoever only plays Xantis is told of two D6 alone; a column says its numbers when it is chosen."""
    log = RollLog(tmp_path / "journal.sqlite3")
    lines = [xantis_entry(settle(prepare_number(7), SeededChance(number)), "one", "Nerea", 5) for number in range(60)]
    log.append(*lines)
    dialog = FairnessDialog(log, theme, None)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog.progress.isVisible())
    assert "60" in dialog.throws.text()
    assert dialog.pair_charts.isVisible()
    assert not dialog.chart.isVisible()
    assert "Sums" in dialog.sums_said.text()
    assert "degrees of freedom" in dialog.pairs_said.text()
    dialog.sums.setFocus()
    for _ in range(6):
        qtbot.keyClick(dialog.sums, Qt.Key.Key_Right)
    seven = sum(1 for line in lines if sum(line.xantis.dice or ()) == 7)  # type: ignore[union-attr]
    assert dialog.sums.said() == f"7: fell {seven} times, expected 10.0"
    assert all(chart.accessibleName() for chart in dialog.findChildren(QWidget) if hasattr(chart, "show_bars"))
    log.close()
