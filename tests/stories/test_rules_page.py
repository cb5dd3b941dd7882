"""The page of the rules, by mouse and keyboard, in a window that stays usable."""

from pathlib import Path
from typing import Any

import pytest
from names_for_readers import nameless
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.rules.brp import SRD, UGE, option_fields
from brp_desktop.rules.xantis import option_fields as xantis_fields
from brp_desktop.sheet.edits import SetOptions, SetTick
from brp_desktop.sheet.ids import SkillId

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(start: Any, sample: Path) -> Any:
    """The page over the French sample with the rules of the SRD."""
    player = start(sample)
    player.document.perform(SetOptions(SRD))
    player.window.status_bar.rules.click()
    page = player.window.findChild(object, "brp_rules_dialog")
    page.finish()
    return player, page


def test_every_option_has_its_row_and_its_sentence(opened: Any) -> None:
    """All options of the record in sections; each control has a name and is described for readers."""
    _, page = opened
    assert set(page.rows) == {field.id for field in option_fields()}
    assert len({row.sentence.text() for row in page.rows.values()}) == len(page.rows)
    assert nameless(page) == []
    for row in page.rows.values():
        assert row.sentence.text().endswith(".")
        assert row.sentence.text() in row._focusable().accessibleDescription()
        assert row.changes.text() in row._focusable().accessibleDescription()
        assert row.changes.text(), row.option.id
    assert page.rows["era"].control.itemText(0) == "modern (SRD, UGE)"
    assert page.rows["critical"].presets.text() == "SRD: off · UGE: on"


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_every_word_is_there_in_every_language(qapp: QCoreApplication, project_root: Path, lang: str) -> None:
    """Sentences and answers of both systems are other than in English, but for names of editions."""
    from brp_desktop.views.brp import option_words
    from brp_desktop.views.xantis import option_words as xantis_words

    def said() -> dict[object, str]:
        found: dict[object, str] = {}
        for field in option_fields():
            found[field.id] = option_words.sentence(field.id)
            found |= {(field.id, value): option_words.answer(field.id, value) for value in field.values}
        for reading in xantis_fields():
            found["x", reading.id] = xantis_words.sentence(reading.id)
        return found | {section: option_words.section_name(section) for section in option_words.SECTIONS}

    english = said()
    translator = QTranslator()
    assert translator.load(str(project_root / "resources" / "i18n" / f"brp_desktop_{lang}.qm"))
    qapp.installTranslator(translator)
    try:
        other = said()
    finally:
        qapp.removeTranslator(translator)
    same = {english[key] for key in english if english[key] == other[key] and english[key] not in ("SRD", "UGE")}
    assert same <= {"normal", "future", "Combat"}


def test_what_an_option_would_change_right_now(opened: Any) -> None:
    """Numbers of this sheet, named; nothing where nothing; worked out anew when the sheet changes."""
    player, page = opened
    rows = page.rows
    assert rows["opposed_tie"].changes.text() == "No number of this sheet changes."
    assert "critical – → 0" in rows["critical"].changes.text()
    assert rows["sanity"].changes.text() == "With “on”: Sanity appears 100. Sanity now appears 70."
    assert "3 ticks need another roll: Persuade 56 → 48" in rows["experience_bonus"].changes.text()
    player.document.perform(SetTick(SkillId("persuade"), False))
    page.finish()
    assert "2 ticks need another roll: Spot 66 → 58, Dodge 41 → 33." in rows["experience_bonus"].changes.text()


def test_each_change_is_one_step_with_a_name(opened: Any) -> None:
    """By mouse and by key; undo from the page too; the page follows what is done elsewhere."""
    player, page = opened
    QTest.mouseClick(page.rows["critical"].control, Qt.MouseButton.LeftButton)
    assert player.document.character.options.critical
    assert player.window.actions_["undo"].text() == "Undo rule “critical successes”"
    assert player.window.status_bar.rules.text() == "Rules: own rules"
    page.rows["fatigue"].take_focus()
    page.rows["fatigue"].control.click()
    assert player.document.character.options.fatigue
    assert page.rows["fatigue"].presets.text().startswith("Changed.")
    QTest.keyClick(page, Qt.Key.Key_Z, CONTROL)
    assert not player.document.character.options.fatigue
    assert page.rows["fatigue"].control.isChecked() is False
    player.window.history.undo()
    assert player.document.character.options == SRD
    assert page.differences.rows == []


