"""«This adventure» on paper: ticks and rolls of development of one adventure."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.painting.pages.composer import RULE, Block, Composer
from brp_desktop.painting.pages.marks import PageSet
from brp_desktop.painting.pages.paper import NAME, STRONG, PrintOptions
from brp_desktop.play.progress import AdventureSummary, summary_of
from brp_desktop.sheet.growth_edits import adventure_under_way
from brp_desktop.storage.file_names import proposed_name
from brp_desktop.storage.files import save_file
from brp_desktop.views import labels
from brp_desktop.views.development import words
from brp_desktop.views.exporting import ask_export_path


def summary_in(document: BrpDocument) -> AdventureSummary | None:
    """The adventure under way, or else the last; None where there was none."""
    character = document.character
    running = adventure_under_way(character)
    found = running or (character.adventures[-1] if character.adventures else None)
    return None if found is None else summary_of(character, document.derived, found.id)


def adventure_pages(document: BrpDocument, options: PrintOptions) -> PageSet | None:
    """The pages of the adventure; None where there is none."""
    summary = summary_in(document)
    if summary is None:
        return None
    tr = QCoreApplication.translate
    rules, adventure = document.character.options, summary.adventure
    title = adventure.name or tr("development", "This adventure")
    page = Composer(options, title, content_language())
    page.bookmark(title, 0)
    for line in page.lines(title, page.width, NAME.smaller(0.8)):
        page.y += page.mm(8)
        page.text(page.left, page.y, line, NAME.smaller(0.8), "accent")
    page.y += page.mm(2.5)
    page.rule(page.left, page.y, page.right, RULE, "ink")
    page.y += page.mm(2)
    dates = " – ".join(each for each in (words.day(adventure.started), words.day(adventure.ended or 0)) if each)
    blocks = page.paragraph(page.left, page.width, labels.listed((document.character.name, dates)))
    total = tr("development", "{improved} of {rolls} improved, {points} points in all").format(
        improved=summary.improved, rolls=len(summary.improvements), points=labels.signed(summary.points)
    )
    blocks += [page.gap(4), page.heading(tr("development", "Development"), page.width)]
    blocks += page.paragraph(page.left, page.width, total, STRONG)
    made = [words.outcome_sentence(each, rules) for each in summary.improvements]
    for sentence in made or [tr("development", "Nothing was rolled yet.")]:
        blocks += page.paragraph(page.left, page.width, sentence)
    blocks += [page.gap(4), page.heading(tr("development", "Ticks that wait"), page.width)]
    for tick in summary.waiting:
        text = words.labelled(words.line_title(tick.name, rules), words.origin_sentence(tick.origin))
        blocks += _boxed(page, text)
    if not summary.waiting:
        blocks += page.paragraph(page.left, page.width, tr("development", "None."))
    page.place(blocks)
    foot = tr("pages", "{name}, printed on {date}.").format(name=title, date="\0")
    return page.finish(title, foot, QDate.currentDate())


def _boxed(page: Composer, text: str) -> list[Block]:
    """A line with a box before it."""
    indent = page.mm(5)
    lines = page.paragraph(page.left, page.width - indent, text)

    def shifted(place: int, block: Block) -> Block:
        def draw(x: float, y: float) -> None:
            if place == 0:
                page.tick_box(x, y + block.height / 2, False)
            block.draw(x + indent, y)

        return Block(block.height, draw)

    return [shifted(place, block) for place, block in enumerate(lines)]


def write_page(document: BrpDocument, path: Path) -> None:
    """Write the PDF, whole or not at all; nothing where there is no adventure. StorageError names file and reason."""
    from brp_desktop.painting.pages.pdf import pdf_bytes

    pages = adventure_pages(document, PrintOptions())
    if pages is not None:
        save_file(path, pdf_bytes(pages), keep_previous=False)


def save_page(document: BrpDocument, parent: QWidget) -> None:
    """Ask where, and write; StorageError as ``write_page``."""
    tr = QCoreApplication.translate
    summary = summary_in(document)
    if summary is None:
        return
    name = proposed_name(summary.adventure.name, ".pdf", "adventure")
    title = tr("development", "This adventure as PDF")
    path = ask_export_path(parent, title, name, "PDF (*.pdf)", document.path)
    if path is not None:
        write_page(document, path)
