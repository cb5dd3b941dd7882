"""«Table view»: a window for a second screen with nothing but what everybody at the table may know."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.models.journal import JournalModel
from brp_desktop.painting.theme import Theme
from brp_desktop.play.entries import JournalEntry
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.views import labels, roll_words
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.secret_delegate import SecretDelegate, who
from brp_desktop.views.painted import tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.times import clock_time
from brp_desktop.views.xantis import contest_words

LINES = 3
"""Rolls of a contest told below the verdict; the list has all of them."""


class TableWindow(QWidget):
    """Fed by the public side of the roll log alone: a hidden roll never comes here before it is revealed.

    It shows what was rolled since the beginning of this session, so that nothing of an earlier evening stands there.
    """

    def __init__(self, log: RollLog, since: int, theme: Theme, parent: QWidget | None = None) -> None:
        """``since``: milliseconds since 1970, UTC; earlier rolls are not shown."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("table_window")
        self._theme = theme
        self._latest: JournalEntry | None = None
        self._lines: tuple[JournalEntry, ...] = ()
        self._log = log
        self._query = JournalQuery(since=since, hidden=False)
        self.verdict = PlainLabel(parent=self)
        self.verdict.setWordWrap(True)
        self.verdict.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.verdict.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.detail = PlainLabel(parent=self)
        self.detail.setWordWrap(True)
        self.detail.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.model = JournalModel(log, self._text, self)
        self.view = QListView(self)
        self.view.setModel(self.model)
        self._delegate = SecretDelegate(theme, self.view)
        self.view.setItemDelegate(self._delegate)
        self.view.setUniformItemSizes(True)
        self.view.setFrameShape(QListView.Shape.NoFrame)
        self.view.setSelectionMode(QListView.SelectionMode.SingleSelection)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        column.addWidget(self.verdict)
        column.addWidget(self.detail)
        column.addWidget(self.view, 1)
        log.shown.connect(self._on_shown)
        log.marked.connect(self._on_marked)
        log.unveiled.connect(self._on_unveiled)
        self.set_theme(theme)
        self.retranslate()
        self.resize(640, 560)
        self.refresh()

    def refresh(self) -> None:
        """Read the public log anew."""
        self.model.set_query(self._query)
        latest = self.model.entry(0)
        self._show(latest)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._delegate.theme = theme
        verdict = theme.font("verdict")
        verdict.setPixelSize(40)
        self.verdict.setFont(verdict)
        tint(self.verdict, QPalette.ColorRole.WindowText, theme.colour("text"))
        detail = theme.font("value")
        self.detail.setFont(detail)
        tint(self.detail, QPalette.ColorRole.WindowText, theme.colour("text_2"))
        tint(self.view, QPalette.ColorRole.Base, theme.colour("sheet"))
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setWindowTitle(self.tr("Table view"))
        self.setAccessibleName(self.tr("Table view"))
        self.view.setAccessibleName(self.tr("Public rolls"))
        self._show(self._latest)
        self.model.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        # The line that once had the focus may have fallen out below meanwhile, and the list follows it there.
        super().showEvent(event)
        self.view.scrollToTop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F11:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(640, 560)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.colour("sheet"))

    def _on_shown(self, entry: JournalEntry) -> None:
        if self.model.add(entry):
            self._show(entry)

    def _on_marked(self, entry_id: str, undone: bool) -> None:
        self.model.mark(entry_id, undone)

    def _on_unveiled(self, entries: object) -> None:
        self.model.set_query(self._query)
        if isinstance(entries, tuple) and entries and isinstance(entries[0], JournalEntry):
            self._show(next((entry for entry in entries if entry.verdict == "won"), entries[0]))

    def _show(self, entry: JournalEntry | None) -> None:
        if entry is None or entry.hidden or entry.event in ("tick", "leave"):
            if self._latest is None:
                self.verdict.setText(self.tr("No roll yet."))
                self.detail.setText("")
            return
        # All lines of a contest are stored before the first of them is shown.
        if not entry.contest:
            self._lines = (entry,)
        elif (
            self._latest is None
            or entry.id not in {line.id for line in self._lines}
            or self._latest.revealed != entry.revealed
        ):
            known = (each for each in self._log.contest(entry.contest) if not each.hidden)
            self._lines = tuple(sorted(known, key=lambda each: each.number)) or (entry,)
        self._latest = entry
        self.verdict.setText(public_verdict(self._lines))
        told = [labels.listed((who(line), roll_words.entry_sentence(line))) for line in self._lines[:LINES]]
        self.detail.setText("\n".join(told))

    def _text(self, entry: JournalEntry) -> str:
        return labels.listed((who(entry), roll_words.entry_copy(entry, clock_time(entry.time))))


def public_verdict(lines: Sequence[JournalEntry]) -> str:
    """The large words, from all lines of a contest or the one of a roll: the sentence of the game master's card."""
    entry = lines[0]
    if entry.event in ("resistance", "development") or entry.event in roll_words.NO_D100:
        return labels.listed((who(entry), roll_words.entry_level_line(entry).rstrip(".")))
    if entry.event == "xantis":
        ended = contest_words.verdict_of_lines(lines)
        return (ended or labels.listed((who(entry), roll_words.entry_level_line(entry)))).rstrip(".")
    if entry.side == "one" and entry.verdict:
        text = QCoreApplication.translate("gm", "Nobody beats {name}.").format(name=entry.character or "A")
        if entry.verdict == "lost":
            names = [line.character or "B" for line in lines[1:] if line.verdict == "won"]
            text = QCoreApplication.translate("gm", "Victory over {name}: {names}.")
            text = text.format(name=entry.character or "A", names=gm_labels.some(names))
        return text.rstrip(".")
    won = next((line for line in lines if line.verdict == "won"), None)
    if len(lines) == 2 and won is not None:
        text = QCoreApplication.translate("gm", "{name} wins: {level}.")
        return text.format(name=who(won) or "?", level=_level(won)).rstrip(".")
    if len(lines) == 2 and entry.verdict == "draw":
        return QCoreApplication.translate("gm", "Draw: the game master decides.").rstrip(".")
    if len(lines) == 2 and entry.verdict == "nobody":
        return QCoreApplication.translate("gm", "Nobody prevails.").rstrip(".")
    return labels.listed((who(entry), _level(entry)))


def _level(entry: JournalEntry) -> str:
    # A side alone has no comparison: its own level counts.
    return labels.level_word((entry.final_level if entry.verdict else "") or entry.level or "failure")
