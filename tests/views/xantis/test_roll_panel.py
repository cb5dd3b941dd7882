"""The roll panel of Xantis: what it shows before the roll, what can be set, and what it says afterwards."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from names_for_readers import nameless
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QAccessible, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from sweeps import each_value

from brp_desktop.painting.theme import load_theme
from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSubject
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.sheet.xantis_edits import MoveNode, NamePenalty, RemoveNode, SetPaLeft, SetPenalty
from brp_desktop.storage.journal_db import JournalQuery
from brp_desktop.views.xantis.roll_panel import XantisRollPanel

ALL = JournalQuery(hidden=None)
SHIFT = Qt.KeyboardModifier.ShiftModifier


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def said(panel: XantisRollPanel) -> str:
    """The Vdr line as a screen reader hears it."""
    return panel.vdr_line.accessibleName()


def inside(panel: XantisRollPanel, part: QWidget) -> bool:
    """Whether a part lies inside the panel as a whole."""
    return panel.rect().contains(part.geometry().adjusted(4, 4, -4, -4))


# before the roll


def test_nothing_is_chosen(panel, rolls):
    """Everything is in its place and disabled with the reason; the felt invites."""
    assert not panel.roll_button.isEnabled()
    assert panel.roll_button.toolTip() == "Choose a score first."
    assert panel.tray.accessibleName() == "Choose a score."
    assert panel.head.why_link.isHidden()
    assert (panel.cost.isHidden(), panel.bonus.isHidden(), panel.tiles.first.isHidden()) == (True, True, True)
    for part in (panel.circumstances.difficulty, panel.circumstances.interpretation, panel.row.zero_button):
        assert not part.isEnabled()
    place = panel.roll_button.mapTo(panel, panel.roll_button.rect().topLeft())
    panel.roll()
    panel.press("D")
    panel.press("O")
    panel.step(5)
    assert not panel.explain(None)
    rolls.choose(XantisSubject(id="travestirsi"))
    assert panel.roll_button.mapTo(panel, panel.roll_button.rect().topLeft()) == place


def test_the_vdr_stands_there_before_the_roll(panel, rolls):
    """As in the design: tiles node by node, the sum, the exact chance, the histogram in words."""
    rolls.choose(XantisSubject(id="travestirsi"))
    rolls.set_difficulty(2)
    rolls.set_interpretation(1)
    assert panel.head.accessibleName() == "Travestirsi, Specializzazione, Vdr 7"
    assert panel.head.why_link.text() == "Why 7?"
    assert panel.tiles.accessibleName() == "Presenza 4 + Inganno 2 + Teatro 1 + Travestirsi 2 = capacity 9"
    assert said(panel) == "Vdr = 9 + 1 − 2 − 1 = 7, 21/36, 58.33%"
    assert panel.sums.accessibleDescription() == (
        "2: 1/36, Critical success; 3–7: 20/36, Success; 8–11: 14/36, Failure; 12: 1/36, Critical failure"
    )
    assert panel.roll_button.accessibleName() == "Roll Travestirsi, Vdr 7, 21/36, 58.33%"
    assert panel.slip.sentence == ""


def test_an_action_shows_the_score_that_it_tests(panel, rolls):
    rolls.choose_use(Use("action", "schivata"))
    assert panel.head.accessibleName() == "Schivata, Ginnasta, Vdr 10"
    rolls.choose_use(Use("attack", "sciabola"))
    assert panel.head.accessibleName() == "Sciabola, attack, Specializzazione, Vdr 10"
    rolls.choose(INITIATIVE)
    assert panel.head.accessibleName() == "Iniziativa, Vdr 4"


# what can be set


def test_the_difficulty_is_none_or_a_number(panel, rolls, keys):
    """Steps go from none to 1 and back; typed: a number, 0, nothing at all; nonsense puts back what was there."""
    rolls.choose(XantisSubject(id="travestirsi"))
    box = panel.circumstances.difficulty
    assert (box.edit.text(), box.edit.accessibleName()) == ("", "Difficulty, none")
    click(box.more)
    assert (rolls.situation.difficulty, box.edit.text()) == (1, "1")
    click(box.less)
    assert (rolls.situation.difficulty, box.edit.text()) == (None, "")
    click(box.less)
    assert rolls.situation.difficulty is None
    for typed, difficulty, shown in (("7", 7, "7"), ("0", 0, "0"), ("xy", 0, "0"), ("-3", 0, "0"), ("100", 99, "99")):
        box.edit.setFocus()
        box.edit.selectAll()
        keys(typed)
        keys(Qt.Key.Key_Return)
        assert (rolls.situation.difficulty, box.edit.text()) == (difficulty, shown), typed
    box.edit.selectAll()
    keys(Qt.Key.Key_Delete)
    keys(Qt.Key.Key_Return)
    assert rolls.situation.difficulty is None
    assert box.edit.hasFocus(), "Enter takes the value and does nothing else"
    keys("5")
    keys(Qt.Key.Key_Escape)
    assert (rolls.situation.difficulty, box.edit.text()) == (None, "")
    keys(Qt.Key.Key_Up)
    keys(Qt.Key.Key_Up, SHIFT)
    assert rolls.situation.difficulty == 6


def test_keys_for_the_difficulty(panel, rolls, keys):
    """D goes to the field; + and − step by 1, 0 takes it away."""
    rolls.choose(XantisSubject(id="travestirsi"))
    panel.press("D")
    assert panel.circumstances.difficulty.edit.hasFocus()
    keys("4")
    keys(Qt.Key.Key_Return)
    panel.step(5)
    panel.step(1)
    assert rolls.situation.difficulty == 6
    panel.step(-1)
    assert rolls.situation.difficulty == 5
    panel.step(0)
    assert rolls.situation.difficulty is None


def test_what_is_half_typed_counts_when_a_button_is_clicked(panel, rolls, faces, keys):
    """The click leaves the focus in the field, so nothing would take it: Vdr and dice would disagree with the field."""
    rolls.choose(XantisSubject(id="travestirsi"))
    panel.press("D")
    keys("4")
    faces.next = [3, 2]
    click(panel.roll_button)
    assert rolls.last.request.situation.difficulty == 4
    assert panel.circumstances.difficulty.edit.hasFocus()
    rolls.choose(XantisSubject(id="forza"))
    panel.press("D")
    keys("2")
    click(panel.row.zero_button)
    assert (rolls.last.declared, rolls.situation.difficulty) == (False, 2), "there is a difficulty: nothing is declared"
    rolls.choose_use(Use("attack", "martello"))
    panel.cost.ask()
    keys("5")
    faces.next = [3, 2]
    click(panel.roll_button)
    assert rolls.last.outcome.pa_cost == 5


def test_interpretation_is_one_of_four(panel, rolls, keys):
    """A radio group: by click and by arrow; the chosen one is named."""
    rolls.choose(XantisSubject(id="travestirsi"))
    segments = panel.circumstances.interpretation
    click(segments.button(2))
    assert rolls.situation.interpretation == 2
    button = segments.button(3)
    interface = QAccessible.queryAccessibleInterface(button)
    assert interface.role() == QAccessible.Role.RadioButton
    assert interface.text(QAccessible.Text.Name) == "Interpretation 3"
    segments.button(2).setFocus()
    keys(Qt.Key.Key_Right)
    assert rolls.situation.interpretation == 3
    assert button.hasFocus()
    rolls.choose(XantisSubject(id="forza"))
    assert segments.value() == 0


def test_each_penalty_can_be_left_out(panel, rolls, document):
    """Letters and value on the box, the table's own name in the tooltip; one of 0 cannot be ticked."""
    rolls.choose(XantisSubject(id="travestirsi"))
    boxes = panel.circumstances.boxes
    assert [(box.text(), box.isChecked(), box.isEnabled()) for box in boxes.values()] == [
        ("Pme 1", True, True),
        ("Pr 0", False, False),
        ("Pd 0", False, False),
    ]
    assert "only the abbreviation" in boxes["pme"].toolTip()
    assert "Penalità da danno" in boxes["pd"].toolTip()
    click(boxes["pme"])
    assert said(panel).startswith("Vdr = 9")
    assert not rolls.situation.pme
    document.perform(SetPenalty("pr", 3))
    document.perform(NamePenalty("pr", "<b>Rischio & co"))
    assert (boxes["pr"].isChecked(), boxes["pr"].accessibleName()) == (True, "Pr 3, <b>Rischio & co")
    assert "&lt;b&gt;Rischio" in boxes["pr"].toolTip()
    assert said(panel).startswith("Vdr = 9 − 3 = 6")


