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

from brp_desktop.views.held_keys import HeldKeys
from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.keys.spelling import combination_of
from brp_desktop.views.keys.table import DIFFICULTY_KEYS, PAGE_COMMANDS, command
from brp_desktop.views.main_window import MainWindow
from brp_desktop.views.sheet import Detail
from brp_desktop.views.stops import first_stop
from brp_desktop.views.typing_watch import TypingWatch

_TYPING = (QLineEdit, QAbstractSpinBox, QTextEdit, QPlainTextEdit)
_PRESSED = (QAbstractButton, QComboBox)


PANEL_LETTERS = {
    **{f"difficulty:{name}": letter for name, letter in DIFFICULTY_KEYS.items()},
    "own_dice": "O",
    "at_stake": "S",
    "xantis_difficulty": "D",
}
"""What the dice panel calls the commands that it hears as letters, whatever their keys are."""
_STEPS = {"modifier_up": 1, "modifier_down": -1, "modifier_none": 0}
_HELD = ("roll", "tick", "at_stake")
"""Commands that roll or switch something over: a key that is held must not repeat them."""

_SIGNS = {"+": "+=", "-": "-−", "0": "0"}
_SMALL_SIGNS = {"+": "*", "-": "_6"}
"""With Shift the key of + writes * in Germany and Italy, and that of − writes 6 in France and _ elsewhere."""


def modifier_step(event: QKeyEvent) -> int | None:
    """By how much a key changes the modifier: 5, with Shift 1; 0 puts it back, None is another key.

    Told by the sign: the Shift that a keyboard needs to write + is none. On the keypad it always is one, and the 0
    without Num Lock is as good as with it.
    """
    held = event.modifiers()
    if held & (
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    ):
        return None
    shift, keypad = bool(held & Qt.KeyboardModifier.ShiftModifier), bool(held & Qt.KeyboardModifier.KeypadModifier)
    sign = "0" if keypad and event.key() == Qt.Key.Key_Insert else event.text()
    if not sign or (keypad and sign in ("*", "6", "=")):
        return None
    for name, direction in _STEPS.items():
        for key in key_bindings().single_keys(name):
            if sign.upper() in _SIGNS.get(key, key):
                return direction * (1 if shift and (keypad or key.isalpha()) else 5)
            if sign in _SMALL_SIGNS.get(key, "") and (shift or sign == "_"):
                return direction
    return None


class WindowKeys(QObject):
    """Works while the sheet or the dice panel has the focus, in play mode.

    Never where text can be typed, and never while a menu or another popup is open: the letters are its own then.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._shortcuts: list[QShortcut] = []
        self._of_command: dict[str, list[QShortcut]] = {}
        self._focus: QWidget | None = None
        self._popup = False
        self._plays = False
        self._told = False
        self._state: tuple[object, ...] = ()
        """What decided last which keys work."""
        self._typing = TypingWatch(window)
        self._held = HeldKeys(self)
        for index, name in enumerate(PAGE_COMMANDS):
            window.actions_[name].triggered.connect(partial(window.show_page, index))
        for name in _STEPS:
            window.actions_[name].triggered.connect(partial(self._step, name))
        window.actions_["xantis_difficulty"].triggered.connect(partial(self._press, "xantis_difficulty"))
        self._escape_key = QShortcut(QKeySequence("Esc"), window)
        self._escape_key.activated.connect(self._escape)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)
        key_bindings().changed.connect(self._take_keys)

    def _take_keys(self) -> None:
        """A shortcut for each command with single keys, on the sheet and on the dice panel."""
        bindings = key_bindings()
        if self._focus is None:
            self._on_focus(None, QApplication.focusWidget())  # it may have been somewhere before there were keys
        for name in bindings.names:
            keys = () if name in _STEPS or command(name).row else bindings.single_keys(name)
            if keys and name not in self._of_command:
                self._of_command[name] = self._made(self._slot(name))
            for shortcut in self._of_command.get(name, ()):
                shortcut.setKeys([QKeySequence(key) for key in keys])
        held = (int(combination_of(key).key()) for name in _HELD for key in bindings.single_keys(name))
        self._held.watch(held)
        self._state = ()
        self.enable()
        if self._told or bindings.any_changed:
            # Every word that names a key is said anew, as after a change of the language.
            QApplication.sendEvent(self._window, QEvent(QEvent.Type.LanguageChange))
        self._told = True

    def _made(self, slot: Callable[[], object]) -> list[QShortcut]:
        made = []
        for place in (self._window.work, self._window.dock):
            shortcut = QShortcut(place)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(slot)
            made.append(shortcut)
        self._shortcuts.extend(made)
        return made

    def _slot(self, name: str) -> Callable[[], object]:
        window = self._window
        if name in PANEL_LETTERS:
            return partial(self._press, name)
        own = {"tick": window.rolling.toggle_tick, "why": window.rolling.explain, "roll": self._roll}
        return own.get(name, window.actions_[name].trigger)

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
        bindings, letters = key_bindings(), window.dice_panel.letters
        state = (playing, typing, isinstance(new, _PRESSED), window.system, letters)
        if state == self._state:
            return
        self._state = state
        for name, shortcuts in self._of_command.items():
            system, letter = command(name).system, PANEL_LETTERS.get(name)
            known = system in ("", window.system) and (letter is None or letter in letters)
            free = not isinstance(new, _PRESSED) or "Space" not in bindings.single_keys(name)
            for shortcut in shortcuts:
                shortcut.setEnabled(playing and not typing and known and free)
        self._escape_key.setEnabled(not typing)

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

    def _press(self, name: str) -> None:
        panel, letter = self._window.dice_panel, PANEL_LETTERS[name]
        if not self._window.editing and letter in panel.letters:
            panel.press(letter)

    def _step(self, name: str) -> None:
        """A key of the whole window, or the quick find, changes the modifier."""
        if not self._window.editing:
            self._window.dice_panel.step(_STEPS[name] * 5)

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
    panel, document = window.dice_panel, window.document
    places = [
        window.tool_bar.find_field,
        window.area.currentWidget(),
        None if document is None or not window.editing else window.sheets.detail(document),
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
        stop = first_stop(target) if isinstance(target, Detail) else target
        (stop or target).setFocus(Qt.FocusReason.ShortcutFocusReason)
