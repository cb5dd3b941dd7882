"""The sheets of the open documents, one on top; each remembers zoom, order, filter and page between two runs."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from brp_desktop.controllers.document import Document
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.settings import Settings
from brp_desktop.views.systems import views_of

if TYPE_CHECKING:
    from brp_desktop.rules.dice import RandomSource
    from brp_desktop.views.sheet import Detail, Sheet

AFTER_PAINT = 15
"""Milliseconds from the first paint to everything else: the picture gets to the screen before more work begins."""


class SheetStack(QStackedWidget):
    """Makes a sheet (and in edit mode its detail panel) for each document, in the order of the tabs."""

    roll_requested = Signal(object)
    """Subject: a deliberate click or Enter."""
    roll_at_requested = Signal(object, str)
    """Subject and difficulty id."""
    choose_requested = Signal(object)
    """Subject to be taken for the next roll."""
    desk_requested = Signal(object)
    """Something that needs whoever carries out combat (``take_desk``)."""
    play_requested = Signal()
    """Back to play mode."""
    appeared = Signal()
    """A sheet was painted for the first time; hardly anything else has happened since."""
    first_painted = Signal()
    """A sheet was painted for the first time, and the picture had the time to get to the screen."""

    def __init__(self, settings: Settings, theme: Theme, wants_motion: Callable[[], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._wants_motion = wants_motion
        self._theme = theme
        self._sheets: dict[Document, Sheet] = {}
        self._details: dict[Document, Detail] = {}
        self._subjects: dict[Document, Any] = {}
        self._painted = False
        self.dice: Callable[[], RandomSource] | None = None

    @property
    def documents(self) -> list[Document]:
        """The documents, in the order of the tabs."""
        return list(self._sheets)

    @property
    def sheets(self) -> "list[Sheet]":
        """The sheets, in the order of the tabs."""
        return list(self._sheets.values())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._painted:
            self._painted = True
            watched.removeEventFilter(self)
            # Timers of its own go with the window; that of singleShot would outlive it.
            for signal, after in ((self.appeared, 1), (self.first_painted, AFTER_PAINT)):
                timer = QTimer(self)
                timer.setSingleShot(True)
                timer.timeout.connect(signal)
                timer.start(after)
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Nothing: the height of a sheet follows its width, and one not laid out yet would heighten the window."""
        return QSize(0, 0)

    def __contains__(self, document: object) -> bool:
        return document in self._sheets

    def sheet(self, document: Document) -> "Sheet":
        """The sheet of a document."""
        return self._sheets[document]

    def add(self, document: Document) -> None:
        """Make the sheet of a document, as it was last looked at."""
        kept = self._settings.sheet(document.document_id)
        sheet = views_of(document.system).sheet(document, self._theme, kept.zoom / 100, self)
        sheet.set_motion(self._wants_motion)
        if self._settings.second_language:
            sheet.set_second_language(self._settings.second_language)
        sheet.recall(kept)
        sheet.roll_requested.connect(self.roll_requested)
        sheet.roll_at_requested.connect(self.roll_at_requested)
        sheet.choose_requested.connect(self.choose_requested)
        sheet.desk_requested.connect(self.desk_requested)
        sheet.play_requested.connect(self.play_requested)
        sheet.current_changed.connect(self._on_current)
        sheet.detail_requested.connect(self._on_detail)
        sheet.several_chosen.connect(self._on_several)
        sheet.view_changed.connect(self._on_view_changed)
        if not self._painted:
            sheet.installEventFilter(self)
        self._sheets[document] = sheet
        self.addWidget(sheet)

    def remove(self, document: Document) -> None:
        """The document was closed."""
        sheet = self._sheets.pop(document)
        self._subjects.pop(document, None)
        detail = self._details.pop(document, None)
        self.removeWidget(sheet)
        sheet.deleteLater()
        if detail is not None:
            detail.deleteLater()

    def reorder(self, before: int, after: int) -> None:
        """A tab was dragged to another place."""
        items = list(self._sheets.items())
        items.insert(after, items.pop(before))
        self._sheets = dict(items)

    def detail(self, document: Document) -> "Detail":
        """The detail panel of a document, made when it is first wanted."""
        if document not in self._details:
            detail = self._details[document] = views_of(document.system).detail(document, self._theme)
            detail.focus_requested.connect(self._sheets[document].focus_subject)
            detail.play_requested.connect(self.play_requested)
            detail.none_requested.connect(self._sheets[document].choose_none)
            if self.dice is not None:
                detail.dice = self.dice
        return self._details[document]

    def begin(self, document: Document) -> None:
        """Give the focus to where filling in a new sheet begins: to the steps of its creation, else to the sheet."""
        if not self.detail(document).begin():
            self._sheets[document].begin()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for sheet in self._sheets.values():
            sheet.set_theme(theme)
        for detail in self._details.values():
            detail.set_theme(theme)

    def follow_settings(self) -> None:
        """Characteristics in the languages that the person wants now."""
        for sheet in self._sheets.values():
            sheet.set_second_language(self._settings.second_language)

    def set_zoom(self, document: Document, percent: int) -> None:
        """The zoom of one sheet, remembered."""
        self._sheets[document].set_zoom(percent / 100)
        key = document.document_id
        self._settings.set_sheet(key, replace(self._settings.sheet(key), zoom=percent))

    def set_page(self, document: Document, index: int) -> None:
        """Go to a page of a sheet; one that it does not have is ignored."""
        sheet = self._sheets[document]
        if 0 <= index < sheet.page_count:
            sheet.set_page(index)
            sheet.focus_rows()

    def subject(self, document: Document) -> Any:
        """What the focus of a sheet is or was on last; None before it was on anything."""
        return self._subjects.get(document)

    def explain(self, document: Document) -> bool:
        """Open «why?» beside what the focus is on; False if it is on nothing that has a number."""
        subject = self._subjects.get(document)
        if subject is None:
            return False
        self._sheets[document].explain(subject)
        return True

    def focus(self, document: Document) -> None:
        """Give the focus to a sheet, where it was."""
        subject = self._subjects.get(document)
        sheet = self._sheets[document]
        if subject is None or not sheet.focus_subject(subject):
            sheet.focus_rows()

    def _document_of(self, sheet: object) -> Document | None:
        return next((document for document, each in self._sheets.items() if each is sheet), None)

    def _on_current(self, subject: Any) -> None:
        document = self._document_of(self.sender())
        if document is not None:
            self._subjects[document] = subject

    def _on_detail(self, subject: Any) -> None:
        document = self._document_of(self.sender())
        if document is None:
            return
        if subject is not None:
            self._subjects[document] = subject
            self.detail(document).set_subject(subject)
        elif document in self._details:
            self._details[document].set_subject(None)

    def _on_several(self, chosen: Any) -> None:
        document = self._document_of(self.sender())
        if document is not None:
            self.detail(document).set_chosen(chosen)

    def _on_view_changed(self) -> None:
        document = self._document_of(self.sender())
        if document is not None:
            key = document.document_id
            self._settings.set_sheet(key, self._sheets[document].remembered(self._settings.sheet(key)))
