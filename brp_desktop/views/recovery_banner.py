"""Recovered work on the start page: what was found, and what to do with it."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.drafts import Draft
from brp_desktop.views.context import Context
from brp_desktop.views.controls import PushButton
from brp_desktop.views.painted import RING
from brp_desktop.views.times import since

HEIGHT = 58
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class RecoveryBanner(QWidget):
    """The newest draft first; once it is resumed or discarded the next one. Hidden without a draft."""

    changed = Signal()
    """Shown or hidden."""

    def __init__(self, context: Context, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("recovery_banner")
        self._context = context
        self._theme = theme
        self._drafts: list[Draft] = []
        self._title = ""
        self._text = ""
        self.resume_button = PushButton(theme, self, height=28)
        self.discard_button = PushButton(theme, self, height=28)
        self.discard_button.flat = True
        self.resume_button.clicked.connect(self._on_resume)
        self.discard_button.clicked.connect(self._on_discard)
        self.retranslate()
        self.hide()

    def refresh(self) -> None:
        """Look for drafts left by an earlier run."""
        self._drafts = list(self._context.drafts.found())
        self.retranslate()
        self.setVisible(bool(self._drafts))
        self.changed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.resume_button.set_theme(theme)
        self.discard_button.set_theme(theme)
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.resume_button.setText(self.tr("Resume"))
        self.discard_button.setText(self.tr("Discard"))
        if self._drafts:
            draft = self._drafts[0]
            name = draft.document.character.name or self.tr("a sheet without a name")
            when = since(round(draft.time.timestamp()))
            self._title = self.tr("Found unsaved work on {name}, {when}").format(name=name, when=when)
            more = len(self._drafts) - 1
            self._text = self.tr("The application was closed before it was saved.")
            if more:
                self._text += " " + self.tr("%n more sheet(s) after it.", "", more)
            self.resume_button.setAccessibleName(self.tr("Resume {name}").format(name=name))
            self.discard_button.setAccessibleName(self.tr("Discard the unsaved work on {name}").format(name=name))
        self.setAccessibleName(self._title)
        self._arrange()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def wanted_height(self, width: int) -> int:
        """Height at this width."""
        return HEIGHT

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        right = self.width() - 10
        for button in (self.discard_button, self.resume_button):
            size = button.sizeHint()
            right -= size.width() - 2 * RING
            button.setGeometry(right - RING, (self.height() - size.height()) // 2, size.width(), size.height())
            right -= 8

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self._theme.colour
            rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QPen(colour("tick"), 1))
            painter.setBrush(colour("tick_tint"))
            painter.drawRoundedRect(rect, self._theme.radius["card"], self._theme.radius["card"])
            paint_icon(painter, QRectF(15, rect.center().y() - 9, 18, 18), "recover", colour("text"))
            room = self.resume_button.geometry().left() - 45 - 8
            for top, type_name, text in ((10, "strong", self._title), (29, "small", self._text)):
                painter.setFont(self._theme.font(type_name))
                painter.setPen(colour("text"))
                shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
                painter.drawText(QRectF(45, top, room, 20), _LEFT, shown)

    def _on_resume(self) -> None:
        draft = self._drafts.pop(0)
        self._context.files.resume(draft)
        self.refresh()

    def _on_discard(self) -> None:
        self._context.drafts.discard(self._drafts.pop(0).id)
        self.refresh()
