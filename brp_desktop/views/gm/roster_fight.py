"""The fight in the menus of the roster: who attacks with what, what holds somebody back, the next round."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.play.hindered import Try, hindrances_of, tries
from brp_desktop.play.people import PERCENTAGE, NpcPerson, NumberPerson, SheetPerson
from brp_desktop.play.roster import Row
from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.hindrances import Hindrances
from brp_desktop.views import labels
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.hindrance_words import hindrance_sentence, lower_first, try_words
from brp_desktop.views.keys.bindings import key_bindings

if TYPE_CHECKING:
    from brp_desktop.views.gm.roster_view import RosterView

AT_ONCE = 8
"""So many hindrances of the people chosen stand in their menu; more have one of their own."""
IN_A_MENU = 20
"""So many people, or hindrances of one, stand in that: a menu is no list."""
_translate = QCoreApplication.translate


def first_attack(row: Row) -> str:
    """What somebody strikes with first, of a sheet the first weapon; "" where nothing is known."""
    if isinstance(row.person, SheetPerson):
        return next((str(weapon.id) for weapon in row.person.character.weapons), "")
    return next((subject for subject, _, _ in attacks_of(row)), "")


def attacks_of(row: Row) -> list[tuple[str, str, int]]:
    """Everything somebody without a sheet can attack with: what is rolled, its name, the chance."""
    if not isinstance(row.person, NpcPerson):
        return []
    npc = row.person.npc
    found = [(str(each.id), each.name or "?", each.score) for each in npc.weapons if each.score is not None]
    if npc.percentage is not None:
        found.append((PERCENTAGE, gm_labels.percentage(), npc.percentage))
    return found


def add_fight(menu: QMenu, view: "RosterView", rows: "tuple[Row, ...]") -> None:
    """What the chosen people can do in a fight of percentile rules."""
    row = rows[0]
    attacks = attacks_of(row)
    if attacks:
        attack = menu.addMenu(_translate("RosterMenus", "Attack wit&h"))
        attack.setObjectName("roster_attack_menu")
        for place, (subject, name, score) in enumerate(attacks):
            words = f"{name.replace('&', '&&')} {labels.percent(score)}"
            key = "" if place else key_bindings().shown("roster_attack")
            action = attack.addAction(f"{words}\t{key}" if key else words)
            action.triggered.connect(partial(view.acts.attack, row, subject))
    held = [(each, hindrances_of(each.person)) for each in rows if isinstance(each.person, SheetPerson | NpcPerson)]
    held = [(each, there) for each, there in held if there]
    if sum(len(there) for _, there in held) <= AT_ONCE:
        for each, there in held:
            _add_hindrances(menu, view, each, there, named=True)
    elif len(held) == 1:
        _add_hindrances(_held_menu(menu), view, *held[0], named=False)
    else:
        inner = _held_menu(menu)
        for each, there in held[:IN_A_MENU]:
            person = inner.addMenu((each.name or "?").replace("&", "&&"))
            person.setToolTipsVisible(True)
            _add_hindrances(person, view, each, there, named=False)
        _say_the_rest(inner, len(held) - IN_A_MENU)


def _held_menu(menu: QMenu) -> QMenu:
    inner = menu.addMenu(_translate("RosterMenus", "Hind&rances"))
    inner.setObjectName("roster_held_menu")
    return inner


def _say_the_rest(menu: QMenu, more: int) -> None:
    """How many there is no room for: whoever chooses fewer people sees them."""
    if more > 0:
        menu.addAction(_translate("RosterMenus", "and %n more, not shown here", None, more)).setEnabled(False)


def _add_hindrances(menu: QMenu, view: "RosterView", row: Row, there: Hindrances, *, named: bool) -> None:
    for one in there[:IN_A_MENU]:
        _add_hindrance(menu, view, row, one, named=named)
    _say_the_rest(menu, len(there) - IN_A_MENU)


def _add_hindrance(menu: QMenu, view: "RosterView", row: Row, one: Hindrance, *, named: bool) -> None:
    person = row.person
    if person is None or isinstance(person, NumberPerson):
        return
    options = person.options or view.table.table.options or SRD
    sentence = hindrance_sentence(person, one)
    if named:
        sentence = labels.with_value(row.name or "?", lower_first(sentence))
    inner = menu.addMenu(sentence.rstrip(".").replace("&", "&&"))
    inner.setObjectName("roster_hindrance_menu")
    inner.setToolTipsVisible(True)
    unwritable = "" if view.acts.can_write(person) else labels.error_sentence(EditError("read_only"))
    for each in tries(person, one, options):
        why = unwritable or ("" if each.problem is None else labels.error_sentence(each.problem))
        action = inner.addAction(try_words(each, one, options).replace("&", "&&"))
        action.setEnabled(not why)
        action.setToolTip(plain_tip(why))
        action.triggered.connect(partial(_try_it, view, row, one, each))


def _try_it(view: "RosterView", row: Row, one: Hindrance, each: Try, checked: bool = False) -> None:
    if row.person is not None:
        view.acts.try_requested.emit(row.person, one, each.way)
