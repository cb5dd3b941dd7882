"""Files as people treat them: saved, copied, changed by others, opened twice, damaged, from the future, recovered."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.interaction import OverwriteChoice, UnsavedChoice
from brp_desktop.sheet.edits import SetIdentity, SetTick
from brp_desktop.storage import StorageError, open_document
from brp_desktop.storage.settings import RecentFile, Settings
from brp_desktop.views.dialogs import conflicts
from brp_desktop.views.recent_list import RecentList

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_the_same_file_twice_is_one_tab(start, sample: Path) -> None:
    """D05: the second open goes to the tab that has it, also by another name of the same file."""
    player = start()
    first = player.open(sample)
    link = sample.with_name("link.rpgsheet")
    link.symlink_to(sample)
    assert player.context.files.open(link) is first
    assert player.window.tabs.count() == 1


def test_a_change_outside_is_asked_about_and_ours_is_no_alarm(start, sample: Path) -> None:
    """D05: no false alarm after our own save; before overwriting a file changed outside the person is asked."""
    player = start()
    document = player.open(sample)
    document.perform(SetIdentity("place", "Quimper"))
    assert player.context.files.save(document)
    player.context.files.check_disk()
    assert player.window.banner.isHidden()
    text = json.loads(sample.read_text(encoding="utf-8"))
    text["place"] = "Ouessant"
    sample.write_text(json.dumps(text), encoding="utf-8")
    document.perform(SetIdentity("place", "Brest"))
    player.context.files.check_disk()
    assert not player.window.banner.isHidden()
    links = [link.text() for link in player.window.banner.links if link.isVisible()]
    assert links == ["Reload", "Keep mine", "Keep both…", "What differs"]
    player.press(Qt.Key.Key_S, CONTROL)
    assert player.answers.asked == [f"overwrite {sample.name}"]
    assert open_document(sample).character.place == "Ouessant"
    player.answers.overwrite = OverwriteChoice.OVERWRITE
    player.press(Qt.Key.Key_S, CONTROL)
    assert open_document(sample).character.place == "Brest"


def test_reload_takes_what_lies_on_disk(start, sample: Path) -> None:
    """D05: «Reload» shows the other program's work and leaves nothing to save."""
    player = start()
    document = player.open(sample)
    text = json.loads(sample.read_text(encoding="utf-8"))
    text["name"] = "Adèle Le Goff"
    sample.write_text(json.dumps(text), encoding="utf-8")
    player.context.files.check_disk()
    player.window.banner.links[0].click()
    assert document.character.name == "Adèle Le Goff"
    assert document.is_saved
    assert player.window.tabs.tabText(0) == "Adèle Le Goff"
    assert player.window.banner.isHidden()


def test_a_file_that_cannot_be_reloaded_stays_spoken_of(start, sample: Path) -> None:
    """The strip goes only when the change outside was answered."""
    player = start()
    player.open(sample)
    sample.write_text("half a fi", encoding="utf-8")
    player.context.files.check_disk()
    banner = player.window.banner
    banner.links[0].click()
    assert len(player.answers.errors) == 1
    assert not banner.isHidden()
    assert banner.links[1].text() == "Keep mine"


