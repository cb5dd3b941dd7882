"""The end of a time of learning: the dice thrown and logged, the edit they bring, and what came of it in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.names import full_skill_name
from brp_desktop.controllers.language import content_language
from brp_desktop.controllers.roll_play import now_ms
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.lessons import settle_lesson, study_under_way
from brp_desktop.play.training import settle_characteristic, settle_training, settle_year
from brp_desktop.sheet.edits import Edit
from brp_desktop.sheet.growth import Improvement, Study
from brp_desktop.sheet.ids import CharacteristicId
from brp_desktop.views import roll_words
from brp_desktop.views.development import words

if TYPE_CHECKING:
    from brp_desktop.controllers.brp_document import BrpDocument
    from brp_desktop.views.context import Context

translate = QCoreApplication.translate


class StudyEnds:
    """Each gives the edit, which is still to be performed, and its sentence. Refused with RulesError or EditError."""

    def __init__(self, context: "Context", document: "BrpDocument") -> None:
        self._context = context
        self._document = document

    def lesson(self, own_teach: int | None, own_taught: int | None) -> tuple[Edit, str]:
        """Teacher and skill are rolled; own dice 1 … 100 stand instead of either."""
        study = study_under_way(self._document.character)
        result = settle_lesson(
            self._document.character,
            self._context.rolls.source(),
            time=now_ms(),
            own_teach=own_teach,
            own_taught=own_taught,
        )
        self._log(result.entries)
        rolls = " ".join(roll_words.result_sentence(each) for each in (result.teach, result.taught))
        if result.passed:
            text = translate("LearningDialog", "{skill}, taught by {teacher}: one experience roll.")
        else:
            text = translate("LearningDialog", "The lesson failed: no experience roll.")
        known = study is not None and study.teacher
        who = study.teacher if study is not None and known else translate("LearningDialog", "a teacher")
        return result.edit, f"{rolls} {text.format(skill=self._title(result.study), teacher=who)}"

    def training(self) -> tuple[Edit, str]:
        """Hours with a teacher: Teach is rolled once, and the skill grows."""
        document = self._document
        result = settle_training(
            document.character,
            document.derived,
            self._context.rolls.source(),
            document_id=document.document_id,
            time=now_ms(),
        )
        self._log(result.entries)
        teach = "" if result.teach is None else roll_words.result_sentence(result.teach)
        return result.edit, f"{teach} {self._made(result.improvements)}".strip()

    def characteristic(self, id_: CharacteristicId) -> tuple[Edit, str]:
        """A characteristic was trained."""
        document = self._document
        result = settle_characteristic(
            document.character,
            document.derived,
            id_,
            self._context.rolls.source(),
            document_id=document.document_id,
            time=now_ms(),
        )
        self._log(result.entries)
        return result.edit, self._made(result.improvements)

    def year(self) -> tuple[Edit, str]:
        """A year of age."""
        document = self._document
        result = settle_year(
            document.character,
            document.derived,
            self._context.rolls.source(),
            document_id=document.document_id,
            time=now_ms(),
        )
        self._log(result.entries)
        text = translate("LearningDialog", "Now {age} years old.").format(age=result.age)
        if result.roll is not None:
            rolled = translate("LearningDialog", "2D6: {roll}.").format(roll=result.roll)
            text = f"{text} {rolled}"
        return result.edit, f"{text} {self._made(result.improvements)}".strip()

    def _made(self, improvements: Sequence[Improvement]) -> str:
        options = self._document.character.options
        return " ".join(words.outcome_sentence(each, options) for each in improvements)

    def _title(self, study: Study) -> str:
        rows = self._document.character.skills
        return next((full_skill_name(row, content_language()) for row in rows if row.id == study.skill), "")

    def _log(self, entries: Sequence[JournalEntry]) -> None:
        """The dice reach the roll log before anything changes on the sheet."""
        for entry in entries:
            self._context.log.append(entry)
            self._context.log.show(entry)
