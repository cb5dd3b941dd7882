"""Keys of the sheet and the dice that are single letters, and F6 from area to area."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import Shiboken

from brp_desktop.views.brp.page_bar import PAGES
from brp_desktop.views.held_keys import HeldKeys
from brp_desktop.views.main_window import MainWindow
from brp_desktop.views.roll_panel import RollPanel
from brp_desktop.views.typing_watch import TypingWatch

_TYPING = (QLineEdit, QAbstractSpinBox, QTextEdit, QPlainTextEdit)
_PRESSED = (QAbstractButton, QComboBox)


PAGE_KEYS = (
    ("Ctrl+1", "Ctrl+&"),
    ("Ctrl+2", "Ctrl+É"),
    ("Ctrl+3", 'Ctrl+"'),
    ("Ctrl+4", "Ctrl+'"),
    ("Ctrl+5", "Ctrl+("),
    ("Ctrl+6", "Ctrl+§"),
)
"""Keys of the pages; on French keyboards the digits need Shift, so the signs on their keys do as well. That of the 6 is
the minus, which makes the sheet smaller.
"""


_STEPS = {"+": 5, "=": 5, "-": -5, "−": -5, "_": -1, "0": 0}
_SHIFTED = {"+": 1, "=": 1, "*": 1, "-": -1, "_": -1, "6": -1, "0": 0}
"""With Shift the key of + writes * in Germany and Italy, and that of − writes 6 in France."""


def modifier_step(event: QKeyEvent) -> int | None:
    """By how much a key changes the modifier: 5, with Shift 1; 0 puts it back, None is another key."""
    pressed = event.modifiers()
    if pressed & (
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    ):
        return None
    sign, keypad = event.text(), bool(pressed & Qt.KeyboardModifier.KeypadModifier)
    if keypad and sign in ("*", "6", "="):
        return None
    return (_SHIFTED if pressed & Qt.KeyboardModifier.ShiftModifier else _STEPS).get(sign)


class WindowKeys(QObject):
    """Works while the sheet or the dice panel has the focus, in play mode.

    Never where text can be typed, and never while a menu or another popup is open: the letters are its own then.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._shortcuts: list[QShortcut] = []
        self._focus: QWidget | None = None
        self._popup = False
        self._plays = False
        self._typing = TypingWatch(window)
        self._space: list[QShortcut] = []
        self._held = HeldKeys(self)
        self._letters: dict[str, list[QShortcut]] = {}
        self._add(("T",), window.rolling.toggle_tick)
        self._add(("?",), window.rolling.explain)
        for index, keys in enumerate(PAGE_KEYS[: len(PAGES)]):
            shortcut = QShortcut(window)
            shortcut.setKeys([QKeySequence(key) for key in keys])
            shortcut.activated.connect(partial(window.show_page, index))
        self._space = self._add(("Space",), self._roll)
        self._escape_key = QShortcut(QKeySequence("Esc"), window)
        self._escape_key.activated.connect(self._escape)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def _add(self, keys: tuple[str, ...], slot: Callable[[], object]) -> list[QShortcut]:
        made = []
        for place in (self._window.work, self._window.dock):
            shortcut = QShortcut(place)
            shortcut.setKeys([QKeySequence(key) for key in keys])
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(slot)
            made.append(shortcut)
        self._shortcuts.extend(made)
        return made

    def follow(self, panel: RollPanel) -> None:
        """Listen for the letters of a panel. Once per panel."""
        for letter in panel.letters:
            if letter not in self._letters:
                self._letters[letter] = self._add((letter,), partial(self._press, letter))

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if not Shiboken.isValid(self._window.work):
            return  # the window is going, and takes the focus with it
        if old is not None:
            old.removeEventFilter(self)
        if new is not None:
            new.installEventFilter(self)
        self._focus = new
        self._popup = False
        self._typing.set_field(new)
        self.enable()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A popup takes the keys without taking the focus: whoever has it is told.
        if isinstance(event, QFocusEvent) and event.reason() == Qt.FocusReason.PopupFocusReason:
            self._popup = event.lostFocus()
            self.enable()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._changes_modifier(event):
            return True
        return super().eventFilter(watched, event)

    def enable(self) -> None:
        """Let those keys work that belong to the focus, to the mode and to the sheet in front."""
        new = self._focus
        typing = isinstance(new, _TYPING)
        window = self._window
        at_gm = window.has_gm and new is not None and window.gm.panel.isAncestorOf(new)
        playing = self._plays = not window.editing and not at_gm and not self._popup
        for shortcut in self._shortcuts:
            shortcut.setEnabled(playing and not typing)
        known = window.dice_panel.letters
        for letter, shortcuts in self._letters.items():
            for shortcut in shortcuts:
                shortcut.setEnabled(playing and not typing and letter in known)
        self._escape_key.setEnabled(not typing)
        for shortcut in self._space:
            shortcut.setEnabled(playing and not typing and not isinstance(new, _PRESSED))

    def _changes_modifier(self, event: QKeyEvent) -> bool:
        """Whether the key was one of the modifier's; told by its sign, since keyboards differ in where it is."""
        window, focus = self._window, self._focus
        amount = modifier_step(event)
        if amount is None or focus is None or not self._plays or self._window.editing or isinstance(focus, _TYPING):
            return False
        if not any(place is focus or place.isAncestorOf(focus) for place in (window.work, window.dock)):
            return False
        if event.isAutoRepeat():
            return True
        window.dice_panel.step(amount)
        return True

    def _press(self, letter: str) -> None:
        if not self._window.editing:
            self._window.dice_panel.press(letter)

    def _roll(self) -> None:
        self._window.dice_panel.roll()

    def _escape(self) -> None:
        window = self._window
        if window.rolls.is_rolling:
            window.rolls.finish()
            return
        if window.rolling.leave_fight():
            return
        if window.room.close_overlay():
            return
        focus = QApplication.focusWidget()
        if focus is not None and window.dock.isAncestorOf(focus):
            window.focus_sheet()


def areas(window: MainWindow) -> list[QWidget]:
    """The areas F6 goes through, those that are shown."""
    panel = window.dice_panel
    places = [
        window.tool_bar.find_field,
        window.area.currentWidget(),
        panel.first_stop,
        panel.journal.view,
        window.gm.panel if window.has_gm else None,
    ]
    return [place for place in places if place is not None and place.isVisible()]


def go_to_area(window: MainWindow, step: int) -> None:
    """Move the focus to the next (1) or previous (-1) area."""
    places = areas(window)
    focus = QApplication.focusWidget()
    here = 0
    for index, place in enumerate(places):
        if focus is not None and (place is focus or place.isAncestorOf(focus)):
            here = index
            break
    else:
        if focus is not None and window.dice_panel.isAncestorOf(focus):
            here = next((i for i, place in enumerate(places) if place is window.dice_panel.first_stop), 0)
    target = places[(here + step) % len(places)]
    if target is window.work:
        window.focus_sheet()
    elif window.has_gm and target is window.gm.panel:
        window.gm.panel.focus_first()
    else:
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)
