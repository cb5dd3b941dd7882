"""The synchronised action in the real window: the source's parry, counter-attack and mixed answer, paid as one step."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from giro import FOUR, TRIO, giro
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from sweeps import each_value

from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.painting.theme import THEME_IDS
from brp_desktop.play.npcs import xantis_npc_entry
from brp_desktop.play.roster import joining_of
from brp_desktop.sheet.round_edits import AddParticipants
from brp_desktop.sheet.table import XantisNpc
from brp_desktop.sheet.xantis import ScoreNode, XantisAction, XantisWeapon
from brp_desktop.storage.journal_db import JournalQuery
from brp_desktop.views import roll_words
from brp_desktop.views.check import Check
from brp_desktop.views.roll_explanations import explain_entry
from brp_desktop.views.why import WhyPopover

CONTROL = Qt.KeyboardModifier.ControlModifier


class Blow:
    """A Giro with an attack under way, and the page that answers it."""

    def __init__(self, player: Any, *people: tuple[str, int, str], pa: int = 30) -> None:
        self.player = player
        self.window = player.window
        self.master = player.window.gm.master
        self.giro, self.together = self.master.round, self.master.synchronised
        round_ = giro(*people, pa=pa).round
        self.giro.perform(AddParticipants(round_.participants, round_.groups))
        self.said: list[str] = []

    def strike(self, attacker: str, target: str, margin: int) -> None:
        self.giro.act(attacker)
        self.giro.declare("Spada, attack", target)
        self.giro.set_margin(margin)
        self.window.show_tab("gm")
        self.window.gm.panel.show_page("together")
        QApplication.processEvents()
        self.page = self.window.gm.panel.pages.currentWidget()
        self.page.announced.connect(self.said.append)
        self.page.focus_first()

    def join(self, id_: str, base: int, margin: int | None = None) -> Any:
        """Somebody from the list; the Pa of the own action and the margin are typed."""
        self.page.add_button.setFocus()
        self.player.press(Qt.Key.Key_Return)
        QApplication.processEvents()
        self.player.type(id_)
        self.player.press(Qt.Key.Key_Return)
        QApplication.processEvents()
        part = self.page._parts[id_]
        assert part.use.hasFocus()
        self.player.press(Qt.Key.Key_Return)
        QApplication.processEvents()
        self.player.type(str(base))
        self.player.press(Qt.Key.Key_Return)
        if margin is not None:
            self.margin(part, margin)
        return part

    def margin(self, part: Any, margin: int) -> None:
        part.margin.edit.setFocus()
        part.margin.edit.selectAll()
        self.player.type(str(margin))
        self.player.press(Qt.Key.Key_Return)

    def answer(self, how: str) -> None:
        self.page.answers.button(how).click()

    def pa(self) -> dict[str, int]:
        return {one.id: one.pa_left for one in self.giro.round.participants}


@pytest.fixture
def blow(start, nerea: Path) -> Callable[..., Blow]:
    """A window, a Giro, an attack."""

    def begin(*people: tuple[str, int, str], pa: int = 30, **more: Any) -> Blow:
        return Blow(start(nerea, **more), *people, pa=pa)

    return begin


def test_the_synchronised_parry(blow) -> None:
    """L62: to join from −1 against +4 costs 8 before the parry; the Bonuses add up and hold the blow."""
    m = blow(*TRIO)
    m.strike("Gesemyn", "Ishadur", 5)
    m.answer("parry")
    assert m.page.attack.attacker.text() == "Gesemyn"
    assert m.page.attack.target.text() == "Ishadur"
    own = m.join("Ishadur", 3, 2)
    helper = m.join("Ramajad", 3, 3)
    assert (own.role.text(), own.price.text()) == ("target, own defence", "3 Pa")
    assert (helper.role.text(), helper.price.text()) == ("helper, synchronised defence", "5 + 3 + 3 = 11 Pa")
    assert m.page.total.text() == "Together 14 Pa"
    assert m.page.outcome.text() == ("The parry holds, 5 against 5: Ishadur may damage the weapon, 0 plus Danni.")
    m.margin(helper, 2)
    assert m.page.outcome.text() == "The blow strikes Ishadur, difference 1."
    (card,) = m.page._strikes
    assert card.title.text() == "Ishadur is struck"


def test_everybody_pays_as_one_step(blow) -> None:
    """And takes it back as one."""
    m = blow(*TRIO)
    m.strike("Gesemyn", "Ishadur", 5)
    m.answer("parry")
    m.join("Ishadur", 3, 2)
    m.join("Ramajad", 3, 3)
    before = m.pa()
    m.page.pay_button.click()
    assert m.pa() == before | {"Ishadur": 27, "Ramajad": 19}
    assert m.page.pay_button.text() == "Paid"
    assert not m.page.pay_button.isEnabled()
    m.page.attack.focus_first()
    m.player.press(Qt.Key.Key_Z, CONTROL)
    assert m.pa() == before
    assert m.page.pay_button.text() == "Pay"


def test_the_synchronised_counter_attack_with_its_danni(blow) -> None:
    """L64: 7 and 11 Pa before the attack; what lands is the difference and the Danni of everybody."""
    m = blow(*TRIO)
    m.strike("Gesemyn", "Ishadur", 4)
    m.answer("counter")
    own = m.join("Ishadur", 6, 3)
    helper = m.join("Ramajad", 6, 4)
    assert own.price.text() == "4 + 3 + 6 = 13 Pa"
    assert helper.price.text() == "5 + 3 + 3 + 6 = 17 Pa"
    assert m.page.outcome.text() == "The counter-attack lands, 7 against 4: 3 plus the Danni of all."
    (card,) = m.page._strikes
    assert card.title.text() == "Gesemyn is struck"
    assert card.sum.text() == "Suggested: 3 + Ishadur ? + Ramajad ?"
    first, second = card.rows
    first.dice.edit.setText("2D6")
    first.bonus.edit.setText("+1")
    m.player.dice.next_faces = [4, 2]
    first.roll.click()
    second.dice.edit.setText("six")
    second.roll.click()
    assert second.dice.error
    second.dice.edit.setText("4D6/2")
    m.player.dice.next_faces = [1, 1, 1, 2]
    m.player.press(Qt.Key.Key_Return)
    assert card.sum.text().startswith("Suggested: 3 + Ishadur 7 + Ramajad ")
    assert "?" not in card.sum.text()
    lines = [line for line in m.player.context.log.entries(JournalQuery(), 20) if line.event == "damage"]
    assert {line.character for line in lines} == {"Ishadur", "Ramajad"}
    assert m.pa() == dict.fromkeys(m.pa(), 30), "a suggestion takes nothing off anybody"
    m.page.copy.click()
    assert "Gesemyn is struck. Suggested: 3 + Ishadur 7" in QGuiApplication.clipboard().text()
    assert all(roll_words.entry_title(line) for line in lines)


def test_each_participants_danni_are_a_box_that_can_be_cleared(blow) -> None:
    """A48: all are ticked, a Malus or not; what is cleared is said in the sum, and what was typed stays."""
    m = blow(*TRIO)
    m.strike("Gesemyn", "Ishadur", 4)
    m.answer("counter")
    m.join("Ishadur", 6, 7)
    helper = m.join("Ramajad", 6, -2)
    QApplication.processEvents()
    (card,) = m.page._strikes
    first, second = card.rows
    assert [(row.name.text(), row.name.isChecked()) for row in card.rows] == [
        ("Ishadur: Danni", True), ("Ramajad: Danni", True)
    ]  # fmt: skip
    assert QAccessible.queryAccessibleInterface(second.name).text(QAccessible.Text.Name) == "Add the Danni of Ramajad"
    first.dice.edit.setText("2D6")
    m.player.dice.next_faces = [4, 2]
    first.roll.click()
    second.dice.edit.setText("1D6")
    first.roll.setFocus()
    m.player.press(Qt.Key.Key_Tab)
    assert second.name.hasFocus()
    m.player.press(Qt.Key.Key_Space)
    assert second.name.hasFocus()
    assert not second.dice.isVisible()
    assert not second.roll.isVisible()
    assert m.page.outcome.text() == "The counter-attack lands, 7 against 4: 3 plus the Danni of Ishadur."
    assert card.sum.text() == "Suggested: 3 + Ishadur 6 = 9, without the Danni of Ramajad"
    m.page.copy.click()
    assert "without the Danni of Ramajad" in QGuiApplication.clipboard().text()
    m.margin(helper, 1)
    assert m.page._strikes == [card]
    assert card.sum.text() == "Suggested: 4 + Ishadur 6 = 10, without the Danni of Ramajad"
    first.name.click()
    assert m.page.outcome.text() == "The counter-attack lands, 8 against 4: 4, without Danni."
    assert card.sum.text() == "Suggested: 4, without the Danni of Ishadur and Ramajad"
    first.name.click()
    second.name.click()
    assert second.dice.edit.text() == "1D6"
    assert card.sum.text() == "Suggested: 4 + Ishadur 6 + Ramajad ?"
    second.name.click()
    m.answer("mixed")
    ((row,),) = [card.rows for card in m.page._strikes]
    assert (row.name.text(), row.name.isChecked()) == ("Ishadur: Danni", True)
    assert m.page.outcome.text() == "The counter-attack lands, 7 against 4: 3 plus the Danni of Ishadur."
    m.answer("parry")
    ((row,),) = [card.rows for card in m.page._strikes]
    assert not isinstance(row.name, Check), "a parry leaves no choice"
    m.answer("counter")
    assert [row.name.isChecked() for row in m.page._strikes[0].rows] == [True, False]


def test_one_counters_and_one_defends(blow) -> None:
    """L64: what the counter leaves of the blow strikes the one who stepped in."""
    m = blow(*TRIO)
    m.strike("Gesemyn", "Ishadur", 6)
    m.answer("mixed")
    own = m.join("Ishadur", 6, 2)
    helper = m.join("Ramajad", 3, 1)
    assert own.role.text() == "target, counter-attack"
    assert helper.role.text() == "helper, synchronised defence"
    assert m.page.outcome.text() == "The blow strikes Ramajad, difference 3."
    m.margin(helper, 4)
    assert m.page.outcome.text() == "Ramajad stops the blow."
    m.margin(own, 7)
    assert m.page.outcome.text().startswith("The counter-attack lands, 7 against 6: 1")


def test_the_intervention_leaves_just_a_dodge(blow) -> None:
    """L58: 9 Pa and 3 for the dodge are the 12 Ishadur has; his dodge stops the blow or he is struck himself."""
    m = blow(*FOUR, pa=12)
    m.strike("Ramajad", "Gesemyn", 2)
    m.answer("interposition")
    part = m.join("Ishadur", 3, 2)
    assert part.price.text() == "6 + 3 + 3 = 12 Pa"
    assert part.price.toolTip() == "12 of 12 Pa"
    assert m.page.outcome.text() == "Ishadur stops the blow."
    m.margin(part, 1)
    assert m.page.outcome.text() == "The blow strikes Ishadur, difference 1."
    m.page.pay_button.click()
    assert m.pa()["Ishadur"] == 0


def test_without_a_link_only_the_narrator_allows_it(blow) -> None:
    """The reason stands there; allowed it may be paid, at the same price."""
    m = blow(*FOUR)
    m.strike("Ramajad", "Gesemyn", 2)
    m.answer("interposition")
    part = m.join("Borgat", 3, 2)
    assert "No link between Borgat and Gesemyn." in part.problem.text()
    assert not m.page.pay_button.isEnabled()
    assert m.page.result_card.isHidden()
    part.allow.click()
    assert part.problem.text().endswith("The Narrator allows it.")
    assert m.page.pay_button.isEnabled()
    assert m.page.outcome.text() == "Borgat stops the blow."
    part.allow.click()
    assert not m.page.pay_button.isEnabled()


def leaves(m: Blow) -> list[Any]:
    """What the Narrator allowed, as the journal has it, the newest first."""
    return [line for line in m.player.context.log.entries(JournalQuery(), 20) if line.event == "leave"]


def test_the_log_says_what_the_narrator_allowed(blow) -> None:
    """15.2: who took part without a link to whom; taken back it is struck through, another target makes another."""
    m = blow(*FOUR)
    m.strike("Ramajad", "Gesemyn", 2)
    m.answer("interposition")
    part = m.join("Borgat", 3, 2)
    assert leaves(m) == []
    part.allow.setFocus()
    m.player.press(Qt.Key.Key_Space)
    (line,) = leaves(m)
    assert (line.character, line.opponent, line.undone) == ("Borgat", "Gesemyn", False)
    assert roll_words.entry_title(line) == "Without a link"
    assert roll_words.entry_level_line(line) == "The Narrator allows it."
    told = "Takes part without a link to Gesemyn: the Narrator allows it."
    assert roll_words.entry_copy(line, "21:14") == f"21:14 {told}"
    m.page.pay_button.click()
    assert [each.undone for each in leaves(m)] == [False], "paid and done"
    m.player.press(Qt.Key.Key_Z, CONTROL)
    part.allow.click()
    assert [each.undone for each in leaves(m)] == [True]
    assert roll_words.entry_copy(leaves(m)[0], "21:14").endswith("Taken back.")
    part.allow.click()
    m.together.set_target("Ishadur")
    newer, *older = leaves(m)
    assert (newer.opponent, newer.undone) == ("Ishadur", False)
    assert [each.undone for each in older] == [True, True]
    m.together.leave("Borgat")
    assert all(each.undone for each in leaves(m))
    popover = WhyPopover(m.window.theme, m.window)
    explain_entry(popover, line)
    assert popover.notes.text() == told


def test_a_hidden_leave_is_for_the_narrator_alone(blow) -> None:
    m = blow(*FOUR)
    m.strike("Ramajad", "Gesemyn", 2)
    m.answer("interposition")
    part = m.join("Borgat", 3, 2)
    m.master.set_hidden(True)
    part.allow.click()
    assert leaves(m) == []
    kept = m.player.context.log.entries(JournalQuery(hidden=True), 20)
    assert [(line.event, line.character) for line in kept] == [("leave", "Borgat")]


def test_who_cannot_pay_is_told_what_is_missing(blow) -> None:
    """Nothing is paid by halves."""
    m = blow(*FOUR, pa=11)
    m.strike("Ramajad", "Gesemyn", 2)
    m.answer("interposition")
    part = m.join("Ishadur", 3, 2)
    assert part.problem.text() == "12 Pa needed, 11 left."
    assert not m.page.pay_button.isEnabled()
    assert m.page.result_card.isHidden()
    assert m.pa()["Ishadur"] == 11


def test_a_failed_attack_leaves_nothing_to_answer(blow) -> None:
    """And without a margin nothing can come of it yet."""
    m = blow(*TRIO)
    m.strike("Gesemyn", "Ishadur", -2)
    m.answer("parry")
    m.join("Ishadur", 3, 2)
    assert m.together.result is None
    assert m.page.result_card.isHidden()
    assert m.page.problem.isVisible() or m.page._parts["Ishadur"].problem.isVisible()


def test_tests_are_rolled_here_with_thrown_or_real_dice(start, nerea: Path) -> None:
    """What somebody has: a parry is chosen at once with its Pa; the last margin stands in its box."""
    alabarda = ScoreNode(id="a", tier="abilita", name="Alabarda", value=9)
    npc = XantisNpc(
        pa_max=18,
        initiative=6,
        nodes=(alabarda,),
        weapons=(XantisWeapon(id="w", name="Alabarda", node="a", attack_pa=6, parry_pa=3, damage="2D6", bonus=1),),
        actions=(XantisAction(id="s", name="Schivata", node="a", pa=3),),
    )
    m = Blow(start(nerea))
    table = m.master.table
    for name, group in (("Serra", "Guardie"), ("Ivo", "Viandanti")):
        table.add([xantis_npc_entry(table.table, name, npc, group)])
    m.giro.add(joining_of(table.rows))
    ids = {one.shown_name: one.id for one in m.giro.round.participants}
    m.giro.set_result(ids["Serra"], 3)
    m.giro.set_result(ids["Ivo"], 1)
    m.giro.act(ids["Serra"])
    m.giro.declare("Alabarda, attack", ids["Ivo"])
    m.window.show_tab("gm")
    m.window.gm.panel.show_page("together")
    QApplication.processEvents()
    m.page = m.window.gm.panel.pages.currentWidget()
    m.page.focus_first()
    m.player.dice.next_faces = [3, 2]
    m.page.attack.roll.click()
    assert m.together.attack == 4
    m.answer("counter")
    m.page._on_helper(ids["Ivo"])
    part = m.page._parts[ids["Ivo"]]
    assert part.use.text() == "Alabarda, attack"
    assert part.use.value_text == "6 Pa"
    part.own.setFocus()
    m.player.type("1")
    m.player.type("2")
    m.player.press(Qt.Key.Key_Return)
    assert part.margin.edit.text() == "+6"
    (card,) = m.page._strikes
    (row,) = card.rows
    assert (row.dice.edit.text(), row.bonus.edit.text()) == ("2D6", "+1")
    events = [line.event for line in m.player.context.log.entries(JournalQuery(), 20)]
    assert events.count("xantis") == 2


def test_a_penalty_is_left_out_of_one_test(start, nerea: Path) -> None:
    """A7: a box for each penalty that is not 0, for the attack and for the answer; after the test all count again."""
    axe = ScoreNode(id="a", tier="abilita", name="Alabarda", value=9)
    weapon = XantisWeapon(id="w", name="Alabarda", node="a", attack_pa=6, parry_pa=3)
    npc = XantisNpc(pa_max=18, nodes=(axe,), weapons=(weapon,), pme=2, pd=1)
    m = Blow(start(nerea))
    table = m.master.table
    for name, group in (("Serra", "Guardie"), ("Ivo", "Viandanti")):
        table.add([xantis_npc_entry(table.table, name, npc, group)])
    m.giro.add(joining_of(table.rows))
    serra, ivo = (one.id for one in m.giro.round.participants)
    m.giro.set_result(serra, 3)
    m.giro.set_result(ivo, 1)
    m.strike(serra, ivo, 1)
    attack = m.page.attack
    assert [box.text() for box in attack.penalties.boxes.values() if box.isVisible()] == ["Pme 2", "Pd 1"]
    pme = attack.penalties.boxes["pme"]
    assert QAccessible.queryAccessibleInterface(pme).text(QAccessible.Text.Name) == "Pme 2, Serra"
    pme.setFocus()
    m.player.press(Qt.Key.Key_Space)
    m.player.dice.next_faces = [3, 2]
    attack.roll.click()
    assert m.together.attack == 9 - 1 - 5
    assert pme.isChecked()
    m.player.dice.next_faces = [3, 2]
    attack.roll.click()
    assert m.together.attack == 9 - 3 - 5
    m.page._on_helper(ivo)
    part = m.page._parts[ivo]
    part.penalties.boxes["pd"].click()
    m.player.dice.next_faces = [3, 2]
    part.roll.click()
    assert part.margin.edit.text() == "+2"
    assert part.penalties.boxes["pd"].isChecked()
    part._on_score(7)
    assert part.penalties.isHidden(), "a bare number has no penalties"


def rolling(start: Any, nerea: Path, **more: Any) -> tuple[Blow, str, str]:
    """Serra strikes at Ivo; both have a score of 9 and penalties of 2 and 1."""
    axe = ScoreNode(id="a", tier="abilita", name="Alabarda", value=9)
    weapon = XantisWeapon(id="w", name="Alabarda", node="a", attack_pa=6, parry_pa=3)
    npc = XantisNpc(pa_max=18, nodes=(axe,), weapons=(weapon,), pme=2, pd=1)
    m = Blow(start(nerea, **more))
    table = m.master.table
    for name, group in (("Serra", "Guardie"), ("Ivo", "Viandanti")):
        table.add([xantis_npc_entry(table.table, name, npc, group)])
    m.giro.add(joining_of(table.rows))
    serra, ivo = (one.id for one in m.giro.round.participants)
    m.giro.set_result(serra, 3)
    m.giro.set_result(ivo, 1)
    m.strike(serra, ivo, 1)
    return m, serra, ivo


def lines(m: Blow) -> list[Any]:
    """The tests of the journal, the newest first."""
    return [line for line in m.player.context.log.entries(JournalQuery(), 20) if line.event == "xantis"]


def test_the_narrator_awards_interpretation_and_sets_a_difficulty(start, nerea: Path) -> None:
    """2: both are parts of every test's Vdr, for the attack and for the answer; they are for one test only."""
    m, _, ivo = rolling(start, nerea)
    m.page._on_helper(ivo)
    part = m.page._parts[ivo]
    QApplication.processEvents()
    for card, margin in ((m.page.attack, lambda: m.together.attack), (part, lambda: m.together.parts[0].margin)):
        how = card.how
        how.interpretation.button(2).click()
        how.difficulty.edit.setFocus()
        m.player.type("1")
        m.player.press(Qt.Key.Key_Return)
        m.player.dice.next_faces = [3, 2]
        card.roll.click()
        assert margin() == 9 + 2 - 1 - 3 - 5
        note = lines(m)[0].xantis
        assert (note.interpretation, note.difficulty, note.pme, note.pd) == (2, 1, 2, 1)
        assert (how.interpretation.value(), how.difficulty.number) == (0, None), "for one test only"
        m.player.dice.next_faces = [3, 2]
        card.roll.click()
        assert margin() == 9 - 3 - 5
    interpretation = QAccessible.queryAccessibleInterface(part.how.interpretation).text(QAccessible.Text.Name)
    assert interpretation == "Interpretation, Ivo"


