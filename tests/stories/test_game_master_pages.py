"""Resistance, group and quick reference at the game master's table: by mouse, by keyboard, hidden, in all languages."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from sweeps import each_value

from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.controllers.resistance import Pick
from brp_desktop.models.group import Column
from brp_desktop.painting.theme import THEME_IDS, load_theme
from brp_desktop.rules.brp import Level
from brp_desktop.sheet.edits import SetCharacteristic, SetTick
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.storage.journal_db import JournalQuery
from brp_desktop.views import roll_words
from brp_desktop.views.gm.pick_list import PickList
from brp_desktop.views.gm.quick_reference import ReferenceWindow, open_reference
from brp_desktop.views.stops import passes_on

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
EVERYTHING = JournalQuery(hidden=None)


@pytest.fixture
def folder(tmp_path: Path, project_root: Path) -> Path:
    """A folder with the sample sheets and their table."""
    place = tmp_path / "table"
    place.mkdir()
    for path in (project_root / "resources" / "samples").iterdir():
        (place / path.name).write_bytes(path.read_bytes())
    return place


class Table:
    """A game master with one page in front."""

    def __init__(self, player, page: str) -> None:
        self.player = player
        player.press(Qt.Key.Key_G, CONTROL)
        QApplication.processEvents()
        self.gm = player.window.gm
        self.gm.panel.show_page(page)
        QApplication.processEvents()
        self.page = self.gm.panel.pages.currentWidget()
        self.controller = self.page.controller
        self.said: list[str] = []
        self.page.announced.connect(self.said.append)

    def sheet(self, name: str):
        return next(each for each in self.player.context.files.documents if each.character.name.startswith(name))

    def key(self, name: str) -> str:
        return f"sheet:{self.sheet(name).document_id}"

    def ticked(self, name: str, skill: str) -> bool:
        return next(row.ticked for row in self.sheet(name).character.skills if row.id == skill)

    def untick(self, name: str, skill: str) -> None:
        self.sheet(name).perform(SetTick(SkillId(skill), False, "by_hand"))

    def click(self, widget: QWidget, point: QPoint | None = None) -> None:
        self.page._scroll.ensureWidgetVisible(widget)
        QApplication.processEvents()
        if point is None:
            QTest.mouseClick(widget, LEFT)
        else:
            QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, point)
        QApplication.processEvents()

    def choose(self, button: QWidget, typed: str) -> None:
        """Open a list, type, Enter."""
        self.click(button)
        popup = QApplication.activePopupWidget()
        assert isinstance(popup, PickList)
        QTest.keyClicks(popup.edit, typed)
        QTest.keyClick(popup.edit, Qt.Key.Key_Return)
        QApplication.processEvents()

    def entries(self, query: JournalQuery = EVERYTHING) -> list:
        return list(self.player.context.log.entries(query, 5000))


@pytest.fixture
def table(start, folder: Path) -> Iterator[Callable[..., Table]]:
    """Starts the application with two sheets and a page of the game master's tab."""

    def begin(page: str, **choices) -> Table:
        sheets = [folder / f"{name}.rpgsheet" for name in ("bran-tregear", "adele-fournier")]
        return Table(start(*sheets, **choices), page)

    yield begin
    for widget in QApplication.topLevelWidgets():
        if widget.objectName() == "reference_window":
            widget.close()


# resistance


