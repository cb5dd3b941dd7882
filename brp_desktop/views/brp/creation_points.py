"""The points of creation: how many there are, how many are spent, and whether that is more than the rules give."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.brp.creation_points import personal_points, professional_points
from brp_desktop.views import labels
from brp_desktop.views.brp.detail_parts import Pool

translate = QCoreApplication.translate


def show_points(document: BrpDocument, profession: Pool, personal: Pool, warning: QLabel) -> None:
    """Show both pools of a document; too many points spent are reported, never refused."""
    skills = document.character.skills
    spent = (sum(row.points.profession for row in skills), sum(row.points.personal for row in skills))
    given = points_given(document)
    steps = ("points_professional", "points_personal")
    for pool, step, used, total in zip((profession, personal), steps, spent, given, strict=True):
        of = str(used)
        if total is not None:
            of = translate("sheet", "{used} of {total}").format(used=used, total=total)
        pool.show_points(labels.step_label(Step(step, (), 0)), used, total, of)
    over = any(total is not None and used > total for used, total in zip(spent, given, strict=True))
    said = translate("sheet", "More points are spent than there are. The sheet is saved all the same.")
    warning.setText(said if over else "")
    warning.setVisible(over)


def points_given(document: BrpDocument) -> tuple[int | None, int | None]:
    """Points of profession and personal points by the rules of the document; None while a value is missing."""
    character, values = document.character, document.derived.values
    try:
        profession: int | None = professional_points(character.options, education=values.get("edu"), age=character.age)
    except RulesError:
        profession = None
    return profession, None if values.get("int") is None else personal_points(values.get("int"))
