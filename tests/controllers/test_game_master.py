"""The game master's room over real files: ticks for sheets that are not open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.drafts import DraftsController
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.interaction import ElsewhereChoice
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.play.rolling import SubjectName
from brp_desktop.sheet.edits import SetTick
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage import open_document, save_document
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.storage.settings import Settings


class Room:
    """A table with Bran, whose file is not open; every D100 shows 11."""

    def __init__(self, folder: Path, samples: Path) -> None:
        self.path = folder / "bran.rpgsheet"
        bran = open_document(samples / "bran-tregear.rpgsheet")
        save_document(bran.with_character(SetTick(SkillId("listen"), False).apply(bran.character)), self.path)
        self.answer = ElsewhereChoice.CANCEL
        settings = Settings(folder / "settings.toml")
        self.drafts = DraftsController(folder / "drafts")
        self.files = FilesController(settings, self.drafts, folder / "older", self)  # type: ignore[arg-type]
        self.log = RollLog(folder / "journal.sqlite3")
        self.gm = GameMaster(
            self.files, self.log, settings, self, self, lambda: self, folder / "drafts", folder / "older"  # type: ignore[arg-type]
        )  # fmt: skip
        self.gm.table.add_files([self.path])
        self.gm.contests.set_who("a", [next(iter(self.gm.seats()))])
        self.gm.contests.set_name("a", SubjectName(skill="listen"))
        self.gm.contests.set_number("b", 1)

    def die(self, sides: int) -> int:
        return 1

    def ask_elsewhere(self, path: Path) -> ElsewhereChoice:
        return self.answer

    @property
    def line(self):
        [found] = [line for line in self.log.entries(JournalQuery(hidden=None), 9) if line.character]
        return found


@pytest.fixture
def room(qapp: QApplication, tmp_path: Path, project_root: Path) -> Iterator[Room]:
    made = Room(tmp_path, project_root / "resources" / "samples")
    yield made
    made.gm.stop()
    made.drafts.stop()
    made.log.close()


def test_a_sheet_is_opened_for_its_tick(room: Room) -> None:
    room.gm.contests.roll()
    [document] = room.files.documents
    assert next(row for row in document.character.skills if row.id == "listen").ticked
    assert (room.line.tick, room.line.undone) == (True, False)


@pytest.mark.parametrize("answer", [ElsewhereChoice.CANCEL, ElsewhereChoice.READ_ONLY])
@pytest.mark.parametrize("hidden", [False, True])
def test_a_sheet_that_is_not_opened_for_its_tick_has_none_and_the_line_says_so(
    room: Room, answer: ElsewhereChoice, hidden: bool
) -> None:
    """Another running program has the file, and the person leaves it alone, or only looks at it."""
    room.answer = answer
    room.files.may_have = lambda path: False  # type: ignore[method-assign]
    room.gm.set_hidden(hidden)
    room.gm.contests.roll()
    assert room.line.hidden is hidden
    if hidden:
        assert room.gm.contests.reveal(room.line.contest)
    assert (room.line.tick, room.line.undone, room.line.hidden) == (True, True, False)
    assert room.gm.grants.is_undone(room.line.id)
    assert not any(row.id == "listen" and row.ticked for row in open_document(room.path).character.skills)
