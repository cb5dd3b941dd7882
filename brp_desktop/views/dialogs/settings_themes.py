"""Themes of one's own in the settings: where their files lie, which are hard to read, which cannot be used and why."""

import sys
from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QFileSystemWatcher, QProcess, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.appearance import Appearance
from brp_desktop.controllers.language import current_language, locale_of
from brp_desktop.painting.own_themes import ENDING, PREFIX, OwnTheme
from brp_desktop.painting.readable import Unreadable
from brp_desktop.painting.theme import Theme
from brp_desktop.painting.tokens import ThemeError
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import is_there, made_folder
from brp_desktop.views.dialogs.settings_parts import ButtonPart
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.painted import RING, tint
from brp_desktop.views.plain_label import PlainLabel

MOST_PAIRS = 3
"""Pairs that are hard to read, named of one theme; of more only the number is said."""

_GROUNDS = {"worst-cell": "heat", "felt_light_centre": "felt"}
"""Grounds that are made of a colour of the file."""

_OPENERS = {"win32": "explorer", "darwin": "open"}
"""The program that shows a folder; elsewhere it is that of the desktop."""

_REASONS: Mapping[str, object] = {
    "unreadable": QT_TRANSLATE_NOOP("ThemesPart", "the file cannot be read"),
    "file_name": QT_TRANSLATE_NOOP("ThemesPart", "its file needs a shorter name of ordinary letters"),
    "not_toml": QT_TRANSLATE_NOOP("ThemesPart", "the file is no TOML ({detail})"),
    "missing_key": QT_TRANSLATE_NOOP("ThemesPart", "it is missing"),
    "unknown_key": QT_TRANSLATE_NOOP("ThemesPart", "a theme has no such entry"),
    "wrong_type": QT_TRANSLATE_NOOP("ThemesPart", "something of another kind is wanted"),
    "out_of_range": QT_TRANSLATE_NOOP("ThemesPart", "{detail} is too much or too little"),
    "not_a_colour": QT_TRANSLATE_NOOP("ThemesPart", "“{detail}” is no colour such as #1F4D3A"),
    "unknown_colour": QT_TRANSLATE_NOOP("ThemesPart", "[base] has no colour “{detail}”"),
    "unused_colour": QT_TRANSLATE_NOOP("ThemesPart", "nothing uses this colour"),
    "unknown_name": QT_TRANSLATE_NOOP("ThemesPart", "there is no “{detail}”"),
}


class ThemesPart(ButtonPart):
    """Opens the folder, follows its files, and says what is wrong with them."""

    def __init__(self, theme: Theme, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._appearance = appearance
        self.report = PlainLabel(parent=self)
        self.report.setWordWrap(True)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(self.report)
        self.report.setContentsMargins(RING, 0, 0, 0)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._on_file_changed)
        self._watcher.fileChanged.connect(self._on_file_changed)
        # Editors write in several steps: one look afterwards is enough.
        self._looking = QTimer(self)
        self._looking.setSingleShot(True)
        self._looking.setInterval(150)
        self._looking.timeout.connect(self.look_again)
        self._watch()
        self.set_theme(theme)

    def act(self) -> None:
        folder = self._appearance.folder
        if folder is None:
            return
        try:
            made_folder(folder)
        except StorageError as error:
            self.report.setText(error_sentence(error))
            return
        self._watch()
        QProcess.startDetached(_OPENERS.get(sys.platform, "xdg-open"), [str(folder)])

    def look_again(self) -> None:
        """Files may have changed: the list, the theme in force and the report follow."""
        self._watch()
        self._appearance.read_again()
        self.grew.emit()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        if hasattr(self, "report"):
            self.report.setFont(theme.font("small"))
            tint(self.report, QPalette.ColorRole.WindowText, theme.colour("text"))

    def retranslate(self, themes: Mapping[str, str]) -> None:
        self.say(
            self.tr("Files in {folder} are themes too: the help says what stands in them.").format(
                folder=self._appearance.folder or "—"
            ),
            self.tr("Open the folder of themes"),
        )
        lines = [line for own in self._appearance.own() for line in self._lines(own)]
        trouble = self._appearance.trouble
        if trouble is not None and not any(trouble.file in line for line in lines):
            lines.append(self._fault(trouble))
        self.report.setText("\n".join(lines))
        self.report.setVisible(bool(lines))

    def words(self) -> str:
        return f"{super().words()} {self.report.text()}"

    def _lines(self, own: OwnTheme) -> list[str]:
        if own.error is not None:
            return [self._fault(own.error)]
        if not own.pairs or own.theme is None:
            return []
        name = own.theme.name(current_language())
        file = own.id.removeprefix(PREFIX) + ENDING
        named = "; ".join(self._pair(each) for each in own.pairs[:MOST_PAIRS])
        if len(own.pairs) > MOST_PAIRS:
            named = self.tr("{pairs}; %n more", "", len(own.pairs) - MOST_PAIRS).format(pairs=named)
        words = self.tr("“{name}” ({file}) is hard to read: {pairs}.")
        return [words.format(name=name, file=file, pairs=named)]

    def _pair(self, found: Unreadable) -> str:
        words = self.tr("{front} on {ground} {ratio}, at least {least}")
        return words.format(
            front=found.pair.front,
            ground=_GROUNDS.get(found.pair.ground, found.pair.ground),
            ratio=_decimal(found.ratio),
            least=_decimal(found.pair.least),
        )

    def _fault(self, error: ThemeError) -> str:
        reason = self.tr(str(_REASONS.get(error.code, error.code))).format(detail=error.detail)
        if not error.key:
            return self.tr("{file} cannot be used: {reason}.").format(file=error.file, reason=reason)
        return self.tr("{file} cannot be used, {field}: {reason}.").format(
            file=error.file, field=error.key, reason=reason
        )

    def _watch(self) -> None:
        folder = self._appearance.folder
        if folder is None:
            return
        wanted = {
            str(folder),
            *(str(folder / (own.id.removeprefix(PREFIX) + ENDING)) for own in self._appearance.own()),
        }
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched and is_there(folder):
            self._watcher.addPaths(sorted(wanted - watched))

    def _on_file_changed(self, path: str) -> None:
        self._looking.start()


def _decimal(number: float) -> str:
    """One place, rounded down: what is too low never looks as if it were enough."""
    return locale_of(current_language()).toString(int(number * 10) / 10, "f", 1)
