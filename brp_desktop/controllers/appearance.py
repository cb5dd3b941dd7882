"""Which theme is in force: the one chosen, or the one that goes with the system's; and whether things may move."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

CHOICES = ("system", "paper", "ink", "contrast")
MOTIONS = ("auto", "full", "reduced")


class Appearance(QObject):
    """Theme and motion by choice and system; ``theme_changed`` carries a theme id."""

    theme_changed = Signal(str)
    """Id of the theme now in force."""
    motion_changed = Signal(bool)
    """Whether things may move now."""

    def __init__(self, theme: str = "system", motion: str = "auto", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice = theme if theme in CHOICES else "system"
        self._motion = motion if motion in MOTIONS else "auto"
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_changed)
        accessibility = getattr(hints, "accessibility", None)
        if accessibility is not None:
            accessibility().contrastPreferenceChanged.connect(self._on_system_changed)
        self._theme_id = self._resolved()

    @property
    def choice(self) -> str:
        """What was asked for: ``system`` or a theme id."""
        return self._choice

    @property
    def theme_id(self) -> str:
        """The theme in force."""
        return self._theme_id

    @property
    def motion(self) -> str:
        """What was asked for: ``auto``, ``full`` or ``reduced``."""
        return self._motion

    def wants_motion(self) -> bool:
        """Whether dice may roll: always or never on request, else as the system's hints have it."""
        if self._motion != "auto":
            return self._motion == "full"
        return not _system_reduces_motion()

    def choose_theme(self, choice: str) -> None:
        """Take a theme by id, or ``system``."""
        self._choice = choice if choice in CHOICES else "system"
        self._on_system_changed()

    def choose_motion(self, motion: str) -> None:
        """Take ``auto``, ``full`` or ``reduced``; obeyed at once."""
        before = self.wants_motion()
        self._motion = motion if motion in MOTIONS else "auto"
        if self.wants_motion() != before:
            self.motion_changed.emit(self.wants_motion())

    def _on_system_changed(self, *ignored: object) -> None:
        theme_id = self._resolved()
        if theme_id != self._theme_id:
            self._theme_id = theme_id
            self.theme_changed.emit(theme_id)

    def _resolved(self) -> str:
        if self._choice != "system":
            return self._choice
        if _system_wants_contrast():
            return "contrast"
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return "ink" if dark else "paper"


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
