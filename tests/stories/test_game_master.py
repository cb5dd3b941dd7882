"""The game master at work: opposed checks by mouse and by keyboard, hidden rolls, ticks on two sheets."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QWidget
from sweeps import each_value

from brp_desktop.play.rolling import SubjectName
from brp_desktop.rules.brp import Difficulty
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage.journal_db import JournalQuery
from brp_desktop.views.controls import LinkButton
from brp_desktop.views.gm.parts import Badge
from brp_desktop.views.gm.pick_list import PickList
from brp_desktop.views.stops import passes_on

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
EVERYTHING = JournalQuery(hidden=None)
STEALTH = SubjectName(skill="stealth")
LISTEN = SubjectName(skill="listen")


@pytest.fixture
def folder(tmp_path: Path, project_root: Path) -> Path:
    """A folder with three sheets and a table that refers to them."""
    place = tmp_path / "table"
    place.mkdir()
    for path in (project_root / "resources" / "samples").iterdir():
        (place / path.name).write_bytes(path.read_bytes())
    return place


class Master:
    """A game master in front of the tab."""

    def __init__(self, player, folder: Path) -> None:
        self.player = player
        self.folder = folder
        player.press(Qt.Key.Key_G, CONTROL)
        QApplication.processEvents()
        self.gm = player.window.gm
        self.contests = self.gm.master.contests
        self.table = self.gm.master.table
        self.page = self.gm.panel.opposed
        self.roster = self.gm.panel.roster
        self.said: list[str] = []
        self.page.announced.connect(self.said.append)

    def sheet(self, name: str):
        return next(each for each in self.player.context.files.documents if each.character.name.startswith(name))

    def key(self, name: str) -> str:
        return f"sheet:{self.sheet(name).document_id}"

    def face(self, a: str = "Adèle", b: str = "Bran") -> None:
        """Stealth of a against Listen of b."""
        self.contests.set_who("a", (self.key(a),))
        self.contests.set_name("a", STEALTH)
        self.contests.set_who("b", (self.key(b),))
        self.contests.set_name("b", LISTEN)
        QApplication.processEvents()

    def ticked(self, name: str, skill: str) -> bool:
        return next(row.ticked for row in self.sheet(name).character.skills if row.id == skill)

    def untick(self, name: str, skill: str) -> None:
        from brp_desktop.sheet.edits import SetTick

        self.sheet(name).perform(SetTick(SkillId(skill), False, "by_hand"))

    def click(self, widget: QWidget) -> None:
        self.page.ensureWidgetVisible(widget)
        QTest.mouseClick(widget, LEFT)
        QApplication.processEvents()

    def button(self, name: str) -> QWidget:
        found = self.page.findChild(QWidget, name)
        assert found is not None, name
        return found

    def popup(self) -> PickList:
        found = QApplication.activePopupWidget()
        assert isinstance(found, PickList)
        return found

    def text(self, name: str) -> str:
        found = self.page.card.findChildren(QLabel, name)[-1]
        assert isinstance(found, QLabel)
        return found.text()

    def lines(self, query: JournalQuery = EVERYTHING) -> list[str]:
        return [entry.character for entry in self.player.context.log.entries(query, 100)]


def sheets(folder: Path) -> list[Path]:
    """The one below and the one in front."""
    return [folder / f"{name}.rpgsheet" for name in ("bran-tregear", "adele-fournier")]


@pytest.fixture
def master(start, folder: Path) -> Iterator[Callable[..., Master]]:
    """Starts the application with two sheets open, the game master's tab in front."""

    def begin(**choices) -> Master:
        return Master(start(*sheets(folder), **choices), folder)

    yield begin
    for widget in QApplication.topLevelWidgets():
        if widget.objectName() in ("table_window", "gm_log"):
            widget.close()
            widget.deleteLater()


# the opposed page


