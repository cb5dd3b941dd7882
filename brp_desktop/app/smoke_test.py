"""``--smoke-test``: opens a sample, rolls through the real click path, saves, exports a PDF, reads every kind of
picture, says that all is well.
"""

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from brp_desktop.app.command_line import SmokeTestCommand
from brp_desktop.app.off_screen import go_off_screen, hush

if TYPE_CHECKING:
    from brp_desktop.sheet.brp import BrpCharacter
    from brp_desktop.sheet.xantis import XantisCharacter
    from brp_desktop.views.main_window import MainWindow


def prove(command: SmokeTestCommand) -> int:
    """0 when a sample was opened, a skill clicked and journaled, the sheet saved and read again, and made a PDF."""
    go_off_screen()
    hush()
    with tempfile.TemporaryDirectory() as folder:
        return _prove(command, Path(folder))


def _prove(command: SmokeTestCommand, folder: Path) -> int:
    from brp_desktop.app.main import make_application
    from brp_desktop.app.wiring import Choices, build
    from brp_desktop.controllers.files import samples
    from brp_desktop.storage import open_document
    from brp_desktop.storage.folders import Folders
    from brp_desktop.storage.journal_db import JournalQuery

    app = make_application(sys.argv[:1])
    places = Folders(config=folder / "config", data=folder / "data", cache=folder / "cache")
    application = build(app, Choices(language=command.lang, motion="reduced"), places=places)
    window, context = application.window, application.context
    window.resize(1280, 800)
    copy = folder / "sample.rpgsheet"
    copy.write_bytes(samples()[0].read_bytes())
    document = context.files.open(copy)
    problems = []
    if document is None:
        problems.append("the sample does not open")
    else:
        window.show()
        app.processEvents()
        if not _click_a_skill(window):
            problems.append("no skill could be clicked")
        app.processEvents()
        if context.log.count(JournalQuery(document=document.document_id)) != 1:
            problems.append("the roll is not in the journal")
        if not context.files.save(document):
            problems.append("saving failed")
        elif open_document(copy).character != document.character:
            problems.append("the saved file reads otherwise")
        if not _makes_a_pdf(document.character, folder / "sample.pdf"):
            problems.append("the PDF is not written")
    problems += [f"pictures of the kind {kind} cannot be read" for kind in _missing_kinds()]
    window.hide()
    application.end()
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def _missing_kinds() -> list[str]:
    """The kinds of pictures a portrait may be that Qt lacks the plug-in for."""
    from PySide6.QtGui import QImageReader

    from brp_desktop.painting.portrait_bytes import KINDS

    known = {bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()}
    return [kind for kind in KINDS if kind not in known]


def _makes_a_pdf(character: "BrpCharacter | XantisCharacter", path: Path) -> bool:
    """The sheet as a PDF on the disk, and what printing needs loaded: a bundle must not lack any of it.

    No printer is made: that would ask the system's print service, which may lie in the network.
    """
    from PySide6.QtPrintSupport import QPrinter

    from brp_desktop.painting.pages.paper import PrintOptions
    from brp_desktop.painting.pages.pdf import pdf_bytes
    from brp_desktop.storage.files import save_file
    from brp_desktop.views.printing.content import sheet_pages
    from brp_desktop.views.printing.dialog import PrintDialog

    pages = sheet_pages(character, PrintOptions())
    save_file(path, pdf_bytes(pages), keep_previous=False)
    return None not in (PrintDialog, QPrinter) and path.read_bytes().startswith(b"%PDF")


def _click_a_skill(window: "MainWindow") -> bool:
    """A real press and release of the mouse on the first skill that is shown whole."""
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    from brp_desktop.controllers.systems import as_brp
    from brp_desktop.views.brp.sheet_view import SheetView

    sheet, document = window.sheet, as_brp(window.document)
    if not isinstance(sheet, SheetView) or document is None:
        return False
    for skill in document.character.skills:
        if not document.derived.skills[skill.id].rollable:
            continue
        rect = sheet.skills.rect_of_skill(skill.id)
        if rect is None:
            continue
        place = rect.center()
        target = window.childAt(window.mapFromGlobal(place))
        if target is None or not sheet.isAncestorOf(target):
            continue
        for kind, held in (
            (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            event = QMouseEvent(
                kind,
                QPointF(target.mapFromGlobal(place)),
                QPointF(place),
                Qt.MouseButton.LeftButton,
                held,
                Qt.KeyboardModifier.NoModifier,
            )
            QApplication.sendEvent(target, event)
        return True
    return False
