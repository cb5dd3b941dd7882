"""A page of notes as Markdown, to look at: nothing is loaded from anywhere, links and pictures are only words."""

from typing import Final

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QFont, QPalette, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from brp_desktop.views.brp.look import Look
from brp_desktop.views.style import scroll_bar_sheet
from brp_desktop.views.viewport import give_viewport

MOST_LETTERS: Final = 100_000
"""Letters of a page that are shown so; the page itself may be longer."""

AT_ONCE: Final = 5000
"""Pages of no more letters follow each key; longer ones wait until the typing pauses."""

PAUSE: Final = 250
"""That pause in milliseconds."""

_FEATURES = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


class SealedDocument(QTextDocument):
    """A text that loads nothing: neither from the network nor from a file."""

    def loadResource(self, type: int, name: QUrl | str) -> object:  # noqa: N802
        return None


def markdown_document(text: str) -> SealedDocument:
    """The Markdown as a document: of links the words and the address, of pictures what they would show, as text."""
    document = SealedDocument()
    document.setMarkdown(text[:MOST_LETTERS], _FEATURES)
    found: list[tuple[int, int, str]] = []
    block = document.begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            format_ = fragment.charFormat()
            if format_.isImageFormat():
                image = format_.toImageFormat()
                alt = str(image.property(QTextCharFormat.Property.ImageAltText) or "")
                words = " ".join(part for part in (alt, f"({image.name()})" if image.name() else "") if part)
                found.append((fragment.position(), fragment.length(), words))
            elif format_.isAnchor():
                address, said = format_.anchorHref(), fragment.text()
                words = said if address in ("", said, f"mailto:{said}") else f"{said} ({address})"
                found.append((fragment.position(), fragment.length(), words))
            iterator += 1
        block = block.next()
    cursor = QTextCursor(document)
    for position, length, words in reversed(found):
        cursor.setPosition(position)
        cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
        plain = QTextCharFormat()
        plain.setFontWeight(cursor.charFormat().fontWeight())
        plain.setFontItalic(cursor.charFormat().fontItalic())
        cursor.insertText(words, plain)
    return document


class MarkdownView(QTextEdit):
    """Read-only; text can be chosen and copied, nothing can be clicked."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        give_viewport(self)
        self.setObjectName("note_preview")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setAcceptDrops(False)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._look = look
        self._text = ""
        self._shown: SealedDocument | None = None
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(PAUSE)
        self._waiting.timeout.connect(self._show)

    def loadResource(self, type: int, name: QUrl | str) -> object:  # noqa: N802
        return None

    def set_look(self, look: Look) -> None:
        """Show in another theme or zoom."""
        self._look = look
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, look.colour("sheet"))
        palette.setColor(QPalette.ColorRole.Text, look.colour("text"))
        palette.setColor(QPalette.ColorRole.Highlight, look.colour("accent"))
        palette.setColor(QPalette.ColorRole.HighlightedText, look.colour("on_accent"))
        self.setPalette(palette)
        self.verticalScrollBar().setStyleSheet(scroll_bar_sheet(look.theme))
        self._show()

    def show_text(self, text: str) -> None:
        """Show another text, or the same one further typed."""
        if text == self._text:
            return
        self._text = text
        if len(text) <= AT_ONCE:
            self._waiting.stop()
            self._show()
        else:
            self._waiting.start()

    def hideEvent(self, event: object) -> None:
        self._waiting.stop()

    def _show(self) -> None:
        look, bar = self._look, self.verticalScrollBar()
        place = bar.value()
        document = markdown_document(self._text)
        document.setParent(self)
        document.setDefaultFont(QFont(look.font("body")))
        document.setDocumentMargin(look.px(8))
        _dress_headings(document, look)
        before, self._shown = self._shown, document
        self.setDocument(document)
        if before is not None:
            before.deleteLater()
        bar.setValue(place)


def _dress_headings(document: QTextDocument, look: Look) -> None:
    """Headings in the type of headings."""
    block = document.begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        if level:
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            format_ = QTextCharFormat()
            format_.setFont(look.font("heading" if level < 3 else "group"))
            cursor.mergeCharFormat(format_)
        block = block.next()
