"""The people around the table: files that change, values set in place, adding, undo, drafts, a thousand entries."""

import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QItemSelectionModel, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.app.after_start import AfterStart
from brp_desktop.app.wiring import open_files
from brp_desktop.catalogue.people import sample_people
from brp_desktop.controllers.interaction import OverwriteChoice, UnsavedChoice
from brp_desktop.controllers.seats import seat_key
from brp_desktop.models.roster import Field
from brp_desktop.play.rolling import SubjectName
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.table import EntryId
from brp_desktop.storage.journal_db import JournalQuery
from brp_desktop.storage.statblock import people_in, read_statblock
from brp_desktop.views.gm.initiative_dialog import InitiativeDialog
from brp_desktop.views.gm.quick_reference import ReferenceWindow
from brp_desktop.views.gm.roster_menus import add_menu, row_menu, table_menu
from brp_desktop.views.gm.small_dialogs import StatBlockDialog, TextDialog
from brp_desktop.views.plain_edit import PlainEdit

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def folder(tmp_path: Path, project_root: Path) -> Path:
    """A folder with three sheets and a table that refers to them."""
    place = tmp_path / "table"
    place.mkdir()
    for path in (project_root / "resources" / "samples").iterdir():
        (place / path.name).write_bytes(path.read_bytes())
    return place


class Master:
    """A game master with the table of the samples open."""

    def __init__(self, player, path: Path | None) -> None:
        self.player = player
        player.window.show_tab("gm")
        QApplication.processEvents()
        self.gm = player.window.gm
        self.table = self.gm.master.table
        self.roster = self.gm.panel.roster
        if path is not None:
            assert self.table.open(path)
        QApplication.processEvents()

    def row(self, name: str):
        return next(row for row in self.table.rows if row.name == name)

    def choose(self, *names: str) -> None:
        """Select rows as a person does, the focus on the last."""
        for view, model in zip(self.roster.tables, self.roster.models, strict=True):
            places = [place for place, row in enumerate(model.rows) if row.name in names]
            view.selectionModel().clearSelection()
            if places:
                view.setFocus()
                view.setCurrentIndex(model.index(places[0], Field.HIT_POINTS))
                flags = QItemSelectionModel.SelectionFlag
                for place in places:
                    view.selectionModel().select(model.index(place, 0), flags.Select | flags.Rows)


@pytest.fixture
def master(start, folder: Path) -> Callable[..., Master]:
    def begin(path: Path | None = None, **choices) -> Master:
        return Master(start(**choices), folder / "lamp-room.rpgtable" if path is None else path)

    return begin


# players' files


def test_a_players_file_that_changes_goes_breaks_or_is_newer(master, folder: Path) -> None:
    """The row says how the file stands, keeps what was known, and takes the new content only when asked to."""
    m = master()
    path = folder / "bran-tregear.rpgsheet"
    whole = path.read_text(encoding="utf-8")
    known = m.row("Bran Tregear")
    assert known.state == "ok"
    path.write_text(whole.replace("Bran Tregear", "Bran the Elder"), encoding="utf-8")
    m.table.check_disk()
    assert (m.row("Bran Tregear").state, m.row("Bran Tregear").scores) == ("changed", known.scores)
    m.choose("Bran Tregear")
    menu = row_menu(m.roster)
    next(action for action in menu.actions() if action.text() == "Re&load from disk").trigger()
    menu.close()
    assert m.row("Bran the Elder").state == "ok"
    path.write_text("{ broken", encoding="utf-8")
    m.table.check_disk()
    assert m.row("Bran the Elder").state == "damaged"
    path.unlink()
    m.table.check_disk()
    row = m.row("Bran the Elder")
    assert row.state == "missing"
    assert row.scores == known.scores
    assert "sheet missing" in m.roster.as_text([row])
    path.write_text(whole.replace('"format_version": 1', '"format_version": 99', 1), encoding="utf-8")
    m.table.check_disk()
    m.table.players.reload([row.id])
    assert m.row("Bran Tregear").state == "newer"
    assert m.gm.master.unwritable(m.row("Bran Tregear").person.document) == "read_only"


def test_a_file_changed_by_another_program_is_noticed_without_looking(master, folder: Path) -> None:
    m = master()
    path = folder / "bran-tregear.rpgsheet"
    path.write_text(path.read_text(encoding="utf-8").replace("Bran Tregear", "Bran the Elder"), encoding="utf-8")
    for _ in range(40):
        QTest.qWait(25)
        if m.row("Bran Tregear").state == "changed":
            break
    assert m.row("Bran Tregear").state == "changed"


