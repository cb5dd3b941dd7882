"""The rolls of the many against the one: each with how it fares."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPalette, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from brp_desktop.controllers.contest_results import SideRoll
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.level_signs import paint_level_sign
from brp_desktop.painting.theme import Theme
from brp_desktop.views import labels
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.parts import paint_badge

MOST_ROWS = 7
"""Rows shown at once; the others scroll."""
ROW = 26
_LINE_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class _ManyDelegate(QStyledItemDelegate):
    """One of the many: name and roll on the left, sign, number and how it fares on the right."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        line = index.data(_LINE_ROLE)
        if not isinstance(line, SideRoll):
            return
        rect, colour = QRectF(option.rect), self.theme.colour
        won = line.outcome is not None and line.outcome.winner == "b"
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, colour("selected"))
        paint_badge(painter, QRectF(rect.left() + 3, rect.center().y() - 8, 16, 16), self.theme, "b")
        right = rect.right() - 4
        painter.setFont(self.theme.font("strong" if won else "body"))
        painter.setPen(colour("text" if won else "text_2"))
        ending = gm_labels.line_verdict(line.outcome)
        width = QFontMetricsF(self.theme.font("strong")).horizontalAdvance(ending)
        painter.drawText(QRectF(right - width - 2, rect.top(), width + 3, rect.height()), _RIGHT, ending)
        right -= max(width, 50) + 12
        if line.roll is not None:
            level = line.roll.level.value
            if line.roll.roll is not None:
                painter.setFont(self.theme.font("strong"))
                painter.setPen(self.theme.level(level).text)
                number = QRectF(right - 22, rect.top(), 23, rect.height())
                painter.drawText(number, _RIGHT, labels.roll_digits(line.roll.roll))
            sign = QRectF(right - 42, rect.center().y() - 7, 14, 14)
            paint_level_sign(painter, sign, level, self.theme.level(level).text)
            right -= 50
        painter.setFont(self.theme.font("body"))
        painter.setPen(colour("text"))
        left = rect.left() + 26
        room = right - left
        painter.drawText(
            QRectF(left, rect.top(), room, rect.height()),
            _LEFT,
            QFontMetricsF(painter.font()).elidedText(many_text(line), Qt.TextElideMode.ElideRight, room),
        )
        painter.restore()


def many_text(line: SideRoll) -> str:
    """«Guard 2, Listen 30%»."""
    name = gm_labels.person_name(line.side.person, "b")
    return name if line.roll is None else f"{name}, {gm_labels.roll_line(line.side.person, line.roll.request)}"


class ManyList(QListView):
    """All of them, in their order."""

    def __init__(self, lines: Sequence[SideRoll], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("many_view")
        model = QStandardItemModel(self)
        for line in lines:
            ending = gm_labels.line_verdict(line.outcome)
            number = "" if line.roll is None or line.roll.roll is None else labels.roll_digits(line.roll.roll)
            item = QStandardItem(labels.listed((many_text(line), number, gm_labels.level_words(line), ending)))
            item.setToolTip(plain_tip(item.text()))
            item.setData(line, _LINE_ROLE)
            item.setEditable(False)
            model.appendRow(item)
        self.setModel(model)
        self.setItemDelegate(_ManyDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(ROW * min(len(lines), MOST_ROWS) + 2)
        self.setAccessibleName(self.tr("Rolls of side B"))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("raised"))
        self.setPalette(palette)
