"""The interfaces behind ``reading``; nothing of this is loaded before something reads the window."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QFrame, QWidget

from brp_desktop.views.painted import without_mnemonic

PRESS = QAccessibleActionInterface.pressAction()
Role = QAccessible.Role


def readable(thing: QObject, role: str) -> QAccessibleWidget | None:
    """The interface of a widget, by the role of its class or else by the rule; Qt keeps it as long as the widget."""
    if not isinstance(thing, QWidget):
        return None
    if not role:
        return _ByRule(thing)
    return (
        _Opener(thing, QAccessible.Role[role])
        if hasattr(thing, "click")
        else QAccessibleWidget(thing, QAccessible.Role[role])
    )


class _ByRule(QAccessibleWidget):
    """A widget that says by its name and its content what it is."""

    def role(self) -> Role:
        widget = self.object()
        if not isinstance(widget, QWidget):
            return Role.Client
        if widget.isWindow():
            return Role.Dialog
        if not self.text(QAccessible.Text.Name):
            return Role.Border if isinstance(widget, QFrame) else Role.Client
        return Role.Grouping if self.childCount() else Role.StaticText


class _Opener(QAccessibleWidget):
    """A button that opens a list, a page or a window: pressing is all it is for, whether it looks pressed or not."""

    def text(self, t: QAccessible.Text) -> str:
        said = super().text(t)
        button = self.object()
        if t == QAccessible.Text.Name and not said and isinstance(button, QAbstractButton):
            return without_mnemonic(button.text())
        return said

    def state(self) -> QAccessible.State:
        state, button = super().state(), self.object()
        if self.role() == QAccessible.Role.ButtonMenu:
            state.hasPopup = 1
        elif self.role() == QAccessible.Role.PageTab and isinstance(button, QAbstractButton):
            state.selectable, state.selected = 1, int(button.isChecked())
        return state

    def actionNames(self) -> list[str]:  # noqa: N802
        return [PRESS, *super().actionNames()]

    def doAction(self, actionName: str) -> None:  # noqa: N802, N803
        button = self.object()
        if actionName == PRESS and button is not None:
            QTimer.singleShot(0, button, getattr(button, "click"))  # noqa: B009
        else:
            super().doAction(actionName)