def test_another_caratteristica_for_one_roll(panel, rolls):
    """The first tile opens the others; the choice is marked, named, and can be taken back."""
    rolls.choose(XantisSubject(id="travestirsi"))
    tile = panel.tiles.first
    assert tile.accessibleName() == "Presenza, 4: roll with another Caratteristica"
    menu = panel.tiles.menu()
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts == ["Presenza 4, its own", "Forza 6", "Prontezza 5", "Mente 5"]
    assert [action.isChecked() for action in menu.actions() if not action.isSeparator()] == [True, False, False, False]
    menu.actions()[2].trigger()
    assert rolls.subject.caratteristica == "forza"
    assert panel.head.accessibleName() == "Travestirsi (Forza), Specializzazione, Vdr 10"
    assert tile.replaced
    assert tile.toolTip() == "Forza instead of Presenza, for this roll only"
    panel.tiles.menu().actions()[0].trigger()
    assert rolls.subject.caratteristica is None
    assert not tile.replaced


def test_the_tile_opens_by_key_and_by_click(panel, rolls, keys, qtbot):
    rolls.choose(XantisSubject(id="travestirsi"))
    tile = panel.tiles.first
    tile.setFocus()
    for open_ in (lambda: keys(Qt.Key.Key_Return), lambda: click(tile)):
        open_()
        menu = QApplication.activePopupWidget()
        assert menu is not None
        menu.close()


