"""How the sheet looks at the moment: theme, zoom and room; every length and font of the sheet is asked here."""

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont, QFontMetricsF

from brp_desktop.painting.theme import Theme


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """Theme and zoom factor (1.0 = 100 %); ``compact`` in small windows, where less is shown."""

    theme: Theme
    zoom: float = 1.0
    compact: bool = False

    def px(self, length: float) -> int:
        """A length at 100 % in whole pixels at this zoom."""
        return round(length * self.zoom)

    def font(self, name: str) -> QFont:
        """A style of type at this zoom."""
        return self.theme.font(name, self.zoom)

    def metrics(self, name: str) -> QFontMetricsF:
        """Measures of a style of type at this zoom."""
        return QFontMetricsF(self.font(name))

    def colour(self, name: str) -> QColor:
        """A semantic colour of the theme."""
        return self.theme.colour(name)
