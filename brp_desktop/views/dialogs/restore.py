"""Earlier versions of a document: when each was kept, and in words what going back to it would change."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPlainTextEdit, QVBoxLayout, QWidget

from brp_desktop.controllers.restoring import Restorable
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.versions import Version
from brp_desktop.views.comparing import EARLIER, Section, lines_of
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.dialogs.reading_choice import frame
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm.table_comparing import content_differences
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.times import moment

WIDTH, HEIGHT = 780, 520
LIST_WIDTH = 270
LOOKED_AT = 3
"""Versions that are read before the dialog is there; the others follow while it is."""


class RestoreDialog(PlainDialog):
    """``ask`` waits for the version to go back to; None for Esc. Versions are read as they are looked at."""

    def __init__(self, theme: Theme, restorable: Restorable, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="recover")
        self.setObjectName("restore_dialog")
        self.setModal(True)
        self._restorable = restorable
        self._found: dict[int, list[Section] | StorageError | None] = {}
        name = restorable.name
        title = self.tr("Earlier versions of {name}").format(name=name) if name else self.tr("Earlier versions")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self._build(theme)
        self.add_button(self.tr("&Close")).clicked.connect(self.reject)
        self.restore = self.add_button(self.tr("&Restore"), primary=True)
        self.restore.clicked.connect(self.accept)
        self._counting = QTimer(self)
        self._counting.setInterval(0)
        self._counting.timeout.connect(self._count_next)
        self.fit(WIDTH)
        self.resize(self.width(), min(HEIGHT, self.screen().availableGeometry().height() - 48))
        self.list.currentRowChanged.connect(self._show)
        if restorable.versions:
            self.list.setCurrentRow(self._first_to_restore())
            self._counting.start()
        else:
            self._show(-1)
        self.list.setFocus()

    @property
    def version(self) -> Version | None:
        """The version chosen."""
        row = self.list.currentRow()
        return self._restorable.versions[row] if row >= 0 else None

    def ask(self) -> Version | None:
        """Show the versions and wait."""
        return self.version if self.exec() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the list goes back to the version chosen there."""
        chosen = self.focusWidget() is self.list and self.restore.isEnabled()
        if chosen and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        self._counting.stop()
        super().done(result)

    def _build(self, theme: Theme) -> None:
        self.list = QListWidget(self.content)
        self.list.setFont(theme.font("body"))
        self.list.setFixedWidth(LIST_WIDTH)
        self.list.setMinimumHeight(220)
        self.list.setSpacing(3)
        self.list.setAccessibleName(self.tr("Versions, the newest first"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for version in self._restorable.versions:
            QListWidgetItem(self._words(version), self.list)
        self.about = PlainLabel(parent=self.content)
        self.about.setFont(theme.font("strong"))
        self.about.setWordWrap(True)
        self.text = QPlainTextEdit(self.content)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(theme.font("body"))
        self.text.setAccessibleName(self.tr("What would change"))
        for part in (self.list, self.text):
            palette = part.palette()
            palette.setColor(QPalette.ColorRole.Base, theme.colour("sheet"))
            part.setPalette(palette)
            frame(part, theme)
        pane = QVBoxLayout()
        pane.setSpacing(6)
        pane.addWidget(self.about)
        pane.addWidget(self.text, 1)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.list)
        row.addLayout(pane, 1)
        self.column.addLayout(row, 1)

    def _first_to_restore(self) -> int:
        """The row of the newest version that is not as it is now: mostly one of the first."""
        rows = range(min(LOOKED_AT, len(self._restorable.versions)))
        return next((row for row in rows if isinstance(found := self._difference(row), list) and found), 0)

    def _words(self, version: Version, count: str = "") -> str:
        """Two lines: when, and how it came to be kept; then how much differs."""
        kinds = {
            "saved": self.tr("saved"),
            "work": self.tr("work that was not saved"),
            "beside": self.tr("beside the file"),
        }
        return f"{moment(version.time)} · {kinds[version.kind]}\n{count or '…'}"

    def _difference(self, row: int) -> list[Section] | StorageError | None:
        """What going back to a version changes; the error where it cannot be read; None with nothing to compare."""
        if row not in self._found:
            now, version = self._restorable.now, self._restorable.versions[row]
            try:
                content = self._restorable.content(version)
            except StorageError as error:
                self._found[row] = error
            else:
                self._found[row] = None if now is None else content_differences(now, content, EARLIER)
        return self._found[row]

    def _count_next(self) -> None:
        """Read one version more, so that the list says how much each differs."""
        row = next((row for row in range(self.list.count()) if self.list.item(row).data(_COUNTED) is None), -1)
        if row < 0:
            self._counting.stop()
            return
        found = self._difference(row)
        if isinstance(found, StorageError):
            count = self.tr("cannot be read")
        elif found is None:
            count = self.tr("readable")
        else:
            number = sum(len(section.lines) for section in found)
            count = self.tr("%n difference(s)", "", number) if number else self.tr("as it is now")
        item = self.list.item(row)
        item.setText(self._words(self._restorable.versions[row], count))
        item.setData(_COUNTED, True)

    def _show(self, row: int) -> None:
        """Say what going back to the version in this row would change."""
        if row < 0:
            self.about.setText(self.tr("No earlier version is kept yet."))
            self.text.setPlainText(self.tr("Versions are kept at every save, and every five minutes of work."))
            self.restore.setEnabled(False)
            return
        found, when = self._difference(row), moment(self._restorable.versions[row].time)
        able = found is None or (not isinstance(found, StorageError) and bool(found))
        if isinstance(found, StorageError):
            self.about.setText(self.tr("This version cannot be read."))
            self.text.setPlainText(error_sentence(found))
        elif found is None:
            self.about.setText(self.tr("Opens the version of {when} as a document of its own.").format(when=when))
            self.text.setPlainText(self.tr("There is nothing to compare it with: the file cannot be read."))
        elif found:
            self.about.setText(self.tr("From what is here now → to the version of {when}:").format(when=when))
            self.text.setPlainText(lines_of(found))
        else:
            self.about.setText(self.tr("The version of {when} holds the same as now.").format(when=when))
            self.text.setPlainText("")
        self.restore.setEnabled(able)
        self.restore.setToolTip("" if able else plain_tip(self.about.text()))


_COUNTED = Qt.ItemDataRole.UserRole
