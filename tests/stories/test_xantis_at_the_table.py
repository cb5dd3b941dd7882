"""People of Xantis around the table: Pa and counters in place, Png made in a dialog, the group's test, both systems."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.models.group import Column
from brp_desktop.models.roster import Field, track_in
from brp_desktop.play.npcs import xantis_npc_entry
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.table import Entry, GameTable, Npc, XantisNpc
from brp_desktop.sheet.xantis import Counter, NodeId, ScoreNode
from brp_desktop.sheet.xantis_edits import SetNodeValue
from brp_desktop.storage import new_document, new_table, save_document, save_table
from brp_desktop.storage.journal_db import JournalQuery
from brp_desktop.views.gm.roster_menus import add_menu, row_menu
from brp_desktop.views.xantis.npc_dialog import XantisNpcDialog

CONTROL = Qt.KeyboardModifier.ControlModifier
FERITE = Counter(id="ferite", name="Ferite", now=1, maximum=6)


@pytest.fixture
def table_path(tmp_path: Path) -> Path:
    """Nerea's file, Serra inside, and a guard with percentages."""
    nerea = SetNodeValue(NodeId("prontezza"), 5).apply(new_xantis(name="Nerea Valdombra"))
    nerea = replace(nerea, pa_max=22, pa_left=9, counters=(FERITE,))
    save_document(new_document(nerea), tmp_path / "nerea.rpgsheet")
    fire = ScoreNode(id="fuoco", tier="abilita", name="Fuoco", value=8)
    entries = (
        Entry(id="entry.1", path=str(tmp_path / "nerea.rpgsheet")),
        Entry(
            id="entry.2",
            name="Serra",
            group="Guardie",
            xantis=XantisNpc(pa_max=18, initiative=4, nodes=(fire,), counters=(FERITE,)),
        ),
        Entry(id="entry.3", name="Guard", npc=Npc(percentage=40)),
    )
    return save_table(new_table(GameTable(entries=entries)), tmp_path / "t.rpgtable").path


class Room:
    """A game master at that table."""

    def __init__(self, player: Any, path: Path) -> None:
        self.player = player
        player.window.show_tab("gm")
        QApplication.processEvents()
        self.gm = player.window.gm
        self.master, self.panel = self.gm.master, self.gm.panel
        self.table, self.giro = self.master.table, self.master.round
        assert self.table.open(path)
        QApplication.processEvents()
        self.roster = self.panel.roster

    def row(self, name: str) -> Any:
        return next(row for row in self.table.rows if row.name == name)

    def on(self, name: str, column: Field = Field.NAME) -> Any:
        """The keyboard in a cell; its model and place."""
        for view, model in zip(self.roster.tables, self.roster.models, strict=True):
            place = model.place_of(self.row(name).id)
            if place >= 0:
                view.setFocus()
                view.setCurrentIndex(model.index(place, column))
                QApplication.processEvents()
                return view
        raise AssertionError(name)

    def pa(self, name: str) -> Any:
        track = track_in(self.row(name), Field.PA)
        return track.current, track.maximum

    def type_pa(self, name: str, text: str) -> None:
        """In the cell, with the keyboard."""
        self.on(name, Field.PA)
        self.player.press(Qt.Key.Key_F2)
        self.player.type(text)
        self.player.press(Qt.Key.Key_Return)
        QApplication.processEvents()

    def segments(self) -> list[str]:
        return [each.value for each in self.panel.segments._segments if not each.isHidden()]


@pytest.fixture
def room(start, table_path: Path) -> Callable[..., Room]:
    """A window with both systems around its table."""

    def sit(**more: Any) -> Room:
        return Room(start(**more), table_path)

    return sit


def test_pa_have_a_column_of_their_own(room) -> None:
    """A gauge and a number for people of Xantis, nothing for the others; hit points the other way round."""
    m = room()
    players, others = m.roster.models
    assert players.index(0, Field.PA).data() == "9"
    assert [others.index(place, Field.PA).data() for place in range(2)] == ["18", ""]
    assert others.index(0, Field.HIT_POINTS).data() == ""
    assert not m.roster.tables[1].isColumnHidden(Field.PA)
    assert others.headerData(Field.PA, Qt.Orientation.Horizontal) == "Pa"
    said = others.index(0, Field.PA).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "18" in said
    assert "Pa" in said
    assert not m.roster.grab().isNull()


