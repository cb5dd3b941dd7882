"""The development phase as a person goes through it: by mouse and by keyboard, with own dice, undone and resumed."""

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from names_for_readers import nameless
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from brp_desktop.catalogue.names import collation_key
from brp_desktop.controllers.development import BeforeChoice
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.brp import Skill, SkillPoints
from brp_desktop.sheet.edits import AddSkill, SetOptions, SetSkillFlag, SetTick
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.development.dialog import DevelopmentDialog
from brp_desktop.views.development.inbox import TickInbox
from tests.stories.conftest import plain

EIGHT = ("dodge", "insight", "persuade", "spot", "stealth", "listen", "climb", "jump")
CONTROL = Qt.KeyboardModifier.ControlModifier


class Dice:
    """Dice that fall as told, whatever their kind; a D100 is given as one number."""

    def __init__(self) -> None:
        self.rolls: list[int] = []
        self.gains: list[int] = []
        self._digits: list[int] = []

    def die(self, sides: int) -> int:
        if sides == 10:
            if not self._digits:
                roll = self.rolls.pop(0)
                self._digits = [roll % 100 // 10 or 10, roll % 10 or 10]
            return self._digits.pop(0)
        return self.gains.pop(0)


@pytest.fixture
def player(start: Callable[..., Any], sample: Path) -> Any:
    """A person with the sample open and eight ticks on it."""
    found = start(sample)
    prepare(found)
    return found


def prepare(player: Any, rows: tuple[str, ...] = EIGHT) -> None:
    for row in player.document.character.skills:
        if row.ticked:
            player.document.perform(SetTick(row.id, False, "undone"))
    for row in rows:
        player.document.perform(SetTick(SkillId(row), True, "ticked", id=f"roll-{row}", time=1_790_000_000_000))


def load(player: Any, rolls: list[int], gains: list[int]) -> None:
    dice = Dice()
    dice.rolls, dice.gains = rolls, gains
    player.context.rolls._given_source = dice


def open_phase(player: Any) -> DevelopmentDialog:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    to_the_window(player)
    player.press(Qt.Key.Key_D, CONTROL)
    dialog = player.window.findChild(DevelopmentDialog, "development_dialog")
    assert dialog is not None
    QApplication.processEvents()
    return dialog


def is_open(player: Any) -> bool:
    return any(each.isVisible() for each in player.window.findChildren(DevelopmentDialog))


def to_the_window(player: Any) -> None:
    """The dialog is gone: the keyboard belongs to the window again."""
    player.window.activateWindow()
    QTest.qWaitForWindowActive(player.window, 2000)
    QApplication.processEvents()
    player.window.focus_sheet()


def ticked(player: Any) -> list[str]:
    return [row.id for row in player.document.character.skills if row.ticked]


def score(player: Any, row: str) -> int | None:
    return player.document.derived.skills[SkillId(row)].score


def row_of(dialog: DevelopmentDialog, skill: str) -> Any:
    return next(row for row in dialog.rows if row.line.subject.id == skill)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def answer(monkeypatch: pytest.MonkeyPatch, dialog: DevelopmentDialog, choice: BeforeChoice) -> list[Any]:
    """Answers the question about earlier dice, and notes that it was asked."""
    asked: list[Any] = []

    def ask(thrown: Any) -> BeforeChoice:
        asked.append(thrown)
        return choice

    monkeypatch.setattr(dialog.controller, "_ask", ask)
    return asked


def test_one_by_one_then_cancel_then_all_at_once(player: Any) -> None:
    """T14: two of eight one by one, one with own dice; cancel leaves six ticks; then all at once, each roll seen."""
    dialog = open_phase(player)
    first, second = dialog.rows[0].line.subject.id, dialog.rows[1].line.subject.id
    load(player, [3], [])
    dialog.controller._source = player.context.rolls.source()
    player.press(Qt.Key.Key_Return)
    assert dialog.rows[0].line.done is not None
    assert dialog.rows[0].line.done.roll == 3
    # The focus has gone on to the next line; digits go into its field.
    player.type("99")
    player.press(Qt.Key.Key_Return)
    assert dialog.controller.pending
    edit = dialog.rows[1].field.edit
    assert (edit.text(), edit.isUndoAvailable(), edit.for_dice) == ("", False, True)
    player.type("4")
    player.press(Qt.Key.Key_Return)
    done = dialog.rows[1].line.done
    assert done is not None
    assert (done.roll, done.own_dice, done.new - done.old) == (99, True, 4)
    player.press(Qt.Key.Key_Escape)
    assert not is_open(player)
    left = ticked(player)
    assert len(left) == 6
    assert first not in left
    assert second not in left

    dialog = open_phase(player)
    assert sorted(row.line.subject.id for row in dialog.rows) == sorted(left)
    load(player, [90] * 6, [2] * 6)
    dialog.controller._source = player.context.rolls.source()
    click(dialog.foot.rest)
    assert ticked(player) == []
    assert all(row.line.done is not None and row.line.done.roll == 90 for row in dialog.rows)
    assert dialog.foot.done.isEnabled()
    click(dialog.foot.done)
    assert not is_open(player)
    shown = [entry for entry in player.entries() if entry.event == "development"]
    assert len(shown) == 8


def test_the_dice_fall_before_the_row_tells(start: Callable[..., Any], sample: Path) -> None:
    """Recorded at the click, told when the dice rest; Enter ends the film at once."""
    player = start(sample, motion="full")
    prepare(player)
    dialog = open_phase(player)
    load(player, [95], [3])
    dialog.controller._source = player.context.rolls.source()
    said: list[str] = []
    dialog.announced.connect(said.append)
    player.press(Qt.Key.Key_Return)
    assert dialog.tray.is_running
    assert len(ticked(player)) == 7
    assert said == []
    player.press(Qt.Key.Key_Return)
    assert not dialog.tray.is_running
    assert len(said) == 1
    assert len(ticked(player)) == 7
    dialog.reject()


def test_the_whole_phase_is_one_step(player: Any) -> None:
    """Undo of the phase: every score and tick as before, the dice stay in the roll log, struck through."""
    before = player.document.character
    dialog = open_phase(player)
    load(player, [95] * 8, [3] * 8)
    dialog.controller._source = player.context.rolls.source()
    click(dialog.foot.rest)
    click(dialog.foot.done)
    after = player.document.character
    assert after != before
    assert player.window.actions_["undo"].text() == "Undo development phase"
    to_the_window(player)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert player.document.character == before
    lines = [entry for entry in player.entries() if entry.event == "development"]
    assert len(lines) == 8
    assert all(entry.undone for entry in lines)
    player.press(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert player.document.character == after
    assert not any(entry.undone for entry in player.entries() if entry.event == "development")


def test_each_line_is_undone_alone(player: Any) -> None:
    dialog = open_phase(player)
    load(player, [95, 96], [3, 4])
    dialog.controller._source = player.context.rolls.source()
    row = dialog.rows[0]
    skill, old = row.line.subject.id, row.line.score
    player.press(Qt.Key.Key_Return)
    player.press(Qt.Key.Key_Return)
    assert len(ticked(player)) == 6
    # The first of the two by its own button, although another was rolled since.
    dialog.rows[0].set_current(True)
    click(dialog.rows[0].back)
    assert skill in ticked(player)
    assert score(player, skill) == old
    assert dialog.rows[1].line.done is not None
    undone = [entry.undone for entry in player.entries() if entry.event == "development" and entry.subject.id == skill]
    assert undone == [True]
    dialog.reject()


@pytest.mark.parametrize("choice", list(BeforeChoice))
def test_no_undo_lets_a_roll_be_fished_for(player: Any, monkeypatch: pytest.MonkeyPatch, choice: BeforeChoice) -> None:
    """A roll taken back is told of before the dice are thrown again: it can be taken, or thrown anew, or left."""
    dialog = open_phase(player)
    load(player, [2, 97], [3])
    dialog.controller._source = player.context.rolls.source()
    skill = dialog.rows[0].line.subject.id
    player.press(Qt.Key.Key_Return)
    click(dialog.foot.undo)
    asked = answer(monkeypatch, dialog, choice)
    dialog.rows[0].take_focus()
    player.press(Qt.Key.Key_Return)
    assert len(asked) == 1
    assert [entry.roll for _, entry in asked[0]] == [2]
    done = dialog.rows[0].line.done
    match choice:
        case BeforeChoice.USE:
            assert done is not None
            assert done.roll == 2
        case BeforeChoice.AGAIN:
            assert done is not None
            assert done.roll == 97
        case BeforeChoice.CANCEL:
            assert done is None
            assert skill in ticked(player)
    lines = [entry for entry in player.entries() if entry.event == "development"]
    assert len(lines) == (2 if choice is BeforeChoice.AGAIN else 1)
    assert sum(not entry.undone for entry in lines) == (0 if choice is BeforeChoice.CANCEL else 1)
    dialog.reject()


def test_the_question_itself(player: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the question shows: skill and roll; Esc is «never mind»."""
    from brp_desktop.views.dialogs.choice import ChoiceDialog

    dialog = open_phase(player)
    load(player, [2], [])
    dialog.controller._source = player.context.rolls.source()
    title = dialog.rows[0].title
    player.press(Qt.Key.Key_Return)
    click(dialog.foot.undo)
    said: list[str] = []

    def ask(question: ChoiceDialog) -> object | None:
        from PySide6.QtWidgets import QLabel

        said.extend(each.text() for each in question.findChildren(QLabel))
        return None

    monkeypatch.setattr(ChoiceDialog, "ask", ask)
    dialog.rows[0].take_focus()
    player.press(Qt.Key.Key_Return)
    assert any(f"{title}: 02" in text for text in said)
    assert dialog.rows[0].line.waits
    dialog.reject()


def test_a_fixed_gain_is_chosen_before_the_roll(player: Any) -> None:
    player.document.perform(SetOptions(UGE))
    dialog = open_phase(player)
    row = row_of(dialog, "spot")
    click(row.gain.button(True))
    load(player, [99], [])
    dialog.controller._source = player.context.rolls.source()
    old = row.line.score
    click(row.button)
    assert row.line.done is not None
    assert row.line.done.fixed
    assert score(player, "spot") == old + 3
    dialog.reject()


def test_two_specialities_one_developed(player: Any) -> None:
    """T04: the second keeps its tick and its value."""
    for word in ("French", "Breton"):
        row = Skill(
            id=SkillId(f"own.{word}"), skill="language_other", speciality_text=word, points=SkillPoints(personal=30)
        )
        player.document.perform(AddSkill(row))
    prepare(player, ("own.French", "own.Breton"))
    before = score(player, "own.Breton")
    dialog = open_phase(player)
    load(player, [98], [2])
    dialog.controller._source = player.context.rolls.source()
    click(row_of(dialog, "own.French").button)
    dialog.reject()
    assert ticked(player) == ["own.Breton"]
    assert score(player, "own.Breton") == before


def test_a_line_for_every_tick_named_in_full(player: Any) -> None:
    """T05, T11: as many lines as ticks, each by its full name in the language in force."""
    player.document.perform(AddSkill(Skill(id=SkillId("tides.1"), name="Tides", points=SkillPoints(personal=20))))
    player.document.perform(
        AddSkill(
            Skill(id=SkillId("tides.2"), skill="knowledge", speciality_text="Tides", points=SkillPoints(personal=20))
        )
    )
    prepare(player, ("dodge", "tides.1", "tides.2"))
    dialog = open_phase(player)
    assert sorted(row.title for row in dialog.rows) == ["Dodge", "Knowledge (Tides)", "Tides"]
    load(player, [98] * 3, [2] * 3)
    dialog.controller._source = player.context.rolls.source()
    player.context.language.choose("fr")
    QApplication.processEvents()
    click(dialog.foot.rest)
    assert sorted(row.title for row in dialog.rows) == ["Connaissance (Tides)", "Esquive", "Tides"]
    assert all(row.line.done is not None and row.line.done.gain for row in dialog.rows)
    dialog.reject()


def test_the_needed_roll_is_said(player: Any) -> None:
    """T06, T07: 46 or more at 45 (SRD); at 99 and above only 00; with the bonus of UGE less is needed."""
    player.document.perform(SetOptions(SRD))
    rows = {"own.45": 45, "own.99": 99, "own.105": 105}
    for id_, points in rows.items():
        player.document.perform(AddSkill(Skill(id=SkillId(id_), name=id_, points=SkillPoints(personal=points))))
    prepare(player, tuple(rows))
    dialog = open_phase(player)
    base = score(player, "own.45") - 45
    assert base == 0
    needed = {row.line.subject.id: row.needed.text() for row in dialog.rows}
    assert needed == {"own.45": "46–00", "own.99": "00", "own.105": "00"}
    row_of(dialog, "own.45").take_focus()
    player.type("45")
    player.press(Qt.Key.Key_Return)
    done = row_of(dialog, "own.45").line.done
    assert done is not None
    assert done.gain == 0
    row_of(dialog, "own.105").take_focus()
    player.type("00")
    player.press(Qt.Key.Key_Return)
    player.type("6")
    player.press(Qt.Key.Key_Return)
    assert score(player, "own.105") == 111
    dialog.reject()


def test_skills_that_never_learn_are_skipped(player: Any) -> None:
    """T08: no line for them, and nothing to roll says why."""
    prepare(player, ("spot",))
    player.document.perform(SetSkillFlag(SkillId("spot"), "learns", False))
    assert player.document.derived.waiting_ticks == 0
    assert player.window.commands.growth.show_development() is None
    assert "Nothing is ticked" in player.window.status_bar.message.text()


def test_wrong_own_dice_are_refused_and_change_nothing(player: Any) -> None:
    dialog = open_phase(player)
    player.type("123")
    player.press(Qt.Key.Key_Return)
    assert dialog.rows[0].line.waits
    assert dialog.rows[0].field.error
    player.press(Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog.rows[0].field.error
    player.type("99")
    player.press(Qt.Key.Key_Return)
    player.type("7")
    player.press(Qt.Key.Key_Return)
    assert dialog.controller.pending
    player.press(Qt.Key.Key_Escape)
    dialog.reject()
    assert len(ticked(player)) == 8


def test_the_inbox_says_when_and_why_and_takes_back(player: Any) -> None:
    """T12, T13: every tick with its reason; taken back with words of one's own in the roll log."""
    player.dice.next_rolls = [7]
    player.context.rolls._given_source = player.dice
    prepare(player, ("dodge",))
    player.click("listen")
    click(player.window.tool_bar.chip)
    inbox = player.window.findChild(TickInbox, "ticks_popup")
    assert inbox is not None
    said = [row.accessibleName() for row in inbox.rows]
    assert len(said) == 2
    assert any("first success of the adventure" in text and "rolled 07" in text for text in said)
    row = next(row for row in inbox.rows if row.tick.subject.id == "dodge")
    click(row.back)
    inbox.reason.edit.setText("not at stake")
    QTest.keyClick(inbox.reason.edit, Qt.Key.Key_Return)
    assert ticked(player) == ["listen"]
    line = player.entries()[0]
    assert (line.tick_reason, line.note, line.subject.id) == ("taken_back", "not at stake", "dodge")
    inbox.close()
    player.press(Qt.Key.Key_Z, CONTROL)
    assert set(ticked(player)) == {"dodge", "listen"}
    assert player.entries()[0].undone


def test_adventures_start_and_end(player: Any) -> None:
    """Start and end are acts on the sheet; nothing is cleared; the phase is offered."""
    growth = player.window.commands.growth
    growth.end_adventure()
    end = player.window.findChild(QWidget, "end_adventure")
    end.develop.setChecked(True)
    end.wounds.setChecked(True)
    click(end.ok)
    assert player.document.character.adventure == ""
    assert player.document.character.adventures[-1].ended is not None
    assert len(ticked(player)) == 8
    hit = next(each for id_, each in player.document.derived.resources.items() if id_ == "hit_points")
    assert hit.current == hit.maximum
    phase = player.window.findChild(DevelopmentDialog, "development_dialog")
    assert phase is not None
    assert "Ar-Men" in phase.aside.text()
    phase.reject()
    growth.start_adventure()
    begin = player.window.findChild(QWidget, "start_adventure")
    begin.field.edit.setText("Fog over Molène")
    click(begin.ok)
    assert player.document.character.adventure == "Fog over Molène"
    assert not player.window.actions_["start_adventure"].isEnabled()
    assert player.window.actions_["end_adventure"].isEnabled()


def test_a_lesson_from_the_first_word_to_the_experience_roll(player: Any) -> None:
    """Both rolls of the teacher succeed: one line more in the phase; one thing at a time."""
    prepare(player, ())
    player.document.perform(SetOptions(SRD))
    growth = player.window.commands.growth
    growth.show_learning()
    lesson = player.window.findChild(QWidget, "learning_dialog")
    lesson.skill.setCurrentIndex(lesson.skill.findData("spot"))
    lesson.name.edit.setText("Yann")
    lesson.teach.edit.setText("60")
    lesson.taught.edit.setText("50")
    assert "50%" in lesson.state.text()
    click(lesson.go)
    assert player.document.character.study is not None
    lesson.own_teach.edit.setText("50")
    lesson.own_taught.edit.setText("07")
    click(lesson.go)
    assert player.document.character.study.earned
    click(lesson.go)
    phase = player.window.findChild(DevelopmentDialog, "development_dialog")
    assert [row.line.kind for row in phase.rows] == ["taught"]
    assert len([entry for entry in player.entries() if entry.level is not None]) >= 0
    phase.reject()


def test_free_ticks_of_a_long_break(player: Any) -> None:
    """No more than the rules give; the count is said."""
    prepare(player, ())
    player.document.perform(SetOptions(SRD))
    player.window.commands.growth.show_long_break()
    dialog = player.window.findChild(QWidget, "long_break")
    for place in range(5):
        dialog.list.item(place).setCheckState(Qt.CheckState.Checked)
    assert not dialog.ok.isEnabled()
    assert "4" in dialog.state.text()
    dialog.list.item(4).setCheckState(Qt.CheckState.Unchecked)
    click(dialog.ok)
    assert len(ticked(player)) == 4
    assert {entry.tick_reason for entry in player.entries()[:4]} == {"free_tick"}


def test_progress_is_kept_and_shown(player: Any, tmp_path: Path) -> None:
    """Every improvement stands in the list; the chart can be read by key and saved."""
    dialog = open_phase(player)
    load(player, [95] * 8, [3] * 8)
    dialog.controller._source = player.context.rolls.source()
    click(dialog.foot.rest)
    click(dialog.foot.done)
    player.press(Qt.Key.Key_3, CONTROL)
    player.window.sheet.set_page(5)
    page = player.window.sheet.progress
    assert page.model.rowCount() == 8
    assert len(page.chart.lines) == 3
    page.chart.setFocus()
    QTest.keyClick(page.chart, Qt.Key.Key_Home)
    assert page.chart.accessibleDescription().startswith("Start")
    rows = page.table_text().splitlines()
    assert rows[0].count(",") >= 3
    assert len(rows) == 1 + len(page.chart.axis)
    assert not page.image().isNull()
    page.ahead.setCurrentIndex(page.ahead.findData("spot"))
    page.target.edit.setText("80")
    assert "adventures on average" in page.expected.text()


def test_this_adventure_as_a_page(player: Any, tmp_path: Path) -> None:
    from pypdf import PdfReader

    from brp_desktop.views.development.adventure_page import write_page

    dialog = open_phase(player)
    load(player, [95] * 8, [3] * 8)
    dialog.controller._source = player.context.rolls.source()
    click(dialog.foot.rest)
    click(dialog.foot.done)
    path = tmp_path / "adventure.pdf"
    write_page(player.document, path)
    reader = PdfReader(path)
    text = " ".join(" ".join(page.extract_text().split()) for page in reader.pages)
    assert "Ar-Men" in text
    assert "Persuade: 95 + 8 = 103" in text
    assert reader.metadata is not None
    assert "Ar-Men" in str(reader.metadata.title)


def test_a_page_that_cannot_be_written_is_told_with_its_reason(
    player: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window names the file and what hindered it, as with every other save."""
    from brp_desktop.views.development import adventure_page

    path = tmp_path / "gone" / "adventure.pdf"
    monkeypatch.setattr(adventure_page, "ask_export_path", lambda *_: path)
    player.window.actions_["adventure_pdf"].trigger()
    assert player.window.status_bar.message.text() == (
        "The folder of “adventure.pdf” is gone. Nothing is lost: save it elsewhere."
    )
    assert not path.parent.exists()


def test_exports_propose_the_folder_of_the_last_one(
    player: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First beside the sheet, then where the last file for other programs went, of any kind; kept for next time."""
    from PySide6.QtWidgets import QFileDialog

    from brp_desktop.storage.settings import Settings

    proposed: list[Path] = []
    away = tmp_path / "papers"
    away.mkdir()

    def choose(parent: QWidget, title: str, place: str, kinds: str) -> tuple[str, str]:
        proposed.append(Path(place))
        return str(away / "page"), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    dialog = open_phase(player)
    load(player, [95] * 8, [3] * 8)
    dialog.controller._source = player.context.rolls.source()
    click(dialog.foot.rest)
    click(dialog.foot.done)
    player.window.commands.growth.save_adventure_pdf()
    assert (away / "page.pdf").read_bytes().startswith(b"%PDF")
    player.window.sheet.set_page(5)
    player.window.sheet.other_pages.progress.ask_table()
    assert (away / "page.csv").is_file()
    assert [place.parent for place in proposed] == [player.document.path.parent, away]
    assert proposed[0].suffix == ".pdf"
    assert Settings(player.context.settings.path).export_folder == str(away)
    (away / "page.csv").unlink()
    (away / "page.pdf").unlink()
    away.rmdir()
    player.window.sheet.other_pages.progress.ask_table()
    assert proposed[-1].parent == player.document.path.parent


def test_the_fairness_page_counts_after_it_is_open(player: Any, qtbot: Any) -> None:
    """G06: a few rolls allow no verdict, and that is what is said."""
    player.context.rolls._given_source = player.dice
    player.dice.next_rolls = [7, 55]
    player.click("listen")
    player.click("spot")
    player.window.commands.growth.show_how_dice_fall()
    dialog = player.window.findChild(QWidget, "fairness_dialog")
    qtbot.waitUntil(lambda: not dialog.progress.isVisible())
    assert "2" in dialog.rolls.text()
    assert "too few" in dialog.faces_said.text()
    assert dialog.who.count() == 2
    dialog.close()


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_nothing_is_cut_in_the_smallest_window(start: Callable[..., Any], sample: Path, lang: str) -> None:
    """At 1024 × 600 every button shows its words, every row its cells, and everything that takes focus has a name."""
    player = start(sample, lang=lang, size=(1024, 600))
    prepare(player)
    player.document.perform(SetOptions(UGE))
    dialog = open_phase(player)
    assert dialog.width() <= 1024
    assert dialog.height() <= 600
    for button in dialog.findChildren(QWidget):
        if button.isVisible() and hasattr(button, "key_cap"):
            assert button.width() >= button.minimumSizeHint().width() - 8, button.accessibleName()
    for row in dialog.rows:
        columns = row._columns
        ends = sorted(columns.cells.values())
        assert all(left + width <= after for (left, width), (after, _) in itertools.pairwise(ends))
        assert columns.name[1] >= 130
        last, wide = ends[-1]
        assert last + wide <= row.width()
        assert row.button.geometry().right() <= row.width()
    for words in (dialog.title, dialog.aside, dialog.rule, dialog.foot.summary):
        assert words.width() >= min(words.minimumSizeHint().width(), words.width())
        assert words.height() >= words.heightForWidth(words.width()) or not words.wordWrap()
    assert nameless(dialog) == []
    assert dialog.findChildren(QPushButton) == []
    dialog.reject()


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_small_room_can_be_read_and_reached(start: Callable[..., Any], sample: Path, lang: str) -> None:
    """Every focusable widget has a name, every label of a dialog its words, in three languages at 1024 × 600."""
    from PySide6.QtWidgets import QLabel

    from brp_desktop.rules.brp import BrpOptions

    player = start(sample, lang=lang, size=(1024, 600))
    prepare(player, ())
    player.document.perform(SetOptions(BrpOptions(teaching="training", free_ticks=4, ageing=True)))
    growth = player.window.commands.growth
    rooms = {
        "learning_dialog": growth.show_learning,
        "long_break": growth.show_long_break,
        "end_adventure": growth.end_adventure,
        "start_adventure": growth.start_adventure,
        "fairness_dialog": growth.show_how_dice_fall,
    }
    for name, show in rooms.items():
        show()
        QApplication.processEvents()
        room = player.window.findChild(QWidget, name)
        assert room is not None
        assert nameless(room) == []
        assert room.windowTitle()
        for words in room.findChildren(QLabel):
            if words.isVisible() and words.text():
                wanted = words.heightForWidth(words.width()) if words.wordWrap() else words.sizeHint().height()
                assert words.height() >= wanted, (name, words.text())
                assert words.wordWrap() or words.width() >= words.minimumSizeHint().width(), (name, words.text())
        room.close()
    player.window.sheet.set_page(5)
    QApplication.processEvents()
    assert nameless(player.window.sheet.progress) == []


def test_pow_has_a_line_of_its_own(player: Any) -> None:
    """The roll of POW gains under its chance; the gain may be fixed before."""
    from brp_desktop.sheet.edits import SetPowTick

    prepare(player, ())
    player.document.perform(SetOptions(UGE))
    player.document.perform(SetPowTick(True, "even_or_better", id="contest", time=1_790_000_000_000))
    old = player.document.derived.values["pow"]
    dialog = open_phase(player)
    assert [row.title for row in dialog.rows] == ["POW"]
    assert dialog.rows[0].needed.text().startswith("01–")
    click(dialog.rows[0].gain.button(True))
    dialog.rows[0].take_focus()
    player.type("01")
    player.press(Qt.Key.Key_Return)
    assert player.document.derived.values["pow"] == old + 1
    assert not player.document.character.pow_ticked
    assert is_open(player)
    dialog.reject()


def test_nothing_of_it_is_loaded_at_the_start() -> None:
    """Rare rooms are imported on use."""
    import subprocess
    import sys

    code = (
        "import sys, brp_desktop.views.main_window, brp_desktop.controllers.rolls, brp_desktop.controllers.roll_log;"
        "print([name for name in sys.modules if 'development' in name or 'progress' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_roll_whose_gain_is_open_is_gone_on_with(player: Any) -> None:
    """Own dice are kept although the phase is left before the gain is told: the roll cannot be fished for."""
    dialog = open_phase(player)
    first, second = dialog.rows[0].line.subject.id, dialog.rows[1].line.subject.id
    player.type("95")
    player.press(Qt.Key.Key_Return)
    dialog.rows[1].take_focus()
    player.type("96")
    player.press(Qt.Key.Key_Return)
    click(dialog.foot.later)
    lines = [entry for entry in player.entries() if entry.event == "development"]
    assert sorted((entry.roll, entry.level_reason) for entry in lines) == [(95, "gain_open"), (96, "gain_open")]
    assert len(ticked(player)) == 8

    dialog = open_phase(player)
    assert [each.roll for each in dialog.controller.pending.values()] == [95, 96]
    with pytest.raises(RulesError, match="already_rolled"):
        dialog.controller.roll(dialog.rows[0].line.key, 3)
    row_of(dialog, first).take_focus()
    player.type("4")
    player.press(Qt.Key.Key_Return)
    done = row_of(dialog, first).line.done
    assert (done.roll, done.own_dice, done.gain) == (95, True, 4)
    load(player, [50] * 6, [2] * 6 + [5])
    dialog.controller._source = player.context.rolls.source()
    click(dialog.foot.rest)
    assert row_of(dialog, second).line.done.roll == 96
    dialog.accept()
    lines = [entry for entry in player.entries() if entry.event == "development" and entry.roll in (95, 96)]
    assert len(lines) == 2
    assert all(entry.level_reason == "above_score" for entry in lines)
    assert all(entry.development.new for entry in lines)


@pytest.mark.parametrize(("lang", "key"), [("en", "Enter"), ("fr", "Entrée"), ("it", "Invio")])
def test_one_order_and_one_name_for_enter(start: Callable[..., Any], sample: Path, lang: str, key: str) -> None:
    """The lines stand in the order of the tick inbox, and the key on the button has the language's name."""
    player = start(sample, lang=lang)
    prepare(player)
    click(player.window.tool_bar.chip)
    inbox = player.window.findChild(TickInbox, "ticks_popup")
    waiting = [row.tick.subject.id for row in inbox.rows]
    inbox.close()
    dialog = open_phase(player)
    assert [row.line.subject.id for row in dialog.rows] == waiting
    assert [row.title for row in dialog.rows] == sorted((row.title for row in dialog.rows), key=collation_key)
    assert dialog.rows[0].button.key_cap == key
    assert dialog.rows[1].button.key_cap == ""
    load(player, [95], [3])
    dialog.controller._source = player.context.rolls.source()
    player.press(Qt.Key.Key_Return)
    assert dialog.tray.accessibleName() == "95"
    player.type("96")
    player.press(Qt.Key.Key_Return)
    assert dialog.tray.accessibleName() == "96", "the felt shows the number of real dice, not another row's dice"
    assert dialog.tray._film is None
    dialog.reject()


def test_a_gain_is_chosen_on_the_way_from_the_field_to_its_button(player: Any) -> None:
    """Tab goes through a row as it is read, also through the last one."""
    dialog = open_phase(player)
    for row in (dialog.rows[0], dialog.rows[-1]):
        row.field.edit.setFocus()
        player.press(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is row.gain.button(False)
        player.press(Qt.Key.Key_Right)
        assert row.line.fixed
        player.press(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is row.button
    dialog.reject()


@pytest.mark.parametrize("typed", ["--3", "7", "0", "x"])
def test_what_is_no_gain_is_refused(player: Any, typed: str) -> None:
    dialog = open_phase(player)
    player.type("99")
    player.press(Qt.Key.Key_Return)
    player.type(typed)
    player.press(Qt.Key.Key_Return)
    assert dialog.controller.pending
    assert dialog.rows[0].field.error == "1D6 shows 1 to 6."
    dialog.reject()


def test_while_dice_fall_undo_and_esc_only_show_them(start: Callable[..., Any], sample: Path) -> None:
    """Undo still names the line before: a click on it takes neither back, and Esc leaves the phase open."""
    player = start(motion="full")
    player.open(sample)
    prepare(player)
    dialog = open_phase(player)
    load(player, [1, 2, 3], [])
    dialog.controller._source = player.context.rolls.source()
    said: list[str] = []
    dialog.announced.connect(said.append)
    player.press(Qt.Key.Key_Return)
    player.press(Qt.Key.Key_Return)
    first = dialog.rows[0].title
    assert dialog.foot.undo.text() == f"Undo {first}"
    player.press(Qt.Key.Key_Return)
    assert dialog.tray.is_running
    click(dialog.foot.undo)
    assert not dialog.tray.is_running
    assert (len(said), len(ticked(player))) == (2, 6)
    assert dialog.foot.undo.text() == f"Undo {dialog.rows[1].title}"
    dialog.rows[2].take_focus()
    player.press(Qt.Key.Key_Return)
    assert dialog.tray.is_running
    dialog.rows[0].back.click()
    assert "taken back" in said[-1]
    assert [row.line.waits for row in dialog.rows[:3]] == [True, False, False]
    load(player, [4], [])
    dialog.controller._source = player.context.rolls.source()
    dialog.rows[3].take_focus()
    player.press(Qt.Key.Key_Return)
    assert dialog.tray.is_running
    player.press(Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog.tray.is_running
    player.press(Qt.Key.Key_Escape)
    assert not is_open(player)


def ink(widget: QWidget, colour: QColor, width: int) -> int:
    """How many pixels of a colour stand in the left part of a widget."""
    image = widget.grab().toImage()
    return sum(image.pixelColor(x, y) == colour for x in range(width) for y in range(image.height()))


@pytest.mark.parametrize("theme", ["paper", "ink", "contrast"])
def test_the_boxes_of_the_small_rooms_can_be_seen(start: Callable[..., Any], sample: Path, theme: str) -> None:
    """In every theme they have the theme's edge while they are empty."""
    player = start(theme=theme)
    player.open(sample)
    prepare(player)
    growth, edge = player.window.commands.growth, player.window.theme.colour("border")
    growth.end_adventure()
    end = player.window.findChild(QWidget, "end_adventure")
    assert ink(end.develop, edge, 18) > 10
    end.reject()
    growth.show_long_break()
    pause = player.window.findChild(QWidget, "long_break")
    QApplication.processEvents()
    row = pause.list.visualItemRect(pause.list.item(1))
    image = pause.list.viewport().grab(row).toImage()
    assert sum(image.pixelColor(x, y) == edge for x in range(22) for y in range(image.height())) > 10
    QTest.mouseClick(pause.list.viewport(), Qt.MouseButton.LeftButton, pos=row.topLeft() + QPoint(9, row.height() // 2))
    assert len(pause.chosen) == 1
    image = pause.list.viewport().grab(row).toImage()
    tick = player.window.theme.colour("tick_fill")
    assert sum(image.pixelColor(x, y) == tick for x in range(22) for y in range(image.height())) > 10
    pause.reject()


def test_the_fairness_page_sorts_people_as_their_language_does(player: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from brp_desktop.views.development.fairness import FairnessDialog

    people = [("1", "Zoé"), ("2", "Élodie"), ("3", "emil"), ("4", "Adèle")]
    monkeypatch.setattr(type(player.context.log), "characters", lambda log: people)
    dialog = FairnessDialog(player.context.log, player.window.theme, player.window)
    dialog._timer.stop()
    dialog._count()
    names = [dialog.who.itemText(place) for place in range(dialog.who.count())]
    assert names == ["Everybody", "Adèle", "Élodie", "emil", "Zoé"]
    dialog.reject()


@pytest.mark.parametrize("theme", ["paper", "ink", "contrast"])
def test_the_boxes_of_the_progress_page_can_be_seen(start: Callable[..., Any], sample: Path, theme: str) -> None:
    """The skills of the chart have the theme's boxes, empty and ticked, also after the theme was changed."""
    player = start(theme="ink" if theme == "paper" else "paper")
    player.open(sample)
    prepare(player)
    dialog = open_phase(player)
    load(player, [95] * 8, [3] * 8)
    dialog.controller._source = player.context.rolls.source()
    click(dialog.foot.rest)
    click(dialog.foot.done)
    player.window.sheet.bar.go_to("progress")
    page = player.window.sheet.progress
    player.context.appearance.choose_theme(theme)
    QApplication.processEvents()
    assert player.window.theme.id == theme
    colour = player.window.theme.colour

    def pixels(ticked: Qt.CheckState, name: str) -> int:
        item = page.skills.item(0)
        item.setCheckState(ticked)
        QApplication.processEvents()
        image = page.skills.viewport().grab(page.skills.visualItemRect(item)).toImage()
        return sum(image.pixelColor(x, y) == colour(name) for x in range(22) for y in range(image.height()))

    assert pixels(Qt.CheckState.Unchecked, "border") > 10
    assert pixels(Qt.CheckState.Checked, "tick_fill") > 10


def test_a_read_only_sheet_asks_for_no_reason(player: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key does what the button does, which is off."""
    monkeypatch.setattr(type(player.document), "read_only", True)
    inbox = TickInbox(player.context.log, player.document, player.window.theme, player.window)
    inbox.open_at(QPoint(400, 100))
    QTest.keyClick(inbox.rows[0], Qt.Key.Key_Delete)
    assert inbox.asking.isHidden()
    inbox.close()


def test_what_is_rolled_together_is_rolled_from_above_and_its_last_lies_on_the_felt(player: Any) -> None:
    """The log, undo and the felt have the last line of the list last; the felt is not left empty."""
    dialog = open_phase(player)
    shown = [row.line.subject.id for row in dialog.rows]
    load(player, [20 + place for place in range(8)], [1] * 8)
    dialog.controller._source = player.context.rolls.source()
    click(dialog.foot.rest)
    logged = [entry.subject.id for entry in player.entries() if entry.event == "development"]
    assert logged[:8] == shown[::-1]
    last = dialog.rows[-1]
    assert last.title in plain(dialog.foot.undo.text())
    assert dialog.tray.isVisible()
    assert dialog.tray.accessibleName() == "27"
    dialog.reject()
