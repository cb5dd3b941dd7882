"""The card of a contest that was rolled: verdict, both rolls, why, ticks; hidden ones marked and to be revealed."""

from functools import partial

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from brp_desktop.controllers.contest_results import Kept, SideRoll, rolls_of
from brp_desktop.controllers.grants import Grants
from brp_desktop.painting.check_box import paint_tick_box
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.level_signs import paint_level_sign
from brp_desktop.painting.theme import Theme
from brp_desktop.play.one_against_many import PursuitResult
from brp_desktop.play.people import SheetPerson
from brp_desktop.play.rolling import RollResult
from brp_desktop.views import labels, roll_words
from brp_desktop.views.controls import LinkButton, PushButton
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.many_list import ManyList
from brp_desktop.views.gm.parts import Badge, Card, label
from brp_desktop.views.painted import RING
from brp_desktop.views.times import clock_time

_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class _Sign(QWidget):
    """The sign of a level."""

    def __init__(self, theme: Theme, level: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._level = theme, level
        self.setFixedSize(20, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_level_sign(painter, QRectF(3, 3, 14, 14), self._level, self._theme.level(self._level).text)


class _Box(QWidget):
    """A tick box that shows and does nothing; without a state there is none, only its room."""

    def __init__(self, theme: Theme, state: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self.state = theme, state
        self.setFixedSize(20, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.state:
                paint_tick_box(painter, QRectF(3, 3, 14, 14), self._theme, self.state)


class _Strip(QWidget):
    """The head of a hidden roll: eye-off, sentence, time."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.sentence = ""
        self.time = ""
        self.setFixedHeight(30)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour, radius = self.theme.colour, self.theme.radius["card"] - 1
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("hidden_tint"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0, 0, 0, radius), radius, radius)
            paint_icon(painter, QRectF(12, self.height() / 2 - 8, 16, 16), "hidden_roll", colour("hidden"))
            painter.setPen(colour("hidden"))
            painter.setFont(self.theme.font("body"))
            width = QFontMetricsF(painter.font()).horizontalAdvance(self.time)
            painter.drawText(QRectF(self.rect()).adjusted(0, 0, -12, 0), _RIGHT, self.time)
            painter.setFont(self.theme.font("strong"))
            room = self.width() - 36 - 18 - width
            text = QFontMetricsF(painter.font()).elidedText(self.sentence, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(36, 0, room + 2, self.height()), _LEFT, text)


class ContestCard(Card):
    """Shows one contest; empty it is hidden."""

    reveal_requested = Signal(str)
    """Id of the hidden contest to reveal."""
    copy_requested = Signal(str)
    """Id of the contest to copy as text."""
    again_requested = Signal()
    """Roll the same once more."""
    undo_requested = Signal(str)
    """Roll id whose tick is unwanted."""

    def __init__(self, grants: Grants, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("contest_card")
        self._grants = grants
        self._kept: Kept | None = None
        self._earlier = False
        self._body: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(1, 1, 1, 1)
        self._column.setSpacing(0)
        self.strip = _Strip(theme, self)
        self._column.addWidget(self.strip)
        grants.tick_changed.connect(self._on_tick_changed)
        self.hide()

    @property
    def text(self) -> str:
        """Everything the card says, as its accessible description has it."""
        return self.accessibleDescription()

    def show_contest(self, kept: Kept | None, *, earlier: bool = False) -> None:
        """Show another contest, or nothing; ``earlier``: others stand on the sides now, so names take their letters."""
        self._kept, self._earlier = kept, earlier
        self._rebuild()

    def set_earlier(self, earlier: bool) -> None:
        """Other people stand on the sides now, or the same again."""
        if earlier != self._earlier:
            self.show_contest(self._kept, earlier=earlier)

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is in the card."""
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def take_focus(self, name: str = "roll_again") -> None:
        """Put the keyboard on a button of the card, on «Copy text» where there is no such button."""
        if self._body is not None:
            button = self._body.findChild(QWidget, name) or self._body.findChild(QWidget, "copy_contest")
            if button is not None:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        self.strip.theme = theme
        self._rebuild()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()
        super().changeEvent(event)

    def _on_tick_changed(self, roll: str, undone: bool) -> None:
        if self._kept is not None and any(
            line.roll is not None and line.roll.id == roll for line in rolls_of(self._kept.result)
        ):
            self._rebuild()

    def _rebuild(self) -> None:
        focus = QApplication.focusWidget()
        name = focus.objectName() if focus is not None and self.isAncestorOf(focus) else ""
        old, self._body = self._body, None
        if old is not None:
            self._column.removeWidget(old)
        self._show_kept(name)
        # The old buttons go last: what has the focus must not vanish before another has it.
        if old is not None:
            old.hide()
            old.deleteLater()

    def _show_kept(self, focus_name: str) -> None:
        kept = self._kept
        self.secret = kept is not None and kept.hidden
        self.strip.setVisible(self.secret)
        self.setVisible(kept is not None)
        if kept is None:
            return
        self.strip.sentence = self.tr("Hidden roll: only this panel shows it.").rstrip(".")
        self.strip.time = clock_time(kept.time)
        self.strip.update()
        self._body = QWidget(self)
        whole = QVBoxLayout(self._body)
        whole.setContentsMargins(12 - RING, 8, 12 - RING, 6)
        whole.setSpacing(5)
        column = QVBoxLayout()
        column.setContentsMargins(RING, 0, RING, 0)
        whole.addLayout(column)
        if self._earlier:
            head = label(self._body, self.theme, "small", "text_2", wraps=True)
            head.setObjectName("contest_earlier")
            text = self.tr("Earlier: {sides}")
            head.setText(text.format(sides=gm_labels.against(kept.result)))
            column.addWidget(head)
        self._add_verdict(column, kept)
        self._add_rolls(column, kept)
        self._add_why(column, kept)
        self._add_ticks(column, kept)
        self._add_buttons(whole, kept)
        self._column.addWidget(self._body)
        self.setAccessibleName(gm_labels.verdict(kept.result))
        self.setAccessibleDescription(gm_labels.copy_text(kept, self._grants.is_undone))
        if focus_name:
            self._body.show()
            self.take_focus(focus_name)
        self.updateGeometry()
        self.update()

    def _add_verdict(self, column: QVBoxLayout, kept: Kept) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        winner = _winner(kept)
        if winner and not self._earlier:
            row.addWidget(Badge(self.theme, winner, self._body))
        sentence = label(self._body or self, self.theme, "verdict", "text_2" if self._earlier else "text", wraps=True)
        sentence.setText(gm_labels.verdict(kept.result, letters=not self._earlier).rstrip("."))
        sentence.setObjectName("verdict")
        row.addWidget(sentence, 1)
        column.addLayout(row)

    def _add_rolls(self, column: QVBoxLayout, kept: Kept) -> None:
        lines = rolls_of(kept.result)
        several = isinstance(kept.result, PursuitResult)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(4, 1)
        for place, line in enumerate(lines[:1] if several else lines):
            self._add_roll(grid, place, line)
        column.addLayout(grid)
        if several:
            column.addWidget(ManyList(lines[1:], self.theme, self._body))

    def _add_roll(self, grid: QGridLayout, place: int, line: SideRoll) -> None:
        body = self._body or self
        if not self._earlier:
            grid.addWidget(Badge(self.theme, line.letter, body), place, 0)
        what = label(body, self.theme, "body", wraps=True)
        grid.addWidget(what, place, 1)
        if line.roll is None:
            silent = self.tr("did not roll")
            what.setText(labels.with_value(line.side.person.name, silent) if self._earlier else silent)
            return
        said = gm_labels.roll_line(line.side.person, line.roll.request)
        name = line.side.person.name if self._earlier else ""
        what.setText(labels.with_value(name, said) if name else said)
        if line.roll.own_dice:
            what.setText(f"{what.text()} · {self.tr('own dice')}")
        level = line.roll.level.value
        grid.addWidget(_Sign(self.theme, level, body), place, 2)
        if line.roll.roll is not None:
            number = label(body, self.theme, "value")
            font = self.theme.font("strong")
            font.setPixelSize(18)
            number.setFont(font)
            number.setText(labels.roll_digits(line.roll.roll))
            grid.addWidget(number, place, 3)
        words = label(body, self.theme, "body", wraps=True)
        words.setText(gm_labels.level_words(line))
        palette = words.palette()
        palette.setColor(palette.ColorRole.WindowText, self.theme.level(level).text)
        words.setPalette(palette)
        grid.addWidget(words, place, 4)

    def _add_why(self, column: QVBoxLayout, kept: Kept) -> None:
        sentence = gm_labels.why(kept.result, letters=not self._earlier)
        if sentence:
            why = label(self._body or self, self.theme, "body", "text_2", wraps=True)
            why.setText(sentence)
            why.setObjectName("contest_reason")
            column.addWidget(why)

    def _add_ticks(self, column: QVBoxLayout, kept: Kept) -> None:
        for line in rolls_of(kept.result):
            roll = line.roll
            if roll is None or not isinstance(line.side.person, SheetPerson):
                continue
            undone = self._grants.is_undone(roll.id)
            row = QHBoxLayout()
            row.setSpacing(6)
            row.addWidget(
                _Box(self.theme, box_state(roll, undone=undone), self._body or self), 0, Qt.AlignmentFlag.AlignTop
            )
            sentence = label(self._body or self, self.theme, "body", wraps=True)
            sentence.setText(gm_labels.tick_line(roll, undone, line.final))
            row.addWidget(sentence, 1)
            if self._grants.can_take_back(roll.id):
                undo = LinkButton(self.theme, self._body, type_name="body")
                undo.setObjectName(f"undo_{line.letter}")
                undo.setText(self.tr("Undo"))
                title = roll_words.request_title(roll.request)
                undo.setAccessibleName(self.tr("Undo the tick of {skill}").format(skill=title))
                undo.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                undo.clicked.connect(partial(self._on_undo, roll.id))
                row.addWidget(undo)
            column.addLayout(row)

    def _add_buttons(self, column: QVBoxLayout, kept: Kept) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(0, 2, 0, 0)
        row.setSpacing(0)
        if kept.hidden:
            reveal = self._button("reveal", "reveal_button", self.tr("Reveal"))
            reveal.clicked.connect(self._on_reveal)
            row.addWidget(reveal)
        copy = self._button("copy", "copy_contest", self.tr("Copy text"))
        copy.flat = True
        copy.clicked.connect(self._on_copy)
        row.addWidget(copy)
        row.addStretch(1)
        again = self._button("roll_again", "roll_again", self.tr("Roll again"))
        again.flat = True
        again.clicked.connect(self.again_requested)
        row.addWidget(again)
        column.addLayout(row)

    def _button(self, icon_name: str, name: str, words: str) -> PushButton:
        button = PushButton(self.theme, self._body, height=30)
        button.setObjectName(name)
        button.set_look(icon_name)
        button.setText(words)
        button.setAccessibleName(words)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _on_reveal(self) -> None:
        if self._kept is not None:
            self.reveal_requested.emit(self._kept.result.id)

    def _on_copy(self) -> None:
        if self._kept is not None:
            self.copy_requested.emit(self._kept.result.id)

    def _on_undo(self, roll: str, checked: bool = False) -> None:
        self.undo_requested.emit(roll)


def _winner(kept: Kept) -> str:
    if isinstance(kept.result, PursuitResult):
        return "a" if kept.result.gets_away else "b"
    return "" if gm_labels.is_single(kept.result) else kept.result.winner or ""


def box_state(roll: RollResult, *, undone: bool) -> str:
    """The tick box that stands beside the sentence about a roll's tick; empty for none."""
    if roll.tick_reason == "hidden_pending":
        return "hidden"
    if roll.tick:
        return "empty" if undone else "ticked"
    if roll.tick_reason == "already_ticked":
        return "ticked"
    # The box may be ticked from before: a roll that leaves it alone shows no box.
    return "" if roll.request.box else "none"
