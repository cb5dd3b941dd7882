"""The fight in the menus of the roster: who attacks with what, what holds somebody back, the next round."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from brp_desktop.play.hindered import Try, hindrances_of, tries
from brp_desktop.play.people import PERCENTAGE, NpcPerson, NumberPerson
from brp_desktop.play.roster import Row
from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.views import labels
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.hindrance_words import hindrance_sentence, lower_first, try_words
from brp_desktop.views.keys.bindings import key_bindings

if TYPE_CHECKING:
    from brp_desktop.views.gm.roster_view import RosterView

_translate = QCoreApplication.translate


def first_attack(row: Row) -> str:
    """What somebody without a sheet strikes with first; "" where nothing is known."""
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
    for row in rows:
        if row.person is not None and not isinstance(row.person, NumberPerson):
            for one in hindrances_of(row.person):
                _add_hindrance(menu, view, row, one)


def _add_hindrance(menu: QMenu, view: "RosterView", row: Row, one: Hindrance) -> None:
    person = row.person
    if person is None or isinstance(person, NumberPerson):
        return
    options = person.options or view.table.table.options or SRD
    sentence = labels.with_value(row.name or "?", lower_first(hindrance_sentence(person, one)))
    inner = menu.addMenu(sentence.rstrip(".").replace("&", "&&"))
    inner.setObjectName("roster_hindrance_menu")
    for each in tries(person, one, options):
        action = inner.addAction(try_words(each, one, options))
        action.setEnabled(each.problem is None)
        action.triggered.connect(partial(_try_it, view, row, one, each))


def _try_it(view: "RosterView", row: Row, one: Hindrance, each: Try, checked: bool = False) -> None:
    if row.person is not None:
        view.acts.try_requested.emit(row.person, one, each.way)
