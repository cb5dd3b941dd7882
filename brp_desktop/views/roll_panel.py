"""What the window asks of the panel in the dock's tab «Dice», whatever the system."""

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.theme import Theme

if TYPE_CHECKING:
    from brp_desktop.views.controls import RollButton
    from brp_desktop.views.journal_view import JournalPanel
    from brp_desktop.views.why import WhyPopover


class RollPanel(QWidget):
    """Chance before the roll, dice while it falls, reason after it; the stage of the rolls of its system.

    It is made when a sheet of its system is first shown and lives as long as the window; which sheet is in front, its
    controller says. It takes another language when a ``LanguageChange`` comes.
    """

    why_requested = Signal(object)
    """The «Why?» link was used; what it is about does not matter to the window, which asks ``explain``."""
    announced = Signal(str)
    """What was told to a screen reader."""

    letters: ClassVar[tuple[str, ...]] = ()
    """What ``press`` knows, as the capital letters that these commands have for keys to begin with. T (tick) and ?
    (why) are the window's."""

    roll_button: "RollButton"
    """The primary button."""
    journal: "JournalPanel"
    """The roll log at the foot: an area of F6."""

    @property
    def first_stop(self) -> QWidget:
        """Where F6 brings the focus."""
        return self.roll_button

    @property
    def asking(self) -> tuple[QWidget, ...]:
        """Parts between which a roll is made up."""
        raise NotImplementedError

    @property
    def telling(self) -> tuple[QWidget, ...]:
        """Parts between which it comes out."""
        raise NotImplementedError

    def roll(self) -> None:
        """The roll button or Space: rolls what is chosen, or shows the result while dice run."""
        raise NotImplementedError

    def set_rolling_allowed(self, allowed: bool) -> None:
        """In edit mode nothing is rolled."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        raise NotImplementedError

    def press(self, letter: str) -> None:
        """One of ``letters`` was pressed; what does not apply just now does nothing."""
        raise NotImplementedError

    def step(self, amount: int) -> None:
        """The keys + and −: by 5, with Shift by 1, as the percentile modifier has it; 0 puts back what they change."""
        raise NotImplementedError

    def focus_own_dice(self) -> None:
        """Bring the focus to the field for own dice, where it can be used."""
        raise NotImplementedError

    def explain(self, popover: "WhyPopover") -> bool:
        """Fill the popover with why the chance is what it is and show it at the link; False if nothing is chosen."""
        raise NotImplementedError