def test_a_bonus_of_0_is_declared_until_a_difficulty_turns_up(start, nerea: Path) -> None:
    """3, A8: no dice, no penalties, only without a difficulty; one set afterwards makes it fail by so much."""
    m, _, ivo = rolling(start, nerea)
    m.page._on_helper(ivo)
    part = m.page._parts[ivo]
    QApplication.processEvents()
    for card, margin in ((m.page.attack, lambda: m.together.attack), (part, lambda: m.together.parts[0].margin)):
        how = card.how
        assert how.later.isHidden()
        how.zero.setFocus()
        m.player.press(Qt.Key.Key_Space)
        assert margin() == 0
        declared = lines(m)[0]
        assert (declared.xantis.dice, declared.xantis.margin) == (None, 0)
        assert how.later.isVisible()
        how.later.click()
        assert how.difficulty.edit.hasFocus()
        m.player.type("3")
        m.player.press(Qt.Key.Key_Return)
        assert not how.zero.isEnabled()
        assert how.later.text() == "Difficulty 3 after all: it fails"
        how.later.click()
        assert margin() == -3
        failed, struck = lines(m)[:2]
        assert (failed.xantis.margin, failed.undone) == (-3, False)
        assert (struck.id, struck.undone) == (declared.id, True)
        assert how.later.isHidden()
        assert how.difficulty.number is None
        if card is m.page.attack:
            m.together.set_attack(2)
    m.player.dice.next_faces = [3, 2]
    part.roll.click()
    part.how.later.click()
    assert m.together.parts[0].margin == 1, "dice stay what they are"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_the_circumstances_are_never_cut(start, nerea: Path, lang: str, size: tuple[int, int]) -> None:
    """They go on in another line where the width ends."""
    m, _, ivo = rolling(start, nerea, lang=lang, size=size)
    m.page._on_helper(ivo)
    m.page._parts[ivo].declare_zero()
    for _ in range(4):
        QApplication.processEvents()
    for card in (m.page.attack, m.page._parts[ivo]):
        for each in card.how.items:
            if each.isVisible():
                assert each.width() >= each.sizeHint().width(), each
                assert card.how.rect().contains(each.geometry()), each
        assert card.rect().contains(card.how.geometry())


