"""The views of each system: sheet, dice panel, detail panel and words, made when a sheet of the system is shown."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from brp_desktop.controllers.document import Document, DocumentStep
from brp_desktop.painting.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from brp_desktop.controllers.roll_log import RollLog
    from brp_desktop.views.find_hits import Hit
    from brp_desktop.views.roll_panel import RollPanel
    from brp_desktop.views.sheet import Detail, Sheet

PERCENTILE = "brp"
"""The system whose panel and words stand while no sheet is open."""


class SystemViews(ABC):
    """What the window needs of a system. Making one costs nothing: its rooms are imported when they are wanted.

    Documents, rolls and subjects that are handed in are of this system.
    """

    has_growth: bool
    """Whether its sheets have ticks, a development phase, and adventures that are begun and ended."""
    has_difficulties: bool
    """Whether a difficulty is one of five names: letters, menu, Alt keys of the quick find."""
    presets: tuple[str, ...]
    """Ids of the rules that can be taken as a whole: of the actions ``preset:…``."""

    @abstractmethod
    def sheet(self, document: Any, theme: Theme, zoom: float, parent: "QWidget") -> "Sheet":
        """A sheet for a document."""

    @abstractmethod
    def detail(self, document: Any, theme: Theme) -> "Detail":
        """The detail panel for a document."""

    @abstractmethod
    def roll_panel(
        self, rolls: Any, log: "RollLog", theme: Theme, wants_motion: Callable[[], bool], parent: "QWidget"
    ) -> "RollPanel":
        """The panel of the dock's tab «Dice»; one for all sheets of the system."""

    @abstractmethod
    def candidates(self, document: Any, lang: str) -> "list[tuple[Hit, str]]":
        """Everything of the sheet that the quick find finds, with its English name to be found by too."""

    @abstractmethod
    def edit_name(self, edit: object, character: Any) -> str:
        """What an edit does, in a few words without a capital: «tick Spot»."""

    @abstractmethod
    def find_text(self) -> str:
        """What the find field says: «Find a skill»."""

    @abstractmethod
    def nothing_found(self, name: str) -> str:
        """What the quick find says where nothing has this name."""

    @abstractmethod
    def rules_text(self, document: Any) -> str:
        """What the status bar says about the rules in force: «SRD, 4 levels»."""

    def rules_broken(self, document: Any) -> int:
        """How many rules the sheet breaks, to be said in edit mode."""
        return 0

    @abstractmethod
    def preset_of(self, document: Any) -> str:
        """Which of the presets is in force; empty for rules of one's own."""

    @abstractmethod
    def take_preset(self, document: Any, preset: str) -> None:
        """Put a preset in force, as one undo step."""

    @abstractmethod
    def open_rules(self, document: Any, theme: Theme, window: "QWidget") -> None:
        """Show the page with every option of the sheet's rules over the window, which stays usable."""

    @abstractmethod
    def key_hint(self) -> str:
        """What the status bar says about the keys in play mode."""


_MADE: dict[str, SystemViews] = {}


def views_of(system: str) -> SystemViews:
    """The views of a system by its id."""
    if system not in _MADE:
        if system == "xantis":
            from brp_desktop.views.xantis.system import XantisViews

            _MADE[system] = XantisViews()
        else:
            from brp_desktop.views.brp.system import BrpViews

            _MADE[system] = BrpViews()
    return _MADE[system]


def undo_words(document: Document | None) -> str:
    """What undo on a document says: «Undo tick Spot», or «Undo» where there is nothing to undo."""
    return undo_text("" if document is None else name_of_step(document, document.undo_step))


def undo_text(what: str) -> str:
    """Menu text and tooltip: «Undo tick Spot», or «Undo» where there is nothing to undo."""
    if not what:
        return QCoreApplication.translate("labels", "Undo")
    return QCoreApplication.translate("labels", "Undo {what}").format(what=what)


def redo_text(what: str) -> str:
    """Menu text and tooltip: «Redo tick Spot», or «Redo» where there is nothing to redo."""
    if not what:
        return QCoreApplication.translate("labels", "Redo")
    return QCoreApplication.translate("labels", "Redo {what}").format(what=what)


def name_of_step(document: Document, step: object) -> str:
    """What a step of a document does, in a few words; empty for none."""
    if not isinstance(step, DocumentStep):
        return ""
    return views_of(document.system).edit_name(step.edit, document.character)
