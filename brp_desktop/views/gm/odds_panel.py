"""The exact odds of a contest: bar, legend, the tie rule in words."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.painting.odds_bar import HEIGHT, Kind, Share, legend_parts, paint_legend_field, paint_odds_bar
from brp_desktop.painting.theme import Theme
from brp_desktop.play.contests import ContestRequest
from brp_desktop.play.one_against_many import PursuitRequest
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.views.controls import LinkButton
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.parts import label
from brp_desktop.views.labels import listed
from brp_desktop.views.painted import RING

_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
LINE = 22
GAP = 7.0
"""Between entries of the legend, in px."""


class OddsBar(QWidget):
    """Bar and legend, painted; without odds a sentence in their place. The legend is its accessible name."""

    reads_as = "Chart"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("odds_bar")
        self._theme = theme
        self._shares: Sequence[Share] = ()
        self._total = 0
        self._legend: list[tuple[Kind | None, str, str]] = []
        self._message = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(200)

    @property
    def legend(self) -> str:
        """The legend as one sentence."""
        return listed(f"{name} {share}" for _, name, share in self._legend) or self._message

    def show_odds(self, shares: Sequence[Share], total: int, legend: Sequence[tuple[Kind | None, str, str]]) -> None:
        """Other odds; ``legend`` are kind, words and percentage."""
        self._shares, self._total, self._legend, self._message = shares, total, list(legend), ""
        self._tell()

    def show_message(self, message: str) -> None:
        """A sentence instead of odds."""
        self._shares, self._total, self._legend, self._message = (), 0, [], message
        self._tell()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return HEIGHT + 8 + LINE * max(1, len(self._lines(width)))

    def sizeHint(self) -> QSize:
        return QSize(400, self.heightForWidth(max(self.width(), 300)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            bar = QRectF(0, 0, self.width(), HEIGHT)
            if not self._shares:
                painter.setFont(self._theme.font("body"))
                painter.setPen(self._theme.colour("text_2"))
                flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
                painter.drawText(QRectF(0, 0, self.width(), HEIGHT + LINE), flags, self._message)
                return
            paint_odds_bar(painter, bar, self._theme, self._shares, self._total)
            y = HEIGHT + 8.0
            for line in self._lines(self.width()):
                self._paint_line(painter, y, line, spread=len(self._lines(self.width())) == 1)
                y += LINE

    def _paint_line(self, painter: QPainter, y: float, line: list[int], *, spread: bool) -> None:
        widths = [self._width(place) for place in line]
        gap = GAP
        if spread and len(line) > 1:
            gap = max(GAP, min(24.0, (self.width() - sum(widths)) / (len(line) - 1)))
        x = 0.0
        for place in line:
            kind, name, share = self._legend[place]
            if kind is not None:
                paint_legend_field(painter, QRectF(x, y + LINE / 2 - 5, 15, 10), self._theme, kind)
                x += 21
            body, strong = self._theme.font("small"), self._theme.font("small")
            strong.setWeight(self._theme.font("strong").weight())
            painter.setFont(body)
            painter.setPen(self._theme.colour("text"))
            words = f"{name} "
            painter.drawText(QRectF(x, y, self.width(), LINE), _LEFT, words)
            x += QFontMetricsF(body).horizontalAdvance(words)
            painter.setFont(strong)
            painter.drawText(QRectF(x, y, self.width(), LINE), _LEFT, share)
            x += QFontMetricsF(strong).horizontalAdvance(share) + gap

    def _width(self, place: int) -> float:
        kind, name, share = self._legend[place]
        strong = self._theme.font("small")
        strong.setWeight(self._theme.font("strong").weight())
        field = 21 if kind is not None else 0
        return (
            field
            + QFontMetricsF(self._theme.font("small")).horizontalAdvance(f"{name} ")
            + QFontMetricsF(strong).horizontalAdvance(share)
        )

    def _lines(self, width: int) -> list[list[int]]:
        lines: list[list[int]] = []
        x = 0.0
        for place in range(len(self._legend)):
            wanted = self._width(place)
            if lines and x + wanted <= width + 1:
                lines[-1].append(place)
            else:
                lines.append([place])
                x = 0.0
            x += wanted + GAP
        return lines

    def _tell(self) -> None:
        self.setAccessibleName(self.legend)
        self.updateGeometry()
        self.update()


class OddsPanel(QWidget):
    """Heading, tie rule with «Change», bar and legend, with room for a focus ring at both sides."""

    change_requested = Signal()
    """The person wants another tie rule, or other rules."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = label(self, theme, "group")
        self.rule = label(self, theme, "small", "text_2", wraps=True)
        self.rule.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.change = LinkButton(theme, self)
        self.change.reads_as = "ButtonMenu"
        self.change.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bar = OddsBar(theme, self)
        self.change.clicked.connect(self.change_requested)
        head = QHBoxLayout()
        head.setContentsMargins(RING, 0, 0, 0)
        head.setSpacing(4)
        head.addWidget(self.title, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.rule, 1)
        head.addWidget(self.change)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        below = QHBoxLayout()
        below.setContentsMargins(RING, 0, RING, 0)
        below.addWidget(self.bar)
        column.addLayout(below)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for part in (self.title, self.rule, self.change, self.bar):
            part.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.title.setText(self.tr("Exact odds"))
        self.change.setText(self.tr("Change"))
        self.change.setAccessibleName(self.tr("Change the tie rule"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def show_request(self, request: ContestRequest | PursuitRequest) -> None:
        """Show the odds of a contest as it would be rolled now."""
        self._show_rule(request.options)
        if isinstance(request, PursuitRequest):
            if request.odds is None:
                self.bar.show_message(self.tr("Choose both sides."))
                return
            caught = request.odds.at_least_one_wins
            shares: list[Share] = [
                ("a", caught.denominator - caught.numerator),
                ("b", caught.numerator),
            ]
            names = {"a": "gets_away", "b": "caught"}
            self.bar.show_odds(shares, caught.denominator, self._legend(shares, caught.denominator, names))
            return
        odds = request.odds
        if odds is None:
            self.bar.show_message(self.tr("Choose both sides."))
            return
        whole: list[Share] = [("a", odds.a), ("draw", odds.draw), ("nobody", odds.nobody), ("b", odds.b)]
        legend = self._legend(whole, 10_000, {})
        if odds.cancelled:
            share = gm_labels.share_percent(odds.cancelled)
            legend.insert(3, (None, f"({gm_labels.share_name('cancelled')}", f"{share})"))
        self.bar.show_odds(whole, 10_000, legend)

    def _legend(self, shares: Sequence[Share], total: int, names: dict[str, str]) -> list[tuple[Kind | None, str, str]]:
        return [
            (
                part.kind,
                gm_labels.share_name(names.get(part.kind, part.kind)),
                gm_labels.share_percent(part.per_ten_thousand),
            )
            for part in legend_parts(shares, total)
        ]

    def _show_rule(self, options: BrpOptions) -> None:
        self.rule.setText(gm_labels.tie_rule(options))
