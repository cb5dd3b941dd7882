"""What comes of special hits, fumbles and whatever is tried against a hindrance: values that a panel tells."""

from dataclasses import dataclass
from typing import NamedTuple

from brp_desktop.play.hindered import Try
from brp_desktop.play.people import NpcPerson, SheetPerson
from brp_desktop.play.resistances import TrialResult
from brp_desktop.play.rolling import RollResult
from brp_desktop.rules.dice import Rolled
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.hindrances import Hindrances


@dataclass(frozen=True, slots=True)
class Carried:
    """Something carried out. ``id`` is that of the offer, or the way that was tried against a hindrance.

    ``roll`` is what was rolled for it, None: nothing; ``avoided``: that roll prevented it, or did not free. ``rolled``
    are the dice of the rounds. ``hindrances`` came of it, or are gone (``ends``). ``points`` are those a weapon lost,
    ``metres`` how far somebody was thrown.
    """

    id: str
    name: str
    roll: RollResult | TrialResult | None = None
    avoided: bool = False
    rolled: Rolled | None = None
    hindrances: Hindrances = ()
    ends: bool = False
    points: int = 0
    metres: int = 0


class Running(NamedTuple):
    """A hindrance of somebody in this fight, and what can be tried against it."""

    person: SheetPerson | NpcPerson
    hindrance: Hindrance
    tries: tuple[Try, ...]


class NewRound(NamedTuple):
    """What a new round comes to: how many are rid of something, and the names of those who bleed."""

    freed: int
    bleeding: tuple[str, ...]
