"""What stands over the rows of a sheet: head, strip and tabs, or with little room some of it scrolls with the rows."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.brp.columns_view import ColumnsView
from brp_desktop.views.brp.head import HeadView
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.page_bar import PageBar
from brp_desktop.views.brp.strip import StripView
from brp_desktop.views.brp.vitals import VitalsView

if TYPE_CHECKING:
    from brp_desktop.views.banner import Banner

COMPACT_WIDTH = 760
COMPACT_HEIGHT = 520
"""A sheet smaller than this (px, whatever the zoom) shows less: the smallest window supported."""
QWIDGETSIZE_MAX = 16_777_215
FIXED_SHARE = 0.42
"""Head, strip and tabs may take this share of the height; with more the strip and the vitals scroll with the rows."""


class HeadRoom(QObject):
    """The column of a sheet, and where vitals and strip are in it."""

    def __init__(
        self,
        sheet: QWidget,
        head: HeadView,
        strip: StripView,
        bar: PageBar,
        vitals: VitalsView,
        skills: ColumnsView[Any],
        pages: QStackedWidget,
    ) -> None:
        super().__init__(sheet)
        self._sheet, self._head, self._strip, self._bar = sheet, head, strip, bar
        self._vitals, self._rows = vitals, skills
        self._layout = QVBoxLayout(sheet)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        for part in (head, strip, bar):
            self._layout.addWidget(part)
        self._layout.addWidget(pages, 1)

    def add_banner(self, theme: Theme) -> "Banner":
        """A line with one link over the head."""
        from brp_desktop.views.banner import Banner

        banner = Banner(theme, 1, self._sheet)
        banner.speaks = False
        self._layout.insertWidget(0, banner)
        return banner

    def is_small(self, zoom: float) -> bool:
        """Whether there is room for less only; whoever zooms wants things large rather than many."""
        return zoom <= 1.0 and (self._sheet.width() < COMPACT_WIDTH or self._sheet.height() < COMPACT_HEIGHT)

    def arrange(self, look: Look, *, edit: bool, rows: ColumnsView[Any]) -> None:
        """Vitals beside the name, strip above the tabs; or both above ``rows`` where the head would take too much."""
        sheet = self._sheet
        width = sheet.width()
        fixed = self._head.sizeHint().height() + self._strip.height_for(width) + self._bar.sizeHint().height()
        scrolls = look.zoom > 1.0 and fixed > FIXED_SHARE * max(1, sheet.height())
        beside = not scrolls and self._head.vitals_fit(width)
        moved: list[QWidget] = []
        if not edit and not beside:
            moved.append(self._vitals)
        if scrolls:
            moved.append(self._strip)
        focus = QApplication.focusWidget()
        self._vitals.set_spread(self._vitals in moved)
        if beside and self._vitals.parent() is not self._head:
            self._vitals.setParent(self._head)
        if not scrolls and self._layout.indexOf(self._strip) < 0:
            self._layout.insertWidget(self._layout.indexOf(self._bar), self._strip)
        if scrolls and self._layout.indexOf(self._strip) >= 0:
            self._layout.removeWidget(self._strip)
            self._strip.setMinimumHeight(0)
            self._strip.setMaximumHeight(QWIDGETSIZE_MAX)
        if rows is not self._rows:
            self._rows.set_top_widgets([])
            self._rows = rows
        rows.set_top_widgets(moved)
        self._vitals.setVisible(not edit)
        self._strip.show()
        self._head.arrange()
        if not scrolls:
            self._strip.setFixedHeight(self._strip.height_for(width))
        if focus is not None and focus.isVisible() and sheet.isAncestorOf(focus):
            focus.setFocus(Qt.FocusReason.OtherFocusReason)
