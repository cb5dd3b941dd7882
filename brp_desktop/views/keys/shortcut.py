"""A shortcut of a part of the window, or of a dialog: it has the keys of its command, also when they change."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from brp_desktop.views.keys.bindings import key_bindings


class CommandShortcut(QShortcut):
    """Works while the focus is in ``parent``. A key that is held does not repeat it, unless ``repeats``."""

    def __init__(self, name: str, parent: QWidget, slot: Callable[[], object], *, repeats: bool = False) -> None:
        super().__init__(parent)
        self._name = name
        self.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.setAutoRepeat(repeats)
        self.activated.connect(slot)
        key_bindings().changed.connect(self._take_keys)
        self._take_keys()

    def _take_keys(self) -> None:
        self.setKeys([QKeySequence(key) for key in key_bindings().window_keys(self._name)])
