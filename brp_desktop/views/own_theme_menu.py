"""Themes of one's own in the menu of themes, looked for whenever it opens."""

from PySide6.QtCore import QObject

from brp_desktop.controllers.appearance import OWN, Appearance
from brp_desktop.views.window_actions import WindowActions


class OwnThemeMenu(QObject):
    """Keeps the end of the menu as the folder of themes is."""

    def __init__(self, actions: WindowActions, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        self._appearance = appearance
        actions.menu("theme").aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Take away what was there and add what is there now."""
        menu, group = self._actions.menu("theme"), self._actions.themes
        for action in group.actions():
            if str(action.data()).startswith(OWN):
                group.removeAction(action)
                menu.removeAction(action)
                action.deleteLater()
        for theme_id, name in self._appearance.themes().items():
            if theme_id.startswith(OWN):
                action = menu.addAction(name.replace("&", "&&"))
                action.setCheckable(True)
                action.setData(theme_id)
                action.setChecked(theme_id == self._appearance.choice)
                group.addAction(action)
