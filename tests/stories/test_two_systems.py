"""A Xantis sheet is a document like any other, beside percentile ones: tabs, menus, files, drafts, undo, words."""

import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.interaction import OverwriteChoice, UnsavedChoice
from brp_desktop.play.subjects import Subject
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.sheet.new import new_character
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.sheet.xantis_edits import SetNodeValue, SetXantisIdentity, SetXantisOptions
from brp_desktop.storage import new_document, open_document, save_document

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
FORZA = NodeId("forza")


@pytest.fixture
def nerea(tmp_path: Path) -> Path:
    """A Xantis sheet on disk."""
    character = replace(new_xantis(name="Nerea Valdombra"), people="viandante", adventure="Il passo di Lumbra")
    path = tmp_path / "nerea 🐎.rpgsheet"
    save_document(new_document(SetNodeValue(FORZA, 6).apply(character)), path)
    return path


def test_two_documents_of_different_systems_side_by_side(start, sample: Path, nerea: Path) -> None:
    """Each tab has its own sheet, dice panel, find field, rules, keys and zoom; the ticks belong to one of them."""
    player = start()
    window, bar, status = player.window, player.window.tool_bar, player.window.status_bar
    adele = player.open(sample)
    adele.perform(SetIdentity("place", "Ar-Men"))
    panel = window.dice_panel
    xantis = player.open(nerea)
    assert [window.tabs.tabText(index) for index in range(2)] == ["Adèle Fournier", "Nerea Valdombra"]
    assert window.windowTitle().startswith("Nerea Valdombra")
    assert not window.isWindowModified()
    assert bar.chip.isHidden()
    assert bar.find_field.text() == "Find a score"
    assert status.rules.text() == "Rules: Xantis, default readings"
    assert status.adventure.text() == "Adventure: Il passo di Lumbra"
    assert status.hint.text() == "Enter rolls · D difficulty · ? explains"
    assert window.dice_panel is not panel
    assert window.dock.pages.currentWidget() is window.dice_panel
    player.press(Qt.Key.Key_Plus, CONTROL)
    assert window.sheet.zoom == 1.1
    player.press(Qt.Key.Key_Tab, CONTROL)
    assert window.document is adele
    assert window.isWindowModified()
    assert window.sheet.zoom == 1.0
    assert bar.chip.isVisible()
    assert bar.find_field.text() == "Find a skill"
    assert status.rules.text() == "Rules: own rules"
    assert window.dock.pages.currentWidget() is panel
    window.tabs.moveTab(0, 1)
    assert window.document is adele
    assert window.sheets.documents == [xantis, adele]


def test_what_a_system_does_not_have_is_disabled_and_says_so(start, sample: Path, nerea: Path) -> None:
    """Nothing is hidden; on the sheet that has it, it works as ever."""
    player = start()
    player.open(sample)
    xantis = player.open(nerea)
    actions = player.window.actions_
    percentile = ("ticks", "development", "start_adventure", "end_adventure", "learn", "long_break", "adventure_pdf")
    for name in (*percentile, "tick", "at_stake", "keep_difficulty", "difficulty:easy", "preset:srd"):
        assert not actions[name].isEnabled(), name
        assert actions[name].isVisible()
        assert actions[name].toolTip() == "Only for percentile sheets", name
    for name in ("save", "save_as", "close", "find", "edit_mode", "roll", "own_dice", "why", "journal", "rules_page"):
        assert actions[name].isEnabled(), name
    assert not actions["undo"].isEnabled()
    xantis.perform(SetNodeValue(FORZA, 7))
    assert actions["undo"].text() == "Undo value of Forza"
    assert player.window.tool_bar.undo_button.toolTip().startswith("Undo value of Forza")
    player.window.tabs.setCurrentIndex(0)
    for name in ("ticks", "development", "tick", "at_stake", "difficulty:easy", "preset:srd", "rules_page"):
        assert actions[name].isEnabled(), name
        assert "Only" not in actions[name].toolTip()
    assert not actions["preset:xantis"].isEnabled()
    assert actions["preset:xantis"].toolTip() == "Only for Xantis sheets"


def test_undo_and_redo_by_key_say_what_they_did(start, nerea: Path) -> None:
    """The tab shows that something is unsaved until it is taken back."""
    player = start()
    document = player.open(nerea)
    document.perform(SetXantisIdentity("people", "guida"))
    assert player.window.isWindowModified()
    player.press(Qt.Key.Key_Z, CONTROL)
    assert document.character.people == "viandante"
    assert not player.window.isWindowModified()
    player.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert document.character.people == "guida"
    assert player.window.actions_["undo"].text() == "Undo change of people"


