"""What the detail panel lets one change of a score: its tier, and what it hangs from."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.xantis import TIERS
from brp_desktop.sheet.xantis import NodeId, ScoreNode
from brp_desktop.sheet.xantis_edits import MoveNode, SetNodeTier
from brp_desktop.views.announce import announce
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.painted import tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis.glosses import with_gloss
from brp_desktop.views.xantis.terms import TIER_NAMES


class ScorePart(QWidget):
    """Two boxes to unfold. Only what the rules allow is offered to hang from; a tier they refuse says why."""

    def __init__(self, document: XantisDocument, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._node: NodeId | None = None
        self._shown: tuple[NodeId, tuple[ScoreNode, ...]] | None = None
        self.tier_label, self.parent_label = PlainLabel(parent=self), PlainLabel(parent=self)
        self.tier, self.above = ChoiceBox(theme, self), ChoiceBox(theme, self)
        self.problem = PlainLabel(parent=self)
        self.problem.setWordWrap(True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for row, (label, box) in enumerate(((self.tier_label, self.tier), (self.parent_label, self.above))):
            label.setBuddy(box)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(box, row, 1)
        grid.addWidget(self.problem, 2, 0, 1, 2)
        self.tier.activated.connect(self._on_tier)
        self.above.activated.connect(self._on_above)
        self.tier.set_choices([(TIER_NAMES[tier], tier) for tier in TIERS])
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for label in (self.tier_label, self.parent_label, self.tier, self.above):
            label.setFont(theme.font("body"))
        self.problem.setFont(theme.font("small"))
        tint(self.problem, QPalette.ColorRole.WindowText, theme.colour("danger"))

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.tier_label.setText(self.tr("Tier"))
        self.parent_label.setText(self.tr("Hangs from"))
        self.tier.setAccessibleName(self.tier_label.text())
        self.above.setAccessibleName(self.parent_label.text())
        self._shown = None

    def show_score(self, node: NodeId | None) -> None:
        """Show what can be changed of a score; nothing without one."""
        character, derived = self._document.character, self._document.derived
        if node != self._node:
            self._say("")
        self._node = node
        self.setVisible(node is not None and node in derived.nodes)
        score = next((each for each in character.nodes if each.id == node), None)
        if score is None or node is None:
            return
        self.tier.setCurrentIndex(TIERS.index(score.tier))
        self.tier.setAccessibleDescription(with_gloss(TIER_NAMES[score.tier], score.tier))
        shown = (node, character.nodes)
        if shown != self._shown:
            self._shown = shown
            self._offer(node)
        row = self.above.findData(score.parent) if score.parent is not None else 0
        self.above.setCurrentIndex(max(0, row))
        for box in (self.tier, self.above):
            box.setEnabled(not self._document.read_only)

    def _offer(self, node: NodeId) -> None:
        """The scores that the rules let one hang from: of a higher tier, and none of its own."""
        nodes = {each.id: each for each in self._document.character.nodes}
        tier = TIERS.index(nodes[node].tier)
        allowed: list[tuple[str, object]] = [(self.tr("nothing: it stands alone"), None)]
        allowed += [
            (nodes[each.id].name, each.id)
            for each in self._document.derived.nodes.values()
            if TIERS.index(nodes[each.id].tier) < tier and node not in each.path
        ]
        self.above.set_choices(allowed)

    def _on_tier(self, index: int) -> None:
        if self._node is None:
            return
        self._say(typed(self._document, SetNodeTier(self._node, str(self.tier.currentData()))))
        self.show_score(self._node)

    def _on_above(self, index: int) -> None:
        if self._node is None:
            return
        parent = self.above.currentData()
        score = next((each for each in self._document.character.nodes if each.id == self._node), None)
        if score is not None and parent != score.parent:
            self._say(typed(self._document, MoveNode(self._node, None if parent is None else NodeId(parent))))
        self.show_score(self._node)

    def _say(self, sentence: str) -> None:
        """Why nothing has changed."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        announce(self, sentence)
