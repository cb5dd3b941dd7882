"""``--screenshot``: the main window painted off screen into a PNG, the same picture every time."""

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from brp_desktop.app.command_line import ScreenshotCommand
from brp_desktop.app.off_screen import go_off_screen, hush

if TYPE_CHECKING:
    from brp_desktop.app.wiring import Application


def take(command: ScreenshotCommand) -> int:
    """Paint and write; 0, or 1 with a sentence where the file cannot be opened or written."""
    go_off_screen()
    hush()
    os.environ["QT_SCALE_FACTOR"] = "1"
    os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.*=false")
    with tempfile.TemporaryDirectory() as folder:
        return _take(command, Path(folder))


def _take(command: ScreenshotCommand, folder: Path) -> int:
    from brp_desktop.app.main import make_application
    from brp_desktop.app.wiring import Choices, build
    from brp_desktop.storage.folders import Folders, folders
    from brp_desktop.storage.settings import Settings

    app = make_application(sys.argv[:1])
    kept = Settings(folders().settings)
    choices = Choices(
        language=command.lang or kept.language,
        theme=command.theme or kept.theme,
        motion="reduced",
    )
    places = Folders(config=folder / "config", data=folder / "data", cache=folder / "cache")
    application = build(app, choices, places=places)
    try:
        return _painted(command, application)
    finally:
        application.window.hide()
        application.end()


def _painted(command: ScreenshotCommand, application: "Application") -> int:
    from PySide6.QtCore import QCoreApplication

    from brp_desktop.app.console import GOOD, PROBLEM, refuse
    from brp_desktop.app.export_command import refuse_taken
    from brp_desktop.app.own_files import is_table
    from brp_desktop.storage import StorageError, open_document
    from brp_desktop.storage.exporters.earlier import PICTURE_MARK, may_give_way
    from brp_desktop.storage.files import save_file, whole_path
    from brp_desktop.storage.tables import open_table
    from brp_desktop.views.error_labels import error_sentence
    from brp_desktop.views.printing.formats import png_bytes

    window = application.window
    window.resize(*command.size)
    if command.file is not None:
        try:
            (open_table if is_table(command.file) else open_document)(command.file)
        except StorageError as error:
            return refuse(error_sentence(error), PROBLEM)
        window.open_file(whole_path(command.file))
        if is_table(command.file):
            window.gm.panel.show_page("roster")
            # The start page beside it would say when it was opened, another thing every time.
            application.context.files.forget_recent(str(whole_path(command.file)))
    window.room.show_dock(command.panel != "none")
    if command.panel == "gm":
        window.show_tab("gm")
    window.show()
    QCoreApplication.processEvents()
    window.dice_panel.journal.begin()
    QCoreApplication.processEvents()
    image = window.grab().toImage()
    image.setText("Software", PICTURE_MARK.decode())
    picture = png_bytes(image)
    try:
        if not command.force and not may_give_way(command.out, picture):
            return refuse_taken(command.out)
        save_file(command.out, picture, keep_previous=False)
    except StorageError as error:
        return refuse(error_sentence(error), PROBLEM)
    return GOOD
