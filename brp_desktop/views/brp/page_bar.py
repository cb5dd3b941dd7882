"""The bar over the pages: tabs left; filter, «Trained only» and order right."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QMenu, QTabBar, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.skills_order import SkillOrder
from brp_desktop.painting.fill import fill_rect
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM, BarButton
from brp_desktop.views.brp.sheet_field import SheetField
from brp_desktop.views.controls import key_hint

PAGES = ("skills", "combat", "powers", "gear", "notes", "progress")
"""The pages there are, by id; one that a character has no use for is not shown (``show_page``)."""
HEIGHT = 34
PADDING, CLOSEST = 11, 4
"""Room left and right of the words of a tab, and where there is little, px at 100 %."""

ORDERS: dict[SkillOrder, str] = {
    SkillOrder.GROUP: "by_group",
    SkillOrder.ALPHABET: "alphabetical",
    SkillOrder.SCORE: "by_score",
    SkillOrder.PAPER: "as_on_paper",
    SkillOrder.OWN: "my_order",
}


class PageTabs(QTabBar):
    """The tabs of the pages, painted: words, a 3 px rule under the chosen one. The wheel turns no page."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._padding = look.px(PADDING)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.look = look
        self.setFont(look.font("strong"))
        self.updateGeometry()
        self.update()

    def least_width(self) -> int:
        """Width in px of all tabs as close together as they may be."""
        shown = [index for index in range(self.count()) if self.isTabVisible(index)]
        words = sum(self.look.width("strong", self.tabText(index)) for index in shown)
        return round(words) + 2 * len(shown) * (self.look.px(CLOSEST) + 1)

    def fit(self, room: int) -> int:
        """Have all tabs in ``room`` px, closer together where they must be; with arrows where even that is too wide.

        Returns the width they take.
        """
        shown = [index for index in range(self.count()) if self.isTabVisible(index)]
        words = sum(self.look.width("strong", self.tabText(index)) for index in shown)
        spare = int((room - words) / (2 * max(1, len(shown)))) - 1
        padding = max(self.look.px(CLOSEST), min(self.look.px(PADDING), spare))
        if padding != self._padding:
            self._padding = padding
            # Qt asks for the sizes of tabs only when something about them changes.
            self.setIconSize(QSize(padding, padding))
        wanted = sum(self.tabSizeHint(index).width() for index in shown)
        self.setUsesScrollButtons(wanted > room)
        return min(wanted, room)

    def tabSizeHint(self, index: int) -> QSize:
        width = self.look.width("strong", self.tabText(index)) + 2 * self._padding
        return QSize(round(width), self.look.px(32))

    def minimumTabSizeHint(self, index: int) -> QSize:  # noqa: N802
        return self.tabSizeHint(index)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self.look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            under = self.tabAt(self.mapFromGlobal(self.cursor().pos())) if self.underMouse() else -1
            for index in range(self.count()):
                rect = QRectF(self.tabRect(index))
                chosen = index == self.currentIndex()
                if index == under and not chosen:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(look.colour("hover"))
                    painter.drawRoundedRect(rect.adjusted(2, 4, -2, -4), 4, 4)
                painter.setFont(look.font("strong" if chosen else "body"))
                painter.setPen(look.colour("text" if chosen else "text_2"))
                painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), self.tabText(index))
                if chosen:
                    rule = look.px(3)
                    fill_rect(
                        painter, QRectF(rect.left(), rect.bottom() - rule, rect.width(), rule), look.colour("accent")
                    )
                if chosen and self.hasFocus():
                    painter.setPen(QPen(look.colour("focus"), look.theme.stroke["focus"]))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -rule_room(look)), 4, 4)


def rule_room(look: Look) -> int:
    """Room under the words of a tab for its rule."""
    return look.px(5)


