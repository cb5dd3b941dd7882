"""A tick that was just given is drawn in one short stroke."""

from collections.abc import Callable, Hashable, Iterable, MutableMapping

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtWidgets import QWidget

FRAME = 16
"""Milliseconds from frame to frame."""


class TickStroke(QTimer):
    """Draws fresh ticks of a view; it runs only while it draws, and never in a view that cannot be seen.

    ``drawn`` is what the painter of the boxes reads: how much of a tick's stroke is there, 0 … 1; a key that is not
    in it has all of it.
    """

    def __init__(
        self, drawn: MutableMapping[Hashable, float], repaint: Callable[[Hashable], None], view: QWidget
    ) -> None:
        """``repaint`` has the box of a key painted anew."""
        super().__init__(view)
        self._drawn = drawn
        self._repaint = repaint
        self._view = view
        self._lasts = 0
        self._elapsed = QElapsedTimer()
        self.setTimerType(Qt.TimerType.PreciseTimer)
        self.timeout.connect(self._on_frame)

    def draw(self, keys: Iterable[Hashable], milliseconds: int) -> None:
        """Draw the ticks of these; a stroke that still runs is there at once."""
        self.finish()
        if milliseconds <= 0 or not self._view.isVisible() or self._view.window().isMinimized():
            return
        self._lasts = milliseconds
        self._show(dict.fromkeys(keys, 0.0))
        self._elapsed.start()
        self.start(FRAME)

    def advance_to(self, milliseconds: float) -> None:
        """Show the strokes as they are at this time: fast first, slower towards the end, and then whole."""
        left = 1 - milliseconds / self._lasts
        if left <= 0 or not self._view.isVisible():
            self.finish()
        else:
            self._show(dict.fromkeys(self._drawn, 1 - left * left))

    def finish(self) -> None:
        """All strokes are whole now."""
        self.stop()
        keys = list(self._drawn)
        self._drawn.clear()
        for key in keys:
            self._repaint(key)

    def _show(self, drawn: dict[Hashable, float]) -> None:
        self._drawn.update(drawn)
        for key in drawn:
            self._repaint(key)

    def _on_frame(self) -> None:
        self.advance_to(self._elapsed.elapsed())
