"""The skills page in play mode: click, Enter or T on a row; the exact odds on hover and focus; a menu for the rest."""

from collections.abc import Callable, Hashable, Sequence, Sized
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QToolTip, QVBoxLayout, QWidget

from brp_desktop.models.roles import Role
from brp_desktop.models.skill_rows import TickState
from brp_desktop.models.skills_page import SkillsPage
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views import labels
from brp_desktop.views.brp.columns_view import ColumnsView, Placed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.skill_pictures import SkillPicture, SkillPictures
from brp_desktop.views.brp.skill_row_painter import SkillRowPainter
from brp_desktop.views.brp.table_look import PADDING
from brp_desktop.views.controls import LinkButton
from brp_desktop.views.painted import RING
from brp_desktop.views.plain_label import PlainLabel

if TYPE_CHECKING:
    from brp_desktop.views.brp.skill_table import SkillTable
    from brp_desktop.views.brp.tick_stroke import TickStroke

JUST_TICKED_MS = 4000
ODDS_DELAY_MS = 700


class SkillsView(ColumnsView["SkillTable"]):
    """All skills that roll: painted at first, tables from ``wake`` on. ``skills_view`` for tests and scripts."""

    roll_requested = Signal(object)
    """SkillId: roll at the difficulty in force."""
    roll_at_requested = Signal(object, str)
    """SkillId and difficulty id, from the menu."""
    why_requested = Signal(object)
    """SkillId: explain the score."""
    show_all_requested = Signal()
    """The filters should go."""
    pin_requested = Signal(object, bool)
    """SkillId: keep it at hand, or no longer."""

    def __init__(self, page: SkillsPage, look: Look, parent: QWidget | None = None) -> None:
        self._painter = SkillRowPainter(look)
        self._page = page
        self._current_skill: SkillId | None = None
        self._awake = False
        self._pictures: SkillPictures | None = None
        self._stroke: TickStroke | None = None
        self.wants_motion: Callable[[], bool] | None = None
        """Whether a fresh tick is drawn in one stroke; else it is there at once."""
        super().__init__(page, look, edit=False, parent=parent)
        self.setObjectName("skills_view")
        self._fresh = QTimer(self)
        self._fresh.setSingleShot(True)
        self._fresh.setInterval(JUST_TICKED_MS)
        self._fresh.timeout.connect(self._on_fresh_over)
        self._odds = QTimer(self)
        self._odds.setSingleShot(True)
        self._odds.setInterval(ODDS_DELAY_MS)
        self._odds.timeout.connect(self._show_odds)
        page.ticked.connect(self._on_ticked)
        self.empty_note = EmptyNote(look, self.content, page.rows)
        self.empty_note.show_all.clicked.connect(self.show_all_requested)
        self.set_empty_widget(self.empty_note)
        self.retranslate()

    def wake(self) -> None:
        if self._awake:
            return
        self._awake = True
        pictures, self._pictures = self._pictures, None
        had_focus = pictures is not None and self.window().focusWidget() is pictures
        self.sync_tables()
        if had_focus:
            self.focus_first(Qt.FocusReason.OtherFocusReason)
        if pictures is not None:
            pictures.hide()
            pictures.deleteLater()

    def sync_tables(self) -> None:
        if self._awake:
            super().sync_tables()
            return
        if self._pictures is None:
            self._pictures = SkillPictures(self.wake, self.place, self.content)
        self._pictures.columns = [
            [SkillPicture(model, self._painter, self.look) for model in column] for column in self.page.columns
        ]
        self.place()

    def placed_columns(self) -> Sequence[Sequence[Placed]]:
        return super().placed_columns() if self._pictures is None else self._pictures.columns

    def place(self) -> None:
        super().place()
        if self._pictures is not None:
            self._pictures.resize(self.content.size())
            self._pictures.update()

    def focus_first(self, reason: Qt.FocusReason) -> None:
        if self._pictures is not None:
            self._pictures.setFocus(reason)
            return
        super().focus_first(reason)

    def make_table(self) -> "SkillTable":
        from brp_desktop.views.brp.skill_table import SkillTable

        table = SkillTable(self.look, self._painter, self.content)
        table.current_skill = self._current_skill
        table.roll_requested.connect(self.roll_requested)
        table.why_requested.connect(self.why_requested)
        table.menu_requested.connect(self._on_menu_requested)
        table.pin_wanted.connect(self._on_pin_wanted)
        return table

    def set_look(self, look: Look) -> None:
        self._painter.set_look(look)
        if self._pictures is not None:
            self._pictures.set_look(look)
        super().set_look(look)
        if self._empty is not None:
            self.empty_note.set_look(look)
            self.place()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Skills"))
        self.empty_note.retranslate()
        self.place()

    def set_current_skill(self, skill: SkillId | None) -> None:
        """The skill rolled last keeps a tint."""
        self._current_skill = skill
        for table in self._tables.values():
            table.set_current_skill(skill)

    def mark_ticked(self, skill: SkillId) -> None:
        """A roll has just ticked the skill: brass for four seconds."""
        self._page.set_just_ticked(skill)
        self._fresh.start()

    def rect_of_skill(self, skill: SkillId) -> QRect | None:
        """The row of a skill on the screen, None if it is not shown."""
        table = self.current_table
        if table is not None and self.current_key() == skill:
            return self.global_rect_of(table, table.currentIndex().row())
        place = self._page.where(skill)
        return None if place is None else self.global_rect_of(self.table_of(place[0]), place[1])

    def rows_on_screen(self) -> list[QRect]:
        """Where the rows of the first table are on the screen, from the top."""
        first = next(iter(self.tables), None)
        return [] if first is None else [self.global_rect_of(first, row) for row in range(first.model().rowCount())]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._empty is not None:
            self.retranslate()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._odds.stop()

    def menu_for(self, skill: SkillId) -> QMenu:
        """The context menu of a skill; the caller shows it."""
        row = self._page.rows[skill]
        menu = QMenu(self)
        name, score = row.name, labels.percent(row.score)
        entries: list[tuple[str, str]] = [
            ("roll", self.tr("Roll {name}").format(name=name)),
            ("easy", self.tr("Roll Easy")),
            ("difficult", self.tr("Roll Difficult")),
            ("", ""),
            ("why", self.tr("Why {chance}?").format(chance=score)),
        ]
        if row.tick_state is not TickState.NONE:
            entries.append(("tick", self.tr("Untick") if row.ticked else self.tr("Tick")))
        pin = self.tr("No longer at hand\tP") if row.pinned else self.tr("Keep at hand\tP")
        entries += [("", ""), ("pin", pin), ("copy", self.tr("Copy"))]
        for command, text in entries:
            if not command:
                menu.addSeparator()
                continue
            action = menu.addAction(text.replace("&", "&&"))
            action.setData((skill, command))
            if command in {"roll", "easy", "difficult"}:
                action.setEnabled(row.rollable)
        menu.triggered.connect(self._on_menu_chosen)
        return menu

    def _on_menu_requested(self, skill: SkillId, place: QPoint) -> None:
        menu = self.menu_for(skill)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def _on_menu_chosen(self, action: object) -> None:
        skill, command = action.data()  # type: ignore[attr-defined]
        match command:
            case "roll":
                self.roll_requested.emit(skill)
            case "easy" | "difficult":
                self.roll_at_requested.emit(skill, command)
            case "why":
                self.why_requested.emit(skill)
            case "tick":
                place = self._page.where(skill)
                if place is not None:
                    self.table_of(place[0]).toggle(place[1])
            case "pin":
                self._on_pin_wanted(skill)
            case _:
                row = self._page.rows[skill]
                QGuiApplication.clipboard().setText(f"{row.name} {labels.percent(row.score)}")

    def _on_pin_wanted(self, skill: SkillId) -> None:
        self.pin_requested.emit(skill, not self._page.rows[skill].pinned)

    def _on_ticked(self, skills: set[SkillId]) -> None:
        if self.wants_motion is None or not self.wants_motion():
            return
        if self._stroke is None:
            from brp_desktop.views.brp.tick_stroke import TickStroke

            self._stroke = TickStroke(self._painter.drawn, self._repaint, self)
        self._stroke.draw(skills, self.look.theme.motion["tick"])

    def _repaint(self, skill: Hashable) -> None:
        for table in self.tables:
            row = table.keyed_model().row_of(skill)
            if row is not None:
                table.update_row(row)

    def _on_fresh_over(self) -> None:
        self._page.set_just_ticked(None)

    def go_to(self, table: "SkillTable", row: int, column: int | None = None) -> None:
        """Who moves by keys gets the odds as a tip beside the row, after a moment of rest."""
        super().go_to(table, row, column)
        QToolTip.hideText()
        self._odds.start()

    def _show_odds(self) -> None:
        table = self.current_table
        if table is None or not table.hasFocus() or not table.isVisible():
            return
        index = table.currentIndex()
        text = index.siblingAtColumn(0).data(Qt.ItemDataRole.ToolTipRole)
        if text and index.data(Role.ID) is not None:
            place = table.viewport().mapToGlobal(table.row_rect(index.row()).bottomLeft())
            QToolTip.showText(place, str(text), table.viewport(), table.row_rect(index.row()))


