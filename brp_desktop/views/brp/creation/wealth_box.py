"""How wealthy the character is: one of the levels of the profession."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.possessions import wealth_word
from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.controllers.language import content_language
from brp_desktop.painting.theme import Theme
from brp_desktop.play.creation_choices import choose_wealth, wealth_levels
from brp_desktop.views.brp.creation.desk import CreationDesk
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.plain_label import PlainLabel


class WealthBox(QWidget):
    """The levels of the profession first and marked as its own; any may be chosen."""

    def __init__(self, desk: CreationDesk, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self.name = PlainLabel(parent=self)
        self.box = ChoiceBox(theme, self)
        self.name.setBuddy(self.box)
        self.box.activated.connect(self._on_chosen)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.name)
        line.addWidget(self.box, 1)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.name.setFont(theme.font("body"))
        self.box.setFont(theme.font("body"))

    def refresh(self) -> None:
        """Show the document, in the words of the language in force."""
        language, catalogue = content_language(), profession_catalogue()
        profession = catalogue.professions.get(self._desk.character.profession or "")
        usual = wealth_levels(profession)
        choices: list[tuple[str, str | None]] = []
        if self._desk.creation.wealth is None:
            choices.append((self.tr("not chosen"), None))
        for id_, level in catalogue.wealth.items():
            name = localised(level.names, language)
            known = profession is not None and profession.wealth_min is not None
            text = self.tr("{level}, as the profession has it").format(level=name) if known and id_ in usual else name
            choices.append((text, id_))
        word = wealth_word(language)
        self.name.setText(word)
        self.box.setAccessibleName(word)
        self.box.set_choices(choices)
        self.box.setCurrentIndex(max(0, self.box.findData(self._desk.creation.wealth)))
        self.box.setEnabled(self._desk.writable)

    def _on_chosen(self, index: int) -> None:
        level = self.box.currentData()
        if level is not None:
            self._desk.do(choose_wealth(self._desk.character, str(level), lang=content_language()))
