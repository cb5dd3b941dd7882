"""What the steps of a creation work with: the document, its dice, and the one way to do something."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.play.chance import MAXIMUM_SIDES, SystemChance
from brp_desktop.play.creation import creation_of
from brp_desktop.play.creation_random import again
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.creation import Creation
from brp_desktop.sheet.creation_edits import SetCreationStep
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.edits_base import Edit
from brp_desktop.views.brp.handing_in import stepped, typed


class CreationDesk(QObject):
    """One document in the making. What cannot be done is a sentence, and changes nothing."""

    def __init__(self, document: BrpDocument, source: Callable[[], RandomSource], parent: QObject) -> None:
        """``source`` gives the dice that are thrown by hand."""
        super().__init__(parent)
        self.document = document
        self._source = source

    @property
    def character(self) -> BrpCharacter:
        """The value in force."""
        return self.document.character

    @property
    def derived(self) -> Derived:
        """What is computed of it."""
        return self.document.derived

    @property
    def creation(self) -> Creation:
        """The record of the creation, or the beginning of one."""
        return creation_of(self.document.character)

    @property
    def dice(self) -> RandomSource:
        """The dice that are thrown by hand."""
        return self._source()

    @property
    def writable(self) -> bool:
        """Whether anything can be changed."""
        return not self.document.read_only

    def do(self, edit: Edit) -> str:
        """One act, one undo step; what is wrong with it, or nothing."""
        return typed(self.document, edit)

    def step(self, edit: Edit) -> str:
        """One of several small steps that merge; what is wrong with it, or nothing."""
        return stepped(self.document, edit)

    def go_to(self, step: str, *, shown: bool = True) -> None:
        """To another step, or away from the steps."""
        stepped(self.document, SetCreationStep(step, shown))

    def leave_to_chance(self, step: str) -> str:
        """A step made by chance; what is wrong with it, or nothing."""
        return self.do(again(self.character, step, new_seed(), lang=content_language()))


def new_seed() -> int:
    """A seed for a character that has none."""
    return SystemChance().die(MAXIMUM_SIDES)
