"""The slip under the tray: the sentence of the result and the tick line with its Undo link."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.painting.check_box import paint_tick_box
from brp_desktop.painting.theme import Theme
from brp_desktop.play.rolling import RollRequest, RollResult
from brp_desktop.views import labels, roll_words
from brp_desktop.views.controls import LinkButton
from brp_desktop.views.painted import text_width


class ResultCard(QWidget):
    """Before the roll empty, while it runs the outlook, afterwards sentence and tick line; wraps, never cuts."""

    reads_as = "StaticText"

    undo_requested = Signal(str)
    """Roll id whose tick the person wants undone."""
    height_changed = Signal()
    """The slip needs another height."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("result_card")
        self._theme = theme
        self._result: RollResult | None = None
        self._request: RollRequest | None = None
        self._undone = False
        self._first = ""
        self._second = ""
        self._struck = False
        self._box = ""
        self._box_at = QPointF()
        self.undo_link = LinkButton(theme, self, type_name="body")
        self.undo_link.clicked.connect(self._on_undo)
        self.undo_link.hide()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    @property
    def sentence(self) -> str:
        """What the slip says, both lines."""
        return " ".join(part for part in (self._first, self._second) if part)

    def clear(self) -> None:
        """Nothing to say."""
        self._result, self._request = None, None
        self._say()

    def show_running(self, request: RollRequest) -> None:
        """While dice run: what succeeds and what a success would do."""
        self._result, self._request = None, request
        self._say()

    def show_result(self, result: RollResult) -> None:
        """At rest: what happened and whether it ticked."""
        self._result, self._request, self._undone = result, None, False
        self._say()

    def set_undone(self, roll_id: str, undone: bool) -> None:
        """The tick of a roll was undone or redone."""
        if self._result is not None and self._result.id == roll_id:
            self._undone = undone
            self._say()

    def show_message(self, text: str) -> None:
        """A sentence instead of a result: why something cannot be rolled."""
        self._result, self._request = None, None
        self._say(text)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.undo_link.setText(self.tr("Undo"))
        self._say()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.undo_link.set_theme(theme)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(max(self.width(), 300)))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 44)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(44, round(self._lay_out(None, width)))

    def resizeEvent(self, event: QEvent) -> None:
        self._lay_out(None, self.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._lay_out(painter, self.width())
            if self._box:
                at = self._box_at
                side = self._theme.size["tick_box"]
                paint_tick_box(painter, QRectF(at.x(), at.y(), side, side), self._theme, self._box)

    def _say(self, message: str = "") -> None:
        self._first, self._second, self._struck, self._box = message, "", False, ""
        if self._request is not None:
            self._first = roll_words.running_sentence(self._request)
            self._second = roll_words.outlook(self._request)
        elif self._result is not None:
            self._first = roll_words.slip_sentence(self._result)
            self._second = roll_words.tick_sentence(self._result)
            if self._undone:
                self._second = labels.tick_reason("undone")
            if self._result.tick:
                self._box = "empty" if self._undone else "ticked"
        can_undo = self._result is not None and self._result.tick and not self._undone
        self.undo_link.setVisible(can_undo)
        if can_undo and self._result is not None:
            name = roll_words.request_title(self._result.request)
            self.undo_link.setAccessibleName(self.tr("Undo the tick of {skill}").format(skill=name))
        self.setAccessibleName(self.sentence or self.tr("No result yet"))
        self._lay_out(None, self.width())
        self.updateGeometry()
        self.height_changed.emit()
        self.update()

    def _lay_out(self, painter: QPainter | None, width: int) -> float:
        """Draw both lines into ``width`` (or only measure without a painter); the height used."""
        colour = self._theme.colour
        y = 2.0
        y = self._block(painter, self._first, 0, y, width, "body", colour("text"))[0]
        if not self._second:
            return y + 2
        indent = self._theme.size["tick_box"] + 7 if self._box else 0
        ticked = bool(self._box)
        type_name = "body" if ticked else "small" if self._request is not None else "body"
        ink = colour("text") if ticked else colour("text_2")
        self._box_at = QPointF(0.0, y + 3)
        end, last_width, last_y = self._block(painter, self._second, indent, y, width, type_name, ink)
        if not self.undo_link.isHidden():
            link = self.undo_link.sizeHint()
            x = indent + last_width + 5
            line = self._theme.line_height(type_name)
            if x + link.width() > width:
                x, last_y = indent - 4, end
                end += line + 2
            if painter is None:
                self.undo_link.setGeometry(
                    round(x), round(last_y + (line - link.height()) / 2), link.width(), link.height()
                )
        return end + 2

    def _block(
        self, painter: QPainter | None, text: str, left: float, top: float, width: int, type_name: str, ink: QColor
    ) -> tuple[float, float, float]:
        """One wrapped text; returns its end, the width of its last line and where that line begins."""
        font = self._theme.font(type_name)
        line_height = self._theme.line_height(type_name)
        if text_width(font, text) <= width - left:
            if painter is not None:
                painter.setFont(font)
                painter.setPen(ink)
                area = QRectF(left, top, width - left + 1, line_height)
                painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
            return top + line_height, text_width(font, text), top
        layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        y, last = top, 0.0
        begin = top
        while True:
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(width - left)
            line.setPosition(QPointF(left, y + (line_height - line.height()) / 2))
            last, begin = line.naturalTextWidth(), y
            y += line_height
        layout.endLayout()
        if painter is not None:
            painter.setPen(ink)
            layout.draw(painter, QPointF(0, 0))
        return y, last, begin

    def _on_undo(self) -> None:
        if self._result is not None:
            self.undo_requested.emit(self._result.id)