def test_resistance_by_mouse(table) -> None:
    """R16: somebody pushes a rock; the cell clicked sets both numbers; the roll, the sentence, the journal."""
    t = table("resistance")
    page = t.page
    t.choose(page.active.who, "adele")
    t.choose(page.active.what, "STR")
    t.choose(page.passive.who, "heavy rock")
    assert page.passive.number.edit.text() == "15"
    grid = page.map
    model = page.model
    t.click(grid.viewport(), grid.visualRect(model.index_of(13, 15)).center())
    assert page.active.number.edit.text() == "13"
    assert page.active.role.text() == "instead of STR 10"
    assert page.active.what.text() == "Number"
    assert page.card.chance.text() == "40%"
    assert page.card.formula.text() == "50 + 5 × (13 − 15) = 40."
    assert page.card.lines.text() == "40 or less: Adèle Fournier prevails.\n41 or more: Heavy rock resists."
    t.player.dice.next_rolls = [40]
    t.click(page.roll_button)
    assert page.card.verdict.text() == "Adèle Fournier prevails"
    sentence = "Adèle Fournier (number 13) against Heavy rock 15, 40%: rolled 40, Adèle Fournier prevails."
    assert page.card.lines.text() == sentence
    assert t.said == [f"Adèle Fournier prevails. {sentence}"]
    entry = t.entries(JournalQuery())[0]
    assert (entry.event, entry.character, entry.verdict) == ("resistance", "Adèle Fournier", "won")
    assert roll_words.entry_copy(entry, "21:14").startswith("21:14 Adèle Fournier (number 13) against")
    t.click(page.card.copy)
    assert QGuiApplication.clipboard().text() == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_resistance_fits_its_window(table, lang: str) -> None:
    """At 1400 × 900 only the list of objects scrolls, also after a roll, and it shows more than a few."""
    t = table("resistance", size=(1400, 900), lang=lang)
    t.player.dice.next_rolls = [40]
    t.page.roll()
    QApplication.processEvents()
    assert t.page._scroll.verticalScrollBar().maximum() == 0
    assert t.page.objects.height() >= 4 * 25
    button = t.page.roll_button
    assert button._content_width() + 12 <= button.width(), "the key cap has room"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_button_of_a_side_without_a_name(table, lang: str) -> None:
    """Where «the passive side» has no room nothing of it is left, no «Roll for the»."""
    t = table("resistance", lang=lang)
    t.controller.choose("active", Pick(value=13))
    t.controller.choose("passive", Pick(value=15))
    t.page.roller.chosen.emit("passive")
    QApplication.processEvents()
    button = t.page.roll_button
    assert button.text() in (button.accessibleName(), t.page.tr("Roll"))


def test_resistance_by_keyboard(table) -> None:
    """Arrows move the pair, also over the edge of the window; Ctrl+Enter and Enter roll."""
    t = table("resistance")
    page = t.page
    t.controller.choose("active", Pick(value=20))
    t.controller.choose("passive", Pick(value=20))
    page.map.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
        t.player.press(key)
    assert page.card.chance.text() == "50%"
    for _ in range(8):
        t.player.press(Qt.Key.Key_Right)
    assert t.controller.force("active").total == 27
    assert page.model.index_of(27, 19).isValid()
    assert page.map.hasFocus()
    interface = QAccessible.queryAccessibleInterface(page.map)
    cell = page.map.pair.data(Qt.ItemDataRole.AccessibleTextRole)
    assert cell == "Active 27, passive 19: 90%"
    assert interface.text(QAccessible.Text.Name)
    t.player.dice.next_rolls = [91, 90]
    t.player.press(Qt.Key.Key_Return, CONTROL)
    assert page.card.verdict.text() == "The passive side resists"
    t.player.press(Qt.Key.Key_Return)
    assert page.card.verdict.text() == "The active side prevails"


def test_automatic_zones_throw_no_die(table) -> None:
    """R16: 9 against 19 is impossible, 19 against 9 certain: said, not rolled."""
    t = table("resistance")
    t.controller.choose("active", Pick(value=9))
    t.controller.choose("passive", Pick(value=19))
    assert t.page.card.lines.text() == "No roll: the passive side certainly resists."
    assert not t.page.own_dice.isEnabled()
    assert t.page.roll_button.text() == "Settle, no roll"
    t.page.roll()
    assert t.page.card.lines.text() == "The active side 9 against the passive side 19: impossible, no roll."
    assert t.entries()[0].roll is None


def test_own_dice_and_the_wish_to_fail(table) -> None:
    t = table("resistance")
    page = t.page
    t.controller.choose("active", Pick(value=14))
    t.controller.choose("passive", Pick(value=12))
    t.controller.set_roller("active")
    t.click(page.wish)
    assert "wants to fail" in page.card.lines.text()
    page.own_dice.edit.setFocus()
    t.player.type("107")
    t.player.press(Qt.Key.Key_Return)
    assert page.own_dice.error == "A D100 shows 01 to 00."
    t.player.press(Qt.Key.Key_Escape)
    assert not page.own_dice.edit.hasFocus()
    page.own_dice.edit.setFocus()
    t.player.type("61")
    t.player.press(Qt.Key.Key_Return)
    assert (page.own_dice.edit.hasFocus(), page.own_dice.edit.isUndoAvailable()) == (False, False)
    assert page.card.lines.text().endswith("The wish to fail is granted.")
    assert t.entries()[0].own_dice


