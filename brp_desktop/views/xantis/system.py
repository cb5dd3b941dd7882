"""What the window needs of Xantis."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import key_line
from brp_desktop.views.systems import SystemViews

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from brp_desktop.controllers.roll_log import RollLog
    from brp_desktop.controllers.xantis_rolls import XantisRolls
    from brp_desktop.sheet.xantis import XantisCharacter
    from brp_desktop.views.find_hits import Hit
    from brp_desktop.views.xantis.detail_panel import XantisDetailPanel
    from brp_desktop.views.xantis.roll_panel import XantisRollPanel
    from brp_desktop.views.xantis.sheet_view import XantisSheetView


class XantisViews(SystemViews):
    """Sheet, dice and words of Xantis characters."""

    has_growth = False
    has_difficulties = False
    presets = ("xantis",)

    def sheet(self, document: XantisDocument, theme: Theme, zoom: float, parent: "QWidget") -> "XantisSheetView":
        """A sheet for a document."""
        from brp_desktop.views.xantis.sheet_view import XantisSheetView

        return XantisSheetView(document, theme, zoom, parent)

    def detail(self, document: XantisDocument, theme: Theme) -> "XantisDetailPanel":
        """The detail panel for a document."""
        from brp_desktop.views.xantis.detail_panel import XantisDetailPanel

        return XantisDetailPanel(document, theme)

    def roll_panel(
        self, rolls: "XantisRolls", log: "RollLog", theme: Theme, wants_motion: Callable[[], bool], parent: "QWidget"
    ) -> "XantisRollPanel":
        """The panel of the test."""
        from brp_desktop.views.xantis.roll_panel import XantisRollPanel

        return XantisRollPanel(rolls, log, theme, wants_motion, parent)

    def candidates(self, document: XantisDocument, lang: str) -> "list[tuple[Hit, str]]":
        """Scores, Iniziativa, actions and weapons."""
        from brp_desktop.views.xantis.finding import candidates

        return candidates(document)

    def edit_name(self, edit: object, character: "XantisCharacter") -> str:
        """What an edit does, in a few words without a capital."""
        from brp_desktop.views.xantis.edit_labels import edit_name

        return edit_name(edit, character)

    def find_text(self) -> str:
        """What the find field says."""
        return QCoreApplication.translate("systems", "Find a score")

    def nothing_found(self, name: str) -> str:
        """What the quick find says where nothing has this name."""
        return QCoreApplication.translate("systems", "No score, action or weapon called “{name}”.").format(name=name)

    def rules_text(self, document: XantisDocument) -> str:
        """Whether the source's text is read the usual way."""
        if self.preset_of(document):
            return QCoreApplication.translate("systems", "Xantis, default readings")
        return QCoreApplication.translate("systems", "Xantis, own readings")

    def preset_of(self, document: XantisDocument) -> str:
        """The default readings, if they are in force."""
        from brp_desktop.rules.xantis import XantisOptions

        return "xantis" if document.character.options == XantisOptions() else ""

    def take_preset(self, document: XantisDocument, preset: str) -> None:
        """Go back to the default readings, as one undo step."""
        from brp_desktop.rules.xantis import XantisOptions
        from brp_desktop.sheet.xantis_edits import SetXantisOptions

        document.perform(SetXantisOptions(XantisOptions()))

    def open_rules(self, document: XantisDocument, theme: Theme, window: "QWidget") -> None:
        """Every reading of the rules."""
        from brp_desktop.views.rules.dialog import open_rules
        from brp_desktop.views.xantis.rules_book import XantisRuleBook

        open_rules(XantisRuleBook(document), theme, window)

    def key_hint(self) -> str:
        """The keys of a score."""
        text = QCoreApplication.translate("systems", "Enter rolls · {difficulty} difficulty · {why} explains")
        return key_line(text, difficulty=("xantis_difficulty", "D"), why=("why", "?"))
