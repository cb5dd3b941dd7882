"""The dice panels of the window: one for each system, made when a sheet of it is first in front."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from brp_desktop.painting.theme import Theme
from brp_desktop.views.systems import views_of

if TYPE_CHECKING:
    from brp_desktop.views.main_window import MainWindow
    from brp_desktop.views.roll_panel import RollPanel


class WindowPanels(QObject):
    """Makes each panel once, joined to the rolls of its system, to the keys and to the dock."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._made: dict[str, RollPanel] = {}
        window.theme_taken.connect(self.set_theme)

    def of(self, system: str) -> "RollPanel":
        """The panel of a system by its id."""
        panel = self._made.get(system)
        if panel is None:
            window, context = self._window, self._window.context
            rolls = context.all_rolls.of(system)
            panel = views_of(system).roll_panel(
                rolls, context.log, window.theme, context.appearance.wants_motion, window.dock
            )
            self._made[system] = panel
            window.dock.pages.addWidget(panel)
            window.rolling.follow(panel, rolls)
        return panel

    def set_theme(self, theme: Theme) -> None:
        """Paint all that were made in another theme."""
        for panel in self._made.values():
            panel.set_theme(theme)
