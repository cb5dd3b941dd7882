"""The keyboard sheet (F1): every key in force and what it does, made from the table of the keys."""

from dataclasses import dataclass
from itertools import combinations_with_replacement, pairwise

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.catalogue.names import fold
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import native_keys
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.fields import Field
from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.keys.words import key_groups, keys_text
from brp_desktop.views.painted import text_width, tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.window_actions import WindowActions

WIDTH, HEIGHT = 980, 700
COLUMN = 290
"""The least width of a column, in px."""
KEYS = 104
"""Width of the keys in a column; longer ones wrap."""
MOST_COLUMNS = 3
GAP = 24


@dataclass(frozen=True, slots=True)
class KeyLine:
    """One line of the sheet."""

    keys: str
    words: str
    changed: bool = False


class KeyboardSheet(PlainDialog):
    """Keys before what they do, by menus, in as many columns as there is room for; typing finds."""

    change_requested = Signal()
    """The keys are to be changed; the sheet is closed."""

    def __init__(self, actions: WindowActions, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="keyboard")
        self.setObjectName("keyboard_sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = self.tr("Keyboard")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self._groups = [*self._commands(actions), *self._standing()]
        self._holder: QWidget | None = None
        self._columns = 0
        self._build(theme)
        room = self.screen().availableGeometry().size() - QSize(24, 48)
        self.resize(QSize(WIDTH, HEIGHT).boundedTo(room))
        self._show()
        self.search.edit.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._holder is not None and self._wanted_columns() != self._columns:
            QTimer.singleShot(0, self, self._show)

    def _build(self, theme: Theme) -> None:
        self.column.setContentsMargins(20, 0, 20, 12)
        self.search = Field(theme, self, icon_name="find")
        self.search.edit.setPlaceholderText(self.tr("Find a command or a key"))
        self.search.edit.setAccessibleName(self.tr("Find a command or a key"))
        self.search.edit.textChanged.connect(self._show)
        self.search.edit.escaped.connect(self._on_escaped)
        bar = QHBoxLayout()
        bar.setContentsMargins(20, 0, 20, 6)
        bar.addWidget(self.search)
        self._whole.insertLayout(1, bar)
        text = self.tr("Single signs work only in play mode, where no text can be typed. Changed keys are marked •.")
        self.about = self.add_text(text, "small", muted=True)
        self.column.addStretch(1)
        change = self.add_button(self.tr("Change &keys…"))
        change.clicked.connect(self._on_change)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)

    def _show(self) -> None:
        """The lines that fit what was typed, in columns of about the same length."""
        wanted = fold(self.search.edit.text().strip())
        found = [
            (title, lines if not wanted or wanted in fold(title) else _fitting(lines, wanted))
            for title, lines in self._groups
        ]
        found = [(title, lines) for title, lines in found if lines]
        if self._holder is not None:
            self.column.removeWidget(self._holder)
            self._holder.hide()
            self._holder.deleteLater()
        self._columns = self._wanted_columns()
        self._holder = QWidget(self.content)
        row = QHBoxLayout(self._holder)
        row.setContentsMargins(0, 0, 0, 8)
        row.setSpacing(GAP)
        for part in _shared(found, self._columns):
            place = QVBoxLayout()
            place.setSpacing(2)
            for title, lines in part:
                self._add_group(place, title, lines)
            place.addStretch(1)
            row.addLayout(place, 1)
        if not found:
            nothing = PlainLabel(self.tr("No command and no key is called so."), self._holder)
            nothing.setFont(self.theme.font("body"))
            row.addWidget(nothing)
        self.column.insertWidget(0, self._holder)

    def _wanted_columns(self) -> int:
        return max(1, min(MOST_COLUMNS, (self.width() - 40 + GAP) // (COLUMN + GAP)))

    def _add_group(self, place: QVBoxLayout, title: str, lines: list[KeyLine]) -> None:
        head = PlainLabel(title, self._holder)
        head.setFont(self.theme.font("group"))
        place.addSpacing(6)
        place.addWidget(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(1, 1)
        strong = self.theme.font("strong")
        grid.setColumnMinimumWidth(0, KEYS)
        for row, line in enumerate(lines):
            key = PlainLabel(f"{line.keys} •" if line.changed else line.keys, self._holder)
            key.setFont(strong)
            key.setWordWrap(text_width(strong, key.text()) > KEYS)
            key.setFixedWidth(KEYS)
            words = PlainLabel(line.words, self._holder)
            words.setFont(self.theme.font("body"))
            words.setWordWrap(True)
            tint(words, QPalette.ColorRole.WindowText, self.theme.colour("text"))
            grid.addWidget(key, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignTop)
        place.addLayout(grid)

    def _on_escaped(self) -> None:
        if self.search.edit.text():
            self.search.edit.clear()
        else:
            self.reject()

    def _on_change(self) -> None:
        self.accept()
        self.change_requested.emit()

    def _commands(self, actions: WindowActions) -> list[tuple[str, list[KeyLine]]]:
        bindings = key_bindings()
        groups = []
        for group in key_groups(actions):
            lines = [
                KeyLine(keys_text(name), title, bindings.is_changed(name))
                for name, title in group.commands
                if bindings.keys(name)
            ]
            groups.append((group.title, lines))
        return groups

    def _standing(self) -> list[tuple[str, list[KeyLine]]]:
        """Keys that cannot be changed: those of lists and fields."""
        lists = [
            (self.tr("arrows"), self.tr("move inside a group; Tab goes to the next group")),
            ("Enter", self.tr("rolls what has the focus; takes a value; in the roll log, explains the roll")),
            ("Esc", self.tr("result at once; closes; restores a value")),
            ("Shift+Enter", self.tr("on a weapon: damage")),
            ("Alt+Enter", self.tr("on a weapon: special damage")),
            ("Ctrl+Enter", self.tr("on a weapon: attack somebody who defends")),
            ("Alt+↑ · Alt+↓", self.tr("moves a row: skills in my order, things, Xantis scores while editing")),
            ("Alt+← · Alt+→", self.tr("moves a thing or a score to another level")),
            ("Ctrl+Space · Ctrl+Shift+↑ · ↓", self.tr("while editing: chooses several skills")),
            ("Ctrl+Del", self.tr("Xantis, while editing: removes the row")),
            ("Ctrl+C", self.tr("copies the roll log or the people as text")),
            ("+ · −", self.tr("on people around the table: hit points; F2 types them")),
            (
                native_keys("Shift+0").removesuffix("+0"),
                self.tr("with the keys of the modifier: 1 instead of 5, unless + itself needs it"),
            ),
        ]
        return [(self.tr("In lists and fields"), [KeyLine(native_keys(keys), words) for keys, words in lists])]


def _fitting(lines: list[KeyLine], wanted: str) -> list[KeyLine]:
    return [line for line in lines if wanted in fold(f"{line.words} {line.keys}")]


def _shared(groups: list[tuple[str, list[KeyLine]]], columns: int) -> list[list[tuple[str, list[KeyLine]]]]:
    """The groups in their order, in columns the longest of which is as short as it can be."""
    sizes = [sum(2 if len(line.words) > 34 or len(line.keys) > 15 else 1 for line in lines) + 2 for _, lines in groups]
    count = len(groups)
    cuts = min(
        ((0, *inner, count) for inner in combinations_with_replacement(range(count + 1), columns - 1)),
        key=lambda ends: max(sum(sizes[first:last]) for first, last in pairwise(ends)),
    )
    return [groups[first:last] for first, last in pairwise(cuts)]
