"""A stat block as a character: what the reader of pasted text understood, put on a sheet."""

import re
from typing import Any, Final

from brp_desktop.rules.brp.characteristics import CHARACTERISTICS
from brp_desktop.sheet.belongings import Armour, Weapon
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.sheet.table import NpcSkill
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.importers.attacks import weapon_damage
from brp_desktop.storage.importers.builder import Builder
from brp_desktop.storage.importers.foundry_item import NO_ID
from brp_desktop.storage.importers.report import ORDINARY, PERCENTILE, Account, Choices, Imported, Line
from brp_desktop.storage.importers.skill_drafts import SkillDraft
from brp_desktop.storage.importers.skill_names import SkillName, find_skill
from brp_desktop.storage.importers.source import Node, Source
from brp_desktop.storage.importers.values import read_whole
from brp_desktop.storage.statblock import Finding, Scale, StatBlock, read_statblock
from brp_desktop.storage.statblock_text import VALUE_LABELS

_POINTS: Final = re.compile(
    r"\(\s*([-–]?\d[\d.,' ]*)(?![\w.,])[^()]*\)"
    r"|(?<![\w.,+-])(\d[\d.,']*(?:[ ]\d{3})*)(?!\s*[dD]\d)(?:[ -]?(?:points?|punti|pts?|AP|AV)\b)?"
)
_DICE: Final = re.compile(r"\b\d*[dD]\d+(?:[+-]\d+)?")
_ELSEWHERE: Final = frozenset(
    ("divided_by_five", "hit_points_differ", "power_points_differ", "damage_bonus_differs", "scale")
)
"""Findings that the builder of the character says itself."""


def read_block(text: str, choices: Choices) -> Imported:
    """The person of a pasted text; ``nothing_recognised`` where there is none in it.

    The text itself is kept in the document.
    """
    answer = choices.answers.get("scale")
    scale: Scale | None = "percentile" if answer == PERCENTILE else "3-18" if answer == ORDINARY else None
    block = read_statblock(text, choices.options, scale=scale)
    if block.is_empty:
        raise StorageError("nothing_recognised")
    likely = read_statblock(text, choices.options).scale if scale is not None else block.scale
    source = Source(_fields(block), has_markup=False)
    builder = Builder(source, choices, "statblock")
    top = source.top
    builder.set("name", top["name"].text("name"))
    builder.age(top["age"])
    builder.set("occupation", top["profession"].text("profession"))
    for id_ in dict(block.raw):
        builder.characteristic(id_, top["characteristics"][id_])
    builder.settle_scale(likely, certain=False)
    most = dict(block.maxima)
    hits = next(iter(block.hit_points), None)
    builder.tracks.add(HIT_POINTS, top["hit_points"], limit=most.get("hit_points", hits))
    builder.tracks.add(POWER_POINTS, top["power_points"], limit=most.get("power_points", block.power_points))
    for key in ("sanity", "luck"):
        builder.tracks.counter(key, top[key])
    builder.set("move", top["move"].whole("move"))
    if block.damage_bonus is not None:
        builder.compare("damage_bonus", top["damage_bonus"])
    _read_lists(block, top, builder)
    builder.note("", top["notes"].prose("note"))
    _say_findings(block, source)
    builder.foreign.append({"format": "statblock", "data": text})
    return builder.finish("npc", reasons={}, language=block.language, copies=block.copies)


def _fields(block: StatBlock) -> dict[str, Any]:
    """The block as fields with names, for the report."""
    npc = block.npc
    tracks: dict[str, int | None] = {
        row.id: row.maximum if row.current is None else row.current for row in npc.resources
    }
    return {
        "name": block.name,
        "age": block.age,
        "profession": block.profession,
        "characteristics": dict(block.raw),
        "hit_points": block.hit_points[0] if block.hit_points else None,
        "power_points": block.power_points,
        "sanity": tracks.get("sanity"),
        "luck": tracks.get("luck"),
        "move": npc.move,
        "damage_bonus": block.damage_bonus,
        "armour": npc.armour,
        "skills": [row.score for row in npc.skills],
        "attacks": [{"name": row.name, "score": row.score, "text": row.text} for row in npc.weapons],
        "notes": block.notes,
    }


