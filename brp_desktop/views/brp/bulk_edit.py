"""Several skills at once, beside the sheet: points of one source, ticks, hidden or not, removed; one step each."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.numbers import read_number
from brp_desktop.painting.theme import Theme
from brp_desktop.rules import Step
from brp_desktop.sheet import bulk_edits
from brp_desktop.sheet.bulk_edits import Bulk
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.brp.creation.step_page import dress
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.texts import not_a_number
from brp_desktop.views.controls import LinkButton, PushButton
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis.stepper import Stepper

if TYPE_CHECKING:
    from brp_desktop.views.brp.detail_panel import DetailPanel

_SOURCES = ("profession", "personal", "experience", "culture", "personality")
_STEPS = {"profession": "points_professional"}
_FIRST = 5


class BulkEdit(QWidget):
    """Shown while rows are chosen."""

    none_requested = Signal()
    """No row should be chosen any more."""

    def __init__(self, document: BrpDocument, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bulk_edit")
        self._document = document
        self._theme = theme
        self._rows: tuple[SkillId, ...] = ()
        self._amount = _FIRST
        self.title = PlainLabel(parent=self)
        self.title.setWordWrap(True)
        self.none = LinkButton(theme, self, type_name="body")
        self.points = PlainLabel(parent=self)
        self.source = ChoiceBox(theme, self)
        self.amount = Stepper(Look(theme), self._take, self._step, self)
        self.add, self.put = PushButton(theme, self, height=28), PushButton(theme, self, height=28)
        self.tick, self.untick = PushButton(theme, self, height=28), PushButton(theme, self, height=28)
        self.hide_rows, self.show_rows = PushButton(theme, self, height=28), PushButton(theme, self, height=28)
        self.remove = PushButton(theme, self, height=28)
        self.remove.danger = True
        self.remove.set_look("remove")
        self.problem = PlainLabel(parent=self)
        self.problem.setWordWrap(True)
        self._lay_out()
        for button, slot in (
            (self.none, self.none_requested),
            (self.add, self._on_add),
            (self.put, self._on_set),
            (self.tick, self._on_tick),
            (self.untick, self._on_untick),
            (self.hide_rows, self._on_hide),
            (self.show_rows, self._on_show),
            (self.remove, self._on_remove),
        ):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(slot)
        self.set_theme(theme)
        self.retranslate()

    @property
    def rows(self) -> tuple[SkillId, ...]:
        """The rows that everything here is done to."""
        return self._rows

    def show_rows_chosen(self, rows: Sequence[SkillId]) -> None:
        """Work on these rows."""
        self._rows = tuple(rows)
        self.problem.hide()
        self._say_count()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        dress(self.title, theme, "heading", "text")
        dress(self.points, theme, "strong", "text")
        dress(self.problem, theme, "small", "danger")
        self.source.setFont(theme.font("body"))
        self.amount.set_look(Look(theme))
        for button in (self.none, self.add, self.put, self.tick, self.untick, self.hide_rows, self.show_rows):
            button.set_theme(theme)
        self.remove.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.none.setText(self.tr("Choose none"))
        self.points.setText(self.tr("Points of all"))
        names = [labels.step_label(Step(_STEPS.get(id_, f"points_{id_}"), (), 0)) for id_ in _SOURCES]
        self.source.set_choices([(name, id_) for name, id_ in zip(names, _SOURCES, strict=True)])
        self.source.setAccessibleName(self.tr("Which points"))
        name = self.tr("How many points")
        self.amount.set_words(name, name, self.tr("One fewer"), self.tr("One more"))
        self.amount.set_value(self._amount, enabled=True)
        for button, words in (
            (self.add, self.tr("Add")),
            (self.put, self.tr("Set")),
            (self.tick, self.tr("Tick")),
            (self.untick, self.tr("Untick")),
            (self.hide_rows, self.tr("Hide in play mode")),
            (self.show_rows, self.tr("Show in play mode")),
            (self.remove, self.tr("Remove")),
        ):
            button.setText(words)
        self._say_count()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def commit_pending(self) -> None:
        """Hand in a half-typed number."""
        self.amount.field.commit_pending()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.none, 0, Qt.AlignmentFlag.AlignBottom)
        points = QHBoxLayout()
        points.setSpacing(2)
        points.addWidget(self.source, 1)
        points.addWidget(self.amount)
        pairs = QGridLayout()
        pairs.setSpacing(2)
        buttons = (self.add, self.put, self.tick, self.untick, self.hide_rows, self.show_rows)
        for place, button in enumerate(buttons):
            pairs.addWidget(button, place // 2, place % 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.points)
        column.addLayout(points)
        column.addLayout(pairs)
        column.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.problem)
        self.problem.hide()

    def _say_count(self) -> None:
        count = len(self._rows)
        self.title.setText(self.tr("%n skill(s) chosen", "", count))
        self.setAccessibleName(self.title.text())
        for button in (self.add, self.put, self.tick, self.untick, self.hide_rows, self.show_rows, self.remove):
            button.setAccessibleName(labels.with_value(button.text(), self.title.text()))

    def _take(self, text: str) -> str:
        number = read_number(text) if text.strip() else 0
        if number is None:
            return not_a_number()
        self._amount = number
        self.amount.set_value(number, enabled=True)
        return ""

    def _step(self, amount: int) -> str:
        self._amount += amount
        self.amount.set_value(self._amount, enabled=True)
        return ""

    def _do(self, edit: Bulk, said: str) -> None:
        sentence = typed(self._document, edit)
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        announce(self, sentence or said)

    def _has_amount(self) -> bool:
        """Whether the number is one; a half-typed one is handed in before."""
        self.commit_pending()
        if self.amount.field.error:
            self.amount.field.setFocus(Qt.FocusReason.OtherFocusReason)
        return not self.amount.field.error

    def _on_add(self) -> None:
        if not self._has_amount():
            return
        edit = bulk_edits.add_points(self._document.character, self._rows, self.source.currentData(), self._amount)
        self._do(edit, f"{self.add.text()}, {self.title.text()}")

    def _on_set(self) -> None:
        if not self._has_amount():
            return
        edit = bulk_edits.set_points(self._document.character, self._rows, self.source.currentData(), self._amount)
        self._do(edit, f"{self.put.text()}, {self.title.text()}")

    def _on_tick(self) -> None:
        self._do(bulk_edits.set_ticks(self._document.character, self._rows, ticked=True), self.tick.text())

    def _on_untick(self) -> None:
        self._do(bulk_edits.set_ticks(self._document.character, self._rows, ticked=False), self.untick.text())

    def _on_hide(self) -> None:
        self._do(bulk_edits.set_hidden(self._document.character, self._rows, hidden=True), self.hide_rows.text())

    def _on_show(self) -> None:
        self._do(bulk_edits.set_hidden(self._document.character, self._rows, hidden=False), self.show_rows.text())

    def _on_remove(self) -> None:
        self._do(bulk_edits.remove(self._document.character, self._rows), self.remove.text())


class BulkHost(QObject):
    """The place of it in the detail panel: made when rows are first chosen, hidden while none are."""

    def __init__(self, panel: "DetailPanel", document: BrpDocument, ground: QWidget, column: QVBoxLayout) -> None:
        """``column`` of ``ground`` is where it goes."""
        super().__init__(panel)
        self._panel = panel
        self._document = document
        self._ground = ground
        self._column = column
        self.bulk: BulkEdit | None = None

    def show_chosen(self, rows: tuple[SkillId, ...]) -> None:
        """Work on these rows; none: put it away."""
        if rows and self.bulk is None:
            self.bulk = BulkEdit(self._document, self._panel.theme, self._ground)
            self.bulk.none_requested.connect(self._panel.none_requested)
            self._column.addWidget(self.bulk)
        if self.bulk is None:
            return
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self.bulk.isAncestorOf(focused)
        self.bulk.show_rows_chosen(rows)
        self.bulk.setVisible(bool(rows) and not self._document.read_only)
        if rows:
            self._panel.verticalScrollBar().setValue(0)
        elif had_focus:
            self._panel.focus_requested.emit(self._panel.subject)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if self.bulk is not None:
            self.bulk.set_theme(theme)
