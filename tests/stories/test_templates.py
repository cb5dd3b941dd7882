"""Templates: kept, begun with, renamed, deleted and back. Professions put on a sheet there is: looked at, undone."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from brp_desktop.controllers.beginnings import blank
from brp_desktop.play.creation_random import seeded_character
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.storage import new_document

ENTER, DELETE, F2, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Delete, Qt.Key.Key_F2, Qt.Key.Key_Down
CONTROL = Qt.KeyboardModifier.ControlModifier


def dialog(player, name: str = "") -> QDialog:
    """The dialog that is open."""
    QApplication.processEvents()
    shown = [each for each in player.window.findChildren(QDialog) if each.isVisible() and each.objectName() == name]
    assert len(shown) == 1
    shown[0].activateWindow()
    QTest.qWaitForWindowActive(shown[0], 2000)
    return shown[0]


def back(player) -> None:
    player.window.activateWindow()
    QTest.qWaitForWindowActive(player.window, 2000)


def keep_as(player, name: str) -> None:
    player.window.actions_["save_template"].trigger()
    asked = dialog(player)
    asked.fields[0].edit.setText(name)
    QTest.keyClick(asked.fields[0].edit, ENTER)
    QApplication.processEvents()
    back(player)


def test_kept_then_begun_with_from_the_menu_and_the_start_page(start, sample: Path) -> None:
    player = start()
    assert not player.window.area.currentWidget().template_row.isEnabled()
    first = player.open(sample)
    keep_as(player, "Reporter")
    assert player.window.status_bar.message.text() == "“Reporter” is kept as a template."
    assert first.is_saved
    menu = player.window.actions_.menu("new_from_template")
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions() if not action.isSeparator()] == ["Reporter", "&All templates…"]
    menu.triggered.emit(menu.actions()[0])
    second = player.document
    assert second is not first
    assert second.document_id != first.document_id
    assert second.character.name == first.character.name
    assert second.path is None
    assert not second.is_saved
    assert player.window.editing


def test_a_name_that_is_taken_is_said_and_nothing_typed_is_lost(start, sample: Path) -> None:
    player = start(sample)
    keep_as(player, "Reporter")
    player.window.actions_["save_template"].trigger()
    asked = dialog(player)
    for text, said in (("réporter", "Another template is called that already."), ("  ", "A template needs a name.")):
        asked.fields[0].edit.setText(text)
        QTest.keyClick(asked.fields[0].edit, ENTER)
        assert asked.isVisible()
        assert asked.problem.text() == said
    asked.reject()


def test_renamed_deleted_and_back_by_keyboard(start, sample: Path) -> None:
    player = start(sample)
    for name in ("Guard", "Reporter", "Smith"):
        keep_as(player, name)
    player.window.actions_["templates"].trigger()
    shown = dialog(player, "templates_dialog")
    assert QApplication.focusWidget() is shown.list
    QTest.keyClick(shown.list, DOWN)
    QTest.keyClick(shown.list, F2)
    asked = shown._asking
    asked.fields[0].edit.setText("Écuyer")
    QTest.keyClick(asked.fields[0].edit, ENTER)
    assert dialog(player, "templates_dialog") is shown
    assert [shown.list.item(row).text() for row in range(3)] == ["Écuyer", "Guard", "Smith"]
    assert shown.template.name == "Écuyer"
    QTest.keyClick(shown.list, DELETE)
    assert shown.list.count() == 2
    assert shown.gone.text() == "“Écuyer” was deleted."
    QTest.keyClick(shown.list, DELETE)
    QTest.keyClick(shown.list, DELETE)
    assert shown.list.count() == 0
    assert shown.empty.isVisible()
    assert QApplication.focusWidget() is shown.undo
    for count in (1, 2, 3):
        shown.undo.click()
        assert shown.list.count() == count
    assert not shown.undo.isVisible()
    shown.list.setCurrentRow(2)
    QTest.keyClick(shown.list, ENTER)
    back(player)
    assert player.document.path is None


def test_a_template_that_is_gone_is_said(start, sample: Path) -> None:
    player = start(sample)
    keep_as(player, "Guard")
    player.window.actions_["templates"].trigger()
    shown = dialog(player, "templates_dialog")
    shown.template.path.write_text("nothing of ours", encoding="utf-8")
    shown.begin.click()
    QApplication.processEvents()
    assert len(player.answers.errors) == 1
    assert len(player.context.files.documents) == 1


def test_a_profession_is_looked_at_then_applied_as_one_step(start) -> None:
    player = start()
    document = player.context.files.begin(new_document(seeded_character(5, UGE, profession="sailor")))
    player.window.set_editing(False)
    before = document.character
    player.window.actions_["apply_profession"].trigger()
    shown = dialog(player, "apply_dialog")
    assert shown.which.currentText() == "Sailor"
    shown.which.setCurrentIndex(shown.which.findData("soldier"))
    shown.which.activated.emit(shown.which.currentIndex())
    lines = [shown.list.item(row).text() for row in range(shown.list.count())]
    assert "Occupation: Sailor → Soldier" in lines
    assert shown.about.text() == f"{len(lines)} things would change:"
    assert document.character == before
    first = list(lines)
    shown.again.click()
    assert [shown.list.item(row).text() for row in range(shown.list.count())] != first
    shown.apply.click()
    back(player)
    assert document.character.profession == "soldier"
    assert player.window.actions_["undo"].text() == "Undo profession applied"
    player.press(Qt.Key.Key_Z, CONTROL)
    assert document.character == before


def test_choices_left_open_wait_in_the_detail_panel(start) -> None:
    """Groups to choose later: each is listed, and one button goes where they are made."""
    player = start()
    document = player.context.files.begin(new_document(blank(SRD)))
    player.window.actions_["apply_profession"].trigger()
    shown = dialog(player, "apply_dialog")
    shown.which.setCurrentIndex(shown.which.findData("srd_scientist"))
    shown.fill.click()
    shown.points.setCurrentIndex(shown.points.findData("none"))
    shown.points.activated.emit(0)
    shown.apply.click()
    back(player)
    host = player.window.sheets.detail(document).creation
    assert host._open.isVisible()
    assert host._open.text().startswith("Profession\n")
    assert " more of: " in host._open.text()
    host._resume.click()
    QApplication.processEvents()
    assert host.guide.step == "profession"
    host.guide.page.fill.click()
    host.guide.leave.click()
    assert not host._open.isVisible()
    assert host._resume.text() == "Steps of the creation"
