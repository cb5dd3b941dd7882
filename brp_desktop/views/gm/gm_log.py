"""The game master's roll log: everything, hidden rolls too, with «Reveal» for each."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPalette
from PySide6.QtWidgets import QListView, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.models.journal import JournalModel
from brp_desktop.painting.theme import Theme
from brp_desktop.play.entries import JournalEntry
from brp_desktop.rules.errors import RulesError
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.views import labels, roll_words
from brp_desktop.views.controls import Switch
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.gm.secret_delegate import SecretDelegate
from brp_desktop.views.times import clock_time


class GmLog(PlainDialog):
    """A window of the game master's own; it never shows anything to players by itself."""

    def __init__(self, master: GameMaster, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="hidden_roll")
        self.setObjectName("gm_log")
        self._master = master
        title = self.tr("The game master’s log")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.only_hidden = Switch(theme, self.content)
        self.only_hidden.setText(self.tr("Hidden rolls only"))
        self.only_hidden.setAccessibleName(self.only_hidden.text())
        self.only_hidden.setChecked(True)
        self.column.addWidget(self.only_hidden, 0, Qt.AlignmentFlag.AlignLeft)
        self.model = JournalModel(master.log, self._text, self)
        self.view = QListView(self.content)
        self.view.setModel(self.model)
        self.view.setItemDelegate(SecretDelegate(theme, self.view))
        self.view.setUniformItemSizes(True)
        self.view.setFrameShape(QListView.Shape.NoFrame)
        self.view.setMinimumHeight(260)
        self.view.setAccessibleName(title)
        palette = self.view.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("sheet"))
        self.view.setPalette(palette)
        self.column.addWidget(self.view, 1)
        self.problem = self.add_text("")
        self.problem.hide()
        self.copy = self.add_button(self.tr("Co&py text"))
        self.reveal = self.add_button(self.tr("&Reveal"))
        self.reveal.set_look("reveal")
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.copy.clicked.connect(self._on_copy)
        self.reveal.clicked.connect(self.reveal_current)
        self.only_hidden.toggled.connect(self.refresh)
        self.view.selectionModel().currentChanged.connect(self._on_current)
        master.log.kept.connect(self.refresh)
        master.log.unveiled.connect(self._on_unveiled)
        self.fit(520)
        self.resize(540, max(self.height(), 460))
        self.refresh()

    def current(self) -> JournalEntry | None:
        """The line that is chosen."""
        return self.model.entry(self.view.currentIndex().row())

    def refresh(self) -> None:
        """Read the log anew."""
        row = self.view.currentIndex().row()
        self.model.set_query(JournalQuery(hidden=True if self.only_hidden.isChecked() else None))
        if self.model.rowCount():
            self.view.setCurrentIndex(self.model.index(min(max(row, 0), self.model.rowCount() - 1)))
        self._show_buttons()

    def reveal_current(self) -> None:
        """Show the chosen roll, with all of its contest, to everybody."""
        entry = self.current()
        if entry is None or not entry.hidden:
            return
        try:
            self._master.reveal_entry(entry)
        except RulesError:
            text = self.tr("Open the sheet of {name} first: its tick waits.")
            self.problem.setText(text.format(name=entry.character or "?"))
            self.problem.show()
            return
        self.problem.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.view.hasFocus():
            event.accept()
            return
        super().keyPressEvent(event)

    def _text(self, entry: JournalEntry) -> str:
        hidden = self.tr("hidden") if entry.hidden else ""
        return labels.listed((hidden, entry.character, roll_words.entry_copy(entry, clock_time(entry.time))))

    def _on_current(self, current: QModelIndex) -> None:
        self._show_buttons()

    def _on_unveiled(self, entries: object) -> None:
        self.refresh()

    def _on_copy(self) -> None:
        rows = range(self.model.rowCount())
        entries = [entry for row in rows if (entry := self.model.entry(row)) is not None]
        QGuiApplication.clipboard().setText("\n".join(self._text(entry) for entry in reversed(entries)))

    def _show_buttons(self) -> None:
        entry = self.current()
        self.reveal.setEnabled(entry is not None and entry.hidden)
        self.reveal.setToolTip("" if self.reveal.isEnabled() else self.tr("Choose a hidden roll."))
        self.copy.setEnabled(self.model.rowCount() > 0)
