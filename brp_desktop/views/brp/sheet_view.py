"""The sheet of one percentile character: everything on paper, in play and in edit mode."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.characteristics import CharacteristicsModel
from brp_desktop.models.skills_order import SkillOrder
from brp_desktop.models.skills_page import SkillsPage
from brp_desktop.painting.theme import Theme
from brp_desktop.play.subjects import Subject
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.views.brp.columns_view import ColumnsView
from brp_desktop.views.brp.head import HeadView
from brp_desktop.views.brp.head_room import HeadRoom
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.page_bar import PageBar
from brp_desktop.views.brp.sheet_pages import SheetPages
from brp_desktop.views.brp.skills_view import SkillsView
from brp_desktop.views.brp.strip import StripView
from brp_desktop.views.brp.texts import SheetTexts
from brp_desktop.views.brp.vitals import VitalsView
from brp_desktop.views.sheet import Sheet

if TYPE_CHECKING:
    from brp_desktop.play.rolling import RollResult
    from brp_desktop.sheet.changes import ChangeSet
    from brp_desktop.sheet.ids import ResourceId
    from brp_desktop.storage.settings import SheetSettings
    from brp_desktop.views.brp.asking import Asking
    from brp_desktop.views.brp.at_hand import AtHandGroup
    from brp_desktop.views.brp.edit_mode import EditMode
    from brp_desktop.views.brp.edit_view import EditSkillsView
    from brp_desktop.views.brp.notes_page import NotesPage
    from brp_desktop.views.brp.progress_page import ProgressPage


class SheetView(Sheet):
    """One document, from the head to the notes. What a roll needs is told; ticks and edits go to the document.

    What is made when it is first wanted listens from then on by itself: to the document, and to the look and the
    language of the sheet.
    """

    look_changed = Signal(object)
    """Look."""
    language_changed = Signal(str)
    """Language that words and names are taken from now."""

    def __init__(self, document: BrpDocument, theme: Theme, zoom: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet_view")
        self.document = document
        self._look = Look(theme, zoom)
        language = content_language()
        self.texts = SheetTexts(document.character.options)
        self.characteristics = CharacteristicsModel(self.texts, partial(self._set_tick, None), language, self)
        self.skills_page = SkillsPage(self.texts, self._set_tick, language, self)
        self._editing_made: EditMode | None = None
        self._asking_made: Asking | None = None
        self.characteristics.set_snapshot(document.character, document.derived)
        self.skills_page.set_snapshot(document.character, document.derived)
        self.vitals = VitalsView(document, self._look, self)
        self.head = HeadView(document, self.vitals, self._look, self)
        self.strip = StripView(document, self.characteristics, self._look, self)
        self.bar = PageBar(self._look, self)
        # Made where it stays: to move a page with its tables makes Qt look up the style of each of their parts anew.
        self.pages = QStackedWidget(self)
        self.skills = SkillsView(self.skills_page, self._look, self.pages)
        self.pages.addWidget(self.skills)
        self.other_pages = SheetPages(self)
        self.other_pages.show_used()
        self.head_room = HeadRoom(self, self.head, self.strip, self.bar, self.vitals, self.skills, self.pages)
        self.setAutoFillBackground(True)
        self._at_hand_made: AtHandGroup | None = None
        self._connect()
        self._paint_ground()
        self.arrange_head()
        self._say_words()

    # What others ask for

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
        """How many pages there are."""
        return self.bar.page_count

    @property
    def edit_mode(self) -> bool:
        """Whether a click changes instead of rolling."""
        return self._editing_made is not None and self._editing_made.on

    @property
    def edit_view(self) -> "EditSkillsView | None":
        """The rows of fields; None until edit mode was entered once."""
        return None if self._editing_made is None else self._editing_made.rows.view

    @property
    def rows(self) -> ColumnsView[Any]:
        """The rows of the skills in the mode the sheet is in."""
        return self._editing.rows.view if self.edit_mode else self.skills

    @property
    def notes(self) -> "NotesPage":
        """The page of notes, made when first wanted."""
        return self.other_pages.notes

    @property
    def progress(self) -> "ProgressPage":
        """The page of progress, made when first wanted."""
        return self.other_pages.progress

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme; focus, scroll and half-typed text stay."""
        self._set_look(Look(theme, self._look.zoom, self._look.compact))

    def set_zoom(self, zoom: float) -> None:
        """Everything on the sheet by one factor, 0.5 … 3.0."""
        self._set_look(Look(self._look.theme, zoom, self.head_room.is_small(zoom)))

    def set_motion(self, wants_motion: Callable[[], bool]) -> None:
        self.skills.wants_motion = self.strip.cells.wants_motion = wants_motion

    def set_second_language(self, language: str) -> None:
        self.characteristics.set_second_language(language)

    def set_edit_mode(self, on: bool) -> None:
        """Switch between rolling and changing; the skill with the focus stays the same."""
        if on != self.edit_mode:
            self._editing.turn(on=on)

    def set_page(self, index: int) -> None:
        """Show a page by its place among those shown."""
        self.bar.set_page(index)

    def set_order(self, order: SkillOrder) -> None:
        """Order the skills; the row with the focus keeps it."""
        held = self.skills.current_key() if self.skills.has_focus_inside() else None
        self.bar.set_order(order)
        self.skills_page.set_order(order)
        if held is not None:
            self.skills.focus_key(held)

    def retranslate(self, lang: str) -> None:
        """Take all words and names in another language; focus, scroll and half-typed text stay."""
        self.characteristics.set_language(lang)
        self.skills_page.set_language(lang)
        self.language_changed.emit(lang)
        self.head.retranslate()
        self.vitals.refresh()
        self.strip.retranslate()
        self.bar.retranslate()
        self.skills.retranslate()
        self.other_pages.retranslate()
        self._say_words()
        self.arrange_head()

    def _say_words(self) -> None:
        self.setAccessibleName(self.tr("Character sheet"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate(content_language())

    def rows_on_screen(self) -> Sequence[QRect]:
        return self.skills.rows_on_screen()

    def focus_subject(self, subject: Subject) -> bool:
        """Give the focus to a skill, characteristic or weapon, out of any filter; False if it is not shown."""
        if subject.use and self.other_pages.focus_subject(subject):
            return True
        if self.edit_mode:
            return self._editing.focus_subject(subject)
        if subject.kind == "characteristic":
            return self.strip.cells.focus_characteristic(CharacteristicId(subject.id))
        skill = SkillId(subject.id)
        self.bar.go_to("skills")
        if self.skills_page.where(skill) is None:
            self.show_all()
        return self.skills.focus_key(skill)

    def show_rolling(self, result: "RollResult") -> None:
        """Tint the row or cell that is being rolled; nothing of the result shows."""
        subject = result.request.subject
        is_skill = subject.kind == "skill"
        self.skills.set_current_skill(SkillId(subject.id) if is_skill else None)
        self.strip.cells.set_current(None if is_skill else CharacteristicId(subject.id))

    def show_result(self, result: "RollResult") -> None:
        """A roll came out: its row or cell stays tinted; freshly ticked it is brass for four seconds."""
        self.show_rolling(result)
        subject = result.request.subject
        if subject.kind == "skill":
            self.at_hand.note(SkillId(subject.id))
            if result.tick:
                self.skills.mark_ticked(SkillId(subject.id))

    def recall(self, kept: "SheetSettings") -> None:
        """Page, order and filter as they were last looked at."""
        if kept.order != SkillOrder.GROUP:
            self.set_order(SkillOrder(kept.order))
        if kept.trained_only:
            self.bar.trained.setChecked(True)
        if kept.at_hand or kept.lately:
            self.at_hand.recall(kept)
        if kept.page:
            self.set_page(kept.page)

    def remembered(self, kept: "SheetSettings") -> "SheetSettings":
        """What was kept, with page, order and filter as they are now."""
        page = self.skills_page
        if self._at_hand_made is not None:
            kept = self._at_hand_made.remembered(kept)
        place = self.other_pages.place_in_play()
        return replace(kept, order=page.order.value, trained_only=page.trained_only, page=place)

    def wake(self) -> None:
        self.skills.wake()

    def show_all(self) -> None:
        """Take the filters away."""
        self.bar.clear_filters()

    def choose_none(self) -> None:
        if self.edit_mode:
            self._editing.rows.view.choosing.clear()

    def focus_filter(self) -> None:
        """Give the focus to the filter."""
        self.bar.go_to("skills")
        self.bar.begin_filter()

    def begin(self) -> None:
        """Where filling in a blank sheet begins: at the name, which the first letter replaces; in edit mode."""
        name = self.head.fields["name"].field
        name.setFocus(Qt.FocusReason.OtherFocusReason)
        name.selectAll()

    def focus_rows(self) -> None:
        """Give the focus to the rows of the page."""
        if self.bar.page != "skills":
            self.other_pages.focus_first(self.bar.page)
        else:
            reason = Qt.FocusReason.TabFocusReason if self.edit_mode else Qt.FocusReason.OtherFocusReason
            self.rows.focus_first(reason)

    def commit_pending(self) -> None:
        """Hand in everything half-typed: before a save, a draft, a close, a change of mode (case D11)."""
        self.head.commit_pending()
        self.strip.commit_pending()
        self.vitals.commit_pending()
        self.other_pages.commit_pending()

    def explain(self, subject: Subject, place: QRect | None = None) -> None:
        """Open «why?» beside a skill, characteristic or weapon, or beside a place on the screen."""
        self._asking.explain(subject, place)

    def explain_derived(self, id_: str, place: QRect | None = None) -> None:
        """How a derived value comes about, beside it or a place on the screen."""
        self._asking.explain_derived(id_, place)

    def explain_resource(self, id_: "ResourceId", place: QRect | None = None) -> None:
        """How the maximum of a track comes about, beside it or a place on the screen."""
        self._asking.explain_resource(id_, place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from brp_desktop.views.keys.bindings import is_key

        if self.bar.page == "skills" and is_key(event, "filter"):
            event.accept()
            self.focus_filter()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        compact = self.head_room.is_small(self._look.zoom)
        if compact != self._look.compact:
            self._set_look(Look(self._look.theme, self._look.zoom, compact))
        self.arrange_head()

    # The inside

    def _connect(self) -> None:
        document = self.document
        document.changed.connect(self._on_changed)
        document.commit_requested.connect(self.commit_pending)
        document.state_changed.connect(self.head.refresh)
        for rows in (self.skills, self.strip.cells):
            rows.roll_requested.connect(self._on_roll)
            rows.why_requested.connect(self._on_why)
            rows.current_changed.connect(self._on_current)
        self.skills.roll_at_requested.connect(self._on_roll_at)
        self.skills.show_all_requested.connect(self.show_all)
        self.skills.move_requested.connect(self._on_move)
        self.skills.pin_requested.connect(self._on_pin)
        self.strip.derived.why_requested.connect(self.explain_derived)
        self.vitals.why_requested.connect(self.explain_resource)
        self.bar.page_chosen.connect(self._on_page)
        self.bar.filter_changed.connect(self.skills_page.set_filter)
        self.bar.trained_only_changed.connect(self.skills_page.set_trained_only)
        self.bar.order_chosen.connect(self.set_order)
        self.skills_page.wishes_changed.connect(self.view_changed)
        self.bar.rows_wanted.connect(self.focus_rows)
        self.bar.at_hand_chosen.connect(self._on_at_hand_chosen)

    def _set_look(self, look: Look) -> None:
        self._look = look
        self.vitals.set_look(look)
        self.head.set_look(look)
        self.strip.set_look(look)
        self.bar.set_look(look)
        self.skills.set_look(look)
        self.other_pages.set_look(look)
        self.look_changed.emit(look)
        self._paint_ground()
        self.arrange_head()
        self.rows.keep_in_sight()

    def _paint_ground(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, self._look.colour("sheet"))
        self.setPalette(palette)

    @property
    def _editing(self) -> "EditMode":
        """Edit mode, made when it is first entered."""
        if self._editing_made is None:
            from brp_desktop.views.brp.edit_mode import EditMode

            self._editing_made = EditMode(self)
        return self._editing_made

    @property
    def at_hand(self) -> "AtHandGroup":
        """The group of skills at hand, made when first wanted."""
        if self._at_hand_made is None:
            from brp_desktop.views.brp.at_hand import AtHandGroup

            self._at_hand_made = AtHandGroup(self)
        return self._at_hand_made

    def _on_at_hand_chosen(self, on: bool) -> None:
        self.at_hand.choose(on=on)

    def _on_pin(self, skill: SkillId, pinned: bool) -> None:
        self.at_hand.pin(skill, pinned=pinned)

    @property
    def _asking(self) -> "Asking":
        """Whoever opens «why?», made when first asked."""
        if self._asking_made is None:
            from brp_desktop.views.brp.asking import Asking

            self._asking_made = Asking(self)
        return self._asking_made

    def _set_tick(self, skill: SkillId | None, ticked: bool) -> bool:
        """By hand; without a skill that of power."""
        from brp_desktop.views.brp.ticking import set_tick

        return set_tick(self.document, skill, ticked)

    def _on_changed(self, changes: "ChangeSet") -> None:
        from brp_desktop.views.brp.following import follow

        follow(self, changes)

    def move_skill(self, skill: SkillId, index: int) -> bool:
        """Put a row at another place of the sheet, as one step; False where that is not allowed."""
        from brp_desktop.sheet.edits import MoveSkill

        return not self.document.read_only and self.document.perform(MoveSkill(skill, index))

    def _on_move(self, skill: SkillId, index: int) -> None:
        if self.move_skill(skill, index):
            self.skills.focus_key(skill)

    def _subject(self, id_: Any) -> Subject:
        """What a row or a cell that wishes something is."""
        return Subject("skill" if self.sender() is self.skills else "characteristic", str(id_))

    def _on_roll(self, id_: Any) -> None:
        self.roll_requested.emit(self._subject(id_))

    def _on_roll_at(self, id_: Any, difficulty: str) -> None:
        self.roll_at_requested.emit(self._subject(id_), difficulty)

    def _on_why(self, id_: Any) -> None:
        self.explain(self._subject(id_))

    def _on_current(self, id_: Any) -> None:
        self.current_changed.emit(self._subject(id_))

    def _on_page(self, page: str) -> None:
        if page == "skills":
            self.pages.setCurrentWidget(self.rows)
        else:
            self.pages.setCurrentWidget(self.other_pages.page(page))
        self.view_changed.emit()

    def arrange_head(self) -> None:
        """Have what stands over the rows in its place, which depends on the room there is."""
        self.head_room.arrange(self._look, edit=self.edit_mode, rows=self.rows)