class EmptyNote(QWidget):
    """What stands in place of the rows when none passes the filter, or when there are none at all."""

    def __init__(self, look: Look, parent: QWidget, rows: Sized) -> None:
        """``rows``: all that the sheet has."""
        super().__init__(parent)
        self._rows = rows
        self.label = PlainLabel(parent=self)
        self.label.setWordWrap(True)
        self.show_all = LinkButton(look.theme, self, type_name="body")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        # The words begin where those of the headings do, the link with room for its ring.
        self.label.setIndent(RING)
        layout.addWidget(self.label)
        layout.addWidget(self.show_all, 0, Qt.AlignmentFlag.AlignLeft)
        self.set_look(look)

    def sizeHint(self) -> QSize:
        return QSize(240, self.label.sizeHint().height() + self.show_all.sizeHint().height() + 8)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.retranslate()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.label.setFont(look.font("body"))
        self.show_all.set_theme(look.theme)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(max(0, look.px(PADDING) - RING), 0, 0, 0)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        bare = self.tr("No skill on this sheet yet. In edit mode “Add a skill” adds one.")
        self.label.setText(self.tr("No skill matches the filter.") if len(self._rows) else bare)
        self.show_all.setVisible(bool(len(self._rows)))
        self.show_all.setText(self.tr("Show all"))
        self.show_all.setAccessibleName(self.tr("Show all skills"))
