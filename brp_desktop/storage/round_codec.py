"""The Xantis part of a table's file: its Giro, and people without a sheet."""

from typing import Final

import msgspec

from brp_desktop.sheet.round import Round, ordered
from brp_desktop.storage.checking import check_ids
from brp_desktop.storage.records import Record
from brp_desktop.storage.round_records import (
    ExpenseRecord,
    ParticipantRecord,
    PastRoundRecord,
    RoundActionRecord,
    RoundGroupRecord,
    RoundRecord,
    XantisNpcRecord,
)
from brp_desktop.storage.unknown import Shape
from brp_desktop.storage.xantis_records import (
    CounterRecord,
    ScoreNodeRecord,
    XantisActionRecord,
    XantisWeaponRecord,
)

_NPC_LISTS: Final[dict[str, type[Record]]] = {
    "nodes": ScoreNodeRecord,
    "weapons": XantisWeaponRecord,
    "actions": XantisActionRecord,
    "counters": CounterRecord,
}
_ROUND_LISTS: Final[dict[str, type[Record]]] = {"participants": ParticipantRecord, "groups": RoundGroupRecord}


_EXPENSE: Final = ExpenseRecord.__struct_fields__


def _shape(record: type[Record], **lists: Shape) -> Shape:
    return Shape(frozenset(record.__struct_fields__), lists=lists)


NPC_SHAPE: Final = _shape(XantisNpcRecord, **{name: _shape(record) for name, record in _NPC_LISTS.items()})
"""What the format knows of a person of Xantis without a sheet."""

_ROUND_ROWS: Final = {
    **{name: _shape(record) for name, record in _ROUND_LISTS.items()},
    "expenses": Shape(frozenset(_EXPENSE), found_by=_EXPENSE),
}

ROUND_SHAPE: Final = Shape(
    frozenset(RoundRecord.__struct_fields__),
    objects={"action": _shape(RoundActionRecord)},
    lists={**_ROUND_ROWS, "past": _shape(PastRoundRecord, **_ROUND_ROWS)},
)
"""What the format knows of a Giro."""


def round_of(record: RoundRecord) -> Round:
    """The Giro of a checked record; whoever does not stand where the result belongs, and was not put there by hand,
    does so afterwards.
    """
    found = msgspec.convert(record, Round, from_attributes=True)
    order = ordered(found.participants)
    return found if order == found.participants else msgspec.structs.replace(found, participants=order)


def check_npc(where: str, npc: XantisNpcRecord) -> None:
    """Every id once; ``duplicate_id`` with its place."""
    for name in _NPC_LISTS:
        check_ids(f"{where}.{name}", (row.id for row in getattr(npc, name)))


def check_round(round_: RoundRecord) -> None:
    """Every id once; ``duplicate_id`` with its place."""
    for name in (*_ROUND_LISTS, "past"):
        check_ids(f"round.{name}", (row.id for row in getattr(round_, name)))
    for index, past in enumerate(round_.past):
        for name in _ROUND_LISTS:
            check_ids(f"round.past[{index}].{name}", (row.id for row in getattr(past, name)))