def test_a_missing_file_is_found_elsewhere(master, folder: Path) -> None:
    m = master()
    moved = folder / "elsewhere.rpgsheet"
    (folder / "bran-tregear.rpgsheet").rename(moved)
    m.table.check_disk()
    m.choose("Bran Tregear")
    m.player.answers.missing = moved
    m.roster.dialogs.find_missing()
    assert m.row("Bran Tregear").state == "ok"
    assert m.row("Bran Tregear").entry.path == "elsewhere.rpgsheet"


def test_hit_points_in_place_go_to_the_sheet_or_the_table(master) -> None:
    """Keys − and typing; of a player as an edit of the opened sheet, of an NPC as an edit of the table."""
    m = master()
    before = m.row("Bran Tregear").hit_points.current
    m.choose("Bran Tregear")
    m.player.press(Qt.Key.Key_Minus)
    assert m.row("Bran Tregear").hit_points.current == before - 1
    document = next(d for d in m.player.context.files.documents if d.character.name == "Bran Tregear")
    assert not document.is_saved
    assert m.table.is_saved
    assert QApplication.focusWidget() is m.roster.players
    document.undo()
    assert m.row("Bran Tregear").hit_points.current == before
    guard = m.row("Guard 1").hit_points.current
    m.choose("Guard 1")
    m.player.press(Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    QTest.keyClicks(editor, "-4")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert m.row("Guard 1").hit_points.current == guard - 4
    assert not m.table.is_saved
    m.roster.npcs.setFocus()
    m.player.press(Qt.Key.Key_Z, CONTROL)
    assert m.row("Guard 1").hit_points.current == guard
    m.player.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert m.row("Guard 1").hit_points.current == guard - 4


def test_a_digit_or_enter_begins_the_number_in_place(master) -> None:
    """On hit points a digit begins the new number, Enter the old one; Enter on the name still opens the sheet."""
    m = master()
    m.choose("Guard 1")
    for keys, expected in (("7", 7), ("\r3", 3)):
        QTest.keyClicks(QApplication.focusWidget(), keys[0])
        editor = QApplication.focusWidget()
        assert isinstance(editor, PlainEdit)
        QApplication.processEvents()
        QTest.keyClicks(editor, keys[1:])
        QTest.keyClick(editor, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert m.row("Guard 1").hit_points.current == expected
        assert QApplication.focusWidget() is m.roster.npcs


def test_open_sheets_are_brought_in_and_the_empty_table_says_so(start, folder: Path) -> None:
    player = start()
    player.open(folder / "bran-tregear.rpgsheet")
    m = Master(player, None)
    assert "Add" in m.roster.players.hint
    assert m.roster.players.accessibleDescription() == m.roster.players.hint
    menu = add_menu(m.roster)
    next(action for action in menu.actions() if action.text() == "&Open sheets").trigger()
    menu.close()
    assert [row.name for row in m.table.rows] == ["Bran Tregear"]
    assert m.roster.players.accessibleDescription() != m.roster.players.hint


def test_a_bad_number_keeps_the_dialog_and_the_name(master, monkeypatch: pytest.MonkeyPatch) -> None:
    """«A person with one percentage»: the field is marked, the sentence stands there, the name stays."""
    m = master()
    seen = []

    def answered(dialog: TextDialog) -> int:
        dialog.show()
        for field, text in zip(dialog.fields, ("Mugger", "many", ""), strict=True):
            field.edit.setText(text)
        dialog.accept()
        seen.append((dialog.isVisible(), dialog.fields[0].edit.text(), dialog.fields[1].error, dialog.problem.text()))
        dialog.fields[1].edit.setText("35 %")
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(TextDialog, "exec", answered)
    m.roster.dialogs.add_extra()
    ((stays, name, error, said),) = seen
    assert stays
    assert name == "Mugger"
    assert error
    assert error == said
    assert m.row("Mugger").person is not None


def test_values_of_an_open_sheet_are_live(master, folder: Path) -> None:
    from brp_desktop.sheet.edits import SetResource
    from brp_desktop.sheet.ids import ResourceId

    m = master()
    document = m.player.open(folder / "adele-fournier.rpgsheet")
    document.perform(SetResource(ResourceId("hit_points"), 3))
    assert m.row("Adèle Fournier").hit_points.current == 3


# the table


def test_keys_put_people_on_sides_and_enter_opens(master) -> None:
    m = master()
    m.choose("Adèle Fournier")
    m.player.press(Qt.Key.Key_A)
    m.choose("Guard 1", "Guard 2")
    m.player.press(Qt.Key.Key_B)
    contests = m.gm.master.contests
    assert [person.name for person in contests.people("a")] == ["Adèle Fournier"]
    assert [person.name for person in contests.people("b")] == ["Guard 1", "Guard 2"]
    m.choose("Guard 3")
    m.player.press(Qt.Key.Key_B, SHIFT)
    assert len(contests.people("b")) == 3
    sides = m.roster.npcs.delegate.sides
    assert {m.row(name).id for name in ("Guard 1", "Guard 2", "Guard 3")} <= set(sides)
    assert m.table.is_saved
    m.choose("Bran Tregear")
    m.player.press(Qt.Key.Key_Home)
    m.player.press(Qt.Key.Key_Return)
    assert m.player.document.character.name == "Bran Tregear"


def test_copies_random_people_and_extras_are_steps_of_their_own(master) -> None:
    m = master()
    count = len(m.table.rows)
    m.choose("Isolde Varr")
    menu = row_menu(m.roster)
    copies = next(action for action in menu.actions() if action.text() == "&Copies").menu()
    copies.actions()[2].trigger()
    menu.close()
    assert len(m.table.rows) == count + 3
    assert [row.name for row in m.table.rows if row.name.startswith("Isolde")] == [
        "Isolde Varr 1",
        "Isolde Varr 2",
        "Isolde Varr 3",
        "Isolde Varr 4",
    ]
    m.roster.dialogs.add_extra_person("Bystander", "40 %", "9")
    assert m.row("Bystander").scores == (40, 40, 40)
    assert m.row("Bystander").hit_points.current == 9
    assert [row.name for row in m.roster.chosen()] == ["Bystander"]
    m.roster.dialogs.add_extra_person("Nobody", "many")
    assert m.roster.message.text() == "That is not a number."
    m.roster.acts.undo()
    m.roster.acts.undo()
    assert len(m.table.rows) == count


def test_a_random_person_comes_to_the_table(start, folder: Path) -> None:
    from brp_desktop.play.chance import SeededChance

    m = Master(start(), folder / "lamp-room.rpgtable")
    m.gm.master._source = lambda: SeededChance(7)
    count = len(m.table.rows)
    m.roster.dialogs.add_random()
    assert len(m.table.rows) == count + 1
    assert m.table.rows[-1].hit_points.maximum


def test_a_pasted_stat_block_is_reported_before_it_is_added(master, project_root: Path) -> None:
    m = master()
    text = "Harbour thug\nSTR 14 CON 12 SIZ 13 INT 9 POW 8 DEX 11 APP 8\nHit Points: 9\nSkills: Brawl 55%, Listen 40%\n"
    dialog = StatBlockDialog(m.player.window.theme, SRD, m.roster, text)
    assert "Harbour thug" in dialog.report.text()
    assert "Hit points" in dialog.report.text()
    assert "Brawl 55" in dialog.report.text()
    assert "Listen 40" in dialog.report.text()
    assert "not found" not in dialog.report.text()
    assert len(dialog.entries) == 1
    count = len(m.table.rows)
    assert m.table.add(dialog.entries)
    assert len(m.table.rows) == count + 1
    assert m.table.rows[-1].scores[0] == 40
    dialog.edit.setPlainText("Cult ThugSTR 14 CON 12\nMove 10\nArmour: 2 point leather\nDodge 33%\nHates cats")
    said = dialog.report.text()
    assert "Characteristics not found: STR, CON, SIZ" in said
    assert "Move 10, Armour 2 point leather" in said
    assert "Dodge 33" in said
    assert "Hates cats" in said
    dialog.edit.setPlainText("")
    assert not dialog.add_people.isEnabled()
    dialog.deleteLater()


def test_dropped_files_are_added_once(master, folder: Path, tmp_path: Path) -> None:
    m = master()
    other = tmp_path / "Zoë 🐙.rpgsheet"
    other.write_bytes((folder / "adele-fournier.rpgsheet").read_bytes())
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(other)), QUrl.fromLocalFile(str(folder / "adele-fournier.rpgsheet"))])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    event = QDropEvent(QPointF(5, 5), action, data, button, Qt.KeyboardModifier.NoModifier)
    count = len(m.table.rows)
    m.roster.players.dropEvent(event)
    assert len(m.table.rows) == count + 1
    assert m.table.rows[-1].entry.path == "../Zoë 🐙.rpgsheet"


