"""The list behind the chip: every tick that waits, when and why it was given, and the way to take it back."""

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.check_box import paint_tick_box
from brp_desktop.painting.theme import Theme
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.ticks import WaitingTick, take_back, waiting_ticks
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.errors import EditError
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.views.controls import IconButton, PushButton, key_cap
from brp_desktop.views.development import words
from brp_desktop.views.fields import Field
from brp_desktop.views.gm.parts import label
from brp_desktop.views.labels import listed, percent, ticks_waiting
from brp_desktop.views.painted import tint, without_mnemonic

ROW = 44
MOST_ROWS = 8
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class TickRow(QWidget):
    """One tick: name and score over when and why. A click or Enter goes to it on the sheet."""

    chosen = Signal(object)
    """Subject of the tick."""
    take_back_requested = Signal(object)
    """WaitingTick to take back."""

    def __init__(self, theme: Theme, tick: WaitingTick, why: str, options: BrpOptions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tick_row")
        self._theme = theme
        self.tick = tick
        self._title = words.line_title(tick.name, options)
        score = "" if tick.score is None or tick.name.characteristic else percent(tick.score)
        self._score = score or ("" if tick.score is None else str(tick.score))
        self._why = why
        self.setFixedHeight(ROW)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(listed((self._title, self._score, why)))
        self.setToolTip(plain_tip(why))
        self.back = IconButton(theme, "undo", self, side=24)
        self.back.set_words(self.tr("Take back the tick of {skill}").format(skill=self._title))
        self.back.clicked.connect(self._on_back)

    def width_wanted(self) -> int:
        """Px that show everything."""
        strong, small = QFontMetricsF(self._theme.font("strong")), QFontMetricsF(self._theme.font("small"))
        name = strong.horizontalAdvance(self._title) + strong.horizontalAdvance(self._score) + 24
        return round(max(name, small.horizontalAdvance(self._why))) + 34 + 44

    def _on_back(self) -> None:
        if self.back.isEnabled():
            self.take_back_requested.emit(self.tick)

    def resizeEvent(self, event: QEvent) -> None:
        side = self.back.sizeHint().width()
        self.back.setGeometry(self.width() - side - 4, (ROW - side) // 2, side, side)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit(self.tick.subject)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self.tick.subject)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_T):
            self._on_back()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, colour = self._theme, self._theme.colour
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.underMouse():
                painter.fillRect(self.rect(), colour("hover"))
            painter.fillRect(QRectF(0, ROW - 1, self.width(), 1), colour("line"))
            if self.hasFocus():
                painter.setPen(QPen(colour("focus"), theme.stroke["focus"]))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -2), 4, 4)
            paint_tick_box(painter, QRectF(10, 7, 14, 14), theme, "ticked")
            room = self.width() - 34 - 40
            strong = theme.font("strong")
            metrics = QFontMetricsF(strong)
            figure = metrics.horizontalAdvance(self._score)
            name = metrics.elidedText(self._title, Qt.TextElideMode.ElideRight, room - figure - 8)
            painter.setFont(strong)
            painter.setPen(colour("text"))
            painter.drawText(QRectF(34, 3, room, 22), _LEFT, name)
            painter.setPen(colour("text_2"))
            painter.drawText(QRectF(34 + room - figure, 3, figure + 1, 22), _LEFT, self._score)
            painter.setFont(theme.font("small"))
            why = QFontMetricsF(theme.font("small")).elidedText(self._why, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(34, 22, room, 18), _LEFT, why)


