"""The Xantis sheet in edit mode: fields, scores that come, go and move, lists, formulas, detail, undo steps."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from names_for_readers import nameless
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu
from sweeps import each_pair
from xantis_hand import ALT, CONTROL, LEFT, NONE, XantisHand, focused

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.xantis_scores import ScoreColumn
from brp_desktop.painting.theme import Theme, load_theme
from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSubject
from brp_desktop.sheet.xantis import NodeId, XantisCharacter
from brp_desktop.sheet.xantis_edits import RemoveNode, SetNodeValue
from brp_desktop.views.gm.pick_list import PickList
from brp_desktop.views.xantis.cell_choice import CellChoice
from brp_desktop.views.xantis.detail_panel import XantisDetailPanel
from brp_desktop.views.xantis.removal import TOO, UP
from brp_desktop.views.xantis.sheet_values import PA_MAX, SheetValue
from brp_desktop.views.xantis.sheet_view import XantisSheetView

Open = Callable[..., XantisHand]
NAME, TIER, VALUE = ScoreColumn.NAME, ScoreColumn.TIER, ScoreColumn.VALUE


@pytest.fixture
def at_fields(qtbot: Any, theme: Theme, character: XantisCharacter) -> Open:
    """A person at the fields of a character."""

    def show(value: XantisCharacter | None = None, size: tuple[int, int] = (896, 700), zoom: float = 1.0) -> XantisHand:
        sheet = XantisSheetView(XantisDocument(value or character), theme, zoom)
        qtbot.addWidget(sheet)
        sheet.resize(*size)
        sheet.show()
        sheet.activateWindow()
        qtbot.waitUntil(sheet.isActiveWindow)
        sheet.set_edit_mode(True)
        QApplication.processEvents()
        return XantisHand(sheet)

    return show


@pytest.fixture
def hand(at_fields: Open) -> XantisHand:
    """A person at the fields of the sample."""
    return at_fields()


@pytest.fixture
def detail(qtbot: Any, theme: Theme, hand: XantisHand) -> XantisDetailPanel:
    """The detail panel beside the sheet, which shows what is worked in."""
    panel = XantisDetailPanel(hand.document, theme)
    qtbot.addWidget(panel)
    panel.resize(384, 640)
    panel.show()
    hand.sheet.detail_requested.connect(panel.set_subject)
    hand.sheet.activateWindow()
    qtbot.waitUntil(hand.sheet.isActiveWindow)
    return panel


def steps(hand: XantisHand) -> int:
    """How many undo steps there are."""
    return len(hand.document.history.labels)


def tree(hand: XantisHand) -> Any:
    return hand.sheet.editing.tree


# fields


def test_typing_is_one_step_and_tab_goes_on(hand: XantisHand) -> None:
    """Name, tier, value, row by row; the content is selected on arrival, Enter takes it and rolls nothing."""
    hand.click_field("forza")
    focused().selectAll()
    hand.type("Vigore")
    hand.key(Qt.Key.Key_Return)
    assert hand.sheet.scores.node(NodeId("forza")).name == "Vigore"
    hand.key(Qt.Key.Key_Tab)
    assert isinstance(focused(), CellChoice)
    assert focused().accessibleName() == "Vigore, tier: Caratteristica"
    assert not tree(hand).rows.line.isVisible()
    hand.key(Qt.Key.Key_Tab)
    assert focused().selectedText() == "6"
    hand.type("8")
    hand.key(Qt.Key.Key_Tab)
    assert tree(hand).rows.cell == ("mischia", NAME)
    assert hand.sheet.scores.capacity(NodeId("mischia")) == 10
    hand.key(Qt.Key.Key_Backtab)
    assert tree(hand).rows.cell == ("forza", VALUE)
    assert steps(hand) == 2
    assert hand.rolled == hand.chosen == []
    hand.document.undo()
    hand.document.undo()
    assert hand.names()[0] == "Forza"


def test_arrows_step_a_value_and_merge(hand: XantisHand) -> None:
    """Up and down by 1, with Shift by 5, one undo step; in a name they go to the next row."""
    hand.click_field("forza", VALUE)
    for key, modifier in (
        (Qt.Key.Key_Up, NONE),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier),
        (Qt.Key.Key_Down, NONE),
    ):
        hand.key(key, modifier)
    assert (hand.sheet.scores.node(NodeId("forza")).value, steps(hand)) == (11, 1)
    hand.click_field("forza", NAME)
    hand.key(Qt.Key.Key_Down)
    assert tree(hand).rows.cell == ("mischia", NAME)


@pytest.mark.parametrize(
    ("column", "text", "sentence"),
    [
        (VALUE, "six", "That is not a whole number."),
        (VALUE, "100", "100 is not between -99 and 99."),
        (NAME, "", "A name is needed."),
        (NAME, "x" * 90, "Too long: at most 80 characters."),
    ],
)
def test_what_is_refused_stays_marked(hand: XantisHand, column: ScoreColumn, text: str, sentence: str) -> None:
    """With its sentence below; leaving the field keeps it, Esc and Ctrl+Z give it up, nothing is lost."""
    before = hand.document.character
    hand.click_field("forza", column)
    focused().selectAll()
    hand.key(Qt.Key.Key_Delete)
    hand.type(text)
    hand.key(Qt.Key.Key_Return)
    rows = tree(hand).rows
    assert rows.line.accessibleDescription() == rows.sentence_shown == sentence
    hand.click_field("mente", VALUE)
    assert hand.sheet.scores.sentence(NodeId("forza"), column) == sentence
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert hand.sheet.scores.sentence(NodeId("forza"), column) == ""
    hand.click_field("forza", column)
    focused().selectAll()
    hand.key(Qt.Key.Key_Delete)
    hand.type(text)
    hand.key(Qt.Key.Key_Escape)
    assert focused().text() == ("6" if column == VALUE else "Forza")
    assert (hand.document.character, steps(hand)) == (before, 0)


def test_half_typed_text_is_handed_in(hand: XantisHand) -> None:
    """D11: before a save, a draft or the end of edit mode, with the score that was worked in."""
    hand.click_field("forza", VALUE)
    hand.type("9")
    hand.document.commit_pending()
    assert hand.sheet.scores.node(NodeId("forza")).value == 9
    hand.type("4")
    hand.sheet.set_edit_mode(False)
    assert hand.sheet.scores.node(NodeId("forza")).value == 94
    assert (focused(), hand.sheet.tree.current_key()) == (hand.sheet.tree, "forza")
    hand.sheet.set_edit_mode(True)
    assert tree(hand).rows.cell == ("forza", NAME)


def test_what_is_typed_stays_through_a_change_elsewhere(hand: XantisHand, language: Any) -> None:
    """D11: neither an edit nor another language nor theme nor zoom takes it away."""
    hand.click_field("forza")
    focused().selectAll()
    hand.type("Vig")
    line = focused()
    hand.document.perform(SetNodeValue(NodeId("mente"), 9))
    language.choose("fr")
    hand.sheet.set_theme(load_theme("contrast"))
    hand.sheet.set_zoom(1.5)
    QApplication.processEvents()
    assert (focused(), line.text(), line.isModified()) == (line, "Vig", True)
    hand.key(Qt.Key.Key_Return)
    assert hand.sheet.scores.node(NodeId("forza")).name == "Vig"


def test_the_open_field_goes_with_its_row(hand: XantisHand) -> None:
    """A score that is removed by undo or elsewhere closes its field."""
    hand.click_field("fuoco")
    hand.type("x")
    hand.document.perform(RemoveNode(NodeId("fuoco")))
    assert tree(hand).rows.cell is None
    assert not tree(hand).rows.line.isVisible()


# tiers


def test_the_tier_is_chosen_or_refused(hand: XantisHand) -> None:
    """A menu of the source's four; what the rules do not allow is marked with its reason."""
    hand.document.perform(RemoveNode(NodeId("fuoco")))
    hand.click_field("elementalismo", TIER)
    menu = next(each for each in hand.sheet.tree.findChildren(QMenu) if each.isVisible())
    assert [action.text() for action in menu.actions()] == ["Caratteristica", "Abilità", "Arte", "Specializzazione"]
    assert [action.isChecked() for action in menu.actions()] == [False, True, False, False]
    menu.actions()[2].trigger()
    menu.close()
    assert hand.sheet.scores.node(NodeId("elementalismo")).tier == "arte"
    tree(hand).rows.unfold()
    menu = next(each for each in hand.sheet.tree.findChildren(QMenu) if each.isVisible())
    menu.actions()[0].trigger()
    menu.close()
    assert hand.sheet.scores.node(NodeId("elementalismo")).tier == "arte"
    assert tree(hand).rows.sentence_shown == "“Elementalismo” goes only under a score of a higher tier."
    assert isinstance(focused(), CellChoice)
    assert tree(hand).rows.give_up_oldest()


