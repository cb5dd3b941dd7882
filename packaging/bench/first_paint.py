"""Child process of ``run.py``: starts the application or a bare window and says when the first paint was done.

    python packaging/bench/first_paint.py bare | app FILE

Prints the monotonic clock in nanoseconds (comparable between processes of one machine) right after the first paint of
the window's contents, then the resident memory in KiB after half a second of rest, and ends.
"""

import os
import sys
import time
from pathlib import Path


def resident_kib() -> int:
    """Private and shared memory of this process that is in RAM, in KiB; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    except OSError:
        return 0


def main(arguments: list[str]) -> int:
    """Run one of the two windows until it has painted."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QMainWindow

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
            """Tell the memory and end without asking anything."""
            print(resident_kib(), flush=True)
            os._exit(0)

    first_paint = FirstPaint()
    run_loop = QApplication.exec

    def watched_exec(*_: object) -> int:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, QMainWindow):
                # the rows of the sheet, asked for by name: looking through all children would make PySide load
                # every kind of widget, and the measuring would be measured
                sheet = getattr(window, "sheet", None)
                rows = [table.viewport() for table in sheet.skills.tables] if sheet is not None else [window]
                for target in rows:
                    target.installEventFilter(first_paint)
        return int(run_loop())

    if arguments[0] == "bare":
        application = QApplication([])
        window = QMainWindow()
        window.resize(1280, 800)
        window.show()
        window.installEventFilter(first_paint)
        return application.exec()
    setattr(QApplication, "exec", watched_exec)  # noqa: B010 - replaced for this process only
    from brp_desktop.__main__ import main as start

    return start([*arguments[1:]])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
