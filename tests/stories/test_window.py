"""The window itself: several sheets, zoom, small sizes, themes, the start page, menus."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from brp_desktop.painting.theme import load_theme
from brp_desktop.rules.brp import SRD, UGE, Difficulty
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.views.brp.parts import StepButton

CONTROL = Qt.KeyboardModifier.ControlModifier


def wheel(window: QWidget, place: QPoint, amount: int, modifiers: Qt.KeyboardModifier) -> None:
    """One notch of the wheel at a place of the window, as the window system sends it."""
    QTest.wheelEvent(window.windowHandle(), QPointF(place), QPoint(0, amount), QPoint(), modifiers)
    QApplication.processEvents()


def second_sample(project_root: Path, tmp_path: Path) -> Path:
    path = tmp_path / "bran.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "bran-tregear.rpgsheet").read_bytes())
    return path


def of_a_newer_version(sample: Path, path: Path) -> str:
    """Write a sample as a later version of the program would, which is only read here; the text as it is shipped."""
    text = sample.read_text(encoding="utf-8")
    value = json.loads(text)
    path.write_text(json.dumps(value | {"format_version": value["format_version"] + 90}), encoding="utf-8")
    return text


def test_two_sheets_keep_what_was_rolled(start, sample: Path, project_root: Path, tmp_path: Path) -> None:
    """T09: each tab has its own rules, undo, last roll and difficulty; Ctrl+Tab goes round."""
    player = start()
    first = player.open(sample)
    player.dice.next_rolls = [7, 88]
    player.click("listen")
    second = player.open(second_sample(project_root, tmp_path))
    panel = player.window.dice_panel
    assert (panel.tray.result, panel.card.sentence) == (None, "")
    assert player.context.rolls.difficulty is Difficulty.NORMAL
    player.click("dodge")
    player.press(Qt.Key.Key_Tab, CONTROL)
    assert player.window.document is first
    assert panel.tray.result.roll == 7
    assert panel.card.sentence.startswith("Listen 45%: rolled 07")
    player.press(Qt.Key.Key_Z, CONTROL)
    assert not player.skill("listen").ticked
    assert second.is_saved
    player.press(Qt.Key.Key_D)
    player.press(Qt.Key.Key_Tab, CONTROL)
    assert player.context.rolls.difficulty is Difficulty.NORMAL
    player.press(Qt.Key.Key_Tab, CONTROL)
    assert player.context.rolls.difficulty is Difficulty.DIFFICULT
    player.press(Qt.Key.Key_Tab, CONTROL)
    assert panel.tray.result.roll == 88
    assert [entry.roll for entry in player.entries()] == [88]


def test_zoom_by_keys_and_wheel_moves_the_sheet_only(start, sample: Path) -> None:
    """Ctrl +, −, 0 and Ctrl+wheel: the sheet grows, panel and menus stay; remembered for the document."""
    player = start()
    document = player.open(sample)
    before = player.window.dice_panel.roll_button.height()
    player.press(Qt.Key.Key_Plus, CONTROL)
    assert player.window.sheet.look.zoom == 1.1
    middle = player.window.sheet.skills.mapTo(player.window, QPoint(200, 200))
    wheel(player.window, middle, 120, CONTROL)
    assert player.window.sheet.look.zoom == 1.25
    assert player.window.tool_bar.zoom_label.text() == "125%"
    bar = player.window.sheet.skills.verticalScrollBar()
    before_scroll = bar.value()
    wheel(player.window, middle, -120, Qt.KeyboardModifier.NoModifier)
    assert bar.value() > before_scroll
    assert player.window.sheet.look.zoom == 1.25
    assert player.window.dice_panel.roll_button.height() == before
    assert player.context.settings.sheet(document.document_id).zoom == 125
    player.press(Qt.Key.Key_0, CONTROL)
    assert player.window.sheet.look.zoom == 1.0


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_smallest_window(start, sample: Path, lang: str) -> None:
    """1024 × 600: fits, without status bar, with the small forms; every part inside the window."""
    player = start(lang=lang, size=(1024, 600))
    player.open(sample)
    player.dice.next_rolls = [61]
    player.click("listen")
    QApplication.processEvents()
    window, panel = player.window, player.window.dice_panel
    assert (window.width(), window.height()) == (1024, 600)
    assert not window.status_bar.isVisible()
    assert window.menuBar().height() == 26
    assert window.dock.width() <= 330
    assert panel.tray.height() == 92
    assert panel.head.why_link.icon_only
    bottom = panel.journal.view.mapTo(window, QPoint(0, 42)).y()
    assert bottom <= window.height()
    visible = {action.text() for action in window.menuBar().actions()}
    assert len(visible) == 7


def test_more_sheets_leave_the_window_as_it_is(start) -> None:
    """1024 × 600 stays so whatever is opened beside what lies there: a sheet not laid out yet is narrow and high."""
    from brp_desktop.controllers.files import samples

    player = start(size=(1024, 600))
    for path in samples():
        player.context.files.open_sample(path)
        QApplication.processEvents()
        assert (player.window.width(), player.window.height()) == (1024, 600), path


@pytest.mark.parametrize("theme", ["paper", "ink", "contrast"])
def test_themes_change_while_the_program_runs(start, sample: Path, theme: str) -> None:
    """U07: everything painted and every palette is of the new theme at once."""
    player = start(theme="ink" if theme == "paper" else "paper")
    player.open(sample)
    player.context.appearance.choose_theme(theme)
    QApplication.processEvents()
    wanted = load_theme(theme)
    picture = player.window.grab().toImage()
    assert picture.pixelColor(4, player.window.height() - 8) == wanted.colour("window")
    sheet = player.window.sheet.mapTo(player.window, QPoint(3, player.window.sheet.height() - 3))
    assert picture.pixelColor(sheet) == wanted.colour("sheet")
    panel = player.window.dice_panel.mapTo(player.window, QPoint(3, 3))
    assert picture.pixelColor(panel) == wanted.colour("panel")


@pytest.mark.parametrize("theme", ["paper", "ink", "contrast"])
def test_what_was_opened_lies_on_the_sheet(start, sample: Path, theme: str) -> None:
    """The list of the start page has the ground of the page around it, not that of the frame."""
    player = start(theme=theme)
    player.open(sample)
    player.context.files.close(player.document)
    QApplication.processEvents()
    recent = player.window._start_page.recent
    assert recent.isVisible()
    assert recent.grab().toImage().pixelColor(3, 5) == player.window.theme.colour("sheet")


def test_a_new_sheet_by_its_preset(start) -> None:
    """The start page's card asks for the rules; the sheet begins in edit mode with nothing to save."""
    player = start()
    page = player.window.area.currentWidget()
    page.new_card.click()
    dialog = player.window.findChild(QDialog, "new_sheet_dialog")
    QTest.keyClick(dialog.rules.preset, Qt.Key.Key_Down)
    dialog.blank.click()
    assert player.document.character.options == UGE
    assert not player.window.isWindowModified()
    assert player.context.settings.new_sheet_preset == "uge"
    player.window.actions_["preset:srd"].trigger()
    assert player.document.character.options == SRD
    assert player.window.isWindowModified()
    player.press(Qt.Key.Key_Z, CONTROL)
    assert player.document.character.options == UGE


