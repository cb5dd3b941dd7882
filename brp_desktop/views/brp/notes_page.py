"""Notes: the pages in a list, the chosen one as plain text; typing is an edit of the document like any other."""

from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QPlainTextEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from brp_desktop.models.keyed_rows import Index
from brp_desktop.models.notes import NotesModel
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import AddNote, RemoveNote, SetNote
from brp_desktop.sheet.history import History
from brp_desktop.sheet.ids import NoteId
from brp_desktop.sheet.new import new_note
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import BarButton
from brp_desktop.views.brp.sheet_field import RING, SheetField
from brp_desktop.views.exact_text import exact_text
from brp_desktop.views.plain_edit import is_command
from brp_desktop.views.pressed_rows import PressedRows

if TYPE_CHECKING:
    from brp_desktop.views.brp.markdown_view import MarkdownView

LIST_WIDTH = 220
ROW = 30
BESIDE = 560
"""With so much room for the page, px at 100 %, text and preview stand side by side; with less one hides the other."""


class Noted(Protocol):
    """A document of any system that has pages of notes."""

    @property
    def character(self) -> BrpCharacter | XantisCharacter:
        """The value in force."""

    @property
    def read_only(self) -> bool:
        """Whether it may only be looked at."""

    @property
    def history(self) -> History[Any]:
        """Its undo history."""

    def perform(self, edit: SetNote | AddNote | RemoveNote) -> bool:
        """Apply an edit; True if the value differs afterwards."""


class NoteDelegate(QStyledItemDelegate):
    """A title in one line; the chosen one tinted, with a rule at its left."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.look.px(80), self.look.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, view, rect = self.look, option.widget, option.rect
        chosen = isinstance(view, QAbstractItemView) and view.currentIndex() == index
        painter.save()
        if chosen:
            painter.fillRect(rect, look.colour("selected"))
            painter.fillRect(QRect(rect.left(), rect.top(), look.px(3), rect.height()), look.colour("accent"))
        elif isinstance(view, NoteList) and view.hover_row == index.row():
            painter.fillRect(rect, look.colour("hover"))
        style = "strong" if chosen else "body"
        painter.setFont(look.font(style))
        painter.setPen(look.colour("text"))
        room = rect.adjusted(look.px(12), 0, -look.px(8), 0)
        text = look.metrics(style).elidedText(str(index.data()), Qt.TextElideMode.ElideRight, room.width())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(room, flags, text)
        if chosen and isinstance(view, NoteList) and view.hasFocus():
            painter.setPen(QPen(look.colour("focus"), look.theme.stroke["focus"]))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))
        painter.restore()


class NoteList(PressedRows, QListView):
    """The titles."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hover_row = -1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.let_press()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.entered.connect(self._on_entered)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hover_row = -1
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _on_entered(self, index: QModelIndex) -> None:
        self.hover_row = index.row()
        self.viewport().update()


