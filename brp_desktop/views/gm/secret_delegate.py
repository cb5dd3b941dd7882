"""Rows of the game master's log: those of the roll log, with the name, and the eye-off sign where they are hidden."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from brp_desktop.models.journal import ENTRY_ROLE
from brp_desktop.painting.icons import paint_icon
from brp_desktop.play.entries import JournalEntry
from brp_desktop.views.journal_delegate import JournalDelegate

NAME = 18
"""Height of the line with the name, in px."""


class SecretDelegate(JournalDelegate):
    """The journal's row with a line above it: who rolled against whom, and whether it is hidden."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), size.height() + NAME)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry = index.data(ENTRY_ROLE)
        if not isinstance(entry, JournalEntry):
            return
        whole = QRectF(option.rect)
        below = QStyleOptionViewItem(option)
        below.rect = option.rect.adjusted(0, NAME, 0, 0)
        super().paint(painter, below, index)
        colour = self.theme.colour
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = whole.left() + 14
        if entry.hidden:
            paint_icon(painter, QRectF(left, whole.top() + 4, 14, 14), "hidden_roll", colour("hidden"))
            left += 20
        painter.setFont(self.theme.font("strong"))
        painter.setPen(colour("hidden" if entry.hidden else "text_2"))
        name = " – ".join(part for part in (who(entry), entry.opponent) if part)
        room = whole.right() - 14 - left
        text = QFontMetricsF(painter.font()).elidedText(name, Qt.TextElideMode.ElideRight, room)
        area = QRectF(left, whole.top() + 3, room + 1, NAME)
        painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        painter.restore()


def who(entry: JournalEntry) -> str:
    """Whose line it is: the name, or the letter of the side of a bare number."""
    return entry.character or (entry.side.upper() if entry.side in ("a", "b") else "")
