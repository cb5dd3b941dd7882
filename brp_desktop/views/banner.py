"""A strip under the tabs that says something lasting about the document, with what can be done about it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.announce import announce_new
from brp_desktop.views.controls import LinkButton
from brp_desktop.views.painted import RING
from brp_desktop.views.plain_label import PlainLabel

HEIGHT = 30


class Banner(QWidget):
    """Icon, sentence and up to two links; hidden while there is nothing to say."""

    speaks = True
    """Whether readers are told when it comes; off where its reason is told already."""

    def __init__(self, theme: Theme, links: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.icon_name = "info"
        self.label = PlainLabel(parent=self)
        self.label.setWordWrap(True)
        self.links = [LinkButton(theme, self, type_name="body") for _ in range(links)]
        row = QHBoxLayout(self)
        row.setContentsMargins(40, 0, 16 - RING, 0)
        row.setSpacing(8)
        row.addWidget(self.label, 1)
        for link in self.links:
            row.addWidget(link, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.label.setFont(theme.font("body"))
        for link in self.links:
            link.set_theme(theme)
        self.update()

    def say(self, icon_name: str, sentence: str, *links: str) -> None:
        """Show a sentence with its links; an empty one hides the strip."""
        self.icon_name = icon_name
        self.label.setText(sentence)
        texts = (*links, *[""] * (len(self.links) - len(links)))
        for button, text in zip(self.links, texts, strict=True):
            button.setText(text)
            button.setAccessibleName(text)
            button.setVisible(bool(text))
            button.updateGeometry()
        self.setVisible(bool(sentence))
        if self.speaks:
            announce_new(self, sentence)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(400, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.colour("accent_tint"))
            painter.fillRect(0, self.height() - 1, self.width(), 1, self._theme.colour("line"))
            square = QRectF(16, self.height() / 2 - 8, 16, 16)
            paint_icon(painter, square, self.icon_name, self._theme.colour("text"))
