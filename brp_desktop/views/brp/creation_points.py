"""The points of creation: how many there are and why, how many are spent, and whether that is more than there are."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel

from brp_desktop.catalogue.names import characteristic_abbreviation
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.play.creation import PoolName, budget, budget_steps, summed_up, troubles_of
from brp_desktop.rules import Step
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.views import labels
from brp_desktop.views.brp.detail_parts import Pool
from brp_desktop.views.brp.explanations import Why, rules_note, why_title
from brp_desktop.views.why import WhyRow, rows_of

translate = QCoreApplication.translate

_OF = {"professional": "edu", "personal": "int"}


def show_points(document: BrpDocument, profession: Pool, personal: Pool, warning: QLabel) -> None:
    """Show both pools of a document; too many points spent are reported, never refused."""
    over = False
    pools: tuple[tuple[Pool, PoolName, str], ...] = (
        (profession, "professional", "points_professional"),
        (personal, "personal", "points_personal"),
    )
    for pool, which, step in pools:
        found = budget(document.character, document.derived, which)
        of = str(found.used)
        if found.total is not None:
            of = translate("sheet", "{used} of {total} spent").format(used=found.used, total=found.total)
            over = over or found.used > found.total
        pool.show_points(labels.step_label(Step(step, (), 0)), found.used, found.total, of)
        pool.explain(why_points(document.character, document.derived, which))
    said = translate("sheet", "More points are spent than there are. The sheet is saved all the same.")
    warning.setText(said if over else "")
    warning.setVisible(over)


def rules_broken(document: BrpDocument) -> int:
    """How many rules of creation are broken, without what is only still to be done; once its steps are put away only
    those about points spent.
    """
    character = document.character
    found = summed_up(troubles_of(character, document.derived))
    shown = character.creation is not None and character.creation.shown
    if shown:
        return sum(not trouble.is_open for trouble in found)
    return sum(trouble.id == "points_overspent" for trouble in found)


def why_points(character: BrpCharacter, derived: Derived, pool: PoolName) -> Why | None:
    """How many points a pool has and why; None while a value is missing."""
    steps = budget_steps(character, derived, pool)
    if not steps:
        return None
    rows = rows_of(steps)
    if steps[0].id == "characteristic" and pool in _OF:
        short = characteristic_abbreviation(_OF[pool], character.options, content_language())
        rows[0] = WhyRow(short, rows[0].value)
    return Why(why_title(str(steps[-1].result)), tuple(rows), (rules_note(character.options),))
