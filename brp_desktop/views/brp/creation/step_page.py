"""What the pages of the steps have in common: parts that follow theme, language and document."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.brp.creation.desk import CreationDesk
from brp_desktop.views.brp.look import Look
from brp_desktop.views.controls import IconButton, LinkButton, PushButton
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.painted import PaintedButton
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis.stepper import Stepper

BUTTON = 28
"""Height of a button, px."""


class StepPage(QWidget):
    """One step. ``refresh`` shows the document, ``retranslate`` the language; the focus stays through both."""

    def __init__(self, desk: CreationDesk, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.theme = theme
        self.look = Look(theme)
        self._texts: list[tuple[QLabel, str, str]] = []
        self._painted: list[PaintedButton] = []
        self._boxes: list[ChoiceBox] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 2, 0, 2)
        self.column.setSpacing(6)
        self.problem = self.text("small", "danger")
        self.make()
        self.column.addWidget(self.problem)
        self.problem.hide()
        self.retranslate()

    def make(self) -> None:
        """Make the parts and put them into ``column``."""
        raise NotImplementedError

    def say(self) -> None:
        """Take all words from the language in force."""
        raise NotImplementedError

    def show_document(self) -> None:
        """Show what the document holds."""
        raise NotImplementedError

    def first(self) -> QWidget:
        """Where the focus goes when the step begins."""
        raise NotImplementedError

    def stops(self) -> list[QWidget]:
        """Where Tab stops, in reading order."""
        raise NotImplementedError

    def commit_pending(self) -> None:
        """Hand in half-typed text."""

    def refresh(self) -> None:
        """The document is another one now."""
        self.problem.hide()
        self.show_document()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.say()
        self.show_document()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        self.look = Look(theme)
        for label, type_name, colour in self._texts:
            dress(label, theme, type_name, colour)
        for part in self._painted:
            part.set_theme(theme)
        for box in self._boxes:
            box.setFont(theme.font("body"))
        self.take_theme()

    def take_theme(self) -> None:
        """Paint the parts of one's own in ``theme`` and ``look``."""

    def tell(self, sentence: str) -> None:
        """Say what could not be done, or nothing."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))

    # parts

    def text(self, type_name: str = "body", colour: str = "text") -> QLabel:
        """Words that wrap."""
        label = PlainLabel(parent=self)
        label.setWordWrap(True)
        dress(label, self.theme, type_name, colour)
        self._texts.append((label, type_name, colour))
        return label

    def push(self, icon_name: str = "") -> PushButton:
        """A button with words."""
        button = PushButton(self.theme, self, height=BUTTON)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.set_look(icon_name)
        self._painted.append(button)
        return button

    def link(self, icon_name: str = "") -> LinkButton:
        """Words to click."""
        button = LinkButton(self.theme, self, icon_name=icon_name)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._painted.append(button)
        return button

    def sign(self, icon_name: str, side: int = 24) -> IconButton:
        """A button of one icon."""
        button = IconButton(self.theme, icon_name, self, side=side)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._painted.append(button)
        return button

    def forget(self, *parts: PaintedButton) -> None:
        """Buttons that are gone."""
        self._painted = [part for part in self._painted if part not in parts]

    def choice(self) -> ChoiceBox:
        """A list to unfold."""
        box = ChoiceBox(self.theme, self)
        self._boxes.append(box)
        return box

    def lines(self) -> QVBoxLayout:
        """A place for rows that stand close together."""
        lines = QVBoxLayout()
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        self.column.addLayout(lines)
        return lines

    def row(self, *parts: QWidget, stretch: bool = True) -> QHBoxLayout:
        """Parts beside each other."""
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2)
        for part in parts:
            line.addWidget(part)
        if stretch:
            line.addStretch(1)
        self.column.addLayout(line)
        return line

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.column.count():
            self.retranslate()


def quiet(stepper: Stepper) -> Stepper:
    """A number whose − and + are for the mouse: the arrow keys in the field do the same, and Tab stops once."""
    for button in (stepper.less, stepper.more):
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return stepper


def drop(widget: QWidget, lines: QVBoxLayout) -> None:
    """Take a row away for good."""
    lines.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


def put(rows: Sequence[QWidget], lines: QVBoxLayout, *, after: int = 0) -> None:
    """Let rows stand in this order, behind the first ``after`` of the place; what stands right already stays."""
    for place, row in enumerate(rows, after):
        if lines.indexOf(row) != place:
            lines.removeWidget(row)
            lines.insertWidget(place, row)
            row.show()


def dress(label: QLabel, theme: Theme, type_name: str, colour: str) -> None:
    """Font and colour of a label."""
    label.setFont(theme.font(type_name))
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, theme.colour(colour))
    label.setPalette(palette)
