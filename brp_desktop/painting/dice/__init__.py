"""Dice on the tray: solids, recorded throws shown with decided faces, felt and shadows. A film never makes a result."""

from brp_desktop.painting.dice.film import DiceFilm, DieFace, percentile_dice

__all__ = ["DiceFilm", "DieFace", "percentile_dice"]
