"""Notes: plain text, every key an edit that merges, cursor and page kept."""

from typing import Any

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.notes import NotesModel
from brp_desktop.sheet.edits import SetNote, SetTick
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.brp.notes_page import NotesPage
from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.exact_text import exact_text


@pytest.fixture
def notes(sheet: SheetView) -> NotesPage:
    """The notes of the sample."""
    sheet.bar.go_to("notes")
    return sheet.notes


def test_model(qtmodeltester: Any, document: BrpDocument) -> None:
    """The tester is attached before a title changes, a page comes and one goes."""
    model = NotesModel(lambda: "Untitled")
    model.set_character(document.character)
    assert model.rowCount() == 2
    qtmodeltester.check(model)
    first = document.character.notes[0]
    document.perform(SetNote(first.id, "", "\n  First line\nmore"))
    model.set_character(document.character)
    assert model.index(0, 0).data() == "First line"
    document.perform(SetNote(first.id, "", ""))
    model.set_character(document.character)
    assert model.index(0, 0).data() == "Untitled"


def test_typing_is_one_step(notes: NotesPage, hand: Any, document: BrpDocument) -> None:
    """Letters typed one after the other merge into one undo step; undo puts the text back and keeps the cursor."""
    before = document.character.notes[0].text
    notes.text.setFocus()
    notes.text.moveCursor(notes.text.textCursor().MoveOperation.End)
    hand.type("Fin!")
    assert document.character.notes[0].text == before + "Fin!"
    assert hand.rolled == []
    document.undo()
    assert exact_text(notes.text.document()) == before
    assert notes.text.textCursor().position() == len(before.encode("utf-16-le")) // 2
    document.redo()
    assert exact_text(notes.text.document()).endswith("Fin!")


def test_no_break_spaces_outlive_typing(notes: NotesPage, hand: Any, document: BrpDocument) -> None:
    """What a page holds is kept character by character, whatever is typed beside it."""
    note = document.character.notes[0]
    document.perform(SetNote(note.id, note.title, "Qui\u00a0?\nMoi\u202f! \U0001f419"))
    notes.text.setFocus()
    notes.text.moveCursor(notes.text.textCursor().MoveOperation.End)
    hand.type("x")
    assert document.character.notes[0].text == "Qui\u00a0?\nMoi\u202f! \U0001f419x"


def test_text_survives_other_changes(notes: NotesPage, hand: Any, document: BrpDocument, sheet: SheetView) -> None:
    """U04: a tick, a theme, another language: text, cursor and page stay."""
    notes.text.setFocus()
    cursor = notes.text.textCursor()
    cursor.setPosition(7)
    notes.text.setTextCursor(cursor)
    document.perform(SetTick(SkillId("listen"), True, "by_hand"))
    sheet.retranslate("fr")
    assert notes.text.textCursor().position() == 7
    assert notes.text.hasFocus()
    assert notes.note == document.character.notes[0].id


def test_add_and_remove(notes: NotesPage, hand: Any, document: BrpDocument) -> None:
    """A new page is shown at once, its title waiting; removing shows the neighbour; both can be undone."""
    notes.add.click()
    assert len(document.character.notes) == 3
    assert notes.note == document.character.notes[2].id
    hand.type("Debts")
    hand.key(Qt.Key.Key_Return)
    assert document.character.notes[2].title == "Debts"
    assert notes.list.currentIndex().data() == "Debts"
    notes.remove.click()
    assert len(document.character.notes) == 2
    assert notes.note == document.character.notes[1].id
    document.undo()
    assert document.character.notes[2].title == "Debts"
    notes.remove.click()
    while document.character.notes:
        notes.remove.click()
    assert not notes.remove.isEnabled()


@pytest.mark.parametrize("where", ["text", "title"])
def test_the_first_letter_makes_a_page(
    notes: NotesPage, hand: Any, document: BrpDocument, sheet: SheetView, where: str
) -> None:
    """«Write here.» is no promise too much: without a page, typing makes one, which one can undo."""
    while document.character.notes:
        notes.remove.click()
    assert not notes.remove.isEnabled()
    sheet.focus_rows()
    assert notes.text.hasFocus()
    (notes.text if where == "text" else notes.title).setFocus()
    hand.type("Ahoy")
    if where == "title":
        hand.key(Qt.Key.Key_Return)
    (note,) = document.character.notes
    assert (note.title, note.text) == (("", "Ahoy") if where == "text" else ("Ahoy", ""))
    assert notes.note == note.id
    assert notes.remove.isEnabled()
    assert notes.list.currentIndex().data() == "Ahoy"
    for _ in range(2 if where == "text" else 1):
        document.undo()
    assert document.character.notes == ()


def test_plain_text_only(notes: NotesPage, document: BrpDocument) -> None:
    """What is pasted comes as plain text; nothing in it is run or loaded."""
    mime = QMimeData()
    mime.setHtml("<b>bold</b> <img src='http://example.invalid/x.png'>")
    mime.setText("bold")
    QApplication.clipboard().setMimeData(mime)
    notes.text.setFocus()
    notes.text.selectAll()
    notes.text.paste()
    assert document.character.notes[0].text == "bold"


def test_choosing_a_page(notes: NotesPage, document: BrpDocument, hand: Any) -> None:
    """Arrows in the list show the pages; a half-typed title is handed in before."""
    notes.title.setFocus(Qt.FocusReason.TabFocusReason)
    hand.type("Other")
    notes.list.setFocus()
    hand.key(Qt.Key.Key_Down)
    assert document.character.notes[0].title == "Other"
    assert notes.note == document.character.notes[1].id
    assert exact_text(notes.text.document()) == document.character.notes[1].text
