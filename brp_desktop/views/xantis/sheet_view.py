"""The sheet of one Xantis character."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisResult
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.storage.settings import SheetSettings
from brp_desktop.views.painted import tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.sheet import Sheet


class XantisSheetView(Sheet):
    """Says whose sheet it is."""

    def __init__(
        self, document: XantisDocument, theme: Theme, zoom: float = 1.0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("xantis_sheet_view")
        self.document = document
        self._theme = theme
        self._zoom = zoom
        self.name = PlainLabel(parent=self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(True)
        box = QVBoxLayout(self)
        box.addWidget(self.name, 0, Qt.AlignmentFlag.AlignTop)
        document.changed.connect(self._on_changed)
        self.set_theme(theme)
        self.retranslate()

    @property
    def zoom(self) -> float:
        """The zoom in force."""
        return self._zoom

    @property
    def page_count(self) -> int:
        """One page."""
        return 1

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        font = theme.font("name")
        font.setPixelSize(round(font.pixelSize() * self._zoom))
        self.name.setFont(font)
        tint(self, QPalette.ColorRole.Window, theme.colour("sheet"))

    def set_zoom(self, zoom: float) -> None:
        """Everything by one factor."""
        self._zoom = zoom
        self.set_theme(self._theme)

    def set_edit_mode(self, on: bool) -> None:
        """Nothing here can be edited."""

    def set_page(self, index: int) -> None:
        """There is one page."""

    def begin(self) -> None:
        """At the name."""
        self.focus_rows()

    def focus_rows(self) -> None:
        """To the sheet."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_subject(self, subject: XantisSubject) -> bool:
        """No subject is shown."""
        return False

    def explain(self, subject: XantisSubject) -> None:
        """No number is shown."""

    def show_rolling(self, result: XantisResult) -> None:
        """No subject is shown."""

    def show_result(self, result: XantisResult) -> None:
        """No subject is shown."""

    def recall(self, kept: SheetSettings) -> None:
        """There is nothing to choose."""

    def remembered(self, kept: SheetSettings) -> SheetSettings:
        """There is nothing to choose."""
        return kept

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Character sheet"))
        self.name.setText(self.document.character.name or self.tr("Without a name"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _on_changed(self, changes: object) -> None:
        self.retranslate()
