"""The menus of the Giro: what a participant may do now and be given, how it ends, Iniziativa, and what is rarer."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.sheet.round import Participant, ParticipantId
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.labels import first_up, with_value
from brp_desktop.views.xantis import giro_words
from brp_desktop.views.xantis.round_uses import uses_of

if TYPE_CHECKING:
    from brp_desktop.views.xantis.round_panel import RoundPanel

translate = QCoreApplication.translate


def participant_menu(panel: "RoundPanel", id_: ParticipantId) -> QMenu:
    """Everything about one participant: turn, what may be done now and its price, Pa, place, group."""
    menu = _menu(panel, "participant_menu")
    giro, ask = panel.giro, panel.questions
    one = giro.round.find(id_)
    if one is None:
        return menu
    if giro.round.acting == id_:
        _add_action(menu, panel, one)
    else:
        _add(menu, translate("RoundMenus", "Takes the &turn\tEnter"), giro.act, id_)
    _add_ways(menu, panel, one)
    menu.addSeparator()
    _add(menu, translate("RoundMenus", "&Spend Pa…"), ask.spend, id_)
    _add(menu, translate("RoundMenus", "&Correct the Pa…\tF2"), panel.edit_pa, id_)
    why = _add(menu, translate("RoundMenus", "&Why?\t?"), ask.explain, id_)
    menu.addSeparator()
    _add_place(menu, panel, one)
    _add_group(menu, panel, one)
    _add_person(menu, panel, one)
    menu.addSeparator()
    _add(menu, translate("RoundMenus", "&Out of the Giro\tDel"), giro.remove, (id_,))
    if giro.read_only:
        for action in menu.actions():
            action.setEnabled(action is why)
    return menu


def _add_action(menu: QMenu, panel: "RoundPanel", one: Participant) -> None:
    """What the one on turn attempts, how far it is."""
    giro = panel.giro
    action = giro.round.action
    target = None if action is None else action.target
    declare = menu.addMenu(translate("RoundMenus", "&Declares"))
    for use in uses_of(giro.people.get(one.id)):
        _add(declare, _plain(use.titled), giro.declare, use.label, target)
    _add(declare, translate("RoundMenus", "Something &else…"), panel.questions.declare)
    targets = menu.addMenu(translate("RoundMenus", "&At whom"))
    targets.setEnabled(action is None or action.stage == "DECLARED")
    label = "" if action is None else action.label
    nobody = _add(targets, translate("RoundMenus", "Nobody"), giro.declare, label, None)
    _check(nobody, target is None)
    for other in giro.round.participants:
        if other.id != one.id:
            _check(_add(targets, _plain(other.shown_name), giro.declare, label, other.id), target == other.id)
    open_ = action is not None and action.stage != "RESOLVED"
    _add(menu, translate("RoundMenus", "&Margin of the test…"), panel.questions.margin).setEnabled(open_)
    _add(menu, translate("RoundMenus", "Everything is &resolved"), giro.resolve).setEnabled(open_)


def _add_ways(menu: QMenu, panel: "RoundPanel", one: Participant) -> None:
    """What may be done now: choosing it pays for it."""
    giro = panel.giro
    standing, round_ = giro.standing, giro.round
    line = standing.of(one.id)
    if line is None or standing.acting is None:
        return
    menu.addSeparator()
    for way in giro_words.ordered_ways(line):
        said = first_up(giro_words.way_words(way, round_, standing.acting))
        price = f"{giro_words.price_sum(way)}{'…' if way.is_open else ''}"
        words = with_value(said, price if way.paid is None else giro_words.paid_words(way.paid))
        action = _add(menu, _plain(words), panel.questions.pay, one.id, way)
        action.setEnabled(way.may_be_chosen)
        if way.paid is not None:
            _check(action, True)
        elif not way.now:
            action.setToolTip(plain_tip(giro_words.not_now_words(round_.action, way)))
        elif way.price.payable is False:
            action.setToolTip(plain_tip(giro_words.not_enough(way.price.cost, one.pa_left)))
    if line.obstacle in ("between", "untested"):
        first, second = giro_words.card_words(line, round_, standing.acting)
        menu.addAction(_plain(with_value(first_up(first), second))).setEnabled(False)
    if round_.action is not None and one.id != round_.acting:
        words = translate("RoundMenus", "Declares an &instantaneous action")
        declared = one.id in round_.action.instants
        _add(menu, words, giro.declare_instant, one.id).setEnabled(standing.instants_open and not declared)


def _add_place(menu: QMenu, panel: "RoundPanel", one: Participant) -> None:
    order = [each.id for each in panel.giro.round.participants]
    at = order.index(one.id)
    earlier = _add(menu, translate("RoundMenus", "&Earlier\tAlt+Left"), panel.giro.move_by, one.id, -1)
    earlier.setEnabled(at > 0)
    later = _add(menu, translate("RoundMenus", "&Later\tAlt+Right"), panel.giro.move_by, one.id, 1)
    later.setEnabled(at + 1 < len(order))
    _add(menu, translate("RoundMenus", "Roll I&niziativa"), panel.acts.roll_initiative, (one.id,))
    _add(menu, translate("RoundMenus", "Ini&ziativa by hand…"), panel.questions.result, one.id)


def _add_group(menu: QMenu, panel: "RoundPanel", one: Participant) -> None:
    giro = panel.giro
    groups = menu.addMenu(translate("RoundMenus", "&Group"))
    none = translate("RoundMenus", "No group: alone against all")
    _check(_add(groups, none, giro.set_group, (one.id,), None), one.group is None)
    for number, group in enumerate(giro.round.groups, 1):
        action = _add(groups, _plain(f"{number}  {group.name}"), giro.set_group, (one.id,), group.id)
        _check(action, one.group == group.id)
    _add(groups, translate("RoundMenus", "&New group…"), panel.questions.new_group, one.id)


def _add_person(menu: QMenu, panel: "RoundPanel", one: Participant) -> None:
    giro, ask = panel.giro, panel.questions
    _add(menu, translate("RoundMenus", "Rename…"), ask.rename, one.id)
    npc = _add(menu, translate("RoundMenus", "&Png, played by the Narrator"), giro.set_npc, (one.id,), not one.npc)
    _check(npc, one.npc)
    if one.is_typed:
        _add(menu, translate("RoundMenus", "Pa Ma&x…"), ask.pa_max, one.id)
        _add(menu, translate("RoundMenus", "What Iniziativa is tested with…"), ask.initiative, one.id)
    if one in giro.out_of_step:
        _add(menu, translate("RoundMenus", "Bring Pa and result onto the sheet"), panel.acts.bring_to_sheet, one.id)
        _add(menu, translate("RoundMenus", "Take everything from the sheets"), giro.refresh)


def end_menu(panel: "RoundPanel") -> QMenu:
    """How the next Giro begins: the Pa come back either way."""
    menu = _menu(panel, "end_menu")
    for words, again in (
        (translate("RoundMenus", "&Keep the order"), False),
        (translate("RoundMenus", "&Test Iniziativa again"), True),
    ):
        action = _add(menu, words, panel.giro.end_giro, again)
        action.setToolTip(translate("RoundMenus", "All Pa come back; the Giro is kept in the list."))
    return menu


def initiative_menu(panel: "RoundPanel") -> QMenu:
    """For whom Iniziativa is tested."""
    menu = _menu(panel, "initiative_menu")
    people = panel.giro.round.participants
    untested = tuple(one.id for one in people if one.result is None)
    _add(menu, translate("RoundMenus", "Roll for &all"), panel.acts.roll_initiative, None)
    rest = _add(menu, translate("RoundMenus", "Roll for those &not tested yet"), panel.acts.roll_initiative, untested)
    rest.setEnabled(0 < len(untested) < len(people))
    _add(menu, translate("RoundMenus", "&One by one…"), panel.questions.one_by_one)
    return menu


def more_menu(panel: "RoundPanel") -> QMenu:
    """Groups, order, earlier Giri, undo and redo."""
    menu = _menu(panel, "giro_menu")
    giro, table, ask = panel.giro, panel.master.table, panel.questions
    undo = _plain(gm_labels.undo_text(table.undo_edit, table.table))
    _add(menu, f"{undo}\tCtrl+Z", panel.acts.undo).setEnabled(table.undo_edit is not None)
    redo = _plain(gm_labels.redo_text(table.redo_edit, table.table))
    _add(menu, redo, panel.acts.redo).setEnabled(table.redo_edit is not None)
    menu.addSeparator()
    _add(menu, translate("RoundMenus", "&Add people…"), ask.add_people)
    groups = menu.addMenu(translate("RoundMenus", "&Groups"))
    for number, group in enumerate(giro.round.groups, 1):
        one = groups.addMenu(_plain(f"{number}  {group.name}"))
        _add(one, translate("RoundMenus", "Rename…"), ask.rename_group, group.id)
        _add(one, translate("RoundMenus", "&Dissolve"), giro.remove_group, group.id)
    _add(groups, translate("RoundMenus", "&New group…"), ask.new_group)
    order = _add(menu, translate("RoundMenus", "&Order by Iniziativa"), giro.order_by_results)
    order.setEnabled(any(one.placed for one in giro.round.participants))
    _add(menu, translate("RoundMenus", "Take everything from the sheets"), giro.refresh)
    menu.addSeparator()
    past = _add(menu, translate("RoundMenus", "&Earlier Giri…"), ask.past)
    past.setEnabled(bool(giro.round.past))
    _add(menu, translate("RoundMenus", "S&ynchronised action…"), panel.together_requested.emit)
    clear = _add(menu, translate("RoundMenus", "Em&pty the Giro"), giro.clear)
    clear.setEnabled(bool(giro.round.participants))
    if giro.read_only:
        for action in menu.actions():
            action.setEnabled(action is past and past.isEnabled())
    if not panel.upright:
        _add(menu, translate("RoundMenus", "Only in the game &master’s tab"), panel.hide_requested.emit)
    return menu


def _menu(panel: "RoundPanel", name: str) -> QMenu:
    menu = QMenu(panel)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    menu.setObjectName(name)
    return menu


def _add(menu: QMenu, words: str, do: Callable[..., object], *given: Any) -> QAction:
    action = menu.addAction(words)
    action.triggered.connect(partial(_run, do, given))
    return action


def _run(do: Callable[..., object], given: tuple[Any, ...], checked: bool = False) -> None:
    do(*given)


def _check(action: QAction, checked: bool) -> None:
    action.setCheckable(True)
    action.setChecked(checked)


def _plain(text: str) -> str:
    return text.replace("&", "&&")
