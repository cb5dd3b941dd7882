"""What the page of the rules needs of a system: its options, their words, and what another value would change."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from brp_desktop.controllers.document import Document
from brp_desktop.views import labels

translate = QCoreApplication.translate

Value = str | bool | int | None
"""What one option holds."""


class RuleOption(NamedTuple):
    """One option: its id, the section it stands in, its kind (``switch`` ``choice`` ``number`` ``dice``), the values
    of a choice, and whether a number may be missing."""

    id: str
    section: str
    kind: str
    values: tuple[Value, ...] = ()
    optional: bool = False


class Preset(NamedTuple):
    """A record of rules that can be taken as a whole, with its full and its short name."""

    id: str
    record: Any
    name: str
    short: str


class Warned(NamedTuple):
    """A sentence about options that do not go together, and their ids."""

    sentence: str
    options: tuple[str, ...]


class RuleBook(ABC):
    """The rules of one open sheet. Records are values; only ``put`` changes the sheet."""

    object_name: str
    """What the dialog is called inside the application."""
    wide_answers = False
    """Whether answers are sentences, so that they want the whole width."""

    def __init__(self, document: Document) -> None:
        self.document = document

    @property
    def record(self) -> Any:
        """The rules in force."""
        return self.document.character.options

    @abstractmethod
    def options(self) -> Sequence[RuleOption]:
        """Every option, section by section in the order of the page."""

    @abstractmethod
    def presets(self) -> Sequence[Preset]:
        """What can be taken as a whole, with words of the language in force."""

    @abstractmethod
    def differences(self, one: Any, other: Any) -> tuple[str, ...]:
        """Ids of the options in which two records differ."""

    @abstractmethod
    def with_value(self, option: str, value: Value) -> Any:
        """The record with another value; ``RulesError("unknown_option")`` where the rules do not know it."""

    @abstractmethod
    def put(self, record: Any, option: str = "") -> bool:
        """Put a record in force as one undo step, called by its option; False if nothing differs."""

    @abstractmethod
    def read(self, option: str, text: str) -> Value:
        """What was typed as a number or dice; ``RulesError`` where it is neither."""

    @abstractmethod
    def refusal(self, option: str) -> str:
        """What may be typed here, as a sentence for somebody who typed something else."""

    @abstractmethod
    def warnings(self) -> Sequence[Warned]:
        """Combinations in force that the rules advise against."""

    @abstractmethod
    def section_name(self, section: str) -> str:
        """What a section is called."""

    @abstractmethod
    def option_name(self, option: str) -> str:
        """What an option is called, with a capital."""

    @abstractmethod
    def sentence(self, option: str) -> str:
        """What it does, in one sentence."""

    @abstractmethod
    def answer(self, option: str, value: Value) -> str:
        """How a value reads."""

    @abstractmethod
    def changes(self, record: Any) -> str:
        """What this record would change on the sheet as it is now, in sentences; empty where nothing."""

    def nearest(self) -> Preset:
        """The preset that differs least from what is in force."""
        return min(self.presets(), key=lambda preset: len(self.differences(preset.record, self.record)))

    def others(self, option: RuleOption) -> tuple[Value, ...]:
        """The values worth comparing with: all others of a choice, those of the presets, none where that is allowed."""
        here = getattr(self.record, option.id)
        values = option.values or (
            *(getattr(preset.record, option.id) for preset in self.presets()),
            *((None,) if option.optional else ()),
        )
        return tuple(value for value in dict.fromkeys(values) if value != here)

    def what_changes(self, option: RuleOption) -> str:
        """What each other value would change on the sheet right now, in the language in force."""
        nothing = translate("options", "No number of this sheet changes.")
        said = [(value, self.changes(self.with_value(option.id, value))) for value in self.others(option)]
        if not any(words for _, words in said):
            return nothing
        with_value = translate("options", "With “{answer}”: {changes}")
        return "\n".join(
            with_value.format(answer=self.answer(option.id, value), changes=words or nothing) for value, words in said
        )

    def of_presets(self, option: RuleOption) -> str:
        """What the presets say here: «SRD: off · UGE: on», in one where they agree.

        Empty where the answers are called after the presets.
        """
        answers = [
            (preset.short, self.answer(option.id, getattr(preset.record, option.id))) for preset in self.presets()
        ]
        if all(short == answer for short, answer in answers):
            return ""
        if len(answers) > 1 and len({answer for _, answer in answers}) == 1:
            answers = [(labels.listed(short for short, _ in answers), answers[0][1])]
        colon = translate("options", "{preset}: {answer}")
        return " · ".join(colon.format(preset=short, answer=answer) for short, answer in answers)