# adding


def test_new_scores(hand: XantisHand) -> None:
    """Under, beside, and a Caratteristica: each one undo step, its name selected to be typed over."""
    hand.click_field("teatro")
    QTest.mouseClick(tree(hand).under, LEFT)
    assert hand.names()[-5:-3] == ["......Travestirsi", "......Specializzazione"]
    hand.type("Mimo")
    hand.key(Qt.Key.Key_Return)
    hand.click_field("teatro")
    QTest.mouseClick(tree(hand).beside, LEFT)
    assert hand.names().index("....Arte") == hand.names().index("......Mimo") + 1
    QTest.mouseClick(tree(hand).root, LEFT)
    QTest.mouseClick(tree(hand).root, LEFT)
    assert hand.names()[-2:] == ["Caratteristica", "Caratteristica 2"]
    assert focused().selectedText() == "Caratteristica 2"
    assert steps(hand) == 5
    for _ in range(5):
        hand.document.undo()
    assert hand.names()[-1] == "....Fuoco"


def test_nothing_hangs_from_a_specializzazione(hand: XantisHand) -> None:
    """The button says so."""
    hand.click_field("travestirsi")
    assert not tree(hand).under.isEnabled()
    assert tree(hand).under.toolTip() == "Nothing hangs from a Specializzazione"
    hand.click_field("teatro")
    assert tree(hand).under.isEnabled()


