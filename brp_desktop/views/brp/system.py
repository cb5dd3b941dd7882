"""What the window needs of the percentile system."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import key_line
from brp_desktop.views.systems import SystemViews

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from brp_desktop.controllers.roll_log import RollLog
    from brp_desktop.controllers.rolls import RollsController
    from brp_desktop.sheet.brp import BrpCharacter
    from brp_desktop.views.brp.detail_panel import DetailPanel
    from brp_desktop.views.brp.sheet_view import SheetView
    from brp_desktop.views.dice_panel import DicePanel
    from brp_desktop.views.find_hits import Hit


class BrpViews(SystemViews):
    """Sheet, dice and words of percentile characters."""

    has_growth = True
    has_difficulties = True
    presets = ("srd", "uge")

    def sheet(self, document: BrpDocument, theme: Theme, zoom: float, parent: "QWidget") -> "SheetView":
        """A sheet for a document."""
        from brp_desktop.views.brp.sheet_view import SheetView

        return SheetView(document, theme, zoom, parent)

    def detail(self, document: BrpDocument, theme: Theme) -> "DetailPanel":
        """The detail panel for a document."""
        from brp_desktop.views.brp.detail_panel import DetailPanel

        return DetailPanel(document, theme)

    def roll_panel(
        self,
        rolls: "RollsController",
        log: "RollLog",
        theme: Theme,
        wants_motion: Callable[[], bool],
        parent: "QWidget",
    ) -> "DicePanel":
        """The dice panel."""
        from brp_desktop.views.dice_panel import DicePanel

        return DicePanel(rolls, log, theme, wants_motion, parent)

    def candidates(self, document: BrpDocument, lang: str) -> "list[tuple[Hit, str]]":
        """Skills, specialities and characteristic rolls."""
        from brp_desktop.views.brp.finding import candidates

        return candidates(document, lang)

    def edit_name(self, edit: object, character: "BrpCharacter") -> str:
        """What an edit does, in a few words without a capital."""
        from brp_desktop.views.edit_labels import edit_name

        return edit_name(edit, character)

    def find_text(self) -> str:
        """What the find field says."""
        return QCoreApplication.translate("systems", "Find a skill")

    def nothing_found(self, name: str) -> str:
        """What the quick find says where nothing has this name."""
        return QCoreApplication.translate("systems", "No skill or roll called “{name}”.").format(name=name)

    def rules_text(self, document: BrpDocument) -> str:
        """The preset in force, or that the rules are the table's own."""
        from brp_desktop.rules.brp import preset_id
        from brp_desktop.views.labels import preset_label

        return preset_label(preset_id(document.character.options))

    def rules_broken(self, document: BrpDocument) -> int:
        """Those of creation."""
        from brp_desktop.views.brp.creation_points import rules_broken

        return rules_broken(document)

    def preset_of(self, document: BrpDocument) -> str:
        """Which of the presets is in force; empty for rules of one's own."""
        from brp_desktop.rules.brp import preset_id

        preset = preset_id(document.character.options)
        return preset if preset in self.presets else ""

    def take_preset(self, document: BrpDocument, preset: str) -> None:
        """Put a preset in force, as one undo step."""
        from brp_desktop.rules.brp import SRD, UGE
        from brp_desktop.sheet.edits import SetOptions

        document.perform(SetOptions(UGE if preset == "uge" else SRD))

    def open_rules(self, document: BrpDocument, theme: Theme, window: "QWidget") -> None:
        """Every option of the record."""
        from brp_desktop.views.brp.rules_book import BrpRuleBook
        from brp_desktop.views.rules.dialog import open_rules

        open_rules(BrpRuleBook(document), theme, window)

    def key_hint(self) -> str:
        """The keys of a skill."""
        text = QCoreApplication.translate(
            "systems", "Enter rolls · {easy} {normal} {difficult} difficulty · {why} explains"
        )
        letters = (("easy", "E"), ("normal", "N"), ("difficult", "D"))
        names = {name: (f"difficulty:{name}", key) for name, key in letters}
        return key_line(text, **names, why=("why", "?"))
