"""The start of the window: no display is said in one sentence, rare rooms are loaded after the first paint."""

import gc
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from brp_desktop.app.command_line import WindowCommand
    from brp_desktop.app.crash import CrashHandling
    from brp_desktop.app.requests import FileOpenEvents


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
    """Whether anything says where a window could open; if that is wrong, Qt finds it out. Only Linux can be without."""
    if sys.platform in ("win32", "darwin"):
        return True
    wayland, x11 = (os.environ.get(name, "") for name in ("WAYLAND_DISPLAY", "DISPLAY"))
    # Without this folder no name leads to a Wayland display; its library would say so in words of its own.
    reached = bool(os.environ.get("XDG_RUNTIME_DIR")) or wayland.startswith("/")
    platforms = os.environ.get("QT_QPA_PLATFORM", "")
    if not platforms:
        return bool(x11 or (wayland and reached))
    can_be = {"xcb": bool(x11), "wayland": reached, "wayland-egl": reached}
    return any(can_be.get(platform.partition(":")[0], True) for platform in platforms.split(";"))


def open_window(files: tuple[Path, ...], lang: str | None = None) -> int:
    """Open the application with these files, or its start page without any; ``lang`` None: as the settings say."""
    if not has_display():
        from brp_desktop.app.no_display import refuse_window

        return refuse_window(lang)
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
    with crash.giving_up(partial(_without_window, crash, lang)):
        app = make_application(sys.argv[:1])
    if app.primaryScreen() is None:
        _without_window(crash, lang, ["there is no screen"])
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


def _without_window(crash: "CrashHandling", lang: str | None, said: list[str]) -> None:
    """Qt cannot show a window, whatever the variables promised, and would end the process: it ends with a sentence."""
    from brp_desktop.app.no_display import refuse_window

    crash.end(unseen=True)
    code = refuse_window(lang, said)
    sys.stderr.flush()
    os._exit(code)


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
