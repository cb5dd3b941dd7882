"""The small felt of the development phase: the dice of a line fall here before its row tells of them."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.dice.film import DiceFilm, percentile_dice
from brp_desktop.painting.dice.tray import paint_felt
from brp_desktop.painting.theme import Theme
from brp_desktop.play.development_rolls import LineResult
from brp_desktop.views.labels import roll_digits
from brp_desktop.views.tray_widget import TrayWidget

WIDTH, HEIGHT = 210, 92


class PhaseTray(TrayWidget):
    """Hidden until the program's dice are first thrown; the number stands beside the dice at rest."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("phase_tray")
        self.setFixedSize(WIDTH, HEIGHT)
        self._number = ""
        self.hide()

    def play_line(self, result: LineResult, *, moving: bool) -> bool:
        """Show a line's D100; True if dice run now and ``finished`` will come."""
        self._number = roll_digits(result.roll)
        self.setAccessibleName(self._number)
        self.show()
        film = DiceFilm(percentile_dice(result.roll), str(result.id), QSizeF(WIDTH, HEIGHT))
        return self.run_film(film, moving=moving)

    def show_line(self, result: LineResult) -> None:
        """Show a line whose dice rest already, such as the last of several; of real dice only the number."""
        if not result.own_dice:
            self.play_line(result, moving=False)
        elif not self.isHidden():
            self.clear()
            self._number = roll_digits(result.roll)
            self.setAccessibleName(self._number)

    def clear(self) -> None:
        """No dice lie on the felt: the next number is not theirs."""
        super().clear()
        self._number = ""
        self.setAccessibleName("")

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        paint_felt(painter, rect, self._theme)
        if self._film is not None:
            self._film.paint(painter, rect, self._theme, self._shown)
        if not self._running and self._number:
            font = self._theme.font("result")
            font.setPixelSize(42)
            painter.setFont(font)
            painter.setPen(self._theme.colour("felt_text"))
            side = Qt.AlignmentFlag.AlignHCenter if self._film is None else Qt.AlignmentFlag.AlignRight
            painter.drawText(rect.adjusted(16, 0, -16, 0), int(side | Qt.AlignmentFlag.AlignVCenter), self._number)
