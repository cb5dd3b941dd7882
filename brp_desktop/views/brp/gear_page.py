"""The gear page of a percentile sheet: things, counters, wealth, contacts; made when it is first looked at."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.sheet.belongings import Contact, Wealth
from brp_desktop.views.brp.belonging_list import BelongingListView, ListWords
from brp_desktop.views.brp.columns_view import Ground
from brp_desktop.views.brp.counters_view import CountersView
from brp_desktop.views.brp.gear_rows import (
    CONTACT_COLUMNS,
    WEALTH_COLUMNS,
    contact_headings,
    contact_row,
    contact_shapes,
    wealth_headings,
    wealth_row,
    wealth_shapes,
)
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.things_view import ThingsView
from brp_desktop.views.stops import chain, first_stop
from brp_desktop.views.style import scroll_bar_sheet
from brp_desktop.views.viewport import give_viewport

if TYPE_CHECKING:
    from brp_desktop.sheet.changes import ChangeSet
    from brp_desktop.sheet.ids import BelongingId, ResourceId

translate = QCoreApplication.translate

SIDE_BY_SIDE = 700
"""From this width on, px at 100 %, wealth and contacts stand beside the things."""
MARGIN = 12


class GearPage(QScrollArea):
    """What somebody has, and whom somebody knows."""

    derived_why_requested = Signal(object, object)
    """Id of a derived value, and its place on the screen."""
    resource_why_requested = Signal(object, object)
    """ResourceId, and its place on the screen."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        give_viewport(self)
        self.setObjectName("gear_page")
        self._document = document
        self._look = look
        self._ground = Ground(look)
        self.things = ThingsView(document, look, self._ground)
        self.counters = CountersView(document, look, self._ground)
        self.wealth = BelongingListView(document, wealth_words(), look, self._ground)
        self.contacts = BelongingListView(document, contact_words(), look, self._ground)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._side = QVBoxLayout()
        self._column = QVBoxLayout(self._ground)
        self._build()
        self.things.why_requested.connect(self._on_load_why)
        self.things.tree.current_key_changed.connect(self._on_thing)
        QApplication.instance().focusChanged.connect(self._on_focus)  # type: ignore[union-attr]  # there is one
        self.counters.why_requested.connect(self._on_counter_why)
        self.retranslate()
        self.set_look(look)

    def _build(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.things)
        left.addStretch(1)
        self._side.setContentsMargins(0, 0, 0, 0)
        for part in (self.counters, self.wealth, self.contacts):
            self._side.addWidget(part)
        self._side.addStretch(1)
        self._both.addLayout(left, 4)
        self._both.addLayout(self._side, 3)
        self._column.addLayout(self._both)
        self._column.addStretch(1)
        self.setWidget(self._ground)

    @property
    def _parts(self) -> "tuple[ThingsView | CountersView | BelongingListView, ...]":
        return self.things, self.counters, self.wealth, self.contacts

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._ground.set_look(look)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, look.colour("sheet"))
        self.setPalette(palette)
        self.verticalScrollBar().setStyleSheet(scroll_bar_sheet(look.theme))
        for part in self._parts:
            part.set_look(look)
        margin = look.px(MARGIN)
        self._column.setContentsMargins(margin, look.px(4), margin, margin)
        self._both.setSpacing(look.px(24))
        self._side.setSpacing(look.px(10))
        self._arrange()

    def retranslate(self) -> None:
        """Take all words from the language in force; focus, scroll and half-typed text stay."""
        self.setAccessibleName(self.tr("Gear"))
        for part in self._parts:
            part.refresh()

    def set_edit_mode(self, on: bool) -> None:
        """Fields, or what is done in play."""
        for part in self._parts:
            part.set_edit_mode(on)
        chain(self._ground, self._parts)

    def follow(self, changes: "ChangeSet") -> None:
        """The document changed; what has the focus keeps it in sight."""
        focus = QApplication.focusWidget()
        weighs = changes.weapons or changes.armour or changes.options or changes.derived or changes.characteristics
        if changes.gear or weighs:
            self.things.refresh()
        if changes.gear:
            self.wealth.refresh()
            self.contacts.refresh()
        if changes.resources or changes.options:
            self.counters.refresh()
        if focus is not None and self._ground.isAncestorOf(focus) and not focus.isVisible():
            self.focus_first()

    def focus_first(self) -> None:
        """Give the focus to the things, else to the first that can be used; to the page where nothing can."""
        things = self.things
        wanted: QWidget = things.tree if things.model.keys else things.add
        if not wanted.isVisible():
            wanted = first_stop(self) or self
        wanted.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def commit_pending(self) -> None:
        """Hand in everything half-typed."""
        for part in self._parts:
            part.commit_pending()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _arrange(self) -> None:
        wide = self.viewport().width() >= self._look.px(SIDE_BY_SIDE)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if direction != self._both.direction():
            self._both.setDirection(direction)

    def _on_focus(self, before: QWidget | None, focus: QWidget | None) -> None:
        """Whatever is typed in stays in sight; in the tree and the tables that is the current row."""
        if focus is None or not self.isVisible() or not self._ground.isAncestorOf(focus):
            return
        if focus is self.things.tree:
            self._show_thing()
        else:
            self.ensureWidgetVisible(focus, 8, 24)

    def _show_thing(self) -> None:
        tree = self.things.tree
        key = tree.current_key
        if key is not None and tree.hasFocus():
            rect = tree.row_rect(key)
            middle = tree.viewport().mapTo(self._ground, rect.center())
            self.ensureVisible(middle.x(), middle.y(), 8, rect.height())

    def _on_thing(self, key: object) -> None:
        self._show_thing()

    def _on_load_why(self) -> None:
        self.derived_why_requested.emit("load", _on_screen(self.things.load))

    def _on_counter_why(self, resource: "ResourceId", vital: QWidget | None) -> None:
        self.resource_why_requested.emit(resource, None if vital is None else _on_screen(vital))


def wealth_words() -> ListWords:
    """The list of wealth."""
    return ListWords(
        "wealth",
        WEALTH_COLUMNS,
        wealth_headings,
        wealth_row,
        wealth_shapes,
        _new_wealth,
        lambda: translate("gear", "Wealth"),
        lambda: translate("gear", "No wealth written down."),
        lambda: translate("gear", "Add a line of wealth"),
        lambda: translate("gear", "Remove this line"),
        frozenset({"amount"}),
    )


def contact_words() -> ListWords:
    """The list of contacts."""
    return ListWords(
        "contacts",
        CONTACT_COLUMNS,
        contact_headings,
        contact_row,
        contact_shapes,
        _new_contact,
        lambda: translate("gear", "Contacts"),
        lambda: translate("gear", "No contacts."),
        lambda: translate("gear", "Add a contact"),
        lambda: translate("gear", "Remove this contact"),
    )


def _new_wealth(id_: "BelongingId") -> Wealth:
    return Wealth(id=id_)


def _new_contact(id_: "BelongingId") -> Contact:
    return Contact(id=id_)


def _on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())
