"""The card of a resistance roll: the chance and what it means; after the roll who prevails, and the tick."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.play.resistances import TrialRequest, TrialResult
from brp_desktop.views import labels
from brp_desktop.views.controls import LinkButton, PushButton
from brp_desktop.views.gm import resistance_words as words
from brp_desktop.views.gm.parts import Card, label
from brp_desktop.views.gm.secret_strip import STRIP, paint_secret_strip
from brp_desktop.views.painted import RING

CHANCE = 34
"""Size of the chance in px."""


class TrialCard(Card):
    """Wraps, never cuts; a hidden result has the heather frame and «Reveal»."""

    why_requested = Signal()
    """«Why 40%?»"""
    reveal_requested = Signal()
    undo_requested = Signal()
    copy_requested = Signal()
    other_rules_requested = Signal()
    """Two sheets differ: follow the rules of the other one."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("trial_card")
        self._strip = ""
        self.chance = label(self, theme, "result")
        self.why = LinkButton(theme, self)
        self.formula = label(self, theme, "small", "text_2", wraps=True)
        self.verdict = label(self, theme, "heading", wraps=True)
        self.lines = label(self, theme, "small", "text_2", wraps=True)
        self.tick = label(self, theme, "small", "text_2", wraps=True)
        self.undo = LinkButton(theme, self)
        self.mismatch = label(self, theme, "small", "text_2", wraps=True)
        self.other_rules = LinkButton(theme, self)
        self.reveal = PushButton(theme, self, height=28)
        self.reveal.set_look("reveal")
        self.copy = LinkButton(theme, self)
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.addWidget(self.chance)
        top.addStretch(1)
        top.addWidget(self.why, 0, Qt.AlignmentFlag.AlignBottom)
        links = QHBoxLayout()
        links.setContentsMargins(0, 0, 0, 0)
        links.addWidget(self.reveal)
        links.addWidget(self.undo)
        links.addWidget(self.copy)
        links.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(1)
        self._column.addLayout(top)
        for part in (self.formula, self.verdict, self.lines, self.tick):
            self._column.addWidget(part)
        self._column.addLayout(links)
        self._column.addWidget(self.mismatch)
        self._column.addWidget(self.other_rules, 0, Qt.AlignmentFlag.AlignLeft)
        self.why.clicked.connect(self.why_requested)
        self.reveal.clicked.connect(self.reveal_requested)
        self.undo.clicked.connect(self.undo_requested)
        self.copy.clicked.connect(self.copy_requested)
        self.other_rules.clicked.connect(self.other_rules_requested)
        self._parts = (self.chance, self.formula, self.verdict, self.lines, self.tick, self.mismatch)
        for part in self._parts:
            part.setContentsMargins(RING, 0, RING, 0)
        self._margins()
        self._large()
        self.retranslate()

    def show_request(self, request: TrialRequest | None, missing: str) -> None:
        """The chance before the roll; ``missing`` is said where a force is not known."""
        known = request is not None
        self.chance.setText(labels.percent(request.chance) if request is not None else "—")
        self.chance.setAccessibleName(self.chance.text())
        self.why.setVisible(known)
        if request is not None:
            self.why.setText(self.tr("Why {chance}?").format(chance=labels.percent(request.chance)))
        self.formula.setText(words.formula(request) if request is not None else missing)
        mismatch = request is not None and request.agreement.is_mismatch
        self.mismatch.setVisible(mismatch)
        self.other_rules.setVisible(mismatch)
        if request is not None and mismatch:
            side = request.trial.active if request.agreement.source == "a" else request.trial.passive
            self.mismatch.setText(self.tr("The two sheets differ: the rules of {name} hold.").format(name=side.name))

    def show_outlook(self, request: TrialRequest | None) -> None:
        """What each side of the number means; no result."""
        self.verdict.hide()
        self.lines.setText("\n".join(map(labels.first_up, words.outlook(request))) if request is not None else "")
        self.lines.setVisible(request is not None)
        for part in (self.tick, self.undo, self.copy, self.reveal):
            part.hide()
        self._set_strip("")

    def show_result(self, result: TrialResult, *, undone: bool, can_undo: bool) -> None:
        """What came out."""
        hidden = result.request.trial.hidden
        self.verdict.setText(words.verdict(result))
        self.verdict.show()
        self.lines.setText(" ".join(part for part in (words.sentence(result), words.wish(result)) if part))
        self.lines.show()
        reason = "undone" if undone else result.decision.reason
        self.tick.setText(labels.tick_reason(reason, words.parts_name(("pow",), result.request.options)))
        self.tick.setVisible(reason != "resistance_roll")
        self.undo.setVisible(can_undo)
        self.copy.setVisible(not hidden)
        self.reveal.setVisible(hidden)
        self._set_strip(self.tr("Hidden roll: only this panel shows it.") if hidden else "")

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.reveal.setText(self.tr("Reveal"))
        self.undo.setText(self.tr("Undo"))
        self.undo.setAccessibleName(self.tr("Undo the tick of POW"))
        self.copy.setText(self.tr("Copy text"))
        self.other_rules.setText(self.tr("Change"))
        self.other_rules.setAccessibleName(self.tr("Follow the rules of the other sheet"))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        for part in self._parts:
            part.set_theme(theme)
        self._large()
        for button in (self.why, self.undo, self.other_rules, self.reveal, self.copy):
            button.set_theme(theme)

    def _large(self) -> None:
        font = self.theme.font("result")
        font.setPixelSize(CHANCE)
        self.chance.setFont(font)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._strip:
            with QPainter(self) as painter:
                paint_secret_strip(painter, self.rect(), self.theme, self._strip)

    def _set_strip(self, sentence: str) -> None:
        self._strip, self.secret = sentence, bool(sentence)
        self._margins()
        self.updateGeometry()
        self.update()

    def _margins(self) -> None:
        self._column.setContentsMargins(12 - RING, 4 + (STRIP if self._strip else 0), 12 - RING, 10)
