"""A character of Dhole's House: everything may be text, a list of one comes without its list."""

from typing import Final

from brp_desktop.sheet.belongings import Item, Weapon
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage.importers.attacks import metres, weapon_damage
from brp_desktop.storage.importers.builder import Builder
from brp_desktop.storage.importers.foundry_item import NO_ID, take_if
from brp_desktop.storage.importers.report import PERCENTILE, Choices, Imported
from brp_desktop.storage.importers.skill_drafts import SkillDraft
from brp_desktop.storage.importers.skill_names import find_skill
from brp_desktop.storage.importers.source import Node, Source
from brp_desktop.storage.importers.values import read_whole
from brp_desktop.storage.words import word

CHARACTERISTICS: Final = ("STR", "CON", "SIZ", "DEX", "APP", "INT", "POW", "EDU")
SECTIONS: Final = {
    "description": "about", "traits": "traits", "ideology": "ideology", "injurues": "injuries", "injuries": "injuries",
    "people": "people", "phobias": "phobias", "locations": "locations", "tomes": "tomes",
    "possessions": "possessions", "encounters": "encounters",
}  # fmt: skip
REASONS: Final = {
    "half": "half_and_fifth", "fifth": "half_and_fifth", "hard": "half_and_fifth", "extreme": "half_and_fifth",
    "Build": "build", "Header": "server", "occupation": "view_state",
}  # fmt: skip


def read(choices: Choices, source: Source) -> Imported:
    """The investigator; characteristics are divided by five unless the person says otherwise."""
    builder = Builder(source, choices, "dholes-house")
    top = source.top["Investigator"]
    version = top["Header"]["Version"].text("version", quiet=True)
    details, numbers = top["PersonalDetails"], top["Characteristics"]
    builder.set("name", details["Name"].text("name"))
    builder.set("occupation", details["Occupation"].text("profession"))
    builder.age(details["Age"])
    builder.set("gender", details["Gender"].text("gender"))
    builder.set("place", details["Residence"].text("place"))
    builder.detail("birthplace", details["Birthplace"].text("birthplace"))
    builder.portrait(details["Portrait"])
    for key in CHARACTERISTICS:
        node = numbers[key]
        builder.characteristic(key.lower(), node, label=key.lower())
        if numbers.has(key) and read_whole(node.value).state == "unknown":
            node.doubt("not_known", key.lower())
    builder.settle_scale(PERCENTILE, certain=True)
    builder.tracks.add(HIT_POINTS, numbers["HitPts"], numbers["HitPtsMax"])
    builder.tracks.add(POWER_POINTS, numbers["MagicPts"], numbers["MagicPtsMax"])
    builder.tracks.counter("sanity", numbers["Sanity"], numbers["SanityMax"])
    builder.tracks.counter("luck", numbers["Luck"])
    builder.set("move", numbers["Move"].whole("move"))
    builder.compare("damage_bonus", numbers["DamageBonus"])
    skills: dict[str, SkillId] = {}
    for skill in top["Skills"]["Skill"].elements("name", "value"):
        _read_skill(skill, builder, skills)
    for weapon in top["Weapons"]["weapon"].elements("name", "damage"):
        _read_weapon(weapon, builder, skills)
    for thing in top["Possessions"]["item"].elements("description"):
        _read_thing(thing, builder)
    for key, section in SECTIONS.items():
        if text := top["Backstory"][key].prose("note"):
            builder.note(word(section, builder.lang), text)
    return builder.finish("character", reasons=REASONS, version=version)


def _read_skill(node: Node, builder: Builder, skills: dict[str, SkillId]) -> None:
    """A skill; ``None`` as a speciality means that it is not chosen yet, and then it is no skill."""
    name = node["name"].text("skill", quiet=True)
    raw = node["subskill"].value
    if isinstance(raw, str) and raw.strip().lower() == "none":
        node.leave("open_speciality", f"{name} ({raw.strip()})", "skill")
        return
    speciality = node["subskill"].text("skill", name, quiet=True)
    if not name:
        node.leave("empty_row", "", "skill")
        return
    bare, own = name, False
    for ending, is_own in (("(own)", True), ("(other)", False)):
        if name.lower().endswith(ending) and speciality:
            bare, own = name[: -len(ending)].strip(), is_own
    found = find_skill(bare, speciality, own_language=own)
    written = f"{bare} ({speciality})" if speciality else name
    if found.other_name:
        node["name"].change("stored_as", "skill", written, f"{found.skill}", written)
    rating = node["value"].whole("skill", written, quiet=True)
    id_ = builder.skills.add(SkillDraft(node, written, found, rating=rating))
    if id_ is not None:
        node["name"].take("skill", "" if rating is None else rating, written)
        skills.setdefault(written.lower(), id_)
        skills.setdefault(f"({speciality})".lower() if speciality else name.lower(), id_)


def _read_weapon(node: Node, builder: Builder, skills: dict[str, SkillId]) -> None:
    """A weapon; its skill is named, often by the speciality in brackets alone."""
    name = node["name"].text("weapon", quiet=True)
    if not name and not node["damage"].value:
        node.leave("empty_row", "", "weapon")
        return
    skill_name = node["skillname"].text("weapon", name, quiet=True)
    skill = skills.get(skill_name.lower())
    rating = node["regular"].whole("weapon", name, quiet=True)
    if skill is None and skill_name:
        node["skillname"].doubt(
            "own_percentage" if rating is not None else "skill_not_found", "weapon", name, rating or ""
        )
    written = node["damage"].text("damage", name, quiet=True)
    ammunition, malfunction = (node[key].whole("weapon", name, quiet=True) for key in ("ammo", "malf"))
    range_m = metres(node["range"].value)
    range_words = "" if range_m is not None else node["range"].text("weapon", name, quiet=True)
    take_if(node["range"], True)
    damage = weapon_damage(node["damage"], written, name, "none", range_words or str(node["range"].value or ""))
    note = f"{word('range', builder.lang)}: {range_words}" if range_words.strip("-–— ") else ""
    row = Weapon(
        id=NO_ID,
        name=name,
        skill=skill or builder.weapon_skill(name, rating, node),
        damage=damage.damage,
        damage_by_range=damage.by_range,
        special=None,
        range_m=range_m,
        attacks=node["attacks"].text("weapon", name, quiet=True).strip("-–—") or None,
        ammunition=ammunition,
        malfunction=None if malfunction is None else min(malfunction, 101),
        note="\n".join(filter(None, (note, damage.words))),
    )
    if builder.add(row, node) is not None:
        node["name"].take("weapon", written, name)


def _read_thing(node: Node, builder: Builder) -> None:
    described = node["description"] if isinstance(node.value, dict) else node
    name = described.text("item", quiet=True)
    if not name:
        node.leave("empty_row", "", "item")
    elif builder.add(Item(id=NO_ID, name=name), node) is not None:
        described.take("item", name, name)
