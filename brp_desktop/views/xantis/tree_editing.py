"""The tree of scores in edit mode: fields, new scores, moves by key and by drag, removal with its question."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QMenu, QScrollBar

from brp_desktop.models.xantis_scores import ScoreColumn
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.xantis import NodeId, ScoreNode
from brp_desktop.sheet.xantis_edits import AddNode, MoveNode, RemoveNode
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import BarButton
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.flow import FlowRow
from brp_desktop.views.xantis.menus import add_entry, open_menu
from brp_desktop.views.xantis.removal import TOO, UP, what_becomes
from brp_desktop.views.xantis.row_drag import Drop, RowDrag
from brp_desktop.views.xantis.row_editing import RowEditing
from brp_desktop.views.xantis.score_row_painter import GRIP
from brp_desktop.views.xantis.tree_moves import (
    Part,
    move_by_key,
    new_beside,
    new_root,
    new_under,
    place_of_drop,
    siblings,
)

if TYPE_CHECKING:
    from brp_desktop.views.xantis.sheet_view import XantisSheetView


class TreeEditing(QObject):
    """Changes the tree through the document; what is refused says why, and nothing has changed."""

    chosen = Signal(object)
    """NodeId the person works in."""

    def __init__(self, sheet: "XantisSheetView") -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self._document = sheet.document
        self.tree = sheet.tree
        self.ask: Callable[[NodeId], object] = self._ask
        """Asks what becomes of the scores under one that is removed."""
        self.rows = RowEditing(sheet.document, self.tree, sheet.scores, sheet.look, self.tree)
        self.drag = RowDrag(self.tree, sheet.look, self._taken, self._target, self._scroller)
        self.strip = FlowRow(sheet.page.content)
        self.under = BarButton(sheet.look, "add", self.strip)
        self.beside = BarButton(sheet.look, "add", self.strip)
        self.root = BarButton(sheet.look, "add", self.strip)
        self.remove_button = BarButton(sheet.look, "remove", self.strip)
        self.strip.set_items([self.under, self.beside, self.root, self.remove_button])
        self.rows.row_chosen.connect(self._on_row)
        self.rows.move_wanted.connect(self.move)
        self.rows.remove_wanted.connect(self.remove)
        self.drag.refused.connect(self._on_refused)
        self.tree.field_pressed.connect(self._on_pressed)
        self.tree.arrived.connect(self._on_arrived)
        self.tree.menu_requested.connect(self._on_menu)
        self.under.clicked.connect(self._on_under)
        self.beside.clicked.connect(self._on_beside)
        self.root.clicked.connect(self.add_root)
        self.remove_button.clicked.connect(self._on_remove)
        self.retranslate()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.rows.set_look(look)
        self.drag.set_look(look)
        for button in (self.under, self.beside, self.root, self.remove_button):
            button.set_look(look)
        self.strip.arrange()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        texts = (
            (self.under, self.tr("Add under it")),
            (self.beside, self.tr("Add beside it")),
            (self.root, self.tr("Add a Caratteristica")),
            (self.remove_button, self.tr("Remove")),
        )
        for button, text in texts:
            button.set_words(text)
            button.setAccessibleName(text)
        self.remove_button.setAccessibleName(self.tr("Remove this score"))
        self.show_state()
        self.strip.arrange()

    def refresh(self) -> None:
        """The document changed."""
        self.rows.refresh()
        self.show_state()

    def show_state(self) -> None:
        """What can be done with the score that is worked in; why not, in a tip."""
        node, writable = self.current(), not self._document.read_only
        lowest = node is not None and new_under(self._document.character, self._node(node)) is None
        self.under.setEnabled(writable and node is not None and not lowest)
        self.under.setToolTip(self.tr("Nothing hangs from a Specializzazione") if lowest else "")
        self.beside.setEnabled(writable and node is not None)
        self.remove_button.setEnabled(writable and node is not None)
        self.root.setEnabled(writable)

    def current(self) -> NodeId | None:
        """The score that is worked in."""
        key = self.rows.cell[0] if self.rows.cell is not None else self.tree.current_key()
        return key if key is not None and key in self._document.derived.nodes else None

    # adding

    def add_root(self) -> None:
        """A Caratteristica after the last, its name to be typed."""
        self._add(new_root(self._document.character))

    def add_under(self, node: NodeId) -> None:
        """A score of the next tier under another."""
        edit = new_under(self._document.character, self._node(node))
        if edit is not None:
            self._add(edit)

    def add_beside(self, node: NodeId) -> None:
        """A score of the same tier behind another."""
        self._add(new_beside(self._document.character, self._document.derived, self._node(node)))

    def _add(self, edit: AddNode) -> None:
        self.rows.commit_pending()
        sentence = typed(self._document, edit)
        if sentence:
            self._say(sentence)
        elif edit.node.id in self._document.derived.nodes:
            self.rows.open(edit.node.id, ScoreColumn.NAME)

    # moving

    def move(self, node: NodeId, way: str) -> None:
        """Move a score by a key; such moves merge into one undo step."""
        edit = move_by_key(self._document.derived, node, way)
        if edit is None:
            self._say(self._no_way(way).format(name=self._node(node).name))
            return
        self._perform(edit)

    def _no_way(self, way: str) -> str:
        if way == "up":
            return self.tr("“{name}” is the first there.")
        if way == "down":
            return self.tr("“{name}” is the last there.")
        if way == "in":
            return self.tr("Nothing stands before “{name}” that it could hang from.")
        return self.tr("“{name}” hangs from nothing already.")

    def _perform(self, edit: MoveNode) -> None:
        cell = self.rows.cell
        sentence = stepped(self._document, edit)
        if sentence:
            self._say(sentence)
            return
        if cell is not None:
            self.rows.open(*cell, select=False)
        else:
            self.tree.set_current(edit.id)
        announce(self.tree, str(self._sheet.scores.index_of(edit.id).data(Qt.ItemDataRole.AccessibleTextRole)))

    def _taken(self, place: QPoint) -> NodeId | None:
        """The row whose grip is at a point."""
        can = self.tree.editing and self._sheet.scores.writable and place.x() < self._sheet.look.px(GRIP)
        return self.tree.key_at(place) if can else None

    def _target(self, node: NodeId, place: QPoint) -> Drop | None:
        """Where a score would go that is dropped at a point, and why not."""
        tree, derived = self.tree, self._document.derived
        if node not in derived.nodes:
            return None
        on = tree.key_at(place)
        if on == node:
            return None
        if on is None:
            last = tree.row_rect(self._sheet.scores.keys[-1])
            if place.y() < last.bottom():
                return None
            edit, mark = MoveNode(node, None), QRect(0, last.bottom() + 1, last.width(), 1)
            return Drop(mark, partial(self._drop, edit), self._refusal(edit))
        rect = tree.row_rect(on)
        share = (place.y() - rect.top()) / max(1, rect.height())
        part: Part = "before" if share < 0.3 else "after" if share > 0.7 else "into"
        target = place_of_drop(derived, node, on, part)
        edit = MoveNode(node, target.parent, target.at)
        mark = rect
        if part != "into":
            depth = 0 if target.parent is None else derived.nodes[target.parent].depth + 1
            left = tree.rows.name_left(depth)
            y = rect.top() if part == "before" else rect.bottom() + 1
            mark = QRect(left, y, rect.width() - left, 1)
        return Drop(mark, partial(self._drop, edit), self._refusal(edit))

    def _refusal(self, edit: MoveNode) -> str:
        try:
            edit.apply(self._document.character)
        except EditError as error:
            return labels.error_sentence(error)
        return ""

    def _drop(self, edit: MoveNode) -> None:
        """One drop is one undo step."""
        self._document.history.break_merge()
        self._perform(edit)
        self._document.history.break_merge()

    def _scroller(self) -> QScrollBar:
        page = self._sheet.page
        return self.tree.verticalScrollBar() if page.beside else page.verticalScrollBar()

    # removing

    def remove(self, node: NodeId) -> None:
        """Take a score off; where others hang from it, ask first what becomes of them."""
        derived = self._document.derived
        if node not in derived.nodes:
            return
        answer = self.ask(node)
        if answer not in (UP, TOO):
            return
        beside = list(siblings(derived, node))
        at = beside.index(node)
        path = derived.nodes[node].path
        heirs = [*(derived.nodes[node].children if answer == UP else ()), *beside[at + 1 :], *reversed(beside[:at])]
        heirs += reversed(path[:-1])
        self.rows.close()
        sentence = typed(self._document, RemoveNode(node, with_branch=answer == TOO))
        if sentence:
            self._say(sentence)
            return
        heir = next((each for each in heirs if each in self._document.derived.nodes), None)
        if heir is None:
            self._sheet.focus_rows()
        elif not self.rows.open(heir, ScoreColumn.NAME):
            self.tree.set_current(heir)

    def _ask(self, node: NodeId) -> object:
        """What becomes of the scores under one."""
        return what_becomes(self._document, node, self._sheet.look.theme, self._sheet.window())

    # what happens

    def _node(self, key: NodeId) -> ScoreNode:
        return self._sheet.scores.node(key)

    def _say(self, sentence: str) -> None:
        """Why nothing has changed: beside the row, and to screen readers."""
        self.rows.say(sentence)
        announce(self.tree, sentence)

    def _on_refused(self, sentence: str) -> None:
        announce(self.tree, sentence)

    def _on_row(self, node: NodeId) -> None:
        self.show_state()
        self.chosen.emit(node)

    def _on_pressed(self, node: NodeId, column: int) -> None:
        if column < 0 or not self.rows.open(node, column, select=column != ScoreColumn.NAME):
            self.rows.close()
            self.tree.set_current(node)
            self.tree.setFocus(Qt.FocusReason.MouseFocusReason)
            self._on_row(node)
        elif column == ScoreColumn.TIER:
            self.rows.unfold()

    def _on_arrived(self, back: bool) -> None:
        if not self.rows.is_quiet and QApplication.focusWidget() is self.tree:
            self.rows.arrive(back=back)

    def _on_menu(self, node: NodeId | None, place: QPoint) -> None:
        if not self.tree.editing or self._document.read_only:
            return
        menu = QMenu(self.tree)
        if node is not None:
            self.tree.set_current(node)
            under = add_entry(menu, self.tr("Add &under it"), partial(self.add_under, node))
            under.setEnabled(new_under(self._document.character, self._node(node)) is not None)
            add_entry(menu, self.tr("Add &beside it"), partial(self.add_beside, node))
        add_entry(menu, self.tr("Add a &Caratteristica"), self.add_root)
        if node is not None:
            menu.addSeparator()
            for way, text, key in (
                ("up", self.tr("Move u&p"), "Alt+Up"),
                ("down", self.tr("Move &down"), "Alt+Down"),
                ("in", self.tr("Hang from the one &above"), "Alt+Right"),
                ("out", self.tr("Move &out one level"), "Alt+Left"),
            ):
                add_entry(menu, text, partial(self.move, node, way), key)
            menu.addSeparator()
            number = words.number(self._sheet.scores.capacity(node))
            add_entry(
                menu,
                self.tr("&Why {number}?").format(number=number),
                partial(self._sheet.explain, XantisSubject(id=node)),
            )
            add_entry(menu, self.tr("&Remove…"), partial(self.remove, node), "Ctrl+Del")
        open_menu(menu, place)

    def _on_under(self) -> None:
        node = self.current()
        if node is not None:
            self.add_under(node)

    def _on_beside(self) -> None:
        node = self.current()
        if node is not None:
            self.add_beside(node)

    def _on_remove(self) -> None:
        node = self.current()
        if node is not None:
            self.remove(node)
