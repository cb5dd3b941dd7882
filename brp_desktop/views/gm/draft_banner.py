"""Unsaved work on a table that an earlier run left behind: go on with it, or give it up."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.table import TableController
from brp_desktop.painting.theme import Theme
from brp_desktop.views.announce import announce_new
from brp_desktop.views.controls import LinkButton
from brp_desktop.views.gm.parts import Card, label
from brp_desktop.views.painted import RING
from brp_desktop.views.times import since

if TYPE_CHECKING:
    from brp_desktop.storage.table_drafts import TableDraft


class DraftBanner(Card):
    """Shown while there is a draft; looked for once."""

    dealt_with = Signal()
    """What was offered is taken up or given up."""

    def __init__(self, table: TableController, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("table_draft_banner")
        self._table = table
        self._draft: TableDraft | None = None
        self.sentence = label(self, theme, "small", wraps=True)
        self.sentence.setContentsMargins(RING, 0, RING, 0)
        self.resume = LinkButton(theme, self)
        self.discard = LinkButton(theme, self)
        links = QHBoxLayout()
        links.addWidget(self.resume)
        links.addWidget(self.discard)
        links.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(10 - RING, 6, 10 - RING, 4)
        column.setSpacing(0)
        column.addWidget(self.sentence)
        column.addLayout(links)
        self.resume.clicked.connect(self._on_resume)
        self.discard.clicked.connect(self._on_discard)
        self.hide()

    @property
    def is_offering(self) -> bool:
        """Whether a draft was found that is neither taken up nor given up."""
        return self._draft is not None

    def look(self) -> None:
        """Look for a draft now."""
        found = self._table.drafts.found()
        self._draft = found[0] if found else None
        self.refresh()

    def refresh(self) -> None:
        """Show what was found in the language in force."""
        draft = self._draft
        self.setVisible(draft is not None)
        if draft is not None:
            name = draft.document.table.name or (draft.path.stem if draft.path else "") or self.tr("a new table")
            text = self.tr("Unsaved work on {name} was kept: {time}.")
            self.sentence.setText(text.format(name=name, time=since(int(draft.time.timestamp()))))
            self.resume.setText(self.tr("Go on with it"))
            self.discard.setText(self.tr("Give it up"))
            for link in (self.resume, self.discard):
                link.setAccessibleName(link.text())
        announce_new(self, "" if draft is None else self.sentence.text())

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        for part in (self.sentence, self.resume, self.discard):
            part.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setLocale(QLocale())
            self.refresh()
        super().changeEvent(event)

    def _on_resume(self) -> None:
        draft, self._draft = self._draft, None
        if draft is not None and not self._table.resume(draft):
            self._draft = draft
        self._tell()

    def _on_discard(self) -> None:
        draft, self._draft = self._draft, None
        if draft is not None:
            self._table.drafts.discard(draft.id)
        self._tell()

    def _tell(self) -> None:
        self.refresh()
        if self._draft is None:
            self.dealt_with.emit()
