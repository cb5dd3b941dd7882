"""A document and a roll under way, without any widget."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.rolls import RollsController
from brp_desktop.play.rolling import RollResult
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import SetCharacteristic, SetPoints
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.new import new_character


class FixedDice:
    """D100 results in the order given."""

    def __init__(self) -> None:
        self.rolls: list[int] = []
        self._digits: list[int] = []

    def die(self, sides: int) -> int:
        if not self._digits:
            roll = self.rolls.pop(0)
            self._digits = [roll % 100 // 10 or 10, roll % 10 or 10]
        return self._digits.pop(0)


class SlowStage(QObject):
    """A stage on which dice run until somebody ends it."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[RollResult] = []
        self.finished = 0

    def play(self, result: RollResult) -> bool:
        self.played.append(result)
        return True

    def finish(self) -> None:
        self.finished += 1


@pytest.fixture
def character() -> BrpCharacter:
    """All characteristics 12, Listen 65, Dodge trained."""
    person = new_character(UGE, name="Test")
    for each in person.characteristics:
        person = SetCharacteristic(each.id, "initial", 12).apply(person)
    person = SetPoints(SkillId("listen"), "personal", 40).apply(person)
    return SetPoints(SkillId("dodge"), "personal", 10).apply(person)


@pytest.fixture
def document(qapp: QApplication, character: BrpCharacter) -> BrpDocument:
    """The character, open."""
    return BrpDocument(character)


@pytest.fixture
def dice() -> FixedDice:
    """Dice that fall as told."""
    return FixedDice()


@pytest.fixture
def log(tmp_path: Path) -> Iterator[RollLog]:
    """A journal of this test's own."""
    journal = RollLog(tmp_path / "journal.sqlite3")
    yield journal
    journal.close()


@pytest.fixture
def rolls(document: BrpDocument, log: RollLog, dice: FixedDice) -> RollsController:
    """Rolls for the document; the clock stands at a known second."""
    controller = RollsController(log, dice, clock=lambda: 1_700_000_000_000)
    controller.watch(document)
    controller.set_document(document)
    return controller


@pytest.fixture
def slow_stage() -> SlowStage:
    """Dice that do not rest by themselves."""
    return SlowStage()


@pytest.fixture
def heard() -> Callable[[Any], list[Any]]:
    """Collects what a signal of one argument says."""

    def listen(signal: Any) -> list[Any]:
        said: list[Any] = []
        signal.connect(said.append)
        return said

    return listen
