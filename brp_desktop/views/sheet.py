"""What the window asks of a character sheet and of its detail panel, whatever the system."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from brp_desktop.painting.theme import Theme

if TYPE_CHECKING:
    from brp_desktop.rules.dice import RandomSource
    from brp_desktop.storage.settings import SheetSettings


class Sheet(QWidget):
    """The sheet of one document, in play and in edit mode.

    A subject is what can be rolled or edited on the sheet: a value of the system that can be hashed and compared; the
    window only hands it on. The sheet follows its document by itself, hands in half-typed text when the document asks
    (``commit_requested``), and takes another language when a ``LanguageChange`` comes.
    """

    roll_requested = Signal(object)
    """Subject: a deliberate click or Enter in play mode."""
    roll_at_requested = Signal(object, str)
    """Subject and difficulty id, from a menu; only where the system has difficulties by name."""
    choose_requested = Signal(object)
    """Subject to be taken for the next roll, without rolling."""
    current_changed = Signal(object)
    """Subject the focus is on now."""
    detail_requested = Signal(object)
    """Subject the person edits: the detail panel shows it."""
    desk_requested = Signal(object)
    """Something of the sheet that needs whoever carries out combat: ``take_desk`` gives it one."""
    several_chosen = Signal(object)
    """Ids of what the person has chosen to do something to all of it together; empty for nothing any more."""
    play_requested = Signal()
    """Back to play mode."""
    view_changed = Signal()
    """Page, order or filter are others: worth remembering for this document (``remembered``)."""

    @property
    def zoom(self) -> float:
        """The zoom in force, 0.5 … 3.0."""
        raise NotImplementedError

    @property
    def page_count(self) -> int:
        """How many pages there are; 1 where the sheet has no pages."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme; focus, scroll and half-typed text stay."""
        raise NotImplementedError

    def set_zoom(self, zoom: float) -> None:
        """Everything on the sheet by one factor, 0.5 … 3.0."""
        raise NotImplementedError

    def set_motion(self, wants_motion: Callable[[], bool]) -> None:
        """Whether small things may move; asked each time. A sheet where nothing moves need not care."""

    def set_second_language(self, language: str) -> None:
        """Characteristics in another language too; empty for none. A sheet without any need not care."""

    def set_edit_mode(self, on: bool) -> None:
        """Switch between rolling and changing; what has the focus keeps it."""
        raise NotImplementedError

    def set_page(self, index: int) -> None:
        """Show a page, 0 … ``page_count`` − 1."""
        raise NotImplementedError

    def wake(self) -> None:
        """Make what was only painted for the first picture: from now on everything is there."""

    def choose_none(self) -> None:
        """Nothing is chosen together any more (``several_chosen``); a sheet where nothing can be need not care."""

    def begin(self) -> None:
        """Where filling in a blank sheet begins: at the name, which the first letter replaces; in edit mode."""
        raise NotImplementedError

    def focus_rows(self) -> None:
        """Give the focus to the rows of the page."""
        raise NotImplementedError

    def rows_on_screen(self) -> Sequence[QRect]:
        """Where the first rows are on the screen, from the top; empty where none are."""
        return ()

    def focus_subject(self, subject: Any) -> bool:
        """Give the focus to a subject, out of any filter; False if the sheet does not show it."""
        raise NotImplementedError

    def explain(self, subject: Any) -> None:
        """Open «why?» beside a subject."""
        raise NotImplementedError

    def show_rolling(self, result: Any) -> None:
        """A result is being played: mark its subject; nothing of the result may show."""
        raise NotImplementedError

    def show_result(self, result: Any) -> None:
        """A result of this sheet is at rest: mark its subject."""
        raise NotImplementedError

    def recall(self, kept: "SheetSettings") -> None:
        """Show page, order and filter as they were last looked at; the zoom was given to the constructor."""
        raise NotImplementedError

    def remembered(self, kept: "SheetSettings") -> "SheetSettings":
        """What was kept, with page, order and filter as they are now."""
        raise NotImplementedError


class Detail(QScrollArea):
    """The dock's first tab in edit mode: everything about the value that is edited."""

    focus_requested = Signal(object)
    """Subject of the sheet whose field is wanted."""
    play_requested = Signal()
    """To play mode."""
    none_requested = Signal()
    """Nothing should be chosen together any more."""

    dice: "Callable[[], RandomSource] | None" = None
    """Gives the dice that are thrown here by hand; None: those of the system."""

    @property
    def has_steps(self) -> bool:
        """Whether the steps of a creation are shown here."""
        return False

    def begin(self) -> bool:
        """Give the focus to the step under way; False where no steps are shown."""
        return False

    def set_chosen(self, chosen: Any) -> None:
        """What the person has chosen to do something to all of it together."""

    def show_steps(self, *, shown: bool) -> None:
        """Show the steps of a creation and go there, or put them away; nothing where there are none."""

    def set_subject(self, subject: Any) -> None:
        """Show another subject."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        raise NotImplementedError
