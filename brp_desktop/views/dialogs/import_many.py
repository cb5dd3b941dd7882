"""Many foreign files at once: read one after the other with a way to stop, then a list to open or to save."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QListWidget, QListWidgetItem, QProgressBar, QWidget

from brp_desktop.controllers.importing import ForeignFile, foreign_file, save_imported
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.folders import folder_or_home
from brp_desktop.storage.importers import Choices, Imported
from brp_desktop.views import import_labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import PushButton
from brp_desktop.views.dialogs.import_report import ImportReport
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.dialogs.reading_choice import frame, row_sign
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.labels import with_value


class Found(NamedTuple):
    """Somebody in a file, with the report's answers in force."""

    file: ForeignFile
    number: int

    @property
    def imported(self) -> Imported:
        """The person."""
        return self.file.people[self.number]


class ImportMany(PlainDialog):
    """``ask`` waits for those to open; files that cannot be read stand in the list with the reason."""

    def __init__(
        self, theme: Theme, paths: Sequence[Path], choices: Choices, folder: str, parent: QWidget | None
    ) -> None:
        super().__init__(theme, "", parent, icon_name="import")
        self.setObjectName("import_many")
        self.setModal(True)
        self._choices = choices
        self._folder = folder
        self._waiting = list(paths)
        self._count = len(self._waiting)
        self._failed = 0
        self.found: list[Found] = []
        self.wanted: list[Found] = []
        title = self.tr("Import %n file(s)", "", self._count)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.progress = QProgressBar(self.content)
        self.said = self.add_text("")
        self.list = QListWidget(self.content)
        self.report_button = PushButton(theme, self.content)
        self.stop = PushButton(theme, self.content)
        self._build()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.read_next)
        self._show_state()
        self.fit(680)
        self.resize(self.width(), max(self.height(), 460))
        self._timer.start()

    def ask(self) -> list[Found]:
        """Read everything, show it and wait: whom to open, nobody for «never mind»."""
        return self.wanted if self.exec() else []

    def done(self, result: int) -> None:
        self._timer.stop()
        super().done(result)

    def read_next(self) -> None:
        """Read one file more."""
        if not self._waiting:
            self._finish()
            return
        path = self._waiting.pop(0)
        try:
            file = foreign_file(path, self._choices)
        except StorageError as error:
            self._failed += 1
            self._add_failure(path, error_sentence(error))
        else:
            for number in range(len(file.people)):
                self.found.append(Found(file, number))
                self._add_person(len(self.found) - 1)
        self._show_state()
        if not self._waiting:
            self._finish()

    @property
    def is_reading(self) -> bool:
        """Whether files are still to be read."""
        return self._timer.isActive()

    def stop_reading(self) -> None:
        """Leave the files that were not read yet alone."""
        self._waiting.clear()
        self._finish()

    def show_report(self) -> None:
        """The report of the chosen person; its answers stay."""
        number = self._chosen()
        if number is None:
            return
        found = self.found[number]
        dialog = ImportReport(self.theme, found.file, found.number, self)
        dialog.open_button.setText(self.tr("&Keep these answers"))
        if dialog.ask() is not None:
            self.found[number] = Found(dialog.file, min(found.number, len(dialog.file.people) - 1))
            self._fill(self.list.currentItem(), self.found[number].imported)
        dialog.deleteLater()

    def save_all(self, folder: Path) -> int:
        """Write everybody into a folder, each under a name of its own; how many were written. A refusal is said."""
        written: list[Path] = []
        for each in self.found:
            try:
                written.append(save_imported(each.imported, folder, written))
            except StorageError as error:
                self.said.setText(error_sentence(error))
                return len(written)
        sentence = self.tr("%n sheet(s) are in “{folder}”.", "", len(written)).format(folder=folder.name)
        self.said.setText(sentence)
        announce(self, sentence)
        return len(written)

    # the inside

    def _build(self) -> None:
        self.progress.setRange(0, self._count)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Files read"))
        self.column.addWidget(self.progress)
        self.list.setObjectName("import_list")
        self.list.setFont(self.theme.font("body"))
        self.list.setMinimumHeight(200)
        self.list.setSpacing(3)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Characters found"))
        palette = self.list.palette()
        palette.setColor(QPalette.ColorRole.Base, self.theme.colour("sheet"))
        self.list.setPalette(palette)
        frame(self.list, self.theme)
        self.column.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.setSpacing(0)
        self.report_button.setText(self.tr("&Report…"))
        self.stop.setText(self.tr("&Stop reading"))
        for button in (self.report_button, self.stop):
            button.setAccessibleName(button.text().replace("&", ""))
            row.addWidget(button)
        row.addStretch(1)
        self.column.addLayout(row)
        self.report_button.clicked.connect(self.show_report)
        self.stop.clicked.connect(self.stop_reading)
        self.list.itemActivated.connect(self._on_activated)
        self.list.currentRowChanged.connect(self._on_row)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.save_button = self.add_button(self.tr("Save all into a &folder…"))
        self.save_button.clicked.connect(self._on_save)
        self.open_button = self.add_button(self.tr("&Open all"), primary=True)
        self.open_button.clicked.connect(self._on_open)

    def _add_person(self, number: int) -> None:
        item = QListWidgetItem(self.list)
        item.setData(Qt.ItemDataRole.UserRole, number)
        self._fill(item, self.found[number].imported)
        if self.list.currentRow() < 0:
            self.list.setCurrentItem(item)

    def _fill(self, item: QListWidgetItem, imported: Imported) -> None:
        item.setText(import_labels.summary(imported))
        asks = bool(imported.report.doubtful or imported.report.questions)
        item.setIcon(row_sign(self.theme, "why" if asks else "check", "text_2"))
        item.setToolTip(plain_tip(item.text()))

    def _add_failure(self, path: Path, sentence: str) -> None:
        item = QListWidgetItem(with_value(path.name, sentence), self.list)
        item.setIcon(row_sign(self.theme, "warning", "danger"))
        item.setForeground(self.theme.colour("danger"))
        item.setToolTip(plain_tip(item.text()))

    def _finish(self) -> None:
        self._timer.stop()
        self._show_state()
        announce(self, self.said.text())
        self.list.setFocus()

    def _chosen(self) -> int | None:
        item = self.list.currentItem()
        number = item.data(Qt.ItemDataRole.UserRole) if self.list.currentRow() >= 0 else None
        return number if isinstance(number, int) else None

    def _show_state(self) -> None:
        done = self._count - len(self._waiting)
        self.progress.setValue(done)
        reading = bool(self._waiting) and self.is_reading
        people = self.tr("%n character(s) found", "", len(self.found))
        failed = self.tr("%n file(s) could not be read", "", self._failed) if self._failed else ""
        self.said.setText(". ".join(part for part in (people, failed) if part) + ".")
        self.progress.setVisible(reading)
        self.stop.setVisible(reading)
        for button in (self.open_button, self.save_button):
            button.setEnabled(not reading and bool(self.found))
            button.setToolTip(plain_tip("" if button.isEnabled() else self.tr("Nobody was found yet.")))
        self.report_button.setEnabled(self._chosen() is not None)

    def _on_row(self, row: int) -> None:
        self.report_button.setEnabled(self._chosen() is not None)

    def _on_activated(self, item: QListWidgetItem) -> None:
        self.show_report()

    def _on_open(self) -> None:
        self.wanted = list(self.found)
        self.accept()

    def _on_save(self) -> None:
        title = self.tr("Save the sheets into")
        found = QFileDialog.getExistingDirectory(self, title, str(folder_or_home(self._folder)))
        if found and self.save_all(Path(found)) == len(self.found):
            self.reject()
