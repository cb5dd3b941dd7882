"""A number of the sheet in a row: its name, − and + around a field, what it is counted out of."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM, StepButton
from brp_desktop.views.brp.sheet_button import HEIGHT
from brp_desktop.views.brp.sheet_field import SheetField

FIELD = 42
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextSingleLine)


class SheetNumber(QWidget):
    """Exact entry in the field, steps beside it; ``take`` says what is wrong with a typed text, or nothing."""

    stepped = Signal(int)
    """Signed amount, by − and +, or by the arrow keys in the field."""

    def __init__(self, look: Look, take: Callable[[str], str], parent: QWidget, *, steps: bool = True) -> None:
        super().__init__(parent)
        self._look = look
        self._label = ""
        self._tail = ""
        self.field = SheetField(look, take, self, number=True)
        self.less: StepButton | None = None
        self.more: StepButton | None = None
        if steps:
            self.less = StepButton(look, "less", -1, self)
            self.setTabOrder(self.less, self.field)
            self.more = StepButton(look, "add", 1, self)
            self.setTabOrder(self.field, self.more)
            self.less.stepped.connect(self.stepped)
            self.more.stepped.connect(self.stepped)
        self.field.stepped.connect(self.stepped)
        self.setFocusProxy(self.field)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for part in (self.field, self.less, self.more):
            if part is not None:
                part.set_look(look)
        self.updateGeometry()
        self._arrange()
        self.update()

    def set_words(self, label: str, tail: str = "", *, less: str = "", more: str = "", tip: str = "") -> None:
        """The name before it, what follows it («/ 6»), and what − and + do."""
        self._label, self._tail = label, tail
        self.field.setAccessibleName(f"{label} {tail}".strip())
        if tip and not self.field.error:
            self.field.setToolTip(plain_tip(tip))
        for button, words in ((self.less, less), (self.more, more)):
            if button is not None:
                button.setAccessibleName(words)
                button.setToolTip(plain_tip(words))
        self.updateGeometry()
        self._arrange()
        self.update()

    def set_value(self, value: int | None) -> None:
        """What the sheet holds; half-typed text stays."""
        self.field.set_value("" if value is None else str(value))

    def allow(self, *, less: bool = True, more: bool = True, field: bool = True) -> None:
        """What can be used."""
        self.field.setEnabled(field)
        if self.less is not None:
            self.less.setEnabled(less)
        if self.more is not None:
            self.more.setEnabled(more)

    def sizeHint(self) -> QSize:
        return QSize(self._places()[-1].right() + 1, self._look.px(HEIGHT) + 2 * RING_ROOM)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        label, _, _, _, tail = self._places()
        with QPainter(self) as painter:
            painter.setFont(look.font("small"))
            painter.setPen(look.colour("text_2"))
            painter.drawText(label, _LEFT, self._label)
            painter.drawText(tail, _LEFT, self._tail)

    def _places(self) -> tuple[QRect, QRect, QRect, QRect, QRect]:
        """Label, −, field, +, tail from left to right."""
        look = self._look
        height = look.px(HEIGHT) + 2 * RING_ROOM
        x, found = RING_ROOM, []
        steps = self.less is not None
        side = look.px(24) + 2 * RING_ROOM if steps else 0
        widths = (
            round(look.width("small", self._label)) + look.px(2) if self._label else 0,
            side,
            look.px(FIELD) + 2 * RING_ROOM,
            side,
            round(look.width("small", self._tail)) + look.px(4) if self._tail else 0,
        )
        for place, width in enumerate(widths):
            square = place in (1, 3)
            top = (height - side) // 2 if square else 0
            found.append(QRect(x, top, width, side if square else height))
            x += width - (RING_ROOM if 0 < place < 3 and steps else 0)
        return found[0], found[1], found[2], found[3], found[4]

    def _arrange(self) -> None:
        _, less, field, more, _ = self._places()
        height = self._look.px(24) + 2 * RING_ROOM
        self.field.setGeometry(field.left(), (field.height() - height) // 2, field.width(), height)
        if self.less is not None:
            self.less.setGeometry(less)
        if self.more is not None:
            self.more.setGeometry(more)
