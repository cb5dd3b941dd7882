"""Paints the cells of the roster: grip, name and badge, gauge and number, scores, ticks, the state of a file."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from brp_desktop.models.roster import ROW_ROLE, Field, RosterModel
from brp_desktop.painting.check_box import paint_tick_box
from brp_desktop.painting.gauges import paint_gauge
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.play.hindered import hindrances_of
from brp_desktop.play.roster import Row, Track
from brp_desktop.views.gm.parts import paint_badge
from brp_desktop.views.gm.roster_words import counters_of
from brp_desktop.views.labels import listed
from brp_desktop.views.plain_edit import PlainEdit

ROW = 29
"""Height of a row in px."""
GAUGE = 30
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
_STATE_ICONS = {
    "changed": "roll_again",
    "missing": "warning",
    "damaged": "warning",
    "newer": "play_mode",
    "unread": "turn",
}


class RosterDelegate(QStyledItemDelegate):
    """``sides`` says on which side an entry stands now: entry id → ``a`` or ``b``."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.sides: dict[str, str] = {}
        self.counters_beside_names = False

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(30, ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row, model = index.data(ROW_ROLE), index.model()
        if not isinstance(row, Row) or not isinstance(model, RosterModel):
            return
        rect, column = QRectF(option.rect), index.column()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._background(painter, rect, row, option)
        ink = self.theme.colour("text" if row.is_known else "text_off")
        painter.setPen(ink)
        painter.setFont(self.theme.font("body"))
        if column == Field.NAME:
            self._name(painter, rect, row)
        elif column == Field.HIT_POINTS:
            self._track(painter, rect, row.hit_points, gauge=True)
        elif column == Field.POWER_POINTS:
            self._track(painter, rect, row.power_points, gauge=False)
        elif column == Field.PA:
            self._track(painter, rect, row.pa, gauge=True)
        elif column < model.tick_column and row.xantis is not None:
            self._counters(painter, rect.adjusted(2, 0, -4, 0), row)
        elif column == model.tick_column:
            self._ticks(painter, rect, row.ticks)
        else:
            painter.drawText(rect.adjusted(0, 0, -4, 0), _RIGHT, str(index.data() or "–"))
        painter.restore()

    def _background(self, painter: QPainter, rect: QRectF, row: Row, option: QStyleOptionViewItem) -> None:
        colour = self.theme.colour
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or row.id in self.sides:
            painter.fillRect(rect, colour("selected"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, colour("hover"))
        if chosen and self.theme.high_contrast:
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1.5), colour("border"))
            painter.fillRect(QRectF(rect.left(), rect.bottom() - 2.5, rect.width(), 1.5), colour("border"))
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colour("line"))

    def _name(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        colour = self.theme.colour
        paint_icon(painter, QRectF(rect.left() - 1, rect.center().y() - 8, 16, 16), "drag", colour("text_2"))
        left, right = rect.left() + 17, rect.right() - 2
        side = self.sides.get(row.id, "")
        hindered = bool(hindrances_of(row.person))
        room = right - left - (22 if side else 0) - (20 if row.state in _STATE_ICONS else 0) - (20 if hindered else 0)
        metrics = QFontMetricsF(painter.font())
        name = metrics.elidedText(row.name or "?", Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, rect.top(), room + 2, rect.height()), _LEFT, name)
        x = left + metrics.horizontalAdvance(name) + 5
        icon = _STATE_ICONS.get(row.state)
        if icon is not None:
            ink = colour("danger" if row.state in ("missing", "damaged") else "text_2")
            paint_icon(painter, QRectF(x, rect.center().y() - 7, 14, 14), icon, ink)
            x += 20
        if hindered:
            paint_icon(painter, QRectF(x, rect.center().y() - 7, 14, 14), "wound", colour("danger"))
            x += 20
        if side:
            paint_badge(painter, QRectF(x, rect.center().y() - 9, 18, 18), self.theme, side)
            x += 22
        if self.counters_beside_names and row.xantis is not None and right - x > 40:
            self._counters(painter, QRectF(x + 6, rect.top(), right - x - 8, rect.height()), row)

    def _track(self, painter: QPainter, rect: QRectF, track: Track, *, gauge: bool) -> None:
        current, maximum = track.current, track.maximum
        text = "–" if current is None else str(current).replace("-", "−")
        painter.drawText(rect.adjusted(0, 0, -3, 0), _RIGHT, text)
        if gauge and current is not None and maximum:
            room = rect.width() - 24
            width = min(GAUGE, room)
            if width >= 12:
                bar = QRectF(rect.right() - 24 - width, rect.center().y() - 3, width, 6)
                paint_gauge(painter, bar, self.theme, current, maximum)

    def _counters(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        """The free counters of somebody of Xantis, as far as there is room; the tip has them all."""
        painter.setFont(self.theme.font("small"))
        painter.setPen(self.theme.colour("text_2"))
        said = listed(counters_of(row))
        shown = QFontMetricsF(painter.font()).elidedText(said, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, _RIGHT, shown)

    def _ticks(self, painter: QPainter, rect: QRectF, ticks: int) -> None:
        if not ticks:
            return
        painter.setFont(self.theme.font("strong"))
        painter.setPen(self.theme.colour("tick"))
        painter.drawText(rect.adjusted(0, 0, -3, 0), _RIGHT, str(ticks))
        width = QFontMetricsF(painter.font()).horizontalAdvance(str(ticks))
        box = QRectF(rect.right() - width - 3 - 15, rect.center().y() - 6, 12, 12)
        paint_tick_box(painter, box, self.theme, "ticked")

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        edit = PlainEdit(parent)
        edit.setFrame(False)
        edit.setAutoFillBackground(True)
        edit.setAlignment(Qt.AlignmentFlag.AlignRight)
        edit.setFont(self.theme.font("strong"))
        palette = edit.palette()
        palette.setColor(QPalette.ColorRole.Base, self.theme.colour("raised"))
        edit.setPalette(palette)
        edit.setStyleSheet(f"PlainEdit {{ background: {self.theme.colour('raised').name()}; }}")
        edit.setMaxLength(8)
        row, model = index.data(ROW_ROLE), index.model()
        if isinstance(row, Row):
            head = model.headerData(index.column(), Qt.Orientation.Horizontal)
            edit.setAccessibleName(f"{row.name}, {head}")
        return edit

    def setModelData(self, editor: QWidget, model: QObject, index: QModelIndex | QPersistentModelIndex) -> None:
        if isinstance(editor, PlainEdit) and isinstance(model, RosterModel) and editor.isModified():
            model.setData(index, editor.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        steps = {int(Qt.Key.Key_Up): 1, int(Qt.Key.Key_Down): -1}
        if isinstance(watched, PlainEdit) and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            text = watched.text().strip()
            if event.key() in steps and text.lstrip("-").isdigit():
                watched.setText(str(int(text) + steps[event.key()]))
                watched.setModified(True)
                return True
        return super().eventFilter(watched, event)
