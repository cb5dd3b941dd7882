"""Reading theme files: checked values, or a `ThemeError` that names file and key."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.catalogue.toml_reader import loads

_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


def in_a_line(text: str, longest: int = 60) -> str:
    """A text of somebody's file as it can be shown: one line of printable letters, not longer than that."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return line if len(line) <= longest else f"{line[: longest - 1].rstrip()}…"


class ThemeError(Exception):
    """A theme file that cannot be used.

    `code` is one of `unreadable`, `not_toml`, `missing_key`, `unknown_key`, `wrong_type`, `out_of_range`,
    `not_a_colour`, `unknown_colour`, `unused_colour`, `unknown_name`, `file_name`; `file` is the file's name, `key`
    the dotted key («» for the file as a whole), `detail` what was found there: each as it can be shown.
    """

    def __init__(self, code: str, file: str, key: str = "", detail: str = "") -> None:
        file, key, detail = in_a_line(file), in_a_line(key), in_a_line(detail, 160)
        super().__init__(f"{file}: {key or 'file'}: {code}{f' ({detail})' if detail else ''}")
        self.code = code
        self.file = file
        self.key = key
        self.detail = detail


class TypeToken(Struct, frozen=True):
    """One style of type: size and line height in px at 100 %, weight 100…900."""

    family: str
    fallback: str
    size: int
    line: int
    weight: int
    italic: bool


class Pattern(Struct, frozen=True):
    """What lies over a segment's fill: `kind` none, dots, lines or hatch; lengths in px, angle in degrees."""

    kind: str
    step: float = 0.0
    size: float = 0.0
    angle: float = 0.0


class LevelSign(Struct, frozen=True):
    """Picture, character for plain text and pattern of a level of success."""

    icon: str
    filled: bool
    char: str
    pattern: str


class DiceLook(Struct, frozen=True):
    """How dice and what they fall on look; the ids are those of the settings (see `painting.dice.looks`)."""

    colour: str = "classic"
    material: str = "matt"
    table: str = "felt"


class DieSkin(Struct, frozen=True):
    """Colours of a die's body and digits, as `#RRGGBB`."""

    body: str
    digit: str


class Measures(Struct, frozen=True):
    """What all themes share: type, lengths (px at 100 %), times (ms), dice, signs, patterns, icon names."""

    type: Mapping[str, TypeToken]
    space: Mapping[str, int]
    radius: Mapping[str, int]
    stroke: Mapping[str, float]
    size: Mapping[str, int]
    motion: Mapping[str, int]
    dice: Mapping[str, DieSkin]
    level: Mapping[str, LevelSign]
    side: Mapping[str, str]
    pattern: Mapping[str, Pattern]
    icon: Mapping[str, str]


class Section:
    """A table of a theme file; every look-up is checked and every error names file and key."""

    def __init__(self, file: str, values: Mapping[str, Any], path: str = "") -> None:
        self.file = file
        self.values = values
        self.path = path

    def key(self, name: str) -> str:
        """The dotted key of an entry of this table."""
        return f"{self.path}.{name}" if self.path else name

    def fail(self, code: str, name: str, detail: str = "") -> ThemeError:
        """An error about one entry of this table."""
        return ThemeError(code, self.file, self.key(name), detail)

    def get(self, name: str, kind: type | tuple[type, ...]) -> Any:
        """The entry `name`, which must exist and be of that type (a truth value is no number)."""
        if name not in self.values:
            raise self.fail("missing_key", name)
        value = self.values[name]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self.fail("wrong_type", name, type(value).__name__)
        return value

    def text(self, name: str) -> str:
        """A text entry."""
        value: str = self.get(name, str)
        return value

    def whole(self, name: str) -> int:
        """An integer entry."""
        value: int = self.get(name, int)
        return value

    def number(self, name: str) -> float:
        """A number entry."""
        return float(self.get(name, (int, float)))

    def section(self, name: str) -> "Section":
        """A table inside this one."""
        return Section(self.file, self.get(name, dict), self.key(name))

    def sections(self) -> "dict[str, Section]":
        """All entries, each of which must be a table."""
        return {name: self.section(name) for name in self.values}

    def only(self, allowed: Sequence[str]) -> None:
        """Refuse an entry that nobody reads: it would be a slip of the pen."""
        for name in self.values:
            if name not in allowed:
                raise self.fail("unknown_key", name)


