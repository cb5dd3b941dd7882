"""The page of the scores: the tree left, actions and values right; with little room one under the other."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.painting.fill import fill_rect
from brp_desktop.views.brp.columns_view import Ground
from brp_desktop.views.brp.look import Look
from brp_desktop.views.controls import PushButton
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.viewport import give_viewport
from brp_desktop.views.xantis.flow import FlowRow
from brp_desktop.views.xantis.scores_view import ScoresView
from brp_desktop.views.xantis.side_play import SidePlay
from brp_desktop.views.xantis.vitals import Tracks

BESIDE = 620
"""From this width, px at 100 %, the columns stand beside each other."""
TREE_SHARE = 0.488
MARGIN = 10


class Column(QScrollArea):
    """One column of parts: it scrolls by itself beside the tree, and is as tall as its content below it."""

    def __init__(self, part: QWidget, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        give_viewport(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.part = part
        self.ground = Ground(look)
        box = QVBoxLayout(self.ground)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(part)
        self.setWidget(self.ground)

    def content_height(self, width: int) -> int:
        """Height of all parts at a width, px."""
        box = self.ground.layout()
        if box is None:
            return 0
        box.activate()
        tall = box.totalHeightForWidth(width) if box.hasHeightForWidth() else box.sizeHint().height()
        return max(tall, box.minimumSize().height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        zooms = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if zooms or not self.verticalScrollBar().maximum():
            event.ignore()
            return
        super().wheelEvent(event)


class _Line(QWidget):
    """The hairline between the columns."""

    look: Look

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            fill_rect(painter, self.rect(), self.look.colour("line"))


class NoScores(QWidget):
    """What stands in place of an empty tree."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = PlainLabel(parent=self)
        self.words.setWordWrap(True)
        self.add = PushButton(look.theme, self)
        self.add.set_look("add")
        self.add.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box = QVBoxLayout(self)
        box.addWidget(self.words)
        box.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        box.addStretch(1)
        self.set_look(look)
        self.retranslate()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.words.setFont(look.font("body"))
        self.add.set_theme(look.theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.words.setText(self.tr("No score yet. Everything else hangs from a Caratteristica."))
        self.add.setText(self.tr("Add a Caratteristica"))
        self.add.setAccessibleName(self.add.text())


class ScoresPage(QScrollArea):
    """Tree and column; what the head has no room for stands above the column, or above everything."""

    add_requested = Signal()
    """The tree is empty and a first Caratteristica is wanted."""

    def __init__(self, document: XantisDocument, tree: ScoresView, side: SidePlay, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        give_viewport(self)
        self._document = document
        self._look = look
        self._content = Ground(look)
        self._beside = True
        self._overflow: list[str] = []
        self.tree = tree
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._content)
        tree.setParent(self._content)
        self.nothing = NoScores(look, self._content)
        self.line = _Line(self._content)
        self.tracks = Tracks(document, look, self._content, in_head=False)
        self.play = Column(side, look, self._content)
        self.edit: Column | None = None
        self.strip: FlowRow | None = None
        self.nothing.add.clicked.connect(self.add_requested)
        tree.height_changed.connect(self.place)
        tree.shown_row_changed.connect(self._show_row)
        self.set_look(look)

    @property
    def content(self) -> QWidget:
        """What the parts lie on."""
        return self._content

    @property
    def beside(self) -> bool:
        """Whether the columns stand beside each other."""
        return self._beside

    @property
    def shown(self) -> Column:
        """The column of the mode in force."""
        return self.edit if self.edit is not None and self.tree.editing else self.play

    def set_edit_parts(self, part: QWidget, strip: FlowRow) -> None:
        """What stands in the right column in edit mode, and below the tree."""
        self.edit = Column(part, self._look, self._content)
        self.strip = strip

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom; the parts are painted by those who hold them."""
        self._look = look
        self.line.look = look
        self._content.set_look(look)
        self.tracks.set_look(look)
        self.nothing.set_look(look)
        for column in (self.play, self.edit):
            if column is not None:
                column.ground.set_look(look)
        self.place()

    def set_overflow(self, tracks: list[str]) -> None:
        """The tracks for which the head has no room."""
        self._overflow = tracks
        self.tracks.show_tracks(tracks)
        self.place()

    def place(self) -> None:
        """Give every part its place."""
        look, width = self._look, self.viewport().width()
        empty = not self.tree.scores.rowCount()
        self._beside = width >= look.px(BESIDE)
        off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(off if self._beside else needed)
        self.tree.setVisible(not empty)
        self.nothing.setVisible(empty)
        self.tracks.setVisible(bool(self._overflow))
        self.line.setVisible(self._beside)
        shown = self.shown
        for column in (self.play, self.edit):
            if column is not None:
                column.setVisible(column is shown)
                column.setVerticalScrollBarPolicy(needed if self._beside else off)
        self.tree.setVerticalScrollBarPolicy(needed if self._beside else off)
        if self.strip is not None:
            self.strip.setVisible(self.tree.editing and not empty)
        if self._beside:
            self._place_beside(width)
        else:
            self._place_below(width)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # The window zooms.
            return
        super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.nothing.retranslate()
            self.place()

    def _left(self) -> QWidget:
        return self.tree if self.tree.scores.rowCount() else self.nothing

    def _place_beside(self, width: int) -> None:
        look, height = self._look, self.viewport().height()
        margin, middle = look.px(MARGIN), round(width * TREE_SHARE)
        self._content.resize(width, height)
        room = middle - margin - look.px(8)
        below = self._strip_height(room)
        tall = height - below
        if self.strip is not None and below:
            tall = min(tall, self.tree.wanted_height() + look.px(4))
            self.strip.setGeometry(margin, tall, room, below)
        self._left().setGeometry(margin, 0, room, tall)
        self.line.setGeometry(middle, 0, 1, height)
        top = 0
        if self._overflow:
            room = width - middle - 1 - look.px(28)
            top = self.tracks.heightForWidth(room) + look.px(4)
            self.tracks.setGeometry(middle + 1 + look.px(14), look.px(4), room, top - look.px(4))
        self.shown.setGeometry(middle + 1, top, width - middle - 1, max(0, height - top))

    def _strip_height(self, width: int) -> int:
        """Height of what stands below the tree, px."""
        return 0 if self.strip is None or self.strip.isHidden() else self.strip.heightForWidth(width)

    def _place_below(self, width: int) -> None:
        look = self._look
        margin, y = look.px(MARGIN), 0
        if self._overflow:
            room = width - look.px(28)
            height = self.tracks.heightForWidth(room)
            self.tracks.setGeometry(look.px(14), look.px(6), room, height)
            y = height + look.px(12)
        left = self._left()
        height = self.tree.wanted_height() if left is self.tree else left.sizeHint().height()
        left.setGeometry(margin, y, width - 2 * margin, height)
        y += height
        below = self._strip_height(width - 2 * margin)
        if self.strip is not None and below:
            self.strip.setGeometry(margin, y, width - 2 * margin, below)
        y += below + look.px(8)
        column = self.shown
        height = column.content_height(width)
        column.setGeometry(0, y, width, height)
        self._content.resize(width, max(y + height + look.px(8), self.viewport().height()))

    def _show_row(self) -> None:
        """Bring the current row of the tree into sight where the tree does not scroll itself."""
        key = self.tree.current_key()
        if key is None or self._beside:
            return
        rect = self.tree.row_rect(key)
        place = self.tree.viewport().mapTo(self._content, rect.topLeft())
        self.show_rect(QRect(place, rect.size()))

    def show_rect(self, rect: QRect) -> None:
        """Scroll until a rectangle of the content is in sight, with some room around it."""
        room = self._look.px(24)
        bar, height = self.verticalScrollBar(), self.viewport().height()
        if rect.top() - room < bar.value():
            bar.setValue(rect.top() - room)
        elif rect.bottom() + room > bar.value() + height:
            bar.setValue(rect.bottom() + room - height)
