"""What stands on the pages of the settings beside their rows: own themes, the list of recent files, the keys."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.catalogue.names import fold
from brp_desktop.controllers.preferences import Preferences
from brp_desktop.painting.theme import Theme
from brp_desktop.views.context import Context
from brp_desktop.views.controls import PushButton
from brp_desktop.views.painted import RING, tint, without_mnemonic
from brp_desktop.views.plain_label import PlainLabel


class Part(QWidget):
    """Something of a page that is no row: found by its words as well."""

    grew = Signal()
    """It changed what the rows can choose from."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        raise NotImplementedError

    def retranslate(self, themes: Mapping[str, str]) -> None:
        """Take all words from the language in force."""
        raise NotImplementedError

    def show_value(self) -> None:
        """Settings have changed."""

    def words(self) -> str:
        """Everything it says, to be found by."""
        raise NotImplementedError

    def matches(self, folded: str) -> bool:
        """Whether it holds every word searched for."""
        found = fold(self.words())
        return all(word in found for word in folded.split())


class ButtonPart(Part):
    """A sentence and a button below each other."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = PlainLabel(parent=self)
        self.label.setWordWrap(True)
        self.label.setContentsMargins(RING, 0, 0, 0)
        self.button = PushButton(theme, self, height=30)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.button)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 6)
        column.setSpacing(2)
        column.addWidget(self.label)
        column.addLayout(line)
        self.button.clicked.connect(self.act)

    def act(self) -> None:
        """The button was pressed."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        self.button.set_theme(theme)
        self.label.setFont(theme.font("small"))
        tint(self.label, QPalette.ColorRole.WindowText, theme.colour("text_2"))

    def say(self, sentence: str, button: str) -> None:
        """Other words."""
        self.label.setText(sentence)
        self.button.setText(button)
        self.button.setAccessibleName(without_mnemonic(button))
        self.button.setAccessibleDescription(sentence)

    def words(self) -> str:
        return f"{self.label.text()} {without_mnemonic(self.button.text())}"


class RecentPart(ButtonPart):
    """Empties the list of recent files."""

    def __init__(self, theme: Theme, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._preferences = preferences

    def act(self) -> None:
        self._preferences.clear_recent()

    def retranslate(self, themes: Mapping[str, str]) -> None:
        self.say(
            self.tr("The list of recent files is only a list: the files themselves stay. Pinned ones stay on it."),
            self.tr("Empty the list of recent files"),
        )
        self.show_value()

    def show_value(self) -> None:
        self.button.setEnabled(any(not file.pinned for file in self._preferences.settings.recent))


class KeysPart(ButtonPart):
    """Opens the page of the keys."""

    def __init__(self, theme: Theme, open_keys: Callable[[], None], parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._open_keys = open_keys

    def act(self) -> None:
        self._open_keys()

    def retranslate(self, themes: Mapping[str, str]) -> None:
        self.say(
            self.tr("Every command can have other keys, also one that has none. Clashes are pointed out first."),
            self.tr("Keyboard shortcuts…"),
        )


def parts_of(
    page: str,
    theme: Theme,
    context: Context,
    preferences: Preferences,
    open_keys: Callable[[], None] | None,
    parent: QWidget,
) -> tuple[Sequence[Part], Sequence[Part]]:
    """What stands above and below the rows of a page."""
    match page:
        case "appearance":
            from brp_desktop.views.dialogs.settings_themes import ThemesPart

            return (), (ThemesPart(theme, context.appearance, parent),)
        case "dice":
            from brp_desktop.views.dialogs.settings_dice import DicePart

            return (DicePart(theme, context.appearance, parent),), ()
        case "files":
            return (), (RecentPart(theme, preferences, parent),)
        case "keyboard" if open_keys is not None:
            return (KeysPart(theme, open_keys, parent),), ()
    return (), ()
