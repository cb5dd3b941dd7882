"""The heads of the columns of the development table."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.theme import Theme
from brp_desktop.views.development.columns import Columns, columns_for

_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
_MIDDLE = int(Qt.AlignmentFlag.AlignCenter)
_SIDES = {"rolled": _LEFT, "gain": _LEFT, "change": _MIDDLE}


class TableHead(QWidget):
    """Paints the heads where the columns lie."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._columns: Columns | None = None
        self._words: dict[str, str] = {}
        self.setFixedHeight(31)
        self.retranslate()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self._words = {
            "name": self.tr("Skill"),
            "now": self.tr("Now"),
            "needed": self.tr("Die needed"),
            "chance": self.tr("Chance"),
            "rolled": self.tr("Rolled"),
            "gain": self.tr("Gain"),
            "change": self.tr("Before → after"),
            "result": "",
        }
        self.update()

    def fit(self, width: int, result_width: int) -> Columns:
        """The columns for a table of this width."""
        self._columns = columns_for(self._theme, width, self._words, result_width)
        self.update()
        return self._columns

    def paintEvent(self, event: QPaintEvent) -> None:
        columns = self._columns
        with QPainter(self) as painter:
            fill_rect(painter, self.rect(), self._theme.colour("sheet"))
            fill_rect(painter, QRect(0, self.height() - 1, self.width(), 1), self._theme.colour("line"))
            if columns is None:
                return
            painter.setFont(self._theme.font("small"))
            painter.setPen(self._theme.colour("text_2"))
            cells = {"name": columns.name} | columns.cells
            for cell, (left, width) in cells.items():
                side = _SIDES.get(cell, _LEFT if cell == "name" else _RIGHT)
                painter.drawText(QRectF(left, 0, width, self.height() - 1), side, self._words[cell])
