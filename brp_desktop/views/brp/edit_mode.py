"""Edit mode of a sheet, made when it is first entered: what says that it is on, the rows of fields, and the focus."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.play.subjects import Subject
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.views.brp.edit_rows import EditRows
from brp_desktop.views.brp.look import Look
from brp_desktop.views.controls import key_hint

if TYPE_CHECKING:
    from brp_desktop.views.banner import Banner
    from brp_desktop.views.brp.sheet_view import SheetView


class EditMode(QObject):
    """Turns a sheet from rolling to changing and back; the skill with the focus stays the same."""

    def __init__(self, sheet: "SheetView") -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self.on = False
        self.rows = EditRows(sheet)
        sheet.pages.addWidget(self.rows.view)
        self._banner: Banner | None = None
        sheet.look_changed.connect(self._on_look)
        sheet.language_changed.connect(self._say)
        sheet.bar.page_chosen.connect(self._leave_detail)
        sheet.strip.edited.connect(self._on_characteristic)

    def turn(self, *, on: bool) -> None:
        """Enter or leave it."""
        sheet, view = self._sheet, self.rows.view
        focused = QApplication.focusWidget()
        had_focus = focused is not None and sheet.isAncestorOf(focused)
        skill = self._skill_with_focus()
        if not on:
            sheet.commit_pending()
            view.commit_pending()
        self.on = on
        if sheet.bar.page == "skills":
            sheet.pages.setCurrentWidget(sheet.rows)
        if not on:
            view.close_editor()
            view.choosing.clear()
        sheet.head.set_edit_mode(on)
        sheet.strip.set_edit_mode(on)
        sheet.vitals.setVisible(not on)
        sheet.other_pages.set_edit_mode(on)
        self._leave_detail()
        self._say()
        sheet.arrange_head()
        if had_focus and skill is not None:
            sheet.focus_subject(Subject("skill", skill))
        elif had_focus and focused is not None and not focused.isVisible():
            sheet.focus_rows()

    def focus_subject(self, subject: Subject) -> bool:
        """Give the focus to the field of a characteristic or a skill, out of any filter; False if there is none."""
        sheet = self._sheet
        if subject.kind == "characteristic":
            field = sheet.strip.field(CharacteristicId(subject.id))
            if field is not None:
                field.setFocus(Qt.FocusReason.TabFocusReason)
            return field is not None
        skill = SkillId(subject.id)
        sheet.bar.go_to("skills")
        if self.rows.page.where(skill) is None:
            sheet.show_all()
        return self.rows.view.open_skill(skill)

    def _skill_with_focus(self) -> SkillId | None:
        if self.on:
            return self.rows.skill_with_focus()
        skills = self._sheet.skills
        key = skills.current_key() if skills.has_focus_inside() else None
        return SkillId(str(key)) if key is not None else None

    def _say(self) -> None:
        if self._banner is None:
            self._banner = self._sheet.head_room.add_banner(self._sheet.look.theme)
            self._banner.links[0].clicked.connect(self._sheet.play_requested)
        if self.on:
            sentence = self.tr("Edit: a click changes, no die is rolled.")
            self._banner.say("edit_mode", sentence, key_hint(self.tr("Back to play (Ctrl+E)")))
        else:
            self._banner.say("edit_mode", "")

    def _leave_detail(self) -> None:
        """Beside weapons, powers and gear the skill that was chosen before would be read as theirs."""
        if self.on and self._sheet.bar.page != "skills":
            self._sheet.detail_requested.emit(None)

    def _on_characteristic(self, id_: CharacteristicId) -> None:
        self._sheet.detail_requested.emit(Subject("characteristic", id_))

    def _on_look(self, look: Look) -> None:
        if self._banner is not None:
            self._banner.set_theme(look.theme)
