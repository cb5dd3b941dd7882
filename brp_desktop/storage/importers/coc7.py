"""A Foundry actor of the system "CoC7": percentile characteristics, skills named the other way round."""

from typing import Final

from brp_desktop.sheet.belongings import Item, Weapon
from brp_desktop.sheet.brp import SkillPoints
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage.importers.attacks import Bonus, WeaponDamage, metres, read_damage, weapon_damage
from brp_desktop.storage.importers.builder import Builder
from brp_desktop.storage.importers.foundry_item import NO_ID, take_if, weight
from brp_desktop.storage.importers.report import PERCENTILE, Choices, Imported
from brp_desktop.storage.importers.skill_drafts import SkillDraft
from brp_desktop.storage.importers.skill_names import find_skill
from brp_desktop.storage.importers.source import Node, Source
from brp_desktop.storage.importers.values import read_switch, read_whole

CHARACTERISTICS: Final = {
    "str": "str", "con": "con", "siz": "siz", "dex": "dex", "app": "app", "int": "int", "pow": "pow", "edu": "edu",
}  # fmt: skip
REASONS: Final = {
    "prototypeToken": "server", "ownership": "server", "folder": "server", "sort": "server", "_stats": "server",
    "flags": "server", "img": "picture_path", "effects": "effects", "formula": "creation", "auto": "view_state",
    "build": "build", "conditions": "view_state", "development": "creation", "properties": "view_state",
    "dailyLimit": "recomputed", "base": "recomputed",
}  # fmt: skip
POINTS: Final = {
    "personal": "personal", "occupation": "profession", "archetype": "profession", "experiencePackage": "experience",
    "experience": "experience",
}  # fmt: skip
"""Where the parts of a rating are counted with us."""

_NOTES: Final = frozenset(("spell", "book", "occupation", "archetype", "setup", "talent", "status", "chase"))
_OPEN: Final = ("requiresname", "picknameonly")


def read(choices: Choices, source: Source) -> Imported:
    """The investigator; characteristics are divided by five unless the person says otherwise."""
    builder = Builder(source, choices, "coc7")
    top, system = source.top, source.top["system"]
    builder.set("name", top["name"].text("name"))
    top["type"].mark("taken")
    for key in ("systemId", "systemVersion"):
        top["_stats"][key].mark("taken")
    for key, id_ in CHARACTERISTICS.items():
        stat = system["characteristics"][key]
        if read_whole(stat["value"].value).state == "unknown" and stat["formula"].value:
            stat["formula"].doubt("not_rolled_yet", id_)
        builder.characteristic(id_, stat["value"], label=key)
    builder.settle_scale(PERCENTILE, certain=True)
    _read_state(system["attribs"], builder)
    _read_identity(system, builder)
    _read_items(top, builder)
    npc = top["type"].value in ("npc", "creature")
    version = top["_stats"]["systemVersion"].value
    return builder.finish(
        "npc" if npc else "character", reasons=REASONS, version=version if isinstance(version, str) else ""
    )


def _read_state(attribs: Node, builder: Builder) -> None:
    builder.tracks.add(HIT_POINTS, attribs["hp"]["value"], attribs["hp"]["max"])
    builder.tracks.add(POWER_POINTS, attribs["mp"]["value"], attribs["mp"]["max"])
    builder.tracks.counter("sanity", attribs["san"]["value"], attribs["san"]["max"])
    builder.tracks.counter("luck", attribs["lck"]["value"])
    attribs["lck"]["max"].mark("not_taken")
    builder.set("move", attribs["mov"]["value"].whole("move"))
    builder.compare("damage_bonus", attribs["db"]["value"])
    builder.natural_armour(attribs["armor"]["value"])


