"""Everything the combat pages act with: rolls, blows, healing, and the count of the round's defences."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from brp_desktop.controllers.aftermath import AftermathController
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.deeds import AtTable, Deed, DeedPlay
from brp_desktop.controllers.document import Document
from brp_desktop.controllers.fight import FightController
from brp_desktop.controllers.fight_room import FightRoom
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.healing import HealingController
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.rolls import RollsController
from brp_desktop.controllers.seats import open_person
from brp_desktop.play.armed import dodge
from brp_desktop.play.rolling import RollResult
from brp_desktop.play.subjects import Act, Subject

if TYPE_CHECKING:
    from brp_desktop.controllers.table import TableController


class CombatDesk(QObject):
    """One for the whole window, made when somebody first acts on a combat page."""

    def __init__(
        self,
        files: FilesController,
        log: RollLog,
        rolls: RollsController,
        table: "Callable[[], TableController | None]",
        parent: QObject | None = None,
    ) -> None:
        """``table`` gives the game master's table, None where there is none."""
        super().__init__(parent)
        self.rolls = rolls
        self.room = FightRoom(files, table)
        self.deeds = DeedPlay(log, rolls.source, self)
        self.fight = FightController(self.room, self.deeds, self)
        self.healing = HealingController(self.room, self.deeds, self)
        self.aftermath = AftermathController(self.fight, self.deeds, self)
        self._tables: set[TableController] = set()
        self.deeds.playing.connect(self._on_playing)
        rolls.rolling.connect(self.deeds.finish)
        rolls.revealed.connect(self._on_revealed)
        self._followed: set[Document] = set()
        for document in files.documents:
            self._follow(document)
        files.opened.connect(self._follow)
        files.closed.connect(self._on_closed)

    def roll(self, subject: Subject, act: Act | None = None) -> None:
        """Roll something with a weapon, or a Dodge, of the sheet in front."""
        self.deeds.finish()
        self.rolls.roll_subject(subject, act)

    def _on_revealed(self, result: RollResult) -> None:
        """A parry or Dodge was tried: the next one of the round is worse, also by «Roll again»."""
        document, request = self.rolls.document, result.request
        act = request.situation.act
        aid = request.situation.aid
        again = aid is not None and aid.rerolled
        if document is None or act is None or again or not _is_defence(document, request.subject):
            return
        self.room.count_defence(open_person(document))
        if self.rolls.subject == request.subject:
            self.rolls.set_act(Act(defence=document.defences + 1))

    def _on_playing(self, deed: Deed) -> None:
        """Other dice come to rest; what a deed is to bring at a table is brought before that steps back or goes."""
        self.rolls.finish()
        for table in {change.table for change in deed.changes if isinstance(change, AtTable)} - self._tables:
            self._tables.add(table)
            table.settle_requested.connect(self.deeds.finish)

    def _follow(self, document: Document) -> None:
        if document not in self._followed:
            self._followed.add(document)
            document.settle_requested.connect(self.deeds.finish)

    def _on_closed(self, document: Document) -> None:
        self._followed.discard(document)
        if isinstance(document, BrpDocument):
            self.fight.forget(document)


def _is_defence(document: BrpDocument, subject: Subject) -> bool:
    return subject.use == "parry" or (not subject.use and subject == dodge(document.character))