def test_a_score_that_stands_alone_may_take_a_caratteristica(panel, rolls, document):
    """L22 adds the Caratteristica concerned: the empty tile offers it."""
    document.perform(MoveNode(NodeId("elementalismo"), None, 0))
    rolls.choose(XantisSubject(id="elementalismo"))
    tile = panel.tiles.first
    assert (tile.number, tile.accessibleName()) == ("", "Add a Caratteristica for this roll")
    menu = panel.tiles.menu()
    assert menu.actions()[0].text() == "Without a Caratteristica"
    next(action for action in menu.actions() if action.text() == "Mente 5").trigger()
    assert panel.tiles.accessibleName() == "Mente 5 + Elementalismo 3 = capacity 8"
    assert tile.replaced


def test_a_caratteristica_has_no_other(panel, rolls):
    rolls.choose(XantisSubject(id="forza"))
    assert panel.tiles.first.focusPolicy() == Qt.FocusPolicy.NoFocus
    click(panel.tiles.first)
    assert QApplication.activePopupWidget() is None


@pytest.mark.parametrize("width", [320, 384, 900])
def test_many_terms_share_the_last_tile(open_panel, rolls, document, width):
    """Iniziativa may be the sum of any number of scores; no tile leaves the panel."""
    from brp_desktop.sheet.xantis_edits import SetInitiativeTerms

    document.perform(SetInitiativeTerms(tuple(node.id for node in document.character.nodes)))
    panel = open_panel(width)
    rolls.choose(INITIATIVE)
    tiles = [tile for tile in (panel.tiles.first, *panel.tiles._others) if not tile.isHidden()]
    assert sum(int(tile.number) for tile in tiles) == rolls.request.capacity
    assert tiles[-1].name.endswith("more")
    assert tiles[-1].geometry().right() + 60 < width


def test_the_opponents_bonus_is_in_the_menu(panel, rolls, keys):
    """Off by default; while it is there its row is, its cross takes it away."""
    rolls.choose(XantisSubject(id="travestirsi"))
    panel.more_menu().opponent.trigger()
    assert panel.bonus.isVisible()
    assert panel.bonus.box.edit.hasFocus()
    keys("5")
    keys(Qt.Key.Key_Return)
    assert said(panel).startswith("Vdr = 9 − 1 − 5 = 3")
    assert panel.more_menu().opponent.isChecked()
    click(panel.bonus.close_button)
    assert panel.bonus.isHidden()
    assert rolls.situation.opponent_bonus == 0
    rolls.set_opponent_bonus(2)
    assert panel.bonus.isVisible(), "wherever it was set"
    panel.more_menu().opponent.trigger()
    assert rolls.situation.opponent_bonus == 0
    assert panel.bonus.isHidden()


# dice and results


def test_a_result_at_rest(panel, rolls, faces, log):
    """Number, words, sentence, narrator, the sum in the histogram, the line of the log; announced once."""
    heard = []
    panel.announced.connect(heard.append)
    rolls.choose(XantisSubject(id="travestirsi"))
    rolls.set_difficulty(2)
    rolls.set_interpretation(1)
    faces.next = [3, 2]
    click(panel.roll_button)
    assert panel.slip.sentence == "Margin = 7 − (3 + 2) = +2: succeeds with a Bonus of 2. The Player narrates."
    assert panel.tray.accessibleName() == "Margin = 7 − (3 + 2) = +2: succeeds with a Bonus of 2."
    assert panel.sums.thrown == 5
    assert panel.sums.accessibleDescription().endswith("thrown: 5")
    assert panel.roll_button.text() == "Roll again"
    assert heard == ["Success, Bonus of 2. Travestirsi. Margin = 7 − 5 = +2. The Player narrates."]
    assert panel.journal.model.rowCount() == 1
    rolls.set_difficulty(3)
    assert (panel.slip.sentence, panel.tray.throw, panel.sums.thrown) == ("", None, None)
    rolls.set_difficulty(2)
    assert panel.slip.sentence.startswith("Margin = 7"), "the same test again: its result stands there"
    assert panel.sums.thrown == 5


