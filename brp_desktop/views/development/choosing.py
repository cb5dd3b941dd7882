"""Choosing one thing out of a list: a box to unfold and a dialog around it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.dialogs.plain import PlainDialog


class ChoiceBox(QComboBox):
    """A list to unfold; the wheel changes nothing."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(theme.font("body"))
        self.setMinimumHeight(30)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(14)
        self.setMaxVisibleItems(12)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_choices(self, choices: Sequence[tuple[str, object]]) -> None:
        """(words, value), in the order of the list; what was chosen stays if it is still there."""
        kept = self.currentData()
        self.blockSignals(True)
        self.clear()
        for words, value in choices:
            self.addItem(words, value)
        place = next((number for number, (_, value) in enumerate(choices) if value == kept), 0)
        self.setCurrentIndex(place if choices else -1)
        self.blockSignals(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SkillDialog(PlainDialog):
    """One skill is chosen and taken."""

    taken = Signal(object)
    """Id of the row."""

    def __init__(
        self, theme: Theme, title: str, text: str, choices: Sequence[tuple[str, object]], parent: QWidget | None
    ) -> None:
        """``choices`` are (name, id of the row)."""
        super().__init__(theme, title, parent)
        self.setObjectName("skill_dialog")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.add_text(text, muted=True)
        self.box = ChoiceBox(theme, self.content)
        self.box.setAccessibleName(self.tr("Skill"))
        self.box.set_choices(choices)
        self.column.addWidget(self.box)
        self.column.addStretch(1)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.ok = self.add_button(self.tr("&Add"), primary=True)
        self.ok.clicked.connect(self._take)
        self.ok.setEnabled(bool(choices))
        self.fit(420)
        self.box.setFocus()

    def _take(self) -> None:
        value = self.box.currentData()
        self.accept()
        self.taken.emit(value)
