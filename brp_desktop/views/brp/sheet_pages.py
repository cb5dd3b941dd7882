"""The pages of a sheet besides the skills: each is made when it is first wanted, and follows the document from then."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.page_bar import PAGES

if TYPE_CHECKING:
    from brp_desktop.play.subjects import Subject
    from brp_desktop.sheet.changes import ChangeSet
    from brp_desktop.views.brp.combat_page import CombatPage
    from brp_desktop.views.brp.gear_page import GearPage
    from brp_desktop.views.brp.notes_page import NotesPage
    from brp_desktop.views.brp.powers_page import PowersPage
    from brp_desktop.views.brp.progress_page import ProgressPage
    from brp_desktop.views.brp.sheet_view import SheetView


class Page(Protocol):
    """What every page can do."""

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""

    def retranslate(self) -> None:
        """Take all words from the language in force."""


class SheetPages:
    """Makes the pages of one sheet and keeps them up to date; the ids are those of ``page_bar.PAGES``."""

    def __init__(self, sheet: "SheetView") -> None:
        self._sheet = sheet
        self._made: dict[str, Page] = {}

    def page(self, id_: str) -> QWidget:
        """A page, made if need be."""
        if id_ not in self._made:
            made = self._make(id_)
            self._made[id_] = cast("Page", made)
            self._sheet.pages.addWidget(made)
        return cast("QWidget", self._made[id_])

    @property
    def combat(self) -> "CombatPage":
        """The page of combat."""
        return cast("CombatPage", self.page("combat"))

    @property
    def powers(self) -> "PowersPage":
        """The page of powers."""
        return cast("PowersPage", self.page("powers"))

    @property
    def gear(self) -> "GearPage":
        """The page of gear."""
        return cast("GearPage", self.page("gear"))

    @property
    def notes(self) -> "NotesPage":
        """The page of notes."""
        return cast("NotesPage", self.page("notes"))

    @property
    def progress(self) -> "ProgressPage":
        """The page of progress."""
        return cast("ProgressPage", self.page("progress"))

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        for page in self._each():
            page.set_look(look)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        for page in self._each():
            page.retranslate()

    def set_edit_mode(self, on: bool) -> None:
        """Fields, or what is done in play."""
        if "combat" in self._made:
            self.combat.set_edit_mode(on)
        if "powers" in self._made:
            self.powers.set_edit_mode(on)
        if "gear" in self._made:
            self.gear.set_edit_mode(on)
        self.show_used()

    def show_used(self) -> None:
        """Have the powers among the tabs only where there are some, and in edit mode."""
        sheet = self._sheet
        shown = sheet.edit_mode or bool(sheet.document.character.powers)
        if shown != sheet.bar.shows_page("powers"):
            sheet.bar.show_page("powers", shown=shown)
            sheet.view_changed.emit()

    def place_in_play(self) -> int:
        """The place of the page in front among those of play mode, where a sheet is opened again."""
        sheet, place = self._sheet, self._sheet.bar.place
        extra = sheet.bar.shows_page("powers") and not sheet.document.character.powers
        return place - 1 if extra and place > PAGES.index("powers") else place

    def follow(self, changes: "ChangeSet") -> None:
        """The document changed."""
        if changes.powers:
            self.show_used()
        if "combat" in self._made:
            self.combat.follow(changes)
        if "powers" in self._made:
            self.powers.follow(changes)
        if "gear" in self._made:
            self.gear.follow(changes)
        if changes.notes and "notes" in self._made:
            self.notes.refresh()
        if "progress" in self._made:
            self.progress.follow()

    def focus_first(self, id_: str) -> None:
        """Give the focus to the first thing of a page."""
        if id_ == "combat":
            self.combat.focus_first()
        elif id_ == "powers":
            self.powers.focus_first()
        elif id_ == "gear":
            self.gear.focus_first()
        elif id_ == "notes":
            target = self.notes.list if self.notes.note is not None else self.notes.text
            target.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif id_ == "progress":
            self.progress.focus_first()

    def commit_pending(self) -> None:
        """Hand in everything half-typed."""
        if "combat" in self._made:
            self.combat.commit_pending()
        if "powers" in self._made:
            self.powers.commit_pending()
        if "gear" in self._made:
            self.gear.commit_pending()
        if "notes" in self._made:
            self.notes.commit_pending()

    def focus_subject(self, subject: "Subject") -> bool:
        """Give the focus to a weapon or power; False for anything else, or where it is not on the sheet."""
        if subject.use == "power" and any(each.id == subject.means for each in self._sheet.document.character.powers):
            self._sheet.bar.go_to("powers")
            return self.powers.focus_power(BelongingId(subject.means))
        if subject.use not in ("attack", "parry"):
            return False
        weapons = self._sheet.document.character.weapons
        weapon = next((each.id for each in weapons if each.id == subject.means), None)
        if weapon is None:
            return False
        self._sheet.bar.go_to("combat")
        return self.combat.focus_weapon(weapon)

    def _each(self) -> Iterator[Page]:
        yield from self._made.values()

    def _make(self, id_: str) -> QWidget:
        sheet = self._sheet
        if id_ == "combat":
            return self._combat()
        if id_ == "powers":
            return self._powers()
        if id_ == "gear":
            return self._gear()
        if id_ == "notes":
            from brp_desktop.views.brp.notes_page import NotesPage

            return NotesPage(sheet.document, sheet.look, sheet)
        from brp_desktop.views.brp.progress_page import ProgressPage

        return ProgressPage(sheet.document, sheet.look, sheet)

    def _combat(self) -> QWidget:
        from brp_desktop.views.brp.combat_page import CombatPage

        sheet = self._sheet
        page = CombatPage(sheet.document, sheet.look, sheet)
        page.set_edit_mode(sheet.edit_mode)
        page.desk_requested.connect(sheet.desk_requested)
        page.current_changed.connect(sheet.current_changed)
        page.why_requested.connect(sheet.explain)
        page.derived_why_requested.connect(sheet.explain_derived)
        page.resource_why_requested.connect(sheet.explain_resource)
        return page

    def _powers(self) -> QWidget:
        from brp_desktop.views.brp.powers_page import PowersPage

        sheet = self._sheet
        page = PowersPage(sheet.document, sheet.look, sheet)
        page.set_edit_mode(sheet.edit_mode)
        page.roll_requested.connect(sheet.roll_requested)
        page.desk_requested.connect(sheet.desk_requested)
        page.current_changed.connect(sheet.current_changed)
        page.why_requested.connect(sheet.explain)
        return page

    def _gear(self) -> QWidget:
        from brp_desktop.views.brp.gear_page import GearPage

        sheet = self._sheet
        page = GearPage(sheet.document, sheet.look, sheet)
        page.set_edit_mode(sheet.edit_mode)
        page.derived_why_requested.connect(sheet.explain_derived)
        page.resource_why_requested.connect(sheet.explain_resource)
        return page
