"""The percentile side of the page of the rules."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.play.rule_effects import effects
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, differences, option_fields
from brp_desktop.rules.brp.options import option_field, power_level_values
from brp_desktop.sheet.edits import SetOptions
from brp_desktop.views import labels
from brp_desktop.views.brp import option_words
from brp_desktop.views.brp.effect_words import effect_sentences
from brp_desktop.views.option_names import option_name
from brp_desktop.views.rules.book import Preset, RuleBook, RuleOption, Value, Warned

translate = QCoreApplication.translate

_NOT_TOGETHER = {"locations_with_major_wounds": ("hit_locations", "major_wounds")}


class BrpRuleBook(RuleBook):
    """Every option of the record, and the two presets."""

    object_name = "brp_rules_dialog"
    document: BrpDocument
    _SECTIONS: ClassVar = tuple(option_words.SECTIONS)

    def options(self) -> Sequence[RuleOption]:
        """Every option, section by section."""
        found = [
            RuleOption(field.id, field.section, field.kind, field.values, field.optional) for field in option_fields()
        ]
        return sorted(found, key=lambda option: self._SECTIONS.index(option.section))

    def presets(self) -> Sequence[Preset]:
        """SRD and UGE."""
        return tuple(
            Preset(id_, record, labels.preset_label(id_), id_.upper()) for id_, record in (("srd", SRD), ("uge", UGE))
        )

    def differences(self, one: BrpOptions, other: BrpOptions) -> tuple[str, ...]:
        """Ids of the options in which two records differ."""
        return differences(one, other)

    def with_value(self, option: str, value: Value) -> BrpOptions:
        """The record with another value; a power level brings its cap and improvements with it."""
        if option == "power_level":
            return replace(self.document.character.options, **power_level_values(str(value)))  # type: ignore[arg-type]
        return replace(self.document.character.options, **{option: value})  # type: ignore[arg-type]

    def put(self, record: BrpOptions, option: str = "") -> bool:
        """Put a record in force as one undo step."""
        return self.document.perform(SetOptions(record, option))

    def read(self, option: str, text: str) -> Value:
        """A whole number, nothing where that is allowed, or dice such as ``1D6``."""
        bare = text.strip().replace("−", "-").upper()
        field = option_field(option)
        if not bare and field.optional:
            return None
        if field.kind == "dice":
            value: Value = bare.replace("W", "D") if bare[:1].isdigit() else f"1{bare}"
        else:
            try:
                value = int(bare)
            except ValueError:
                raise RulesError("unknown_option", field=option, value=text) from None
        if not field.allows(value):
            raise RulesError("unknown_option", field=option, value=text)
        return value

    def refusal(self, option: str) -> str:
        """What may be typed here."""
        field = option_field(option)
        if field.kind == "dice":
            return translate("options", "Dice are wanted here, such as 1D6.")
        least, most = (option_words.answer(option, number) for number in (field.minimum, field.maximum))
        if field.optional:
            text = translate("options", "A whole number from {least} to {most} is wanted here, or nothing.")
        else:
            text = translate("options", "A whole number from {least} to {most} is wanted here.")
        return text.format(least=least, most=most)

    def warnings(self) -> Sequence[Warned]:
        """Combinations in force that the sources advise against."""
        said = translate("options", "Hit locations and major wounds do not go together: choose one of them.")
        return [Warned(said, _NOT_TOGETHER[id_]) for id_ in self.document.character.options.warnings]

    def section_name(self, section: str) -> str:
        """What a section is called."""
        return option_words.section_name(section)

    def option_name(self, option: str) -> str:
        """What an option is called."""
        return labels.first_up(option_name(option))

    def sentence(self, option: str) -> str:
        """What it does."""
        return option_words.sentence(option)

    def answer(self, option: str, value: Value) -> str:
        """How a value reads."""
        return option_words.answer(option, value)

    def changes(self, record: BrpOptions) -> str:
        """What this record would change on the sheet as it is now."""
        document = self.document
        return effect_sentences(document, effects(document.character, document.derived, record), record)
