"""The side of Xantis of the page of the rules."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NoReturn

from PySide6.QtCore import QCoreApplication

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.play.xantis_rule_effects import XantisEffect, xantis_effects
from brp_desktop.play.xantis_subjects import INITIATIVE_NAME
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import XantisOptions, option_fields
from brp_desktop.rules.xantis.options import DEFAULTS, differences
from brp_desktop.sheet.xantis_edits import SetXantisOptions
from brp_desktop.views.rules.book import Preset, RuleBook, RuleOption, Value, Warned
from brp_desktop.views.rules.listing import some_of
from brp_desktop.views.xantis import option_words, words

translate = QCoreApplication.translate


class XantisRuleBook(RuleBook):
    """Every reading of the source, and the default ones."""

    object_name = "xantis_rules_dialog"
    wide_answers = True
    document: XantisDocument

    def options(self) -> Sequence[RuleOption]:
        """Every option, section by section; a reading has words for both of its values, so that none is a switch."""
        return [RuleOption(field.id, field.section, "choice", field.values) for field in option_fields()]

    def presets(self) -> Sequence[Preset]:
        """The default readings."""
        name = translate("systems", "Xantis, default readings")
        return (Preset("xantis", DEFAULTS, name, translate("options", "Default")),)

    def differences(self, one: XantisOptions, other: XantisOptions) -> tuple[str, ...]:
        """Ids of the options in which two records differ."""
        return differences(one, other)

    def with_value(self, option: str, value: Value) -> XantisOptions:
        """The record with another value."""
        return replace(self.document.character.options, **{option: value})  # type: ignore[arg-type]

    def put(self, record: XantisOptions, option: str = "") -> bool:
        """Put a record in force as one undo step."""
        return self.document.perform(SetXantisOptions(record, option))

    def read(self, option: str, text: str) -> NoReturn:
        """Nothing is typed here."""
        raise RulesError("unknown_option", field=option, value=text)

    def refusal(self, option: str) -> str:
        """Nothing is typed here."""
        return ""

    def warnings(self) -> Sequence[Warned]:
        """All readings go together."""
        return ()

    def section_name(self, section: str) -> str:
        """What a section is called."""
        return option_words.section_name(section)

    def option_name(self, option: str) -> str:
        """What an option asks."""
        return option_words.question(option)

    def sentence(self, option: str) -> str:
        """What the reading decides."""
        return option_words.sentence(option)

    def answer(self, option: str, value: Value) -> str:
        """How a value reads."""
        return option_words.answer(option, value) if isinstance(value, str | bool) else ""

    def changes(self, record: XantisOptions) -> str:
        """Which tests would have another chance, without a difficulty and with the sheet's penalties."""
        document = self.document
        found = xantis_effects(document.character, document.derived, record)
        if not found:
            return ""
        names = {str(node.id): node.name for node in document.character.nodes}
        rows = [f"{names.get(effect.id) or INITIATIVE_NAME} {_numbers(effect)}" for effect in found]
        return translate("options", "%n score(s) have another chance: {rows}.", None, len(found)).format(
            rows=some_of(rows)
        )


def _numbers(effect: XantisEffect) -> str:
    """«Vdr 7 → 9», or where that stays the chance."""
    (vdr, chance), (other_vdr, other_chance) = effect.before, effect.after
    if vdr != other_vdr:
        return f"Vdr {words.number(vdr)} → {words.number(other_vdr)}"
    return f"{words.chance_words(chance)} → {words.chance_words(other_chance)}"
