"""A Giro written down in a line, for tests of every room."""

from brp_desktop.sheet.round import Participant, Round, RoundGroup
from brp_desktop.sheet.round_acts import ChooseActing, DeclareAction, SetActionMargin
from brp_desktop.sheet.round_edits import AddParticipants
from brp_desktop.sheet.table import GameTable

FIVE = (("Ishadur", 4, "1"), ("Shulir", 3, "2"), ("Gesemyn", 3, "1"), ("Bonha", 0, "1"), ("Ahti", -1, "2"))
"""The five names of the source with results and groups."""

FOUR = (("Ramajad", 4, "R"), ("Gesemyn", 0, "G"), ("Ishadur", -2, "G"), ("Borgat", -3, "R"))
"""Ishadur's intervention."""

TRIO = (("Gesemyn", 4, "A"), ("Ishadur", 0, "B"), ("Ramajad", -1, "B"))
"""The synchronised parry and counter-attack."""


def giro(*people, pa=12, npc=()):
    """A table whose Giro has (name, result, group); the names are the ids. Group None: nobody's ally."""
    groups = dict.fromkeys(group for _, _, group in people if group)
    participants = tuple(
        Participant(
            id=name, name=name, group=group, npc=name in npc, initiative=6, result=result, pa_left=pa, pa_max=pa
        )
        for name, result, group in people
    )
    made = tuple(RoundGroup(id=group, name=f"Gruppo {group}") for group in groups)
    return AddParticipants(participants, made).apply(GameTable())


def acting(table, who, target=None, margin=None):
    """The same table with somebody's turn, and his action where it has a target or a margin."""
    table = ChooseActing(who).apply(table)
    if target is not None or margin is not None:
        table = DeclareAction("", target).apply(table)
    return table if margin is None else SetActionMargin(margin).apply(table)


def names(round_: Round):
    """Everybody's shown name in the order of turns."""
    return [one.shown_name for one in round_.participants]