# moving


def test_alt_arrows_move(hand: XantisHand) -> None:
    """Up, down, out and in; steps in a row are one undo step, and the field stays open in the row that moved."""
    hand.click_field("mente")
    before = hand.names()
    hand.key(Qt.Key.Key_Up, ALT)
    hand.key(Qt.Key.Key_Up, ALT)
    assert [name for name in hand.names() if not name.startswith(".")] == ["Forza", "Mente", "Prontezza", "Presenza"]
    assert tree(hand).rows.cell == ("mente", NAME)
    assert focused() is tree(hand).rows.line
    assert steps(hand) == 1
    hand.document.undo()
    assert hand.names() == before
    hand.click_field("elementalismo")
    hand.key(Qt.Key.Key_Left, ALT)
    assert hand.names()[-3:] == ["Mente", "Elementalismo", "..Fuoco"]
    hand.key(Qt.Key.Key_Right, ALT)
    assert hand.names() == before
    hand.click_field("atletica")
    hand.key(Qt.Key.Key_Left, ALT)
    assert hand.names()[4:7] == ["Prontezza", "Atletica", "..Cavaliere"], "right behind the one it hung from"


def test_moves_that_cannot_be_say_why(hand: XantisHand) -> None:
    """Nothing changes."""
    before = hand.document.character
    for node, key, sentence in (
        ("forza", Qt.Key.Key_Up, "“Forza” is the first there."),
        ("mente", Qt.Key.Key_Down, "“Mente” is the last there."),
        ("mischia", Qt.Key.Key_Right, "Nothing stands before “Mischia” that it could hang from."),
        ("mente", Qt.Key.Key_Left, "“Mente” hangs from nothing already."),
        ("mente", Qt.Key.Key_Right, "“Mente” goes only under a score of a higher tier."),
    ):
        hand.click_field(node)
        hand.key(key, ALT)
        assert tree(hand).rows.sentence_shown == sentence
    assert hand.document.character is before


