"""The painted cells of one line of the development phase."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from brp_desktop.catalogue.names import skill_name
from brp_desktop.controllers.language import content_language
from brp_desktop.painting.check_box import paint_tick_box
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.play.development import DevelopmentLine
from brp_desktop.play.development_rolls import LineResult
from brp_desktop.views import labels
from brp_desktop.views.development.columns import Columns
from brp_desktop.views.painted import sharp_square, text_width

HEIGHT = 38
"""Height of a line in px."""
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class RowPainter:
    """Paints one line once; ``pending`` are own dice that improve, whose gain is still to come."""

    def __init__(
        self, painter: QPainter, theme: Theme, columns: Columns, line: DevelopmentLine, pending: LineResult | None
    ) -> None:
        self._painter = painter
        self._theme = theme
        self._columns = columns
        self._line = line
        self._pending = pending

    def paint(self, title: str, score: str, chance: str) -> None:
        """All cells; the needed roll, fields and buttons are widgets."""
        # The tick stays in sight when its roll is done: it says what the roll was for.
        paint_tick_box(self._painter, QRectF(14, HEIGHT / 2 - 7.5, 14, 14), self._theme, "ticked")
        self._paint_name(title, self._columns.name)
        self._cell("now", score, "body", "text", right=True)
        if self._line.chance or self._line.problem is None:
            self._cell("chance", chance, "body", "text_2", right=True)
        self._paint_rolled()
        self._paint_gain()
        self._paint_change()
        self._paint_result()

    def _cell(self, cell: str, text: str, type_name: str, role: str, *, right: bool = False) -> None:
        if not self._columns.has(cell):
            return
        left, width = self._columns.cells[cell]
        self._painter.setFont(self._theme.font(type_name))
        self._painter.setPen(self._theme.colour(role))
        self._painter.drawText(QRectF(left, 0, width, HEIGHT - 1), _RIGHT if right else _LEFT, text)

    def _paint_name(self, title: str, place: tuple[int, int]) -> None:
        strong, body = self._theme.font("strong"), self._theme.font("body")
        left, room = float(place[0]), float(place[1]) - 6
        if self._line.name.characteristic is not None:
            parent, speciality = title, ""
        else:
            parent, speciality = skill_name(self._line.name, content_language())
        colour = self._theme.colour
        if not speciality:
            self._words(strong, colour("text"), left, room, parent)
            return
        tail = QFontMetricsF(strong).elidedText(f"({speciality})", Qt.TextElideMode.ElideRight, room)
        space = text_width(body, " ")
        own = room - text_width(strong, tail) - space
        head = QFontMetricsF(body).elidedText(parent, Qt.TextElideMode.ElideRight, max(0.0, own))
        if len(head) > 1:
            self._words(body, colour("text_2"), left, own + 1, head)
            left += text_width(body, head) + space
        self._words(strong, colour("text"), left, room, tail)

    def _words(self, font: QFont, ink: QColor, x: float, room: float, text: str) -> None:
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
        self._painter.setFont(font)
        self._painter.setPen(ink)
        self._painter.drawText(QRectF(x, 0, text_width(font, shown) + 2, HEIGHT - 1), _LEFT, shown)

    def _paint_rolled(self) -> None:
        roll = self._pending.roll if self._pending is not None else self._line.done.roll if self._line.done else None
        if roll is None:
            return
        text = labels.roll_digits(roll)
        self._cell("rolled", text, "strong", "text")
        own = self._pending is not None or (self._line.done is not None and self._line.done.own_dice)
        if own:
            x = self._columns.cells["rolled"][0] + text_width(self._theme.font("strong"), text) + 8
            paint_icon(self._painter, sharp_square(x, HEIGHT / 2, 14), "own_dice", self._theme.colour("text_2"))

    def _paint_gain(self) -> None:
        made, columns = self._line.done, self._columns
        if made is None:
            if self._line.gain_fixed is None and self._pending is None and self._line.problem is None:
                self._cell("gain", self._line.gain_dice, "body", "text_2")
            return
        if made.new == made.old:
            self._cell("gain", QCoreApplication.translate("DevelopmentRow", "none", "gain"), "body", "text_2")
            return
        text = labels.signed(made.new - made.old)
        self._cell("gain", text, "strong", "accent_text")
        if made.fixed:
            left, width = columns.cells["gain"]
            x = left + text_width(self._theme.font("strong"), text) + 4
            self._painter.setFont(self._theme.font("body"))
            self._painter.setPen(self._theme.colour("text_2"))
            self._painter.drawText(
                QRectF(x, 0, width + 20, HEIGHT - 1), _LEFT, QCoreApplication.translate("DevelopmentRow", "fixed")
            )

    def _paint_change(self) -> None:
        line, columns = self._line, self._columns
        if not columns.has("change") or line.score is None:
            return
        left, width = columns.cells["change"]
        middle = left + width / 2
        made = line.done
        colour = self._theme.colour
        self._painter.setFont(self._theme.font("body"))
        self._painter.setPen(colour("text"))
        self._painter.drawText(QRectF(left - 20, 0, middle - 15 - left + 20, HEIGHT - 1), _RIGHT, str(line.score))
        paint_icon(self._painter, sharp_square(middle - 7, HEIGHT / 2, 14), "forward", colour("text_2"))
        right = QRectF(middle + 14, 0, width / 2, HEIGHT - 1)
        if made is None:
            self._painter.setPen(colour("text_2"))
            self._painter.drawText(right, _LEFT, "?")
            return
        grown = made.new != made.old
        font = self._theme.font("strong" if grown else "body")
        if grown:
            font.setPixelSize(16)
        self._painter.setFont(font)
        self._painter.drawText(right, _LEFT, str(made.new))

    def _paint_result(self) -> None:
        line, columns = self._line, self._columns
        left, width = columns.cells["result"]
        colour = self._theme.colour
        if line.problem is not None and line.waits:
            paint_icon(self._painter, sharp_square(left, HEIGHT / 2), "warning", colour("danger"))
            text, role = QCoreApplication.translate("DevelopmentRow", "Not possible"), "danger"
        elif line.done is None:
            return
        elif line.done.new > line.done.old:
            paint_icon(self._painter, sharp_square(left, HEIGHT / 2), "check", colour("accent_text"))
            text, role = QCoreApplication.translate("DevelopmentRow", "Improved"), "accent_text"
        else:
            paint_icon(self._painter, sharp_square(left, HEIGHT / 2), "minus", colour("text_2"))
            text, role = QCoreApplication.translate("DevelopmentRow", "No gain"), "text_2"
        self._painter.setFont(self._theme.font("body"))
        self._painter.setPen(colour(role))
        self._painter.drawText(QRectF(left + 21, 0, width, HEIGHT - 1), _LEFT, text)
