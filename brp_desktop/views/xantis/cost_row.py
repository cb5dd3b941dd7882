"""What the chosen action costs: a number that may be asked for, what is left, and whether the sheet shall keep it."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.xantis_limits import PA_COST
from brp_desktop.views.check import Check
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm.parts import ThemedLabel
from brp_desktop.views.painted import RING, sharp_square, text_width
from brp_desktop.views.xantis.optional_box import NONE, OptionalBox

ROW = 30
_GAP = 8


class CostRow(QWidget):
    """«Costs − 7 + Pa, 14 left»; «9 Pa needed, 3 left.» with a sign where that is too little."""

    cost_chosen = Signal(object, bool)
    """The Pa the person set for this time, None for what the sheet says, and whether the sheet shall keep them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cost: int | None = None
        self._left: int | None = None
        self._problem: RulesError | None = None
        self._label = ThemedLabel(theme, self, "body", "text_2")
        self.box = OptionalBox(theme, self, most=PA_COST[1])
        self.box.setObjectName("pa_cost")
        self.left_label = ThemedLabel(theme, self, "body", "text")
        self.store = Check(theme, self)
        self.store.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.box.changed.connect(self._on_changed)
        self.store.clicked.connect(self._on_store)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_cost(self, cost: int | None, kept: int | None, left: int | None, problem: RulesError | None) -> None:
        """``kept`` is what the sheet says; ``left`` the Pa there are, None where nothing is paid; ``problem`` why the
        action cannot be paid for.
        """
        self._cost, self._left, self._problem = cost, left, problem
        self.box.show_number(cost)
        differs = cost is None or cost != kept
        if not differs:
            self.store.setChecked(False)
        self.store.setVisible(differs and left is not None and problem is None)
        self._show_left()

    def set_usable(self, usable: bool) -> None:
        """Whether the cost can be set now."""
        self.box.setEnabled(usable)
        self.store.setEnabled(usable)

    def ask(self) -> None:
        """Bring the focus to the number that is wanted."""
        self.box.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.box.edit.selectAll()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for part in (self._label, self.box, self.left_label):
            part.set_theme(theme)
        self.store.theme = theme
        self.store.update()
        self._show_left()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self._label.setText(self.tr("Costs"))
        self.box.set_words(self.tr("Cost in Pa"), "—", self.tr("What it costs in Pa this time. Step 1, with Shift 5"))
        self.store.setText(self.tr("Store it"))
        self.store.setAccessibleName(self.tr("Store this cost on the sheet"))
        self.store.setToolTip(self.tr("Store this cost on the sheet"))
        self._show_left()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(300, ROW + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._problem is None:
            return
        with QPainter(self) as painter:
            place = self.left_label.geometry()
            sign: QRectF = sharp_square(place.left() - 21, place.center().y() + 1)
            paint_icon(painter, sign, "warning", self._theme.colour("danger"))

    def _show_left(self) -> None:
        if self._problem is not None:
            text, role = error_sentence(self._problem), "danger"
        elif self._left is None:
            text, role = self.tr("Pa; read-only, nothing is paid"), "text_2"
        elif self._cost == 0:
            text, role = self.tr("Pa: instantaneous"), "text"
        else:
            text, role = self.tr("Pa, {left} left").format(left=self._left), "text"
        self._text = text
        self.left_label.set_role(self._theme, role)
        self._arrange()
        self.update()

    _text = ""

    def _arrange(self) -> None:
        """One line; where the sentence does not fit, the word before the number gives its room."""
        store = 0 if self.store.isHidden() else self.store.sizeHint().width() + _GAP
        sign = 21 if self._problem is not None else 0
        words = self._label.sizeHint().width() + _GAP
        wanted = round(text_width(self._theme.font("body"), self._text)) + 2
        room = self.width() - 2 * RING - self.box.WIDTH - _GAP - sign - store
        self._label.setVisible(room - words >= wanted)
        if not self._label.isHidden():
            room -= words
        x = RING + (0 if self._label.isHidden() else words)
        self._label.setGeometry(RING, RING, words - _GAP, ROW)
        self.box.setGeometry(x - RING, 0, self.box.WIDTH + 2 * RING, ROW + 2 * RING)
        x += self.box.WIDTH + _GAP + sign
        self.store.setGeometry(
            self.width() - self.store.sizeHint().width(), RING + 2, self.store.sizeHint().width(), 26
        )
        # A sentence too long for the line takes two smaller ones.
        fits = wanted <= room
        self.left_label.setFont(self._theme.font("body" if fits else "small"))
        self.left_label.setWordWrap(not fits)
        self.left_label.setText(self._text)
        self.left_label.setGeometry(x, RING if fits else 0, max(0, room), ROW if fits else ROW + 2 * RING)

    def _on_changed(self, value: int) -> None:
        self.cost_chosen.emit(None if value == NONE else value, self.store.isChecked() and value != NONE)

    def _on_store(self, checked: bool) -> None:
        if checked and self.box.number is not None:
            self.cost_chosen.emit(self.box.number, True)
