"""A Xantis sheet in the window: chosen with the mouse, rolled with keys, found, filled in, undone, saved."""

from pathlib import Path

import pytest
from names_for_readers import nameless
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from xantis_hand import ALT, CONTROL, LEFT, XantisHand, focused

from brp_desktop.models.xantis_scores import ScoreColumn
from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSubject
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.storage import open_document


@pytest.fixture
def nerea(tmp_path: Path, project_root: Path) -> Path:
    """A copy of the sample that may be saved."""
    path = tmp_path / "nerea 🎭.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "nerea-valdombra.rpgsheet").read_bytes())
    return path


def settle() -> None:
    QApplication.processEvents()


def test_by_mouse(start, nerea: Path) -> None:
    """A click brings the score into the panel and no die falls; a double click rolls; an attack costs its Pa."""
    player = start()
    document = player.open(nerea)
    window = player.window
    hand = XantisHand(window.sheet)
    hand.click("travestirsi")
    assert window.rolls.subject == XantisSubject(id="travestirsi")
    assert window.dice_panel.vdr_line.accessibleName().startswith("Vdr = 9 − 1 = 8, 26/36")
    assert player.entries() == []
    player.dice.next_faces = [3, 2]
    hand.click("travestirsi", double=True)
    assert player.entries()[0].xantis.margin == 3
    assert hand.sheet.tree.chosen == "travestirsi"
    player.dice.next_faces = [2, 2]
    hand.click_use(Use("attack", "sciabola"), double=True)
    assert document.derived.pa_left == 7
    assert hand.sheet.head.tracks.tracks["pa"].number.number == "7"
    hand.click_use(Use("attack", "sciabola"), double=False)
    player.dice.next_faces = [2, 3]
    hand.key(Qt.Key.Key_Return)
    assert document.derived.pa_left == 0
    hand.key(Qt.Key.Key_Return)
    assert len(player.entries()) == 3, "7 Pa are needed and none is left: nothing is rolled"
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert document.derived.pa_left == 7


def test_by_keyboard(start, nerea: Path) -> None:
    """Tab to the tree, arrows choose, Enter rolls, Space again, ? asks why, Ctrl+2 the notes, Ctrl+1 back."""
    player = start(nerea)
    sheet = player.window.sheet
    assert focused() is sheet.tree
    for _ in range(4):
        player.press(Qt.Key.Key_Down)
    assert player.window.rolls.subject == XantisSubject(id="prontezza")
    player.dice.next_faces = [2, 1, 4, 5]
    player.press(Qt.Key.Key_Return)
    player.press(Qt.Key.Key_Space)
    assert [entry.xantis.margin for entry in player.entries()] == [-5, 1]
    player.press(Qt.Key.Key_Question)
    assert sheet.asking.popover.isVisible()
    player.press(Qt.Key.Key_Escape)
    player.press(Qt.Key.Key_Tab)
    assert focused() is sheet.side.uses
    player.press(Qt.Key.Key_Down)
    assert player.window.rolls.subject == XantisSubject(id="ginnasta", use=Use("action", "salto"))
    player.press(Qt.Key.Key_2, CONTROL)
    assert focused() is sheet.notes.list
    player.press(Qt.Key.Key_1, CONTROL)
    assert focused() is sheet.tree
    player.press(Qt.Key.Key_D)
    assert focused() is player.window.dice_panel.circumstances.difficulty.edit


def test_quick_find_leads_to_everything(start, nerea: Path) -> None:
    """Scores, Iniziativa, actions, weapons: Enter rolls and marks, Ctrl+Enter only chooses; editing: the field."""
    player = start(nerea)
    sheet, commands = player.window.sheet, player.application.commands
    player.dice.next_faces = [3, 3]
    commands.find_text("teat")
    QTest.keyClick(commands._quick_find.edit, Qt.Key.Key_Return)
    assert player.entries()[0].name.name == "Teatro"
    assert (sheet.tree.chosen, sheet.tree.current_key()) == ("teatro", "teatro")
    commands.find_text("parry")
    QTest.keyClick(commands._quick_find.edit, Qt.Key.Key_Return, CONTROL)
    assert player.window.rolls.subject == XantisSubject(id="sciabola", use=Use("parry", "sciabola"))
    assert sheet.side.uses.current_use() == Use("parry", "sciabola")
    commands.find_text("inizi")
    QTest.keyClick(commands._quick_find.edit, Qt.Key.Key_Return, CONTROL)
    assert player.window.rolls.subject == INITIATIVE
    player.window.set_editing(True)
    commands.find_text("fuoco")
    QTest.keyClick(commands._quick_find.edit, Qt.Key.Key_Return)
    assert sheet.editing.tree.rows.cell == ("fuoco", ScoreColumn.NAME)
    commands.find_text("salto")
    QTest.keyClick(commands._quick_find.edit, Qt.Key.Key_Return)
    assert sheet.editing.side.lists["action"].rows.cell == ("salto", 0)
    detail = player.window.dock.pages.currentWidget()
    assert detail.title.text() == "Salto"


