"""Adding skills by typing a few letters: of the rules with their specialities, or one of the user's own."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.catalogue.names import full_skill_name, skill_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.painting.theme import Theme
from brp_desktop.play.acts import row_of
from brp_desktop.play.creation import pick_of
from brp_desktop.rules.brp.skill_lists import ANY, Pick, SkillEntry
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.edits import AddSkill
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.new import new_skill_id
from brp_desktop.views.brp.creation.skill_picks import Offers
from brp_desktop.views.gm.pick_list import Pick as Line
from brp_desktop.views.gm.pick_list import PickList

Added = Callable[[SkillId], None]


class _There(NamedTuple):
    """The choice of a row that is on the sheet."""

    skill: SkillId


class SkillAdding(QObject):
    """Makes new rows through the document. ``theme`` is that of the list that opens."""

    def __init__(self, document: BrpDocument, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._window = parent
        self._added: Added | None = None
        self._typed = ""
        self._category = ""
        self.picks: PickList | None = None
        """The list that is or was open last."""

    def add(self, pick: Pick) -> SkillId | None:
        """A new row of a catalogue skill; without a speciality it is still to be typed. None: nothing was added."""
        wanted = row_of(pick)
        id_ = new_skill_id(self._document.character, wanted.skill, wanted.speciality)
        return self._add(replace(wanted, id=id_))

    def add_own(self, category: str, name: str = "") -> SkillId | None:
        """A new row of the user's own in a category; without one of the rules it stands under «Other»."""
        known = category if category in brp_catalogue().categories else None
        row = Skill(id=new_skill_id(self._document.character, None), name=name or self.tr("New skill"), category=known)
        return self._add(row)

    def lines(self, category: str = "") -> list[Line]:
        """Every skill and speciality that the sheet lacks, those of a category first."""
        lines = self._offers().everything(self._taken())
        if not category:
            return lines
        skills = brp_catalogue().skills
        return sorted(lines, key=lambda line: skills[self._pick(line).skill].category != category)

    def specialities(self, family: str) -> list[Line]:
        """The specialities of a skill that the sheet lacks."""
        entry = SkillEntry(family, (ANY,))
        return [line for line in self._offers().lines([entry], self._taken()) if self._pick(line).speciality]

    def open_list(self, category: str, theme: Theme, place: QPoint, added: Added) -> None:
        """Let the person choose a skill, below a point of the screen; ``added`` is told the new row."""
        self._category = category
        own = Line(None, self.tr("A skill of your own"), icon_name="edit_mode")
        lines = [*self.lines(category), *self.there()]
        self._open(self.tr("Find a skill or a speciality"), lines, own, theme, place, added)

    def open_specialities(self, family: str, theme: Theme, place: QPoint, added: Added) -> None:
        """Let the person choose a speciality of a family, or type a word of their own."""
        name = skill_name(row_of(Pick(family)), content_language())[0]
        own = Line(family, self.tr("A speciality of your own"), icon_name="edit_mode")
        title = self.tr("Find a speciality: {skill}").format(skill=name)
        self._open(title, [*self.specialities(family), *self.there(family)], own, theme, place, added)

    def there(self, family: str = "") -> list[Line]:
        """The skills on the sheet (of a family), for whoever types one of them; to choose it goes to its row."""
        language, aside = content_language(), self.tr("on the sheet already")
        rows = [row for row in self._document.character.skills if not family or row.skill == family]
        return [Line(_There(row.id), full_skill_name(row, language), aside, when_typed=True) for row in rows]

    def _open(self, title: str, lines: Sequence[Line], own: Line, theme: Theme, place: QPoint, added: Added) -> None:
        self._added, self._typed = added, ""
        picks = self.picks = PickList(theme, self._window)
        picks.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picks.edit.textChanged.connect(self._on_typed)
        picks.picked.connect(self._on_picked)
        picks.set_always(own)
        picks.open_for(title, lines, self._window, width=340)
        picks.setFixedWidth(340)
        screen = (QGuiApplication.screenAt(place) or QGuiApplication.primaryScreen()).availableGeometry()
        x = max(screen.left(), min(place.x(), screen.right() - picks.width()))
        y = max(screen.top(), min(place.y(), screen.bottom() - picks.height()))
        picks.move(x, y)

    def _offers(self) -> Offers:
        return Offers(self._document.character.options)

    def _taken(self) -> list[Pick]:
        return [pick_of(row) for row in self._document.character.skills]

    @staticmethod
    def _pick(line: Line) -> Pick:
        if not isinstance(line.value, Pick):
            raise TypeError(line.value)
        return line.value

    def _on_typed(self, text: str) -> None:
        self._typed = text.strip()

    def _on_picked(self, value: object) -> None:
        skill: SkillId | None
        if isinstance(value, _There):
            skill = value.skill
        elif isinstance(value, Pick):
            skill = self.add(value)
        elif isinstance(value, str):
            skill = self.add(Pick(value, self._typed or None))
        else:
            skill = self.add_own(self._category, self._typed)
        if skill is not None and self._added is not None:
            self._added(skill)

    def _add(self, row: Skill) -> SkillId | None:
        try:
            return row.id if self._document.perform(AddSkill(row)) else None
        except EditError:
            return None
