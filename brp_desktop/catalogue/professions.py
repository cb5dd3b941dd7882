"""Professions and personalities by id, with the lists of skills they choose from."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from brp_desktop.catalogue.brp import NamedDefinition, Names, load_json
from brp_desktop.rules.brp.options import BrpOptions
from brp_desktop.rules.brp.skill_lists import SkillEntry, SkillGroup, SkillList


class WealthDefinition(NamedDefinition, frozen=True, kw_only=True):
    """One level of wealth; things of this ``item_value`` and below can usually be afforded."""

    item_value: str


class ProfessionDefinition(Struct, frozen=True, kw_only=True):
    """One profession of one edition: its ten skills and the wealth it comes with (ids, None where nothing is said).

    ``like`` names the profession of the other edition it resembles. ``sensitive`` marks one that not every table
    wants to see offered.
    """

    id: str
    names: Names
    edition: str
    skills: SkillList
    wealth_min: str | None = None
    wealth_max: str | None = None
    wealth_usual: str | None = None
    powers: str | None = None
    like: str | None = None
    sensitive: bool = False


class PersonalityDefinition(Struct, frozen=True, kw_only=True):
    """One personality: its thirteen skills, and the face of the die that stands for it."""

    id: str
    names: Names
    roll: int
    skills: SkillList


class ProfessionCatalogue(Struct, frozen=True, kw_only=True, eq=False):
    """All professions, personalities and levels of wealth by id, in the order of the files."""

    professions: Mapping[str, ProfessionDefinition]
    personalities: Mapping[str, PersonalityDefinition]
    wealth: Mapping[str, WealthDefinition]

    def offered(self, options: BrpOptions) -> Iterator[ProfessionDefinition]:
        """The professions of the record's edition."""
        return (one for one in self.professions.values() if one.edition == options.data_edition)


@cache
def profession_catalogue() -> ProfessionCatalogue:
    """The one catalogue of professions, read on first use and kept.

    >>> profession_catalogue().professions["assassin"].skills.size
    10
    """
    professions, personalities = load_json("professions"), load_json("personalities")
    return ProfessionCatalogue(
        professions={entry["id"]: _profession(entry) for entry in professions["professions"]},
        personalities={entry["id"]: _personality(entry) for entry in personalities["personalities"]},
        wealth={
            entry["id"]: WealthDefinition(id=entry["id"], names=entry["names"], item_value=entry["item_value"])
            for entry in professions["wealth_levels"]
        },
    )


def _profession(entry: dict[str, Any]) -> ProfessionDefinition:
    wealth = entry.get("wealth", {})
    groups = [_fixed(fixed) for fixed in entry["fixed"]]
    groups += [
        SkillGroup(choice["count"], tuple(_entry(one) for one in choice["from"]), choice.get("strict", True))
        for choice in entry.get("choices", ())
    ]
    return ProfessionDefinition(
        id=entry["id"],
        names=entry["names"],
        edition=entry["edition"],
        skills=SkillList(tuple(groups)),
        wealth_min=wealth.get("min"),
        wealth_max=wealth.get("max"),
        wealth_usual=wealth.get("usual"),
        powers=entry.get("powers"),
        like=entry.get("like"),
        sensitive=entry.get("sensitive", False),
    )


def _personality(entry: dict[str, Any]) -> PersonalityDefinition:
    return PersonalityDefinition(
        id=entry["id"],
        names=entry["names"],
        roll=entry["roll"],
        skills=SkillList(tuple(_fixed(one) for one in entry["skills"])),
    )


def _fixed(entry: dict[str, Any]) -> SkillGroup:
    return SkillGroup(entry.get("count", 1), (_entry(entry),))


def _entry(entry: dict[str, Any]) -> SkillEntry:
    speciality = entry.get("speciality")
    return SkillEntry(
        skill=entry.get("skill"),
        specialities=tuple(entry.get("speciality_of", () if speciality is None else (speciality,))),
        category=entry.get("category"),
        anything=entry.get("any", False),
        any_of=tuple(_entry(one) for one in entry.get("any_of", ())),
        typical=entry.get("typical"),
    )
