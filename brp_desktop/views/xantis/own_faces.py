"""Where real D6 are typed in: two fields, then one more die at a time as long as a critical wants it."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import dice_wanted, read_faces
from brp_desktop.rules.errors import RulesError
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.keys.telling import command_hint
from brp_desktop.views.painted import RING, paint_frame, paint_ring, text_width
from brp_desktop.views.plain_edit import DiceEdit, row_digit

HEIGHT = 36
_ICON = 30
_CELL = 26
_OPEN = _ICON + 2 * _CELL + 18


class OwnFaces(QWidget):
    """Each digit goes on to the next field; Enter settles the dice exactly like a roll, Esc takes them back.

    At rest it looks like a button with words; with the focus or a die in it, it shows its fields. A critical wants
    more dice: then it is wider (``width_changed``) and asks for exactly those, one after another.
    """

    rolled = Signal(object)
    """Tuple of faces, exactly as many as the test wants. They stay in the fields until ``clear``."""
    said = Signal(str, bool)
    """A sentence about what was typed or is wanted now, empty when that is over; and whether it is an error."""
    width_changed = Signal()
    """It needs another width (``wanted_width``)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._height = HEIGHT
        self._more: tuple[int, ...] = ()
        self._is_error = False
        self._why_not = ""
        self.first, self.second, self.extra = (DiceEdit(self) for _ in range(3))
        self.first.setObjectName("own_dice_edit")
        for edit in self._edits():
            edit.setFrame(False)
            edit.setAlignment(Qt.AlignmentFlag.AlignCenter)
            edit.installEventFilter(self)
            edit.escaped.connect(self._on_escaped)
            edit.returnPressed.connect(self._on_return)
            edit.focus_changed.connect(self._on_focus)
        self.setFocusProxy(self.first)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.set_theme(theme)
        self.retranslate()

    @property
    def faces(self) -> tuple[int, ...]:
        """The dice typed so far."""
        two = tuple(int(edit.text()) for edit in (self.first, self.second) if edit.text())
        return (*two, *self._more) if len(two) == 2 else two

    @property
    def wants_more(self) -> bool:
        """Whether the two dice are a critical, so that there is a third field."""
        return bool(self.first.text() and self.second.text() and dice_wanted(self.faces[:2]))

    @property
    def wanted_width(self) -> int:
        """Width of the frame that shows all there is to show, in px."""
        if not self.wants_more:
            words = text_width(self._theme.font("body"), self.first.placeholderText())
            return round(max(_ICON + words + 16, _OPEN))
        dice = text_width(self._theme.font("strong"), self._lying())
        return round(_ICON + 2 * _CELL + dice + _CELL + 30)

    @property
    def least_width(self) -> int:
        """Width of the frame below which something would be missing: at rest its sign does, in px."""
        if self.wants_more:
            return self.wanted_width
        return _OPEN if self._is_open() else _ICON + 6

    def clear(self) -> None:
        """Take all dice back."""
        more = self.wants_more
        back = self.extra.hasFocus() or self.second.hasFocus()
        for edit in self._edits():
            edit.forget()
        self._more = ()
        self._say("")
        if back:
            self.first.setFocus(Qt.FocusReason.OtherFocusReason)
        self._arrange()
        if more:
            self.width_changed.emit()

    def set_height(self, height: int) -> None:
        """Another height of the frame, in px."""
        self._height = height
        self.updateGeometry()

    def set_why_not(self, why: str) -> None:
        """Why no dice can be typed now; empty: they can."""
        self._why_not = why
        self.setEnabled(not why)
        self._show_tips()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for edit in self._edits():
            palette = edit.palette()
            palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
            palette.setColor(QPalette.ColorRole.Text, theme.colour("text"))
            palette.setColor(QPalette.ColorRole.PlaceholderText, theme.colour("text_2"))
            palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.PlaceholderText, theme.colour("text_off"))
            edit.setPalette(palette)
            edit.setFont(theme.font("strong"))
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.first.setPlaceholderText(self.tr("My dice"))
        self.first.setAccessibleName(self.tr("First of my own dice, 1 to 6"))
        self.second.setAccessibleName(self.tr("Second of my own dice, 1 to 6"))
        self.extra.setAccessibleName(self.tr("One more of my own dice, 1 to 6"))
        self._show_tips()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.EnabledChange:
            self.update()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width + 2 * RING, self._height + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_width + 2 * RING, self._height + 2 * RING)

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        (self.extra if self.wants_more else self.first).setFocus(Qt.FocusReason.MouseFocusReason)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and isinstance(watched, DiceEdit):
            if event.matches(QKeySequence.StandardKey.Paste):
                self._paste()
                return True
            if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
                self._take_back(watched)
                return True
            if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                self._step(watched, event.key())
                return True
            plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
            if plain and event.text().isprintable() and event.text():
                self._type(watched, row_digit(event) or event.text())
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, colour = self._theme, self._theme.colour
        body, enabled = self._body(), self.isEnabled()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            fill = colour("hover" if self.underMouse() and not self._is_open() else "raised") if enabled else None
            paint_frame(painter, body, theme, fill, colour("border"), dashed=not enabled)
            if self._is_error:
                painter.setPen(QPen(colour("danger"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 4, 4)
            icon, ink = ("warning", "danger") if self._is_error else ("own_dice", "text_2" if enabled else "text_off")
            square = QRectF(round(body.left() + 9), round(body.center().y() - 8), 16, 16)
            paint_icon(painter, square, icon, colour(ink))
            if self._is_open():
                self._paint_cells(painter)
            if self._has_focus():
                paint_ring(painter, body, theme)

    def _paint_cells(self, painter: QPainter) -> None:
        colour = self._theme.colour
        for edit in self._shown():
            if edit is self.extra and not dice_wanted(self.faces):
                continue
            cell = QRectF(edit.geometry()).adjusted(0, 2, 0, -2)
            focus = edit.hasFocus()
            fill_rect(
                painter, QRectF(cell.left(), cell.bottom() - 1, cell.width(), 2 if focus else 1), colour("border")
            )
        if self.wants_more:
            painter.setFont(self._theme.font("strong"))
            painter.setPen(colour("text_2"))
            left = self.second.geometry().right() + 4.0
            area = QRectF(left, self._body().top(), self.extra.geometry().left() - left, self._body().height())
            painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), self._lying())

    # what is typed

    def _type(self, edit: DiceEdit, text: str) -> None:
        """A sign that was typed: a face goes into the field and on to the next one, blanks and commas are skipped."""
        if text in " ,;+":
            return
        if text not in "123456":
            self._say(error_sentence(RulesError("invalid_dice")), error=True)
            return
        self._put(edit, int(text))

    def _put(self, edit: DiceEdit, face: int) -> None:
        if edit is self.extra:
            if dice_wanted(self.faces):
                self._more = (*self._more, face)
        else:
            self._more = ()
            edit.setText(str(face))
        self._ask()
        if edit is self.first and not self.second.text():
            self._go(self.second)
        elif self.wants_more:
            self._go(self.extra)
        elif edit is self.first:
            self._go(self.second)
        else:
            edit.selectAll()

    def _take_back(self, edit: DiceEdit) -> None:
        if edit is self.extra:
            if self._more:
                self._more = self._more[:-1]
            else:
                self.second.forget()
                self._go(self.second)
        elif edit.text():
            edit.forget()
            self._more = ()
        elif edit is self.second:
            self.first.forget()
            self._go(self.first)
        self._ask()

    def _paste(self) -> None:
        from PySide6.QtGui import QGuiApplication

        try:
            faces = read_faces(QGuiApplication.clipboard().text())
        except RulesError as error:
            self._say(error_sentence(error), error=True)
            return
        self.put_in(faces)

    def put_in(self, faces: Iterable[int]) -> None:
        """Fill the fields as if the faces were typed one after another."""
        self.clear()
        for place, face in enumerate(faces):
            self._put((self.first, self.second)[place] if place < 2 else self.extra, face)

    def _ask(self) -> None:
        """Say what is wanted now, and take the width that goes with it."""
        wants = self.wants_more and dice_wanted(self.faces) > 0
        self._say(error_sentence(RulesError("missing_extra")) if wants else "")
        self._arrange()
        self.width_changed.emit()

    def _step(self, edit: DiceEdit, key: int) -> None:
        shown = self._shown()
        at = shown.index(edit) + (1 if key == Qt.Key.Key_Right else -1)
        self._go(shown[max(0, min(len(shown) - 1, at))])

    def _go(self, edit: DiceEdit) -> None:
        self._arrange()
        edit.setFocus(Qt.FocusReason.OtherFocusReason)
        edit.selectAll()

    def _on_return(self) -> None:
        faces = self.faces
        if not faces:
            return
        wanted = dice_wanted(faces)
        if wanted:
            code = "missing_extra" if len(faces) >= 2 else "invalid_dice"
            self._say(error_sentence(RulesError(code)), error=True)
            return
        self.rolled.emit(faces)
        if not self.faces:
            self._leave()

    def _on_escaped(self) -> None:
        self.clear()
        self._leave()

    def _leave(self) -> None:
        """The focus goes back to where it was before, if it is still here."""
        for edit in self._edits():
            edit.leave()

    def _say(self, sentence: str, *, error: bool = False) -> None:
        self._is_error = error and bool(sentence)
        for edit in self._edits():
            edit.setAccessibleDescription(sentence)
        self.said.emit(sentence, self._is_error)
        self._show_tips()
        self.update()

    def show_error(self, sentence: str) -> None:
        """Mark what was typed as refused."""
        self._say(sentence, error=True)

    # what is shown

    def _on_focus(self) -> None:
        self._arrange()
        self.width_changed.emit()
        self.update()

    def _edits(self) -> tuple[DiceEdit, DiceEdit, DiceEdit]:
        return self.first, self.second, self.extra

    def _shown(self) -> list[DiceEdit]:
        return [self.first, self.second, self.extra] if self.wants_more else [self.first, self.second]

    def _has_focus(self) -> bool:
        return any(edit.hasFocus() for edit in self._edits())

    def _is_open(self) -> bool:
        return self._has_focus() or bool(self.first.text() or self.second.text())

    def _lying(self) -> str:
        """The dice of a critical after the first two, with the sign for the next; only the last ones of many."""
        shown = self._more if len(self._more) <= 3 else ("…", *self._more[-3:])
        return " ".join(f"+ {face}" for face in shown) + (" +" if dice_wanted(self.faces) else "")

    def _body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def _arrange(self) -> None:
        body = self._body().toRect()
        top, height = body.top() + 4, body.height() - 8
        left = body.left() + _ICON
        opened = self._is_open()
        self.second.setVisible(opened)
        self.extra.setVisible(opened and self.wants_more)
        self.first.setFont(self._theme.font("strong" if opened else "body"))
        if not opened:
            self.first.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
            self.first.setGeometry(left, body.top() + 2, body.right() - left - 3, body.height() - 4)
            return
        self.first.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.first.setGeometry(left, top, _CELL, height)
        self.second.setGeometry(left + _CELL + 8, top, _CELL, height)
        self.extra.setGeometry(body.right() - _CELL - 4, top, _CELL, height)
        self.update()

    def _show_tips(self) -> None:
        tip = self._why_not or command_hint(self.tr("Type what your own dice show, Enter settles it (O)"), "own_dice")
        for part in (self, *self._edits()):
            part.setToolTip(plain_tip(tip))
