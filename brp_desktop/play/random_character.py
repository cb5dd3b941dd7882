"""A whole character made by chance: rolled and spent by the rules, named and filled in from the catalogue."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from brp_desktop.catalogue.brp import brp_catalogue, load_json, localised
from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.rules.brp import SRD, BrpOptions, base_chance
from brp_desktop.rules.brp import random_creation as creation
from brp_desktop.rules.brp.creation_plan import PlannedSkill
from brp_desktop.rules.brp.skill_lists import ANY, Pick, SkillEntry, SkillGroup, SkillList
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter, Skill, SkillPoints
from brp_desktop.sheet.edits import AddSkill
from brp_desktop.sheet.new import new_character, new_skill_id
from brp_desktop.sheet.skill_rules import base_formula, catalogue_formulas

_NEEDS_POWERS: Final = "yes"
_OWN_LANGUAGE: Final = "language_own"


def random_character(source: RandomSource, options: BrpOptions = SRD, *, lang: str = "en") -> BrpCharacter:
    """A complete character ready for play; the same dice, options and language give the same one.

    Characteristics, age, profession (and personality where the record has them) are rolled; profession and personal
    points go to skills that fit, up to the cap of the record (SRD, UGE ch. 2). The name and the words of free
    specialities are of the language, as far as it is known, else English.
    """
    words = _Words(lang)
    book = _Book(options, words)
    made = creation.random_character(source, book, _professions(options, book), _personalities(options), options)
    professions = profession_catalogue().professions
    character = new_character(options, name=words.name(source))
    character = replace(
        character,
        profession=made.profession,
        occupation=localised(professions[made.profession].names, lang),
        age=made.plan.age,
        characteristics=tuple(
            replace(row, initial=made.plan.final_values.get(row.id)) for row in character.characteristics
        ),
    )
    own_language = PlannedSkill(pick=Pick(_OWN_LANGUAGE, words.specialities(_OWN_LANGUAGE)[0]))
    planned = {skill.pick: skill for skill in (own_language, *made.plan.skills)}
    for skill in planned.values():
        character = _with_skill(character, skill, words)
    return character


def _professions(options: BrpOptions, book: "_Book") -> Mapping[str, SkillList]:
    """The professions anybody may come out as: of the edition, without powers the record does not have."""
    return {
        one.id: _possible(one.skills, book)
        for one in profession_catalogue().offered(options)
        if not one.sensitive and (options.powers or one.powers != _NEEDS_POWERS)
    }


def _personalities(options: BrpOptions) -> Mapping[str, SkillList]:
    if not options.personality:
        return {}
    return {one.id: one.skills for one in profession_catalogue().personalities.values()}


def _with_skill(character: BrpCharacter, planned: PlannedSkill, words: "_Words") -> BrpCharacter:
    """The character with the points of one skill: on its row, on one that still lacks a speciality, or on a new one."""
    pick = planned.pick
    points = SkillPoints(profession=planned.professional, personal=planned.personal, personality=planned.personality)
    wanted = _row(pick)
    if wanted.speciality is not None and brp_catalogue().specialities[wanted.speciality].is_open:
        wanted = replace(wanted, speciality_text=words.specialities(wanted.speciality)[0])
    for row in character.skills:
        if row.skill == pick.skill and (row.speciality, row.speciality_text) in (
            (wanted.speciality, wanted.speciality_text),
            (None, ""),
        ):
            filled = replace(
                row, speciality=wanted.speciality, speciality_text=wanted.speciality_text, points=points, hidden=False
            )
            return replace(
                character, skills=tuple(filled if other.id == row.id else other for other in character.skills)
            )
    return AddSkill(replace(wanted, id=new_skill_id(character, wanted.skill, wanted.speciality), points=points)).apply(
        character
    )


def _row(pick: Pick) -> Skill:
    """A row for a chosen skill, its id still to be given; the speciality is an id or a free word."""
    if pick.speciality is None or pick.speciality in brp_catalogue().specialities:
        return Skill(id=_NO_ID, skill=pick.skill, speciality=pick.speciality)
    return Skill(id=_NO_ID, skill=pick.skill, speciality_text=pick.speciality)


_NO_ID: Final = new_skill_id(BrpCharacter(), None)


class _Words:
    """Names and free words in one language."""

    def __init__(self, lang: str) -> None:
        self._lists: dict[str, Any] = load_json("names")
        self._lang = lang if lang in self._lists["given_names"] else "en"

    def name(self, source: RandomSource) -> str:
        """A given name and a family name."""
        parts = (self._lists[kind][self._lang] for kind in ("given_names", "family_names"))
        return " ".join(part[source.die(len(part)) - 1] for part in parts)

    def unusual(self, era: str) -> Sequence[str]:
        """Specialities that chance does not hand out in an era, unless a profession names them."""
        found: Sequence[str] = self._lists["unusual"][era]
        return found

    def specialities(self, id_: str) -> Sequence[str]:
        """Words for a skill without listed specialities, or for a speciality that still needs a word."""
        found: Sequence[str] = self._lists["specialities"].get(id_, {}).get(self._lang, ())
        return found


def _possible(wanted: SkillList, book: "_Book") -> SkillList:
    """The list without what this edition gives no chance to roll, where enough else is left to choose from."""

    def narrowed(entry: SkillEntry) -> SkillEntry:
        listed = tuple(id_ for id_ in entry.specialities if id_ == ANY or book.has_base(str(entry.skill), id_))
        return replace(entry, specialities=listed or entry.specialities)

    def kept(group: SkillGroup) -> SkillGroup:
        entries = tuple(narrowed(one) for one in group.entries if one.skill is None or book.is_rollable(one.skill))
        return replace(group, entries=entries) if len(entries) >= group.count else group

    return SkillList(tuple(kept(group) for group in wanted.groups))


class _Book:
    """What the rules of creation ask about skills, answered by the catalogue."""

    def __init__(self, options: BrpOptions, words: _Words) -> None:
        self._options = options
        self._words = words
        self._specialities: dict[str, Sequence[str]] = {}
        rows = [row for row in new_character(options).skills if not row.hidden and row.skill is not None]
        on_the_sheet = dict.fromkeys(str(row.skill) for row in rows)
        self._skills = tuple(skill for skill in on_the_sheet if self.is_rollable(skill))

    def skills(self) -> Sequence[str]:
        """The skills of a new sheet: those of the edition, the era and the options."""
        return self._skills

    def category(self, skill: str) -> str:
        """The category of a skill."""
        return brp_catalogue().skills[skill].category

    def is_specialised(self, skill: str) -> bool:
        """Whether a skill needs a speciality in this edition."""
        return brp_catalogue().skills[skill].specialised.get(self._options.data_edition, False)

    def specialities(self, skill: str) -> Sequence[str]:
        """Those that stand for themselves and have a base in this edition, else words of the language."""
        if skill not in self._specialities:
            self._specialities[skill] = self._offered(skill)
        return self._specialities[skill]

    def _offered(self, skill: str) -> Sequence[str]:
        catalogue = brp_catalogue()
        listed = [
            id_
            for id_ in catalogue.skills[skill].specialities
            if not catalogue.specialities[id_].is_open
            and self._options.data_edition in catalogue.specialities[id_].editions
            and self.has_base(skill, id_)
        ]
        usual = [id_ for id_ in listed if id_ not in self._words.unusual(self._options.era)]
        words = [word for word in self._words.specialities(skill) if self.has_base(skill, word)]
        return usual or listed or words

    def has_base(self, skill: str, speciality: str) -> bool:
        """Whether the rules give this speciality a base chance."""
        return base_formula(_row(Pick(skill, speciality)), self._options) is not None

    def is_rollable(self, skill: str) -> bool:
        """Whether the skill can be rolled, with some speciality where it needs one."""
        return not self.is_specialised(skill) or bool(self.specialities(skill))

    def base(self, pick: Pick, values: Mapping[str, int]) -> int:
        """The base chance; 0 where the rules have none."""
        formula = base_formula(_row(pick), self._options)
        return 0 if formula is None else base_chance(formula, values, catalogue_formulas(self._options))
