"""The last step: a name, with suggestions in three languages, and the way to play."""

from functools import partial

from PySide6.QtWidgets import QWidget

from brp_desktop.catalogue.person_names import KINDS, LANGUAGES
from brp_desktop.controllers.language import LANGUAGE_NAMES, current_language
from brp_desktop.play.chance import SystemChance
from brp_desktop.play.creation_random import suggested_name
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.views import labels
from brp_desktop.views.brp.creation.step_page import StepPage
from brp_desktop.views.brp.creation.words import kind_name
from brp_desktop.views.brp.sheet_field import SheetField
from brp_desktop.views.controls import PushButton

SUGGESTIONS = 4
"""Names suggested at once."""


class NamePage(StepPage):
    """Each suggestion is one button; other names come with another click."""

    def make(self) -> None:
        self.field = SheetField(self.look, self._take, self)
        self.field.setObjectName("creation_name_edit")
        self.language = self.choice()
        self.kind = self.choice()
        self.language.activated.connect(self._on_others)
        self.kind.activated.connect(self._on_others)
        self.names: list[PushButton] = []
        self.column.addWidget(self.field)
        self.row(self.language, self.kind, stretch=False)
        for place in range(SUGGESTIONS):
            button = self.push()
            button.clicked.connect(partial(self._on_name, place))
            self.names.append(button)
            self.column.addWidget(button)
        self.others = self.push("roll_again")
        self.others.clicked.connect(self._on_others)
        self.row(self.others)
        self.language.set_choices([(LANGUAGE_NAMES[id_], id_) for id_ in LANGUAGES])
        self.language.setCurrentIndex(max(0, self.language.findData(current_language())))
        self._suggested: tuple[str, ...] = ()

    def say(self) -> None:
        name = self.tr("Name of the character")
        self.field.setAccessibleName(name)
        self.field.setPlaceholderText(self.tr("Name"))
        self.language.setAccessibleName(self.tr("Language of the names"))
        self.kind.setAccessibleName(self.tr("Kind of given names"))
        kinds = [(labels.first_up(kind_name(id_)), id_) for id_ in KINDS]
        self.kind.set_choices([(self.tr("All kinds"), None), *kinds])
        self.others.setText(self.tr("Other names"))
        self.others.setAccessibleName(self.tr("Suggest other names"))
        if not self._suggested:
            self._suggest()
        self._show_names()

    def show_document(self) -> None:
        self.field.set_value(self.desk.character.name)
        self.field.setReadOnly(not self.desk.writable)
        for button in self.names:
            button.setEnabled(self.desk.writable)

    def first(self) -> QWidget:
        return self.field

    def stops(self) -> list[QWidget]:
        return [self.field, self.language, self.kind, *self.names, self.others]

    def commit_pending(self) -> None:
        self.field.commit_pending()

    def take_theme(self) -> None:
        self.field.set_look(self.look)

    def _suggest(self) -> None:
        chance, language, kind = SystemChance(), str(self.language.currentData()), self.kind.currentData()
        found: dict[str, None] = {}
        while len(found) < SUGGESTIONS:
            found[suggested_name(chance, language, kind)] = None
        self._suggested = tuple(found)

    def _show_names(self) -> None:
        for button, name in zip(self.names, self._suggested, strict=True):
            button.setText(name.replace("&", "&&"))
            button.setAccessibleName(self.tr("Take the name {name}").format(name=name))
            button.updateGeometry()
            button.update()

    def _take(self, text: str) -> str:
        return self.desk.do(SetIdentity("name", text.strip()))

    def _on_name(self, place: int, checked: bool = False) -> None:
        self.tell(self.desk.do(SetIdentity("name", self._suggested[place])))

    def _on_others(self, index: int = 0) -> None:
        self._suggest()
        self._show_names()
