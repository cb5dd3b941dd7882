"""Parts that are painted from the theme."""

from typing import Protocol

from brp_desktop.painting.theme import Theme


class Themed(Protocol):
    """Anything that takes another theme."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""


def retheme(theme: Theme, *parts: Themed) -> None:
    """Give all of them the same theme."""
    for part in parts:
        part.set_theme(theme)
