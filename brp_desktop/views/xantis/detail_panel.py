"""The detail panel of a Xantis sheet: everything about the value that is edited."""

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.sheet import Detail


class XantisDetailPanel(Detail):
    """Says whose sheet it is."""

    def __init__(self, document: XantisDocument, theme: Theme) -> None:
        super().__init__()
        self._document = document
        self.setObjectName("xantis_detail_panel")
        self._name = PlainLabel(document.character.name)
        self.setWidget(self._name)
        self.set_theme(theme)

    def set_subject(self, subject: XantisSubject) -> None:
        """Show another subject."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._name.setFont(theme.font("body"))
