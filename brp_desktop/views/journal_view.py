"""The roll log under the dice: head with count, filter and copy, then the list of rolls."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QHBoxLayout, QListView, QMenu, QVBoxLayout, QWidget

from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.models.journal import JournalModel
from brp_desktop.painting.theme import Theme
from brp_desktop.play.entries import JournalEntry
from brp_desktop.storage.journal_db import JournalQuery
from brp_desktop.views import labels, roll_words
from brp_desktop.views.brp.parts import is_why_key
from brp_desktop.views.controls import IconButton
from brp_desktop.views.journal_delegate import ROW, JournalDelegate
from brp_desktop.views.painted import RING, paint_ring, tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.times import clock_time
from brp_desktop.views.viewport import give_viewport

COPIED = 500
"""Entries copied at most when nothing is selected."""


@dataclass(frozen=True)
class Kinds:
    """What the lines of a system can be filtered by: ids of how rolls end, their names, the words for all of them, and
    whether rolls tick.
    """

    levels: tuple[str, ...] = ("critical", "special", "success", "failure", "fumble")
    level_name: Callable[[str], str] = labels.level_label
    all_levels: object = QT_TRANSLATE_NOOP("JournalPanel", "All levels")
    ticks: bool = True


PERCENTILE = Kinds()


class _List(QListView):
    """The list: Enter explains, Ctrl+C copies, an empty list says so."""

    explain_requested = Signal(object)
    """JournalEntry to explain."""
    copy_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        give_viewport(self)
        self.empty_text = ""
        self.theme: Theme | None = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or is_why_key(event):
            event.accept()
            if not event.isAutoRepeat():
                self.explain_requested.emit(self.currentIndex())
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """No type-ahead: letters belong to the dice (quick find finds)."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.theme is not None and self.hasFocus() and not self.currentIndex().isValid():
            # No row that could show where the focus is.
            with QPainter(self.viewport()) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_ring(painter, QRectF(self.viewport().rect()).adjusted(4, 4, -4, -4), self.theme)
        if self.theme is not None and self.model().rowCount() == 0:
            with QPainter(self.viewport()) as painter:
                painter.setFont(self.theme.font("small"))
                painter.setPen(self.theme.colour("text_2"))
                area = QRectF(self.viewport().rect()).adjusted(14, 10, -14, 0)
                painter.drawText(area, int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter), self.empty_text)