def test_power_against_power_ticks_and_is_undone(table) -> None:
    """T07: POW of the winner is ticked as one step of that sheet; Undo strikes the line through."""
    t = table("resistance")
    adele, bran = t.sheet("Adèle"), t.sheet("Bran")
    for document, value in ((adele, 10), (bran, 12)):
        document.perform(SetCharacteristic(CharacteristicId("pow"), "initial", value))
    t.controller.choose("active", Pick("characteristic", t.key("Adèle"), ("pow",)))
    t.controller.choose("passive", Pick("characteristic", t.key("Bran"), ("pow",)))
    t.player.dice.next_rolls = [7]
    t.page.roll()
    assert adele.character.pow_ticked
    assert not bran.character.pow_ticked
    assert t.page.card.tick.text() == "POW ticked: the opponent was at least as strong."
    assert not t.page.card.undo.isHidden()
    t.click(t.page.card.undo)
    assert not adele.character.pow_ticked
    assert t.page.card.tick.text() == "Tick undone."
    assert next(entry for entry in t.entries() if entry.side == "active").undone
    adele.redo()
    assert adele.character.pow_ticked


def test_rules_that_differ_are_said(table) -> None:
    t = table("resistance")
    t.controller.choose("active", Pick("characteristic", t.key("Adèle"), ("str",)))
    t.controller.choose("passive", Pick("characteristic", t.key("Bran"), ("str",)))
    request = t.controller.request
    assert request is not None
    if request.agreement.is_mismatch:
        assert "Adèle Fournier" in t.page.card.mismatch.text()
        t.click(t.page.card.other_rules)
        assert "Bran" in t.page.card.mismatch.text()
    else:
        assert t.page.card.mismatch.isHidden()


def test_hidden_resistance_leaves_no_trace(table) -> None:
    """U12: nothing in the player's log, no word of the result outside the panel, the clipboard stays; then revealed."""
    t = table("resistance")
    QGuiApplication.clipboard().setText("before")
    t.gm.toggle_hidden()
    t.player.dice.next_rolls = [3]
    t.page.roll()
    assert t.said == ["Hidden roll made."]
    assert t.entries(JournalQuery()) == []
    assert len(t.entries()) >= 1
    assert not t.page.card.reveal.isHidden()
    assert t.page.card.secret
    t.page.copy_text()
    assert QGuiApplication.clipboard().text() == "before"
    t.click(t.page.card.reveal)
    assert t.page.card.reveal.isHidden()
    assert not t.page.card.secret
    assert len(t.entries(JournalQuery())) >= 1
    assert t.said[-1].startswith("Bran Tregear prevails.")


def test_common_objects_fill_the_passive_side(table) -> None:
    t = table("resistance")
    row = next(number for number, each in enumerate(t.page.objects.rows()) if each.value == "vault_door")
    model = t.page.objects.model()
    t.page.objects.setCurrentIndex(model.index(row, 0))
    t.page.objects.setFocus()
    t.player.press(Qt.Key.Key_Return)
    assert t.controller.force("passive").total == 60
    assert t.page.passive.who.toolTip() == "Vault door"


# group


def test_group_by_mouse(table) -> None:
    """Everybody listens: the odds before, a sorted table, one step for each sheet, undone together."""
    t = table("group")
    page = t.page
    for name in ("Adèle", "Bran"):
        t.untick(name, "listen")
    t.choose(page.what, "listen")
    assert "At least one succeeds" in page.odds.legend
    t.player.dice.next_rolls = [99, 3]
    t.click(page.roll_button)
    assert page.model.row(0).level is not Level.FUMBLE
    assert page.model.row(0).roll == 3
    winner = page.model.row(0).name.split()[0]
    assert t.ticked(winner, "listen")
    assert page.result_card.heading.text() == "1 of 2 succeed"
    assert t.said == ["1 of 2 succeed."]
    assert len(t.entries(JournalQuery())) == 2
    t.click(page.result_card.undo)
    assert not t.ticked(winner, "listen")
    t.click(page.result_card.copy)
    assert QGuiApplication.clipboard().text().startswith("1 of 2 succeed\n")


def test_group_by_keyboard(table) -> None:
    """Space leaves somebody out, digits are that one's own dice, Ctrl+Enter rolls for all."""
    t = table("group")
    page = t.page
    page.table.setFocus()
    page.table.setCurrentIndex(page.model.index(0, Column.NAME))
    t.player.press(Qt.Key.Key_Space)
    assert [page.model.row(number).joins for number in range(2)] == [False, True]
    t.player.press(Qt.Key.Key_Space)
    assert page.model.row(0).joins
    first = page.model.row(0).name
    t.player.type("4")
    editor = QApplication.focusWidget()
    assert editor is not page.table
    QTest.keyClicks(editor, "2")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert page.model.row(0).own_roll == 42
    page.table.setFocus()
    t.player.dice.next_rolls = [50, 50]
    t.player.press(Qt.Key.Key_Return, CONTROL)
    rolls = {page.model.row(number).name: page.model.row(number).roll for number in range(2)}
    assert rolls.pop(first) == 42
    assert list(rolls.values()) == [50]


