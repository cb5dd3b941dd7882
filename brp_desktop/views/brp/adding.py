"""Adding skills: another speciality of a family, a skill of the rules not on the sheet, one of the user's own."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from brp_desktop.catalogue.names import collation_key, skill_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import current_language
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.edits import AddSkill
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.new import new_skill_id, offered_skills

Added = Callable[[SkillId], None]


class SkillAdding(QObject):
    """Makes new rows through the document."""

    def __init__(self, document: BrpDocument, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._window = parent
        self._added: Added | None = None

    def add_speciality(self, family: str) -> SkillId | None:
        """A new row of a catalogue skill, its speciality still to be typed; None if the document takes none."""
        return self._add(Skill(id=new_skill_id(self._document.character, family), skill=family))

    def add_own(self, category: str) -> SkillId | None:
        """A new row of the user's own in a category."""
        name = self.tr("New skill")
        row = Skill(id=new_skill_id(self._document.character, None), name=name, category=category or None)
        return self._add(row)

    def menu_for(self, category: str) -> QMenu:
        """The skills of a category that can be added, the user's own last; without a category those of all."""
        character, language = self._document.character, current_language()
        present = {row.skill for row in character.skills}
        offered = []
        for definition in offered_skills(character.options):
            specialised = definition.specialised.get(character.options.data_edition, False)
            if (not category or definition.category == category) and (specialised or definition.id not in present):
                row = Skill(id=SkillId(definition.id), skill=definition.id)
                offered.append((skill_name(row, language)[0], definition.id))
        menu = QMenu(self._window)
        for name, id_ in sorted(offered, key=lambda pair: collation_key(pair[0])):
            menu.addAction(name.replace("&", "&&")).setData(("catalogue", id_))
        if offered:
            menu.addSeparator()
        menu.addAction(self.tr("A skill of your own")).setData(("own", category))
        menu.triggered.connect(self._on_chosen)
        return menu

    def open_menu(self, category: str, place: QPoint, added: Added) -> None:
        """Let the person choose; ``added`` is told the new row."""
        self._added = added
        menu = self.menu_for(category)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def _on_chosen(self, action: QAction) -> None:
        kind, id_ = action.data()
        skill = self.add_own(id_) if kind == "own" else self.add_speciality(id_)
        if skill is not None and self._added is not None:
            self._added(skill)

    def _add(self, row: Skill) -> SkillId | None:
        try:
            return row.id if self._document.perform(AddSkill(row)) else None
        except EditError:
            return None
