"""The zoom of the sheet: the steps of the design, kept per window."""

from PySide6.QtCore import QObject, Signal

STEPS = (50, 60, 75, 90, 100, 110, 125, 150, 175, 200, 250, 300)
"""Per cent: those of the design, and those below and above that a far or a sharp eye wants."""
ACTUAL_SIZE = 100
"""Per cent of a sheet as it was drawn."""


class Zoom(QObject):
    """One of ``STEPS``; ``changed`` carries the factor (0.5 … 3.0)."""

    changed = Signal(float)
    """The factor now in force."""

    def __init__(self, percent: int = ACTUAL_SIZE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._percent = nearest_step(percent)

    @property
    def percent(self) -> int:
        """The step in force."""
        return self._percent

    @property
    def factor(self) -> float:
        """The step as a factor."""
        return self._percent / 100

    @property
    def can_grow(self) -> bool:
        """Whether there is a larger step."""
        return self._percent < STEPS[-1]

    @property
    def can_shrink(self) -> bool:
        """Whether there is a smaller step."""
        return self._percent > STEPS[0]

    def set_percent(self, percent: int) -> None:
        """Take the nearest step."""
        step = nearest_step(percent)
        if step != self._percent:
            self._percent = step
            self.changed.emit(self.factor)

    def grow(self) -> None:
        """One step larger."""
        self.set_percent(STEPS[min(STEPS.index(self._percent) + 1, len(STEPS) - 1)])

    def shrink(self) -> None:
        """One step smaller."""
        self.set_percent(STEPS[max(STEPS.index(self._percent) - 1, 0)])

    def reset(self) -> None:
        """Back to 100 per cent."""
        self.set_percent(ACTUAL_SIZE)


def nearest_step(percent: int) -> int:
    """The step nearest to a percentage."""
    return min(STEPS, key=lambda step: abs(step - percent))
