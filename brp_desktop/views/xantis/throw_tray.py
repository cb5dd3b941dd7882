"""The tray of a Xantis test: two bone dice, on a critical further ones one after another, then the margin in words."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisResult
from brp_desktop.views.tray_widget import TrayWidget
from brp_desktop.views.xantis import words

if TYPE_CHECKING:
    from brp_desktop.painting.dice.film import Film

HEIGHT = 112
"""Lower than the tray of one D100: the histogram stands above it."""


class ThrowTray(TrayWidget):
    """Plays a settled test and shows it at rest; it never makes one."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self._throw: XantisResult | None = None
        super().__init__(theme, parent)

    @property
    def throw(self) -> XantisResult | None:
        """The test being played or shown."""
        return self._throw

    def sizeHint(self) -> QSize:
        return QSize(300, self._theme.size["tray_height_small"] if self._small else HEIGHT)

    def play_throw(self, throw: XantisResult, *, moving: bool) -> bool:
        """Show a test; True if dice run now and ``finished`` will come, False if it rests at once."""
        self._throw = throw
        return self.run_film(self._film_of_throw(throw), moving=moving)

    def clear(self) -> None:
        """Felt only."""
        self._throw = None
        super().clear()

    def set_idle_text(self, text: str) -> None:
        """What stands on the felt while there is no test."""
        super().set_idle_text(text)
        if self._throw is None:
            self.setAccessibleName(text)

    def _film_of_throw(self, throw: XantisResult) -> "Film | None":
        outcome = throw.outcome
        if outcome.dice is None:
            return None
        from brp_desktop.painting.dice.in_turn import DiceInTurn
        from brp_desktop.painting.dice.kinds import DieFace

        area = QSizeF(self.size() if self.isVisible() else self.sizeHint())
        faces = [[DieFace("d6", face) for face in outcome.dice], *([DieFace("d6", face)] for face in outcome.extra)]
        return DiceInTurn(faces, throw.id, area)

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        from brp_desktop.painting.dice.tray import paint_felt, paint_notice, paint_result

        paint_felt(painter, rect, self._theme)
        throw = self._throw
        if throw is None:
            if self._idle:
                paint_notice(painter, rect, self._theme, self._idle)
            return
        if self._film is not None:
            self._film.paint(painter, rect, self._theme, self._shown)
        if not self._running:
            number, said = words.margin_number(throw.outcome.margin), words.tray_words(throw.outcome)
            paint_result(painter, rect, self._theme, number, said, throw.outcome_class)