def test_pa_are_set_in_place_where_they_belong(room) -> None:
    """At the table in the Giro; on a player's sheet when that is open; both are undone."""
    m = room()
    m.giro.add(m.giro.candidates())
    m.type_pa("Serra", "-5")
    assert m.pa("Serra") == (13, 18)
    assert next(one for one in m.giro.round.participants if one.name == "Serra").pa_left == 13
    m.roster.acts.undo()
    assert m.pa("Serra") == (18, 18)


def test_a_players_pa_go_to_the_open_sheet(room, tmp_path: Path) -> None:
    """What the roster sets stands on the sheet, and is one step of it."""
    m = room()
    document = m.player.open(tmp_path / "nerea.rpgsheet")
    m.player.window.show_tab("gm")
    m.type_pa("Nerea Valdombra", "4")
    assert document.character.pa_left == 4
    assert m.pa("Nerea Valdombra") == (4, 22)
    document.undo()
    assert m.pa("Nerea Valdombra") == (9, 22)


def test_counters_stand_in_the_row_and_its_menu(room) -> None:
    """One more is one step; the other of the table."""
    m = room()
    view = m.on("Serra")
    menu = row_menu(m.roster)
    inside = next(action.menu() for action in menu.actions() if action.menu() and "Ferite 1/6" in action.text())
    next(action for action in inside.actions() if action.text() == "One &more").trigger()
    menu.close()
    assert m.row("Serra").xantis.counters[0].now == 2
    text = view.model().index(view.currentIndex().row(), Field.NAME).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Ferite 2/6" in text
    m.roster.acts.undo()
    assert m.row("Serra").xantis.counters[0].now == 1


