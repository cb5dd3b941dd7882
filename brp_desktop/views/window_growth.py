"""What the menu commands of development do; every room behind them is imported on use."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.systems import as_brp
from brp_desktop.views.main_window import MainWindow

if TYPE_CHECKING:
    from brp_desktop.play.subjects import Subject
    from brp_desktop.views.development.dialog import DevelopmentDialog
    from brp_desktop.views.development.scrim import Scrim


class GrowthCommands(QObject):
    """Development phase, ticks that wait, adventures, learning, the fairness of the dice."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._scrim: Scrim | None = None
        actions = window.actions_
        for name, slot in {
            "ticks": self.show_ticks,
            "development": self.show_development,
            "start_adventure": self.start_adventure,
            "end_adventure": self.end_adventure,
            "learn": self.show_learning,
            "long_break": self.show_long_break,
            "adventure_pdf": self.save_adventure_pdf,
            "how_dice_fall": self.show_how_dice_fall,
        }.items():
            actions[name].triggered.connect(slot)
        window.tool_bar.chip.clicked.connect(self.show_ticks)
        window.status_bar.adventure.clicked.connect(self.toggle_adventure)

    @property
    def _document(self) -> BrpDocument | None:
        return as_brp(self._window.document)

    def _ready(self) -> BrpDocument | None:
        """The document, with everything that runs or is half typed brought to an end; None where it may not change."""
        document = self._document
        if document is None:
            return None
        self._window.context.all_rolls.finish()
        document.commit_pending()
        return None if document.read_only else document

    def show_ticks(self) -> None:
        """Which skills are ticked, when and why."""
        from brp_desktop.views.development.inbox import TickInbox

        window, document = self._window, self._document
        if document is None or not document.derived.waiting_ticks:
            return
        inbox = TickInbox(window.context.log, document, window.theme, window)
        inbox.chosen.connect(self._go_to)
        inbox.development_requested.connect(self.show_development)
        chip = window.tool_bar.chip
        corner = chip.mapToGlobal(QPoint(chip.width() - 4, chip.height())) if chip.isVisible() else QPoint()
        inbox.open_at(corner if chip.isVisible() else window.mapToGlobal(QPoint(500, 90)))

    def _go_to(self, subject: "Subject") -> None:
        sheet = self._window.sheet
        if sheet is not None:
            sheet.focus_subject(subject)

    def show_development(self) -> "DevelopmentDialog | None":
        """The development phase; without a line to roll it is said that nothing is ticked."""
        window, document = self._window, self._ready()
        if document is None:
            return None
        from brp_desktop.play.development import phase_of
        from brp_desktop.views.development.dialog import DevelopmentDialog
        from brp_desktop.views.development.scrim import Scrim

        if not phase_of(document.character, document.derived).lines:
            window.status_bar.say(self.tr("Nothing is ticked."))
            return None
        self._scrim = Scrim(window.theme, window)
        dialog = DevelopmentDialog(window.context, document, window.theme, window)
        dialog.finished.connect(self._on_finished)
        dialog.place_over(window)
        dialog.open()
        return dialog

    def _on_finished(self, result: int) -> None:
        if self._scrim is not None:
            self._scrim.hide()
            self._scrim.deleteLater()
            self._scrim = None
        self._window.focus_sheet()

    # adventures

    def toggle_adventure(self) -> None:
        """Start an adventure, or end the one under way."""
        from brp_desktop.sheet.growth_edits import adventure_under_way

        document = self._document
        if document is not None:
            (self.end_adventure if adventure_under_way(document.character) else self.start_adventure)()

    def start_adventure(self) -> None:
        """Ask for its name and begin it."""
        from brp_desktop.views.development.adventures import StartDialog

        document = self._ready()
        if document is not None:
            StartDialog(document, self._window.theme, self._window).open()

    def end_adventure(self) -> None:
        """What is left to do, and the end."""
        from brp_desktop.views.development.adventures import EndDialog

        document = self._ready()
        if document is not None:
            dialog = EndDialog(document, self._window.theme, self._window)
            dialog.development_requested.connect(self.show_development)
            dialog.open()

    def save_adventure_pdf(self) -> None:
        """The last adventure on a page."""
        from brp_desktop.storage.errors import StorageError
        from brp_desktop.views.development.adventure_page import save_page
        from brp_desktop.views.error_labels import error_sentence

        document = self._document
        if document is None:
            return
        try:
            save_page(document, self._window)
        except StorageError as error:
            self._window.status_bar.say(error_sentence(error))

    # learning

    def show_learning(self) -> None:
        """Teachers, study alone, training and the years."""
        from brp_desktop.views.development.learning import LearningDialog

        document = self._ready()
        if document is not None:
            window = self._window
            people = [seat.person for seat in window.gm.master.seats().values()] if window.has_gm else []
            dialog = LearningDialog(window.context, document, window.theme, window, people)
            dialog.development_requested.connect(self.show_development)
            dialog.open()

    def show_long_break(self) -> None:
        """The free ticks of a long break."""
        from brp_desktop.views.development.long_break import LongBreakDialog

        document = self._ready()
        if document is not None:
            LongBreakDialog(document, self._window.theme, self._window).open()

    # dice

    def show_how_dice_fall(self) -> None:
        """How numbers are made, and what the journal says about them."""
        from brp_desktop.views.development.fairness import FairnessDialog

        FairnessDialog(self._window.context.log, self._window.theme, self._window).open()
