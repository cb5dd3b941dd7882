"""The things of the gear page: the tree, the load with «why?», and what is done with the chosen thing."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.gear import GearColumn, GearModel
from brp_desktop.models.numbers import read_number
from brp_desktop.sheet.belonging_edits import new_belonging_id
from brp_desktop.sheet.belongings import Item
from brp_desktop.sheet.edits import AddBelonging, MoveItem, RemoveBelonging, SetBelonging
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.brp.gear_moves import Way, dropped, moved_by, refusal_of
from brp_desktop.views.brp.gear_rows import containers_for, gear_headings, gear_rows, thing_name
from brp_desktop.views.brp.gear_tree import GearTree
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import NumberButton
from brp_desktop.views.brp.sheet_button import SheetButton, SheetWords
from brp_desktop.views.brp.sheet_number import SheetNumber
from brp_desktop.views.brp.texts import not_a_number
from brp_desktop.views.controls import key_hint, native_keys
from brp_desktop.views.step_labels import weight_text
from brp_desktop.views.stops import chain
from brp_desktop.views.xantis.flow import FlowRow

if TYPE_CHECKING:
    from brp_desktop.views.brp.belonging_form import BelongingForm


class ThingsView(QWidget):
    """Everything carried and left behind. Moving is for both modes; in play how many there are can be changed."""

    why_requested = Signal()
    """Why is the load what it is."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("things_view")
        self._document = document
        self._look = look
        self._edit = False
        self.model = GearModel(self)
        self.tree = GearTree(self.model, look, self)
        self.tree.refusal_of = self._refusal
        self.empty = SheetWords(look, self, "body", "text_2")
        self.said = SheetWords(look, self, "small", "danger")
        self.acts = FlowRow(self, look.px(10))
        self.load = NumberButton(look, self)
        self.over = SheetWords(look, self, "small", "danger")
        self.quantity = SheetNumber(look, self._take_quantity, self.acts)
        self.carry = SheetButton(look, self.acts)
        self.acts.set_items([self.quantity, self.carry])
        self.form: BelongingForm | None = None
        self.adding = FlowRow(self, look.px(2))
        self.add = SheetButton(look, self.adding, "add", flat=True)
        self.add_container = SheetButton(look, self.adding, "open", flat=True)
        self.adding.set_items([self.add, self.add_container])
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        first = QHBoxLayout()
        first.addWidget(self.load, 0, Qt.AlignmentFlag.AlignVCenter)
        first.addWidget(self.acts, 1)
        self._column.addLayout(first)
        parts: tuple[QWidget, ...] = (self.over, self.said, self.tree, self.empty, self.adding)
        for part in parts:
            self._column.addWidget(part)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        tree = self.tree
        tree.entered.connect(self._on_entered)
        tree.cell_clicked.connect(self._on_cell)
        tree.removal_wanted.connect(self._on_removal)
        tree.shift_wanted.connect(self.shift)
        tree.drop_wanted.connect(self._on_drop)
        tree.drag.refused.connect(self._say)
        tree.menu_requested.connect(self._on_menu)
        tree.current_key_changed.connect(self._on_current)
        self.load.clicked.connect(self.why_requested)
        self.load.why_requested.connect(self.why_requested)
        self.quantity.stepped.connect(self._on_quantity)
        self.carry.clicked.connect(self._on_carry)
        self.add.clicked.connect(self._on_add)
        self.add_container.clicked.connect(self._on_add_container)

    # for the page

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for part in (
            self.tree, self.empty, self.said, self.load, self.over, self.quantity, self.carry, self.add,
            self.add_container, self.form,
        ):  # fmt: skip
            if part is not None:
                part.set_look(look)
        self.acts.set_gap(look.px(10))
        self.adding.set_gap(look.px(2))

    def set_edit_mode(self, on: bool) -> None:
        """The fields of the chosen thing, or how many there are of it."""
        self._edit = on
        if on and self.form is None:
            from brp_desktop.views.brp.gear_form import item_form

            self.form = item_form(self._document, self._look, self)
            self.form.removed.connect(self.remove)
            self._column.insertWidget(self._column.indexOf(self.adding), self.form)
            chain(self, (self.form, self.adding))
        if on and self.tree.current_key is None and self.model.keys:
            self.tree.set_current_key(self.model.keys[0])
        self.refresh()

    def refresh(self) -> None:
        """Show the document in the language in force."""
        character = self._document.character
        self.model.set_headings(gear_headings())
        self.model.show(character.items, gear_rows(self._document))
        self.tree.setAccessibleName(self.tr("Things"))
        moves = self.tr("Alt with the arrow keys moves a thing: up, down, into the container above, out of one.")
        self.tree.setAccessibleDescription(moves)
        self.tree.fit()
        self.tree.setVisible(bool(character.items))
        words = (
            self.tr("No things yet.") if self._edit else key_hint(self.tr("No things. Edit mode (Ctrl+E) adds some."))
        )
        self.empty.say("" if character.items else words)
        self.adding.setVisible(self._edit)
        self.add.set_words(self.tr("Add a thing"))
        self.add_container.set_words(self.tr("Add a container"))
        self.adding.arrange()
        for button in (self.add, self.add_container):
            button.setEnabled(not self._document.read_only)
        self._show_load()
        self._show_chosen()

    def commit_pending(self) -> None:
        """Hand in everything half-typed."""
        self.quantity.field.commit_pending()
        if self.form is not None:
            self.form.commit_pending()

    def focus_first(self) -> None:
        """Give the focus to the tree, or to what adds a thing."""
        (self.tree if self.model.keys else self.add).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def shift(self, key: BelongingId, way: Way) -> None:
        """Move a thing by keys; where it cannot go, that is said and nothing changes."""
        if self._document.read_only:
            return
        move = moved_by(self._document, self.model, key, way)
        self._say(move if isinstance(move, str) else typed(self._document, move))
        if not isinstance(move, str):
            announce(self, self.model.row_shown(key).said)

    def remove(self, key: BelongingId) -> None:
        """Take a thing off the sheet; what lies in it comes to lie where it was."""
        keys = [each for each in self.model.keys if each != key]
        at = self.model.keys.index(key) if key in self.model else 0
        self._say(typed(self._document, RemoveBelonging("items", key)))
        if keys:
            self.tree.set_current_key(keys[min(at, len(keys) - 1)])
        self.focus_first()

    def add_item(self, *, container: bool) -> None:
        """A new thing, its name waiting; it comes to lie in the chosen container, or beside the chosen thing."""
        character = self._document.character
        chosen = self._chosen()
        inside = None
        if chosen is not None:
            inside = chosen.id if chosen.container and not container else self.model.parent_key(chosen.id)
        id_ = new_belonging_id(character, "items")
        sentence = typed(self._document, AddBelonging(Item(id=id_, container=container, inside=inside)))
        self._say(sentence)
        if not sentence:
            self.tree.set_current_key(id_)
            self._show_chosen()
            if self.form is not None:
                self.form.focus_first()

    # the inside

    def _chosen(self) -> Item | None:
        key = self.tree.current_key
        return next((item for item in self._document.character.items if item.id == key), None)

    def _show_load(self) -> None:
        load, derived, options = self._document.derived.load, self._document.derived, self._document.character.options
        self.load.setVisible(bool(load.total or self._document.character.items))
        limit = derived.encumbrance_limit if options.encumbrance else None
        tail = "" if limit is None else f" / {limit}"
        too_much = limit is not None and load.total > limit * 100
        self.load.set_content(self.tr("Load"), weight_text(load.total), tail, "warning" if too_much else "")
        self.load.setAccessibleName(
            self.tr("Load {weight}{limit}: why?").format(weight=weight_text(load.total), limit=tail)
        )
        burden = derived.burdens.load if too_much else None
        if burden is None:
            self.over.say("")
            return
        self.over.say(
            self.tr("Above the limit: agility {agility}, physical and combat skills {skills}, move {move}.").format(
                agility=labels.signed(burden.agility),
                skills=labels.signed(burden.on_skill("physical")),
                move=labels.signed(burden.move),
            )
        )

    def _show_chosen(self) -> None:
        item = self._chosen()
        writable = not self._document.read_only
        if self.form is not None:
            self.form.show_row(item.id if item is not None and self._edit else None)
        changes = item is not None and not self._edit and writable
        self.acts.setVisible(changes)
        if item is None:
            return
        name = thing_name(item)
        self.quantity.set_words(
            name,
            less=self.tr("{name}: one less").format(name=name),
            more=self.tr("{name}: one more").format(name=name),
        )
        self.quantity.field.setAccessibleName(self.tr("Quantity of {name}").format(name=name))
        self.quantity.set_value(item.quantity)
        self.quantity.allow(less=item.quantity > 0)
        self.carry.set_words(self.tr("Leave behind") if item.carried else self.tr("Take along"))
        self.acts.arrange()

    def _set(self, field: str, value: object) -> str:
        item = self._chosen()
        return "" if item is None else typed(self._document, SetBelonging("items", item.id, field, value))

    def _take_quantity(self, text: str) -> str:
        number = read_number(text)
        return not_a_number() if number is None else self._set("quantity", number)

    def _on_quantity(self, amount: int) -> None:
        item = self._chosen()
        if item is not None:
            stepped(self._document, SetBelonging("items", item.id, "quantity", max(0, item.quantity + amount)))

    def _on_carry(self) -> None:
        item = self._chosen()
        if item is not None:
            self._set("carried", not item.carried)

    def _on_add(self) -> None:
        self.add_item(container=False)

    def _on_add_container(self) -> None:
        self.add_item(container=True)

    def _on_current(self, key: object) -> None:
        self._document.history.break_merge()
        self._show_chosen()

    def _on_entered(self, key: BelongingId) -> None:
        if self._edit and self.form is not None:
            self.form.focus_first()
        elif self.quantity.isVisible():
            self.quantity.field.setFocus(Qt.FocusReason.TabFocusReason)
            self.quantity.field.selectAll()

    def _on_cell(self, key: BelongingId, column: int) -> None:
        fields = {
            GearColumn.THING: "name", GearColumn.NOTE: "note", GearColumn.QUANTITY: "quantity",
            GearColumn.EACH: "encumbrance",
        }  # fmt: skip
        if self._edit and self.form is not None:
            if column in fields:
                self.form.focus_field(fields[GearColumn(column)])
        elif column == GearColumn.QUANTITY:
            self._on_entered(key)

    def _on_removal(self, key: BelongingId) -> None:
        if self._edit:
            self.remove(key)

    def _refusal(self, key: BelongingId, on: BelongingId | None, where: str) -> str:
        return refusal_of(self._document, dropped(self.model, key, on, where))  # type: ignore[arg-type]  # of the three

    def _on_drop(self, key: BelongingId, on: BelongingId | None, where: str) -> None:
        move = dropped(self.model, key, on, where)  # type: ignore[arg-type]  # one of the three
        self._say(typed(self._document, move) if not self._document.read_only else "")

    def _say(self, sentence: str) -> None:
        self.said.say(sentence)
        if sentence:
            announce(self, sentence)

    # the menu of a row

    def row_menu(self, key: BelongingId) -> QMenu:
        """What can be done with a thing; the caller shows it."""
        item = next(item for item in self._document.character.items if item.id == key)
        menu = QMenu(self)
        into = menu.addMenu(self.tr("Put into"))
        nowhere = into.addAction(self.tr("Nothing"))
        nowhere.setData((key, None))
        for container in containers_for(self._document, item):
            into.addAction(thing_name(container).replace("&", "&&")).setData((key, container.id))
        for action in into.actions():
            action.setCheckable(True)
            action.setChecked(action.data()[1] == self.model.parent_key(key))
        into.setEnabled(not self._document.read_only)
        into.triggered.connect(self._on_put)
        ways: tuple[tuple[Way, str, str], ...] = (
            ("up", self.tr("Move up"), "Alt+Up"),
            ("down", self.tr("Move down"), "Alt+Down"),
            ("in", self.tr("Into the container above"), "Alt+Right"),
            ("out", self.tr("Out of the container"), "Alt+Left"),
        )
        for way, words, keys in ways:
            action = menu.addAction(f"{words}\t{native_keys(keys)}")
            action.setEnabled(
                not self._document.read_only and not isinstance(moved_by(self._document, self.model, key, way), str)
            )
            action.triggered.connect(partial(self._on_way, key, way))
        if self._edit:
            menu.addSeparator()
            menu.addAction(self.tr("Remove")).triggered.connect(partial(self._on_remove_chosen, key))
        return menu

    def _on_menu(self, key: BelongingId, place: QPoint) -> None:
        menu = self.row_menu(key)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def _on_put(self, action: QAction) -> None:
        key, inside = action.data()
        self._say(typed(self._document, MoveItem(key, inside)))

    def _on_way(self, key: BelongingId, way: Way, checked: bool = False) -> None:
        self.shift(key, way)

    def _on_remove_chosen(self, key: BelongingId, checked: bool = False) -> None:
        self.remove(key)
