"""How the sheet looks at the moment: theme, zoom and room; every length and font of the sheet is asked here."""

from msgspec import Struct, field
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from brp_desktop.painting.theme import Theme


class Style:
    """A font with its measures; widths are measured once a text."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self.metrics = QFontMetricsF(font)
        self.lift = (self.metrics.ascent() - self.metrics.descent()) / 2
        """From the middle of a row down to the base line."""
        self._widths: dict[str, float] = {}

    def width(self, text: str) -> float:
        """Width of a text in px."""
        found = self._widths.get(text)
        if found is None:
            if len(self._widths) > 4000:
                self._widths.clear()
            found = self._widths[text] = self.metrics.horizontalAdvance(text)
        return found

    def elided(self, text: str, room: float) -> str:
        """The text, shortened at its end where it is wider than the room."""
        if self.width(text) <= room + 0.5:
            return text
        return self.metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room))


def both_parts(first: Style, name: str, second: Style, speciality: str, room: float) -> tuple[str, str]:
    """A name and its speciality in brackets, shortened so that both are known again in a room of some px.

    Where they do not fit, the longer one gives way, but not below half of the room; where each is longer than that,
    both do.
    """
    tail = f"({speciality})"
    names, tails = first.width(name), second.width(tail)
    if names + tails <= room + 0.5:
        return name, tail
    for_name = names if names <= room / 2 else max(room / 2, room - tails)
    shown = first.elided(name, for_name)
    left = room - first.width(shown)
    if tails > left + 0.5:
        tail = f"({second.elided(speciality, left - second.width('()'))})"
    return shown, tail


class Look(Struct, frozen=True, eq=False):
    """Theme and zoom factor (1.0 = 100 %); ``compact`` in small windows, where less is shown."""

    theme: Theme
    zoom: float = 1.0
    compact: bool = False
    _styles: dict[str, Style] = field(default_factory=dict)

    def style(self, name: str) -> Style:
        """A style of type at this zoom with its measures."""
        found = self._styles.get(name)
        if found is None:
            found = self._styles[name] = Style(self.theme.font(name, self.zoom))
        return found

    def width(self, name: str, text: str) -> float:
        """Width of a text in px."""
        return self.style(name).width(text)

    def px(self, length: float) -> int:
        """A length at 100 % in whole pixels at this zoom."""
        return round(length * self.zoom)

    def font(self, name: str) -> QFont:
        """A style of type at this zoom; not to be altered."""
        return self.style(name).font

    def metrics(self, name: str) -> QFontMetricsF:
        """Measures of a style of type at this zoom."""
        return self.style(name).metrics

    def colour(self, name: str) -> QColor:
        """A semantic colour of the theme."""
        return self.theme.colour(name)
