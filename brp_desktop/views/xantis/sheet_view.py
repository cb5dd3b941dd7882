"""The sheet of one Xantis character: head, tree of scores, actions and values, notes; in play and in edit mode."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.xantis_scores import ScoresModel
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.views.brp.look import Look
from brp_desktop.views.controls import key_hint
from brp_desktop.views.painted import tint
from brp_desktop.views.sheet import Sheet
from brp_desktop.views.xantis.bar import NOTES, PAGE_COUNT, SCORES, XantisBar
from brp_desktop.views.xantis.head import XantisHead
from brp_desktop.views.xantis.scores_page import ScoresPage
from brp_desktop.views.xantis.scores_view import ScoresView
from brp_desktop.views.xantis.sheet_play import SheetPlay
from brp_desktop.views.xantis.sheet_texts import XantisTexts
from brp_desktop.views.xantis.side_play import SidePlay

if TYPE_CHECKING:
    from brp_desktop.play.xantis_rolls import XantisResult
    from brp_desktop.sheet.xantis_changes import XantisChangeSet
    from brp_desktop.storage.settings import SheetSettings
    from brp_desktop.views.banner import Banner
    from brp_desktop.views.brp.notes_page import NotesPage
    from brp_desktop.views.xantis.asking import SheetAsking
    from brp_desktop.views.xantis.sheet_edit import SheetEdit
    from brp_desktop.views.xantis.sheet_values import SheetValue

COMPACT_WIDTH = 760
COMPACT_HEIGHT = 520
"""A sheet smaller than this (px, whatever the zoom) shows less: the smallest window supported."""
ROUND_HEIGHT = 222


class XantisSheetView(Sheet):
    """One document. What a test needs is told; edits go to the document."""

    def __init__(
        self, document: XantisDocument, theme: Theme, zoom: float = 1.0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("xantis_sheet_view")
        self.document = document
        self._look = Look(theme, zoom)
        self._edit = False
        self.texts = XantisTexts(document)
        self.scores = ScoresModel(self.texts, None if document.read_only else document.perform, self)
        self.scores.set_snapshot(document.character, document.derived)
        self.head = XantisHead(document, self._look, self)
        self.bar = XantisBar(self._look, self)
        self.pages = QStackedWidget(self)
        self.tree = ScoresView(self.scores, self._look, self.pages)
        self.side = SidePlay(document, self.texts, self._look, self.pages)
        self.page = ScoresPage(document, self.tree, self.side, self._look, self.pages)
        self.pages.addWidget(self.page)
        self._round: QWidget | None = None
        self._notes: NotesPage | None = None
        self._banner: Banner | None = None
        self._asking_made: SheetAsking | None = None
        self._edit_made: SheetEdit | None = None
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        for part in (self.head, self.bar):
            self._box.addWidget(part)
        self._box.addWidget(self.pages, 1)
        self.setAutoFillBackground(True)
        self.play = SheetPlay(self)
        self._connect()
        self.retranslate()
        self._set_look(self._look)

    # what others ask for

    @property
    def look(self) -> Look:
        """Theme, zoom and room in force."""
        return self._look

    @property
    def zoom(self) -> float:
        """The zoom in force."""
        return self._look.zoom

    @property
    def page_count(self) -> int:
        """Scores and notes."""
        return PAGE_COUNT

    @property
    def edit_mode(self) -> bool:
        """Whether a click changes instead of choosing."""
        return self._edit

    @property
    def notes(self) -> "NotesPage":
        """The page of notes, made when first wanted."""
        if self._notes is None:
            from brp_desktop.views.brp.notes_page import NotesPage

            self._notes = NotesPage(self.document, self._look, self)
            self.pages.addWidget(self._notes)
        return self._notes

    @property
    def editing(self) -> "SheetEdit":
        """Everything of edit mode, made when it is first entered."""
        if self._edit_made is None:
            from brp_desktop.views.xantis.sheet_edit import SheetEdit

            self._edit_made = SheetEdit(self)
        return self._edit_made

    @property
    def asking(self) -> "SheetAsking":
        """Whoever opens «why?», made when first asked."""
        if self._asking_made is None:
            from brp_desktop.views.xantis.asking import SheetAsking

            self._asking_made = SheetAsking(self.document, self._look.theme, self)
        return self._asking_made

    def set_round_panel(self, widget: QWidget | None) -> None:
        """What stands under the pages, 222 px high; None takes it away. The sheet becomes its parent."""
        if self._round is not None:
            self._box.removeWidget(self._round)
            self._round.setParent(None)
        self._round = widget
        if widget is not None:
            widget.setFixedHeight(ROUND_HEIGHT)
            self._box.addWidget(widget)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme; focus, scroll and half-typed text stay."""
        self._set_look(Look(theme, self._look.zoom, self._look.compact))

    def set_zoom(self, zoom: float) -> None:
        """Everything on the sheet by one factor, 0.5 … 3.0."""
        self._set_look(Look(self._look.theme, zoom, self._is_small(zoom)))

    def set_edit_mode(self, on: bool) -> None:
        """Switch between choosing and changing; the score with the focus stays the same."""
        if on == self._edit:
            return
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        node = self.tree.edited if self._edit else self.tree.current_key()
        in_tree = focus is not None and (focus is self.tree or self.tree.isAncestorOf(focus))
        if not on:
            self.commit_pending()
        self._edit = on
        if on or self._edit_made is not None:
            self.editing.set_on(on)
        self.tree.set_editing(on)
        self.head.set_edit_mode(on)
        self.bar.set_edit_mode(on)
        self._say_banner()
        self._place_tracks()
        self.page.place()
        if had_focus and in_tree and node is not None:
            self.focus_subject(XantisSubject(id=node))
        elif had_focus and not self._has_focus():
            self.focus_rows()

    def set_page(self, index: int) -> None:
        """Show a page: 0 scores, 1 notes."""
        self.bar.set_page(index)

    def begin(self) -> None:
        """Where filling in a blank sheet begins: at the name, which the first letter replaces; in edit mode."""
        name = self.head.fields["name"].field
        name.setFocus(Qt.FocusReason.OtherFocusReason)
        name.selectAll()

    def focus_rows(self) -> None:
        """Give the focus to the rows of the page."""
        if self.bar.page == NOTES:
            target: QWidget = self.notes.list if self.notes.note is not None else self.notes.text
            target.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif not self.scores.rowCount():
            self.page.nothing.add.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._edit:
            self.editing.focus_first()
        else:
            self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def rows_on_screen(self) -> Sequence[QRect]:
        return [self.tree.row_on_screen(key) for key in self.scores.keys]

    def focus_subject(self, subject: "XantisSubject | SheetValue") -> bool:
        """Give the focus to a score, an action, a weapon or a derived value; False if the sheet does not show it."""
        self.set_page(SCORES)
        return self.editing.focus_subject(subject) if self._edit else self.play.focus_subject(subject)

    def show_rolling(self, result: "XantisResult") -> None:
        """Mark what is being rolled; nothing of the result shows."""
        self.play.mark(result.request.subject)

    def show_result(self, result: "XantisResult") -> None:
        """What was rolled stays marked."""
        self.play.mark(result.request.subject)

    def recall(self, kept: "SheetSettings") -> None:
        """The page as it was last looked at."""
        self.set_page(kept.page)

    def remembered(self, kept: "SheetSettings") -> "SheetSettings":
        """What was kept, with the page as it is now."""
        return replace(kept, page=self.bar.page)

    def commit_pending(self) -> None:
        """Hand in everything half-typed: before a save, a draft, a close, a change of mode (case D11)."""
        self.head.commit_pending()
        self.page.tracks.commit_pending()
        self.side.commit_pending()
        if self._notes is not None:
            self._notes.commit_pending()
        if self._edit_made is not None:
            self._edit_made.commit_pending()

    def explain(self, subject: "XantisSubject | SheetValue") -> None:
        """Open «why?» beside a number."""
        place = self.editing.anchor(subject) if self._edit else self.play.anchor(subject)
        self.asking.explain(subject, place)

    def retranslate(self) -> None:
        """Take all words from the language in force; focus, scroll and half-typed text stay."""
        self.setAccessibleName(self.tr("Character sheet"))
        self.tree.setAccessibleName(self.tr("Scores"))
        self.scores.refresh_all()
        self.side.retranslate()
        if self._notes is not None:
            self._notes.retranslate()
        if self._edit_made is not None:
            self._edit_made.retranslate()
        self._say_banner()
        self._place_tracks()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        compact = self._is_small(self._look.zoom)
        if compact != self._look.compact:
            self._set_look(Look(self._look.theme, self._look.zoom, compact))
        self._place_tracks()

    # the inside

    def _connect(self) -> None:
        document = self.document
        document.changed.connect(self._on_changed)
        document.state_changed.connect(self._on_state_changed)
        document.commit_requested.connect(self.commit_pending)
        self.page.add_requested.connect(self._on_first_score)
        self.bar.page_chosen.connect(self._on_page)
        self.bar.rules_requested.connect(self._on_rules)

    def _is_small(self, zoom: float) -> bool:
        """Whether there is room for less only; whoever zooms wants things large rather than many."""
        return zoom <= 1.0 and (self.width() < COMPACT_WIDTH or self.height() < COMPACT_HEIGHT)

    def _set_look(self, look: Look) -> None:
        self._look = look
        if self._banner is not None:
            self._banner.set_theme(look.theme)
        for part in (self.head, self.bar, self.tree, self.side, self.page):
            part.set_look(look)
        if self._notes is not None:
            self._notes.set_look(look)
        if self._edit_made is not None:
            self._edit_made.set_look(look)
        if self._asking_made is not None:
            self._asking_made.set_theme(look.theme)
        tint(self, QPalette.ColorRole.Window, look.colour("sheet"))
        self._place_tracks()
        self.page.place()

    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and focus.isVisible() and self.isAncestorOf(focus)

    def _place_tracks(self) -> None:
        """Pa and counters beside the name as far as there is room; the focus goes with them."""
        focused = self.head.tracks.focused() or self.page.tracks.focused()
        self.page.set_overflow(self.head.place_tracks())
        self.page.tracks.chain_after(self.bar.rules)
        tracks = self.head.tracks.tracks | self.page.tracks.tracks
        if focused in tracks and focused not in (self.head.tracks.focused(), self.page.tracks.focused()):
            tracks[focused].number.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_banner(self) -> None:
        if self._edit:
            if self._banner is None:
                from brp_desktop.views.banner import Banner

                self._banner = Banner(self._look.theme, 1, self)
                self._banner.speaks = False
                self._box.insertWidget(0, self._banner)
                self._banner.links[0].clicked.connect(self.play_requested)
            sentence = self.tr("Edit: a click changes, no die is rolled.")
            self._banner.say("edit_mode", sentence, key_hint(self.tr("Back to play (Ctrl+E)")))
        elif self._banner is not None:
            self._banner.say("edit_mode", "")

    def _on_changed(self, changes: "XantisChangeSet") -> None:
        character, derived = self.document.character, self.document.derived
        self.scores.apply(changes, character, derived)
        self.side.apply(changes)
        if changes.identity:
            self.head.refresh()
        if changes.counters or changes.giro or changes.derived:
            self._place_tracks()
        if changes.structure or changes.derived or changes.weapons or changes.actions:
            self.page.place()
        if changes.notes and self._notes is not None:
            self._notes.refresh()
        if self._edit_made is not None:
            self._edit_made.apply(changes)

    def _on_state_changed(self) -> None:
        self.head.refresh()

    def _on_page(self, index: int) -> None:
        self.pages.setCurrentWidget(self.notes if index == NOTES else self.page)
        self.view_changed.emit()

    def _on_rules(self) -> None:
        from brp_desktop.views.rules.dialog import open_rules
        from brp_desktop.views.xantis.rules_book import XantisRuleBook

        open_rules(XantisRuleBook(self.document), self._look.theme, self.window())

    def _on_first_score(self) -> None:
        self.editing.tree.add_root()
