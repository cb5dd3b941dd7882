"""A track of the head: its name, number, gauge, − and +; a click on the number types another. Knows no system."""

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.gauges import paint_gauge
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM, NumberButton, StepButton

if TYPE_CHECKING:
    from brp_desktop.views.brp.sheet_field import SheetField

WIDTH = 136
HEIGHT = 48
HEIGHT_COMPACT = 46


class Reading(Struct, frozen=True, kw_only=True):
    """What a track shows. ``label`` stands instead of the name and ``sign`` before the number where something is wrong;
    ``said`` is told by tip and to screen readers, ``mark`` a danger line in the gauge.
    """

    name: str
    current: int | None
    maximum: int | None
    said: str
    label: str = ""
    sign: str = ""
    mark: float | None = None
    writable: bool = True


def track_height(look: Look) -> int:
    """Height of a track in px: words over gauge and buttons."""
    return look.px(HEIGHT_COMPACT if look.compact else HEIGHT)


def track_width(look: Look, reading: Reading) -> int:
    """Width in px at which nothing of a track is shortened, at least the design's."""
    number, tail = _figures(reading)
    figures = look.width("strong", number) + look.width("small", tail) + (look.px(18) if reading.sign else 0)
    words = look.width("small", reading.label or reading.name) + look.px(8)
    return max(look.px(WIDTH), round(words + figures + 2) + 2)


def _figures(reading: Reading) -> tuple[str, str]:
    """The number, and what follows it."""
    current = "—" if reading.current is None else str(reading.current).replace("-", labels.MINUS)
    return current, "" if reading.maximum is None else f" / {reading.maximum}"


class GaugeTrack(QWidget):
    """One track. A subclass gives its ``reading`` and takes what was typed and stepped."""

    asked = Signal()
    """The person asks how the number came about."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.number = NumberButton(look, self)
        self.number.right = True
        self.less = StepButton(look, "less", -1, self)
        self.more = StepButton(look, "add", 1, self)
        self.field: SheetField | None = None
        self.number.clicked.connect(self._on_number_clicked)
        self.number.why_requested.connect(self.asked)
        self.less.stepped.connect(self._on_stepped)
        self.more.stepped.connect(self._on_stepped)
        self.refresh()

    # what a subclass says

    def reading(self) -> Reading:
        """What is shown now, in the language in force."""
        raise NotImplementedError

    def step(self, amount: int) -> str:
        """One or some more or less; such steps merge. What is wrong with it, or nothing."""
        raise NotImplementedError

    def take(self, number: int) -> str:
        """A typed number; what is wrong with it, or nothing."""
        raise NotImplementedError

    # for those who hold it

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for part in (self.number, self.less, self.more):
            part.set_look(look)
        if self.field is not None:
            self.field.set_look(look)
        self.refresh()
        self._arrange()

    def refresh(self) -> None:
        """Show the document's value and words of the language in force."""
        found = self._reading = self.reading()
        self.number.set_content("", *_figures(found), found.sign)
        self.number.setAccessibleName(found.said)
        self.number.setToolTip(plain_tip(found.said))
        self.less.setAccessibleName(self.tr("{name}: one less").format(name=found.name))
        self.more.setAccessibleName(self.tr("{name}: one more").format(name=found.name))
        tip = self.tr("With Shift by 5")
        self.less.setToolTip(plain_tip(f"{self.less.accessibleName()} ({tip})"))
        self.more.setToolTip(plain_tip(f"{self.more.accessibleName()} ({tip})"))
        if self.field is not None:
            self.field.setAccessibleName(found.name)
            self.field.set_value("" if found.current is None else str(found.current))
        enabled = found.current is not None and found.writable
        for button in (self.less, self.more):
            button.setEnabled(enabled)
        self._arrange()
        self.update()

    def wanted_width(self) -> int:
        """Width in px at which nothing is shortened, at least the design's."""
        return track_width(self._look, self._reading)

    def commit_pending(self) -> None:
        """Hand in a half-typed number."""
        if self.field is not None:
            self.field.commit_pending()

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width() + 2 * RING_ROOM, track_height(self._look) + 2 * RING_ROOM)

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, found = self._look, self._reading
        with QPainter(self) as painter:
            painter.setFont(look.font("small"))
            painter.setPen(look.colour("danger" if found.label else "text_2"))
            painter.translate(RING_ROOM, RING_ROOM)
            typing = self.field is not None and self.field.isVisible()
            number = self.field if typing and self.field is not None else self.number
            room = number.x() - look.px(6)
            width = self.width() - 2 * RING_ROOM
            label = found.label or found.name
            shown = look.metrics("small").elidedText(label, Qt.TextElideMode.ElideRight, max(0, room))
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextSingleLine)
            painter.drawText(0, 0, width, look.px(20), flags, shown)
            if found.maximum:
                height = look.px(12)
                left, right = look.px(28), width - look.px(28)
                top = self._second_line() + (look.px(24) - height) / 2
                rect = QRectF(left, top, right - left, height)
                paint_gauge(painter, rect, look.theme, max(0, found.current or 0), found.maximum, found.mark)

    def _arrange(self) -> None:
        look = self._look
        wanted = round(self.number.content_width()) + 2 * RING_ROOM
        height = look.px(20) + 4
        self.number.setGeometry(self.width() - wanted, RING_ROOM - 2, wanted, height)
        if self.field is not None:
            width = look.px(60) + 2 * RING_ROOM
            self.field.setGeometry(self.width() - width, 0, width, look.px(20) + 2 * RING_ROOM)
        side = self.less.sizeHint()
        self.less.setGeometry(0, self._second_line(), side.width(), side.height())
        self.more.setGeometry(self.width() - side.width(), self._second_line(), side.width(), side.height())

    def _second_line(self) -> int:
        """Where gauge and buttons begin under the words, px."""
        return track_height(self._look) - self._look.px(24)

    def _commit(self, text: str) -> str:
        from brp_desktop.models.numbers import read_number
        from brp_desktop.views.brp.texts import not_a_number

        number = read_number(text)
        return not_a_number() if number is None else self.take(number)

    def _on_stepped(self, amount: int) -> None:
        self.step(amount)

    def _on_number_clicked(self) -> None:
        if not self._reading.writable or self._reading.current is None:
            return
        field = self._made_field()
        self.number.hide()
        field.show()
        field.setFocus(Qt.FocusReason.TabFocusReason)
        field.selectAll()
        self.update()

    def _made_field(self) -> "SheetField":
        if self.field is None:
            from brp_desktop.views.brp.sheet_field import SheetField

            self.field = SheetField(self._look, self._commit, self, number=True, type_name="strong")
            self.field.hide()
            self.field.stepped.connect(self._on_stepped)
            self.field.focus_changed.connect(self._on_field_focus)
            self.field.escaped.connect(self._leave_field)
            self.field.returnPressed.connect(self._leave_field)
            self.refresh()
        return self.field

    def _on_field_focus(self) -> None:
        field = self.field
        if field is not None and not field.hasFocus() and not field.is_pending and field.isVisible():
            self._close_field()

    def _leave_field(self) -> None:
        if self.field is not None and not self.field.is_pending:
            self._close_field()
            self.number.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close_field(self) -> None:
        if self.field is not None:
            self.field.hide()
        self.number.show()
        self.update()