def test_dice_run_until_they_rest_or_somebody_ends_them(open_panel, rolls, faces):
    """Nothing of the result shows while they run; the button, a click on the tray or its end reveal it."""
    panel = open_panel(motion=True)
    rolls.choose(XantisSubject(id="travestirsi"))
    for end in (panel.roll, lambda: click(panel.tray), lambda: panel.tray.advance_to(60.0), rolls.finish):
        faces.next = [3, 2]
        panel.roll()
        assert rolls.is_rolling
        assert panel.slip.sentence == "Travestirsi: 8 or less succeeds."
        assert panel.sums.thrown is None
        assert panel.roll_button.text() == "Show result"
        assert not panel.own_dice.isEnabled()
        end()
        assert not rolls.is_rolling
        assert panel.slip.sentence.startswith("Margin = 8 − (3 + 2) = +3")
        assert not panel.tray.is_running


def test_further_dice_of_a_critical_are_thrown_one_after_another(open_panel, rolls, faces):
    panel = open_panel(motion=True)
    rolls.choose(XantisSubject(id="travestirsi"))
    faces.next = [1, 1, 6, 4]
    panel.roll()
    film = panel.tray._film
    assert [face.value for face in film.dice] == [1, 1, 6, 4]
    panel.tray.advance_to(film.duration - 0.1)
    assert rolls.is_rolling
    panel.tray.advance_to(film.duration)
    assert panel.slip.sentence == "Critical success: 1 and 1, then 6, 4. Bonus of 19. The Player narrates."


def test_without_motion_and_out_of_sight_results_rest_at_once(open_panel, rolls, faces):
    panel = open_panel(motion=True)
    rolls.choose(XantisSubject(id="travestirsi"))
    panel.hide()
    faces.next = [3, 2]
    panel.roll()
    assert not rolls.is_rolling


def test_the_next_roll_reveals_the_one_before(open_panel, rolls, faces):
    panel = open_panel(motion=True)
    heard = []
    panel.announced.connect(heard.append)
    rolls.choose(XantisSubject(id="travestirsi"))
    faces.next = [3, 2, 6, 5]
    rolls.roll()
    rolls.roll()
    rolls.finish()
    assert [text.split(".")[0] for text in heard] == ["Success, Bonus of 3", "Failure, Malus of 3"]


def test_bonus_0_only_without_a_difficulty(panel, rolls):
    """Disabled it says why; a difficulty that comes afterwards makes it fail, by the link."""
    rolls.choose(XantisSubject(id="travestirsi"))
    rolls.set_difficulty(2)
    zero = panel.row.zero_button
    assert not zero.isEnabled()
    assert zero.toolTip().startswith("Only without a difficulty")
    rolls.set_difficulty(None)
    assert zero.isEnabled()
    click(zero)
    assert panel.slip.sentence == "Declared with a Bonus of 0, no roll. The Player narrates."
    assert panel.tray.throw.declared
    link = panel.slip.later_link
    assert (link.isVisible(), link.text()) == (True, "A difficulty after all?")
    click(link)
    assert panel.circumstances.difficulty.edit.hasFocus()
    QTest.keyClicks(QApplication.focusWidget(), "3")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert panel.slip.sentence.startswith("Declared"), "it stands there still"
    assert link.text() == "Difficulty 3 after all: it fails"
    click(link)
    assert panel.slip.sentence == (
        "Declared with a Bonus of 0, against 3: fails with a Malus of 3. The Narrator narrates."
    )
    assert link.isHidden()


# own dice


def test_own_dice_settle_like_a_roll(panel, rolls, keys, log):
    """A digit goes on to the next field; Enter settles; the fields are empty for the next dice."""
    rolls.choose(XantisSubject(id="travestirsi"))
    panel.press("O")
    own = panel.own_dice
    assert own.first.hasFocus()
    keys("3")
    assert own.second.hasFocus()
    keys("2")
    assert (own.faces, own.wants_more) == ((3, 2), False)
    keys(Qt.Key.Key_Return)
    assert panel.slip.sentence.endswith("The Player narrates. Your dice.")
    assert own.faces == ()
    assert not own.first.hasFocus()
    assert [entry.own_dice for entry in log.entries(ALL, 10)] == [True]


