"""The context menus of a Xantis sheet in play: roll, roll with another Caratteristica, why, copy."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.rules.xantis import TIERS
from brp_desktop.sheet.xantis import NodeId, ScoreNode
from brp_desktop.views.xantis import words

translate = QCoreApplication.translate
Take = Callable[[XantisSubject], object]


def others(document: XantisDocument, node: NodeId) -> list[ScoreNode]:
    """The Caratteristiche that a score may be rolled with instead of its own; none for a Caratteristica itself."""
    path = document.derived.nodes[node].path
    found = {each.id: each for each in document.character.nodes}
    if found[node].tier == TIERS[0]:
        return []
    return [each for each in document.character.nodes if each.tier == TIERS[0] and each.id not in path]


def score_menu(
    document: XantisDocument, node: NodeId, roll: Take, why: Take, copy: Callable[[], object], parent: QWidget
) -> QMenu:
    """What can be done with a score."""
    subject = XantisSubject(id=node)
    menu = QMenu(parent)
    add_entry(menu, translate("xantis", "&Roll"), partial(roll, subject))
    other = menu.addMenu(translate("xantis", "Roll with &another Caratteristica"))
    other.setObjectName("other_caratteristica_menu")
    for each in others(document, node):
        capacity = document.derived.capacity_of(node, each.id).capacity
        text = translate("xantis", "{name}, capacity {capacity}")
        said = text.format(name=_plain(each.name), capacity=words.number(capacity))
        add_entry(other, said, partial(roll, XantisSubject(id=node, caratteristica=each.id)))
    other.setEnabled(not other.isEmpty())
    number = words.number(document.derived.nodes[node].capacity)
    add_entry(menu, translate("xantis", "&Why {number}?").format(number=number), partial(why, subject))
    add_entry(menu, translate("xantis", "&Copy"), copy)
    return menu


def use_menu(subject: XantisSubject, roll: Take, why: Take, copy: Callable[[], object], parent: QWidget) -> QMenu:
    """What can be done with an action or a weapon."""
    menu = QMenu(parent)
    add_entry(menu, translate("xantis", "&Roll"), partial(roll, subject))
    add_entry(menu, translate("xantis", "&Why?"), partial(why, subject))
    add_entry(menu, translate("xantis", "&Copy"), copy)
    return menu


def open_menu(menu: QMenu, place: QPoint) -> None:
    """Show a menu, which goes when it is closed."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(place)


def add_entry(menu: QMenu, text: str, act: Callable[[], object], key: str = "") -> QAction:
    """An entry that does something; ``key`` is only told beside it."""
    action = menu.addAction(text)
    if key:
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
    action.triggered.connect(partial(_run, act))
    return action


def _run(act: Callable[[], object], checked: bool = False) -> None:
    act()


def _plain(name: str) -> str:
    """A name in a menu: its ampersands are no mnemonics."""
    return name.replace("&", "&&")
