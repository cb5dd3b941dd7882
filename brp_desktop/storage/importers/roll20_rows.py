"""The repeating sections of a Roll20 character: skills with a speciality, weapons."""

from typing import Final

from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage.importers.attacks import SPECIALS, Bonus, metres, weapon_damage
from brp_desktop.storage.importers.builder import Builder
from brp_desktop.storage.importers.foundry_item import NO_ID, take_if
from brp_desktop.storage.importers.roll20_attributes import Attributes, Row
from brp_desktop.storage.importers.skill_drafts import SkillDraft
from brp_desktop.storage.importers.skill_names import find_skill
from brp_desktop.storage.importers.source import Node
from brp_desktop.storage.words import word

FAMILIES: Final = {
    "art": "Art", "craft": "Craft", "lang": "Language", "know": "Knowledge", "hmachine": "Heavy machine",
    "science": "Science", "sci": "Science", "perform": "Perform", "perf": "Perform", "repair": "Repair",
    "tech": "Technical skill", "technical": "Technical skill", "pilot": "Pilot", "drive": "Drive", "ride": "Ride",
    "martial": "Martial arts", "lit": "Literacy", "literacy": "Literacy", "status": "Status",
}  # fmt: skip
"""Skills with a speciality, by what the name of their section begins with."""

_BONUSES: Final[dict[str, Bonus]] = {"0": "none", "0.5": "half", "1": "full"}


def read_rows(attributes: Attributes, builder: Builder) -> None:
    """All sections with skills and weapons, and the firearms that have a number instead of a row."""
    for section in attributes.sections:
        family = FAMILIES.get(section.removesuffix("s").removesuffix("skill"))
        if section.endswith(("skills", "skill")) and family is not None:
            for row in attributes.rows(section):
                _read_skill(row, builder, family)
    for row in attributes.rows("melee"):
        _read_melee(row, builder)
    for section in ("firearms", "weapons"):
        for row in attributes.rows(section):
            _read_firearm(row, builder)
    number = 1
    while attributes.has(f"Firearm{number}"):
        _read_firearm(Row(attributes, _numbered(attributes, number)), builder)
        number += 1


def _numbered(attributes: Attributes, number: int) -> dict[str, str]:
    """The fields of a firearm that carry its number (``Score1``), by their names without it."""
    names = (
        "Firearm",
        "Score",
        "Damage",
        "Range",
        "Malfunc-Num",
        "Shots-per-Round",
        "Shots-in-Gun",
        "HP",
        "weapon_type",
    )
    return {name.lower(): f"{name}{number}".lower() for name in names if attributes.has(f"{name}{number}")}


def _read_skill(row: Row, builder: Builder, family: str) -> None:
    node = row.ending("skillname", "skills", "name")
    speciality = node.text("skill", family, quiet=True)
    score = row.ending("score", "value")
    if not speciality and score.value in (None, ""):
        row.leave("empty_row", "skill")
        return
    found = find_skill(family, speciality)
    written = f"{family} ({speciality})" if speciality else family
    rating = score.whole("skill", written, quiet=True)
    tick = row.ending("success", "sucess")
    draft = SkillDraft(node, written, found, rating=rating, ticked=tick.switch("tick", written), tick_node=tick)
    if builder.skills.add(draft) is not None:
        node.take("skill", "" if rating is None else rating, written)
    if found.other_name:
        node.change("stored_as", "skill", written, f"{found.skill}", written)


def _read_melee(row: Row, builder: Builder) -> None:
    """A weapon used hand to hand; the sheet adds the damage bonus itself."""
    node = row.take("Attack-Weapon")
    name, score, written = node.text("weapon", quiet=True), row.take("Score"), row.take("Damagex", "Damage")
    if not name and not score.value and not written.value:
        row.leave("empty_row", "weapon")
        return
    special = row.take("spcl")
    kind = SPECIALS.get(str(special.value or "").strip().lower())
    take_if(special, kind is not None)
    length = row.take("length")
    if length.value:
        length.leave("no_place", name, "weapon")
    else:
        length.mark("taken")
    left = row.take("HP").whole("weapon", name, quiet=True)
    found = weapon_damage(written, written.text("damage", name, quiet=True), name, "full")
    weapon = Weapon(
        id=NO_ID,
        name=name,
        skill=_skill_row(builder, row, name, score, node),
        kind="melee",
        damage=found.damage,
        damage_by_range=found.by_range,
        special=kind,
        attacks=row.take("Attacks-Round").text("weapon", name, quiet=True) or None,
        hit_points_maximum=left,
        note=found.words,
    )
    if builder.add(weapon, node) is not None:
        node.take("weapon", written.value, name)


def _read_firearm(row: Row, builder: Builder) -> None:
    """A weapon that shoots."""
    node = row.take("Firearm", "weapon_name")
    name, score = node.text("weapon", quiet=True), row.take("Score", "weapon_value")
    written = row.take("Damage", "weapon_damage")
    if not name and not score.value and not written.value:
        row.leave("empty_row", "weapon")
        return
    kind = row.take("weapon_type")
    bonus = _BONUSES.get(str(kind.value if kind.value is not None else "0").strip())
    if bonus is None:
        kind.doubt("doubtful_number", "damage_bonus", name)
    else:
        kind.mark("taken")
    ranges = row.take("Range", "weapon_range")
    range_text = ranges.text("weapon", name, quiet=True)
    found = weapon_damage(written, written.text("damage", name, quiet=True), name, bonus or "none", range_text)
    far, words = metres(range_text), found.words
    if range_text and far is None and found.by_range is None:
        words = "\n".join(filter(None, (words, f"{word('range', builder.lang)}: {range_text}")))
    malfunction = row.take("Malfunc-Num", "weapon_malf").whole("weapon", name, quiet=True)
    shots = row.take("Shots-in-Gun", "weapon_ammo").whole("weapon", name, quiet=True)
    weapon = Weapon(
        id=NO_ID,
        name=name,
        skill=_skill_row(builder, row, name, score, node),
        kind="firearm",
        damage=found.damage,
        damage_by_range=found.by_range,
        range_m=far,
        attacks=row.take("Shots-per-Round", "weapon_attacks").text("weapon", name, quiet=True) or None,
        hit_points_maximum=row.take("HP").whole("weapon", name, quiet=True),
        ammunition=shots,
        malfunction=None if malfunction is None else min(malfunction, 101),
        note=words,
    )
    if builder.add(weapon, node) is not None:
        node.take("weapon", written.value, name)


def _skill_row(builder: Builder, row: Row, name: str, score: Node, node: Node) -> SkillId | None:
    """The row of the weapon's own percentage, which can be ticked; None where it has none."""
    tick = row.take("Success")
    rating, ticked = score.whole("weapon", name, quiet=True), tick.switch("tick", name)
    return builder.weapon_skill(name, rating, node, ticked=ticked, tick_node=tick)
