"""The settings: pages of rows made from the declarations, found by words, in force at once, with undo."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.catalogue.names import fold
from brp_desktop.controllers import preferences as preferences_module
from brp_desktop.controllers.preferences import Preferences
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.folders import folder_or_home
from brp_desktop.storage.settings_exchange import ENDING, chosen_settings
from brp_desktop.views.announce import announce
from brp_desktop.views.context import Context
from brp_desktop.views.controls import IconButton, key_hint
from brp_desktop.views.dialogs.save_name import ask_save_name
from brp_desktop.views.dialogs.searched_rows import SearchedRows
from brp_desktop.views.dialogs.settings_parts import Part, parts_of
from brp_desktop.views.dialogs.settings_row import SettingRow
from brp_desktop.views.dialogs.settings_words import PAGES, page_title, title
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.painted import RING, PaintedButton, paint_frame, sharp_square, text_width, tint, without_mnemonic
from brp_desktop.views.plain_label import PlainLabel

if TYPE_CHECKING:
    from brp_desktop.views.dialogs.settings_import import ImportSettings

WIDTH: Final = 820
HEIGHT: Final = 640
"""Size it opens with, px, as far as the screen has room."""
_ASIDE: Final = 178
_INDENT: Final = 20


class Dressed(Protocol):
    """Whatever takes a theme."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""


class PageList(QWidget):
    """Where the pages stand."""

    reads_as = "PageTabList"


