"""The rows of fields of a sheet in edit mode: made on first use, with what adds rows to them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from brp_desktop.controllers.language import content_language
from brp_desktop.models.edit_page import EditPage
from brp_desktop.models.skill_edit import EditKey, EditRow
from brp_desktop.play.subjects import Subject
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.brp.adding import SkillAdding
from brp_desktop.views.brp.edit_view import EditSkillsView

if TYPE_CHECKING:
    from brp_desktop.sheet.changes import ChangeSet
    from brp_desktop.sheet.edits import Edit
    from brp_desktop.views.brp.sheet_view import SheetView


class EditRows(QObject):
    """Page and view of the fields, ordered and filtered as the rows of play mode are."""

    def __init__(self, sheet: "SheetView") -> None:
        super().__init__(sheet)
        document = sheet.document
        self._sheet = sheet
        self.page = EditPage(sheet.texts, None if document.read_only else self._perform, content_language(), self)
        self._take_wishes()
        self.page.set_snapshot(document.character, document.derived)
        self.view = EditSkillsView(document, self.page, sheet.look, sheet)
        self._adding = SkillAdding(document, sheet)
        self.view.skill_chosen.connect(self._on_skill_chosen)
        self.view.add_speciality_requested.connect(self._on_add_speciality)
        self.view.add_skill_requested.connect(self._on_add_skill)
        self.view.show_all_requested.connect(sheet.show_all)
        self.view.move_requested.connect(self._on_move)
        self.view.choosing.changed.connect(sheet.several_chosen)
        sheet.skills_page.wishes_changed.connect(self._take_wishes)
        sheet.look_changed.connect(self.view.set_look)
        sheet.language_changed.connect(self._on_language)
        document.changed.connect(self._on_changed)
        document.commit_requested.connect(self.view.commit_pending)

    def skill_with_focus(self) -> SkillId | None:
        """The skill in whose row the focus is."""
        cell = self.view.cell
        return SkillId(cell[0].id) if cell is not None and cell[0].kind is EditRow.SKILL else None

    def _take_wishes(self) -> None:
        played = self._sheet.skills_page
        self.page.set_order(played.order)
        self.page.set_filter(played.filter_text)
        self.page.set_trained_only(played.trained_only)

    def _on_language(self, lang: str) -> None:
        self.page.set_language(lang)
        self.view.retranslate()
        self.view.refresh()

    def _on_changed(self, changes: "ChangeSet") -> None:
        document = self._sheet.document
        if changes.structure:
            self.view.choosing.forget_removed(frozenset(row.id for row in document.character.skills))
        self.page.apply(changes, document.character, document.derived)
        self.view.refresh()

    def _perform(self, edit: "Edit") -> bool:
        return self._sheet.document.perform(edit)

    def _on_skill_chosen(self, skill: SkillId) -> None:
        self._sheet.detail_requested.emit(Subject("skill", skill))

    def _on_move(self, skill: SkillId, index: int) -> None:
        cell = self.view.cell
        if self._sheet.move_skill(skill, index):
            key = EditKey(EditRow.SKILL, skill)
            if cell is None or cell[0] != key or not self.view.open_cell(*cell, select=False):
                self.view.focus_key(key)

    def _on_add_speciality(self, family: str, place: QPoint) -> None:
        self._adding.open_specialities(family, self._sheet.look.theme, place, self._on_skill_added)

    def _on_add_skill(self, category: str, place: QPoint) -> None:
        self._adding.open_list(category, self._sheet.look.theme, place, self._on_skill_added)

    def _on_skill_added(self, skill: SkillId) -> None:
        self.view.open_skill(skill)