def _read_identity(system: Node, builder: Builder) -> None:
    infos = system["infos"]
    builder.set("occupation", infos["occupation"].text("profession"))
    builder.age(infos["age"])
    builder.set("gender", infos["sex"].text("gender"))
    builder.set("place", infos["residence"].text("place"))
    builder.detail("birthplace", infos["birthplace"].text("birthplace"))
    for key, node in system["monetary"].members():
        if key in ("assets", "cash", "spendingLevel"):
            builder.wealth(key, node)
    for entry in system["biography"].elements("title", "value"):
        text = entry["value"].prose("note")
        title = entry["title"].text("note", quiet=True)
        if text:
            builder.note(title, text)
    for event in system["sanityLossEvents"].elements("type", "totalLoss"):
        text, loss = event["type"].prose("note"), event["totalLoss"].whole("sanity_loss", quiet=True)
        builder.note("", " ".join(filter(None, (text, "" if loss is None else f"({loss})"))))
    for key in ("description", "backstory"):
        node = system[key]["value"] if isinstance(system[key].value, dict) else system[key]
        builder.note("", node.prose("note"))


def _read_items(top: Node, builder: Builder) -> None:
    items = [item for item in top["items"].elements("type", "system") if isinstance(item.value, dict)]
    skills: dict[str, tuple[SkillId, int, str]] = {}
    for item in items:
        if item["type"].value == "skill":
            _read_skill(item, builder, skills)
    for item in items:
        kind = item["type"].word
        if kind == "skill":
            continue
        if kind == "weapon":
            _read_weapon(item, builder, skills)
        elif kind in ("item", "armor"):
            _read_thing(item, builder)
        elif kind in _NOTES:
            _read_note(item, builder)
        else:
            name = item["name"].value
            item.leave("unknown_item", name if isinstance(name, str) else "")


def _read_skill(item: Node, builder: Builder, skills: dict[str, tuple[SkillId, int, str]]) -> None:
    """A skill; its name is the speciality where there is one, and what it is a speciality of stands beside it."""
    system, properties = item["system"], item["system"]["properties"]
    own_name = system["skillName"].text("skill", quiet=True)
    parent = system["specialization"].text("skill", quiet=True)
    name = item["name"].text("skill", quiet=True) or own_name
    is_open = any(read_switch(properties[key].value) for key in _OPEN) or (parent and own_name.lower() in ("any", ""))
    if is_open:
        item.leave("open_speciality", name, "skill")
        return
    item["type"].mark("taken")
    item["_id"].mark("taken")
    own_language = bool(read_switch(properties["own"].value))
    properties["own"].mark("taken")
    found = find_skill(parent or own_name or name, own_name if parent else "", own_language=own_language)
    if found.other_name:
        item["name"].change("stored_as", "skill", name, f"{found.skill}", name)
    draft = SkillDraft(item, name, found)
    _read_rating(system, draft, name)
    draft.tick_node = system["flags"]["developement"]
    draft.ticked = draft.tick_node.switch("tick", name)
    draft.learns = False if properties["noxpgain"].switch("skill", name) else None
    draft.note = _described(item)
    total = (draft.base or 0) + draft.points.total if draft.points else draft.rating or 0
    id_ = builder.skills.add(draft)
    if id_ is not None:
        item["name"].take("skill", total, name)
        if isinstance(item["_id"].value, str):
            skills[item["_id"].value] = id_, total, name


def _read_rating(system: Node, draft: SkillDraft, name: str) -> None:
    """The sum of all adjustments, the base among them; an old file's plain value where it has none."""
    adjustments = system["adjustments"]
    base = adjustments["base"]
    old = read_whole(system["value"].value)
    if base.value is None and old.value is not None:
        draft.rating = system["value"].whole("skill", name, quiet=True)
        base.mark("taken")
        for key in POINTS:
            adjustments[key].mark("taken")
        return
    parts: dict[str, int] = {}
    for key, ours in POINTS.items():
        number = adjustments[key].whole("skill", name, lowest=-9999, quiet=True)
        parts[ours] = parts.get(ours, 0) + (number or 0)
        if number and key in ("archetype", "experiencePackage"):
            adjustments[key].change("part_moved", "skill", key, ours, name)
    draft.base = base.whole("skill", name, quiet=True)
    draft.points = SkillPoints(**parts)


