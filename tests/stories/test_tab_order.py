"""Tab goes as one reads: also through parts that are made later than what stands below them."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from giro import FIVE, TRIO
from giro_window import Table
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.edits import SetOptions, TakeDamage
from brp_desktop.views.stops import after, passes_on
from brp_desktop.views.xantis.npc_dialog import XantisNpcDialog, fresh_npc


@pytest.fixture
def nerea(tmp_path: Path, project_root: Path) -> Path:
    """A copy of the sample."""
    path = tmp_path / "nerea.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "nerea-valdombra.rpgsheet").read_bytes())
    return path


def in_order(*wanted: QWidget) -> bool:
    """Whether Tab reaches these one after another, others perhaps between them, beginning at the first."""
    places: dict[QWidget, int] = {}
    at = wanted[0]
    while at not in places:
        places[at] = len(places)
        at = after(at)
    found = [places.get(each, -1) for each in wanted]
    return -1 not in found and found == sorted(found)


def test_who_answers_a_blow_comes_before_the_price(start, nerea: Path) -> None:
    """The attack, how it is answered, everybody who answers, paying, what came of it, the Danni."""
    m = Table(start(), nerea, *TRIO, pa=30)
    m.giro.act("Gesemyn")
    m.giro.declare("Spada, attack", "Ishadur")
    m.giro.set_margin(5)
    page = m.tab("together")
    page.focus_first()
    page.answers.button("counter").click()
    together = m.master.synchronised
    for who, margin in (("Ishadur", 3), ("Ramajad", 4)):
        together.join(who)
        together.set_base(who, 6)
        together.set_margin(who, margin)
    QApplication.processEvents()
    parts, (strike,) = list(page._parts.values()), page._strikes
    assert len(parts) == 2
    stops = [page.attack.attacker, page.add_button]
    for part in parts:
        stops += [part.remove, part.use, part.score, part.own.first, part.roll, part.margin.less]
    stops += [page.pay_button, page.copy]
    for row in strike.rows:
        stops += [row.dice.edit, row.bonus.edit, row.roll]
    assert in_order(*stops)
    together.leave("Ishadur")
    together.join("Ishadur")
    QApplication.processEvents()
    assert in_order(page.add_button, *(each.remove for each in page._parts.values()), page.pay_button)


def test_a_margin_is_typed_between_less_and_more(start, nerea: Path) -> None:
    m = Table(start(), nerea, *TRIO)
    margin = m.tab("together").attack.margin
    assert in_order(margin.less, margin.edit, margin.more)


def test_the_giro_is_read_from_its_head_through_the_action_to_the_cards(start, nerea: Path) -> None:
    m = Table(start(), nerea)
    page = m.tab()
    panel, action = page.panel, page.action
    assert in_order(panel.add_button, panel.end_button, action.what)
    m.join(*FIVE)
    head = (panel.add_button, panel.more_button, panel.initiative_button, panel.next_button, panel.end_button)
    cards = panel.cards.cards
    assert in_order(*head, action.what, action.target, action.margin.less, action.answer_button, *cards)
    m.join(("Borgat", -4, "1"))
    assert in_order(action.answer_button, panel.cards.cards[-1])
    assert in_order(
        action.margin.more, action.how.zero, action.test_button, action.pay_button, action.sync_button,
        action.answer_button, panel.cards.cards[0],
    )  # fmt: skip
    m.window.show_tab("dice")
    under = m.panel
    row = (under.add_button, under.initiative_button, under.next_button, under.end_button, under.more_button)
    assert in_order(*row, under.cards.cards[0])


def test_the_first_side_is_left_of_both(start, nerea: Path) -> None:
    page: Any = Table(start(), nerea, *FIVE).tab("confrontation")
    assert in_order(page.sides["second"].who, page.first_button, page.roll_button, page.card.copy)


def test_rows_of_a_png_come_before_the_button_below_them(start, nerea: Path) -> None:
    """Those it began with and those that were added, and nothing of them is squeezed."""
    player = start()
    player.open(nerea)
    window = player.window
    dialog = XantisNpcDialog(window.theme, "Png", fresh_npc(), window)
    dialog.show()
    QApplication.processEvents()
    for kind in ("nodes", "weapons", "nodes"):
        dialog.add_buttons[kind].click()
        QApplication.processEvents()
    score, weapon, action = (dialog.rows[kind][0] for kind in ("nodes", "weapons", "actions"))
    wanted = [
        dialog.texts["pd"].edit, score.fields[0].edit, score.remove, dialog.rows["nodes"][1].fields[0].edit,
        dialog.add_buttons["nodes"], weapon.fields[0].edit, weapon.remove, dialog.add_buttons["weapons"],
        action.fields[0].edit, dialog.rows["actions"][-1].remove, dialog.add_buttons["actions"],
        dialog.add_buttons["counters"], dialog.ok,
    ]  # fmt: skip
    assert in_order(*wanted)
    for field in dialog._all_fields():
        assert field.height() >= field.sizeHint().height(), field.edit.accessibleName()
    dialog.rows["nodes"][1].remove.click()
    QApplication.processEvents()
    assert in_order(score.remove, dialog.add_buttons["nodes"])
    dialog.reject()


@pytest.mark.parametrize("key", [Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_6])
@pytest.mark.parametrize("edit", [False, True])
def test_tab_never_leaps_up_a_page_of_the_sheet(start, tmp_path: Path, project_root: Path, key: Qt.Key, edit: bool):
    """What is made when it is first wanted stands among the rest, and is reached there."""
    path = tmp_path / "bran.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "bran-tregear.rpgsheet").read_bytes())
    player = start(path)
    document = player.document
    document.perform(SetOptions(replace(UGE, sanity=True, fatigue=True, powers=True, encumbrance=True)))
    document.perform(TakeDamage(1))
    player.press(key, Qt.KeyboardModifier.ControlModifier)
    if edit:
        player.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    sheet = player.window.sheet
    page = next(each for each in sheet.findChildren(QScrollArea) if each.isVisible() and "_page" in each.objectName())
    found, at = [], after(page)
    while at is not page:
        reached = page.isAncestorOf(at) and at.isVisible() and at.isEnabled() and not passes_on(at)
        if reached and at.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.append((at.mapTo(page, at.rect().topLeft()), f"{type(at).__name__} {at.accessibleName()}"))
        at = after(at)
    column = 40
    leaps = [
        (before[1], behind[1])
        for before, behind in pairwise(found)
        if behind[0].y() < before[0].y() - 45 and behind[0].x() <= before[0].x() + column
    ]
    assert leaps == []
    assert found
