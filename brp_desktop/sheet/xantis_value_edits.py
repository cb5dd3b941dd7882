"""Edits of the single values of a Xantis sheet: identity, penalties, Pa Max, Iniziativa, Pa, the table's rules."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import XantisOptions, spend
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.xantis import NodeId, Penalty, XantisCharacter
from brp_desktop.sheet.xantis_checks import a_line, a_number, a_number_or_none, a_switch, node_of
from brp_desktop.sheet.xantis_derive import derive_xantis
from brp_desktop.sheet.xantis_limits import INITIATIVE, PA, PENALTY

XantisIdentityField = Literal["name", "player", "people", "group", "adventure", "npc"]
"""The fields ``SetXantisIdentity`` sets: text of one line, and ``npc`` true or false."""

PenaltyId = Literal["pme", "pr", "pd"]
"""The three penalties."""


@dataclass(frozen=True, slots=True)
class SetXantisIdentity:
    """One field of who the character is."""

    field: XantisIdentityField
    value: str | bool

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "identity", self.field

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the field."""
        if self.field == "npc":
            return replace(character, npc=a_switch("npc", self.value))
        text = a_line(self.field, self.value)
        match self.field:
            case "name":
                return replace(character, name=text)
            case "player":
                return replace(character, player=text)
            case "people":
                return replace(character, people=text)
            case "group":
                return replace(character, group=text.strip())
            case "adventure":
                return replace(character, adventure=text)
        raise EditError("unknown_value", field=self.field, value=self.value)


@dataclass(frozen=True, slots=True)
class SetPenalty:
    """The value of Pme, Pr or Pd."""

    id: PenaltyId
    value: int

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping is one step."""
        return "penalty", self.id, "value"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the penalty."""
        before = penalty_of(character, self.id)
        return _with_penalty(character, self.id, replace(before, value=a_number("value", self.value, PENALTY)))


@dataclass(frozen=True, slots=True)
class NamePenalty:
    """What the table calls Pme, Pr or Pd; the letters stay beside it, and it may be empty."""

    id: PenaltyId
    name: str

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "penalty", self.id, "name"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the name."""
        before = penalty_of(character, self.id)
        return _with_penalty(character, self.id, replace(before, name=a_line("name", self.name).strip()))


@dataclass(frozen=True, slots=True)
class SetPaMaxTerms:
    """The scores that Pa Max is twice the sum of; a term that is not on the sheet may stay, but not come in."""

    terms: tuple[NodeId, ...]

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the terms."""
        return replace(character, pa_max_terms=_terms(character, self.terms, character.pa_max_terms))


@dataclass(frozen=True, slots=True)
class SetPaMax:
    """Pa Max by hand, 0 or more; None: computed again."""

    value: int | None

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "pa_max"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the value."""
        return replace(character, pa_max=a_number_or_none("pa_max", self.value, PA))


@dataclass(frozen=True, slots=True)
class SetInitiativeTerms:
    """The scores that Iniziativa is the sum of; as with Pa Max."""

    terms: tuple[NodeId, ...]

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the terms."""
        return replace(character, initiative_terms=_terms(character, self.terms, character.initiative_terms))


@dataclass(frozen=True, slots=True)
class SetInitiativeNumber:
    """The number that is added to the terms of Iniziativa."""

    number: int

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping is one step."""
        return "initiative_number"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the number."""
        return replace(character, initiative_number=a_number("initiative_number", self.number, INITIATIVE))


@dataclass(frozen=True, slots=True)
class SetInitiative:
    """The result of the Iniziativa test; None: not tested."""

    result: int | None

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "initiative"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the result."""
        return replace(character, initiative=a_number_or_none("initiative", self.result, INITIATIVE))


@dataclass(frozen=True, slots=True)
class SetPaLeft:
    """The Pa left, put right by hand; None: full. They may stand above Pa Max until the Giro ends."""

    value: int | None

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping is one step."""
        return "pa_left"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the Pa."""
        return replace(character, pa_left=a_number_or_none("pa_left", self.value, PA))


@dataclass(frozen=True, slots=True)
class SpendPa:
    """An action paid for: ``not_enough_pa`` (cost, left) where it costs more than there is, ``invalid_cost``."""

    cost: int

    @property
    def merge_key(self) -> None:
        """Never merges: each action is a step."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the Pa that remain."""
        before = derive_xantis(character).pa_left
        try:
            left = spend(before, self.cost)
        except RulesError as error:
            raise EditError(error.code, **error.parameters) from None
        return character if left == before else replace(character, pa_left=a_number("pa_left", left, PA))


@dataclass(frozen=True, slots=True)
class EndGiro:
    """The end of a Giro: all Pa are back, exactly Pa Max, were there more or less of them."""

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with all Pa."""
        return replace(character, pa_left=None)


@dataclass(frozen=True, slots=True)
class SetXantisOptions:
    """How this sheet reads the rules; ``option`` is the one reading it is about, which only names the step."""

    options: XantisOptions
    option: str = ""

    @property
    def merge_key(self) -> None:
        """Never merges: each change of a rule is a step."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character under the rules."""
        return replace(character, options=self.options)


def penalty_of(character: XantisCharacter, id_: str) -> Penalty:
    """Pme, Pr or Pd of a character; ``unknown_id`` if it is none of them."""
    match id_:
        case "pme":
            return character.pme
        case "pr":
            return character.pr
        case "pd":
            return character.pd
    raise EditError("unknown_id", kind="penalty", id=id_)


def _with_penalty(character: XantisCharacter, id_: PenaltyId, penalty: Penalty) -> XantisCharacter:
    match id_:
        case "pme":
            return replace(character, pme=penalty)
        case "pr":
            return replace(character, pr=penalty)
        case "pd":
            return replace(character, pd=penalty)


def _terms(character: XantisCharacter, terms: tuple[NodeId, ...], before: tuple[NodeId, ...]) -> tuple[NodeId, ...]:
    """The terms, each once (``duplicate_id``), each on the sheet or there before (``unknown_name``)."""
    for place, term in enumerate(terms):
        if term in terms[:place]:
            raise EditError("duplicate_id", kind="term", id=term)
        if term not in before:
            node_of(character, term)
    return terms
