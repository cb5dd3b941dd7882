"""Where Tab stops on the edit page, in reading order: every field, and the rows that add."""

from collections.abc import Sequence

from brp_desktop.models.skill_edit import EditColumn, EditKey, EditRow, SkillEditModel

Cell = tuple[EditKey, EditColumn]


def stops_of(models: Sequence[SkillEditModel]) -> list[Cell]:
    """All stops of the tables of a page."""
    stops: list[Cell] = []
    for model in models:
        for key in model.keys:
            if key.kind is not EditRow.SKILL:
                stops.append((key, EditColumn.NAME))
                continue
            stops += [(key, column) for column in EditColumn if model.has_field(key, column)]
    return stops


def next_stop(models: Sequence[SkillEditModel], stops: Sequence[Cell], cell: Cell, *, back: bool) -> int | None:
    """Index of the stop after (or before) a cell, which need not be a stop itself; None where the page ends."""
    if cell in stops:
        at = stops.index(cell) + (-1 if back else 1)
    else:
        keys = [key for model in models for key in model.keys]
        order = {key: number for number, key in enumerate(keys)}
        here = order.get(cell[0], -1)
        after = [number for number, stop in enumerate(stops) if order[stop[0]] >= here]
        at = after[0] if after else len(stops)
        if back:
            at -= 1
    return at if 0 <= at < len(stops) else None