def test_filter_sort_group_columns(master) -> None:
    m = master()
    m.roster.filter.edit.setText("guard")
    assert {row.name for row in m.roster.models[1].rows} == {"Guard 1", "Guard 2", "Guard 3", "Guard 4"}
    assert m.roster.models[0].rows == ()
    m.roster.filter.edit.clear()
    m.roster.show_group("Watch")
    assert all(row.entry.group == "Watch" for row in m.roster.models[1].rows)
    m.roster.show_group(None)
    m.roster.npcs.sort_by(Field.HIT_POINTS)
    shown = [row.hit_points.current for row in m.roster.models[1].rows if row.hit_points.current is not None]
    assert shown == sorted(shown, reverse=True)
    picks = {pick.name: pick.value for pick in m.roster.dialogs.column_picks()}
    columns = m.table.table.columns
    m.roster.dialogs.take_column(picks["Brawl"])
    assert m.table.table.columns == (*columns[-2:], picks["Brawl"])
    m.roster.dialogs.take_column(picks["Brawl"])
    assert m.table.table.columns == columns[-2:]


def test_order_of_actions_by_dex(master) -> None:
    m = master()
    order, names = m.roster.dialogs.initiative()
    ranks = [turn.rank for turn in order.turns]
    assert ranks == sorted(ranks, reverse=True)
    dialog = InitiativeDialog(m.player.window.theme, order, names, m.roster)
    assert "Adèle Fournier" in dialog.text
    dialog._copy()
    assert QGuiApplication.clipboard().text() == dialog.text
    dialog.deleteLater()


