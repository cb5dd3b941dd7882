"""The command that reads characters of other programs into sheets of ours and says what found no place.

A damaged sheet or table of ours is read as far as it goes, into a copy.
"""

import os
import sys
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from brp_desktop.app.command_line import ImportCommand
from brp_desktop.app.console import GOOD, PROBLEM, WRONG_USE, is_taken, refuse, say
from brp_desktop.app.own_files import OwnFile, is_own, read_own, say_losses, wrong_ending
from brp_desktop.controllers.files import ENDING
from brp_desktop.controllers.language import current_language
from brp_desktop.storage import StorageError, save_document
from brp_desktop.storage.file_names import proposed_name
from brp_desktop.storage.files import is_same_file, made_folder
from brp_desktop.storage.importers import Choices, Imported, import_file
from brp_desktop.storage.importers.report import Line
from brp_desktop.storage.table_documents import ENDING as TABLE_ENDING
from brp_desktop.storage.table_documents import TableDocument
from brp_desktop.storage.tables import save_table
from brp_desktop.views import import_labels, labels

_QUIET: Final = frozenset(("empty", "view_state", "server", "creation", "recomputed"))
"""Why a part is not taken that nobody misses: told in one line for each reason."""


def run(command: ImportCommand) -> int:
    """Read every file; exit code 1 if one of them could not be read or written."""
    is_folder = command.folder or os.path.isdir(command.out)
    if len(command.files) > 1 and is_own(command.out) and not is_folder:
        text = QCoreApplication.translate(
            "import", "{file} is the name of one sheet, and there are several files: name a folder with -o."
        )
        return refuse(text.format(file=command.out), WRONG_USE)
    into_folder = len(command.files) > 1 or is_folder
    try:
        folder = made_folder(command.out) if into_folder else None
    except StorageError as error:
        return refuse(labels.error_sentence(error), PROBLEM)
    code = GOOD
    taken: set[Path] = set()
    for number, file in enumerate(command.files, 1):
        if len(command.files) > 1:
            say(f"[{number}/{len(command.files)}] {file}", sys.stderr)
        if not _import(file, command, folder, taken):
            code = PROBLEM
    return code


def _import(file: Path, command: ImportCommand, folder: Path | None, taken: set[Path]) -> bool:
    """Whether everybody in a file was read and written."""
    answers = {} if command.scale is None else {"scale": command.scale}
    choices = Choices(lang=current_language(), answers=answers)
    try:
        people = import_file(file, choices, as_=command.as_)
    except StorageError as error:
        if error.code == "own_sheet" or is_own(file):
            return _rescue(file, command, folder, taken)
        return _refused(f"{file}: {labels.error_sentence(error)}")
    if len(people) > 1 and folder is None:
        text = QCoreApplication.translate("import", "{file} holds %n people: name a folder with -o.", None, len(people))
        return _refused(text.format(file=file))
    written = [_write(imported, file, command, folder, taken) for imported in people]
    return all(written)


def _rescue(file: Path, command: ImportCommand, folder: Path | None, taken: set[Path]) -> bool:
    """Write what can be read of a damaged sheet or table of ours to a copy; one that is whole is not imported."""
    try:
        found = read_own(file)
        if found.error is None:
            raise StorageError("own_table" if isinstance(found.document, TableDocument) else "own_sheet", file)
    except StorageError as error:
        return _refused(f"{file}: {labels.error_sentence(error)}")
    ending = TABLE_ENDING if isinstance(found.document, TableDocument) else ENDING
    out = command.out if folder is None else _free_name(folder, file.stem, taken, ending)
    if out.suffix.lower() != ending:
        text = QCoreApplication.translate("import", "{file}: the copy needs a name that ends in {ending}.")
        return _refused(text.format(file=file, ending=ending))
    if is_same_file(file, out):
        text = QCoreApplication.translate("import", "{file} is not overwritten by what is left of it: name another.")
        return _refused(text.format(file=file))
    if not _written(found, file, out, command, taken):
        return False
    say_losses(found)
    return True


def _write(imported: Imported, file: Path, command: ImportCommand, folder: Path | None, taken: set[Path]) -> bool:
    out = command.out if folder is None else _free_name(folder, imported.person.name, taken)
    if wrong := wrong_ending(out):
        return _refused(wrong)
    if not _written(OwnFile(imported.document), file, out, command, taken):
        return False
    say(import_labels.summary(imported))
    for line in report_lines(imported):
        say(line)
    return True


def _written(found: OwnFile, file: Path, out: Path, command: ImportCommand, taken: set[Path]) -> bool:
    """Write a document to its file, unless something is there already; say it."""
    if is_taken(out) and not command.force:
        text = QCoreApplication.translate("commands", "{file} is there already; --force overwrites it.")
        return _refused(text.format(file=out))
    try:
        if isinstance(found.document, TableDocument):
            save_table(found.document, out)
        else:
            save_document(found.document, out)
    except StorageError as error:
        return _refused(labels.error_sentence(error))
    taken.add(out)
    say(f"{file} → {out}")
    return True


def report_lines(imported: Imported) -> list[str]:
    """What was changed, what is to be decided and what found no place, a line each."""
    options = imported.options
    report = imported.report
    lines = [
        _line("doubtful", f"{import_labels.question_sentence(question)} [{answer}]")
        for question in report.questions
        for answer in (import_labels.answer_name(question, question.answer),)
    ]
    lists = (("changed", report.changed), ("doubtful", report.doubtful), ("not_taken", _told(report.not_taken)))
    for account, found in lists:
        lines += [_line(account, import_labels.line_sentence(line, options)) for line in found]
    return list(dict.fromkeys(lines))


def _line(account: str, sentence: str) -> str:
    text = QCoreApplication.translate("import", "{heading}: {sentence}")
    return "  " + text.format(heading=import_labels.heading(account), sentence=sentence)


def _told(lines: tuple[Line, ...]) -> list[Line]:
    """The lines with those that nobody misses put together, one for each reason; what is empty is not told."""
    told: list[Line] = []
    together: dict[str, list[Line]] = {}
    for line in lines:
        if line.code in _QUIET and not line.what:
            together.setdefault(line.code, []).append(line)
        else:
            told.append(line)
    for code, same in together.items():
        if code != "empty":
            places = labels.listed(list(dict.fromkeys(line.where.rpartition(".")[2] or line.where for line in same)))
            told.append(replace(same[0], where=places, raw="…", count=1))
    return told


def _free_name(folder: Path, stem: str, taken: set[Path], ending: str = ENDING) -> Path:
    """A name in the folder that nobody of this command has; one that is there already is for ``--force``."""
    number = 1
    while True:
        name = stem if number == 1 else f"{stem} {number}"
        path = folder / proposed_name(name, ending, "character" if number == 1 else f"character {number}")
        if path not in taken:
            return path
        number += 1


def _refused(sentence: str) -> bool:
    say(sentence, sys.stderr)
    return False
