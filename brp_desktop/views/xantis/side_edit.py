"""The right column in edit mode: actions, weapons, counters, what the derived values are made of, penalties, Png."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.xantis_entries import EntryKind
from brp_desktop.sheet.xantis_edits import SetXantisIdentity
from brp_desktop.views import labels
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM
from brp_desktop.views.check import Check
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.formula_editor import FormulaEditor
from brp_desktop.views.xantis.glosses import gloss
from brp_desktop.views.xantis.list_editing import ListEditing
from brp_desktop.views.xantis.penalties import PenaltiesRow
from brp_desktop.views.xantis.sections import SectionHead
from brp_desktop.views.xantis.sheet_texts import XantisTexts, missing_terms
from brp_desktop.views.xantis.sheet_why import initiative_formula, pa_max_formula

LISTS: tuple[EntryKind, ...] = ("action", "weapon", "counter")


class SideEdit(QWidget):
    """Everything that is not the tree, as fields."""

    def __init__(self, document: XantisDocument, texts: XantisTexts, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._look = look
        self._showing = False
        self.lists = {kind: ListEditing(document, kind, texts, look, self) for kind in LISTS}
        self.derived_head = SectionHead(look, self)
        self.pa_max = FormulaEditor(document, "pa_max", texts, look, self)
        self.initiative = FormulaEditor(document, "initiative", texts, look, self)
        self.penalties_head = SectionHead(look, self)
        self.penalties = PenaltiesRow(document, look, self)
        self.penalties.set_edit_mode(True)
        self.who_head = SectionHead(look, self)
        self.npc = Check(look.theme, self)
        self.npc.toggled.connect(self._on_npc)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(0)
        for part in (
            *self.lists.values(),
            self.derived_head,
            self.pa_max,
            self.initiative,
            self.penalties_head,
            self.penalties,
            self.who_head,
            self.npc,
        ):
            line = QHBoxLayout()
            ringed = isinstance(part, ListEditing | FormulaEditor | Check)
            line.setContentsMargins(0 if ringed else RING_ROOM, 0, 0 if ringed else RING_ROOM, 0)
            line.addWidget(part)
            self._box.addLayout(line)
        self._box.addStretch(1)
        self.set_look(look)
        self.retranslate()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for part in self.lists.values():
            part.set_look(look)
        for formula in (self.pa_max, self.initiative):
            formula.set_look(look)
        for head in (self.derived_head, self.penalties_head, self.who_head):
            head.set_look(look)
        self.penalties.set_look(look)
        self.npc.theme = look.theme
        self.npc.updateGeometry()
        self.npc.update()
        side = look.px(14) - RING_ROOM
        self._box.setContentsMargins(side, 0, side, look.px(10))

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        for part in self.lists.values():
            part.retranslate()
        self.derived_head.set_text(self.tr("Derived values"))
        self.penalties_head.set_text(self.tr("Penalties of every test"))
        self.who_head.set_text(self.tr("Who plays"))
        self.npc.setText(self.tr("Png: the Narrator plays and tells"))
        self.npc.setToolTip(plain_tip(gloss("png")))
        self.refresh()

    def refresh(self) -> None:
        """Show the document's value."""
        document, derived = self._document, self._document.derived
        for part in self.lists.values():
            part.refresh()
        missing = missing_terms(derived.pa_max_computed.missing)
        note = missing
        if derived.pa_max_by_hand:
            by_hand = self.tr("set by hand; the formula gives {n}").format(n=derived.pa_max_computed.value)
            note = labels.listed((by_hand, missing))
        self.pa_max.row.set_content(
            "Pa Max", pa_max_formula(document), words.number(derived.pa_max), note=note, warns=bool(missing)
        )
        missing = missing_terms(derived.initiative.missing)
        value = words.number(derived.initiative.value)
        self.initiative.row.set_content(
            "Iniziativa", initiative_formula(document), value, note=missing, warns=bool(missing)
        )
        self.pa_max.row.set_tip(gloss("pa_max"))
        self.initiative.row.set_tip(gloss("initiative"))
        self.pa_max.refresh()
        self.initiative.refresh()
        self.penalties.refresh()
        self._showing = True
        self.npc.setChecked(document.character.npc)
        self.npc.setEnabled(not document.read_only)
        self._showing = False
        self.updateGeometry()

    def commit_pending(self) -> None:
        """Hand in what is half-typed."""
        for part in self.lists.values():
            part.commit_pending()
        self.pa_max.commit_pending()
        self.initiative.commit_pending()
        self.penalties.commit_pending()

    def close_rows(self) -> None:
        """Stop editing the lists."""
        for part in self.lists.values():
            part.rows.close()

    def rect_of(self, kind: EntryKind, key: str) -> QRect:
        """The row of an entry on the screen."""
        return self.lists[kind].rect_on_screen(key)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), super().sizeHint().height())

    def _on_npc(self, on: bool) -> None:
        if not self._showing:
            typed(self._document, SetXantisIdentity("npc", on))
