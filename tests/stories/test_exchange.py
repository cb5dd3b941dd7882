"""Import and export through the window: one file with its report, many with a list, drops, clipboard, menus."""

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from brp_desktop.painting.theme import load_theme
from brp_desktop.views.dialogs.import_many import ImportMany
from brp_desktop.views.dialogs.import_report import ImportReport
from brp_desktop.views.error_labels import error_sentence


@pytest.fixture
def foreign(project_root: Path, tmp_path: Path) -> Path:
    """A folder with the samples of other programs."""
    folder = tmp_path / "others"
    folder.mkdir()
    for path in (project_root / "tests" / "data" / "import").iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    return folder


class AtDialog:
    """Does something as soon as a modal dialog of a kind is open; what goes wrong there fails the test."""

    def __init__(self, kind: type, act: Callable[[Any], None]) -> None:
        self._kind, self._act = kind, act
        self.done = False
        self.error: BaseException | None = None
        self._timer = QTimer()
        self._timer.setInterval(5)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, self._kind) or getattr(dialog, "is_reading", False):
            return
        self._timer.stop()
        self.done = True
        try:
            self._act(dialog)
        except BaseException as error:  # noqa: BLE001
            self.error = error
            dialog.reject()

    def check(self) -> None:
        """It happened, and nothing went wrong."""
        self._timer.stop()
        if self.error is not None:
            raise self.error
        assert self.done


def test_one_file_with_its_report(start: Any, foreign: Path) -> None:
    """The percentile characteristics are scaled only after they were shown; cancelling opens nothing."""
    player = start()
    seen: list[Any] = []

    def look(dialog: ImportReport) -> None:
        (view,) = dialog.questions
        seen.append(dialog.tree.topLevelItemCount())
        texts = [dialog.tree.topLevelItem(row).text(0) for row in range(4)]
        seen.extend(texts)
        assert view.answers["percentile"].isChecked()
        QTest.mouseClick(view.answers["3-18"], Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        (view,) = dialog.questions
        assert view.answers["3-18"].isChecked()
        values = {row.id: row.value for row in dialog.imported.character.characteristics}
        assert max(value for value in values.values() if value is not None) > 18
        QTest.mouseClick(view.answers["percentile"], Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        dialog.open_button.click()

    at = AtDialog(ImportReport, look)
    player.window.import_files([foreign / "foundry-coc7-character.json"])
    at.check()
    assert seen[0] == 4
    document = player.document
    assert document.path is None
    assert not document.is_saved
    values = [row.value for row in document.character.characteristics if row.value is not None]
    assert max(values) <= 21
    at = AtDialog(ImportReport, lambda dialog: dialog.reject())
    player.window.import_files([foreign / "statblock-en.txt"])
    at.check()
    assert len(player.context.files.documents) == 1
    player.answers.save_path = None
    player.context.files.save(document)
    assert player.answers.asked[-1] == f"save {document.character.name}.rpgsheet"


def test_rules_and_usual_skills_are_chosen_in_the_report(start: Any, foreign: Path) -> None:
    player = start()

    def look(dialog: ImportReport) -> None:
        before = len(dialog.imported.character.skills)
        dialog.complete.click()
        assert len(dialog.imported.character.skills) > before
        dialog.rules.setCurrentIndex(1)
        assert dialog.imported.character.options.data_edition == "uge"
        dialog.accept()

    at = AtDialog(ImportReport, look)
    player.window.import_files([foreign / "foundry-brp-character.json"])
    at.check()
    assert player.document.character.options.data_edition == "uge"


def test_many_files_are_read_into_a_list(start: Any, foreign: Path, tmp_path: Path) -> None:
    player = start()
    into = tmp_path / "sheets"
    into.mkdir()
    counts: list[int] = []

    def look(dialog: ImportMany) -> None:
        counts.append(len(dialog.found))
        counts.append(dialog.list.count())
        texts = [dialog.list.item(row).text() for row in range(dialog.list.count())]
        assert any(text.startswith("expected.json") for text in texts)
        counts.append(dialog.save_all(into))
        dialog.open_button.click()

    at = AtDialog(ImportMany, look)
    player.window.import_files(sorted(foreign.iterdir()))
    at.check()
    found, listed, saved = counts
    assert found == saved == len(list(into.glob("*.rpgsheet")))
    assert listed == found + 1
    assert len(player.context.files.documents) == found


def test_reading_many_can_be_stopped(start: Any, foreign: Path) -> None:
    player = start()
    paths = [foreign / "statblock-en.txt"] * 50
    dialog = ImportMany(player.window.theme, paths, player.window.commands.exchange._choices(), "", player.window)
    dialog.read_next()
    dialog.stop_reading()
    assert len(dialog.found) == 1
    assert not dialog.is_reading
    assert dialog.open_button.isEnabled()
    dialog.reject()
    dialog.deleteLater()


def test_a_foreign_file_is_dropped(start: Any, foreign: Path) -> None:
    player = start()
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(foreign / "roll20-brp-vttes-like.json"))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(40, 40), Qt.DropAction.CopyAction, mime, left, none)
    QApplication.sendEvent(player.window, enter)
    assert enter.isAccepted()
    at = AtDialog(ImportReport, lambda dialog: dialog.accept())
    QApplication.sendEvent(player.window, QDropEvent(QPointF(40, 40), Qt.DropAction.CopyAction, mime, left, none))
    QApplication.processEvents()
    at.check()
    assert player.document.character.name


