"""The circumstances of the next test: difficulty, interpretation, which penalties count, and a menu of the rest."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisRequest
from brp_desktop.sheet.xantis import Penalty
from brp_desktop.sheet.xantis_limits import DIFFICULTY
from brp_desktop.views import labels
from brp_desktop.views.check import Check
from brp_desktop.views.controls import IconButton
from brp_desktop.views.gm.parts import SegmentRow, ThemedLabel
from brp_desktop.views.keys.telling import commands_hint
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis.glosses import with_gloss
from brp_desktop.views.xantis.optional_box import NONE, OptionalBox

if TYPE_CHECKING:
    from brp_desktop.sheet.xantis_value_edits import PenaltyId

LETTERS: "Mapping[PenaltyId, str]" = {"pme": "Pme", "pr": "Pr", "pd": "Pd"}
"""What the source calls the penalties; no language translates them."""

ROW = 30
_GAP = 5
_BETWEEN = 10
_SEGMENTS = 98
_WIDEST = 112


class Circumstances(QWidget):
    """Two rows. Where they do not fit, the words before the fields are shortened; their full names stay."""

    difficulty_chosen = Signal(object)
    """The difficulty the person set: a number or None."""
    interpretation_chosen = Signal(int)
    """0 … 3."""
    penalty_chosen = Signal(str, bool)
    """``pme``, ``pr`` or ``pd``, and whether it counts."""
    more_requested = Signal()
    """The menu of what is rarer is wanted."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._short = False
        self._request: XantisRequest | None = None
        self._penalties: Mapping[PenaltyId, Penalty] = {}
        self._difficulty_label = ThemedLabel(theme, self, "body", "text_2")
        self.difficulty = OptionalBox(theme, self, most=DIFFICULTY[1], zero_is_none=True)
        self.difficulty.setObjectName("difficulty")
        self._interpretation_label = ThemedLabel(theme, self, "body", "text_2")
        self.interpretation = SegmentRow(theme, [(value, "") for value in range(4)], self)
        self._penalties_label = ThemedLabel(theme, self, "body", "text_2")
        self.boxes: dict[PenaltyId, Check] = {}
        for id_ in LETTERS:
            box = Check(theme, self)
            box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            box.clicked.connect(partial(self._on_penalty, id_))
            self.boxes[id_] = box
        self.more_button = IconButton(theme, "more", self, side=26)
        self.more_button.clicked.connect(self.more_requested)
        self.difficulty.changed.connect(self._on_difficulty)
        self.interpretation.chosen.connect(self._on_interpretation)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_request(self, request: XantisRequest | None, penalties: "Mapping[PenaltyId, Penalty]") -> None:
        """What is in force for the next test, and the penalties of the sheet."""
        self._request, self._penalties = request, penalties
        if request is not None:
            self.difficulty.show_number(request.situation.difficulty)
            self.interpretation.set_value(request.situation.interpretation)
        self._show_penalties()

    def set_usable(self, usable: bool) -> None:
        """Whether anything can be set now."""
        for part in (self.difficulty, self.interpretation, self.more_button):
            part.setEnabled(usable)
        self._show_penalties(usable=usable)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for label in (self._difficulty_label, self._interpretation_label, self._penalties_label):
            label.set_theme(theme)
        for part in (self.difficulty, self.interpretation, self.more_button):
            part.set_theme(theme)
        for box in self.boxes.values():
            box.theme = theme
            box.update()
        self._arrange()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self._show_words()
        tip = self.tr("Difficulty: none, or 1 to 99 ({key}; keys {up} and {down}, {none} for none)")
        tip = commands_hint(tip, key="xantis_difficulty", up="modifier_up", down="modifier_down", none="modifier_none")
        self.difficulty.set_words(QCoreApplication.translate("xantis", "Difficulty"), self.tr("none"), tip)
        said = QCoreApplication.translate("xantis", "Interpretation")
        self.interpretation.set_words([(str(value), f"{said} {value}") for value in range(4)])
        self.interpretation.setAccessibleName(said)
        self.more_button.set_words(self.tr("More: opponent’s Bonus, hidden roll, paying"))
        self._show_penalties()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(300, 2 * ROW + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def _show_words(self) -> None:
        full = (
            QCoreApplication.translate("xantis", "Difficulty"),
            QCoreApplication.translate("xantis", "Interpretation"),
            self.tr("Penalties"),
        )
        short = (self.tr("Diff."), self.tr("Interpr."), self.tr("Pen."))
        places = (self._difficulty_label, self._interpretation_label, self._penalties_label)
        for label, words, brief in zip(places, full, short, strict=True):
            label.setText(brief if self._short else words)
            label.setToolTip(plain_tip(words if self._short else ""))

    def _show_penalties(self, *, usable: bool | None = None) -> None:
        if usable is None:
            usable = self.difficulty.isEnabled()
        request = self._request
        for id_, box in self.boxes.items():
            penalty = self._penalties.get(id_, Penalty())
            counts = penalty.value > 0
            box.setText(f"{LETTERS[id_]} {penalty.value}")
            box.setChecked(counts and request is not None and getattr(request.situation, id_))
            box.setEnabled(usable and counts)
            box.setAccessibleName(labels.listed((f"{LETTERS[id_]} {penalty.value}", penalty.name)))
            box.setToolTip(plain_tip(self._penalty_tip(id_, penalty)))
        self._arrange()

    def _penalty_tip(self, id_: "PenaltyId", penalty: Penalty) -> str:
        name = penalty.name or with_gloss(LETTERS[id_], "penalty")
        if not penalty.value:
            return f"{name}\n{self.tr('It is 0: set it on the sheet.')}"
        request = self._request
        off = request is not None and getattr(request.situation, id_) and not getattr(request, id_)
        return f"{name}\n{self.tr('Without a difficulty penalties do not count here.')}" if off else name

    def _fields_room(self) -> int:
        """Width that the words leave for the box of the difficulty."""
        words = self._difficulty_label.sizeHint().width() + self._interpretation_label.sizeHint().width()
        return self.width() - 2 * RING - words - _SEGMENTS - 2 * _GAP - _BETWEEN

    def _arrange(self) -> None:
        if self._short:
            self._short = False
            self._show_words()
        if self._fields_room() < self.difficulty.WIDTH:
            self._short = True
            self._show_words()
        x = self._place(self._difficulty_label, RING, 0)
        box = max(self.difficulty.WIDTH, min(self._fields_room(), _WIDEST))
        self.difficulty.setGeometry(x - RING, 0, box + 2 * RING, ROW + 2 * RING)
        words = self._interpretation_label.sizeHint().width()
        left = max(x + box + _BETWEEN, min(self.width() - RING - _SEGMENTS - words - _GAP, x + box + 40))
        left = self._place(self._interpretation_label, left, 0)
        self.interpretation.setGeometry(left - RING, 0, _SEGMENTS + 2 * RING, ROW + 2 * RING)
        x = self._place(self._penalties_label, RING, ROW) + _GAP
        for penalty in self.boxes.values():
            width = penalty.sizeHint().width()
            penalty.setGeometry(x - RING, ROW + RING + 2, width, 26)
            x += width - 2 * RING + 3 * _GAP
        side = self.more_button.sizeHint()
        self.more_button.setGeometry(self.width() - side.width() + 4, ROW + RING - 2, side.width(), side.height())

    def _place(self, label: ThemedLabel, x: int, row: int) -> int:
        """Put words at the beginning of a row; where the next thing may stand."""
        width = label.sizeHint().width()
        label.setGeometry(x, RING + row, width, ROW)
        return x + width + _GAP

    def _on_difficulty(self, value: int) -> None:
        self.difficulty_chosen.emit(None if value == NONE else value)

    def _on_interpretation(self, value: int) -> None:
        self.interpretation_chosen.emit(value)

    def _on_penalty(self, id_: "PenaltyId") -> None:
        self.penalty_chosen.emit(id_, self.boxes[id_].isChecked())