def test_movement_drawing_a_second_action_and_powers_shift_the_order(master) -> None:
    """13.1: half and a quarter of the rank, five ranks a weapon, five for a second action, powers before all by INT."""
    m = master()
    order, names = m.roster.dialogs.initiative()
    dialog = InitiativeDialog(m.player.window.theme, order, names, m.roster, UGE)
    dialog.show()
    first = order.turns[0]
    name, rank = names[first.fighter.key], first.rank

    def lines() -> list[str]:
        return [line for line in (dialog.list.item(row).text() for row in range(dialog.list.count())) if name in line]

    assert lines()[0].startswith(f"{rank}  ")
    dialog.metres.button(6).click()
    assert lines()[0].startswith(f"{-(-rank // 2)}  ")
    dialog.metres.button(30).click()
    assert lines() == [f"–  {name}: does not act"]
    dialog.metres.button(0).click()
    dialog.draws.button(1).click()
    assert lines()[0].startswith(f"{rank - 5}  ")
    dialog.draws.button(0).click()
    dialog.second.click()
    assert [line.partition("  ")[0] for line in lines()] == [str(rank), str(rank - 5)]
    assert "second action" in lines()[1]
    dialog.power.click()
    assert lines()[0].startswith("INT ")
    assert dialog.list.item(0).text() == lines()[0]
    assert dialog.text.startswith("INT ")
    dialog.deleteLater()


def test_copy_as_text(master) -> None:
    m = master()
    m.choose("Guard 4")
    m.player.press(Qt.Key.Key_C, CONTROL)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Guard 4, HP 7/13, PP ")
    assert "Listen 45%" in text
    m.roster.acts.copy_all()
    assert len(QGuiApplication.clipboard().text().splitlines()) == len(m.table.rows)


def test_save_save_as_and_what_is_asked(master, folder: Path, tmp_path: Path) -> None:
    """Dirty state, asking on close, references rewritten when it is saved elsewhere, changed outside."""
    m = master()
    m.choose("Guard 1")
    m.player.press(Qt.Key.Key_Minus)
    assert m.roster.title.text().startswith("•")
    m.player.answers.unsaved = UnsavedChoice.CANCEL
    assert not m.player.context.files.close_all(m.table)
    assert m.player.answers.asked[-1] == "unsaved table The lamp room"
    target = tmp_path / "other" / "table.rpgtable"
    target.parent.mkdir()
    m.player.answers.table_save_path = target
    assert m.table.save_as()
    assert m.table.is_saved
    assert not m.roster.title.text().startswith("•")
    saved = json.loads(target.read_text(encoding="utf-8"))
    assert saved["entries"][0]["path"] == "../table/adele-fournier.rpgsheet"
    assert m.row("Adèle Fournier").state == "ok"
    target.write_text(target.read_text(encoding="utf-8").replace("The lamp room", "Elsewhere"), encoding="utf-8")
    m.choose("Guard 1")
    m.player.press(Qt.Key.Key_Minus)
    m.player.answers.overwrite = OverwriteChoice.CANCEL
    assert not m.table.save()
    assert "Elsewhere" in target.read_text(encoding="utf-8")
    m.player.answers.unsaved = UnsavedChoice.DISCARD