def test_dragging(hand: XantisHand) -> None:
    """Onto a row it hangs from it, between two rows it stands there: one undo step each."""
    before = hand.names()
    hand.drag("elementalismo", "forza", 0.5)
    assert hand.names()[:6] == ["Forza", "..Mischia", "....Scherma", "......Sciabola", "..Elementalismo", "....Fuoco"]
    assert steps(hand) == 1
    hand.drag("elementalismo", "mischia", 0.0)
    assert hand.names()[1:3] == ["..Elementalismo", "....Fuoco"]
    hand.drag("mente", "presenza", 0.1)
    assert hand.names().index("Mente") == hand.names().index("Presenza") - 1
    for _ in range(3):
        hand.document.undo()
    assert hand.names() == before


@pytest.mark.parametrize(
    ("node", "onto", "sentence"),
    [
        ("forza", "sciabola", "“Forza” cannot go under itself or one of its descendants."),
        ("sciabola", "ginnasta", "“Sciabola” goes only under a score of a higher tier."),
        ("prontezza", "forza", "“Prontezza” goes only under a score of a higher tier."),
    ],
)
def test_a_refused_drop_says_why(hand: XantisHand, node: str, onto: str, sentence: str) -> None:
    """While it is held and when it is let go; the tree is as it was."""
    before = hand.document.character
    hand.drag(node, onto, 0.5, drop=False)
    drag = tree(hand).drag
    assert (drag.mark.isVisible(), drag.mark.refused, drag.sentence_shown) == (True, True, sentence)
    hand.drag(node, onto, 0.5)
    assert not drag.mark.isVisible()
    assert drag.sentence_shown == sentence
    assert hand.document.character is before
    hand.click_field("mente")
    assert drag.sentence_shown == ""


def test_a_drag_is_given_up_by_esc(hand: XantisHand) -> None:
    before = hand.document.character
    hand.drag("elementalismo", "forza", 0.5, drop=False)
    hand.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(hand.sheet.tree.viewport(), LEFT, NONE, hand.score("forza"))
    assert hand.document.character is before
    assert not tree(hand).drag.mark.isVisible()


# removing


@pytest.mark.parametrize(
    ("answer", "names"),
    [
        (UP, ["Presenza", "..Inganno", "....Travestirsi", "Mente"]),
        (TOO, ["Presenza", "..Inganno", "Mente", "..Elementalismo"]),
        (None, ["Presenza", "..Inganno", "....Teatro", "......Travestirsi"]),
    ],
)
def test_removing_asks_what_becomes_of_the_children(hand: XantisHand, answer: object, names: list[str]) -> None:
    """They move up, or go too; Cancel changes nothing."""
    asked: list[str] = []

    def ask(node: NodeId) -> object:
        asked.append(node)
        return answer

    tree(hand).ask = ask
    before = hand.document.character
    hand.click_field("teatro")
    hand.key(Qt.Key.Key_Delete, CONTROL)
    assert asked == ["teatro"]
    assert hand.names()[8:12] == names
    if answer is None:
        assert hand.document.character is before
        return
    assert tree(hand).rows.cell is not None, "the next score is worked in"
    hand.document.undo()
    assert hand.document.character == before


def test_a_score_without_children_goes_without_a_question(hand: XantisHand) -> None:
    """The last one of all leaves the button that adds one."""
    hand.click_field("fuoco")
    QTest.mouseClick(tree(hand).remove_button, LEFT)
    assert hand.names()[-1] == "..Elementalismo"
    assert tree(hand).rows.cell == ("elementalismo", NAME)
    tree(hand).ask = lambda node: TOO
    for node in ("forza", "prontezza", "presenza", "mente"):
        tree(hand).remove(NodeId(node))
    assert hand.names() == []
    assert focused() is hand.sheet.page.nothing.add


