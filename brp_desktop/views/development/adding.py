"""«Add a tick»: what may be added while the phase is open, as the rules of the sheet have it."""

from functools import partial
from time import time_ns
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from brp_desktop.catalogue.names import collation_key, full_skill_name
from brp_desktop.controllers.language import content_language
from brp_desktop.painting.theme import Theme
from brp_desktop.play.lessons import given_tick_edit
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.development.choosing import SkillDialog

if TYPE_CHECKING:
    from brp_desktop.controllers.brp_document import BrpDocument
    from brp_desktop.views.context import Context


def fill_add_menu(menu: QMenu, context: "Context", document: "BrpDocument", theme: Theme, parent: QWidget) -> None:
    """The ways to another line: a teacher, the free ticks of a long break, the game master's gift."""
    tr = QCoreApplication.translate
    options = document.character.options
    menu.setToolTipsVisible(True)
    taught = menu.addAction(tr("development", "&Taught, or learnt alone…"))
    taught.triggered.connect(partial(_learn, context, document, theme, parent))
    pause = menu.addAction(tr("development", "&Free ticks after a long break…"))
    pause.triggered.connect(partial(_long_break, document, theme, parent))
    pause.setEnabled(options.free_ticks > 0)
    if options.teaching == "training":
        given = menu.addAction(tr("development", "&Given by the game master…"))
        given.triggered.connect(partial(_given, document, theme, parent))


def candidates(document: "BrpDocument") -> list[tuple[str, SkillId]]:
    """(name, id) of the rows that may have another tick, in the order of the alphabet."""
    language, derived = content_language(), document.derived
    rows = [
        (full_skill_name(row, language), row.id)
        for row in document.character.skills
        if derived.skills[row.id].learns and not row.ticked
    ]
    return sorted(rows, key=lambda row: collation_key(row[0]))


def _learn(context: "Context", document: "BrpDocument", theme: Theme, parent: QWidget, checked: bool = False) -> None:
    from brp_desktop.views.development.learning import LearningDialog

    LearningDialog(context, document, theme, parent).open()


def _long_break(document: "BrpDocument", theme: Theme, parent: QWidget, checked: bool = False) -> None:
    from brp_desktop.views.development.long_break import LongBreakDialog

    LongBreakDialog(document, theme, parent).open()


def _given(document: "BrpDocument", theme: Theme, parent: QWidget, checked: bool = False) -> None:
    tr = QCoreApplication.translate
    dialog = SkillDialog(
        theme,
        tr("development", "A tick given by the game master"),
        tr("development", "It waits for its roll like any other tick."),
        candidates(document),
        parent,
    )
    dialog.taken.connect(partial(_give, document))
    dialog.open()


def _give(document: "BrpDocument", skill: object) -> None:
    document.perform(given_tick_edit(SkillId(str(skill)), time=time_ns() // 1_000_000))
