"""The combat pages' way to the rolls of the sheet: defences of a round are counted, another throw is none."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from brp_desktop.controllers.combat_desk import CombatDesk
from brp_desktop.controllers.drafts import DraftsController
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.play.armed import dodge
from brp_desktop.play.subjects import Act
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import SetOptions
from brp_desktop.storage import new_document
from brp_desktop.storage.settings import Settings


@pytest.fixture
def files(tmp_path: Path, rolls: Any) -> Iterator[FilesController]:
    drafts = DraftsController(tmp_path / "drafts")
    yield FilesController(Settings(tmp_path / "settings.toml"), drafts, tmp_path / "older", None)  # type: ignore[arg-type]
    drafts.stop()


def test_a_dodge_thrown_again_is_the_same_defence(
    files: FilesController, character: BrpCharacter, rolls: Any, dice: Any, log: RollLog
) -> None:
    """Bought with power points it is judged like the first throw, and the next defence is no worse for it."""
    document: Any = files.begin(new_document(SetOptions(replace(UGE, reroll_cost=5)).apply(character)))
    rolls.watch(document)
    rolls.set_document(document)
    desk = CombatDesk(files, log, rolls, lambda: None)
    dice.rolls = [99, 98, 97]
    subject = dodge(document.character)
    assert subject is not None
    desk.roll(subject, Act(defence=1))
    first = rolls.last.request.chance
    assert (document.defences, rolls.act) == (1, Act(defence=2))
    rolls.reroll()
    assert (rolls.last.roll, rolls.last.request.chance) == (98, first)
    assert (document.defences, rolls.act) == (1, Act(defence=2))
    rolls.roll()
    assert rolls.last.request.chance == first - 30
    assert document.defences == 2
