"""The row of what sets a test off: the roll button, «Bonus 0» without rolling, and one's own dice."""

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisRequest
from brp_desktop.views import labels
from brp_desktop.views.controls import PushButton, RollButton, native_keys
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.own_faces import OwnFaces

HEIGHT = 34
_GAP, _NARROW_GAP = 9, 6
_NARROW_BELOW = 340


class RollRow(QWidget):
    """«Bonus 0» gives its room away where own dice or the words of the roll button want it."""

    zero_requested = Signal()
    """A Bonus of 0 shall be declared without rolling."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._request: XantisRequest | None = None
        self._running = False
        self._again = False
        self._why_not = ""
        self.roll_button = RollButton(theme, self, primary=True, height=HEIGHT)
        self.roll_button.setObjectName("roll_button")
        self.zero_button = PushButton(theme, self, height=HEIGHT)
        self.zero_button.setObjectName("zero_button")
        self.own = OwnFaces(theme, self)
        self.own.set_height(HEIGHT)
        self.own.width_changed.connect(self._arrange)
        self.zero_button.clicked.connect(self.zero_requested)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_state(self, request: XantisRequest | None, *, running: bool, again: bool, why_not: str) -> None:
        """``again``: this test was rolled before; ``why_not``: why nothing can be rolled now, empty if it can."""
        self._request, self._running, self._again, self._why_not = request, running, again, why_not
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for part in (self.roll_button, self.zero_button, self.own):
            part.set_theme(theme)
        self._arrange()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self._say_roll()
        self._say_zero()
        why_not = self._why_not or (self.tr("The dice are running.") if self._running else "")
        self.own.set_why_not(why_not)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(300, HEIGHT + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, HEIGHT + 2 * RING)

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def _say_roll(self) -> None:
        button, request = self.roll_button, self._request
        if self._running:
            button.setText(self.tr("Show result"))
            button.set_look("skip", native_keys("Esc"), primary=False)
        else:
            button.setText(self.tr("Roll again") if self._again else self.tr("Roll"))
            button.set_look("roll_again" if self._again else "roll", self.tr("Space"), primary=True)
        button.setEnabled(self._running or not self._why_not)
        button.setToolTip(plain_tip("" if button.isEnabled() else self._why_not))
        name = button.text()
        if request is not None and not self._running:
            test = (words.title(request.name), f"Vdr {words.number(request.vdr)}", words.chance_words(request.chance))
            name = self.tr("Roll {test}").format(test=labels.listed(test))
        button.setAccessibleName(name)

    def _say_zero(self) -> None:
        """Only without a difficulty; the tooltip says so."""
        button, request = self.zero_button, self._request
        button.setText(self.tr("Bonus 0"))
        button.setAccessibleName(self.tr("Bonus 0: declare it without rolling"))
        refused = request is not None and not request.may_declare_zero
        button.setEnabled(not self._why_not and not self._running and request is not None and not refused)
        if self._why_not:
            tip = self._why_not
        elif self._running:
            tip = self.tr("The dice are running.")
        elif refused:
            tip = self.tr("Only without a difficulty: a Bonus of 0 is declared where nothing is in the way.")
        else:
            tip = self.tr("Declare a Bonus of 0 without rolling. A difficulty that comes later makes it fail.")
        button.setToolTip(plain_tip(tip))

    def _arrange(self) -> None:
        width = self.width() - 2 * RING
        gap = _GAP if width > _NARROW_BELOW else _NARROW_GAP
        zero = self.zero_button.minimumSizeHint().width() - 2 * RING
        least, roll = self.own.least_width, self.roll_button.minimumSizeHint().width() - 2 * RING
        shown = not self.own.wants_more and least + gap + zero + gap + roll <= width
        taken = zero + gap if shown else 0
        own = min(self.own.wanted_width, max(least, width - roll - gap - taken))
        roll = width - own - gap - taken
        self.zero_button.setVisible(shown)
        height = HEIGHT + 2 * RING
        self.roll_button.setGeometry(0, 0, roll + 2 * RING, height)
        self.zero_button.setGeometry(roll + gap, 0, zero + 2 * RING, height)
        self.own.setGeometry(width - own, 0, own + 2 * RING, height)