def test_by_mouse_two_sheets_tick_each_as_one_step(master) -> None:
    """Choose, roll, verdict in words, both ticks, each taken back by its own undo."""
    m = master()
    m.untick("Bran", "listen")
    m.click(m.page.b.who)
    m.popup().list.setCurrentIndex(m.popup().list.model().index(0, 0))
    names = [pick.name for pick in m.popup().shown()]
    assert any(name.startswith("Bran") for name in names)
    QTest.keyClicks(m.popup().edit, "bran")
    QTest.keyClick(m.popup().edit, Qt.Key.Key_Return)
    m.click(m.page.b.what)
    QTest.keyClicks(m.popup().edit, "listen")
    QTest.keyClick(m.popup().edit, Qt.Key.Key_Return)
    m.click(m.page.a.what)
    QTest.keyClicks(m.popup().edit, "stealth")
    QTest.keyClick(m.popup().edit, Qt.Key.Key_Return)
    assert m.contests.choice("a").name == STEALTH
    assert m.contests.choice("b").name == LISTEN
    before = m.sheet("Adèle").character, m.sheet("Bran").character
    m.player.dice.next_rolls = [8, 22]
    m.click(m.button("roll_both"))
    assert m.text("verdict") == "Adèle Fournier wins: success"
    assert m.text("contest_reason") == "B’s success lowers A’s special success to a success."
    assert m.ticked("Adèle", "stealth")
    assert m.ticked("Bran", "listen")
    assert m.said[-1].startswith("Adèle Fournier wins: success.")
    assert sorted(m.lines(JournalQuery())) == ["Adèle Fournier", "Bran Tregear"]
    undo = m.button("undo_a")
    m.click(undo)
    assert m.sheet("Adèle").character == before[0]
    assert m.ticked("Bran", "listen")
    m.click(m.button("undo_b"))
    assert m.sheet("Bran").character == before[1]
    undone = [entry.undone for entry in m.player.context.log.entries(JournalQuery(), 10)]
    assert undone[:2] == [True, True]


def test_undo_takes_both_ticks_of_a_contest_back_at_once(master) -> None:
    """They are one act of the window, whichever of the two sheets is in front; undone in part, each has its own."""
    m = master()
    m.untick("Bran", "listen")
    m.contests.set_who("b", (f"sheet:{m.sheet('Bran').document_id}",))
    m.contests.set_name("a", STEALTH)
    m.contests.set_name("b", LISTEN)
    m.player.dice.next_rolls = [8, 22]
    m.click(m.button("roll_both"))
    history = m.player.window.history
    history.undo()
    assert not m.ticked("Adèle", "stealth")
    assert not m.ticked("Bran", "listen")
    history.redo()
    assert m.ticked("Adèle", "stealth")
    assert m.ticked("Bran", "listen")
    m.sheet("Bran").undo()
    history.undo()
    assert not m.ticked("Adèle", "stealth")
    assert not m.ticked("Bran", "listen")


def test_by_keyboard_alone(master) -> None:
    """Ctrl+G, names typed, Ctrl+Enter; Ctrl+G again is back on the sheet."""
    m = master()
    assert QApplication.focusWidget() is m.page.a.who
    m.player.press(Qt.Key.Key_Return)
    QTest.keyClicks(m.popup().edit, "ade")
    QTest.keyClick(m.popup().edit, Qt.Key.Key_Return)
    m.player.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is m.page.a.what
    m.player.press(Qt.Key.Key_Return)
    QTest.keyClicks(m.popup().edit, "stealth")
    QTest.keyClick(m.popup().edit, Qt.Key.Key_Return)
    m.page.b.who.setFocus()
    m.player.press(Qt.Key.Key_Return)
    QTest.keyClicks(m.popup().edit, "40")
    QTest.keyClick(m.popup().edit, Qt.Key.Key_Return)
    assert m.contests.choice("b").number == 40
    m.player.dice.next_rolls = [40, 41]
    m.player.press(Qt.Key.Key_Return, CONTROL)
    assert m.text("verdict") == "Adèle Fournier wins: success"
    assert m.text("contest_reason") == "Only A succeeds."
    m.player.press(Qt.Key.Key_G, CONTROL)
    assert m.player.window.dock.tab == "dice"
    assert m.player.window.work.isAncestorOf(QApplication.focusWidget())


