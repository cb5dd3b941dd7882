"""The strip under the tabs: unsaved work of an earlier run, read-only documents, files that another program changed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.document import Document
from brp_desktop.controllers.files import FilesController
from brp_desktop.painting.theme import Theme
from brp_desktop.views.banner import Banner

if TYPE_CHECKING:
    from brp_desktop.storage.drafts import Draft
    from brp_desktop.storage.files import Gone


_SAID_AT_ONCE = 2
"""So many notices are said on the strip; more are a list of their own."""


class DocumentBanner(Banner):
    """Says one lasting thing about the document shown.

    Changed outside comes before unsaved work left behind on it, that before read-only and other notices, and unsaved
    work on other sheets comes last.
    """

    def __init__(self, files: FilesController, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, 4, parent)
        self._files = files
        self._document: Document | None = None
        self._changed: set[Document] = set()
        self._read: set[Document] = set()
        self._draft: Draft | None = None
        self._put_off: set[str] = set()
        self.links[0].clicked.connect(self._on_first)
        self.links[1].clicked.connect(self._on_second)
        self.links[2].clicked.connect(self._on_third)
        self.links[3].clicked.connect(self._on_differs)

    def show_document(self, document: Document | None) -> None:
        """Say what there is to say about this document."""
        self._document = document
        if document in self._changed and not document.was_changed_outside:
            self._changed.discard(document)
        self._draft = self._left_behind(document)
        own = document is not None and self._draft is not None and self._files.is_draft_of(self._draft, document)
        if document is None:
            self.say("info", "")
        elif document in self._changed and document.gone:
            self._say_gone(document.gone)
        elif document in self._changed:
            self.say(
                "warning",
                self.tr("Another program changed the file of this sheet."),
                self.tr("Reload"),
                self.tr("Keep mine"),
                self.tr("Keep both…"),
                self.tr("What differs"),
            )
        elif own:
            self._say_draft()
        elif document.read_only and self._is_elsewhere():
            sentence = self.tr("Opened read-only: another running program has this file open.")
            self.say("play_mode", sentence, self.tr("Save a copy…"), self.tr("Try again"))
        elif document.read_only:
            sentence = self.tr("Opened read-only: made by a newer version. Save a copy to change it.")
            self.say("play_mode", sentence, self.tr("Save a copy…"))
        elif document.notices and document not in self._read:
            self._say_notices(document)
        elif self._draft is not None:
            self._say_draft()
        else:
            self.say("info", "")

    def show_changed_on_disk(self, document: Document) -> None:
        """The file of a document was changed by another program."""
        self._changed.add(document)
        if document is self._document:
            self.show_document(document)

    def _say_gone(self, gone: "Gone") -> None:
        elsewhere = self.tr("Save elsewhere…")
        if gone == "folder":
            self.say(
                "warning", self.tr("The folder of this sheet is gone. Nothing is lost: save it elsewhere."), elsewhere
            )
        else:
            sentence = self.tr("The file of this sheet was moved, renamed or deleted. Nothing is lost: save it again.")
            self.say("warning", sentence, self.tr("Save again"), elsewhere)

    def _left_behind(self, document: Document | None) -> "Draft | None":
        """The draft to speak of: one on this document's file before others, none that was put off."""
        if document is None:
            return None
        return next((draft for draft in self._files.drafts_left(document) if draft.id not in self._put_off), None)

    def _say_notices(self, document: Document) -> None:
        from brp_desktop.views.error_labels import notice_sentence

        notices = document.notices
        if len(notices) <= _SAID_AT_ONCE:
            self.say("warning", " ".join(map(notice_sentence, notices)), self.tr("Understood"))
            return
        path = document.path or notices[0].path
        file = "" if path is None else path.name
        sentence = self.tr("%n things were noticed while “{file}” was read.", "", len(notices)).format(file=file)
        self.say("warning", sentence, self.tr("Understood"), self.tr("Show them"))

    def _say_draft(self) -> None:
        from brp_desktop.views.times import since

        if self._draft is None:
            return
        name = self._draft.document.character.name or self.tr("a sheet without a name")
        when = since(round(self._draft.time.timestamp()))
        sentence = self.tr("Found unsaved work on {name}, {when}").format(name=name, when=when)
        self.say("recover", sentence, self.tr("Resume"), self.tr("Discard"), self.tr("Later"))
        self.links[0].setAccessibleName(self.tr("Resume {name}").format(name=name))
        self.links[1].setAccessibleName(self.tr("Discard the unsaved work on {name}").format(name=name))

    def _is_elsewhere(self) -> bool:
        """Whether another running program has the file, and the sheet may only be looked at."""
        document = self._document
        return document is not None and any(notice.code == "open_elsewhere" for notice in document.notices)

    def _speaks_of_draft(self) -> bool:
        return self._draft is not None and self.icon_name == "recover"

    def _on_first(self) -> None:
        document = self._document
        if document is None:
            return
        if document in self._changed and document.gone:
            self._files.save(document)
        elif document in self._changed:
            self._files.reload(document)
        elif self._draft is not None and self._speaks_of_draft():
            self._files.resume(self._draft)
            return
        elif document.read_only:
            self._files.save_as(document)
        else:
            self._read.add(document)
        self.show_document(document)

    def _on_second(self) -> None:
        document = self._document
        if document is not None and document in self._changed and document.gone:
            self._files.save_as(document)
        elif document is not None and document in self._changed:
            self._keep_mine(document)
        elif self._draft is not None and self._speaks_of_draft():
            self._files.discard(self._draft)
        elif document is not None and document.read_only and self._is_elsewhere():
            self._files.try_again(document)
        elif document is not None and document.notices:
            from brp_desktop.views.dialogs.repairs import RepairsDialog
            from brp_desktop.views.error_labels import notice_sentence

            dialog = RepairsDialog(self._theme, [notice_sentence(notice) for notice in document.notices], self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()
            return
        self.show_document(document)

    def _on_third(self) -> None:
        document = self._document
        if document is not None and document in self._changed:
            self._keep_both(document)
            return
        if self._draft is not None:
            self._put_off.add(self._draft.id)
        self.show_document(self._document)

    def _keep_mine(self, document: Document) -> None:
        self._changed.discard(document)
        document.keep_mine()

    def _keep_both(self, document: Document) -> None:
        from brp_desktop.controllers.conflicts import keep_both

        if keep_both(self._files, document):
            self._changed.discard(document)
            self.show_document(self._document)

    def _on_differs(self) -> None:
        """What differs between here and the file that another program changed, with the same answers."""
        from brp_desktop.controllers.conflicts import on_disk
        from brp_desktop.views.dialogs.conflicts import ChangedChoice, changed_choice

        document = self._document
        if document is None or document.path is None:
            return
        match changed_choice(self._theme, document.path, document.character, on_disk(document.path), self.window()):
            case ChangedChoice.RELOAD:
                self._files.reload(document)
            case ChangedChoice.KEEP_MINE:
                self._keep_mine(document)
            case ChangedChoice.KEEP_BOTH:
                self._keep_both(document)
            case None:
                pass
        self.show_document(self._document)
