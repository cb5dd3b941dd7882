"""Themes: semantic colours, type and measures for everything that is painted, and the palette of the widgets."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct
from PySide6.QtGui import QColor, QFont, QPalette

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.contrast import luminance
from brp_desktop.painting.tokens import (
    DiceLook,
    Measures,
    Section,
    ThemeError,
    TypeToken,
    colour_value,
    measures,
    read_section,
)

THEME_IDS = ("paper", "ink", "contrast")

COLOURS = (
    "window",
    "panel",
    "sheet",
    "raised",
    "hover",
    "pressed",
    "selected",
    "line",
    "border",
    "text",
    "text_2",
    "text_off",
    "accent",
    "on_accent",
    "accent_text",
    "accent_tint",
    "focus",
    "link",
    "tick",
    "tick_fill",
    "on_tick",
    "tick_tint",
    "danger",
    "danger_tint",
    "hidden",
    "hidden_tint",
    "felt",
    "felt_text",
    "felt_text_2",
    "divider",
    "scrim",
)
"""Names a theme must give a colour to."""

THICKEST = 8
"""The widest stroke a theme may ask for, px."""

LEVELS = ("critical", "special", "success", "failure", "fumble")
SIDES = ("a", "draw", "nobody", "b")


class LevelColours(Struct, frozen=True):
    """Colours of a segment: its fill, the mark of its pattern, and words about it."""

    fill: QColor
    mark: QColor
    text: QColor


class HeatColours(Struct, frozen=True):
    """Ends of the straight ramp of the resistance table, and the colour of the numbers on it."""

    low: QColor
    high: QColor
    text: QColor


class _Values(Struct, frozen=True):
    """What a theme file says, checked."""

    id: str
    names: Mapping[str, str]
    scrim: float
    colours: Mapping[str, QColor]
    levels: Mapping[str, LevelColours]
    sides: Mapping[str, LevelColours]
    heat: HeatColours
    stroke: Mapping[str, float]


CLASSIC = DiceLook()
"""The dice as they are delivered."""


class Theme:
    """One look of the application. Colours are shared: take them as they are, never alter one.

    `space`, `radius`, `size` (px at 100 %), `stroke` (px) and `motion` (ms) are read-only mappings by token name;
    `dice` is how dice and their table look in it.
    """

    def __init__(self, values: _Values, shared: Measures, dice: DiceLook = CLASSIC) -> None:
        self._values = values
        self.dice = dice
        self.measures = shared
        self.id = values.id
        self.space = shared.space
        self.radius = shared.radius
        self.size = shared.size
        self.motion = shared.motion
        self.stroke: Mapping[str, float] = MappingProxyType({**shared.stroke, **values.stroke})
        self.is_dark = luminance(values.colours["window"]) < 0.2
        self._fonts: dict[tuple[str, float], QFont] = {}

    def __repr__(self) -> str:
        return f"Theme({self.id!r})"

    def with_dice(self, dice: DiceLook) -> "Theme":
        """The same theme with dice of that look."""
        return self if dice == self.dice else Theme(self._values, self.measures, dice)

    def name(self, language: str) -> str:
        """The theme's name in a language («en», «fr», «it»), in English where it has none."""
        return self._values.names.get(language, self._values.names["en"])

    @property
    def high_contrast(self) -> bool:
        """Whether frames have to say what tints say elsewhere (window and sheet are pure black or white)."""
        return self._values.colours["window"] == self._values.colours["sheet"] == self._values.colours["raised"]

    @property
    def scrim_strength(self) -> float:
        """How much of the colour `scrim` lies behind a modal dialog, 0…1."""
        return self._values.scrim

    def colour(self, name: str) -> QColor:
        """A semantic colour (see `COLOURS`); an unknown name is a `KeyError`."""
        return self._values.colours[name]

    def level(self, level: str) -> LevelColours:
        """Colours of a level of success: critical, special, success, failure, fumble."""
        return self._values.levels[level]

    def side(self, side: str) -> LevelColours:
        """Colours of the outcome of an opposed check: a, draw, nobody, b."""
        return self._values.sides[side]

    @property
    def heat(self) -> HeatColours:
        """The ramp of the resistance table."""
        return self._values.heat

    def type(self, name: str) -> TypeToken:
        """A style of type: micro, small, body, strong, value, result, group, heading, verdict, name, aside."""
        return self.measures.type[name]

    def font(self, name: str, zoom: float = 1.0) -> QFont:
        """A font for a style of type, sized in px and at least 1 px; the copy is the caller's."""
        key = (name, round(zoom, 3))
        if key not in self._fonts:
            if len(self._fonts) > 200:
                self._fonts.clear()
            token = self.type(name)
            font = QFont([token.family, token.fallback])
            font.setPixelSize(max(1, round(token.size * zoom)))
            font.setWeight(QFont.Weight(token.weight))
            font.setItalic(token.italic)
            self._fonts[key] = font
        return QFont(self._fonts[key])

    def line_height(self, name: str, zoom: float = 1.0) -> int:
        """Height in px of one line of a style of type."""
        return max(1, round(self.type(name).line * zoom))


