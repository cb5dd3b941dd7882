"""What is seen of an action in the Giro: dice, who acts with it, what was paid, who is alone, where it stands."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from giro import TRIO
from giro_window import Table
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.play.npcs import xantis_npc_entry
from brp_desktop.play.roster import joining_of
from brp_desktop.play.round import Joining
from brp_desktop.sheet.table import XantisNpc
from brp_desktop.sheet.xantis import ScoreNode, XantisWeapon
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis.joining_dialog import JoiningDialog
from brp_desktop.views.xantis.npc_dialog import XantisNpcDialog, fresh_npc
from brp_desktop.views.xantis.round_menus import participant_menu
from brp_desktop.views.xantis.words import use_title

BANDIT = XantisNpc(
    pa_max=18,
    initiative=6,
    nodes=(ScoreNode(id="scherma", tier="caratteristica", name="Scherma", value=7),),
    weapons=(XantisWeapon(id="coltello", name="Coltello", node="scherma", attack_pa=5, parry_pa=3, damage="1D6"),),
)


@pytest.fixture
def table(start, nerea: Path) -> Callable[..., Table]:
    """A window with a sheet of Xantis and a Giro."""

    def sit(*people: tuple[str, int, str], pa: int = 12, **more: Any) -> Table:
        return Table(start(**more), nerea, *people, pa=pa)

    return sit


def seated(m: Table, group: str = "Banditi") -> tuple[str, str, str]:
    """Bandito with a knife, Complice typed in, of one group, then Nerea of another: their ids."""
    entries = m.master.table
    entries.add([xantis_npc_entry(entries.table, "Bandito", BANDIT, group)])
    m.giro.add(joining_of([row for row in entries.rows if row.entry.name == "Bandito"]))
    m.giro.add([Joining(name="Complice", group=group, npc=True, initiative=5, pa_max=16)])
    m.giro.add([one for one in m.giro.candidates() if one.person is not None and one.person.has_sheet])
    known = {one.name: one.id for one in m.giro.round.participants}
    ids = known["Bandito"], known["Complice"], known["Nerea Valdombra"]
    for id_, result in zip(ids, (1, -2, -4), strict=True):
        m.giro.set_result(id_, result)
    return ids


def attacking(m: Table, group: str = "Banditi") -> Any:
    """Bandito has declared his attack on Nerea: the card of the action."""
    bandit, _, nerea = seated(m, group)
    action = m.tab().action
    m.giro.act(bandit)
    m.giro.declare("Coltello, attack", nerea)
    QApplication.processEvents()
    return action


def test_the_roll_of_an_action_is_seen_and_said(table) -> None:
    """The dice on their felt, the margin in words, who narrates, what is next; undone, nothing of it is left."""
    m = table()
    action = attacking(m)
    assert action.result.isHidden()
    m.player.dice.next_faces = [2, 4]
    action.test_button.setFocus()
    action.test_button.click()
    QApplication.processEvents()
    tray = action.result.tray
    assert action.result.isVisible()
    assert tray.isVisible()
    assert tray.throw.outcome.dice == (2, 4)
    assert tray.height() >= 60
    assert action.result.told.text() == (
        "Margin = 7 − (2 + 4) = +1: succeeds with a Bonus of 1. The Narrator narrates."
    )
    assert action.sentence.text().endswith(
        "Next: “Answers…” if the blow at Nerea Valdombra is answered, then “Resolved”."
    )
    assert action.how.isHidden(), "the circumstances of a test that is made"
    assert m.rows().turn.text() == "turn of Bandito", "the rest stands below, in full"
    assert action.answer_button.hasFocus()
    m.rows().undo()
    assert m.giro.round.action.margin is None
    assert action.result.isHidden()
    assert action.test_button.isEnabled()


def test_a_second_press_rolls_no_second_time(table) -> None:
    """The button says why; «Declared» takes the test back, and then it is rolled again."""
    m = table()
    action = attacking(m)
    m.player.dice.next_faces = [2, 4, 1, 2]
    action.test_button.click()
    assert not action.test_button.isEnabled()
    assert action.test_button.toolTip() == (
        "Tested already. “Declared” takes the test back, so that it can be rolled again."
    )
    action.test()
    action.declare_zero()
    assert m.giro.round.action.margin == 1
    assert m.player.dice.next_faces == [1, 2]
    action.stages.button("DECLARED").click()
    action.test_button.click()
    assert m.giro.round.action.margin == 4
    assert action.result.tray.throw.outcome.dice == (1, 2)


def test_a_margin_that_was_typed_is_said_without_dice(table) -> None:
    """Real dice at the table: the words are the same, and no dice of an earlier test lie there."""
    m = table()
    action = attacking(m)
    m.player.dice.next_faces = [2, 4]
    action.test_button.click()
    action.stages.button("DECLARED").click()
    m.giro.set_margin(1)
    QApplication.processEvents()
    assert action.result.tray.isHidden()
    assert action.result.told.text() == "Bonus of 1."
    m.giro.set_margin(-3)
    assert action.result.told.text() == "Malus of 3."
    assert action.sentence.text() == (
        "It failed: there is nothing to react to. Next: tell its effects, then “Resolved”."
    )
    m.giro.resolve()
    assert action.sentence.text().endswith("Next: another action, or the end of the turn.")


def test_the_head_under_the_sheet_says_what_has_room(table) -> None:
    """Whole, without the name of the action, or the turn alone: never cut in the middle."""
    m = table()
    attacking(m)
    m.giro.set_margin(2)
    m.window.show_tab("dice")
    QApplication.processEvents()
    turn = m.panel.turn
    assert turn.text() == "turn of Bandito, Coltello, attack at Nerea Valdombra: +2, Tested"
    for width, shown in ((600, turn.text()), (190, "turn of Bandito, Tested, +2"), (110, "turn of Bandito")):
        turn.resize(width, turn.height())
        assert turn.shown() == shown
    assert "…" not in m.panel.turn.shown()


def test_a_comrade_synchronises_from_where_the_action_is_declared(table) -> None:
    """The button lists who can and for how many Pa; paid, card and menu say so; undone, they offer it again."""
    m = table()
    action = attacking(m)
    assert action.sync_button.isEnabled()
    action.sync_button.click()
    picks = m.rows().questions.picks
    (offered,) = picks.shown()
    assert (offered.name, offered.aside, offered.figure) == ("Complice", "3 + 3 Pa + attack", "16 Pa")
    picks._take()
    (said,) = m.rows().questions.picks.shown()
    assert said.only_said
    assert said.name == "No attack with a price: type its Pa."
    m.rows().questions.picks._take()
    m.rows().questions.picks.edit.setText("5")
    m.rows().questions.picks._take()
    other = m.giro.round.participants[1]
    assert other.pa_left == 5
    for panel in (m.rows(), m.panel):
        view = panel.cards.card(other.id).view
        assert (view.first, view.second) == ("synchronises with Bandito", "paid 11 Pa, synchronised action")
        assert "may synchronise" not in view.sentence
    menu = participant_menu(m.rows(), other.id)
    entry = next(each for each in menu.actions() if "ynchronises" in each.text())
    assert not entry.isEnabled(), "twice by a slip"
    assert entry.isChecked()
    menu.close()
    m.giro.declare("Coltello, parry", m.giro.round.action.target)
    assert "paid" in m.rows().cards.card(other.id).view.second, "named otherwise before the test it is the same action"
    m.rows().undo()
    m.rows().undo()
    assert m.rows().cards.card(other.id).view.second == "3 + 3 Pa + attack"
    m.giro.set_margin(0)
    assert not action.sync_button.isEnabled()
    assert action.sync_button.toolTip() == "Too late: only before the test."


def test_what_was_paid_is_of_this_action_only(table) -> None:
    """The next action and the next turn offer it again; the one on turn pays once, too."""
    m = table()
    action = attacking(m)
    bandit, other, _ = (one.id for one in m.giro.round.participants)
    assert action.pay_button.text() == "Pay 5 Pa"
    action.pay_button.click()
    assert m.pa(bandit) == 13
    assert (action.pay_button.text(), action.pay_button.toolTip()) == ("Paid", "paid 5 Pa, Coltello, attack")
    assert not action.pay_button.isEnabled()
    m.giro.set_margin(2)
    m.giro.resolve()
    m.giro.declare("Coltello, attack")
    assert action.pay_button.text() == "Pay 5 Pa"
    action.pay_button.click()
    assert m.pa(bandit) == 8
    m.giro.act(other)
    assert not m.giro.round.paid
    m.giro.act(bandit)
    m.giro.declare("Coltello, attack")
    m.giro.correct_pa(bandit, 4)
    assert action.pay_button.text() == "5 Pa: too few"
    assert not action.pay_button.isEnabled()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_nothing_of_the_action_is_cut(table, lang: str, size: tuple[int, int]) -> None:
    """Declared, tested, paid: every part has the room it wants, in a low window with one line of buttons."""
    m = table(lang=lang, size=size)
    action = attacking(m)
    m.giro.declare(use_title("Coltello", "attack"), m.giro.round.action.target)
    for _ in range(2):
        for _ in range(3):
            QApplication.processEvents()
        parts = [action.how, *action.how.items, action.buttons, *action.buttons.items, action.result, action.sentence]
        for part in (part for part in parts if part.isVisible()):
            wanted = part.sizeHint().height()
            if part.hasHeightForWidth():
                wanted = part.heightForWidth(part.width())
            assert part.height() >= wanted, (type(part).__name__, part.height(), wanted)
            assert action.rect().contains(part.rect().translated(part.mapTo(action, part.rect().topLeft())))
        assert action.buttons.height() < (50 if size[1] < 700 else 90)
        m.player.dice.next_faces = [2, 4]
        action.test_button.click()
        action.pay_button.click()


def test_nobody_to_synchronise_with_is_said(table) -> None:
    """Without a group nobody is anybody's comrade."""
    m = table()
    action = attacking(m, group="")
    assert not action.sync_button.isEnabled()
    assert action.sync_button.toolTip().startswith("Nobody can: it takes somebody of the same group")


