"""Who of the table stands on which side of the opposed check now."""

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.seats import seat_key


def percentile_sides(master: GameMaster) -> dict[str, str]:
    """Side ``a`` or ``b`` by entry id; whoever stands on both is shown on the first."""
    choices = {"b": master.contests.choice("b").who, "a": master.contests.choice("a").who}
    keys = {key: side for side, who in choices.items() for key in who}
    return {
        str(row.id): keys[seat_key(row.person)]
        for row in master.table.rows
        if row.person is not None and seat_key(row.person) in keys
    }
