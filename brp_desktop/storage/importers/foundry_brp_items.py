"""The items of a Foundry "brp" actor, skills first; weapons, things and powers are read by modules of their own."""

from collections.abc import Callable, Mapping
from math import floor
from typing import Final, TypeAlias

from msgspec.structs import replace

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.sheet.brp import SkillPoints
from brp_desktop.sheet.limits import ENTRIES
from brp_desktop.sheet.skill_rules import OTHER_CATEGORY
from brp_desktop.storage.importers.builder import Builder
from brp_desktop.storage.importers.foundry_brp_gear import (
    read_armour,
    read_gear,
    read_location,
    read_weapon,
    read_wound,
    settle_locations,
)
from brp_desktop.storage.importers.foundry_brp_powers import (
    read_allegiance,
    read_passion,
    read_power,
    read_reputation,
    read_sorcery,
    read_spell,
    read_trait,
)
from brp_desktop.storage.importers.foundry_item import CHARACTERISTICS, POINTS, Items, own_flags
from brp_desktop.storage.importers.report import Line
from brp_desktop.storage.importers.skill_drafts import SkillDraft
from brp_desktop.storage.importers.skill_names import SkillName, bracketed, by_id, find_skill, skill_slug
from brp_desktop.storage.importers.source import Node
from brp_desktop.storage.importers.values import read_switch, read_whole

CATEGORIES: Final = {
    "cmmnmod": "communication", "mnplmod": "manipulation", "mntlmod": "mental", "percmod": "perception",
    "physmod": "physical", "zcmbtmod": "combat",
}  # fmt: skip
"""Categories by the codes of old files."""

_TEMPLATES: Final = frozenset(("profession", "personality", "culture"))

Reader: TypeAlias = Callable[[Items, Node, Node, str], None]
"""Reads one item: what is known so far, the item, its ``system`` and its name."""


def read_items(top: Node, builder: Builder, *, npc: bool) -> None:
    """All items, skills and hit locations before what refers to them. Types nobody knows are left and named."""
    known = Items(builder, npc=npc)
    nodes = [item for item in top["items"].elements("type", "system") if isinstance(item.value, dict)]
    for first in (True, False):
        for item in nodes:
            kind = item["type"].word
            if (kind in ("skill", "hit-location")) == first:
                _read_item(known, item, kind)
    if npc:
        builder.natural_armour(top["system"]["ap"], top["system"]["apRnd"])
    settle_locations(known)
    builder.put_inside({id_: known.things[outer] for id_, outer in known.inside.items() if outer in known.things})


def _read_item(known: Items, item: Node, kind: str) -> None:
    reader = READERS.get(kind)
    name = item["name"].value
    if reader is None:
        code = "creation" if kind in _TEMPLATES else "unknown_item"
        item.leave(code, name if isinstance(name, str) else kind)
        return
    item["type"].mark("taken")
    item["_id"].mark("taken")
    reader(known, item, item["system"], item["name"].text("item", quiet=True))


def read_skill(known: Items, item: Node, system: Node, name: str) -> None:
    """A skill; of a player character the sum of its parts, of an npc the base alone."""
    if is_placeholder(system):
        item.leave("open_speciality", name, "skill")
        return
    system["group"].mark("taken")
    found, is_open = _named(item, system, name)
    draft = SkillDraft(item, name, found, open_said=is_open)
    base = system["base"].whole("skill", name, lowest=-9999, quiet=True)
    _take_formula(known, system, base)
    others = {ours: system[theirs] for theirs, ours in POINTS.items()}
    if known.npc:
        draft.rating = base
        for part in others.values():
            if read_whole(part.value).value:
                part.leave("npc_parts", name, "skill")
    else:
        sums = {ours: part.whole("skill", name, lowest=-9999, quiet=True) or 0 for ours, part in others.items()}
        draft.base, draft.points = base, SkillPoints(**sums)
    if read_whole(system["effects"].value, lowest=-9999).value:
        system["effects"].leave("effects", name, "skill")
    draft.tick_node = system["improve"]
    draft.ticked = system["improve"].switch("tick", name)
    draft.learns = False if system["noXP"].switch("skill", name) else None
    draft.category = _category(system["category"], draft.name)
    draft.note = system["description"].prose("note", name)
    _read_own(own_flags(item), draft)
    total = (base or 0) + (draft.points.total if draft.points else 0)
    id_ = known.builder.skills.add(draft)
    if id_ is not None:
        item["name"].take("skill", total, name)
        for key in (item["_id"].value, item.at("flags.brp.brpidFlag.id").value):
            if isinstance(key, str):
                known.skills.setdefault(key, (id_, total))


