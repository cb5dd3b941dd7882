"""Where the time to the first painted sheet goes: windows that hold ever more, each beside the bare one.

    .venv/bin/python packaging/bench/start_parts.py

The steps before the last are no part of the program: they are the least that any program of this kind has to do,
written as short as can be, without a rule, a check or a control. What is left to the last is the program's own.
"""

import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "resources" / "samples" / "adele-fournier.rpgsheet"
FONTS = ("SourceSans3_400Regular", "SourceSans3_600SemiBold", "Alegreya_700Bold")
STEPS = {
    "window": "a bare window",
    "names": "… in which Qt's names were asked for once",
    "words": "… that paints 51 rows in the program's fonts",
    "files": "… after the sheet and the list of skills were read, unchecked",
    "program": "the program",
}
RUNS = 15


def paint_rows(widget: object) -> None:
    """Three columns of 17 rows: a box, a name, a score and three levels, as on the page of skills."""
    from PySide6.QtGui import QColor, QFont, QPainter
    from PySide6.QtWidgets import QWidget

    assert isinstance(widget, QWidget)
    plain, bold, small, head = (
        QFont(family) for family in ("Source Sans 3", "Source Sans 3", "Source Sans 3", "Alegreya")
    )
    for font, size in ((plain, 15), (bold, 15), (small, 12), (head, 18)):
        font.setPixelSize(size)
    bold.setWeight(QFont.Weight.DemiBold)
    head.setWeight(QFont.Weight.Bold)
    painter = QPainter(widget)
    painter.fillRect(widget.rect(), QColor("white"))
    painter.setPen(QColor("black"))
    for left in (10, 300, 590):
        painter.setFont(head)
        painter.drawText(left, 20, "Communication")
        for row in range(17):
            line = 40 + row * 21
            painter.drawRoundedRect(left, line - 11, 13, 13, 3, 3)
            painter.setFont(bold if row % 2 else plain)
            painter.drawText(left + 22, line, f"Knowledge (Folklore {row})")
            painter.drawText(left + 200, line, "35")
            painter.setFont(small)
            for level in range(3):
                painter.drawText(left + 230 + level * 20, line, f"{level:02}")
    painter.end()


def open_step(step: str) -> int:
    """The window of a step; prints the clock after its first paint, and ends."""
    gc.disable()
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

    class Page(QWidget):
        """Paints, and tells."""

        def paintEvent(self, _event: QPaintEvent) -> None:
            """As much as the step says."""
            if step == "names":
                from PySide6.QtCore import Qt

                _ = Qt.AlignmentFlag.AlignLeft
            elif step != "window":
                paint_rows(self)
            QTimer.singleShot(0, self.tell)

        def tell(self) -> None:
            """The paint is through."""
            os.write(1, b"%d\n" % time.monotonic_ns())
            os._exit(0)

    application = QApplication([])
    if step in ("words", "files"):
        from PySide6.QtGui import QFontDatabase

        for name in FONTS:
            QFontDatabase.addApplicationFont(str(ROOT / "resources" / "fonts" / f"{name}.ttf"))
    if step == "files":
        import msgspec

        for path in (SAMPLE, ROOT / "resources" / "catalogue" / "skills.json"):
            msgspec.json.decode(path.read_bytes())
    window = QMainWindow()
    window.resize(1280, 800)
    window.setCentralWidget(Page())
    window.show()
    return application.exec()


def main() -> int:
    """Measure the steps in turn, and print a line each."""
    environment = {**os.environ}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    times: dict[str, list[float]] = {step: [] for step in STEPS}
    with tempfile.TemporaryDirectory() as home:
        environment["BRP_DESKTOP_HOME"] = home
        for turn in range(RUNS + 1):
            for step in STEPS:
                here = Path(__file__)
                command = [str(here), step]
                if step == "program":
                    command = [str(here.with_name("first_paint.py")), "app", str(SAMPLE)]
                begin = time.monotonic_ns()
                done = subprocess.run(
                    [sys.executable, *command], env=environment, capture_output=True, check=True, timeout=60
                )
                painted = int(done.stdout.split()[0])
                if turn:
                    times[step].append((painted - begin) / 1e6)
    bare = statistics.median(times["window"])
    before = 0.0
    for step, text in STEPS.items():
        now = statistics.median(times[step])
        print(f"{text:66} {now:7.1f} ms {now / bare:6.2f} ×   {now - before:+7.1f} ms")
        before = now
    return 0


if __name__ == "__main__":
    sys.exit(open_step(sys.argv[1]) if len(sys.argv) > 1 else main())
