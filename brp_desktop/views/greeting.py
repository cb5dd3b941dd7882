"""What a person is told of their own accord: the tour once, and a line about what is new after an upgrade."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from brp_desktop import __version__
from brp_desktop.controllers.files import samples
from brp_desktop.controllers.language import current_language
from brp_desktop.views.main_window import MainWindow

if TYPE_CHECKING:
    from brp_desktop.views.tour import Tour

SAMPLES = {"en": "bran-tregear", "fr": "adele-fournier", "it": "ginevra-malaspina"}
"""The sample that the tour opens where no sheet is open, by language."""


def show_tour(window: MainWindow) -> "Tour":
    """Begin the tour on the sheet in front, in play mode; where there is none, on a sample."""
    from brp_desktop.views.tour import Tour

    running = window.findChild(Tour)
    if running is not None:
        running.end()
    if window.document is None:
        wanted = SAMPLES.get(current_language(), SAMPLES["en"])
        window.context.files.open_sample(next(path for path in samples() if path.stem == wanted))
    window.context.settings.tour = "seen"
    window.set_editing(False)
    window.show_page(0)
    tour = Tour(window)
    tour.begin()
    return tour


class Greeting(QObject):
    """Made once, after the window is complete; a person with damaged settings is no newcomer, and is left alone."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        settings = window.context.settings
        if settings.notices:
            return
        is_first = settings.window is None
        if settings.tour == "unknown":
            settings.tour = "waiting" if is_first else "seen"
        if settings.news_seen != __version__:
            settings.news_seen = __version__
            if not is_first:
                self._tell_news()
        if settings.tour == "waiting":
            window.context.files.opened.connect(self._begin, Qt.ConnectionType.QueuedConnection)
            if window.document is not None:
                self._begin()

    def _begin(self) -> None:
        window = self._window
        if window.document is not None and not window.editing and window.context.settings.tour == "waiting":
            show_tour(window)

    def _tell_news(self) -> None:
        said = self.tr("This is version {version}: Help › What’s new says what has changed.")
        self._window.status_bar.say(said.format(version=__version__), wrong=False)