@pytest.mark.parametrize(("lang", "theme"), each_value(LANGUAGES, THEME_IDS))
def test_every_language_and_theme_live(blow, lang: str, theme: str) -> None:
    """Roles, prices and outcome follow; the keyboard stays, everything is named, nothing is cut off."""
    m = blow(*TRIO, size=(1024, 600))
    m.strike("Gesemyn", "Ishadur", 4)
    m.answer("counter")
    m.join("Ishadur", 6, 3)
    part = m.join("Ramajad", 6, 4)
    part.margin.edit.setFocus()
    m.player.context.language.choose(lang)
    m.player.context.appearance.choose_theme(theme)
    QApplication.processEvents()
    assert part.margin.edit.hasFocus()
    words = {"en": "The counter-attack lands", "fr": "La contre-attaque porte", "it": "Il contrattacco va a segno"}
    assert m.page.outcome.text().startswith(words[lang])
    for each in m.page.findChildren(QWidget):
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisibleTo(m.page):
            assert QAccessible.queryAccessibleInterface(each).text(QAccessible.Text.Name), each
    scroll = m.page._scroll
    assert scroll.widget().minimumSizeHint().width() <= scroll.viewport().width()
    assert part.use.theme.id == theme


def test_the_invitation_has_the_whole_row(blow) -> None:
    """Before there is a blow the sentence is not wrapped at half the width."""
    m = blow(*TRIO, lang="it", size=(1024, 600))
    m.window.show_tab("gm")
    m.window.gm.panel.show_page("together")
    QApplication.processEvents()
    page = m.window.gm.panel.pages.currentWidget()
    assert page.problem.isVisible()
    assert page.problem.width() > 0.6 * page._scroll.viewport().width()


