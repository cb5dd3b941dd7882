"""Fields of the window: a line to type in with icon, key cap, error sign and focus ring; the modifier; own dice."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.brp import parse_d100
from brp_desktop.rules.errors import RulesError
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import IconButton, cap_width, paint_key_cap
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.keys.telling import command_hint, commands_hint
from brp_desktop.views.labels import MINUS, listed, signed
from brp_desktop.views.painted import RING, paint_frame, paint_ring, sharp_square
from brp_desktop.views.plain_edit import DiceEdit, PlainEdit


class Field(QWidget):
    """A framed line with what belongs to it; the frame, icon, key cap and ring are painted."""

    has_ring = True
    """Its frame stands ``RING`` px inside it."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, icon_name: str = "", key_cap: str = "", height: int = 30
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.icon_name = icon_name
        self.key_cap = key_cap
        self.error = ""
        self._height = height
        self.edit = self.make_edit()
        self.edit.setFrame(False)
        self.edit.focus_changed.connect(self.update)
        self.setFocusProxy(self.edit)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.set_theme(theme)

    def make_edit(self) -> PlainEdit:
        """The line in it."""
        return PlainEdit(self)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        palette = self.edit.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, theme.colour("text"))
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.colour("text_off"))
        self.edit.setPalette(palette)
        self.edit.setFont(theme.font("body"))
        self._arrange()
        self.update()

    def set_height(self, height: int) -> None:
        """Another height of the frame, in px."""
        self._height = height
        self.updateGeometry()

    def set_error(self, sentence: str) -> None:
        """Mark the content as wrong with the reason, or take the mark away with an empty text."""
        if sentence != self.error:
            self.error = sentence
            self.setToolTip(plain_tip(sentence))
            self.edit.setAccessibleDescription(sentence)
            if self.edit.hasFocus():
                announce(self, sentence)
            self._arrange()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(150 + 2 * RING, self._height + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(72, self._height + 2 * RING)

    def body(self) -> QRectF:
        """Outer edge of the frame inside the widget."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.edit.setFocus(Qt.FocusReason.MouseFocusReason)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _arrange(self) -> None:
        body = self.body()
        left = body.left() + (32 if self.icon_name else 6)
        right = body.right() - 6
        if self.error:
            right -= 24
        elif self._shows_cap():
            right -= cap_width(self.theme, self.key_cap) + 6
        self.edit.setGeometry(round(left), round(body.top() + 2), round(right - left), round(body.height() - 4))

    def _shows_cap(self) -> bool:
        return bool(self.key_cap) and self.width() > 160

    def paintEvent(self, event: object) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body, colour = self.body(), self.theme.colour
            enabled = self.isEnabled()
            edge = colour("border")
            fill = colour("hover" if self.underMouse() and not self.edit.hasFocus() else "raised")
            paint_frame(painter, body, self.theme, fill if enabled else None, edge, dashed=not enabled)
            if self.error:
                painter.setPen(QPen(colour("danger"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 4, 4)
                sign = sharp_square(body.right() - 24, body.center().y())
                paint_icon(painter, sign, "warning", colour("danger"))
            elif self._shows_cap():
                x = body.right() - cap_width(self.theme, self.key_cap) - 10
                ink, rim = colour("text_2"), colour("line")
                paint_key_cap(painter, self.theme, x, body.center().y(), self.key_cap, ink, rim)
            if self.icon_name:
                square = sharp_square(body.left() + 10, body.center().y())
                paint_icon(painter, square, self.icon_name, colour("text_2" if enabled else "text_off"))
            if self.edit.hasFocus():
                paint_ring(painter, body, self.theme)


class DiceField(Field):
    """A framed line for what real dice show; Escape takes it back and leaves, unless it is made not to."""

    edit: DiceEdit
    dismissed = Signal()
    """Escape was pressed."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        icon_name: str = "own_dice",
        height: int = 30,
        leaves: bool = True,
    ) -> None:
        super().__init__(theme, parent, icon_name=icon_name, height=height)
        if leaves:
            self.edit.escaped.connect(self._on_escape)

    def make_edit(self) -> DiceEdit:
        return DiceEdit(self)

    def _on_escape(self) -> None:
        self.edit.forget()
        self.set_error("")
        self.dismissed.emit()
        self.edit.leave()


