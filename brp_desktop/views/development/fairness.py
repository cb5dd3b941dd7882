"""«How the dice fall»: what the log’s own dice showed against what fair dice show, in words that fit (case G06)."""

from collections.abc import Sequence
from fractions import Fraction
from time import time_ns

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QProgressBar, QSizePolicy, QWidget

from brp_desktop.catalogue.names import collation_key
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.fall_chart import column_rects, paint_fall_chart
from brp_desktop.painting.theme import Theme
from brp_desktop.play.fairness import Bar, FairnessReport, FairnessTest, PairReport, report
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.views import labels
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.gm.parts import label
from brp_desktop.views.painted import RING, paint_ring

_DAY = 24 * 60 * 60 * 1000


def _decimal(value: Fraction | int) -> str:
    """One place after the sign that the language has for it."""
    return QLocale().toString(float(value), "f", 1)


class FallChart(QWidget):
    """A column for each number; arrows or the mouse choose one, whose numbers are then said below."""

    reads_as = "Chart"

    def __init__(
        self, theme: Theme, parent: QWidget, name: str, *, marks: Sequence[int] | None = None, hinted: bool = True
    ) -> None:
        """``marks`` are the places whose numbers stand below, all if None; ``hinted``: the line explains itself."""
        super().__init__(parent)
        self._theme = theme
        self._bars: tuple[Bar, ...] = ()
        self._numbers: tuple[str, ...] = ()
        self._marks = marks
        self._hinted = hinted
        self._summary = ""
        self.chosen: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def show_bars(self, bars: Sequence[Bar], numbers: Sequence[str], summary: str) -> None:
        """Other columns, what their numbers are called, and all of them in words for readers."""
        self._bars, self._numbers, self._summary = tuple(bars), tuple(numbers), summary
        self.chosen = None
        self.setAccessibleDescription(summary)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 128)

    def _area(self) -> QRectF:
        return QRectF(RING + 2, 8, self.width() - 2 * RING - 4, 78)

    def hint(self) -> str:
        """What the dashed line is."""
        return self.tr("The dashed line is what fair dice show.")

    def said(self) -> str:
        """What the chosen column says."""
        if not self._bars or self.chosen is None:
            return self.hint() if self._hinted else ""
        bar = self._bars[self.chosen]
        text = self.tr("{number}: fell {seen} times, expected {expected}")
        expected = _decimal(bar.expected)
        return text.format(number=self._numbers[self.chosen], seen=bar.seen, expected=expected)

    def _choose(self, place: int | None) -> None:
        if place != self.chosen and self._bars:
            self.chosen = place
            self.setToolTip(plain_tip(self.said()))
            self.setAccessibleDescription(self._summary if place is None else self.said())
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        far = 10 if len(self._bars) > 20 else 1
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: far, Qt.Key.Key_Down: -far}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            last = len(self._bars) - 1
            self._choose(min(last, max(0, (-1 if self.chosen is None else self.chosen) + step)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        area = self._area()
        share = (event.position().x() - area.left()) / area.width()
        self._choose(int(share * len(self._bars)) if 0 <= share < 1 else None)

    def leaveEvent(self, event: QEvent) -> None:
        if not self.hasFocus():
            self._choose(None)

    def focusInEvent(self, event: QEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QEvent) -> None:
        self._choose(None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, area = self._theme, self._area()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus():
                paint_ring(painter, QRectF(self.rect()).adjusted(RING, RING, -RING, -RING), theme)
            if not self._bars:
                return
            seen = [bar.seen for bar in self._bars]
            expected = [float(bar.expected) for bar in self._bars]
            paint_fall_chart(painter, area, theme, seen, expected, self.chosen)
            painter.setFont(theme.font("micro"))
            painter.setPen(theme.colour("text_2"))
            columns = column_rects(area, seen, expected)
            for place in range(len(columns)) if self._marks is None else self._marks:
                middle = columns[place].center().x()
                middle = min(max(middle, area.left() + 8), area.right() - 8)
                box = QRectF(middle - 16, area.bottom() + 3, 32, 16)
                painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self._numbers[place])
            below = QRectF(area.left(), area.bottom() + 20, area.width(), 18)
            painter.setFont(theme.font("small"))
            painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), self.said())


