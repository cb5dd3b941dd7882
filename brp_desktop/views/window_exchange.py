"""What the menus do with other programs' files and with the portrait; every room behind is imported on use."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from brp_desktop.controllers.language import current_language, language_of
from brp_desktop.storage.errors import StorageError
from brp_desktop.views.main_window import MainWindow

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.controllers.importing import ForeignFile
    from brp_desktop.storage.importers import Choices


class ExchangeCommands(QObject):
    """Import, export, copy as text, portrait."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        actions = window.actions_
        for name, slot in {
            "import": self.ask_import,
            "import_clipboard": self.import_clipboard,
            "portrait": self.change_portrait,
            "copy_text": self._copy_text,
            "copy_markdown": self._copy_markdown,
            "export_markdown": self._export_markdown,
            "export_text": self._export_text,
            "export_foundry": self._export_foundry,
            "export_png": self._export_png,
            "export_form": self._export_form,
            "export_journal": self.export_journal,
            "export_history": self.export_history,
        }.items():
            actions[name].triggered.connect(slot)

    # in

    def ask_import(self) -> None:
        """Let the person choose files of other programs."""
        from brp_desktop.storage.folders import folder_or_home

        settings = self._window.context.settings
        kinds = ";;".join(
            (
                self.tr("Characters of other programs ({kinds})").format(kinds="*.json *.txt *.md *.pdf"),
                self.tr("All files ({kinds})").format(kinds="*"),
            )
        )
        found, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Import"), str(folder_or_home(settings.last_folder)), kinds
        )
        if found:
            settings.last_folder = str(Path(found[0]).parent)
            self.import_paths([Path(name) for name in found])

    def import_paths(self, paths: Sequence[Path]) -> None:
        """Read files of other programs: one with its report, several in a list. Nothing is opened unseen."""
        if len(paths) > 1:
            self._import_many(paths)
            return
        for path in paths:
            from brp_desktop.controllers.importing import foreign_file

            try:
                file = foreign_file(path, self._choices())
            except StorageError as error:
                if error.code == "own_sheet":
                    self._window.context.files.open(path)
                else:
                    self._window.context.interaction.show_error(error)
                continue
            if len(file.people) > 1:
                self._import_many(paths)
            else:
                self._report(file, 0)

    def import_clipboard(self) -> None:
        """Read what is on the clipboard: a stat block, or the text of a foreign file; several people one by one."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._window.status_bar.say(self.tr("There is no text on the clipboard."))
            return
        from brp_desktop.controllers.importing import foreign_text

        try:
            file = foreign_text(text, self._choices())
        except StorageError as error:
            self._window.context.interaction.show_error(error.at(Path(self.tr("the clipboard"))))
            return
        for number in range(len(file.people)):
            self._report(file, number)

    def change_portrait(self) -> None:
        """Open the window of the portrait."""
        head = getattr(self._window.sheet, "head", None)
        if head is not None:
            head.portrait.change()

    def _choices(self) -> "Choices":
        from brp_desktop.rules.brp import SRD, UGE
        from brp_desktop.storage.importers import Choices

        uge = self._window.context.settings.new_sheet_preset == "uge"
        return Choices(options=UGE if uge else SRD, lang=current_language())

    def _report(self, file: "ForeignFile", number: int) -> None:
        from brp_desktop.views.dialogs.import_report import ImportReport

        dialog = ImportReport(self._window.theme, file, number, self._window)
        imported = dialog.ask()
        read = dialog.file
        dialog.deleteLater()
        if imported is not None:
            from brp_desktop.controllers.importing import open_imported

            open_imported(self._window.context.files, imported, read.path, self._folder(read.path))

    def _import_many(self, paths: Sequence[Path]) -> None:
        from brp_desktop.controllers.importing import open_imported
        from brp_desktop.views.dialogs.import_many import ImportMany

        window = self._window
        dialog = ImportMany(window.theme, paths, self._choices(), window.context.settings.last_folder, window)
        wanted = dialog.ask()
        dialog.deleteLater()
        for found in wanted:
            path = found.file.path
            open_imported(window.context.files, found.imported, path, self._folder(path))

    def _folder(self, path: Path | None) -> Path:
        from brp_desktop.storage.folders import folder_or_home

        return path.parent if path is not None else folder_or_home(self._window.context.settings.last_folder)

    # out

    def export(self, format_id: str) -> Path | None:
        """Write the sheet shown in another format; the file, None where nothing was written."""
        document = self._document()
        if document is None:
            return None
        from brp_desktop.storage.exporters import export, formats
        from brp_desktop.views.printing.formats import register_formats

        register_formats()
        suffix = next(each.suffix for each in formats() if each.id == format_id)
        return self._write(document, suffix, lambda: export(document.sheet, format_id, language_of(document.character)))

    def export_journal(self) -> Path | None:
        """Write the roll log of the sheet shown as a table."""
        document = self._document()
        if document is None:
            return None
        from brp_desktop.storage.exporters.csv_text import journal_csv
        from brp_desktop.storage.journal_query import JournalQuery

        log = self._window.context.log
        query = JournalQuery(document=document.document_id)
        entries = log.entries(query, max(1, log.count(query)))
        return self._write(
            document,
            ".csv",
            lambda: journal_csv(reversed(entries), current_language(), wording=csv_word),
            self.tr("roll log"),
        )

    def export_history(self) -> Path | None:
        """Write the development of the sheet shown as a table."""
        from brp_desktop.controllers.systems import as_brp

        document = as_brp(self._document())
        if document is None:
            return None
        from brp_desktop.storage.exporters.csv_text import history_csv

        return self._write(
            document,
            ".csv",
            lambda: history_csv(document.character, language_of(document.character), wording=csv_word),
            self.tr("development"),
        )

    def copy(self, format_id: str) -> None:
        """Put the sheet shown on the clipboard as text."""
        document = self._document()
        if document is None:
            return
        from brp_desktop.storage.exporters import export

        text = export(document.sheet, format_id, language_of(document.character)).decode("utf-8").lstrip("\ufeff")
        QGuiApplication.clipboard().setText(text)
        self._window.status_bar.say(self.tr("Copied: the sheet as text."), wrong=False)

    def _document(self) -> "Document | None":
        """The sheet shown with all that is half-typed handed in."""
        document = self._window.document
        if document is not None:
            document.commit_pending()
        return document

    def _write(self, document: "Document", suffix: str, content: Callable[[], bytes], what: str = "") -> Path | None:
        """Ask where, and write; what goes wrong is said, and nothing half written is left."""
        from brp_desktop.storage.file_names import proposed_name
        from brp_desktop.storage.files import save_file
        from brp_desktop.views.exporting import ask_export_path

        window = self._window
        stem = " – ".join(part for part in (document.character.name, what) if part)
        name = proposed_name(stem, suffix, "character")
        kinds = self.tr("{suffix} files ({kinds})").format(suffix=suffix[1:].upper(), kinds=f"*{suffix}")
        path = ask_export_path(window, self.tr("Export"), name, kinds, document.path)
        if path is None:
            return None
        try:
            save_file(path, content(), keep_previous=False)
        except StorageError as error:
            window.context.interaction.show_error(error if error.path is not None else error.at(path))
            return None
        window.status_bar.say(self.tr("“{file}” is written.").format(file=path.name), wrong=False)
        return path

    def _export_markdown(self) -> None:
        self.export("markdown")

    def _export_text(self) -> None:
        self.export("text")

    def _export_foundry(self) -> None:
        self.export("foundry-brp")

    def _export_png(self) -> None:
        self.export("png")

    def _export_form(self) -> None:
        self.export("form-pdf")

    def _copy_text(self) -> None:
        self.copy("text")

    def _copy_markdown(self) -> None:
        self.copy("markdown")


def csv_word(kind: str, id_: str) -> str:
    """What an id of the roll log or of the development is called in a table; one nobody names stays as it is."""
    if not id_:
        return ""
    from brp_desktop.views import labels

    match kind:
        case "level":
            return labels.level_word(id_)
        case "difficulty":
            return labels.difficulty_name(id_)
        case "tick_reason":
            return labels.tick_reason_short(id_).rstrip(".")
        case "kind":
            from brp_desktop.views.development.words import kind_word

            return kind_word(id_)
        case "event":
            return event_word(id_)
        case _:
            return id_


def event_word(event: str) -> str:
    """What happened, in a word or two; other events by their id."""
    translate = QCoreApplication.translate
    words = {
        "roll": translate("exchange", "roll"),
        "tick": translate("exchange", "tick"),
        "resistance": translate("exchange", "resistance roll"),
        "development": translate("exchange", "experience roll"),
        "damage": translate("exchange", "damage"),
        "wound": translate("exchange", "wound"),
        "healing": translate("exchange", "healing"),
        "power": translate("exchange", "power used"),
        "leave": translate("exchange", "Narrator’s leave"),
        "hindrance": translate("exchange", "hindrance"),
    }
    return words.get(event, event)