def test_the_question_itself(hand: XantisHand) -> None:
    """A dialog with three answers, opened and answered."""
    from PySide6.QtCore import QTimer

    from brp_desktop.views.dialogs.choice import ChoiceDialog

    said: list[str] = []

    def answer() -> None:
        dialog = next(each for each in QApplication.topLevelWidgets() if isinstance(each, ChoiceDialog))
        said.append(dialog.windowTitle())
        said.extend(button.accessibleName() for button in dialog.findChildren(QAbstractButton))
        next(each for each in dialog.findChildren(QAbstractButton) if "too" in each.accessibleName()).click()

    QTimer.singleShot(0, answer)
    tree(hand).remove(NodeId("inganno"))
    assert said == ["Remove “Inganno”?", "Move them up", "Remove them too", "Cancel"]
    assert "..Inganno" not in hand.names()
    assert "....Teatro" not in hand.names()


# lists


def test_lists_are_filled_in(hand: XantisHand) -> None:
    """Actions, weapons and counters: added, renamed, costs, scores from a list that is searched by typing."""
    side = hand.sheet.editing.side
    actions = side.lists["action"]
    QTest.mouseClick(actions.add_button, LEFT)
    hand.type("Parata")
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Return)
    picks = next(each for each in hand.sheet.findChildren(PickList) if each.isVisible())
    QTest.keyClicks(picks.edit, "gin")
    QTest.keyClick(picks.edit, Qt.Key.Key_Return)
    hand.sheet.activateWindow()
    actions.rows.choice.setFocus()
    hand.key(Qt.Key.Key_Tab)
    hand.type("0")
    hand.key(Qt.Key.Key_Return)
    action = hand.document.character.actions[-1]
    assert (action.name, action.node, action.pa, action.instantaneous) == ("Parata", "ginnasta", 0, True)
    QTest.mouseClick(side.lists["counter"].add_button, LEFT)
    hand.type("Mana")
    hand.key(Qt.Key.Key_Tab)
    hand.type("3")
    hand.key(Qt.Key.Key_Tab)
    hand.type("x")
    hand.key(Qt.Key.Key_Return)
    counters = side.lists["counter"]
    assert counters.rows.sentence_shown == "That is not a whole number."
    hand.key(Qt.Key.Key_Escape)
    counter = hand.document.character.counters[-1]
    assert (counter.name, counter.now, counter.maximum) == ("Mana", 3, None)


def test_rows_of_lists_move_and_go(hand: XantisHand) -> None:
    """Alt+arrows and the grip; Ctrl+Delete takes a row off and the next one is worked in."""
    actions = hand.sheet.editing.side.lists["action"]

    def order() -> list[str]:
        return [row.id for row in hand.document.character.actions]

    actions.open("schivata")
    hand.key(Qt.Key.Key_Down, ALT)
    hand.key(Qt.Key.Key_Down, ALT)
    assert (order(), steps(hand), actions.rows.cell) == (["salto", "fiammata", "schivata"], 1, ("schivata", 0))
    hand.key(Qt.Key.Key_Down, ALT)
    assert actions.rows.sentence_shown == "It is the last already."
    viewport = actions.table.viewport()
    height = actions.table.row_height()
    QTest.mousePress(viewport, LEFT, NONE, QPoint(5, 2 * height + 8))
    QTest.mouseMove(viewport, QPoint(5, height))
    QTest.mouseMove(viewport, QPoint(5, 3))
    QTest.mouseRelease(viewport, LEFT, NONE, QPoint(5, 3))
    assert order() == ["schivata", "salto", "fiammata"]
    QTest.mousePress(viewport, LEFT, NONE, QPoint(5, 8))
    QTest.mouseMove(viewport, QPoint(5, height))
    QTest.mouseMove(viewport, QPoint(5, 2 * height + 2))
    QTest.mouseRelease(viewport, LEFT, NONE, QPoint(5, 2 * height + 2))
    assert order() == ["salto", "schivata", "fiammata"]
    hand.document.undo()
    actions.open("salto")
    hand.key(Qt.Key.Key_Delete, CONTROL)
    assert (order(), actions.rows.cell) == (["schivata", "fiammata"], ("fiammata", 0))