class FairnessDialog(PlainDialog):
    """Opens at once; the counting begins afterwards, so that a long roll log keeps nobody waiting for a window."""

    def __init__(self, log: RollLog, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="roll")
        self.setObjectName("fairness_dialog")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._log = log
        title = self.tr("How the dice fall")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.add_text(
            self.tr(
                "Each number comes from your system’s own source of chance at the moment you click. It is decided first"
                " and shown afterwards: the dice on the felt are turned so that they land on it."
            )
        )
        self._build()
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._count)
        self.fit(560)
        self._timer.start()

    def _build(self) -> None:
        theme = self.theme
        self.who = ChoiceBox(theme, self.content)
        self.who.setAccessibleName(self.tr("Character"))
        self.when = ChoiceBox(theme, self.content)
        self.when.setAccessibleName(self.tr("Time"))
        self.when.set_choices(
            (
                (self.tr("All the time"), 0),
                (self.tr("The last day"), 1),
                (self.tr("The last 7 days"), 7),
                (self.tr("The last 30 days"), 30),
                (self.tr("The last year"), 365),
            )
        )
        self.who.set_choices(((self.tr("Everybody"), ""),))
        self.who.currentIndexChanged.connect(self._on_filter)
        self.when.currentIndexChanged.connect(self._on_filter)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.who, 1)
        line.addWidget(self.when, 1)
        self.column.addLayout(line)
        self.progress = QProgressBar(self.content)
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.progress.setAccessibleName(self.tr("Counting the rolls"))
        self.column.addWidget(self.progress)
        self.rolls = self.add_text(self.tr("Counting the rolls…"), "strong")
        self.rolls.setObjectName("fairness_rolls")
        marks = (0, 9, 19, 29, 39, 49, 59, 69, 79, 89, 99)
        self.chart = FallChart(theme, self.content, self.tr("How often each number from 01 to 00 fell"), marks=marks)
        self.chart.setObjectName("fall_chart")
        self.column.addWidget(self.chart)
        self.faces_said = self.add_text("")
        self.faces_said.setObjectName("fairness_faces")
        self._levels = QWidget(self.content)
        self._grid = QGridLayout(self._levels)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(3, 1)
        self.column.addWidget(self._levels)
        self.levels_said = self.add_text("")
        self.levels_said.setObjectName("fairness_levels")
        self._build_pairs()
        self.add_text(
            self.tr("Your own dice are not counted. Whatever fell before, every number is as likely as every other."),
            "small",
            muted=True,
        )
        self.column.addStretch(1)

    def _build_pairs(self) -> None:
        """Two D6 and their sums; shown once there are any."""
        self.throws = self.add_text("", "strong")
        self.throws.setObjectName("fairness_throws")
        self.pair_charts = QWidget(self.content)
        row = QHBoxLayout(self.pair_charts)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.six = FallChart(self.theme, self.pair_charts, self.tr("How often a die showed each face"), hinted=False)
        self.sums = FallChart(self.theme, self.pair_charts, self.tr("How often two dice made each sum"), hinted=False)
        row.addWidget(self.six, 1)
        row.addWidget(self.sums, 1)
        self.column.addWidget(self.pair_charts)
        self.line_said = self.add_text(self.six.hint(), "small", muted=True)
        self.pairs_said = self.add_text("")
        self.pairs_said.setObjectName("fairness_pairs")
        self.sums_said = self.add_text("")
        self.sums_said.setObjectName("fairness_sums")

    def _on_filter(self, index: int) -> None:
        self.progress.show()
        self._timer.start()

    def _count(self) -> None:
        if self.who.count() == 1:
            everybody = [(self.tr("Everybody"), "")]
            people = [(name or self.tr("Without a name"), document) for document, name in self._log.characters()]
            self.who.set_choices([*everybody, *sorted(people, key=lambda one: collation_key(one[0]))])
        days = int(self.when.currentData() or 0)
        since = time_ns() // 1_000_000 - days * _DAY if days else None
        document = str(self.who.currentData() or "") or None
        found = report(self._log.tally(JournalQuery(document=document, since=since)))
        self.progress.hide()
        self._show(found)

    def _show(self, found: FairnessReport) -> None:
        self.rolls.setText(self.tr("%n roll(s) with the program’s dice", "", found.rolls))
        spans = ", ".join(labels.with_value(labels.span(bar.first, bar.last), str(bar.seen)) for bar in found.tens)
        self.chart.show_bars(found.faces, [labels.roll_digits(bar.first) for bar in found.faces], spans)
        self.faces_said.setText(self._verdict(found.face_test, self.tr("Numbers")))
        self.levels_said.setText(self._verdict(found.level_test, self.tr("Levels")))
        self._show_levels(found)
        self._show_pairs(found.pairs)
        # Whoever only plays with two D6 is told of those alone.
        percentile = found.rolls > 0 or found.pairs is None
        for each in (self.rolls, self.chart, self.faces_said, self.levels_said):
            each.setVisible(percentile)
        self.fit(560)

    def _show_pairs(self, found: PairReport | None) -> None:
        for each in (self.throws, self.pair_charts, self.line_said, self.pairs_said, self.sums_said):
            each.setVisible(found is not None)
        if found is None:
            return
        self.throws.setText(self.tr("%n throw(s) of two dice with the program’s dice", "", found.throws))
        for chart, bars in ((self.six, found.faces), (self.sums, found.sums)):
            numbers = [str(bar.first) for bar in bars]
            summary = ", ".join(labels.with_value(str(bar.first), str(bar.seen)) for bar in bars)
            chart.show_bars(bars, numbers, summary)
        self.pairs_said.setText(self._verdict(found.face_test, self.tr("Faces")))
        self.sums_said.setText(self._verdict(found.sum_test, self.tr("Sums")))

    def _show_levels(self, found: FairnessReport) -> None:
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._levels.setVisible(bool(found.levels))
        for column, words in enumerate(("", self.tr("Fell"), self.tr("Expected"))):
            self._put(0, column, words, "small", "text_2")
        for row, bar in enumerate(found.levels, 1):
            self._put(row, 0, labels.first_up(labels.level_word(bar.level)), "body", "text")
            self._put(row, 1, str(bar.seen), "strong", "text")
            self._put(row, 2, _decimal(bar.expected), "body", "text_2")

    def _put(self, row: int, column: int, text: str, type_name: str, role: str) -> None:
        cell = label(self._levels, self.theme, type_name, role)
        cell.setText(text)
        if column:
            cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(cell, row, column)

    def _verdict(self, test: FairnessTest, what: str) -> str:
        """What may be said of so many rolls, and no more."""
        if test.verdict == "too_few":
            text = self.tr("{what}: too few rolls to say. {needed} are needed, there are {rolls}.")
            return text.format(what=what, needed=test.needed, rolls=test.rolls)
        if test.verdict == "as_expected":
            text = self.tr("{what}: as fair dice fall. They stray so far once in {times} such looks.")
            if test.one_in is not None and test.one_in < 2:
                text = self.tr("{what}: as fair dice fall. They stray so far nearly always.")
        elif test.verdict == "uncommon":
            text = self.tr("{what}: uncommon, but fair dice do it: once in {times} such looks.")
        else:
            text = self.tr("{what}: rare: fair dice stray so far once in {times} such looks.")
        times = "10⁹" if test.one_in is None else str(test.one_in)
        value = _decimal(test.chi_square or 0)
        tail = self.tr("(χ² = {value} with {degrees} degrees of freedom)").format(value=value, degrees=test.degrees)
        return f"{text.format(what=what, times=times)} {tail}"
