"""One setting: its title, its control made from the declaration, its sentence, and the way back to its default."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.catalogue.names import fold
from brp_desktop.controllers.preferences import Preferences
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.folders import folder_or_home
from brp_desktop.storage.setting_types import Number, PathText, Setting
from brp_desktop.storage.setting_types import Switch as SwitchSetting
from brp_desktop.views.controls import IconButton, PushButton, Switch
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.dialogs.settings_words import answers, sentence, title
from brp_desktop.views.fields import Field
from brp_desktop.views.labels import with_value
from brp_desktop.views.painted import RING, tint, without_mnemonic
from brp_desktop.views.plain_label import PlainLabel

CONTROL: Final = 270
"""Width of a list of answers, px."""
PATH: Final = 210
"""Width of the field of a folder, px; its button stands beside it."""
SHORT: Final = 90
"""Width of a field for a number, px."""


class SettingRow(QWidget):
    """Puts what the person chooses into the preferences at once and shows what is in force."""

    refused = Signal(str)
    """Something typed was not taken: the sentence, or nothing any more."""

    def __init__(self, theme: Theme, preferences: Preferences, name: str, setting: Setting[Any], parent: QWidget):
        super().__init__(parent)
        self.name = name
        self.setting = setting
        self._preferences = preferences
        self._found_by = ""
        self._themes: Mapping[str, str] = {}
        self.label, self.sentence, self.error = (
            PlainLabel(parent=self),
            PlainLabel(parent=self),
            PlainLabel(parent=self),
        )
        for label in (self.label, self.sentence, self.error):
            label.setWordWrap(True)
        self.error.hide()
        self.choose = PushButton(theme, self, height=30) if isinstance(setting, PathText) else None
        self.control = self._made(theme, setting)
        self.label.setBuddy(self.control)
        self.reset = IconButton(theme, "roll_again", self)
        self.reset.clicked.connect(self._on_reset)
        keeps = self.reset.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(keeps)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.label, 1)
        head.addWidget(self.control)
        if self.choose is not None:
            self.choose.clicked.connect(self._on_choose_folder)
            head.addWidget(self.choose)
        head.addWidget(self.reset)
        column = QVBoxLayout(self)
        column.setContentsMargins(RING, 4, 0, 6)
        column.setSpacing(0)
        column.addLayout(head)
        for label in (self.error, self.sentence):
            label.setContentsMargins(0, 0, 44, 0)
            column.addWidget(label)
        self.set_theme(theme)

    def _made(self, theme: Theme, setting: Setting[Any]) -> Switch | ChoiceBox | Field:
        if isinstance(setting, SwitchSetting):
            switch = Switch(theme, self)
            switch.clicked.connect(self._on_switched)
            return switch
        if isinstance(setting, PathText):
            path = Field(theme, self)
            path.setFixedWidth(PATH)
            path.edit.setReadOnly(True)
            return path
        if isinstance(setting, Number) and not answers(self.name, {}):
            field = Field(theme, self)
            field.setFixedWidth(SHORT)
            field.edit.setMaxLength(8)
            field.edit.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.edit.editingFinished.connect(self._on_typed)
            field.edit.escaped.connect(self.show_value)
            return field
        box = ChoiceBox(theme, self)
        box.setFixedWidth(CONTROL)
        box.activated.connect(self._on_chosen)
        return box

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if isinstance(self.control, ChoiceBox):
            self.control.setFont(theme.font("body"))
        else:
            self.control.set_theme(theme)
        self.reset.set_theme(theme)
        if self.choose is not None:
            self.choose.set_theme(theme)
        for label, font, ink in (
            (self.label, "strong", "text"),
            (self.sentence, "small", "text_2"),
            (self.error, "small", "danger"),
        ):
            label.setFont(theme.font(font))
            tint(label, QPalette.ColorRole.WindowText, theme.colour(ink))

    def retranslate(self, themes: Mapping[str, str]) -> None:
        """Take all words from the language in force; ``themes`` are those there are now, by id."""
        self._themes = themes
        self.label.setText(title(self.name))
        self.sentence.setText(sentence(self.name))
        focusable = self.focusable()
        focusable.setAccessibleName(title(self.name))
        focusable.setAccessibleDescription(sentence(self.name))
        words = self.tr("{name}: default").format(name=title(self.name))
        self.reset.setAccessibleName(words)
        self.reset.setToolTip(plain_tip(words))
        if self.choose is not None:
            self.choose.setText(self.tr("Choose…"))
            self.choose.setAccessibleName(with_value(title(self.name), without_mnemonic(self.choose.text())))
        found = (title(self.name), sentence(self.name), *self._answers().values())
        self._found_by = fold(" ".join(found))
        self.show_value()

    def show_value(self) -> None:
        """Show what is in force, whatever was typed or refused."""
        value, control = self._preferences.value(self.name), self.control
        if isinstance(control, Switch):
            control.setChecked(value is True)
            control.setText(self.tr("on") if value is True else self.tr("off"))
            control.updateGeometry()
        elif isinstance(control, ChoiceBox):
            choices: list[tuple[str, object]] = [(words, each) for each, words in self._answers().items()]
            if value not in self._answers():
                choices.append((self.tr("{name}, which is not there").format(name=value), value))
            control.set_choices(choices)
            control.setCurrentIndex(next(n for n, (_, each) in enumerate(choices) if each == value))
        else:
            control.edit.setText(str(value))
            control.edit.setToolTip(plain_tip(str(value)))
            control.edit.setPlaceholderText(self.tr("the last folder"))
            control.edit.setModified(False)
        self._refuse("")
        self.reset.setVisible(not self._preferences.is_default(self.name))

    def matches(self, folded: str) -> bool:
        """Whether title, sentence, page and answers hold every word searched for."""
        return all(word in self._found_by for word in folded.split())

    def focusable(self) -> QWidget:
        """What takes the focus."""
        return self.control.edit if isinstance(self.control, Field) else self.control

    def _answers(self) -> dict[Any, str]:
        return answers(self.name, self._themes)

    def _refuse(self, words: str) -> None:
        if words == self.error.text():
            return
        self.error.setText(words)
        self.error.setVisible(bool(words))
        if isinstance(self.control, Field):
            self.control.set_error(words)
        self.refused.emit(words)

    def _on_switched(self, checked: bool) -> None:
        self._preferences.put(self.name, checked)

    def _on_chosen(self, index: int) -> None:
        if isinstance(self.control, ChoiceBox):
            self._preferences.put(self.name, self.control.itemData(index))

    def _on_typed(self) -> None:
        setting, control = self.setting, self.control
        if not (isinstance(control, Field) and isinstance(setting, Number) and control.edit.isModified()):
            return
        text = control.edit.text().strip()
        number = int(text) if text.isascii() and text.isdigit() else None
        if setting.read(number) is None:
            words = self.tr("A whole number from {least} to {most} is wanted.")
            self._refuse(words.format(least=setting.minimum, most=setting.maximum))
            return
        control.edit.setModified(False)
        self._preferences.put(self.name, number)

    def _on_choose_folder(self) -> None:
        start = folder_or_home(str(self._preferences.value(self.name)))
        found = QFileDialog.getExistingDirectory(self, title(self.name), str(start))
        if found:
            self._preferences.put(self.name, str(Path(found)))

    def _on_reset(self) -> None:
        self.focusable().setFocus(Qt.FocusReason.OtherFocusReason)
        self._preferences.reset(self.name)
