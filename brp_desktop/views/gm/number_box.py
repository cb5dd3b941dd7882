"""A number between − and +, typed or stepped; it may be unknown."""

from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.views.fields import ModifierStepper


class NumberBox(ModifierStepper):
    """Step 1, with Shift 5; Enter takes what was typed, Esc restores it. ``changed`` gives the number."""

    WIDTH = 90
    STEP, SMALL_STEP = 1, 5
    LEAST, MOST = 0, 999

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self._known = True
        self._name = ""
        super().__init__(theme, parent)
        self.setObjectName("number")

    def set_number(self, value: int | None) -> None:
        """Show a number, or a dash for an unknown one; no signal comes of it."""
        self._known = value is not None
        self.set_value(0 if value is None else value)

    def set_name(self, name: str) -> None:
        """What the number is, for screen readers and tool tips."""
        self._name = name
        self.retranslate()

    def written(self, value: int) -> str:
        return str(value) if self._known else "—"

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.edit.setAccessibleName(self._name)
        self.less.setAccessibleName(self.tr("{name}: one less").format(name=self._name))
        self.more.setAccessibleName(self.tr("{name}: one more").format(name=self._name))
        tip = self.tr("Step 1, with Shift 5")
        for part in (self.less, self.more, self.edit):
            part.setToolTip(plain_tip(f"{self._name}. {tip}" if self._name else tip))

    def _take(self, value: int) -> None:
        if not self._known:
            self._known = True
            self._value = -1
        super()._take(value)
