"""Opens «why?» beside whatever number of a Xantis sheet was asked about."""

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import prepare
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.rules import RulesError
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.views import labels
from brp_desktop.views.why import WhyPopover
from brp_desktop.views.xantis.explanations import explain_request
from brp_desktop.views.xantis.sheet_texts import NONE
from brp_desktop.views.xantis.sheet_values import SheetValue
from brp_desktop.views.xantis.sheet_why import Why, why_initiative, why_pa_max, why_score, why_title


class SheetAsking(QObject):
    """One popover for the sheet, made when first needed."""

    def __init__(self, document: XantisDocument, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._theme = theme
        self._window = parent
        self.popover: WhyPopover | None = None

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        if self.popover is not None:
            self.popover.set_theme(theme)

    def explain(self, subject: XantisSubject | SheetValue, anchor: QRect) -> None:
        """How a capacity, the Vdr of an action, Iniziativa or Pa Max comes about, beside a place on the screen."""
        if self.popover is None:
            self.popover = WhyPopover(self._theme, self._window)
        if isinstance(subject, XantisSubject) and subject.use is not None:
            self._explain_use(subject)
        else:
            why = self._why(subject)
            if why is None:
                return
            self.popover.explain(why.title, why.rows, why.notes)
        if not anchor.isValid():
            middle = QPoint(self._window.width() // 3, self._window.height() // 3)
            anchor = QRect(self._window.mapToGlobal(middle), QSize(1, 1))
        self.popover.show_at(anchor)

    def _why(self, subject: XantisSubject | SheetValue) -> Why | None:
        if isinstance(subject, SheetValue):
            return why_pa_max(self._document) if subject.kind == "pa_max" else None
        if subject.kind == "initiative":
            return why_initiative(self._document)
        if subject.kind == "node" and subject.id in self._document.derived.nodes:
            return why_score(self._document, NodeId(subject.id), subject.caratteristica)
        return None

    def _explain_use(self, subject: XantisSubject) -> None:
        """The Vdr of the test; where there is none yet, what is missing."""
        if self.popover is None:
            return
        try:
            request = prepare(self._document.character, self._document.derived, subject)
        except RulesError as error:
            self.popover.explain(why_title(NONE), (), (labels.error_sentence(error),))
        else:
            explain_request(self.popover, request)
