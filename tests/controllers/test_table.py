"""The game master's table without its window: files, history, drafts, what is asked."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.drafts import DraftsController
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.interaction import OverwriteChoice, UnsavedChoice
from brp_desktop.controllers.table import TableController
from brp_desktop.play.npcs import extra_entry
from brp_desktop.sheet.table import EntryId, GameTable
from brp_desktop.sheet.table_edits import RemoveEntries, SetEntryField, SetTableName
from brp_desktop.storage.settings import Settings
from brp_desktop.storage.tables import open_table


class Person:
    """Answers given beforehand, questions and errors noted."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.errors: list[Exception] = []
        self.unsaved = UnsavedChoice.CANCEL
        self.overwrite = OverwriteChoice.CANCEL
        self.path: Path | None = None

    def ask_open_paths(self, folder: Path) -> Sequence[Path]:
        return ()

    def ask_save_path(self, suggestion: Path) -> Path | None:
        return None

    def ask_unsaved(self, name: str) -> UnsavedChoice:
        self.asked.append("unsaved")
        return self.unsaved

    def ask_unsaved_table(self, name: str) -> UnsavedChoice:
        self.asked.append("unsaved")
        return self.unsaved

    def ask_overwrite(self, path: Path, mine: object, theirs: object) -> OverwriteChoice:
        self.asked.append("overwrite")
        return self.overwrite

    def ask_missing(self, path: Path) -> Path | None:
        return None

    def show_error(self, error: Exception) -> None:
        self.errors.append(error)

    def ask_table_path(self, folder: Path) -> Path | None:
        return self.path

    def ask_table_save_path(self, suggestion: Path) -> Path | None:
        self.asked.append(f"save {suggestion.name}")
        return self.path


@pytest.fixture
def person() -> Person:
    return Person()


@pytest.fixture
def begin(qapp: QApplication, tmp_path: Path, person: Person) -> Iterator[Callable[[], TableController]]:
    """A table as a new run of the program finds it; settings and drafts stay from run to run."""

    def start() -> TableController:
        settings = Settings(tmp_path / "settings.toml")
        files = FilesController(settings, DraftsController(tmp_path / "drafts"), tmp_path / "backups", person)
        runs.append(TableController(files, settings, tmp_path / "drafts", tmp_path / "backups", person, person))
        return runs[-1]

    runs: list[TableController] = []
    yield start
    for run in runs:
        run.stop()


@pytest.fixture
def folder(tmp_path: Path, project_root: Path) -> Path:
    """The samples in a folder of their own."""
    place = tmp_path / "table"
    place.mkdir()
    for path in (project_root / "resources" / "samples").glob("*.rpg*"):
        (place / path.name).write_bytes(path.read_bytes())
    return place


@pytest.fixture
def table(begin: Callable[[], TableController], folder: Path) -> TableController:
    """The table of the samples, open."""
    controller = begin()
    assert controller.open(folder / "lamp-room.rpgtable")
    return controller


def test_an_edit_is_told_undone_and_done_again(table: TableController) -> None:
    told: list[str] = []
    table.changed.connect(lambda: told.append(table.table.name))
    assert table.perform(SetTableName("The lantern"))
    assert not table.is_saved
    assert isinstance(table.undo(), SetTableName)
    assert table.is_saved
    assert isinstance(table.redo(), SetTableName)
    assert told == ["The lantern", "The lamp room", "The lantern"]
    assert not table.perform(SetTableName("The lantern"))


def test_what_is_refused_changes_nothing(table: TableController) -> None:
    refused: list[str] = []
    table.refused.connect(lambda error: refused.append(error.code))
    before = table.table
    assert not table.perform(RemoveEntries((EntryId("entry.999"),)))
    assert table.table is before
    assert len(refused) == 1


def test_saved_elsewhere_references_lead_to_the_same_files_and_undo_goes_on(
    table: TableController, person: Person, folder: Path, tmp_path: Path
) -> None:
    """After «Save as» in another folder every step can still be undone, and no step brings old references back."""
    player = next(row.id for row in table.rows if row.is_player)
    where = table.players.path(player)
    assert table.perform(SetEntryField((player,), "note", "left-handed"))
    assert table.perform(RemoveEntries((player,)))
    person.path = tmp_path / "elsewhere" / "deep" / "copy.rpgtable"
    person.path.parent.mkdir(parents=True)
    assert table.save_as()
    assert table.is_saved
    assert isinstance(table.undo(), RemoveEntries)
    assert not table.is_saved
    assert table.players.path(player) == where
    assert table.row(player).state == "ok"
    table.undo()
    assert table.row(player).entry.note == ""
    assert table.players.path(player) == where
    table.redo()
    table.redo()
    assert table.is_saved
    assert open_table(person.path).table == table.table
    assert (folder / "lamp-room.rpgtable").exists()


