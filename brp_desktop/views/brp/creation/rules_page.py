"""The first step: the rules and the level of power."""

from PySide6.QtWidgets import QWidget

from brp_desktop.play.creation_acts import with_rules
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.views.brp.creation.rules_fields import RulesFields
from brp_desktop.views.brp.creation.step_page import StepPage


class RulesPage(StepPage):
    """Another choice brings the skills of other rules; nothing that has something in it goes."""

    def make(self) -> None:
        self.fields = RulesFields(self.theme, self.desk.character.options, self)
        self.fields.changed.connect(self._on_changed)
        self.column.addWidget(self.fields)

    def say(self) -> None:
        """The fields say their words themselves."""

    def show_document(self) -> None:
        options = self.desk.character.options
        if options != self.fields.options:
            self.fields.show_options(options)
        self.fields.setEnabled(self.desk.writable)

    def first(self) -> QWidget:
        return self.fields.preset

    def stops(self) -> list[QWidget]:
        return [*self.fields.boxes, *self.fields.switches.values()]

    def take_theme(self) -> None:
        self.fields.set_theme(self.theme)

    def _on_changed(self, options: BrpOptions) -> None:
        self.tell(self.desk.do(with_rules(self.desk.character, options)))
