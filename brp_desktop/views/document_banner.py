"""The strip under the tabs: read-only documents, and files that another program changed."""

from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.document import CharacterDocument
from brp_desktop.controllers.files import FilesController
from brp_desktop.painting.theme import Theme
from brp_desktop.views.banner import Banner
from brp_desktop.views.labels import notice_sentence


class DocumentBanner(Banner):
    """Says one lasting thing about the document shown: changed outside before read-only before other notices."""

    def __init__(self, files: FilesController, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, 2, parent)
        self._files = files
        self._document: CharacterDocument | None = None
        self._changed: set[CharacterDocument] = set()
        self._read: set[CharacterDocument] = set()
        self.links[0].clicked.connect(self._on_first)
        self.links[1].clicked.connect(self._on_second)

    def show_document(self, document: CharacterDocument | None) -> None:
        """Say what there is to say about this document."""
        self._document = document
        if document is None:
            self.say("info", "")
        elif document in self._changed:
            self.say(
                "warning",
                self.tr("Another program changed the file of this sheet."),
                self.tr("Reload"),
                self.tr("Keep mine"),
            )
        elif document.read_only:
            sentence = self.tr("Opened read-only: made by a newer version. Save a copy to change it.")
            self.say("play_mode", sentence, self.tr("Save a copy…"))
        elif document.notices and document not in self._read:
            sentences = " ".join(notice_sentence(notice) for notice in document.notices)
            self.say("warning", sentences, self.tr("Understood"))
        else:
            self.say("info", "")

    def show_changed_on_disk(self, document: CharacterDocument) -> None:
        """The file of a document was changed by another program."""
        self._changed.add(document)
        if document is self._document:
            self.show_document(document)

    def _on_first(self) -> None:
        document = self._document
        if document is None:
            return
        if document in self._changed:
            self._changed.discard(document)
            self._files.reload(document)
        elif document.read_only:
            self._files.save_as(document)
        else:
            self._read.add(document)
        self.show_document(document)

    def _on_second(self) -> None:
        document = self._document
        if document is not None and document in self._changed:
            self._changed.discard(document)
            self._files.keep_mine(document)
            self.show_document(document)