def test_the_danni_are_those_of_the_weapon_that_was_named(start, nerea: Path) -> None:
    """«Lancia lunga, attack» is no «Lancia», which stands before it."""
    score = ScoreNode(id="a", tier="abilita", name="Scherma", value=9)
    weapons = tuple(
        XantisWeapon(id=name, name=name, node="a", attack_pa=6, damage=dice)
        for name, dice in (("Lancia", "1D6"), ("Lancia lunga", "2D6"))
    )
    m = Blow(start(nerea))
    table = m.master.table
    table.add([xantis_npc_entry(table.table, "Serra", XantisNpc(pa_max=18, nodes=(score,), weapons=weapons), "A")])
    m.giro.add(joining_of(table.rows))
    serra = m.giro.round.participants[0].id
    ivo = giro(("Ivo", 1, "B")).round
    m.giro.perform(AddParticipants(ivo.participants, ivo.groups))
    m.giro.set_result(serra, 3)
    m.giro.act(serra)
    m.giro.declare("Lancia lunga, attack", "Ivo")
    m.giro.set_margin(4)
    m.window.show_tab("gm")
    m.window.gm.panel.show_page("together")
    QApplication.processEvents()
    page = m.window.gm.panel.pages.currentWidget()
    page.focus_first()
    m.together.set_answer("defence")
    m.together.join("Ivo")
    m.together.set_base("Ivo", 3)
    m.together.set_margin("Ivo", 1)
    (card,) = page._strikes
    assert [row.dice.edit.text() for row in card.rows] == ["2D6"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_the_page_has_one_left_and_one_right_edge_and_whole_words(blow, lang: str, size: tuple[int, int]) -> None:
    """Frames and cards, whatever room a ring needs; the ways to answer are never cut."""
    m = blow(*TRIO, lang=lang, size=size)
    m.strike("Gesemyn", "Ishadur", 5)
    m.answer("counter")
    for who, margin in (("Ishadur", 3), ("Ramajad", 4)):
        m.together.join(who)
        m.together.set_base(who, 6)
        m.together.set_margin(who, margin)
    for _ in range(4):
        QApplication.processEvents()
    page = m.page

    def left(part: QWidget, ring: int = 0) -> int:
        return part.mapTo(page, part.rect().topLeft()).x() + ring

    def right(part: QWidget, ring: int = 0) -> int:
        return part.mapTo(page, part.rect().topRight()).x() - ring

    cards = [page.attack, *page._parts.values(), page.result_card, *page._strikes]
    assert {left(card) for card in cards} == {left(page.answers, 4)}
    assert {right(card) for card in cards} == {right(page.pay_button, 4)}
    assert left(page.total) == left(page.attack)
    assert page._content.width() <= page._scroll.viewport().width()
    for answer in ("defence", "interposition", "parry", "counter", "mixed"):
        button = page.answers.button(answer)
        assert button.width() >= QFontMetricsF(m.window.theme.font("body")).horizontalAdvance(button.text())
