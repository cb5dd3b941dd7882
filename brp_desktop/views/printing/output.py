"""Pages on their way to a file or a printer: with progress where it takes time, whole or not at all."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QProgressDialog, QWidget

from brp_desktop.painting.pages.marks import PageSet, paint_on
from brp_desktop.painting.pages.pdf import page_layout, pdf_bytes
from brp_desktop.painting.pages.pdf_form import form_pdf
from brp_desktop.storage.files import save_file

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

translate = QCoreApplication.translate

WAIT = 500
"""Milliseconds before anything is said about progress."""


class Progress:
    """A bar with «Cancel» that comes only when something takes longer than ``WAIT``."""

    def __init__(self, words: str, count: int, parent: QWidget) -> None:
        cancel = translate("printing", "Cancel")
        self._dialog = QProgressDialog(words, cancel, 0, count, parent)
        self._dialog.setObjectName("print_progress")
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(WAIT)
        self._dialog.setAutoReset(False)

    def __call__(self, done: int) -> bool:
        """Say how much is done; False when it was cancelled."""
        self._dialog.setValue(done)
        return not self._dialog.wasCanceled()

    def end(self) -> None:
        """Take the bar away."""
        self._dialog.close()
        self._dialog.deleteLater()


def save_pdf(pages: PageSet, path: Path, *, fillable: bool, going: Callable[[int], bool]) -> bool:
    """Write the PDF; False when it was cancelled, and then nothing is written. ``StorageError`` where it cannot be."""
    data = form_pdf(pages, going) if fillable else pdf_bytes(pages, going)
    if data is None:
        return False
    save_file(path, data, keep_previous=False)
    return True


def print_pages(pages: PageSet, printer: "QPrinter", going: Callable[[int], bool]) -> bool:
    """Print the range the printer was told; False when it was cancelled or the printer does not take it."""
    first, last = printer.fromPage() or 1, printer.toPage() or len(pages.pages)
    with QPainter(printer) as painter:
        if not painter.isActive():
            return False
        for place, number in enumerate(range(max(1, first) - 1, min(last, len(pages.pages)))):
            if not going(place):
                printer.abort()
                return False
            if place:
                printer.newPage()
            paint_on(painter, pages, number, printer.resolution())
    return True


def printer_for(pages: PageSet) -> "QPrinter":
    """A printer with the paper and the title of the pages, which bring their own margins."""
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    printer.setPageLayout(page_layout(pages.paper))
    printer.setDocName(pages.title)
    printer.setCreator("brp_desktop")
    if not pages.colour:
        printer.setColorMode(QPrinter.ColorMode.GrayScale)
    return printer