def test_edit_mode_rolls_nothing(start, sample: Path) -> None:
    """U01: the padlock; letters, Space and the roll button are off, the detail takes the dock."""
    player = start()
    player.open(sample)
    player.press(Qt.Key.Key_E, CONTROL)
    window = player.window
    assert window.editing
    assert window.tool_bar.edit_half.isChecked()
    assert window.dock.pages.currentWidget().objectName() == "detail_panel"
    assert not window.dice_panel.roll_button.isEnabled()
    window.dice_panel.roll()
    assert player.entries() == []
    player.press(Qt.Key.Key_E, CONTROL)
    assert window.dock.pages.currentWidget() is window.dice_panel


def test_the_chip_tells_what_is_ticked(start, sample: Path) -> None:
    """«3 ticks waiting» opens the list; choosing goes to the skill; hidden at 0."""
    player = start()
    document = player.open(sample)
    chip = player.window.tool_bar.chip
    assert chip.text() == f"{document.derived.waiting_ticks} ticks waiting"
    chip.click()
    popup = player.window.findChild(QWidget, "ticks_popup")
    texts = [row.accessibleName() for row in popup.rows]
    assert [text.split(",")[:2] for text in texts] == [["Dodge", " 40%"], ["Persuade", " 55%"], ["Spot", " 65%"]]
    QTest.keyClick(popup.rows[1], Qt.Key.Key_Return)
    assert str(player.window.sheet.skills.current_key()) == "persuade"
    for skill in ("dodge", "persuade", "spot"):
        player.click(skill, "box")
    assert chip.isHidden()
    assert not player.window.actions_["ticks"].isEnabled()


