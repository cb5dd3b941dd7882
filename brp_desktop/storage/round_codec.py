"""The Xantis part of a table's file as records: its Giro, and people without a sheet."""

from typing import Any, Final, TypeVar

import msgspec

from brp_desktop.sheet.round import PastRound, Round, RoundAction, ordered
from brp_desktop.sheet.xantis_npc import XantisNpc
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

_Made = TypeVar("_Made", bound=Record)

_NPC_LISTS: Final[dict[str, type[Record]]] = {
    "nodes": ScoreNodeRecord,
    "weapons": XantisWeaponRecord,
    "actions": XantisActionRecord,
    "counters": CounterRecord,
}
_ROUND_LISTS: Final[dict[str, type[Record]]] = {"participants": ParticipantRecord, "groups": RoundGroupRecord}


def _shape(record: type[Record], **lists: Shape) -> Shape:
    return Shape(frozenset(record.__struct_fields__), lists=lists)


NPC_SHAPE: Final = _shape(XantisNpcRecord, **{name: _shape(record) for name, record in _NPC_LISTS.items()})
"""What the format knows of a person of Xantis without a sheet."""

_ROUND_ROWS: Final = {name: _shape(record) for name, record in _ROUND_LISTS.items()}

ROUND_SHAPE: Final = Shape(
    frozenset(RoundRecord.__struct_fields__),
    objects={"action": _shape(RoundActionRecord)},
    lists={**_ROUND_ROWS, "past": _shape(PastRoundRecord, **_ROUND_ROWS)},
)
"""What the format knows of a Giro."""


def npc_record(npc: XantisNpc) -> XantisNpcRecord:
    """A person without a sheet as its record, not checked yet."""
    lists = {name: tuple(_copied(row, made) for row in getattr(npc, name)) for name, made in _NPC_LISTS.items()}
    return _copied(npc, XantisNpcRecord, **lists)


def round_record(round_: Round) -> RoundRecord:
    """A Giro as its record, not checked yet."""
    return _copied(
        round_, RoundRecord, **_rows(round_), action=_action(round_.action), past=tuple(map(_past, round_.past))
    )


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


def _past(past: PastRound) -> PastRoundRecord:
    return _copied(past, PastRoundRecord, **_rows(past))


def _rows(of: Round | PastRound) -> dict[str, Any]:
    """Participants, groups and expenses as records."""
    lists: dict[str, Any] = {
        name: tuple(_copied(row, made) for row in getattr(of, name)) for name, made in _ROUND_LISTS.items()
    }
    return lists | {"expenses": tuple(_copied(row, ExpenseRecord) for row in of.expenses)}


def _action(action: RoundAction | None) -> RoundActionRecord | None:
    return None if action is None else _copied(action, RoundActionRecord)


def _copied(value: msgspec.Struct, record: type[_Made], **parts: Any) -> _Made:
    """The value as a record: their fields have the same names; ``parts`` stand instead of the value's."""
    return record(**{name: parts[name] if name in parts else getattr(value, name) for name in record.__struct_fields__})
