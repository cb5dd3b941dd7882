"""The right column in play: actions and weapons, derived values, penalties."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.xantis_uses import UsesModel
from brp_desktop.sheet.xantis_changes import XantisChangeSet
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM
from brp_desktop.views.controls import key_hint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.glosses import gloss
from brp_desktop.views.xantis.penalties import PenaltiesRow
from brp_desktop.views.xantis.sections import DerivedRow, SectionHead
from brp_desktop.views.xantis.sheet_texts import XantisTexts, missing_terms
from brp_desktop.views.xantis.sheet_why import initiative_formula, pa_max_formula
from brp_desktop.views.xantis.uses_table import UsesTable


class SidePlay(QWidget):
    """What is rolled for and read beside the tree."""

    def __init__(self, document: XantisDocument, texts: XantisTexts, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._look = look
        self.model = UsesModel(texts, self)
        self.uses = UsesTable(self.model, look, self)
        self.nothing = PlainLabel(parent=self)
        self.nothing.setWordWrap(True)
        self.derived_head = SectionHead(look, self)
        self.pa_max = DerivedRow(look, self, rolls=False)
        self.initiative = DerivedRow(look, self, rolls=True)
        self.penalties_head = SectionHead(look, self)
        self.penalties = PenaltiesRow(document, look, self)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(0)
        for part in (
            self.uses,
            self.nothing,
            self.derived_head,
            self.pa_max,
            self.initiative,
            self.penalties_head,
            self.penalties,
        ):
            line = QHBoxLayout()
            ringed = isinstance(part, UsesTable | DerivedRow)
            line.setContentsMargins(0 if ringed else RING_ROOM, 0, 0 if ringed else RING_ROOM, 0)
            line.addWidget(part)
            self._box.addLayout(line)
        self._box.addStretch(1)
        self.model.set_snapshot(document.character, document.derived)
        self.set_look(look)
        self.retranslate()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for part in (self.derived_head, self.pa_max, self.initiative, self.penalties_head):
            part.set_look(look)
        self.uses.set_look(look)
        self.penalties.set_look(look)
        self.nothing.setFont(look.font("body"))
        palette = self.nothing.palette()
        palette.setColor(palette.ColorRole.WindowText, look.colour("text_2"))
        self.nothing.setPalette(palette)
        side = look.px(14) - RING_ROOM
        self._box.setContentsMargins(side, 0, side, look.px(10))
        self._fit()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.uses.setAccessibleName(self.tr("Actions and weapons"))
        self.nothing.setText(key_hint(self.tr("No action and no weapon yet: add them in edit mode (Ctrl+E).")))
        self.derived_head.set_text(self.tr("Derived values"))
        self.penalties_head.set_text(self.tr("Penalties of every test"))
        self.model.refresh_all()
        self.refresh()

    def apply(self, changes: XantisChangeSet) -> None:
        """Show the document's value, of which these parts are others."""
        if changes.nodes or changes.structure or changes.weapons or changes.actions:
            self.model.set_snapshot(self._document.character, self._document.derived)
        self.refresh()

    def refresh(self) -> None:
        """Show the derived values and the penalties."""
        derived = self._document.derived
        self._show_pa_max()
        result = self._document.character.initiative
        last = self.tr("last result {n}").format(n=words.margin_number(result)) if result is not None else ""
        missing = missing_terms(derived.initiative.missing)
        self.initiative.set_content(
            "Iniziativa",
            initiative_formula(self._document),
            words.number(derived.initiative.value),
            note=missing or last,
            warns=bool(missing),
        )
        self.pa_max.set_tip(gloss("pa_max"))
        self.initiative.set_tip(gloss("initiative"))
        self.penalties.refresh()
        self._fit()

    def commit_pending(self) -> None:
        """Hand in what is half-typed."""
        self.penalties.commit_pending()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), super().sizeHint().height())

    def _show_pa_max(self) -> None:
        derived = self._document.derived
        missing = missing_terms(derived.pa_max_computed.missing)
        note = missing
        if derived.pa_max_by_hand:
            by_hand = self.tr("set by hand; the formula gives {n}").format(n=derived.pa_max_computed.value)
            note = labels.listed((by_hand, missing))
        formula = pa_max_formula(self._document)
        self.pa_max.set_content("Pa Max", formula, words.number(derived.pa_max), note=note, warns=bool(missing))

    def _fit(self) -> None:
        """The table is as tall as its rows."""
        empty = not self.model.rowCount()
        self.nothing.setVisible(empty)
        self.uses.setFixedHeight(self.uses.wanted_height())
        self.uses.fit_columns(self.uses.viewport().width())
        self.updateGeometry()
