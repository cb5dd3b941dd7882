"""The card of a confrontation that was settled: verdict, both tests, who narrates; hidden ones marked."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.xantis_contests import KeptContest
from brp_desktop.painting.level_signs import paint_level_sign
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_contests import LETTERS, Letter
from brp_desktop.play.xantis_rolls import XantisResult
from brp_desktop.views.controls import PushButton
from brp_desktop.views.gm.parts import Badge, Card, label
from brp_desktop.views.gm.secret_strip import STRIP, paint_secret_strip
from brp_desktop.views.labels import listed, with_value
from brp_desktop.views.times import clock_time
from brp_desktop.views.xantis import contest_words, words
from brp_desktop.views.xantis.themed import retheme


class _Sign(QWidget):
    """The sign of how a test ended."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme, self.level = theme, "success"
        self.setFixedSize(20, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_level_sign(painter, QRectF(3, 3, 14, 14), self.level, self.theme.level(self.level).text)


class ConfrontationCard(Card):
    """Shows one contest; empty it is hidden. Its parts stay, so that the keyboard does."""

    reveal_requested = Signal(str)
    """Id of the hidden contest to reveal."""
    copy_requested = Signal(str)
    """Id of the contest to copy as text."""
    again_requested = Signal()
    """Roll the same once more."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("confrontation_card")
        self._kept: KeptContest | None = None
        self.badge = Badge(theme, "a", self)
        self.verdict = label(self, theme, "verdict", wraps=True)
        self.verdict.setObjectName("verdict")
        self.reason = label(self, theme, "body", "text_2", wraps=True)
        self.narrator = label(self, theme, "body", "text", wraps=True)
        self.earlier = label(self, theme, "small", "text_2", wraps=True)
        self._badges = {letter: Badge(theme, contest_words.SIGNS[letter], self, size=20) for letter in LETTERS}
        self._tests = {letter: label(self, theme, "body", wraps=True) for letter in LETTERS}
        self._dice = {letter: label(self, theme, "body", "text_2") for letter in LETTERS}
        self._signs = {letter: _Sign(theme, self) for letter in LETTERS}
        self._margins = {letter: label(self, theme, "strong") for letter in LETTERS}
        self.reveal = PushButton(theme, self, height=30)
        self.copy = PushButton(theme, self, height=30)
        self.again = PushButton(theme, self, height=30)
        self._build()
        self.reveal.clicked.connect(self._on_reveal)
        self.copy.clicked.connect(self._on_copy)
        self.again.clicked.connect(self.again_requested)
        self.retranslate()

    @property
    def kept(self) -> KeptContest | None:
        """The contest shown."""
        return self._kept

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.verdict, 1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for row, letter in enumerate(LETTERS):
            grid.addWidget(self._badges[letter], row, 0)
            grid.addWidget(self._tests[letter], row, 1)
            grid.addWidget(self._dice[letter], row, 2)
            grid.addWidget(self._signs[letter], row, 3)
            grid.addWidget(self._margins[letter], row, 4)
        buttons = QHBoxLayout()
        buttons.setSpacing(4)
        for button, icon in ((self.reveal, "reveal"), (self.copy, "copy"), (self.again, "roll_again")):
            button.set_look(icon)
            button.flat = button is not self.reveal
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        buttons.addWidget(self.reveal)
        buttons.addWidget(self.copy)
        buttons.addStretch(1)
        buttons.addWidget(self.again)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(5)
        self._column.addWidget(self.earlier)
        self._column.addLayout(head)
        self._column.addLayout(grid)
        self._column.addWidget(self.reason)
        self._column.addWidget(self.narrator)
        self._column.addLayout(buttons)
        self._set_margins()
        self.hide()

    def show_contest(self, kept: KeptContest | None, *, earlier: bool = False) -> None:
        """Show another contest, or nothing; ``earlier``: others stand on the sides now."""
        self._kept = kept
        self.secret = kept is not None and kept.hidden
        self._set_margins()
        self.setVisible(kept is not None)
        if kept is None:
            return
        result = kept.result
        winner = result.winner
        self.badge.setVisible(winner is not None)
        if winner is not None:
            self.badge.set_side(contest_words.SIGNS[winner])
        self.earlier.setVisible(earlier)
        self.earlier.setText(listed((clock_time(kept.time), contest_words.against(result))))
        self.verdict.setText(contest_words.verdict(result).rstrip("."))
        for letter in LETTERS:
            self._show_side(letter, result.roll(letter), contest_words.side_name(result, letter))
        reason = contest_words.why(result)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.narrator.setText(contest_words.narrator(result))
        self.reveal.setVisible(kept.hidden)
        self.setAccessibleName(contest_words.verdict(result))
        self.setAccessibleDescription(contest_words.copy_text(kept))
        self.update()

    def _show_side(self, letter: Letter, roll: XantisResult, name: str) -> None:
        yours = self.tr("own dice") if roll.own_dice else ""
        self._tests[letter].setText(with_value(name, listed((contest_words.test_line(roll), yours))))
        self._dice[letter].setText(contest_words.dice_line(roll))
        self._signs[letter].level = roll.outcome_class
        self._signs[letter].update()
        self._margins[letter].setText(words.bonus_or_malus(roll.outcome.margin))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        retheme(theme, self.badge, self.verdict, self.reason, self.narrator, self.earlier)
        retheme(theme, self.reveal, self.copy, self.again, *self._badges.values())
        for letter in LETTERS:
            retheme(theme, self._tests[letter], self._dice[letter], self._margins[letter])
            self._signs[letter].theme = theme

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.reveal.setText(self.tr("Reveal"))
        self.copy.setText(self.tr("Copy text"))
        self.again.setText(self.tr("Roll again"))
        for button in (self.reveal, self.copy, self.again):
            button.setAccessibleName(button.text())
        self.show_contest(self._kept, earlier=self._kept is not None and not self.earlier.isHidden())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.secret:
            sentence = self.tr("Hidden roll: only this panel shows it.")
            with QPainter(self) as painter:
                paint_secret_strip(painter, self.rect(), self.theme, sentence)

    def _set_margins(self) -> None:
        self._column.setContentsMargins(12, 8 + (STRIP if self.secret else 0), 12, 6)

    def _on_reveal(self) -> None:
        if self._kept is not None:
            self.reveal_requested.emit(self._kept.result.id)

    def _on_copy(self) -> None:
        if self._kept is not None:
            self.copy_requested.emit(self._kept.result.id)