def test_reload_never_saves(start, sample: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file goes while the person reads what differs: «Reload» puts nothing in its place."""
    player = start()
    player.open(sample)
    sample.write_text(sample.read_text(encoding="utf-8").replace("Brest", "Nantes"), encoding="utf-8")
    player.context.files.check_disk()

    def answer(*_: object) -> conflicts.ChangedChoice:
        sample.unlink()
        return conflicts.ChangedChoice.RELOAD

    monkeypatch.setattr(conflicts, "changed_choice", answer)
    player.window.banner.links[3].click()
    assert not sample.exists()
    assert player.window.banner.links[0].text() == "Save again"


def test_saved_into_the_right_file(start, sample: Path, tmp_path: Path) -> None:
    """D10: after Save As b, saving changes b and not a, and the title goes with it."""
    player = start()
    document = player.open(sample)
    before = sample.read_bytes()
    player.answers.save_path = tmp_path / "b.rpgsheet"
    document.perform(SetIdentity("name", "Béatrice"))
    assert player.context.files.save_as(document)
    document.perform(SetIdentity("place", "Rennes"))
    player.press(Qt.Key.Key_S, CONTROL)
    assert sample.read_bytes() == before
    assert open_document(tmp_path / "b.rpgsheet").character.place == "Rennes"
    assert document.path == tmp_path / "b.rpgsheet"
    assert player.window.windowTitle().startswith("Béatrice")


def test_a_failed_save_loses_nothing(start, sample: Path, tmp_path: Path) -> None:
    """D04: folder gone: said at once, still open and changed, Save As works."""
    player = start()
    document = player.open(sample)
    document.perform(SetIdentity("place", "Rennes"))
    player.answers.save_path = tmp_path / "not here" / "b.rpgsheet"
    assert not player.context.files.save_as(document)
    assert [error.code for error in player.answers.errors] == ["folder_missing"]
    assert not document.is_saved
    player.answers.save_path = tmp_path / "c.rpgsheet"
    assert player.context.files.save_as(document)
    assert document.is_saved


def test_a_damaged_file_is_refused_and_left_alone(start, sample: Path) -> None:
    """D03: its bytes are unchanged after open, save and quit."""
    player = start()
    damaged = sample.with_name("damaged.rpgsheet")
    damaged.write_bytes(sample.read_bytes()[:700])
    before = damaged.read_bytes()
    assert player.context.files.open(damaged) is None
    assert isinstance(player.answers.damages[0].error, StorageError)
    player.press(Qt.Key.Key_S, CONTROL)
    player.window.close()
    assert damaged.read_bytes() == before


def test_a_file_from_the_future_is_read_only(start, sample: Path) -> None:
    """D06: opens read-only with a banner; rolls, but does not tick; a copy keeps what is unknown."""
    player = start()
    text = json.loads(sample.read_text(encoding="utf-8"))
    text["format_version"] = 999
    text["hologram"] = {"colour": "blue"}
    future = sample.with_name("future.rpgsheet")
    future.write_text(json.dumps(text), encoding="utf-8")
    document = player.open(future)
    assert document.read_only
    assert "read-only" in player.window.banner.label.text()
    player.dice.next_rolls = [7]
    player.click("listen")
    assert not player.skill("listen").ticked
    assert player.entries()[0].tick_reason == "read_only"
    player.click("dodge", "box")
    assert player.window.status_bar.message.text() == "Opened read-only: save a copy to change it."
    copy = sample.with_name("copy.rpgsheet")
    player.answers.save_path = copy
    player.window.banner.links[0].click()
    assert json.loads(copy.read_text(encoding="utf-8"))["hologram"] == {"colour": "blue"}
    assert not document.read_only
    assert player.window.banner.isHidden()


@pytest.mark.parametrize(
    ("answer", "closed", "saved"), [("SAVE", True, True), ("DISCARD", True, False), ("CANCEL", False, False)]
)
def test_closing_with_unsaved_work_asks(start, sample: Path, answer: str, closed: bool, saved: bool) -> None:
    """Close asks once and does what was answered."""
    player = start()
    document = player.open(sample)
    document.perform(SetIdentity("place", "Rennes"))
    player.answers.unsaved = UnsavedChoice[answer]
    player.press(Qt.Key.Key_W, CONTROL)
    assert player.answers.asked == ["unsaved Adèle Fournier"]
    assert (player.window.document is None) is closed
    assert (open_document(sample).character.place == "Rennes") is saved


def test_half_typed_text_is_saved(start, sample: Path) -> None:
    """D11: what stands in a field half typed is in the file after Save, and a roll does not wipe it."""
    player = start()
    document = player.open(sample)
    player.window.set_editing(True)
    field = player.window.sheet.head.fields["place"].field
    field.setFocus()
    field.selectAll()
    player.type("Douarnenez")
    assert document.character.place == "Brest"
    player.press(Qt.Key.Key_S, CONTROL)
    assert open_document(sample).character.place == "Douarnenez"


def test_a_draft_within_two_seconds_and_gone_after_the_save(start, sample: Path, home: Path) -> None:
    """A change is on disk as a draft after 2 s at most; saving or giving up removes it."""
    player = start()
    document = player.open(sample)
    document.perform(SetIdentity("place", "Rennes"))
    drafts = home / "data" / "drafts"
    deadline = time.monotonic() + 2.0
    while time.monotonic() < deadline and not list(drafts.glob("*.draft")):
        QApplication.processEvents()
        time.sleep(0.02)
    assert len(list(drafts.glob("*.draft"))) == 1
    assert player.context.files.save(document)
    assert list(drafts.glob("*.draft")) == []


CHILD = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from brp_desktop.app.main import make_application
from brp_desktop.app.wiring import Choices, build
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.play.rolling import Subject
app = make_application(["child"])
application = build(app, Choices("en", "paper", "reduced"))
application.window.show()
document = application.context.files.open(Path(sys.argv[1]))
document.perform(SetIdentity("place", "Ar-Men"))
application.context.rolls.roll_subject(Subject("skill", "listen"))
def look():
    if list(Path(os.environ["BRP_DESKTOP_HOME"], "data", "drafts").glob("*.draft")):
        print("drafted", flush=True)
        timer.stop()
timer = QTimer()
timer.timeout.connect(look)
timer.start(20)
app.exec()
"""


def test_killed_in_the_middle_of_work(start, sample: Path, home: Path) -> None:
    """Kill −9 two seconds after an edit: the next start offers the draft; the roll is in the journal."""
    before = sample.read_bytes()
    child = subprocess.Popen([sys.executable, "-c", CHILD, str(sample)], stdout=subprocess.PIPE, text=True)
    try:
        assert child.stdout is not None
        assert child.stdout.readline().strip() == "drafted"
    finally:
        child.kill()
        child.wait()
        child.stdout.close()
    assert sample.read_bytes() == before
    player = start()
    banner = player.window.area.currentWidget().recovery
    assert banner.isVisible()
    assert banner.resume_button.accessibleName() == "Resume Adèle Fournier"
    banner.resume_button.click()
    document = player.document
    assert document.character.place == "Ar-Men"
    assert document.path == sample
    assert not document.is_saved
    assert len(player.entries()) == 1
    assert player.context.files.save(document)
    assert open_document(sample).character.place == "Ar-Men"
    assert list((home / "data" / "drafts").glob("*.draft")) == []


def left_behind(sample: Path, home: Path, place: str) -> Path:
    """A draft as a run that ended suddenly leaves it."""
    from brp_desktop.storage.drafts import Drafts

    sheet = open_document(sample)
    changed = sheet.with_character(SetIdentity("place", place).apply(sheet.character))
    folder = home / "data" / "drafts"
    return folder / f"{Drafts(folder).write(changed, sample)}.draft"


def test_a_draft_is_compared_with_its_file(start, sample: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare says in words what differs; «Resume» in it goes on with the draft; a lost file is a sentence."""
    from brp_desktop.views.dialogs.compare import CompareDialog

    draft = left_behind(sample, home, "Ar-Men")
    dialogs: list[CompareDialog] = []

    def look(dialog: CompareDialog) -> int:
        dialogs.append(dialog)
        return 0

    monkeypatch.setattr(CompareDialog, "exec", look)
    player = start()
    banner = player.window.area.currentWidget().recovery
    assert banner.compare_button.isEnabled()
    banner.compare_button.click()
    before = open_document(sample).character.place
    assert f"Place: {before} → Ar-Men" in dialogs[0].text
    assert "changed by something else" not in dialogs[0].text
    dialogs[0]._on_copy()
    assert QApplication.clipboard().text() == dialogs[0].text
    assert draft.exists()
    assert banner.isVisible()
    content = json.loads(sample.read_text(encoding="utf-8"))
    sample.write_text(json.dumps(content | {"player": "Somebody"}), encoding="utf-8")
    banner.compare_button.click()
    assert "Player: Somebody → " in dialogs[1].text
    assert "The file was changed by something else since the draft was begun." in dialogs[1].text
    sample.write_text("{", encoding="utf-8")
    banner.compare_button.click()
    assert dialogs[2].sections == []
    assert dialogs[2].sentences
    sample.unlink()
    banner.compare_button.click()
    assert "adèle 🐙.rpgsheet" in dialogs[3].text
    monkeypatch.setattr(CompareDialog, "exec", lambda dialog: 1)
    banner.compare_button.click()
    assert player.document.character.place == "Ar-Men"


def test_a_draft_without_a_file_is_resumed_or_discarded(start, sample: Path, home: Path) -> None:
    """Never saved: nothing to compare with, which the tool tip says; «Discard» is behind «more»."""
    from brp_desktop.storage.drafts import Drafts

    folder = home / "data" / "drafts"
    Drafts(folder).write(open_document(sample).writable_copy(), None)
    player = start()
    banner = player.window.area.currentWidget().recovery
    assert not banner.compare_button.isEnabled()
    assert "never saved" in banner.compare_button.toolTip()
    banner.more_button.setFocus()
    player.press(Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert [action.text() for action in menu.actions()] == ["&Discard the unsaved work"]
    menu.actions()[0].trigger()
    menu.close()
    assert not banner.isVisible()
    assert list(folder.glob("*.draft")) == []


def test_opening_a_sheet_offers_the_work_left_on_it(start, sample: Path, home: Path) -> None:
    """Started with the file instead of the start page, the draft of the run before is offered there too."""
    draft = left_behind(sample, home, "Ar-Men")
    player = start()
    document = player.open(sample)
    banner = player.window.banner
    assert banner.isVisible()
    assert banner.label.text().startswith("Found unsaved work on Adèle Fournier, ")
    assert [link.text() for link in banner.links if link.text()] == ["Resume", "Discard", "Later"]
    assert document.character.place == "Brest"
    banner.links[0].click()
    assert player.window.document is document, "the tab that is open goes on"
    assert player.window.tabs.count() == 1
    assert document.character.place == "Ar-Men"
    assert not document.is_saved
    assert banner.isHidden()
    assert draft.exists(), "until it is saved"
    player.press(Qt.Key.Key_Z, CONTROL)
    assert document.character.place == "Brest"
    player.press(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert player.context.files.save(document)
    assert open_document(sample).character.place == "Ar-Men"
    assert not draft.exists()


def test_work_left_behind_is_never_written_over(start, sample: Path, home: Path) -> None:
    """A new edit, its undo, a save and the end of the program leave the draft of the earlier run as it is."""
    draft = left_behind(sample, home, "Ar-Men")
    before = draft.read_bytes()
    player = start()
    document = player.open(sample)
    for finish in (player.window.history.undo, lambda: player.context.files.save(document)):
        document.perform(SetIdentity("place", "Rennes"))
        player.context.drafts.write_now()
        assert len(list(draft.parent.glob("*.draft"))) == 2, "the new work has a draft of its own"
        finish()
        assert list(draft.parent.glob("*.draft")) == [draft]
        assert draft.read_bytes() == before
    player.context.files.close(document)
    assert draft.read_bytes() == before
    player.open(sample)
    player.window.banner.links[1].click()
    assert not draft.exists(), "discarding is said by the person"
    assert player.window.banner.isHidden()


def test_work_left_on_other_sheets_is_offered_and_put_off(start, sample: Path, home: Path, project_root: Path) -> None:
    """Who always starts with one file hears of the other's draft; «Later» is silent until the next start."""
    draft = left_behind(sample, home, "Ar-Men")
    other = sample.with_name("bran.rpgsheet")
    other.write_bytes((project_root / "resources" / "samples" / "bran-tregear.rpgsheet").read_bytes())
    player = start()
    player.open(other)
    banner = player.window.banner
    assert "Adèle Fournier" in banner.label.text()
    banner.links[2].click()
    assert banner.isHidden()
    player.open(sample)
    assert banner.isHidden()
    assert draft.exists()
    again = start()
    again.open(other)
    again.window.banner.links[0].click()
    assert again.document.path == sample
    assert again.document.character.place == "Ar-Men"


def test_tables_are_among_the_recent_files(start, tmp_path: Path, project_root: Path) -> None:
    """A table opened or saved is listed as one, opens in the game master's tab from the page and from the menu; a lost
    one is asked for as a table."""
    place = tmp_path / "evening"
    place.mkdir()
    for path in (project_root / "resources" / "samples").iterdir():
        (place / path.name).write_bytes(path.read_bytes())
    path = next(place.glob("*.rpgtable"))
    player = start()
    player.window.open_file(path)
    QApplication.processEvents()
    first = player.context.files.recent[0]
    assert (first.system, first.path, first.name) == ("table", str(path), player.window.gm.master.table.table.name)
    page = player.window._start_page
    row = page.recent.files.index(0)
    assert row.data().startswith(f"{first.name}, Game master’s table, ")
    page.filter.edit.setText("game master")
    assert page.recent.files.rowCount() == 1
    page.filter.edit.setText("1D100")
    assert page.recent.files.rowCount() == 0
    page.filter.edit.clear()
    menu = player.window.actions_.menu("recent")
    menu.aboutToShow.emit()
    assert menu.actions()[0].text() == f"{first.name} (game master’s table)"
    assert not menu.actions()[0].icon().isNull()
    player.window.close()
    player.application.end()

    player = start()
    assert not player.window.has_gm
    page = player.window._start_page
    page.recent.setCurrentIndex(page.recent.files.index(0))
    page.recent.setFocus()
    player.press(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert player.window.dock.tab == "gm"
    assert player.window.gm.master.table.path == path
    assert player.context.files.documents == ()
    assert player.window.gm.master.table.new()
    menu = player.window.actions_.menu("recent")
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert player.window.gm.master.table.path == path
    assert player.window.gm.master.table.new()

    moved = path.rename(place / "moved.rpgtable")
    page.refresh()
    player.answers.table_path = moved
    page.recent.setCurrentIndex(page.recent.files.index(0))
    page.recent.setFocus()
    player.press(Qt.Key.Key_Return)
    assert player.answers.asked[-1] == "table"
    assert player.window.gm.master.table.path == moved
    assert [file.path for file in player.context.files.recent] == [str(moved)]


def test_the_button_beside_the_tabs_offers_all_ways_to_another_sheet(start, sample: Path) -> None:
    """New, open, a sample, opened recently: by keyboard too."""
    player = start()
    player.open(sample)
    player.window.tab_row.add_button.setFocus()
    player.press(Qt.Key.Key_Space)
    QApplication.processEvents()
    menu = QApplication.activePopupWidget()
    texts = [action.text().replace("&", "").split("\t")[0] for action in menu.actions()]
    assert texts == ["New sheet", "Open…", "Open a sample", "", "Opened recently"]
    below = [action.menu() for action in menu.actions()]
    for place in (2, 4):
        below[place].aboutToShow.emit()
    assert len(below[0].actions()) >= 2
    assert [action.text() for action in below[4].actions()] == ["Adèle Fournier"]
    before = len(player.context.files.documents)
    below[2].actions()[0].trigger()
    assert len(player.context.files.documents) == before + 1
    menu.close()
    player.window.tab_row.add_button.setFocus()
    player.press(Qt.Key.Key_Space)
    player.answers.open_paths = (sample,)
    QApplication.activePopupWidget().actions()[1].trigger()
    assert player.answers.asked[-1] == "open"
    QApplication.activePopupWidget().close()


def test_the_row_in_front_stays_there_when_recent_files_change(start, sample: Path) -> None:
    """P pins and Del removes by keyboard alone, one row after the other."""
    player = start()
    for name in ("a", "b", "c"):
        path = sample.with_name(f"{name}.rpgsheet")
        path.write_bytes(sample.read_bytes())
        player.context.files.add_recent(RecentFile(str(path), name, "brp", opened=1))
    recent = player.window.findChild(RecentList)
    recent.setFocus()
    recent.setCurrentIndex(recent.files.index(1))
    player.press(Qt.Key.Key_P)
    assert [file.name for file in player.context.files.recent] == ["b", "c", "a"]
    assert recent.currentIndex().row() == 0
    player.press(Qt.Key.Key_Down)
    player.press(Qt.Key.Key_Delete)
    assert [file.name for file in player.context.files.recent] == ["b", "a"]
    assert recent.currentIndex().row() == 1
    player.press(Qt.Key.Key_Delete)
    assert recent.currentIndex().row() == 0
    player.press(Qt.Key.Key_Delete)
    assert not recent.currentIndex().isValid()


def test_recent_files_open_pin_and_go(start, sample: Path, home: Path) -> None:
    """Recent files keep name and ticks; a missing one says so and is found again or taken off the list."""
    player = start()
    document = player.open(sample)
    document.perform(SetTick(document.character.skills[0].id, True))
    player.context.files.close(document)
    page = player.window.area.currentWidget()
    assert page.objectName() == "start_page"
    file = player.context.files.recent[0]
    assert (file.name, file.ticks, Path(file.path)) == ("Adèle Fournier", document.derived.waiting_ticks, sample)
    moved = sample.rename(sample.with_name("moved.rpgsheet"))
    page.refresh()
    page.recent.setCurrentIndex(page.recent.files.index(0))
    player.answers.missing = moved
    page.recent.setFocus()
    player.press(Qt.Key.Key_Return)
    assert player.document.path == moved
    assert [Path(each.path).name for each in player.context.files.recent] == ["moved.rpgsheet"]


def test_a_dropped_file_opens(start, sample: Path) -> None:
    """Files may be dropped anywhere."""
    from PySide6.QtCore import QMimeData, QPointF, QUrl
    from PySide6.QtGui import QDropEvent

    player = start()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(sample))])
    event = QDropEvent(
        QPointF(10, 10),
        Qt.DropAction.MoveAction | Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.ShiftModifier,
    )
    event.setDropAction(Qt.DropAction.MoveAction)
    player.window.dropEvent(event)
    assert event.isAccepted()
    assert event.dropAction() == Qt.DropAction.CopyAction, "whoever it came from keeps its file"
    assert player.window.context.files.documents == (), "a dialog would keep whoever it came from waiting"
    QApplication.processEvents()
    assert player.document.path == sample


def test_samples_are_not_overwritten(start, project_root: Path) -> None:
    """A sample opens as a new document: saving asks for a place."""
    from brp_desktop.controllers.files import samples

    player = start()
    path = samples()[0]
    before = path.read_bytes()
    document = player.context.files.open_sample(path)
    player.press(Qt.Key.Key_S, CONTROL)
    assert player.answers.asked == [f"save {document.character.name}.rpgsheet"]
    assert path.read_bytes() == before


def test_settings_outlive_the_run(start, sample: Path, home: Path) -> None:
    """Window, dock, zoom and recent files are there at the next start (U05 keeps them on the screen)."""
    player = start()
    document = player.open(sample)
    player.window.zoom.set_percent(150)
    player.window.setGeometry(40, 50, 1100, 700)
    player.window.room.show_dock(False)
    player.context.files.close(document)
    player.window.close()
    player.application.end()
    kept = Settings(home / "config" / "settings.toml")
    assert (kept.window.width, kept.window.height) == (1100, 700)
    assert kept.sheet(document.document_id).zoom == 150
    assert not kept.dock_visible
    assert isinstance(kept.recent[0], RecentFile)
    again = start()
    again.open(sample)
    assert again.window.zoom.percent == 150
    assert again.window.dock.isHidden()
