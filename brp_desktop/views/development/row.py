"""One line of the development phase: the fields and buttons of a line that waits, around painted cells."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.models.numbers import read_number
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.theme import Theme
from brp_desktop.play.development import DevelopmentLine
from brp_desktop.play.development_rolls import LineResult
from brp_desktop.rules.brp import BrpOptions, parse_d100
from brp_desktop.rules.dice import parse
from brp_desktop.rules.errors import RulesError
from brp_desktop.views import labels
from brp_desktop.views.controls import IconButton, PushButton, cap_width, native_keys
from brp_desktop.views.development import words
from brp_desktop.views.development.columns import Columns
from brp_desktop.views.development.needed_link import NeededLink
from brp_desktop.views.development.row_painter import HEIGHT, RowPainter
from brp_desktop.views.fields import DiceField
from brp_desktop.views.gm.parts import SegmentRow
from brp_desktop.views.labels import error_sentence
from brp_desktop.views.painted import RING, text_width

FIELD_HEIGHT = 28


class DevelopmentRow(QWidget):
    """A line that waits can be rolled, or settled with own dice; one that is done can be taken back."""

    roll_requested = Signal(str)
    """Key of the line: the program's dice."""
    own_rolled = Signal(str, int)
    """Key of the line and what a real D100 shows."""
    gain_given = Signal(str, object)
    """Key of the line and what the person's gain die came to; None: the program's die."""
    fixed_chosen = Signal(str, bool)
    """Key of the line, and whether its fixed gain is chosen."""
    take_back_requested = Signal(str)
    """Id of the record to take back."""
    explain_requested = Signal(str, QRect)
    """Key of the line whose needed roll was asked about, and where on the screen."""
    stepped = Signal(int)
    """Go this many rows on."""
    came_to = Signal(str)
    """The focus came into the row of this key."""
    refused = Signal(str)
    """What was typed is no such roll: the sentence; empty when that is over."""

    def __init__(self, theme: Theme, line: DevelopmentLine, options: BrpOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("development_row")
        self._theme = theme
        self._options = options
        self._columns: Columns | None = None
        self._pending: LineResult | None = None
        self._current = False
        self.line = line
        self.setFixedHeight(HEIGHT)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.needed = NeededLink(theme, self)
        self.needed.setCursor(Qt.CursorShape.PointingHandCursor)
        self.needed.clicked.connect(self._on_explain)
        self.field = DiceField(theme, self, icon_name="", height=FIELD_HEIGHT, leaves=False)
        self.field.edit.setMaxLength(4)
        self.field.edit.returnPressed.connect(self._on_return)
        self.field.edit.escaped.connect(self._on_escaped)
        self.field.edit.installEventFilter(self)
        choices = ((False, ""), (True, ""))
        self.gain = SegmentRow(theme, choices, self, height=26)
        self.gain.chosen.connect(self._on_gain_chosen)
        self.button = PushButton(theme, self, height=FIELD_HEIGHT)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._on_button)
        self.back = IconButton(theme, "undo", self, side=24)
        self.back.clicked.connect(self._on_take_back)
        for watched in (self.button, self.back, self.needed):
            watched.installEventFilter(self)
        self.show_line(line, None)

    @property
    def title(self) -> str:
        """What the line is about."""
        return words.line_title(self.line.name, self._options)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab goes in the row."""
        gains = (self.gain.button(False), self.gain.button(True))
        return (self, self.needed, self.field.edit, *gains, self.button, self.back)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for part in (self.needed, self.field, self.gain, self.button, self.back):
            part.set_theme(theme)
        self.update()

    def set_columns(self, columns: Columns) -> None:
        """Where the cells lie."""
        self._columns = columns
        self._arrange()
        self.update()

    def show_line(self, line: DevelopmentLine, pending: LineResult | None) -> None:
        """The line as it stands; ``pending``: own dice that improve, whose gain is still to come."""
        was_waiting, was_pending = self.line.waits, self._pending is not None
        self.line, self._pending = line, pending
        if (was_waiting, was_pending) != (line.waits, pending is not None):
            self.field.edit.forget()
            self.field.set_error("")
        rolls = line.waits and line.problem is None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if rolls else Qt.FocusPolicy.StrongFocus)
        self.field.setVisible(rolls)
        self.button.setVisible(rolls)
        chooses = rolls and pending is None and line.gain_fixed is not None
        self.gain.setVisible(chooses)
        if chooses:
            fixed = f"+{line.gain_fixed}"
            self.gain.set_words(((line.gain_dice, line.gain_dice), (fixed, self.tr("{gain} fixed").format(gain=fixed))))
            self.gain.set_value(line.fixed)
            self.gain.setAccessibleName(self.tr("Gain of {skill}").format(skill=self.title))
            for value, word in ((False, line.gain_dice), (True, fixed)):
                button = self.gain.button(value)
                button.setAccessibleName(self.tr("Gain of {skill}: {gain}").format(skill=self.title, gain=word))
        self._say()
        self._arrange()
        self.update()

    def set_current(self, current: bool) -> None:
        """The row the next Enter rolls."""
        if current != self._current:
            self._current = current
            self._say_button()
            self._arrange()
            self.update()

    def take_focus(self) -> None:
        """Bring the keyboard here: into the field of a line that waits."""
        target = self.field.edit if self.field.isVisibleTo(self) else self
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.show_line(self.line, self._pending)

    def result_width(self) -> int:
        """Px the last cell needs for its words in this language."""
        strong, body = self._theme.font("strong"), self._theme.font("body")
        button = text_width(strong, self.tr("Roll")) + 24 + 8 + cap_width(self._theme, native_keys("Enter")) + 24
        spoken = max(text_width(body, self.tr("Improved")), text_width(body, self.tr("No gain"))) + 22 + 30
        return round(max(button, spoken))

    # words

    def _say(self) -> None:
        line = self.line
        self.needed.setText(words.needed_text(line))
        self.needed.setAccessibleName(
            self.tr("Why does {skill} need {rolls}?").format(skill=self.title, rolls=words.needed_text(line))
        )
        self.needed.setToolTip(self.tr("Why these rolls?"))
        if self._pending is not None:
            dice = parse(line.gain_dice)
            self.field.edit.setPlaceholderText(f"{dice.minimum}–{dice.maximum}")
            self.field.edit.setAccessibleName(
                self.tr("Gain of {skill}, own {dice}").format(skill=self.title, dice=line.gain_dice)
            )
        else:
            self.field.edit.setPlaceholderText("01–00")
            self.field.edit.setAccessibleName(self.tr("{skill}: I rolled 01 to 00").format(skill=self.title))
        self.back.set_words(self.tr("Undo {skill}").format(skill=self.title))
        self.setAccessibleName(self._sentence())
        self.setToolTip(plain_tip("" if line.waits and line.problem is None else self._sentence()))
        self._say_button()

    def _say_button(self) -> None:
        cap = native_keys("Enter") if self._current else ""
        self.button.set_look("roll", cap, primary=self._current)
        self.button.setText(self.line.gain_dice if self._pending is not None else self.tr("Roll"))
        self.button.setAccessibleName(
            self.tr("Roll the gain of {skill}").format(skill=self.title)
            if self._pending is not None
            else self.tr("Roll {skill}, {chance}").format(skill=self.title, chance=self._chance())
        )

    def _chance(self) -> str:
        return labels.percent(round(self.line.chance * 100))

    def _sentence(self) -> str:
        """The row read aloud."""
        line = self.line
        if line.done is not None:
            return words.outcome_sentence(line.done, self._options)
        if line.problem is not None:
            return labels.with_value(self.title, error_sentence(RulesError(line.problem, name=self.title)))
        text = self.tr("{skill}, {score}, needs {rolls}, chance {chance}")
        return text.format(skill=self.title, score=self._score(), rolls=words.needed_text(line), chance=self._chance())

    def _score(self) -> str:
        score = self.line.score
        if self.line.kind in {"pow", "characteristic", "ageing"}:
            return "—" if score is None else str(score)
        return labels.percent(score)

    # what the person does

    def _on_return(self) -> None:
        text = self.field.edit.text().strip()
        if self._pending is not None:
            self._give_gain(text)
        elif not text:
            self.roll_requested.emit(self.line.key)
        else:
            try:
                value = parse_d100(text)
            except RulesError as error:
                self._refuse(error_sentence(error))
                return
            self._refuse("")
            self.own_rolled.emit(self.line.key, value)

    def _give_gain(self, text: str) -> None:
        if not text:
            self.gain_given.emit(self.line.key, None)
            return
        dice, value = parse(self.line.gain_dice), read_number(text)
        if value is None or not dice.minimum <= value <= dice.maximum:
            sentence = self.tr("{dice} shows {least} to {most}.")
            self._refuse(sentence.format(dice=self.line.gain_dice, least=dice.minimum, most=dice.maximum))
            return
        self._refuse("")
        self.gain_given.emit(self.line.key, value)

    def _refuse(self, sentence: str) -> None:
        self.field.set_error(sentence)
        self.refused.emit(sentence)

    def _on_button(self) -> None:
        if self.field.edit.text().strip():
            self._on_return()
        elif self._pending is not None:
            self.gain_given.emit(self.line.key, None)
        else:
            self.roll_requested.emit(self.line.key)

    def _on_escaped(self) -> None:
        if self.field.edit.text() or self.field.error:
            self.field.edit.forget()
            self._refuse("")
        else:
            window = self.window()
            QApplication.sendEvent(
                window, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
            )

    def _on_gain_chosen(self, value: object) -> None:
        self.fixed_chosen.emit(self.line.key, bool(value))

    def _on_take_back(self) -> None:
        if self.line.done is not None:
            self.take_back_requested.emit(self.line.done.id)

    def _on_explain(self) -> None:
        corner = self.needed.mapToGlobal(QPoint(0, 0))
        self.explain_requested.emit(self.line.key, QRect(corner, self.needed.size()))

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.came_to.emit(self.line.key)
            self.update()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
            if step:
                self.stepped.emit(step)
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.line.done is not None:
            self._on_take_back()
        elif event.text() == "?" and self.line.score is not None:
            self._on_explain()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QEvent) -> None:
        self.came_to.emit(self.line.key)
        self.update()

    def focusOutEvent(self, event: QEvent) -> None:
        self.update()

    def enterEvent(self, event: QEvent) -> None:
        self._show_back()

    def leaveEvent(self, event: QEvent) -> None:
        self._show_back()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.take_focus()

    # painting

    def _show_back(self) -> None:
        done = self.line.done is not None
        self.back.setVisible(done and (self.underMouse() or self._current))
        self.update()

    def _arrange(self) -> None:
        columns = self._columns
        if columns is None:
            return
        middle = HEIGHT // 2
        left, width = columns.cells["needed"]
        hint = self.needed.sizeHint()
        self.needed.setGeometry(
            left + width - hint.width() + RING, middle - hint.height() // 2, hint.width(), hint.height()
        )
        self.needed.setVisible(bool(self.line.first) or self.line.problem is None)
        place = "gain" if self._pending is not None else "rolled"
        left, width = columns.cells[place]
        tall = FIELD_HEIGHT + 2 * RING
        self.field.setGeometry(left - RING, middle - tall // 2, 74 + 2 * RING, tall)
        left, width = columns.cells["gain"]
        hint = self.gain.sizeHint()
        wide = max(69 + 2 * RING, hint.width())
        self.gain.setGeometry(left - RING, middle - hint.height() // 2, wide, hint.height())
        left, width = columns.cells["result"]
        wide = min(self.button.sizeHint().width() - (0 if self._current else 8), width + 2 * RING)
        self.button.setGeometry(left - RING, middle - tall // 2, wide, tall)
        side = self.back.sizeHint().width()
        self.back.setGeometry(self.width() - side - 8, middle - side // 2, side, side)
        self._show_back()

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        columns, theme = self._columns, self._theme
        if columns is None:
            return
        colour = theme.colour
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = "selected" if self._current else "hover" if self.underMouse() else "sheet"
            fill_rect(painter, self.rect(), colour(ground))
            fill_rect(painter, QRect(0, HEIGHT - 1, self.width(), 1), colour("line"))
            if self._current and theme.high_contrast:
                painter.setPen(QPen(colour("text"), 1.5))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -2))
            if self.hasFocus():
                painter.setPen(QPen(colour("focus"), theme.stroke["focus"]))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -3), 4, 4)
            cells = RowPainter(painter, theme, columns, self.line, self._pending)
            cells.paint(self.title, self._score(), self._chance())
