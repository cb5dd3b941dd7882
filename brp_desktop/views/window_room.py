"""Where the window and its dock are: remembered, brought back onto a screen, and fitted to small windows."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from brp_desktop.storage.settings import WindowGeometry
from brp_desktop.views.window_place import fitted

if TYPE_CHECKING:
    from brp_desktop.views.main_window import MainWindow
    from brp_desktop.views.overlay import DockOverlay

SMALL_BELOW = 720
"""Height of the window below which the small forms are taken, in px."""
NARROW_BELOW = 900
"""Width of the window under which the dock no longer stands beside the sheet, in px."""
GM_WIDE_FROM = 1200
"""Width of the window from which the game master's tab opens wide, in px."""


class WindowRoom(QObject):
    """Places window and dock; in low windows the small forms, in narrow ones the dock lies over the sheet."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.context.settings
        self._overlay: DockOverlay | None = None
        self._small = False
        self._kept = False
        window.dock.set_wanted_width(self._settings.dice_dock_width)
        window.dock.width_changed.connect(self._on_dock_width)

    def place(self, geometry: WindowGeometry | None) -> None:
        """Put the window where it was, brought back onto a present screen (case U05)."""
        main = QGuiApplication.primaryScreen().availableGeometry()
        others = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        self._window.setGeometry(fitted(geometry, [main, *(area for area in others if area != main)]))
        if geometry is not None and geometry.maximised:
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowMaximized)

    def remember(self) -> None:
        """Write place and dock to the settings."""
        window = self._window
        rect = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
        if rect.isValid():
            self._settings.window = WindowGeometry(
                rect.x(), rect.y(), rect.width(), rect.height(), window.isMaximized()
            )
        self._settings.dock_state = bytes(window.saveState().data())

    def restore_dock(self) -> None:
        """Put the dock where it was, as wide as the tab is that it opens with: it may have been left with another."""
        state = self._settings.dock_state
        if state:
            self._window.restoreState(state)
            self._window.tool_bar.setVisible(self._window.document is not None)
            self.place_dock()
            self.fit_dock()

    def show_dock(self, shown: bool) -> None:
        """Show or hide the dice panel, and remember it."""
        self._settings.dock_visible = shown
        self.place_dock()

    def keep_dock(self, kept: bool) -> None:
        """Whether the dock is wanted although no sheet is open: somebody of the table fights in it."""
        self._kept = kept

    def place_dock(self) -> None:
        """Dock beside the sheet or over it, or hidden, as the window and the settings have it."""
        window = self._window
        used = window.document is not None or window.dock.tab == "gm" or self._kept
        wanted = self._settings.dock_visible and used
        narrow = window.width() < NARROW_BELOW and not window.dock.isFloating()
        if narrow and self._overlay is None:
            from brp_desktop.views.overlay import DockOverlay

            self._overlay = DockOverlay(window.dock, window.theme, window.work)
            window.theme_taken.connect(self._overlay.set_theme)
        if self._overlay is not None:
            self._overlay.set_narrow(narrow)
        window.dock.setVisible(wanted and not narrow)

    def open_overlay(self) -> None:
        """In a narrow window: show the dice over the sheet."""
        if self._overlay is not None:
            self._overlay.open()

    def close_overlay(self) -> bool:
        """Put the overlay away; False if there was none."""
        if self._overlay is None or self._overlay.isHidden():
            return False
        self._overlay.hide()
        self._window.focus_sheet()
        return True

    def fit(self) -> None:
        """The window has another size: take the forms that go with it."""
        window = self._window
        if (window.width() < NARROW_BELOW) is not (self._overlay is not None and self._overlay.narrow):
            self.place_dock()
        small = window.height() < SMALL_BELOW
        if small == self._small:
            return
        self._small = small
        size = window.theme.size
        window.set_menu_height(26 if small else size["menu_bar"])
        window.tool_bar.set_short(small)
        window.status_bar.setVisible(not small)
        if window.has_gm:
            window.gm.giro.refresh()
        self.fit_dock()

    def fit_dock(self) -> None:
        """Give the dock the width of its tab: each keeps its own."""
        window, size = self._window, self._window.theme.size
        if window.dock.tab == "gm":
            wide = window.width() >= GM_WIDE_FROM and not self._small
            width = self._settings.gm_dock_width if wide else size["gm_min"]
        else:
            width = size["dock_min"] if self._small else self._settings.dice_dock_width
        window.dock.set_wanted_width(width)
        window.resizeDocks([window.dock], [width], Qt.Orientation.Horizontal)

    def _on_dock_width(self, width: int) -> None:
        window = self._window
        if not window.dock.isVisible() or window.dock.isFloating() or self._small:
            return
        if window.dock.tab == "gm":
            if window.width() >= GM_WIDE_FROM:
                self._settings.gm_dock_width = max(width, window.theme.size["gm_min"])
        else:
            self._settings.dice_dock_width = min(max(width, 320), 900)
