"""The foot of the development phase: how far it is, undo, roll the rest, finish."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.gauges import paint_gauge
from brp_desktop.painting.theme import Theme
from brp_desktop.play.development import Phase
from brp_desktop.views.controls import PushButton
from brp_desktop.views.gm.parts import label
from brp_desktop.views.labels import MINUS
from brp_desktop.views.painted import RING


class PhaseGauge(QWidget):
    """How many lines are rolled, as a bar."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._done, self._all = 0, 0
        self.setFixedHeight(9)
        self.setFixedWidth(250)

    def show_share(self, done: int, whole: int) -> None:
        """So many of so many."""
        self._done, self._all = done, whole
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_gauge(painter, QRectF(0, 0, self.width(), 8), self._theme, self._done, self._all)


class PhaseFoot(QWidget):
    """Words on the left, buttons on the right."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._error = ""
        self.gauge = PhaseGauge(theme, self)
        self.summary = label(self, theme, "body")
        self.summary.setTextFormat(Qt.TextFormat.RichText)
        self.summary.setObjectName("phase_summary")
        self.note = label(self, theme, "small", "text_2", wraps=True)
        self.undo = PushButton(theme, self)
        self.undo.flat = True
        self.undo.set_look("undo")
        self.undo.setObjectName("phase_undo")
        self.rest = PushButton(theme, self)
        self.rest.set_look("roll")
        self.rest.setObjectName("phase_rest")
        self.later = PushButton(theme, self, height=34)
        self.later.setObjectName("phase_later")
        self.done = PushButton(theme, self, height=34)
        self.done.set_look("check")
        self.done.setObjectName("phase_done")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addSpacing(6)
        bar = QHBoxLayout()
        bar.addWidget(self.gauge)
        bar.addStretch(1)
        words.addLayout(bar)
        words.addSpacing(4)
        words.addWidget(self.summary)
        words.addSpacing(8)
        words.addWidget(self.note)
        words.addStretch(1)
        upper = QHBoxLayout()
        upper.setSpacing(16 - 2 * RING)
        upper.addWidget(self.undo)
        upper.addWidget(self.rest)
        lower = QHBoxLayout()
        lower.setSpacing(10 - 2 * RING)
        lower.addWidget(self.later)
        lower.addWidget(self.done)
        buttons = QVBoxLayout()
        buttons.setSpacing(2)
        buttons.addLayout(upper)
        buttons.addLayout(lower)
        buttons.setAlignment(upper, Qt.AlignmentFlag.AlignRight)
        buttons.setAlignment(lower, Qt.AlignmentFlag.AlignRight)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(18, 5, 18 - RING, 10)
        whole.setSpacing(12)
        whole.addLayout(words, 1)
        whole.addLayout(buttons)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.later.setText(self.tr("Finish later"))
        self.later.setAccessibleName(self.later.text())
        self.done.setText(self.tr("Finish"))
        self.done.setAccessibleName(self.done.text())
        self._say_note()

    def say(self, sentence: str) -> None:
        """What was refused, in place of the note; empty: the note again."""
        self._error = sentence
        self._say_note()

    def _say_note(self) -> None:
        self.note.set_role(self._theme, "danger" if self._error else "text_2")
        kept = self.tr("Closing keeps what is rolled; the other ticks stay.\nThe whole phase is one step in Undo.")
        self.note.setText(self._error or kept)

    def show_phase(self, phase: Phase, last: str) -> None:
        """How the phase stands; ``last`` is the title of the line that Undo takes back, empty for none."""
        done, whole = len(phase.done), len(phase.lines)
        self.gauge.show_share(done, whole)
        points = f"+{phase.points}" if phase.points >= 0 else f"{MINUS}{-phase.points}"
        text = self.tr("{done} rolled, {improved} improved, {points} points in all").format(
            done=self.tr("<b>{done} of {all}</b>").format(done=done, all=whole),
            improved=f"<b>{phase.improved}</b>",
            points=f"<b>{points}</b>",
        )
        self.summary.setText(text)
        plain = text.replace("<b>", "").replace("</b>", "")
        self.summary.setAccessibleName(plain)
        self.undo.setVisible(bool(last))
        self.undo.setText(self.tr("Undo {skill}").format(skill=last).replace("&", "&&"))
        self.undo.setAccessibleName(self.tr("Undo {skill}").format(skill=last))
        rest = sum(1 for line in phase.waiting if line.problem is None)
        words = self.tr("Roll the other %n", "", rest) if done else self.tr("Roll all %n", "", rest)
        self.rest.setText(words)
        self.rest.setAccessibleName(words)
        self.rest.setVisible(rest > 0)
        finished = phase.is_finished and whole > 0
        self.done.setEnabled(finished)
        self.done.set_look("check", primary=finished)
        self.done.setToolTip("" if finished else self.tr("When every line is rolled"))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            fill_rect(painter, QRect(0, 0, self.width(), 1), self._theme.colour("line"))