def _read_own(own: Node, draft: SkillDraft) -> None:
    """What our own export says besides."""
    draft.hidden, draft.pinned = (own[key].switch("skill", draft.written) for key in ("hidden", "pinned"))
    if own["other"].switch("skill", draft.written):
        draft.category = None
    bonus = own["bonus"].whole("skill", draft.written, lowest=-9999, quiet=True)
    if bonus and draft.points is not None:
        draft.bonus = bonus
        draft.points = replace(draft.points, personal=draft.points.personal - bonus)
    conditions = [each.text("skill", draft.written, quiet=True) for each in own["conditions"].elements()]
    draft.conditions = tuple(filter(None, conditions[:ENTRIES]))
    if own["unknown_base"].switch("skill", draft.written) and not draft.base:
        draft.base = None


def is_placeholder(system: Node) -> bool:
    """Whether a skill only stands for «any of these»."""
    return bool(read_switch(system["group"].value))


def _named(item: Node, system: Node, name: str) -> tuple[SkillName, bool]:
    """The row's name, and whether the speciality it should have is not chosen."""
    main = system["mainName"].text("skill", name, quiet=True)
    speciality = system["specName"].text("skill", name, quiet=True)
    if not main and not speciality:
        main, speciality = bracketed(name)
    special = system["specialism"].switch("skill", name)
    if own_flags(item)["own"].switch("skill", name):
        return SkillName(name=main, speciality_text=speciality), False
    flag = item.at("flags.brp.brpidFlag")
    id_ = flag["id"].value
    found = by_id(id_.removeprefix("i.skill."), main or name, speciality) if isinstance(id_, str) else None
    found = found or find_skill(main or name, speciality)
    kind = brp_catalogue().specialities.get(own_flags(item)["speciality"].text("skill", name, quiet=True))
    if kind is not None and kind.skill == found.skill and speciality:
        found = replace(found, speciality=kind.id, speciality_text=speciality)
    if isinstance(id_, str) and id_ == f"i.skill.{skill_slug(found)}":
        flag.mark("taken")
    if found.other_name:
        item["name"].change("stored_as", "skill", name, f"{found.skill}", name)
    is_open = special and not speciality
    if is_open:
        system["specName"].mark("taken")
        line = Line(code="speciality_missing", field="skill", what=name, where=item["name"].where)
        item.source.say("doubtful", line)
    return found, is_open


def _category(node: Node, found: SkillName) -> str | None:
    """The category of the file where it is another than the catalogue's."""
    text = node.value if isinstance(node.value, str) else ""
    category = CATEGORIES.get(text, text.removeprefix("i.skillcat."))
    if category not in brp_catalogue().categories:
        return None
    node.mark("taken")
    definition = brp_catalogue().skills.get(found.skill or "")
    usual = OTHER_CATEGORY if definition is None else definition.category
    return None if usual == category else category


def _take_formula(known: Items, system: Node, base: int | None) -> None:
    """Where the base comes from: understood where it comes to the base, which we take; else kept."""
    formula = system["baseFormula"]
    if formula["Func"].word not in ("and", "or"):
        return
    parts = []
    for key in ("1", "2"):
        stat, number = formula[key]["stat"].value, formula[key]["value"].value
        if not isinstance(number, int | float):
            return
        value = 1 if stat == "fixed" else known.builder.value(CHARACTERISTICS.get(str(stat), ""))
        if value is None:
            return
        parts.append(value * number)
    total = max(parts) if formula["Func"].word == "or" else sum(parts)
    if base is not None and floor(total + 0.5) == base:
        formula.mark("taken")


READERS: Final[Mapping[str, Reader]] = {
    "skill": read_skill,
    "weapon": read_weapon,
    "armour": read_armour,
    "hit-location": read_location,
    "wound": read_wound,
    "gear": read_gear,
    "magic": read_spell,
    "psychic": read_spell,
    "sorcery": read_sorcery,
    "mutation": read_power,
    "super": read_power,
    "failing": read_power,
    "power": read_power,
    "passion": read_passion,
    "persTrait": read_trait,
    "allegiance": read_allegiance,
    "reputation": read_reputation,
}
"""What is read, by the type of the item."""
