"""What differs between a recovery draft and the file it belongs to, before one of them is chosen."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.systems import Character
from brp_desktop.storage import open_document
from brp_desktop.storage.drafts import Draft
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import has_changed
from brp_desktop.views.comparing import Section, differences
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.times import since

WIDTH = 520


class CompareDialog(PlainDialog):
    """Accepted with «Resume». The file is only read; what cannot be read is said in place of the differences."""

    def __init__(self, theme: Theme, draft: Draft, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("compare_dialog")
        character: Character = draft.document.character
        title = self.tr("Unsaved work on {name}").format(name=character.name or self.tr("a sheet without a name"))
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.sections: list[Section] = []
        self.sentences: list[str] = []
        self._compare(draft)
        for sentence in self.sentences:
            self.add_text(sentence, muted=True)
        for section in self.sections:
            self.add_text(section.head, "strong")
            self.add_text("\n".join(section.lines))
        self.column.addStretch(1)
        copy = self.add_button(self.tr("Co&py text"))
        copy.clicked.connect(self._on_copy)
        self.add_button(self.tr("&Close")).clicked.connect(self.reject)
        self.resume = self.add_button(self.tr("&Resume"), primary=True)
        self.resume.clicked.connect(self.accept)
        self.fit(WIDTH)

    @property
    def text(self) -> str:
        """Everything the dialog says."""
        parts = [self.windowTitle(), *self.sentences]
        for section in self.sections:
            parts += ["", section.head, *section.lines]
        return "\n".join(parts)

    def _compare(self, draft: Draft) -> None:
        path, when = draft.path, since(round(draft.time.timestamp()))
        if path is None:
            self.sentences.append(self.tr("It was never saved: there is no file to compare with."))
            return
        try:
            file = open_document(path)
            changed = draft.document.fingerprint is not None and has_changed(path, draft.document.fingerprint)
        except StorageError as error:
            self.sentences.append(error_sentence(error))
            return
        self.sections = differences(file.character, draft.document.character)
        if not self.sections:
            self.sentences.append(self.tr("The file “{file}” holds the same.").format(file=path.name))
        else:
            text = self.tr("From the file “{file}” → to the draft of {when}:")
            self.sentences.append(text.format(file=path.name, when=when))
        if changed:
            self.sentences.append(self.tr("The file was changed by something else since the draft was begun."))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