def test_what_is_no_character_is_said(start: Any, tmp_path: Path) -> None:
    player = start()
    path = tmp_path / "shopping.json"
    path.write_text('{"milk": 2}', encoding="utf-8")
    player.window.import_files([path])
    (error,) = player.answers.errors
    assert getattr(error, "code", "") in ("not_foreign", "other_game")
    assert path.read_text(encoding="utf-8") == '{"milk": 2}'
    assert player.window.document is None


def test_a_file_with_nothing_in_it_is_said(start: Any, tmp_path: Path) -> None:
    """As on the command line: one sentence with the file and its format, and no empty sheet."""
    player = start()
    path = tmp_path / "blank.json"
    path.write_text(
        '{"name": "A", "type": "character", "system": {}, "items": [], "_stats": {"systemId": "brp"}}', encoding="utf-8"
    )
    player.window.import_files([path])
    (error,) = player.answers.errors
    assert getattr(error, "code", "") == "nothing_read"
    assert "blank.json" in error_sentence(error)
    assert "Foundry “brp”" in error_sentence(error)
    assert player.window.document is None


def test_the_clipboard_becomes_a_sheet(start: Any, foreign: Path) -> None:
    player = start()
    QGuiApplication.clipboard().setText((foreign / "statblock-it.txt").read_text(encoding="utf-8"))
    at = AtDialog(ImportReport, lambda dialog: dialog.accept())
    player.window.actions_["import_clipboard"].trigger()
    at.check()
    assert player.document.character.skills
    QGuiApplication.clipboard().setText("")
    player.window.actions_["import_clipboard"].trigger()
    assert "clipboard" in player.window.status_bar.message.text()


def test_all_people_on_the_clipboard_are_shown_one_by_one(start: Any, foreign: Path) -> None:
    player = start()
    person = json.loads((foreign / "foundry-brp-npc.json").read_text(encoding="utf-8"))
    QGuiApplication.clipboard().setText(json.dumps([person | {"name": name} for name in ("Ada", "Bea")]))
    later: list[AtDialog] = []

    def take_first(dialog: ImportReport) -> None:
        later.append(AtDialog(ImportReport, lambda dialog: dialog.accept()))
        dialog.accept()

    at = AtDialog(ImportReport, take_first)
    player.window.actions_["import_clipboard"].trigger()
    at.check()
    later[0].check()
    assert [each.character.name for each in player.window.sheets.documents] == ["Ada", "Bea"]


