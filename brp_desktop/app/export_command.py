"""The command that writes a sheet in another format, without touching it."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from brp_desktop.app.command_line import ExportCommand
from brp_desktop.app.console import GOOD, PROBLEM, refuse, say
from brp_desktop.controllers.files import ENDING
from brp_desktop.controllers.language import current_language
from brp_desktop.storage import StorageError, open_document
from brp_desktop.storage.exporters import export
from brp_desktop.storage.files import is_same_file, is_there, save_file
from brp_desktop.storage.table_documents import ENDING as TABLE_ENDING
from brp_desktop.views import labels


def run(command: ExportCommand) -> int:
    """Write the file; one that is a sheet or a table of ours is never overwritten."""
    if is_ours(command.out) or is_same_file(command.file, command.out):
        text = QCoreApplication.translate("commands", "{file} is a sheet or a table: it is not overwritten.")
        return refuse(text.format(file=command.out), PROBLEM)
    try:
        document = open_document(command.file)
        save_file(command.out, export(document, command.to, current_language()), keep_previous=False)
    except StorageError as error:
        return refuse(labels.error_sentence(error), PROBLEM)
    say(QCoreApplication.translate("commands", "{file} is written.").format(file=command.out))
    return GOOD


def is_ours(path: Path) -> bool:
    """Whether a sheet or a table of ours lies there."""
    return path.suffix.lower() in (ENDING, TABLE_ENDING) and is_there(path)
