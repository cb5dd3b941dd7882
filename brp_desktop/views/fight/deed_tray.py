"""The tray of dice that are no check: damage, healing, a location; the number right, how it adds up below."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.deeds import Deed
from brp_desktop.painting.theme import Theme
from brp_desktop.views.fight import deed_words
from brp_desktop.views.tray_widget import TrayWidget


class DeedTray(TrayWidget):
    """Plays the dice of a deed; it never decides one."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self._deed: Deed | None = None
        super().__init__(theme, parent)
        self.setObjectName("deed_tray")

    def show_deed(self, deed: Deed, *, moving: bool) -> bool:
        """Show a deed; True if dice run now and ``finished`` will come, False if they rest at once."""
        from brp_desktop.painting.dice.film import DiceFilm
        from brp_desktop.painting.dice.kinds import dice_of

        self._deed = deed
        dice = [die for sides, face in deed_words.faces(deed) for die in dice_of(sides, face)]
        area = QSizeF(self.size() if self.isVisible() else self.sizeHint())
        film = DiceFilm(dice, deed.id, area) if dice else None
        return self.run_film(film, moving=moving)

    def clear(self) -> None:
        self._deed = None
        super().clear()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        from brp_desktop.painting.dice.tray import paint_felt, paint_result

        paint_felt(painter, rect, self._theme)
        deed = self._deed
        if deed is None:
            return
        if self._film is not None:
            self._film.paint(painter, rect, self._theme, self._shown)
        if not self.is_running:
            number, under = deed_words.number(deed), deed_words.under_number(deed)
            paint_result(painter, rect, self._theme, number, under, beside_dice=self._film is not None)
