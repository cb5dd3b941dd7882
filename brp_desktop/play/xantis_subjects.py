"""What a Xantis test is made on and under which circumstances: the part that is known before anything is worked out."""

from typing import Literal

from msgspec import Struct

from brp_desktop.play.subjects import SubjectName

INITIATIVE_NAME = "Iniziativa"
"""What Iniziativa is called in every language (xantis.md 1)."""


class Use(Struct, frozen=True):
    """What is done with a test: an action preset, or the attack or parry of a weapon, by its id on the sheet."""

    kind: Literal["action", "attack", "parry"]
    id: str


class XantisSubject(Struct, frozen=True, kw_only=True):
    """What is tested: a node of the tree by its ``id``, Iniziativa, or a bare ``capacity`` with a ``name``.

    ``caratteristica`` is the id of another Caratteristica for this roll. With ``use`` an empty ``id`` means the node
    that the sheet gives for the action or weapon.
    """

    kind: Literal["node", "initiative", "number"] = "node"
    id: str = ""
    name: str = ""
    capacity: int = 0
    caratteristica: str | None = None
    use: Use | None = None


INITIATIVE = XantisSubject(kind="initiative")
"""The test of Iniziativa."""


class XantisSituation(Struct, frozen=True, kw_only=True):
    """The circumstances of one test; difficulty None and 0 mean the same.

    ``pme``, ``pr``, ``pd``: whether the sheet's penalty counts this time. ``opponent_bonus`` is what the first side of
    a confrontation passes on. ``pa`` stands instead of the sheet's cost of the action. ``own_dice`` are real dice: two,
    then the additional ones. ``npc``: the Narrator tells it either way.
    """

    difficulty: int | None = None
    interpretation: int = 0
    pme: bool = True
    pr: bool = True
    pd: bool = True
    opponent_bonus: int = 0
    pa: int | None = None
    own_dice: tuple[int, ...] | None = None
    hidden: bool = False
    npc: bool = False


def label_of(name: SubjectName) -> str:
    """What is tested, in the sheet's own words: «Travestirsi», another Caratteristica behind it in brackets."""
    return f"{name.name} ({name.speciality_text})" if name.speciality_text else name.name