def test_the_log_is_filtered_and_copied(start, sample: Path) -> None:
    """Journal: by level, by check, only ticks; Ctrl+C copies the sentences, oldest first."""
    player = start()
    player.open(sample)
    player.dice.next_rolls = [7, 61, 88]
    for skill in ("listen", "listen", "dodge"):
        player.click(skill)
    journal = player.window.dice_panel.journal
    assert journal._count.text() == "3 rolls"
    lines = journal.copy_text().splitlines()
    assert [line.split(" ", 1)[1] for line in lines] == [
        "Listen 45%: rolled 07, special success. Ticked.",
        "Listen 45%: rolled 61, failure. No tick: the roll failed.",
        "Dodge 40%: rolled 88, failure. No tick: the roll failed.",
    ]

    def choose(data: str) -> None:
        menu = journal.filter_menu()
        next(action for action in menu.actions() if action.data() == data).trigger()
        menu.deleteLater()

    choose("level:failure")
    assert journal.model.rowCount() == 2
    journal.view.setCurrentIndex(journal.model.index(1))
    choose("skill")
    assert [journal.model.entry(0).roll, journal.model.rowCount()] == [61, 1]
    choose("skill")
    choose("level:")
    choose("ticks")
    assert [journal.model.entry(0).roll, journal.model.rowCount()] == [7, 1]


def test_a_tick_by_hand_is_no_roll(start, sample: Path) -> None:
    """It has its line in the log, and the head counts what was rolled."""
    player = start()
    player.open(sample)
    journal = player.window.dice_panel.journal
    player.click("persuade", "box")
    assert (journal.model.rowCount(), journal._count.text()) == (1, "")
    player.dice.next_rolls = [7]
    player.click("listen")
    player.click("dodge", "box")
    assert (journal.model.rowCount(), journal._count.text()) == (3, "1 roll")


def test_a_name_of_two_hundred_letters(start, sample: Path) -> None:
    """D09: shortened on the screen with the full text in a tooltip; every button still inside the window."""
    player = start()
    document = player.open(sample)
    long = "W" * 200
    document.perform(SetIdentity("name", long))
    QApplication.processEvents()
    window = player.window
    assert window.width() == 1280
    assert window.tabs.tabToolTip(0).startswith(long)
    assert window.tabs.tabRect(0).width() <= 260
    button = window.dice_panel.roll_button
    assert window.rect().contains(button.mapTo(window, button.rect().bottomRight()))


