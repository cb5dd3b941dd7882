"""What differs from the nearest preset, each line with a way back; and what does not go together."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import LinkButton
from brp_desktop.views.painted import RING, tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.rules.book import Preset, RuleBook


class Difference(QWidget):
    """One option in force that the preset has otherwise."""

    reset_requested = Signal(str)
    """Its id."""
    shown_requested = Signal(str)
    """Its id: bring the row into sight."""

    def __init__(self, theme: Theme, option: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self.name = LinkButton(theme, self, type_name="body")
        self.words = PlainLabel(parent=self)
        self.words.setWordWrap(True)
        self.reset = LinkButton(theme, self, type_name="body")
        self.name.clicked.connect(self._on_name)
        self.reset.clicked.connect(self._on_reset)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.name, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.words, 1)
        row.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignTop)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.name.set_theme(theme)
        self.reset.set_theme(theme)
        self.words.setFont(theme.font("body"))
        tint(self.words, QPalette.ColorRole.WindowText, theme.colour("text"))

    def say(self, book: RuleBook, preset: Preset) -> None:
        """«ties: the higher roll (SRD: the higher score)», with the way back."""
        name, id_ = book.option_name(self.option), self.option
        here, there = (book.answer(id_, getattr(record, id_)) for record in (book.record, preset.record))
        self.name.setText(name)
        self.name.setAccessibleName(name)
        words = self.tr("{answer} ({preset}: {usual})").format(answer=here, preset=preset.short, usual=there)
        self.words.setText(words)
        self.name.setAccessibleDescription(words)
        self.reset.setText(self.tr("Reset"))
        self.reset.setAccessibleName(self.tr("Reset {option}").format(option=name))
        self.reset.setEnabled(not book.document.read_only)

    def _on_name(self) -> None:
        self.shown_requested.emit(self.option)

    def _on_reset(self) -> None:
        self.reset_requested.emit(self.option)


class Differences(QWidget):
    """The head of the page: how far the rules in force are from the nearest preset."""

    reset_requested = Signal(str)
    """Id of an option that shall be as in the preset."""
    shown_requested = Signal(str)
    """Id of an option whose row shall be seen."""

    def __init__(self, theme: Theme, book: RuleBook, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._book = book
        self.title, self.warning = PlainLabel(parent=self), PlainLabel(parent=self)
        for label in (self.title, self.warning):
            label.setWordWrap(True)
            label.setContentsMargins(RING, 0, RING, 0)
        self.rows: list[Difference] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 4)
        self._column.setSpacing(2)
        self._column.addWidget(self.warning)
        self._column.addWidget(self.title)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for label, ink in ((self.title, "text"), (self.warning, "danger")):
            label.setFont(theme.font("strong"))
            tint(label, QPalette.ColorRole.WindowText, theme.colour(ink))
        for row in self.rows:
            row.set_theme(theme)

    def show_rules(self) -> None:
        """Say what differs now; the focus stays on a link of the list while there is one."""
        book, preset = self._book, self._book.nearest()
        warned = [each.sentence for each in book.warnings()]
        self.warning.setText(" ".join(f"⚠ {sentence}" for sentence in warned))
        self.warning.setVisible(bool(warned))
        ids = book.differences(preset.record, book.record)
        if ids:
            text = self.tr("%n difference(s) from {preset}:", None, len(ids))
        else:
            text = self.tr("The rules in force are those of {preset}.")
        self.title.setText(text.format(preset=preset.name))
        self._fill(ids)
        for row in self.rows:
            row.say(book, preset)

    def _fill(self, ids: Sequence[str]) -> None:
        if [row.option for row in self.rows] == list(ids):
            return
        focused = next((n for n, row in enumerate(self.rows) if row.reset.hasFocus()), None)
        kept = {row.option: row for row in self.rows}
        for option, row in kept.items():
            self._column.removeWidget(row)
            if option not in ids:
                row.hide()
                row.deleteLater()
        self.rows = [kept.get(option) or self._made(option) for option in ids]
        previous: QWidget | None = None
        for row in self.rows:
            self._column.addWidget(row)
            if previous is not None:
                QWidget.setTabOrder(previous, row.name)
            QWidget.setTabOrder(row.name, row.reset)
            previous = row.reset
        if focused is not None and self.rows:
            self.rows[min(focused, len(self.rows) - 1)].reset.setFocus()

    def _made(self, option: str) -> Difference:
        row = Difference(self._theme, option, self)
        row.reset_requested.connect(self.reset_requested)
        row.shown_requested.connect(self.shown_requested)
        return row