def test_a_tie_is_decided_by_the_record_and_said(master) -> None:
    """A tie rule of the sheets: the higher roll (UGE), then changed to the higher score as an undoable step."""
    m = master()
    m.face()
    m.player.dice.next_rolls = [30, 25]
    m.click(m.button("roll_both"))
    rule = m.contests.request.options.opposed_tie
    expected = {
        "roll": "Same level: the higher roll wins, 30 against 25.",
        "score": "Same level: the higher score wins, 55 against 40.",
    }
    assert m.text("contest_reason") == expected[rule]
    menu = m.page.rules_menu()
    other = "score" if rule == "roll" else "roll"
    words = {"score": "At equal level the higher score wins.", "roll": "At equal level the higher roll wins."}
    action = next(action for action in menu.actions() if action.text() == words[other])
    document = m.sheet("Adèle") if m.contests.request.agreement.source == "a" else m.sheet("Bran")
    before = document.character
    action.trigger()
    menu.close()
    assert document.character.options.opposed_tie == other
    assert words[other] in m.page.odds.rule.text()
    document.undo()
    assert document.character == before


def test_a_mismatch_of_rules_is_said_and_one_record_chosen(master) -> None:
    from dataclasses import replace

    from brp_desktop.sheet.edits import SetOptions

    m = master()
    m.face()
    a, b = m.sheet("Adèle"), m.sheet("Bran")
    b.perform(SetOptions(replace(a.character.options, opposed_tie="cancel")))
    QApplication.processEvents()
    assert m.page.mismatch.isVisibleTo(m.page)
    assert "those of A hold" in m.page.mismatch.text()
    menu = m.page.rules_menu()
    next(action for action in menu.actions() if action.text().startswith("&B: Bran")).trigger()
    menu.close()
    assert m.contests.request.options.opposed_tie == "cancel"
    assert "those of B hold" in m.page.mismatch.text()


def test_swapping_changes_the_letters_and_nothing_else(master) -> None:
    m = master()
    m.face()
    m.contests.set_modifier("a", 10)
    m.contests.set_difficulty("b", Difficulty.DIFFICULT)
    odds = m.contests.request.odds
    m.click(m.page.swap)
    swapped = m.contests.request.odds
    assert (odds.a, odds.draw, odds.nobody, odds.b) == (swapped.b, swapped.draw, swapped.nobody, swapped.a)
    assert m.contests.choice("b").name == STEALTH
    assert m.contests.choice("a").difficulty is Difficulty.DIFFICULT
    m.player.dice.next_rolls = [60, 8]
    m.click(m.button("roll_both"))
    assert m.text("verdict") == "Adèle Fournier wins: special success"
    assert m.text("contest_reason") == "Only B succeeds."


def test_after_a_swap_the_card_is_an_earlier_one_with_names(master) -> None:
    """The letters mean others now: the card is headed «Earlier», its reason has names; swapped back it is as before."""
    m = master()
    m.face()
    m.player.dice.next_rolls = [8, 95]
    m.click(m.button("roll_both"))
    assert m.text("contest_reason") == "Only A succeeds."
    m.contests.swap()
    QApplication.processEvents()
    assert m.text("contest_earlier").startswith("Earlier: Adèle Fournier")
    assert m.text("contest_reason") == "Only Adèle Fournier succeeds."
    assert not m.page.card.findChildren(Badge) or all(not each.isVisible() for each in m.page.card.findChildren(Badge))
    assert not m.page.tray.isVisibleTo(m.page)
    m.contests.swap()
    QApplication.processEvents()
    assert m.text("contest_reason") == "Only A succeeds."
    m.contests.set_number("b", 50)
    assert m.text("contest_reason") == "Only Adèle Fournier succeeds."


