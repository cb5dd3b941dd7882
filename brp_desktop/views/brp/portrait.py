"""The portrait in the head of a sheet: shown, clicked to change it, and a picture dropped onto it becomes a new one."""

from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.portrait import paint_portrait
from brp_desktop.views.brp.look import Look
from brp_desktop.views.painted import paint_ring

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from brp_desktop.sheet.brp import BrpCharacter
    from brp_desktop.sheet.history import History
    from brp_desktop.sheet.note_edits import SetPortrait
    from brp_desktop.sheet.xantis import XantisCharacter
    from brp_desktop.views.dialogs.portrait import PortraitDialog


class Portrayed(Protocol):
    """A document of any system that has a portrait."""

    @property
    def character(self) -> "BrpCharacter | XantisCharacter":
        """The value in force."""

    @property
    def read_only(self) -> bool:
        """Whether it may only be looked at."""

    @property
    def history(self) -> "History[Any]":
        """Its undo history."""

    def perform(self, edit: "SetPortrait") -> bool:
        """Apply an edit; True if the value differs afterwards."""


class Portrait(QWidget):
    """The character's picture or initials. Keys reach it in edit mode; in play mode there is the menu for them."""

    reads_as = "Button"

    def __init__(self, document: Portrayed, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._document = document
        self._name = ""
        self._bytes = b""
        self._picture: QImage | None = None
        self._awaits = False
        self._edit = False
        self.setObjectName("portrait")
        self.setAcceptDrops(True)

    def refresh(self) -> None:
        """Show the document's value, in the words of the language in force."""
        character = self._document.character
        if character.portrait != self._bytes:
            self._bytes = character.portrait
            self._picture = _unpacked(self._bytes) if self._bytes else None
        self._name = character.name
        writable = not self._document.read_only
        words = self.tr("Change the portrait…") if self._bytes else self.tr("Choose a portrait…")
        self.setAccessibleName(words if writable else self.tr("Portrait"))
        self.setToolTip(plain_tip(self.tr("{words} A picture can also be dropped here.").format(words=words)))
        if not writable:
            self.setToolTip("")
        self.setCursor(Qt.CursorShape.PointingHandCursor if writable else Qt.CursorShape.ArrowCursor)
        self.update()

    def set_edit_mode(self, on: bool) -> None:
        """Whether the keyboard reaches it; where it does no longer, the focus goes on to what comes next."""
        if not on and self.hasFocus():
            self.focusNextChild()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if on else Qt.FocusPolicy.NoFocus)
        self._edit = on
        self.update()

    def change(self) -> "PortraitDialog | None":
        """Open the window where the portrait is changed; None where it may not be changed."""
        if self._document.read_only:
            return None
        from brp_desktop.views.dialogs.portrait import PortraitDialog

        dialog = PortraitDialog(self.look.theme, self._document, self.window())
        dialog.open()
        return dialog

    def click(self) -> None:
        """What pressing does."""
        self.change()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.change()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            event.accept()
            self.change()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        from brp_desktop.views.dialogs.portrait import holds_picture

        if not self._document.read_only and holds_picture(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._await(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._await(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._await(False)
        event.accept()
        dialog = self.change()
        if dialog is not None:
            dialog.take_mime(event.mimeData())

    def paintEvent(self, event: QPaintEvent) -> None:
        look, rect = self.look, QRectF(self.rect())
        with QPainter(self) as painter:
            if self._edit and self._picture is None and not self._document.read_only:
                self._paint_place(painter, rect)
            else:
                paint_portrait(painter, rect, look.theme, self._name, self._picture)
            if self._awaits or (self.underMouse() and not self._document.read_only):
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(look.colour("accent"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                radius = min(look.theme.radius["card"], rect.width() / 6)
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
            if self.hasFocus():
                paint_ring(painter, rect.adjusted(3, 3, -3, -3), look.theme)

    def _paint_place(self, painter: QPainter, rect: QRectF) -> None:
        """Where a picture can be laid: dashed, with the sign of what is taken in."""
        look, side = self.look, self.look.px(22)
        radius = min(look.theme.radius["card"], rect.width() / 6)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(look.colour("border"), 1)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(look.colour("accent_tint"))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        corner = round(rect.center().x() - side / 2), round(rect.center().y() - side / 2)
        paint_icon(painter, QRectF(*corner, side, side), "import", look.colour("accent_text"))

    def _await(self, awaits: bool) -> None:
        self._awaits = awaits
        self.update()


def _unpacked(picture: bytes) -> "QImage | None":
    from brp_desktop.painting.pictures import unpacked

    return unpacked(picture)