def test_saved_with_a_version_before_it(start, nerea: Path, home: Path) -> None:
    """Ctrl+S writes the file, the version before is kept, the draft goes, the recent files know the system."""
    player = start()
    document = player.open(nerea)
    document.perform(SetNodeValue(FORZA, 9))
    drafts = home / "data" / "drafts"
    deadline = time.monotonic() + 2.5
    while time.monotonic() < deadline and not list(drafts.glob("*.draft")):
        QApplication.processEvents()
        time.sleep(0.02)
    assert len(list(drafts.glob("*.draft"))) == 1
    player.press(Qt.Key.Key_S, CONTROL)
    assert document.is_saved
    assert open_document(nerea).character == document.character
    before = nerea.with_name(nerea.name + "~")
    assert next(node.value for node in open_document(before).character.nodes if node.id == FORZA) == 6
    assert list(drafts.glob("*.draft")) == []
    recent = player.context.files.recent[0]
    assert (recent.name, recent.system, recent.occupation, recent.ticks) == (
        "Nerea Valdombra",
        "xantis",
        "viandante",
        0,
    )


@pytest.mark.parametrize(("answer", "closed", "saved"), [("SAVE", True, True), ("CANCEL", False, False)])
def test_closing_asks(start, nerea: Path, answer: str, closed: bool, saved: bool) -> None:
    """By the character's name; the start page then shows the system."""
    player = start()
    document = player.open(nerea)
    document.perform(SetNodeValue(FORZA, 9))
    player.answers.unsaved = UnsavedChoice[answer]
    player.press(Qt.Key.Key_W, CONTROL)
    assert player.answers.asked == ["unsaved Nerea Valdombra"]
    assert (player.window.document is None) is closed
    assert (open_document(nerea).character == document.character) is saved
    if closed:
        recent = player.window.area.currentWidget().recent.files
        assert recent.index(0).data().startswith("Nerea Valdombra, Xantis, viandante")
        recent.set_filter("xantis")
        assert recent.rowCount() == 1
        recent.set_filter("1d100")
        assert recent.rowCount() == 0


def test_work_of_a_run_that_ended_is_offered(start, nerea: Path, home: Path) -> None:
    """On the start page, and it goes on unsaved."""
    from brp_desktop.storage.drafts import Drafts

    sheet = open_document(nerea)
    Drafts(home / "data" / "drafts").write(sheet.with_character(SetNodeValue(FORZA, 9).apply(sheet.character)), nerea)
    player = start()
    player.window.area.currentWidget().recovery.resume_button.click()
    document = player.document
    assert document.system == "xantis"
    assert document.derived.nodes[FORZA].capacity == 9
    assert (document.path, document.is_saved) == (nerea, False)


def test_changed_by_another_program(start, nerea: Path) -> None:
    """Reload takes the file; with «Keep mine» the next save asks before it writes over it."""
    player = start()
    document = player.open(nerea)
    banner = player.window.banner
    for value in (7, 8):
        other = open_document(nerea)
        save_document(other.with_character(SetNodeValue(FORZA, value).apply(other.character)), nerea)
        player.context.files.check_disk()
        assert banner.isVisible()
        banner.links[0 if value == 7 else 1].click()
        assert document.derived.nodes[FORZA].capacity == 7
    assert not document.is_saved
    player.answers.overwrite = OverwriteChoice.OVERWRITE
    assert player.context.files.save(document)
    assert player.answers.asked == ["overwrite nerea 🐎.rpgsheet"]
    assert next(node.value for node in open_document(nerea).character.nodes if node.id == FORZA) == 7


def test_a_file_that_became_a_sheet_of_the_other_system(start, nerea: Path) -> None:
    """Reload opens it anew, as what it is now."""
    player = start()
    before = player.open(nerea)
    save_document(new_document(new_character(name="Bran")), nerea)
    player.context.files.check_disk()
    player.window.banner.links[0].click()
    QApplication.processEvents()
    document = player.document
    assert (document.system, document.character.name, document.path) == ("brp", "Bran", nerea)
    assert player.context.files.documents == (document,)
    assert before not in player.window.sheets
    assert player.window.tabs.count() == 1


def test_a_new_xantis_sheet_from_the_start_page(start) -> None:
    """The card opens a blank sheet in edit mode; saving proposes its name."""
    player = start()
    page = player.window.area.currentWidget()
    assert page.xantis_card.accessibleName() == "New Xantis sheet"
    page.xantis_card.click()
    QApplication.processEvents()
    document = player.document
    assert document.system == "xantis"
    assert player.window.editing
    assert document.is_saved
    document.perform(SetXantisIdentity("name", "Bruno Carso"))
    player.press(Qt.Key.Key_S, CONTROL)
    assert player.answers.asked == ["save Bruno Carso.rpgsheet"]
    player.window.actions_["new_xantis"].trigger()
    assert player.window.document is not document
    assert player.document.system == "xantis"