class PageButton(PaintedButton):
    """One page of the list on the left; arrow keys go to the next."""

    reads_as = "PageTab"

    def __init__(self, theme: Theme, icon_name: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.icon_name = icon_name
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        width = text_width(self.theme.font("strong"), self.text())
        return QSize(round(width) + 54 + 2 * RING, 34 + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour, chosen = self.theme.colour, self.isChecked()
        fill = colour("accent") if chosen else colour("hover") if self.underMouse() else None
        if fill is not None:
            paint_frame(painter, rect, self.theme, fill, None)
        ink = colour("on_accent" if chosen else "text")
        paint_icon(painter, sharp_square(rect.left() + 12, rect.center().y()), self.icon_name, ink)
        painter.setFont(self.theme.font("strong" if chosen else "body"))
        painter.setPen(ink)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.drawText(rect.adjusted(38, 0, -6, 0), flags, self.text())


class SettingsDialog(SearchedRows):
    """Every choice takes effect at once; there is nothing to confirm, and Ctrl+Z takes it back."""

    def __init__(
        self, context: Context, theme: Theme, parent: QWidget | None, open_keys: Callable[[], None] | None = None
    ) -> None:
        """``open_keys`` shows the page of the keys."""
        super().__init__(theme, parent, icon_name="settings")
        self.setObjectName("settings_dialog")
        self._context = context
        self._page = "appearance"
        self.preferences = Preferences(context.settings, context.language, context.appearance, self)
        self.preferences.changed.connect(self._on_changed)
        self._make_bar()
        self._make_pages(has_keys=open_keys is not None)
        self.nothing = PlainLabel(parent=self.content)
        self.nothing.setContentsMargins(RING, 0, RING, 0)
        self.column.addWidget(self.nothing)
        self.column.hangs = False  # its rows keep room for rings themselves
        self.column.setSpacing(2)
        self.column.setContentsMargins(12 - RING, 0, _INDENT - RING, 12)
        self.rows: dict[str, SettingRow] = {}
        self.headings: dict[str, PlainLabel] = {}
        self.parts: dict[str, Part] = {}
        settings = chosen_settings()
        for each in PAGES:
            self.headings[each] = heading = PlainLabel(parent=self.content)
            heading.setContentsMargins(RING, 4, 0, 2)
            self.column.addWidget(heading)
            above, below = parts_of(each, theme, context, self.preferences, open_keys, self.content)
            for part in above:
                self.column.addWidget(part)
            for name, setting in settings.items():
                if setting.page == each:
                    self.rows[name] = row = SettingRow(theme, self.preferences, name, setting, self.content)
                    row.refused.connect(self._fitting.start)
                    self.column.addWidget(row)
            for part in below:
                self.column.addWidget(part)
            self.parts |= {f"{each}.{number}": part for number, part in enumerate((*above, *below))}
        for part in self.parts.values():
            part.grew.connect(self._retranslate_rows)
        self.column.addStretch(1)
        self._make_buttons()
        self._bind_keys(self.undo, self.redo)
        context.appearance.theme_changed.connect(self.set_theme)
        self.set_theme(theme)
        self.retranslate()
        self._open_with(WIDTH, HEIGHT)
        self.search.edit.setFocus()

    def _make_bar(self) -> None:
        """The search field and undo, which stay where they are while the rows scroll."""
        self.search = self._made_search()
        self.undo_button, self.redo_button = IconButton(self.theme, "undo", self), IconButton(self.theme, "redo", self)
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        bar = QHBoxLayout()
        bar.setContentsMargins(_INDENT - RING, 0, _INDENT - RING, 4)
        bar.setSpacing(4)
        bar.addWidget(self.search, 1)
        bar.addWidget(self.undo_button)
        bar.addWidget(self.redo_button)
        self._whole.insertLayout(1, bar)

    def _make_pages(self, *, has_keys: bool) -> None:
        """The list of pages, left of the rows."""
        self.aside = PageList(self)
        column = QVBoxLayout(self.aside)
        column.setContentsMargins(_INDENT - RING, 0, 0, 0)
        column.setSpacing(0)
        self.page_buttons: dict[str, PageButton] = {}
        self._group = QButtonGroup(self)
        for page, (icon_name, _) in PAGES.items():
            self.page_buttons[page] = button = PageButton(self.theme, icon_name, self.aside)
            button.setVisible(page != "keyboard" or has_keys)
            self._group.addButton(button)
            column.addWidget(button)
        column.addStretch(1)
        self._group.buttonClicked.connect(self._on_page)
        self.line = QFrame(self)
        self.line.setFixedWidth(1)
        self.line.setAutoFillBackground(True)
        self._whole.removeWidget(self._scroll)
        body = QHBoxLayout()
        body.setSpacing(10)
        body.addWidget(self.aside)
        body.addWidget(self.line)
        body.addWidget(self._scroll, 1)
        self._whole.insertLayout(2, body, 1)

    def _make_buttons(self) -> None:
        self.written = PlainLabel(parent=self)
        self.written.setWordWrap(True)
        self.written.setContentsMargins(_INDENT, 2, _INDENT, 4)
        self.written.hide()
        self._whole.insertWidget(self._whole.indexOf(self.buttons), self.written)
        self.export_button = self.add_button("")
        self.import_button = self.add_button("")
        self.reset_button = self.add_button("")
        for place, button in enumerate((self.export_button, self.import_button, self.reset_button)):
            self.buttons.removeWidget(button)
            self.buttons.insertWidget(place, button)
        self.close_button = self.add_button("", primary=True)
        self.export_button.clicked.connect(self._on_export)
        self.import_button.clicked.connect(self._on_import)
        self.reset_button.clicked.connect(self._on_reset_all)
        self.close_button.clicked.connect(self.accept)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        tint(self, QPalette.ColorRole.Window, theme.colour("panel"))
        tint(self.line, QPalette.ColorRole.Window, theme.colour("line"))
        self.heading.setFont(theme.font("heading"))
        for label in (self.nothing, self.written):
            label.setFont(theme.font("body"))
        for heading in self.headings.values():
            heading.setFont(theme.font("group"))
        for label in (self.heading, self.nothing, self.written, *self.headings.values()):
            tint(label, QPalette.ColorRole.WindowText, theme.colour("text"))
        dressed: tuple[Dressed, ...] = (
            self.search,
            self.undo_button,
            self.redo_button,
            self.export_button,
            self.import_button,
            self.reset_button,
            self.close_button,
            *self.page_buttons.values(),
            *self.rows.values(),
            *self.parts.values(),
        )
        for each in dressed:
            each.set_theme(theme)
        self._fitting.start()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        words = self.tr("Settings")
        self.setWindowTitle(words)
        self.setAccessibleName(words)
        self.heading.setText(words)
        self.search.edit.setPlaceholderText(self.tr("Find a setting"))
        self.search.edit.setAccessibleName(self.tr("Find a setting"))
        self.aside.setAccessibleName(self.tr("Pages"))
        self.nothing.setText(self.tr("No setting matches."))
        for page, button in self.page_buttons.items():
            button.setText(page_title(page))
            button.setAccessibleName(page_title(page))
            self.headings[page].setText(page_title(page))
        for below, text in (
            (self.export_button, self.tr("&Export…")),
            (self.import_button, self.tr("&Import…")),
            (self.reset_button, self.tr("&Reset all…")),
            (self.close_button, self.tr("&Close")),
        ):
            below.setText(text)
            below.setAccessibleName(without_mnemonic(text))
        self.aside.setFixedWidth(
            max(_ASIDE, *(button.sizeHint().width() + _INDENT for button in self.page_buttons.values()))
        )
        self._retranslate_rows()
        self._show_undo()
        self.show_found()

    def _retranslate_rows(self) -> None:
        themes = self._context.appearance.themes()
        for row in self.rows.values():
            row.retranslate(themes)
        for part in self.parts.values():
            part.retranslate(themes)
        self._fitting.start()

    # pages and search

    def show_page(self, page: str) -> None:
        """Go to a page, by its id in ``PAGES``."""
        self._page = page
        if self.search.edit.text():
            self.search.edit.clear()
        self.show_found()
        self._scroll.verticalScrollBar().setValue(0)

    def show_found(self) -> None:
        """The rows that fit what is typed, of all pages; where nothing is, those of the page."""
        wanted = fold(self.search.edit.text().strip())
        self._group.setExclusive(not wanted)
        for page, button in self.page_buttons.items():
            button.setChecked(page == self._page and not wanted)
        found = set()
        for row in self.rows.values():
            page = row.setting.page
            shown = row.matches(wanted) if wanted else page == self._page
            row.setVisible(shown)
            if shown:
                found.add(page)
        for key, part in self.parts.items():
            page = key.split(".")[0]
            part.setVisible(part.matches(wanted) if wanted else page == self._page)
            if part.isVisibleTo(self.content):
                found.add(page)
        for page, heading in self.headings.items():
            heading.setVisible(page in found)
        self.nothing.setVisible(not found)
        self._fitting.start()

    def _on_page(self, button: QWidget) -> None:
        self.show_page(next(page for page, each in self.page_buttons.items() if each is button))

    # undo

    def undo(self) -> None:
        """Take the last choice back."""
        what = self._named(self.preferences.undo_name)
        self.preferences.undo()
        if what:
            announce(self, self.tr("Undone: {what}").format(what=what))

    def redo(self) -> None:
        """Take the last undone choice again."""
        what = self._named(self.preferences.redo_name)
        self.preferences.redo()
        if what:
            announce(self, self.tr("Done again: {what}").format(what=what))

    def _named(self, step: str) -> str:
        match step:
            case "":
                return ""
            case "*":
                return self.tr("several settings")
            case preferences_module.RECENT:
                return self.tr("list of recent files")
        return title(step)

    def _show_undo(self) -> None:
        for button, step, words, key in (
            (self.undo_button, self.preferences.undo_name, self.tr("Undo: {what}"), "Ctrl+Z"),
            (self.redo_button, self.preferences.redo_name, self.tr("Redo: {what}"), "Ctrl+Shift+Z"),
        ):
            button.setEnabled(bool(step))
            button.set_words(words.format(what=self._named(step) or "—"), key)

    def _on_changed(self) -> None:
        for row in self.rows.values():
            row.show_value()
        for part in self.parts.values():
            part.show_value()
        self._show_undo()
        self._show_written("")
        self._context.files.recent_changed.emit()
        self._fitting.start()

    # all of them

    def _on_reset_all(self) -> None:
        from brp_desktop.views.dialogs.choice import ChoiceDialog

        answers = ((False, self.tr("&Cancel"), ""), (True, self.tr("&Reset all"), "primary"))
        text = key_hint(
            self.tr("Every setting returns to its default. Undo brings yours back while this page is open (Ctrl+Z).")
        )
        if ChoiceDialog(self.theme, self.tr("Reset all settings?"), text, answers, self).ask():
            self.preferences.reset_all()

    def _on_export(self) -> None:
        start = folder_or_home(self._context.settings.export_folder) / f"{self.tr('settings')}{ENDING}"
        path = ask_save_name(self, self.tr("Export the settings"), start, f"*{ENDING}", ENDING)
        if path is not None:
            self.export_to(path)

    def export_to(self, path: Path) -> None:
        """Write what is chosen into a file, and say so; a disk that does not take it is said."""
        try:
            self.preferences.write_file(path)
        except StorageError as error:
            self._show_written("")
            self._say(error)
            return
        self._show_written(
            QCoreApplication.translate("ExchangeCommands", "“{file}” is written.").format(file=path.name)
        )

    def _show_written(self, sentence: str) -> None:
        self.written.setText(sentence)
        self.written.setVisible(bool(sentence))
        announce(self, sentence)

    def _on_import(self) -> None:
        start = folder_or_home(self._context.settings.export_folder)
        found, _ = QFileDialog.getOpenFileName(self, self.tr("Import settings"), str(start), f"*{ENDING}")
        if found:
            question = self.import_from(Path(found))
            if question is not None:
                question.exec()

    def import_from(self, path: Path) -> "ImportSettings | None":
        """The question what a file would change; None if it cannot be read, which is said."""
        from brp_desktop.views.dialogs.settings_import import ImportSettings

        try:
            exchange = self.preferences.read_file(path)
        except StorageError as error:
            self._say(error)
            return None
        return ImportSettings(self.theme, self.preferences, exchange, self._context.appearance.themes(), self)

    def _say(self, error: StorageError) -> None:
        from brp_desktop.views.dialogs.choice import ChoiceDialog

        answers = ((True, self.tr("&Close"), "primary"),)
        ChoiceDialog(self.theme, self.tr("That did not work"), error_sentence(error), answers, self).ask()
