"""Reading and reaching: every window and dialog in three languages by name, by key, without a mouse."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLabel, QLineEdit, QMenu, QWidget

from brp_desktop.painting.theme import load_theme
from brp_desktop.rules.brp import Difficulty
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.stops import passes_on

LANGUAGES = ("en", "fr", "it")
CONTROL = Qt.KeyboardModifier.ControlModifier


def focusable(root: QWidget) -> Iterator[QWidget]:
    """Every shown widget below (and with) ``root`` that can take the focus."""
    for widget in (root, *root.findChildren(QWidget)):
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not passes_on(widget)
        if widget.isVisibleTo(root) and takes and widget.isEnabled():
            yield widget


def nameless(root: QWidget) -> list[str]:
    """Focusable widgets that say nothing to a screen reader."""
    found = []
    for widget in focusable(root):
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name) if interface is not None and interface.isValid() else ""
        if not name.strip() and not isinstance(widget, QDialog):
            found.append(f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}")
    return found


def dialogs(player) -> dict[str, Callable[[], QWidget]]:
    """Every dialog of the application, made but not waited for."""
    from brp_desktop.controllers.interaction import UnsavedChoice
    from brp_desktop.views.development.fairness import FairnessDialog
    from brp_desktop.views.dialogs.about import AboutDialog, NoticesDialog
    from brp_desktop.views.dialogs.choice import ChoiceDialog
    from brp_desktop.views.dialogs.key_settings import KeySettings
    from brp_desktop.views.dialogs.keyboard import KeyboardSheet
    from brp_desktop.views.dialogs.report import ReportDialog
    from brp_desktop.views.dialogs.settings import SettingsDialog

    window = player.window
    theme = window.theme
    answers = ((UnsavedChoice.SAVE, "&Save", "primary"), (UnsavedChoice.CANCEL, "&Cancel", ""))
    return {
        "settings": lambda: SettingsDialog(player.context, theme, window),
        "keyboard": lambda: KeyboardSheet(window.actions_, theme, window),
        "key_settings": lambda: KeySettings(window.actions_, theme, window),
        "dice": lambda: FairnessDialog(player.context.log, theme, window),
        "about": lambda: AboutDialog(theme, window),
        "notices": lambda: NoticesDialog(theme, window),
        "choice": lambda: ChoiceDialog(theme, "Save?", "There are changes.", answers, window),
        "report": lambda: ReportDialog(theme, "ValueError", "Traceback …", window),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_takes_focus_has_a_name(start, sample: Path, lang: str) -> None:
    """U09: start page, play mode, edit mode, popups and every dialog."""
    player = start(lang=lang)
    assert nameless(player.window) == []
    player.open(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    assert nameless(player.window) == []
    player.application.commands.find_text("a")
    assert nameless(player.application.commands._quick_find) == []
    player.application.commands._quick_find.close()
    player.application.commands.show_ticks()
    popup = player.window.findChild(QWidget, "ticks_popup")
    assert nameless(popup) == []
    popup.close()
    for make in dialogs(player).values():
        dialog = make()
        dialog.show()
        assert nameless(dialog) == []
        assert dialog.windowTitle()
        dialog.close()
        dialog.deleteLater()
    player.window.set_editing(True)
    assert nameless(player.window) == []


def mnemonic_of(text: str) -> str:
    """The letter after the first single ampersand, in lower case; empty without one."""
    plain = text.replace("&&", "")
    at = plain.find("&")
    return plain[at + 1].lower() if 0 <= at < len(plain) - 1 else ""


def clashes(texts: list[str]) -> list[str]:
    """Texts whose mnemonic was used before."""
    seen: set[str] = set()
    found = []
    for text in texts:
        letter = mnemonic_of(text)
        if letter and letter in seen:
            found.append(text)
        seen.add(letter)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mnemonics_are_unique(start, sample: Path, lang: str) -> None:
    """In the menu bar, in each menu, and among the buttons and fields of each dialog."""
    player = start(sample, lang=lang)
    bar = player.window.menuBar()
    titles = [action.text() for action in bar.actions()]
    assert all(mnemonic_of(title) for title in titles)
    assert clashes(titles) == []
    for menu in bar.findChildren(QMenu):
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert clashes(texts) == [], menu.objectName()
    for name, make in dialogs(player).items():
        dialog = make()
        words = [button.text() for button in dialog.findChildren(QAbstractButton)]
        words += [label.text() for label in dialog.findChildren(QLabel) if label.buddy() is not None]
        assert clashes(words) == [], name
        dialog.deleteLater()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_the_panel_is_cut(start, sample: Path, lang: str) -> None:
    """U06, L07: the words of every painted button fit into it, at 1280 × 800 and at 1024 × 600."""
    for size in ((1280, 800), (1024, 600)):
        player = start(sample, lang=lang, size=size)
        player.dice.next_rolls = [7]
        player.click("listen")
        QApplication.processEvents()
        assert player.window.size().width() == size[0]
        for button in player.window.dice_panel.findChildren(QAbstractButton):
            if button.isVisible() and button.text():
                wanted = button.minimumSizeHint()
                assert wanted.width() <= button.width(), (button.text(), size)


def test_difficulty_is_a_radio_group(start, sample: Path) -> None:
    """Exclusive, with ←/→, and the chance in the accessible name: «Difficult, 23%»."""
    player = start(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    bar = player.window.dice_panel.difficulty_bar
    segment = bar.segment(Difficulty.DIFFICULT)
    interface = QAccessible.queryAccessibleInterface(segment)
    assert interface.role() == QAccessible.Role.RadioButton
    assert interface.text(QAccessible.Text.Name) == "Difficult, 23%"
    bar.segment(Difficulty.NORMAL).setFocus()
    player.press(Qt.Key.Key_Right)
    assert player.context.rolls.difficulty is Difficulty.DIFFICULT
    assert segment.hasFocus()


def test_the_threshold_bar_tells_its_ranges(start, sample: Path) -> None:
    """U08: ranges in words; the tray's name is the last sentence."""
    player = start(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    panel = player.window.dice_panel
    assert panel.bar.accessibleDescription() == (
        "Critical 01–03: 3%, Special 04–09: 6%, Success 10–45: 36%, Failure 46–97: 52%, Fumble 98–00: 3%"
    )
    assert panel.tray.accessibleName() == "Listen 45%: rolled 07, special success."


def test_f6_goes_round_and_ctrl_j_there_and_back(start, sample: Path) -> None:
    """U03: areas in reading order, both ways; Ctrl+J goes to the log and returns to the sheet."""
    player = start(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    panel, bar = player.window.dice_panel, player.window.tool_bar
    seen = []
    for _ in range(4):
        player.press(Qt.Key.Key_F6)
        seen.append(QApplication.focusWidget())
    assert seen[0] is panel.roll_button
    assert seen[1] is panel.journal.view
    assert seen[2] is bar.find_field
    assert player.window.sheet.isAncestorOf(seen[3])
    player.press(Qt.Key.Key_J, CONTROL)
    assert panel.journal.view.hasFocus()
    player.press(Qt.Key.Key_Return)
    assert player.window.rolling.why.isVisible()
    assert "45%" in player.window.rolling.why.title.text()
    player.window.rolling.why.close()
    player.press(Qt.Key.Key_J, CONTROL)
    assert player.window.sheet.isAncestorOf(QApplication.focusWidget())


def test_focus_stays_where_it_was(start, sample: Path) -> None:
    """U04: roll, tick, undo and theme leave the focus on the row."""
    player = start(sample)
    player.dice.next_rolls = [7]
    player.click("stealth")
    sheet: SheetView = player.window.sheet
    assert sheet.skills.current_key() == SkillId("stealth")
    focus = QApplication.focusWidget()
    player.press(Qt.Key.Key_T)
    player.press(Qt.Key.Key_Z, CONTROL)
    player.window.set_theme(load_theme("ink"))
    assert sheet.skills.current_key() == SkillId("stealth")
    assert QApplication.focusWidget() is focus
    player.window.set_theme(load_theme("paper"))


def test_language_changes_while_the_program_runs(start, sample: Path) -> None:
    """L02: menus, panel, sheet, tabs and log follow at once; values and ticks stay."""
    player = start()
    document = player.open(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    character = document.character
    player.context.language.choose("fr")
    QApplication.processEvents()
    window = player.window
    assert window.dice_panel.roll_button.text() == "Relancer"
    assert window.dice_panel.card.sentence.startswith("Écoute 45\u00a0%\u00a0: jet de 07, réussite spéciale.")
    assert window.actions_["undo"].text().startswith("Annuler")
    assert window.menuBar().actions()[0].text().replace("&", "") == "Fichier"
    assert document.character == character
    player.context.language.choose("it")
    QApplication.processEvents()
    assert window.dice_panel.roll_button.text() == "Ritira"
    assert player.document.character == character


def test_the_wheel_changes_nothing(start, sample: Path) -> None:
    """U02: over the modifier, the own dice and the settings' lists the wheel leaves the values alone."""
    from PySide6.QtCore import QPoint, QPointF
    from PySide6.QtGui import QWheelEvent

    player = start(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    panel = player.window.dice_panel
    settings = dialogs(player)["settings"]()
    boxes: list[QWidget] = [panel.modifier, panel.modifier.edit, panel.own_dice.edit, *settings.findChildren(QComboBox)]
    for box in boxes:
        box.setFocus()
        before = box.text() if isinstance(box, QLineEdit) else box.currentText() if isinstance(box, QComboBox) else ""
        for amount in (120, -120, -120):
            event = QWheelEvent(
                QPointF(5, 5),
                QPointF(box.mapToGlobal(QPoint(5, 5))),
                QPoint(),
                QPoint(0, amount),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(box, event)
        after = box.text() if isinstance(box, QLineEdit) else box.currentText() if isinstance(box, QComboBox) else ""
        assert after == before
    assert player.context.rolls.modifier == 0
    settings.deleteLater()


def test_f6_reaches_the_detail_in_edit_mode(start, sample: Path) -> None:
    """U03: what stands in the place of the dice is an area as they are, and is left again."""
    player = start(sample)
    window = player.window
    player.press(Qt.Key.Key_E, CONTROL)
    detail = window.dock.pages.currentWidget()
    seen = []
    for _ in range(3):
        player.press(Qt.Key.Key_F6)
        seen.append(QApplication.focusWidget())
    assert detail.isAncestorOf(seen[0])
    assert seen[1] is window.tool_bar.find_field
    assert window.sheet.isAncestorOf(seen[2])