class FilterField(SheetField):
    """Filters as one types; Esc empties it, ↓ and Enter go to the rows."""

    left_downwards = Signal()
    """The person goes on to the rows."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, self._take_nothing, parent)
        self.setObjectName("filter_edit")
        self.setClearButtonEnabled(False)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(150) + 2 * RING_ROOM, self.look.px(26) + 2 * RING_ROOM)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat():
                self.left_downwards.emit()
            return
        if event.key() == Qt.Key.Key_Escape and not self.text():
            event.accept()
            self.left_downwards.emit()
            return
        super().keyPressEvent(event)

    def give_up(self) -> None:
        had = bool(self.text())
        self.clear()
        self.setModified(False)
        if had:
            self.textEdited.emit("")

    def commit_pending(self) -> None:
        """A filter is in force at once: there is nothing to hand in."""

    @staticmethod
    def _take_nothing(text: str) -> str:
        return ""


class PageBar(QWidget):
    """Tabs and what narrows or orders the rows."""

    page_chosen = Signal(str)
    """Id of the page."""
    filter_changed = Signal(str)
    """What names must contain."""
    trained_only_changed = Signal(bool)
    """Whether untrained rows are left out."""
    order_chosen = Signal(object)
    """SkillOrder."""
    at_hand_chosen = Signal(bool)
    """Whether the skills pinned and rolled lately should stand at the top."""
    rows_wanted = Signal()
    """The focus should go to the rows."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._order = SkillOrder.GROUP
        self._at_hand = False
        self.tabs = PageTabs(look, self)
        for page in PAGES:
            self.tabs.addTab(page)
        self.filter = FilterField(look, self)
        self.trained = BarButton(look, "filter", self)
        self.trained.setCheckable(True)
        self.order = BarButton(look, "sort", self, framed=True)
        self.order.reads_as = "ButtonMenu"
        self.tabs.currentChanged.connect(self._on_page)
        self._filter_wanted = False
        self.filter.textEdited.connect(self.filter_changed)
        self.filter.focus_changed.connect(self._on_filter_focus)
        self.filter.left_downwards.connect(self.rows_wanted)
        self.trained.toggled.connect(self._on_trained)
        self.order.clicked.connect(self._on_order_clicked)
        self.retranslate()
        self.set_look(look)

    @property
    def page(self) -> str:
        """The id of the page shown."""
        return PAGES[self.tabs.currentIndex()]

    @property
    def place(self) -> int:
        """The place of the page among those shown."""
        return self._shown().index(self.tabs.currentIndex())

    @property
    def page_count(self) -> int:
        """How many pages are shown."""
        return len(self._shown())

    def set_page(self, index: int) -> None:
        """Go to another page by its place among those shown; one that there is not is ignored."""
        shown = self._shown()
        if 0 <= index < len(shown):
            self.tabs.setCurrentIndex(shown[index])

    def go_to(self, page: str) -> None:
        """Go to another page by its id."""
        self.tabs.setCurrentIndex(PAGES.index(page))

    def show_page(self, page: str, *, shown: bool) -> None:
        """Have a page among the tabs or not; leaving out the one in front goes to its neighbour."""
        self.tabs.setTabVisible(PAGES.index(page), shown)
        self._arrange()

    def shows_page(self, page: str) -> bool:
        """Whether a page is among the tabs."""
        return self.tabs.isTabVisible(PAGES.index(page))

    def set_order(self, order: SkillOrder) -> None:
        """Say which order is in force."""
        self._order = order
        self.retranslate()

    def set_at_hand(self, *, on: bool) -> None:
        """Say whether the skills pinned and rolled lately stand at the top."""
        self._at_hand = on

    def clear_filters(self) -> None:
        """Everything is shown again."""
        self.filter.give_up()
        self.trained.setChecked(False)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.tabs.set_look(look)
        for part in (self.filter, self.trained, self.order):
            part.set_look(look)
        self.retranslate()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        for index, page in enumerate(PAGES):
            self.tabs.setTabText(index, labels.page_label(page))
        self.tabs.setAccessibleName(self.tr("Pages"))
        self.filter.setPlaceholderText(self.tr("Filter"))
        self.filter.setAccessibleName(self.tr("Filter the skills by name"))
        self.filter.setToolTip(key_hint(self.tr("Show only skills with this in their name (Ctrl+F)")))
        full = labels.page_label("trained_only")
        self.trained.set_words(self.tr("Trained") if self._look.compact else full)
        self.trained.setAccessibleName(full)
        self.trained.setToolTip(self.tr("Hide skills at their base chance; ticked ones stay"))
        order = labels.page_label(ORDERS[self._order])
        self.order.set_words(order)
        self.order.setAccessibleName(self.tr("Order: {order}").format(order=order))
        moves = self._order is SkillOrder.OWN
        tip = self.tr("Order: {order}. Alt+↑ and Alt+↓ move a skill.") if moves else self.tr("Order: {order}")
        self.order.setToolTip(plain_tip(tip.format(order=order)))
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(400, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._height())

    def _height(self) -> int:
        return max(self._look.px(HEIGHT), self.order.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(QPen(self._look.colour("line"), 1))
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)

    def order_menu(self) -> QMenu:
        """The menu of the orders; the caller shows it."""
        from brp_desktop.views.brp.order_menu import order_menu

        return order_menu(self, self._order, at_hand=self._at_hand)

    def _shown(self) -> list[int]:
        return [index for index in range(len(PAGES)) if self.tabs.isTabVisible(index)]

    def _arrange(self) -> None:
        look = self._look
        margin = look.px(12 if look.compact else 16)
        height = look.px(32)
        on_skills = self.page == "skills"
        order, trained = self.order.small_width() - RING_ROOM, self.trained.small_width() - RING_ROOM
        room = self.width() - 2 * margin
        has_trained = on_skills and self.tabs.least_width() + order + trained <= room
        wanted = self.tabs.fit(room - (order if on_skills else 0) - (trained if has_trained else 0))
        self.tabs.setGeometry(margin, self.height() - height, wanted, height)
        right = self.width() - margin + RING_ROOM
        for part in (self.order, self.trained):
            # The other one's sign needs room as well.
            kept, shown = (trained, on_skills) if part is self.order else (0, has_trained)
            size, room = part.sizeHint(), right - (margin + wanted) - (kept if has_trained else 0)
            part.small = room < size.width()
            right = self._place(part, right, part.small_width() if part.small else size.width(), shown=shown)
        size, room = self.filter.sizeHint(), right - (margin + wanted)
        width = size.width() if room >= size.width() else look.px(90)
        if width <= room:
            self._place(self.filter, right, width, shown=on_skills)
            return
        # Without room it lies over the others as long as it is used.
        in_use = on_skills and (self._filter_wanted or self.filter.hasFocus() or bool(self.filter.text()))
        end = self.width() - margin + RING_ROOM
        self._place(self.filter, end, min(max(look.px(150), end - right), end), shown=in_use)
        self.filter.raise_()

    def _place(self, part: QWidget, right: int, width: int, *, shown: bool) -> int:
        """Right edge for what comes next to the left."""
        part.setVisible(shown)
        if not shown:
            return right
        height = part.sizeHint().height()
        part.setGeometry(right - width, (self.height() - height) // 2, width, height)
        return right - width + RING_ROOM

    def begin_filter(self) -> None:
        """Give the focus to the filter, which comes if it had no room."""
        self._filter_wanted = True
        self._arrange()
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._filter_wanted = False

    def _on_filter_focus(self) -> None:
        if not self._filter_wanted:
            self._arrange()

    def _on_page(self, index: int) -> None:
        self._arrange()
        self.page_chosen.emit(PAGES[index])

    def _on_trained(self, on: bool) -> None:
        self._arrange()
        self.trained_only_changed.emit(on)

    def _on_order_clicked(self) -> None:
        menu = self.order_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.order.mapToGlobal(self.order.rect().bottomLeft()))
