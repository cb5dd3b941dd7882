"""The command that validates sheets and tables: a line for each problem, and nothing else on the output."""

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from brp_desktop.app.command_line import CheckCommand
from brp_desktop.app.console import GOOD, PROBLEM, say
from brp_desktop.app.own_files import OwnDocument, read_own
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.faults import faults
from brp_desktop.storage import StorageError, open_document
from brp_desktop.storage.table_documents import TableDocument, player_path
from brp_desktop.views import labels
from brp_desktop.views.error_labels import notice_sentence


def run(command: CheckCommand) -> int:
    """Name all that is wrong with the files; that nothing is, and what can be done, is said on the error stream."""
    code = GOOD
    for path in command.files:
        lines = list(_problems(path))
        for line in lines:
            say(line)
        if lines:
            code = PROBLEM
        else:
            text = QCoreApplication.translate("commands", "{file}: nothing is wrong.")
            say(text.format(file=path), sys.stderr)
    return code


def _problems(path: Path) -> Iterator[str]:
    """A line for each thing that is wrong with a file; of a damaged one also for each other thing that is lost."""
    try:
        file = read_own(path)
    except StorageError as error:
        yield _line(path, error.where, error)
        return
    if file.error is not None:
        yield _line(path, file.error.where, file.error)
    said = "" if file.error is None else file.error.where
    for notice in file.document.notices:
        if not said or notice.where != said:
            yield f"{_place(path, notice.where)}: {notice_sentence(notice)} [{notice.code}]"
    if file.error is None:
        yield from _faults(path, file.document)
    else:
        text = QCoreApplication.translate("commands", "The rest can be read: “import {file} -o COPY” writes a copy.")
        say(text.format(file=path), sys.stderr)


def _faults(path: Path, document: OwnDocument) -> Iterator[str]:
    """What can be read and yet means nothing: of a table the sheets it leads to that cannot be opened."""
    if not isinstance(document, TableDocument):
        if isinstance(document.character, BrpCharacter):
            for fault in faults(document.character):
                yield _line(path, fault.where, fault.error)
        return
    for index, entry in enumerate(document.table.entries):
        if not entry.path:
            continue
        try:
            open_document(player_path(document, entry.path))
        except StorageError as error:
            yield _line(path, f"entries[{index}].path", error)


def _line(path: Path, where: str, error: Exception) -> str:
    """``file: where: what [code]``, with the parameters of the error for whoever reads it by program."""
    found: dict[str, object] = getattr(error, "parameters", {})
    details = "".join(f" {name}={value}" for name, value in found.items())
    return f"{_place(path, where)}: {labels.error_sentence(error)} [{getattr(error, 'code', '')}{details}]"


def _place(path: Path, where: str) -> str:
    """The file, and where in it unless the whole of it is meant."""
    return f"{path}: {where}" if where else str(path)
