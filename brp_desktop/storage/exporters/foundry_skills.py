"""The skills of a sheet as items of a Foundry "brp" actor."""

import re
from typing import Any, Final

from brp_desktop.catalogue.names import full_skill_name, skill_name
from brp_desktop.sheet import skill_rules
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage.exporters.foundry_texts import html_text, item_id, plain_name
from brp_desktop.storage.importers.foundry_item import SCOPE
from brp_desktop.storage.importers.skill_names import by_id, find_skill, skill_slug

_TERM: Final = re.compile(r"(STR|CON|SIZ|INT|POW|DEX|APP|EDU)(?:\*([0-9]+))?")
_STATS: Final = {"APP": "cha"}


def skill_items(
    character: BrpCharacter, derived: Derived, lang: str
) -> tuple[list[dict[str, Any]], dict[SkillId, str]]:
    """The items of all skills that are not a power's, and the id by which a weapon refers to each."""
    powers = {power.skill for power in character.powers}
    items: list[dict[str, Any]] = []
    ids: dict[SkillId, str] = {}
    taken: set[str] = set()
    for row in character.skills:
        if row.id in powers and row.id.startswith("power."):
            continue
        id_ = _free(f"i.skill.{skill_slug(row)}", taken)
        ids[row.id] = id_
        items.append(_item(row, character, derived, lang, id_))
    return items, ids


def _free(id_: str, taken: set[str]) -> str:
    number, free = 2, id_
    while free in taken:
        free = f"{id_}-{number}"
        number += 1
    taken.add(free)
    return free


def _item(row: Skill, character: BrpCharacter, derived: Derived, lang: str, id_: str) -> dict[str, Any]:
    numbers = derived.skills[row.id]
    name, speciality = skill_name(row, lang)
    points = row.points
    learns = skill_rules.learns(row, character.options)
    item: dict[str, Any] = {
        "_id": item_id("skill", row.id),
        "name": plain_name(full_skill_name(row, lang)),
        "type": "skill",
        "system": {
            "description": html_text(row.note),
            "base": numbers.base or 0,
            "xp": points.experience,
            "culture": points.culture,
            "profession": points.profession,
            "personality": points.personality,
            "personal": points.personal + row.bonus,
            "baseFormula": _formula(row, character, numbers.base or 0),
            "noXP": not learns,
            "category": f"i.skillcat.{_category(numbers.category)}",
            "specialism": bool(speciality) or skill_rules.needs_speciality(row, character.options),
            "group": False,
            "specName": plain_name(speciality),
            "mainName": plain_name(name),
            "improve": row.ticked,
        },
        "flags": {"brp": {"brpidFlag": {"id": id_, "lang": lang, "priority": 0}}},
    }
    if own := _own(row, numbers.base):
        item["flags"][SCOPE] = own
    return item


def _category(category: str) -> str:
    """One that such an item can have: there is none for skills without a category."""
    return skill_rules.POWER_CATEGORY if category == skill_rules.OTHER_CATEGORY else category


def _own(row: Skill, base: int | None) -> dict[str, Any]:
    """What of a row such an item has no field for."""
    found: dict[str, Any] = {}
    if row.hidden or row.pinned:
        found |= {"hidden": row.hidden, "pinned": row.pinned}
    if row.bonus:
        found["bonus"] = row.bonus
    if skill_rules.category_of(row) == skill_rules.OTHER_CATEGORY:
        found["other"] = True
    if row.conditions:
        found["conditions"] = list(row.conditions)
    if row.speciality is not None and row.speciality_text:
        found["speciality"] = row.speciality
    if base is None:
        found["unknown_base"] = True
    if row.skill is None and (
        find_skill(row.name, row.speciality_text).skill or by_id(skill_slug(row), row.name, row.speciality_text)
    ):
        found["own"] = True
    return found


def _formula(row: Skill, character: BrpCharacter, base: int) -> dict[str, Any]:
    """Where the base comes from: characteristics times a number, else the number itself."""
    text = (skill_rules.base_formula(row, character.options) or "").replace(" ", "").upper()
    terms = [_TERM.fullmatch(part) for part in text.split("+")]
    parts = [{"stat": "fixed", "value": base}, {"stat": "fixed", "value": 0}]
    if 1 <= len(terms) <= 2 and all(terms):
        for place, term in enumerate(filter(None, terms)):
            stat = _STATS.get(term[1], term[1].lower())
            parts[place] = {"stat": stat, "value": int(term[2] or 1)}
    return {"1": parts[0], "2": parts[1], "Func": "and"}
