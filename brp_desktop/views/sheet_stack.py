"""The sheets of the open documents, one on top; each remembers zoom, order, filter and page between two runs."""

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from brp_desktop.controllers.document import Document
from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.storage.settings import Settings

if TYPE_CHECKING:
    from brp_desktop.play.rolling import Subject
    from brp_desktop.views.brp.detail_panel import DetailPanel
    from brp_desktop.views.brp.sheet_view import SheetView


AFTER_PAINT = 15
"""Milliseconds from the first paint to everything else: the picture gets to the screen before more work begins."""


class SheetStack(QStackedWidget):
    """Makes a sheet (and in edit mode its detail panel) for each document, in the order of the tabs."""

    roll_requested = Signal(object)
    """Subject: a deliberate click or Enter."""
    roll_at_requested = Signal(object, str)
    """Subject and difficulty id."""
    play_requested = Signal()
    """Back to play mode."""
    refused = Signal(object)
    """EditError: an edit by key was refused."""
    first_painted = Signal()
    """A sheet was painted for the first time, and the picture had the time to get to the screen."""

    def __init__(self, settings: Settings, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._theme = theme
        self._sheets: dict[Document, SheetView] = {}
        self._details: dict[Document, DetailPanel] = {}
        self._subjects: dict[Document, Subject] = {}
        self._painted = False

    @property
    def documents(self) -> list[Document]:
        """The documents, in the order of the tabs."""
        return list(self._sheets)

    @property
    def sheets(self) -> "list[SheetView]":
        """The sheets, in the order of the tabs."""
        return list(self._sheets.values())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._painted:
            self._painted = True
            watched.removeEventFilter(self)
            QTimer.singleShot(AFTER_PAINT, self, self.first_painted.emit)
        return super().eventFilter(watched, event)

    def __contains__(self, document: object) -> bool:
        return document in self._sheets

    def sheet(self, document: Document) -> "SheetView":
        """The sheet of a document."""
        return self._sheets[document]

    def add(self, document: Document) -> None:
        """Make the sheet of a document, as it was last looked at."""
        from brp_desktop.models.skills_order import SkillOrder
        from brp_desktop.views.brp.sheet_view import SheetView

        kept = self._settings.sheet(document.document_id)
        sheet = SheetView(document, self._theme, kept.zoom / 100, self)
        if kept.order != SkillOrder.GROUP:
            sheet.set_order(SkillOrder(kept.order))
        if kept.trained_only:
            sheet.bar.trained.setChecked(True)
        if kept.page:
            sheet.set_page(kept.page)
        sheet.roll_requested.connect(self.roll_requested)
        sheet.roll_at_requested.connect(self.roll_at_requested)
        sheet.play_requested.connect(self.play_requested)
        sheet.current_changed.connect(self._on_current)
        sheet.detail_requested.connect(self._on_detail)
        sheet.view_changed.connect(self._on_view_changed)
        sheet.page_changed.connect(self._on_view_changed)
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

    def detail(self, document: Document) -> "DetailPanel":
        """The detail panel of a document, made when it is first wanted."""
        if document not in self._details:
            from brp_desktop.views.brp.detail_panel import DetailPanel

            self._details[document] = DetailPanel(document, self._theme)
        return self._details[document]

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for sheet in self._sheets.values():
            sheet.set_theme(theme)
        for detail in self._details.values():
            detail.set_theme(theme)

    def set_zoom(self, document: Document, percent: int) -> None:
        """The zoom of one sheet, remembered."""
        self._sheets[document].set_zoom(percent / 100)
        key = document.document_id
        self._settings.set_sheet(key, replace(self._settings.sheet(key), zoom=percent))

    def set_page(self, document: Document, index: int) -> None:
        """Go to a page of a sheet; one that it does not have is ignored."""
        sheet = self._sheets[document]
        if 0 <= index < sheet.bar.page_count:
            sheet.set_page(index)
            sheet.focus_rows()

    def toggle_tick(self, document: Document) -> None:
        """Tick or untick by hand what the focus is on."""
        subject = self._subjects.get(document)
        if subject is None:
            return
        from brp_desktop.sheet.edits import SetPowTick, SetTick

        character = document.character
        try:
            if subject.kind == "skill":
                row = next((skill for skill in character.skills if skill.id == subject.id), None)
                if row is not None:
                    document.perform(SetTick(SkillId(subject.id), not row.ticked, "by_hand"))
            elif subject.id == "pow":
                document.perform(SetPowTick(not character.pow_ticked, "by_hand"))
        except EditError as error:
            self.refused.emit(error)

    def explain(self, document: Document) -> bool:
        """Open «why?» beside what the focus is on; False if it is on nothing that has a number."""
        subject = self._subjects.get(document)
        if subject is None:
            return False
        self._sheets[document].explain(subject)
        return True

    def mark(self, document: Document, subject: "Subject") -> None:
        """Tint the row or cell that is being rolled; nothing of the result shows."""
        sheet, is_skill = self._sheets[document], subject.kind == "skill"
        sheet.skills.set_current_skill(SkillId(subject.id) if is_skill else None)
        sheet.strip.cells.set_current(None if is_skill else CharacteristicId(subject.id))

    def focus(self, document: Document) -> None:
        """Give the focus to a sheet, where it was."""
        subject = self._subjects.get(document)
        sheet = self._sheets[document]
        if subject is None or not sheet.focus_subject(subject):
            sheet.focus_rows()

    def _document_of(self, sheet: object) -> Document | None:
        return next((document for document, each in self._sheets.items() if each is sheet), None)

    def _on_current(self, subject: "Subject") -> None:
        document = self._document_of(self.sender())
        if document is not None:
            self._subjects[document] = subject

    def _on_detail(self, subject: "Subject") -> None:
        document = self._document_of(self.sender())
        if document is not None:
            self._subjects[document] = subject
            self.detail(document).set_subject(subject)

    def _on_view_changed(self) -> None:
        sheet = self.sender()
        document = self._document_of(sheet)
        if document is None:
            return
        view = self._sheets[document]
        kept = self._settings.sheet(document.document_id)
        page = view.skills_page
        changed = replace(kept, order=page.order.value, trained_only=page.trained_only, page=view.bar.page)
        self._settings.set_sheet(document.document_id, changed)
