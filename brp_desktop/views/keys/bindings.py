"""Which keys are in force: those of the table, and what the person put in their place."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from brp_desktop.storage.settings import Settings
from brp_desktop.views.controls import OWN_KEYS, REBOUND
from brp_desktop.views.keys.spelling import is_single, native, pressed, read, refusal, spellings
from brp_desktop.views.keys.table import COMMANDS, command, meet

Keys = tuple[str, ...]
MOST_KEYS = 4
"""So many keys one command can have."""


@dataclass(frozen=True, slots=True)
class KeyFault:
    """What the settings hold for a command and is no list of keys that it can have: its first keys hold instead."""

    name: str
    text: str


class KeyBindings(QObject):
    """The keys of every command. Changes hold at once, go into the settings and can be taken back.

    The settings keep only what differs from the table, as a list under ``keys`` and the command's name; commands that
    this version does not know stay there untouched.
    """

    changed = Signal()
    """Some command has other keys than before."""

    def __init__(self) -> None:
        super().__init__()
        self._settings: Settings | None = None
        self._names: Keys = tuple(COMMANDS)
        self._own: dict[str, Keys] = {}
        self._earlier: list[dict[str, Keys]] = []
        self.faults: tuple[KeyFault, ...] = ()
        """What was wrong in the settings when they were read."""

    @property
    def names(self) -> Keys:
        """Every command that can have a key."""
        return self._names

    def load(self, settings: Settings, names: Iterable[str]) -> None:
        """Take the keys from the settings; ``names`` are the commands that there are besides those of the table."""
        self._settings = settings
        self._names = tuple(dict.fromkeys((*COMMANDS, *names)))
        self._own, self._earlier = {}, []
        whole = settings.raw("keys")
        faults = [] if whole is None or isinstance(whole, dict) else [KeyFault("keys", str(whole)[:80])]
        for name in self._names:
            raw = settings.raw(f"keys.{name}")
            if raw is None:
                continue
            keys = self._read(name, raw)
            if keys is None:
                faults.append(KeyFault(name, str(raw)[:80]))
            else:
                self._own[name] = keys
        self.faults = (*faults, *self._part())
        self._publish()

    def keys(self, name: str) -> Keys:
        """The keys of a command in force, the one that menus show first."""
        own = self._own.get(name)
        return command(name).keys if own is None else own

    def window_keys(self, name: str) -> Keys:
        """Those that work anywhere in the window, as every keyboard sends them."""
        return tuple(each for key in self.keys(name) if not is_single(key) for each in spellings(key))

    def single_keys(self, name: str) -> Keys:
        """Those that are one sign, and work where no text can be typed."""
        return tuple(key for key in self.keys(name) if is_single(key))

    def shown(self, name: str) -> str:
        """The first key as menus write it in the language in force; empty without one."""
        return next(map(native, self.keys(name)), "")

    def is_key(self, event: QKeyEvent, name: str) -> bool:
        """Whether a key that was pressed is one of the command's."""
        found = pressed(event)
        return bool(found) and any(found in spellings(key) for key in self.keys(name))

    def is_changed(self, name: str) -> bool:
        """Whether the command has other keys than to begin with."""
        return name in self._own

    @property
    def any_changed(self) -> bool:
        """Whether any command has."""
        return bool(self._own)

    @property
    def can_undo(self) -> bool:
        """Whether a change of this run can be taken back."""
        return bool(self._earlier)

    def refusal(self, key: str, name: str) -> str:
        """Why the command cannot have that key, as a sentence; empty where it can. Its first keys it always can."""
        return "" if key in command(name).keys else refusal(key)

    def holders(self, key: str, name: str) -> Keys:
        """Other commands that have the key where ``name`` would want it."""
        same = frozenset(spellings(key))
        return tuple(
            other
            for other in self._names
            if other != name
            and meet(name, other, single=is_single(key))
            and any(same.intersection(spellings(each)) for each in self.keys(other))
        )

    def give(self, name: str, key: str) -> None:
        """Add a key to a command; whoever had it there has it no longer."""
        self._remember()
        self._take_over(name, (key,))
        if key not in self.keys(name):
            self._put(name, (*self.keys(name), key)[-MOST_KEYS:])
        self._done()

    def take(self, name: str, key: str) -> None:
        """Take a key away from a command."""
        self._remember()
        self._put(name, tuple(each for each in self.keys(name) if each != key))
        self._done()

    def reset(self, name: str) -> None:
        """The first keys of a command again; whoever has one of them now has it no longer."""
        self._remember()
        self._take_over(name, command(name).keys)
        self._put(name, command(name).keys)
        self._done()

    def reset_all(self) -> None:
        """The first keys of every command again."""
        self._remember()
        self._own = {}
        self._done()

    def undo(self) -> None:
        """Take the last change back."""
        if self._earlier:
            self._own = self._earlier.pop()
            self._done()

    def _read(self, name: str, raw: object) -> Keys | None:
        if not isinstance(raw, list) or len(raw) > MOST_KEYS:
            return None
        keys = tuple(read(each) if isinstance(each, str) else "" for each in raw)
        return None if any(not key or self.refusal(key, name) for key in keys) else tuple(dict.fromkeys(keys))

    def _part(self) -> list[KeyFault]:
        """Keys that the settings give somebody are nobody else's; of two that have one there the first keeps it."""
        written, faults = dict(self._own), []
        for name, keys in written.items():
            for key in keys:
                faults += [KeyFault(other, key) for other in self.holders(key, name) if other in written]
            self._take_over(name, self.keys(name))
        return faults

    def _take_over(self, name: str, keys: Sequence[str]) -> None:
        for key in keys:
            same = frozenset(spellings(key))
            for other in self.holders(key, name):
                self._put(other, tuple(each for each in self.keys(other) if not same.intersection(spellings(each))))

    def _put(self, name: str, keys: Keys) -> None:
        if keys == command(name).keys:
            self._own.pop(name, None)
        else:
            self._own[name] = keys

    def _remember(self) -> None:
        self._earlier.append(dict(self._own))

    def _done(self) -> None:
        if self._settings is not None:
            for name in self._names:
                own = self._own.get(name)
                self._settings.set_raw(f"keys.{name}", None if own is None else list(own))
        self._publish()

    def _publish(self) -> None:
        REBOUND.clear()
        OWN_KEYS.clear()
        OWN_KEYS.update(self._own)
        for name in self._own:
            first, keys = command(name).keys, self.keys(name)
            REBOUND.update({key: keys[0] if keys else "" for key in first if key not in keys and not is_single(key)})
        self.changed.emit()


@cache
def key_bindings() -> KeyBindings:
    """The keys of the application."""
    return KeyBindings()


def is_key(event: QKeyEvent, name: str) -> bool:
    """Whether a key that was pressed is one of the command's, as it is in force."""
    return key_bindings().is_key(event, name)


def is_history_key(event: QKeyEvent) -> bool:
    """Whether a key that was pressed is one of undo's or redo's."""
    return is_key(event, "undo") or is_key(event, "redo")
