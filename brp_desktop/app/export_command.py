"""The command that writes a sheet in another format, without touching it."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from brp_desktop.app.command_line import ExportCommand
from brp_desktop.app.console import GOOD, PROBLEM, refuse, say
from brp_desktop.app.own_files import is_own, read_own, say_losses
from brp_desktop.controllers.language import language_of
from brp_desktop.storage import SheetDocument, StorageError
from brp_desktop.storage.exporters import export
from brp_desktop.storage.exporters.earlier import may_give_way
from brp_desktop.storage.files import is_same_file, is_there, save_file
from brp_desktop.views import labels


def run(command: ExportCommand) -> int:
    """Write the file; none that is or would be called a sheet or a table of ours, and over another only by ``--force``.

    Of a damaged sheet what can be read is written, what is lost is named, and the exit code is 1.
    """
    wrong = wrong_out(command)
    if wrong:
        return refuse(wrong, PROBLEM)
    try:
        found = read_own(command.file)
        if not isinstance(found.document, SheetDocument):
            raise StorageError("not_a_sheet", command.file)
        lang = command.lang or language_of(found.document.character)
        content = export(found.document, command.to, lang)
        if not may_write(command, command.out, content):
            return refuse_taken(command.out)
        save_file(command.out, content, keep_previous=False)
    except StorageError as error:
        return refuse(labels.error_sentence(error), PROBLEM)
    say_losses(found)
    say(QCoreApplication.translate("commands", "{file} is written.").format(file=command.out))
    return GOOD if found.error is None else PROBLEM


def wrong_out(command: ExportCommand) -> str:
    """Why nothing is written to the output, whatever else is wished for; empty where it can be."""
    if is_ours(command.out) or is_same_file(command.file, command.out):
        text = QCoreApplication.translate("commands", "{file} is a sheet or a table: it is not overwritten.")
    elif is_own(command.out):
        text = QCoreApplication.translate(
            "commands", "{file} has the ending of a sheet or a table and would be none: choose another ending."
        )
    else:
        return ""
    return text.format(file=command.out)


def is_ours(path: Path) -> bool:
    """Whether a sheet or a table of ours lies there."""
    return is_own(path) and is_there(path)


def may_write(command: ExportCommand, path: Path, content: bytes) -> bool:
    """Whether nothing but an earlier export lies there, or whatever it is may go."""
    return command.force or may_give_way(path, content)


def refuse_taken(path: Path) -> int:
    """Say that something lies there."""
    text = QCoreApplication.translate("commands", "{file} is there already; --force overwrites it.")
    return refuse(text.format(file=path), PROBLEM)