def test_one_against_many_in_words(table) -> None:
    t = table("group")
    page = t.page
    page.modes.button("against").click()
    assert page.one.isVisibleTo(page)
    t.choose(page.one, "adele")
    t.choose(page.one_what, "stealth")
    t.choose(page.what, "listen")
    t.player.dice.next_rolls = [99, 2]
    page.roll()
    assert page.result_card.heading.text().startswith("Victory over Adèle Fournier: Bran")
    assert page.model.row(0).name == "Adèle Fournier"
    assert "Is beaten." in page.model.index(0, Column.NOTE).data()


def test_hidden_group_is_revealed_by_one_click(table) -> None:
    """U12: neither log nor boxes know of it before."""
    t = table("group")
    for name in ("Adèle", "Bran"):
        t.untick(name, "spot")
    before = len(t.entries(JournalQuery()))
    t.gm.toggle_hidden()
    t.player.dice.next_rolls = [2, 3]
    t.page.roll()
    assert len(t.entries(JournalQuery())) == before
    assert not t.ticked("Adèle", "spot")
    assert t.said == ["Hidden roll made."]
    t.click(t.page.result_card.reveal)
    assert len(t.entries(JournalQuery())) == before + 2
    assert t.ticked("Adèle", "spot")
    assert t.ticked("Bran", "spot")


def test_the_best_helper_is_one_click_away(table) -> None:
    t = table("group")
    assert t.page.best.text().startswith("Best helper: ")
    t.click(t.page.best)
    assert t.page.model.row(t.page.table.currentIndex().row()).key == t.controller.best


# the quick reference


def test_a_number_in_a_result_out(table) -> None:
    t = table("resistance")
    t.click(t.page.reference)
    window = t.page.findChild(ReferenceWindow)
    assert window is not None
    assert QApplication.activeWindow() is window
    assert window.reference.search.edit.hasFocus()
    reference = window.reference
    reference.show_thing("falling")
    reference.numbers[0].set_number(0)
    reference.numbers[0].step(9)
    assert "3D6 damage: 3 to 18, on average 10.5." in reference.text
    reference.search.edit.setText("cobra")
    QTest.keyClick(reference.search.edit, Qt.Key.Key_Return)
    assert "POT 16." in reference.text
    reference.search.edit.setText("xyzzy")
    assert reference.search.error == "Nothing is called that."
    assert reference.list.rows() == []
    reference.search.edit.setText("ambush")
    QTest.keyClick(reference.search.edit, Qt.Key.Key_Return)
    assert reference.title.text() == "Ambush"
    assert open_reference(t.page, load_theme("ink"), t.controller.options) is window
    window.close()


# every language, theme and size


def cut(root: QWidget) -> list[str]:
    """Buttons and labels that are shown but smaller than their words."""
    buttons = [each for each in root.findChildren(QAbstractButton) if each.isVisible() and each.text()]
    found = [button.text() for button in buttons if button.width() < button.minimumSizeHint().width()]
    for label in root.findChildren(QLabel):
        if label.isVisible() and label.text() and not label.wordWrap():
            wanted = label.fontMetrics().horizontalAdvance(label.text())
            if wanted > label.width() + 1:
                found.append(label.text())
        elif label.isVisible() and label.text() and label.height() + 1 < label.heightForWidth(label.width()):
            found.append(label.text())
    return found


@pytest.mark.parametrize(("lang", "size"), each_value(LANGUAGES, [(1024, 600), (1280, 800)]))
def test_nothing_is_cut_and_everything_is_named(table, lang: str, size: tuple[int, int]) -> None:
    """U06, U09, L07: both pages before and after a roll."""
    for page in ("resistance", "group"):
        t = table(page, lang=lang, size=size)
        for _ in range(2):
            assert cut(t.page) == [], (page, size)
            for widget in t.page.findChildren(QWidget):
                if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and not passes_on(widget):
                    interface = QAccessible.queryAccessibleInterface(widget)
                    assert interface is not None
                    assert interface.text(QAccessible.Text.Name).strip(), (page, type(widget).__name__)
            t.player.dice.next_rolls = [7, 8, 9, 10]
            t.page.roll()
            QApplication.processEvents()
        t.player.dice.next_rolls.clear()