# formulas


def test_formulas(hand: XantisHand) -> None:
    """Terms are taken out and put in, a missing one is named; Pa Max by hand is dropped again."""
    side = hand.sheet.editing.side
    pa_max = side.pa_max
    QTest.mouseClick(pa_max.chips[NodeId("ginnasta")], LEFT)
    assert (hand.document.derived.pa_max, focused()) == (16, pa_max.chips[NodeId("cavaliere")])
    QTest.mouseClick(pa_max.add_button, LEFT)
    picks = next(each for each in hand.sheet.findChildren(PickList) if each.isVisible())
    assert not any(pick.value == "cavaliere" for pick in picks.shown())
    QTest.keyClicks(picks.edit, "forza")
    QTest.keyClick(picks.edit, Qt.Key.Key_Return)
    assert hand.document.derived.pa_max == 28
    hand.document.perform(RemoveNode(NodeId("cavaliere")))
    assert pa_max.chips[NodeId("cavaliere")].accessibleName() == "missing term: Cavaliere: take out of the formula"
    pa_max.number.field.setFocus()
    pa_max.number.field.selectAll()
    hand.type("40")
    hand.key(Qt.Key.Key_Return)
    assert (hand.document.derived.pa_max, hand.document.derived.pa_max_by_hand) == (40, True)
    assert "set by hand" in pa_max.row.accessibleName()
    QTest.mouseClick(pa_max.computed, LEFT)
    assert not hand.document.derived.pa_max_by_hand
    number = side.initiative.number.field
    number.setFocus()
    number.selectAll()
    hand.type("-2")
    hand.key(Qt.Key.Key_Return)
    assert hand.document.derived.initiative.value == 3
    assert side.initiative.row.accessibleName() == "Iniziativa 3, Prontezza − 2"


def test_a_chip_goes_by_delete_and_the_focus_stays(hand: XantisHand) -> None:
    """The next chip has it, then the button that adds."""
    pa_max = hand.sheet.editing.side.pa_max
    pa_max.chips[NodeId("prontezza")].setFocus()
    for _ in range(4):
        hand.key(Qt.Key.Key_Delete)
    assert hand.document.character.pa_max_terms == ()
    assert focused() is pa_max.add_button
    hand.document.undo()
    assert hand.document.character.pa_max_terms == ("ginnasta",)


# who it is


def test_identity_fields(hand: XantisHand) -> None:
    """Each a step; who plays is a switch."""
    fields = hand.sheet.head.fields
    hand.sheet.begin()
    hand.type("Nera")
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Tab)
    assert focused() is fields["group"].field
    hand.type("Guardie")
    hand.key(Qt.Key.Key_Return)
    hand.sheet.editing.side.npc.click()
    character = hand.document.character
    assert (character.name, character.group, character.npc, steps(hand)) == ("Nera", "Guardie", True, 3)


def test_own_names_of_penalties(hand: XantisHand) -> None:
    box = hand.sheet.editing.side.penalties.boxes["pr"]
    box.name.setFocus()
    hand.type("Paura")
    hand.key(Qt.Key.Key_Return)
    assert hand.document.character.pr.name == "Paura"
    hand.sheet.set_edit_mode(False)
    assert hand.sheet.side.penalties.boxes["pr"].stepper.field.accessibleName() == "Pr, Paura"


# detail


