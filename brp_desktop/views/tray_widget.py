"""The dice tray: felt, the film of a decided throw, then number, sign and words of the result."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.play.rolling import RollResult
from brp_desktop.views.labels import first_up, level_word, roll_digits

if TYPE_CHECKING:
    from brp_desktop.painting.dice.film import Film

FRAME = 16
"""Milliseconds from frame to frame."""
SLOW_FRAME = 33
"""The same once painting takes longer than ``TOO_SLOW``."""
TOO_SLOW = 12.0
"""Milliseconds a paint may take on the average of some frames."""


class TrayWidget(QWidget):
    """Plays a result and shows it at rest; it never makes one. One timer, stopped at the end."""

    reads_as = "Graphic"

    finished = Signal()
    """The dice rest."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dice_tray")
        self._theme = theme
        self._result: RollResult | None = None
        self._film: Film | None = None
        self._running = False
        self._small = False
        self._elapsed = QElapsedTimer()
        self._paint_time = QElapsedTimer()
        self._mean = 0.0
        self._shown: float = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_tick)
        self._idle = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)

    @property
    def is_running(self) -> bool:
        """Whether dice move."""
        return self._running

    @property
    def result(self) -> RollResult | None:
        """The result being played or shown."""
        return self._result

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def set_small(self, small: bool) -> None:
        """The lower tray of small windows."""
        self._small = small
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, self._theme.size["tray_height_small" if self._small else "tray_height"])

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def clear(self) -> None:
        """Felt only."""
        self._stop()
        self._result, self._film = None, None
        self.setAccessibleName(self._idle)
        self.update()

    def set_idle_text(self, text: str) -> None:
        """What stands on the felt while there is no result; who holds the tray says it anew in another language."""
        self._idle = text
        self.update()

    def play(self, result: RollResult, *, moving: bool) -> bool:
        """Show a result; True if dice run now and ``finished`` will come, False if it rests at once."""
        self._stop()
        self._result = result
        return self.run_film(self._film_of(result), moving=moving)

    def run_film(self, film: "Film | None", *, moving: bool) -> bool:
        """Show a film; True if dice run now and ``finished`` will come, False if they rest at once."""
        self._stop()
        self._film = film
        duration = 0.0 if self._film is None else self._film.duration
        if not moving or duration <= 0 or not self.isVisible():
            self._shown = duration
            self.update()
            return False
        self._running = True
        self._shown = 0.0
        self._mean = 0.0
        self._elapsed.start()
        self._timer.start(FRAME)
        self.update()
        return True

    def finish(self) -> None:
        """Last frame now; no signal comes of it."""
        self._stop()
        if self._film is not None:
            self._shown = self._film.duration
        self.update()

    def advance_to(self, seconds: float) -> None:
        """Show the film at this time; at its end the dice rest and ``finished`` comes."""
        if not self._running or self._film is None:
            return
        self._shown = min(seconds, self._film.duration)
        self.update()
        if self._shown >= self._film.duration:
            self._stop()
            self.finished.emit()

    def _stop(self) -> None:
        self._running = False
        self._timer.stop()

    def _on_tick(self) -> None:
        self.advance_to(self._elapsed.elapsed() / 1000)

    def _film_of(self, result: RollResult) -> "Film | None":
        if result.roll is None:
            return None
        from brp_desktop.painting.dice.film import DiceFilm, percentile_dice

        area = QSizeF(self.size() if self.isVisible() else self.sizeHint())
        return DiceFilm(percentile_dice(result.roll), result.id, area)

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
        self._paint_time.start()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, QRectF(self.rect()))
        if self._running:
            self._mind_the_time(self._paint_time.nsecsElapsed() / 1e6)

    def _mind_the_time(self, took: float) -> None:
        self._mean = took if self._mean == 0 else self._mean * 0.8 + took * 0.2
        if self._mean > TOO_SLOW and self._timer.interval() != SLOW_FRAME:
            self._timer.setInterval(SLOW_FRAME)

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        from brp_desktop.painting.dice.tray import paint_felt, paint_notice, paint_result

        paint_felt(painter, rect, self._theme)
        result = self._result
        if result is None:
            if self._idle:
                paint_notice(painter, rect, self._theme, self._idle)
            return
        if self._film is not None:
            self._film.paint(painter, rect, self._theme, self._shown)
        if self._running:
            return
        words = first_up(level_word(result.level.value))
        number = "" if result.roll is None else roll_digits(result.roll)
        paint_result(painter, rect, self._theme, number, words, result.level.value)
