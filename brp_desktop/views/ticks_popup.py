"""The list behind the chip: which skills are ticked and wait for their experience roll."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from brp_desktop.catalogue.names import characteristic_abbreviation, collation_key, full_skill_name
from brp_desktop.controllers.document import CharacterDocument
from brp_desktop.controllers.language import current_language
from brp_desktop.painting.theme import Theme
from brp_desktop.play.rolling import Subject
from brp_desktop.views.labels import listed, percent, ticks_waiting

ROW = 26


class TicksPopup(QFrame):
    """A small list; a click or Enter goes to the skill on the sheet."""

    chosen = Signal(object)
    """Subject to go to."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("ticks_popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._theme = theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.colour("raised"))
        palette.setColor(QPalette.ColorRole.Base, theme.colour("raised"))
        palette.setColor(QPalette.ColorRole.Highlight, theme.colour("selected"))
        palette.setColor(QPalette.ColorRole.HighlightedText, theme.colour("text"))
        self.setPalette(palette)
        self._title = QLabel(self)
        self._title.setFont(theme.font("group"))
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFont(theme.font("body"))
        self.list.setUniformItemSizes(True)
        self.list.itemActivated.connect(self._on_chosen)
        self.list.itemClicked.connect(self._on_chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 8, 10)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self.list)

    def open_for(self, document: CharacterDocument, place: QPoint) -> None:
        """Show what is ticked; the right upper corner of the list lies at ``place`` on the screen."""
        language = current_language()
        derived = document.derived
        rows = [
            (full_skill_name(skill, language), derived.skills[skill.id].score, Subject("skill", skill.id))
            for skill in document.character.skills
            if skill.ticked and derived.skills[skill.id].learns
        ]
        rows.sort(key=lambda row: collation_key(row[0]))
        if document.character.pow_ticked:
            options = document.character.options
            rows.append((characteristic_abbreviation("pow", options, language), None, Subject("characteristic", "pow")))
        title = ticks_waiting(derived.waiting_ticks)
        self._title.setText(title)
        self.setAccessibleName(title)
        self.list.setAccessibleName(title)
        for name, score, subject in rows:
            item = QListWidgetItem(listed((name, percent(score) if score is not None else "")), self.list)
            item.setData(Qt.ItemDataRole.UserRole, subject)
            item.setSizeHint(QSize(200, ROW))
        if rows:
            self.list.setCurrentRow(0)
        width = max(240, self.list.sizeHintForColumn(0) + 56)
        self.setFixedSize(width, min(max(len(rows), 1), 12) * ROW + 58)
        self.move(place - QPoint(width, 0))
        self.show()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.colour("raised"))
            painter.setPen(QPen(self._theme.colour("border"), self._theme.stroke["control"]))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _on_chosen(self, item: QListWidgetItem) -> None:
        subject = item.data(Qt.ItemDataRole.UserRole)
        self.close()
        if isinstance(subject, Subject):
            self.chosen.emit(subject)
