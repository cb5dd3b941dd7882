"""Play mode of a Xantis sheet: what is chosen and marked, what clicks and keys ask for, menus and places of numbers."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSubject
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.views.announce import announce
from brp_desktop.views.xantis.sheet_values import PA_MAX, SheetValue
from brp_desktop.views.xantis.vitals import PA

if TYPE_CHECKING:
    from brp_desktop.views.xantis.sheet_view import XantisSheetView


class SheetPlay(QObject):
    """Between the parts of the sheet and its signals."""

    def __init__(self, sheet: "XantisSheetView") -> None:
        super().__init__(sheet)
        self._sheet = sheet
        tree, side, uses = sheet.tree, sheet.side, sheet.side.uses
        tree.choose_requested.connect(self._on_score_chosen)
        tree.roll_requested.connect(self._on_score_rolled)
        tree.why_requested.connect(self._on_score_why)
        tree.menu_requested.connect(self._on_score_menu)
        tree.current_moved.connect(self._on_score_current)
        uses.choose_requested.connect(self._on_use_chosen)
        uses.roll_requested.connect(self._on_use_rolled)
        uses.why_requested.connect(self._on_use_why)
        uses.menu_requested.connect(self._on_use_menu)
        uses.current_moved.connect(self._on_use_current)
        side.initiative.choose_requested.connect(self._on_initiative_chosen)
        side.initiative.roll_requested.connect(self._on_initiative_rolled)
        side.initiative.why_requested.connect(self._on_initiative_why)
        side.initiative.current_moved.connect(self._on_initiative_current)
        side.pa_max.why_requested.connect(self._on_pa_max_why)
        side.pa_max.current_moved.connect(self._on_pa_max_current)
        for tracks in (sheet.head.tracks, sheet.page.tracks):
            tracks.why_requested.connect(self._on_track_why)

    def mark(self, subject: XantisSubject) -> None:
        """Show what is chosen for the next test: the path of its score, its action, or Iniziativa."""
        side = self._sheet.side
        node = subject.id if subject.kind == "node" else ""
        if not node and subject.use in side.model.keys:
            node = side.model.use_row(subject.use).node or ""
        self._sheet.tree.set_chosen(NodeId(node) if node else None)
        side.uses.set_chosen(subject.use)
        side.initiative.set_chosen(subject.kind == "initiative")

    def choose(self, subject: XantisSubject) -> None:
        """Take a subject for the next test."""
        self.mark(subject)
        self._sheet.choose_requested.emit(subject)

    def roll(self, subject: XantisSubject) -> None:
        """Roll a subject."""
        self.mark(subject)
        self._sheet.roll_requested.emit(subject)

    def subject_of(self, use: Use) -> XantisSubject:
        """An action or weapon with the score it tests; one that names none takes the chosen one."""
        sheet = self._sheet
        row = sheet.side.model.use_row(use)
        own = row.node if row.node is not None and not row.lost else None
        return XantisSubject(id=own or sheet.tree.chosen or sheet.tree.current_key() or "", use=use)

    def focus_subject(self, subject: XantisSubject | SheetValue) -> bool:
        """Give the focus to a subject; False if the sheet does not show it."""
        sheet = self._sheet
        target: QWidget
        if subject in (PA_MAX, INITIATIVE):
            target = sheet.side.pa_max if subject == PA_MAX else sheet.side.initiative
            target.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if not isinstance(subject, XantisSubject) or subject.kind != "node":
            return False
        if subject.use is not None:
            found, target = sheet.side.uses.set_current(subject.use), sheet.side.uses
        else:
            found, target = sheet.tree.set_current(NodeId(subject.id)), sheet.tree
        if found:
            target.setFocus(Qt.FocusReason.OtherFocusReason)
            self.mark(subject)
        return found

    def anchor(self, subject: XantisSubject | SheetValue) -> QRect:
        """Where a number stands on the screen; an invalid rectangle if it is not there."""
        sheet = self._sheet
        if isinstance(subject, XantisSubject) and subject.use is not None:
            return sheet.side.uses.row_on_screen(subject.use)
        if isinstance(subject, XantisSubject) and subject.kind == "node":
            node = NodeId(subject.id)
            return sheet.tree.row_on_screen(node) if node in sheet.scores else QRect()
        value = sheet.side.pa_max if subject == PA_MAX else sheet.side.initiative
        return QRect(value.mapToGlobal(QPoint()), value.size())

    def copy(self, text: str) -> None:
        """Put a line on the clipboard."""
        QGuiApplication.clipboard().setText(text)
        announce(self._sheet, self.tr("Copied"))

    # scores

    def _on_score_chosen(self, node: NodeId) -> None:
        self.choose(XantisSubject(id=node))

    def _on_score_rolled(self, node: NodeId) -> None:
        self.roll(XantisSubject(id=node))

    def _on_score_why(self, node: NodeId) -> None:
        self._sheet.explain(XantisSubject(id=node))

    def _on_score_current(self, node: NodeId) -> None:
        self._sheet.current_changed.emit(XantisSubject(id=node))

    def _on_score_menu(self, node: NodeId | None, place: QPoint) -> None:
        if node is None or self._sheet.edit_mode:
            return
        from brp_desktop.views.xantis.menus import open_menu, score_menu

        sheet = self._sheet
        text = sheet.texts.score(sheet.scores.node(node), sheet.scores.capacity(node))
        open_menu(score_menu(sheet.document, node, self.roll, sheet.explain, partial(self.copy, text), sheet), place)

    # actions and weapons

    def _on_use_chosen(self, use: Use) -> None:
        self.choose(self.subject_of(use))

    def _on_use_rolled(self, use: Use) -> None:
        self.roll(self.subject_of(use))

    def _on_use_why(self, use: Use) -> None:
        self._sheet.explain(self.subject_of(use))

    def _on_use_current(self, use: Use) -> None:
        self._sheet.current_changed.emit(self.subject_of(use))

    def _on_use_menu(self, use: Use, place: QPoint) -> None:
        from brp_desktop.views.xantis.menus import open_menu, use_menu

        sheet = self._sheet
        text = sheet.texts.use(sheet.side.model.use_row(use))
        copy = partial(self.copy, text)
        open_menu(use_menu(self.subject_of(use), self.roll, sheet.explain, copy, sheet), place)

    # derived values

    def _on_initiative_chosen(self) -> None:
        self.choose(INITIATIVE)

    def _on_initiative_rolled(self) -> None:
        self.roll(INITIATIVE)

    def _on_initiative_why(self) -> None:
        self._sheet.explain(INITIATIVE)

    def _on_initiative_current(self) -> None:
        self._sheet.current_changed.emit(INITIATIVE)

    def _on_pa_max_why(self) -> None:
        self._sheet.explain(PA_MAX)

    def _on_pa_max_current(self) -> None:
        self._sheet.current_changed.emit(PA_MAX)

    def _on_track_why(self, track: str) -> None:
        if track == PA:
            self._sheet.explain(PA_MAX)
