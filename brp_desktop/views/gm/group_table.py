"""The table of a group check: who takes part, chance, roll, level; rows are sorted once the dice have fallen."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLineEdit,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from brp_desktop.models.group import GROUP_ROLE, Column, GroupModel, GroupRow
from brp_desktop.models.keyed_rows import Index
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.level_signs import paint_level_sign
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.brp import Level
from brp_desktop.views.brp.parts import is_why_key
from brp_desktop.views.gm.row_focus import RowFocus
from brp_desktop.views.labels import level_label
from brp_desktop.views.plain_edit import DiceEdit, row_digit
from brp_desktop.views.pressed_rows import PressedRows

ROW = 28
BOX = 14
SIGN = 20
"""Room for the sign of a level before its word."""
NARROW_BELOW = 520
"""A table smaller than this (px) has fewer columns, and the short words for levels, so that names are read."""
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: "GroupTable") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, ROW)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        edit = DiceEdit(parent)
        edit.setMaxLength(3)
        edit.setAlignment(Qt.AlignmentFlag.AlignRight)
        edit.setAccessibleName(self.tr("I rolled, with my own dice: 01 to 00"))
        return edit

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(GROUP_ROLE)
        if not isinstance(row, GroupRow):
            return
        theme, rect = self._view.theme, QRectF(option.rect)
        column = Column(index.column())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        current = self._view.currentIndex().row() == index.row()
        if current:
            painter.fillRect(rect, theme.colour("selected"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, theme.colour("hover"))
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), theme.colour("line"))
        in_it = row.joins and (row.rolls or row.level is not None)
        ink = theme.colour("text" if in_it else "text_off")
        text = str(index.data() or "")
        inside = rect.adjusted(6, 0, -6, 0)
        if column is Column.NAME:
            inside = self._paint_box(painter, rect, index.data(Qt.ItemDataRole.CheckStateRole), theme)
            font, flags = theme.font("strong" if row.leads or row.level is not None else "body"), _LEFT
        elif column in (Column.CHANCE, Column.ROLL):
            font, flags = theme.font("strong" if column is Column.ROLL else "body"), _RIGHT
            if column is Column.ROLL and row.own_roll is not None and row.level is None:
                paint_icon(painter, QRectF(rect.left() + 2, rect.center().y() - 7, 14, 14), "own_dice", ink)
        else:
            font, flags = theme.font("body" if column is Column.LEVEL else "small"), _LEFT
            if column is Column.LEVEL and row.level is not None:
                ink = theme.level(row.level.value).text
                sign = QRectF(inside.left(), rect.center().y() - 7, 14, 14)
                paint_level_sign(painter, sign, row.level.value, ink)
                inside.adjust(SIGN, 0, 0, 0)
                if self._view.is_narrow:
                    text = level_label(row.level.value)
            elif in_it:
                ink = theme.colour("text_2")
        painter.setFont(font)
        painter.setPen(ink)
        words = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, flags, words)
        painter.restore()

    @staticmethod
    def _paint_box(painter: QPainter, rect: QRectF, state: object, theme: Theme) -> QRectF:
        if state is None:
            return rect.adjusted(8, 0, -4, 0)
        on = state == Qt.CheckState.Checked
        box = QRectF(rect.left() + 8, rect.center().y() - BOX / 2, BOX, BOX)
        painter.setPen(QPen(theme.colour("accent" if on else "border"), theme.stroke["control"]))
        painter.setBrush(theme.colour("accent" if on else "raised"))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), theme.radius["cell"], theme.radius["cell"])
        if on:
            paint_icon(painter, box.adjusted(1, 1, -1, -1), "check", theme.colour("on_accent"), stroke=3)
        return rect.adjusted(BOX + 16, 0, -4, 0)


class _Head(QHeaderView):
    def __init__(self, view: "GroupTable") -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._view = view
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSectionSize(24)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 24)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803
        theme = self._view.theme
        painter.save()
        painter.fillRect(rect, theme.colour("panel"))
        painter.setFont(theme.font("small"))
        painter.setPen(theme.colour("text_2"))
        text = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        inside = QRectF(rect).adjusted(8 if logicalIndex == 0 else 6, 0, -6, 0)
        flags = _RIGHT if logicalIndex in (Column.CHANCE, Column.ROLL) else _LEFT
        words = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(inside.width()))
        painter.drawText(inside, flags, words)
        painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 1), theme.colour("border"))
        painter.restore()


class GroupTable(PressedRows, RowFocus):
    """Space takes somebody in or leaves out; a digit begins to type what real dice show; ``?`` asks why."""

    why_requested = Signal(str)
    """Key of the person whose chance is asked about."""

    press_key = Qt.Key.Key_Space

    def __init__(self, theme: Theme, model: GroupModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("group_table")
        self.theme = self.framed_theme = theme
        self.setModel(model)
        self.setItemDelegate(_Delegate(self))
        self.setHorizontalHeader(_Head(self))
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.let_press()
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMinimumHeight(24 + 4 * ROW)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = self.framed_theme = theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("raised"))
        self.setPalette(palette)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @property
    def is_narrow(self) -> bool:
        """Whether there is room for the most important columns only."""
        return self.viewport().width() < NARROW_BELOW

    def arrange(self) -> None:
        """Give every column its width."""
        width, narrow = self.viewport().width(), self.is_narrow
        for column in (Column.WHAT, Column.NOTE):
            self.setColumnHidden(column, narrow)
        wanted = {Column.CHANCE: 62, Column.ROLL: 52 if narrow else 60, Column.LEVEL: 142}
        if narrow:
            wanted[Column.LEVEL] = self._short_levels()
        metrics = QFontMetricsF(self.theme.font("small"))
        for column in (Column.CHANCE, Column.ROLL, Column.LEVEL):
            title = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
            wanted[column] = max(wanted[column], round(metrics.horizontalAdvance(title)) + 14)
        if narrow:
            wanted[Column.NAME] = max(90, width - sum(wanted.values()))
        else:
            wanted[Column.WHAT] = 140
            rest = width - sum(wanted.values())
            wanted[Column.NAME] = max(110, round(rest * 0.46))
            wanted[Column.NOTE] = max(40, rest - wanted[Column.NAME])
        for column, size in wanted.items():
            self.setColumnWidth(column, size)

    def _short_levels(self) -> int:
        """The width of short words for levels, in px; before the dice fall none is needed."""
        model = self.model()
        if not isinstance(model, GroupModel) or not model.settled:
            return 0
        metrics = QFontMetricsF(self.theme.font("body"))
        return round(max(metrics.horizontalAdvance(level_label(level.value)) for level in Level)) + SIGN + 14

    def press(self, index: Index) -> None:
        """The name takes somebody in or leaves out, the roll is typed."""
        if index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.setCurrentIndex(index)
            self.edit(index)
        else:
            super().press(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        model = self.model()
        if index.isValid() and is_why_key(event):
            event.accept()
            self._ask()
            return
        if index.isValid() and event.key() == Qt.Key.Key_Space:
            event.accept()
            name = model.index(index.row(), Column.NAME)
            state = name.data(Qt.ItemDataRole.CheckStateRole)
            if state is not None and not event.isAutoRepeat():
                other = Qt.CheckState.Unchecked if state == Qt.CheckState.Checked else Qt.CheckState.Checked
                model.setData(name, other, Qt.ItemDataRole.CheckStateRole)
            return
        digit = row_digit(event) or event.text()
        if index.isValid() and digit.isdigit():
            cell = model.index(index.row(), Column.ROLL)
            if model.flags(cell) & Qt.ItemFlag.ItemIsEditable:
                event.accept()
                self.setCurrentIndex(cell)
                self.edit(cell)
                editor = self.viewport().findChild(QLineEdit)
                if isinstance(editor, QLineEdit):
                    editor.setText(digit)
                return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        if event.reason() != QContextMenuEvent.Reason.Keyboard:
            self.setCurrentIndex(self.indexAt(event.pos()))
        if self.currentIndex().isValid():
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addAction(self.tr("Why?")).triggered.connect(self._ask)
            menu.popup(event.globalPos())

    def rect_of(self, key: str) -> QRect:
        """Where somebody's row lies in the viewport; invalid if it is not there."""
        model = self.model()
        row = model.row_of(key) if isinstance(model, GroupModel) else None
        if row is None:
            return QRect()
        return QRect(0, self.rowViewportPosition(row), self.viewport().width(), self.rowHeight(row))

    def _ask(self) -> None:
        model, row = self.model(), self.currentIndex().row()
        if isinstance(model, GroupModel) and row >= 0:
            self.why_requested.emit(model.key(row))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        super().mousePressEvent(event)
        if index.isValid() and index.column() == Column.NAME and event.button() == Qt.MouseButton.LeftButton:
            state = index.data(Qt.ItemDataRole.CheckStateRole)
            if state is not None and event.position().x() < self.columnViewportPosition(0) + BOX + 14:
                other = Qt.CheckState.Unchecked if state == Qt.CheckState.Checked else Qt.CheckState.Checked
                self.model().setData(index, other, Qt.ItemDataRole.CheckStateRole)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.viewport().update()
        return super().event(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()

    def go_to(self, key: str) -> None:
        """Make somebody's row the current one and show it."""
        model = self.model()
        if isinstance(model, GroupModel):
            row = model.row_of(key)
            if row is not None:
                self.setCurrentIndex(model.index(row, 0))
                self.scrollTo(model.index(row, 0))
