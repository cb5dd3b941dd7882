"""The settings: in force at once, found by words, taken back, exported and imported, never a reason to stop."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel

from brp_desktop.app import wiring
from brp_desktop.controllers.language import current_language
from brp_desktop.painting.contrast import contrast_ratio
from brp_desktop.painting.tokens import DiceLook
from brp_desktop.storage.settings import RecentFile, Settings
from brp_desktop.storage.settings_exchange import chosen_settings
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.dialogs.settings import SettingsDialog
from brp_desktop.views.dialogs.settings_words import PAGES
from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.painted import RING
from brp_desktop.views.style import dress

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def dialog(start):
    """The open dialog over a started application."""
    player = start()
    page = SettingsDialog(player.context, player.window.theme, player.window, lambda: None)
    page.player = player
    page.show()
    yield page
    page.close()
    page.deleteLater()


def choose(dialog: SettingsDialog, name: str, value: object) -> None:
    """Choose a value in the list of a row, as the person does."""
    box = dialog.rows[name].control
    assert isinstance(box, ChoiceBox)
    index = next(n for n in range(box.count()) if box.itemData(n) == value)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def shown(dialog: SettingsDialog) -> set[str]:
    """The settings whose rows are in sight."""
    return {name for name, row in dialog.rows.items() if row.isVisible()}


def test_every_setting_has_a_row_on_its_page(dialog) -> None:
    seen = set()
    for page in PAGES:
        dialog.show_page(page)
        assert shown(dialog) == {name for name, each in chosen_settings().items() if each.page == page}
        assert dialog.headings[page].isVisible()
        seen |= shown(dialog)
    assert seen == set(chosen_settings())


def test_a_choice_is_in_force_at_once_and_in_the_file(dialog) -> None:
    player = dialog.player
    choose(dialog, "theme", "ink")
    assert player.window.theme.id == "ink"
    assert dialog.theme.id == "ink"
    choose(dialog, "language", "fr")
    assert current_language() == "fr"
    QApplication.processEvents()  # the change of the language is posted
    assert dialog.heading.text() == "Réglages"
    choose(dialog, "motion", "reduced")
    assert not player.context.appearance.wants_motion()
    again = Settings(player.context.places.settings)
    assert (again.theme, again.language, again.motion) == ("ink", "fr", "reduced")


def test_undo_and_redo_by_key_go_through_every_step(dialog) -> None:
    context = dialog.player.context
    before = context.appearance.theme_id
    assert not dialog.undo_button.isEnabled()
    choose(dialog, "theme", "contrast")
    dialog.rows["sheet_at_hand"].control.click()
    assert context.settings.sheet_at_hand
    QTest.keyClick(dialog, Qt.Key.Key_Z, CONTROL)
    assert not context.settings.sheet_at_hand
    assert not dialog.rows["sheet_at_hand"].control.isChecked()
    QTest.keyClick(dialog, Qt.Key.Key_Z, CONTROL)
    assert context.appearance.theme_id == before
    assert not dialog.undo_button.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert context.appearance.theme_id == "contrast"
    assert dialog.redo_button.isEnabled()
    choose(dialog, "theme", "ink")
    assert not dialog.redo_button.isEnabled(), "another choice is another way"
    dialog.redo()
    assert context.appearance.theme_id == "ink"


def test_undo_has_the_key_that_its_button_names(dialog) -> None:
    settings = dialog.player.context.settings
    key_bindings().give("undo", "F9")
    key_bindings().take("undo", "Ctrl+Z")
    dialog.retranslate()
    dialog.rows["sheet_at_hand"].control.click()
    assert "(F9)" in dialog.undo_button.toolTip()
    QTest.keyClick(dialog, Qt.Key.Key_Z, CONTROL)
    assert settings.sheet_at_hand
    QTest.keyClick(dialog, Qt.Key.Key_F9)
    assert not settings.sheet_at_hand


def test_reset_of_one_and_of_all_can_be_taken_back(dialog) -> None:
    settings = dialog.player.context.settings
    row = dialog.rows["recent_kept"]
    dialog.show_page("files")
    assert not row.reset.isVisible()
    row.control.edit.setText("30")
    row.control.edit.setModified(True)
    row.control.edit.editingFinished.emit()
    assert settings.recent_kept == 30
    row.reset.click()
    assert settings.recent_kept == 20
    assert not row.reset.isVisible()
    dialog.undo()
    chosen = set(chosen_settings()) - {"language", "theme", "motion"}  # of these the start asked for others
    settings_before = {name: dialog.preferences.value(name) for name in chosen}
    dialog.preferences.reset_all()
    assert all(dialog.preferences.is_default(name) for name in chosen_settings())
    dialog.undo()
    assert {name: dialog.preferences.value(name) for name in chosen} == settings_before


@pytest.mark.parametrize("typed", ["4", "101", "", "many", "-5", "٢٠", "2.5"])
def test_a_number_out_of_range_is_refused_with_the_range(dialog, typed: str) -> None:
    row = dialog.rows["recent_kept"]
    dialog.show_page("files")
    row.control.edit.setText(typed)
    row.control.edit.setModified(True)
    row.control.edit.editingFinished.emit()
    assert dialog.player.context.settings.recent_kept == 20
    assert row.error.isVisible()
    assert "5" in row.error.text()
    assert "100" in row.error.text()
    row.control.edit.escaped.emit()
    assert not row.error.isVisible()
    assert row.control.edit.text() == "20"


@pytest.mark.parametrize(
    ("lang", "text", "name"),
    [
        ("en", "THEME night", "theme_dark"),
        ("en", "as on paper", "sheet_order"),
        ("fr", "des matiere", "dice_material"),
        ("fr", "théme", "theme"),
        ("it", "carta", "print_paper"),
    ],
)
def test_settings_are_found_by_words_without_accents(start, lang: str, text: str, name: str) -> None:
    player = start(lang=lang)
    dialog = SettingsDialog(player.context, player.window.theme, player.window)
    dialog.show()
    dialog.search.edit.setText(text)
    assert name in shown(dialog)
    assert len(shown(dialog)) < 8
    dialog.search.edit.setText("xyzzy")
    assert shown(dialog) == set()
    assert dialog.nothing.isVisible()
    dialog.search.edit.escaped.emit()
    assert dialog.isVisible()
    assert "theme" in shown(dialog)
    dialog.search.edit.escaped.emit()
    assert not dialog.isVisible()
    dialog.deleteLater()


def test_settings_travel_in_a_file(dialog, tmp_path: Path) -> None:
    settings = dialog.player.context.settings
    choose(dialog, "theme", "ink")
    dialog.rows["print_colour"].control.click()
    file = tmp_path / "mine.toml"
    dialog.export_to(file)
    dialog.preferences.reset_all()
    file.write_text(file.read_text(encoding="utf-8") + "[sound]\nvolume = 3\n", encoding="utf-8")
    question = dialog.import_from(file)
    said = " ".join(label.text() for label in question.findChildren(type(question.heading)))
    assert "mine.toml" in said
    assert "sound.volume" in said
    assert "Theme: As the system has it → Ink" in said
    assert "Print in colour: off → on" in said
    assert settings.theme == "system", "nothing is taken before it is asked"
    question.take_button.click()
    assert (settings.theme, settings.print_colour) == ("ink", True)
    assert dialog.theme.id == "ink"
    dialog.undo()
    assert (settings.theme, settings.print_colour) == ("system", False)
    question.deleteLater()


def test_an_export_says_what_is_written(dialog, tmp_path: Path) -> None:
    """As every other export does; a change afterwards takes the sentence away, as the file no longer has it all."""
    assert not dialog.written.isVisible()
    dialog.export_to(tmp_path / "mine.toml")
    assert dialog.written.isVisible()
    assert dialog.written.text() == "“mine.toml” is written."
    choose(dialog, "theme", "ink")
    assert not dialog.written.isVisible()


def test_the_list_of_recent_files_is_emptied_and_comes_back(dialog) -> None:
    settings = dialog.player.context.settings
    settings.add_recent(RecentFile("/a", opened=1))
    settings.add_recent(RecentFile("/b", opened=2, pinned=True))
    dialog.preferences.clear_recent()
    assert [file.path for file in settings.recent] == ["/b"]
    dialog.undo()
    assert {file.path for file in settings.recent} == {"/a", "/b"}


def test_what_a_newer_version_wrote_is_shown_as_it_is_and_kept(start, home: Path) -> None:
    place = home / "config" / "settings.toml"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text('theme = "own:gone"\nlanguage = "xx"\nnewer = 3\n', encoding="utf-8")
    player = start()
    dialog = SettingsDialog(player.context, player.window.theme, player.window)
    dialog.rows["print_colour"].control.click()
    assert "newer = 3" in place.read_text(encoding="utf-8")
    for row in dialog.rows.values():
        if isinstance(row.control, QComboBox):
            assert row.control.currentText()
    dialog.deleteLater()


def test_dice_are_thrown_to_look_at_and_lie_still_with_reduced_motion(dialog) -> None:
    """What is chosen shows on the preview and in the window at once; nothing is logged."""
    dialog.show_page("dice")
    part = dialog.parts["dice.0"]
    before = part.tray.grab().toImage()
    part.button.click()
    assert not part.tray.is_running, "this start keeps still"
    assert part.tray.grab().toImage() != before
    for name, value in (("dice_colour", "wine"), ("dice_material", "stone"), ("dice_table", "slate")):
        shown_before = part.tray.grab().toImage()
        choose(dialog, name, value)
        assert part.tray.grab().toImage() != shown_before
    assert dialog.player.window.theme.dice == DiceLook("wine", "stone", "slate")
    choose(dialog, "motion", "full")
    part.button.click()
    assert part.tray.is_running
    QTest.mouseClick(part.tray, Qt.MouseButton.LeftButton)
    assert not part.tray.is_running


def test_own_themes_are_listed_live_with_what_is_wrong_with_them(dialog) -> None:
    folder = dialog.player.context.places.themes
    part = dialog.parts["appearance.0"]
    assert not part.report.isVisible()
    folder.mkdir(parents=True)
    (folder / "sea.toml").write_text('like = "ink"\nname = "Sea"\n[base]\nfelt_night = "#10304A"\n', encoding="utf-8")
    (folder / "odd.toml").write_text('like = "ink"\n[colour]\nsheet = "shet"\n', encoding="utf-8")
    (folder / "faint.toml").write_text('like = "paper"\n[base]\nink_text = "#8899AA"\n', encoding="utf-8")
    part.look_again()
    assert part.report.isVisible()
    faint, odd = part.report.text().splitlines()
    assert odd == "odd.toml cannot be used, colour.sheet: [base] has no colour “shet”."
    assert faint.startswith("“faint” (faint.toml) is hard to read: ")
    assert "text on " in faint
    choose(dialog, "theme", "own:sea")
    assert dialog.player.window.theme.name("en") == "Sea"
    (folder / "sea.toml").write_text('like = "ink"\nname = "Sea"\n[base]\nfelt_night = "#203040"\n', encoding="utf-8")
    part.look_again()
    assert dialog.player.window.theme.colour("felt").name() == "#203040"
    (folder / "sea.toml").unlink()
    part.look_again()
    assert dialog.player.window.theme.id in ("paper", "ink")
    assert "sea.toml" in part.report.text()
    assert dialog.player.context.settings.theme == "own:sea", "it may come back"
    assert "which is not there" in dialog.rows["theme"].control.currentText()


def test_the_folder_of_themes_is_watched(dialog, qtbot) -> None:
    folder = dialog.player.context.places.themes
    folder.mkdir(parents=True)
    part = dialog.parts["appearance.0"]
    part.look_again()
    with qtbot.waitSignal(part.grew, timeout=5000):
        (folder / "sea.toml").write_text('like = "ink"\nname = "Sea"\n', encoding="utf-8")
    box = dialog.rows["theme"].control
    assert "Sea" in [box.itemText(n) for n in range(box.count())]


@pytest.mark.parametrize("theme", ["paper", "ink", "contrast"])
def test_lists_to_unfold_are_framed_as_clearly_as_fields(start, theme: str) -> None:
    """The style's own frame is as good as black on black; what is drawn is measured."""
    player = start(theme=theme)
    dialog = SettingsDialog(player.context, player.window.theme, player.window)
    dialog.show()
    dialog.show_page("sheet")
    dress(player.window.theme)
    box = dialog.rows["sheet_order"].control
    ground = player.window.theme.colour("panel")
    image = box.grab().toImage()
    edges = [image.pixelColor(image.width() // 2, RING), image.pixelColor(RING, image.height() // 2)]
    assert min(contrast_ratio(edge, ground) for edge in edges) >= 3.0
    QApplication.processEvents()
    dialog.activateWindow()
    QTest.qWaitForWindowActive(dialog, 2000)
    box.setFocus(Qt.FocusReason.TabFocusReason)
    assert box.hasFocus()
    ring = box.grab().toImage().pixelColor(image.width() // 2, 1)
    assert contrast_ratio(ring, ground) >= 3.0
    dialog.close()
    dialog.deleteLater()


def test_keys_of_a_file_are_in_force_at_once_and_go_with_undo(start, tmp_path: Path) -> None:
    player = start()
    file = tmp_path / "mine.toml"
    file.write_text('[keys]\nsettings = ["Ctrl+F9"]\n', encoding="utf-8")
    seen = []

    def answer() -> None:
        dialog = player.window.findChild(SettingsDialog)
        question = dialog.import_from(file)
        assert "Keyboard shortcuts" in " ".join(label.text() for label in question.findChildren(type(question.heading)))
        question.take_button.click()
        seen.append(player.window.actions_["settings"].shortcut().toString())
        dialog.undo()
        seen.append(player.window.actions_["settings"].shortcut().toString())
        dialog.close()

    QTimer.singleShot(0, player.window, answer)
    player.application.commands.show_settings()
    assert seen == ["Ctrl+F9", "Ctrl+,"]


def test_own_themes_stand_in_the_menu_as_long_as_they_are_there(start) -> None:
    player = start()
    folder, actions = player.context.places.themes, player.window.actions_
    menu = actions.menu("theme")
    before = [action.text() for action in menu.actions()]
    folder.mkdir(parents=True)
    (folder / "sea.toml").write_text('like = "ink"\nname = "Sea & sky"\n', encoding="utf-8")
    (folder / "odd.toml").write_text("like = ", encoding="utf-8")
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == [*before, "Sea && sky"]
    menu.actions()[-1].trigger()
    assert player.window.theme.id == "own:sea"
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Sea && sky"]
    (folder / "sea.toml").unlink()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == before


def test_pages_are_reached_and_turned_by_keys(dialog) -> None:
    QApplication.processEvents()
    dialog.activateWindow()
    QTest.qWaitForWindowActive(dialog, 2000)
    first = dialog.page_buttons["appearance"]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert dialog.page_buttons["dice"].hasFocus()
    assert shown(dialog) == {"dice_colour", "dice_material", "dice_table"}
    QTest.keyClick(dialog.page_buttons["dice"], Qt.Key.Key_Up)
    assert "theme" in shown(dialog)


def cut(dialog: SettingsDialog) -> list[str]:
    """Words in sight for which there is too little room."""
    found = []
    for label in dialog.findChildren(QLabel):
        if label.isVisible() and label.text():
            wanted = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            wide = label.wordWrap() or label.sizeHint().width() <= label.width()
            if wanted > label.height() or not wide:
                found.append(label.text())
    buttons = [button for button in dialog.findChildren(QAbstractButton) if button.isVisible() and button.text()]
    found += [button.text() for button in buttons if button.sizeHint().width() > button.width()]
    for box in dialog.findChildren(ChoiceBox):
        if box.isVisible():
            room = box.width() - 34
            every = [box.itemText(n) for n in range(box.count())]
            found += [text for text in every if box.fontMetrics().horizontalAdvance(text) > room]
    return found


@pytest.mark.parametrize("lang", ["en", "fr", "it", "pseudo"])
@pytest.mark.parametrize("size", [(820, 640), (1000, 552)])
def test_no_word_is_cut_on_any_page(start, pseudo_language: Path, lang: str, size: tuple[int, int]) -> None:
    player = start(lang="en" if lang == "pseudo" else lang, size=(1024, 600))
    translator = QTranslator()
    if lang == "pseudo":
        assert translator.load(str(pseudo_language))
        QApplication.installTranslator(translator)
    try:
        dialog = SettingsDialog(player.context, player.window.theme, player.window, lambda: None)
        dialog.resize(min(size[0], 820), size[1])
        dialog.show()
        for page in PAGES:
            dialog.show_page(page)
            for _ in range(3):
                QApplication.processEvents()
            assert cut(dialog) == [], page
        assert dialog.width() <= 1000, "it fits the smallest window"
        dialog.close()
        dialog.deleteLater()
    finally:
        QApplication.removeTranslator(translator)
        QApplication.processEvents()


def test_what_is_chosen_is_kept_however_the_program_ends(start, monkeypatch, qtbot) -> None:
    """Theme and language of the menu, keys, a zoom: in the file soon, without a dialog or an orderly end."""
    monkeypatch.setattr(wiring, "KEPT_AFTER", 0)
    player = start()
    actions, file = player.window.actions_, player.context.settings.path
    for act, name, wanted in (
        (lambda: next(each for each in actions.themes.actions() if each.data() == "ink").trigger(), "theme", "ink"),
        (lambda: key_bindings().give("save", "F2"), "keys.save", ["Ctrl+S", "F2"]),
        (lambda: key_bindings().reset_all(), "keys.save", None),
    ):
        act()
        qtbot.waitUntil(lambda name=name, wanted=wanted: Settings(file).raw(name) == wanted, timeout=3000)


def test_a_file_full_of_faults_makes_no_endless_report(dialog, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    lines = [f'k{number} = "x"' for number in range(5000)]
    file.write_text("\n".join(['motion = "two\\nlines\\u202e"', f'"{"k" * 50_000}" = 1', *lines]), encoding="utf-8")
    question = dialog.import_from(file)
    told = max((label.text() for label in question.findChildren(QLabel)), key=len)
    assert len(told) < 2000
    assert "motion: “two lines” cannot be chosen." in told
    assert told.splitlines()[-1] == "… and 4988 more"
    question.deleteLater()