def blend(one: QColor, other: QColor, share: float) -> QColor:
    """`one` with a share (0…1) of `other` mixed in, channel by channel, opaque."""
    return QColor(
        *(
            round(first + share * (second - first))
            for first, second in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
        )
    )


def _group(root: Section, name: str, members: tuple[str, ...], base: Mapping[str, str]) -> dict[str, LevelColours]:
    table = root.section(name)
    table.only(members)
    result = {}
    for member in members:
        entry = table.section(member)
        entry.only(("fill", "mark", "text"))
        result[member] = LevelColours(*(QColor(colour_value(entry, part, base)) for part in ("fill", "mark", "text")))
    return result


def _read(root: Section, shared: Measures) -> _Values:
    root.only(("id", "name", "scrim_percent", "base", "colour", "level", "side", "heat", "stroke"))
    names = root.section("name")
    texts = {language: names.text(language) for language in names.values}
    names.text("en")
    scrim = root.whole("scrim_percent")
    if not 0 <= scrim <= 100:
        raise root.fail("wrong_type", "scrim_percent", str(scrim))
    palette_table = root.section("base")
    base = {name: colour_value(palette_table, name) for name in palette_table.values}
    colours = root.section("colour")
    colours.only(COLOURS)
    heat = root.section("heat")
    heat.only(("low", "high", "text"))
    stroke = {}
    if "stroke" in root.values:
        strokes = root.section("stroke")
        strokes.only(tuple(shared.stroke))
        stroke = {name: strokes.number(name) for name in strokes.values}
        for name, width in stroke.items():
            if not 0 < width <= THICKEST:
                raise strokes.fail("out_of_range", name, str(width))
    return _Values(
        id=root.text("id"),
        names=MappingProxyType(texts),
        scrim=scrim / 100,
        colours=MappingProxyType({name: QColor(colour_value(colours, name, base)) for name in COLOURS}),
        levels=MappingProxyType(_group(root, "level", LEVELS, base)),
        sides=MappingProxyType(_group(root, "side", SIDES, base)),
        heat=HeatColours(*(QColor(colour_value(heat, part, base)) for part in ("low", "high", "text"))),
        stroke=MappingProxyType(stroke),
    )


def load_theme_file(path: Path) -> Theme:
    """The theme of a file.

    Raises `ThemeError`, which names file and key, for a file that is missing, malformed or incomplete.
    """
    return theme_of(read_section(path))


def theme_of(root: Section) -> Theme:
    """The theme of a file's content; raises `ThemeError` for one that is malformed or incomplete."""
    shared = measures()
    return Theme(_read(root, shared), shared)


@cache
def load_theme(theme_id: str) -> Theme:
    """A theme shipped with the application: «paper», «ink» or «contrast»; read once.

    Raises `ThemeError` `unknown_name` for another id.
    """
    if theme_id not in THEME_IDS:
        raise ThemeError("unknown_name", f"{theme_id}.toml", detail=theme_id)
    return load_theme_file(resource_path("themes", f"{theme_id}.toml"))


def palette(theme: Theme) -> QPalette:
    """The widgets' palette, all roles and groups, so that nothing shines through from the desktop."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    colour = theme.colour
    line = colour("line")
    shades = {
        role.Window: "window",
        role.WindowText: "text",
        role.Base: "sheet",
        role.AlternateBase: "panel",
        role.Text: "text",
        role.Button: "raised",
        role.ButtonText: "text",
        role.BrightText: "danger",
        role.ToolTipBase: "raised",
        role.ToolTipText: "text",
        role.PlaceholderText: "text_off",
        role.Highlight: "accent",
        role.HighlightedText: "on_accent",
        role.Accent: "accent",
        role.Link: "link",
        role.LinkVisited: "link",
        role.Midlight: "hover",
        role.Mid: "line",
        role.Dark: "border",
        role.Shadow: "scrim",
    }
    result = QPalette()
    for each, name in shades.items():
        result.setColor(group.All, each, colour(name))
    result.setColor(group.All, role.Light, blend(colour("raised"), line, 0.25) if theme.is_dark else colour("raised"))
    for each in (role.WindowText, role.Text, role.ButtonText, role.ToolTipText, role.HighlightedText, role.Link):
        result.setColor(group.Disabled, each, colour("text_off"))
    for each in (role.Highlight, role.Accent):
        result.setColor(group.Disabled, each, colour("selected"))
    result.setColor(group.Disabled, role.Button, colour("panel"))
    result.setColor(group.Disabled, role.Base, colour("panel"))
    return result