@pytest.mark.parametrize("motion", ["off", "full"])
def test_the_keyboard_stays_in_the_card(master, motion: str) -> None:
    """«Roll again», «Undo» and «Reveal» vanish under the pointer: the keyboard stays at the result."""
    m = master(motion=motion)
    m.untick("Bran", "listen")
    m.face()

    def settle() -> None:
        m.contests.finish()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def name() -> str:
        focus = QApplication.focusWidget()
        return focus.objectName() if focus is not None and m.page.card.isAncestorOf(focus) else f"outside: {focus}"

    m.player.dice.next_rolls = [8, 22, 8, 22, 8, 22]
    m.contests.roll()
    settle()
    m.click(m.button("roll_again"))
    settle()
    assert name() == "roll_again"
    m.contests.show(m.contests.earlier[1].result.id)
    settle()
    undo = next(iter(m.page.card.findChildren(LinkButton)))
    m.click(undo)
    settle()
    assert name() == "copy_contest"
    m.gm.master.set_hidden(True)
    m.contests.roll()
    settle()
    m.click(m.button("reveal_button"))
    settle()
    assert name() == "copy_contest"


def test_the_odds_follow_every_change_exactly(master) -> None:
    """The legend adds up to 100.00 and is the accessible name of the bar."""
    m = master()
    m.face()
    seen = set()
    for modifier in (0, 5, -20):
        m.contests.set_modifier("b", modifier)
        odds = m.contests.request.odds
        assert odds.a + odds.b + odds.draw + odds.nobody == 10_000
        name = m.page.odds.bar.accessibleName()
        assert f"A wins {odds.a / 100:.2f}%" in name
        seen.add(name)
    assert len(seen) == 3
    m.contests.set_number("b", None)
    assert m.page.odds.bar.accessibleName() == "Choose both sides."
    assert not m.button("roll_both").isEnabled()


def test_a_wrong_number_stays_told_while_the_other_side_is_right(master) -> None:
    """Both fields half-typed, one of them no D100: nothing rolls, and why stands there until that field is right."""
    m = master()
    m.face()
    a, b = m.page.own_dice.edits["a"], m.page.own_dice.edits["b"]
    for edit, text in ((a, "abc"), (b, "55")):
        edit.setText(text)
        edit.setModified(True)
    m.page.roll()
    assert m.contests.shown is None
    assert not m.page.error.isHidden()
    assert m.page.error.text() == "A D100 shows 01 to 00."
    assert (a.text(), b.text()) == ("abc", "55")
    m.page.roll()
    assert m.contests.shown is None
    a.setText("07")
    a.setModified(True)
    assert m.page.own_dice.take()
    assert m.page.error.isHidden()


def test_a_wrong_number_goes_with_its_field(master) -> None:
    """Several on side B have no field: what was refused there stops nobody from rolling."""
    m = master()
    m.face()
    b = m.page.own_dice.edits["b"]
    b.setText("abc")
    b.setModified(True)
    assert not m.page.own_dice.take()
    m.contests.add_who("b", (m.key("Adèle"),))
    assert m.page.error.isHidden()
    assert (b.text(), m.page.own_dice.take()) == ("", True)


def test_own_dice_for_either_side(master) -> None:
    """Typed numbers count like thrown ones; what is no D100 is refused and kept."""
    m = master()
    m.face()
    m.page.own_dice.edits["a"].setFocus()
    m.player.type("101")
    m.player.press(Qt.Key.Key_Return)
    assert m.page.error.text() == "A D100 shows 01 to 00."
    m.page.own_dice.edits["a"].clear()
    m.player.type("00")
    m.player.press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is m.page.own_dice.edits["b"]
    m.player.dice.next_rolls = [12]
    m.player.press(Qt.Key.Key_Return, CONTROL)
    kept = m.contests.shown
    assert (kept.result.a.roll, kept.result.a.own_dice) == (100, True)
    assert (kept.result.b.roll, kept.result.b.own_dice) == (12, False)
    assert m.page.own_dice.edits["a"].text() == ""


def test_one_side_alone(master) -> None:
    m = master()
    m.contests.set_who("a", (m.key("Adèle"),))
    m.contests.set_name("a", STEALTH)
    m.player.dice.next_rolls = [8]
    menu = m.page.roll_menu()
    menu.actions()[0].trigger()
    menu.close()
    assert m.text("verdict") == "Special success"
    assert m.ticked("Adèle", "stealth")