@pytest.mark.parametrize("theme", THEME_IDS)
def test_pages_follow_the_theme(table, theme: str) -> None:
    """The ground of the map's pair is brass in every theme, at once."""
    t = table("resistance")
    t.page.set_theme(load_theme(theme))
    QApplication.processEvents()
    grid = t.page.map
    square = grid.visualRect(grid.pair)
    image = grid.viewport().grab().toImage()
    brass = load_theme(theme).colour("tick_fill")
    assert image.pixelColor(square.left() + 1, square.center().y()).name() == brass.name()


# the keyboard stays, words have room, one alone


def test_the_keyboard_stays_in_the_card_of_a_resistance_roll(table) -> None:
    """Ctrl+Enter from «Copy text», «Reveal» and «Undo» leaves the keyboard in the card, whatever it shows then."""
    t = table("resistance")
    page, window = t.page, t.player.window
    t.player.dice.next_rolls = [40, 60, 20, 30]
    page.roll_button.setFocus()
    t.player.press(Qt.Key.Key_Return, CONTROL)
    assert page.roll_button.hasFocus()
    page.card.copy.setFocus()
    t.player.press(Qt.Key.Key_Return, CONTROL)
    assert window.focusWidget() is page.card.copy
    t.gm.master.set_hidden(True)
    page.card.copy.setFocus()
    t.player.press(Qt.Key.Key_Return, CONTROL)
    assert not page.card.copy.isVisible()
    assert page.card.isAncestorOf(window.focusWidget())
    page.card.reveal.setFocus()
    t.player.press(Qt.Key.Key_Space)
    assert not page.card.reveal.isVisible()
    assert page.card.isAncestorOf(window.focusWidget())


def test_the_keyboard_stays_in_the_card_of_a_group_check(table) -> None:
    t = table("group")
    t.untick("Adèle", "listen")
    t.choose(t.page.what, "listen")
    t.player.dice.next_rolls = [40, 60, 99, 99, 20, 20]
    t.page.roll()
    card = t.page.result_card
    assert card.undo.isVisible()
    card.undo.setFocus()
    t.player.press(Qt.Key.Key_Return, CONTROL)
    assert not card.undo.isVisible()
    assert card.isAncestorOf(t.player.window.focusWidget())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_choice_beside_a_number_is_cut(table, lang: str) -> None:
    """The longest sum of two, an object with a span of sizes, a bare number."""
    t = table("resistance", lang=lang)
    page = t.page
    t.choose(page.active.who, "adele")
    for pair in (("con", "pow"), ("str", "siz"), ("siz", "dex")):
        page.active.take_what(("sum", pair))
        assert "…" not in page.active.what.shown_words(), (lang, page.active.what.shown_words())
    for thing in ("chair", "airliner"):
        page.passive.take_who(("object", thing))
        assert "…" not in page.passive.what.shown_words(), (lang, thing)
    t.gm.panel.show_page("opposed")
    t.gm.master.contests.set_number("b", 45)
    QApplication.processEvents()
    side = t.gm.panel.opposed.b
    assert "…" not in side.who.shown_words() + side.what.shown_words(), lang


def test_one_person_alone_is_told_as_one(start, tmp_path: Path) -> None:
    """Lowest Luck with a single NPC: whose chance it is, what came out, and why there is none without POW."""
    from brp_desktop.sheet.table import Entry, EntryId, GameTable, Npc, NpcValue
    from brp_desktop.sheet.table_edits import AddEntries, RemoveEntries

    player = start()
    player.press(Qt.Key.Key_G, CONTROL)
    QApplication.processEvents()
    gm = player.window.gm
    controller = gm.master.table

    def alone(*values: NpcValue) -> None:
        controller.perform(RemoveEntries(tuple(entry.id for entry in controller.table.entries)))
        guard = Entry(id=EntryId("npc.1"), name="Guard", npc=Npc(percentage=40, values=values))
        controller.perform(AddEntries((guard,)))
        QApplication.processEvents()

    assert controller.table == GameTable()
    alone()
    gm.panel.show_page("group")
    page = gm.panel.pages.currentWidget()
    page.controller.set_mode("luck")
    assert page.odds.legend == "Luck comes from POW, which nobody here has."
    assert [page.model.index(0, column).data() for column in (Column.NAME, Column.NOTE)] == [
        "Guard",
        "POW is not known.",
    ]
    alone(NpcValue(id="pow", value=11))
    assert page.odds.legend == "Guard succeeds 55.00%, Guard fails 45.00%"
    assert "Luck: Guard 55" in gm.panel.roster.info.text()
    player.dice.next_rolls = [68]
    page.roll()
    assert page.result_card.heading.text() == "Guard, Luck 55%: 68, failure"
    page.controller.set_joins((page.controller.rows()[0].key,), False)
    assert page.odds.legend == "Nobody takes part."
