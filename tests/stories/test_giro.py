"""The Giro in the real window: under the sheet in front and in the game master's tab, by mouse, by keyboard, undone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from giro import FIVE, FOUR
from giro_window import Table, chosen, links
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.play.npcs import xantis_npc_entry
from brp_desktop.play.roster import joining_of
from brp_desktop.play.standing import Bases
from brp_desktop.sheet.table import XantisNpc
from brp_desktop.sheet.xantis import ScoreNode, XantisWeapon
from brp_desktop.storage.journal_db import JournalQuery
from brp_desktop.views.why import WhyPopover
from brp_desktop.views.xantis.initiative_dialog import InitiativeTestDialog
from brp_desktop.views.xantis.joining_dialog import JoiningDialog
from brp_desktop.views.xantis.past_giri_dialog import PastGiriDialog
from brp_desktop.views.xantis.round_menus import end_menu, initiative_menu, more_menu, participant_menu

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def table(start, nerea: Path) -> Callable[..., Table]:
    """A window with a sheet of Xantis and a Giro."""

    def sit(*people: tuple[str, int, str], pa: int = 12, **more: Any) -> Table:
        return Table(start(**more), nerea, *people, pa=pa)

    return sit


def test_the_five_of_the_source_and_exactly_their_links(table) -> None:
    """Counter 1–2, 2–3, 3–5, 4–5; sync 3–4; nothing else."""
    m = table(*FIVE)
    assert [card.view.short for card in m.panel.cards.cards] == ["Ishadur", "Shulir", "Gesemyn", "Bonha", "Ahti"]
    assert [card.view.result for card in m.panel.cards.cards] == ["+4", "+3", "+3", "0", "−1"]
    assert [card.view.group for card in m.panel.cards.cards] == [1, 2, 1, 1, 2]
    assert links(m.panel) == {("counter", 0): 3, ("counter", 1): 1, ("sync", 0): 1}
    said = m.panel.cards.accessibleDescription()
    assert (
        said == "synchronise: Gesemyn–Bonha. counter-attack: Ishadur–Shulir, Shulir–Gesemyn, Gesemyn–Ahti, Bonha–Ahti."
    )
    assert links(m.rows()) == links(m.panel)


def test_choosing_a_card_emphasises_its_links(table) -> None:
    """The rest stays thin; the one whose turn it is begins chosen."""
    m = table(*FIVE)
    m.giro.act("Shulir")
    assert [link.strong for link in m.panel.cards.links()].count(True) == 2
    m.on(m.panel, "Bonha")
    strong = {(link.kind, link.between) for link in m.panel.cards.links() if link.strong}
    assert strong == {("sync", 0), ("counter", 0)}
    m.on(m.panel, "Ahti")
    assert [link.strong for link in m.panel.cards.links()].count(True) == 2


def test_a_turn_is_taken_and_ended_with_the_keyboard_alone(table) -> None:
    """Arrows choose, Enter takes the turn, the button ends it; the panel says whose it is."""
    m = table(*FIVE)
    m.on(m.panel, "Ishadur")
    m.player.press(Qt.Key.Key_Right)
    m.player.press(Qt.Key.Key_Right)
    assert QApplication.focusWidget().view.short == "Gesemyn"
    m.player.press(Qt.Key.Key_Return)
    assert m.giro.round.acting == "Gesemyn"
    assert m.panel.turn.text() == "turn of Gesemyn"
    assert QApplication.focusWidget().view.acting
    m.player.press(Qt.Key.Key_End)
    assert QApplication.focusWidget().view.short == "Ahti"
    m.panel.next_button.click()
    assert m.giro.round.acting == "Bonha"
    assert QApplication.focusWidget().view.short == "Bonha", "the keyboard follows the turn"
    m.panel.next_button.click()
    assert not m.panel.next_button.isEnabled()
    assert m.panel.next_button.toolTip() == "Everybody has had a turn: end the Giro."


def test_moving_with_alt_is_free_among_equals_and_marked_otherwise(table) -> None:
    """Equal results act in the same instant: who stands first is anybody's choice; the rest is a correction."""
    m = table(*FIVE)
    m.on(m.panel, "Gesemyn")
    m.player.press(Qt.Key.Key_Left, ALT)
    assert m.order() == ["Ishadur", "Gesemyn", "Shulir", "Bonha", "Ahti"]
    assert not any(card.view.placed for card in m.panel.cards.cards)
    assert QApplication.focusWidget().view.short == "Gesemyn"
    m.player.press(Qt.Key.Key_Left, ALT)
    assert m.order()[0] == "Gesemyn"
    card = m.panel.cards.card("Gesemyn")
    assert card.view.placed
    assert "placed by hand" in card.accessibleName()
    m.player.press(Qt.Key.Key_Z, CONTROL)
    assert m.order()[:2] == ["Ishadur", "Gesemyn"]


