"""The cards of a Giro as they are to be shown now."""

from PySide6.QtCore import QCoreApplication

from brp_desktop.controllers.round import RoundController
from brp_desktop.play.standing import Standing
from brp_desktop.views import labels
from brp_desktop.views.xantis import giro_words
from brp_desktop.views.xantis.round_card import CardView


def card_views(giro: RoundController) -> list[CardView]:
    """A card for everybody in the order of turns."""
    round_ = giro.round
    groups = {group.id: (number, group.name) for number, group in enumerate(round_.groups, 1)}
    differs = {one.id for one in giro.out_of_step}
    instants = () if round_.action is None else round_.action.instants
    names = giro_words.short_names(round_)
    views = []
    for line in giro.standing.lines:
        id_, group = line.participant.id, line.participant.group
        number, name = (0, "") if group is None else groups.get(group, (0, ""))
        views.append(_card(giro, line, (number, name), names, instant=id_ in instants, differs=id_ in differs))
    return views


def _card(
    giro: RoundController,
    line: Standing,
    numbered: tuple[int, str],
    names: giro_words.Names,
    *,
    instant: bool,
    differs: bool,
) -> CardView:
    one, round_, acting = line.participant, giro.round, giro.standing.acting
    number, group = numbered
    first, second = giro_words.card_words(line, round_, acting, names)
    sided = giro_words.group_words(number, group) if number else giro_words.alone_words()
    said = [giro_words.card_sentence(line, round_, acting, sided)]
    if instant:
        second = QCoreApplication.translate("giro", "instantaneous action declared")
        said.append(second)
    if differs:
        said.append(QCoreApplication.translate("giro", "the open sheet says otherwise"))
    idle = bool(line.ways) and not any(way.may_be_chosen or way.paid is not None for way in line.ways)
    return CardView(
        id=one.id,
        name=one.shown_name,
        short=names.get(one.id, one.shown_name),
        group=number,
        result=giro_words.result_number(one.result),
        pa_left=one.pa_left,
        pa_max=one.pa_max,
        first=first,
        second=second,
        sentence=labels.listed(said),
        aside="" if number else giro_words.no_group(),
        acting=line.obstacle == "acting",
        muted=idle or (line.obstacle is not None and line.obstacle != "acting"),
        placed=one.placed,
        differs=differs,
    )