def test_a_file_changed_by_others_is_not_overwritten_unasked(
    table: TableController, person: Person, folder: Path
) -> None:
    path = folder / "lamp-room.rpgtable"
    theirs = path.read_text(encoding="utf-8").replace("The lamp room", "The oil store")
    path.write_text(theirs, encoding="utf-8")
    table.perform(SetTableName("Mine"))
    assert not table.save()
    assert person.asked == ["overwrite"]
    assert path.read_text(encoding="utf-8") == theirs
    person.overwrite = OverwriteChoice.OVERWRITE
    assert table.save()
    assert open_table(path).table.name == "Mine"


def test_unsaved_work_is_not_given_up_unasked(table: TableController, person: Person, folder: Path) -> None:
    other = folder / "other.rpgtable"
    other.write_bytes((folder / "lamp-room.rpgtable").read_bytes())
    table.perform(SetTableName("Mine"))
    assert not table.open(other)
    assert person.asked == ["unsaved"]
    assert not table.close()
    assert table.table.name == "Mine"
    person.unsaved = UnsavedChoice.SAVE
    assert table.close()
    assert table.table == GameTable()
    assert open_table(folder / "lamp-room.rpgtable").table.name == "Mine"


def test_a_file_that_is_not_taken_after_all_is_free_for_others(
    table: TableController, person: Person, folder: Path, tmp_path: Path
) -> None:
    """Another running program would be told that it is open here."""
    other = folder / "other.rpgtable"
    other.write_bytes((folder / "lamp-room.rpgtable").read_bytes())
    table._files.look_for_others()
    table._files.note_open(table, table.path)
    assert len(list((tmp_path / "open").iterdir())) == 1
    assert table.perform(SetTableName("The lantern"))
    assert not table.open(other)
    person.path = tmp_path / "nowhere" / "copy.rpgtable"
    assert not table.save_as()
    assert len(person.errors) == 1
    assert len(list((tmp_path / "open").iterdir())) == 1
    person.unsaved = UnsavedChoice.DISCARD
    assert table.open(other)
    assert len(list((tmp_path / "open").iterdir())) == 1


def test_the_file_that_is_open_already_stays_as_it_is(table: TableController, person: Person, folder: Path) -> None:
    """D05: the second open goes to the one that has it, with the work on it."""
    table.perform(SetTableName("Mine"))
    assert table.open(folder / "lamp-room.rpgtable")
    assert table.table.name == "Mine"
    assert person.asked == []


def test_a_broken_table_is_said_and_the_one_in_force_stays(
    table: TableController, person: Person, folder: Path
) -> None:
    broken = folder / "broken.rpgtable"
    broken.write_text("{", encoding="utf-8")
    before = table.table
    assert not table.open(broken)
    assert len(person.errors) == 1
    assert table.table is before


def test_work_left_behind_by_a_crash_is_found_by_the_next_run(
    table: TableController, begin: Callable[[], TableController], folder: Path
) -> None:
    """The draft outlives the run, is taken up as unsaved work with its file, and goes when it is saved."""
    table.add([extra_entry(table.table, "Ferryman", 40)])
    assert table.write_draft() == 1
    later = begin()
    (draft,) = later.drafts.found()
    assert later.resume(draft)
    assert later.path == folder / "lamp-room.rpgtable"
    assert not later.is_saved
    assert later.rows[-1].name == "Ferryman"
    assert later.save()
    assert list(begin().drafts.found()) == []


def test_the_next_run_goes_on_with_the_last_table(
    table: TableController, begin: Callable[[], TableController], folder: Path
) -> None:
    assert table.save()
    later = begin()
    later.open_last()
    assert later.path == folder / "lamp-room.rpgtable"
    (folder / "lamp-room.rpgtable").unlink()
    third = begin()
    third.open_last()
    assert third.path is None


def test_hit_points_in_place_go_to_the_table_or_to_the_sheet(table: TableController, folder: Path) -> None:
    """Of a person inside: a step of the table. Of a player: a step of the player's sheet, and none of the table."""
    guard = next(row for row in table.rows if row.name == "Guard 1")
    assert table.set_track(guard.id, "hit_points", 4)
    assert table.row(guard.id).hit_points.current == 4
    table.undo()
    bran = next(row for row in table.rows if row.name == "Bran Tregear")
    assert table.set_track(bran.id, "hit_points", 3)
    assert table.undo_edit is None
    document = table.sheet_of(bran.person.document)
    assert document is not None
    assert not document.is_saved
    document.undo()
    assert document.is_saved
