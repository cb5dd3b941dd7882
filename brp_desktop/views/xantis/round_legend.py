"""The legend of a Giro: the groups with their signs, and what the two kinds of links mean."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.giro_links import SIGN, paint_link_sign
from brp_desktop.painting.group_badge import paint_group_badge
from brp_desktop.painting.theme import Theme
from brp_desktop.views import labels
from brp_desktop.views.xantis import giro_words

HEIGHT = 24
BADGE = 17
_GAP = 11
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class RoundLegend(QWidget):
    """Painted in one line, or where it ``wraps`` with the links on a second one when both have no room on the first.

    What has no room even so is left out; its tip and its name for readers say everything.
    """

    def __init__(self, theme: Theme, parent: QWidget, *, wraps: bool = False) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wraps = wraps
        self._groups: tuple[tuple[int, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)

    def show_groups(self, groups: Sequence[str], *, some_alone: bool = False) -> None:
        """The groups by name, in the order of their numbers; and what it means that some have none."""
        alone = giro_words.alone_words() if some_alone else ""
        self._groups = (*enumerate(groups, 1), *([(0, alone)] if alone else []))
        links = (giro_words.link_name("sync"), giro_words.link_name("counter"))
        said = [giro_words.group_words(number, name) for number, name in enumerate(groups, 1)]
        self.setAccessibleName(labels.listed((*said, alone, *links)))
        self.setToolTip(plain_tip(self.accessibleName()))
        self._fit()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._fit()

    @property
    def lines(self) -> int:
        """How many lines it takes at its width."""
        return 2 if self._wraps and self._groups and self.sizeHint().width() > self.width() else 1

    def _fit(self) -> None:
        self.setFixedHeight(HEIGHT * self.lines)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._theme.font("small"))
        names = sum(BADGE + 6 + metrics.horizontalAdvance(name) + _GAP for _, name in self._groups)
        links = sum(
            SIGN + 5 + metrics.horizontalAdvance(giro_words.link_name(kind)) + _GAP for kind in ("sync", "counter")
        )
        return QSize(round(names + links), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        font = theme.font("small")
        metrics = QFontMetricsF(font)
        middle, x, top = HEIGHT / 2, 0.0, 0.0
        with QPainter(self) as painter:
            painter.setFont(font)
            for number, name in self._groups:
                width = metrics.horizontalAdvance(name)
                if x + BADGE + 6 + width > self.width():
                    break
                paint_group_badge(painter, QRectF(x, middle - BADGE / 2, BADGE, BADGE), theme, number)
                painter.setPen(theme.colour("text_2"))
                painter.drawText(QRectF(x + BADGE + 6, top, width + 2, HEIGHT), _LEFT, name)
                x += BADGE + 6 + width + _GAP
            if self.lines > 1:
                middle, x, top = middle + HEIGHT, 0.0, float(HEIGHT)
            for kind, role in (("sync", "accent_text"), ("counter", "tick")):
                name = giro_words.link_name(kind)
                width = metrics.horizontalAdvance(name)
                if x + SIGN + 5 + width > self.width():
                    return
                paint_link_sign(painter, QPointF(x + SIGN / 2, middle), theme, kind)
                painter.setPen(theme.colour(role))
                painter.drawText(QRectF(x + SIGN + 5, top, width + 2, HEIGHT), _LEFT, name)
                x += SIGN + 5 + width + _GAP