def test_unsaved_work_survives_a_breakdown(master, start, folder: Path) -> None:
    """A draft is written, offered in the next run, resumed, and gone once it is saved."""
    m = master()
    m.choose("Guard 1")
    m.player.press(Qt.Key.Key_Minus)
    points = m.row("Guard 1").hit_points.current
    assert m.table.write_draft() == 1
    # The program breaks down here: nothing is closed, the draft stays.
    again = Master(start(), None)
    banner = again.roster.draft
    assert banner.isVisibleTo(again.roster)
    assert "The lamp room" in banner.sentence.text()
    banner.resume.click()
    assert again.row("Guard 1").hit_points.current == points
    assert not again.table.is_saved
    assert again.table.path == folder / "lamp-room.rpgtable"
    assert again.table.save()
    assert again.table.drafts.found() == []


class NoCrash:
    """Nothing broke down before."""

    earlier_trace = ""

    def connect(self, write: object, show: object) -> None:
        self.connected = write, show


@pytest.mark.parametrize("name", ["cut.draft", "cut.tabledraft"])
def test_a_damaged_draft_is_named_at_the_start(start, name: str) -> None:
    """Of a table as of a sheet: who misses work learns which file holds what is left of it."""
    player = start()
    folder = player.context.places.drafts
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text("{", encoding="utf-8")
    again = start()
    AfterStart(again.application, NoCrash()).begin()
    QApplication.processEvents()
    assert again.window.status_bar.message.text() == f"A recovery draft is damaged: {name}."


def test_a_table_left_behind_is_offered_at_the_start(master, start) -> None:
    """The next run goes to the game master's tab by itself; without such work the tab is not even made."""
    m = master()
    other = start()
    AfterStart(other.application, NoCrash()).begin()
    assert not other.window.has_gm
    assert m.table.set_track(m.row("Guard 1").id, "hit_points", 4)
    assert m.table.write_draft() == 1
    again = start()
    AfterStart(again.application, NoCrash()).begin()
    QApplication.processEvents()
    assert again.window.dock.tab == "gm"
    assert again.window.gm.panel.roster.draft.isVisible()


@pytest.mark.parametrize("answer", ["resume", "discard"])
def test_what_is_said_of_a_table_left_behind_follows_the_language_and_goes_when_it_is_dealt_with(
    master, start, answer: str
) -> None:
    m = master()
    assert m.table.set_track(m.row("Guard 1").id, "hit_points", 4)
    assert m.table.write_draft() == 1
    again = start()
    after = AfterStart(again.application, NoCrash())
    after.begin()
    message, language = again.window.status_bar.message, again.context.language
    assert message.text() == "Unsaved work on a table was kept: it is offered in the game master’s tab."
    language.choose("fr")
    QApplication.processEvents()
    assert "meneur" in message.text()
    assert message.toolTip() == message.text()
    language.choose("en")
    QApplication.processEvents()
    getattr(again.window.gm.panel.roster.draft, answer).click()
    assert message.text() == ""


def test_a_sentence_that_nobody_can_say_again_goes_with_the_language(start) -> None:
    """Rather nothing than another language; notices are said anew."""
    player = start()
    bar = player.window.status_bar
    bar.say("That is not a number.")
    player.context.language.choose("it")
    QApplication.processEvents()
    assert bar.message.text() == ""


def test_the_last_table_is_there_again(master, start) -> None:
    m = master()
    m.player.context.settings.save()
    again = Master(start(), None)
    assert again.table.table.name == "The lamp room"
    assert m.table.path == again.table.path


def test_a_damaged_table_is_said_and_the_one_in_force_stays(master, folder: Path) -> None:
    m = master()
    broken = folder / "broken.rpgtable"
    broken.write_text("[]", encoding="utf-8")
    assert not m.table.open(broken)
    assert m.player.answers.errors
    assert m.table.table.name == "The lamp room"


