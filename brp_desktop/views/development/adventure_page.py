"""«This adventure» on a page: ticks, rolls of development and notes of one adventure, as a PDF."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.play.progress import AdventureSummary, summary_of
from brp_desktop.sheet.growth_edits import adventure_under_way
from brp_desktop.storage.file_names import proposed_name
from brp_desktop.views import labels
from brp_desktop.views.development import words
from brp_desktop.views.exporting import ask_export_path

MARGIN = 12.0
"""Millimetres on every side."""
_DOTS = 300
_MM = _DOTS / 25.4
_POINT = _DOTS / 72
_FEATURES = ("liga", "clig", "calt", "dlig")
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


def page_font(theme: Theme, name: str, points: float) -> QFont:
    """A font of the theme for the page; ligatures are off so that the text can be searched for."""
    font = theme.font(name)
    font.setPixelSize(max(1, round(points * _POINT)))
    for feature in _FEATURES:
        font.setFeature(QFont.Tag(feature), 0)
    return font


class AdventurePage:
    """Paints the page; what does not fit goes on to a further one."""

    def __init__(self, document: BrpDocument, theme: Theme) -> None:
        self._document = document
        self._theme = theme
        self._y = 0.0

    @property
    def summary(self) -> AdventureSummary | None:
        """The adventure under way, or else the last; None where there was none."""
        character = self._document.character
        running = adventure_under_way(character)
        found = running or (character.adventures[-1] if character.adventures else None)
        return None if found is None else summary_of(character, self._document.derived, found.id)

    def write(self, path: Path) -> bool:
        """Write the PDF; False where there is no adventure or the file cannot be written."""
        summary = self.summary
        if summary is None:
            return False
        writer = QPdfWriter(str(path))
        writer.setResolution(_DOTS)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
        writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
        writer.setTitle(self._title(summary))
        writer.setCreator("brp_desktop")
        with QPainter(writer) as painter:
            if not painter.isActive():
                return False
            size = QSizeF((210 - 2 * MARGIN) * _MM, (297 - 2 * MARGIN) * _MM)
            self._paint(painter, writer, size, summary)
        return True

    def _title(self, summary: AdventureSummary) -> str:
        return summary.adventure.name or QCoreApplication.translate("development", "This adventure")

    def _paint(self, painter: QPainter, writer: QPdfWriter, size: QSizeF, summary: AdventureSummary) -> None:
        tr = QCoreApplication.translate
        options = self._document.character.options
        self._y = 0.0
        self._line(painter, writer, size, self._title(summary), page_font(self._theme, "name", 20))
        adventure = summary.adventure
        dates = " – ".join(each for each in (words.day(adventure.started), words.day(adventure.ended or 0)) if each)
        aside = labels.listed((self._document.character.name, dates))
        self._line(painter, writer, size, aside, page_font(self._theme, "aside", 12))
        self._y += 4 * _MM
        heading, body = page_font(self._theme, "group", 13), page_font(self._theme, "body", 10)
        self._line(painter, writer, size, tr("development", "Development"), heading, ruled=True)
        total = tr("development", "{improved} of {rolls} improved, {points} points in all").format(
            improved=summary.improved, rolls=len(summary.improvements), points=labels.signed(summary.points)
        )
        self._line(painter, writer, size, total, page_font(self._theme, "strong", 10))
        for made in summary.improvements:
            self._line(painter, writer, size, words.outcome_sentence(made, options), body)
        if not summary.improvements:
            self._line(painter, writer, size, tr("development", "Nothing was rolled yet."), body)
        self._y += 4 * _MM
        self._line(painter, writer, size, tr("development", "Ticks that wait"), heading, ruled=True)
        for tick in summary.waiting:
            text = words.labelled(words.line_title(tick.name, options), words.origin_sentence(tick.origin))
            self._line(painter, writer, size, text, body, box=True)
        if not summary.waiting:
            self._line(painter, writer, size, tr("development", "None."), body)

    def _line(
        self,
        painter: QPainter,
        writer: QPdfWriter,
        size: QSizeF,
        text: str,
        font: QFont,
        *,
        ruled: bool = False,
        box: bool = False,
    ) -> None:
        """One paragraph, on a further page where this one is full."""
        left = 5 * _MM if box else 0.0
        flags = _LEFT | int(Qt.TextFlag.TextWordWrap)
        room = QRectF(left, 0, size.width() - left, size.height())
        metrics = QFontMetricsF(font, writer)
        height = metrics.boundingRect(room, flags, text).height() + 1.2 * _MM
        if self._y + height > size.height():
            writer.newPage()
            self._y = 0.0
        painter.setFont(font)
        painter.setPen(QColor(Qt.GlobalColor.black))
        painter.drawText(QRectF(left, self._y, size.width() - left, height), flags, text)
        if box:
            painter.setPen(QPen(QColor(Qt.GlobalColor.black), 0.25 * _MM))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(0, self._y + 0.9 * _MM, 2.7 * _MM, 2.7 * _MM))
        self._y += height
        if ruled:
            painter.setPen(QPen(QColor(Qt.GlobalColor.black), 0.2 * _MM))
            painter.drawLine(0, round(self._y), round(size.width()), round(self._y))
            self._y += 1.5 * _MM


def save_page(document: BrpDocument, theme: Theme, parent: QWidget) -> bool:
    """Ask where, and write; False where the file cannot be written."""
    tr = QCoreApplication.translate
    page = AdventurePage(document, theme)
    summary = page.summary
    if summary is None:
        return True
    name = proposed_name(summary.adventure.name, ".pdf", "adventure")
    title = tr("development", "This adventure as PDF")
    path = ask_export_path(parent, title, name, "PDF (*.pdf)", document.path)
    return path is None or page.write(path)