def test_one_against_many(master) -> None:
    """One roll against several; each compared for itself, nobody beaten is said."""
    m = master()
    m.table.open(m.folder / "lamp-room.rpgtable")
    m.face()
    guards = [f"npc:{row.person.document}" for row in m.table.rows if row.name.startswith("Guard")]
    m.contests.set_who("b", guards)
    m.contests.set_name("b", LISTEN)
    assert "At least one beats A" in m.page.odds.bar.accessibleName()
    m.player.dice.next_rolls = [30, 99, 98, 2, 97]
    m.click(m.button("roll_both"))
    assert m.text("verdict") == "Victory over Adèle Fournier: Guard 3"
    view = m.page.card.findChild(QWidget, "many_view")
    said = [view.model().index(row, 0).data() for row in range(view.model().rowCount())]
    assert len(said) == 4
    assert said[2].endswith("wins")
    m.click(m.button("copy_contest"))
    assert "Guard 3, Listen 45%" in QGuiApplication.clipboard().text()


def test_the_last_ten_contests_stay_and_can_be_shown_again(master) -> None:
    m = master()
    m.face()
    for number in range(12):
        m.player.dice.next_rolls = [20 + number, 99]
        m.contests.roll()
    assert m.roster.earlier.model().rowCount() == 10
    m.roster.earlier.setFocus()
    m.roster.earlier.setCurrentIndex(m.roster.earlier.model().index(9, 0))
    m.player.press(Qt.Key.Key_Return)
    assert m.contests.shown.result.a.roll == 22


def test_dice_of_both_sides_run_and_the_next_roll_loses_none(master) -> None:
    """With motion: four dice run, nothing is told before they rest, a second roll settles the first."""
    m = master(motion="full")
    m.face()
    m.player.dice.next_rolls = [8, 22, 40, 60]
    m.click(m.button("roll_both"))
    assert m.contests.is_rolling
    assert m.page.tray.is_running
    assert m.page.tray.accessibleName() == ""
    assert m.said == []
    assert m.lines(JournalQuery()) == []
    m.contests.roll()
    assert m.contests.earlier[0].result.a.roll == 8
    assert len(m.lines(JournalQuery())) == 2
    m.contests.finish()
    assert m.contests.earlier[0].result.a.roll == 40
    assert not m.page.tray.is_running


def test_a_read_only_sheet_rolls_and_says_why_it_does_not_tick(master, folder: Path) -> None:
    m = master()
    newer = folder / "newer.rpgsheet"
    text = (folder / "bran-tregear.rpgsheet").read_text(encoding="utf-8")
    newer.write_text(
        text.replace('"format_version": 1', '"format_version": 99').replace("Bran Tregear", "Zoe Newer"),
        encoding="utf-8",
    )
    m.player.context.files.close(m.sheet("Bran"))
    document = m.player.open(newer)
    assert document.read_only
    m.contests.set_who("a", (m.key("Zoe"),))
    m.contests.set_name("a", STEALTH)
    m.contests.set_number("b", 10)
    m.player.dice.next_rolls = [3, 99]
    m.contests.roll()
    assert m.contests.shown.result.a.tick is False
    assert "read-only" in m.page.card.findChildren(QLabel)[-1].text() or any(
        "read-only" in found.text() for found in m.page.card.findChildren(QLabel)
    )


# hidden rolls


def visible_texts(root: QWidget) -> list[str]:
    """Everything an assistive technology could read below a widget."""
    found = []
    waiting = [QAccessible.queryAccessibleInterface(root)]
    while waiting:
        interface = waiting.pop()
        if interface is None or not interface.isValid():
            continue
        kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
        found += [interface.text(kind) for kind in kinds]
        if interface.childCount() < 400:
            waiting += [interface.child(number) for number in range(interface.childCount())]
    return found


@pytest.fixture
def public_view(master):
    """A master with the table view open, Adèle's journal in the dice tab, and everything public gathered as text."""
    m = master()
    m.face()
    window = m.gm.show_table_window()
    QTest.qWait(0)  # what the start has put away is gone
    return m, window


