"""What a believable person of an era and language would know: the catalogue's book of skills, narrowed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from brp_desktop.catalogue.brp import load_json
from brp_desktop.catalogue.professions import ProfessionDefinition, profession_catalogue
from brp_desktop.catalogue.skill_book import CatalogueSkillBook
from brp_desktop.play.acts import row_of
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.brp.skill_lists import ANY, Pick, SkillEntry, SkillGroup, SkillList
from brp_desktop.sheet.new import OUT_OF_ERA
from brp_desktop.sheet.skill_rules import base_formula

_NEEDS_POWERS = "yes"
_OWN_LANGUAGE_SKILLS = frozenset({"language_own", "literacy"})


def random_professions(options: BrpOptions = SRD) -> tuple[ProfessionDefinition, ...]:
    """The professions that chance may be asked for, in the order of the catalogue."""
    return tuple(
        one
        for one in profession_catalogue().offered(options)
        if not one.sensitive and (options.powers or one.powers != _NEEDS_POWERS)
    )


class CreationBook(CatalogueSkillBook):
    """The skills that chance hands out under a record, in the words of a language."""

    def __init__(self, options: BrpOptions, lang: str) -> None:
        lists: dict[str, Any] = load_json("names")
        self._record = options
        self._words: Mapping[str, Mapping[str, str]] = lists["words"]
        self.language = lang if lang in lists["languages"] else "en"
        self.own_language = str(lists["languages"][self.language])
        self._unusual = frozenset(lists["unusual"][options.era])
        self._known: dict[str, Sequence[str]] = {}
        super().__init__(options, lang)
        self._usual = tuple(id_ for id_ in super().skills() if id_ not in OUT_OF_ERA[options.era])

    def skills(self) -> Sequence[str]:
        """The skills that anybody of the era may have learnt."""
        return self._usual

    def specialities(self, skill: str) -> Sequence[str]:
        """Those of the catalogue that are usual, all of them where none is; for the own language only itself."""
        if skill not in self._known:
            listed = [id_ for id_ in super().specialities(skill) if self.has_base(skill, id_)]
            usual = [id_ for id_ in listed if id_ not in self._unusual and id_ != self.own_language]
            self._known[skill] = [self.own_language] if skill in _OWN_LANGUAGE_SKILLS else usual or listed
        return self._known[skill]

    def word(self, speciality: str | None) -> str:
        """A word for a kind of speciality that needs one of its own; "" for any other."""
        return str(self._words.get(speciality or "", {}).get(self.language, ""))

    def has_base(self, skill: str, speciality: str) -> bool:
        """Whether the rules give this speciality a base chance."""
        return base_formula(row_of(Pick(skill, speciality)), self._record) is not None

    def is_rollable(self, skill: str) -> bool:
        """Whether the skill can be rolled, with some speciality where it needs one."""
        return not self.is_specialised(skill) or bool(self.specialities(skill))

    def possible(self, wanted: SkillList) -> SkillList:
        """The list without what the edition gives no chance to roll, where enough else is left to choose from."""
        return SkillList(tuple(self._kept(group) for group in wanted.groups))

    def _kept(self, group: SkillGroup) -> SkillGroup:
        entries = tuple(
            self._narrowed(one) for one in group.entries if one.skill is None or self.is_rollable(one.skill)
        )
        return replace(group, entries=entries) if len(entries) >= group.count else group

    def _narrowed(self, entry: SkillEntry) -> SkillEntry:
        listed = tuple(id_ for id_ in entry.specialities if id_ == ANY or self.has_base(str(entry.skill), id_))
        return replace(entry, specialities=listed or entry.specialities)
