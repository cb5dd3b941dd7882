"""Keys typed in the last row of a sheet of 300 skills in edit mode, each until it is painted.

    .venv/bin/python packaging/bench/keystrokes.py [steps]

Prints, as JSON: for keys that type and for keys that hand in, the median and the slowest of a hundred in milliseconds,
the median of keys typed in a bare field, how far the page scrolled, how often the focus was elsewhere afterwards, and
how many times the field was painted.
``steps`` shows the steps of a creation beside the sheet.
"""

import json
import os
import statistics
import sys
import tempfile
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brp_desktop.sheet.brp import BrpCharacter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SKILLS = 300
TURNS = 50


def character_of(steps: bool) -> "BrpCharacter":
    """Somebody with 300 skills, as many of them specialities as a long campaign leaves."""
    from msgspec.structs import replace

    from brp_desktop.play.creation_random import seeded_character
    from brp_desktop.rules.brp import UGE
    from brp_desktop.sheet.brp import Skill
    from brp_desktop.sheet.ids import SkillId

    made = seeded_character(7, UGE)
    missing = SKILLS - len(made.skills)
    own = [Skill(id=SkillId(f"own.{n}"), name=f"Skill {n}", category="physical", base="DEX*2") for n in range(missing)]
    creation = made.creation
    assert creation is not None
    return replace(made, skills=(*made.skills, *own), creation=replace(creation, shown=steps, step="personal"))


def main(steps: bool) -> None:
    """Open the window, type, and print what was measured."""
    from PySide6.QtCore import QEvent, QObject, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QLineEdit

    from brp_desktop.app.wiring import Choices, build
    from brp_desktop.sheet.ids import SkillId
    from brp_desktop.storage import new_document
    from brp_desktop.views.brp.sheet_view import SheetView

    class Paints(QObject):
        """Counts how often what it watches is painted."""

        count = 0

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            self.count += event.type() == QEvent.Type.Paint
            return False

    app = QApplication(sys.argv[:1])
    application = build(app, Choices("en", "paper", "reduced"))
    window = application.window
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window, 2000)
    window.complete()
    window.context.files.begin(new_document(character_of(steps)))
    window.set_editing(True)
    app.processEvents()
    sheet = window.sheet
    assert isinstance(sheet, SheetView)
    view = sheet.edit_view
    assert view is not None
    last = view.choosing._order()[-1]
    assert view.open_skill(SkillId(last))
    QTest.keyClick(view.editor, Qt.Key.Key_Tab)
    app.processEvents()
    field, bar = view.editor, view.verticalScrollBar()
    paints, place = Paints(), bar.value()
    field.installEventFilter(paints)
    times: dict[str, list[float]] = {"typed": [], "handed in": []}
    lost = scrolled = 0

    def stroke(kind: str, key: Qt.Key) -> None:
        nonlocal lost, scrolled
        begin = time.perf_counter_ns()
        QTest.keyClick(QApplication.focusWidget() or window, key)
        app.processEvents()
        times[kind].append((time.perf_counter_ns() - begin) / 1e6)
        lost += QApplication.focusWidget() is not field
        scrolled = max(scrolled, abs(bar.value() - place))

    for turn in range(TURNS):
        stroke("typed", Qt.Key(Qt.Key.Key_0 + turn % 10))
        stroke("typed", Qt.Key.Key_Backspace)
        stroke("handed in", Qt.Key.Key_Up if turn % 2 else Qt.Key.Key_Down)
        stroke("handed in", Qt.Key.Key_Down if turn % 2 else Qt.Key.Key_Up)
    bare = QLineEdit()
    bare.show()
    bare.activateWindow()
    QTest.qWaitForWindowActive(bare, 2000)
    alone = []
    for turn in range(2 * TURNS):
        begin = time.perf_counter_ns()
        QTest.keyClick(bare, Qt.Key(Qt.Key.Key_0 + turn % 10))
        app.processEvents()
        alone.append((time.perf_counter_ns() - begin) / 1e6)
    found: dict[str, object] = {kind: (statistics.median(series), max(series)) for kind, series in times.items()}
    found["bare"] = statistics.median(alone)
    print(json.dumps({**found, "scrolled": scrolled, "lost": lost, "paints": paints.count}), flush=True)
    application.end()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["BRP_DESKTOP_HOME"] = home
        main("steps" in sys.argv[1:])
    os._exit(0)  # Nobody is asked about the unsaved sheet.
