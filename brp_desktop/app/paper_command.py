"""The command that writes a sheet or a table as PDF, form or picture: these need fonts and painters, no display."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from brp_desktop.app.command_line import ExportCommand
from brp_desktop.app.console import GOOD, PROBLEM, refuse, say
from brp_desktop.app.off_screen import go_off_screen, hush

if TYPE_CHECKING:
    from brp_desktop.app.own_files import OwnDocument
    from brp_desktop.painting.pages.marks import PageSet


def run(command: ExportCommand) -> int:
    """Write the file; the result is the exit code. Letters that no font has are named on the error stream.

    Of a damaged sheet or table what can be read is written, what is lost is named, and the exit code is 1.
    """
    go_off_screen()
    hush()
    from PySide6.QtGui import QGuiApplication

    from brp_desktop.app.commands import ended, in_language
    from brp_desktop.painting.fonts import load_fonts

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    load_fonts()
    with in_language(command.lang):
        code = ended(lambda: _carried_out(command))
    del application
    return code


def _carried_out(command: ExportCommand) -> int:
    from brp_desktop.storage import StorageError
    from brp_desktop.views import labels

    try:
        return _written(command)
    except StorageError as error:
        return refuse(labels.error_sentence(error), PROBLEM)


def _written(command: ExportCommand) -> int:
    from PySide6.QtCore import QCoreApplication

    from brp_desktop.app.export_command import may_write, refuse_taken, wrong_out
    from brp_desktop.app.own_files import read_own, say_losses
    from brp_desktop.painting.pages.letters import missing_letters
    from brp_desktop.storage.files import save_file
    from brp_desktop.views.printing.words import missing_sentence

    wrong = wrong_out(command)
    if wrong:
        return refuse(wrong, PROBLEM)
    found = read_own(command.file)
    pages = _pages(command, found.document)
    files = _files(command, pages)
    for path, data in files:
        if not may_write(command, path, data):
            return refuse_taken(path)
    say_losses(found)
    for path, data in files:
        save_file(path, data, keep_previous=False)
        say(QCoreApplication.translate("commands", "{file} is written.").format(file=path))
    missing = missing_letters(pages.words())
    if missing:
        say(missing_sentence(missing), sys.stderr)
    return GOOD if found.error is None else PROBLEM


def _pages(command: ExportCommand, document: "OwnDocument") -> "PageSet":
    from brp_desktop.controllers.language import language_of
    from brp_desktop.painting.pages.paper import PrintOptions
    from brp_desktop.storage import StorageError
    from brp_desktop.storage.table_documents import TableDocument
    from brp_desktop.views.printing.content import sheet_pages, table_page_set
    from brp_desktop.views.printing.formats import form_pages

    options = PrintOptions(fillable=command.to == "form-pdf")
    if isinstance(document, TableDocument):
        if options.fillable:
            raise StorageError("not_a_sheet", command.file)
        return table_page_set(document, options)
    lang = command.lang or language_of(document.character)
    if options.fillable:
        return form_pages(document, options, lang)
    return sheet_pages(document.character, options, lang)


def _files(command: ExportCommand, pages: "PageSet") -> list[tuple[Path, bytes]]:
    """The files by their paths; of pictures there is one for each page, the first has the name asked for."""
    from brp_desktop.painting.pages.marks import page_picture
    from brp_desktop.painting.pages.pdf import pdf_bytes
    from brp_desktop.painting.pages.pdf_form import form_pdf
    from brp_desktop.views.printing.formats import page_paths, png_bytes

    match command.to:
        case "form-pdf":
            return [(command.out, form_pdf(pages))]
        case "png":
            paths = page_paths(command.out, len(pages.pages))
            return [(path, png_bytes(page_picture(pages, number))) for number, path in enumerate(paths)]
        case _:
            return [(command.out, pdf_bytes(pages))]
