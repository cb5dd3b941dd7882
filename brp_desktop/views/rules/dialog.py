"""The page of the rules: presets, differences, and every option with its sentence and what it changes right now."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QWidget

from brp_desktop.catalogue.names import fold
from brp_desktop.painting.theme import Theme
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.dialogs.searched_rows import SearchedRows
from brp_desktop.views.painted import RING, tint, without_mnemonic
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.rules.book import RuleBook
from brp_desktop.views.rules.differences import Differences
from brp_desktop.views.rules.row import OptionRow
from brp_desktop.views.window_frame import WindowFrame

WIDTH: Final = 680
HEIGHT: Final = 760
"""Size it opens with, px, as far as the screen has room."""

_OWN: Final = ""


class RulesDialog(SearchedRows):
    """Every choice takes effect at once as one undo step; the window behind stays usable."""

    def __init__(self, book: RuleBook, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, parent)
        self.setObjectName(book.object_name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.book = book
        self._waiting: list[OptionRow] = []
        self._slices = QTimer(self)
        self._slices.setInterval(0)
        self._slices.timeout.connect(self._next_slice)
        self._make_bar()
        self.column.setContentsMargins(20 - RING, 0, 20 - RING, 12)
        self.differences = Differences(theme, book, self.content)
        self.differences.reset_requested.connect(self._on_reset)
        self.differences.shown_requested.connect(self._on_wanted)
        self.column.addWidget(self.differences)
        self.nothing = PlainLabel(parent=self.content)
        self.nothing.setContentsMargins(RING, 0, RING, 0)
        self.column.addWidget(self.nothing)
        self.rows: dict[str, OptionRow] = {}
        self.sections: dict[str, PlainLabel] = {}
        for option in book.options():
            if option.section not in self.sections:
                self.sections[option.section] = heading = PlainLabel(parent=self.content)
                heading.setContentsMargins(RING, 10, 0, 0)
                self.column.addWidget(heading)
            self.rows[option.id] = row = OptionRow(theme, book, option, self.content)
            row.chosen.connect(self._on_chosen)
            row.grew.connect(self._fitting.start)
            self.column.addWidget(row)
        self.column.addStretch(1)
        self.close_button = self.add_button("", primary=True)
        self.close_button.clicked.connect(self.accept)
        document = book.document
        self._bind_keys(document.undo, document.redo)
        document.changed.connect(self._on_changed)
        document.closing.connect(self.reject)
        self.set_theme(theme)
        self.retranslate()
        self._open_with(WIDTH, HEIGHT)
        self.preset.setFocus()

    def _make_bar(self) -> None:
        """The preset and the search field, which stay where they are while the rows scroll."""
        self.preset_words = PlainLabel(parent=self)
        self.preset = ChoiceBox(self.theme, self)
        self.preset_words.setBuddy(self.preset)
        self.preset.activated.connect(self._on_preset)
        self.search = self._made_search()
        bar = QHBoxLayout()
        bar.setContentsMargins(20, 0, 20 - RING, 6)
        bar.setSpacing(8)
        bar.addWidget(self.preset_words)
        bar.addWidget(self.preset, 3)
        bar.addWidget(self.search, 2)
        self._whole.insertLayout(1, bar)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        tint(self, QPalette.ColorRole.Window, theme.colour("panel"))
        self.heading.setFont(theme.font("heading"))
        for part in (self.preset_words, self.preset, self.nothing):
            part.setFont(theme.font("body"))
        for heading in self.sections.values():
            heading.setFont(theme.font("group"))
        for label in (self.heading, self.preset_words, self.nothing, *self.sections.values()):
            tint(label, QPalette.ColorRole.WindowText, theme.colour("text"))
        for row in self.rows.values():
            row.set_theme(theme)
        for each in (self.search, self.differences, self.close_button):
            each.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        book = self.book
        title = self.tr("Rules of {name}").format(name=book.document.character.name or self.tr("this sheet"))
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.preset_words.setText(self.tr("&Preset"))
        self.preset.setAccessibleName(without_mnemonic(self.preset_words.text()))
        self.search.edit.setPlaceholderText(self.tr("Find a rule"))
        self.search.edit.setAccessibleName(self.tr("Find a rule"))
        self.nothing.setText(self.tr("No rule matches."))
        for section, label in self.sections.items():
            label.setText(book.section_name(section))
        for row in self.rows.values():
            row.retranslate()
        self.close_button.setText(self.tr("&Close"))
        self.close_button.setAccessibleName(without_mnemonic(self.close_button.text()))
        self._show()
        self.show_found()

    def show_row(self, row: OptionRow) -> None:
        """Scroll so that a row is seen with all its sentences."""
        self._fit_content()
        self._scroll.ensureWidgetVisible(row, 0, 8)

    # what is in force

    def _show(self) -> None:
        """Everything but what each option changes, which follows in slices so that typing goes on meanwhile."""
        book, nearest = self.book, self.book.nearest()
        own = bool(book.differences(nearest.record, book.record))
        choices: list[tuple[str, object]] = [(preset.name, preset.id) for preset in book.presets()]
        if own:
            choices.insert(0, (self.tr("own rules, nearest to {preset}").format(preset=nearest.name), _OWN))
        self.preset.set_choices(choices)
        here = _OWN if own else nearest.id
        self.preset.setCurrentIndex(next(n for n, (_, id_) in enumerate(choices) if id_ == here))
        self.preset.setEnabled(not book.document.read_only)
        self.differences.show_rules()
        for row in self.rows.values():
            row.follow()
        self._waiting = list(self.rows.values())
        self._slices.start()
        self._fitting.start()

    def _next_slice(self) -> None:
        """What the next option would change; those in sight come first."""
        if not self._waiting:
            self._slices.stop()
            return
        place = next((n for n, row in enumerate(self._waiting) if self._is_seen(row)), 0)
        self._waiting.pop(place).show_changes()

    def _is_seen(self, row: OptionRow) -> bool:
        area = self._scroll.viewport()
        return row.isVisible() and area.rect().intersects(QRect(row.mapTo(area, QPoint()), row.size()))

    def finish(self) -> None:
        """Work out at once whatever is still to be worked out."""
        while self._waiting:
            self._waiting.pop(0).show_changes()
        self._fit_content()

    def _on_changed(self, changes: object) -> None:
        self._show()

    # what the person does

    def _on_chosen(self, option: str, value: object) -> None:
        if not self.book.put(self.book.with_value(option, value), option):  # type: ignore[arg-type]  # a control's
            self.rows[option].show_value()

    def _on_preset(self, index: int) -> None:
        preset = next((each for each in self.book.presets() if each.id == self.preset.itemData(index)), None)
        if preset is not None:
            self.book.put(preset.record)

    def _on_reset(self, option: str) -> None:
        self._on_chosen(option, getattr(self.book.nearest().record, option))

    def _on_wanted(self, option: str) -> None:
        self.search.edit.clear()
        self.rows[option].take_focus()

    def show_found(self) -> None:
        """The rules that fit what is typed, under their headings."""
        wanted = fold(self.search.edit.text())
        shown = set()
        for row in self.rows.values():
            row.setVisible(row.matches(wanted))
            if row.matches(wanted):
                shown.add(row.option.section)
        for section, heading in self.sections.items():
            heading.setVisible(section in shown)
        self.differences.setVisible(not wanted)
        self.nothing.setVisible(not shown)
        self._fitting.start()


def open_rules(book: RuleBook, theme: Theme, window: QWidget) -> RulesDialog:
    """The page of this sheet's rules in front: the one that is open, or a new one."""
    for page in window.findChildren(RulesDialog):
        if page.book.document is book.document and page.isVisible():
            page.raise_()
            page.activateWindow()
            return page
    page = RulesDialog(book, theme, window)
    if isinstance(window, WindowFrame):
        window.context.appearance.theme_changed.connect(page.set_theme)
    page.show()
    return page