def test_a_card_is_dragged(table) -> None:
    """Behind the card it is dropped on the right half of."""
    m = table(*FIVE)
    card, last = m.panel.cards.card("Ishadur"), m.panel.cards.card("Shulir")
    start = QPoint(20, 12)
    place = card.mapFromGlobal(last.mapToGlobal(QPoint(last.width() - 10, 20)))
    QTest.mousePress(card, LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(card, start + QPoint(30, 0))
    QTest.mouseMove(card, place)
    QTest.mouseRelease(card, LEFT, Qt.KeyboardModifier.NoModifier, place)
    assert m.order()[:2] == ["Shulir", "Ishadur"]
    assert m.panel.cards.card("Ishadur").view.placed


def test_pa_are_spent_corrected_and_given_back_with_undo(table) -> None:
    """A minus spends, a number corrects; what cannot be is said and changes nothing."""
    m = table(*FOUR)
    m.on(m.panel, "Ishadur")
    m.player.press(Qt.Key.Key_F2)
    m.player.type("-3")
    m.player.press(Qt.Key.Key_Return)
    assert m.pa("Ishadur") == 9
    assert m.giro.round.expenses[-1].cost == 3
    m.player.type("7")
    m.player.press(Qt.Key.Key_Return)
    assert m.pa("Ishadur") == 7
    assert len(m.giro.round.expenses) == 1, "a correction is no expense"
    m.player.press(Qt.Key.Key_F2)
    m.player.type("seven")
    m.player.press(Qt.Key.Key_Return)
    assert m.pa("Ishadur") == 7
    assert m.panel.message.text() == "That is not a number."
    m.player.press(Qt.Key.Key_F2)
    m.player.type("-9")
    m.player.press(Qt.Key.Key_Return)
    assert m.pa("Ishadur") == 7
    assert m.panel.message.isVisible()
    m.player.press(Qt.Key.Key_Z, CONTROL)
    m.player.press(Qt.Key.Key_Z, CONTROL)
    assert m.pa("Ishadur") == 12
    assert m.giro.round.expenses == ()
    m.player.press(Qt.Key.Key_Y, CONTROL)
    assert m.pa("Ishadur") == 9


def test_the_number_is_corrected_with_a_click(table) -> None:
    """On the Pa of a card; Esc leaves everything as it was."""
    m = table(*FOUR)
    card = m.panel.cards.card("Borgat")
    QTest.mouseClick(card, LEFT, Qt.KeyboardModifier.NoModifier, card._pa_area().center().toPoint())
    m.player.type("4")
    m.player.press(Qt.Key.Key_Escape)
    assert m.pa("Borgat") == 12
    assert card.hasFocus()
    QTest.mouseClick(card, LEFT, Qt.KeyboardModifier.NoModifier, card._pa_area().center().toPoint())
    m.player.type("4")
    m.player.press(Qt.Key.Key_Return)
    assert m.pa("Borgat") == 4


def test_the_intervention_for_nine_pa_and_its_dodge(table) -> None:
    """L58: from −2 to +4 and 3 for stepping in; the 3 left are the dodge. Then there is nothing left."""
    m = table(*FOUR)
    m.giro.act("Ramajad")
    m.giro.declare("Spada, attack", "Gesemyn")
    menu = participant_menu(m.panel, "Ishadur")
    ways = [action for action in menu.actions() if action.text().startswith("Steps in")]
    assert not ways[0].isEnabled()
    assert ways[0].toolTip() == "once the action is tested"
    menu.close()
    m.giro.set_margin(2)
    assert m.panel.cards.card("Ishadur").view.first == "helps Gesemyn"
    assert m.panel.cards.card("Ishadur").view.second == "6 + 3 Pa + action"
    m.giro.set_bases("Ishadur", Bases(defence=3))
    assert m.panel.cards.card("Ishadur").view.second == "6 + 3 + 3 = 12 Pa"
    assert m.panel.cards.card("Borgat").view.second == "Gesemyn and Ishadur between"
    chosen(participant_menu(m.panel, "Ishadur"), "Steps in for Gesemyn: 6 + 3 + 3 = 12 Pa")
    assert m.pa("Ishadur") == 0
    assert [(each.cost, each.kind) for each in m.giro.round.expenses] == [(12, "interposition")]
    m.giro.set_bases("Ishadur", Bases())
    m.panel.undo()
    assert m.pa("Ishadur") == 12
    chosen(participant_menu(m.panel, "Ishadur"), "Steps in for Gesemyn: 6 + 3 Pa + defence…")
    assert m.panel.questions.picks.isVisible()
    m.player.type("3")
    m.player.press(Qt.Key.Key_Return)
    assert m.pa("Ishadur") == 0
    assert m.panel.cards.card("Ishadur").hasFocus()


def test_what_cannot_be_paid_is_closed_and_says_why(table) -> None:
    """With 11 Pa the same costs 12."""
    m = table(*FOUR, pa=11)
    m.giro.act("Ramajad")
    m.giro.declare("", "Gesemyn")
    m.giro.set_margin(2)
    m.giro.set_bases("Ishadur", Bases(defence=3))
    menu = participant_menu(m.panel, "Ishadur")
    action = next(each for each in menu.actions() if each.text().startswith("Steps in"))
    assert not action.isEnabled()
    assert action.toolTip() == "12 Pa needed, 11 left."
    menu.close()


def test_why_it_costs_that(table) -> None:
    """«?» opens the price term by term and gives the keyboard back."""
    m = table(*FOUR)
    m.giro.act("Ramajad")
    m.giro.declare("", "Gesemyn")
    m.giro.set_margin(2)
    m.on(m.panel, "Ishadur")
    m.player.type("?")
    QApplication.processEvents()
    popover = next(each for each in QApplication.topLevelWidgets() if each.isVisible() and "Why" in type(each).__name__)
    said = " ".join(str(each.text()) for each in popover.findChildren(QObject) if hasattr(each, "text"))
    assert "To catch up with Ramajad: from −2 to +4" in said
    QTest.keyClick(popover, Qt.Key.Key_Escape)
    assert not popover.isVisible()


def test_the_end_of_the_giro_asks_in_a_menu(table) -> None:
    """All Pa come back; the order stays, or Iniziativa is tested again; the Giro is kept in the list."""
    m = table(*FOUR)
    m.giro.spend("Ishadur", 9)
    m.panel.show_end_menu()
    QApplication.processEvents()
    menu = QApplication.activePopupWidget()
    assert menu.objectName() == "end_menu"
    chosen(menu, "Keep the order")
    assert (m.pa("Ishadur"), m.giro.round.number) == (12, 2)
    assert m.panel.title.text() == "Giro 2"
    assert [one.result for one in m.giro.round.participants] == [4, 0, -2, -3]
    chosen(end_menu(m.panel), "Test Iniziativa again")
    assert {one.result for one in m.giro.round.participants} == {None}
    assert m.panel.cards.card("Ishadur").view.result == "–"
    m.panel.undo()
    m.panel.undo()
    assert (m.pa("Ishadur"), m.giro.round.number) == (3, 1)


def test_earlier_giri_are_listed(table, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what was spent on what."""
    m = table(*FOUR)
    m.giro.spend("Ishadur", 9, "interposition")
    m.giro.end_giro()
    seen: list[str] = []
    monkeypatch.setattr(PastGiriDialog, "exec", lambda dialog: seen.append(dialog.text) or 0)
    chosen(more_menu(m.panel), "Earlier Giri…")
    assert seen[0].startswith("Giro 1\n1. Ramajad, +4, 12 of 12 Pa")
    assert "Ishadur: interposition, 9 Pa" in seen[0]


def test_iniziativa_for_all_with_some_own_dice(table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typed dice are those on the table, the others are thrown; the order follows."""
    m = table(("Ada", 0, "1"), ("Bea", 0, "2"), ("Cec", 0, "2"))

    def answer(dialog: InitiativeTestDialog) -> int:
        dialog.fields[0].edit.setText("7 1")
        dialog.accept()
        assert dialog.problem.text()
        assert dialog.result() == 0
        dialog.fields[0].edit.setText("6 5")
        dialog.zeros[2].click()
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(InitiativeTestDialog, "exec", answer)
    m.player.dice.next_faces = [2, 1]
    chosen(initiative_menu(m.panel), "One by one…")
    assert [(one.name, one.result) for one in m.giro.round.participants] == [("Bea", 3), ("Cec", 0), ("Ada", -5)]
    m.player.dice.next_faces = [3, 3, 1, 1, 2, 4, 4]
    chosen(initiative_menu(m.panel), "Roll for all")
    assert m.player.dice.next_faces == []


def with_penalties(m: Table, *names: str) -> list[str]:
    """People of the table with a score of 6 for Iniziativa and 9 for their Alabarda, Pme 2 and Pd 1; their ids."""
    axe = ScoreNode(id="a", tier="abilita", name="Alabarda", value=9)
    quick = ScoreNode(id="p", tier="caratteristica", name="Prontezza", value=6)
    weapon = XantisWeapon(id="w", name="Alabarda", node="a", attack_pa=6, parry_pa=3)
    npc = XantisNpc(pa_max=18, initiative=6, nodes=(quick, axe), weapons=(weapon,), pme=2, pd=1)
    entries = m.master.table
    for name in names:
        entries.add([xantis_npc_entry(entries.table, name, npc, name)])
    m.giro.add(joining_of(entries.rows))
    return [one.id for one in m.giro.round.participants if one.name in names]


def test_iniziativa_is_tested_like_anything_else(table, monkeypatch: pytest.MonkeyPatch) -> None:
    """7.3, A7, A12: penalties left out, interpretation, a difficulty for all; with one nobody declares a Bonus of 0."""
    m = table()
    serra, ivo = with_penalties(m, "Serra", "Ivo")
    shown: list[str] = []

    def answer(dialog: InitiativeTestDialog) -> int:
        first, second = dialog.hows
        assert [box.text() for box in first.penalties.boxes.values() if not box.isHidden()] == ["Pme 2", "Pd 1"]
        name = QAccessible.queryAccessibleInterface(first.penalties.boxes["pme"]).text(QAccessible.Text.Name)
        assert name == "Pme 2, Serra"
        shown.extend(chance.text() for chance in dialog.chances)
        first.penalties.boxes["pme"].click()
        second.interpretation.button(3).click()
        dialog.zeros[1].click()
        dialog.difficulty.more.click()
        assert [(zero.isEnabled(), zero.isChecked()) for zero in dialog.zeros] == [(False, False)] * 2
        assert all(field.isEnabled() for field in dialog.fields)
        shown.extend(chance.text() for chance in dialog.chances)
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(InitiativeTestDialog, "exec", answer)
    m.player.dice.next_faces = [1, 2, 1, 2]
    chosen(initiative_menu(m.panel), "One by one…")
    assert [text.partition(",")[0] for text in shown] == ["Vdr 3", "Vdr 3", "Vdr 4", "Vdr 5"]
    assert {one.id: one.result for one in m.giro.round.participants} == {serra: 1, ivo: 2}
    notes = [line.xantis for line in m.player.context.log.entries(JournalQuery(), 2)]
    said = {(note.difficulty, note.interpretation, note.pme, note.pd) for note in notes}
    assert said == {(1, 0, 0, 1), (1, 3, 2, 1)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_dialog_of_iniziativa_cuts_nothing(table, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    m = table(lang=lang)
    with_penalties(m, "Serra", "Guglielmina")

    def answer(dialog: InitiativeTestDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        assert dialog.content.minimumSizeHint().width() <= dialog.width()
        for how in dialog.hows:
            for each in how.items:
                if each.isVisible():
                    assert each.width() >= each.sizeHint().width()
                    assert how.rect().contains(each.geometry())
        return 0

    monkeypatch.setattr(InitiativeTestDialog, "exec", answer)
    m.panel.questions.one_by_one()


def test_the_test_of_an_action_has_its_circumstances(table) -> None:
    """2, 3: difficulty, interpretation, penalties and a declared Bonus of 0 in the Giro too; A8: one set afterwards."""
    m = table()
    serra, _ = with_penalties(m, "Serra", "Ivo")
    action = m.tab().action
    m.giro.act(serra)
    assert action.how.isHidden()
    m.giro.declare("Alabarda, attack")
    QApplication.processEvents()
    assert action.how.isVisible()
    action.how.penalties.boxes["pme"].click()
    action.how.interpretation.button(1).click()
    m.player.dice.next_faces = [3, 2]
    action.test_button.click()
    assert m.giro.round.action.margin == 9 + 1 - 1 - 5
    assert action.how.interpretation.value() == 0
    m.giro.declare("Alabarda, attack")
    action.how.zero.click()
    assert m.giro.round.action.margin == 0
    action.how.difficulty.edit.setFocus()
    m.player.type("2")
    m.player.press(Qt.Key.Key_Return)
    action.how.later.click()
    assert m.giro.round.action.margin == -2
    assert action.how.later.isHidden()
    m.giro.declare("Alabarda, attack")
    action.how.zero.click()
    m.giro.set_margin(4)
    assert action.how.later.isHidden(), "what was typed is no declared Bonus"


def test_people_join_from_sheets_and_from_the_keyboard(table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The open sheet is offered; two of a kind are numbered; a Png without a name is asked for one."""
    m = table(*FOUR)

    def answer(dialog: JoiningDialog) -> int:
        assert [box.text() for box in dialog.boxes] == ["Nerea Valdombra"]
        dialog.fields["name"].edit.setText("G" * 200)
        assert len(dialog.fields["name"].edit.text()) == 80, "more would be refused when the dialog is gone"
        dialog.fields["name"].edit.clear()
        dialog.group.field.edit.setText("G" * 200)
        assert len(dialog.group.name) == 80
        dialog.accept()
        assert dialog.problem.text() == "A name is needed.", "a group alone is nobody"
        dialog.group.field.edit.clear()
        dialog.fields["pa_max"].edit.setText("14")
        dialog.accept()
        assert dialog.problem.text() == "A name is needed."
        dialog.fields["name"].edit.setText("Guardia")
        dialog.fields["count"].edit.setText("56")
        dialog.accept()
        assert "55" in dialog.problem.text(), "60 may take part; four do, and one is ticked"
        menu = dialog.group.show_groups()
        chosen(menu, "Gruppo G")
        dialog.fields["count"].edit.setText("2")
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(JoiningDialog, "exec", answer)
    m.panel.add_button.click()
    assert m.order() == ["Ramajad", "Nerea Valdombra", "Gesemyn", "Ishadur", "Borgat", "Guardia", "Guardia 2"]
    added = m.giro.round.participants[-1]
    assert (added.pa_max, added.group, added.npc) == (14, "G", True)
    m.panel.undo()
    assert len(m.order()) == 4


def test_groups_are_chosen_from_a_list(table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Renamed, dissolved, chosen; links follow at once."""
    m = table(*FIVE)
    menu = participant_menu(m.panel, "Shulir")
    groups = next(action.menu() for action in menu.actions() if action.text() == "&Group")
    assert [action.text() for action in groups.actions()][:3] == [
        "No group: alone against all",
        "1  Gruppo 1",
        "2  Gruppo 2",
    ]
    chosen(groups, "1  Gruppo 1")
    menu.close()
    assert m.giro.round.find("Shulir").group == "1"
    assert m.panel.cards.card("Shulir").view.group == 1
    assert ("sync", 1) in links(m.panel)
    m.giro.rename_group("2", "Ombre")
    assert m.panel.legend.accessibleName().count("Ombre") == 1
    chosen(participant_menu(m.panel, "Ahti"), "Out of the Giro")
    assert "Ahti" not in m.order()


def test_the_stage_is_shown_with_what_may_still_be_declared(table) -> None:
    """Declared, tested, resolved: in the page of the tab."""
    m = table(*FOUR)
    page = m.tab()
    m.giro.act("Ramajad")
    m.giro.declare("Spada", "Gesemyn")
    strip = page.action
    assert strip.stages.button("DECLARED").isChecked()
    assert "Instantaneous actions may be declared" in strip.sentence.text()
    chosen(participant_menu(m.rows(), "Borgat"), "Declares an instantaneous action")
    assert m.panel.cards.card("Borgat").view.second == "instantaneous action declared"
    m.giro.set_margin(3)
    assert strip.stages.button("TESTED").isChecked()
    assert strip.sentence.text().startswith("Paid reactions may be declared")
    menu = participant_menu(m.rows(), "Ishadur")
    late = next(action for action in menu.actions() if "instantaneous" in action.text())
    assert not late.isEnabled(), "the outcome is known"
    menu.close()
    chosen(participant_menu(m.rows(), "Ramajad"), "Everything is resolved")
    assert strip.sentence.text() == (
        "Nothing may be declared any more. Instantaneous, in this order: Borgat. "
        "Next: another action, or the end of the turn."
    )


def test_why_is_told_of_a_table_that_is_read_only_and_by_one_popover(table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else of the menu can be used there."""
    m = table(*FOUR)
    m.giro.act("Ramajad")
    monkeypatch.setattr(type(m.giro), "read_only", True)
    menu = participant_menu(m.panel, "Gesemyn")
    assert [action.text() for action in menu.actions() if action.isEnabled() and action.text()] == ["&Why?\t?"]
    for _ in range(2):
        chosen(menu, "Why?")
        m.panel.questions.why.close()
        menu = participant_menu(m.panel, "Gesemyn")
    assert len(m.panel.findChildren(WhyPopover)) == 1
    assert m.panel.questions.why.title.text() == "Gesemyn"
    menu.close()


def test_the_button_of_the_test_says_what_would_enable_it(table) -> None:
    m = table(*FOUR)
    action = m.tab().action
    m.giro.act("Ramajad")
    assert not action.test_button.isEnabled()
    assert action.test_button.toolTip() == "No action is declared."
    m.giro.declare("Spada", "Gesemyn")
    assert action.test_button.toolTip() == ""