class NoteText(QPlainTextEdit):
    """Plain text only; undo and redo are the document's, Tab leaves."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)

    def event(self, event: QEvent) -> bool:
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and (_is_history(event) or is_command(event)):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_history(event):
            event.ignore()
            return
        super().keyPressEvent(event)

    def take_text(self, text: str) -> None:
        """Show a text by replacing only what differs: cursor and scroll position stay where they can."""
        before = exact_text(self.document())
        if text == before:
            return
        start = 0
        most = min(len(before), len(text))
        while start < most and before[start] == text[start]:
            start += 1
        end = 0
        while end < most - start and before[-1 - end] == text[-1 - end]:
            end += 1
        cursor = QTextCursor(self.document())
        cursor.setPosition(_utf16(before[:start]))
        cursor.setPosition(_utf16(before[: len(before) - end]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[start : len(text) - end])


class NotesPage(QWidget):
    """List left, page right. Notes may be written in play mode too."""

    def __init__(self, document: Noted, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._look = look
        self._note: NoteId | None = None
        self._showing = False
        self.model = NotesModel(self._untitled, self)
        self.list = NoteList(self)
        self.list.setModel(self.model)
        self._delegate = NoteDelegate(look)
        self._delegate.setParent(self)
        self.list.setItemDelegate(self._delegate)
        self.add = BarButton(look, "add", self)
        self.remove = BarButton(look, "remove", self)
        self.preview_button = BarButton(look, "reveal", self)
        self.preview_button.setCheckable(True)
        self.preview: MarkdownView | None = None
        self.title = SheetField(look, self._take_title, self, type_name="group")
        self.title.setObjectName("note_title_edit")
        self.text = NoteText(self)
        self.text.setObjectName("note_text_edit")
        self.add.clicked.connect(self._on_add)
        self.remove.clicked.connect(self._on_remove)
        self.preview_button.toggled.connect(self._on_preview)
        self.text.textChanged.connect(self._on_text)
        self.list.selectionModel().currentChanged.connect(self._on_current)
        self.refresh()
        self.retranslate()
        self.set_look(look)

    @property
    def note(self) -> NoteId | None:
        """The page shown."""
        return self._note

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._delegate.look = look
        palette = self.palette()
        for role, colour in (
            (QPalette.ColorRole.Base, "sheet"),
            (QPalette.ColorRole.Window, "sheet"),
            (QPalette.ColorRole.Text, "text"),
            (QPalette.ColorRole.PlaceholderText, "text_off"),
            (QPalette.ColorRole.Highlight, "accent"),
            (QPalette.ColorRole.HighlightedText, "on_accent"),
        ):
            palette.setColor(role, look.colour(colour))
        for part in (self, self.list, self.text):
            part.setPalette(palette)
        self.text.setFont(look.font("body"))
        self.text.document().setDocumentMargin(look.px(8))
        for button in (self.add, self.remove, self.preview_button):
            button.set_look(look)
        if self.preview is not None:
            self.preview.set_look(look)
        self.title.set_look(look)
        self.list.doItemsLayout()
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.list.setAccessibleName(self.tr("Pages of the notes"))
        self.add.set_words(self.tr("Add a page"))
        self.add.setAccessibleName(self.tr("Add a page of notes"))
        self.remove.set_words(self.tr("Remove"))
        self.remove.setAccessibleName(self.tr("Remove this page of notes"))
        self.preview_button.set_words(self.tr("Preview"))
        self.preview_button.setAccessibleName(self.tr("Preview of the page as Markdown"))
        self.preview_button.setToolTip(
            self.tr("Shows headings, lists and emphasis of Markdown; nothing is loaded, no link is followed")
        )
        if self.preview is not None:
            self.preview.setAccessibleName(self.tr("Preview of the page"))
        self.title.setPlaceholderText(self.tr("Title"))
        self.title.setAccessibleName(self.tr("Title of the page"))
        self.text.setPlaceholderText(self.tr("Write here."))
        self.text.setAccessibleName(self.tr("Text of the page"))
        self.model.refresh_all()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def refresh(self) -> None:
        """Show the document's notes; the page shown stays the page shown."""
        self.model.set_character(self._document.character)
        if self._note not in self.model.keys:
            self._choose(self.model.keys[0] if self.model.keys else None)
        self._show()

    def commit_pending(self) -> None:
        """Hand in a half-typed title; the text itself is in the document with every key."""
        self.title.commit_pending()

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.colour("sheet"))
            painter.setPen(QPen(self._look.colour("line"), 1))
            x = self._look.px(LIST_WIDTH)
            painter.drawLine(x, 0, x, self.height())

    def _arrange(self) -> None:
        look = self._look
        side, margin = min(look.px(LIST_WIDTH), self.width() // 3), look.px(8)
        add, remove = self.add.sizeHint(), self.remove.sizeHint()
        bottom = self.height() - add.height() - margin
        self.list.setGeometry(0, margin, side - 1, max(0, bottom - margin))
        self.add.setGeometry(margin - RING, bottom, min(add.width(), side - margin), add.height())
        left, width = side + look.px(12), self.width() - side - look.px(24)
        height = self.title.sizeHint().height()
        preview = self.preview_button.sizeHint()
        room = max(0, width - remove.width() - preview.width() - look.px(8))
        self.title.setGeometry(left - RING, margin - RING, room + 2 * RING, height)
        self.remove.setGeometry(
            left + width - remove.width() + RING,
            margin - RING + (height - remove.height()) // 2,
            remove.width(),
            remove.height(),
        )
        self.preview_button.setGeometry(
            self.remove.x() - preview.width(), self.remove.y(), preview.width(), preview.height()
        )
        top = margin + height
        body = QRect(left - look.px(8), top, width + look.px(12), max(0, self.height() - top - margin))
        if self.preview is None or self.preview.isHidden():
            self.text.setGeometry(body)
            self.text.show()
            return
        beside = body.width() >= look.px(BESIDE)
        half = QRect(body.topLeft(), QSize(body.width() // 2 if beside else 0, body.height()))
        self.text.setVisible(beside)
        self.text.setGeometry(half)
        self.preview.setGeometry(body.adjusted(half.width(), 0, 0, 0))

    def _untitled(self) -> str:
        return self.tr("Untitled")

    def _choose(self, note: NoteId | None) -> None:
        self._note = note
        row = self.model.row_of(note) if note is not None else None
        self._showing = True
        self.list.setCurrentIndex(self.model.index(-1 if row is None else row, 0))
        self._showing = False

    def _show(self) -> None:
        has = self._note is not None
        for part in (self.title, self.text):
            # Without a page yet, the first letter makes one.
            part.setEnabled(has or not self._document.read_only)
            part.setReadOnly(self._document.read_only)
        self.remove.setEnabled(has and not self._document.read_only)
        self.add.setEnabled(not self._document.read_only)
        self._showing = True
        if self._note is None:
            self.title.set_value("")
            self.text.take_text("")
        else:
            note = self.model.note(self._note)
            self.title.set_value(note.title)
            self.text.take_text(note.text)
        self._showing = False
        self._show_preview()
        self.list.viewport().update()

    def _take_title(self, text: str) -> str:
        if self._note is None:
            return self._begin(text.strip(), "") if text.strip() else ""
        return typed(self._document, SetNote(self._note, text.strip(), self.model.note(self._note).text))

    def _begin(self, title: str, text: str) -> str:
        """The first page of all, made by what was typed into it; what is wrong, or nothing."""
        note = new_note(self._document.character, title, text)
        self._note = note.id
        sentence = typed(self._document, AddNote(note))
        self._choose(None if sentence else note.id)
        self._show()
        return sentence

    def _on_preview(self, on: bool) -> None:
        had = self.text.hasFocus() or (self.preview is not None and self.preview.hasFocus())
        if on and self.preview is None:
            from brp_desktop.views.brp.markdown_view import MarkdownView

            self.preview = MarkdownView(self._look, self)
            self.preview.set_look(self._look)
            QWidget.setTabOrder(self.text, self.preview)
            self.retranslate()
        if self.preview is not None:
            self.preview.setVisible(on)
        self._show_preview()
        self._arrange()
        if had and self.preview is not None:
            (self.preview if self.text.isHidden() else self.text).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_preview(self) -> None:
        if self.preview is not None and not self.preview.isHidden():
            self.preview.show_text(exact_text(self.text.document()))

    def _on_text(self) -> None:
        if self._showing:
            return
        self._show_preview()
        if self._note is None:
            if exact_text(self.text.document()):
                self._begin("", exact_text(self.text.document()))
            return
        if stepped(
            self._document, SetNote(self._note, self.model.note(self._note).title, exact_text(self.text.document()))
        ):
            self._show()

    def _on_current(self, current: QModelIndex, previous: QModelIndex) -> None:
        if self._showing or not current.isValid():
            return
        self.title.commit_pending()
        self._document.history.break_merge()
        self._note = self.model.key(current.row())
        self.title.give_up()
        self._show()

    def _on_add(self) -> None:
        self.commit_pending()
        note = new_note(self._document.character)
        if not typed(self._document, AddNote(note)):
            self._choose(note.id)
            self._show()
            self.title.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_remove(self) -> None:
        if self._note is None:
            return
        row = self.model.row_of(self._note) or 0
        gone = self._note
        keys = [key for key in self.model.keys if key != gone]
        self.title.give_up()
        self._choose(keys[min(row, len(keys) - 1)] if keys else None)
        typed(self._document, RemoveNote(gone))


def _is_history(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)


def _utf16(text: str) -> int:
    """Length in the units Qt counts."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
