"""The page of the keys: every command with its keys, to be changed; what clashes is said before it is done."""

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from brp_desktop.catalogue.names import fold
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import PushButton
from brp_desktop.views.dialogs.key_capture import CaptureButton
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.dialogs.reading_choice import frame
from brp_desktop.views.fields import Field
from brp_desktop.views.hanging import let_hang
from brp_desktop.views.keys.bindings import MOST_KEYS, key_bindings
from brp_desktop.views.keys.spelling import dead_key_sentence, native
from brp_desktop.views.keys.words import clash_sentence, key_groups, keys_text, place_of
from brp_desktop.views.labels import with_value
from brp_desktop.views.painted import RING, tint, without_mnemonic
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.window_actions import WindowActions

WIDTH, HEIGHT = 680, 620
NAME_ROLE = int(Qt.ItemDataRole.UserRole)


class KeySettings(PlainDialog):
    """Every change holds at once and can be taken back while the dialog is open."""

    def __init__(self, actions: WindowActions, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="keyboard")
        self.setObjectName("key_settings")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bindings = key_bindings()
        self._groups = key_groups(actions)
        self._titles = {name: title for group in self._groups for name, title in group.commands}
        self._items: dict[str, QTreeWidgetItem] = {}
        self._tops: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        self._wanted = ""
        title = self.tr("Keyboard shortcuts")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self._build(theme)
        self._fill()
        self._bindings.changed.connect(self._refresh)
        self.fit(WIDTH)
        room = self.screen().availableGeometry().height() - 48
        self.resize(self.width(), min(HEIGHT, room))
        self._refresh()
        self.search.edit.setFocus()

    def choose(self, name: str) -> None:
        """Show a command and its keys."""
        self.list.setCurrentItem(self._items[name])

    @property
    def chosen(self) -> str:
        """The command whose keys are shown; empty for none."""
        item = self.list.currentItem()
        return str(item.data(0, NAME_ROLE) or "") if item is not None else ""

    # building

    def _build(self, theme: Theme) -> None:
        self.search = Field(theme, self.content, icon_name="find")
        self.search.edit.setPlaceholderText(self.tr("Find a command or a key"))
        self.search.edit.setAccessibleName(self.tr("Find a command or a key"))
        self.search.edit.textChanged.connect(self._filter)
        self.search.edit.escaped.connect(self._on_escaped)
        self.list = QTreeWidget(self.content)
        self.list.setObjectName("key_list")
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setItemsExpandable(False)
        self.list.setIndentation(14)
        self.list.setUniformRowHeights(True)
        self.list.setFont(theme.font("body"))
        self.list.setMinimumHeight(120)
        self.list.setAllColumnsShowFocus(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Commands and their keys"))
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        tint(self.list, QPalette.ColorRole.Base, theme.colour("sheet"))
        frame(self.list, theme)
        self.list.currentItemChanged.connect(self._on_chosen)
        self.list.itemActivated.connect(self._on_activated)
        self.column.addWidget(self.search)
        self.column.addWidget(self.list, 1)
        self._build_keys(theme)
        self._build_clash(theme)
        self.undo_button = self.add_button(self.tr("&Undo"))
        self.undo_button.clicked.connect(self._bindings.undo)
        self.all_button = self.add_button(self.tr("&All defaults"))
        self.all_button.clicked.connect(self._on_all)
        self.add_button(self.tr("&Close")).clicked.connect(self.accept)
        QShortcut(QKeySequence.StandardKey.Undo, self).activated.connect(self._bindings.undo)

    def _build_keys(self, theme: Theme) -> None:
        self.about = self.add_text("", "strong")
        self.row = QWidget(self.content)
        let_hang(self.row)
        line = QHBoxLayout(self.row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8 - RING)
        self.capture = CaptureButton(theme, self.row)
        self.capture.caught.connect(self._on_caught)
        self.removers = [PushButton(theme, self.row) for _ in range(MOST_KEYS)]
        for button in self.removers:
            button.set_look("close")
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            line.addWidget(button)
        for place, button in enumerate(self.removers):
            button.clicked.connect(partial(self._on_remove, place))
        line.addWidget(self.capture)
        self.first = PushButton(theme, self.row)
        self.first.flat = True
        self.first.setText(self.tr("&Default keys"))
        self.first.setAccessibleName(without_mnemonic(self.first.text()))
        self.first.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.first.clicked.connect(self._on_first)
        line.addWidget(self.first)
        line.addStretch(1)
        self.column.addWidget(self.row)

    def _build_clash(self, theme: Theme) -> None:
        self.said = PlainLabel(parent=self.content)
        self.said.setFont(theme.font("body"))
        self.said.setWordWrap(True)
        self.said.setMinimumHeight(2 * self.said.fontMetrics().lineSpacing())
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.clash = QWidget(self.content)
        let_hang(self.clash)
        line = QHBoxLayout(self.clash)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8 - RING)
        self.take_over = PushButton(theme, self.clash, primary=True)
        self.take_over.setText(self.tr("&Take it over"))
        self.cancel = PushButton(theme, self.clash)
        self.cancel.setText(self.tr("&Leave it"))
        for button in (self.take_over, self.cancel):
            button.setAccessibleName(without_mnemonic(button.text()))
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            line.addWidget(button)
        line.addStretch(1)
        self.take_over.clicked.connect(self._on_take_over)
        self.cancel.clicked.connect(self._on_leave)
        self.column.addWidget(self.said)
        self.column.addWidget(self.clash)
        self.clash.hide()

    def _fill(self) -> None:
        for group in self._groups:
            top = QTreeWidgetItem(self.list, [group.title])
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            top.setFont(0, self.theme.font("group"))
            top.setForeground(0, self.theme.colour("text_2"))
            top.setFirstColumnSpanned(True)
            top.setExpanded(True)
            for name, title in group.commands:
                item = QTreeWidgetItem(top, [title])
                item.setData(0, NAME_ROLE, name)
                self._items[name] = item
            self._tops.append((top, [self._items[name] for name, _ in group.commands]))

    # showing

    def _refresh(self) -> None:
        """Keys were changed, here or anywhere."""
        for name, item in self._items.items():
            changed = self._bindings.is_changed(name)
            keys = keys_text(name) or "—"
            item.setText(1, self.tr("{keys} (changed)").format(keys=keys) if changed else keys)
            item.setFont(1, self.theme.font("strong" if changed else "body"))
        self.undo_button.setEnabled(self._bindings.can_undo)
        self.all_button.setEnabled(self._bindings.any_changed)
        self._show_keys()

    def _show_keys(self) -> None:
        name = self.chosen
        keys = self._bindings.keys(name) if name else ()
        self.about.setText(self._titles[name] if name else self.tr("Choose a command."))
        focus = self.focusWidget()
        for place, button in enumerate(self.removers):
            there = place < len(keys)
            if there:
                button.setText(native(keys[place]))
                button.setAccessibleName(self.tr("Take {key} away").format(key=native(keys[place])))
                button.setToolTip(plain_tip(button.accessibleName()))
                button.updateGeometry()
            elif button is focus:
                self.capture.setFocus()
            button.setVisible(there)
        self.capture.setEnabled(bool(name) and len(keys) < MOST_KEYS)
        if self.first is focus and not self._bindings.is_changed(name):
            self.capture.setFocus()
        self.first.setEnabled(self._bindings.is_changed(name))

    def _say(self, sentence: str, *, wrong: bool = False) -> None:
        tint(self.said, QPalette.ColorRole.WindowText, self.theme.colour("danger" if wrong else "text_2"))
        self.said.setText(sentence)
        if sentence:
            announce(self, sentence)

    def _end_clash(self) -> None:
        self._wanted = ""
        if self.clash.isAncestorOf(self.focusWidget()):
            self.capture.setFocus()
        self.clash.hide()

    # what the person does

    def _filter(self, text: str) -> None:
        wanted = fold(text.strip())
        for name, item in self._items.items():
            inside = fold(f"{self._titles[name]} {item.text(1)} {' '.join(self._bindings.keys(name))}")
            item.setHidden(wanted not in inside)
        for top, items in self._tops:
            top.setHidden(all(item.isHidden() for item in items))
        current = self.list.currentItem()
        if wanted and (current is None or current.isHidden()):
            first = next((item for item in self._items.values() if not item.isHidden()), None)
            if first is not None:
                self.list.setCurrentItem(first)
        elif current is not None:
            self.list.scrollToItem(current)

    def _on_escaped(self) -> None:
        if self.search.edit.text():
            self.search.edit.clear()
        else:
            self.reject()

    def _on_chosen(self) -> None:
        self._say("")
        self._end_clash()
        self._show_keys()

    def _on_activated(self) -> None:
        if self.chosen and self.capture.isEnabled():
            self.capture.setFocus()
            self.capture.wait(True)

    def _on_caught(self, key: str) -> None:
        name = self.chosen
        refused = self._bindings.refusal(key, name) if key else dead_key_sentence()
        if refused:
            self._say(with_value(native(key), refused) if key else refused, wrong=True)
            return
        self.capture.wait(False)
        holders = self._bindings.holders(key, name)
        if key in self._bindings.keys(name):
            self._say(self.tr("It has this key already."))
        elif holders:
            self._wanted = key
            self.clash.show()
            self._say(clash_sentence(key, holders, self._titles), wrong=True)
            self.take_over.setFocus()
            QTimer.singleShot(0, self, self._keep_in_sight)
        else:
            self._give(key)

    def _keep_in_sight(self) -> None:
        """The list gave room to the answers."""
        item = self.list.currentItem()
        if item is not None:
            self.list.scrollToItem(item)

    def _give(self, key: str) -> None:
        name = self.chosen
        self._bindings.give(name, key)
        text = self.tr("“{name}” has the key {key} now ({place}).")
        self._say(text.format(name=self._titles[name], key=native(key), place=place_of(name, key)))

    def _on_take_over(self) -> None:
        key = self._wanted
        self._end_clash()
        self._give(key)

    def _on_leave(self) -> None:
        self._end_clash()
        self._say(self.tr("Nothing was changed."))

    def _on_remove(self, place: int) -> None:
        name = self.chosen
        key = self._bindings.keys(name)[place]
        self._bindings.take(name, key)
        self._say(self.tr("“{name}” has the key {key} no longer.").format(name=self._titles[name], key=native(key)))

    def _on_first(self) -> None:
        self._bindings.reset(self.chosen)
        self._say(self.tr("“{name}” has its default keys again.").format(name=self._titles[self.chosen]))

    def _on_all(self) -> None:
        self._bindings.reset_all()
        self._say(self.tr("Every command has its default keys again."))
        self.search.edit.setFocus()