def test_own_dice_of_a_critical_are_asked_for_one_by_one(panel, rolls, keys):
    """Exactly as many as the test wants: another after each 6, none after that."""
    rolls.choose(XantisSubject(id="travestirsi"))
    own = panel.own_dice
    panel.press("O")
    keys("1")
    keys("1")
    assert own.wants_more
    assert own.extra.hasFocus()
    assert panel.own_dice_says.text() == "A critical wants one more die."
    assert panel.row.zero_button.isHidden()
    keys(Qt.Key.Key_Return)
    assert rolls.last is None
    assert panel.own_dice_says.text() == "A critical wants one more die."
    keys("6")
    assert (own.faces, panel.own_dice_says.isVisible()) == ((1, 1, 6), True)
    keys("4")
    assert (own.faces, panel.own_dice_says.isVisible()) == ((1, 1, 6, 4), False)
    keys("5")
    assert own.faces == (1, 1, 6, 4)
    keys(Qt.Key.Key_Backspace)
    keys("6")
    keys("2")
    assert own.faces == (1, 1, 6, 6, 2)
    keys(Qt.Key.Key_Return)
    assert rolls.last.outcome.extra == (6, 6, 2)
    assert panel.row.zero_button.isVisible()
    assert not own.first.hasFocus()


@pytest.mark.parametrize("wrong", ["0", "7", "9", "a", "-"])
def test_a_die_shows_1_to_6(panel, rolls, keys, wrong):
    """Anything else is not typed: the field is marked, a sentence says why, and the next digit ends it."""
    rolls.choose(XantisSubject(id="travestirsi"))
    panel.press("O")
    keys(wrong)
    assert panel.own_dice.faces == ()
    assert panel.own_dice_says.text() == "Two dice are needed, each from 1 to 6."
    assert panel.own_dice.first.accessibleDescription() == "Two dice are needed, each from 1 to 6."
    keys("3")
    assert (panel.own_dice.faces, panel.own_dice_says.isVisible()) == ((3,), False)
    keys(Qt.Key.Key_Return)
    assert panel.own_dice_says.text() == "Two dice are needed, each from 1 to 6."
    keys(Qt.Key.Key_Escape)
    assert (panel.own_dice.faces, panel.own_dice_says.isVisible(), rolls.last) == ((), False, None)


