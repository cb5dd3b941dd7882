"""The preview of a page of notes: Markdown shown, nothing loaded, nothing to click; the raw text stays the data."""

from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.sheet.edits import SetNote
from brp_desktop.views.brp.markdown_view import MOST_LETTERS, MarkdownView, SealedDocument, markdown_document
from brp_desktop.views.brp.notes_page import NotesPage
from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.exact_text import exact_text

TEXT = """# Clues

The *keeper* knows [more](https://example.invalid/a?b) and <b>that</b> is <img src="https://example.invalid/x.png">.

![a map](file:///etc/hostname)

- lamp
- rope
"""


def anchors(document: QTextDocument) -> list[str]:
    found = []
    block = document.begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            format_ = iterator.fragment().charFormat()
            if format_.isAnchor() or format_.isImageFormat():
                found.append(iterator.fragment().text())
            iterator += 1
        block = block.next()
    return found


def test_links_and_pictures_are_words(qapp: Any) -> None:
    document = markdown_document(TEXT)
    assert anchors(document) == []
    text = document.toPlainText()
    assert "more (https://example.invalid/a?b)" in text
    assert "a map (file:///etc/hostname)" in text
    assert "<b>that</b>" in text
    assert document.begin().blockFormat().headingLevel() == 1


def test_nothing_is_loaded(qapp: Any) -> None:
    document = SealedDocument()
    kind = QTextDocument.ResourceType.ImageResource
    assert document.resource(int(kind.value), QUrl("file:///etc/hostname")) is None


def test_very_long_pages_end_somewhere(qapp: Any) -> None:
    assert len(markdown_document("a " * MOST_LETTERS).toPlainText()) <= MOST_LETTERS


@pytest.fixture
def notes(sheet: SheetView) -> NotesPage:
    sheet.bar.go_to("notes")
    return sheet.notes


def shown(notes: NotesPage) -> str:
    assert isinstance(notes.preview, MarkdownView)
    return notes.preview.toPlainText()


def test_the_preview_follows_the_typing(notes: NotesPage, hand: Any, document: BrpDocument) -> None:
    note = document.character.notes[0]
    document.perform(SetNote(note.id, note.title, TEXT))
    document.history.break_merge()
    notes.text.setFocus()
    notes.preview_button.click()
    assert notes.preview is not None
    assert notes.preview.isVisible()
    assert notes.text.isVisible()
    assert notes.text.hasFocus()
    assert shown(notes).startswith("Clues\n")
    notes.text.moveCursor(notes.text.textCursor().MoveOperation.End)
    hand.type("- **chalk**")
    assert shown(notes).endswith("chalk")
    assert document.character.notes[0].text == TEXT + "- **chalk**"
    document.undo()
    assert exact_text(notes.text.document()) == TEXT
    assert shown(notes).endswith("rope")
    notes.preview_button.click()
    assert notes.preview.isHidden()


def test_with_little_room_it_stands_instead(notes: NotesPage, sheet: SheetView) -> None:
    sheet.resize(560, 640)
    notes.text.setFocus()
    notes.preview_button.click()
    assert notes.preview is not None
    assert notes.preview.isVisible()
    assert not notes.text.isVisible()
    assert notes.preview.hasFocus()
    notes.preview_button.click()
    assert notes.text.isVisible()
    assert notes.text.hasFocus()


def test_long_pages_wait_for_a_pause(notes: NotesPage, document: BrpDocument, qtbot: Any) -> None:
    notes.preview_button.click()
    note = document.character.notes[0]
    document.perform(SetNote(note.id, note.title, "word " * 2000))
    qtbot.waitUntil(lambda: shown(notes).startswith("word word"))
    sheet_note = document.character.notes[0]
    assert sheet_note.text == "word " * 2000
