"""The game master's tab as the window sees it: made on first use, with all that belongs to it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.controllers.document import Document
from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.roll_play import now_ms
from brp_desktop.controllers.systems import as_brp
from brp_desktop.painting.theme import Theme
from brp_desktop.rules import RulesError
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.announce import announce
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm.gm_panel import GmPanel
from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.xantis.round_place import RoundPlace

if TYPE_CHECKING:
    from brp_desktop.play.people import NpcPerson, SheetPerson
    from brp_desktop.rules.brp.hindrances import Way
    from brp_desktop.sheet.brp import Hindrance
    from brp_desktop.sheet.table import EntryId
    from brp_desktop.views.gm.gm_log import GmLog
    from brp_desktop.views.gm.table_window import TableWindow
    from brp_desktop.views.main_window import MainWindow


class GmRoom(QObject):
    """Controllers, panel and windows of the game master. Closing any of them reveals nothing."""

    hidden_changed = Signal(bool)
    """Whether the next roll is hidden."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        context = window.context
        self._window = window
        self._table_window: TableWindow | None = None
        self._since = now_ms()
        self._log: GmLog | None = None
        self._place: tuple[Document | None, QWidget | None] = (None, None)
        self.master = GameMaster(
            context.files,
            context.log,
            context.settings,
            context.interaction,
            context.table_questions,
            context.rolls.source,
            context.places.drafts,
            context.places.backups,
            parent=self,
        )
        last = window.history.acts
        last.follow_table(self.master.table)
        self.master.acting.connect(last.begin)
        self.master.acted.connect(last.end)
        self.master.table.settle_requested.connect(context.all_rolls.finish)
        self.master.table.sheet_opening.connect(self._on_sheet_opening)
        self.master.table.sheet_opened.connect(self._on_sheet_opened)
        self.master.table.drafts.trouble_changed.connect(self._on_draft_trouble)
        self.master.hidden_changed.connect(self._on_hidden)
        self.panel = GmPanel(
            self.master, context.interaction, window.theme, context.appearance.wants_motion, window.dock
        )
        self.panel.roster.dialogs.print_requested.connect(self._on_print)
        acts = self.panel.roster.acts
        acts.attack_requested.connect(self._on_attack)
        acts.try_requested.connect(self._on_try)
        acts.round_requested.connect(self._on_round)
        self.giro = RoundPlace(self.master, context.settings, window.theme, window, self._shows_giro)
        self.panel.page_changed.connect(self.giro.refresh)
        window.dock.topLevelChanged.connect(self._on_dock_floats)
        self.giro.announced.connect(window.status_bar.say)
        self.giro.together_requested.connect(self._on_together)
        self.master.table.open_last()
        self.panel.roster.draft.look()
        self._stand_in()
        self.show_document(window.document)
        window.document_shown.connect(self.show_document)
        window.theme_taken.connect(self.set_theme)

    def _shows_giro(self) -> bool:
        """Whether the Giro stands in the tab now, in the same window as the sheet."""
        window = self._window
        return not window.dock.isFloating() and self.panel.page == "giro" and self.panel.isVisibleTo(window)

    def _on_dock_floats(self, floating: bool) -> None:
        self.giro.refresh()

    def _on_print(self, ids: "tuple[EntryId, ...]") -> None:
        self._window.commands.printing.show_table_print(ids)

    def _on_attack(self, key: str, subject: str) -> None:
        """Somebody attacks: in the place of the dice, where a sheet is edited something else stands."""
        window = self._window
        if self._is_editing():
            return
        fight = window.rolling.combat.desk.fight
        if key.startswith("npc:"):
            fight.begin_foe(key, subject)
            return
        document = fight.room.sheet_of(key.removeprefix("sheet:"))
        if document is None:
            window.status_bar.say(self.tr("The sheet cannot be opened, so nobody attacks with it."))
            return
        window.show_document(document)
        fight.begin(document, BelongingId(subject))

    def _is_editing(self) -> bool:
        """Whether a sheet is edited, so that nothing of a fight would be seen; then it is said."""
        if self._window.editing:
            text = self.tr("While a sheet is edited no dice are thrown: back to play first ({key}).")
            self._window.status_bar.say(text.format(key=key_bindings().shown("edit_mode")))
        return self._window.editing

    def _on_try(self, person: "SheetPerson | NpcPerson", hindrance: "Hindrance", way: "Way") -> None:
        if way not in ("end", "bleed") and self._is_editing():
            return
        try:
            self._window.rolling.combat.desk.aftermath.attempt(person, hindrance, way)
        except (RulesError, EditError) as error:
            self._window.status_bar.say(error_sentence(error))

    def _on_round(self) -> None:
        from brp_desktop.views.fight.aftermath_words import round_sentence

        said = round_sentence(self._window.rolling.combat.desk.aftermath.new_round())
        self._window.status_bar.say(said, wrong=False)
        announce(self.panel, said)

    @property
    def table_window(self) -> "TableWindow | None":
        """The window for the second screen, once it was opened."""
        return self._table_window

    def has_focus(self) -> bool:
        """Whether the keyboard is in the panel."""
        focus = QApplication.focusWidget()
        return focus is not None and self.panel.isAncestorOf(focus)

    def show_document(self, document: Document | None) -> None:
        """Another sheet is in front, or the window has another size: pages and Giro go with it."""
        if document is not None:
            self.panel.set_front(document.system)
        self.giro.show_document(document, self._window.sheet)

    def toggle_hidden(self) -> None:
        """Hide the next rolls, or not."""
        self.master.set_hidden(not self.master.is_hidden())

    def show_table_window(self) -> "TableWindow":
        """Open the window for the second screen, or bring it to the front."""
        from brp_desktop.views.gm.table_window import TableWindow

        if self._table_window is None:
            self._table_window = TableWindow(self._window.context.log, self._since, self._window.theme)
        self._table_window.show()
        self._table_window.raise_()
        return self._table_window

    def show_log(self) -> "GmLog":
        """Open the game master's log."""
        from brp_desktop.views.gm.gm_log import GmLog

        if self._log is not None:
            self._log.deleteLater()
        self._log = GmLog(self.master, self._window.theme, self._window)
        self._log.show()
        return self._log

    def open_sample_table(self) -> None:
        """Open the shipped table: a copy of it and its sheets among the application's data."""
        from brp_desktop.storage.errors import StorageError
        from brp_desktop.storage.sample_table import laid_out

        context = self._window.context
        try:
            path = laid_out(context.places.data / "samples")
        except StorageError as error:
            context.interaction.show_error(error)
        else:
            self.master.table.open(path)

    def show_reference(self) -> None:
        """Open the quick reference under the rules of the check."""
        from brp_desktop.views.gm.quick_reference import open_reference

        open_reference(self._window, self._window.theme, self.master.contests.request.agreement.options)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.panel.set_theme(theme)
        self.giro.set_theme(theme)
        if self._table_window is not None:
            self._table_window.set_theme(theme)

    def check_disk(self) -> None:
        """Look how the players' files stand."""
        self.master.table.check_disk()

    def stop(self) -> None:
        """The program ends: write what waits, put the other windows away."""
        self.master.stop()
        if self._table_window is not None:
            self._table_window.close()
            self._table_window.deleteLater()
            self._table_window = None

    def _stand_in(self) -> None:
        """The sheet in front stands on side A to begin with."""
        document = as_brp(self._window.document)
        contests = self.master.contests
        if document is not None and contests.choice("a").is_empty:
            contests.set_who("a", (f"sheet:{document.document_id}",))

    def _on_sheet_opening(self) -> None:
        self._place = self._window.document, QApplication.focusWidget()

    def _on_sheet_opened(self, document: Document | None) -> None:
        """The window stays where it was: only the tab is new."""
        before, focus = self._place
        if before is not None:
            self._window.show_document(before)
        if focus is not None:
            focus.setFocus()
        if document is not None:
            sentence = self.tr("The sheet of {name} was opened for it.")
            said = sentence.format(name=document.character.name or "?")
            self._window.status_bar.say(said, wrong=False)

    def _on_together(self) -> None:
        self._window.show_tab("gm")
        self.panel.show_page("together")
        self.panel.focus_first()

    def _on_draft_trouble(self) -> None:
        from brp_desktop.storage.notices import Notice
        from brp_desktop.views.error_labels import notice_sentence

        trouble = self.master.table.drafts.trouble
        said = "" if trouble is None else notice_sentence(Notice(f"draft_{trouble.code}", trouble.path))
        self._window.status_bar.say(said)

    def _on_hidden(self, hidden: bool) -> None:
        self.hidden_changed.emit(hidden)
        self._window.status_bar.show_hidden(hidden)
        announce(self.panel, self.tr("Hidden rolls on") if hidden else self.tr("Hidden rolls off"))
