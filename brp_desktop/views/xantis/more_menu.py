"""What is rarer about a test: an opponent's Bonus, paying without a roll, a hidden roll."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from brp_desktop.controllers.xantis_rolls import XantisRolls


class MoreMenu(QMenu):
    """Made anew for each use, by what is chosen just then; it is gone when it closes."""

    opponent_chosen = Signal(bool)
    """Whether there is an opponent whose Bonus comes off."""
    pay_chosen = Signal()
    """The action is told and paid for, nothing is rolled."""
    hidden_chosen = Signal(bool)
    """Whether the next tests are hidden."""

    def __init__(self, rolls: XantisRolls, parent: QWidget, *, opponent: bool) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        request = rolls.request
        cost = request.pa_cost if request is not None else None
        self.opponent = self._add(self.tr("Opponent’s Bonus"), checked=opponent)
        self.pay = self._add(self.tr("Pay {n} Pa without a roll").format(n=cost or 0))
        document = rolls.document
        payable = document is not None and not document.read_only and rolls.payment is None
        self.pay.setEnabled(bool(cost) and payable)
        self.hidden = self._add(self.tr("Hidden roll"), checked=rolls.situation.hidden)
        self.opponent.triggered.connect(self.opponent_chosen)
        self.pay.triggered.connect(self.pay_chosen)
        self.hidden.triggered.connect(self.hidden_chosen)

    def _add(self, text: str, *, checked: bool | None = None) -> QAction:
        action = self.addAction(text)
        if checked is not None:
            action.setCheckable(True)
            action.setChecked(checked)
        return action