def test_a_png_is_made_in_a_dialog_and_changed_with_enter(room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake is said at its place and nothing typed is lost; each time one step."""
    m = room()
    seen: list[str] = []

    def make(dialog: XantisNpcDialog) -> int:
        dialog.texts["group"].edit.setText("Guardie")
        dialog.accept()
        seen.append(dialog.problem.text())
        dialog.texts["name"].edit.setText("Capitano")
        dialog.texts["pa_max"].edit.setText("dieci")
        dialog.accept()
        seen.append(dialog.problem.text())
        dialog.texts["pa_max"].edit.setText("16")
        dialog.add_buttons["nodes"].click()
        row = dialog.rows["nodes"][-1]
        assert row.fields[0].edit.hasFocus() or row.fields[0].edit is dialog.focusWidget()
        for field, text in zip(row.fields, ("Alabarda", "9"), strict=True):
            field.edit.setText(text)
        dialog.add_buttons["weapons"].click()
        for field, text in zip(
            dialog.rows["weapons"][-1].fields, ("Alabarda", "alabarda", "6", "3", "2D6"), strict=True
        ):
            field.edit.setText(text)
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(XantisNpcDialog, "exec", make)
    menu = add_menu(m.roster)
    next(action for action in menu.actions() if action.text() == "P&ng of Xantis…").trigger()
    menu.close()
    assert seen == ["Name: A name is needed.", "Pa Max: That is not a number."]
    made = m.row("Capitano")
    assert (made.entry.group, made.entry.xantis.pa_max) == ("Guardie", 16)
    assert made.entry.xantis.weapons[0].node == made.entry.xantis.nodes[0].id
    assert [action.name for action in made.entry.xantis.actions] == ["Schivata", "Salto", "Nascondersi", "Parata"]

    def change(dialog: XantisNpcDialog) -> int:
        assert dialog.rows["weapons"][0].cells == ("Alabarda", "Alabarda", "6", "3", "2D6")
        dialog.texts["name"].edit.setText("Comandante")
        dialog.rows["actions"][0].remove.click()
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(XantisNpcDialog, "exec", change)
    m.on("Capitano")
    m.player.press(Qt.Key.Key_Return)
    assert len(m.row("Comandante").entry.xantis.actions) == 3
    m.roster.acts.undo()
    assert len(m.row("Capitano").entry.xantis.actions) == 4
    m.roster.acts.undo()
    assert all(row.name != "Capitano" for row in m.table.rows)


def test_a_refused_dialog_changes_nothing(room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the person nor the steps."""
    m = room()
    before = m.table.table
    monkeypatch.setattr(XantisNpcDialog, "exec", lambda dialog: (dialog.reject(), dialog.result())[1])
    m.roster.dialogs.add_png()
    m.roster.dialogs.edit_person(m.row("Serra"))
    assert m.table.table == before


def test_enter_opens_a_players_sheet(room) -> None:
    """In a tab of its own."""
    m = room()
    m.on("Nerea Valdombra")
    m.player.press(Qt.Key.Key_Return)
    assert m.player.window.document.character.name == "Nerea Valdombra"


def test_people_go_from_the_table_into_the_giro(room) -> None:
    """By the menu; who takes part already is not asked twice."""
    m = room()
    m.on("Serra")
    for _ in range(2):
        menu = row_menu(m.roster)
        next(action for action in menu.actions() if action.text() == "Into the Gi&ro").trigger()
        menu.close()
    assert [(one.shown_name, one.pa_max) for one in m.giro.round.participants] == [("Serra", 18)]


def test_people_are_dragged_from_the_table_into_the_giro(room, tmp_path: Path) -> None:
    """Onto the list; others than people of Xantis are left out."""
    m = room()
    m.player.open(tmp_path / "nerea.rpgsheet")
    m.player.window.show_tab("gm")
    m.panel.show_page("giro")
    QApplication.processEvents()
    cards = m.panel.pages.currentWidget().findChild(QWidget, "round_list").cards
    model = m.roster.models[1]
    data = model.mimeData([model.index(place, Field.NAME) for place in range(model.rowCount())])
    drop = QDropEvent(
        QPointF(40, 20), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    cards.dropEvent(drop)
    assert drop.isAccepted()
    assert [one.shown_name for one in m.giro.round.participants] == ["Serra"]


def test_the_pages_follow_the_system_of_the_sheet(room, sample: Path, tmp_path: Path) -> None:
    """A switch where both are around the table; each system remembers its page."""
    m = room()
    m.player.open(sample)
    assert m.segments()[:3] == ["opposed", "resistance", "group"]
    assert m.panel.systems.isVisible()
    m.panel.show_page("resistance")
    m.player.open(tmp_path / "nerea.rpgsheet")
    assert m.segments()[:4] == ["confrontation", "giro", "everybody", "together"]
    m.panel.show_page("giro")
    m.player.open(sample)
    assert m.panel.pages.currentWidget().objectName() == "resistance_page"
    m.panel.systems.button("xantis").click()
    assert m.panel.pages.currentWidget().objectName() == "giro_page"
    m.panel.systems.button("brp").click()
    assert m.panel.pages.currentWidget().objectName() == "resistance_page"


def test_one_system_alone_offers_no_switch(start, sample: Path) -> None:
    """Nobody of Xantis is there."""
    player = start(sample)
    player.window.show_tab("gm")
    assert player.window.gm.panel.systems.isHidden()


def test_who_stands_on_both_sides_is_marked_with_the_first(start, table_path: Path) -> None:
    """As around a percentile table."""
    m = Room(start(), table_path)
    m.panel.set_system("xantis")
    acts = m.roster.acts
    m.on("Serra")
    acts.put_on_side("a", False)
    acts.put_on_side("b", False)
    assert m.roster.npcs.delegate.sides == {"entry.2": "a"}


class Group:
    """The page on which everybody tests."""

    def __init__(self, m: Room) -> None:
        self.m = m
        m.panel.set_system("xantis")
        m.panel.show_page("everybody")
        QApplication.processEvents()
        self.page = m.panel.pages.currentWidget()
        self.said: list[str] = []
        self.page.announced.connect(self.said.append)

    def cells(self) -> list[list[str]]:
        model = self.page.model
        return [[str(model.index(row, column).data() or "") for column in Column] for row in range(model.rowCount())]


def test_everybody_tests_iniziativa(room) -> None:
    """Vdr and chance stand there before; then the best first, each told, each with a line in the journal."""
    m = room()
    g = Group(m)
    assert [row[:3] for row in g.cells()] == [["Nerea Valdombra", "5", "27.78%"], ["Serra", "4", "16.67%"]]
    m.player.dice.next_faces = [4, 4, 1, 2]
    g.page.what.setFocus()
    m.player.press(Qt.Key.Key_Return, CONTROL)
    assert [row[0] for row in g.cells()] == ["Serra", "Nerea Valdombra"]
    assert g.said == ["1 of 2 succeed. Iniziativa."]
    lines = [line for line in m.player.context.log.entries(JournalQuery(), 20) if line.side == "all"]
    assert {line.character for line in lines} == {"Nerea Valdombra", "Serra"}
    assert len({line.contest for line in lines}) == 1
    g.page.result_card.copy.click()
    assert QGuiApplication.clipboard().text().startswith("Iniziativa: 1 of 2 succeed.\nSerra, Vdr 4")


def test_a_score_that_only_some_have(room) -> None:
    """Chosen from a list by typing; who has none is left standing and does not test."""
    m = room()
    g = Group(m)
    g.page.what.setFocus()
    m.player.press(Qt.Key.Key_Return)
    m.player.type("fuoco")
    m.player.press(Qt.Key.Key_Return)
    assert g.page.controller.name == "Fuoco"
    g.page.difficulty.more.click()
    nerea, serra = g.cells()
    assert nerea[Column.NOTE] in ("", "has no such score")
    assert serra[Column.WHAT] == "7"
    m.player.dice.next_faces = [1, 2, 1, 3][: 2 * sum(bool(row[Column.WHAT]) for row in g.cells())]
    g.page.roll_button.click()
    assert m.player.dice.next_faces == []
    assert g.page.result_card.isVisible()
    g.page.interpretation.button(2).click()
    assert g.page.result_card.isHidden(), "what is asked now is something else"


def test_a_penalty_is_left_out_of_everybodys_test(room) -> None:
    """A7: a box for each that anybody has; with another score all count again."""
    m = room()
    g = Group(m)
    assert g.page.penalties.isHidden()
    ivo = XantisNpc(pa_max=18, initiative=8, pme=2, pd=1)
    m.table.add([xantis_npc_entry(m.table.table, "Ivo", ivo, "Guardie")])
    QApplication.processEvents()
    boxes = g.page.penalties.boxes
    assert [box.text() for box in boxes.values() if box.isVisible()] == ["Pme", "Pd"]
    assert [row[1] for row in g.cells() if row[0] == "Ivo"] == ["5"]
    boxes["pme"].setFocus()
    m.player.press(Qt.Key.Key_Space)
    assert [row[1] for row in g.cells()] == ["5", "4", "7"]
    assert boxes["pme"].hasFocus()
    g.page._on_what("Fuoco")
    g.page._on_what("Iniziativa")
    assert [row[1] for row in g.cells() if row[0] == "Ivo"] == ["5"]
    assert boxes["pme"].isChecked()


def test_only_some_take_part(room) -> None:
    """Players or the others, or a tick each."""
    m = room()
    g = Group(m)
    g.page.others.click()
    m.player.dice.next_faces = [1, 2]
    g.page.roll_button.click()
    assert g.said == ["1 of 1 succeed. Iniziativa."]
    g.page.players.click()
    assert [line.joins for line in g.page.controller.lines()] == [True, False]
    model = g.page.model
    place = model.index(0, Column.NAME)
    assert model.setData(place, Qt.CheckState.Unchecked.value, Qt.ItemDataRole.CheckStateRole)
    assert not g.page.roll_button.isEnabled()
    assert g.page.roll_button.toolTip() == "Nobody who takes part has this score."


def test_a_hidden_test_of_everybody(room) -> None:
    """Made, told to nobody, then revealed."""
    m = room()
    g = Group(m)
    table = m.gm.show_table_window()
    m.gm.toggle_hidden()
    m.player.dice.next_faces = [4, 4, 1, 2]
    g.page.roll()
    assert g.said == ["Hidden roll made."]
    assert table.verdict.text() == "No roll yet."
    g.page.result_card.reveal.click()
    assert g.said[-1] == "1 of 2 succeed. Iniziativa."
    assert table.verdict.text() != "No roll yet."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_dialog_of_a_png_is_named_in_every_language(room, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every field is, and no letter leads to two things."""
    m = room(lang=lang)
    seen: list[XantisNpcDialog] = []

    def look(dialog: XantisNpcDialog) -> int:
        dialog.show()
        seen.append(dialog)
        for part in dialog.findChildren(QWidget):
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisibleTo(dialog) and not part.children():
                assert QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name), part
        letters = [
            text[text.index("&") + 1].casefold()
            for part in dialog.findChildren(QWidget)
            if part.isVisibleTo(dialog) and "&" in (text := getattr(part, "text", str)() or "")
        ]
        assert len(set(letters)) == len(letters)
        dialog.hide()
        return 0

    monkeypatch.setattr(XantisNpcDialog, "exec", look)
    m.roster.dialogs.edit_person(m.row("Serra"))
    assert seen
    QTest.qWait(1)
