"""The composition root: makes every controller and the window, and joins them. No logic."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.all_rolls import AllRolls
from brp_desktop.controllers.appearance import Appearance
from brp_desktop.controllers.drafts import DraftsController
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.language import Language, set_content_language
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.rolls import RollsController
from brp_desktop.painting.fonts import load_fonts
from brp_desktop.storage.folders import Folders, folders
from brp_desktop.storage.settings import Settings
from brp_desktop.views.context import Context
from brp_desktop.views.dialogs.interaction import WindowInteraction
from brp_desktop.views.main_window import MainWindow
from brp_desktop.views.style import apply_theme

if TYPE_CHECKING:
    from brp_desktop.controllers.interaction import Interaction, TableQuestions
    from brp_desktop.rules.dice import RandomSource
    from brp_desktop.views.window_commands import WindowCommands

KEPT_AFTER: Final = 2000
"""Milliseconds after which a choice is in the settings file."""


class Choices(Struct, frozen=True):
    """What a start may ask for besides the settings; None leaves it to them."""

    language: str | None = None
    theme: str | None = None
    motion: str | None = None


class Application(Struct, frozen=True, eq=False):
    """Everything that lives as long as the window."""

    context: Context
    window: MainWindow

    @property
    def commands(self) -> "WindowCommands":
        """What the menus do."""
        return self.window.commands

    def end(self) -> None:
        """Stop every clock, write what waits, close the journal and the settings."""
        self.context.all_rolls.finish()
        for document in self.context.files.documents:
            document.settle()
        if self.window.has_gm:
            self.window.gm.stop()
        self.context.drafts.stop()
        self.context.log.close()
        self.context.settings.on_change = self.context.settings.on_notices = None
        self.context.settings.save()
        set_content_language("")


def prepare(
    app: QApplication, choices: Choices, places: Folders | None = None
) -> tuple[Settings, Language, Appearance]:
    """Settings, language, fonts and theme: what the first window needs."""
    where = places or folders()
    settings = Settings(where.settings)
    language = Language(app)
    language.choose(choices.language or settings.language)
    load_fonts()
    appearance = Appearance("system", choices.motion or settings.motion, app, where.themes)
    appearance.follow(settings, theme=choices.theme)
    apply_theme(app, appearance.theme)
    return settings, language, appearance


def build(
    app: QApplication,
    choices: Choices | None = None,
    *,
    source: "RandomSource | None" = None,
    interaction: "Interaction | None" = None,
    table_questions: "TableQuestions | None" = None,
    places: Folders | None = None,
) -> Application:
    """The application around one window, not yet shown. Source, interaction and folders are replaced in tests."""
    where = places or folders()
    settings, language, appearance = prepare(app, choices or Choices(), where)
    asking = WindowInteraction()
    log = RollLog(where.journal)
    drafts = DraftsController(where.drafts)
    rolls = RollsController(log, source)
    context = Context(
        settings=settings,
        language=language,
        appearance=appearance,
        log=log,
        rolls=rolls,
        all_rolls=AllRolls(rolls, log),
        drafts=drafts,
        files=FilesController(settings, drafts, where.backups, interaction or asking),
        interaction=interaction or asking,
        table_questions=table_questions or asking,
        places=where,
    )
    window = MainWindow(context)
    window.completed.connect(context.files.look_for_others)
    asking.window = window
    asking.appearance = appearance
    _keep(settings, window)
    return Application(context, window)


def _keep(settings: Settings, window: MainWindow) -> None:
    """Whatever is chosen is on the disk soon, however the program ends."""
    timer = QTimer(window)
    timer.setSingleShot(True)
    timer.setInterval(KEPT_AFTER)
    timer.timeout.connect(settings.save)
    settings.on_change = lambda: None if timer.isActive() else timer.start()


def open_files(application: Application, files: tuple[Path, ...]) -> None:
    """Open what was asked for; a file that cannot be opened is said and the rest goes on."""
    for path in files:
        application.window.open_file(path)
