"""The circumstances of a test in the Giro: difficulty, interpretation, penalties that count, a Bonus of 0 declared."""

from msgspec.structs import replace as with_fields
from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_people import XantisPerson
from brp_desktop.play.xantis_subjects import XantisSituation, XantisSubject
from brp_desktop.sheet.xantis_limits import DIFFICULTY
from brp_desktop.sheet.xantis_value_edits import PenaltyId
from brp_desktop.views.controls import LinkButton, PushButton
from brp_desktop.views.gm.parts import SegmentRow, label
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis.flow import FlowRow
from brp_desktop.views.xantis.optional_box import NONE, OptionalBox
from brp_desktop.views.xantis.penalty_boxes import PenaltyBoxes
from brp_desktop.views.xantis.themed import retheme

translate = QCoreApplication.translate


class CircumstancesRow(FlowRow):
    """It keeps what was chosen for the next test (``situation``) until ``begin_anew``; parts go on in another line
    where the width ends.
    """

    changed = Signal()
    """The person chose other circumstances."""
    zero_declared = Signal()
    """A Bonus of 0 is wanted instead of a roll; never while there is a difficulty."""
    later_wanted = Signal(int)
    """The difficulty that came after a Bonus of 0 had been declared: that has failed."""

    def __init__(self, theme: Theme, parent: QWidget, *, difficulty: bool = True, declares: bool = True) -> None:
        """Without ``difficulty`` that is set elsewhere, the same for all; without ``declares`` a Bonus of 0 is."""
        super().__init__(parent, gap=6, centres=True)
        self._who = ""
        self._declares = declares
        self._can_test = self._was_declared = False
        self._situation = XantisSituation()
        self.difficulty_label = label(self, theme, "small", "text_2")
        self.difficulty = OptionalBox(theme, self, most=DIFFICULTY[1], zero_is_none=True)
        self.difficulty.setObjectName("difficulty")
        self.interpretation_label = label(self, theme, "small", "text_2")
        self.interpretation = SegmentRow(theme, [(value, "") for value in range(4)], self)
        self.penalties = PenaltyBoxes(theme, self)
        self.zero = PushButton(theme, self, height=28)
        self.later = LinkButton(theme, self)
        for button in (self.zero, self.later):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.difficulty.setFixedWidth(OptionalBox.WIDTH + 8 + 2 * RING)
        self.later.hide()
        self.zero.setVisible(declares)
        first = self._named(self.difficulty_label, self.difficulty)
        first.setVisible(difficulty)
        second = self._named(self.interpretation_label, self.interpretation)
        self.set_items([first, second, self.penalties, self.zero, self.later])
        self.difficulty.changed.connect(self._on_difficulty)
        self.interpretation.chosen.connect(self._on_interpretation)
        self.penalties.chosen.connect(self._on_penalty)
        self.zero.clicked.connect(self.zero_declared)
        self.later.clicked.connect(self._on_later)
        self.retranslate()

    def _named(self, words: QWidget, field: QWidget) -> QWidget:
        """Words and their field, which stay together."""
        both = QWidget(self)
        line = QHBoxLayout(both)
        line.setContentsMargins(RING, 0, 0, 0)
        line.setSpacing(2)
        line.addWidget(words)
        line.addWidget(field)
        return both

    @property
    def situation(self) -> XantisSituation:
        """What was chosen for the next test."""
        return self._situation

    def begin_anew(self) -> None:
        """The test is made: the next one has no difficulty, no interpretation and all penalties."""
        self._situation = XantisSituation()

    def show_test(
        self, who: str, person: XantisPerson | None, subject: XantisSubject | None, *, was_declared: bool = False
    ) -> None:
        """Show what is chosen for the test of this subject; ``who`` is said with everything.

        ``was_declared``: the last test was a Bonus of 0, of which a difficulty may turn up.
        """
        self._can_test, self._was_declared = subject is not None, was_declared
        if who != self._who:
            self._who = who
            self.retranslate()
        self.difficulty.show_number(self._situation.difficulty)
        self.interpretation.set_value(self._situation.interpretation)
        self.penalties.show_penalties(who, person, subject, self._situation)
        self._show_zero()

    def _show_zero(self) -> None:
        difficulty = self._situation.difficulty
        self.zero.setEnabled(self._can_test and not difficulty)
        self.later.setVisible(self._was_declared)
        if difficulty:
            text = translate("MarginSlip", "Difficulty {number} after all: it fails").format(number=difficulty)
        else:
            text = translate("MarginSlip", "A difficulty after all?")
        self.later.setText(text)
        self.later.setAccessibleName(self._said(text))
        self.arrange()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        retheme(theme, self.difficulty_label, self.difficulty, self.interpretation_label, self.interpretation)
        retheme(theme, self.penalties, self.zero, self.later)
        self.arrange()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        difficulty = translate("xantis", "Difficulty")
        interpretation = translate("xantis", "Interpretation")
        self._show_words()
        tip = translate("ContestSide", "Difficulty: none, or 1 to 99")
        self.difficulty.set_words(self._said(difficulty), translate("Circumstances", "none"), tip)
        self.interpretation.set_words([(str(value), f"{interpretation} {value}") for value in range(4)])
        self.interpretation.setAccessibleName(self._said(interpretation))
        zero = translate("ContestSide", "Bonus 0")
        self.zero.setText(zero)
        self.zero.setAccessibleName(
            translate("ContestSide", "{side} declares a Bonus of 0").format(side=self._who or "?")
        )
        self.zero.setToolTip(translate("ContestSide", "Succeeds without a roll; only without a difficulty"))
        self.later.setToolTip(translate("MarginSlip", "What was declared fails where there is a difficulty"))
        self._show_zero()

    def _show_words(self) -> None:
        """The words before both fields, shortened where these would not stand side by side."""
        full = (translate("xantis", "Difficulty"), translate("xantis", "Interpretation"))
        brief = (translate("Circumstances", "Diff."), translate("Circumstances", "Interpr."))
        places = (self.difficulty_label, self.interpretation_label)
        fields = (self.difficulty, self.interpretation)
        wanted = sum(place.fontMetrics().horizontalAdvance(text) for place, text in zip(places, full, strict=True))
        wanted += sum(field.sizeHint().width() + RING + 4 for field in fields) + self._gap
        is_short = self.width() < wanted
        for place, text, word in zip(places, full, brief, strict=True):
            place.setText(word if is_short else text)
            place.setToolTip(plain_tip(text if is_short else ""))

    def resizeEvent(self, event: QEvent) -> None:
        self._show_words()
        super().resizeEvent(event)

    def _said(self, text: str) -> str:
        return f"{text}, {self._who}" if self._who else text

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _take(self, **fields: object) -> None:
        self._situation = with_fields(self._situation, **fields)
        self._show_zero()
        self.changed.emit()

    def _on_difficulty(self, value: int) -> None:
        self._take(difficulty=None if value == NONE else value)

    def _on_interpretation(self, value: object) -> None:
        if isinstance(value, int):
            self._take(interpretation=value)

    def _on_penalty(self, penalty: PenaltyId, counts: bool) -> None:
        self._take(**{penalty: counts})

    def _on_later(self) -> None:
        """The difficulty that stands in the field is the one that came afterwards; without one it is asked for."""
        if self._situation.difficulty:
            self.later_wanted.emit(self._situation.difficulty)
        else:
            self.difficulty.edit.setFocus(Qt.FocusReason.OtherFocusReason)