def test_detail_of_a_score(hand: XantisHand, detail: XantisDetailPanel) -> None:
    """Its why, its tier, what it hangs from."""
    hand.click_field("travestirsi")
    assert hand.detailed == [XantisSubject(id="travestirsi")]
    assert (detail.title.text(), detail.number.text()) == ("Travestirsi", "9")
    assert detail.rows.plain_text().endswith("Capacity 9")
    above = detail.score.above
    assert "Travestirsi" not in [above.itemText(row) for row in range(above.count())]
    above.setCurrentIndex(above.findText("Scherma"))
    above.activated.emit(above.currentIndex())
    assert hand.sheet.scores.path(NodeId("travestirsi")) == ("forza", "mischia", "scherma", "travestirsi")
    tier = detail.score.tier
    tier.setCurrentIndex(0)
    tier.activated.emit(0)
    assert detail.score.problem.text() == "“Travestirsi” goes only under a score of a higher tier."
    assert tier.currentText() == "Specializzazione"
    detail.remove.click()
    assert "Travestirsi" not in str(hand.names())
    assert detail.title.text() == "Nothing chosen"


def test_detail_of_an_action(hand: XantisHand, detail: XantisDetailPanel) -> None:
    """Instantaneous and 0 Pa are kept in step; spell and note."""
    hand.sheet.editing.side.lists["action"].open("schivata")
    entry = detail.entry
    assert (detail.title.text(), detail.number.text(), entry.instantaneous.isChecked()) == ("Schivata", "11", False)
    entry.instantaneous.click()
    assert hand.document.character.actions[0].pa == 0
    entry.spell.click()
    entry.note.setPlainText("Di lato.")
    action = hand.document.character.actions[0]
    assert (action.spell, action.note) == (True, "Di lato.")
    entry.instantaneous.click()
    assert hand.document.character.actions[0].pa is None


def test_detail_of_a_weapon(hand: XantisHand, detail: XantisDetailPanel) -> None:
    """Dice of the Danni as text, whatever it is; a bonus within its limits."""
    hand.sheet.editing.side.lists["weapon"].open("sciabola")
    entry = detail.entry
    detail.activateWindow()
    entry.damage.setFocus()
    entry.damage.selectAll()
    QTest.keyClicks(entry.damage, "tanti D6, meta")
    QTest.keyClick(entry.damage, Qt.Key.Key_Return)
    assert hand.document.character.weapons[0].damage == "tanti D6, meta"
    assert entry.damage.hint == "Kept as it is; no dice that the tray could roll."
    entry.bonus.setFocus()
    entry.bonus.selectAll()
    QTest.keyClicks(entry.bonus, "200")
    QTest.keyClick(entry.bonus, Qt.Key.Key_Return)
    assert entry.bonus.error == "200 is not between -99 and 99."
    detail.set_subject(XantisSubject(use=Use("action", "salto")))
    assert entry.bonus.error == ""
    assert hand.document.character.weapons[0].bonus == 2


def test_detail_of_the_rest(hand: XantisHand, detail: XantisDetailPanel, language: Any) -> None:
    """Pa Max, Iniziativa, a counter; what is gone is nothing chosen; named in three languages."""
    side = hand.sheet.editing.side
    side.pa_max.row.setFocus()
    assert (hand.detailed[-1], detail.title.text(), detail.number.text()) == (PA_MAX, "Pa Max", "22")
    side.initiative.row.setFocus()
    assert (hand.detailed[-1], detail.title.text()) == (INITIATIVE, "Iniziativa")
    side.lists["counter"].open("ferite")
    assert (hand.detailed[-1], detail.title.text()) == (SheetValue("counter", "ferite"), "Ferite")
    detail.remove.click()
    assert hand.document.character.counters == ()
    assert detail.title.text() == "Nothing chosen"
    for lang in ("en", "fr", "it"):
        language.choose(lang)
        QApplication.processEvents()
        for subject in (XantisSubject(id="forza"), XantisSubject(use=Use("attack", "sciabola")), PA_MAX):
            detail.set_subject(subject)
            assert nameless(detail) == []
        assert nameless(hand.sheet) == []


