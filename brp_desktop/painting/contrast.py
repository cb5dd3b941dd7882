"""Contrast of two colours as WCAG 2 measures it."""

from PySide6.QtGui import QColor


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.03928 else ((channel + 0.055) / 1.055) ** 2.4


def luminance(colour: QColor) -> float:
    """Relative luminance of an opaque sRGB colour, 0 (black) to 1 (white)."""
    red, green, blue = (_linear(channel) for channel in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_ratio(one: QColor, other: QColor) -> float:
    """Contrast of two opaque colours, 1 (equal) to 21 (black and white); the order does not matter."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
