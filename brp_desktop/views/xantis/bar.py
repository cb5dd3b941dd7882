"""The bar over the pages of a Xantis sheet: tabs left, in edit mode the way to the rules right."""

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.page_bar import HEIGHT, PageTabs
from brp_desktop.views.brp.parts import BarButton

SCORES, NOTES = 0, 1
PAGE_COUNT = 2


class XantisBar(QWidget):
    """Two pages."""

    page_chosen = Signal(int)
    rules_requested = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.tabs = PageTabs(look, self)
        for page in range(PAGE_COUNT):
            self.tabs.addTab(str(page))
        self.rules = BarButton(look, "settings", self)
        self.rules.hide()
        self.tabs.currentChanged.connect(self._on_page)
        self.rules.clicked.connect(self.rules_requested)
        self.retranslate()
        self.set_look(look)

    @property
    def page(self) -> int:
        """The page shown."""
        return self.tabs.currentIndex()

    def set_page(self, index: int) -> None:
        """Show another page; one that is not there is ignored."""
        if 0 <= index < PAGE_COUNT:
            self.tabs.setCurrentIndex(index)

    def set_edit_mode(self, on: bool) -> None:
        """The rules are chosen in edit mode."""
        self.rules.setVisible(on)
        self._arrange()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.tabs.set_look(look)
        self.rules.set_look(look)
        self._arrange()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.tabs.setTabText(SCORES, self.tr("Scores"))
        self.tabs.setTabText(NOTES, labels.page_label("notes"))
        self.tabs.setAccessibleName(self.tr("Pages"))
        words = self.tr("Readings of the rules…")
        self.rules.set_words(words)
        self.rules.setAccessibleName(words)
        self.rules.setToolTip(plain_tip(self.tr("How this sheet reads what the source leaves open")))
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(300, self._look.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.px(HEIGHT))

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(QPen(self._look.colour("line"), 1))
            for y in (0, self.height() - 1):
                painter.drawLine(0, y, self.width(), y)

    def _arrange(self) -> None:
        look = self._look
        margin = look.px(12 if look.compact else 16)
        height = look.px(32)
        wanted = sum(self.tabs.tabSizeHint(index).width() for index in range(PAGE_COUNT))
        self.tabs.setGeometry(margin, self.height() - height, wanted, height)
        size = self.rules.sizeHint()
        left = max(margin + wanted, self.width() - margin - size.width() + 4)
        self.rules.setGeometry(left, (self.height() - size.height()) // 2, size.width(), size.height())

    def _on_page(self, index: int) -> None:
        self.page_chosen.emit(index)
