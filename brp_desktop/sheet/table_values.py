"""The computed side of a person without a sheet: characteristics, tracks, damage bonus."""

from collections.abc import Mapping

from brp_desktop.rules import Explanation
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.sheet import derived_values
from brp_desktop.sheet.brp import Resource
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS, DerivedResource, derived_number, value_steps
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.sheet.table import GameTable, Npc

MAIN_TRACKS = (HIT_POINTS, POWER_POINTS)
"""The tracks everybody has; every other one is a counter of its own."""


def options_of(table: GameTable) -> BrpOptions:
    """The rules of people without a sheet at this table."""
    return table.options or SRD


def npc_values(npc: Npc, options: BrpOptions = SRD) -> Mapping[str, int | None]:
    """The value of each characteristic the record uses; None where it is not known."""
    given = {row.id: row.value for row in npc.values}
    return {id_: given.get(id_) for id_ in derived_values.used_characteristics(options)}


def npc_track(npc: Npc, id_: ResourceId, options: BrpOptions = SRD) -> DerivedResource:
    """One track: hit points and power points always, a counter by its id; an unknown id is an empty track."""
    row = next((row for row in npc.resources if row.id == id_), None) or Resource(id=id_)
    maximum = row.maximum
    steps: Explanation = ()
    if maximum is None and id_ in MAIN_TRACKS:
        values = npc_values(npc, options)
        maximum, steps = derived_number(id_, values, options), value_steps(id_, values, options)
    current = maximum if row.current is None else row.current
    return DerivedResource(current, maximum, steps, row.name, by_hand=row.maximum is not None)


def npc_counters(npc: Npc) -> tuple[ResourceId, ...]:
    """The ids of the counters, in their order."""
    return tuple(row.id for row in npc.resources if row.id not in MAIN_TRACKS)


def npc_damage_bonus(npc: Npc, options: BrpOptions = SRD) -> str | None:
    """The damage bonus in dice, ``""`` for none, None while strength or size is not known."""
    return derived_values.damage_bonus_of(npc_values(npc, options))
