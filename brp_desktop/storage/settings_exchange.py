"""Settings to take along: what a person chose as a file, and what another such file would change here."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from brp_desktop.catalogue.toml_reader import loads
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import read_file, save_file
from brp_desktop.storage.setting_types import Number, Setting, table
from brp_desktop.storage.settings import Settings
from brp_desktop.storage.toml_text import toml_text

ENDING: Final = ".toml"
"""What the names of such files end with."""

_DEEPEST: Final = 4


KEYS: Final = "keys"
"""The table of keys that are others than to begin with; whoever reads it checks what stands in it."""


class Change(Struct, frozen=True):
    """A setting that would be another: its attribute or ``KEYS``, and the raw value of the file."""

    setting: str
    raw: object


class Refusal(Struct, frozen=True):
    """A field of the file that is not taken.

    ``code`` is ``unknown_setting`` (no such setting in this version), ``wrong_kind`` (text, number or switch wanted:
    ``wanted``), ``out_of_range`` (``wanted`` is «least–most») or ``unknown_value``; ``found`` is what stands there.
    """

    field: str
    code: str
    found: str = ""
    wanted: str = ""


class Exchange(Struct, frozen=True):
    """What a file of settings would change here, and what of it cannot be taken."""

    path: Path
    changes: tuple[Change, ...]
    refusals: tuple[Refusal, ...]


def chosen_settings() -> Mapping[str, Setting[Any]]:
    """The settings that a person chooses, by attribute of ``Settings``, in the order of their declaration.

    >>> list(chosen_settings())[:2]
    ['language', 'theme']
    """
    return {name: each for name, each in vars(Settings).items() if isinstance(each, Setting) and each.page}


def write_settings(settings: Settings, path: Path) -> None:
    """Everything that a person chooses as a file of its own. ``StorageError`` where the disk does not take it."""
    values: dict[str, object] = {}
    for name, setting in chosen_settings().items():
        *tables, last = setting.name.split(".")
        place = values
        for part in tables:
            inner = place.setdefault(part, {})
            assert isinstance(inner, dict)
            place = inner
        place[last] = setting.write(getattr(settings, name))
    if keys := table(settings.raw(KEYS)):
        values[KEYS] = keys
    save_file(path, toml_text(values).encode(), keep_previous=False)


def read_settings(settings: Settings, path: Path) -> Exchange:
    """What a file written by ``write_settings`` or by hand, or the settings of another place, would change.

    What the program only remembers (windows, recent files) is not taken from it. ``StorageError`` ``not_toml`` for
    another file, and the usual codes for one that cannot be read.
    """
    try:
        values = loads(read_file(path)[0].decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise StorageError("not_toml", path, str(error)[:200]) from error
    found = _leaves(values)
    changes, refusals = [], []
    for name, setting in chosen_settings().items():
        if setting.name not in found:
            continue
        raw = found.pop(setting.name)
        value = setting.read(raw)
        if value is None:
            refusals.append(_refusal(setting, raw))
        elif value != getattr(settings, name):
            changes.append(Change(name, raw))
    keys = table(values.get(KEYS))
    if keys and keys != settings.raw(KEYS):
        changes.append(Change(KEYS, keys))
    remembered = {each.name for each in vars(Settings).values() if isinstance(each, Setting)}
    left = (each for each in found if each not in remembered and each.split(".", 1)[0] not in _REMEMBERED_TABLES)
    refusals.extend(Refusal(field, "unknown_setting") for field in left)
    return Exchange(path, tuple(changes), tuple(refusals))


_REMEMBERED_TABLES: Final = ("window", "recent", "sheets", KEYS)
"""What is not asked for field by field."""


def _leaves(table: Mapping[str, object], before: str = "", depth: int = 0) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in table.items():
        if isinstance(value, Mapping) and depth < _DEEPEST:
            found |= _leaves(value, f"{before}{key}.", depth + 1)
        else:
            found[before + key] = value
    return found


def _refusal(setting: Setting[Any], raw: object) -> Refusal:
    shown = raw if isinstance(raw, str) else toml_text({"x": raw}).removeprefix("x = ").strip()
    shown = shown if len(shown) <= 60 else f"{shown[:60]}…"
    if type(raw) is not setting.kind:
        return Refusal(setting.name, "wrong_kind", shown, setting.kind.__name__)
    if isinstance(setting, Number):
        return Refusal(setting.name, "out_of_range", shown, f"{setting.minimum}–{setting.maximum}")
    return Refusal(setting.name, "unknown_value", shown)
