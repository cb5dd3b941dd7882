"""Parts of the detail panel: the card of an explanation, points to spend, small fields."""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.gauges import paint_gauge
from brp_desktop.painting.theme import Theme
from brp_desktop.views import labels
from brp_desktop.views.brp.parts import is_why_key
from brp_desktop.views.brp.sheet_field import SheetField
from brp_desktop.views.painted import RING, paint_ring

if TYPE_CHECKING:
    from brp_desktop.views.brp.explanations import Why
    from brp_desktop.views.why import WhyPopover


class PanelGround(QWidget):
    """What the panel lies on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self.theme.colour("panel"))


class Card(QFrame):
    """A rounded ground for the rows of an explanation."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.theme.colour("line"), 1))
            painter.setBrush(self.theme.colour("raised"))
            radius = self.theme.radius["card"]
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


class Pool(QWidget):
    """Points spent of points to spend: words, numbers, gauge; more than there are is said, never refused.

    A click, its menu key and ``?`` say where the points come from, once that is known (``explain``).
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._why: Why | None = None
        self.popover: WhyPopover | None = None
        self._name = ""
        self._used = 0
        self._total: int | None = None
        self._of = ""

    @property
    def is_overspent(self) -> bool:
        """Whether more was spent than there is."""
        return self._total is not None and self._used > self._total

    def show_points(self, name: str, used: int, total: int | None, of: str) -> None:
        """``of`` is the sentence «238 of 250»."""
        self._name, self._used, self._total, self._of = name, used, total, of
        self.setAccessibleName(labels.listed([name, of]))
        self.update()

    def explain(self, why: "Why | None") -> None:
        """How many points there are and why; None while that is not known."""
        self._why = why
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if why is None else Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor if why is None else Qt.CursorShape.PointingHandCursor)
        self.setToolTip(plain_tip("" if why is None else why.title))
        self.setAccessibleDescription("" if why is None else labels.listed(f"{r.label} {r.value}" for r in why.rows))

    def ask(self) -> None:
        """Show how many there are and why, under the gauge."""
        from brp_desktop.views.why import WhyPopover

        if self._why is None:
            return
        if self.popover is None:
            self.popover = WhyPopover(self.theme, self)
        self.popover.set_theme(self.theme)
        self.popover.explain(self._why.title, self._why.rows, self._why.notes)
        self.popover.show_at(QRect(self.mapToGlobal(QPoint()), self.size()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.ask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_why_key(event) or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            event.accept()
            self.ask()
            return
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(200, 40)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.theme
        with QPainter(self) as painter:
            painter.setFont(theme.font("body"))
            painter.setPen(theme.colour("text"))
            line = self.rect().adjusted(0, 0, 0, -18)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._name)
            painter.setFont(theme.font("strong"))
            painter.setPen(theme.colour("danger" if self.is_overspent else "text"))
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._of)
            if self._total:
                rect = QRectF(0, self.height() - 14, self.width(), 10)
                colour = theme.colour("danger") if self.is_overspent else None
                paint_gauge(painter, rect, theme, min(self._used, self._total), self._total, None, colour)
            if self.hasFocus():
                paint_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), theme)


class DetailField(SheetField):
    """A field of the panel, as wide as four digits, or as a formula."""

    def sizeHint(self) -> QSize:
        return QSize((64 if self._number else 110) + 2 * RING, 26 + 2 * RING)


class ButtonPair(QWidget):
    """Two buttons beside each other, or one under the other where there is no room for both."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(8)
        self._pair: tuple[QWidget, ...] = ()

    def take(self, first: QWidget, second: QWidget) -> None:
        """The two buttons."""
        self._pair = (first, second)
        for button in self._pair:
            self._line.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self._line.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """After words or width have changed."""
        wanted = sum(button.sizeHint().width() for button in self._pair) + 2 * self._line.spacing()
        directions = QBoxLayout.Direction
        self._line.setDirection(directions.LeftToRight if wanted <= self.width() else directions.TopToBottom)


class Taker(Protocol):
    """What takes numbers typed or stepped into named fields."""

    def take(self, name: str, text: str) -> str:
        """Take what was typed; what is wrong with it, or nothing."""

    def step(self, name: str, amount: int) -> None:
        """Change a number by an arrow key."""


class Taking:
    """Brings what was typed into one field to the panel."""

    def __init__(self, panel: Taker, name: str) -> None:
        self._panel = panel
        self._name = name

    def __call__(self, text: str) -> str:
        return self._panel.take(self._name, text)

    def step(self, amount: int) -> None:
        """An arrow key was pressed in the field."""
        self._panel.step(self._name, amount)