class TickInbox(QFrame):
    """A popover: the ticks, a line for the reason while one is taken back, and the way to the development phase."""

    chosen = Signal(object)
    """Subject to go to."""
    development_requested = Signal()
    """The development phase is wanted."""

    def __init__(self, log: RollLog, document: BrpDocument, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("ticks_popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._theme = theme
        self._log = log
        self._document = document
        self._corner = QPoint()
        self._taking: WaitingTick | None = None
        tint(self, QPalette.ColorRole.Window, theme.colour("raised"))
        self.title = label(self, theme, "group")
        self._list = QWidget()
        tint(self._list, QPalette.ColorRole.Window, theme.colour("raised"))
        self._list.setAutoFillBackground(True)
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(self._list)
        self.reason = Field(theme, self)
        self.reason.edit.setMaxLength(200)
        self.reason.edit.returnPressed.connect(self._take_back)
        self.reason.edit.escaped.connect(self._keep)
        self.take = PushButton(theme, self, height=30)
        self.take.clicked.connect(self._take_back)
        self.asking = QWidget(self)
        line = QHBoxLayout(self.asking)
        line.setContentsMargins(6, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.reason, 1)
        line.addWidget(self.take)
        self.asking.hide()
        self.error = label(self, theme, "small", "danger", wraps=True)
        self.error.hide()
        self.develop = PushButton(theme, self)
        self.develop.set_look("development", key_cap("Ctrl+D", "Ctrl D"))
        self.develop.setEnabled(not document.read_only)
        self.develop.clicked.connect(self._on_develop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2, 10, 2, 6)
        whole.setSpacing(4)
        head = QHBoxLayout()
        head.setContentsMargins(10, 0, 10, 0)
        head.addWidget(self.title)
        whole.addLayout(head)
        whole.addWidget(self.area, 1)
        whole.addWidget(self.asking)
        whole.addWidget(self.error)
        foot = QHBoxLayout()
        foot.setContentsMargins(8, 0, 8, 0)
        foot.addStretch(1)
        foot.addWidget(self.develop)
        whole.addLayout(foot)
        self.retranslate()
        self.rows: list[TickRow] = []
        self._fill()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.develop.setText(self.tr("&Development phase"))
        self.develop.setAccessibleName(without_mnemonic(self.develop.text()))
        self.take.setText(self.tr("&Take back"))
        self.take.setAccessibleName(without_mnemonic(self.take.text()))
        self.reason.edit.setPlaceholderText(self.tr("Why? (for the roll log)"))

    def open_at(self, corner: QPoint) -> None:
        """Show it with its right upper corner there, on the screen."""
        self._corner = corner
        self._place()
        self.show()
        if self.rows:
            self.rows[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if control and event.key() == Qt.Key.Key_D and self.develop.isEnabled():
            # A popup keeps the keys of the window to itself.
            self._on_develop()
        else:
            super().keyPressEvent(event)

    def _fill(self) -> None:
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        document = self._document
        ticks = waiting_ticks(document.character, document.derived)
        options = document.character.options
        ticks = tuple(sorted(ticks, key=lambda tick: words.title_order(tick.name, options)))
        rolls = self._rolls(ticks)
        self.rows = []
        for place, tick in enumerate(ticks):
            entry = rolls.get(tick.origin.id) if tick.origin is not None else None
            why = words.origin_sentence(tick.origin, entry)
            row = TickRow(self._theme, tick, why, document.character.options, self._list)
            row.back.setEnabled(not document.read_only)
            row.chosen.connect(self._on_chosen)
            row.take_back_requested.connect(self._ask_reason)
            self._column.insertWidget(place, row)
            self.rows.append(row)
        title = ticks_waiting(document.derived.waiting_ticks)
        self.title.setText(title)
        self.setAccessibleName(title)

    def _rolls(self, ticks: tuple[WaitingTick, ...]) -> dict[str, JournalEntry]:
        """The lines of the journal that ticked them, where it still has them."""
        wanted = {tick.origin.id for tick in ticks if tick.origin is not None and tick.origin.id}
        if not wanted:
            return {}
        query = JournalQuery(document=self._document.document_id, ticks_only=True)
        return {entry.id: entry for entry in self._log.entries(query, 500) if entry.id in wanted}

    def _place(self) -> None:
        width = max(320, min(460, max((row.width_wanted() for row in self.rows), default=320)))
        shown = min(max(len(self.rows), 1), MOST_ROWS)
        extra = 38 if self.asking.isVisibleTo(self) else 0
        height = shown * ROW + 96 + extra + (24 if self.error.isVisibleTo(self) else 0)
        self.setFixedSize(width, height)
        room = self.screen().availableGeometry()
        x = max(room.left() + 4, self._corner.x() - width)
        self.move(x, max(room.top(), min(self._corner.y(), room.bottom() - height)))

    def _on_chosen(self, subject: object) -> None:
        self.close()
        self.chosen.emit(subject)

    def _on_develop(self) -> None:
        self.close()
        self.development_requested.emit()

    def _ask_reason(self, tick: WaitingTick) -> None:
        self._taking = tick
        title = words.line_title(tick.name, self._document.character.options)
        self.reason.edit.clear()
        self.reason.edit.setAccessibleName(self.tr("Why is the tick of {skill} taken back?").format(skill=title))
        self.asking.show()
        self._place()
        self.reason.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        self._taking = None
        self.asking.hide()
        self._place()
        if self.rows:
            self.rows[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_back(self) -> None:
        tick = self._taking
        if tick is None:
            return
        try:
            self._document.perform(take_back(tick, note=self.reason.edit.text().strip()))
        except EditError:
            self.error.setText(self.tr("That tick is no longer on the sheet."))
            self.error.show()
        self._fill()
        if self.rows:
            self._keep()
        else:
            self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.colour("raised"))
            painter.setPen(QPen(self._theme.colour("border"), self._theme.stroke["control"]))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
