"""What is made after the first paint of the sheet: menus, keys, mode, dice panels, rolling, history, commands."""

from typing import TYPE_CHECKING

from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.window_actions import WindowActions
from brp_desktop.views.window_commands import WindowCommands
from brp_desktop.views.window_history import WindowHistory
from brp_desktop.views.window_keys import WindowKeys
from brp_desktop.views.window_mode import WindowMode
from brp_desktop.views.window_panels import WindowPanels
from brp_desktop.views.window_rolling import WindowRolling

if TYPE_CHECKING:
    from brp_desktop.views.main_window import MainWindow


class WindowParts:
    """The later parts of the window; ``make`` makes them in an order in which each finds those it needs."""

    actions: WindowActions
    commands: WindowCommands
    history: WindowHistory
    keys: WindowKeys
    mode: WindowMode
    panels: WindowPanels
    rolling: WindowRolling

    def make(self, window: "MainWindow") -> None:
        """Make everything, for a window that gives these parts out already."""
        self.actions = WindowActions(window)
        self.actions.build(window.make_menu_bar())
        self.mode = WindowMode(window)
        self.rolling = WindowRolling(window)
        self.keys = WindowKeys(window)
        self.panels = WindowPanels(window)
        self.history = WindowHistory(window)
        self.commands = WindowCommands(window)
        self._take_keys(window)

    def _take_keys(self, window: "MainWindow") -> None:
        bindings = key_bindings()
        bindings.load(window.context.settings, self.actions.names)
        if bindings.faults:
            from brp_desktop.views.keys.words import fault_sentence

            window.status_bar.say(fault_sentence(bindings.faults, self.actions))
