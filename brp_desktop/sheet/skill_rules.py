"""What the catalogue says about one skill row under the rules in force: formula, tick box, speciality, category."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from brp_desktop.catalogue.brp import BaseVariant, SkillDefinition, brp_catalogue
from brp_desktop.catalogue.weapons import weapon_base
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.formulas import MAXIMUM_CHAIN
from brp_desktop.sheet.brp import Skill

_REFERENCE = re.compile(r"base\(\s*([\w.]+)\s*\)")

OTHER_CATEGORY = "other"
"""Where a row stands that has no category: one of the user's without, one that this catalogue does not know."""

POWER_CATEGORY = "mental"
"""The category of a row that is made for a power."""


def category_of(skill: Skill) -> str:
    """The category id of the row: the user's choice if this catalogue has it, else the catalogue's, else ``other``."""
    if skill.category is not None and skill.category in brp_catalogue().categories:
        return skill.category
    definition = _definition(skill)
    return definition.category if definition else OTHER_CATEGORY


def learns(skill: Skill, options: BrpOptions) -> bool:
    """Whether the row has a tick box: as the user says, else as the data of the edition say."""
    if skill.learns is not None:
        return skill.learns
    definition = _definition(skill)
    if definition is None:
        return True
    edition = options.data_edition
    if skill.speciality is not None:
        speciality = brp_catalogue().specialities.get(skill.speciality)
        if speciality is not None and edition in speciality.experience:
            return speciality.experience[edition]
    return definition.experience.get(edition, True)


def is_known(skill: Skill) -> bool:
    """Whether the row is the user's own or its skill stands in this catalogue."""
    return skill.skill is None or _definition(skill) is not None


def often_hidden(skill: Skill) -> bool:
    """Whether the game master often rolls this skill in secret."""
    definition = _definition(skill)
    return definition is not None and definition.often_hidden


def needs_speciality(skill: Skill, options: BrpOptions) -> bool:
    """Whether the row cannot be rolled because its speciality is not named yet."""
    if skill.speciality_text:
        return False
    if skill.speciality is not None:
        speciality = brp_catalogue().specialities.get(skill.speciality)
        return speciality is not None and speciality.is_open
    definition = _definition(skill)
    return definition is not None and definition.specialised.get(options.data_edition, False)


_OF_THE_RECORD = ("era_historical", "option_education")


def active_conditions(options: BrpOptions) -> frozenset[str]:
    """The conditions of base variants that follow from the record, not from the single skill."""
    held = set()
    if options.era == "historical":
        held.add("era_historical")
    if options.education:
        held.add("option_education")
    return frozenset(held)


def base_formula(skill: Skill, options: BrpOptions) -> str | None:
    """The formula of the row's base chance, None where the rules have none (typed by hand then).

    What the user typed comes first, then the speciality's own base, the variant whose condition holds, the skill's
    base; ``weapon`` and ``shield`` become the commonest base of the weapons of the speciality.
    """
    if skill.base is not None:
        return skill.base
    if skill.skill is None:
        return "0"
    conditions = active_conditions(options) | set(skill.conditions)
    return _catalogue_formula(
        skill.skill, skill.speciality, bool(skill.speciality_text), conditions, options.data_edition
    )


def switches_of(skill: Skill, options: BrpOptions) -> tuple[str, ...]:
    """The conditions that the row itself may set: those its base hangs on in this edition, less the record's."""
    return tuple(each.when for each in _variants(skill, options) if each.when not in _OF_THE_RECORD)


def condition_of(skill: Skill, options: BrpOptions) -> str | None:
    """The condition that the row's base comes from, None for the usual base."""
    conditions = active_conditions(options) | set(skill.conditions)
    return next((each.when for each in _variants(skill, options) if each.when in conditions), None)


def _variants(skill: Skill, options: BrpOptions) -> Sequence[BaseVariant]:
    """The variants of the row's base in this edition; none where it is typed by hand or the speciality's own."""
    definition, edition = _definition(skill), options.data_edition
    if definition is None or skill.base is not None:
        return ()
    kind = brp_catalogue().specialities.get(skill.speciality) if skill.speciality is not None else None
    if kind is not None and edition in kind.base:
        return ()
    return [each for each in definition.base_variants if each.edition == edition]