def test_a_hidden_roll_leaves_no_trace_in_any_public_surface(public_view) -> None:
    """Journal, clipboard, table view and its picture, accessible trees, ticks, undo: nothing but «hidden roll made»."""
    m, window = public_view
    panel, journal = m.player.window.dice_panel, m.player.window.dice_panel.journal
    journal.begin()
    before = m.sheet("Adèle").character, m.sheet("Bran").character
    picture = window.grab().toImage()
    texts = sorted(visible_texts(window)), sorted(visible_texts(m.player.window.work)), sorted(visible_texts(panel))
    copied = journal.copy_text()
    tally = dict(m.player.context.rolls.tally)
    m.player.window.activateWindow()
    QTest.qWaitForWindowActive(m.player.window, 2000)
    m.page.a.who.setFocus()
    m.player.press(Qt.Key.Key_H, CONTROL | SHIFT)
    assert m.gm.master.is_hidden()
    assert m.player.window.status_bar.hidden.text() == "Hidden rolls"
    m.player.dice.next_rolls = [8, 22]
    m.player.press(Qt.Key.Key_Return, CONTROL)
    QApplication.processEvents()
    assert m.said == ["Hidden roll made."]
    assert m.contests.shown.hidden
    assert not m.page.tray.isVisibleTo(m.page)
    assert m.text("verdict") == "Adèle Fournier wins: success"
    assert (m.sheet("Adèle").character, m.sheet("Bran").character) == before
    assert m.sheet("Adèle").undo_step is None
    assert m.lines(JournalQuery()) == []
    assert len(m.lines()) == 2
    assert journal.model.rowCount() == 0
    assert journal.copy_text() == copied
    assert m.player.context.log.count(JournalQuery()) == 0
    assert dict(m.player.context.rolls.tally) == tally
    assert window.grab().toImage() == picture
    after = sorted(visible_texts(window)), sorted(visible_texts(m.player.window.work)), sorted(visible_texts(panel))
    assert after == texts


def test_reveal_shows_it_and_sets_the_ticks(public_view) -> None:
    """One click: journal and table view have it, each tick is one undo step; it stays at its old place."""
    m, window = public_view
    m.untick("Bran", "listen")
    QApplication.processEvents()
    m.gm.master.set_hidden(True)
    m.player.dice.next_rolls = [8, 22]
    m.contests.roll()
    m.gm.master.set_hidden(False)
    assert not m.ticked("Adèle", "stealth")
    m.click(m.button("reveal_button"))
    assert m.ticked("Adèle", "stealth")
    assert m.ticked("Bran", "listen")
    assert not m.contests.shown.hidden
    assert window.verdict.text() == "Adèle Fournier wins: success"
    public = JournalQuery()
    entries = [entry for entry in m.player.context.log.entries(public, 10) if entry.event == "roll"]
    assert {entry.character for entry in entries} == {"Adèle Fournier", "Bran Tregear"}
    assert all(entry.revealed and not entry.hidden for entry in entries)
    m.sheet("Adèle").undo()
    assert not m.ticked("Adèle", "stealth")
    undone = {entry.character: entry.undone for entry in m.player.context.log.entries(public, 10)}
    assert undone["Adèle Fournier"]


def test_closing_reveals_nothing_and_the_log_still_knows(master, folder: Path, start) -> None:
    """End the program with a hidden roll; the next run shows it in the game master's log alone, and can reveal it."""
    m = master()
    m.face()
    m.gm.master.set_hidden(True)
    m.player.dice.next_rolls = [8, 99]
    m.contests.roll()
    m.player.window.close()
    m.player.application.end()
    again = Master(start(*sheets(folder)), folder)
    assert again.lines(JournalQuery()) == []
    log = again.gm.show_log()
    assert log.model.rowCount() == 2
    log.view.setCurrentIndex(log.model.index(0, 0))
    log.reveal_current()
    assert sorted(again.lines(JournalQuery())) == ["Adèle Fournier", "Bran Tregear"]
    assert again.ticked("Adèle", "stealth")
    assert log.model.rowCount() == 0


def test_a_hidden_tick_waits_for_its_sheet(master, folder: Path, start) -> None:
    m = master()
    m.face()
    m.gm.master.set_hidden(True)
    m.player.dice.next_rolls = [8, 99]
    m.contests.roll()
    m.player.window.close()
    m.player.application.end()
    player = start()
    player.press(Qt.Key.Key_G, CONTROL)
    log = player.window.gm.show_log()
    ticking = next(row for row in range(2) if log.model.entry(row).tick_reason == "hidden_pending")
    log.view.setCurrentIndex(log.model.index(ticking, 0))
    log.reveal_current()
    assert "Open the sheet of Adèle Fournier first" in log.problem.text()
    assert player.context.log.count(JournalQuery()) == 0


