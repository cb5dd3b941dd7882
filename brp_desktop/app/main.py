"""The start of the window: no display is said in one sentence, rare rooms are loaded after the first paint."""

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from brp_desktop.app.command_line import WindowCommand
    from brp_desktop.app.requests import FileOpenEvents

NO_DISPLAY = (
    "There is no display here, so no window can open; "
    "«brp-desktop --screenshot sheet.png FILE» paints it into a file instead."
)


def run(command: "WindowCommand") -> int:
    """Open the window, paint it off screen, or prove that all works; the result is the exit code."""
    from brp_desktop.app.command_line import OpenCommand, ScreenshotCommand, SmokeTestCommand

    match command:
        case ScreenshotCommand():
            from brp_desktop.app.screenshot import take

            return take(command)
        case SmokeTestCommand():
            from brp_desktop.app.smoke_test import prove

            return prove(command)
        case OpenCommand():
            return open_window(command.files, command.lang)


def has_display() -> bool:
    """Whether a window could be shown. Only Linux and its like can be without."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def open_window(files: tuple[Path, ...], lang: str | None = None) -> int:
    """Open the application with these files, or its start page without any; ``lang`` None: as the settings say."""
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 2
    runs = _is_handed_over(files)
    if runs:
        return 0
    # Nothing made during the start is rubbish: looking for some would take a tenth of it. See AfterStart.begin.
    gc.disable()
    from PySide6.QtWidgets import QApplication

    from brp_desktop.app.plain_imports import use_plain_imports

    use_plain_imports()
    from brp_desktop.app.after_start import AfterStart
    from brp_desktop.app.crash import CrashHandling
    from brp_desktop.app.wiring import Choices, build, open_files
    from brp_desktop.storage.files import whole_path
    from brp_desktop.storage.folders import folders

    places = folders()
    crash = CrashHandling(places.logs)
    app = make_application(sys.argv[:1])
    opening = _file_events(app)
    application = build(app, Choices(language=lang), places=places)
    window = application.window
    window.room.place(application.context.settings.window)
    open_files(application, tuple(whole_path(path) for path in files))
    window.room.restore_dock()
    after = AfterStart(application, crash, files, is_second=runs is not None)
    window.show()
    if opening is not None:
        opening.asked.connect(window.open_file)
        opening.listen()
    code = QApplication.exec()
    after.end()
    application.end()
    crash.end()
    return int(code)


def _is_handed_over(files: tuple[Path, ...]) -> bool | None:
    """Whether a program that runs already opens these files; None where none seems to run, which costs nothing."""
    from brp_desktop.storage.files import has_files, whole_path
    from brp_desktop.storage.folders import folders

    places = folders()
    if not has_files(places.data / "running"):
        return None
    from brp_desktop.app.hand_over import handed_over

    return handed_over(places, [whole_path(path) for path in files])


def _file_events(app: "QApplication", platform: str = sys.platform) -> "FileOpenEvents | None":
    """What the system wants opened, where it tells the program instead of starting another."""
    if platform != "darwin":
        return None
    from brp_desktop.app.requests import FileOpenEvents

    return FileOpenEvents(app)


def make_application(arguments: list[str]) -> "QApplication":
    """The application object with its names and the Fusion style."""
    from PySide6.QtWidgets import QApplication

    QApplication.setApplicationName("brp-desktop")
    QApplication.setApplicationDisplayName("brp_desktop")
    # A Flatpak's menu entry is called what the Flatpak is called.
    QApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", "brp-desktop"))
    return QApplication([*arguments, "-style", "Fusion"])