def test_a_sheet_is_filled_in_without_a_mouse(start, home: Path, tmp_path: Path) -> None:
    """A new sheet begins at the name; Tab, letters, Alt+arrows, undo and redo; saved, and read again the same."""
    player = start()
    player.window.actions_["new_xantis"].trigger()
    settle()
    document, sheet = player.document, player.window.sheet
    hand = XantisHand(sheet)
    assert player.window.editing
    assert focused() is sheet.head.fields["name"].field
    player.type("Gornand")
    for _ in range(7):
        player.press(Qt.Key.Key_Tab)
    assert sheet.editing.tree.rows.cell == ("forza", ScoreColumn.NAME)
    player.press(Qt.Key.Key_Tab)
    player.press(Qt.Key.Key_Tab)
    player.type("6")
    player.press(Qt.Key.Key_Tab)
    player.press(Qt.Key.Key_Up, ALT)
    assert hand.names()[:2] == ["Prontezza", "..Atletica"]
    player.press(Qt.Key.Key_Z, CONTROL)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert (hand.names()[0], sheet.scores.node(NodeId("forza")).value) == ("Forza", 0)
    player.press(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert sheet.scores.node(NodeId("forza")).value == 6
    assert document.character.name == "Gornand"
    player.answers.save_path = tmp_path / "gornand.rpgsheet"
    player.press(Qt.Key.Key_S, CONTROL)
    settle()
    assert open_document(tmp_path / "gornand.rpgsheet").character == document.character


def test_edit_and_back_keep_the_place(start, nerea: Path) -> None:
    """Ctrl+E: the score that was chosen is the one whose name is typed, and the other way round; nothing rolls."""
    player = start(nerea)
    sheet = player.window.sheet
    XantisHand(sheet).click("inganno")
    player.press(Qt.Key.Key_E, CONTROL)
    assert sheet.editing.tree.rows.cell == ("inganno", ScoreColumn.NAME)
    detail = player.window.dock.pages.currentWidget()
    assert detail.title.text() == "Inganno"
    player.press(Qt.Key.Key_Down)
    player.press(Qt.Key.Key_Return)
    player.press(Qt.Key.Key_E, CONTROL)
    assert (focused(), sheet.tree.current_key()) == (sheet.tree, "teatro")
    assert player.entries() == []


def test_undo_says_what_it_undid(start, nerea: Path) -> None:
    """Each act of edit mode has its name in the menu."""
    player = start(nerea)
    player.window.set_editing(True)
    hand = XantisHand(player.window.sheet)
    undo = player.window.actions_["undo"]
    QTest.mouseClick(player.window.sheet.editing.tree.root, LEFT)
    assert undo.text() == "Undo new score"
    hand.drag("elementalismo", "forza", 0.5)
    assert undo.text() == "Undo place of Elementalismo"
    hand.click_field("forza", ScoreColumn.VALUE)
    player.press(Qt.Key.Key_Up)
    assert undo.text() == "Undo value of Forza"


@pytest.mark.parametrize("theme", ["paper", "ink", "contrast"])
def test_everything_has_a_name_in_every_theme(start, nerea: Path, theme: str) -> None:
    """In play, on the notes, in edit mode, at 1024 × 600 and at 200 %."""
    player = start(nerea, theme=theme, size=(1024, 600))
    window = player.window
    for editing in (False, True):
        window.set_editing(editing)
        for page in (1, 0):
            window.show_page(page)
            settle()
            assert nameless(window) == []
    window.set_editing(False)
    window.zoom.set_percent(200)
    window.sheet.set_zoom(2.0)
    settle()
    assert nameless(window) == []
    assert window.sheet.grab().width() == window.sheet.width()


def test_nothing_is_left_of_a_closed_sheet(start, nerea: Path) -> None:
    """Edit mode, an open field, a dragged row: the tab is closed, and nothing is asked of it afterwards."""
    player = start(nerea)
    player.window.set_editing(True)
    hand = XantisHand(player.window.sheet)
    hand.drag("elementalismo", "forza", 0.5, drop=False)
    hand.click_field("forza")
    player.type("x")
    player.press(Qt.Key.Key_W, CONTROL)
    settle()
    assert player.window.document is None
