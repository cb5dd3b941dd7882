"""The dice of the settings: a tray that shows what was chosen, and throws for the look of it."""

from collections.abc import Mapping
from itertools import cycle

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.appearance import Appearance
from brp_desktop.painting.dice.film import DiceFilm
from brp_desktop.painting.dice.kinds import DieFace
from brp_desktop.painting.dice.tray import paint_felt
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import PushButton
from brp_desktop.views.dialogs.settings_parts import Part
from brp_desktop.views.painted import RING, without_mnemonic
from brp_desktop.views.tray_widget import TrayWidget

HEIGHT = 112
"""Of the tray, px."""

_THROWS = (
    (DieFace("tens", 40), DieFace("ones", 2), DieFace("d20", 17), DieFace("d8", 7), DieFace("d6", 5), DieFace("d4", 3)),
    (DieFace("tens", 90), DieFace("ones", 6), DieFace("d20", 9), DieFace("d8", 1), DieFace("d6", 2), DieFace("d4", 1)),
    (DieFace("tens", 0), DieFace("ones", 0), DieFace("d20", 20), DieFace("d8", 4), DieFace("d6", 6), DieFace("d4", 4)),
    (DieFace("tens", 70), DieFace("ones", 9), DieFace("d20", 6), DieFace("d8", 8), DieFace("d6", 3), DieFace("d4", 2)),
)
"""Nothing is decided here: the same few throws follow each other."""


class PreviewTray(TrayWidget):
    """Dice of every kind on the table chosen; a click throws them."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("dice_preview")
        self._throws = cycle(enumerate(_THROWS))
        self._number = -1

    def sizeHint(self) -> QSize:
        return QSize(300, HEIGHT)

    def throw(self, *, moving: bool) -> None:
        """The next throw; at rest at once if nothing may move."""
        self._number, dice = next(self._throws)
        area = QSizeF(self.size() if self.isVisible() else self.sizeHint())
        self.run_film(DiceFilm(dice, f"preview {self._number}", area, share=1.0), moving=moving)

    def resizeEvent(self, event: object) -> None:
        """The same dice lie where there is room for them now."""
        if not self.is_running and self._number >= 0:
            film = DiceFilm(_THROWS[self._number], f"preview {self._number}", QSizeF(self.size()), share=1.0)
            self.run_film(film, moving=False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_running:
            super().mousePressEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            event.accept()
            parent = self.parentWidget()
            if isinstance(parent, DicePart):
                parent.throw()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        paint_felt(painter, rect, self._theme)
        if self._film is not None:
            self._film.paint(painter, rect, self._theme, self._shown)


class DicePart(Part):
    """The tray above the rows of the dice, and the button that throws."""

    def __init__(self, theme: Theme, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.tray = PreviewTray(theme, self)
        self.button = PushButton(theme, self, height=30)
        self.button.icon_name = "roll"
        self.button.clicked.connect(self.throw)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.button)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 4)
        column.setSpacing(2)
        place = QHBoxLayout()
        place.setContentsMargins(RING, 0, RING, 0)
        place.addWidget(self.tray)
        column.addLayout(place)
        column.addLayout(line)
        self.tray.throw(moving=False)

    def throw(self) -> None:
        """Throw the dice, or show them at rest at once where nothing may move."""
        self.tray.throw(moving=self._appearance.wants_motion())

    def set_theme(self, theme: Theme) -> None:
        self.tray.set_theme(theme)
        self.button.set_theme(theme)

    def retranslate(self, themes: Mapping[str, str]) -> None:
        self.button.setText(self.tr("T&hrow them"))
        self.button.setAccessibleName(without_mnemonic(self.button.text()))
        self.tray.setAccessibleName(self.tr("Dice as they would look"))

    def words(self) -> str:
        return ""

    def matches(self, folded: str) -> bool:
        """Only on its page: among what was found it would be in the way."""
        return False