def test_menus_have_no_mnemonic_twice(master) -> None:
    m = master()
    m.choose("Guard 1", "Bran Tregear")
    for lang in ("en", "fr", "it"):
        m.player.context.language.choose(lang)
        for menu in (add_menu(m.roster), table_menu(m.roster), row_menu(m.roster)):
            letters = [
                text[text.find("&") + 1].lower()
                for action in menu.actions()
                if "&" in (text := action.text().replace("&&", ""))
            ]
            assert len(letters) == len(set(letters)), (lang, menu.objectName(), letters)
            menu.close()


# a thousand


def test_a_thousand_entries_stay_fluid(start, tmp_path: Path) -> None:
    """Open ≤ 1 s; a key that changes one of them, a filter and a sort are at once."""
    from brp_desktop.play.npcs import extra_entry
    from brp_desktop.sheet.table import Column, GameTable, Npc, NpcValue
    from brp_desktop.sheet.table import Entry as TableEntry
    from brp_desktop.storage.table_documents import new_table
    from brp_desktop.storage.tables import save_table

    npc = Npc(values=tuple(NpcValue(id=each, value=11) for each in ("str", "con", "siz", "pow", "dex")), percentage=40)
    entries = tuple(
        TableEntry(id=EntryId(f"entry.{n}"), name=f"Person {n:04d}", group=f"Group {n % 7}", npc=npc)
        for n in range(1, 1001)
    )
    columns = (Column(skill="listen"), Column(skill="spot"))
    path = tmp_path / "crowd.rpgtable"
    save_table(new_table(GameTable(name="Crowd", columns=columns, entries=entries)), path)
    assert extra_entry(GameTable(), "x", 3).npc
    m = Master(start(), None)
    begin = perf_counter()
    assert m.table.open(path)
    QApplication.processEvents()
    assert perf_counter() - begin < 1.0
    assert len(m.table.rows) == 1000
    view, model = m.roster.npcs, m.roster.models[1]
    view.setFocus()
    view.setCurrentIndex(model.index(500, Field.HIT_POINTS))
    begin = perf_counter()
    m.player.press(Qt.Key.Key_Minus)
    QApplication.processEvents()
    took = perf_counter() - begin
    assert m.table.rows[500].hit_points.current == 10
    assert took < 0.25
    begin = perf_counter()
    m.roster.filter.edit.setText("person 0777")
    QApplication.processEvents()
    assert perf_counter() - begin < 0.25
    assert [row.name for row in model.rows] == ["Person 0777"]
    m.roster.filter.edit.clear()
    begin = perf_counter()
    view.sort_by(Field.NAME)
    assert perf_counter() - begin < 0.25


# where people come from


