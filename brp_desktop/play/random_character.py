"""A whole character made by chance: rolled and spent by the rules, named and filled in from the catalogue."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from brp_desktop.catalogue.brp import brp_catalogue, load_json, localised
from brp_desktop.catalogue.professions import ProfessionDefinition, profession_catalogue
from brp_desktop.catalogue.skill_book import CatalogueSkillBook
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.brp import random_creation as creation
from brp_desktop.rules.brp.creation_plan import PlannedSkill
from brp_desktop.rules.brp.skill_lists import ANY, Pick, SkillEntry, SkillGroup, SkillList
from brp_desktop.rules.dice import RandomSource
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.brp import BrpCharacter, Skill, SkillPoints
from brp_desktop.sheet.edits import AddSkill
from brp_desktop.sheet.new import new_character, new_skill_id
from brp_desktop.sheet.skill_rules import base_formula

_NEEDS_POWERS: Final = "yes"
_OWN_LANGUAGE: Final = "language_own"
_OWN_LANGUAGE_SKILLS: Final = frozenset({_OWN_LANGUAGE, "literacy"})


def random_professions(options: BrpOptions = SRD) -> tuple[ProfessionDefinition, ...]:
    """The professions that ``random_character`` may be asked for, in the order of the catalogue."""
    return tuple(
        one
        for one in profession_catalogue().offered(options)
        if not one.sensitive and (options.powers or one.powers != _NEEDS_POWERS)
    )


def random_character(
    source: RandomSource, options: BrpOptions = SRD, *, lang: str = "en", profession: str | None = None
) -> BrpCharacter:
    """A complete character ready for play; the same dice, options and language give the same one.

    Characteristics, age, profession (and personality where the record has them) are rolled; profession and personal
    points go to skills that fit, up to the cap of the record (SRD, UGE ch. 2). The name and the words of free
    specialities are of the language, as far as it is known, else English. A ``profession`` (one of
    ``random_professions``, else RulesError ``unknown_name``) is not rolled for.
    """
    names = _Names(lang)
    book = _Book(options, names, lang)
    possible = _professions(options, book)
    if profession is not None:
        if profession not in possible:
            raise RulesError("unknown_name", name=profession)
        possible = {profession: possible[profession]}
    made = creation.random_character(source, book, possible, _personalities(options), options)
    professions = profession_catalogue().professions
    character = new_character(options, name=names.person(source))
    character = replace(
        character,
        profession=made.profession,
        occupation=localised(professions[made.profession].names, lang),
        age=made.plan.age,
        characteristics=tuple(
            replace(row, initial=made.plan.final_values.get(row.id)) for row in character.characteristics
        ),
    )
    own_language = PlannedSkill(pick=Pick(_OWN_LANGUAGE, names.language))
    planned = {skill.pick: skill for skill in (own_language, *made.plan.skills)}
    for skill in planned.values():
        character = _with_skill(character, skill, names)
    return character


def _professions(options: BrpOptions, book: "_Book") -> Mapping[str, SkillList]:
    """The professions anybody may come out as: of the edition, without powers the record does not have."""
    return {one.id: _possible(one.skills, book) for one in random_professions(options)}


def _personalities(options: BrpOptions) -> Mapping[str, SkillList]:
    if not options.personality:
        return {}
    return {one.id: one.skills for one in profession_catalogue().personalities.values()}


def _with_skill(character: BrpCharacter, planned: PlannedSkill, names: "_Names") -> BrpCharacter:
    """The character with the points of one skill: on its row, on one that still lacks a speciality, or on a new one."""
    pick = planned.pick
    points = SkillPoints(profession=planned.professional, personal=planned.personal, personality=planned.personality)
    wanted = _row(pick)
    if wanted.speciality is not None and brp_catalogue().specialities[wanted.speciality].is_open:
        wanted = replace(wanted, speciality_text=names.word(wanted.speciality))
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


class _Names:
    """Names of people in one language, and what else chance needs to know that the rules do not say."""

    def __init__(self, lang: str) -> None:
        self._lists: dict[str, Any] = load_json("names")
        self._lang = lang if lang in self._lists["given_names"] else "en"

    def person(self, source: RandomSource) -> str:
        """A given name and a family name."""
        parts = (self._lists[kind][self._lang] for kind in ("given_names", "family_names"))
        return " ".join(part[source.die(len(part)) - 1] for part in parts)

    @property
    def language(self) -> str:
        """The language itself, as a speciality."""
        return str(self._lists["languages"][self._lang])

    def unusual(self, era: str) -> Sequence[str]:
        """Specialities that chance does not hand out in an era, unless a profession names them."""
        found: Sequence[str] = self._lists["unusual"][era]
        return found

    def word(self, speciality: str) -> str:
        """A word for a speciality that needs one of its own."""
        return str(self._lists["words"][speciality][self._lang])


def _possible(wanted: SkillList, book: "_Book") -> SkillList:
    """The list without what this edition gives no chance to roll, where enough else is left to choose from."""

    def narrowed(entry: SkillEntry) -> SkillEntry:
        listed = tuple(id_ for id_ in entry.specialities if id_ == ANY or book.has_base(str(entry.skill), id_))
        return replace(entry, specialities=listed or entry.specialities)

    def kept(group: SkillGroup) -> SkillGroup:
        entries = tuple(narrowed(one) for one in group.entries if one.skill is None or book.is_rollable(one.skill))
        return replace(group, entries=entries) if len(entries) >= group.count else group

    return SkillList(tuple(kept(group) for group in wanted.groups))


class _Book(CatalogueSkillBook):
    """The catalogue's book of skills, narrowed to what a believable person of the era and language would know."""

    def __init__(self, options: BrpOptions, names: _Names, lang: str) -> None:
        self._record = options
        self._unusual = frozenset(names.unusual(options.era))
        self._own_language = names.language
        self._known: dict[str, Sequence[str]] = {}
        super().__init__(options, lang)

    def specialities(self, skill: str) -> Sequence[str]:
        """Those of the catalogue that are usual, all of them where none is; for the own language only itself."""
        if skill not in self._known:
            listed = [id_ for id_ in super().specialities(skill) if self.has_base(skill, id_)]
            usual = [id_ for id_ in listed if id_ not in self._unusual and id_ != self._own_language]
            self._known[skill] = [self._own_language] if skill in _OWN_LANGUAGE_SKILLS else usual or listed
        return self._known[skill]

    def has_base(self, skill: str, speciality: str) -> bool:
        """Whether the rules give this speciality a base chance."""
        return base_formula(_row(Pick(skill, speciality)), self._record) is not None

    def is_rollable(self, skill: str) -> bool:
        """Whether the skill can be rolled, with some speciality where it needs one."""
        return not self.is_specialised(skill) or bool(self.specialities(skill))
