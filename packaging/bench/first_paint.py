"""Child process of ``run.py``: starts the application or a bare window and says when the first paint was done.

    python packaging/bench/first_paint.py bare | app FILE

Prints the monotonic clock in nanoseconds (comparable between processes of one machine) right after the first paint of
the window's contents, then the resident memory in KiB after half a second of rest, and ends.
"""

import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


def resident_kib() -> int:
    """Private and shared memory of this process that is in RAM, in KiB; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    except OSError:
        return 0


def watcher() -> Callable[[Sequence[object]], None]:
    """What tells when the first of some widgets has been painted. Loads PySide6, if the program has not."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

    class FirstPaint(QObject):
        """Waits for the paint event of one widget."""

        seen = False

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            """Note the time when the event after the paint is handled."""
            if event.type() == QEvent.Type.Paint and not self.seen:
                self.seen = True
                QTimer.singleShot(0, self.painted)
            return False

        def painted(self) -> None:
            """The paint is through: tell, rest, measure, end."""
            print(time.monotonic_ns(), flush=True)
            QTimer.singleShot(500, self.rested)

        def rested(self) -> None:
            """Tell the memory and end in good order: a player's next start finds nothing of one that broke off."""
            print(resident_kib(), flush=True)
            QCoreApplication.exit(0)

    first_paint = FirstPaint()

    def watch(widgets: Sequence[object]) -> None:
        for widget in widgets:
            assert isinstance(widget, QObject)
            widget.installEventFilter(first_paint)

    return watch


def bare() -> int:
    """A main window with nothing in it."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    watch = watcher()
    application = QApplication([])
    window = QMainWindow()
    window.resize(1280, 800)
    window.show()
    watch([window])
    return application.exec()


def app(arguments: list[str]) -> int:
    """The program as the player starts it, loading what it likes in the order it likes; watched from its event loop."""
    from brp_desktop import __main__ as program
    from brp_desktop.app import main as start

    make_application = start.make_application

    def make_watched(arguments: list[str]) -> "QApplication":
        from PySide6.QtWidgets import QApplication, QMainWindow

        watch = watcher()
        run_loop = QApplication.exec

        def watched_exec(*_: object) -> int:
            for window in QApplication.topLevelWidgets():
                if isinstance(window, QMainWindow):
                    # the rows of the sheet, asked for by name: looking through all children would make PySide load
                    # every kind of widget, and the measuring would be measured
                    sheet = getattr(window, "sheet", None)
                    watch([sheet.skills.content] if sheet is not None else [window])
            return int(run_loop())

        setattr(QApplication, "exec", watched_exec)  # noqa: B010 - replaced for this process only
        return make_application(arguments)

    start.make_application = make_watched
    return program.main(arguments)


def main(arguments: list[str]) -> int:
    """Run one of the two windows until it has painted."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return bare() if arguments[0] == "bare" else app(arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
