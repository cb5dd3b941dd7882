"""The tray of a contest: the dice of A on the left, those of B on the right, each half marked with its letter."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.controllers.contest_results import Letter, Result, rolls_of
from brp_desktop.painting.theme import Theme
from brp_desktop.views.gm.parts import paint_badge
from brp_desktop.views.labels import first_up, level_word, listed, roll_digits

if TYPE_CHECKING:
    from brp_desktop.painting.dice.film import DiceFilm
    from brp_desktop.play.rolling import RollResult

FRAME = 16
"""Milliseconds from frame to frame."""
MOST = 6
"""Rolls of side B whose dice are shown; the others are in the card."""


class ContestTray(QWidget):
    """Plays a decided contest; it never makes one. One timer, stopped at the end."""

    reads_as = "Graphic"

    finished = Signal()
    """The dice rest."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("contest_tray")
        self._theme = theme
        self._rolls: dict[Letter, list[RollResult]] = {"a": [], "b": []}
        self._films: dict[Letter, DiceFilm] = {}
        self._running = False
        self._shown = 0.0
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_tick)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def is_running(self) -> bool:
        """Whether dice move."""
        return self._running

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, self._theme.size["tray_height_small"])

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def play(self, result: Result, *, moving: bool) -> bool:
        """Show a result; True if dice run now and ``finished`` will come, False if it rests at once."""
        rolls: dict[Letter, list[RollResult]] = {"a": [], "b": []}
        for line in rolls_of(result):
            if line.roll is not None and line.roll.roll is not None:
                rolls[line.letter].append(line.roll)
        return self.play_rolls(rolls, result.id, moving=moving)

    def play_rolls(self, rolls: "dict[Letter, list[RollResult]]", seed: str, *, moving: bool) -> bool:
        """Show the rolls of both sides that were thrown; ``seed`` chooses how the dice fall."""
        self._stop()
        self._rolls = rolls
        self.setVisible(any(self._rolls.values()))
        self.setAccessibleName("")
        self._films = self._made(seed)
        self._shown = self.duration
        if not moving or self.duration <= 0 or not self.isVisible():
            self._tell()
            self.update()
            return False
        self._running = True
        self._shown = 0.0
        self._elapsed.start()
        self._timer.start(FRAME)
        self.update()
        return True

    @property
    def duration(self) -> float:
        """Seconds until all dice rest."""
        return max((film.duration for film in self._films.values()), default=0.0)

    def finish(self) -> None:
        """Last frame now; no signal comes of it."""
        self._stop()
        self._shown = self.duration
        self._tell()
        self.update()

    def clear(self) -> None:
        """Nothing to show: the tray goes away."""
        self._stop()
        self._rolls, self._films = {"a": [], "b": []}, {}
        self._tell()
        self.hide()

    def advance_to(self, seconds: float) -> None:
        """Show the film at this time; at its end the dice rest and ``finished`` comes."""
        if not self._running:
            return
        self._shown = min(seconds, self.duration)
        self.update()
        if self._shown >= self.duration:
            self._stop()
            self._tell()
            self.finished.emit()

    def _made(self, seed: str) -> "dict[Letter, DiceFilm]":
        from brp_desktop.painting.dice.film import DiceFilm, percentile_dice

        made: dict[Letter, DiceFilm] = {}
        for letter, rolls in self._rolls.items():
            dice = [die for roll in rolls[:MOST] for die in percentile_dice(roll.roll or 100)]
            if dice:
                size = self._half(letter).size()
                made[letter] = DiceFilm(dice, f"{seed}{letter}", QSizeF(size), 0.5 if len(rolls) == 1 else 0.95)
        return made

    def _half(self, letter: Letter) -> QRectF:
        width, height = max(self.width(), 200), max(self.height(), 60)
        if not (self._rolls["a"] and self._rolls["b"]):
            return QRectF(0, 0, width, height)
        return QRectF(0, 0, width / 2, height) if letter == "a" else QRectF(width / 2, 0, width / 2, height)

    def _stop(self) -> None:
        self._running = False
        self._timer.stop()

    def _on_tick(self) -> None:
        self.advance_to(self._elapsed.elapsed() / 1000)

    def _tell(self) -> None:
        said = [f"{letter.upper()} {roll_digits(roll.roll)}" for letter, roll in self._numbered() if roll.roll]
        self.setAccessibleName(listed(said))

    def _numbered(self) -> "Sequence[tuple[Letter, RollResult]]":
        return [(letter, roll) for letter, rolls in self._rolls.items() for roll in rolls[:MOST]]

    def hideEvent(self, event: QHideEvent) -> None:
        if self._running:
            self.finish()
            self.finished.emit()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._running:
            self.finish()
            self.finished.emit()
            event.accept()
            return
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        from brp_desktop.painting.dice.tray import paint_felt, paint_result

        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_felt(painter, QRectF(self.rect()), self._theme)
            if len(self._films) == 2:
                middle = self.width() / 2
                painter.fillRect(QRectF(middle - 0.5, 10, 1, self.height() - 20), self._theme.colour("felt_text_2"))
            for letter, film in self._films.items():
                area = self._half(letter)
                film.paint(painter, area, self._theme, self._shown)
                paint_badge(painter, QRectF(area.left() + 8, area.top() + 8, 20, 20), self._theme, letter)
                rolls = self._rolls[letter]
                if not self._running and len(rolls) == 1:
                    words = first_up(level_word(rolls[0].level.value))
                    number = roll_digits(rolls[0].roll or 100)
                    level = rolls[0].level.value
                    paint_result(painter, area, self._theme, number, words, level)
