"""PDF, form and picture as formats of the export: they need fonts and painters, and so come from here."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from brp_desktop.painting.pages.marks import PageSet, page_picture
from brp_desktop.painting.pages.paper import PrintOptions
from brp_desktop.painting.pages.pdf import pdf_bytes
from brp_desktop.painting.pages.pdf_form import form_pdf
from brp_desktop.storage import SheetDocument
from brp_desktop.storage.exporters import ExportFormat, Writer, register
from brp_desktop.views.printing.content import sheet_pages


def form_pages(document: SheetDocument, options: PrintOptions, lang: str) -> PageSet:
    """The pages of a form."""
    return sheet_pages(document.character, options, lang)


def write_pdf(document: SheetDocument, lang: str) -> bytes:
    """The whole sheet as a PDF."""
    return pdf_bytes(sheet_pages(document.character, PrintOptions(), lang))


def write_form(document: SheetDocument, lang: str) -> bytes:
    """The sheet as a PDF to fill in."""
    return form_pdf(form_pages(document, PrintOptions(fillable=True), lang))


def write_png(document: SheetDocument, lang: str) -> bytes:
    """The first page as a picture."""
    return png_bytes(page_picture(sheet_pages(document.character, PrintOptions(), lang), 0))


def png_bytes(image: QImage) -> bytes:
    """A picture as PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def register_formats() -> None:
    """Make them known to ``storage.exporters``."""
    writers: tuple[tuple[str, str, Writer], ...] = (
        ("pdf", ".pdf", write_pdf), ("form-pdf", ".pdf", write_form), ("png", ".png", write_png))  # fmt: skip
    for id_, suffix, writer in writers:
        register(ExportFormat(id_, suffix, _Known(writer)))


def page_paths(path: Path, count: int) -> list[Path]:
    """A file for each page: the name asked for, then ``NAME-2``, ``NAME-3`` beside it."""
    return [path, *(path.with_name(f"{path.stem}-{number}{path.suffix}") for number in range(2, count + 1))]


class _Known:
    """Gives a writer that is loaded already."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    def __call__(self) -> Writer:
        return self._writer
