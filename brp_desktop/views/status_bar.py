"""The status bar: saved state, adventure, rules preset and how many are broken, and the keys of the focused area."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStatusBar, QWidget

from brp_desktop.controllers.document import Document
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.language import current_language, language_names
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.announce import announce
from brp_desktop.views.painted import PaintedButton, text_width, tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.systems import views_of


class StatusItem(PaintedButton):
    """Words with an icon before them; clickable where the window connects it."""

    def __init__(self, theme: Theme, icon_name: str, parent: QWidget | None = None, *, passive: bool = False) -> None:
        super().__init__(theme, parent)
        self.icon_name = icon_name
        self.passive = False
        self.set_passive(passive)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_passive(self, passive: bool) -> None:
        """Whether it only tells, without being a button."""
        if passive is not self.passive:
            self.passive = passive
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus if passive else Qt.FocusPolicy.TabFocus)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, passive)

    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2, 2, -2, -2)

    def say(self, text: str) -> None:
        """Show a text; an empty one hides the item."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        icon = 20 if self.icon_name else 0
        return QSize(round(text_width(self.theme.font("small"), self.text())) + icon + 10, 24)

    def minimumSizeHint(self) -> QSize:
        return QSize(30, 24)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        if not self.passive and self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("hover"))
            painter.drawRoundedRect(rect, 3, 3)
        x = rect.left() + 2
        if self.icon_name:
            paint_icon(painter, QRectF(x, rect.center().y() - 7, 14, 14), self.icon_name, colour("text_2"))
            x += 20
        painter.setFont(self.theme.font("small"))
        painter.setPen(colour("text_2"))
        room = rect.right() - x
        words = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, round(room) + 1)
        area = QRectF(x, rect.top(), room + 1, rect.height())
        painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(self.theme.colour("focus"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(0, 0, -1, -1), 3, 3)


class StatusBar(QStatusBar):
    """Left: saved, adventure, rules, or language and theme on the start page. Right: the key hint."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status_bar")
        self._theme = theme
        self._teller: Callable[[], str] | None = None
        self.setSizeGripEnabled(False)
        self.setFixedHeight(theme.size["status_bar"])
        content = QWidget(self)
        self.saved = StatusItem(theme, "save", content, passive=True)
        self.adventure = StatusItem(theme, "", content)
        self.rules = StatusItem(theme, "", content)
        self.broken = StatusItem(theme, "warning", content)
        self.broken.hide()
        self.language = StatusItem(theme, "language", content)
        self.theme_item = StatusItem(theme, "theme", content)
        for item in (self.language, self.theme_item):
            item.reads_as = "ButtonMenu"
        self.hint = StatusItem(theme, "keyboard", content, passive=True)
        self.hidden = StatusItem(theme, "hidden_roll", content, passive=True)
        self.hidden.hide()
        self.message = PlainLabel(parent=content)
        self.message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(content)
        row.setContentsMargins(8, 0, 6, 0)
        row.setSpacing(8)
        for item in (self.saved, self.adventure, self.rules, self.broken, self.language, self.theme_item):
            row.addWidget(item)
        row.addWidget(self.message, 1)
        row.addWidget(self.hint)
        row.addWidget(self.hidden)
        self.addWidget(content, 1)
        self.set_theme(theme)

    def items(self) -> tuple[StatusItem, ...]:
        """All items, left to right."""
        left = (self.saved, self.adventure, self.rules, self.broken, self.language, self.theme_item)
        return (*left, self.hint, self.hidden)

    def say(self, words: str | Callable[[], str], *, wrong: bool = True) -> None:
        """A sentence about what was refused or noticed, or (``wrong`` off) done; it stays until the next one.

        What gives the sentence is asked again in another language; a plain sentence goes away then.
        """
        self._teller = None if isinstance(words, str) else words
        sentence = words if isinstance(words, str) else words()
        tint(self.message, QPalette.ColorRole.WindowText, self._theme.colour("danger" if wrong else "text_2"))
        self.message.setText(sentence)
        self.message.setToolTip(plain_tip(sentence))
        announce(self, sentence)

    def tells(self, teller: Callable[[], str]) -> bool:
        """Whether the sentence there is that of ``teller``."""
        return self._teller == teller

    def take_back(self, teller: Callable[[], str]) -> None:
        """What it said is dealt with: its sentence goes, if it still is there."""
        if self.tells(teller):
            self.say("")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.message.text():
            sentence = "" if self._teller is None else self._teller()
            self.message.setText(sentence)
            self.message.setToolTip(plain_tip(sentence))
        super().changeEvent(event)

    def show_hidden(self, hidden: bool) -> None:
        """Say that the next rolls of the game master are hidden."""
        self.hidden.say(self.tr("Hidden rolls") if hidden else "")

    def show_document(self, document: Document | None, files: FilesController, *, editing: bool) -> None:
        """Everything about the document shown, or about the application on the start page."""
        there = document is not None
        self.saved.say(self._saved_text(document, files) if document is not None else "")
        adventure = document.character.adventure if document is not None else ""
        said = self.tr("Adventure: {name}").format(name=adventure) if adventure else self.tr("No adventure")
        self.adventure.say(said if document is not None else "")
        begins = document is not None and views_of(document.system).has_growth
        self.adventure.set_passive(not begins)
        tip = self.tr("End the adventure") if adventure else self.tr("Start an adventure")
        self.adventure.setToolTip(plain_tip(tip) if begins else "")
        rules = views_of(document.system).rules_text(document) if document is not None else ""
        self.rules.say(self.tr("Rules: {preset}").format(preset=rules) if rules else "")
        broken = views_of(document.system).rules_broken(document) if document is not None and editing else 0
        self.broken.say(self.tr("%n rule(s) broken", "", broken) if broken else "")
        self.language.say("" if there else language_names()[current_language()])
        self.theme_item.say("" if there else self._theme.name(current_language()))
        if document is None:
            self.hint.say(self.tr("Arrows choose, Enter opens"))
        elif editing:
            self.hint.say(self.tr("Enter takes the value · Esc restores it"))
        else:
            self.hint.say(views_of(document.system).key_hint())

    def _saved_text(self, document: Document, files: FilesController) -> str:
        if document.read_only:
            return self.tr("Read-only")
        if not document.is_saved:
            return self.tr("Unsaved changes")
        moment = files.saved_at(document)
        if moment is None:
            return self.tr("Not saved yet") if document.path is None else self.tr("Saved")
        return self.tr("Saved at {time}").format(time=f"{moment:%H:%M}")

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for item in self.items():
            item.set_theme(theme)
        self.message.setFont(theme.font("small"))
        tint(self.message, QPalette.ColorRole.WindowText, theme.colour("danger"))
        self.update()

    def paintEvent(self, event: object) -> None:
        with QPainter(self) as painter:
            fill_rect(painter, self.rect(), self._theme.colour("window"))
            fill_rect(painter, QRect(0, 0, self.width(), 1), self._theme.colour("line"))
