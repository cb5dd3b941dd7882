"""Edit mode of a Xantis sheet: made when it is first entered; fields, what the detail shows, places of numbers."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt

from brp_desktop.models.xantis_entries import EntryKind
from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSubject
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.views.brp.look import Look
from brp_desktop.views.xantis.sheet_values import PA_MAX, SheetValue
from brp_desktop.views.xantis.side_edit import SideEdit
from brp_desktop.views.xantis.tree_editing import TreeEditing

if TYPE_CHECKING:
    from brp_desktop.sheet.xantis_changes import XantisChangeSet
    from brp_desktop.views.xantis.sheet_view import XantisSheetView


class SheetEdit(QObject):
    """Between the fields of the sheet and the window."""

    def __init__(self, sheet: "XantisSheetView") -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self.side = SideEdit(sheet.document, sheet.texts, sheet.look, sheet.page.content)
        self.tree = TreeEditing(sheet)
        sheet.page.set_edit_parts(self.side, self.tree.strip)
        self.tree.chosen.connect(self._on_score)
        lists = self.side.lists
        lists["action"].chosen.connect(self._on_action)
        lists["weapon"].chosen.connect(self._on_weapon)
        lists["counter"].chosen.connect(self._on_counter)
        self.side.pa_max.current_moved.connect(self._on_pa_max)
        self.side.initiative.current_moved.connect(self._on_initiative)
        self.side.pa_max.why_requested.connect(self._on_pa_max_why)
        self.side.initiative.why_requested.connect(self._on_initiative_why)

    def set_on(self, on: bool) -> None:
        """Edit mode begins or ends."""
        if on:
            self.side.refresh()
            self.tree.refresh()
        else:
            self.tree.rows.close()
            self.side.close_rows()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.side.set_look(look)
        self.tree.set_look(look)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.side.retranslate()
        self.tree.retranslate()
        self.tree.refresh()

    def apply(self, changes: "XantisChangeSet") -> None:
        """The document changed."""
        if self._sheet.edit_mode:
            self.side.refresh()
        self.tree.refresh()

    def commit_pending(self) -> None:
        """Hand in what is half-typed."""
        self.tree.rows.commit_pending()
        self.side.commit_pending()

    def focus_first(self) -> None:
        """To the first field of the tree."""
        node = self.tree.current()
        if node is None or not self.tree.rows.open_first(node):
            self.tree.rows.arrive(back=False)

    def focus_subject(self, subject: XantisSubject | SheetValue) -> bool:
        """To the fields of a subject; False if there are none."""
        lists = self.side.lists
        if isinstance(subject, SheetValue):
            if subject.kind == "counter":
                return lists["counter"].open(subject.id)
            self.side.pa_max.row.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if subject == INITIATIVE:
            self.side.initiative.row.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if subject.use is not None:
            return lists[_list_of(subject.use)].open(subject.use.id)
        return subject.kind == "node" and self.tree.rows.open_first(NodeId(subject.id))

    def anchor(self, subject: XantisSubject | SheetValue) -> QRect:
        """Where a subject stands on the screen; an invalid rectangle if it does not."""
        if isinstance(subject, SheetValue) and subject.kind == "counter":
            return self.side.rect_of("counter", subject.id)
        if isinstance(subject, XantisSubject) and subject.use is not None:
            return self.side.rect_of(_list_of(subject.use), subject.use.id)
        if isinstance(subject, XantisSubject) and subject.kind == "node":
            node = NodeId(subject.id)
            return self._sheet.tree.row_on_screen(node) if node in self._sheet.scores else QRect()
        row = self.side.pa_max.row if subject == PA_MAX else self.side.initiative.row
        return QRect(row.mapToGlobal(QPoint()), row.size())

    # what the person works in

    def _on_score(self, node: NodeId) -> None:
        self._sheet.detail_requested.emit(XantisSubject(id=node))

    def _on_action(self, id_: str) -> None:
        self._sheet.detail_requested.emit(XantisSubject(use=Use("action", id_)))

    def _on_weapon(self, id_: str) -> None:
        self._sheet.detail_requested.emit(XantisSubject(use=Use("attack", id_)))

    def _on_counter(self, id_: str) -> None:
        self._sheet.detail_requested.emit(SheetValue("counter", id_))

    def _on_pa_max(self) -> None:
        self._sheet.detail_requested.emit(PA_MAX)

    def _on_initiative(self) -> None:
        self._sheet.detail_requested.emit(INITIATIVE)

    def _on_pa_max_why(self) -> None:
        self._sheet.explain(PA_MAX)

    def _on_initiative_why(self) -> None:
        self._sheet.explain(INITIATIVE)


def _list_of(use: Use) -> EntryKind:
    return "action" if use.kind == "action" else "weapon"