def test_a_sample_person_goes_through_the_report(master, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add → Sample people → the first: the dialog shows what it understood; accepted, the person is at the table."""
    m = master()
    seen: list[str] = []

    def accept(dialog: StatBlockDialog) -> int:
        seen.append(dialog.report.text())
        return 1

    monkeypatch.setattr(StatBlockDialog, "exec", accept)
    menu = add_menu(m.roster)
    samples = next(action.menu() for action in menu.actions() if action.menu() is not None)
    assert len(samples.actions()) == 8
    samples.actions()[0].trigger()
    menu.close()
    assert "STR 13" in seen[0]
    row = m.row("Gate guard")
    assert (row.hit_points.maximum, row.dex) == (13, 11)
    assert m.table.undo() is not None
    assert not any(each.name == "Gate guard" for each in m.table.rows)


def test_somebody_of_a_chosen_profession(master) -> None:
    m = master()
    picks = m.roster.dialogs.profession_picks()
    assert len(picks) > 10
    before = len(m.table.rows)
    m.player.dice.die = lambda sides: (sides + 1) // 2
    m.roster.dialogs.choose_profession()
    m.player.type("Sailor")
    m.player.press(Qt.Key.Key_Return)
    assert len(m.table.rows) == before + 1
    assert m.table.rows[-1].entry.npc.description == "Sailor"
    assert not m.roster.dialogs.professions.isVisible()


def test_the_usual_side_is_set_and_taken(master) -> None:
    """The side of an entry is a field of the table: set from the menu, undone, and put into the check on request."""
    m = master()
    m.choose("Isolde Varr")
    menu = row_menu(m.roster)
    sides = next(action.menu() for action in menu.actions() if action.text() == "&Usual side")
    next(action for action in sides.actions() if action.text() == "Side A").trigger()
    menu.close()
    assert m.row("Isolde Varr").entry.side == "a"
    m.roster.dialogs.set_up_sides()
    contests = m.gm.master.contests
    assert [person.name for person in contests.people("a")] == ["Adèle Fournier"]
    assert len(contests.people("b")) == sum(row.entry.side == "b" for row in m.table.rows)
    m.roster.acts.undo()
    assert m.row("Isolde Varr").entry.side != "a"


def test_the_sample_table_opens_from_the_start_page_as_files_of_ones_own(start, project_root: Path) -> None:
    """Its sheets are copies that may be saved; opened again later, what was changed since is still there."""
    player = start()
    page = player.window.area.currentWidget()
    menu = page.sample_menu()
    menu.actions()[-1].trigger()
    menu.close()
    QApplication.processEvents()
    table = player.window.gm.master.table
    assert player.window.dock.tab == "gm"
    assert player.window.gm.panel.isVisible()
    assert table.table.name == "The lamp room"
    assert table.path is not None
    assert not table.path.is_relative_to(project_root / "resources")
    assert [row.state for row in table.rows if row.is_player] == ["ok"] * 3
    bran = next(row for row in table.rows if row.name == "Bran Tregear")
    assert table.set_track(bran.id, "hit_points", 5)
    document = table.sheet_of(bran.person.document)
    assert player.context.files.save(document)
    assert table.new()
    player.window.actions_["table_sample"].trigger()
    assert next(row for row in table.rows if row.name == "Bran Tregear").hit_points.current == 5
    assert not player.answers.errors


def test_the_reference_opens_from_the_opposed_page_and_the_menu(master) -> None:
    m = master()
    m.gm.panel.opposed.reference.click()
    QApplication.processEvents()
    windows = m.gm.panel.opposed.findChildren(ReferenceWindow)
    assert [window.isVisible() for window in windows] == [True]
    windows[0].close()
    m.player.window.actions_["gm_reference"].trigger()
    QApplication.processEvents()
    window = next(each for each in m.player.window.children() if isinstance(each, ReferenceWindow))
    assert window.isVisible()
    window.close()


def test_a_table_is_opened_by_its_file_like_a_sheet(start, folder: Path) -> None:
    """Named on the command line or dropped on the window: it opens in the game master's tab."""
    player = start()
    open_files(player.application, (folder / "lamp-room.rpgtable", folder / "bran-tregear.rpgsheet"))
    assert player.window.dock.tab == "gm"
    assert player.window.gm.master.table.path == folder / "lamp-room.rpgtable"
    assert player.document.character.name == "Bran Tregear"
    assert not player.answers.errors
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder / "lamp-room.rpgtable"))])
    actions, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    assert player.window.gm.master.table.new()
    player.window.dropEvent(QDropEvent(QPointF(20, 200), actions, data, buttons, keys))
    QTest.qWait(0)  # whoever dropped it is free again first
    assert player.window.gm.master.table.table.name == "The lamp room"


def test_dice_of_public_contests_count_for_how_the_dice_fall(master) -> None:
    """Two throws of an opposed check are two of the tally; hidden ones count once they are revealed."""
    m = master()
    contests = m.gm.master.contests
    for side, name, skill in (("a", "Bran Tregear", "stealth"), ("b", "Guard 1", "listen")):
        contests.set_who(side, [seat_key(m.row(name).person)])
        contests.set_name(side, SubjectName(skill=skill))
    log = m.player.context.log
    m.player.dice.next_rolls = [7, 93]
    contests.roll()
    faces = log.tally(JournalQuery()).faces
    assert (sum(faces), faces[6], faces[92]) == (2, 1, 1)
    m.gm.toggle_hidden()
    m.player.dice.next_rolls = [55, 66]
    contests.roll()
    assert sum(log.tally(JournalQuery()).faces) == 2
    contests.reveal(contests.shown.result.id)
    assert sum(log.tally(JournalQuery()).faces) == 4