def _read_weapon(item: Node, builder: Builder, skills: dict[str, tuple[SkillId, int, str]]) -> None:
    system, name = item["system"], item["name"].text("weapon", quiet=True)
    item["type"].mark("taken")
    item["_id"].mark("taken")
    found = []
    for key in ("main", "alternativ"):
        node = system["skill"][key]
        id_ = node["id"].value
        if isinstance(id_, str) and id_ in skills:
            found.append(skills[id_])
            node["id"].mark("taken")
            take_if(node["name"], node["name"].value == skills[id_][2] or not node["name"].value)
        elif id_:
            node["id"].mark("doubtful")
            if not found:
                node["name"].doubt("skill_not_found", "weapon", name)
        else:
            node["id"].mark("taken")
    properties = system["properties"]
    full, half = (read_switch(properties[key].value) for key in ("addb", "ahdb"))
    bonus: Bonus = "full" if full else "half" if half else "none"
    for key in ("addb", "ahdb", "impl"):
        properties[key].mark("taken")
    damage = _damage(system["range"], bonus, name)
    ammunition, left = (system[key].whole("weapon", name, quiet=True) for key in ("bullets", "ammo"))
    malfunction = system["malfunction"].whole("weapon", name, quiet=True)
    range_m = metres(system["range"]["normal"]["value"].value)
    take_if(system["range"]["normal"]["value"], range_m is not None)
    row = Weapon(
        id=NO_ID,
        name=name,
        skill=max(found, key=lambda each: each[1])[0] if found else None,
        damage=damage.damage,
        damage_by_range=damage.by_range,
        special="impaling" if read_switch(properties["impl"].value) else "",
        range_m=range_m,
        attacks=system["usesPerRound"]["normal"].text("weapon", name, quiet=True) or None,
        ammunition=ammunition,
        loaded=left if ammunition and left != ammunition else None,
        malfunction=None if malfunction is None else min(malfunction, 101),
        note="\n".join(filter(None, (_described(item), damage.words))),
    )
    if builder.add(row, item) is not None:
        item["name"].take("weapon", damage.damage, name)


def _damage(ranges: Node, bonus: Bonus, name: str) -> WeaponDamage:
    """What a weapon does, by range where more than one of them has a distance and a damage."""
    found: list[tuple[int, str]] = []
    normal = ranges["normal"]["damage"]
    text, far = normal.text("damage", name, quiet=True), str(ranges["normal"]["value"].value or "")
    for key in ("normal", "long", "extreme"):
        node = ranges[key]
        distance, damage = metres(node["value"].value), read_damage(str(node["damage"].value or ""), bonus).damage
        if distance and damage:
            found.append((distance, damage))
    if len(found) < 2:
        return weapon_damage(normal, text, name, bonus, far)
    for key in ("normal", "long", "extreme"):
        ranges[key].mark("taken")
    first = read_damage(text, bonus)
    return WeaponDamage(damage=first.damage or found[0][1], by_range=tuple(found), words=first.words)


def _read_thing(item: Node, builder: Builder) -> None:
    system, name = item["system"], item["name"].text("item", quiet=True)
    item["type"].mark("taken")
    item["_id"].mark("taken")
    quantity = system["quantity"].whole("item", name, quiet=True)
    row = Item(
        id=NO_ID,
        name=name,
        quantity=1 if quantity is None else quantity,
        encumbrance=weight(system["weight"], name) or 0,
        note=_described(item),
    )
    if builder.add(row, item) is not None:
        item["name"].take("item", row.quantity, name)


def _read_note(item: Node, builder: Builder) -> None:
    name = item["name"].text("note")
    item["type"].mark("taken")
    item["_id"].mark("taken")
    builder.note(name, _described(item))


def _described(item: Node) -> str:
    """The descriptions of an item, one under the other; it has one, or several by who may read them."""
    node = item["system"]["description"]
    if not isinstance(node.value, dict):
        return node.prose("note", quiet=True)
    return "\n\n".join(filter(None, (inner.prose("note", quiet=True) for _, inner in node.members())))
