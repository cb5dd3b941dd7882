"""The catalogue as the book of skills that random creation chooses from."""

from collections.abc import Mapping, Sequence

from brp_desktop.catalogue.brp import BrpCatalogue, SkillDefinition, brp_catalogue, localised
from brp_desktop.catalogue.weapons import weapon_base, weapon_catalogue
from brp_desktop.catalogue.words import words
from brp_desktop.rules.brp.formulas import base_chance
from brp_desktop.rules.brp.options import BrpOptions
from brp_desktop.rules.brp.skill_lists import Pick

_WEAPON_KEYWORDS = ("weapon", "shield")
_BEYOND_HUMANS = ("fly", "projection")


class CatalogueSkillBook:
    """The skills of a record's edition, as ``rules.brp.random_creation.SkillBook`` wants them.

    Specialities are ids of the catalogue, without those that need a word of their own and, for weapons, without those
    that no weapon of the edition and era stands behind. Skills that leave the word to the player offer the words of
    the catalogue in ``lang``.
    """

    def __init__(self, options: BrpOptions, lang: str = "en") -> None:
        self._options = options
        self._edition = options.data_edition
        self._lang = lang
        self._catalogue: BrpCatalogue = brp_catalogue()
        self._weapons = {(weapon.skill, weapon.speciality) for weapon in weapon_catalogue().offered(options)}
        self._skills = tuple(
            definition.id for definition in self._catalogue.skills.values() if self._is_choosable(definition)
        )

    def skills(self) -> Sequence[str]:
        """The ids of all skills that a human of this record may choose freely."""
        return self._skills

    def category(self, skill: str) -> str:
        """The category of a skill."""
        return self._catalogue.skills[skill].category

    def is_specialised(self, skill: str) -> bool:
        """Whether a skill needs a speciality in this edition."""
        return self._catalogue.skills[skill].specialised.get(self._edition, False)

    def specialities(self, skill: str) -> Sequence[str]:
        """The specialities to choose from: ids, or words in the language asked for."""
        definition = self._catalogue.skills[skill]
        if not definition.specialities:
            return [localised(word.names, self._lang) for word in words() if skill in word.skills]
        return [id_ for id_ in definition.specialities if self._is_offered(definition, id_)]

    def base(self, pick: Pick, values: Mapping[str, int]) -> int:
        """The base chance for these characteristics; 0 where no weapon stands behind the skill."""
        formula = self._formula(pick.skill, pick.speciality)
        if formula in _WEAPON_KEYWORDS:
            return weapon_base(self._edition, pick.skill, pick.speciality) or 0
        formulas = {id_: self._formula(id_, None) for id_ in self._catalogue.skills}
        return base_chance(formula, values, formulas)

    def _is_choosable(self, definition: SkillDefinition) -> bool:
        if self._edition not in definition.editions or definition.id in _BEYOND_HUMANS:
            return False
        if definition.optional is not None and not getattr(self._options, definition.optional):
            return False
        return not self.is_specialised(definition.id) or bool(self.specialities(definition.id))

    def _is_offered(self, definition: SkillDefinition, speciality: str) -> bool:
        entry = self._catalogue.specialities[speciality]
        if entry.is_open or self._edition not in entry.editions:
            return False
        by_weapon = definition.base.get(self._edition) in _WEAPON_KEYWORDS
        return not by_weapon or (definition.id, speciality) in self._weapons

    def _formula(self, skill: str, speciality: str | None) -> str:
        definition = self._catalogue.skills[skill]
        entry = self._catalogue.specialities.get(speciality or "")
        if entry is not None and self._edition in entry.base:
            return entry.base[self._edition]
        for variant in definition.base_variants:
            if variant.edition == self._edition and self._holds(variant.when):
                return variant.formula
        return definition.base.get(self._edition, "0")

    def _holds(self, condition: str) -> bool:
        if condition == "era_historical":
            return self._options.era == "historical"
        return condition == "option_education" and self._options.education