def test_own_dice_corrected_and_pasted(panel, rolls, keys):
    """Another second die takes the additional ones back; pasted dice go into the fields in their order."""
    rolls.choose(XantisSubject(id="travestirsi"))
    own = panel.own_dice
    panel.press("O")
    for digit in "664":
        keys(digit)
    keys(Qt.Key.Key_Left)
    assert own.second.hasFocus()
    keys("5")
    assert (own.faces, own.wants_more) == ((6, 5), False)
    keys(Qt.Key.Key_Backspace)
    keys(Qt.Key.Key_Backspace)
    assert (own.faces, own.first.hasFocus()) == ((), True)
    QGuiApplication.clipboard().setText("1, 1,6 3")
    keys(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert own.faces == (1, 1, 6, 3)
    QGuiApplication.clipboard().setText("12")
    keys(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert own.faces == (1, 1, 6, 3)
    assert panel.own_dice_says.isVisible()


# Pa


def test_an_action_says_what_it_costs_and_what_is_left(panel, rolls, faces, document):
    rolls.choose_use(Use("attack", "sciabola"))
    row = panel.cost
    assert (row.box.edit.text(), row.left_label.text(), row.store.isHidden()) == ("7", "Pa, 14 left", True)
    faces.next = [3, 2]
    click(panel.roll_button)
    assert document.derived.pa_left == 7
    assert row.left_label.text() == "Pa, 7 left"
    assert panel.slip.sentence.endswith("The Player narrates. Paid: 7 Pa.")
    document.undo()
    assert row.left_label.text() == "Pa, 14 left"
    assert panel.slip.sentence.endswith("Paid: 7 Pa."), "what was rolled stays"


def test_too_few_pa(panel, rolls, document, faces):
    """15.2: the button is disabled with the sentence, which stands in the row too; nothing is spent."""
    document.perform(SetPaLeft(3))
    rolls.choose_use(Use("attack", "sciabola"))
    assert not panel.roll_button.isEnabled()
    assert panel.roll_button.toolTip() == "7 Pa needed, 3 left."
    assert panel.cost.left_label.text() == "7 Pa needed, 3 left."
    assert not panel.row.zero_button.isEnabled()
    assert not panel.own_dice.isEnabled()
    rolls.roll()
    assert panel.slip.sentence == "7 Pa needed, 3 left."
    assert document.derived.pa_left == 3
    click(panel.cost.box.less)
    document.perform(SetPaLeft(6))
    assert panel.roll_button.isEnabled()
    document.undo()
    rolls.set_cost(0)
    assert panel.cost.left_label.text() == "Pa: instantaneous"
    assert panel.roll_button.isEnabled()


def test_an_empty_cost_is_asked_for_and_may_be_stored(panel, rolls, faces, document, keys):
    """13.2: it is not 0. The answer counts once; ticked, it is kept on the sheet as an undo step."""
    rolls.choose_use(Use("attack", "martello"))
    assert (panel.cost.box.number, panel.cost.store.isVisible()) == (None, True)
    panel.roll()
    assert panel.cost.box.edit.hasFocus()
    assert panel.slip.sentence == "Martello, attack: say first what it costs in Pa."
    assert document.derived.pa_left == 14
    keys("5")
    keys(Qt.Key.Key_Return)
    assert rolls.request.pa_cost == 5
    assert rolls.kept_cost is None
    click(panel.cost.store)
    assert rolls.kept_cost == 5
    assert (panel.cost.store.isHidden(), rolls.situation.pa) == (True, None)
    document.undo()
    assert panel.cost.box.number is None
    click(panel.cost.store)
    panel.cost.ask()
    keys("6")
    keys(Qt.Key.Key_Return)
    assert rolls.kept_cost == 6, "ticked first, then typed"


def test_own_dice_stay_while_the_cost_is_asked_for(panel, rolls, keys):
    """Nothing that was typed is lost by a refusal."""
    rolls.choose_use(Use("attack", "martello"))
    panel.press("O")
    keys("3")
    keys("2")
    keys(Qt.Key.Key_Return)
    assert panel.own_dice.faces == (3, 2)
    assert panel.cost.box.edit.hasFocus()
    keys("5")
    keys(Qt.Key.Key_Return)
    panel.press("O")
    keys(Qt.Key.Key_Return)
    assert (rolls.last.outcome.pa_cost, panel.own_dice.faces) == (5, ())


def test_an_action_may_be_paid_for_without_a_roll(panel, rolls, document, log):
    rolls.choose_use(Use("action", "schivata"))
    menu = panel.more_menu()
    assert menu.pay.text() == "Pay 3 Pa without a roll"
    menu.pay.trigger()
    assert document.derived.pa_left == 11
    assert panel.slip.sentence == "Paid: 3 Pa."
    assert log.entries(ALL, 10) == ()
    document.perform(SetPaLeft(1))
    assert not panel.more_menu().pay.isEnabled()
    rolls.choose(XantisSubject(id="forza"))
    assert not panel.more_menu().pay.isEnabled()


def test_a_read_only_sheet_pays_nothing(panel, rolls, document, monkeypatch: pytest.MonkeyPatch):
    """It is rolled for; «Paid» would not be true."""
    monkeypatch.setattr(type(document), "read_only", True)
    rolls.choose_use(Use("action", "schivata"))
    menu = panel.more_menu()
    assert not menu.pay.isEnabled()
    menu.close()


def test_what_cannot_be_tested_says_why(panel, rolls, document):
    rolls.choose(XantisSubject(id="travestirsi"))
    document.perform(RemoveNode(NodeId("travestirsi")))
    assert "travestirsi" in panel.slip.sentence
    assert not panel.roll_button.isEnabled()
    assert panel.roll_button.toolTip() == panel.slip.sentence
    document.undo()
    assert panel.slip.sentence == ""
    assert panel.roll_button.isEnabled()


# the rest


def test_a_hidden_roll_shows_nothing_here(open_panel, rolls, faces, log):
    """No dice, no words, no line; only that there was one."""
    panel = open_panel(motion=True)
    heard = []
    panel.announced.connect(heard.append)
    rolls.choose(XantisSubject(id="travestirsi"))
    panel.more_menu().hidden.trigger()
    assert panel.tray.accessibleName() == "Hidden roll: nothing of it is shown here."
    faces.next = [3, 2]
    panel.roll()
    assert panel.slip.sentence == "Hidden roll: only the game master’s log shows it."
    assert (panel.tray.throw, panel.sums.thrown, heard, panel.journal.model.rowCount()) == (None, None, [], 0)
    assert not rolls.is_rolling
    assert panel.more_menu().hidden.isChecked()


def test_in_edit_mode_nothing_is_rolled(panel, rolls):
    rolls.choose(XantisSubject(id="travestirsi"))
    panel.set_rolling_allowed(False)
    for part in (panel.roll_button, panel.row.zero_button, panel.own_dice, panel.circumstances.difficulty):
        assert not part.isEnabled()
    assert panel.roll_button.toolTip() == "In edit mode no die is rolled. Back to play: the padlock (Ctrl+E)."
    panel.roll()
    panel.press("O")
    panel.step(1)
    assert (rolls.last, rolls.situation.difficulty) == (None, None)
    panel.set_rolling_allowed(True)
    assert panel.roll_button.isEnabled()


def test_the_filter_of_the_log_offers_what_there_is(panel, rolls, faces):
    """Classes of Xantis tests; no «Special», no ticks."""
    texts = [action.text() for action in panel.journal.filter_menu().actions() if not action.isSeparator()]
    assert texts[2:] == ["All results", "Critical success", "Success", "Failure", "Critical failure"]
    rolls.choose(XantisSubject(id="travestirsi"))
    panel.journal.set_document(rolls.document.document_id, "Nerea")
    faces.next = [3, 2, 6, 6, 2]
    rolls.roll()
    rolls.roll()
    menu = panel.journal.filter_menu()
    next(action for action in menu.actions() if action.text() == "Critical failure").trigger()
    assert [panel.journal.model.entry(0).level, panel.journal.model.rowCount()] == ["fumble", 1]


def test_why(panel, rolls, theme):
    """The popover writes the Vdr out."""
    from brp_desktop.views.why import WhyPopover

    rolls.choose(XantisSubject(id="travestirsi"))
    wanted = []
    panel.why_requested.connect(wanted.append)
    click(panel.head.why_link)
    assert wanted == [rolls.request]
    popover = WhyPopover(theme, panel)
    assert panel.explain(popover)
    assert popover.title.text() == "Why 8?"
    popover.close()


def test_the_sheet_of_another_character_brings_its_own_choice(panel, rolls, document, faces):
    from brp_desktop.controllers.xantis_document import XantisDocument
    from brp_desktop.sheet.new_xantis import new_xantis

    other = XantisDocument(new_xantis(name="Bruno"))
    rolls.watch(other)
    rolls.choose(XantisSubject(id="travestirsi"))
    faces.next = [3, 2]
    rolls.roll()
    rolls.set_document(other)
    assert (panel.slip.sentence, panel.head.accessibleName()) == ("", "")
    rolls.choose(XantisSubject(kind="number", name="", capacity=5))
    assert panel.tiles.accessibleName() == "capacity 5"
    assert panel.head.accessibleName() == "Capacity, Vdr 5"
    rolls.set_document(document)
    assert panel.slip.sentence.startswith("Margin = 8 − (3 + 2)")


def test_tab_goes_from_top_to_bottom(panel, rolls, keys):
    rolls.choose_use(Use("action", "schivata"))
    rolls.set_opponent_bonus(1)
    wanted: list[QWidget] = [
        panel.head.why_link,
        panel.tiles.first,
        panel.circumstances.difficulty.less,
        panel.circumstances.difficulty.edit,
        panel.circumstances.difficulty.more,
        panel.circumstances.interpretation.button(0),
        panel.circumstances.boxes["pme"],
        panel.circumstances.more_button,
        panel.cost.box.less,
        panel.cost.box.edit,
        panel.cost.box.more,
        panel.bonus.box.less,
        panel.bonus.box.edit,
        panel.bonus.box.more,
        panel.bonus.close_button,
        panel.roll_button,
        panel.row.zero_button,
        panel.own_dice.first,
        panel.own_dice.second,
    ]
    wanted[0].setFocus()
    seen = [QApplication.focusWidget()]
    for _ in wanted[1:]:
        keys(Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert [part.objectName() or type(part).__name__ for part in seen] == [
        part.objectName() or type(part).__name__ for part in wanted
    ]
    assert all(one is other for one, other in zip(seen, wanted, strict=True))


def test_the_wheel_changes_nothing(panel, rolls):
    rolls.choose_use(Use("action", "schivata"))
    for box in (panel.circumstances.difficulty.edit, panel.cost.box.edit, panel.own_dice.first):
        box.setFocus()
        event = QWheelEvent(
            QPointF(5, 5),
            QPointF(box.mapToGlobal(QPoint(5, 5))),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(box, event)
    assert (rolls.situation.difficulty, rolls.situation.pa) == (None, None)


def shapes() -> list[tuple[str, Callable]]:
    """States in which something may be too wide or too high."""
    return [
        ("chosen", lambda rolls, faces: rolls.choose(XantisSubject(id="travestirsi"))),
        ("critical", lambda rolls, faces: (faces.next.extend([1, 1, 6, 4]), rolls.roll())),
        ("zero", lambda rolls, faces: rolls.declare_zero()),
        ("unpaid", lambda rolls, faces: (rolls.choose_use(Use("attack", "sciabola")), rolls.set_cost(99))),
        ("opponent", lambda rolls, faces: (rolls.set_cost(5), rolls.set_opponent_bonus(12))),
        ("result", lambda rolls, faces: (faces.next.extend([6, 5]), rolls.roll())),
    ]


@pytest.mark.parametrize(
    ("lang", "size"), each_value(["en", "fr", "it", "pseudo"], [(320, 502), (384, 668), (900, 700)])
)
def test_nothing_is_cut(open_panel, rolls, faces, language, pseudo_language, qapp, request, lang, size):
    """Words fit into their buttons, everything stands inside, nothing lies over anything else; also in a language
    that is 40 % longer.
    """
    if lang == "pseudo":
        translator = QTranslator()
        assert translator.load(str(pseudo_language))
        qapp.installTranslator(translator)
        request.addfinalizer(lambda: qapp.removeTranslator(translator))
    else:
        language.choose(lang)
    panel = open_panel(*size)
    for name, act in shapes():
        act(rolls, faces)
        QApplication.processEvents()
        for button in panel.findChildren(QAbstractButton):
            if button.isVisible() and button.text():
                assert button.minimumSizeHint().width() <= button.width(), (name, button.text())
        assert nameless(panel) == []
        parts = [
            part
            for part in (
                panel.head,
                panel.tiles,
                panel.circumstances,
                panel.cost,
                panel.bonus,
                panel.vdr_line,
                panel.sums,
                panel.row,
                panel.tray,
                panel.slip,
                panel.journal,
            )
            if part.isVisible()
        ]
        assert all(inside(panel, part) for part in parts), name
        for one, other in pairwise(parts):
            assert one.geometry().bottom() - 5 <= other.geometry().top() + 5, (name, one, other)
        left = panel.cost.left_label
        needed = left.heightForWidth(left.width()) if left.wordWrap() else left.sizeHint().height()
        assert panel.cost.isHidden() or needed <= left.height(), (name, left.text())
        assert panel.cost.isHidden() or left.wordWrap() or left.sizeHint().width() <= left.width() + 2, left.text()


def test_small_windows(open_panel, rolls):
    """«Why?» is an icon, tiles and histogram are lower, the log is its head and a row, words are shortened."""
    panel = open_panel(320, 502)
    rolls.choose(XantisSubject(id="travestirsi"))
    assert panel.head.why_link.icon_only
    assert panel.head.why_link.accessibleName() == "Why 8?"
    assert panel.sums.isVisible()
    assert panel.sums.height() < 60
    assert panel.circumstances._difficulty_label.text() == "Diff."
    assert panel.circumstances.difficulty.edit.accessibleName() == "Difficulty, none"
    panel.resize(384, 668)
    assert panel.circumstances._difficulty_label.text() == "Difficulty"


def test_language_and_theme_change_under_a_result(panel, rolls, faces, language):
    """All words are others at once; the result, the focus and half-typed text stay."""
    rolls.choose(XantisSubject(id="travestirsi"))
    faces.next = [3, 2]
    rolls.roll()
    panel.press("D")
    QTest.keyClicks(QApplication.focusWidget(), "4")
    language.choose("it")
    QApplication.processEvents()
    assert panel.roll_button.text() == "Ritira"
    assert panel.slip.sentence == "Margine = 8 − (3 + 2) = +3: riesce con Bonus di\xa03. Narra il Giocatore."
    assert panel.circumstances._difficulty_label.text() == "Difficoltà"
    assert panel.row.zero_button.text() == "Bonus 0"
    edit = panel.circumstances.difficulty.edit
    assert isinstance(edit, QLineEdit)
    assert (edit.hasFocus(), edit.text()) == (True, "4")
    for id_ in ("ink", "contrast", "paper"):
        panel.set_theme(load_theme(id_))
        assert panel.grab().toImage().pixelColor(2, 300) == load_theme(id_).colour("panel")
    assert panel.tray.throw is rolls.last
    language.choose("fr")
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert panel.roll_button.text() == "Relancer"
    assert panel.tray.throw is rolls.last