def test_a_note_is_written_and_told_with_the_attacks(master, monkeypatch: pytest.MonkeyPatch) -> None:
    m = master()
    (spearman,) = people_in(read_statblock(sample_people("en")[0].text))
    m.table.add([spearman])
    m.choose("Gate guard")
    monkeypatch.setattr(TextDialog, "exec", lambda dialog: dialog.fields[0].edit.setText("owes Bran money") or 1)
    menu = row_menu(m.roster)
    next(action for action in menu.actions() if action.text() == "Not&e…").trigger()
    menu.close()
    assert m.row("Gate guard").entry.note == "owes Bran money"
    text = m.roster.as_text([m.row("Gate guard")])
    for part in ("Spear 50% 1D8+1", "armour: padded coat, 2 points", "owes Bran money"):
        assert part in text
    m.roster.acts.undo()
    assert m.row("Gate guard").entry.note == ""


# a person is changed


def test_a_person_is_changed_as_one_step(master, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter on a guard: characteristics, a skill, an attack, armour; a wrong number keeps the dialog; one undo."""
    from brp_desktop.views.gm.npc_dialog import NpcDialog

    m = master()
    row = m.row("Guard 1")
    before, steps = row.entry, m.table.undo_edit
    said: list[str] = []

    def type_and_accept(dialog: NpcDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        assert dialog.fields["name"].edit.hasFocus()
        dialog.fields["str"].edit.setText("sixteen")
        dialog.ok.click()
        said.append(dialog.problem.text())
        assert dialog.fields["str"].edit.hasFocus()
        assert dialog.fields["str"].error
        assert dialog.isVisible()
        dialog.fields["str"].edit.setText("16")
        dialog.fields["armour"].edit.setText("chain 5")
        count = len(dialog.rows["skills"])
        dialog.add_buttons["skills"].click()
        QApplication.processEvents()
        new = dialog.rows["skills"][-1]
        assert new.name.edit.hasFocus()
        new.name.edit.setText("Climb")
        new.score.edit.setText("3O")
        dialog.ok.click()
        said.append(dialog.problem.text())
        assert new.score.edit.hasFocus()
        new.score.edit.setText("30")
        gone = dialog.rows["skills"][0]
        gone.remove.setFocus()
        gone.remove.click()
        QApplication.processEvents()
        assert dialog.rows["skills"][0].remove.hasFocus()
        assert len(dialog.rows["skills"]) == count
        dialog.rows["weapons"][0].score.edit.setText("66 %")
        dialog.ok.click()
        return dialog.result()

    monkeypatch.setattr(NpcDialog, "exec", type_and_accept)
    view = m.roster.npcs
    view.setFocus()
    view.setCurrentIndex(m.roster.models[1].index(0, Field.NAME))
    assert m.roster.models[1].row(0).name == "Guard 1"
    m.player.press(Qt.Key.Key_Return)
    assert said == ["Strength: That is not a number.", "Climb: That is not a number."]
    npc = m.row("Guard 1").entry.npc
    assert npc.value("str") == 16
    assert (npc.skills[-1].skill, npc.skills[-1].score) == ("climb", 30)
    assert npc.armour == "chain 5"
    assert npc.weapons[0].score == 66
    assert len(npc.skills) == len(before.npc.skills)
    assert m.row("Guard 2").entry.npc == before.npc
    m.roster.acts.undo()
    assert m.row("Guard 1").entry == before
    assert m.table.undo_edit == steps
    assert m.roster.announced is not None


def test_nothing_changed_is_no_step_and_cancel_changes_nothing(master, monkeypatch: pytest.MonkeyPatch) -> None:
    from brp_desktop.views.gm.npc_dialog import NpcDialog

    m = master()
    before, steps = m.table.table, m.table.undo_edit
    row = m.row("Guard 1")
    monkeypatch.setattr(NpcDialog, "exec", lambda dialog: (dialog.accept(), dialog.result())[1])
    m.roster.dialogs.edit_person(row)
    assert (m.table.table, m.table.undo_edit) == (before, steps)

    def cancel(dialog: NpcDialog) -> int:
        dialog.fields["name"].edit.setText("Somebody else")
        dialog.reject()
        return dialog.result()

    monkeypatch.setattr(NpcDialog, "exec", cancel)
    m.roster.dialogs.edit_person(row)
    assert m.table.table == before
    menu = row_menu(m.roster)
    assert not any(action.text().startswith("Edit") for action in menu.actions())
    m.roster.npcs.setFocus()
    m.roster.npcs.setCurrentIndex(m.roster.models[1].index(0, Field.NAME))
    menu = row_menu(m.roster)
    assert [action.text() for action in menu.actions() if action.text().startswith("Edit")] == ["Edit…\tEnter"]