def test_dice_under_way_are_told_to_their_own_sheet(start, sample: Path, nerea: Path) -> None:
    """Going to the other tab while dice run shows the result where it was rolled, and the other sheet hears nothing."""
    player = start(motion="full")
    player.open(sample)
    player.dice.next_rolls = [7]
    player.context.rolls.roll_subject(Subject("skill", "listen"))
    assert player.context.rolls.is_rolling
    told: list[object] = []
    shown = player.window.sheet
    player.context.rolls.revealed.connect(lambda result: told.append(player.window.sheet))
    player.open(nerea)
    assert told == [shown]
    player.dice.next_faces = [3, 2]
    player.window.rolls.roll_subject(XantisSubject(id="forza"))
    player.window.tabs.setCurrentIndex(0)
    assert not player.context.all_rolls.of("xantis").is_rolling
    assert player.context.rolls.last.roll == 7, "what was rolled there stands there"
    assert [entry.character for entry in player.entries()] == ["Adèle Fournier"]


def test_the_quick_find_finds_scores_actions_and_weapons(start, nerea: Path) -> None:
    """Enter rolls the score; there are no difficulties by key."""
    player = start()
    player.open(nerea)
    player.press(Qt.Key.Key_K, CONTROL)
    find = player.window.commands._quick_find
    assert find.edit.placeholderText() == "Find a score"
    player.type("ginn")
    assert [(hit.name, hit.aside, hit.number) for hit in find.hits()] == [("Ginnasta", "Specializzazione", "0")]
    find.edit.setText("sciab")
    assert [hit.name for hit in find.hits()] == ["Sciabola, attack", "Sciabola, parry"]
    find.edit.setText("nothing like it")
    assert find._nothing.text() == "No score, action or weapon called “nothing like it”."
    find.edit.setText("forza")
    assert len(find._foot.keys) == 2
    player.dice.next_faces = [3, 2]
    player.press(Qt.Key.Key_Return)
    entry = player.entries()[0]
    assert (entry.xantis.vdr, entry.character) == (6, "Nerea Valdombra")


def test_the_readings_of_the_rules(start, nerea: Path) -> None:
    """The status bar opens every option; each choice is a step, and the defaults come back at once."""
    player = start()
    document = player.open(nerea)
    status = player.window.status_bar
    status.rules.click()
    page = player.window.findChild(object, "xantis_rules_dialog")
    box = page.rows["sync_total"].control
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert document.character.options.sync_total == "best"
    assert status.rules.text() == "Rules: Xantis, own readings"
    undo = "Undo reading of the rules: bonuses of a synchronised action"
    assert player.window.actions_["undo"].text() == undo
    player.window.history.undo()
    assert document.character.options.sync_total == "sum"
    assert box.currentIndex() == 0, "the page follows"
    document.perform(SetXantisOptions(XantisOptions(zero_is_tie=False)))
    page.differences.rows[0].reset.click()
    assert document.character.options.zero_is_tie
    document.perform(SetXantisOptions(XantisOptions(zero_is_tie=False)))
    page.preset.setCurrentIndex(1)
    page.preset.activated.emit(1)
    assert document.character.options == XantisOptions()
    assert player.window.actions_["undo"].text() == "Undo change of the rules"
    page.accept()


def test_language_and_theme_change_under_an_open_sheet(start, sample: Path, nerea: Path) -> None:
    """Words of the system in front change at once, in both directions."""
    player = start()
    player.open(sample)
    player.open(nerea)
    window = player.window
    player.context.language.choose("it")
    QApplication.processEvents()
    assert window.tool_bar.find_field.text() == "Trova un punteggio"
    assert window.status_bar.rules.text() == "Regole: Xantis, predefinite"
    assert window.status_bar.hint.text() == "Invio tira · D difficoltà · ? spiega"
    player.context.appearance.choose_theme("ink")
    QApplication.processEvents()
    window.tabs.setCurrentIndex(0)
    assert window.tool_bar.find_field.text() == "Trova un’abilità"
    assert window.status_bar.hint.text() == "Invio tira · E N D difficoltà · ? spiega"


def test_single_keys_belong_to_the_panel_in_front(start, sample: Path, nerea: Path) -> None:
    """E is a difficulty of percentile rolls only; on the Xantis sheet it leaves them alone."""
    player = start()
    player.open(sample)
    rolls = player.context.rolls
    rolls.choose(Subject("skill", "listen"))
    player.open(nerea)
    player.window.sheet.setFocus()
    player.press(Qt.Key.Key_E)
    player.press(Qt.Key.Key_Plus)
    player.window.tabs.setCurrentIndex(0)
    assert (rolls.difficulty.value, rolls.modifier) == ("normal", 0)
    player.window.focus_sheet()
    player.press(Qt.Key.Key_E)
    assert rolls.difficulty.value == "easy"


def test_chosen_without_a_roll(start, nerea: Path) -> None:
    """A sheet may only choose: the panel comes to the front, nothing falls, in edit mode nothing happens."""
    player = start()
    player.open(nerea)
    player.window.show_tab("gm")
    player.window.sheet.choose_requested.emit(XantisSubject(id="forza"))
    assert player.window.rolls.subject == XantisSubject(id="forza")
    assert player.window.dock.pages.currentWidget() is player.window.dice_panel
    assert player.entries() == []
    player.window.set_editing(True)
    player.window.sheet.choose_requested.emit(XantisSubject(id="prontezza"))
    assert player.window.rolls.subject == XantisSubject(id="forza")