def test_the_page_of_the_rules(hand: XantisHand) -> None:
    """A link in edit mode leads there."""
    from brp_desktop.views.rules.dialog import RulesDialog

    assert hand.sheet.bar.rules.isVisible()
    QTest.mouseClick(hand.sheet.bar.rules, LEFT)
    dialog = hand.sheet.findChild(RulesDialog)
    assert dialog.isVisible()
    dialog.close()
    hand.sheet.set_edit_mode(False)
    assert not hand.sheet.bar.rules.isVisible()


# room


@pytest.mark.parametrize(("lang", "zoom", "size"), each_pair(["en", "fr", "it"], [1.0, 2.0], [(896, 640), (704, 440)]))
def test_nothing_is_cut(at_fields: Open, language: Any, lang: str, zoom: float, size: tuple[int, int]) -> None:
    """Buttons hold their words, fields lie inside their columns."""
    language.choose(lang)
    hand = at_fields(size=size, zoom=zoom)
    sheet, side = hand.sheet, hand.sheet.editing.side
    for button in sheet.findChildren(QAbstractButton):
        if button.isVisible() and button.text():
            assert button.minimumSizeHint().width() <= button.width(), button.text()
    for button in (tree(hand).under, tree(hand).beside, tree(hand).root, tree(hand).remove_button):
        assert button.sizeHint().width() <= button.width()
        assert tree(hand).strip.rect().contains(button.geometry())
    for part in (*side.lists.values(), side.pa_max, side.initiative, side.penalties, side.npc):
        assert side.rect().contains(part.geometry())
    for kind in side.lists.values():
        for key in kind.model.keys:
            for column in range(len(kind.model.fields)):
                assert kind.table.viewport().rect().contains(kind.table.field_rect(key, column))


def test_a_narrow_tree_leaves_the_tiers_to_the_detail(at_fields: Open) -> None:
    """Tab then goes from name to value."""
    hand = at_fields(size=(704, 440))
    assert hand.sheet.tree.isColumnHidden(TIER)
    hand.click_field("forza")
    hand.key(Qt.Key.Key_Tab)
    assert tree(hand).rows.cell == ("forza", VALUE)


def test_read_only_stays_in_play(at_fields: Open, character: XantisCharacter) -> None:
    """A sheet without actions and weapons can be filled in; names may hold markup."""
    hand = at_fields(replace(character, actions=(), weapons=(), counters=(), name="<i>N</i>"))
    assert [kind.model.rowCount() for kind in hand.sheet.editing.side.lists.values()] == [0, 0, 0]
    hand.sheet.grab()


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_menu_of_a_row(hand: XantisHand, language: Any, lang: str) -> None:
    """Everything that keys do; a letter of its own for each entry; beside the rows only what needs none."""
    language.choose(lang)
    hand.sheet.tree.menu_requested.emit(NodeId("teatro"), hand.sheet.mapToGlobal(QPoint(50, 50)))
    menu = next(each for each in hand.sheet.findChildren(QMenu) if each.isVisible())
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    letters = [text[text.index("&") + 1].lower() for text in texts]
    assert len(texts) == len(set(letters)) == 9
    menu.actions()[2].trigger()
    assert hand.names()[-1] == "Caratteristica"
    menu.close()
    hand.sheet.tree.menu_requested.emit(None, hand.sheet.mapToGlobal(QPoint(50, 50)))
    menu = next(each for each in hand.sheet.findChildren(QMenu) if each.isVisible())
    assert len(menu.actions()) == 1
    menu.close()
    hand.sheet.editing.side.lists["action"].table.menu_requested.emit("salto", hand.sheet.mapToGlobal(QPoint(50, 50)))
    menu = next(each for each in hand.sheet.findChildren(QMenu) if each.isVisible())
    menu.actions()[-1].trigger()
    menu.close()
    assert [row.id for row in hand.document.character.actions] == ["schivata", "fiammata"]
