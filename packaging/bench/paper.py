"""One page as a PDF: laid out, written and with its outline."""

from bench.figure import Figure, cpu_ms, figure
from bench.samples import sample
from PySide6.QtCore import QBuffer, QDate, QIODevice
from PySide6.QtGui import QPainter, QPdfWriter

from brp_desktop.painting.fonts import load_fonts
from brp_desktop.painting.pages.brp_sheet import brp_pages
from brp_desktop.painting.pages.paper import BODY, PrintOptions, font_of
from brp_desktop.painting.pages.pdf import pdf_bytes


def figures() -> list[Figure]:
    """The sample's pages; the yardstick is their words written alone."""
    load_fonts()
    character, options, day = sample(), PrintOptions(), QDate(2026, 1, 1)
    pages = brp_pages(character, options, "en", rules="UGE", date=day)
    words = [word for word in pages.words() if word]

    def bare() -> None:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        with QPainter(writer) as painter:
            painter.setFont(font_of(BODY))
            for number, word in enumerate(words):
                painter.drawText(100, 100 + number, word)

    def whole() -> None:
        pdf_bytes(brp_pages(character, options, "en", rules="UGE", date=day))

    count = len(pages.pages)
    took, alone = cpu_ms(whole) / count, cpu_ms(bare) / count
    return [figure("PDF, a page", took, ("its words alone", alone), "≤ 30 ms")]
