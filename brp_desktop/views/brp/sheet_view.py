"""The sheet of one percentile character: everything on paper, in play and in edit mode."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.characteristics import CharacteristicsModel
from brp_desktop.models.skills_order import SkillOrder
from brp_desktop.models.skills_page import SkillsPage
from brp_desktop.painting.theme import Theme
from brp_desktop.play.subjects import Subject
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.views.brp.head import HeadView
from brp_desktop.views.brp.head_room import HeadRoom
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.page_bar import PageBar
from brp_desktop.views.brp.sheet_pages import SheetPages
from brp_desktop.views.brp.skills_view import SkillsView
from brp_desktop.views.brp.strip import StripView
from brp_desktop.views.brp.texts import SheetTexts
from brp_desktop.views.brp.vitals import VitalsView
from brp_desktop.views.controls import key_hint
from brp_desktop.views.sheet import Sheet

if TYPE_CHECKING:
    from brp_desktop.play.rolling import RollResult
    from brp_desktop.sheet.changes import ChangeSet
    from brp_desktop.sheet.ids import ResourceId
    from brp_desktop.storage.settings import SheetSettings
    from brp_desktop.views.banner import Banner
    from brp_desktop.views.brp.asking import Asking
    from brp_desktop.views.brp.at_hand import AtHandGroup
    from brp_desktop.views.brp.edit_rows import EditRows
    from brp_desktop.views.brp.edit_view import EditSkillsView
    from brp_desktop.views.brp.notes_page import NotesPage
    from brp_desktop.views.brp.progress_page import ProgressPage

COMPACT_WIDTH = 760
COMPACT_HEIGHT = 520
"""A sheet smaller than this (px, whatever the zoom) shows less: the smallest window supported."""


class SheetView(Sheet):
    """One document, from the head to the notes. What a roll needs is told; ticks and edits go to the document."""

    def __init__(self, document: BrpDocument, theme: Theme, zoom: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet_view")
        self.document = document
        self._look = Look(theme, zoom)
        self._edit = False
        language = content_language()
        self.texts = SheetTexts(document.character.options)
        self.characteristics = CharacteristicsModel(self.texts, self._set_pow_tick, language, self)
        self.skills_page = SkillsPage(self.texts, self._set_tick, language, self)
        self._edit_rows: EditRows | None = None
        self._banner: Banner | None = None
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
        self._head_room = HeadRoom(self, self.head, self.strip, self.bar, self.vitals, self.skills, self.pages)
        self.setAutoFillBackground(True)
        self._at_hand_made: AtHandGroup | None = None
        self._connect()
        self._paint_ground()
        self._arrange_head()
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
        return self._edit

    @property
    def edit_view(self) -> "EditSkillsView | None":
        """The rows of fields; None until edit mode was entered once."""
        return self._edit_rows.view if self._edit_rows is not None else None

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
        """Everything on the sheet by one factor, 1.0 … 2.0."""
        self._set_look(Look(self._look.theme, zoom, self._is_small(zoom)))

    def set_motion(self, wants_motion: Callable[[], bool]) -> None:
        self.skills.wants_motion = self.strip.cells.wants_motion = wants_motion

    def set_second_language(self, language: str) -> None:
        self.characteristics.set_second_language(language)

    def set_edit_mode(self, on: bool) -> None:
        """Switch between rolling and changing; the skill with the focus stays the same."""
        if on == self._edit:
            return
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        skill = self._skill_with_focus()
        if not on:
            self.commit_pending()
        self._edit = on
        edit = self._made_edit_rows().view if on else self.edit_view
        if edit is not None:
            index = self.pages.indexOf(edit if on else self.skills)
            if self.bar.page == "skills":
                self.pages.setCurrentIndex(index)
            if not on:
                edit.close_editor()
                edit.choosing.clear()
        self.head.set_edit_mode(on)
        self.strip.set_edit_mode(on)
        self.vitals.setVisible(not on)
        self.other_pages.set_edit_mode(on)
        self._leave_detail()
        self._say_banner()
        self._arrange_head()
        if had_focus and skill is not None:
            self.focus_subject(Subject("skill", skill))
        elif had_focus and focused is not None and not focused.isVisible():
            self.focus_rows()

    def set_page(self, index: int) -> None:
        """Show a page by its place among those shown."""
        self.bar.set_page(index)

    def set_order(self, order: SkillOrder) -> None:
        """Order the skills; the row with the focus keeps it."""
        held = self.skills.current_key() if self.skills.has_focus_inside() else None
        self.bar.set_order(order)
        self.skills_page.set_order(order)
        if self._edit_rows is not None:
            self._edit_rows.page.set_order(order)
        if held is not None:
            self.skills.focus_key(held)

    def retranslate(self, lang: str) -> None:
        """Take all words and names in another language; focus, scroll and half-typed text stay."""
        self.characteristics.set_language(lang)
        self.skills_page.set_language(lang)
        if self._edit_rows is not None:
            self._edit_rows.retranslate(lang)
        self.head.retranslate()
        self.vitals.refresh()
        self.strip.retranslate()
        self.bar.retranslate()
        self.skills.retranslate()
        self.other_pages.retranslate()
        self._say_words()
        self._arrange_head()

    def _say_words(self) -> None:
        self.setAccessibleName(self.tr("Character sheet"))
        self._say_banner()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.skills_page.rows.language != content_language():
            self.retranslate(content_language())

    def rows_on_screen(self) -> Sequence[QRect]:
        return self.skills.rows_on_screen()

    def focus_subject(self, subject: Subject) -> bool:
        """Give the focus to a skill, characteristic or weapon, out of any filter; False if it is not shown."""
        if subject.use and self.other_pages.focus_subject(subject):
            return True
        if subject.kind == "characteristic":
            id_ = CharacteristicId(subject.id)
            if self._edit:
                field = self.strip.field(id_)
                if field is not None:
                    field.setFocus(Qt.FocusReason.TabFocusReason)
                return field is not None
            return self.strip.cells.focus_characteristic(id_)
        skill = SkillId(subject.id)
        self.bar.go_to("skills")
        if self._edit and self._edit_rows is not None:
            if self._edit_rows.page.where(skill) is None:
                self.show_all()
            return self._edit_rows.view.open_skill(skill)
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
        return replace(kept, order=page.order.value, trained_only=page.trained_only, page=self.bar.place)

    def wake(self) -> None:
        self.skills.wake()

    def show_all(self) -> None:
        """Take the filters away."""
        self.bar.clear_filters()

    def choose_none(self) -> None:
        if self._edit_rows is not None:
            self._edit_rows.view.choosing.clear()

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
        elif self._edit and self._edit_rows is not None:
            self._edit_rows.view.focus_first(Qt.FocusReason.TabFocusReason)
        else:
            self.skills.focus_first(Qt.FocusReason.OtherFocusReason)

    def commit_pending(self) -> None:
        """Hand in everything half-typed: before a save, a draft, a close, a change of mode (case D11)."""
        self.head.commit_pending()
        self.strip.commit_pending()
        self.vitals.commit_pending()
        self.other_pages.commit_pending()
        if self._edit_rows is not None:
            self._edit_rows.view.commit_pending()

    def explain(self, subject: Subject) -> None:
        """Open «why?» beside a skill, characteristic or weapon."""
        self._asking.explain(subject)

    def explain_at(self, subject: Subject, place: QRect | None) -> None:
        """The same beside a place on the screen."""
        self._asking.explain(subject, place)

    def explain_derived_at(self, id_: str, place: QRect | None) -> None:
        """How a derived value comes about, beside a place on the screen."""
        self._asking.explain_derived(id_, place)

    def explain_resource_at(self, id_: "ResourceId", place: QRect | None) -> None:
        """How the maximum of a track comes about, beside a place on the screen."""
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
        compact = self._is_small(self._look.zoom)
        if compact != self._look.compact:
            self._set_look(Look(self._look.theme, self._look.zoom, compact))
        self._arrange_head()

    # The inside

    def _is_small(self, zoom: float) -> bool:
        """Whether there is room for less only; whoever zooms wants things large rather than many."""
        return zoom <= 1.0 and (self.width() < COMPACT_WIDTH or self.height() < COMPACT_HEIGHT)

    def _connect(self) -> None:
        document = self.document
        document.changed.connect(self._on_changed)
        document.commit_requested.connect(self.commit_pending)
        document.state_changed.connect(self._on_state_changed)
        for rows in (self.skills, self.strip.cells):
            rows.roll_requested.connect(self._on_roll)
            rows.why_requested.connect(self._on_why)
            rows.current_changed.connect(self._on_current)
        self.skills.roll_at_requested.connect(self._on_roll_at)
        self.skills.show_all_requested.connect(self.show_all)
        self.skills.move_requested.connect(self._on_move)
        self.skills.pin_requested.connect(self._on_pin)
        self.strip.edited.connect(self._on_characteristic_edited)
        self.strip.derived.why_requested.connect(self._on_derived_why)
        self.vitals.why_requested.connect(self._on_resource_why)
        self.bar.page_chosen.connect(self._on_page)
        self.bar.filter_changed.connect(self._on_filter)
        self.bar.trained_only_changed.connect(self._on_trained_only)
        self.bar.order_chosen.connect(self._on_order)
        self.bar.rows_wanted.connect(self.focus_rows)
        self.bar.at_hand_chosen.connect(self._on_at_hand_chosen)

    def _made_edit_rows(self) -> "EditRows":
        """The rows of fields, made when edit mode is first entered."""
        if self._edit_rows is None:
            from brp_desktop.views.brp.edit_rows import EditRows

            self._edit_rows = EditRows(self)
            self.pages.addWidget(self._edit_rows.view)
        return self._edit_rows

    def _set_look(self, look: Look) -> None:
        self._look = look
        if self._banner is not None:
            self._banner.set_theme(look.theme)
        self.vitals.set_look(look)
        self.head.set_look(look)
        self.strip.set_look(look)
        self.bar.set_look(look)
        self.skills.set_look(look)
        self.other_pages.set_look(look)
        if self._edit_rows is not None:
            self._edit_rows.view.set_look(look)
        if self._asking_made is not None:
            self._asking_made.set_theme(look.theme)
        self._paint_ground()
        self._arrange_head()

    def _paint_ground(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, self._look.colour("sheet"))
        self.setPalette(palette)

    def _say_banner(self) -> None:
        if self._edit:
            sentence = self.tr("Edit: a click changes, no die is rolled.")
            if self._banner is None:
                self._banner = self._head_room.add_banner(self._look.theme)
                self._banner.links[0].clicked.connect(self.play_requested)
            self._banner.say("edit_mode", sentence, key_hint(self.tr("Back to play (Ctrl+E)")))
        elif self._banner is not None:
            self._banner.say("edit_mode", "")

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

            theme = self._look.theme
            self._asking_made = Asking(self.document, theme, self.skills, self.strip, self.vitals, self)
        return self._asking_made

    def _on_derived_why(self, id_: str) -> None:
        self._asking.explain_derived(id_)

    def _on_resource_why(self, id_: "ResourceId") -> None:
        self._asking.explain_resource(id_)

    def _skill_with_focus(self) -> SkillId | None:
        if self._edit and self._edit_rows is not None:
            return self._edit_rows.skill_with_focus()
        key = self.skills.current_key() if self.skills.has_focus_inside() else None
        return SkillId(str(key)) if key is not None else None

    def _set_tick(self, skill: SkillId, ticked: bool) -> bool:
        from brp_desktop.views.brp.ticking import set_tick

        return set_tick(self.document, skill, ticked)

    def _set_pow_tick(self, ticked: bool) -> bool:
        from brp_desktop.views.brp.ticking import set_tick

        return set_tick(self.document, None, ticked)

    def _on_changed(self, changes: "ChangeSet") -> None:
        character, derived = self.document.character, self.document.derived
        self.texts.options = character.options
        key = self.skills.current_key() if self.skills.has_focus_inside() else None
        self.characteristics.apply(changes, character, derived)
        self.skills_page.apply(changes, character, derived)
        if self._edit_rows is not None:
            self._edit_rows.apply(changes)
        if key is not None and not self.skills.has_focus_inside():
            self.skills.focus_key(key)
        if changes.options:
            self.skills.place()
        if changes.identity or changes.options:
            self.head.refresh()
        if changes.resources or changes.derived or changes.options:
            self.vitals.refresh()
        if changes.characteristics or changes.derived or changes.options or changes.identity:
            self.strip.refresh()
        self.other_pages.follow(changes)
        if changes.resources or changes.characteristics or changes.options:
            self._arrange_head()

    def move_skill(self, skill: SkillId, index: int) -> bool:
        """Put a row at another place of the sheet, as one step; False where that is not allowed."""
        from brp_desktop.sheet.edits import MoveSkill

        return not self.document.read_only and self.document.perform(MoveSkill(skill, index))

    def _on_move(self, skill: SkillId, index: int) -> None:
        if self.move_skill(skill, index):
            self.skills.focus_key(skill)

    def _on_state_changed(self) -> None:
        self.head.refresh()

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

    def _on_characteristic_edited(self, id_: CharacteristicId) -> None:
        self.detail_requested.emit(Subject("characteristic", id_))

    def _on_page(self, page: str) -> None:
        if page == "skills":
            self.pages.setCurrentWidget(self._made_edit_rows().view if self._edit else self.skills)
        else:
            self.pages.setCurrentWidget(self.other_pages.page(page))
            self._leave_detail()
        self.view_changed.emit()

    def _arrange_head(self) -> None:
        rows = self.edit_view if self._edit else None
        self._head_room.arrange(self._look, edit=self._edit, rows=rows or self.skills)

    def _leave_detail(self) -> None:
        """Edit mode: beside weapons, powers and gear the skill that was chosen before would be read as theirs."""
        if self._edit and self.bar.page != "skills":
            self.detail_requested.emit(None)

    def _on_filter(self, text: str) -> None:
        self.skills_page.set_filter(text)
        if self._edit_rows is not None:
            self._edit_rows.page.set_filter(text)
        self.view_changed.emit()

    def _on_trained_only(self, on: bool) -> None:
        self.skills_page.set_trained_only(on)
        if self._edit_rows is not None:
            self._edit_rows.page.set_trained_only(on)
        self.view_changed.emit()

    def _on_order(self, order: SkillOrder) -> None:
        self.set_order(order)
        self.view_changed.emit()