@pytest.fixture
def export_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Answers the file dialog of exports."""

    def answer(name: str) -> Path:
        path = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(path), ""))
        return path

    return answer


def test_exports_of_the_menu(start: Any, sample: Path, export_to: Callable[[str], Path]) -> None:
    player = start(sample)
    before = sample.read_bytes()
    actions = player.window.actions_
    path = export_to("ada.md")
    actions["export_markdown"].trigger()
    message = player.window.status_bar.message
    calm = message.palette().color(message.foregroundRole())
    assert (message.text(), calm) == ("“ada.md” is written.", load_theme("paper").colour("text_2")), "nothing is wrong"
    assert path.read_text(encoding="utf-8").lstrip("\ufeff").startswith("#")
    path = export_to("ada")
    actions["export_text"].trigger()
    assert (path.parent / "ada.txt").stat().st_size > 500
    path = export_to("ada.json")
    actions["export_foundry"].trigger()
    assert json.loads(path.read_text(encoding="utf-8"))["name"] == player.document.character.name
    path = export_to("ada.png")
    actions["export_png"].trigger()
    assert path.read_bytes().startswith(b"\x89PNG")
    player.dice.next_rolls = [7]
    player.click("listen")
    path = export_to("log.csv")
    actions["export_journal"].trigger()
    rows = list(csv.reader(io.StringIO(path.read_text(encoding="utf-8-sig"))))
    assert len(rows) == 2
    path = export_to("growth.csv")
    actions["export_history"].trigger()
    assert path.read_bytes()
    assert sample.read_bytes() == before
    assert player.context.settings.export_folder == str(path.parent)


def test_what_cannot_be_written_is_said(start: Any, sample: Path, export_to: Callable[[str], Path]) -> None:
    player = start(sample)
    path = export_to("nowhere/ada.md")
    player.window.actions_["export_markdown"].trigger()
    assert len(player.answers.errors) == 1
    assert not path.exists()


def test_copied_as_text_and_markdown(start: Any, sample: Path) -> None:
    player = start(sample)
    player.window.actions_["copy_text"].trigger()
    text = QGuiApplication.clipboard().text()
    assert player.document.character.name in text
    player.window.actions_["copy_markdown"].trigger()
    assert QGuiApplication.clipboard().text().startswith("#")


def test_xantis_sheets_have_what_they_can_have(start: Any) -> None:
    player = start()
    player.context.files.new("xantis")
    actions = player.window.actions_
    assert actions["export_markdown"].isEnabled()
    assert not actions["export_foundry"].isEnabled()
    player.window.actions_["copy_text"].trigger()
    assert QGuiApplication.clipboard().text().strip()


def test_the_portrait_of_the_menu(start: Any, sample: Path) -> None:
    from brp_desktop.views.dialogs.portrait import PortraitDialog

    player = start(sample)
    player.window.actions_["portrait"].trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PortraitDialog)
    dialog.reject()


@pytest.mark.parametrize("many", [False, True])
def test_a_filled_form_of_xantis(start: Any, project_root: Path, tmp_path: Path, many: bool) -> None:
    """Alone with its report, among others in the list; the sheet opens as unsaved work."""
    pytest.importorskip("pypdf")
    from brp_desktop.storage import open_document
    from brp_desktop.storage.exporters import export
    from brp_desktop.views.printing.formats import register_formats

    sheet = open_document(project_root / "resources" / "samples" / "nerea-valdombra.rpgsheet")
    register_formats()
    form = tmp_path / "nerea.pdf"
    form.write_bytes(export(sheet, "form-pdf", "it"))
    player = start()
    said: list[str] = []

    def report(dialog: ImportReport) -> None:
        said.append(dialog.heading.text())
        assert dialog.rules.isHidden(), "there are none to choose"
        assert dialog.complete.isHidden()
        dialog.accept()

    def list_of(dialog: ImportMany) -> None:
        said.extend(dialog.list.item(row).text() for row in range(dialog.list.count()))
        dialog.open_button.click()

    at = AtDialog(ImportMany, list_of) if many else AtDialog(ImportReport, report)
    player.window.import_files([form, form] if many else [form])
    at.check()
    assert "Nerea Valdombra" in " ".join(said)
    assert player.document.character == sheet.character
    assert not player.document.is_saved
    assert player.document.path is None