# the tab


@pytest.mark.parametrize(("lang", "size"), each_value(["en", "fr", "it"], [(1024, 600), (1280, 800)]))
def test_everything_has_a_name_and_nothing_is_wider_than_the_panel(master, lang: str, size: tuple[int, int]) -> None:
    """Sweep: every page, names for all that takes focus, no widget beyond the edge of its page."""
    m = master(lang=lang, size=size)
    m.table.open(m.folder / "lamp-room.rpgtable")
    m.face()
    m.player.dice.next_rolls = [8, 22]
    m.contests.roll()
    QApplication.processEvents()
    panel = m.gm.panel
    for page in ("opposed", "resistance", "group", "roster"):
        panel.show_page(page)
        QApplication.processEvents()
        for widget in panel.findChildren(QWidget):
            takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not passes_on(widget)
            if not widget.isVisibleTo(panel) or not takes or not widget.isEnabled():
                continue
            interface = QAccessible.queryAccessibleInterface(widget)
            name = interface.text(QAccessible.Text.Name)
            assert name.strip(), f"{type(widget).__name__} {widget.objectName()} on {page}"
    content = m.page.widget()
    panel.show_page("opposed")
    QApplication.processEvents()
    assert content.width() <= m.page.viewport().width()


def test_the_tab_keeps_its_own_width(master) -> None:
    m = master()
    window = m.player.window
    assert abs(window.dock.width() - 800) <= 24
    window.show_tab("dice")
    QApplication.processEvents()
    assert abs(window.dock.width() - 384) <= 24


def test_single_letters_of_the_dice_do_not_work_in_the_tab(master) -> None:
    """D in the roster is no difficulty, Space no roll."""
    m = master()
    rolls = m.player.context.rolls
    m.roster.players.setFocus()
    m.player.press(Qt.Key.Key_D)
    m.player.press(Qt.Key.Key_Space)
    assert rolls.difficulty is Difficulty.NORMAL
    assert m.player.entries() == []


def test_f6_reaches_the_tab(master) -> None:
    m = master()
    m.player.window.focus_sheet()
    for _ in range(3):
        m.player.press(Qt.Key.Key_F6)
        if m.gm.has_focus():
            break
    assert QApplication.focusWidget() is m.page.a.who


def test_a_result_is_in_sight(master, qtbot) -> None:
    """In the smallest window too the card begins inside the page after a roll."""
    m = master(size=(1024, 600))
    m.face()
    m.player.dice.next_rolls = [8, 22]
    m.click(m.button("roll_both"))

    def in_sight() -> bool:
        return 0 <= m.page.card.mapTo(m.page, m.page.card.rect().topLeft()).y() <= m.page.height() - 60

    qtbot.waitUntil(in_sight, timeout=3000)


def test_rows_are_dragged_onto_a_side(master) -> None:
    from PySide6.QtCore import QMimeData, QPointF
    from PySide6.QtGui import QDropEvent

    from brp_desktop.models.roster import MIME_TYPE

    m = master()
    m.table.open(m.folder / "lamp-room.rpgtable")
    data = QMimeData()
    data.setData(MIME_TYPE, b"entry.4\nentry.5")
    for keys, count in ((Qt.KeyboardModifier.NoModifier, 2), (CONTROL, 2)):
        event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, LEFT, keys)
        m.page.b.dropEvent(event)
        assert len(m.contests.people("b")) == count
    m.page.a.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier))
    assert [person.name for person in m.contests.people("a")] == ["Guard 1"]


# what stands there to begin with, and why a lost contest ticks


