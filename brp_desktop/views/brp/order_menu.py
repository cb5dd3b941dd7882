"""The menu of the button «order»: how the skills stand, and which of them."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from brp_desktop.models.skills_order import SkillOrder
from brp_desktop.views import labels
from brp_desktop.views.brp.page_bar import ORDERS

if TYPE_CHECKING:
    from brp_desktop.views.brp.page_bar import PageBar


def order_menu(bar: "PageBar", now: SkillOrder, *, at_hand: bool) -> QMenu:
    """What may be chosen, ``now`` and ``at_hand`` being in force; the bar says what was."""
    menu = QMenu(bar)
    group = QActionGroup(menu)
    for order, page_id in ORDERS.items():
        action = menu.addAction(labels.page_label(page_id))
        action.setCheckable(True)
        action.setChecked(order is now)
        action.setData(order)
        group.addAction(action)
        action.triggered.connect(partial(_choose, bar, order))
    menu.addSeparator()
    trained = menu.addAction(labels.page_label("trained_only"))
    trained.setCheckable(True)
    trained.setChecked(bar.trained.isChecked())
    trained.toggled.connect(bar.trained.setChecked)
    on_top = menu.addAction(QCoreApplication.translate("PageBar", "Pinned and recent on top"))
    on_top.setCheckable(True)
    on_top.setChecked(at_hand)
    on_top.toggled.connect(bar.at_hand_chosen)
    return menu


def _choose(bar: "PageBar", order: SkillOrder, checked: bool = False) -> None:
    bar.order_chosen.emit(order)
