"""One list of a Xantis sheet in edit mode, with what adds, moves and removes its rows."""

from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QScrollArea, QScrollBar, QVBoxLayout, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.fields import CellKind
from brp_desktop.models.xantis_entries import EntriesModel, EntryKind
from brp_desktop.sheet.new_xantis import new_action, new_weapon, new_xantis_counter
from brp_desktop.sheet.xantis import ActionId, CounterId, WeaponId
from brp_desktop.sheet.xantis_edits import (
    AddXantisAction,
    AddXantisCounter,
    AddXantisWeapon,
    MoveXantisAction,
    MoveXantisCounter,
    MoveXantisWeapon,
    RemoveXantisAction,
    RemoveXantisCounter,
    RemoveXantisWeapon,
    XantisEdit,
)
from brp_desktop.views.announce import announce
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM, BarButton
from brp_desktop.views.xantis.entry_table import GRIP, EntryTable
from brp_desktop.views.xantis.menus import add_entry, open_menu
from brp_desktop.views.xantis.row_drag import Drop, RowDrag
from brp_desktop.views.xantis.row_editing import RowEditing
from brp_desktop.views.xantis.sheet_texts import XantisTexts


class ListEditing(QWidget):
    """The table, and below it a button for one more."""

    chosen = Signal(object)
    """Id of the entry the person works in."""

    def __init__(
        self, document: XantisDocument, entries: EntryKind, texts: XantisTexts, look: Look, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._look = look
        perform = None if document.read_only else document.perform
        self.model = EntriesModel(entries, texts, perform, self)
        self.model.set_snapshot(document.character, document.derived)
        self.table = EntryTable(self.model, look, self)
        self.rows = RowEditing(document, self.table, self.model, look, self.table)
        self.drag = RowDrag(self.table, look, self._taken, self._target, self._scroller)
        self.add_button = BarButton(look, "add", self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.table)
        below = QHBoxLayout()
        below.setContentsMargins(RING_ROOM, 0, 0, 0)
        below.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        box.addLayout(below)
        self.rows.row_chosen.connect(self.chosen)
        self.rows.move_wanted.connect(self.move_row)
        self.rows.remove_wanted.connect(self.remove)
        self.table.field_pressed.connect(self._on_pressed)
        self.table.arrived.connect(self._on_arrived)
        self.table.menu_requested.connect(self._on_menu)
        self.add_button.clicked.connect(self.add)
        QWidget.setTabOrder(self.table, self.add_button)
        self.set_look(look)
        self.retranslate()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.table.set_look(look)
        self.rows.set_look(look)
        self.drag.set_look(look)
        self.add_button.set_look(look)
        self._fit()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        words = {
            "action": self.tr("Add an action"),
            "weapon": self.tr("Add a weapon"),
            "counter": self.tr("Add a counter"),
        }[self.model.entries]
        self.add_button.set_words(words)
        self.add_button.setAccessibleName(words)
        self.add_button.setEnabled(not self._document.read_only)
        self.model.refresh_all()
        self.table.setAccessibleName(str(self.model.headerData(0, Qt.Orientation.Horizontal)))
        self._fit()

    def refresh(self) -> None:
        """The document changed."""
        self.model.set_snapshot(self._document.character, self._document.derived)
        self._fit()
        self.rows.refresh()

    def open(self, key: str) -> bool:
        """Edit the first field of an entry; False if it is not there."""
        return self.model.row_of(key) is not None and self.rows.open_first(key)

    def rect_on_screen(self, key: str) -> QRect:
        """A row on the screen; an invalid rectangle if it is not there."""
        rect = self.table.rect_of(key)
        return QRect(self.table.viewport().mapToGlobal(rect.topLeft()), rect.size()) if rect.isValid() else rect

    def add(self) -> None:
        """One more at the end, its name to be typed."""
        self.rows.commit_pending()
        character = self._document.character
        edit: XantisEdit
        match self.model.entries:
            case "action":
                action = new_action(character, self.tr("New action"), 3)
                key, edit = str(action.id), AddXantisAction(action)
            case "weapon":
                weapon = new_weapon(character, self.tr("New weapon"))
                key, edit = str(weapon.id), AddXantisWeapon(weapon)
            case _:
                counter = new_xantis_counter(character, self.tr("New counter"))
                key, edit = str(counter.id), AddXantisCounter(counter)
        sentence = typed(self._document, edit)
        if sentence:
            announce(self.table, sentence)
            self.rows.say(sentence)
        else:
            self.rows.open(key, 0)

    def remove(self, key: str) -> None:
        """Take an entry off; the one after it, or before, is worked in afterwards."""
        keys = list(self.model.keys)
        if key not in keys:
            return
        at = keys.index(key)
        heirs = [*keys[at + 1 :], *reversed(keys[:at])]
        self.rows.close()
        edits: dict[EntryKind, XantisEdit] = {
            "action": RemoveXantisAction(ActionId(key)),
            "weapon": RemoveXantisWeapon(WeaponId(key)),
            "counter": RemoveXantisCounter(CounterId(key)),
        }
        typed(self._document, edits[self.model.entries])
        if not (heirs and self.rows.open(heirs[0], 0)):
            self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def move_row(self, key: str, way: str) -> None:
        """Move an entry up or down by a key; such moves merge into one undo step."""
        keys = self.model.keys
        to = keys.index(key) + {"up": -1, "down": 1}.get(way, 0)
        if way not in ("up", "down"):
            return
        if not 0 <= to < len(keys):
            words = self.tr("It is the first already.") if way == "up" else self.tr("It is the last already.")
            self.rows.say(words)
            announce(self.table, words)
            return
        self._move(key, to)

    def commit_pending(self) -> None:
        """Hand in what is half-typed."""
        self.rows.commit_pending()

    def _move(self, key: str, to: int) -> None:
        cell = self.rows.cell
        edits: dict[EntryKind, XantisEdit] = {
            "action": MoveXantisAction(ActionId(key), to),
            "weapon": MoveXantisWeapon(WeaponId(key), to),
            "counter": MoveXantisCounter(CounterId(key), to),
        }
        sentence = stepped(self._document, edits[self.model.entries])
        if not sentence and cell is not None:
            self.rows.open(*cell, select=False)

    def _drop(self, key: str, to: int) -> None:
        """One drop is one undo step."""
        self._document.history.break_merge()
        self._move(key, to)
        self._document.history.break_merge()

    def _taken(self, place: QPoint) -> str | None:
        return self.table.key_at(place) if self.model.writable and place.x() < self._look.px(GRIP) + RING_ROOM else None

    def _target(self, key: str, place: QPoint) -> Drop | None:
        """The gap between two rows nearest to a point."""
        keys = list(self.model.keys)
        if key not in keys:
            return None
        height = self.table.row_height()
        gap = min(max(round(place.y() / height), 0), len(keys))
        at = keys.index(key)
        to = gap - 1 if gap > at else gap
        mark = QRect(0, gap * height, self.table.viewport().width(), 1)
        return Drop(mark, partial(self._drop, key, to))

    def _scroller(self) -> QScrollBar:
        """The scroll bar of whatever the table stands in."""
        at = self.parentWidget()
        while at is not None:
            if isinstance(at, QScrollArea) and at.verticalScrollBar().maximum():
                return at.verticalScrollBar()
            at = at.parentWidget()
        return self.table.verticalScrollBar()

    def _fit(self) -> None:
        self.table.setFixedHeight(self.table.wanted_height())
        self.table.fit_columns(self.table.viewport().width())
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.fit_columns(self.table.viewport().width())
        self.rows.place()

    def _on_pressed(self, key: str, column: int) -> None:
        if column < 0 or not self.rows.open(key, column, select=column > 0):
            self.rows.close()
            self.table.set_current(key)
            self.table.setFocus(Qt.FocusReason.MouseFocusReason)
            self.chosen.emit(key)
        elif self.model.kind(column) is CellKind.CHOICE:
            self.rows.unfold()

    def _on_arrived(self, back: bool) -> None:
        if not self.rows.is_quiet and QApplication.focusWidget() is self.table:
            self.rows.arrive(back=back)

    def _on_menu(self, key: str, place: QPoint) -> None:
        if not self.model.writable:
            return
        menu = QMenu(self.table)
        add_entry(menu, self.tr("Move &up"), partial(self.move_row, key, "up"), "Alt+Up")
        add_entry(menu, self.tr("Move &down"), partial(self.move_row, key, "down"), "Alt+Down")
        menu.addSeparator()
        add_entry(menu, self.tr("&Remove"), partial(self.remove, key), "Ctrl+Del")
        open_menu(menu, place)
