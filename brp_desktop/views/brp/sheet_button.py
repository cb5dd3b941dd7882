"""Buttons, choices and sentences of the sheet that follow its zoom."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM, SINGLE
from brp_desktop.views.painted import PaintedButton, paint_frame
from brp_desktop.views.plain_label import PlainLabel

HEIGHT = 28
LONG = 10
"""With more answers than so many they are found by typing."""
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(SINGLE)


class SheetButton(PaintedButton):
    """Words with an icon before them and a semibold value after them; ``primary`` fills it, ``flat`` has no frame."""

    def __init__(
        self, look: Look, parent: QWidget, icon_name: str = "", *, primary: bool = False, flat: bool = False
    ) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self.icon_name = icon_name
        self.primary = primary
        self.flat = flat
        self.words = ""
        self.value = ""
        self._room_for: tuple[tuple[str, str], ...] = ()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.set_theme(look.theme)

    def keep_room(self, *inscriptions: tuple[str, str]) -> None:
        """Be wide enough for all of these words and values, so that what stands beside it keeps its place."""
        if inscriptions != self._room_for:
            self._room_for = inscriptions
            self.updateGeometry()

    def set_words(self, words: str, value: str = "", tip: str = "") -> None:
        """What is written on it, and what its tip says; both are its accessible name."""
        if (words, value) != (self.words, self.value):
            self.words, self.value = words, value
            self.updateGeometry()
            self.update()
        self.setAccessibleName(" ".join(part for part in (words, value) if part))
        self.setToolTip(plain_tip(tip))
        self.setAccessibleDescription(tip)

    def allow(self, allowed: bool, why_not: str = "") -> None:
        """Whether it can be pressed; where not, its tip says why."""
        self.setEnabled(allowed)
        if not allowed and why_not:
            self.setToolTip(plain_tip(why_not))
            self.setAccessibleDescription(why_not)

    def sizeHint(self) -> QSize:
        look = self._look
        content = max(self._content(*each) for each in ((self.words, self.value), *self._room_for))
        width = content + look.px(2 * (6 if self.flat else 11))
        return QSize(round(width) + 2 * RING_ROOM, look.px(HEIGHT) + 2 * RING_ROOM)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _content(self, words: str, value: str) -> float:
        look = self._look
        width = look.width(self._type(), words)
        if self.icon_name:
            width += look.px(16 + (6 if words or value else 0))
        if value:
            width += look.width("strong", value) + (look.px(5) if words else 0)
        return width

    def _type(self) -> str:
        return "strong" if self.primary else "body"

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, colour, enabled = self._look, self._look.colour, self.isEnabled()
        ground = "pressed" if self.isDown() else "hover" if self.underMouse() else "raised"
        ink = colour("text" if enabled else "text_off")
        if self.primary and enabled:
            fill = colour("accent")
            if self.isDown() or self.underMouse():
                fill = fill.lighter(115 if look.theme.is_dark else 112)
            paint_frame(painter, rect, look.theme, fill, None)
            ink = colour("on_accent")
        elif not self.flat:
            paint_frame(
                painter, rect, look.theme, colour(ground) if enabled else None, colour("border"), dashed=not enabled
            )
        elif enabled and ground != "raised":
            paint_frame(painter, rect, look.theme, colour(ground), None)
        x = rect.center().x() - self._content(self.words, self.value) / 2
        if self.icon_name:
            side = look.px(16)
            paint_icon(painter, QRectF(x, rect.center().y() - side / 2, side, side), self.icon_name, ink)
            x += side + look.px(6)
        painter.setPen(ink)
        for text, style in ((self.words, self._type()), (self.value, "strong")):
            if text:
                painter.setFont(look.font(style))
                width = look.width(style, text)
                painter.drawText(QRectF(x, rect.top(), width + 2, rect.height()), _LEFT, text)
                x += width + look.px(5)


class SheetWords(PlainLabel):
    """A sentence of the sheet that wraps; its left edge is that of the frames of buttons above and below."""

    def __init__(self, look: Look, parent: QWidget, type_name: str = "body", colour: str = "text") -> None:
        super().__init__(parent=parent)
        self.setIndent(RING_ROOM)
        self._type, self._colour = type_name, colour
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.setFont(look.font(self._type))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, look.colour(self._colour))
        self.setPalette(palette)

    def say(self, text: str, colour: str = "") -> None:
        """Show a sentence; without one it takes no room."""
        if colour and colour != self._colour:
            self._colour = colour
            self.set_look(self._look)
        self.setText(text)
        self.setVisible(bool(text))


class SheetChoice(PaintedButton):
    """Words and an arrow: Enter, Space or a click unfolds the answers, of many with a line to find them by."""

    reads_as = "ButtonMenu"

    chosen = Signal(object)
    """The value of the answer that was chosen."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self._answers: tuple[tuple[object, str, str], ...] = ()
        self._value: object = None
        self._title = ""
        self.clicked.connect(self.unfold)

    @property
    def value(self) -> object:
        """The answer in force."""
        return self._value

    @property
    def answers(self) -> tuple[tuple[object, str, str], ...]:
        """The answers: value, name, a figure beside it."""
        return self._answers

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.set_theme(look.theme)

    def set_answers(self, title: str, answers: Sequence[tuple[object, str, str]], value: object) -> None:
        """What is asked, the answers (value, name, figure) and the one in force; no signal comes of it."""
        self._title, self._answers, self._value = title, tuple(answers), value
        name, figure = next(((name, figure) for each, name, figure in answers if each == value), ("", ""))
        self.setText(" ".join(part for part in (name, figure) if part).replace("&", "&&"))
        self._shown = " ".join(part for part in (name, figure) if part)
        self.setAccessibleName(labels.with_value(title, self._shown))
        self.setToolTip(plain_tip(labels.with_value(title, self._shown)))
        self.updateGeometry()
        self.update()

    _shown = ""

    def sizeHint(self) -> QSize:
        look = self._look
        width = min(max(look.width("body", self._shown), look.px(40)), look.px(220)) + look.px(34)
        return QSize(round(width) + 2 * RING_ROOM, look.px(HEIGHT) + 2 * RING_ROOM)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(64), self.sizeHint().height())

    def unfold(self) -> None:
        """Show the answers."""
        if len(self._answers) > LONG:
            from brp_desktop.views.gm.pick_list import Pick, PickList

            picks = PickList(self._look.theme, self.window())
            picks.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            picks.picked.connect(self._take)
            picks.closed.connect(self._back)
            found = [
                Pick((value,), name, "", figure, chosen=value == self._value) for value, name, figure in self._answers
            ]
            picks.open_for(self._title, found, self)
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for value, name, figure in self._answers:
            text = f"{name}\t{figure}" if figure else name
            action = menu.addAction(text.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(value == self._value)
            action.setData((value,))
        menu.triggered.connect(self._on_action)
        menu.popup(self.mapToGlobal(QPoint(RING_ROOM, self.height() - RING_ROOM)))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, enabled = self._look, self.isEnabled()
        fill = look.colour("hover" if self.underMouse() else "raised") if enabled else None
        paint_frame(painter, rect, look.theme, fill, look.colour("border"), dashed=not enabled)
        side = look.px(14)
        arrow = QRectF(rect.right() - side - look.px(6), rect.center().y() - side / 2, side, side)
        if enabled:
            paint_icon(painter, arrow, "chevron-down", look.colour("text_2"))
        style = look.style("body")
        painter.setFont(style.font)
        painter.setPen(look.colour("text" if enabled else "text_off"))
        left = rect.left() + look.px(8)
        shown = style.elided(self._shown, arrow.left() - look.px(4) - left)
        painter.drawText(QRectF(left, rect.top(), rect.width(), rect.height()), _LEFT, shown)

    def _take(self, value: object) -> None:
        if isinstance(value, tuple):
            self.chosen.emit(value[0])

    def _on_action(self, action: object) -> None:
        self._take(action.data())  # type: ignore[attr-defined]  # a QAction of this menu

    def _back(self) -> None:
        self.setFocus(Qt.FocusReason.PopupFocusReason)
