"""The frame of a small dialog: heading, content that scrolls when the screen is small, a row of buttons below."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import PushButton
from brp_desktop.views.hanging import HangingColumn
from brp_desktop.views.painted import RING, without_mnemonic
from brp_desktop.views.plain_label import PlainLabel


class PlainDialog(QDialog):
    """Closes with Esc; the first button is the primary one and Enter presses it."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None, *, icon_name: str = "") -> None:
        super().__init__(parent)
        self.theme = theme
        self._icon = icon_name
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.colour("panel"))
        self.setPalette(palette)
        self.heading = PlainLabel(title, self)
        self.heading.setFont(theme.font("heading"))
        self.heading.setWordWrap(True)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setMinimumHeight(1)  # A question of one line is lower than a scroll area likes to be.
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.content = QWidget()
        self.column = HangingColumn(self.content)
        self.column.setContentsMargins(20 + (36 if icon_name else 0), 0, 20, 12)
        self.column.setSpacing(8)
        self._scroll.setWidget(self.content)
        self._scroll.viewport().setAutoFillBackground(False)
        self.content.setAutoFillBackground(False)
        self.buttons = QHBoxLayout()
        self.buttons.setContentsMargins(20 - RING, 0, 20 - RING, 12 - RING)
        self.buttons.setSpacing(0)
        self.buttons.addStretch(1)
        self._head = head = QHBoxLayout()
        head.setContentsMargins(20 + (36 if icon_name else 0), 16, 20, 6)
        head.addWidget(self.heading, 1)
        self._whole = whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addLayout(head)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(self.buttons)

    def add_text(self, text: str, type_name: str = "body", *, muted: bool = False) -> QLabel:
        """A paragraph that wraps and can be selected."""
        label = PlainLabel(text, self.content)
        label.setFont(self.theme.font(type_name))
        label.setWordWrap(True)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if muted:
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, self.theme.colour("text_2"))
            label.setPalette(palette)
        self.column.addWidget(label)
        return label

    def add_button(self, text: str, *, primary: bool = False, danger: bool = False) -> PushButton:
        """A button of the bottom row, to the right of those before it."""
        button = PushButton(self.theme, self, primary=primary)
        button.danger = danger
        button.setText(text)
        button.setAccessibleName(without_mnemonic(text))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.buttons.addWidget(button)
        if primary:
            button.setFocus()
        return button

    def fit(self, width: int) -> None:
        """Take this width and the height the content wants, within the screen."""
        self.column.activate()
        wanted = self.column.totalHeightForWidth(width) if self.column.hasHeightForWidth() else -1
        if wanted < 0:
            wanted = self.column.sizeHint().height()
        self.content.setMinimumHeight(wanted)
        sides = self._head.contentsMargins().left() + self._head.contentsMargins().right()
        more_lines = max(0, self.heading.heightForWidth(width - sides) - self.heading.sizeHint().height())
        around = (
            self._whole.sizeHint().height()
            - self._scroll.sizeHint().expandedTo(self._scroll.minimumSizeHint()).height()
        )
        height = wanted + around + more_lines
        room = self.screen().availableGeometry().size() - QSize(24, 48)
        self.resize(QSize(width, height).boundedTo(room))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from brp_desktop.views.dialogs.help import help_key  # the help is a dialog of this kind itself

        if not help_key(self, self.theme, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._icon:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_icon(painter, QRectF(20, 18, 24, 24), self._icon, self.theme.colour("text"))
