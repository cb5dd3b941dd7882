"""«How the dice fall»: in plain words, with the tally of this run (case G06)."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.labels import roll_digits


class Tally(QWidget):
    """A column for every ten numbers: how often they came up in this run."""

    def __init__(self, theme: Theme, counts: Mapping[int, int], parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tens = [sum(counts.get(n, 0) for n in range(first, first + 10)) for first in range(1, 101, 10)]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        spans = (f"{roll_digits(first)}–{roll_digits(first + 9)}: {n}" for first, n in self._rows())
        self.setAccessibleName(", ".join(spans))

    def _rows(self) -> list[tuple[int, int]]:
        return list(zip(range(1, 101, 10), self._tens, strict=True))

    def sizeHint(self) -> QSize:
        return QSize(420, 118)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self._theme.colour
            most = max(1, *self._tens)
            step = self.width() / 10
            painter.setFont(self._theme.font("micro"))
            for column, (first, count) in enumerate(self._rows()):
                height = 70 * count / most
                bar = QRectF(column * step + 4, 84 - height, step - 8, height)
                painter.fillRect(bar, colour("accent"))
                painter.setPen(colour("text"))
                above = QRectF(column * step, bar.top() - 16, step, 15)
                painter.drawText(above, int(Qt.AlignmentFlag.AlignCenter), str(count))
                painter.setPen(colour("text_2"))
                below = QRectF(column * step, 88, step, 16)
                text = f"{roll_digits(first)}–{roll_digits(first + 9)}"
                painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), text)
            painter.fillRect(QRectF(0, 84, self.width(), 1), colour("border"))


class HowDiceFall(PlainDialog):
    """Says how numbers are made and how a pair of ten-sided dice is read, and shows what fell so far."""

    def __init__(self, theme: Theme, counts: Mapping[int, int], parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="roll")
        title = self.tr("How the dice fall")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.add_text(
            self.tr(
                "Each number comes from your system’s own source of chance at the moment you click. It is decided first"
                " and shown afterwards: the dice on the felt are turned so that they land on it."
            )
        )
        self.add_text(
            self.tr(
                "The brass die shows the tens, the dark one the ones. 00 and 7 is 07; 30 and 4 is 34; 00 and 0 is 100."
                " Low is good."
            )
        )
        self.add_text(
            self.tr(
                "Every number from 01 to 00 is as likely as every other, whatever fell before. Two high rolls in a row"
                " say nothing about the third."
            )
        )
        total = sum(counts.values())
        said = self.tr("%n roll(s) since the start, your own dice left out:", "", total)
        self.add_text(said if total else self.tr("Nothing rolled since the start."), "strong")
        if total:
            self.column.addWidget(Tally(theme, counts, self.content))
        self.column.addStretch(1)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.fit(500)
