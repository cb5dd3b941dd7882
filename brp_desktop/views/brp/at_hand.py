"""The group of skills at hand on a sheet: shown and put away, a skill pinned there or let go, rolls noted."""

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject

from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.announce import announce

if TYPE_CHECKING:
    from brp_desktop.storage.settings import SheetSettings
    from brp_desktop.views.brp.sheet_view import SheetView


class AtHandGroup(QObject):
    """Between the bar that shows and hides the group, the rows that pin, and what is remembered of a document."""

    def __init__(self, sheet: "SheetView") -> None:
        super().__init__(sheet)
        self._sheet = sheet

    def note(self, skill: SkillId) -> None:
        """A skill was rolled."""
        self._sheet.skills_page.note_roll(skill)
        self._sheet.view_changed.emit()

    def recall(self, kept: "SheetSettings") -> None:
        """As the document was last looked at."""
        self._sheet.skills_page.recall_lately(map(SkillId, kept.lately))
        self._show(shown=kept.at_hand)

    def remembered(self, kept: "SheetSettings") -> "SheetSettings":
        """What was kept, with the group as it is now."""
        page = self._sheet.skills_page
        return replace(kept, at_hand=page.shows_at_hand, lately=tuple(map(str, page.lately)))

    def _show(self, *, shown: bool) -> None:
        self._sheet.bar.set_at_hand(on=shown)
        self._sheet.skills_page.show_at_hand(shown=shown)

    def choose(self, *, on: bool) -> None:
        """Show the group or put it away."""
        self._show(shown=on)
        self._sheet.view_changed.emit()

    def pin(self, skill: SkillId, *, pinned: bool) -> None:
        """Keep a skill there or let it go. Who pins wants to see where."""
        from brp_desktop.sheet.edits import SetSkillFlag

        document = self._sheet.document
        if document.read_only or not document.perform(SetSkillFlag(skill, "pinned", pinned)):
            return
        if pinned:
            self.choose(on=True)
        name = self._sheet.skills_page.rows[skill].name
        said = self.tr("{skill}: pinned.") if pinned else self.tr("{skill}: no longer pinned.")
        announce(self._sheet, said.format(skill=name))
