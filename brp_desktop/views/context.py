"""What the window is given: every controller it works with, made in one place."""

from typing import TYPE_CHECKING

from msgspec import Struct

from brp_desktop.controllers.all_rolls import AllRolls
from brp_desktop.controllers.appearance import Appearance
from brp_desktop.controllers.drafts import DraftsController
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.language import Language
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.rolls import RollsController
from brp_desktop.storage.folders import Folders
from brp_desktop.storage.settings import Settings

if TYPE_CHECKING:
    from brp_desktop.controllers.interaction import Interaction, TableQuestions


class Context(Struct, frozen=True, eq=False):
    """The controllers of one run of the application."""

    settings: Settings
    language: Language
    appearance: Appearance
    log: RollLog
    rolls: RollsController
    all_rolls: AllRolls
    drafts: DraftsController
    files: FilesController
    interaction: "Interaction"
    table_questions: "TableQuestions"
    places: Folders
