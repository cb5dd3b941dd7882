"""What is measured with: a sample, a sheet with many skills, a table with many people, lines of the journal."""

import random
from dataclasses import replace
from pathlib import Path

from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.systems import as_brp
from brp_desktop.sheet.table import Entry, EntryId, GameTable, Npc, NpcSkill, NpcValue
from brp_desktop.storage import open_document

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "samples" / "adele-fournier.rpgsheet"


def sample() -> BrpCharacter:
    """The character of the first sample."""
    return as_brp(open_document(SAMPLE).character)


def large_sheet(count: int) -> BrpCharacter:
    """Somebody with as many skills, no two of one name."""
    own = [Skill(id=SkillId(f"own.{n}"), name=f"Skill {n}", category="mental", base=str(n % 90)) for n in range(count)]
    return replace(BrpCharacter(name="Large"), skills=tuple(own))


def crowd(count: int) -> GameTable:
    """A table of as many people of whom no two are alike."""
    chance = random.Random(1)
    skills = ("listen", "stealth", "dodge", "climb", "persuade", "spot")

    def person() -> Npc:
        return Npc(
            values=tuple(NpcValue(id=id_, value=chance.randint(3, 18)) for id_ in ("str", "con", "siz", "pow", "dex")),
            skills=tuple(
                NpcSkill(id=SkillId(f"skill.{n}"), skill=name, score=chance.randint(5, 95))
                for n, name in enumerate(skills)
            ),
        )

    entries = (Entry(id=EntryId(f"npc.{n}"), name=f"Person {n}", npc=person()) for n in range(count))
    return GameTable(name="Crowd", entries=tuple(entries))
