"""The tray of a confrontation: the bone dice of A on the left, the coal ones of B on the right, with their margins."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_contests import LETTERS, Letter, XantisContestResult
from brp_desktop.play.xantis_rolls import XantisResult
from brp_desktop.views.gm.parts import paint_badge
from brp_desktop.views.labels import listed
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.contest_words import SIGNS

if TYPE_CHECKING:
    from brp_desktop.painting.dice.film import Film

FRAME = 16
"""Milliseconds from frame to frame."""
_KINDS = {"first": "d6", "second": "coal"}


class ConfrontationTray(QWidget):
    """Plays decided tests; it never makes one. Dice that lie there already do not move again."""

    reads_as = "Graphic"

    finished = Signal()
    """The dice rest."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("confrontation_tray")
        self._theme = theme
        self._rolls: dict[Letter, XantisResult] = {}
        self._films: dict[Letter, Film] = {}
        self._lying: set[Letter] = set()
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

    @property
    def duration(self) -> float:
        """Seconds until all dice rest."""
        moving = [film.duration for letter, film in self._films.items() if letter not in self._lying]
        return max(moving, default=0.0)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, self._theme.size["tray_height_small"])

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def play(self, result: XantisContestResult | XantisResult, *, moving: bool) -> bool:
        """Show a result; True if dice run now and ``finished`` will come, False if it rests at once."""
        self._stop()
        before = self._rolls.get("first")
        if isinstance(result, XantisResult):
            self._rolls, self._lying = {"first": result}, set()
        else:
            self._rolls = {letter: result.roll(letter) for letter in LETTERS}
            lies = before is not None and before.id == result.first.id and self.isVisible()
            self._lying = {"first"} if lies else set()
        self.show()
        self.setAccessibleName("")
        self._films = self._made()
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

    def finish(self) -> None:
        """Last frame now; no signal comes of it."""
        self._stop()
        self._shown = self.duration
        self._tell()
        self.update()

    def clear(self) -> None:
        """Nothing to show: the tray goes away."""
        self._stop()
        self._rolls, self._films, self._lying = {}, {}, set()
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

    def _made(self) -> "dict[Letter, Film]":
        from brp_desktop.painting.dice.in_turn import DiceInTurn
        from brp_desktop.painting.dice.kinds import DieFace

        made: dict[Letter, Film] = {}
        for letter, roll in self._rolls.items():
            outcome, kind = roll.outcome, _KINDS[letter]
            if outcome.dice is not None:
                faces = [[DieFace(kind, face) for face in outcome.dice]]
                faces += [[DieFace(kind, face)] for face in outcome.extra]
                made[letter] = DiceInTurn(faces, roll.id, QSizeF(self._half(letter).size()), 0.5)
        return made

    def _half(self, letter: Letter) -> QRectF:
        width, height = max(self.width(), 200), max(self.height(), 60)
        if len(self._rolls) < 2:
            return QRectF(0, 0, width, height)
        return QRectF(0 if letter == "first" else width / 2, 0, width / 2, height)

    def _stop(self) -> None:
        self._running = False
        self._timer.stop()

    def _on_tick(self) -> None:
        self.advance_to(self._elapsed.elapsed() / 1000)

    def _tell(self) -> None:
        said = [
            f"{SIGNS[letter].upper()} {words.margin_number(roll.outcome.margin)}"
            for letter, roll in self._rolls.items()
        ]
        self.setAccessibleName(listed(said))

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
            if len(self._rolls) == 2:
                middle = self.width() / 2
                painter.fillRect(QRectF(middle - 0.5, 10, 1, self.height() - 20), self._theme.colour("felt_text_2"))
            for letter, roll in self._rolls.items():
                area = self._half(letter)
                film, lies = self._films.get(letter), letter in self._lying
                if film is not None:
                    film.paint(painter, area, self._theme, film.duration if lies else self._shown)
                paint_badge(painter, QRectF(area.left() + 8, area.top() + 8, 20, 20), self._theme, SIGNS[letter])
                if not self._running or lies:
                    number = words.margin_number(roll.outcome.margin)
                    said = words.bonus_or_malus(roll.outcome.margin)
                    paint_result(painter, area, self._theme, number, said, roll.outcome_class)
