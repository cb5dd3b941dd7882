"""The skills as a picture: what stands in the place of their tables until the window has been painted.

A table is a dozen widgets and takes as long to make as all its rows to paint. The picture is painted as the tables will
be; whoever clicks or types on it gets them at once, with the click or the key.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.models.skills import SkillColumn, SkillTableModel
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.skill_row_painter import ROW, SIGNS, SkillRowPainter, column_widths, number_ends
from brp_desktop.views.brp.table_look import (
    HEAD,
    paint_hairline,
    paint_head_name,
    paint_head_sign,
    paint_ring,
    sign_room,
)


class SkillPicture:
    """One table of skills, as far as it is seen."""

    def __init__(self, model: SkillTableModel, rows: SkillRowPainter, look: Look) -> None:
        self.model = model
        self.look = look
        self._rows = rows
        self.rect = QRect()
        self._widths: dict[SkillColumn, int] = {}

    def wanted_height(self) -> int:
        """Height of head and all rows in px."""
        return self.look.px(HEAD) + self.look.px(ROW) * self.model.rowCount()

    def setGeometry(self, x: int, y: int, width: int, height: int) -> None:
        """Where it stands on the content."""
        self.rect = QRect(x, y, width, height)

    def fit_columns(self, width: int) -> None:
        """Share ``width`` px among the columns."""
        self._widths = column_widths(self.look, width, critical=self.model.has_critical)

    def paint(self, painter: QPainter, area: QRect) -> None:
        """Head and the rows in an area, each from its own corner as in the table: that decides over halves of pixels.

        Without a clip, under which icons come out a shade lighter.
        """
        painter.save()
        painter.translate(self.rect.topLeft())
        self._paint_head(painter)
        painter.translate(0, self.look.px(HEAD))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ends = number_ends(self.look, self._widths)
        height = self.look.px(ROW)
        top = area.top() - self.rect.top() - self.look.px(HEAD)
        first, behind = max(0, top // height), min(self.model.rowCount(), (top + area.height()) // height + 1)
        for row in range(first, behind):
            shown = self.model.skill_row(row)
            numbers = {column: self.model.number(shown, column) for column, _ in ends}
            self._rows.paint(painter, QRect(0, row * height, self.rect.width(), height), shown, numbers, ends)
        painter.restore()

    def row_rect(self, row: int) -> QRect:
        """A row on the content."""
        height = self.look.px(ROW)
        return QRect(self.rect.left(), self.rect.top() + self.look.px(HEAD) + row * height, self.rect.width(), height)

    def _paint_head(self, painter: QPainter) -> None:
        look, x = self.look, 0
        last = list(self._widths)[-1:]
        for column, width in self._widths.items():
            rect = QRect(x, 0, width, look.px(HEAD))
            text = self.model.heading(column)
            if column is SkillColumn.NAME:
                paint_head_name(painter, rect, look, text)
            else:
                paint_head_sign(painter, sign_room(rect, look, last=column in last), look, text, SIGNS.get(column))
            paint_hairline(painter, rect, look)
            x += width


class SkillPictures(QWidget):
    """All of them, on the content they will stand on."""

    def __init__(self, wake: Callable[[], None], place: Callable[[], None], parent: QWidget) -> None:
        """``wake`` makes the tables, which have the focus then if this had it; afterwards this is no longer needed.

        ``place`` gives the pictures their places anew: their rows may come and go without a word.
        """
        super().__init__(parent)
        self._wake = wake
        self._place = place
        self._content = parent
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(labels.page_label("skills"))
        self.columns: list[list[SkillPicture]] = []

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(labels.page_label("skills"))
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self._wake()
            focus = QApplication.focusWidget()
            return focus is not None and focus is not self and QApplication.sendEvent(focus, event)
        if isinstance(event, QMouseEvent) and event.type() != QEvent.Type.MouseMove:
            self._hand_on(event)
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._wake()

    def paintEvent(self, event: QPaintEvent) -> None:
        if any(picture.rect.height() != picture.wanted_height() for picture in self._shown()):
            self._place()
        with QPainter(self) as painter:
            for picture in self._shown():
                if picture.rect.intersects(event.rect()):
                    picture.paint(painter, event.rect())
            if self.hasFocus():
                first = next((picture for picture in self._shown() if picture.model.rowCount()), None)
                if first is not None:
                    paint_ring(painter, first.row_rect(0), first.look)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom; they are placed anew afterwards."""
        for picture in self._shown():
            picture.look = look
        self.update()

    def _shown(self) -> Sequence[SkillPicture]:
        return [picture for column in self.columns for picture in column]

    def _hand_on(self, event: QMouseEvent) -> None:
        """Let what stands here now have a press or a release that came for the picture."""
        self._wake()
        place = event.position().toPoint()
        target = self._content.childAt(place)
        if target is None or target is self:
            return
        inside = target.mapFrom(self._content, place)
        copy = QMouseEvent(
            event.type(), inside.toPointF(), event.globalPosition(), event.button(), event.buttons(), event.modifiers()
        )
        QApplication.sendEvent(target, copy)
