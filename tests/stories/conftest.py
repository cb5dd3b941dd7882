"""The whole application as a person meets it: loaded dice, answers given beforehand, a home folder of its own."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.app.wiring import Application, Choices, build
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.interaction import DamagedChoice, ElsewhereChoice, OverwriteChoice, UnsavedChoice
from brp_desktop.play.entries import JournalEntry
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage.journal_db import JournalQuery


class LoadedDice:
    """Dice that fall as told: ``next_rolls`` are D100 results, ``next_faces`` those of single D6, ``next_others`` those
    of any other die; without one left, the test is wrong.
    """

    def __init__(self) -> None:
        self.next_rolls: list[int] = []
        self.next_faces: list[int] = []
        self.next_others: list[int] = []
        self._digits: list[int] = []

    def die(self, sides: int) -> int:
        """Of a D100 tens first, then units; 10 is the 0 of a ten-sided die."""
        if sides == 6:
            return self.next_faces.pop(0)
        if sides != 10:
            face = self.next_others.pop(0)
            assert 1 <= face <= sides, (face, sides)
            return face
        if not self._digits:
            roll = self.next_rolls.pop(0)
            self._digits = [roll % 100 // 10 or 10, roll % 10 or 10]
        return self._digits.pop(0)


class Answers:
    """A person at the dialogs: answers given beforehand, questions noted."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.errors: list[Exception] = []
        self.open_paths: Sequence[Path] = ()
        self.save_path: Path | None = None
        self.missing: Path | None = None
        self.table_path: Path | None = None
        self.table_save_path: Path | None = None
        self.unsaved = UnsavedChoice.DISCARD
        self.overwrite = OverwriteChoice.CANCEL
        self.damages: list[Any] = []
        self.damaged = DamagedChoice.CANCEL
        self.elsewhere = ElsewhereChoice.CANCEL
        self.choices: list[Any] = []
        self.version: int | None = None

    def ask_open_paths(self, folder: Path) -> Sequence[Path]:
        self.asked.append("open")
        return self.open_paths

    def ask_save_path(self, suggestion: Path) -> Path | None:
        self.asked.append(f"save {suggestion.name}")
        return self.save_path

    def ask_table_path(self, folder: Path) -> Path | None:
        self.asked.append("table")
        return self.table_path

    def ask_table_save_path(self, suggestion: Path) -> Path | None:
        self.asked.append(f"save table {suggestion.name}")
        return self.table_save_path

    def ask_unsaved(self, name: str) -> UnsavedChoice:
        self.asked.append(f"unsaved {name}")
        return self.unsaved

    def ask_unsaved_table(self, name: str) -> UnsavedChoice:
        self.asked.append(f"unsaved table {name}")
        return self.unsaved

    def ask_unsaved_together(self, works: Sequence[Any]) -> UnsavedChoice:
        self.asked.append("unsaved " + ", ".join(work.name or work.kind for work in works))
        return self.unsaved

    def ask_overwrite(self, path: Path, mine: Any, theirs: Any) -> OverwriteChoice:
        self.asked.append(f"overwrite {path.name}")
        return self.overwrite

    def ask_damaged(self, damage: Any) -> DamagedChoice:
        self.damages.append(damage)
        return self.damaged

    def ask_elsewhere(self, path: Path) -> ElsewhereChoice:
        self.asked.append(f"elsewhere {path.name}")
        return self.elsewhere

    def ask_version(self, restorable: Any) -> Any:
        self.choices.append(restorable)
        return None if self.version is None else restorable.versions[self.version]

    def ask_missing(self, path: Path) -> Path | None:
        self.asked.append(f"missing {path.name}")
        return self.missing

    def show_error(self, error: Exception) -> None:
        self.errors.append(error)


