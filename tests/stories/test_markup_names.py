"""Names that look like markup are shown letter for letter, on every page, in every tip and in the dialogs."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QLabel, QWidget

from brp_desktop.painting.theme import load_theme
from brp_desktop.sheet.brp import Note, Skill
from brp_desktop.sheet.edits import AddNote, AddSkill, SetIdentity, SetTick
from brp_desktop.sheet.ids import NoteId, SkillId
from brp_desktop.views.development.dialog import DevelopmentDialog
from brp_desktop.views.dialogs.choice import ChoiceDialog

NAME = "<b>x<i>"
MARKUP = NAME + " &lt;y&gt;"


def shown(tip: str) -> str:
    """What Qt shows of a tip."""
    if "<" not in tip and "&lt;" not in tip:
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


def tips_of(model: QAbstractItemModel | None) -> list[str]:
    """The tips of a model's cells."""
    if model is None:
        return []
    found = []
    for row in range(min(model.rowCount(), 400)):
        column = 0
        while (index := model.index(row, column)).isValid():
            found.append(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))
            column += 1
    return found


def tips() -> list[str]:
    """Every tip of every window."""
    found = []
    for widget in QApplication.allWidgets():
        found.append(widget.toolTip())
        if isinstance(widget, QAbstractItemView) and not isinstance(widget.parent(), QComboBox):
            found += tips_of(widget.model())
        found += [action.toolTip() for action in widget.actions() if action.toolTip() != action.iconText()]
    return found


def guessing_labels() -> list[QWidget]:
    """Labels that decide by themselves what is markup."""
    labels = [each for each in QApplication.allWidgets() if isinstance(each, QLabel)]
    assert labels
    return [
        each
        for each in labels
        if each.textFormat() != Qt.TextFormat.PlainText
        and each.objectName() != "phase_summary"
        and type(each).__module__.startswith(("brp_desktop", "PySide6"))
        and type(each).__name__ != "QTipLabel"
    ]


def check(where: str) -> int:
    """Nothing guesses; how many tips hold the name."""
    assert not guessing_labels(), where
    holding = 0
    for tip in tips():
        if "<b>x" in tip or "&lt;b&gt;x" in tip:
            holding += 1
            assert "<b>x<i>" in shown(tip), (where, tip)
    return holding


def test_names_that_look_like_markup(start: Callable[..., Any], sample: Path, tmp_path: Path) -> None:
    path = tmp_path / "<b>x<i>.rpgsheet"
    path.write_bytes(sample.read_bytes())
    player = start()
    document = player.open(path)
    for field in ("name", "player", "occupation", "place"):
        assert document.perform(SetIdentity(field, MARKUP))
    skill = Skill(id=SkillId("own-1"), name=NAME, category="mental", base="20")
    assert document.perform(AddSkill(skill))
    assert document.perform(SetTick(skill.id, True, "by_hand"))
    assert document.perform(AddNote(Note(id=NoteId("n1"), title=MARKUP, text=MARKUP)))
    QApplication.processEvents()
    assert check("play") > 0
    for page in range(3):
        player.window.show_page(page)
        QApplication.processEvents()
        check(f"page {page}")
    player.window.show_page(0)
    player.window.set_editing(True)
    QApplication.processEvents()
    assert check("edit") > 0
    player.window.set_editing(False)
    player.press(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert check("game master") > 0
    dialog = ChoiceDialog(load_theme("paper"), f"Save {MARKUP}?", MARKUP, ((1, "&Yes", "primary"),), player.window)
    dialog.show()
    assert check("question") > 0
    assert dialog.heading.text() == f"Save {MARKUP}?"
    dialog.close()
    player.press(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    phase = player.window.findChild(DevelopmentDialog, "development_dialog")
    assert phase is not None
    check("development")
    phase.close()
