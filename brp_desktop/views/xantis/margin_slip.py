"""The slip under the tray: how the margin came about, who narrates, and a difficulty that comes afterwards."""

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisRequest, XantisResult
from brp_desktop.views.controls import LinkButton
from brp_desktop.views.gm.parts import ThemedLabel
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis import words

LEAST = 40
_TOP = 2


class MarginSlip(QWidget):
    """Before the roll empty, while it runs the outlook, afterwards sentence and narrator; it wraps and never cuts."""

    reads_as = "StaticText"

    later_requested = Signal()
    """The Narrator has set a difficulty for what was declared."""
    height_changed = Signal()
    """The slip needs another height."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("result_card")
        self._result: XantisResult | None = None
        self._request: XantisRequest | None = None
        self._message = ""
        self._difficulty: int | None = None
        self._first = ThemedLabel(theme, self, "body", "text", wraps=True)
        self._second = ThemedLabel(theme, self, "body", "text_2", wraps=True)
        self.later_link = LinkButton(theme, self, type_name="body")
        self.later_link.clicked.connect(self.later_requested)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._say()

    @property
    def sentence(self) -> str:
        """What the slip says, both lines."""
        return " ".join(part for part in (self._first.text(), self._second.text()) if part)

    def clear(self) -> None:
        """Nothing to say."""
        self._show()

    def show_running(self, request: XantisRequest) -> None:
        """While dice run: what succeeds."""
        self._show(request=request)

    def show_result(self, result: XantisResult) -> None:
        """At rest: what happened and who narrates it."""
        self._show(result=result)

    def show_message(self, text: str) -> None:
        """A sentence instead of a result: why something cannot be rolled."""
        self._show(message=text)

    def set_difficulty(self, difficulty: int | None) -> None:
        """The difficulty in force now, which what was declared before may turn out to have."""
        if difficulty != self._difficulty:
            self._difficulty = difficulty
            self._say()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for part in (self._first, self._second, self.later_link):
            part.set_theme(theme)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(max(self.width(), 300)))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, LEAST)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(LEAST, self._lay_out(width, move=False))

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def _show(
        self, *, result: XantisResult | None = None, request: XantisRequest | None = None, message: str = ""
    ) -> None:
        self._result, self._request, self._message = result, request, message
        self._say()

    def _say(self) -> None:
        first, second = self._message, ""
        if self._request is not None:
            first = words.running_sentence(self._request)
        elif self._result is not None:
            outcome = self._result.outcome
            first = words.slip_sentence(outcome)
            said = [words.narrator_sentence(outcome.narrator)]
            if outcome.pa_cost:
                said.append(words.paid(outcome.pa_cost))
            if self._result.own_dice:
                said.append(words.your_dice())
            second = " ".join(said)
        self._first.setText(first)
        self._second.setText(second)
        self._say_link()
        self.setAccessibleName(self.sentence or self.tr("No result yet"))
        self._arrange()
        self.updateGeometry()
        self.height_changed.emit()

    def _say_link(self) -> None:
        """A declared 0 may turn out to have a difficulty: the one that is set by then."""
        declared = self._result is not None and self._result.declared and self._result.outcome.success
        self.later_link.setVisible(declared)
        if self._difficulty:
            text = self.tr("Difficulty {number} after all: it fails").format(number=self._difficulty)
        else:
            text = self.tr("A difficulty after all?")
        self.later_link.setText(text)
        self.later_link.setAccessibleName(text)
        self.later_link.setToolTip(self.tr("What was declared fails where there is a difficulty"))

    def _arrange(self) -> None:
        self._lay_out(self.width(), move=True)

    def _lay_out(self, width: int, *, move: bool) -> int:
        """Both sentences one under the other and the link behind the second where there is room; the height used."""
        y = _TOP
        for label in (self._first, self._second):
            height = label.heightForWidth(width) if label.text() else 0
            if move:
                label.setGeometry(0, y, width, height)
            y += height
        if self.later_link.isHidden():
            return y + _TOP
        link = self.later_link.sizeHint()
        used = self._second.fontMetrics().horizontalAdvance(self._second.text())
        beside = used + 10 + link.width() - 2 * RING <= width
        if move:
            top = y - link.height() + RING if beside else y - RING
            self.later_link.setGeometry(used + 10 - RING if beside else -RING, top, link.width(), link.height())
        return y + _TOP if beside else y + link.height() - 2 * RING + _TOP
