"""Editing rows of fields in a view: one line and one choice that move from cell to cell in reading order."""

from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.fields import CellKind, Fields
from brp_desktop.models.roles import Role
from brp_desktop.views.brp.cell_edit import RING, CellEdit
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_field import ErrorNote
from brp_desktop.views.labels import with_value
from brp_desktop.views.xantis.cell_choice import CellChoice

ARROWS = {
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
    Qt.Key.Key_Left: "out",
    Qt.Key.Key_Right: "in",
}
"""Where Alt with an arrow moves a row."""
LONG = 8
"""With more answers than so many they are found by typing."""


class EditingView(Protocol):
    """What the editing asks of its view, besides being an item view."""

    edited: Any

    def field_rect(self, key: Any, column: int) -> QRect:
        """A field in the coordinates of the viewport; an empty one where it is not shown."""

    def set_current(self, key: Any) -> bool:
        """Make a row the current one, in sight."""

    def leave_by_tab(self, *, back: bool) -> None:
        """The focus goes on to what comes after (or before) the view."""


class RowEditing(QObject):
    """Opens the fields of one view. Enter takes what was typed, Esc gives it up, Tab goes on; Alt+arrows move a row."""

    row_chosen = Signal(object)
    """Key of the row the person works in."""
    move_wanted = Signal(object, str)
    """Key, and where to: up, down, in, out."""
    remove_wanted = Signal(object)
    """Key: Ctrl+Delete in one of its fields."""

    def __init__(
        self, document: XantisDocument, view: QAbstractItemView, model: Fields[Any], look: Look, hosts: EditingView
    ) -> None:
        super().__init__(view)
        self._document = document
        self._view = view
        self._hosts = hosts
        self.model = model
        self._look = look
        self._quiet = False
        self.cell: tuple[Any, int] | None = None
        self.line = CellEdit(look, view.viewport())
        self.choice = CellChoice(look, view.viewport())
        self.choice.reads_as = "ButtonMenu"
        self._note: ErrorNote | None = None
        line, choice = self.line, self.choice
        line.commit_wanted.connect(self.commit_pending)
        line.given_up.connect(self._on_given_up)
        line.step_wanted.connect(self._on_step)
        line.row_wanted.connect(self._on_row)
        line.tab_pressed.connect(self.go_on)
        line.focus_left.connect(self._on_left)
        line.textEdited.connect(self._on_edited)
        choice.unfold_wanted.connect(self.unfold)
        choice.row_wanted.connect(self._on_row)
        choice.tab_pressed.connect(self.go_on)
        choice.focus_left.connect(self._on_left)
        for host in (line, choice):
            host.installEventFilter(self)
        view.verticalScrollBar().valueChanged.connect(self.place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.cell is not None:
            key, modifiers = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if modifiers == Qt.KeyboardModifier.AltModifier and key in ARROWS:
                self.commit_pending()
                self.move_wanted.emit(self.cell[0], ARROWS[Qt.Key(key)])
                return True
            if modifiers == Qt.KeyboardModifier.ControlModifier and key == Qt.Key.Key_Delete:
                self.remove_wanted.emit(self.cell[0])
                return True
        return super().eventFilter(watched, event)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.line.set_look(look)
        self.choice.set_look(look)
        self.place()

    def open(self, key: Any, column: int, *, select: bool = True) -> bool:
        """Edit a cell; False if it is not shown or is no field."""
        if not self.model.writable or self.model.kind(column) is None:
            return False
        if self.cell is not None and self.cell != (key, column):
            self.commit_pending()
        if not self._hosts.set_current(key) or not self._hosts.field_rect(key, column).isValid():
            return False
        same = self.cell == (key, column)
        self._quiet = True
        self.cell = (key, column)
        self._hosts.edited = key
        host, other = self._pair()
        if not same or host.isHidden():
            self._load()
        self.place()
        host.show()
        host.raise_()
        host.setFocus(Qt.FocusReason.TabFocusReason)
        # Last: hidden with the focus in it, Qt would press Tab for it.
        other.hide()
        self._quiet = False
        if select and host is self.line:
            self.line.selectAll()
        self._show_note()
        self._view.viewport().update()
        self.row_chosen.emit(key)
        return True

    def open_first(self, key: Any) -> bool:
        """Edit the first field of a row; False if it is not shown."""
        return any(self.open(key, column) for column in self._columns())

    def commit_pending(self) -> None:
        """Hand in what was typed; a text that is not taken stays in its cell with a mark (cases D11, Z02)."""
        if self.cell is None or not self.line.isModified():
            return
        key, column = self.cell
        self.line.setModified(False)
        self._document.history.break_merge()
        self.model.take(key, column, self.line.text())
        self._document.history.break_merge()
        if self.cell == (key, column):
            self._reload()

    def close(self) -> None:
        """Stop editing; what was typed is handed in before. The view takes the focus if a field had it."""
        self.commit_pending()
        had = self.line.hasFocus() or self.choice.hasFocus()
        self._quiet = True
        if had:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.hide()
        self.choice.hide()
        self._hide_note()
        self._quiet = False
        self.cell = None
        self._hosts.edited = None
        self._view.viewport().update()

    def refresh(self) -> None:
        """The document changed: the open field shows it unless the person is typing."""
        if self.cell is None:
            return
        if not self.model.field_index(*self.cell).isValid():
            self.line.setModified(False)
            self.close()
            return
        self.place()
        if not self.line.isModified():
            self._reload()

    def arrive(self, *, back: bool) -> bool:
        """The focus came to the view by Tab: to its first or last field; False if it has none."""
        stops = self._stops()
        return bool(stops) and self.open(*stops[-1 if back else 0])

    def go_on(self, back: bool = False) -> None:
        """To the next or previous field; past the last one the focus leaves the view."""
        stops = self._stops()
        at = stops.index(self.cell) + (-1 if back else 1) if self.cell in stops else -1
        if 0 <= at < len(stops) and self.open(*stops[at]):
            return
        self.commit_pending()
        self._quiet = True
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._quiet = False
        self.close()
        self._hosts.leave_by_tab(back=back)

    @property
    def is_quiet(self) -> bool:
        """Whether the focus moves only inside: the view need not react to it."""
        return self._quiet

    def give_up_oldest(self) -> bool:
        """Give up what was typed into the oldest marked cell; False if there is none."""
        for key, column in self.model.kept.cells:
            self.model.give_up(key, column)
            self.refresh()
            return True
        return False

    def unfold(self) -> None:
        """Show the answers of a cell that is chosen."""
        if self.cell is None:
            return
        key, column = self.cell
        choices = self.model.choices(key, column)
        if len(choices) > LONG:
            self._open_list(key, column)
            return
        menu = QMenu(self._view)
        chosen = self.model.chosen(key, column)
        for choice in choices:
            action = menu.addAction(choice.name.replace("&", "&&"))
            action.setData(choice.value)
            action.setCheckable(True)
            action.setChecked(choice.value == chosen)
        menu.triggered.connect(self._on_action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.choice.mapToGlobal(QPoint(RING, self.choice.height() - RING)))

    def place(self) -> None:
        """Put the open field over its cell."""
        if self.cell is None:
            return
        rect = self._hosts.field_rect(*self.cell)
        host, _ = self._pair()
        host.setGeometry(rect.adjusted(-RING, -RING, RING, RING))
        self._show_note()

    # the inside

    def _pair(self) -> tuple[QWidget, QWidget]:
        """The field of the open cell, and the other one."""
        chooses = self.cell is not None and self.model.kind(self.cell[1]) is CellKind.CHOICE
        return (self.choice, self.line) if chooses else (self.line, self.choice)

    def _columns(self) -> list[int]:
        model = self._view.model()
        return [column for column in range(model.columnCount()) if self.model.kind(column) is not None]

    def _stops(self) -> list[tuple[Any, int]]:
        """Every field that is shown, in reading order."""
        if not self.model.writable:
            return []
        keys, columns = self.model.field_keys(), self._columns()
        if keys:
            columns = [column for column in columns if not self._hosts.field_rect(keys[0], column).isEmpty()]
        return [(key, column) for key in keys for column in columns]

    def _load(self) -> None:
        if self.cell is None:
            return
        key, column = self.cell
        text, kind = self._text(), self.model.kind(column)
        self.line.set_kind(number=kind is CellKind.NUMBER)
        self.line.setText(text)
        self.line.setModified(False)
        self.choice.setText(text)
        self._say(key, column)

    def _reload(self) -> None:
        """Show the cell's text again and keep the cursor where it was."""
        if self.cell is None:
            return
        text = self._text()
        self.choice.setText(text)
        if text != self.line.text():
            at, selected = self.line.cursorPosition(), self.line.hasSelectedText()
            self.line.setText(text)
            self.line.setCursorPosition(min(at, len(text)))
            if selected:
                self.line.selectAll()
        self.line.setModified(False)
        self._say(*self.cell)
        self._show_note()

    def _say(self, key: Any, column: int) -> None:
        """What screen readers are told of the open cell."""
        index = self.model.field_index(key, column)
        name = str(index.siblingAtColumn(0).data(Role.NAME) or "")
        heading = str(
            self._view.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole) or ""
        )
        said = f"{name}, {heading}" if column else name
        self.line.setAccessibleName(said)
        self.choice.setAccessibleName(with_value(said, self.choice.text()))
        sentence = self.model.sentence(key, column)
        self.line.set_wrong(sentence)
        self.choice.setAccessibleDescription(sentence)
        self.line.claims_undo = bool(self.model.kept)

    def _text(self) -> str:
        if self.cell is None:
            return ""
        return str(self.model.field_index(*self.cell).data(Qt.ItemDataRole.EditRole) or "")

    def _show_note(self, hint: str = "") -> None:
        """The sentence under the open field if something is wrong with it, or a hint about what was not taken."""
        sentence = self.model.sentence(*self.cell) if self.cell is not None else ""
        host, _ = self._pair()
        window = self._view.window()
        if (
            not (sentence or hint)
            or not host.isVisible()
            or not self._view.viewport().rect().intersects(host.geometry())
        ):
            self._hide_note()
            return
        if self._note is None:
            self._note = ErrorNote(window)
            self._view.destroyed.connect(self._note.deleteLater)
        place = host.mapTo(window, QPoint(RING, host.height() - RING + 2))
        self._note.show_under(self._look, sentence or hint, place, wrong=bool(sentence))
        if self._note.geometry().bottom() > window.height():
            self._note.move(self._note.x(), place.y() - host.height() + 2 * RING - self._note.height() - 4)

    def _hide_note(self) -> None:
        if self._note is not None:
            self._note.hide()

    def say(self, sentence: str) -> None:
        """Float a sentence under the open field: why nothing has changed. It goes with the next key or the focus."""
        self._show_note(sentence)

    @property
    def sentence_shown(self) -> str:
        """The sentence that floats under the open field, empty if none."""
        return self._note.text() if self._note is not None and self._note.isVisible() else ""

    def _open_list(self, key: Any, column: int) -> None:
        from brp_desktop.views.gm.pick_list import Pick, PickList

        picks = PickList(self._look.theme, self._view.window())
        picks.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picks.picked.connect(self._on_picked)
        chosen = self.model.chosen(key, column)
        found = [
            Pick(choice, choice.name, choice.aside, choice.figure, chosen=choice.value == chosen)
            for choice in self.model.choices(key, column)
        ]
        heading = self._view.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
        picks.open_for(str(heading), found, self.choice)

    def _take(self, value: object) -> None:
        if self.cell is None:
            return
        self._document.history.break_merge()
        self.model.take(*self.cell, value)
        self._document.history.break_merge()
        self._reload()
        self.choice.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_action(self, action: Any) -> None:
        self._take(action.data())

    def _on_picked(self, choice: Any) -> None:
        self._take(choice.value)

    def _on_edited(self) -> None:
        self.line.set_wrong("")
        self._hide_note()

    def _on_given_up(self) -> None:
        """The cell's own text first; where it holds none, the oldest marked cell."""
        if self.cell is None:
            return
        own = self.line.isModified()
        self.line.setModified(False)
        if self.model.give_up(*self.cell) or own:
            self._reload()
            self.line.selectAll()
            return
        self.give_up_oldest()

    def _on_step(self, amount: int) -> None:
        self.commit_pending()
        if self.cell is None or self.model.sentence(*self.cell):
            return
        sentence = self.model.step(*self.cell, amount)
        self._reload()
        self.line.selectAll()
        if sentence:
            self._show_note(sentence)

    def _on_row(self, by: int) -> None:
        if self.cell is None:
            return
        keys = list(self.model.field_keys())
        at = keys.index(self.cell[0]) + by if self.cell[0] in keys else -1
        if 0 <= at < len(keys):
            self.open(keys[at], self.cell[1])

    def _on_left(self) -> None:
        if self._quiet:
            return
        self.commit_pending()
        if self._view.isActiveWindow():
            self.close()
