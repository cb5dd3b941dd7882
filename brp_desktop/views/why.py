"""The «why?» popover: how a number came about, one row a step, the sum last, the rule's source as a footnote."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.rules.explain import Explanation
from brp_desktop.views import labels
from brp_desktop.views.controls import IconButton
from brp_desktop.views.keys.bindings import is_key
from brp_desktop.views.plain_label import PlainLabel

LEAST_WIDTH = 320
MOST_WIDTH = 420


@dataclass(frozen=True, slots=True)
class WhyRow:
    """One line: what it is, its number, and whether it is a sum (semibold under a rule)."""

    label: str
    value: str
    is_sum: bool = False


def rows_of(steps: Explanation, subtotal: str = "", *, last: str = "") -> list[WhyRow]:
    """The rows of an explanation. ``subtotal`` names the line of the rating («Stealth»); ``last`` the last sum."""
    rows: list[WhyRow] = []
    for number, step in enumerate(steps):
        label = labels.step_label(step)
        is_sum = labels.step_is_sum(step)
        if step.id == "rating" and subtotal:
            label = subtotal
        elif is_sum and last and number == len(steps) - 1:
            label = last
        if step.id == "chance" and rows and rows[-1].value == labels.step_value(step):
            # The line before says the same number already.
            rows[-1] = WhyRow(rows[-1].label, rows[-1].value, is_sum=True)
            continue
        rows.append(WhyRow(label, labels.step_value(step), is_sum))
    return rows


class WhyRows(QWidget):
    """The grid of an explanation, selectable text; used by the popover and by the detail panel."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: tuple[WhyRow, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self._cells: list[tuple[QLabel, QLabel]] = []

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.set_rows(self._rows)

    def set_rows(self, rows: Iterable[WhyRow]) -> None:
        """Show other rows."""
        self._rows = tuple(rows)
        while len(self._cells) < len(self._rows):
            self._cells.append((self._label(Qt.AlignmentFlag.AlignLeft), self._label(Qt.AlignmentFlag.AlignRight)))
            number = len(self._cells) - 1
            self._grid.addWidget(self._cells[-1][0], number, 0)
            self._grid.addWidget(self._cells[-1][1], number, 1)
        for number, (words, value) in enumerate(self._cells):
            shown = number < len(self._rows)
            words.setVisible(shown)
            value.setVisible(shown)
            if shown:
                row = self._rows[number]
                words.setText(row.label)
                value.setText(row.value)
                words.setFont(self._theme.font("strong" if row.is_sum else "body"))
                value.setFont(self._theme.font("strong"))
                top = 3 if row.is_sum and number else 0
                words.setContentsMargins(0, top, 0, 0)
                value.setContentsMargins(0, top, 0, 0)
        self.setAccessibleDescription(self.plain_text())
        self.updateGeometry()
        self.update()

    def plain_text(self) -> str:
        """The rows as one sentence, for readers and for copying."""
        return labels.listed(f"{row.label} {row.value}" for row in self._rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(QPen(self._theme.colour("border"), 1))
            for number, row in enumerate(self._rows):
                if row.is_sum and number:
                    y = self._cells[number][0].y() + 1
                    painter.drawLine(0, y, self.width(), y)

    def _label(self, side: Qt.AlignmentFlag) -> QLabel:
        label = PlainLabel(parent=self)
        label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setMinimumHeight(22)
        if side == Qt.AlignmentFlag.AlignLeft:
            label.setWordWrap(True)
        return label


class WhyPopover(QFrame):
    """A frame over the window; closes with Esc, its button, or a click elsewhere."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("why_popover")
        self._theme = theme
        self.title = PlainLabel(parent=self)
        self.title.setWordWrap(True)
        self.close_button = IconButton(theme, "close", self, side=22)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button.clicked.connect(self.close)
        self.rows = WhyRows(theme, self)
        self.notes = PlainLabel(parent=self)
        self.notes.setWordWrap(True)
        self.notes.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.addWidget(self.title, 1)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 8, 14, 12)
        box.setSpacing(4)
        box.addLayout(top)
        box.addWidget(self.rows)
        box.addWidget(self.notes)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.title.setFont(theme.font("strong"))
        self.notes.setFont(theme.font("small"))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, theme.colour("text"))
        self.setPalette(palette)
        notes = self.notes.palette()
        notes.setColor(QPalette.ColorRole.WindowText, theme.colour("text_2"))
        self.notes.setPalette(notes)
        self.rows.set_theme(theme)
        self.close_button.set_theme(theme)
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.close_button.set_words(self.tr("Close"), "Esc")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def explain(self, title: str, rows: Sequence[WhyRow], notes: Sequence[str] = ()) -> None:
        """What to show: a title («Why 65%?»), the steps, and sentences below them."""
        self.title.setText(title)
        self.rows.set_rows(rows)
        self.notes.setText("\n".join(note for note in notes if note))
        self.notes.setVisible(bool(self.notes.text()))
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join([self.rows.plain_text(), *notes]))

    def show_at(self, anchor: QRect) -> None:
        """Open below a rectangle on the screen, above it where there is no room; the focus is on «Close»."""
        width = max(LEAST_WIDTH, min(MOST_WIDTH, self.sizeHint().width()))
        self.setFixedWidth(width)
        box = self.layout()
        height = box.totalHeightForWidth(width) if box is not None and box.hasHeightForWidth() else -1
        self.setFixedHeight(height if height > 0 else self.sizeHint().height())
        screen = QGuiApplication.screenAt(anchor.center()) or QGuiApplication.primaryScreen()
        room = screen.availableGeometry()
        x = max(room.left(), min(anchor.left(), room.right() - self.width()))
        y = anchor.bottom() + 2
        if y + self.height() > room.bottom() and anchor.top() - self.height() >= room.top():
            y = anchor.top() - self.height() - 2
        self.move(QPoint(x, max(room.top(), y)))
        self.show()
        self.close_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(LEAST_WIDTH, 60))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or is_key(event, "why"):
            event.accept()
            self.close()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            # Opaque to the corners: without a compositor whatever is see-through would be black.
            painter.fillRect(self.rect(), theme.colour("raised"))
            width = theme.stroke["control"]
            painter.setPen(QPen(theme.colour("border"), width))
            inset = width / 2
            painter.drawRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))