def missing_characteristics(skill: Skill, options: BrpOptions, values: Mapping[str, int | None]) -> tuple[str, ...]:
    """The characteristics without a value that the row's base asks for, in the order of its formula."""
    formula = base_formula(skill, options) or ""
    for other in _REFERENCE.findall(formula):
        formula += " " + catalogue_formulas(options).get(other, "")
    words = (word.lower() for word in re.findall(r"[A-Za-z]+", formula))
    asked = dict.fromkeys("app" if word == "cha" else word for word in words)
    return tuple(word for word in asked if word in values and values[word] is None)


@lru_cache(maxsize=4096)
def _catalogue_formula(
    skill: str, speciality: str | None, free_text: bool, conditions: frozenset[str], edition: str
) -> str | None:
    catalogue = brp_catalogue()
    definition = catalogue.skills.get(skill)
    if definition is None:
        return None
    kind = catalogue.specialities.get(speciality) if speciality is not None else None
    formula = kind.base.get(edition) if kind is not None else None
    if formula is None:
        formula = _skill_formula(definition, conditions, edition)
    if formula in {"weapon", "shield"}:
        if speciality is None and (free_text or definition.specialised.get(edition, False)):
            return None
        base = weapon_base(edition, skill, speciality)
        return None if base is None else str(base)
    return formula


def _skill_formula(definition: SkillDefinition, conditions: frozenset[str], edition: str) -> str | None:
    for variant in definition.base_variants:
        if variant.edition == edition and variant.when in conditions:
            return variant.formula
    return definition.base.get(edition)


def formulas_of(skills: Sequence[Skill], options: BrpOptions) -> Mapping[str, str]:
    """What ``base(id)`` stands for on a sheet: bases typed by hand by row and skill, else the catalogue's.

    A base of a catalogue skill that refers to itself means the catalogue's; others are taken at their word, so that
    bases may go in a circle (``circle_of``).
    """
    catalogue = catalogue_formulas(options)
    if not any(row.base is not None and "base(" in row.base for row in skills):
        return catalogue
    typed: dict[str, str] = {}
    for row in skills:
        if row.base is None:
            continue
        names = {row.id, row.skill} if row.skill is not None and not row.speciality else {row.id}
        refers = set(_REFERENCE.findall(row.base))
        if not (refers & names & catalogue.keys()):
            typed |= dict.fromkeys(names, row.base)
    return {**catalogue, **typed}


def circle_of(skill: Skill, options: BrpOptions, formulas: Mapping[str, str]) -> tuple[str, ...]:
    """The ids along which the base of a row comes back to where it was, the first again at the end; empty for none.

    ``formulas`` are those of the sheet (``formulas_of``). A longer chain than the rules follow is not looked
    along.
    """
    seen: set[str] = set()

    def found(formula: str, way: tuple[str, ...]) -> tuple[str, ...]:
        for name in _REFERENCE.findall(formula):
            if name in way:
                return (*way[way.index(name) :], name)
            if name in formulas and name not in seen and len(way) <= MAXIMUM_CHAIN:
                seen.add(name)
                if circle := found(formulas[name], (*way, name)):
                    return circle
        return ()

    here = skill.skill if skill.skill is not None and not skill.speciality else skill.id
    return found(base_formula(skill, options) or "", (here,))


def catalogue_formulas(options: BrpOptions) -> Mapping[str, str]:
    """The formula of every catalogue skill under this record, for formulas that refer to another skill's base."""
    return _catalogue_formulas(options.data_edition, active_conditions(options))


@lru_cache(maxsize=16)
def _catalogue_formulas(edition: str, conditions: frozenset[str]) -> Mapping[str, str]:
    formulas = {}
    for definition in brp_catalogue().skills.values():
        formula = _skill_formula(definition, conditions, edition)
        if formula is not None and formula not in {"weapon", "shield"}:
            formulas[definition.id] = formula
    return formulas


def _definition(skill: Skill) -> SkillDefinition | None:
    return brp_catalogue().skills.get(skill.skill) if skill.skill is not None else None
