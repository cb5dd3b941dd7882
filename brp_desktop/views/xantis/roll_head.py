"""Head of the panel: what is tested, what it is, and «Why 7?»."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisRequest
from brp_desktop.views import labels
from brp_desktop.views.controls import LinkButton, why_tip
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.glosses import with_gloss
from brp_desktop.views.xantis.terms import TIER_NAMES

HEIGHT = 30
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class RollHead(QWidget):
    """The name is elided where there is no room for it; its tooltip says it whole."""

    why_requested = Signal()
    """The person wants to know how the Vdr comes about."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._request: XantisRequest | None = None
        self._name = ""
        self._aside = ""
        self._gloss = ""
        self.why_link = LinkButton(theme, self, icon_name="why")
        self.why_link.clicked.connect(self.why_requested)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_request(None)

    def show_request(self, request: XantisRequest | None) -> None:
        """What would be rolled now; None: nothing is chosen."""
        self._request = request
        self.retranslate()

    def set_small(self, small: bool) -> None:
        """In small windows «Why?» is an icon."""
        self.why_link.icon_only = small
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.why_link.set_theme(theme)
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        request = self._request
        self._name = words.title(request.name) if request is not None else ""
        self._aside = aside(request) if request is not None else ""
        tier = request.parts[-1][0] if request is not None and request.parts else ""
        self._gloss = with_gloss(self._aside, tier) if self._aside == TIER_NAMES.get(tier) else ""
        self.why_link.setVisible(request is not None)
        if request is not None:
            text = QCoreApplication.translate("xantis", "Why {number}?").format(number=words.number(request.vdr))
            self.why_link.setText(text)
            self.why_link.setAccessibleName(text)
            self.why_link.setToolTip(plain_tip(why_tip(text, icon_only=self.why_link.icon_only)))
        vdr = f"Vdr {words.number(request.vdr)}" if request is not None else ""
        self.setAccessibleName(labels.listed((self._name, self._aside, vdr)))
        self._arrange()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(300, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, HEIGHT)

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        size = self.why_link.sizeHint()
        y = (self.height() - size.height()) // 2
        self.why_link.setGeometry(self.width() - size.width(), y, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._name:
            return
        colour = self._theme.colour
        name_font, aside_font = self._theme.font("heading"), self._theme.font("body")
        names, asides = QFontMetricsF(name_font), QFontMetricsF(aside_font)
        room = self.why_link.geometry().left() - 8.0
        aside_width = asides.horizontalAdvance(self._aside)
        # The kind of score gives way before its name does.
        if names.horizontalAdvance(self._name) + 10 + aside_width > room:
            aside_width = max(0.0, room - names.horizontalAdvance(self._name) - 10)
        name = names.elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        shown = asides.elidedText(self._aside, Qt.TextElideMode.ElideRight, aside_width + 1)
        whole = name == self._name and shown == self._aside
        said = "" if whole else labels.listed((self._name, self._aside))
        self.setToolTip(plain_tip("\n".join(line for line in (said, self._gloss) if line)))
        with QPainter(self) as painter:
            painter.setFont(name_font)
            painter.setPen(colour("text"))
            width = names.horizontalAdvance(name)
            painter.drawText(QRectF(0, 0, width + 2, self.height()), _LEFT, name)
            if aside_width > asides.horizontalAdvance("…"):
                painter.setFont(aside_font)
                painter.setPen(colour("text_2"))
                painter.drawText(QRectF(width + 10, 1, aside_width + 2, self.height()), _LEFT, shown)


def aside(request: XantisRequest) -> str:
    """What stands beside the name: its tier; for an action or a weapon the score that it tests; else nothing."""
    if not request.parts or not request.node:
        return ""
    tier, name, _ = request.parts[-1]
    if request.subject.use is not None and name != request.name.name:
        return name
    return TIER_NAMES.get(tier, tier)
