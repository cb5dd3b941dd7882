"""What can be printed now: the sheet in front, its adventure, the game master's table, and which pages each gives."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from brp_desktop.painting.pages.marks import PageSet
from brp_desktop.painting.pages.paper import PrintOptions
from brp_desktop.painting.pages.table_list import LIST, PEOPLE
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.storage.table_documents import TableDocument
from brp_desktop.views.printing.content import KnownPlayers, sheet_pages, table_page_set

translate = QCoreApplication.translate

SHEET_LAYOUTS = ("full", "single", "large")
ADVENTURE = "adventure"
LAYOUTS = (*SHEET_LAYOUTS, ADVENTURE, LIST, PEOPLE)


@dataclass(frozen=True)
class PrintSubject:
    """A sheet, an adventure and a table, whatever of them is there."""

    character: BrpCharacter | XantisCharacter | None = None
    table: TableDocument | None = None
    players: KnownPlayers | None = None
    adventure: Callable[[PrintOptions], PageSet | None] | None = None
    adventure_name: str = ""

    @property
    def name(self) -> str:
        """Whose sheet or which table it is; may be empty."""
        if self.character is not None:
            return self.character.name
        return "" if self.table is None else self.table.table.name

    @property
    def has_skills(self) -> bool:
        """Whether the sheet has skills in percent, with ticks, bases and limits; a sheet of Xantis has none."""
        return not isinstance(self.character, XantisCharacter)

    @property
    def layouts(self) -> tuple[str, ...]:
        """The layouts that there are for such a sheet, be they to be had now or not."""
        return tuple(layout for layout in LAYOUTS if self.has_skills or layout != ADVENTURE)

    def why_not(self, layout: str) -> str:
        """Why a layout cannot be chosen; empty where it can."""
        if layout in SHEET_LAYOUTS:
            return "" if self.character is not None else translate("printing", "No sheet is open.")
        if layout == ADVENTURE:
            return "" if self.adventure is not None else translate("printing", "This sheet has no adventure.")
        if self.table is None or not self.table.table.entries:
            return translate("printing", "Nobody is at the game master’s table.")
        if layout == PEOPLE and not any(entry.is_inside for entry in self.table.table.entries):
            return translate("printing", "Everybody at this table has a sheet.")
        return ""

    def layout(self, wanted: str) -> str:
        """The layout wanted, or the first that can be had."""
        possible = [layout for layout in self.layouts if not self.why_not(layout)]
        return wanted if wanted in possible else possible[0] if possible else ""

    def can_be_filled(self, layout: str) -> bool:
        """Whether the pages can be a form."""
        return layout in SHEET_LAYOUTS and self.character is not None

    def pages(self, layout: str, options: PrintOptions) -> PageSet:
        """The pages of a layout that can be had."""
        if layout in (LIST, PEOPLE) and self.table is not None:
            return table_page_set(self.table, options, self.players, (layout,))
        if layout == ADVENTURE and self.adventure is not None:
            found = self.adventure(options)
            if found is not None:
                return found
        assert self.character is not None
        return sheet_pages(self.character, options)

    def file_stem(self, layout: str) -> str:
        """What a file of these pages is called if nothing better is thought of."""
        if layout == ADVENTURE:
            return self.adventure_name
        if layout in (LIST, PEOPLE) and self.table is not None:
            return self.table.table.name
        return self.name