class OwnDiceField(DiceField):
    """Where real dice are typed in: 01–00; Enter settles them exactly like a roll and goes back, as Escape does."""

    rolled = Signal(int)
    """A D100 of 1 … 100 was typed in and confirmed."""
    refused = Signal(str)
    """What was typed is no D100: the sentence."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, height=36)
        self.edit.setObjectName("own_dice_edit")
        self.edit.setMaxLength(12)
        self.edit.returnPressed.connect(self._on_return)
        self.edit.textEdited.connect(self._on_edited)
        self.short = False
        self.retranslate()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        full = self.tr("I rolled: 01–00")
        self.edit.setPlaceholderText(self.tr("I rolled") if self.short else full)
        self.edit.setAccessibleName(self.tr("I rolled, with my own dice: 01 to 00"))
        if not self.error:
            self.explain("")

    def explain(self, why_not: str) -> None:
        """A tip that says why nothing can be typed, or (empty) what can."""
        tip = why_not or command_hint(self.tr("Type what your own dice show, Enter settles it (O)"), "own_dice")
        self.setToolTip(plain_tip(tip))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_return(self) -> None:
        text = self.edit.text().strip()
        if not text:
            return
        try:
            value = parse_d100(text)
        except RulesError as error:
            sentence = error_sentence(error)
            self.set_error(sentence)
            self.refused.emit(sentence)
            return
        self.edit.forget()
        self.set_error("")
        self.rolled.emit(value)
        self.edit.leave()

    def _on_edited(self, text: str) -> None:
        self.set_error("")
        self.explain("")


class ModifierStepper(QWidget):
    """The flat modifier between − and +: step 5, with Shift 1, any number by typing. Enter takes it, Esc restores."""

    has_ring = True
    """Its frame stands ``RING`` px inside it."""
    changed = Signal(int)
    """The modifier the person set, in percent."""

    WIDTH = 110
    SIDE = 30
    """Width of − and + in px."""
    STEP, SMALL_STEP = 5, 1
    LEAST, MOST = -9999, 9999

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("modifier")
        self.theme = theme
        self._value = 0
        self._whose = ""
        self.tail = 0
        """Width in px at the right end, inside the frame, for a button that a panel lays there."""
        self.less = _StepButton(theme, "less", self)
        self.more = _StepButton(theme, "add", self)
        self.edit = PlainEdit(self)
        self.edit.setFrame(False)
        self.edit.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.edit.setMaxLength(8)
        self.edit.editingFinished.connect(self._on_finished)
        self.edit.escaped.connect(self._show_value)
        self.edit.focus_changed.connect(self.update)
        self.edit.installEventFilter(self)
        self.less.clicked.connect(self._on_less)
        self.more.clicked.connect(self._on_more)
        self.set_theme(theme)
        self.retranslate()
        self._show_value()

    @property
    def value(self) -> int:
        """The modifier shown."""
        return self._value

    def set_value(self, value: int) -> None:
        """Show a modifier; no signal comes of it. Half-typed text stays (case D11)."""
        self._value = value
        if not (self.edit.hasFocus() and self.edit.isModified()):
            self._show_value()

    def step(self, amount: int) -> None:
        """Change by some percent, as the person does with a key."""
        self._take(self._value + amount)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        self.less.set_theme(theme)
        self.more.set_theme(theme)
        palette = self.edit.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, theme.colour("text"))
        self.edit.setPalette(palette)
        self.edit.setFont(theme.font("strong"))
        self.update()

    def set_whose(self, whose: str) -> None:
        """Where there are several: what its name for readers begins with."""
        self._whose = whose
        self.retranslate()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.edit.setAccessibleName(listed((self._whose, self.tr("Modifier in percent"))))
        self.less.setAccessibleName(listed((self._whose, self.tr("Modifier 5 less"))))
        self.more.setAccessibleName(listed((self._whose, self.tr("Modifier 5 more"))))
        tip = self.tr("Step 5, with Shift 1 (keys {up} and {down}, {none} resets)")
        tip = commands_hint(tip, up="modifier_up", down="modifier_down", none="modifier_none")
        for part in (self.less, self.more, self.edit):
            part.setToolTip(plain_tip(tip))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.WIDTH + 2 * RING, 30 + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(92 + 2 * RING, 30 + 2 * RING)

    def body(self) -> QRectF:
        """Outer edge of the frame inside the widget."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def resizeEvent(self, event: QEvent) -> None:
        body = self.body().toRect()
        side = self.SIDE
        self.less.setGeometry(body.left(), body.top(), side, body.height())
        self.more.setGeometry(body.right() - self.tail - side + 1, body.top(), side, body.height())
        width = body.width() - self.tail - 2 * side - 4
        self.edit.setGeometry(body.left() + side + 2, body.top() + 2, width, body.height() - 4)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                amount = self.SMALL_STEP if shift else self.STEP
                self.step(amount if event.key() == Qt.Key.Key_Up else -amount)
                self.edit.selectAll()
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: object) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body, colour = self.body(), self.theme.colour
            enabled = self.isEnabled()
            fill = colour("raised") if enabled else None
            paint_frame(painter, body, self.theme, fill, colour("border"), dashed=not enabled)
            end = round(body.right()) - self.tail
            lines = [round(body.left()) + self.SIDE, end - self.SIDE - 1, *([end] if self.tail else [])]
            for x in lines:
                fill_rect(painter, QRectF(x, body.top() + 1, 1, body.height() - 2), colour("line"))
            if self.edit.hasFocus():
                paint_ring(painter, body, self.theme)

    def _on_less(self) -> None:
        self.step(-self.SMALL_STEP if self.less.shifted else -self.STEP)

    def _on_more(self) -> None:
        self.step(self.SMALL_STEP if self.more.shifted else self.STEP)

    def _on_finished(self) -> None:
        if not self.edit.isModified():
            return
        number = read_signed(self.edit.text())
        if number is None:
            self._show_value()
        else:
            self._take(number)

    def _take(self, value: int) -> None:
        value = max(self.LEAST, min(self.MOST, value))
        different = value != self._value
        self._value = value
        self._show_value()
        if different:
            self.changed.emit(value)

    def _show_value(self) -> None:
        self.edit.setText(self.written(self._value))
        self.edit.setModified(False)

    def written(self, value: int) -> str:
        """How a value stands in the field."""
        return signed(value)


class InnerButton(IconButton):
    """A button inside the frame of a field: its ring is inside as well."""

    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, 1, -1, -1)

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(self.theme.colour("focus"), self.theme.stroke["focus"]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 3, 3)


class _StepButton(InnerButton):
    """− or + inside the modifier's frame; remembers whether Shift was held."""

    def __init__(self, theme: Theme, icon_name: str, parent: QWidget) -> None:
        super().__init__(theme, icon_name, parent)
        self.shifted = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().keyPressEvent(event)


def read_signed(text: str) -> int | None:
    """A number typed with any of the signs in use: ``+5``, ``-20``, ``−20``, ``± 0``; None for anything else.

    An empty field counts as 0 (case R09).
    """
    plain = text.replace(MINUS, "-").replace("–", "-").replace("±", "").replace("%", "")
    plain = "".join(plain.split())
    if not plain:
        return 0
    sign = -1 if plain.startswith("-") else 1
    digits = plain[1:] if plain[0] in "+-" else plain
    if not digits.isascii() or not digits.isdigit() or len(digits) > 4:
        return None
    return sign * int(digits)