def test_a_narrow_window_lays_the_dice_over_the_sheet(start, sample: Path) -> None:
    """Below 900 px: the sheet has all the room, a roll opens the panel over it, Esc closes; wide again it is a dock."""
    player = start(size=(800, 700), motion="full")
    player.open(sample)
    QApplication.processEvents()
    window, panel = player.window, player.window.dice_panel
    assert window.dock.isHidden()
    assert not panel.isVisible()
    assert window.sheet.width() == 800
    player.dice.next_rolls = [7]
    player.click("listen")
    assert panel.isVisible()
    assert panel.tray.is_running
    player.press(Qt.Key.Key_Escape)
    assert panel.tray.result.roll == 7
    assert panel.isVisible()
    player.press(Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert window.sheet.isAncestorOf(QApplication.focusWidget())
    player.press(Qt.Key.Key_J, CONTROL)
    assert panel.journal.view.hasFocus()
    window.resize(1200, 700)
    QApplication.processEvents()
    assert window.dock.isVisible()
    assert window.dock.isAncestorOf(panel)
    assert panel.isVisible()


@pytest.mark.parametrize("way", ["start page", "menu"])
def test_a_new_sheet_begins_at_its_name(start, way: str) -> None:
    """However it is begun: edit mode, the name has the focus, what is typed becomes it."""
    player = start()
    if way == "start page":
        player.window.area.currentWidget().new_card.click()
    else:
        player.window.actions_["new_percentile"].trigger()
    player.window.findChild(QDialog, "new_sheet_dialog").blank.click()
    player.window.activateWindow()
    QTest.qWaitForWindowActive(player.window, 2000)
    assert player.window.editing
    field = player.window.sheet.head.fields["name"].field
    assert field.hasFocus()
    player.type("Anna")
    player.press(Qt.Key.Key_Return)
    assert player.document.character.name == "Anna"


def test_a_sheet_without_a_name_is_called_by_one_word(start) -> None:
    """Tab, title and sheet agree."""
    player = start()
    player.context.files.new("srd")
    assert player.window.tabs.tabText(0) == "Without a name"
    assert player.window.sheet.head.name.text == "Without a name"
    assert player.window.windowTitle().startswith("Without a name")


def test_every_opened_sample_is_a_sheet_of_its_own(start) -> None:
    """Two copies of one sample share neither log nor drafts, and neither has the id of the file shipped."""
    from brp_desktop.controllers.files import samples
    from brp_desktop.storage import open_document

    player = start()
    path = samples()[0]
    documents = [player.context.files.open_sample(path) for _ in range(2)]
    ids = {document.document_id for document in documents} | {open_document(path).id}
    assert len(ids) == 3


@pytest.mark.parametrize("name", ["adele-fournier", "nerea-valdombra"])
def test_a_sheet_that_is_only_read_stays_in_play_beside_one_that_is_edited(
    start, project_root: Path, tmp_path: Path, name: str
) -> None:
    """In front it is played, whatever the mode; edit mode goes on where it was, and is left there."""
    samples = project_root / "resources" / "samples"
    newer = tmp_path / "newer.rpgsheet"
    of_a_newer_version(samples / f"{name}.rpgsheet", newer)
    player = start(samples / "bran-tregear.rpgsheet")
    window, own = player.window, player.window.document
    window.set_editing(True)
    read = player.open(newer)
    assert read.read_only
    assert window.tool_bar.play_half.isChecked()
    assert not window.tool_bar.edit_half.isEnabled()
    assert window.dock.pages.currentWidget() is window.dice_panel
    if name == "adele-fournier":
        player.dice.next_rolls = [7]
        player.press(Qt.Key.Key_Return)
        assert len(player.entries()) == 1
    window.show_document(own)
    assert window.tool_bar.edit_half.isChecked()
    assert window.sheet.edit_mode
    player.press(Qt.Key.Key_E, CONTROL)
    assert not window.sheet.edit_mode


@pytest.mark.parametrize("name", ["adele-fournier", "nerea-valdombra"])
def test_a_sheet_that_was_only_read_can_be_changed_once_it_may(
    start, project_root: Path, tmp_path: Path, name: str
) -> None:
    """Everything on it, at once and in the mode of the window; its tab stays where it is."""
    samples = project_root / "resources" / "samples"
    path = tmp_path / "newer.rpgsheet"
    text = of_a_newer_version(samples / f"{name}.rpgsheet", path)
    player = start(path, samples / "bran-tregear.rpgsheet")
    window = player.window
    window.set_editing(True)
    document = window.sheets.documents[0]
    window.show_document(document)
    path.write_text(text, encoding="utf-8")
    player.context.files.reload(document)
    QApplication.processEvents()
    assert not document.read_only
    assert window.sheets.documents[0] is document
    assert window.tool_bar.edit_half.isChecked()
    assert window.sheet.isAncestorOf(QApplication.focusWidget())
    window.set_editing(False)
    steps = [button for button in window.sheet.findChildren(StepButton) if button.isVisible()]
    assert steps
    assert any(button.isEnabled() for button in steps)
