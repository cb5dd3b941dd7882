"""What a person chooses in the settings: in force at once, with undo and redo, reset, and files to take along."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.appearance import Appearance
from brp_desktop.controllers.language import Language
from brp_desktop.storage.settings import Settings
from brp_desktop.storage.settings_exchange import KEYS, Exchange, chosen_settings, read_settings, write_settings

RECENT = "recent"
"""The list of recent files, which can be emptied here although it is no setting."""


class _Step(Struct, frozen=True):
    """One change of one or more raw values: name in the file, before, after."""

    what: str
    values: tuple[tuple[str, object, object], ...]


class Preferences(QObject):
    """Changes settings by the name of their attribute; whatever follows them live hears ``changed``.

    Undo reaches back to when this was made; a step that changes nothing is none.
    """

    changed = Signal()
    """One or more settings are others now, or undo and redo are."""
    keys_changed = Signal()
    """The table of keys was taken from a file, or that was undone."""

    def __init__(
        self, settings: Settings, language: Language, appearance: Appearance, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        self._done: list[_Step] = []
        self._undone: list[_Step] = []
        self._names = {each.name: name for name, each in chosen_settings().items()} | {KEYS: KEYS}
        self._follow: dict[str, Callable[[], None]] = {
            "language": lambda: language.choose(settings.language),
            "motion": lambda: appearance.choose_motion(settings.motion),
            "recent_kept": settings.trim_recent,
            KEYS: self.keys_changed.emit,
        }
        looks = partial(appearance.follow, settings)
        for name in ("theme", "theme_light", "theme_dark", "dice_colour", "dice_material", "dice_table"):
            self._follow[name] = looks
        self._in_force: dict[str, Callable[[], object]] = {
            "language": lambda: language.choice,
            "theme": lambda: appearance.choice,
            "motion": lambda: appearance.motion,
        }

    def value(self, name: str) -> object:
        """The value in force; a start may have asked for another language or theme than the settings have."""
        asked = self._in_force.get(name)
        return getattr(self.settings, name) if asked is None else asked()

    def is_default(self, name: str) -> bool:
        """Whether a setting is as it was delivered."""
        return bool(self.value(name) == chosen_settings()[name].default)

    @property
    def undo_name(self) -> str:
        """The setting that undo would bring back; ``*`` for several, empty without a step."""
        return self._done[-1].what if self._done else ""

    @property
    def redo_name(self) -> str:
        """The setting that redo would change again; ``*`` for several, empty without a step."""
        return self._undone[-1].what if self._undone else ""

    def put(self, name: str, value: object) -> None:
        """Another value of one setting; ``ValueError`` for one that it cannot have."""
        setting = chosen_settings()[name]
        raw = setting.write(value)
        if setting.read(raw) != value:
            raise ValueError(f"{name} cannot be {value!r}")
        self._perform(name, [(setting.name, raw)])

    def reset(self, name: str) -> None:
        """One setting as it was delivered."""
        self._perform(name, [(chosen_settings()[name].name, None)])

    def reset_all(self) -> None:
        """Every setting as it was delivered, as one step."""
        self._perform("*", [(each.name, None) for each in chosen_settings().values()])

    def clear_recent(self) -> None:
        """Forget the recent files that are not pinned."""
        kept = [file.path for file in self.settings.recent if file.pinned]
        before = self.settings.raw(RECENT)
        entries = before if isinstance(before, list) else []
        left = [entry for entry in entries if isinstance(entry, dict) and entry.get("path") in kept]
        self._perform(RECENT, [(RECENT, left or None)])

    def write_file(self, path: Path) -> None:
        """Export; ``StorageError`` where the disk does not take it."""
        write_settings(self.settings, path)

    def read_file(self, path: Path) -> Exchange:
        """What importing a file would do; ``StorageError`` for one that cannot be read."""
        return read_settings(self.settings, path)

    def take(self, exchange: Exchange) -> None:
        """Import what can be taken, as one step."""
        known = chosen_settings()
        names = {name: each.name for name, each in known.items()} | {KEYS: KEYS}
        self._perform("*", [(names[change.setting], change.raw) for change in exchange.changes])

    def undo(self) -> None:
        """Take the last step back."""
        if self._done:
            step = self._done.pop()
            self._undone.append(step)
            self._set([(name, before) for name, before, _ in step.values])

    def redo(self) -> None:
        """Take the last undone step again."""
        if self._undone:
            step = self._undone.pop()
            self._done.append(step)
            self._set([(name, after) for name, _, after in step.values])

    def _perform(self, what: str, wanted: Iterable[tuple[str, object]]) -> None:
        values = tuple((name, self.settings.raw(name), raw) for name, raw in wanted)
        step = _Step(what, tuple(each for each in values if each[1] != each[2] or type(each[1]) is not type(each[2])))
        if step.values:
            self._done.append(step)
            self._undone.clear()
        self._set([(name, raw) for name, _, raw in values])

    def _set(self, values: Iterable[tuple[str, object]]) -> None:
        told = []
        for raw_name, raw in values:
            self.settings.set_raw(raw_name, raw)
            act = self._follow.get(self._names.get(raw_name, ""))
            if act is not None and act not in told:
                told.append(act)
        for act in told:
            act()
        self.settings.save()
        self.changed.emit()