def read_section(path: Path) -> Section:
    """The whole of a theme file.

    Raises `ThemeError` `unreadable` or `not_toml` (the detail says where).
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ThemeError("unreadable", path.name, detail=str(error)) from error
    return section_of(path.name, content)


def section_of(file: str, content: bytes) -> Section:
    """The whole of a theme file by what it holds; raises the same errors as `read_section`."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ThemeError("unreadable", file, detail=str(error)) from error
    try:
        return Section(file, loads(text))
    except (ValueError, RecursionError) as error:
        raise ThemeError("not_toml", file, detail=str(error)) from error


def colour_value(section: Section, name: str, base: Mapping[str, str] | None = None) -> str:
    """The colour of an entry as `#RRGGBB`: written out, or by a name of the palette where one is given."""
    value = section.text(name)
    if base is not None:
        if value not in base:
            raise section.fail("unknown_colour", name, value)
        return base[value]
    if not _COLOUR.fullmatch(value):
        raise section.fail("not_a_colour", name, value)
    return value


def _whole_numbers(section: Section) -> Mapping[str, int]:
    return MappingProxyType({name: section.whole(name) for name in section.values})


def _choice(section: Section, name: str, allowed: Mapping[str, Any]) -> str:
    value = section.text(name)
    if value not in allowed:
        raise section.fail("unknown_name", name, value)
    return value


def _types(root: Section) -> Mapping[str, TypeToken]:
    fonts = root.section("font")
    tokens = {}
    for name, entry in root.section("type").sections().items():
        tokens[name] = TypeToken(
            family=fonts.text(_choice(entry, "font", fonts.values)),
            fallback=fonts.text("fallback"),
            size=entry.whole("size"),
            line=entry.whole("line"),
            weight=entry.whole("weight"),
            italic=bool(entry.get("italic", bool)) if "italic" in entry.values else False,
        )
    return MappingProxyType(tokens)


def _patterns(root: Section) -> Mapping[str, Pattern]:
    patterns = {}
    for name, entry in root.section("pattern").sections().items():
        kind = _choice(entry, "kind", {"none": 0, "dots": 1, "lines": 2, "hatch": 3})
        numbers = {key: entry.number(key) for key in ("step", "size", "angle") if key in entry.values}
        patterns[name] = Pattern(kind, **numbers)
    return MappingProxyType(patterns)


def read_measures(path: Path) -> Measures:
    """The measures of a file; raises `ThemeError` for anything missing or of a wrong type."""
    root = read_section(path)
    patterns = _patterns(root)
    icons = root.section("icon")
    return Measures(
        type=_types(root),
        space=_whole_numbers(root.section("space")),
        radius=_whole_numbers(root.section("radius")),
        stroke=MappingProxyType({name: root.section("stroke").number(name) for name in root.section("stroke").values}),
        size=_whole_numbers(root.section("size")),
        motion=_whole_numbers(root.section("motion")),
        dice=MappingProxyType(
            {
                name: DieSkin(colour_value(entry, "body"), colour_value(entry, "digit"))
                for name, entry in root.section("dice").sections().items()
            }
        ),
        level=MappingProxyType(
            {
                name: LevelSign(
                    entry.text("icon"),
                    entry.get("filled", bool),
                    entry.text("char"),
                    _choice(entry, "pattern", patterns),
                )
                for name, entry in root.section("level").sections().items()
            }
        ),
        side=MappingProxyType(
            {name: _choice(entry, "pattern", patterns) for name, entry in root.section("side").sections().items()}
        ),
        pattern=patterns,
        icon=MappingProxyType({name: icons.text(name) for name in icons.values}),
    )


@cache
def measures() -> Measures:
    """The measures shipped with the application, read once."""
    return read_measures(resource_path("themes", "measures.toml"))
