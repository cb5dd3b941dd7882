"""An hour of play at many times its speed: rolls, edits, undo, dialogs, documents, themes, languages, both systems."""

import functools
import gc
import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from shiboken6 import Shiboken

from brp_desktop.app.wiring import Application
from brp_desktop.controllers.resistance import Pick
from brp_desktop.play.rolling import Subject, SubjectName
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.rules.brp import Difficulty
from brp_desktop.sheet.edits import SetIdentity, SetPoints
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.sheet.xantis_edits import SetNodeValue

DIALOGS = (
    "settings", "topics", "keyboard", "key_settings", "news", "notices", "about", "ticks", "development", "learn",
    "long_break", "how_dice_fall", "portrait", "apply_profession", "rules_page", "find", "why", "print", "templates",
    "new_percentile", "gm_log", "table_view", "gm_reference",
)  # fmt: skip
"""Commands that open something; «Esc» or its closing ends it."""

MENUS = ("file", "recent", "samples", "character", "rules", "rolls", "game_master", "view", "theme", "help")
GM_PAGES = ("opposed", "resistance", "group", "roster", "confrontation", "giro", "everybody", "together")
SKILLS = ("listen", "spot", "dodge", "climb", "stealth")
NODES = ("forza", "prontezza", "atletica")


class Evening:
    """Plays in the real window, with two sheets that stay open and one that comes and goes."""

    def __init__(self, application: Application, percentile: Path, xantis: Path, other: Path) -> None:
        self.window = application.window
        self.context = application.context
        self.percentile, self.xantis, self.other = percentile, xantis, other
        self.rolls = 0
        self.turns = 0
        self._closer = QTimer()
        self._closer.setInterval(0)
        self._closer.timeout.connect(self._end_waiting)
        for path in (xantis, percentile):
            assert self.context.files.open(path) is not None
        self.pause()

    def pause(self) -> None:
        """Let everything that waits happen, and what is to be deleted go."""
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()

    def play(self, rolls: int = 100) -> None:
        """A stretch with about as many rolls, and one of everything else."""
        self.turns += 1
        self.front(self.percentile)
        self.roll(rolls * 6 // 10)
        self.edit()
        self.game_master()
        self.front(self.xantis)
        self.roll_xantis(rolls * 3 // 10)
        self.edit_xantis()
        self.look()
        self.front(self.percentile)
        self.documents()
        self.dialogs()
        self.roll(rolls - rolls * 6 // 10 - rolls * 3 // 10)
        self.pause()

    def front(self, path: Path) -> None:
        """A sheet that is open comes to the front."""
        document = self.context.files.open(path)
        assert document is not None
        self.window.show_document(document)
        self.pause()

    def roll(self, times: int) -> None:
        rolls = self.context.rolls
        for turn in range(times):
            rolls.choose(Subject("skill", SKILLS[turn % len(SKILLS)]))
            if turn % 7 == 0:
                rolls.set_difficulty(Difficulty.DIFFICULT)
            rolls.roll()
            rolls.finish()
            QApplication.processEvents()
            self.rolls += 1
            if turn % 10 == 9:
                self.window.history.undo()

    def roll_xantis(self, times: int) -> None:
        rolls = self.context.all_rolls.of("xantis")
        for turn in range(times):
            rolls.choose(XantisSubject(id=NODES[turn % len(NODES)]))
            rolls.set_difficulty(turn % 4)
            rolls.roll()
            rolls.finish()
            QApplication.processEvents()
            self.rolls += 1

    def edit(self) -> None:
        """Edit mode, a few edits, undone and carried out again."""
        document = self.window.document
        self.window.set_editing(True)
        self.pause()
        for page in (1, 2, 3, 0):
            self.window.show_page(page)
            self.pause()

        document.perform(SetPoints(SkillId("spot"), "personal", 10 + self.turns % 5))
        document.perform(SetIdentity("player", f"Player {self.turns % 3}"))
        for step in (self.window.history.undo, self.window.history.redo, self.window.history.undo):
            step()
            QApplication.processEvents()
        self.window.set_editing(False)
        self.pause()

    def edit_xantis(self) -> None:
        document = self.window.document
        self.window.set_editing(True)
        document.perform(SetNodeValue(NodeId("forza"), 3 + self.turns % 3))
        self.window.history.undo()
        self.window.set_editing(False)
        self.pause()

    def game_master(self) -> None:
        """Every page, an opposed check, a resistance roll, everybody, one of them hidden and revealed."""
        window = self.window
        for page in GM_PAGES:
            window.actions_[f"gm_{page}"].trigger()
            self.pause()
        room = window.gm
        master = room.master
        if not master.table.rows:
            window.actions_["table_sample"].trigger()
            self.pause()
        room.panel.show_page("resistance")
        controller = room.panel.pages.currentWidget().controller
        controller.choose("active", Pick("number", 12))
        controller.choose("passive", Pick("number", 10))
        for hidden in (False, True):
            master.set_hidden(hidden)
            controller.roll()
            self.pause()
        controller.reveal()
        master.set_hidden(False)
        room.panel.show_page("group")
        group = room.panel.pages.currentWidget().controller
        group.set_name(SubjectName(skill="spot"))
        group.roll()
        self.pause()
        window.show_tab("dice")
        self.pause()

    def look(self) -> None:
        """Themes, languages, sizes, and back."""
        for name in ("theme:ink", "theme:contrast", "theme:paper", "language:fr", "language:it", "language:en"):
            self.window.actions_[name].trigger()
            self.pause()
        for name in ("larger", "larger", "smaller", "actual_size"):
            self.window.actions_[name].trigger()
            self.pause()
        self.window.resize(1024, 600)
        self.pause()
        self.window.resize(1280, 800)
        self.pause()

    def documents(self) -> None:
        """A sheet opened, rolled on, saved and closed; a new one of each system begun and given up."""
        files = self.context.files
        document = files.open(self.other)
        self.pause()
        self.roll(3)
        assert files.save(document)
        files.close(document)
        self.pause()
        for system in ("uge", "xantis"):
            document = files.new(system)
            self.pause()
            files.close(document)
            self.pause()

    def dialogs(self) -> None:
        for name in DIALOGS:
            action = self.window.actions_[name]
            if action.isEnabled():
                self.opened_and_closed(action.trigger)
        for name in MENUS:
            menu = self.window.actions_.menu(name)
            menu.aboutToShow.emit()
            menu.aboutToHide.emit()
        self.pause()

    def opened_and_closed(self, act: Callable[[], object]) -> None:
        """Do something that opens windows, popups or a dialog that waits, and close them all."""
        self._closer.start()
        act()
        self.pause()
        self._closer.stop()
        for _ in range(3):
            for widget in self._opened():
                widget.close()
            self.pause()
        self.window.activateWindow()

    def _end_waiting(self) -> None:
        widget = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if isinstance(widget, QDialog):
            widget.reject()
        elif widget is not None:
            widget.close()

    def _opened(self) -> Iterator[QWidget]:
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible() and widget is not self.window and not isinstance(widget, QMenu):
                yield widget


def running_timers() -> list[str]:
    """Every timer that is on."""
    roots: list[QObject] = [*QApplication.topLevelWidgets(), *_wrapped()]
    timers = {id(timer): timer for root in roots for timer in (root, *root.findChildren(QTimer))}
    return [
        f"{type(timer.parent()).__name__} {timer.interval()}"
        for timer in timers.values()
        if isinstance(timer, QTimer) and timer.isActive()
    ]


def _wrapped() -> list[QObject]:
    return [each for each in Shiboken.getAllValidWrappers() if isinstance(each, QObject)]


def qt_objects() -> Counter[str]:
    """Every QObject that can be reached, by its class."""
    roots: list[QObject] = [*QApplication.topLevelWidgets(), QApplication.instance(), *_wrapped()]
    found = {id(each): each for root in roots for each in (root, *root.findChildren(QObject))}
    return Counter(type(each).__name__ for each in found.values())


def python_objects() -> Counter[str]:
    """What of the program the interpreter's collector knows, by type; caches with a limit are emptied."""
    gc.unfreeze()
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper) and each.cache_parameters()["maxsize"] is not None:
            each.cache_clear()
    gc.collect()
    names = (f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    return Counter(name for name in names if name.startswith(("brp_desktop", "sqlite3")))


def open_files() -> int:
    """Handles of this process; 0 where the system does not tell."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


def resident_mib() -> float:
    """Memory of this process; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    except OSError:
        return 0.0


def slope(points: list[tuple[float, float]]) -> float:
    """Of the line with the least squares."""
    middle_x, middle_y = (sum(point[which] for point in points) / len(points) for which in (0, 1))
    return sum((x - middle_x) * (y - middle_y) for x, y in points) / sum((x - middle_x) ** 2 for x, _ in points)
