"""Which penalties of somebody count in the next test: a tick box for each that is not 0 (xantis.md A7)."""

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_people import XantisPerson
from brp_desktop.play.xantis_subjects import XantisSituation, XantisSubject
from brp_desktop.sheet.xantis import Penalty
from brp_desktop.sheet.xantis_value_edits import PenaltyId
from brp_desktop.views import labels
from brp_desktop.views.check import Check
from brp_desktop.views.xantis.glosses import with_gloss

LETTERS: Mapping[PenaltyId, str] = {"pme": "Pme", "pr": "Pr", "pd": "Pd"}
"""What the source calls the penalties; no language translates them."""


class PenaltyBoxes(QWidget):
    """A row; it is hidden where there is no penalty."""

    chosen = Signal(str, bool)
    """``pme``, ``pr`` or ``pd``, and whether it counts."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.boxes: dict[PenaltyId, Check] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for id_ in LETTERS:
            box = self.boxes[id_] = Check(theme, self)
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            box.clicked.connect(partial(self._on_box, id_))
            row.addWidget(box)
        row.addStretch(1)
        self.hide()

    def show_penalties(
        self, who: str, person: XantisPerson | None, subject: XantisSubject | None, situation: XantisSituation
    ) -> None:
        """Show the penalties of a test, and which of them count; ``who`` is said with each. A bare number has none."""
        bare = person is None or subject is None or subject.kind == "number"
        for id_ in self.boxes:
            penalty: Penalty = Penalty() if bare or person is None else getattr(person.character, id_)
            text = f"{LETTERS[id_]} {penalty.value}"
            self._show(id_, text, penalty.name, who, situation, there=penalty.value > 0)
        self._show_row()

    def show_letters(self, who: str, ids: Collection[PenaltyId], situation: XantisSituation) -> None:
        """Show the penalties that some of several people have, each with a number of their own."""
        for id_ in self.boxes:
            self._show(id_, LETTERS[id_], "", who, situation, there=id_ in ids)
        self._show_row()

    def _show(self, id_: PenaltyId, text: str, name: str, who: str, situation: XantisSituation, *, there: bool) -> None:
        box = self.boxes[id_]
        box.setText(text)
        box.setAccessibleName(labels.listed((text, name, who)))
        box.setToolTip(plain_tip(name or with_gloss(LETTERS[id_], "penalty")))
        box.setChecked(getattr(situation, id_))
        box.setVisible(there)

    def _show_row(self) -> None:
        self.setVisible(any(not box.isHidden() for box in self.boxes.values()))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for box in self.boxes.values():
            box.set_theme(theme)

    def _on_box(self, id_: PenaltyId, checked: bool = False) -> None:
        self.chosen.emit(id_, self.boxes[id_].isChecked())