def test_a_tick_on_a_success_that_was_lowered_says_why(master) -> None:
    """R12: the raw roll counts for the tick; the card says so, and so does its text."""
    m = master()
    m.face()
    m.untick("Adèle", "stealth")
    m.untick("Bran", "listen")
    m.player.dice.next_rolls = [40, 1]
    m.click(m.button("roll_both"))
    assert m.text("verdict").startswith("Bran Tregear wins")
    ticks = [
        found.text() for found in m.page.card.findChildren(QLabel) if found.text().startswith(("Stealth:", "Listen:"))
    ]
    why = "For the tick the roll itself counts: success."
    assert ticks == [
        f"Stealth: ticked, first success this adventure. {why}",
        "Listen: ticked, first success this adventure.",
    ]
    assert m.ticked("Adèle", "stealth")
    assert why in m.page.card.text
    m.click(next(iter(m.page.card.findChildren(LinkButton, "undo_a"))))
    assert why not in m.page.card.text
    assert "Stealth: tick undone." in m.page.card.text


def test_a_fresh_side_rolls_what_was_rolled_last(start, folder: Path) -> None:
    """Side A begins with the skill last rolled on its sheet, never with the best of all."""
    player = start()
    player.open(folder / "adele-fournier.rpgsheet")
    player.dice.next_rolls = [99, 50]
    player.click("stealth")
    player.press(Qt.Key.Key_G, CONTROL)
    QApplication.processEvents()
    contests = player.window.gm.master.contests
    assert contests.choice("a").name == STEALTH
    assert player.window.gm.panel.opposed.a.what.shown_words() == "Stealth"


def test_a_fresh_side_without_a_roll_takes_a_sensible_skill(master) -> None:
    """«Mémoire des visages» is Adèle's highest; what begins is a learnt skill of noticing or talking."""
    m = master()
    assert m.contests.choice("a").name == SubjectName(skill="research")
    m.contests.set_who("b", (m.key("Bran"),))
    from brp_desktop.catalogue.brp import brp_catalogue

    name = m.contests.choice("b").name
    assert brp_catalogue().skills[name.skill].category in ("communication", "perception")


def edges(panel: QWidget, *widgets: QWidget) -> tuple[set[int], set[int]]:
    """Where what is painted begins and ends, left and right: the room for a focus ring does not count."""
    lefts, rights = set(), set()
    for widget in widgets:
        assert widget.isVisible(), widget
        inside = getattr(widget, "body", None) or getattr(widget, "frame", None)
        body = widget.rect() if inside is None or isinstance(widget, QFrame) else inside().toRect()
        body = body.translated(widget.mapTo(panel, QPoint()))
        lefts.add(body.left())
        rights.add(body.right())
    return lefts, rights


def test_a_column_has_one_left_and_one_right_edge(master) -> None:
    """Parts with a focus ring stand in line with those without."""
    m = master()
    m.face()
    panel, page, roster = m.gm.panel, m.page, m.roster
    lefts, _ = edges(panel, page.a, page.odds.bar, page.roll_button)
    _, rights = edges(panel, page.b, page.odds.bar, page.odds.change, page.own_dice, page.reference)
    assert (len(lefts), len(rights)) == (1, 1)
    lefts, _ = edges(panel, *roster.cards, roster.filter, roster.earlier, roster.earlier_title, roster.file_button)
    _, rights = edges(panel, *roster.cards, roster.filter, roster.earlier, roster.save_button, panel.hidden_switch)
    assert (len(lefts), len(rights)) == (1, 1)
    panel.show_page("resistance")
    QApplication.processEvents()
    page = panel.pages.currentWidget()
    column = (page.active, page.passive, page.roller, page.roll_button, page.own_dice, page.card)
    lefts, rights = edges(panel, *column)
    assert (len(lefts), len(rights)) == (1, 1)


def test_the_chosen_earlier_contest_stays_chosen(master) -> None:
    """Another contest comes above it."""
    m = master()
    m.face()
    m.player.dice.next_rolls = [11, 90, 12, 91, 13, 92]
    for _ in range(2):
        m.page.roll()
    earlier = m.roster.earlier
    earlier.setCurrentIndex(earlier.model().index(0, 0))
    chosen = earlier.currentIndex().data()
    m.page.roll()
    assert m.roster.earlier.model().rowCount() == 3
    assert (earlier.currentIndex().row(), earlier.currentIndex().data()) == (1, chosen)
