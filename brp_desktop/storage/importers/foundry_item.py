"""What the readers of a Foundry actor's items share: what was read before, weights, places, texts."""

from dataclasses import dataclass, field
from typing import Final

from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.sheet.limits import WEIGHT
from brp_desktop.storage.importers.builder import Builder
from brp_desktop.storage.importers.source import Node
from brp_desktop.storage.importers.values import read_amount

CHARACTERISTICS: Final = {
    "str": "str", "con": "con", "int": "int", "siz": "siz", "pow": "pow", "dex": "dex", "cha": "app", "edu": "edu",
}  # fmt: skip
"""Characteristics by the names of the file, with our ids."""

POINTS: Final = {
    "culture": "culture", "personality": "personality", "profession": "profession", "personal": "personal",
    "xp": "experience",
}  # fmt: skip
"""The parts of a rating besides the base, with our names."""

SCOPE: Final = "brp-desktop"
"""Our name among the flags, which that program leaves as they are."""

NO_ID: Final = BelongingId("")
"""The builder gives the ids."""


@dataclass(slots=True)
class Location:
    """A hit location of the actor: ours, its node, and how much less than all it has left."""

    id: str
    node: Node
    lost: int


@dataclass(slots=True)
class Items:
    """What is known so far: skills by every id the file has for them, with their rating; locations by ``_id``.

    ``things`` are containers by the ids they had on a sheet of ours, ``inside`` what lies in which of them.
    """

    builder: Builder
    npc: bool = False
    skills: dict[str, tuple[SkillId, int]] = field(default_factory=dict)
    locations: dict[str, Location] = field(default_factory=dict)
    things: dict[str, BelongingId] = field(default_factory=dict)
    inside: dict[BelongingId, str] = field(default_factory=dict)

    @property
    def lang(self) -> str:
        """The language of the words an import writes."""
        return self.builder.lang


def own_flags(item: Node) -> Node:
    """What our own export put beside the fields of an item."""
    return item["flags"][SCOPE]


def weight(node: Node, name: str) -> int | None:
    """Encumbrance in hundredths of a point, None where nothing is said; what is no sure number is asked about."""
    amount = read_amount(node.value)
    if amount is None and node.value not in (None, "", "-"):
        node.doubt("doubtful_number", "encumbrance", name)
    else:
        node.mark("taken")
    return None if amount is None else min(WEIGHT[1], round(amount * 100))


def is_carried(node: Node) -> bool:
    """Whether a thing is on the person; in which bag is kept beside the sheet."""
    if node.value in ("carried", "stored", "", None):
        node.mark("taken")
    return bool(node.value != "stored")


def texts(system: Node, name: str, *keys: str) -> str:
    """Several texts of an item, one under the other."""
    return "\n".join(filter(None, (system[key].prose("note", name, quiet=True) for key in keys)))


def take_if(node: Node, known: bool) -> None:
    """Count a value as understood; else it stays over."""
    if known:
        node.mark("taken")
