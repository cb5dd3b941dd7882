"""The detail panel of a Xantis sheet: the value that is edited, what it is made of, and the fields without a column."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.sheet.xantis import ActionId, CounterId, NodeId, WeaponId
from brp_desktop.sheet.xantis_edits import (
    RemoveNode,
    RemoveXantisAction,
    RemoveXantisCounter,
    RemoveXantisWeapon,
    XantisEdit,
)
from brp_desktop.views.brp.detail_parts import Card, PanelGround
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.controls import PushButton
from brp_desktop.views.painted import RING, tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.sheet import Detail
from brp_desktop.views.viewport import give_viewport
from brp_desktop.views.why import WhyRows
from brp_desktop.views.xantis.detail_entry import EntryPart
from brp_desktop.views.xantis.detail_score import ScorePart
from brp_desktop.views.xantis.detail_words import Shown, shown_of
from brp_desktop.views.xantis.removal import TOO, UP, what_becomes
from brp_desktop.views.xantis.sheet_values import SheetValue

MARGIN = 14


class XantisDetailPanel(Detail):
    """One value in full: a score, an action, a weapon, a counter, Pa Max or Iniziativa."""

    def __init__(self, document: XantisDocument, theme: Theme) -> None:
        super().__init__()
        give_viewport(self)
        self.setObjectName("xantis_detail_panel")
        self._document = document
        self._theme = theme
        self._subject: XantisSubject | SheetValue | None = None
        self.ask = what_becomes
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = self._ground = PanelGround(theme)
        self.title, self.number = PlainLabel(parent=inner), PlainLabel(parent=inner)
        self.title.setWordWrap(True)
        self.kind = PlainLabel(parent=inner)
        self.kind.setWordWrap(True)
        self.card = Card(theme, inner)
        self.rows = WhyRows(theme, self.card)
        self.notes = PlainLabel(parent=inner)
        self.notes.setWordWrap(True)
        self.score = ScorePart(document, theme, inner)
        self.entry = EntryPart(document, theme, inner)
        self.remove = PushButton(theme, inner)
        self.remove.danger = True
        self.remove.flat = True
        self.remove.set_look("remove")
        self.remove.clicked.connect(self._on_remove)
        self.setWidget(inner)
        self._lay_out()
        document.changed.connect(self._on_changed)
        document.commit_requested.connect(self.commit_pending)
        self.set_theme(theme)
        self.retranslate()

    @property
    def subject(self) -> XantisSubject | SheetValue | None:
        """What is shown."""
        return self._subject

    def set_subject(self, subject: XantisSubject | SheetValue | None) -> None:
        """Show another value, or nothing."""
        if subject != self._subject:
            self.commit_pending()
            self._subject = subject
            self.entry.give_up()
            self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.title.setFont(theme.font("heading"))
        self.number.setFont(theme.font("value"))
        for label in (self.kind, self.notes):
            label.setFont(theme.font("small"))
            tint(label, QPalette.ColorRole.WindowText, theme.colour("text_2"))
        self._ground.theme = self.card.theme = theme
        self._ground.update()
        self.card.update()
        self.rows.set_theme(theme)
        self.score.set_theme(theme)
        self.entry.set_theme(theme)
        self.remove.set_theme(theme)
        self.viewport().update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Detail"))
        self.remove.setText(self.tr("Remove"))
        self.score.retranslate()
        self.entry.retranslate()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def commit_pending(self) -> None:
        """Hand in what is half-typed."""
        self.entry.commit_pending()

    def refresh(self) -> None:
        """Show the document's value."""
        shown = shown_of(self._document, self._subject)
        self.title.setText(self.tr("Nothing chosen") if shown is None else shown.title)
        self.number.setVisible(shown is not None and bool(shown.number))
        self.kind.setVisible(shown is not None and bool(shown.kind))
        self.card.setVisible(shown is not None and bool(shown.rows))
        found = shown or Shown("", notes=(self.tr("Choose a field on the sheet: what it is made of stands here."),))
        self.number.setText(found.number)
        self.kind.setText(found.kind)
        self.rows.set_rows(found.rows)
        self.notes.setText("\n".join(note for note in found.notes if note))
        self.notes.setVisible(bool(self.notes.text()))
        subject = self._subject if shown is not None else None
        self.score.show_score(self._node() if subject is not None else None)
        self.entry.show_use(subject.use if isinstance(subject, XantisSubject) else None)
        self.remove.setVisible(shown is not None and shown.removable)
        self.remove.setEnabled(not self._document.read_only)
        self.remove.setAccessibleName(self.tr("Remove {name}").format(name=found.title))

    def _lay_out(self) -> None:
        box = QVBoxLayout(self._ground)
        box.setContentsMargins(MARGIN, 12, MARGIN - RING, MARGIN)
        box.setSpacing(8)
        above, below, head = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        for inset in (above, below):
            inset.setContentsMargins(0, 0, RING, 0)
            inset.setSpacing(8)
        head.addWidget(self.title, 1)
        head.addWidget(self.number, 0, Qt.AlignmentFlag.AlignTop)
        above.addLayout(head)
        above.addWidget(self.kind)
        in_card = QVBoxLayout(self.card)
        in_card.setContentsMargins(14, 8, 14, 8)
        in_card.addWidget(self.rows)
        above.addWidget(self.card)
        above.addWidget(self.notes)
        below.addWidget(self.entry)
        box.addLayout(above)
        box.addWidget(self.score)
        box.addLayout(below)
        box.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignLeft)
        box.addStretch(1)

    def _node(self) -> NodeId | None:
        """The score that is shown."""
        subject = self._subject
        if isinstance(subject, XantisSubject) and subject.kind == "node" and subject.use is None:
            return NodeId(subject.id)
        return None

    def _on_changed(self, changes: object) -> None:
        self.refresh()

    def _on_remove(self) -> None:
        """Take what is shown off the sheet; a score with others under it asks first."""
        edit = self._removal()
        if edit is not None and not typed(self._document, edit):
            self.set_subject(None)

    def _removal(self) -> XantisEdit | None:
        subject, node = self._subject, self._node()
        if node is not None:
            answer = self.ask(self._document, node, self._theme, self.window())
            return RemoveNode(node, with_branch=answer == TOO) if answer in (UP, TOO) else None
        if isinstance(subject, SheetValue):
            return RemoveXantisCounter(CounterId(subject.id)) if subject.kind == "counter" else None
        if subject is None or subject.use is None:
            return None
        if subject.use.kind == "action":
            return RemoveXantisAction(ActionId(subject.use.id))
        return RemoveXantisWeapon(WeaponId(subject.use.id))
