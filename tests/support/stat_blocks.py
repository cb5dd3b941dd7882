"""A stat block to begin with, and what was read from one in short."""

from typing import Any

from brp_desktop.storage.statblock import StatBlock

HEAD = "STR 13 CON 12 SIZ 14 INT 12 POW 11 DEX 15 CHA 10\n"


def skills(block: StatBlock) -> dict[str, int]:
    found = {}
    for row in block.npc.skills:
        speciality = row.speciality or row.speciality_text
        found[f"{row.skill or row.name}{f' ({speciality})' if speciality else ''}"] = row.score
    return found


def weapons(block: StatBlock) -> list[tuple[str, int | None, str]]:
    return [(row.name, row.score, row.text) for row in block.npc.weapons]


def codes(findings: Any) -> list[str]:
    return [finding.code for finding in findings]
