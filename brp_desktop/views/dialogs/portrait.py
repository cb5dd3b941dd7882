"""The portrait is chosen here: from a file, the clipboard or a drop; cropped to a square, or taken away."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.pictures import unpacked
from brp_desktop.painting.portrait_bytes import (
    MOST_PIXELS,
    PictureError,
    cropped,
    portrait_bytes,
    read_picture,
    working_picture,
)
from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.edits import SetPortrait
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import read_file
from brp_desktop.storage.folders import folder_or_home
from brp_desktop.views.announce import announce
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.controls import IconButton, PushButton
from brp_desktop.views.dialogs.crop_view import MOST_ZOOM, ZOOM_STEP, CropView
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.painted import tint

if TYPE_CHECKING:
    from brp_desktop.views.brp.portrait import Portrayed


class PortraitDialog(PlainDialog):
    """Nothing changes on the sheet before «Use»; then portrait or removal are one step. A refusal says why."""

    def __init__(self, theme: Theme, document: "Portrayed", parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("portrait_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self.setAcceptDrops(True)
        self._document = document
        self._folder = ""
        self._changed = False
        title = self.tr("Portrait")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.crop = CropView(theme, self.content)
        self.choose = PushButton(theme, self.content)
        self.paste = PushButton(theme, self.content)
        self.remove = PushButton(theme, self.content)
        self.nearer = IconButton(theme, "add", self.content, framed=True)
        self.further = IconButton(theme, "less", self.content, framed=True)
        self._build()
        self._say_words()
        character = document.character
        self.crop.show_picture(unpacked(character.portrait), character.name)
        self._changed = False
        self.crop.changed.connect(self._on_cropped)
        self.use.setEnabled(False)
        self._show_state()
        self.fit(560)
        self.choose.setFocus()

    def _build(self) -> None:
        side = QVBoxLayout()
        side.setSpacing(2)
        for icon_name, button, slot in (
            ("open", self.choose, self.ask_file),
            ("copy", self.paste, self.paste_picture),
            ("remove", self.remove, self.take_away),
        ):
            button.set_look(icon_name)
            button.clicked.connect(slot)
            side.addWidget(button)
        zoom = QHBoxLayout()
        zoom.setSpacing(0)
        for step, slot in ((self.further, self._on_further), (self.nearer, self._on_nearer)):
            step.clicked.connect(slot)
            zoom.addWidget(step)
        zoom.addStretch(1)
        side.addSpacing(8)
        side.addLayout(zoom)
        side.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(12)
        both.addWidget(self.crop)
        both.addLayout(side, 1)
        self.column.addLayout(both)
        self.said = self.add_text("", "small")
        self.about = self.add_text("", "small", muted=True)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.use = self.add_button(self.tr("&Use"), primary=True)
        self.use.clicked.connect(self.accept)

    def _say_words(self) -> None:
        for button, words in (
            (self.choose, self.tr("Choose a &file…")),
            (self.paste, self.tr("&Paste")),
            (self.remove, self.tr("&Remove")),
        ):
            button.setText(words)
            button.setAccessibleName(words.replace("&", ""))
        self.nearer.set_words(self.tr("Nearer"), "+")
        self.further.set_words(self.tr("Further away"), "−")
        self.crop.setAccessibleName(self.tr("Part of the picture that becomes the portrait"))
        self.crop.setAccessibleDescription(self.tr("The arrow keys move the picture, + and − zoom."))
        self.about.setText(
            self.tr(
                "Drag the picture or use the arrow keys; + and − zoom. A file can also be dropped here. "
                "The picture becomes part of the sheet, at most 200 kB; the file itself is left alone."
            )
        )

    # where pictures come from

    def take_bytes(self, data: bytes) -> bool:
        """Take the bytes of a picture; False and a sentence where they are none."""
        try:
            self._take(read_picture(data))
        except PictureError as error:
            self.refuse(refusal_sentence(error))
            return False
        return True

    def take_file(self, path: Path) -> bool:
        """Take the picture in a file, in the same way."""
        self._folder = str(path.parent)
        try:
            data, _ = read_file(path)
        except StorageError as error:
            too_large = error.code == "too_large"
            sentence = refusal_sentence(PictureError("picture_too_many_bytes")) if too_large else error_sentence(error)
            self.refuse(sentence)
            return False
        return self.take_bytes(data)

    def take_mime(self, mime: QMimeData) -> bool:
        """Take what was pasted or dropped: a file, or a picture itself. What is not on this computer is not fetched."""
        paths = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
        if paths:
            return self.take_file(paths[0])
        for kind in ("image/png", "image/jpeg"):
            if mime.hasFormat(kind):
                return self.take_bytes(bytes(mime.data(kind).data()))
        image = mime.imageData() if mime.hasImage() else None
        if isinstance(image, QImage) and not image.isNull():
            if image.width() * image.height() > MOST_PIXELS:
                error = PictureError("picture_too_many_pixels", width=image.width(), height=image.height())
                self.refuse(refusal_sentence(error))
                return False
            self._take(working_picture(image))
            return True
        self.refuse(self.tr("There is no picture here. Pictures on the network are never fetched."))
        return False

    def ask_file(self) -> None:
        """Let the person choose a file."""
        kinds = self.tr("Pictures ({kinds})").format(kinds="*.png *.jpg *.jpeg *.webp *.gif *.bmp")
        found, _ = QFileDialog.getOpenFileName(
            self, self.tr("Choose a portrait"), str(folder_or_home(self._folder)), kinds
        )
        if found:
            self.take_file(Path(found))

    def paste_picture(self) -> None:
        """Take the picture on the clipboard."""
        mime = QGuiApplication.clipboard().mimeData()
        if mime is not None:
            self.take_mime(mime)

    def take_away(self) -> None:
        """No portrait."""
        self.refuse("")
        self.crop.show_picture(None, self._document.character.name)
        self._set_changed(bool(self._document.character.portrait))

    def refuse(self, sentence: str) -> None:
        """Say why a picture was not taken; what was there stays."""
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))
        tint(self.said, self.said.foregroundRole(), self.theme.colour("danger"))
        if sentence:
            announce(self, sentence)
        self.fit(self.width())

    def accept(self) -> None:
        image = self.crop.image
        try:
            data = b"" if image is None else portrait_bytes(cropped(image, self.crop.square))
        except PictureError as error:
            self.refuse(refusal_sentence(error))
            return
        sentence = typed(self._document, SetPortrait(data))
        if sentence:
            self.refuse(sentence)
            return
        super().accept()

    # the inside

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if holds_picture(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        event.accept()
        self.take_mime(event.mimeData())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            event.accept()
            self.paste_picture()
            return
        super().keyPressEvent(event)

    def _take(self, image: QImage) -> None:
        self.refuse("")
        self.crop.show_picture(image, self._document.character.name)
        self._set_changed(True)
        self.crop.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_changed(self, changed: bool) -> None:
        self._changed = changed
        self._show_state()

    def _on_cropped(self) -> None:
        self._set_changed(self.crop.image is not None)

    def _on_nearer(self) -> None:
        self.crop.set_zoom(self.crop.zoom * ZOOM_STEP)

    def _on_further(self) -> None:
        self.crop.set_zoom(self.crop.zoom / ZOOM_STEP)

    def _show_state(self) -> None:
        there = self.crop.image is not None
        self.remove.setEnabled(there)
        self.nearer.setEnabled(there and self.crop.zoom < MOST_ZOOM)
        self.further.setEnabled(there and self.crop.zoom > 1.0)
        self.use.setEnabled(self._changed)
        self.use.setToolTip(plain_tip("" if self._changed else self.tr("Choose a picture first.")))


def holds_picture(mime: QMimeData) -> bool:
    """Whether something dropped or pasted may be a picture: a file of this computer, or a picture itself."""
    return mime.hasImage() or any(url.isLocalFile() for url in mime.urls())


def refusal_sentence(error: PictureError) -> str:
    """Why a picture was not taken."""
    sentences = {
        "picture_too_many_bytes": QCoreApplication.translate(
            "portrait", "The file is larger than 32 MB: save the picture smaller and choose it again."
        ),
        "picture_kind": QCoreApplication.translate(
            "portrait", "That is no picture of a known kind: PNG, JPEG, WebP, GIF or BMP."
        ),
        "picture_too_many_pixels": QCoreApplication.translate(
            "portrait", "The picture has {width} × {height} pixels: more than 50 million are not unpacked."
        ),
        "picture_damaged": QCoreApplication.translate("portrait", "The picture is damaged and cannot be read."),
    }
    return sentences[error.code].format(**error.parameters)