def test_a_power_level_writes_what_belongs_to_it(opened: Any) -> None:
    """Cap and improvements come along, as one step."""
    player, page = opened
    page._on_chosen("power_level", "epic")
    options = player.document.character.options
    assert (options.skill_cap, options.improvement_gain, options.improvement_fixed) == (101, "1D8", 4)
    player.document.undo()
    assert player.document.character.options == SRD


def test_differences_are_listed_and_go_one_by_one_or_all(opened: Any) -> None:
    """From the nearest preset; the focus stays on the list; choosing a preset is one step."""
    player, page = opened
    for option in ("critical", "sanity"):
        page._on_chosen(option, True)
    assert page.differences.title.text() == "2 differences from SRD, 4 levels:"
    first, second = page.differences.rows
    assert (first.option, first.words.text()) == ("critical", "on (SRD: off)")
    first.reset.setFocus()
    first.reset.click()
    assert not player.document.character.options.critical
    assert [row.option for row in page.differences.rows] == ["sanity"]
    assert QApplication.focusWidget() is second.reset
    page.preset.setCurrentIndex(page.preset.findData("uge"))
    page.preset.activated.emit(page.preset.currentIndex())
    assert player.document.character.options == UGE
    assert page.differences.title.text() == "The rules in force are those of UGE, 5 levels."
    player.document.undo()
    assert player.document.character.options.sanity


def test_what_does_not_go_together_is_said(opened: Any) -> None:
    """The record takes it; the page warns until one of the two is off."""
    player, page = opened
    page._on_chosen("hit_locations", True)
    assert page.differences.warning.isHidden()
    page._on_chosen("major_wounds", True)
    assert "do not go together" in page.differences.warning.text()
    player.document.undo()
    assert page.differences.warning.isHidden()


def test_numbers_and_dice_are_typed(opened: Any) -> None:
    """Nothing where that is allowed; what is no number gets a sentence, stays, and can be taken back with Esc."""
    player, page = opened
    row = page.rows["skill_cap"]
    edit = row.control.edit
    row.take_focus()
    QTest.keyClicks(edit, "x9")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert row.error.text() == "A whole number from 1 to 1000 is wanted here, or nothing."
    page._on_chosen("sanity", True)
    assert edit.text() == "x9"
    QTest.keyClick(edit, Qt.Key.Key_Escape)
    assert (edit.text(), row.error.isHidden(), page.isVisible()) == ("", True, True)
    QTest.keyClicks(edit, "90")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert player.document.character.options.skill_cap == 90
    edit.selectAll()
    QTest.keyClick(edit, Qt.Key.Key_Delete)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert player.document.character.options.skill_cap is None
    dice = page.rows["improvement_gain"]
    for typed, taken in (("d8", "1D8"), ("2d4", "2D4"), ("lots", "2D4")):
        dice.control.edit.selectAll()
        QTest.keyClicks(dice.control.edit, typed)
        QTest.keyClick(dice.control.edit, Qt.Key.Key_Return)
        assert player.document.character.options.improvement_gain == taken
    assert dice.error.text() == "Dice are wanted here, such as 1D6."


def test_finding_a_rule(opened: Any) -> None:
    """By name, sentence or answer, without accents; Ctrl+F leads there; Esc empties the field before it closes."""
    _, page = opened
    QTest.keyClick(page, Qt.Key.Key_F, CONTROL)
    assert page.search.edit.hasFocus()
    QTest.keyClicks(page.search.edit, "OPPOSED")
    assert [id_ for id_, row in page.rows.items() if not row.isHidden()] == ["opposed_tie"]
    assert [id_ for id_, heading in page.sections.items() if not heading.isHidden()] == ["opposed"]
    QTest.keyClicks(page.search.edit, " nonsense")
    assert page.nothing.isVisible()
    QTest.keyClick(page.search.edit, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert not any(row.isHidden() for row in page.rows.values())
    QTest.keyClick(page.search.edit, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_language_theme_and_a_second_click(opened: Any) -> None:
    """Both change under the open page; the status bar brings the same page to the front."""
    player, page = opened
    player.window.status_bar.rules.click()
    assert len(player.window.findChildren(type(page))) == 1
    player.context.language.choose("fr")
    QApplication.processEvents()
    page.finish()
    assert page.rows["critical"].presets.text() == "SRD\u00a0: non · UGE\u00a0: oui"
    assert page.rows["opposed_tie"].changes.text() == "Aucun nombre de cette feuille ne change."
    player.context.appearance.choose_theme("ink")
    QApplication.processEvents()
    assert page.theme.id == player.window.theme.id == "ink"
    player.context.files.close(player.document)
    assert not page.isVisible()
