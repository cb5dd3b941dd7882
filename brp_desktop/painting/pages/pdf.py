"""Pages as a PDF: searchable words, a title, a language and an outline; nothing but bytes leaves this module."""

from collections.abc import Callable
from typing import overload

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from brp_desktop.painting.fonts import load_fonts
from brp_desktop.painting.pages.marks import PageSet, paint_page
from brp_desktop.painting.pages.paper import A4, DOTS, LETTER, Paper
from brp_desktop.painting.pages.pdf_outline import with_outline, with_spaces


@overload
def pdf_bytes(pages: PageSet) -> bytes: ...
@overload
def pdf_bytes(pages: PageSet, going: Callable[[int], bool]) -> bytes | None: ...
def pdf_bytes(pages: PageSet, going: Callable[[int], bool] | None = None) -> bytes | None:
    """The document; fields to fill in are empty places in it, see ``form_pdf``.

    ``going`` is told how many pages are done; where it says False it stops, and None is the result.
    """
    load_fonts()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS)
    writer.setPageLayout(page_layout(pages.paper))
    writer.setTitle(pages.title)
    writer.setCreator("brp_desktop")
    with QPainter(writer) as painter:
        for number in range(len(pages.pages)):
            if going is not None and not going(number):
                return None
            if number:
                writer.newPage()
            paint_page(painter, pages, number)
    return with_outline(with_spaces(bytes(buffer.data().data())), pages)


def page_layout(paper: Paper) -> QPageLayout:
    """The whole paper upright: the pages bring their own margins."""
    known = {A4.id: QPageSize.PageSizeId.A4, LETTER.id: QPageSize.PageSizeId.Letter}.get(paper.id)
    size = QPageSize(known) if known else QPageSize(QSizeF(paper.width, paper.height), QPageSize.Unit.Millimeter)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