class Player:
    """A person with a mouse and a keyboard in front of the window."""

    def __init__(self, application: Application, dice: LoadedDice, answers: Answers) -> None:
        self.application = application
        self.window = application.window
        self.context = application.context
        self.dice = dice
        self.answers = answers
        self.said: list[str] = []
        self.window.dice_panel.announced.connect(self.said.append)

    @property
    def document(self) -> BrpDocument:
        document = self.window.document
        assert document is not None
        return document

    def open(self, path: Path) -> BrpDocument:
        document = self.context.files.open(path)
        assert document is not None
        QApplication.processEvents()
        return document

    def skill(self, name: str) -> Skill:
        return next(skill for skill in self.document.character.skills if skill.id == name)

    def entries(self) -> list[JournalEntry]:
        return list(self.context.log.entries(JournalQuery(document=self.document.document_id), 100))

    def target(self, skill: str, where: str = "name") -> tuple[QWidget, QPoint]:
        """The widget and the point on it where the row of a skill (or its box) is hit."""
        sheet = self.window.sheet
        assert sheet is not None
        rect = sheet.skills.rect_of_skill(SkillId(skill))
        assert rect is not None
        x = rect.left() + (12 if where == "box" else rect.width() // 2)
        place = QPoint(x, rect.center().y())
        widget = self.window.childAt(self.window.mapFromGlobal(place))
        assert widget is not None
        return widget, widget.mapFromGlobal(place)

    def click(self, skill: str, where: str = "name") -> None:
        widget, point = self.target(skill, where)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def double_click(self, widget: QWidget, point: QPoint | None = None) -> None:
        place = point or widget.rect().center()
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(widget, left, none, place)
        QTest.mouseDClick(widget, left, none, place)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key where the focus is, or in the window."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)

    def type(self, text: str) -> None:
        QTest.keyClicks(QApplication.focusWidget() or self.window, text)


Start = Callable[..., Player]


@pytest.fixture
def start(qapp: QApplication, home: Path) -> Iterator[Start]:
    """Starts the application, with files as the command line gives them; everything is ended after the test."""
    running: list[Player] = []

    def begin(
        *files: Path,
        motion: str = "reduced",
        lang: str = "en",
        theme: str = "paper",
        size: tuple[int, int] = (1280, 800),
    ) -> Player:
        dice, answers = LoadedDice(), Answers()
        application = build(
            qapp, Choices(lang, theme, motion), source=dice, interaction=answers, table_questions=answers
        )
        application.window.resize(*size)
        for path in files:
            assert application.context.files.open(path) is not None
        application.window.show()
        application.window.activateWindow()
        QTest.qWaitForWindowActive(application.window, 2000)
        if files:
            application.window.complete()  # as it is soon after the first picture
        QApplication.processEvents()
        player = Player(application, dice, answers)
        running.append(player)
        return player

    yield begin
    for player in running:
        finish(player)
    from brp_desktop.controllers.language import Language

    Language().choose("en")


def finish(player: Player) -> None:
    """Close the window as a person does who gives unsaved work up."""
    player.answers.unsaved = UnsavedChoice.DISCARD
    player.window.close()
    player.application.end()
    # Owned by the QApplication, which outlives this one.
    for each in (player.window, player.context.language, player.context.appearance):
        each.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


@pytest.fixture
def sample(tmp_path: Path, project_root: Path) -> Path:
    """A copy of the French sample that may be saved."""
    path = tmp_path / "adèle 🐙.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "adele-fournier.rpgsheet").read_bytes())
    return path


@pytest.fixture
def nerea(tmp_path: Path, project_root: Path) -> Path:
    """A copy of the Italian sample that may be saved."""
    path = tmp_path / "nerea.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "nerea-valdombra.rpgsheet").read_bytes())
    return path


def plain(value: Any) -> str:
    """A text with ordinary spaces, for comparing."""
    return str(value).replace("\u00a0", " ").replace("\u202f", " ").replace("\u2009", " ")


@pytest.fixture
def pseudo(pseudo_language: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language that nobody knows of lies beside the others, as one that somebody added: its code."""
    from brp_desktop.catalogue import resources

    real, folder = resources.resource_folder(), tmp_path / "resources"
    (folder / "i18n").mkdir(parents=True)
    for each in real.iterdir():
        if each.name != "i18n":
            (folder / each.name).symlink_to(each)
    for each in (*(real / "i18n").glob("*.qm"), pseudo_language):
        (folder / "i18n" / each.name).symlink_to(each)
    monkeypatch.setattr(resources, "resource_folder", lambda: folder)
    return "pseudo"
