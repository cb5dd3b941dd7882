"""What there is to say of the table's file: changed by another program, open elsewhere, newer, damaged."""

from functools import partial

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.table import TableController
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.table_documents import TableDocument
from brp_desktop.views.announce import announce_new
from brp_desktop.views.controls import LinkButton
from brp_desktop.views.error_labels import notice_sentence
from brp_desktop.views.gm.parts import Card, label
from brp_desktop.views.painted import RING


class TableBanner(Card):
    """One sentence with up to four links; hidden while there is nothing to say."""

    def __init__(self, table: TableController, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("table_banner")
        self._table = table
        self._changed = False
        self._read = ""
        self._left = ""
        self.sentence = label(self, theme, "small", wraps=True)
        self.sentence.setContentsMargins(RING, 0, RING, 0)
        self.links = [LinkButton(theme, self) for _ in range(4)]
        row = QHBoxLayout()
        for link in self.links:
            row.addWidget(link)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(10 - RING, 6, 10 - RING, 4)
        column.setSpacing(0)
        column.addWidget(self.sentence)
        column.addLayout(row)
        for number, link in enumerate(self.links):
            link.clicked.connect(partial(self._on_link, number))
        table.state_changed.connect(self.refresh)
        table.changed_on_disk.connect(self._on_changed)
        self._table_id = table.document.id
        self.refresh()

    def refresh(self) -> None:
        """Say what there is to say in the language in force."""
        document = self._table.document
        if document.id != self._table_id or (self._changed and not self._table.was_changed_outside):
            self._table_id, self._changed = document.id, False
        self._say(*self._words(document))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        self.sentence.set_theme(theme)
        for link in self.links:
            link.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setLocale(QLocale())
            self.refresh()
        super().changeEvent(event)

    def _words(self, document: TableDocument) -> tuple[str, ...]:
        """The sentence and its links; an empty one for nothing."""
        elsewhere = self.tr("Save elsewhere…")
        if self._changed and self._table.gone == "folder":
            return self.tr("The folder of this table is gone. Nothing is lost: save it elsewhere."), elsewhere
        if self._changed and self._table.gone:
            sentence = self.tr("The file of this table was moved, renamed or deleted. Nothing is lost: save it again.")
            return sentence, self.tr("Save again"), elsewhere
        if self._changed:
            return (
                self.tr("Another program changed the file of this table."),
                self.tr("Reload"),
                self.tr("Keep mine"),
                self.tr("Keep both…"),
                self.tr("What differs"),
            )
        codes = {notice.code for notice in document.notices}
        if document.read_only and "open_elsewhere" in codes:
            return (
                self.tr("Opened read-only: another running program has this table open."),
                self.tr("Save a copy…"),
                self.tr("Try again"),
            )
        if document.read_only:
            sentence = self.tr("Opened read-only: made by a newer version. Save a copy to change it.")
            return sentence, self.tr("Save a copy…")
        held = len(self._table.players.held)
        if held and self._left != document.id:
            sentence = self.tr("%n sheets lie outside the folder of this table and were not read.", "", held)
            return sentence, self.tr("Read them"), self.tr("Leave them")
        if document.notices and self._read != document.id:
            path = document.notices[0].path
            sentence = self.tr("%n things were noticed while “{file}” was read.", "", len(document.notices))
            return sentence.format(file="" if path is None else path.name), self.tr("Understood"), self.tr("Show them")
        return ("",)

    def _say(self, sentence: str, *links: str) -> None:
        self.sentence.setText(sentence)
        for link, text in zip(self.links, (*links, *[""] * (len(self.links) - len(links))), strict=True):
            link.setText(text)
            link.setAccessibleName(text)
            link.setVisible(bool(text))
        self.setVisible(bool(sentence))
        announce_new(self, sentence)

    def _on_changed(self) -> None:
        self._changed = True
        self.refresh()

    def _on_link(self, number: int, checked: bool = False) -> None:
        table, document = self._table, self._table.document
        if self._changed and table.gone:
            table.save_as() if number else table.save()
        elif self._changed:
            (self._reload, self._keep_mine, self._keep_both, self._compare)[number]()
        elif document.read_only and number == 0:
            table.save_as()
        elif document.read_only:
            table.reload()
        elif table.players.held and self._left != document.id:
            if number == 0:
                table.players.allow(table.players.held)
            else:
                self._left = document.id
        elif number == 0:
            self._read = document.id
        else:
            self._show_notices(document)
        self.refresh()

    def _reload(self) -> None:
        self._changed = not self._table.reload()

    def _keep_mine(self) -> None:
        self._changed = False
        self._table.keep_mine()

    def _keep_both(self) -> None:
        self._changed = not self._table.keep_both()

    def _compare(self) -> None:
        """What differs between here and the file, with the same answers."""
        from brp_desktop.views.dialogs.conflicts import ChangedChoice, changed_choice

        table = self._table
        if table.path is None:
            return
        match changed_choice(self.theme, table.path, table.table, table.on_disk(), self.window()):
            case ChangedChoice.RELOAD:
                self._reload()
            case ChangedChoice.KEEP_MINE:
                self._keep_mine()
            case ChangedChoice.KEEP_BOTH:
                self._keep_both()
            case None:
                pass

    def _show_notices(self, document: TableDocument) -> None:
        from brp_desktop.views.dialogs.repairs import RepairsDialog

        dialog = RepairsDialog(self.theme, [notice_sentence(notice) for notice in document.notices], self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