def test_what_cannot_be_paid_says_so(table) -> None:
    """On the card, for readers, in the menu and in the list of actions."""
    m = table()
    attacking(m)
    nerea = m.giro.round.participants[-1].id
    m.giro.correct_pa(nerea, 0)
    view = m.rows().cards.card(nerea).view
    assert view.second == "cannot pay: 5 + 3 Pa + attack"
    assert view.muted
    assert "may act in the same instant, cannot pay: 5 + 3 Pa + attack" in view.sentence
    m.giro.set_margin(2)
    view = m.rows().cards.card(nerea).view
    assert (view.first, view.second) == ("dodges or parries", "Pa of the defence"), "its own cost is not known yet"
    m.giro.correct_pa(nerea, 9)
    way = next(way for way in m.giro.standing.of(nerea).ways if way.way == "counter")
    m.rows().questions.pay(nerea, way)
    picks = {pick.name: pick.aside for pick in m.rows().questions.picks.shown()}
    assert picks["Sciabola, attack"] == "15 Pa needed, 9 left."


def test_a_png_without_actions_is_offered_those_of_the_source(table) -> None:
    """Dodge and parry to defend himself with, four to attempt; an attack has no price in the source."""
    m = table()
    attacking(m)
    other, nerea = m.giro.round.participants[1].id, m.giro.round.participants[2].id
    m.rows().questions.spend(other)
    shown = [(pick.name, pick.figure) for pick in m.rows().questions.picks.shown()]
    assert shown == [("Schivata", "3 Pa"), ("Salto", "3 Pa"), ("Nascondersi", "3 Pa"), ("Parata", "3 Pa")]
    m.giro.act(nerea)
    m.giro.declare("Sciabola, attack", other)
    m.giro.set_margin(1)
    way = next(way for way in m.giro.standing.of(other).ways if way.way == "self_defence")
    m.rows().questions.pay(other, way)
    shown = [(pick.name, pick.figure) for pick in m.rows().questions.picks.shown()]
    assert shown == [("Schivata", "= 3 Pa"), ("Parata", "= 3 Pa")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_group_says_what_it_means(table, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where people are added, on the card, in the legend and in the menu; nothing of it is left untranslated."""
    m = table(lang=lang)
    attacking(m, group="")
    alone = {
        "en": "no group: alone against all",
        "fr": "sans groupe\u00a0: seul contre tous",
        "it": "senza gruppo: da solo contro tutti",
    }[lang]
    bandit, *_, nerea = (one.id for one in m.giro.round.participants)
    assert m.rows().cards.card(bandit).view.aside == {"en": "no group", "fr": "sans groupe", "it": "senza gruppo"}[lang]
    assert m.rows().cards.card(nerea).view.aside == ""
    assert alone in m.rows().cards.card(bandit).accessibleName()
    assert alone in m.rows().legend.accessibleName()
    m.giro.remove((nerea,))
    dialog = JoiningDialog(m.window.theme, m.giro.candidates(), m.giro.round, m.window)
    said = {"en": "alone against all, also", "fr": "seul contre tous, même", "it": "da solo contro tutti, anche"}[lang]
    assert any(said in part.text() for part in dialog.findChildren(PlainLabel))
    dialog.deleteLater()
    dialog = XantisNpcDialog(m.window.theme, "Png", fresh_npc(), m.window)
    assert dialog.texts["group"].edit.placeholderText() == alone
    dialog.deleteLater()


def test_the_giro_stands_once_in_the_window(table) -> None:
    """The strip folds away while the tab beside it shows the Giro, and the person's own choice stays."""
    m = table(*TRIO)
    place, settings = m.window.gm.giro, m.window.context.settings
    assert place.is_shown
    m.tab()
    assert not place.is_shown
    assert settings.giro_under_sheet, "nobody chose that"
    m.tab("together")
    assert place.is_shown
    m.tab()
    m.window.dock.setFloating(True)
    assert place.is_shown, "the tab is a window of its own"
    m.window.dock.setFloating(False)
    assert not place.is_shown
    m.window.show_tab("dice")
    assert place.is_shown
    place.set_wanted(False)
    m.tab("confrontation")
    assert not place.is_shown


def test_the_frame_of_the_group_is_as_wide_as_the_others(table) -> None:
    """With groups to choose from, and without."""
    m = table()
    for groups in ((), (("Ada", 1, "A"),)):
        m.join(*groups)
        dialog = JoiningDialog(m.window.theme, (), m.giro.round, m.window)
        dialog.show()
        QApplication.processEvents()
        name, group = dialog.fields["name"], dialog.group
        edges = [part.mapTo(dialog, part.rect().topLeft()).x() for part in (name, group.field)]
        assert edges[0] == edges[1]
        last = group.pick if group.pick.isVisible() else group.field
        ends = [part.mapTo(dialog, part.rect().topRight()).x() for part in (name, last)]
        assert ends[0] == ends[1]
        dialog.close()
        dialog.deleteLater()


def test_cells_of_a_png_have_no_second_heading(table) -> None:
    """The heads above say it, uncut; a reader hears each cell's name."""
    m = table()
    dialog = XantisNpcDialog(m.window.theme, "Png", BANDIT, m.window)
    for rows in dialog.rows.values():
        for field in (field for row in rows for field in row.fields):
            assert field.edit.placeholderText() == ""
            assert field.edit.accessibleName()
    dialog.deleteLater()