def _read_lists(block: StatBlock, top: Node, builder: Builder) -> None:
    for row, node in zip(block.npc.skills, top["skills"].elements(), strict=True):
        found, written = _named(row)
        if builder.skills.add(SkillDraft(node, written, found, rating=row.score)) is not None:
            node.take("skill", row.score, written)
        if found.other_name:
            node.change("stored_as", "skill", written, f"{found.skill}", written)
    for attack in top["attacks"].elements():
        _read_attack(attack, builder)
    if block.npc.armour:
        _read_armour(top["armour"], block.npc.armour, builder)
    else:
        top["armour"].mark("taken")


def _named(row: NpcSkill) -> tuple[SkillName, str]:
    """The skill of a row that the text names, and the name as written or in English."""
    from brp_desktop.catalogue.names import full_skill_name

    written = full_skill_name(row, "en")
    if row.skill is None:
        return find_skill(row.name, row.speciality_text), written
    return SkillName(
        skill=row.skill, name=row.name, speciality=row.speciality, speciality_text=row.speciality_text
    ), written


def _read_attack(node: Node, builder: Builder) -> None:
    """An attack: its percentage is the weapon's own, its damage a notation and words beside it."""
    name, text = node["name"].text("weapon", quiet=True), node["text"].text("damage", quiet=True)
    chance = node["score"].whole("weapon", name, quiet=True)
    found = weapon_damage(node["text"], text, name)
    skill = builder.weapon_skill(name, chance, node)
    row = Weapon(
        id=NO_ID, name=name, skill=skill, damage=found.damage, damage_by_range=found.by_range, note=found.words
    )
    if builder.add(row, node) is not None:
        node["name"].take("weapon", ", ".join(filter(None, ("" if chance is None else f"{chance}%", text))), name)


def _read_armour(node: Node, text: str, builder: Builder) -> None:
    """Armour as words with points in brackets, before or behind them; several pieces if each has its own."""
    pieces = [piece.strip() for piece in re.split(r",(?!\d)", text)]
    if len(pieces) == 1 or not all(_POINTS.search(piece) or _DICE.search(piece) for piece in pieces):
        pieces = [text]
    for piece in pieces:
        found, dice = _POINTS.search(piece), _DICE.search(piece)
        name = piece
        for match in filter(None, (found, dice)):
            name = name.replace(match[0], " ")
        name = " ".join(name.split()).strip(" ,;:-–—")
        number = read_whole((found[1] or found[2]).strip(" .,")) if found else None
        points = number.value if number is not None and number.value is not None else 0
        row = Armour(id=NO_ID, name=name, points=points, random=dice[0].upper() if dice else None, burdens=())
        if number is not None and number.state == "rounded":
            node.change("rounded", "armour", number.raw, number.value, piece)
        elif (number is None and dice is None) or (number is not None and number.value is None):
            node.doubt("doubtful_number", "armour", piece)
        if builder.add(row, node) is not None:
            node.take("armour", row.points or row.random or "", name)


def _say_findings(block: StatBlock, source: Source) -> None:
    """What the reader of the text found besides, in the words of the report."""
    lists: tuple[tuple[Account, tuple[Finding, ...]], ...] = (
        ("changed", block.changed), ("not_taken", block.not_taken), ("doubtful", block.ask),
    )  # fmt: skip
    for account, findings in lists:
        for found in findings:
            if found.code not in _ELSEWHERE:
                source.say(account, _line(found))


def _line(found: Finding) -> Line:
    """A finding as a line of a report; what it is about is a field of ours where it names one."""
    field = VALUE_LABELS.get(found.what, found.what.lower())
    known = field in VALUE_LABELS.values() or field in CHARACTERISTICS or field == "note"
    return Line(
        code=found.code,
        field=field if known else "",
        what="" if known else found.what,
        raw=found.old,
        old=found.old,
        new=found.new,
    )
