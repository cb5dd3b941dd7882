"""A sheet that is closed while dice run: what they bring is part of it, and asked about."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.combat_desk import CombatDesk
from brp_desktop.controllers.drafts import DraftsController
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.interaction import UnsavedChoice
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.rolls import RollsController
from brp_desktop.controllers.xantis_rolls import XantisRolls
from brp_desktop.play.rolling import Subject
from brp_desktop.play.xantis_subjects import INITIATIVE
from brp_desktop.sheet.edits import SetTick
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage import open_document
from brp_desktop.storage.settings import Settings


class Ones:
    """Dice that always fall alike."""

    def die(self, sides: int) -> int:
        return 2


class Desk:
    """Files of one folder, a person who saves, rolls of both systems and a combat page; dice run until ended."""

    def __init__(self, folder: Path, stage: Any) -> None:
        self.drafts = DraftsController(folder / "drafts")
        self.files = FilesController(Settings(folder / "s.toml"), self.drafts, folder / "older", self)  # type: ignore[arg-type]
        self.log = RollLog(folder / "journal.sqlite3")
        self.rolls, self.xantis = RollsController(self.log, Ones()), XantisRolls(self.log, Ones())
        self.combat = CombatDesk(self.files, self.log, self.rolls, lambda: None)
        for play in (self.rolls, self.xantis, self.combat.deeds):
            play.set_stage(stage)  # type: ignore[attr-defined]
        self.asked = 0

    def ask_unsaved(self, name: str) -> UnsavedChoice:
        self.asked += 1
        return UnsavedChoice.SAVE


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path, slow_stage: Any) -> Iterator[Desk]:
    made = Desk(tmp_path, slow_stage)
    yield made
    made.drafts.stop()
    made.log.close()


@pytest.fixture
def sample(tmp_path: Path, project_root: Path) -> Callable[[str], Path]:
    def copied(name: str) -> Path:
        path = tmp_path / f"{name}.rpgsheet"
        path.write_bytes((project_root / "resources" / "samples" / path.name).read_bytes())
        return path

    return copied


def test_a_tick_of_running_dice_is_saved_with_the_sheet(desk: Desk, sample: Callable[[str], Path]) -> None:
    path = sample("bran-tregear")
    document: Any = desk.files.open(path)
    document.perform(SetTick(SkillId("listen"), False))
    assert desk.files.save(document)
    desk.rolls.watch(document)
    desk.rolls.set_document(document)
    desk.rolls.roll_subject(Subject("skill", "listen"))
    assert document.is_saved
    assert desk.rolls.is_rolling
    assert desk.files.close(document)
    assert desk.asked == 1
    assert next(row for row in open_document(path).character.skills if row.id == "listen").ticked


def test_iniziativa_of_running_dice_is_saved_with_the_sheet(desk: Desk, sample: Callable[[str], Path]) -> None:
    path = sample("nerea-valdombra")
    document: Any = desk.files.open(path)
    desk.xantis.watch(document)
    desk.xantis.set_document(document)
    desk.xantis.choose(INITIATIVE)
    before = document.character.initiative
    desk.xantis.roll()
    assert desk.files.close(document)
    assert desk.asked == 1
    assert open_document(path).character.initiative not in (None, before)


def test_healing_of_running_dice_is_saved_with_the_sheet(desk: Desk, sample: Callable[[str], Path]) -> None:
    path = sample("adele-fournier")
    document: Any = desk.files.open(path)
    hurt = document.derived.resources["hit_points"].current
    desk.combat.healing.take_damage(document, 3, counts=False)
    desk.combat.deeds.finish()
    assert desk.files.save(document)
    desk.combat.healing.rest(document, cared_for=False)
    assert document.is_saved
    assert desk.files.close(document)
    assert desk.asked == 1
    saved: Any = desk.files.open(path)
    assert saved.derived.resources["hit_points"].current == hurt - 3 + 2
