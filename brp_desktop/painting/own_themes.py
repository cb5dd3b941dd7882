"""Themes of one's own: files in the settings' folder, told apart from the shipped ones by their id."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.readable import Unreadable, unreadable
from brp_desktop.painting.theme import THEME_IDS, Theme, theme_of
from brp_desktop.painting.tokens import Section, ThemeError, in_a_line, read_section, section_of
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import mark, read_file

PREFIX = "own:"
"""What the id of such a theme begins with; the name of its file without ending follows."""

ENDING = ".toml"
LONGEST_ID = 200
"""The settings keep no longer id."""

LARGEST_FILE = 1_000_000
"""Bytes; a theme has 5,000."""

LIKE = "like"
"""The key that names the shipped theme from which everything comes that the file does not say."""


class OwnTheme(Struct, frozen=True):
    """One file of the folder: its theme with the pairs that are hard to read, or why it is none."""

    id: str
    theme: Theme | None = None
    error: ThemeError | None = None
    pairs: tuple[Unreadable, ...] = ()


_KNOWN: dict[Path, tuple[tuple[int, int] | None, OwnTheme]] = {}
"""What was read of a file, with the mark by which it is told whether it is still the same."""


def own_themes(folder: Path) -> tuple[OwnTheme, ...]:
    """Every theme file of the folder by name; none where there is no such folder. Never an error."""
    found = []
    try:
        names = sorted(path.name for path in folder.iterdir())
    except OSError:
        names = []
    for name in names:
        if not name.endswith(ENDING) or name.startswith("."):
            continue
        path = folder / name
        seen, known = mark(path), _KNOWN.get(path)
        if known is None or seen is None or known[0] != seen:
            known = _KNOWN[path] = seen, _read(folder, PREFIX + name.removesuffix(ENDING))
        found.append(known[1])
    return tuple(found)


def _read(folder: Path, theme_id: str) -> OwnTheme:
    try:
        theme = load_own_theme(folder, theme_id)
    except ThemeError as error:
        return OwnTheme(theme_id, error=error)
    return OwnTheme(theme_id, theme, pairs=unreadable(theme))


def load_own_theme(folder: Path, theme_id: str) -> Theme:
    """The theme of an id that begins with `PREFIX`.

    Raises `ThemeError`, which names file and key, for a file that is missing, malformed or incomplete.
    """
    name = theme_id.removeprefix(PREFIX) + ENDING
    if Path(name).name != name:
        raise ThemeError("unknown_name", name, detail=name)
    if len(theme_id) > LONGEST_ID or any("\ud800" <= letter <= "\udfff" for letter in name):
        raise ThemeError("file_name", name)
    try:
        content, _ = read_file(folder / name)
    except StorageError as error:
        raise ThemeError("unreadable", name, detail=error.code) from error
    if len(content) > LARGEST_FILE:
        raise ThemeError("unreadable", name, detail="too_large")
    root = section_of(name, content)
    own_base, own_name = root.values.get("base"), root.values.get("name")
    if LIKE in root.values:
        wanted = root.text(LIKE)
        if wanted not in THEME_IDS:
            raise root.fail("unknown_name", LIKE, wanted)
        shipped = read_section(resource_path("themes", f"{wanted}{ENDING}")).values
        root = Section(name, _over(shipped, {key: value for key, value in root.values.items() if key != LIKE}))
    stem = theme_id.removeprefix(PREFIX)
    named = {"en": own_name or stem} if isinstance(own_name, str | None) else own_name
    if isinstance(named, Mapping):
        named = {key: _shown(value, stem) for key, value in named.items()}
    theme = theme_of(Section(name, {**root.values, "name": named, "id": theme_id}))
    used = set(_texts({key: value for key, value in root.values.items() if key != "base"}))
    for colour in own_base if isinstance(own_base, Mapping) else ():
        if colour not in used:
            # Most likely a slip of the pen: it changes nothing.
            raise root.fail("unused_colour", f"base.{colour}")
    return theme


def _shown(name: object, otherwise: str) -> object:
    return in_a_line(name) or in_a_line(otherwise) or ENDING if isinstance(name, str) else name


def _texts(table: Mapping[str, Any]) -> Iterator[str]:
    for value in table.values():
        if isinstance(value, Mapping):
            yield from _texts(value)
        elif isinstance(value, str):
            yield value


def _over(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The tables of `base` with what `changes` says instead, entry by entry."""
    result = dict(base)
    for key, value in changes.items():
        below = base.get(key)
        both = isinstance(value, Mapping) and isinstance(below, Mapping)
        result[key] = _over(below, value) if both and isinstance(below, Mapping) else value
    return result
