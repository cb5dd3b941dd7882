"""The rows of a settled group check, sorted from the best to the worst."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from brp_desktop.controllers.seats import Seat
from brp_desktop.models.group import GroupRow
from brp_desktop.play import groups
from brp_desktop.play.groups import GroupResult
from brp_desktop.play.one_against_many import PursuitResult
from brp_desktop.play.people import SheetPerson
from brp_desktop.play.rolling import RollRequest, RollResult
from brp_desktop.rules.brp import Level

Result: TypeAlias = GroupResult | PursuitResult


def is_hidden(result: Result) -> bool:
    """Whether only the game master may know of a result."""
    if isinstance(result, PursuitResult):
        return result.request.pursuit.hidden
    return result.request.check.situation.hidden


def rolls_of(result: Result, keys: Sequence[str]) -> list[tuple[str, RollResult]]:
    """Every roll of a sheet, with the key of whose it is; ``keys`` are those of all people, the one first."""
    if isinstance(result, PursuitResult):
        pursuit = result.request.pursuit
        people = zip((pursuit.one, *pursuit.many), (result.one, *result.many), strict=False)
        return [
            (key, roll)
            for key, (side, roll) in zip(keys, people, strict=False)
            if roll is not None and isinstance(side.person, SheetPerson)
        ]
    return [
        (keys[line.member.place], groups.result_of(line, result))
        for line in result.lines
        if isinstance(line.member.person, SheetPerson)
    ]


def rows_of_result(
    result: Result, keys: Sequence[str], seats: Mapping[str, Seat], reasons: Mapping[str, str]
) -> tuple[GroupRow, ...]:
    """The rows; the one against the many stands first. ``reasons`` are those of the ticks, by the ids of the rolls."""
    ticks = dict(rolls_of(result, keys))

    def row(
        key: str,
        asked: RollRequest | None,
        roll: int | None,
        level: Level | None,
        *,
        leads: bool = False,
        won: bool | None = None,
    ) -> GroupRow:
        seat, own = seats.get(key), ticks.get(key)
        return GroupRow(
            key,
            "" if seat is None else seat.name,
            joins=True,
            rolls=asked is not None,
            leads=leads,
            request=asked,
            problem=None,
            roll=roll,
            level=level,
            won=won,
            tick_reason="" if own is None else reasons.get(own.id, ""),
            tick_roll="" if own is None else own.id,
        )

    if isinstance(result, GroupResult):
        return tuple(row(keys[line.member.place], line.member.request, line.roll, line.level) for line in result.ranked)
    one = row(keys[0], result.request.request, result.one.roll, result.one.level, leads=True, won=result.gets_away)
    found = []
    for place, (key, roll, outcome) in enumerate(zip(keys[1:], result.many, result.outcomes, strict=False)):
        if roll is not None and outcome is not None:
            won = {"a": False, "b": True}.get(outcome.winner or "")
            found.append((roll, place, row(key, result.request.requests[place], roll.roll, roll.level, won=won)))
    found.sort(key=lambda each: (-each[0].level.order, -each[0].request.score, each[1]))
    return (one, *(each for _, _, each in found))
