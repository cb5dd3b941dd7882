"""What can be chosen for a group check, as lines of a list to type in."""

from brp_desktop.catalogue.names import collation_key
from brp_desktop.controllers.group import MODES, GroupController
from brp_desktop.play.people import subject_for, subjects_of
from brp_desktop.views import labels
from brp_desktop.views.gm import group_words
from brp_desktop.views.gm.pick_list import Pick

ASKED = 50
"""How many people are asked whether they have a skill, for the figure beside it."""


def modes(controller: GroupController) -> list[Pick]:
    """Who rolls."""
    return [Pick(mode, group_words.mode_words(mode), chosen=mode == controller.mode) for mode in MODES]


def people(controller: GroupController) -> list[Pick]:
    """Who may stand against the others."""
    return [Pick(seat.key, seat.name, chosen=seat.key == controller.one) for seat in controller.seats().values()]


def rolls_of_one(controller: GroupController) -> list[Pick]:
    """Everything the one can roll."""
    seat = controller.seats().get(controller.one)
    if seat is None:
        return []
    return _sorted(
        [
            Pick(
                name,
                group_words.name_title(name),
                figure=labels.percent(score),
                chosen=name == controller.one_name,
            )
            for _, name, score in subjects_of(seat.person)
        ]
    )


def rolls_of_all(controller: GroupController) -> list[Pick]:
    """Everything anybody can roll, with how many of the first people have it."""
    asked = [seat.person for seat in controller.seats().values()][:ASKED]
    picks = []
    for name in controller.names():
        having = sum(subject_for(person, name) is not None for person in asked)
        figure = f"{having}/{len(asked)}" if len(asked) > 1 else ""
        picks.append(Pick(name, group_words.name_title(name), figure=figure, chosen=name == controller.name))
    return _sorted([pick for pick in picks if pick.name])


def _sorted(picks: list[Pick]) -> list[Pick]:
    return sorted(picks, key=lambda pick: collation_key(pick.name))
