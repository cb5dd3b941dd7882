"""The bundled fonts: loaded once, so that text looks the same on every machine."""

from functools import cache

from PySide6.QtGui import QFontDatabase

from brp_desktop.catalogue.resources import resource_path

FONT_FILES = (
    "SourceSans3_400Regular.ttf",
    "SourceSans3_400Regular_Italic.ttf",
    "SourceSans3_600SemiBold.ttf",
    "SourceSans3_700Bold.ttf",
    "Alegreya_500Medium.ttf",
    "Alegreya_500Medium_Italic.ttf",
    "Alegreya_700Bold.ttf",
    "Alegreya_800ExtraBold.ttf",
)


class FontError(Exception):
    """A bundled font that cannot be loaded; `file` is its name."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the bundled fonts known to the application and return their families, sorted.

    Needs a QGuiApplication; may be called again at no cost. Raises `FontError` for a file that is missing or damaged.
    """
    families: set[str] = set()
    for file in FONT_FILES:
        font = QFontDatabase.addApplicationFont(str(resource_path("fonts", file)))
        if font < 0:
            raise FontError(file)
        families.update(QFontDatabase.applicationFontFamilies(font))
    return tuple(sorted(families))
