"""Which theme is in force: the one chosen, or the one that goes with the system's; and whether things may move."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from brp_desktop.controllers.language import current_language
from brp_desktop.painting.theme import CLASSIC, THEME_IDS, Theme, load_theme
from brp_desktop.painting.tokens import DiceLook, ThemeError
from brp_desktop.storage.settings import Settings

if TYPE_CHECKING:
    from brp_desktop.painting.own_themes import OwnTheme

CHOICES = ("system", *THEME_IDS)
MOTIONS = ("auto", "full", "reduced")
OWN = "own:"
"""What the ids of themes of one's own begin with."""


class Appearance(QObject):
    """Theme and motion by choice and system; ``theme_changed`` carries the theme.

    A theme of one's own that cannot be used is no reason not to start: ``trouble`` says what is wrong with it, and the
    one that goes with the system holds meanwhile.
    """

    theme_changed = Signal(object)
    """The theme now in force."""
    motion_changed = Signal(bool)
    """Whether things may move now."""

    def __init__(
        self, theme: str = "system", motion: str = "auto", parent: QObject | None = None, folder: Path | None = None
    ) -> None:
        """``folder`` holds the themes of one's own."""
        super().__init__(parent)
        self.folder = folder
        self.trouble: ThemeError | None = None
        self._choice = theme
        self._light, self._dark = "paper", "ink"
        self._dice = CLASSIC
        self._motion = motion if motion in MOTIONS else "auto"
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_changed)
        accessibility = getattr(hints, "accessibility", None)
        if accessibility is not None:
            accessibility().contrastPreferenceChanged.connect(self._on_system_changed)
        self._theme = self._resolved()

    @property
    def choice(self) -> str:
        """What was asked for: ``system`` or a theme id."""
        return self._choice

    @property
    def theme(self) -> Theme:
        """The theme in force, with its dice."""
        return self._theme

    @property
    def theme_id(self) -> str:
        """The id of the theme in force."""
        return self._theme.id

    @property
    def motion(self) -> str:
        """What was asked for: ``auto``, ``full`` or ``reduced``."""
        return self._motion

    def wants_motion(self) -> bool:
        """Whether dice may roll: always or never on request, else as the system's hints have it."""
        if self._motion != "auto":
            return self._motion == "full"
        return not _system_reduces_motion()

    def follow(self, settings: Settings, *, theme: str | None = None) -> None:
        """Take themes and dice as the settings have them; ``theme`` instead of theirs if a start asks for another."""
        self._choice = theme or settings.theme
        self._light, self._dark = settings.theme_light, settings.theme_dark
        self._dice = DiceLook(settings.dice_colour, settings.dice_material, settings.dice_table)
        self._on_system_changed()

    def choose_theme(self, choice: str) -> None:
        """Take a theme by id, or ``system``."""
        self._choice = choice
        self._on_system_changed()

    def themes(self) -> dict[str, str]:
        """Every theme that can be chosen, id and name in the language in force: the shipped ones, then one's own."""
        names = {id_: load_theme(id_).name(current_language()) for id_ in THEME_IDS}
        return names | {each.id: each.theme.name(current_language()) for each in self.own() if each.theme is not None}

    def own(self) -> "tuple[OwnTheme, ...]":
        """The files of one's own themes, also those that cannot be used."""
        from brp_desktop.painting.own_themes import own_themes

        return () if self.folder is None else own_themes(self.folder)

    def read_again(self) -> None:
        """A file of the folder may be another now."""
        if self._theme.id.startswith(OWN) or self.trouble is not None:
            self._on_system_changed(anew=True)

    def choose_motion(self, motion: str) -> None:
        """Take ``auto``, ``full`` or ``reduced``; obeyed at once."""
        before = self.wants_motion()
        self._motion = motion if motion in MOTIONS else "auto"
        if self.wants_motion() != before:
            self.motion_changed.emit(self.wants_motion())

    def _on_system_changed(self, *ignored: object, anew: bool = False) -> None:
        theme = self._resolved()
        if anew or theme.id != self._theme.id or theme.dice != self._theme.dice:
            self._theme = theme
            self.theme_changed.emit(theme)

    def _resolved(self) -> Theme:
        self.trouble = None
        if self._choice != "system":
            return self._loaded(self._choice, self._of_system)
        if _system_wants_contrast():
            return self._loaded("contrast")
        return self._of_system()

    def _of_system(self) -> Theme:
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        shipped = "ink" if dark else "paper"
        return self._loaded(self._dark if dark else self._light, lambda: self._loaded(shipped))

    def _loaded(self, theme_id: str, otherwise: Callable[[], Theme] | None = None) -> Theme:
        try:
            if theme_id.startswith(OWN) and self.folder is not None:
                from brp_desktop.painting.own_themes import load_own_theme

                return load_own_theme(self.folder, theme_id).with_dice(self._dice)
            return load_theme(theme_id).with_dice(self._dice)
        except ThemeError as error:
            if otherwise is None:
                raise
            self.trouble = self.trouble or error
            return otherwise()


def _system_wants_contrast() -> bool:
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    if accessibility is None:
        return False
    return bool(accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)


def _system_reduces_motion() -> bool:
    """What the system says about motion: Qt has no hint for it before 6.12, so the question is asked by name."""
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = getattr(accessibility(), "motionPreference", None) if accessibility is not None else None
    return preference is not None and getattr(preference(), "name", "") == "ReducedMotion"
