"""A whole number between − and + that may be missing: a difficulty, a cost in Pa, a Bonus."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.views.fields import ModifierStepper, read_signed
from brp_desktop.views.painted import text_width

NONE = -1
"""What ``changed`` gives where the number is missing."""


class OptionalBox(ModifierStepper):
    """Step 1, with Shift 5; an emptied field is a missing number. ``changed`` gives the number or ``NONE``.

    With ``zero_is_none`` steps go from missing to 1 and back; 0 may still be typed. Half-typed text stays when another
    number is shown.
    """

    WIDTH = 84
    SIDE = 24
    STEP, SMALL_STEP = 1, 5
    LEAST = NONE

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, most: int = 99, zero_is_none: bool = False
    ) -> None:
        self._name = self._missing = self._tip = ""
        self._zero_is_none = zero_is_none
        super().__init__(theme, parent)
        self.MOST = most
        self.edit.setMaxLength(len(str(most)) + 1)
        QWidget.setTabOrder(self.less, self.edit)
        QWidget.setTabOrder(self.edit, self.more)
        self.show_number(None)

    @property
    def number(self) -> int | None:
        """The number shown, None where it is missing."""
        return None if self.value == NONE else self.value

    def show_number(self, number: int | None) -> None:
        """Show a number; no signal comes of it."""
        self.set_value(NONE if number is None else number)
        self.retranslate()

    def set_words(self, name: str, missing: str, tip: str) -> None:
        """What the number is, what stands there while it is missing, and the tooltip."""
        self._name, self._missing, self._tip = name, missing, tip
        self.update()
        self.retranslate()

    def take(self) -> None:
        """Take what is half-typed now, as when the field is left."""
        self._on_finished()

    def step(self, amount: int) -> None:
        """Change by some, as the person does with a key."""
        to = max(0, self.value) + amount
        self._take(NONE if self._zero_is_none and to <= 0 else max(0, to))

    def paintEvent(self, event: object) -> None:
        super().paintEvent(event)
        if self.value != NONE or self.edit.text():
            return
        room = QRectF(self.edit.geometry()).adjusted(-1, 0, 1, 0)
        body, micro = self.theme.font("body"), self.theme.font("micro")
        said, font = self._missing, body
        if text_width(body, said) > room.width() - 6:  # nearer the words would touch the lines
            said, font = (said, micro) if text_width(micro, said) <= room.width() else ("–", body)
        with QPainter(self) as painter:
            painter.setFont(font)
            painter.setPen(self.theme.colour("text" if self.isEnabled() else "text_off"))
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), said)

    def retranslate(self) -> None:
        """Name the parts by the words given."""
        shown = self._missing if self.value == NONE else str(self.value)
        self.edit.setAccessibleName(self.tr("{name}, {number}").format(name=self._name, number=shown))
        self.less.setAccessibleName(self.tr("{name}: one less").format(name=self._name))
        self.more.setAccessibleName(self.tr("{name}: one more").format(name=self._name))
        for part in (self.less, self.more, self.edit):
            part.setToolTip(plain_tip(self._tip))

    def written(self, value: int) -> str:
        return "" if value == NONE else str(value)

    def _on_finished(self) -> None:
        if not self.edit.isModified():
            return
        text = self.edit.text().strip()
        number = read_signed(text) if text else NONE
        if number is None or (text and number < 0):
            self._show_value()
        else:
            self._take(number)