class JournalPanel(QWidget):
    """Head and list of the roll log of one character, or of all."""

    explain_requested = Signal(object, QPoint)
    """JournalEntry, and the point on the screen beside which to explain it."""

    def __init__(self, log: RollLog, theme: Theme, parent: QWidget | None = None, *, kinds: Kinds = PERCENTILE) -> None:
        """``kinds`` is what the filter offers."""
        super().__init__(parent)
        self._log = log
        self._kinds = kinds
        self._theme = theme
        self._document_id: str | None = None
        self._character = ""
        self._everyone = False
        self._begun = False
        self._collapsed = False
        self._folded = False
        self._model = JournalModel(log, self._entry_text, self)
        self._delegate = JournalDelegate(theme, self)
        self.view = _List(self)
        self._build()
        log.shown.connect(self._on_shown)
        log.marked.connect(self._on_marked)
        log.unveiled.connect(self._on_unveiled)
        self.set_theme(theme)
        self.retranslate()

    @property
    def model(self) -> JournalModel:
        """The model of the list."""
        return self._model

    def set_document(self, document_id: str | None, character: str) -> None:
        """Show the rolls of this document (with «all characters» chosen: still all)."""
        self._document_id, self._character = document_id, character
        self._delegate.current_id = ""
        self._ask(self._model.query)

    def set_current(self, roll_id: str) -> None:
        """Mark the roll that the dice panel shows."""
        self._delegate.current_id = roll_id
        self.view.viewport().update()

    def set_collapsed(self, collapsed: bool) -> None:
        """In small windows: the head and the last row only, unless unfolded by hand."""
        self._collapsed = collapsed
        self._folded = collapsed
        self._fold_button.setVisible(collapsed)
        self.filter_button.setVisible(not collapsed)
        self.copy_button.setVisible(not collapsed)
        self._fold()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._delegate.theme = theme
        self.view.theme = theme
        self._title.setFont(theme.font("group"))
        self._count.setFont(theme.font("small"))
        tint(self._title, QPalette.ColorRole.WindowText, theme.colour("text"))
        tint(self._count, QPalette.ColorRole.WindowText, theme.colour("text_2"))
        tint(self.view, QPalette.ColorRole.Base, theme.colour("sheet"))
        for button in (self.filter_button, self.copy_button, self._fold_button):
            button.set_theme(theme)
        self.view.viewport().update()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self._title.setText(self.tr("Roll log"))
        self.view.setAccessibleName(self.tr("Roll log"))
        self.view.empty_text = self.tr("No roll yet.")
        self.filter_button.set_words(self.tr("Filter the roll log"))
        self.copy_button.set_words(self.tr("Copy the roll log as text"), "Ctrl+C")
        self._fold_button.set_words(self.tr("Unfold the roll log"))
        self._delegate.locale = self.locale()
        self._show_count()
        self._model.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 26 + ROW)

    def copy_text(self) -> str:
        """The selected entries as text, oldest first; without a selection all that is shown."""
        self.begin()
        rows = sorted(index.row() for index in self.view.selectedIndexes()) or range(
            min(self._model.rowCount(), COPIED)
        )
        entries = [entry for row in rows if (entry := self._model.entry(row)) is not None]
        return "\n".join(roll_words.entry_copy(entry, clock_time(entry.time)) for entry in reversed(entries))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._begun:
            QTimer.singleShot(0, self.begin)
        with QPainter(self) as painter:
            painter.fillRect(0, 0, self.width(), 1, self._theme.colour("line"))
            painter.fillRect(0, self._head.geometry().bottom() + 1, self.width(), 1, self._theme.colour("line"))

    def _build(self) -> None:
        self._head = QWidget(self)
        self._head.setFixedHeight(24)
        self._title = PlainLabel(parent=self._head)
        self._count = PlainLabel(parent=self._head)
        self.filter_button = IconButton(self._theme, "filter", self._head, side=24)
        self.filter_button.reads_as = "ButtonMenu"
        self.copy_button = IconButton(self._theme, "copy", self._head, side=24)
        self._fold_button = IconButton(self._theme, "chevron-down", self._head, side=24)
        self._fold_button.hide()
        row = QHBoxLayout(self._head)
        row.setContentsMargins(14, 0, 12, 0)
        row.setSpacing(6)
        row.addWidget(self._title)
        row.addStretch(1)
        row.addWidget(self._count)
        row.addSpacing(6)
        for button in (self.filter_button, self.copy_button, self._fold_button):
            button.setFixedSize(24 + 2 * RING, 24)
            row.addWidget(button)
        self.view.setObjectName("journal_view")
        self.view.setModel(self._model)
        self.view.setItemDelegate(self._delegate)
        self.view.setFrameShape(QListView.Shape.NoFrame)
        self.view.setUniformItemSizes(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.view.setMouseTracking(True)
        self.view.explain_requested.connect(self._on_explain)
        self.view.doubleClicked.connect(self._on_explain)
        self.view.copy_requested.connect(self._on_copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 0)
        column.setSpacing(1)
        column.addWidget(self._head)
        column.addWidget(self.view, 1)
        self.filter_button.clicked.connect(self._on_filter)
        self.copy_button.clicked.connect(self._on_copy)
        self._fold_button.clicked.connect(self._on_fold)

    def _entry_text(self, entry: JournalEntry) -> str:
        return roll_words.entry_copy(entry, clock_time(entry.time))

    def begin(self) -> None:
        """Read the journal from now on; until the first paint it stays closed, so that the window is there sooner."""
        if not self._begun:
            self._begun = True
            self._ask(self._model.query)

    def _ask(self, query: JournalQuery) -> None:
        if not self._begun:
            return
        document = None if self._everyone else self._document_id
        if document is None and not self._everyone:
            self._model.clear()
        else:
            self._model.set_query(replace(query, document=document))
        self._show_count()

    def _on_shown(self, entry: JournalEntry) -> None:
        at_top = self.view.verticalScrollBar().value() == 0
        if self._model.add(entry):
            if at_top:
                self.view.scrollToTop()
            self._show_count()

    def _on_marked(self, entry_id: str, undone: bool) -> None:
        self._model.mark(entry_id, undone)

    def _on_unveiled(self, entries: object) -> None:
        self._ask(self._model.query)

    def _show_count(self) -> None:
        count = self._model.rolls
        self._count.setText(self.tr("%n roll(s)", "", count) if count else "")
        filtered = self._is_filtered()
        self.filter_button.setCheckable(filtered)
        self.filter_button.setChecked(filtered)

    def _is_filtered(self) -> bool:
        query = self._model.query
        return self._everyone or query.level is not None or query.ticks_only or query.skill is not None

    def _on_filter(self) -> None:
        menu = self.filter_menu()
        menu.popup(self.filter_button.mapToGlobal(QPoint(0, self.filter_button.height())))

    def filter_menu(self) -> QMenu:
        """The menu of the filter: whose rolls, which level, ticks, this check."""
        self.begin()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        query = self._model.query
        whose = QActionGroup(menu)
        self._choice(menu, whose, self._character or self.tr("This character"), "one", not self._everyone)
        self._choice(menu, whose, self.tr("All characters"), "everyone", self._everyone)
        menu.addSeparator()
        levels = QActionGroup(menu)
        everything = QCoreApplication.translate("JournalPanel", str(self._kinds.all_levels))
        self._choice(menu, levels, everything, "level:", query.level is None)
        for level in self._kinds.levels:
            self._choice(menu, levels, self._kinds.level_name(level), f"level:{level}", query.level == level)
        menu.addSeparator()
        if self._kinds.ticks:
            self._choice(menu, None, self.tr("Only ticks"), "ticks", query.ticks_only)
        current = self._model.entry(self.view.currentIndex().row())
        if current is not None or query.skill is not None:
            name = "" if current is None else roll_words.entry_subject(current)
            text = self.tr("Only {skill}").format(skill=name) if name else self.tr("Only this check")
            self._choice(menu, None, text, "skill", query.skill is not None)
        menu.triggered.connect(self._on_chosen)
        return menu

    def _choice(self, menu: QMenu, group: QActionGroup | None, text: str, data: str, checked: bool) -> None:
        action = menu.addAction(text.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(checked)
        action.setData(data)
        if group is not None:
            group.addAction(action)

    def _on_chosen(self, action: QAction) -> None:
        query, what = self._model.query, str(action.data())
        match what.split(":"):
            case ["one"]:
                self._everyone = False
            case ["everyone"]:
                self._everyone = True
            case ["level", level]:
                query = replace(query, level=level or None)
            case ["ticks"]:
                query = replace(query, ticks_only=action.isChecked())
            case ["skill"]:
                current = self._model.entry(self.view.currentIndex().row())
                wanted = current.subject.id if current is not None and action.isChecked() else None
                query = replace(query, skill=wanted)
        self._ask(query)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.copy_text())

    def _on_explain(self, index: QModelIndex) -> None:
        entry = self._model.entry(index.row())
        if entry is not None:
            corner = self.view.visualRect(index).bottomLeft()
            self.explain_requested.emit(entry, self.view.viewport().mapToGlobal(corner))

    def _on_fold(self) -> None:
        self._folded = not self._folded
        self._fold()

    def _fold(self) -> None:
        self._fold_button.icon_name = "chevron-down" if self._folded else "chevron-up"
        self._fold_button.update()
        self.view.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff if self._folded else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        )
        self.updateGeometry()
