"""A line that does something: an icon, what it does, a word about it, and its key."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import cap_width, paint_key_cap
from brp_desktop.views.painted import RING, PaintedButton, wrapped_height

HEIGHT = 46
"""With a word about it of one line, in px."""
_LINE = 19
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)


class CommandRow(PaintedButton):
    """Icon, what it does, and a word about it, which wraps; a key cap where there is a key."""

    def __init__(self, theme: Theme, icon_name: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.icon_name = icon_name
        self.aside = ""
        self.key_cap = ""

    def sizeHint(self) -> QSize:
        return QSize(432 + 2 * RING, HEIGHT + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, HEIGHT + 2 * RING)

    def heightForWidth(self, width: int) -> int:
        return HEIGHT + 2 * RING + self._aside_height(self._words_room(width - 2 * RING)) - _LINE

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        enabled = self.isEnabled()
        if enabled and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("pressed" if self.isDown() else "hover"))
            painter.drawRoundedRect(rect, self.theme.radius["control"], self.theme.radius["control"])
        middle = rect.center().y()
        ink = colour("text" if enabled else "text_off")
        paint_icon(painter, QRectF(rect.left() + 12, middle - 9, 18, 18), self.icon_name, ink)
        if self.key_cap:
            right = rect.right() - 12 - cap_width(self.theme, self.key_cap)
            paint_key_cap(painter, self.theme, right, middle, self.key_cap, colour("text_2"), colour("line"))
        room = self._words_room(rect.width())
        below = self._aside_height(room)
        top = middle - (_LINE + below) / 2
        painter.setFont(self.theme.font("strong"))
        painter.setPen(ink)
        painter.drawText(QRectF(rect.left() + 42, top, room, _LINE), _LEFT, self.text())
        painter.setFont(self.theme.font("small"))
        painter.setPen(colour("text_2"))
        area = QRectF(rect.left() + 42, top + _LINE, room, below)
        painter.drawText(area, _LEFT if below == _LINE else _WRAPPED, self.aside)

    def _words_room(self, width: float) -> int:
        """How wide the words may be in a row of a width without its ring."""
        return round(width - 60 - (cap_width(self.theme, self.key_cap) if self.key_cap else 0))

    def _aside_height(self, room: int) -> int:
        return max(_LINE, wrapped_height(self.theme.font("small"), self.aside, room))
