"""The dialogs that Qt brings along speak the language in force, all of it, and their columns have room for it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QTabWidget,
    QWidget,
)

from brp_desktop.views.dialogs.qt_words import WORDS

ALIKE = {"Type", "Options", "Computer", "File", "Options >>", "Options <<", "Copies", "Pages"}
"""Words that are the same in one of the languages."""


def file_dialog(folder: Path, mode: QFileDialog.FileMode, accept: QFileDialog.AcceptMode) -> QFileDialog:
    dialog = QFileDialog(None, "", str(folder), "X (*.x)")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setFileMode(mode)
    dialog.setAcceptMode(accept)
    return dialog


def print_dialog() -> QPrintDialog:
    printer = QPrinter()
    dialog = QPrintDialog(printer)
    dialog.printer_of_it = printer  # it must live as long
    return dialog


MAKERS: dict[str, Callable[[Path], QDialog]] = {
    "open": lambda folder: file_dialog(folder, QFileDialog.FileMode.ExistingFiles, QFileDialog.AcceptMode.AcceptOpen),
    "save": lambda folder: file_dialog(folder, QFileDialog.FileMode.AnyFile, QFileDialog.AcceptMode.AcceptSave),
    "folder": lambda folder: file_dialog(folder, QFileDialog.FileMode.Directory, QFileDialog.AcceptMode.AcceptOpen),
    "print": lambda folder: print_dialog(),
}


def words(dialog: QDialog) -> list[str]:
    """What it says, in an order that is the same in every language."""
    found = []
    for widget in dialog.findChildren(QWidget):
        match widget:
            case QAbstractButton() | QLabel():
                found.append(widget.text())
            case QGroupBox():
                found.append(widget.title())
            case QTabWidget():
                found += [widget.tabText(number) for number in range(widget.count())]
        found += [widget.toolTip(), widget.accessibleName()]
    found += [action.text() for action in dialog.findChildren(QAction)]
    if isinstance(dialog, QFileDialog):
        view = dialog.findChild(QWidget, "treeView")
        model, root = view.model(), view.rootIndex()
        found += [str(model.headerData(column, Qt.Orientation.Horizontal)) for column in range(4)]
        found += [str(model.index(0, 2, root).data())]
    elif not isinstance(dialog, QComboBox):
        found += [
            box.itemText(0) for box in dialog.findChildren(QComboBox) if box.count() and box.itemText(0).isalpha()
        ]
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "inside").mkdir()
    return tmp_path


def shown(make: Callable[[Path], QDialog], folder: Path, wanted: Callable[[QDialog], bool]) -> QDialog:
    dialog = make(folder)
    dialog.resize(640, 440)
    dialog.show()
    for _ in range(200):
        QApplication.processEvents()
        if wanted(dialog):
            break
    return dialog


def has_rows(dialog: QDialog) -> bool:
    view = dialog.findChild(QWidget, "treeView")
    return view is None or view.model().rowCount(view.rootIndex()) > 0


@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("lang", ["fr", "it"])
def test_no_word_of_qt_stays_english(start, folder: Path, kind: str, lang: str) -> None:
    player = start()
    said = {}
    for code in ("en", lang):
        player.context.language.choose(code)
        dialog = shown(MAKERS[kind], folder, has_rows)
        said[code] = words(dialog)
        dialog.close()
        dialog.deleteLater()
    player.context.language.choose("en")
    assert len(said["en"]) == len(said[lang])
    english = {
        one
        for one, other in zip(said["en"], said[lang], strict=True)
        if one == other and sum(map(str.isalpha, one)) > 2 and one.replace("&", "") not in ALIKE
    }
    assert {each for each in english if str(folder) not in each and "*" not in each} == set()


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_heads_of_the_list_of_files_are_whole(start, folder: Path, lang: str) -> None:
    player = start(lang=lang)
    dialog = shown(MAKERS["open"], folder, has_rows)
    header = dialog.findChild(QWidget, "treeView").findChild(QHeaderView)
    model = header.model()
    for column in range(1, 4):
        text = str(model.headerData(column, Qt.Orientation.Horizontal))
        assert header.fontMetrics().horizontalAdvance(text) + 8 <= header.sectionSize(column), text
    dialog.close()
    dialog.deleteLater()
    player.context.language.choose("en")


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_our_words_for_qt_are_translated(start, lang: str) -> None:
    from PySide6.QtCore import QCoreApplication

    player = start(lang=lang)
    assert len(WORDS) == 17
    assert QCoreApplication.translate("QFileDialog", "&Look in:") != "&Look in:"
    player.context.language.choose("en")
    assert QCoreApplication.translate("QFileDialog", "&Look in:") == "&Look in:"
