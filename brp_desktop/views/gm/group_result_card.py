"""What came out of a group check, in a few words, with what can be done about it."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import LinkButton, PushButton
from brp_desktop.views.gm.parts import Card, label
from brp_desktop.views.gm.secret_strip import STRIP, paint_secret_strip


class GroupResultCard(Card):
    """A heading with «Reveal», «Copy text» and «Undo ticks»; heather while it is hidden."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("group_result")
        self._strip = ""
        self.heading = label(self, theme, "strong", wraps=True)
        self.reveal = PushButton(theme, self, height=28)
        self.reveal.set_look("reveal")
        self.undo = LinkButton(theme, self)
        self.copy = LinkButton(theme, self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.heading, 1)
        self._row.addWidget(self.undo)
        self._row.addWidget(self.copy)
        self._row.addWidget(self.reveal)
        self._margins()

    def show_result(self, heading: str, *, hidden: bool, can_undo: bool) -> None:
        """The result in words."""
        self.heading.setText(heading)
        self.reveal.setVisible(hidden)
        self.copy.setVisible(not hidden)
        self.undo.setVisible(can_undo)
        self.secret = hidden
        self._strip = self.tr("Hidden roll: only this panel shows it.") if hidden else ""
        self._margins()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.reveal.setText(self.tr("Reveal"))
        self.copy.setText(self.tr("Copy text"))
        self.undo.setText(self.tr("Undo ticks"))
        self.undo.setAccessibleName(self.tr("Undo the ticks of this check, one step a sheet"))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        self.heading.set_theme(theme)
        for button in (self.reveal, self.undo, self.copy):
            button.set_theme(theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._strip:
            with QPainter(self) as painter:
                paint_secret_strip(painter, self.rect(), self.theme, self._strip)

    def _margins(self) -> None:
        self._row.setContentsMargins(12, 6 + (STRIP if self._strip else 0), 8, 6)
