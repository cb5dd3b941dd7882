"""Recovered work on the start page: what was found, and what to do with it."""

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.drafts import Draft
from brp_desktop.views.announce import announce_new
from brp_desktop.views.context import Context
from brp_desktop.views.controls import IconButton, PushButton
from brp_desktop.views.painted import RING, PaintedButton, wrapped_height
from brp_desktop.views.times import since

_WORDS_LEFT = 45
_TITLE, _TEXT = "strong", "small"
_LEAST_ROOM = 240
"""Where the buttons would leave less room for the words, in px, they stand below them."""
_WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)


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
        self.compare_button = PushButton(theme, self, height=28)
        self.compare_button.flat = True
        self.more_button = IconButton(theme, "more", self)
        self.more_button.reads_as = "ButtonMenu"
        self.more_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.resume_button.clicked.connect(self._on_resume)
        self.compare_button.clicked.connect(self._on_compare)
        self.more_button.clicked.connect(self._on_more)
        self.retranslate()
        self.hide()

    def refresh(self) -> None:
        """Look for drafts left by an earlier run."""
        self._drafts = list(self._context.drafts.found())
        self.retranslate()
        self.setVisible(bool(self._drafts))
        announce_new(self, self.accessibleName() if self._drafts else "")
        self.changed.emit()

    @property
    def _buttons(self) -> tuple[PaintedButton, ...]:
        return self.resume_button, self.compare_button, self.more_button

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for button in self._buttons:
            button.set_theme(theme)
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.resume_button.setText(self.tr("Resume"))
        self.compare_button.setText(self.tr("Compare"))
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
            self.compare_button.setAccessibleName(self.tr("Compare {name} with its file").format(name=name))
            self.compare_button.setEnabled(draft.path is not None)
            self.compare_button.setToolTip(
                "" if draft.path is not None else self.tr("It was never saved: there is no file to compare with.")
            )
            self.more_button.set_words(self.tr("What else can be done with the unsaved work"))
        self.setAccessibleName(f"{self._title}. {self._text}" if self._text else self._title)
        self._arrange()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def heightForWidth(self, width: int) -> int:
        title, text, below = self._heights(width)
        return 10 + title + text + 10 + below

    def _heights(self, width: int) -> tuple[int, int, int]:
        """Those of the title, of the text, and of what the buttons take below them, in px."""
        beside = self._room_beside(width)
        room = beside if beside >= _LEAST_ROOM else width - _WORDS_LEFT - 10
        title, text = (
            wrapped_height(self._theme.font(type_name), words, room)
            for type_name, words in ((_TITLE, self._title), (_TEXT, self._text))
        )
        return title, text, 0 if beside >= _LEAST_ROOM else self.resume_button.sizeHint().height() - 2 * RING + 4

    def _room_beside(self, width: int) -> int:
        buttons = sum(button.sizeHint().width() - 2 * RING + 4 for button in self._buttons)
        return width - 10 - buttons - _WORDS_LEFT - 8

    def _arrange(self) -> None:
        right = self.width() - 10
        below = self._heights(self.width())[2]
        for button in reversed(self._buttons):
            size = button.sizeHint()
            right -= size.width() - 2 * RING
            top = self.height() - 8 + RING - size.height() if below else (self.height() - size.height()) // 2
            button.setGeometry(right - RING, top, size.width(), size.height())
            right -= 4

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self._theme.colour
            rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QPen(colour("tick"), 1))
            painter.setBrush(colour("tick_tint"))
            painter.drawRoundedRect(rect, self._theme.radius["card"], self._theme.radius["card"])
            title, text, below = self._heights(self.width())
            top = (self.height() - below - title - text) / 2
            paint_icon(painter, QRectF(15, top + (title + text) / 2 - 9, 18, 18), "recover", colour("text"))
            room = self.width() - _WORDS_LEFT - 10 if below else self._room_beside(self.width())
            painter.setPen(colour("text"))
            for type_name, words, height in ((_TITLE, self._title, title), (_TEXT, self._text, text)):
                painter.setFont(self._theme.font(type_name))
                painter.drawText(QRectF(_WORDS_LEFT, top, room, height), _WRAPPED, words)
                top += height

    def _on_resume(self) -> None:
        draft = self._drafts.pop(0)
        self._context.files.resume(draft)
        self.refresh()

    def _on_compare(self) -> None:
        from brp_desktop.views.dialogs.compare import CompareDialog

        dialog = CompareDialog(self._theme, self._drafts[0], self.window())
        resumes = dialog.exec()
        dialog.deleteLater()
        if resumes:
            self._on_resume()

    def _on_more(self) -> None:
        self.more_menu().popup(self.more_button.mapToGlobal(QPoint(0, self.more_button.height())))

    def more_menu(self) -> QMenu:
        """What is done rarely: give the unsaved work up."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&Discard the unsaved work")).triggered.connect(self._on_discard)
        return menu

    def _on_discard(self) -> None:
        self._context.drafts.discard(self._drafts.pop(0).id)
        self.refresh()
